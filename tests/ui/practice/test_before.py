"""An error is held back before it counts: by mouse and by keyboard, in English and in Russian."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from preferans_qt.coach.grades import Grade
from preferans_qt.coach.subjects import Subject
from preferans_qt.game.actions import Bid, Play
from preferans_qt.ui.table.picture import picture_of
from tests.ui.practice.lessons import Lesson
from tests.ui.window.persons import KeyboardPerson, MousePerson, click_card

HELD = ("think_again", "hint", "play_anyway", "quiet")


@pytest.fixture(params=[MousePerson, KeyboardPerson])
def anyone(request: pytest.FixtureRequest, lesson: Lesson) -> Lesson:
    """The lesson of a person with a mouse, and of one with a keyboard."""
    lesson.person = request.param(lesson.program, 0)
    return lesson


@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_happens_while_an_error_is_held(anyone: Lesson, language: str) -> None:
    anyone.settings(language=language)
    error = anyone.until_an_error_is_possible()
    request, length, said = anyone.request, anyone.length, len(anyone.log)
    anyone.choose(error)
    assert set(anyone.shown()) == set(HELD)
    QTest.qWait(50)
    assert anyone.length == length
    assert anyone.engine.request is request
    assert anyone.engine.thinking_seat is None
    assert len(anyone.log) == said
    assert anyone.table.is_open
    assert anyone.table.picture == picture_of(anyone.engine.view())
    assert error.card in anyone.table.view.offered
    assert anyone.table.view.hasFocus()
    assert anyone.panel.headline.text()
    assert anyone.panel.accessibleName() == anyone.panel.headline.text()


def answer(lesson: Lesson, button: str) -> None:
    """Answer the panel as the person of the lesson does."""
    if isinstance(lesson.person, MousePerson):
        lesson.click(button)
        return
    while not lesson.panel.isAncestorOf(QApplication.focusWidget()):
        lesson.press(Qt.Key.Key_F6)
    while not lesson.panel.buttons[button].hasFocus():
        lesson.press(Qt.Key.Key_Right)
    lesson.press(Qt.Key.Key_Return)


def test_who_thinks_again_plays_another_card(anyone: Lesson) -> None:
    error, entry = anyone.until_an_error_is_possible(), anyone.length
    anyone.choose(error)
    answer(anyone, "think_again")
    assert not anyone.dock.isVisible()
    assert anyone.table.view.hasFocus()
    anyone.choose(anyone.good_card())
    assert anyone.length > entry
    anyone.wait_for_notes()
    first, second = (note for note in anyone.notes() if note.entry == entry)
    assert (first.attempt, first.action, first.grade) == (0, str(error), Grade.MISTAKE)
    assert first.subject is Subject.DECLARER_PLAY
    assert (first.is_taken_back, first.is_counted) == (True, False)
    assert (second.attempt, second.grade) == (1, Grade.FINE)
    assert (second.is_taken_back, second.is_counted) == (False, True)


def test_what_is_played_anyway_counts_and_is_explained(anyone: Lesson) -> None:
    error, entry = anyone.until_an_error_is_possible(), anyone.length
    anyone.choose(error)
    answer(anyone, "play_anyway")
    anyone.qtbot.waitUntil(lambda: anyone.length > entry)
    assert anyone.engine.session.entries[entry].code == str(error)
    note = anyone.note_of(entry)
    assert (note.is_taken_back, note.is_counted) == (False, True)
    assert anyone.shown() == ("take_back", "close")
    anyone.wait()
    assert any(line.startswith("Mistake, 6.0 whists:") for line in anyone.log)
    assert anyone.table.view.hasFocus()
    assert not anyone.panel.numbers.isVisible()
    QTest.mouseClick(anyone.panel.more, Qt.MouseButton.LeftButton)
    assert "less by 6.0 whists" in anyone.panel.numbers.text()
    anyone.until_an_error_is_possible()
    anyone.answer(anyone.good_card())
    assert not anyone.dock.isVisible(), "who plays on has read it"


@pytest.mark.parametrize("way", ["escape", "escape in the panel", "dock", "undo"])
def test_closing_means_to_think_again(lesson: Lesson, way: str) -> None:
    error, entry = lesson.until_an_error_is_possible(), lesson.length
    lesson.choose(error)
    match way:
        case "escape":
            lesson.press(Qt.Key.Key_Escape)
        case "escape in the panel":
            lesson.panel.setFocus()
            lesson.press(Qt.Key.Key_Escape)
        case "dock":
            lesson.dock.close()
        case "undo":
            lesson.program.window.commands["undo"].trigger()
    assert not lesson.dock.isVisible()
    assert lesson.length == entry
    assert lesson.table.is_open
    assert lesson.note_of(entry).is_taken_back


def test_the_first_line_names_nothing_better(lesson: Lesson) -> None:
    error = lesson.until_an_error_is_possible()
    lesson.choose(error)
    assert lesson.panel.headline.text() == "There is something better."
    assert "6 whists" in lesson.panel.subline.text()
    assert not lesson.panel.text.isVisible()
    assert not lesson.panel.more.isVisible()
    assert "first error of the deal" in lesson.panel.remark.text()


def test_a_beginner_reads_no_numbers(lesson: Lesson) -> None:
    lesson.settings(tutor_level="beginner")
    lesson.coach.whists = 20.0
    lesson.choose(lesson.until_an_error_is_possible())
    assert lesson.panel.headline.text() == "There is something much better."
    assert not lesson.panel.subline.isVisible()


def test_a_later_error_may_be_thought_over_too_but_counts(lesson: Lesson) -> None:
    for number in range(2):
        entry = lesson.length if number == 0 else None
        error = lesson.until_an_error_is_possible()
        entry = lesson.length
        lesson.choose(error)
        assert lesson.panel.remark.isVisible() == (number == 0)
        lesson.click("think_again")
        lesson.choose(lesson.good_card())
        lesson.wait_for_notes()
        held, played = (note for note in lesson.notes() if note.entry == entry)
        assert held.is_taken_back
        assert held.is_counted == (number == 1)
        assert played.is_counted


def test_who_chooses_the_same_again_is_not_asked_twice(lesson: Lesson) -> None:
    error, entry = lesson.until_an_error_is_possible(), lesson.length
    lesson.choose(error)
    lesson.choose(error)
    assert lesson.length == entry, "the panel is still open"
    lesson.click("think_again")
    lesson.choose(error)
    assert lesson.engine.session.entries[entry].code == str(error)
    lesson.wait_for_notes()
    first, second = (note for note in lesson.notes() if note.entry == entry)
    assert (first.is_taken_back, first.is_counted) == (True, False)
    assert (second.is_taken_back, second.is_counted) == (False, True)


def test_another_card_is_a_second_thought(lesson: Lesson) -> None:
    error, entry = lesson.until_an_error_is_possible(), lesson.length
    lesson.choose(error)
    lesson.choose(lesson.good_card())
    assert lesson.length > entry
    assert not lesson.is_held


def test_quiet_holds_nothing_more_in_this_deal_but_notes_it(lesson: Lesson) -> None:
    entry, error = lesson.length, lesson.until_an_error_is_possible()
    lesson.choose(error)
    entry = lesson.length
    lesson.click("quiet")
    assert lesson.length == entry
    lesson.choose(error)
    assert lesson.length > entry
    lesson.until_an_error_is_possible()
    later = lesson.length
    lesson.choose(lesson.until_an_error_is_possible())
    assert lesson.length > later
    lesson.wait_for_notes()
    assert lesson.note_of(later).grade is Grade.MISTAKE
    assert not lesson.dock.isVisible()


def test_an_action_that_was_not_looked_into_is_looked_into_now(lesson: Lesson) -> None:
    error = lesson.until_an_error_is_possible()
    lesson.choose(lesson.good_card())
    lesson.until_an_error_is_possible()
    error = lesson.until_an_error_is_possible()
    asked = lesson.coach.questions
    lesson.coach.slow = {str(action) for action in lesson.request.legal}
    lesson.tutor.set_settings(lesson.tutor.settings)
    lesson.choose(error)
    assert lesson.is_held
    assert lesson.coach.questions >= asked


def test_a_call_is_held_and_its_panel_asks_anew(lesson: Lesson) -> None:
    lesson.coach.error = lambda view, legal: next(
        (action for action in legal if isinstance(action, Bid)), None
    )
    lesson.script.begin(lesson.program)
    lesson.wait()
    error = next(action for action in lesson.request.legal if isinstance(action, Bid))
    lesson.choose(error)
    assert lesson.is_held
    assert lesson.table.overlay is not None
    assert lesson.table.overlay.isVisible()
    other = [action for action in lesson.request.legal if isinstance(action, Bid)][1]
    lesson.click("think_again")
    assert lesson.table.overlay.isAncestorOf(QApplication.focusWidget())
    lesson.choose(other)
    assert lesson.engine.session.entries[1].code == str(other)


def test_what_the_rules_refuse_is_no_matter_of_judgement(lesson: Lesson) -> None:
    lesson.until(lambda view, legal: bool(lesson.table.view.dimmed))
    entry = lesson.length
    for _ in range(2):
        click_card(lesson.table, min(lesson.table.view.dimmed))
    assert not lesson.dock.isVisible()
    slips = [note for note in lesson.notes() if note.subject is Subject.RULES]
    assert [(note.entry, note.attempt, note.is_counted) for note in slips] == [
        (entry, 0, False),
        (entry, 1, True),
    ]
    lesson.answer(lesson.script.action(lesson.request.view, lesson.request.legal))
    lesson.wait_for_notes()
    decided = [note for note in lesson.notes() if note.entry == entry and note.action]
    assert [note.attempt for note in decided] in ([2], [])


def test_a_card_that_is_held_does_not_raise_those_that_may_be_played(lesson: Lesson) -> None:
    error = lesson.until_an_error_is_possible()
    lesson.choose(error)
    assert isinstance(error, Play)
    assert lesson.table.chosen == ()
