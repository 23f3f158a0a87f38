"""Hints before anything is chosen, rung by rung, and while an action is held."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from preferans_qt.coach.assessment import Assessment
from preferans_qt.coach.hints import Hint
from tests.ui.practice.lessons import Lesson


@pytest.fixture
def rungs(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The rungs that have something to say; each says its number."""
    there = [1, 2, 3, 4]

    def hint(assessment: Assessment, rung: int) -> Hint | None:
        return Hint(rung=rung, view=assessment.view) if rung in there else None

    monkeypatch.setattr("preferans_qt.coach.tutor.hint", hint)
    monkeypatch.setattr(
        "preferans_qt.ui.practice.content.hint_text", lambda hint, level: f"rung {hint.rung}"
    )
    return there


def shown(lesson: Lesson, text: str) -> bool:
    """Whether the panel says this, once the coach has found it."""
    lesson.qtbot.waitUntil(lambda: lesson.panel.text.text() == text)
    return lesson.panel.text.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_H, Qt.Key.Key_F9])
def test_each_hint_says_more_and_the_highest_is_noted(
    lesson: Lesson, rungs: list[int], key: Qt.Key
) -> None:
    lesson.until_an_error_is_possible()
    entry = lesson.length
    for rung in (1, 2, 3):
        lesson.press(key)
        assert shown(lesson, f"rung {rung}")
        assert lesson.panel.headline.text() == f"Hint {rung} of 4"
        assert lesson.program.window.situation == f"rung {rung}"
    assert lesson.table.view.hasFocus()
    lesson.choose(lesson.good_card())
    assert not lesson.dock.isVisible()
    lesson.wait_for_notes()
    assert lesson.note_of(entry).hints == 3
    lesson.until_an_error_is_possible()
    lesson.press(key)
    assert shown(lesson, "rung 1"), "another decision begins anew"


def test_the_key_works_without_letters(lesson: Lesson, rungs: list[int]) -> None:
    lesson.settings(letter_keys=False)
    lesson.until_an_error_is_possible()
    lesson.press(Qt.Key.Key_H)
    assert not lesson.dock.isVisible()
    lesson.press(Qt.Key.Key_F9)
    assert shown(lesson, "rung 1")


def test_after_the_last_rung_there_is_no_further_hint(lesson: Lesson, rungs: list[int]) -> None:
    lesson.until_an_error_is_possible()
    lesson.press(Qt.Key.Key_H)
    assert shown(lesson, "rung 1")
    lesson.panel.setFocus()
    for rung in (2, 3, 4):
        assert "hint" in lesson.shown()
        lesson.press(Qt.Key.Key_Return)
        assert shown(lesson, f"rung {rung}")
    assert lesson.shown() == ("close",)
    assert lesson.panel.buttons["close"].hasFocus()
    lesson.press(Qt.Key.Key_Return)
    assert not lesson.dock.isVisible()
    assert lesson.table.view.hasFocus()


def test_a_rung_without_anything_to_say_is_passed_over(lesson: Lesson, rungs: list[int]) -> None:
    rungs[:] = [3]
    lesson.until_an_error_is_possible()
    lesson.press(Qt.Key.Key_H)
    assert shown(lesson, "rung 3")


def test_where_there_is_nothing_to_say_nothing_is_charged(lesson: Lesson, rungs: list[int]) -> None:
    rungs.clear()
    lesson.until_an_error_is_possible()
    entry = lesson.length
    lesson.press(Qt.Key.Key_H)
    assert shown(lesson, "Here there is nothing to advise.")
    lesson.choose(lesson.good_card())
    lesson.wait_for_notes()
    assert lesson.note_of(entry).hints == 0


def test_hints_go_on_while_an_action_is_held(lesson: Lesson, rungs: list[int]) -> None:
    error, entry = lesson.until_an_error_is_possible(), lesson.length
    lesson.press(Qt.Key.Key_H)
    assert shown(lesson, "rung 1")
    lesson.choose(error)
    lesson.click("hint")
    assert shown(lesson, "rung 2")
    assert lesson.is_held
    lesson.click("think_again")
    assert shown(lesson, "rung 2"), "the hint may still be read"
    lesson.choose(lesson.good_card())
    lesson.wait_for_notes()
    assert [note.hints for note in lesson.notes() if note.entry == entry] == [2, 2]


def test_a_tutor_that_is_off_gives_hints_when_asked(lesson: Lesson, rungs: list[int]) -> None:
    lesson.settings(tutor=False)
    lesson.until_an_error_is_possible()
    lesson.press(Qt.Key.Key_H)
    assert shown(lesson, "rung 1")
    noted = lesson.notes()
    lesson.choose(lesson.good_card())
    lesson.wait_for_notes()
    assert lesson.notes() == noted


def test_in_an_exam_there_are_no_hints(lesson: Lesson) -> None:
    lesson.settings(tutor_level="exam")
    lesson.until_an_error_is_possible()
    hint = lesson.program.window.commands["hint"]
    assert not hint.isEnabled()
    assert "exam" in hint.toolTip()
    QApplication.processEvents()
    assert not lesson.dock.isVisible()
