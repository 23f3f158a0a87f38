"""The tutor's rules: what is held or told and when, and which notes a deal leaves."""

import random
from dataclasses import replace

import pytest

from preferans_qt.coach.assessment import Verdict
from preferans_qt.coach.grades import Grade, Loss, Strictness
from preferans_qt.coach.notes import Note
from preferans_qt.coach.subjects import Subject
from preferans_qt.coach.tutor import (
    DealTutor,
    Key,
    Moment,
    Occasion,
    Telling,
    TutorSettings,
    Undoing,
    key_of,
)
from preferans_qt.game.actions import Action, Play

ON = TutorSettings(is_on=True)
ERROR, OTHER = Play(3), Play(5)


def verdict(
    grade: Grade = Grade.MISTAKE,
    subject: Subject = Subject.DEFENCE,
    action: Action = ERROR,
) -> Verdict:
    loss = Loss(0.0, 0.0) if grade is Grade.FINE else Loss(6.0, 0.5)
    return Verdict(subject, action, OTHER, loss, Loss(5.0, 0.4), grade, False, False)


def at(entry: int) -> Occasion:
    return Occasion("m", entry, 1, "2026-03-01T10:00:00+00:00", "sochi-guide")


def telling(settings: TutorSettings, one: Verdict, **state: bool) -> Telling:
    given = {"is_card": True, "is_played": False, **state}
    return DealTutor().telling(settings, one, **given)


# What is told, and when


@pytest.mark.parametrize(
    ("moment", "card", "call"),
    [
        (Moment.BEFORE, Telling.HOLD, Telling.HOLD),
        (Moment.AFTER_TRICK, Telling.AFTER_TRICK, Telling.AT_ONCE),
        (Moment.AFTER_DEAL, Telling.AFTER_DEAL, Telling.AFTER_DEAL),
        (Moment.NEVER, Telling.NOT, Telling.NOT),
    ],
)
def test_each_moment_has_its_time(moment: Moment, card: Telling, call: Telling) -> None:
    settings = replace(ON, moment=moment)
    assert telling(settings, verdict()) is card
    assert telling(settings, verdict(), is_card=False) is call


def test_what_counts_already_can_no_longer_be_held() -> None:
    assert telling(ON, verdict(), is_played=True) is Telling.AT_ONCE


@pytest.mark.parametrize(
    ("strictness", "least"),
    [
        (Strictness.BEGINNER, Grade.BLUNDER),
        (Strictness.LEARNER, Grade.MISTAKE),
        (Strictness.CLUB, Grade.SLIP),
        (Strictness.EXAM, None),
    ],
)
def test_the_level_sets_what_is_spoken_of(strictness: Strictness, least: Grade | None) -> None:
    settings = replace(ON, strictness=strictness)
    for grade in Grade:
        is_told = telling(settings, verdict(grade)) is not Telling.NOT
        assert is_told == (least is not None and grade >= least)


@pytest.mark.parametrize("subject", Subject)
def test_each_subject_can_be_switched_off(subject: Subject) -> None:
    settings = replace(ON, silent=frozenset({subject}))
    for other in Subject:
        is_told = telling(settings, verdict(subject=other)) is not Telling.NOT
        assert is_told == (other is not subject)


def test_quiet_lasts_for_the_deal() -> None:
    deal = DealTutor().quiet()
    assert deal.telling(ON, verdict(), is_card=True, is_played=False) is Telling.NOT


# The first error, and the later ones


def held(deal: DealTutor, entry: int, one: Verdict | None = None) -> DealTutor:
    return deal.judged(at(entry), one or verdict(), is_told=True, is_held=True)


def test_a_note_tells_of_the_decision() -> None:
    (note,) = DealTutor().judged(at(7), verdict(), is_told=False).notes
    assert note == Note(
        match="m",
        entry=7,
        attempt=0,
        deal=1,
        noted="2026-03-01T10:00:00+00:00",
        profile="sochi-guide",
        subject=Subject.DEFENCE,
        action=str(ERROR),
        best=str(OTHER),
        loss=5.0,
        error=0.4,
        grade=Grade.MISTAKE,
        is_trivial=False,
    )


def test_the_first_error_thought_over_again_does_not_count_the_second_does() -> None:
    deal = held(DealTutor(), 7)
    assert deal.may_be_put_right(Key(7, 0))
    deal = deal.thought_again().judged(at(7), verdict(Grade.FINE, action=OTHER), is_told=False)
    deal = held(deal, 9)
    assert not deal.may_be_put_right(Key(9, 0))
    deal = deal.thought_again()
    assert [(key_of(one), one.is_taken_back, one.is_counted) for one in deal.notes] == [
        (Key(7, 0), True, False),
        (Key(7, 1), False, True),
        (Key(9, 0), True, True),
    ]


def test_what_is_played_anyway_counts() -> None:
    (note,) = held(DealTutor(), 7).let_through().notes
    assert (note.is_taken_back, note.is_counted) == (False, True)


def test_until_it_is_played_a_held_action_is_noted_as_taken_back() -> None:
    (note,) = held(DealTutor(), 7).notes
    assert (note.is_taken_back, note.is_counted) == (True, False)


def test_who_chooses_the_same_again_insists() -> None:
    deal = held(DealTutor(), 7).thought_again()
    assert deal.has_insisted(7, ERROR)
    assert not deal.has_insisted(7, OTHER)
    assert not deal.has_insisted(9, ERROR)


def test_an_error_that_was_not_told_is_not_the_first() -> None:
    deal = DealTutor().judged(at(5), verdict(Grade.SLIP), is_told=False)
    assert held(deal, 7).first_error == Key(7, 0)


# Taking back what counts


def test_the_first_error_told_is_free_when_it_is_undone() -> None:
    deal = DealTutor().judged(at(7), verdict(), is_told=True)
    deal = deal.judged(at(9), verdict(), is_told=True)
    deal = deal.undone(Undoing(9, 11, False)).undone(Undoing(7, 12, False))
    assert [(one.is_taken_back, one.is_counted) for one in deal.notes] == [
        (True, False),
        (True, True),
    ]
    assert not deal.may_be_put_right(Key(7, 0))


def test_a_slip_of_the_hand_is_free_until_the_next_has_acted() -> None:
    deal = DealTutor().judged(at(5), verdict(), is_told=True)
    for is_free in (True, False):
        one = deal.judged(at(7), verdict(), is_told=False).undone(Undoing(7, 8, is_free))
        assert one.notes[-1].is_taken_back
        assert one.notes[-1].is_counted != is_free


@pytest.mark.parametrize("is_free", [True, False])
def test_a_verdict_may_come_after_its_decision_was_undone(is_free: bool) -> None:
    deal = DealTutor().undone(Undoing(7, 8, is_free))
    assert deal.is_undone(7)
    assert not deal.is_undone(9)
    deal = deal.judged(at(7), verdict(), is_told=False).judged(at(9), verdict(), is_told=False)
    assert [one.is_taken_back for one in deal.notes] == [True, False]
    assert deal.notes[0].is_counted != is_free


def test_random_storms_leave_the_notes_of_what_is_in_force() -> None:
    chance = random.Random(7)
    for _ in range(60):
        deal, length, in_force, late = DealTutor(), 0, dict[int, Action](), list[int]()
        for _ in range(40):
            kind = chance.random()
            if kind < 0.25 and in_force:
                first, free = max(in_force), max(in_force) == length - 1
                deal = deal.undone(Undoing(first, length, free))
                del in_force[first]
                length += 1
            elif kind < 0.4:
                deal = held(deal, length)
                if chance.random() < 0.5:
                    deal = deal.thought_again()
                else:
                    deal, in_force[length] = deal.let_through(), ERROR
                    length += 1
            elif kind < 0.6 and late:
                deal = deal.judged(at(late.pop(0)), verdict(action=OTHER), is_told=False)
            else:
                in_force[length] = OTHER
                late.append(length)
                length += chance.randint(1, 3)
        for entry in late:
            deal = deal.judged(at(entry), verdict(action=OTHER), is_told=False)
        standing = {one.entry: one.action for one in deal.notes if not one.is_taken_back}
        assert standing == {entry: str(action) for entry, action in in_force.items()}
        assert len({key_of(one) for one in deal.notes}) == len(deal.notes)


# Hints and slips


def test_the_highest_rung_is_noted_and_belongs_to_one_decision() -> None:
    deal = DealTutor().hinted(7, 2).hinted(7, 1)
    assert (deal.rung(7), deal.rung(9)) == (2, 0)
    deal = deal.judged(at(7), verdict(), is_told=False).judged(at(9), verdict(), is_told=False)
    assert [one.hints for one in deal.notes] == [2, 0]


def test_a_hint_taken_while_an_action_is_held_is_noted_with_it() -> None:
    (note,) = held(DealTutor(), 7).hinted(7, 3).notes
    assert note.hints == 3


def test_the_first_slip_against_the_rules_does_not_count() -> None:
    deal = DealTutor().slipped(at(7), is_told=True).slipped(at(7), is_told=True)
    deal = deal.judged(at(7), verdict(Grade.FINE), is_told=False)
    assert [(one.subject, one.attempt, one.is_counted) for one in deal.notes] == [
        (Subject.RULES, 0, False),
        (Subject.RULES, 1, True),
        (Subject.DEFENCE, 2, True),
    ]
    undone = deal.undone(Undoing(7, 8, True))
    assert [one.is_taken_back for one in undone.notes] == [False, False, True]


def test_a_slip_that_is_not_spoken_of_counts() -> None:
    (note,) = DealTutor().slipped(at(7), is_told=False).notes
    assert note.is_counted


# Going on another day


def test_a_deal_goes_on_where_its_notes_say() -> None:
    deal = held(DealTutor().slipped(at(5), is_told=True), 7).thought_again()
    again = DealTutor.resumed(deal.notes)
    assert again.first_error == Key(7, 0)
    again = held(again, 7).thought_again().slipped(at(7), is_told=True)
    assert [key_of(one) for one in again.notes[2:]] == [Key(7, 1), Key(7, 2)]
    assert all(one.is_counted for one in again.notes[2:])


def test_only_what_has_changed_is_kept_anew() -> None:
    before = DealTutor().judged(at(5), verdict(), is_told=True)
    after = before.judged(at(7), verdict(), is_told=True)
    assert after.changed_since(before) == after.notes[1:]
    undone = after.undone(Undoing(7, 9, False))
    assert undone.changed_since(after) == undone.notes[1:]
    assert after.quiet().changed_since(after) == ()
