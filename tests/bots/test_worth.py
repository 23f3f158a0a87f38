"""Outcomes in whists, against net values that the rules reference quotes (D.5, D.8)."""

from dataclasses import replace
from itertools import pairwise

import pytest

from preferans_qt.bots.worth import (
    BOTH_WHIST,
    NOT_WHISTED,
    SITTING_DEALER,
    SOLE_WHIST,
    Stakes,
    conceded_worth,
    contract_worth,
    misere_worth,
    raspasy_worth,
    roles_of,
    stakes_of,
)
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Deal, Seating
from preferans_qt.game.outcome import Defence, Terms
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import view_of_deal
from tests.strategies import GUIDE, after, deal_of, new_deal, rules_of

LENINGRAD, POLISH = PRESETS["leningrad"], PRESETS["polish"]
FOUR = Stakes(GUIDE, 4)
THREE = Stakes(GUIDE, 3)


def bombed(stakes: Stakes, factor: int) -> Stakes:
    """The same for a declarer with a bomb."""
    return replace(stakes, terms=Terms(bombs=(factor,) * stakes.players))


def test_a_nine_with_one_trick_lost_brings_52_among_four() -> None:
    assert contract_worth(FOUR, 9, (9, 1, 0), SOLE_WHIST)[0] == pytest.approx(52)


def test_a_six_down_one_brings_the_sitting_dealer_7() -> None:
    assert contract_worth(FOUR, 6, (5, 5, 0), SOLE_WHIST)[3] == pytest.approx(7)


def test_misere_among_four() -> None:
    assert misere_worth(FOUR, 0) == pytest.approx((75, -25, -25, -25))
    assert misere_worth(FOUR, 1) == pytest.approx((-75, 25, 25, 25))


def test_a_shared_misere_is_written_half_and_half() -> None:
    shared = replace(FOUR, terms=Terms(sharer=SITTING_DEALER))
    assert misere_worth(shared, 0) == pytest.approx((25, -25, -25, 25))
    assert misere_worth(shared, 2) == pytest.approx((-50, 50, 50, -50))


def test_leningrad_prices_count() -> None:
    stakes = Stakes(LENINGRAD, 4)
    assert misere_worth(stakes, 0)[0] == pytest.approx(150)
    assert contract_worth(stakes, 6, (6, 4, 0), SOLE_WHIST)[0] == pytest.approx(14)


def test_an_unwhisted_contract_brings_only_its_pool_points() -> None:
    assert contract_worth(THREE, 8, (0, 0, 0), NOT_WHISTED) == pytest.approx((40, -20, -20))


def test_a_half_whist_is_written_by_the_one_who_said_it() -> None:
    unwhisted = contract_worth(THREE, 6, (0, 0, 0), NOT_WHISTED)
    halved = contract_worth(THREE, 6, (0, 0, 0), Defence(half_whister=2))
    assert halved[2] - unwhisted[2] == pytest.approx(4)
    assert halved[0] - unwhisted[0] == pytest.approx(-4)


def test_a_whisting_dealer_writes_for_both_hands_and_may_answer_for_them() -> None:
    by_dealer = Defence((SITTING_DEALER,), half_whister=2, dealer_plays=2)
    short = contract_worth(FOUR, 6, (8, 1, 1), by_dealer)
    careless = replace(FOUR, rules=rules_of("sochi-guide", sitting_dealer_liability="none"))
    free = contract_worth(careless, 6, (8, 1, 1), by_dealer)
    assert free[3] - short[3] == pytest.approx(10 * 4 * 3 / 4)  # two tricks at two points
    assert free[3] - free[2] == pytest.approx(4)


def test_polish_points_are_no_whists() -> None:
    stakes = Stakes(POLISH, 3)
    assert contract_worth(stakes, 7, (7, 2, 1), BOTH_WHIST) == pytest.approx((20, 40, 20))
    assert contract_worth(stakes, 6, (5, 3, 2), SOLE_WHIST) == pytest.approx((-10, 60, 0))


def test_the_lonely_polish_whister_owes_less_than_a_caller() -> None:
    stakes = Stakes(POLISH, 3)
    called = contract_worth(stakes, 6, (8, 2, 0), SOLE_WHIST)
    alone = contract_worth(stakes, 6, (8, 2, 0), replace(SOLE_WHIST, alone=True))
    assert called[1] == pytest.approx(0)
    assert alone[1] == pytest.approx(20)


def test_a_checked_ten_cannot_fall_short() -> None:
    stakes = Stakes(rules_of("sochi-guide", ten_mode="checked_open"), 3)
    made = contract_worth(stakes, 10, (10, 0, 0), BOTH_WHIST)
    assert made[1] == pytest.approx(made[2])
    owing = contract_worth(THREE, 10, (10, 0, 0), BOTH_WHIST)
    assert owing[2] < owing[1]


def test_a_bomb_makes_everything_dearer() -> None:
    for tricks in (6, 4):
        plain = contract_worth(THREE, 6, (tricks, 10 - tricks, 0), SOLE_WHIST)
        dear = contract_worth(bombed(THREE, 4), 6, (tricks, 10 - tricks, 0), SOLE_WHIST)
        assert dear == pytest.approx([4 * worth for worth in plain])


def test_three_undertricks_are_written_for_nobody_else() -> None:
    assert conceded_worth(THREE, parse_contract("7C")) == pytest.approx((-80, 40, 40))
    assert conceded_worth(Stakes(POLISH, 3), parse_contract("7C"))[0] == pytest.approx(-60)


@pytest.mark.parametrize("preset", ["sochi-guide", "leningrad", "sochi-swedish"])
def test_each_trick_at_raspasy_costs_the_same(preset: str) -> None:
    stakes = Stakes(rules_of(preset, raspasy_zero_bonus="none"), 3)
    values = [raspasy_worth(stakes, own, number=2) for own in range(2, 8)]
    steps = {round(fewer - more, 6) for fewer, more in pairwise(values)}
    assert len(steps) == 1
    assert steps.pop() > 0


def test_at_rostov_it_is_worth_most_to_take_least() -> None:
    values = [raspasy_worth(Stakes(PRESETS["rostov"], 3), own, number=1) for own in range(8)]
    assert values == sorted(values, reverse=True)
    assert values[0] > 40 > 0 > values[4]


def test_dark_passes_double_raspasy_and_a_redeal_is_worth_nothing() -> None:
    plain = Stakes(rules_of("sochi-guide", raspasy_zero_bonus="none"), 3)
    dark = replace(plain, terms=Terms(dark_passers=(0, 1)))
    assert raspasy_worth(dark, 6, 1) == pytest.approx(4 * raspasy_worth(plain, 6, 1))
    assert raspasy_worth(Stakes(POLISH, 3), 6, 1) == 0


@pytest.mark.parametrize("preset", PRESETS)
def test_settlements_balance(preset: str) -> None:
    rules = PRESETS[preset]
    if rules.ledger == "pool_mountain_whists":
        worth = contract_worth(Stakes(rules, 3), 7, (6, 3, 1), BOTH_WHIST)
        assert sum(worth) == pytest.approx(0)


# ------------------------------------------------------------------ what a view tells


def of_view(rules: Rules, deal: Deal, declarer: int, pools: tuple[int, ...] = ()) -> Stakes:
    """The stakes as the seat to move sees them."""
    sheet = empty_sheet(deal.seating.players)
    sheet = replace(sheet, pool=pools) if pools else sheet
    return stakes_of(view_of_deal(rules, sheet, deal, 0), declarer)


def test_roles_go_round_from_the_declarer_and_end_with_the_dealer() -> None:
    assert roles_of(Seating(4, 1), 0) == (0, 2, 3, 1)
    assert roles_of(Seating(3, 2), 2) == (2, 0, 1)


def test_the_bomb_of_the_declarer_counts() -> None:
    deal = replace(new_deal(1), terms=Terms(bombs=(1, 2, 4)))
    factors = [of_view(GUIDE, deal, seat).terms.factor(0) for seat in range(3)]
    assert factors == [1, 2, 4]


def test_full_pools_matter_only_where_they_change_what_is_owed() -> None:
    deal = new_deal(1)
    assert of_view(GUIDE, deal, 1, (20, 7, 3)).pools == ()
    rules = rules_of("sochi-guide", responsibility="half_until_own_pool_closed")
    stakes = of_view(rules, deal, 1, (20, 7, 3))
    assert stakes.pools == (0, 0, 20)
    short = [
        contract_worth(stakes, 6, (7, 3, 0), Defence((whister,)))[whister] for whister in (1, 2)
    ]
    assert short[0] - short[1] == pytest.approx(10 * 1 * 2 / 3)  # the closed pool pays in full


def test_the_talon_taken_brings_the_dealer_its_bonus() -> None:
    rules = rules_of("sochi-guide", talon_bonus="codex_table")
    hands = "AS KS QS JS 10S AH KH QH JH 10H/7S 8S 9S 7H 8H 9H 7D 8D 9D 7C"
    deal = deal_of(f"{hands}/10D JD QD KD AD 8C 9C 10C JC QC/", "KC AC")
    deal = after(rules, deal, "A bid 6S", "B pass", "C pass")
    with_bonus, without = of_view(rules, deal, 0), of_view(GUIDE, deal, 0)
    worth, plain = (
        contract_worth(stakes, 7, (7, 3, 0), SOLE_WHIST) for stakes in (with_bonus, without)
    )
    assert worth[3] - plain[3] == pytest.approx(8)  # ace and king: two tricks at four whists
