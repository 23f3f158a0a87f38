"""Examples about the score sheet: help, settlement, rounding, and sessions of several deals."""

from dataclasses import replace

from preferans_qt.game.entries import Column, Why, mountain, pool
from preferans_qt.game.match import next_dealer, next_run
from preferans_qt.game.scoring import entries
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import (
    Sheet,
    converted_mountains,
    empty_sheet,
    fewest_points,
    paid_for_points,
    post,
    settle,
)
from preferans_qt.headless.comparing import amount_differences, column_differences
from preferans_qt.headless.deal_kinds import sheet_before
from preferans_qt.headless.fields import Fields, entries_of, whole_number
from preferans_qt.headless.kinds import Computed, Kind, check_amounts, told
from preferans_qt.headless.outcomes import RARE_KEYS, deal_result
from preferans_qt.headless.table import Plain, Table, seats_of

_LARGEST_AWARD = 9999


def _help(example: Fields, table: Table) -> Computed:
    """The sheet after pool awards have turned into help and overflow (D.6)."""
    awards = _by_seat(example, table, "award")
    remised = seats_of(example.value("remised") or [], table, example.place("remised"))
    written = [
        *(mountain(seat, 0, 0, Why.WHIST_SHORT) for seat in remised),
        *(pool(seat, points, Why.CONTRACT_MADE) for seat, points in awards.items()),
    ]
    sheet, _ = post(table.rules, table.seating, sheet_before(example, table), written)
    return Computed(table.by_column(sheet))


def _by_seat(example: Fields, table: Table, key: str) -> dict[Seat, int]:
    where = example.place(key)
    return {
        table.seat(name, where): whole_number(number, 0, _LARGEST_AWARD, f"{where}, {name}")
        for name, number in entries_of(example.needed(key), where)
    }


def _check_help(example: Fields, table: Table, computed: Computed) -> list[str]:
    """What does not change need not be expected."""
    unchanged = table.columns(example.value("before") or {}, example.place("before"))
    return column_differences(
        table,
        example.value("expect"),
        computed.result,
        example.place("expect"),
        unchanged=unchanged,
    )


def _settlement(example: Fields, table: Table) -> Computed:
    """Final results in whists (D.7), with the mountains they come from.

    A sheet without pools is one with all pools closed.
    """
    sheet = table.sheet(example.needed("sheet"), example.place("sheet"))
    if Column.POOL not in example.inner("sheet"):
        sheet = _with_closed_pools(table, sheet)
    return Computed(
        table.by_seat(settle(table.rules, sheet)),
        {"converted": table.by_seat(converted_mountains(table.rules, sheet))},
    )


def _with_closed_pools(table: Table, sheet: Sheet) -> Sheet:
    return replace(sheet, pool=(table.rules.pool_target or 0,) * table.players)


def _check_settlement(example: Fields, table: Table, computed: Computed) -> list[str]:
    differences = check_amounts(example, table, computed) if "expect" in example else []
    if "converted" in example:
        differences += [
            f"converted {line}"
            for line in amount_differences(
                table,
                example.value("converted"),
                computed.details["converted"],
                example.place("converted"),
            )
        ]
    return differences


def _codex_rounding(example: Fields, table: Table) -> Computed:
    """One mountain is changed so that the mean is whole, and whists make up for it (D.7 step 6).

    Without ``adjust`` the highest mountain takes the fewest points that will do; without
    ``compensation`` they are paid for in whole whists, rounded down.
    """

    def column(key: str, name: Column) -> Sheet:
        return table.sheet({name.value: example.needed(key)}, example.where)

    mountains = column("mountain", Column.MOUNTAIN).mountain
    if "adjust" in example:
        adjust = column("adjust", Column.MOUNTAIN).mountain
    else:
        adjust = fewest_points(mountains)
    if "compensation" in example:
        compensation = column("compensation", Column.WHISTS).whists
    else:
        compensation = paid_for_points(table.rules, adjust)
    mountains = tuple(own + change for own, change in zip(mountains, adjust, strict=True))
    sheet = replace(empty_sheet(table.players), mountain=mountains, whists=compensation)
    changes = table.by_column(replace(sheet, mountain=adjust))
    return Computed(
        table.by_seat(settle(table.rules, _with_closed_pools(table, sheet))),
        {
            "adjust": changes.get(Column.MOUNTAIN, {}),
            "compensation": changes.get(Column.WHISTS, {}),
        },
    )


def _session(example: Fields, table: Table) -> Computed:
    """Deals one after the other: what each brings, the sheet in the end, and the settlement."""
    rules, sheet, run = table.rules, empty_sheet(table.players), 0
    dealer = table.dealer
    if "first_dealer" in example:
        dealer = table.seat(example.value("first_dealer"), example.place("first_dealer"))
    after: list[Plain] = []
    for number, item in enumerate(example.items("deals"), start=1):
        deal = Fields(item, f"{example.where}, deal {number}")
        deal.refuse_slips(DEAL_KEYS)
        at_table = table.dealt_by(dealer)
        result = deal_result(deal, at_table, run + 1)
        written = entries(rules, at_table.seating, sheet, result)
        before = sheet
        sheet, _ = post(rules, at_table.seating, sheet, written)
        after.append(table.by_column(_difference(sheet, before)))
        run = next_run(rules, run, result)
        dealer = next_dealer(rules, at_table.seating, result)
    return Computed(
        {
            "after": after,
            "sheet": table.by_column(sheet),
            "final": table.by_seat(settle(rules, sheet)),
        }
    )


def _difference(later: Sheet, earlier: Sheet) -> Sheet:
    """What one sheet holds beyond another."""

    def row(after: tuple[int, ...], before: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(b - a for a, b in zip(before, after, strict=True))

    return Sheet(
        row(later.pool, earlier.pool),
        row(later.mountain, earlier.mountain),
        tuple(row(*rows) for rows in zip(later.whists, earlier.whists, strict=True)),
        row(later.points, earlier.points),
    )


def _check_session(example: Fields, table: Table, computed: Computed) -> list[str]:
    """``expect`` may hold ``after``, ``sheet`` and ``final``, any of them."""
    expect = example.inner("expect")
    found = Fields(computed.result, "computed")
    differences: list[str] = []
    if "after" in expect:
        wanted, got = expect.items("after"), found.items("after")
        if len(wanted) != len(got):
            differences.append(f"after: expected {len(wanted)} deals, computed {len(got)}")
        for number, (columns, changes) in enumerate(zip(wanted, got, strict=False), start=1):
            where = f"{expect.place('after')} {number}"
            lines = column_differences(table, columns, changes, where)
            differences += [f"after deal {number}, {line}" for line in lines]
    if "sheet" in expect:
        where = expect.place("sheet")
        lines = column_differences(table, expect.value("sheet"), found.value("sheet"), where)
        differences += [f"sheet, {line}" for line in lines]
    if "final" in expect:
        where = expect.place("final")
        lines = amount_differences(table, expect.value("final"), found.value("final"), where)
        differences += [f"final, {line}" for line in lines]
    return differences


def _tell_session(computed: Computed) -> list[str]:
    result = computed.result
    assert isinstance(result, dict)
    after = result["after"]
    assert isinstance(after, list)
    return [
        f"final {told(result['final'])}",
        *(f"deal {number}: {told(changes)}" for number, changes in enumerate(after, start=1)),
        f"sheet: {told(result['sheet'])}",
    ]


DEAL_KEYS = ("declarer", "contract", "calls", "tricks", "misere", "raspasy", "conceded", *RARE_KEYS)

KINDS = {
    "help": Kind(("before", "award", "remised"), ("expect",), _help, _check_help),
    "settlement": Kind(
        ("sheet", "converted"), ("expect", "converted"), _settlement, _check_settlement
    ),
    "codex_rounding": Kind(
        ("mountain", "adjust", "compensation"), ("expect",), _codex_rounding, check_amounts
    ),
    "session": Kind(
        ("deals", "first_dealer"), ("expect",), _session, _check_session, _tell_session
    ),
}
