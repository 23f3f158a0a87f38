"""Results and what is written for them, in short texts, for the tests of the scoring."""

from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Seating
from preferans_qt.game.entries import Entry
from preferans_qt.game.outcome import ContractResult, Defence, Result
from preferans_qt.game.rules import Rules
from preferans_qt.game.scoring import entries
from preferans_qt.game.sheet import Sheet, empty_sheet
from tests.strategies import SEATS


def written(
    rules: Rules, result: Result, players: int = 3, sheet: Sheet | None = None
) -> tuple[Entry, ...]:
    """Entries of a deal that the last seat has dealt."""
    return entries(rules, Seating(players, players - 1), sheet or empty_sheet(players), result)


def deltas(
    rules: Rules, result: Result, players: int = 3, sheet: Sheet | None = None
) -> dict[str, int]:
    """What is written: ``{"A pool": 2, "B mountain": 4, "B>A": 6}``."""
    sums: dict[str, int] = {}
    for entry in written(rules, result, players, sheet):
        key = (
            f"{SEATS[entry.seat]}>{SEATS[entry.on]}"
            if entry.on is not None
            else f"{SEATS[entry.seat]} {entry.column.value}"
        )
        sums[key] = sums.get(key, 0) + entry.amount
    return sums


def contract(
    text: str,
    tricks: str,
    whisters: str = "BC",
    half: str = "",
    players: int = 3,
    declarer: str = "A",
) -> ContractResult:
    """A result: ``contract("6S", "5 3 2", "B")``, tricks a seat from A on."""
    counts = [int(number) for number in tricks.split()]
    counts += [0] * (players - len(counts))
    defence = Defence(
        tuple(SEATS.index(seat) for seat in whisters),
        SEATS.index(half) if half else None,
    )
    return ContractResult(SEATS.index(declarer), parse_contract(text), defence, tuple(counts))
