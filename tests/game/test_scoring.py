"""From outcomes to entries.

D1.1 declarer · D.2, D2.1 to D2.5 whist constellations · D4.1 misere · D4.2 to D4.6 raspasy. The
table D.3 and a comparison of all outcomes are in test_scoring_table.py.
"""

import pytest

from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Seating
from preferans_qt.game.entries import Why
from preferans_qt.game.outcome import ContractResult, Defence, MisereResult, RaspasyResult
from preferans_qt.game.scoring import entries, raspasy_price
from preferans_qt.game.sheet import Sheet, empty_sheet
from tests.game.scored import contract, deltas, written
from tests.strategies import GUIDE, rules_of

ROSTOV = rules_of("rostov")


# ------------------------------------------------------------------ D.1


@pytest.mark.parametrize(("tricks", "amount"), [("6 4 0", 2), ("7 3 0", 2), ("10 0 0", 2)])
def test_d1_1_overtricks_bring_nothing(tricks: str, amount: int) -> None:
    assert deltas(GUIDE, contract("6S", tricks))["A pool"] == amount


@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        ("sochi-guide", {"A mountain": 8, "B>A": 20, "C>A": 16}),
        ("leningrad", {"A mountain": 16, "B>A": 40, "C>A": 32}),
        ("rostov", {"A mountain": 8, "B>A": 32, "C>A": 28}),
    ],
)
def test_d1_prices_of_a_seven_down_two(preset: str, expected: dict[str, int]) -> None:
    assert deltas(rules_of(preset), contract("7S", "5 3 2")) == expected


def test_d1_the_strain_has_no_price() -> None:
    prices = {
        strain: deltas(GUIDE, contract(f"8{strain}", "7 2 1"))
        for strain in ("S", "C", "D", "H", "NT")
    }
    assert len({tuple(sorted(amounts.items())) for amounts in prices.values()}) == 1


# ------------------------------------------------------------------ D.2


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        # both pass: the pool, and nothing else
        (contract("8H", "0 0 0", ""), {"A pool": 6}),
        # half-whist stands: half the quota
        (contract("6S", "0 0 0", "", "C"), {"A pool": 2, "C>A": 4}),
        (contract("7NT", "0 0 0", "", "C"), {"A pool": 4, "C>A": 4}),
        # greedy: the whister writes the tricks of both hands
        (contract("6S", "6 3 1", "B"), {"A pool": 2, "B>A": 8}),
        (contract("6S", "5 3 2", "C"), {"A mountain": 2, "B>A": 2, "C>A": 12}),
        # reopened: his own and the half-whister's consolation
        (contract("6S", "5 4 1", "B", "C"), {"A mountain": 2, "B>A": 14}),
        (contract("7S", "9 1 0", "B", "C"), {"A pool": 4, "B>A": 4, "B mountain": 4}),
    ],
)
def test_d2_constellations_of_three(result: ContractResult, expected: dict[str, int]) -> None:
    assert deltas(GUIDE, result) == expected


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (contract("6C", "5 3 2", players=4), {"A mountain": 2, "B>A": 8, "C>A": 6, "D>A": 2}),
        (contract("6C", "5 3 2", "B", players=4), {"A mountain": 2, "B>A": 12, "C>A": 2, "D>A": 2}),
        # the dealer takes over after pass, half, pass
        (
            contract("6C", "4 3 3", "D", "C", players=4),
            {"A mountain": 4, "D>A": 20, "B>A": 4},
        ),
        (contract("7D", "0 0 0", "", "C", players=4), {"A pool": 4, "C>A": 4}),
        # and after two passes
        (contract("8H", "10 0 0", "D", players=4), {"A pool": 6, "D mountain": 6}),
        (
            contract("8H", "7 2 1", "D", players=4),
            {"A mountain": 6, "B>A": 6, "C>A": 6, "D>A": 24},
        ),
    ],
)
def test_d2_constellations_of_four(result: ContractResult, expected: dict[str, int]) -> None:
    assert deltas(GUIDE, result, 4) == expected


def test_d2_seats_and_hands_are_told_apart() -> None:
    # D declares, A and B defend, C sits out as dealer
    result = ContractResult(3, parse_contract("6C"), Defence((0, 1)), (3, 2, 0, 5))
    written_ = entries(GUIDE, Seating(4, 2), empty_sheet(4), result)
    assert {(entry.seat, entry.on, entry.amount) for entry in written_ if entry.on is not None} == {
        (0, 3, 6),
        (1, 3, 4),
        (0, 3, 2),
        (1, 3, 2),
        (2, 3, 2),
    }


@pytest.mark.parametrize(
    ("overrides", "result", "expected"),
    [
        (
            {"reopen_consolation": "half_whister"},
            contract("7S", "6 3 1", "B", "C"),
            {"A mountain": 4, "B>A": 20, "C>A": 4},
        ),
        (
            {"reopen_consolation": "nobody"},
            contract("7S", "6 3 1", "B", "C"),
            {"A mountain": 4, "B>A": 20},
        ),
        (
            {"sharing": "gentleman_on_fail"},
            contract("6S", "5 3 2", "B"),
            {"A mountain": 2, "B>A": 7, "C>A": 7},
        ),
        (
            {"sharing": "gentleman_on_fail"},
            contract("6S", "6 3 1", "B"),
            {"A pool": 2, "B>A": 8},
        ),
        (
            {"sharing": "gentleman_always"},
            contract("6S", "6 3 1", "C"),
            {"A pool": 2, "B>A": 4, "C>A": 4},
        ),
        (
            {"sharing": "gentleman_always"},
            contract("6S", "5 3 2", "B", "C"),  # a half-whister shares nothing
            {"A mountain": 2, "B>A": 14},
        ),
        (
            {"consolation_distribution": "sole_whister_for_two"},
            contract("6S", "5 3 2", "B"),
            {"A mountain": 2, "B>A": 14},
        ),
        (
            {"consolation": "none"},
            contract("6S", "5 3 2"),
            {"A mountain": 2, "B>A": 6, "C>A": 4},
        ),
        (
            {"consolation_to": ["whister"]},
            contract("6S", "5 3 2", "B"),
            {"A mountain": 2, "B>A": 12},
        ),
        (
            {"consolation_to": ["passer"]},
            contract("6S", "5 3 2", "B"),
            {"A mountain": 2, "B>A": 10, "C>A": 2},
        ),
        (
            {"responsibility": "half"},
            contract("6S", "9 1 0", "B"),
            {"A pool": 2, "B>A": 2, "B mountain": 3},
        ),
    ],
)
def test_d2_parameters(
    overrides: dict[str, object], result: ContractResult, expected: dict[str, int]
) -> None:
    assert deltas(rules_of("sochi-guide", **overrides), result) == expected


def test_d2_the_dealer_gets_no_consolation_where_he_is_not_entitled() -> None:
    rules = rules_of("sochi-guide", consolation_to=["whister", "passer"])
    assert "D>A" not in deltas(rules, contract("6C", "5 3 2", players=4), 4)


def test_d2_a_dealer_who_is_not_liable_pays_nothing() -> None:
    rules = rules_of("sochi-guide", sitting_dealer_liability="none")
    assert deltas(rules, contract("8H", "10 0 0", "D", players=4), 4) == {"A pool": 6}
    assert deltas(rules, contract("8H", "10 0 0", "B", players=4), 4)["B mountain"] == 6


def test_d2_half_until_the_own_pool_is_closed() -> None:
    rules = rules_of("sochi-guide", responsibility="half_until_own_pool_closed")
    sheet = Sheet((0, 20, 19), (0, 0, 0), ((0, 0, 0),) * 3, (0, 0, 0))
    result = contract("6S", "10 0 0")
    assert deltas(rules, result, sheet=sheet) == {"A pool": 2, "B mountain": 4, "C mountain": 2}


@pytest.mark.parametrize("mode", ["checked_open", "forced_no_quota"])
def test_d2_a_ten_without_quota_costs_no_defender_anything(mode: str) -> None:
    rules = rules_of("sochi-guide", ten_mode=mode)
    defence = Defence((1, 2), without_quota=True)
    made = ContractResult(0, parse_contract("10D"), defence, (10, 0, 0))
    assert deltas(rules, made) == {"A pool": 10}
    down = ContractResult(0, parse_contract("10D"), defence, (8, 1, 1))
    assert deltas(rules, down) == {"A mountain": 20, "B>A": 30, "C>A": 30}


@pytest.mark.parametrize("tricks", ["6 4 0", "6 0 4", "6 3 1"])
def test_d2_1_a_joint_quota_that_is_met_costs_nobody(tricks: str) -> None:
    assert {key for key in deltas(GUIDE, contract("6D", tricks)) if "mountain" in key} == set()


@pytest.mark.parametrize(
    ("basis", "tricks", "pays"),
    [
        ("personal", "7 3 0", {"C mountain": 4}),
        ("personal_capped_by_joint", "7 3 0", {"C mountain": 2}),
        ("personal_capped_by_joint", "7 0 3", {"B mountain": 2}),
        ("split_joint", "7 3 0", {"B mountain": 1, "C mountain": 1}),
        ("personal", "9 1 0", {"B mountain": 2, "C mountain": 4}),
        ("personal_capped_by_joint", "9 1 0", {"B mountain": 2, "C mountain": 4}),
        ("personal_capped_by_joint", "10 0 0", {"B mountain": 4, "C mountain": 4}),
        ("split_joint", "9 1 0", {"B mountain": 2, "C mountain": 4}),
    ],
)
def test_d2_2_the_basis_of_a_shortfall(basis: str, tricks: str, pays: dict[str, int]) -> None:
    rules = rules_of("sochi-guide", shortfall_basis=basis)
    penalties = {k: v for k, v in deltas(rules, contract("6D", tricks)).items() if "mountain" in k}
    assert penalties == pays


@pytest.mark.parametrize("level", [8, 9, 10])
@pytest.mark.parametrize(("whisters", "second"), [("BC", "C"), ("CB", "B")])
def test_d2_3_from_eight_up_the_second_whister_answers(
    level: int, whisters: str, second: str
) -> None:
    penalties = deltas(GUIDE, contract(f"{level}D", "10 0 0", whisters))
    assert penalties == {
        "A pool": GUIDE.contract_value[level],
        f"{second} mountain": GUIDE.contract_value[level],
    }


ALL_DUTIES = {6: 2, 7: 1, 8: 1, 9: 1, 10: 1}


@pytest.mark.parametrize(
    ("liability", "tricks", "pays"),
    [
        ("each", "10 0 0", {"B mountain": 6, "C mountain": 6}),
        ("second_whister", "10 0 0", {"C mountain": 6}),
        ("each", "9 1 0", {}),
    ],
)
def test_d2_3_liability_from_eight_up_is_what_was_agreed(
    liability: str, tricks: str, pays: dict[str, int]
) -> None:
    rules = rules_of("sochi-guide", high_level_liability=liability, personal_duty=ALL_DUTIES)
    amounts = deltas(rules, contract("8D", tricks))
    assert {key: amount for key, amount in amounts.items() if "mountain" in key} == pays


def test_d2_half_of_an_odd_quota_is_exact() -> None:
    rules = rules_of("sochi-guide", whist_quota={6: 3, 7: 2, 8: 1, 9: 1, 10: 1})
    assert deltas(rules, contract("6S", "0 0 0", "", "C")) == {"A pool": 2, "C>A": 3}


def test_d2_a_dealer_who_took_over_writes_for_nobody_else() -> None:
    rules = rules_of("sochi-guide", consolation_distribution="sole_whister_for_two")
    amounts = deltas(rules, contract("8H", "7 2 1", "D", players=4), 4)
    assert amounts == {"A mountain": 6, "B>A": 6, "C>A": 6, "D>A": 24}


def test_d2_4_whists_are_shared_and_not_tricks() -> None:
    rules = rules_of("sochi-guide", sharing="gentleman_on_fail")
    shared = [e for e in written(rules, contract("6S", "5 3 2", "B")) if e.why is Why.TRICKS_SHARED]
    assert [(entry.seat, entry.amount) for entry in shared] == [(1, 5), (2, 5)]


def test_d2_5_a_penalised_whister_still_writes_his_tricks() -> None:
    assert deltas(GUIDE, contract("6S", "8 1 1")) == {
        "A pool": 2,
        "B>A": 2,
        "C>A": 2,
        "B mountain": 2,
        "C mountain": 2,
    }


@pytest.mark.parametrize(
    ("result", "reasons"),
    [
        (contract("6S", "6 4 0"), [Why.CONTRACT_MADE, Why.TRICKS_WHISTED]),
        (contract("6S", "0 0 0", ""), [Why.CONTRACT_NOT_WHISTED]),
        (contract("6S", "0 0 0", "", "C"), [Why.CONTRACT_HALF_WHISTED, Why.HALF_WHIST]),
        (
            contract("6S", "5 5 0", "B", "C"),
            [
                Why.CONTRACT_FAILED,
                Why.TRICKS_WHISTED,
                Why.CONSOLATION,
                Why.CONSOLATION_OF_HALF_WHISTER,
            ],
        ),
        (contract("7S", "10 0 0", "B"), [Why.CONTRACT_MADE, Why.WHIST_SHORT]),
    ],
)
def test_every_entry_says_what_it_is_for(result: ContractResult, reasons: list[Why]) -> None:
    assert [entry.why for entry in written(GUIDE, result)] == reasons


def test_an_entry_tells_tricks_and_price() -> None:
    whists = [entry for entry in written(GUIDE, contract("7S", "5 3 2")) if entry.seat == 1]
    assert [(entry.count, entry.price, entry.amount) for entry in whists] == [(3, 4, 12), (2, 4, 8)]


# ------------------------------------------------------------------ D.4


@pytest.mark.parametrize(
    ("preset", "taken", "expected"),
    [
        ("sochi-guide", 0, {"B pool": 10}),
        ("sochi-guide", 1, {"B mountain": 10}),
        ("sochi-guide", 4, {"B mountain": 40}),
        ("leningrad", 0, {"B pool": 10}),
        ("leningrad", 2, {"B mountain": 40}),
    ],
)
@pytest.mark.parametrize("players", [3, 4])
def test_d4_1_misere(preset: str, taken: int, expected: dict[str, int], players: int) -> None:
    assert deltas(rules_of(preset), MisereResult(1, taken), players) == expected


@pytest.mark.parametrize(
    ("preset", "number", "tricks", "expected"),
    [
        ("sochi-guide", 1, (4, 3, 3), {"A mountain": 1}),
        ("sochi-guide", 1, (0, 5, 5), {"A pool": 1, "B mountain": 5, "C mountain": 5}),
        ("sochi-guide", 4, (2, 7, 1), {"A mountain": 1, "B mountain": 6}),
        ("sochi-guide", 1, (10, 0, 0), {"A mountain": 10, "B pool": 1, "C pool": 1}),
        ("sochi-swedish", 1, (4, 3, 3), {"A mountain": 4, "B mountain": 3, "C mountain": 3}),
        ("sochi-swedish", 2, (0, 4, 6), {"A pool": 2, "B mountain": 8, "C mountain": 12}),
        ("sochi-swedish", 7, (2, 2, 6), {"A mountain": 6, "B mountain": 6, "C mountain": 18}),
        ("leningrad", 1, (0, 4, 6), {"A pool": 2, "B mountain": 8, "C mountain": 12}),
        ("leningrad", 2, (4, 3, 3), {"A mountain": 4}),
        ("leningrad", 3, (5, 3, 2), {"A mountain": 18, "B mountain": 6}),
    ],
)
def test_d4_2_raspasy_on_the_mountain(
    preset: str, number: int, tricks: tuple[int, ...], expected: dict[str, int]
) -> None:
    assert deltas(rules_of(preset), RaspasyResult(tricks, number)) == expected


@pytest.mark.parametrize(
    ("prices", "by_number"),
    [([1], [1, 1, 1, 1]), ([1, 2, 3], [1, 2, 3, 3]), ([1, 2, 4, 8], [1, 2, 4, 8, 8])],
)
def test_d4_2_the_last_price_repeats(prices: list[int], by_number: list[int]) -> None:
    rules = rules_of("sochi-guide", raspasy_prices=prices)
    assert [raspasy_price(rules, k) for k in range(1, len(by_number) + 1)] == by_number


@pytest.mark.parametrize(
    ("bonus", "amount"), [("none", None), ("pool_1", 1), ("pool_trick_price", 4)]
)
def test_d4_3_a_real_zero(bonus: str, amount: int | None) -> None:
    rules = rules_of("leningrad", raspasy_zero_bonus=bonus)
    assert deltas(rules, RaspasyResult((0, 6, 4), 2)).get("A pool") == amount


def test_d4_3_amnesty_makes_no_zero() -> None:
    assert "B pool" not in deltas(GUIDE, RaspasyResult((4, 3, 3), 1))


@pytest.mark.parametrize(
    ("tricks", "expected"),
    [
        ((3, 5, 2), {"C>A": 15, "C>B": 25}),
        ((0, 3, 7), {"A pool": 1, "A>B": 15, "A>C": 35}),
        ((2, 2, 6), {"A>C": 15, "B>C": 15}),  # two share the minimum
        ((0, 0, 10), {"A pool": 1, "B pool": 1, "A>C": 25, "B>C": 25}),
    ],
)
def test_d4_5_raspasy_in_whists(tricks: tuple[int, ...], expected: dict[str, int]) -> None:
    assert deltas(ROSTOV, RaspasyResult(tricks, 1)) == expected


def test_d4_5_the_sitting_dealer_always_gets_one() -> None:
    assert deltas(ROSTOV, RaspasyResult((3, 5, 2, 0), 1), 4) == {"C>A": 15, "C>B": 25, "D pool": 1}


@pytest.mark.parametrize(
    ("overrides", "tricks", "expected"),
    [
        ({}, (4, 3, 2, 1), {"A mountain": 3, "B mountain": 2, "C mountain": 1}),
        ({}, (5, 3, 2, 0), {"A mountain": 5, "B mountain": 3, "C mountain": 2, "D pool": 1}),
        ({}, (6, 2, 0, 2), {"A mountain": 6, "B mountain": 2, "C pool": 1, "D mountain": 2}),
        (
            {"raspasy_zero_bonus_dealer": "none"},
            (5, 3, 2, 0),
            {"A mountain": 5, "B mountain": 3, "C mountain": 2},
        ),
        (
            {"raspasy_zero_bonus_dealer": "always_1"},
            (5, 3, 0, 2),
            {"A mountain": 5, "B mountain": 3, "C pool": 1, "D mountain": 2, "D pool": 1},
        ),
        (
            {"raspasy_amnesty": False},
            (4, 3, 2, 1),
            {"A mountain": 4, "B mountain": 3, "C mountain": 2, "D mountain": 1},
        ),
        # the dealer counts wherever the talon is: an amnesty shifts all mountains alike (D4.4)
        (
            {"raspasy_talon_4p": "closed", "raspasy_zero_bonus_dealer": "none"},
            (4, 3, 3, 0),
            {"A mountain": 4, "B mountain": 3, "C mountain": 3},
        ),
    ],
)
def test_d4_6_the_sitting_dealer_in_raspasy(
    overrides: dict[str, object], tricks: tuple[int, ...], expected: dict[str, int]
) -> None:
    rules = rules_of("sochi-guide", **overrides)
    assert deltas(rules, RaspasyResult(tricks, 1), 4) == expected
