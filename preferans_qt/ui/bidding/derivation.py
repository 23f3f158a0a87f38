"""How the final result comes about, line by line, so that it can be checked with a pencil."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import (
    Sheet,
    balance,
    converted_mountains,
    one_point_rounding,
    rounded,
    settle,
)
from preferans_qt.ui.sheet.content import number_text
from preferans_qt.ui.texts.words import Names, fraction_text

if TYPE_CHECKING:  # a sheet can be shown before the rules are imported
    from preferans_qt.game.rules import Rules

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the account: its title, one number a seat, and how the numbers come about.

    ``is_sum`` marks the lines that end a part of the account, ``is_result`` those that end it.
    """

    title: str
    numbers: tuple[Fraction, ...]
    cells: tuple[str, ...]
    explanation: str
    is_sum: bool = False
    is_result: bool = False


def derivation(rules: Rules, sheet: Sheet, names: Names) -> tuple[Line, ...]:
    """The account of a sheet under its rules (D.7)."""
    if rules.settlement == "signed_points":
        explanation = translate("Account", "The running total of each player, in points.")
        title = translate("Account", "Points")
        return (_part(title, settle(rules, sheet), explanation, is_result=True),)
    return (
        *_mountain_lines(rules, sheet),
        *_whist_lines(sheet, names),
        *_result_lines(rules, sheet),
    )


def _plain(title: str, numbers: Iterable[int], explanation: str) -> Line:
    """A line of totals as they stand on the sheet."""
    exact = tuple(Fraction(number) for number in numbers)
    return Line(title, exact, tuple(number_text(int(number)) for number in exact), explanation)


def _part(
    title: str,
    numbers: Iterable[Fraction],
    explanation: str,
    *,
    is_sum: bool = False,
    is_result: bool = False,
) -> Line:
    """A line of gains and losses."""
    exact = tuple(numbers)
    cells = tuple(fraction_text(number, signed=True) for number in exact)
    return Line(title, exact, cells, explanation, is_sum, is_result)


def _mountain_lines(rules: Rules, sheet: Sheet) -> Iterator[Line]:
    target, weight = rules.pool_target, rules.pool_point_as_mountain
    mountains = converted_mountains(rules, sheet)
    yield _plain(
        translate("Account", "Pool"), sheet.pool, translate("Account", "Points of made contracts.")
    )
    yield _plain(
        translate("Account", "Mountain"), sheet.mountain, translate("Account", "Penalty points.")
    )
    if target is not None and weight is not None and mountains != sheet.mountain:
        missing = translate("Account", "Missing to a pool of {target}, × {weight}")
        yield _plain(
            missing.format(target=target, weight=weight),
            (own - written for own, written in zip(mountains, sheet.mountain, strict=True)),
            translate("Account", "Missing pool points go on the mountain, surplus ones come off."),
        )
        yield _plain(
            translate("Account", "Mountain to be settled"),
            mountains,
            translate("Account", "The mountain with the missing pool points."),
        )
    yield from _mountain_part(rules, mountains)


def _mountain_part(rules: Rules, mountains: tuple[int, ...]) -> Iterator[Line]:
    """From mountains to whists."""
    price = rules.mountain_point_in_whists or 0
    title = translate("Account", "Mountain part, × {price}").format(price=price)
    if rules.settlement == "own_mountain_raw":
        explanation = translate("Account", "Each point of the own mountain costs {price} whists.")
        costs = (Fraction(-price * own) for own in mountains)
        yield _part(title, costs, explanation.format(price=price), is_sum=True)
        return
    mean = Fraction(sum(mountains), len(mountains))
    explanation = translate("Account", "All mountains together, {sum}, divided by {players}.")
    yield Line(
        translate("Account", "Mean of the mountains"),
        (mean,) * len(mountains),
        (fraction_text(mean),) * len(mountains),
        explanation.format(sum=number_text(sum(mountains)), players=len(mountains)),
    )
    less = tuple(mean - own for own in mountains)
    yield _part(
        translate("Account", "Mean less own mountain"),
        less,
        translate("Account", "A mountain below the mean gains, one above it loses."),
    )
    explanation = translate("Account", "Each point of the line above is {price} whists.")
    gains = (price * gain for gain in less)
    yield _part(title, gains, explanation.format(price=price), is_sum=True)


def _whist_lines(sheet: Sheet, names: Names) -> Iterator[Line]:
    seats = range(sheet.players)
    yield _plain(
        translate("Account", "Whists on the others"),
        (sum(sheet.whists[seat]) for seat in seats),
        _sums(sheet, names),
    )
    yield _plain(
        translate("Account", "Whists of the others"),
        (-sum(written[seat] for written in sheet.whists) for seat in seats),
        translate("Account", "What the others have written on the player."),
    )
    yield _part(
        translate("Account", "Whist part"),
        (Fraction(sheet.whist_balance(seat)) for seat in seats),
        translate("Account", "The two lines above together."),
        is_sum=True,
    )


def _sums(sheet: Sheet, names: Names) -> str:
    """What each player has written on whom."""
    return "\n".join(
        translate("Account", "{name}: {sum}").format(
            name=names[seat],
            sum=", ".join(
                translate("Account", "{number} on {name}").format(number=number, name=names[on])
                for on, number in enumerate(sheet.whists[seat])
                if on != seat
            ),
        )
        for seat in range(sheet.players)
    )


def _result_lines(rules: Rules, sheet: Sheet) -> Iterator[Line]:
    results = settle(rules, sheet)
    yield _part(
        translate("Account", "Result, exactly"),
        results,
        translate("Account", "Everything together, in whists."),
        is_result=True,
    )
    if rules.rounding == "codex_one_point":
        yield from _one_point_lines(rules, sheet)
    else:
        yield _part(
            translate("Account", "Result in whole whists"),
            (Fraction(number) for number in rounded(results)),
            translate("Account", "Rounded so that the sum stays the same."),
            is_result=True,
        )
    if rules.settlement == "own_mountain_raw":
        yield _part(
            translate("Account", "Against the mean"),
            balance(rules, sheet),
            translate("Account", "The results less their mean: this line sums to zero."),
            is_result=True,
        )


def _one_point_lines(rules: Rules, sheet: Sheet) -> Iterator[Line]:
    """Whole results by the device of one point, with what it moves (D.7 step 6)."""
    moved = one_point_rounding(rules, sheet)
    if any(moved.mountain):
        yield _part(
            translate("Account", "Moved on the mountain"),
            (Fraction(points) for points in moved.mountain),
            translate("Account", "So many points make the mean of the mountains whole."),
        )
        yield _part(
            translate("Account", "Whists for that"),
            (
                Fraction(sum(row) - sum(other[seat] for other in moved.whists))
                for seat, row in enumerate(moved.whists)
            ),
            translate("Account", "What the points moved are worth to the others, in whole whists."),
        )
    yield _part(
        translate("Account", "Result in whole whists"),
        (Fraction(number) for number in moved.results),
        translate("Account", "By the device of one point: a mountain is moved and paid for."),
        is_result=True,
    )


def winners(results: tuple[Fraction, ...]) -> tuple[Seat, ...]:
    """The seats with the best result."""
    best = max(results)
    return tuple(seat for seat, result in enumerate(results) if result == best)
