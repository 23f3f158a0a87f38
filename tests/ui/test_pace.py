"""How long opponents let the person wait for an answer."""

from fractions import Fraction

import pytest

from preferans_qt.bots.player import Candidate
from preferans_qt.game.actions import Pass
from preferans_qt.ui.pace import CLEAR_LEAD, RHYTHMS, is_easy, milliseconds_to_wait

SLOW = "leisurely"
ALIKE = (3, 3, 3)
CLOSE = (3, 3 - CLEAR_LEAD, -20)
CLEAR = (3, 2.5 - CLEAR_LEAD, -20)


def valued(values: tuple[float | Fraction, ...]) -> list[Candidate]:
    return [Candidate(Pass(), value) for value in values]


@pytest.mark.parametrize(
    ("values", "easy"),
    [
        ((7,), True),
        (ALIKE, True),
        (CLEAR, True),
        (CLOSE, False),
        ((3, 3, -20), False),
        ((Fraction(1, 2), Fraction(-9)), True),
        ((2, 3, -20), False),  # a character has chosen what is worth less
        ((-20, 3), False),
    ],
)
def test_a_decision_is_easy_when_one_is_clearly_best_or_all_are_alike(
    values: tuple[float | Fraction, ...], easy: bool
) -> None:
    assert is_easy(valued(values)) == easy


@pytest.mark.parametrize("pace", RHYTHMS)
def test_what_is_forced_is_done_at_once(pace: str) -> None:
    assert milliseconds_to_wait(pace, 1, valued((3,)), 0) == 0


@pytest.mark.parametrize("values", [CLEAR, CLOSE])
def test_nobody_waits_at_the_highest_pace(values: tuple[float, ...]) -> None:
    assert milliseconds_to_wait("instant", 3, valued(values), 0) == 0


def test_a_hard_decision_takes_longer_and_a_slower_pace_too() -> None:
    easy = [milliseconds_to_wait(pace, 3, valued(CLEAR), 0) for pace in RHYTHMS]
    hard = [milliseconds_to_wait(pace, 3, valued(CLOSE), 0) for pace in RHYTHMS]
    assert easy == sorted(set(easy))
    assert hard == sorted(set(hard))
    assert all(quick < long for quick, long in zip(easy[1:], hard[1:], strict=True))


def test_without_candidates_a_decision_is_an_easy_one() -> None:
    assert milliseconds_to_wait(SLOW, 3, (), 0) == RHYTHMS[SLOW].easy


def test_time_spent_on_thinking_is_not_waited_for_again() -> None:
    hard = RHYTHMS[SLOW].hard
    assert milliseconds_to_wait(SLOW, 3, valued(CLOSE), 1.0) == hard - 1000
    assert milliseconds_to_wait(SLOW, 3, valued(CLOSE), 60.0) == 0
