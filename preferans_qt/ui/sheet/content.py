"""What a score sheet says, without any drawing: running totals, one figure an entry."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from preferans_qt.game.entries import Column, Entry, Place, place_of
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import Sheet, empty_sheet


@dataclass(frozen=True, slots=True)
class SheetContent:
    """All that stands on a sheet.

    ``posted`` holds the written entries of each finished deal, help and overflow included. With
    no ``pool_target`` the sheet is a ledger of signed points (the Polish one). ``balances`` are
    in whists by seat, or empty when they are not to be shown; ``raw`` are the results beside them
    where the profile settles in another way (the Swedish one). With ``pool_shared`` the target is
    reached by all pools together (`pool_scope: shared_total`), so that no single pool closes.
    ``bombs`` holds the factors of each seat's bombs, or nothing where there are none (A.1);
    ``results`` the finished deals in words, where they are told.
    """

    names: tuple[str, ...]
    pool_target: int | None
    posted: tuple[tuple[Entry, ...], ...] = ()
    dealer: Seat | None = None
    balances: tuple[Fraction, ...] = ()
    pool_shared: bool = False
    raw: tuple[Fraction, ...] = ()
    bombs: tuple[tuple[int, ...], ...] = ()
    results: tuple[str, ...] = ()

    def bombs_text(self, seat: Seat) -> str:
        """The factors of a seat's bombs in the order of their use: ``×2 ×4``."""
        return " ".join(f"×{factor}" for factor in self.bombs[seat]) if self.bombs else ""

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def is_ledger(self) -> bool:
        return self.pool_target is None


EMPTY = SheetContent(("", "", ""), 0)  # before a match is shown


@dataclass(frozen=True, slots=True)
class Figure:
    """One number on the sheet: the running total after ``entry``.

    ``deal`` counts finished deals from 0, ``index`` the numbers in the same place.
    """

    entry: Entry
    deal: int
    index: int
    total: int
    is_newest: bool  # written in the last finished deal
    is_current: bool  # the last number in its place


def places(players: int, ledger: bool) -> Iterator[Place]:
    """Every place of a sheet, in the order in which it is read aloud."""
    for owner in range(players):
        if ledger:
            yield Place(owner, Column.POINTS)
            continue
        yield Place(owner, Column.POOL)
        yield Place(owner, Column.MOUNTAIN)
        for step in range(1, players):
            yield Place(owner, Column.WHISTS, (owner + step) % players)


def total_at(sheet: Sheet, place: Place) -> int:
    """The running total of one place, in points or whists."""
    owner, column, on = place
    match column:
        case Column.POOL:
            return sheet.pool[owner]
        case Column.MOUNTAIN:
            return sheet.mountain[owner]
        case Column.POINTS:
            return sheet.points[owner]
        case Column.WHISTS:
            if on is None:
                raise ValueError("Whists are written on an opponent.")
            return sheet.whists[owner][on]


def final_sheet(content: SheetContent) -> Sheet:
    """The totals of everything written."""
    sheet = empty_sheet(content.players)
    for entries in content.posted:
        for entry in entries:
            sheet = sheet.written(entry)
    return sheet


def figures(content: SheetContent) -> dict[Place, tuple[Figure, ...]]:
    """The numbers in each place, oldest first. An entry of nothing is not written."""
    written: dict[Place, list[tuple[Entry, int, int]]] = {}
    sheet = empty_sheet(content.players)
    for deal, entries in enumerate(content.posted):
        for entry in entries:
            sheet = sheet.written(entry)
            if entry.amount:
                place = place_of(entry)
                written.setdefault(place, []).append((entry, deal, total_at(sheet, place)))
    newest = len(content.posted) - 1
    return {
        place: tuple(
            Figure(entry, deal, index, total, deal == newest, index == len(numbers) - 1)
            for index, (entry, deal, total) in enumerate(numbers)
        )
        for place, numbers in written.items()
    }


def closing_figure(content: SheetContent, numbers: tuple[Figure, ...]) -> Figure | None:
    """The number with which a pool reached its target, if it has."""
    target = content.pool_target
    if target is None or content.pool_shared:
        return None
    return next(
        (
            figure
            for figure in numbers
            if figure.entry.column is Column.POOL and figure.total >= target
        ),
        None,
    )


def number_text(number: int) -> str:
    """A whole number with a true minus sign."""
    return str(number).replace("-", "−")


def signed_text(amounts: Iterable[int]) -> str:
    """Amounts with their signs: ``+10 −20``."""
    return " ".join(f"+{amount}" if amount > 0 else number_text(amount) for amount in amounts)


def entries_of(content: SheetContent, deal: int, seat: Seat) -> list[Entry]:
    """What a player wrote for a deal; an entry of nothing is not written."""
    return [entry for entry in content.posted[deal] if entry.seat == seat and entry.amount]
