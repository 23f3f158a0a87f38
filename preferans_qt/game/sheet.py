"""The score sheet: a fold of entries, with help, overflow and closing, and the settlement.

Amounts are whole points and whists; the settlement keeps exact fractions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from preferans_qt.game.deal import Seating
from preferans_qt.game.entries import Column, Entry, Why, mountain, whists
from preferans_qt.game.seats import Seat, clockwise_from

if TYPE_CHECKING:  # showing a sheet need not wait for the rules to be imported
    from preferans_qt.game.rules import Rules


def _added(row: tuple[int, ...], index: int, amount: int) -> tuple[int, ...]:
    return (*row[:index], row[index] + amount, *row[index + 1 :])


@dataclass(frozen=True, slots=True)
class Sheet:
    """Running totals, one number a seat; ``whists[i][j]`` is what seat i has written on seat j.

    ``points`` is the signed total of the Polish ledger.
    """

    pool: tuple[int, ...]
    mountain: tuple[int, ...]
    whists: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]

    @property
    def players(self) -> int:
        return len(self.pool)

    def written(self, entry: Entry) -> Sheet:
        """The sheet with one more entry."""
        seat, amount = entry.seat, entry.amount
        match entry.column:
            case Column.POOL:
                return replace(self, pool=_added(self.pool, seat, amount))
            case Column.MOUNTAIN:
                return replace(self, mountain=_added(self.mountain, seat, amount))
            case Column.POINTS:
                return replace(self, points=_added(self.points, seat, amount))
            case Column.WHISTS:
                if entry.on is None or entry.on == seat:
                    raise ValueError(f"a whist entry needs an opponent: {entry}")
                row = _added(self.whists[seat], entry.on, amount)
                return replace(self, whists=(*self.whists[:seat], row, *self.whists[seat + 1 :]))

    def with_entries(self, entries: Iterable[Entry]) -> Sheet:
        """The sheet with all of these written on it."""
        sheet = self
        for entry in entries:
            sheet = sheet.written(entry)
        return sheet

    def whist_balance(self, seat: Seat) -> int:
        """Whists a seat has written on others, less those the others wrote on it."""
        return sum(self.whists[seat]) - sum(row[seat] for row in self.whists)


def empty_sheet(players: int) -> Sheet:
    """A sheet with nothing written, for three or four players."""
    zeros = (0,) * players
    return Sheet(zeros, zeros, (zeros,) * players, zeros)


def post(
    rules: Rules, seating: Seating, sheet: Sheet, entries: Iterable[Entry]
) -> tuple[Sheet, tuple[Entry, ...]]:
    """Write the entries of one deal (C11.1, C11.2).

    Mountains and whists come first, then each pool award in seat order from the dealer's left,
    the dealer last; awards beyond a pool turn into help and overflow. Returns the new sheet and
    all that was written, in order.
    """
    written: list[Entry] = []
    awards: list[Entry] = []
    for entry in entries:
        (awards if entry.column is Column.POOL else written).append(entry)
    for entry in written:
        sheet = sheet.written(entry)
    barred = _barred_from_help(rules, seating, written)
    order = [*clockwise_from(seating.active[0], seating.players)]
    for award in sorted(awards, key=lambda entry: order.index(entry.seat)):
        for entry in _expanded(rules, sheet, award, barred):
            sheet = sheet.written(entry)
            written.append(entry)
    return sheet, tuple(written)


def _barred_from_help(rules: Rules, seating: Seating, written: Sequence[Entry]) -> frozenset[Seat]:
    """Seats that may not be helped in this deal (`help_barred`, D6.3)."""
    barred: set[Seat] = set()
    if "recipient_whist_remise" in rules.help_barred:
        barred |= {entry.seat for entry in written if entry.why is Why.WHIST_SHORT}
    if "recipient_sitting_dealer" in rules.help_barred and seating.sitting_dealer is not None:
        barred.add(seating.sitting_dealer)
    return frozenset(barred)


def _expanded(rules: Rules, sheet: Sheet, award: Entry, barred: frozenset[Seat]) -> list[Entry]:
    """A pool award as the entries it turns into (D.6)."""
    target = rules.pool_target
    if rules.pool_recording == "uncapped" or target is None:
        return [award]  # D6.4
    helper, left = award.seat, award.amount
    entries: list[Entry] = []
    own = min(left, target - sheet.pool[helper])
    if own > 0:
        entries.append(replace(award, amount=own, price=own))
        left -= own
    for receiver in _receivers(rules, sheet.pool, helper, barred):
        if left == 0:
            break
        given = min(left, target - sheet.pool[receiver])
        left -= given
        price = rules.help_whists_per_point or 0
        entries.append(
            Entry(receiver, Column.POOL, given, Why.HELP_RECEIVED, given, 1, helped_by=helper)
        )
        entries.append(whists(helper, receiver, given, price, Why.HELP_GIVEN))
    if left:
        entries += _overflow(rules, sheet, helper, left)
    return entries


def _receivers(
    rules: Rules, pools: Sequence[int], helper: Seat, barred: frozenset[Seat]
) -> list[Seat]:
    """Unclosed pools in the order in which they are helped (A07, A08)."""
    if rules.pool_help == "none":
        return []
    target = rules.pool_target or 0
    clockwise = list(clockwise_from(helper, len(pools)))[1:]
    unclosed = [seat for seat in clockwise if pools[seat] < target and seat not in barred]
    if rules.pool_help == "highest_unclosed":
        unclosed.sort(key=lambda seat: -pools[seat])  # stable: ties stay clockwise
    return unclosed


def _overflow(rules: Rules, sheet: Sheet, seat: Seat, left: int) -> list[Entry]:
    """Points left when nobody can be helped (D.6 step 3)."""
    if rules.last_overflow == "own_mountain_may_go_negative":
        return [mountain(seat, -left, 1, Why.OVERFLOW_WRITTEN_OFF)]
    if rules.last_overflow != "own_mountain_floor0_then_rivals":
        return []
    own = min(left, max(0, sheet.mountain[seat]))
    entries = [mountain(seat, -own, 1, Why.OVERFLOW_WRITTEN_OFF)] if own else []
    if left > own:
        entries += [
            mountain(rival, left - own, 1, Why.OVERFLOW_ON_RIVALS)
            for rival in list(clockwise_from(seat, sheet.players))[1:]
        ]
    return entries


def is_complete(rules: Rules, sheet: Sheet) -> bool:
    """Whether the match ends with this sheet (C11.3)."""
    if rules.pool_target is None or rules.pool_scope == "none":
        return False
    if rules.pool_scope == "shared_total":
        return sum(sheet.pool) >= sheet.players * rules.pool_target
    return all(pool >= rules.pool_target for pool in sheet.pool)


def converted_mountains(rules: Rules, sheet: Sheet) -> tuple[int, ...]:
    """Mountains with missing pool points added and surplus ones taken off (D.7 step 1)."""
    target, weight = rules.pool_target, rules.pool_point_as_mountain
    if target is None or weight is None:
        return sheet.mountain
    return tuple(
        own + weight * (target - pool) for own, pool in zip(sheet.mountain, sheet.pool, strict=True)
    )


def settle(rules: Rules, sheet: Sheet) -> tuple[Fraction, ...]:
    """Each seat's final result in whists, exact (D.7).

    Sums to zero except for the raw Swedish and the Polish settlement.
    """
    if rules.settlement == "signed_points":
        return tuple(Fraction(total) for total in sheet.points)
    mountains = converted_mountains(rules, sheet)
    mean = Fraction(sum(mountains), sheet.players)
    origin = Fraction(0) if rules.settlement == "own_mountain_raw" else mean
    price = rules.mountain_point_in_whists or 0
    return tuple(
        price * (origin - own) + sheet.whist_balance(seat) for seat, own in enumerate(mountains)
    )


def balance(rules: Rules, sheet: Sheet) -> tuple[Fraction, ...]:
    """The zero-sum standing in whists, also for profiles that settle otherwise."""
    if rules.settlement != "own_mountain_raw":
        return settle(rules, sheet)
    raw = settle(rules, sheet)
    mean = sum(raw, Fraction(0)) / sheet.players
    return tuple(result - mean for result in raw)


def rounded(results: Sequence[Fraction]) -> tuple[int, ...]:
    """Whole whists by largest remainder, so that the total stays what it was (D.7 step 6)."""
    floors = [result.numerator // result.denominator for result in results]
    missing = round(sum(results, Fraction(0))) - sum(floors)
    by_remainder = sorted(
        range(len(results)), key=lambda seat: (floors[seat] - results[seat], seat)
    )
    for seat in by_remainder[:missing]:
        floors[seat] += 1
    return tuple(floors)


class OnePoint(NamedTuple):
    """What the device of one point changes on a sheet, and the whole results it leads to.

    ``mountain`` is what goes on each mountain; ``whists[i][j]`` what seat i writes on seat j.
    """

    mountain: tuple[int, ...]
    whists: tuple[tuple[int, ...], ...]
    results: tuple[int, ...]


def one_point_rounding(rules: Rules, sheet: Sheet) -> OnePoint:
    """Whole results by moving a mountain and paying for it in whists (D.7 step 6).

    The highest mountain takes the fewest points that make the mean whole. Each point is worth
    ``mountain_point_in_whists`` shared by all, and whoever gains by it has whists written on him.
    """
    moved = (0,) * sheet.players
    if rules.settlement == "average_zero_sum":
        moved = fewest_points(converted_mountains(rules, sheet))
    paid = paid_for_points(rules, moved)
    following = replace(
        sheet,
        mountain=_sums(sheet.mountain, moved),
        whists=tuple(map(_sums, sheet.whists, paid)),
    )
    return OnePoint(moved, paid, tuple(round(result) for result in settle(rules, following)))


def fewest_points(mountains: tuple[int, ...]) -> tuple[int, ...]:
    """What goes on each mountain so that the mean is whole: few points, all on the highest."""
    players = len(mountains)
    surplus = sum(mountains) % players
    change = -surplus if 2 * surplus <= players else players - surplus
    highest = mountains.index(max(mountains))
    return tuple(change if seat == highest else 0 for seat in range(players))


def paid_for_points(rules: Rules, moved: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The whists that make up for points moved, ``[i][j]`` by seat i on seat j, rounded down."""
    price, seats = rules.mountain_point_in_whists or 0, range(len(moved))

    def owed(writer: Seat, on: Seat) -> int:
        points = max(0, moved[writer]) + max(0, -moved[on])
        return 0 if writer == on else price * points // len(moved)

    return tuple(tuple(owed(writer, on) for on in seats) for writer in seats)


def _sums(row: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(one + another for one, another in zip(row, other, strict=True))
