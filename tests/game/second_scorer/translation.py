"""From plain outcomes and sheets to the program's types, and back. Knows no rule."""

from collections.abc import Iterable, Mapping
from itertools import permutations
from typing import Any

from preferans_qt.game.cards import parse_card
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Seating
from preferans_qt.game.entries import Column, Entry
from preferans_qt.game.outcome import (
    ConcededResult,
    ContractResult,
    Defence,
    MisereResult,
    PassedOutResult,
    RaspasyResult,
    Result,
    Terms,
)
from preferans_qt.game.sheet import Sheet
from tests.game.second_scorer.deal_scores import ZONES, Outcome, Paper
from tests.game.second_scorer.whist_words import Profile, Seats, constellation


def seating_of(seats: Seats, dealer: str) -> Seating:
    return Seating(len(seats), seats.index(dealer))


def result_of(rules: Profile, seats: Seats, dealer: str, outcome: Outcome) -> Result:
    """The outcome as the program keeps it."""
    terms = terms_of(seats, outcome)
    if "redeal" in outcome:
        return PassedOutResult()
    if "raspasy" in outcome:
        return RaspasyResult(row(seats, outcome["raspasy"]), outcome["k"], terms)
    if "misere" in outcome:
        misere = outcome["misere"]
        return MisereResult(seats.index(misere["declarer"]), misere["taken"], terms)
    if "conceded" in outcome:
        conceded = outcome["conceded"]
        bid = parse_contract(conceded["bid"])
        return ConcededResult(seats.index(conceded["declarer"]), bid, terms)
    return ContractResult(
        seats.index(outcome["declarer"]),
        parse_contract(outcome["contract"]),
        defence_of(rules, seats, dealer, outcome),
        row(seats, outcome.get("tricks", {})),
        terms,
        tuple(parse_card(card) for card in outcome.get("talon", [])),
    )


def defence_of(rules: Profile, seats: Seats, dealer: str, outcome: Outcome) -> Defence:
    """What was said over a contract, as the program keeps it."""
    said = constellation(rules, seats, dealer, outcome)
    return Defence(
        tuple(seats.index(name) for name in said["whisters"]),
        None if said["half"] is None else seats.index(said["half"]),
        without_quota=said["row"] == "ten checked open / forced",
        openly=outcome.get("openly", False),
        alone=said["row"] == "alone",
    )


def terms_of(seats: Seats, outcome: Outcome) -> Terms:
    """What is special about a deal."""
    sharers = outcome.get("misere", {}).get("shared_with", [])
    return Terms(
        bombs=row(seats, dict.fromkeys(seats, 1) | outcome["bombs"]) if "bombs" in outcome else (),
        dark=outcome.get("dark", False),
        dark_passers=tuple(seats.index(name) for name in outcome.get("dark_passers", [])),
        rejected=bool(outcome.get("rejected")),
        sharer=seats.index(sharers[0]) if sharers else None,
        off_mountain=outcome.get("write_off", False),
    )


def row(seats: Seats, numbers: Mapping[str, Any]) -> tuple[Any, ...]:
    """One number a seat."""
    return tuple(numbers.get(name, 0) for name in seats)


def sheet_of(seats: Seats, sheet: Paper) -> Sheet:
    """A sheet as the program keeps it."""
    return Sheet(
        row(seats, sheet["pool"]),
        row(seats, sheet["mountain"]),
        tuple(row(seats, {b: sheet["whists"].get(f"{a}>{b}", 0) for b in seats}) for a in seats),
        row(seats, sheet["points"]),
    )


def plain_sheet(seats: Seats, sheet: Sheet) -> Paper:
    """The program's sheet by names."""
    by_pairs = [(a, b) for a, b in permutations(seats, 2)]
    return {
        "pool": dict(zip(seats, sheet.pool, strict=True)),
        "mountain": dict(zip(seats, sheet.mountain, strict=True)),
        "whists": {f"{a}>{b}": sheet.whists[seats.index(a)][seats.index(b)] for a, b in by_pairs},
        "points": dict(zip(seats, sheet.points, strict=True)),
    }


def plain_entries(seats: Seats, entries: Iterable[Entry]) -> Paper:
    """The program's entries summed by column, zeroes left out."""
    sums: Paper = {zone: {} for zone in ZONES}
    for entry in entries:
        place = seats[entry.seat]
        if entry.column is Column.WHISTS:
            assert entry.on is not None
            place = f"{place}>{seats[entry.on]}"
        column = sums[entry.column.value]
        column[place] = column.get(place, 0) + entry.amount
    return {zone: {at: number for at, number in sums[zone].items() if number} for zone in ZONES}
