"""After a deal the learner writes the sheet, which shows no number of that deal before."""

import pytest
from PySide6.QtCore import Qt

from preferans_qt.coach.record_keeping import grid_of
from preferans_qt.coach.subjects import Subject
from preferans_qt.game.entries import Place
from preferans_qt.ui.bidding.deal_end import DealEndPanel
from preferans_qt.ui.practice.record_panel import RecordPanel
from tests.ui.practice.lessons import Lesson


@pytest.fixture
def after_a_deal(lesson: Lesson) -> Lesson:
    """A deal has been played, and the person is to write what it brings."""
    lesson.settings(tutor=False, write_sheet=True)
    lesson.to_the_end()
    lesson.qtbot.waitUntil(lambda: isinstance(lesson.table.overlay, RecordPanel))
    return lesson


def panel_of(lesson: Lesson) -> RecordPanel:
    panel = lesson.table.overlay
    assert isinstance(panel, RecordPanel)
    return panel


def true_numbers(lesson: Lesson) -> dict[Place, int]:
    return grid_of(lesson.engine.match.finished[-1].entries)


def write(lesson: Lesson, numbers: dict[Place, int]) -> None:
    """Type numbers in the fields, each on its own, and press Enter in the last one."""
    panel = panel_of(lesson)
    for place, field in panel.grid.fields.items():
        field.setFocus()
        field.clear()
        if numbers.get(place):
            lesson.qtbot.keyClicks(field, str(numbers[place]))
    panel.check_button.setFocus()
    lesson.qtbot.keyClick(panel.check_button, Qt.Key.Key_Return)


def test_the_sheet_waits_for_what_is_written(after_a_deal: Lesson) -> None:
    lesson = after_a_deal
    before = lesson.program.window.sheet.content
    write(lesson, true_numbers(lesson))
    panel = panel_of(lesson)
    lesson.qtbot.keyClick(panel.check_button, Qt.Key.Key_Return)
    lesson.qtbot.waitUntil(lambda: isinstance(lesson.table.overlay, DealEndPanel))
    assert lesson.program.window.sheet.content != before
    assert not lesson.notes()


def test_the_first_error_of_a_match_does_not_count(after_a_deal: Lesson) -> None:
    lesson = after_a_deal
    numbers = true_numbers(lesson)
    wrong = dict.fromkeys(numbers, 97)
    write(lesson, wrong)
    notes = lesson.notes()
    assert [note.subject for note in notes] == [Subject.RECORD] * len(notes)
    assert [note.is_counted for note in notes] == [False] + [True] * (len(notes) - 1)


def test_who_deals_on_leaves_the_numbers_to_the_program(after_a_deal: Lesson) -> None:
    lesson = after_a_deal
    before = lesson.program.window.sheet.content
    lesson.program.control.next_deal()
    lesson.wait()
    assert not isinstance(lesson.table.overlay, RecordPanel)
    assert lesson.program.window.sheet.content != before


def test_the_panel_stays_with_what_was_written(after_a_deal: Lesson) -> None:
    lesson = after_a_deal
    panel = panel_of(lesson)
    field = next(iter(panel.grid.fields.values()))
    lesson.qtbot.keyClicks(field, "4")
    lesson.program.set_language("ru")
    lesson.program.control.table.settled.emit()
    assert panel_of(lesson) is panel
    assert field.text() == "4"
