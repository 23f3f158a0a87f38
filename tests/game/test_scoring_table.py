"""Every contract and every defence: the table D.3, and all outcomes against the naive scorer.

D1.1 to D1.3, D.2, D.3; D1.2 and the sums of every entry on the way.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from preferans_qt.game import reducer
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import DefenceChoice, Finished, TrickPlay, Whisting
from preferans_qt.game.entries import Column
from preferans_qt.game.outcome import ContractResult, Defence
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules, to_mapping
from preferans_qt.game.scoring import joint_shortfall, undertricks
from tests.game import naive
from tests.game.scored import contract, deltas, written
from tests.strategies import GUIDE, new_deal, rules_of

POOLED = [name for name, rules in PRESETS.items() if rules.ledger == "pool_mountain_whists"]


# ------------------------------------------------------------------ D.3, the whole table

# level, declarer's tricks; undertricks, pool, mountain, consolation each; defence tricks, their
# whists; joint shortfall, what a sole whister pays; what two whisters pay, by their tricks
TABLE = [
    (6, 10, 0, 2, 0, 0, 0, 0, 4, 8, {(0, 0): (4, 4)}),
    (6, 9, 0, 2, 0, 0, 1, 2, 3, 6, {(1, 0): (2, 4), (0, 1): (4, 2)}),
    (6, 8, 0, 2, 0, 0, 2, 4, 2, 4, {(2, 0): (0, 4), (1, 1): (2, 2), (0, 2): (4, 0)}),
    (6, 7, 0, 2, 0, 0, 3, 6, 1, 2, {(3, 0): (0, 4), (2, 1): (0, 2), (1, 2): (2, 0)}),
    (6, 6, 0, 2, 0, 0, 4, 8, 0, 0, {(4, 0): (0, 0), (2, 2): (0, 0)}),
    (6, 5, 1, 0, 2, 2, 5, 10, 0, 0, {(5, 0): (0, 0)}),
    (6, 4, 2, 0, 4, 4, 6, 12, 0, 0, {(3, 3): (0, 0)}),
    (6, 3, 3, 0, 6, 6, 7, 14, 0, 0, {(7, 0): (0, 0)}),
    (6, 2, 4, 0, 8, 8, 8, 16, 0, 0, {(4, 4): (0, 0)}),
    (6, 0, 6, 0, 12, 12, 10, 20, 0, 0, {(0, 10): (0, 0)}),
    (7, 10, 0, 4, 0, 0, 0, 0, 2, 8, {(0, 0): (4, 4)}),
    (7, 9, 0, 4, 0, 0, 1, 4, 1, 4, {(1, 0): (0, 4), (0, 1): (4, 0)}),
    (7, 8, 0, 4, 0, 0, 2, 8, 0, 0, {(2, 0): (0, 0), (0, 2): (0, 0)}),
    (7, 7, 0, 4, 0, 0, 3, 12, 0, 0, {(3, 0): (0, 0)}),
    (7, 6, 1, 0, 4, 4, 4, 16, 0, 0, {(4, 0): (0, 0)}),
    (7, 5, 2, 0, 8, 8, 5, 20, 0, 0, {(3, 2): (0, 0)}),
    (7, 4, 3, 0, 12, 12, 6, 24, 0, 0, {(6, 0): (0, 0)}),
    (7, 3, 4, 0, 16, 16, 7, 28, 0, 0, {(4, 3): (0, 0)}),
    (8, 10, 0, 6, 0, 0, 0, 0, 1, 6, {(0, 0): (0, 6)}),
    (8, 9, 0, 6, 0, 0, 1, 6, 0, 0, {(1, 0): (0, 0), (0, 1): (0, 0)}),
    (8, 8, 0, 6, 0, 0, 2, 12, 0, 0, {(2, 0): (0, 0)}),
    (8, 7, 1, 0, 6, 6, 3, 18, 0, 0, {(3, 0): (0, 0)}),
    (8, 6, 2, 0, 12, 12, 4, 24, 0, 0, {(2, 2): (0, 0)}),
    (8, 5, 3, 0, 18, 18, 5, 30, 0, 0, {(5, 0): (0, 0)}),
    (8, 4, 4, 0, 24, 24, 6, 36, 0, 0, {(3, 3): (0, 0)}),
    (9, 10, 0, 8, 0, 0, 0, 0, 1, 8, {(0, 0): (0, 8)}),
    (9, 9, 0, 8, 0, 0, 1, 8, 0, 0, {(0, 1): (0, 0)}),
    (9, 8, 1, 0, 8, 8, 2, 16, 0, 0, {(1, 1): (0, 0)}),
    (9, 7, 2, 0, 16, 16, 3, 24, 0, 0, {(2, 1): (0, 0)}),
    (9, 6, 3, 0, 24, 24, 4, 32, 0, 0, {(4, 0): (0, 0)}),
    (9, 5, 4, 0, 32, 32, 5, 40, 0, 0, {(5, 0): (0, 0)}),
    (10, 10, 0, 10, 0, 0, 0, 0, 1, 10, {(0, 0): (0, 10)}),
    (10, 9, 1, 0, 10, 10, 1, 10, 0, 0, {(1, 0): (0, 0)}),
    (10, 8, 2, 0, 20, 20, 2, 20, 0, 0, {(1, 1): (0, 0)}),
    (10, 7, 3, 0, 30, 30, 3, 30, 0, 0, {(3, 0): (0, 0)}),
    (10, 6, 4, 0, 40, 40, 4, 40, 0, 0, {(2, 2): (0, 0)}),
]


@pytest.mark.parametrize("row", TABLE, ids=[f"{row[0]} with {row[1]}" for row in TABLE])
def test_d3_table_of_sochi(row: tuple[int, ...]) -> None:
    level, taken, down, pool, mountain, consolation, defence, whists, short, sole, both = row
    value = GUIDE.contract_value[level]
    result = contract(f"{level}S", f"{taken} {defence} 0", "B")
    assert (undertricks(result), joint_shortfall(GUIDE, result)) == (down, short)
    assert deltas(GUIDE, result) == without_zeros(
        {
            "A pool": pool,
            "A mountain": mountain,
            "B>A": whists + consolation,
            "C>A": consolation,
            "B mountain": sole,
        }
    )
    assert isinstance(both, Mapping)
    for (first, second), (first_pays, second_pays) in both.items():
        result = contract(f"{level}S", f"{taken} {first} {second}")
        assert deltas(GUIDE, result) == without_zeros(
            {
                "A pool": pool,
                "A mountain": mountain,
                "B>A": value * first + consolation,
                "C>A": value * second + consolation,
                "B mountain": first_pays,
                "C mountain": second_pays,
            }
        )


def without_zeros(amounts: dict[str, int]) -> dict[str, int]:
    return {key: amount for key, amount in amounts.items() if amount}


# ------------------------------------------------------------------ D.2 against the naive scorer


def outcomes(rules: Rules, players: int, level: int) -> Iterator[tuple[str, Defence]]:
    """What declarations can come to, in naive words, and the defence the program makes of it."""
    name = {"D1": 1, "D2": 2, "S": 3}
    seen = set()
    for calls, comes_to in naive.whist_sequences(to_mapping(rules), players, level):
        if comes_to in seen:
            continue
        seen.add(comes_to)
        deal = new_deal(1, players)
        phase = Whisting(1, 0, parse_contract(f"{level}S"))
        deal = replace(deal, phase=phase)
        for call in calls.split(", "):
            seat, _, code = call.partition(" ")
            assert reducer.current_actor(deal) == name[seat]
            code = code.replace("look D1", "inspect B").replace("look D2", "inspect C")
            action = next(a for a in reducer.legal(rules, deal) if str(a) == code)
            deal, _ = reducer.apply(rules, deal, action)
        reached = deal.phase.result if isinstance(deal.phase, Finished) else deal.phase
        assert isinstance(reached, DefenceChoice | TrickPlay | ContractResult)
        assert reached.defence is not None
        yield comes_to, reached.defence


def splits() -> Iterator[tuple[int, int, int]]:
    for declarer in range(11):
        for first in range(11 - declarer):
            yield declarer, first, 10 - declarer - first


VARIANTS: list[tuple[str, dict[str, object]]] = [
    *((name, {}) for name in POOLED),
    ("sochi-guide", {"sitting_dealer_liability": "none"}),
    ("sochi-guide", {"reopen_consolation": "nobody"}),
    ("sochi-guide", {"sharing": "gentleman_always", "responsibility": "half"}),
    ("leningrad", {"consolation": "none", "sitting_dealer_whist": "after_any_two_refusals"}),
    ("rostov", {"consolation": "fixed_15"}),
]


@pytest.mark.parametrize(("preset", "overrides"), VARIANTS)
def test_d2_every_outcome_is_scored_as_naively(preset: str, overrides: dict[str, object]) -> None:
    rules = rules_of(preset, **overrides)
    profile = to_mapping(rules)
    for players in rules.players:
        for level in (6, 7, 8, 9) if rules.ten_mode == "checked_open" else (6, 7, 8, 9, 10):
            for comes_to, defence in outcomes(rules, players, level):
                for split in splits() if defence.whisters else [(0, 0, 0)]:
                    tricks = (*split, *[0] * (players - 3))
                    result = ContractResult(0, parse_contract(f"{level}H"), defence, tricks)
                    naively = naive.contract_deltas(
                        profile,
                        players,
                        level,
                        comes_to,
                        dict(zip(("X", "D1", "D2"), split, strict=True)),
                    )
                    assert deltas(rules, result, players) == {
                        _key(key): amount for key, amount in naively.items()
                    }
                    check_entries(rules, result, players)


def _key(key: tuple[str, ...]) -> str:
    letter = {"X": "A", "D1": "B", "D2": "C", "S": "D"}
    if key[0] in ("pool", "mountain"):
        return f"{letter[key[1]]} {key[0]}"
    return f"{letter[key[0]]}>{letter[key[1]]}"


def check_entries(rules: Rules, result: ContractResult, players: int) -> None:
    """What holds for every entry, and D1.2: never a penalty on both sides."""
    penalised = set()
    for entry in written(rules, result, players):
        assert entry.amount == entry.count * entry.price > 0
        if entry.column is Column.MOUNTAIN:
            penalised.add(entry.seat == result.declarer)
        if entry.column is Column.WHISTS:
            assert entry.on == result.declarer != entry.seat
    assert len(penalised) < 2
