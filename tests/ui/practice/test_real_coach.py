"""The tutor with the coach as he is: real errors are held, real plays are not."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from preferans_qt.coach.grades import Grade
from preferans_qt.game.actions import parse_action
from preferans_qt.store.database import Database
from tests.ui.practice.conftest import LONG
from tests.ui.practice.lessons import Lesson, ScriptedAssessor
from tests.ui.window.conftest import start_program
from tests.ui.window.scripts import ScriptedBot


@pytest.fixture
def lesson(database: Database, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lesson]:
    running = start_program(database, qtbot)
    running.practice.tutor.patience = LONG
    here = Lesson(running, qtbot, ScriptedAssessor())
    monkeypatch.setattr("preferans_qt.ui.engine.player", lambda name: ScriptedBot(here.script))
    here.script.begin(running)
    yield here
    running.window.close()


def leading_with_eight_cards(lesson: Lesson) -> int:
    """Go on to a lead in which the ace of hearts is a blunder; its entry in the log."""
    lesson.settings(tutor_moment="never")
    lesson.until(lambda view, legal: len(legal) == 8 and parse_action("play AH") in legal)
    lesson.settings(tutor_moment="before", tutor_level="club")
    return lesson.length


def test_an_error_is_held_explained_and_noted_with_its_price(lesson: Lesson) -> None:
    entry = leading_with_eight_cards(lesson)
    lesson.answer(parse_action("play AH"))
    assert lesson.is_held
    said: list[str] = []
    for _ in range(3):
        lesson.click("hint")
        lesson.qtbot.waitUntil(lambda: lesson.panel.text.text() not in ("", *said[-1:]))
        said.append(lesson.panel.text.text())
    assert "eight of hearts" in said[-1]
    lesson.click("play_anyway")
    lesson.qtbot.waitUntil(lambda: lesson.length > entry)
    note = lesson.note_of(entry)
    assert (note.grade, note.best, note.hints) == (Grade.BLUNDER, "play 8H", 3)
    assert note.loss > 12
    assert "eight of hearts" in lesson.panel.text.text()
    assert "Ace of hearts: less by" in lesson.panel.numbers.text()


def test_the_best_card_goes_through(lesson: Lesson) -> None:
    entry = leading_with_eight_cards(lesson)
    lesson.answer(parse_action("play 8H"))
    assert lesson.length > entry
    lesson.wait_for_notes()
    assert lesson.note_of(entry).grade is Grade.FINE
