"""Whole results by the device of one point (D.7 step 6, Kodeks 4.2.12)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preferans_qt.game.sheet import Sheet, converted_mountains, one_point_rounding, settle
from tests.strategies import rules_of

CODEX = rules_of("sochi-codex")


def mountains(*points: int) -> Sheet:
    """Closed pools, and nothing but these mountains."""
    players = len(points)
    zeros = (0,) * players
    return Sheet((50,) * players, points, (zeros,) * players, zeros)


def test_a_point_is_written_off_and_the_others_write_three_whists_each() -> None:
    rounded = one_point_rounding(CODEX, mountains(5, 3, 2))
    assert rounded.mountain == (-1, 0, 0)
    assert rounded.whists == ((0, 0, 0), (3, 0, 0), (3, 0, 0))
    assert rounded.results == (-16, 3, 13)


def test_a_point_is_added_and_its_owner_writes_three_whists_on_each() -> None:
    rounded = one_point_rounding(CODEX, mountains(2, 6, 3))
    assert rounded.mountain == (0, 1, 0)
    assert rounded.whists == ((0, 0, 0), (3, 0, 3), (0, 0, 0))
    assert rounded.results == (17, -24, 7)


def test_four_players_pay_two_whists_a_point() -> None:
    rounded = one_point_rounding(CODEX, mountains(9, 0, 0, 0))
    assert rounded.mountain == (-1, 0, 0, 0)
    assert rounded.whists == ((0,) * 4, (2, 0, 0, 0), (2, 0, 0, 0), (2, 0, 0, 0))
    assert rounded.results == (-66, 22, 22, 22)


def test_a_whole_mean_needs_nothing() -> None:
    rounded = one_point_rounding(CODEX, mountains(4, 1, 1))
    assert rounded.mountain == (0, 0, 0)
    assert not any(map(any, rounded.whists))
    assert rounded.results == (-20, 10, 10)


@pytest.mark.parametrize("preset", ["sochi-swedish", "polish"])
def test_what_needs_no_mean_is_whole_already(preset: str) -> None:
    rules = rules_of(preset, **({"end_limit": "max_deals:5"} if preset == "polish" else {}))
    sheet = Sheet((20, 20, 20), (5, 3, 2), ((0,) * 3,) * 3, (30, -10, 0))
    rounded = one_point_rounding(rules, sheet)
    assert rounded.mountain == (0, 0, 0)
    assert rounded.results == settle(rules, sheet)


amounts = st.integers(0, 99)


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """Any sheet that is not closed evenly, for three or four."""
    players = draw(st.sampled_from((3, 4)))
    rows = st.tuples(*[amounts] * players)
    whists = tuple(
        tuple(0 if on == seat else number for on, number in enumerate(draw(rows)))
        for seat in range(players)
    )
    return Sheet(draw(rows), draw(rows), whists, (0,) * players)


@given(sheets(), st.sampled_from(("sochi-codex", "leningrad", "sochi-guide")))
def test_whole_results_sum_to_zero_and_stay_near_the_exact_ones(sheet: Sheet, preset: str) -> None:
    rules = rules_of(preset)
    rounded = one_point_rounding(rules, sheet)
    exact = settle(rules, sheet)
    players = sheet.players
    assert sum(rounded.results) == 0
    assert sum(1 for points in rounded.mountain if points) <= 1
    total = sum(converted_mountains(rules, sheet)) + sum(rounded.mountain)
    assert total % players == 0
    limit = Fraction(2 * (players - 1), players)
    for whole, result in zip(rounded.results, exact, strict=True):
        assert abs(whole - result) <= limit
