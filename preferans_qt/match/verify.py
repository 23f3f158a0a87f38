"""Whether a match is what it claims to be: its chain, its legality, its sheet, its promises."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from preferans_qt.game.actions import StartDeal
from preferans_qt.game.entries import Column
from preferans_qt.game.match import Match
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import settle
from preferans_qt.game.shuffle import commitment
from preferans_qt.match.log import Header, LogEntry
from preferans_qt.match.session import Session, sound_prefix


@dataclass(frozen=True, slots=True)
class ReplayReport:
    """What a replay found: the match as far as its log is sound, and one sentence a fault."""

    session: Session
    faults: tuple[str, ...]

    @property
    def is_sound(self) -> bool:
        return not self.faults


def replay(header: Header, entries: Sequence[LogEntry]) -> ReplayReport:
    """Replay a log: digests, legality of every action, and the sheet summed up anew."""
    session, error = sound_prefix(header, entries)
    faults = [] if error is None else [str(error)]
    return ReplayReport(session, (*faults, *sheet_faults(session.match)))


def sheet_faults(match: Match) -> tuple[str, ...]:
    """Where the sheet is not the sum of what was written, or the settlement not what it must be."""
    written: Counter[tuple[Column, Seat, Seat | None]] = Counter()
    for scored in match.finished:
        for entry in scored.entries:
            written[entry.column, entry.seat, entry.on] += entry.amount
    faults = [
        f"the sheet has {total} in {_cell_text(cell)}, but the deals add up to {written[cell]}"
        for cell, total in _cells(match)
        if total != written[cell]
    ]
    results = settle(match.rules, match.sheet) if match.results is None else match.results
    if results != settle(match.rules, match.sheet):
        faults.append("the results are not the settlement of the sheet")
    if match.rules.settlement == "average_zero_sum" and sum(results) != 0:
        faults.append(f"the settlement adds up to {sum(results)} instead of 0")
    return tuple(faults)


def _cells(match: Match) -> list[tuple[tuple[Column, Seat, Seat | None], int]]:
    """Every place of the sheet with its total."""
    sheet = match.sheet
    columns = {
        Column.POOL: sheet.pool,
        Column.MOUNTAIN: sheet.mountain,
        Column.POINTS: sheet.points,
    }
    cells: list[tuple[tuple[Column, Seat, Seat | None], int]] = [
        ((column, seat, None), total)
        for column, totals in columns.items()
        for seat, total in enumerate(totals)
    ]
    return cells + [
        ((Column.WHISTS, seat, on), total)
        for seat, row in enumerate(sheet.whists)
        for on, total in enumerate(row)
    ]


def _cell_text(cell: tuple[Column, Seat, Seat | None]) -> str:
    column, seat, on = cell
    return f"{column.value} of seat {seat}" + ("" if on is None else f" on seat {on}")


def keeps_promise(promised: str, start: StartDeal) -> bool:
    """Whether a deal is the one whose commitment (64 hexadecimal digits) was shown before it."""
    return commitment(start.number, start.salt) == promised.strip().lower()
