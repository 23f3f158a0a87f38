"""Record-keeping practice: what a person must write for a deal, and what is wrong in it. Pure.

Numbers are what one deal brings to a place of the sheet, in points or whists: several entries in
one place are written as their sum.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from preferans_qt.coach.grades import Grade
from preferans_qt.coach.notes import Note
from preferans_qt.coach.subjects import Subject
from preferans_qt.game.entries import Column, Entry, Place, Why, place_of
from preferans_qt.game.seats import Seat

Grid = Mapping[Place, int]  # a place without a number has none in it


class Wrong(StrEnum):
    """What is wrong with a number."""

    MISSING = "missing"
    AMOUNT = "wrong_amount"
    COLUMN = "wrong_column"
    PLAYER = "wrong_player"  # in whose sector, or on whom
    SURPLUS = "surplus"


@dataclass(frozen=True, slots=True)
class RecordMistake:
    """One number that is wrong.

    ``place`` is where ``due`` belongs; ``found`` stands at ``at``, which is another place for a
    wrong column or player. For a surplus number ``due`` is 0, for a missing one ``found``.
    ``reasons`` are those of the entries that belong there, in their order.
    """

    wrong: Wrong
    place: Place
    due: int
    at: Place
    found: int
    reasons: tuple[Why, ...] = ()


def places(players: int, *, in_points: bool) -> tuple[Place, ...]:
    """The places of a sheet, sector by sector; ``in_points`` for the Polish ledger."""
    if in_points:
        return tuple(Place(seat, Column.POINTS) for seat in range(players))
    return tuple(place for seat in range(players) for place in _sector(players, seat))


def _sector(players: int, seat: Seat) -> Iterator[Place]:
    yield Place(seat, Column.POOL)
    yield Place(seat, Column.MOUNTAIN)
    for on in range(players):
        if on != seat:
            yield Place(seat, Column.WHISTS, on)


def grid_of(entries: Iterable[Entry]) -> dict[Place, int]:
    """What the entries of a deal come to in each place, in their order."""
    sums: dict[Place, int] = {}
    for entry in entries:
        place = place_of(entry)
        sums[place] = sums.get(place, 0) + entry.amount
    return {place: amount for place, amount in sums.items() if amount}


def check(written: Grid, entries: Sequence[Entry]) -> tuple[RecordMistake, ...]:
    """What is wrong in the numbers that were written for a deal, in the order of the entries.

    ``entries`` are all that belong to it, help and overflow included.
    """
    due = grid_of(entries)
    missing = [place for place in due if not written.get(place)]
    surplus = [place for place, number in written.items() if number and place not in due]
    strayed = dict(_strayed(missing, surplus, due, written))
    mistakes: list[RecordMistake] = []
    for place, amount in due.items():
        at = strayed.get(place, place)
        found = written.get(at, 0)
        if at != place:
            wrong = Wrong.PLAYER if at.column is place.column else Wrong.COLUMN
        elif found != amount:
            wrong = Wrong.AMOUNT if found else Wrong.MISSING
        else:
            continue
        reasons = tuple(entry.why for entry in entries if place_of(entry) == place)
        mistakes.append(RecordMistake(wrong, place, amount, at, found, reasons))
    for place in surplus:
        if place not in strayed.values():
            mistakes.append(RecordMistake(Wrong.SURPLUS, place, 0, place, written[place]))
    return tuple(mistakes)


def _strayed(
    missing: Sequence[Place], surplus: Sequence[Place], due: Grid, written: Grid
) -> Iterator[tuple[Place, Place]]:
    """Places where a number is missing, each with the one where it was written instead."""
    pairs = [
        (way, place, at)
        for place in missing
        for at in surplus
        if due[place] == written[at] and (way := _way(place, at)) is not None
    ]
    met: set[Place] = set()
    for _, place, at in sorted(pairs, key=lambda pair: pair[0]):
        if not {place, at} & met:
            met |= {place, at}
            yield place, at


def _way(place: Place, at: Place) -> int | None:
    """How near a number at the wrong place is to the right one; None when it is another thing."""
    if place.column is at.column is Column.WHISTS and (place.seat, place.on) == (at.on, at.seat):
        return 0  # both players are right, and who writes on whom is not
    if place.seat == at.seat:
        return 1
    return 2 if place.column is at.column else None


def record_notes(
    mistakes: Sequence[RecordMistake],
    earlier: Sequence[Note],
    *,
    match: str,
    entry: int,
    deal: int,
    noted: str,
    profile: str,
) -> tuple[Note, ...]:
    """What is kept of mistakes in the record; ``earlier`` are all notes of the match.

    The first one of a match is put right without counting (E7.1). See Note for the rest.
    """
    is_first = all(note.subject is not Subject.RECORD for note in earlier)
    start = 1 + max((note.attempt for note in earlier if note.entry == entry), default=-1)
    return tuple(
        Note(
            match=match,
            entry=entry,
            attempt=start + number,
            deal=deal,
            noted=noted,
            profile=profile,
            subject=Subject.RECORD,
            action="",
            best="",
            loss=0.0,
            error=0.0,
            grade=Grade.SLIP,
            is_trivial=False,
            is_counted=not is_first or number > 0,
        )
        for number in range(len(mistakes))
    )
