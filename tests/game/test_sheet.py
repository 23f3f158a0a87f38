"""Posting, help, overflow and settlement.

C11.1, C11.2 order of writing · C11.3 the end · D.5 value of a deal · D.6, D6.1 to D6.5 pool
awards · D.7 settlement · F.1 numbers 7 to 10, on random results.
"""

from collections.abc import Mapping
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Seating
from preferans_qt.game.entries import Column, Entry, Why, mountain, points, pool, whists
from preferans_qt.game.outcome import ContractResult, Defence, MisereResult, RaspasyResult, Result
from preferans_qt.game.rules import Rules
from preferans_qt.game.scoring import entries
from preferans_qt.game.sheet import (
    Sheet,
    balance,
    converted_mountains,
    empty_sheet,
    is_complete,
    post,
    rounded,
    settle,
)
from tests.strategies import GUIDE, SEATS, net_values, random_result, rules_of


def contract_result(
    text: str, tricks: tuple[int, ...], whisters: tuple[int, ...]
) -> ContractResult:
    return ContractResult(0, parse_contract(text), Defence(whisters), tricks)


LENINGRAD, SWEDISH = rules_of("leningrad"), rules_of("sochi-swedish")


def sheet_of(
    pools: str, mountains: str = "", whists_written: Mapping[str, int] | None = None
) -> Sheet:
    """A sheet: pools and mountains a seat, whists as ``{"A>B": 10}``."""
    pool_row = tuple(int(number) for number in pools.split())
    players = len(pool_row)
    mountain_row = tuple(int(number) for number in (mountains or "0 " * players).split())
    rows = [[0] * players for _ in range(players)]
    for key, amount in (whists_written or {}).items():
        rows[SEATS.index(key[0])][SEATS.index(key[2])] = amount
    return Sheet(pool_row, mountain_row, tuple(tuple(row) for row in rows), (0,) * players)


def awarded(
    rules: Rules,
    sheet: Sheet,
    seat: str,
    amount: int,
    others: tuple[Entry, ...] = (),
    dealer: int | None = None,
) -> Sheet:
    """The sheet after a pool award, and other entries of the same deal."""
    seating = Seating(sheet.players, sheet.players - 1 if dealer is None else dealer)
    award = pool(SEATS.index(seat), amount, Why.CONTRACT_MADE)
    return post(rules, seating, sheet, (*others, award))[0]


# ------------------------------------------------------------------ D.6


@pytest.mark.parametrize(
    ("before", "seat", "amount", "expected"),
    [
        # room in the own pool
        (sheet_of("4 0 0"), "A", 6, sheet_of("10 0 0")),
        (sheet_of("14 0 0"), "A", 6, sheet_of("20 0 0")),
        # D6.5: the highest first, ten whists a point
        (
            sheet_of("19 17 14"),
            "A",
            6,
            sheet_of("20 20 16", "", {"A>B": 30, "A>C": 20}),
        ),
        # a closed helper writes nothing in his own pool
        (sheet_of("20 12 15"), "A", 4, sheet_of("20 12 19", "", {"A>C": 40})),
        # equal pools: the next clockwise from the helper
        (sheet_of("12 20 12"), "B", 4, sheet_of("12 20 16", "", {"B>C": 40})),
        (sheet_of("12 12 20"), "C", 4, sheet_of("16 12 20", "", {"C>A": 40})),
        # through three receivers
        (
            sheet_of("20 19 18 15"),
            "A",
            10,
            sheet_of("20 20 20 20", "0 2 2 2", {"A>B": 10, "A>C": 20, "A>D": 50}),
        ),
        # the rest comes off the own mountain
        (
            sheet_of("20 20 19", "5 3 7"),
            "A",
            4,
            sheet_of("20 20 20", "2 3 7", {"A>C": 10}),
        ),
        # down to nothing, and then onto the others
        (
            sheet_of("20 20 19", "1 3 7"),
            "A",
            4,
            sheet_of("20 20 20", "0 5 9", {"A>C": 10}),
        ),
        (sheet_of("20 20 20", "0 0 0"), "B", 10, sheet_of("20 20 20", "10 0 10")),
    ],
)
def test_d6_help_and_overflow(before: Sheet, seat: str, amount: int, expected: Sheet) -> None:
    assert awarded(GUIDE, before, seat, amount) == expected


def test_d6_the_code_lets_a_mountain_go_below_nothing() -> None:
    rules = rules_of("sochi-codex", pool_target=20)
    after = awarded(rules, sheet_of("20 20 19", "1 3 7"), "A", 4)
    assert after == sheet_of("20 20 20", "-2 3 7", {"A>C": 10})


def test_d6_overflow_may_be_dropped() -> None:
    rules = rules_of("sochi-guide", last_overflow="discard")
    assert awarded(rules, sheet_of("20 20 19"), "A", 4) == sheet_of("20 20 20", "", {"A>C": 10})


def test_d6_help_may_go_to_the_next_clockwise() -> None:
    rules = rules_of("sochi-guide", pool_help="next_clockwise_unclosed")
    after = awarded(rules, sheet_of("20 12 15"), "A", 9)
    assert after == sheet_of("20 20 16", "", {"A>B": 80, "A>C": 10})


def test_d6_without_help_the_excess_is_overflow() -> None:
    rules = rules_of("sochi-guide", pool_help="none")
    assert awarded(rules, sheet_of("18 0 0", "9 0 0"), "A", 6) == sheet_of("20 0 0", "5 0 0")


def test_d6_what_is_written_tells_the_helper() -> None:
    award = pool(0, 6, Why.CONTRACT_MADE)
    _, written = post(GUIDE, Seating(3, 2), sheet_of("19 17 14"), (award,))
    assert written == (
        pool(0, 1, Why.CONTRACT_MADE),
        Entry(1, Column.POOL, 3, Why.HELP_RECEIVED, 3, 1, helped_by=0),
        whists(0, 1, 3, 10, Why.HELP_GIVEN),
        Entry(2, Column.POOL, 2, Why.HELP_RECEIVED, 2, 1, helped_by=0),
        whists(0, 2, 2, 10, Why.HELP_GIVEN),
    )


def test_d6_what_is_written_tells_the_overflow() -> None:
    award = pool(0, 4, Why.MISERE_MADE)
    _, written = post(GUIDE, Seating(3, 2), sheet_of("20 20 20", "1 3 7"), (award,))
    assert written == (
        mountain(0, -1, 1, Why.OVERFLOW_WRITTEN_OFF),
        mountain(1, 3, 1, Why.OVERFLOW_ON_RIVALS),
        mountain(2, 3, 1, Why.OVERFLOW_ON_RIVALS),
    )


def test_d6_2_an_award_is_worth_the_same_wherever_it_lands() -> None:
    for pools in ("0 0 0", "19 17 14", "20 20 19", "20 20 20", "20 0 0"):
        before = sheet_of(pools, "1 3 7")
        gains = [
            now - then
            for now, then in zip(
                settle(GUIDE, awarded(GUIDE, before, "A", 6)), settle(GUIDE, before), strict=True
            )
        ]
        assert gains == [40, -20, -20]


def test_d6_3_a_remised_whister_is_helped_unless_barred() -> None:
    remise = (mountain(1, 2, 2, Why.WHIST_SHORT),)
    before = sheet_of("20 18 10")
    assert awarded(GUIDE, before, "A", 4, remise).pool == (20, 20, 12)
    barred = rules_of("sochi-guide", help_barred=["recipient_whist_remise"])
    assert awarded(barred, before, "A", 4, remise).pool == (20, 18, 14)
    assert awarded(barred, before, "A", 4).pool == (20, 20, 12)


def test_d6_3_a_sitting_dealer_is_helped_unless_barred() -> None:
    before = sheet_of("20 10 10 18")
    assert awarded(GUIDE, before, "A", 4, dealer=3).pool == (20, 12, 10, 20)
    barred = rules_of("sochi-guide", help_barred=["recipient_sitting_dealer"])
    assert awarded(barred, before, "A", 4, dealer=3).pool == (20, 14, 10, 18)
    three = sheet_of("20 10 18")
    assert awarded(barred, three, "A", 2, dealer=2).pool == (20, 10, 20)  # he plays, with three


def test_d6_4_leningrad_writes_the_whole_award() -> None:
    assert awarded(LENINGRAD, sheet_of("49 0 0"), "A", 10) == sheet_of("59 0 0")


# ------------------------------------------------------------------ C.11


def test_c11_1_mountains_come_before_pool_awards() -> None:
    # A is short on whist in the deal in which his pool award overflows: it is written off at once
    others = (mountain(0, 1, 4, Why.WHIST_SHORT),)
    after = awarded(GUIDE, sheet_of("20 20 20"), "A", 4, others)
    assert after == sheet_of("20 20 20", "0 0 0")


@pytest.mark.parametrize(
    ("dealer", "helper", "helped"),
    [(2, "A", "B"), (0, "B", "C"), (1, "C", "A")],
)
def test_c11_2_awards_are_entered_from_the_dealers_left(
    dealer: int, helper: str, helped: str
) -> None:
    # two zero bonuses; one point is left to help with, and who comes first writes it
    first, second = SEATS.index(helper), SEATS.index(helped)
    pools = [20, 20, 20]
    third = 3 - first - second
    pools[third] = 19
    bonuses = (pool(second, 1, Why.RASPASY_ZERO), pool(first, 1, Why.RASPASY_ZERO))
    sheet, _ = post(GUIDE, Seating(3, dealer), sheet_of(" ".join(map(str, pools))), bonuses)
    assert sheet.whists[first][third] == 10
    assert sheet.whists[second][third] == 0


def test_c11_2_the_sitting_dealer_comes_last() -> None:
    bonuses = (pool(3, 1, Why.RASPASY_ZERO), pool(2, 1, Why.RASPASY_ZERO))
    sheet, written = post(GUIDE, Seating(4, 3), sheet_of("20 19 20 20"), bonuses)
    assert [entry.why for entry in written][:2] == [Why.HELP_RECEIVED, Why.HELP_GIVEN]
    assert sheet.whists[2][1] == 10
    assert sheet.mountain == (1, 1, 1, 0)  # the dealer found no pool to help


@pytest.mark.parametrize(
    ("rules", "pools", "complete"),
    [
        (GUIDE, "20 20 20", True),
        (GUIDE, "20 20 19", False),
        (LENINGRAD, "62 40 48", True),
        (LENINGRAD, "62 40 47", False),
        (rules_of("polish"), "0 0 0", False),
    ],
)
def test_c11_3_when_a_match_is_complete(rules: Rules, pools: str, complete: bool) -> None:
    assert is_complete(rules, sheet_of(pools)) is complete


# ------------------------------------------------------------------ D.7

SETTLED = sheet_of(
    "20 20 20",
    "3 8 5",
    {"A>B": 12, "A>C": 8, "B>A": 20, "B>C": 6, "C>A": 4, "C>B": 10},
)


@pytest.mark.parametrize(
    ("rules", "sheet", "expected"),
    [
        (GUIDE, SETTLED, "58/3 -68/3 10/3"),
        (GUIDE, sheet_of("20 20 20", "0 1 0"), "10/3 -20/3 10/3"),
        (GUIDE, sheet_of("20 20 20", "7 7 7", {"A>B": 1, "B>C": 2, "C>A": 4}), "-3 1 2"),
        (
            GUIDE,
            sheet_of("20 20 20 20", "2 5 9 1", {"A>C": 30, "C>A": 12, "D>B": 8, "B>D": 20}),
            "81/2 9/2 -131/2 41/2",
        ),
        # early stop: missing pool points are mountain points
        (
            GUIDE,
            sheet_of("20 16 9", "4 0 7", {"A>B": 24, "B>A": 16, "C>B": 8}),
            "164/3 92/3 -256/3",
        ),
        # Leningrad: two mountain points for a pool point, missing or in excess
        (LENINGRAD, sheet_of("54 48 48"), "80 -40 -40"),
        (
            LENINGRAD,
            sheet_of(
                "62 40 58 42",
                "20 12 34 8",
                {"A>B": 96, "B>A": 40, "C>D": 64, "D>C": 48, "B>C": 24},
            ),
            "271 -177 -13 -81",
        ),
        (SWEDISH, SETTLED, "-34 -76 -50"),
    ],
)
def test_d7_settlement(rules: Rules, sheet: Sheet, expected: str) -> None:
    assert settle(rules, sheet) == tuple(Fraction(number) for number in expected.split())


def test_d7_converted_mountains() -> None:
    assert converted_mountains(GUIDE, sheet_of("20 16 9", "4 0 7")) == (4, 4, 18)
    assert converted_mountains(LENINGRAD, sheet_of("54 48 48")) == (-8, 4, 4)


def test_d7_4_everybody_gains_a_share_of_every_mountain_point() -> None:
    before = settle(GUIDE, SETTLED)
    after = settle(GUIDE, SETTLED.written(mountain(1, 3, 1, Why.RASPASY_TRICKS)))
    changes = [now - then for now, then in zip(after, before, strict=True)]
    assert changes == [10, -20, 10]


def test_d7_5_the_raw_settlement_differs_by_a_constant() -> None:
    raw, zero_sum = settle(SWEDISH, SETTLED), settle(GUIDE, SETTLED)
    assert {own - other for own, other in zip(raw, zero_sum, strict=True)} == {Fraction(-160, 3)}
    assert balance(SWEDISH, SETTLED) == zero_sum
    assert balance(GUIDE, SETTLED) == zero_sum


def test_d7_signed_points_stand_as_they_are() -> None:
    polish = rules_of("polish")
    sheet = empty_sheet(3).written(points(0, -3, 30, Why.CONTRACT_FAILED))
    assert settle(polish, sheet) == tuple(map(Fraction, (-90, 0, 0)))


@pytest.mark.parametrize(
    ("exact", "whole"),
    [
        ("58/3 -68/3 10/3", (20, -23, 3)),  # equal remainders: in seat order
        ("10/3 -20/3 10/3", (4, -7, 3)),
        ("1/4 1/4 -1/2 0", (0, 0, 0, 0)),
        ("-1/3 -1/3 2/3", (0, 0, 0)),
        ("81/2 9/2 -131/2 41/2", (41, 5, -66, 20)),
        ("1 2 -3", (1, 2, -3)),
    ],
)
def test_d7_6_whole_whists_by_largest_remainder(exact: str, whole: tuple[int, ...]) -> None:
    results = tuple(Fraction(number) for number in exact.split())
    shown = rounded(results)
    assert sum(shown) == 0
    assert all(abs(a - b) < 1 for a, b in zip(shown, results, strict=True))
    assert shown == whole


def test_a_whist_entry_needs_an_opponent() -> None:
    with pytest.raises(ValueError, match="opponent"):
        empty_sheet(3).written(Entry(0, Column.WHISTS, 4, Why.TRICKS_WHISTED))
    with pytest.raises(ValueError, match="opponent"):
        empty_sheet(3).written(whists(1, 1, 2, 2, Why.TRICKS_WHISTED))


def test_whist_balance() -> None:
    assert [SETTLED.whist_balance(seat) for seat in range(3)] == [-4, 4, 0]


# ------------------------------------------------------------------ random sessions

Deals = list[tuple[Seating, Result]]


@st.composite
def sessions(draw: st.DrawFn, presets: tuple[str, ...]) -> tuple[str, int, Deals]:
    """A preset, a number of players, and results of some deals with rotating dealers."""
    preset = draw(st.sampled_from(presets))
    players = draw(st.sampled_from([3, 4]))
    random = Random(draw(st.integers(0, 10**6)))
    seatings = [Seating(players, number % players) for number in range(draw(st.integers(1, 40)))]
    rules = rules_of(preset)
    return (
        preset,
        players,
        [(seating, random_result(rules, seating, random)) for seating in seatings],
    )


def played(rules: Rules, players: int, deals: Deals) -> list[Sheet]:
    """The sheet before and after each deal, whether or not the match would have ended."""
    sheets = [empty_sheet(players)]
    for seating, result in deals:
        raw = entries(rules, seating, sheets[-1], result)
        sheets.append(post(rules, seating, sheets[-1], raw)[0])
    return sheets


@settings(max_examples=60)
@given(sessions(("sochi-guide", "sochi-codex", "leningrad", "rostov")))
def test_f7_f10_sheets_settle_to_nothing_and_keep_within_bounds(
    session: tuple[str, int, Deals],
) -> None:
    preset, players, deals = session
    rules = rules_of(preset)
    for sheet in played(rules, players, deals):
        assert sum(settle(rules, sheet)) == 0
        if rules.pool_recording == "capped":
            assert max(sheet.pool) <= (rules.pool_target or 0)
        if rules.last_overflow == "own_mountain_floor0_then_rivals":
            assert min(sheet.mountain) >= 0


@settings(max_examples=60)
@given(sessions(("sochi-guide", "sochi-codex", "leningrad", "rostov")))
def test_d5_f8_a_session_is_worth_the_sum_of_its_deals(session: tuple[str, int, Deals]) -> None:
    preset, players, deals = session
    rules = rules_of(preset)
    total = [Fraction(0)] * players
    sheets = played(rules, players, deals)
    for (seating, result), sheet in zip(deals, sheets, strict=False):
        worth = net_values(rules, players, entries(rules, seating, sheet, result))
        assert sum(worth) == 0
        total = [sum_ + value for sum_, value in zip(total, worth, strict=True)]
    assert settle(rules, sheets[-1]) == tuple(total)


@settings(max_examples=40)
@given(sessions(("sochi-guide", "sochi-codex")))
def test_f9_amnesty_overflow_and_settlement_never_change_a_result(
    session: tuple[str, int, Deals],
) -> None:
    preset, players, deals = session
    results = []
    for amnesty in (True, False):
        for overflow in ("own_mountain_floor0_then_rivals", "own_mountain_may_go_negative"):
            for settlement in ("average_zero_sum", "own_mountain_raw"):
                rules = rules_of(
                    preset,
                    raspasy_amnesty=amnesty,
                    last_overflow=overflow,
                    settlement=settlement,
                )
                results.append(balance(rules, played(rules, players, deals)[-1]))
    assert len(set(results)) == 1


@pytest.mark.parametrize(
    ("preset", "result", "seat", "worth"),
    [
        # a made nine with one defensive trick, and the dealer's share of a six down one
        ("sochi-codex", contract_result("9H", (9, 1, 0, 0), (1,)), 0, 52),
        ("sochi-codex", contract_result("6D", (5, 3, 2, 0), (1, 2)), 3, 7),
        ("sochi-codex", MisereResult(0, 0), 0, 75),
        ("sochi-codex", MisereResult(0, 1), 0, -75),
        ("sochi-codex", MisereResult(0, 1), 1, 25),
        ("leningrad", contract_result("6S", (6, 2, 2, 0), (1, 2)), 0, 14),
        ("leningrad", contract_result("6S", (7, 2, 1, 0), (1, 2)), 0, 23),
        ("leningrad", RaspasyResult((4, 3, 2, 1), 1), 0, -30),
        ("leningrad", MisereResult(0, 0), 0, 150),
    ],
)
def test_d5_worth_of_known_deals(preset: str, result: Result, seat: int, worth: int) -> None:
    rules = rules_of(preset)
    before = empty_sheet(4)
    seating = Seating(4, 3)
    after, _ = post(rules, seating, before, entries(rules, seating, before, result))
    assert settle(rules, after)[seat] - settle(rules, before)[seat] == worth
