"""Outcomes in whists, against net values that the rules reference quotes (D.5)."""

from itertools import pairwise

import pytest

from preferans_qt.bots.worth import contract_worth, misere_worth, raspasy_worth
from preferans_qt.game.presets import PRESETS
from tests.strategies import GUIDE

LENINGRAD = PRESETS["leningrad"]


def test_a_nine_with_one_trick_lost_brings_52_among_four() -> None:
    assert contract_worth(GUIDE, 4, 9, (9, 1, 0), (1,))[0] == pytest.approx(52)


def test_a_six_down_one_brings_the_sitting_dealer_7() -> None:
    assert contract_worth(GUIDE, 4, 6, (5, 5, 0), (1,))[3] == pytest.approx(7)


def test_misere_among_four() -> None:
    made, caught = misere_worth(GUIDE, 4, 0), misere_worth(GUIDE, 4, 1)
    assert made == pytest.approx((75, -25, -25, -25))
    assert caught == pytest.approx((-75, 25, 25, 25))


def test_leningrad_prices_count() -> None:
    assert misere_worth(LENINGRAD, 4, 0)[0] == pytest.approx(150)
    made = contract_worth(LENINGRAD, 4, 6, (6, 4, 0), (1,))
    assert made[0] == pytest.approx(14)


def test_an_unwhisted_contract_brings_only_its_pool_points() -> None:
    assert contract_worth(GUIDE, 3, 8, (0, 0, 0)) == pytest.approx((40, -20, -20))


def test_a_half_whist_is_written_by_the_one_who_said_it() -> None:
    unwhisted = contract_worth(GUIDE, 3, 6, (0, 0, 0))
    halved = contract_worth(GUIDE, 3, 6, (0, 0, 0), half_whister=2)
    assert halved[2] - unwhisted[2] == pytest.approx(4)
    assert halved[0] - unwhisted[0] == pytest.approx(-4)


@pytest.mark.parametrize("preset", ["sochi-guide", "leningrad", "sochi-swedish"])
def test_each_trick_at_raspasy_costs_the_same(preset: str) -> None:
    rules = PRESETS[preset]
    values = [raspasy_worth(rules, 3, own, number=2) for own in range(2, 8)]
    steps = {round(fewer - more, 6) for fewer, more in pairwise(values)}
    assert len(steps) == 1
    assert steps.pop() > 0


@pytest.mark.parametrize("preset", PRESETS)
def test_settlements_balance(preset: str) -> None:
    rules = PRESETS[preset]
    if rules.ledger == "pool_mountain_whists":
        assert sum(contract_worth(rules, 3, 7, (6, 3, 1), (1, 2))) == pytest.approx(0)
