"""Classes of errors: where they begin, and what is left open."""

import pytest

from preferans_qt.coach.grades import (
    BORDERS,
    CERTAINTY,
    SPOKEN_OF,
    Grade,
    Loss,
    Strictness,
    border,
    graded,
    is_too_close,
    scale,
)
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules

SOCHI, LENINGRAD = PRESETS["sochi-guide"], PRESETS["leningrad"]


def test_borders_are_those_of_sochi() -> None:
    assert [border(SOCHI, grade) for grade in Grade] == [0.0, 1.5, 4.0, 12.0]


def test_borders_are_twice_as_far_where_everything_counts_double() -> None:
    assert scale(LENINGRAD) == 2.0
    assert [border(LENINGRAD, grade) for grade in Grade] == [0.0, 3.0, 8.0, 24.0]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_every_profile_has_rising_borders(rules: Rules) -> None:
    borders = [border(rules, grade) for grade in Grade]
    assert borders == sorted(set(borders))


@pytest.mark.parametrize("grade", BORDERS)
@pytest.mark.parametrize("rules", [SOCHI, LENINGRAD], ids=["sochi", "leningrad"])
def test_a_loss_has_a_grade_from_its_border_on(rules: Rules, grade: Grade) -> None:
    least = border(rules, grade)
    assert graded(rules, Loss(least, 0.0)) is grade
    assert graded(rules, Loss(least - 0.01, 0.0)) is Grade(grade - 1)


@pytest.mark.parametrize("grade", BORDERS)
def test_a_border_inside_the_error_bar_is_not_reached(grade: Grade) -> None:
    error = 0.2
    far_enough = border(SOCHI, grade) + CERTAINTY * error + 0.001
    assert graded(SOCHI, Loss(far_enough, error)) is grade
    assert graded(SOCHI, Loss(far_enough - 0.01, error)) is Grade(grade - 1)


def test_what_may_be_a_slip_or_not_is_too_close() -> None:
    assert is_too_close(SOCHI, Loss(1.2, 0.5))
    assert is_too_close(SOCHI, Loss(0.8, 0.5))
    assert not is_too_close(SOCHI, Loss(3.0, 0.5))  # surely a slip
    assert not is_too_close(SOCHI, Loss(0.3, 0.1))  # surely none
    assert not is_too_close(SOCHI, Loss(0.0, 0.0))


def test_the_stricter_the_tutor_the_less_he_lets_pass() -> None:
    spoken_of = [SPOKEN_OF[one] for one in Strictness if one in SPOKEN_OF]
    assert spoken_of == [Grade.BLUNDER, Grade.MISTAKE, Grade.SLIP]
    assert Strictness.EXAM not in SPOKEN_OF
