"""Errors that are told after the trick or after the deal, or never; verdicts that come late."""

import random

import pytest
from PySide6.QtTest import QTest

from preferans_qt.coach.grades import Grade
from preferans_qt.coach.subjects import Subject
from preferans_qt.game.actions import Play
from preferans_qt.game.conduct import Conduct
from preferans_qt.ui.review.window import ReviewWindow
from tests.ui.practice.lessons import (
    Lesson,
    cards_played,
    in_force,
    worst_card,
)
from tests.ui.window.scripts import Script

SAID = "Mistake, 6.0 whists:"


def said(lesson: Lesson) -> int:
    """How many errors the log tells of."""
    return sum(line.startswith(SAID) for line in lesson.log)


def later(lesson: Lesson, moment: str) -> tuple[int, int]:
    """Err in the middle of the play; the entry of the error, and its trick."""
    lesson.settings(tutor_moment=moment)
    lesson.until(
        lambda view, legal: cards_played(view) >= 2 and worst_card(view, legal) is not None
    )
    entry, trick = lesson.length, cards_played(lesson.request.view)
    lesson.choose(worst_card(lesson.request.view, lesson.request.legal))
    assert lesson.length > entry
    assert lesson.engine.session.entries[entry].code.startswith("play")
    return entry, trick


# After the trick


def test_after_the_trick_it_is_told_and_may_be_taken_back(lesson: Lesson) -> None:
    entry, trick = later(lesson, "after_trick")
    lesson.wait()
    lesson.qtbot.waitUntil(lambda: said(lesson) == 1)
    assert cards_played(lesson.request.view) > trick
    assert lesson.shown() == ("take_back", "close")
    assert lesson.table.view.hasFocus()
    lesson.click("take_back")
    assert lesson.wait()
    assert cards_played(lesson.request.view) == trick
    assert said(lesson) == 0
    assert not lesson.dock.isVisible()
    note = lesson.note_of(entry)
    assert (note.is_taken_back, note.is_counted) == (True, False)
    lesson.choose(lesson.good_card())
    lesson.wait_for_notes()
    again = max(lesson.notes(), key=lambda note: note.entry)
    assert (again.grade, again.is_taken_back) == (Grade.FINE, False)


def test_only_the_first_error_is_offered_to_be_taken_back(lesson: Lesson) -> None:
    later(lesson, "after_trick")
    lesson.qtbot.waitUntil(lambda: said(lesson) == 1)
    lesson.until_an_error_is_possible()
    entry = lesson.length
    lesson.choose(worst_card(lesson.request.view, lesson.request.legal))
    lesson.qtbot.waitUntil(lambda: said(lesson) == 2)
    assert lesson.shown() == ("close",)
    assert lesson.panel.earlier.isVisible()
    lesson.panel.earlier.click()
    assert lesson.shown() == ("take_back", "close")
    lesson.panel.later.click()
    lesson.engine.undo()
    note = lesson.note_of(entry)
    assert note.is_taken_back
    assert note.is_counted


def test_a_call_is_told_without_waiting_for_a_trick(lesson: Lesson) -> None:
    lesson.settings(tutor_moment="after_trick")
    lesson.coach.error = lambda view, legal: lesson.script.action(view, legal)
    lesson.script.begin(lesson.program)
    lesson.until(lambda view, legal: len(view.record) >= 3)
    lesson.qtbot.waitUntil(lambda: said(lesson) == 1)
    assert lesson.shown() == ("take_back", "close")


# After the deal


def test_after_the_deal_all_errors_are_gone_through(lesson: Lesson) -> None:
    lesson.settings(tutor_moment="after_deal")
    lesson.until(lambda view, legal: cards_played(view) >= 7)
    first = lesson.length
    assert lesson.shown() == ()
    lesson.to_the_end(errors=True)
    errors = [note for note in lesson.notes() if note.grade is Grade.MISTAKE]
    assert len(errors) == 2
    lesson.qtbot.waitUntil(lambda: said(lesson) == 2)
    assert lesson.shown() == ("take_back", "review", "close")
    assert (lesson.panel.content.place, lesson.panel.content.places) == (0, 2)
    lesson.click("take_back")
    assert lesson.wait()
    assert cards_played(lesson.request.view) == 7
    assert said(lesson) == 0
    notes = [note for note in lesson.notes() if note.entry >= first]
    assert all(note.is_taken_back for note in notes)
    assert [note.is_counted for note in notes if note.grade is Grade.MISTAKE] == [False, True]


def test_after_the_deal_an_error_is_gone_through_again(lesson: Lesson) -> None:
    later(lesson, "after_deal")
    lesson.to_the_end()
    lesson.qtbot.waitUntil(lambda: said(lesson) == 1)
    lesson.click("review")
    [window] = lesson.program.window.findChildren(ReviewWindow)
    assert window.isVisible()
    wrong = next(note for note in lesson.notes() if note.grade is Grade.MISTAKE)
    assert window.entry == wrong.entry


def test_the_next_deal_is_another_page(lesson: Lesson) -> None:
    later(lesson, "after_deal")
    lesson.to_the_end()
    lesson.qtbot.waitUntil(lambda: said(lesson) == 1)
    lesson.program.control.next_deal()
    lesson.wait()
    assert not lesson.dock.isVisible()
    assert said(lesson) == 1


# Never, and in an exam


@pytest.mark.parametrize(
    "silence",
    [{"tutor_moment": "never"}, {"tutor_level": "exam"}, {"tutor_silent": "declarer_play"}],
)
def test_who_wants_to_hear_nothing_has_everything_noted(
    lesson: Lesson, silence: dict[str, str]
) -> None:
    lesson.settings(**silence)
    shown: list[object] = []
    lesson.tutor.changed.connect(lambda: shown.append(lesson.tutor.content))
    lesson.to_the_end(errors=True)
    lesson.wait_for_notes()
    errors = [note for note in lesson.notes() if note.grade is Grade.MISTAKE]
    assert len(errors) > 3
    assert all(note.is_counted and not note.is_taken_back for note in errors)
    assert {note.subject for note in errors} == {Subject.DECLARER_PLAY}
    assert set(shown) <= {None}
    assert said(lesson) == 0


def test_a_tutor_that_is_off_notes_nothing(lesson: Lesson) -> None:
    lesson.settings(tutor=False)
    asked, noted = lesson.coach.questions, lesson.notes()
    lesson.to_the_end(errors=True)
    assert lesson.coach.questions == asked
    assert lesson.notes() == noted


def test_who_turns_the_tutor_off_is_asked_nothing_any_more(lesson: Lesson) -> None:
    error = lesson.until_an_error_is_possible()
    lesson.choose(error)
    entry = lesson.length
    lesson.program.window.tutor_button.click()
    assert not lesson.dock.isVisible()
    assert lesson.length == entry
    lesson.choose(error)
    assert lesson.length > entry


# Verdicts that come late


@pytest.fixture
def impatient(lesson: Lesson) -> Lesson:
    """A lesson in which an action does not wait for its verdict at all."""
    lesson.tutor.patience = 0
    return lesson


def test_a_late_verdict_stands_in_the_log_alone(impatient: Lesson) -> None:
    impatient.until_an_error_is_possible()
    impatient.wait_for_notes()
    impatient.engine.undo()
    impatient.coach.gate.clear()
    impatient.wait()
    impatient.engine.redo()
    error, entry = impatient.until_an_error_is_possible(), impatient.length
    impatient.choose(error)
    assert impatient.length > entry, "it does not wait"
    impatient.wait()
    impatient.coach.gate.set()
    impatient.wait_for_notes()
    assert said(impatient) == 1
    assert not impatient.dock.isVisible()
    note = impatient.note_of(entry)
    assert (note.grade, note.is_taken_back, note.is_counted) == (Grade.MISTAKE, False, True)


def test_a_late_verdict_on_what_was_undone_is_noted_as_taken_back(impatient: Lesson) -> None:
    error, entry = impatient.until_an_error_is_possible(), impatient.length
    impatient.wait_for_notes()
    impatient.coach.gate.clear()
    impatient.engine.undo()
    impatient.wait()
    impatient.engine.redo()
    error, entry = impatient.until_an_error_is_possible(), impatient.length
    impatient.choose(error)
    impatient.wait()
    impatient.engine.undo()
    impatient.coach.gate.set()
    impatient.wait_for_notes()
    assert impatient.note_of(entry).is_taken_back
    assert said(impatient) == 0


def test_a_match_that_is_closed_hears_no_verdict(lesson: Lesson) -> None:
    lesson.settings(tutor_moment="never")
    error, entry = lesson.until_an_error_is_possible(), lesson.length
    lesson.wait_for_notes()
    match = lesson.engine.session.header.id
    lesson.coach.gate.clear()
    lesson.engine.undo()
    lesson.wait()
    lesson.engine.redo()
    lesson.script.begin(lesson.program)
    lesson.coach.gate.set()
    lesson.to_the_end()
    lesson.wait_for_notes()
    assert lesson.engine.session.header.id != match
    assert error is not None
    assert all(note.entry < entry + 3 for note in lesson.notes_of_match(match))


# Storms


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("moment", ["before", "after_trick", "after_deal"])
def test_undo_and_redo_at_random_leave_the_notes_of_what_is_in_force(
    lesson: Lesson, moment: str, seed: int
) -> None:
    lesson.settings(tutor_moment=moment)
    chance = random.Random(seed)
    for _ in range(60):
        what = chance.random()
        if lesson.is_held:
            lesson.click(chance.choice(("think_again", "play_anyway")))
        elif what < 0.2:
            lesson.tutor.undo()
        elif what < 0.35 and lesson.engine.can_redo():
            lesson.engine.redo()
        elif what < 0.45:
            QTest.qWait(1)
        elif lesson.wait():
            request = lesson.request
            cards = [action for action in request.legal if isinstance(action, Play)]
            usual = lesson.script.action(request.view, request.legal)
            lesson.table.decided.emit(chance.choice(cards) if cards else usual)
    if lesson.tutor.is_holding:
        lesson.tutor.dismiss()
    lesson.wait_for_notes()
    session = lesson.engine.session
    mine = {
        entry.index: entry.code
        for entry in session.effective_entries()
        if entry.seat == lesson.engine.seat
    }
    judged = {index: code for index, code in mine.items() if index in lesson.choices}
    assert in_force(lesson.notes()) == judged


# Going on another day, and elsewhere


def test_a_match_goes_on_with_the_notes_it_has(lesson: Lesson) -> None:
    error, entry = lesson.until_an_error_is_possible(), lesson.length
    lesson.choose(error)
    lesson.click("think_again")
    match = lesson.engine.session.header.id
    lesson.script.begin(lesson.program)
    assert lesson.program.open_match(match)
    lesson.wait()
    assert lesson.length == entry
    lesson.choose(lesson.good_card())
    lesson.wait_for_notes()
    assert [note.attempt for note in lesson.notes() if note.entry == entry] == [0, 1]
    lesson.choose(lesson.until_an_error_is_possible())
    assert lesson.is_held
    assert not lesson.panel.remark.isVisible(), "the first error has been put right already"


def test_a_deal_played_once_more_is_not_noted(lesson: Lesson) -> None:
    lesson.until_an_error_is_possible()
    lesson.program.replay_deal()
    lesson.until_an_error_is_possible()
    lesson.wait_for_notes()
    assert lesson.notes() == ()


def test_at_a_live_table_the_tutor_does_nothing(lesson: Lesson) -> None:
    script = Script(lesson.script.rules, 2, lesson.script.codes, 3, 1, conduct=Conduct.LIVE_TABLE)
    asked = lesson.coach.questions
    script.begin(lesson.program)
    asked = lesson.coach.questions
    lesson.engine.patience = 0
    assert lesson.program.window.tutor_button.text() == "Tutor: silent at a live table"
    lesson.to_the_end(errors=True)
    assert lesson.coach.questions == asked
    assert lesson.notes() == ()
    assert not lesson.program.window.commands["hint"].isEnabled()
    assert "live table" in lesson.program.window.commands["hint"].toolTip()
