"""Rows of the tables in the guide, computed by the functions that score and settle a match.

Each value is one or more cells of a Markdown table; the page itself names rows and columns.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from preferans_qt.game.contracts import LEVELS, Strain, trick_contract
from preferans_qt.game.deal import Seating
from preferans_qt.game.entries import Why, pool
from preferans_qt.game.outcome import ContractResult, Defence, RaspasyResult
from preferans_qt.game.rules import Rules
from preferans_qt.game.scoring import entries
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import Sheet, converted_mountains, empty_sheet, post, settle
from preferans_qt.ui.guide.template import Facts
from preferans_qt.ui.texts.words import fraction_text

_NOTHING = "–"
_DECLARER, _FIRST, _SECOND, _DEALER = range(4)
_BOTH = Defence((_FIRST, _SECOND))
_ALONE = Defence((_FIRST,))
_REOPENED = Defence((_FIRST,), half_whister=_SECOND)

# Who defends how, and the tricks of declarer, first and second defender
_CASES: dict[str, tuple[int, Defence, tuple[int, int, int]]] = {
    "both_made": (6, _BOTH, (6, 3, 1)),
    "both_short": (6, _BOTH, (8, 2, 0)),
    "both_uneven": (6, _BOTH, (7, 3, 0)),
    "both_down": (6, _BOTH, (5, 3, 2)),
    "one_made": (6, _ALONE, (6, 2, 2)),
    "one_short": (6, _ALONE, (8, 1, 1)),
    "one_down": (6, _ALONE, (4, 4, 2)),
    "none": (6, Defence(), (0, 0, 0)),
    "half": (6, Defence(half_whister=_SECOND), (0, 0, 0)),
    "reopened_down": (6, _REOPENED, (5, 3, 2)),
    "dealer_down": (6, Defence((_DEALER,), half_whister=_SECOND), (5, 3, 2)),
    "eight_short": (8, _BOTH, (10, 0, 0)),
    "ten_made": (10, _BOTH, (10, 0, 0)),
    "solo_short": (6, Defence((_FIRST,), alone=True), (9, 1, 0)),
}

# The sheet that is settled as an example: points above or below a full pool, mountains, and
# what each of three players has written on each other one
_SETTLED_POOLS = (6, 0, -6)
_SETTLED_MOUNTAINS = (8, 14, 20)
_SETTLED_WHISTS = ((0, 24, 30), (40, 0, 12), (16, 36, 0))

_HELP_MISSING = (1, 3, 6)  # points that the pools lack before an eight is made


def table_facts(rules: Rules, players: int) -> Facts:
    """The cells of every computed table, for a table of so many players."""
    facts: dict[str, str | tuple[str, ...]] = {}
    for name, (level, defence, tricks) in _CASES.items():
        if _DEALER not in defence.whisters or players == 4:
            facts[f"case_{name}"] = _case(rules, players, level, defence, tricks)
    facts.update(_duties(rules))
    facts.update(_raspasy(rules))
    facts.update(_help(rules))
    facts.update(_settlement(rules))
    return facts


def _cells(values: Sequence[object]) -> str:
    return " | ".join(str(value).replace("-", "−") if value else _NOTHING for value in values)


def _together(numbers: Iterable[int]) -> str:
    """One number a player, in one cell."""
    return " – ".join(map(str, numbers))


def _case(
    rules: Rules, players: int, level: int, defence: Defence, tricks: tuple[int, int, int]
) -> str:
    """The declarer's pool and mountain, whists of all others, mountains of the two defenders.

    By signed points it is one number a player.
    """
    if level == 10 and rules.ten_mode != "whist_quota_1":
        defence = Defence(defence.whisters, without_quota=True)
    seating = Seating(players, players - 1)
    counts = (*tricks, 0)[:players]
    result = ContractResult(_DECLARER, trick_contract(level, Strain.SPADES), defence, counts)
    sheet = empty_sheet(players).with_entries(entries(rules, seating, empty_sheet(players), result))
    if rules.ledger == "signed_points":
        return _cells(sheet.points)
    return _cells(
        [
            sheet.pool[_DECLARER],
            sheet.mountain[_DECLARER],
            *(row[_DECLARER] for row in sheet.whists[1:]),
            sheet.mountain[_FIRST],
            sheet.mountain[_SECOND],
        ]
    )


def _duties(rules: Rules) -> Facts:
    """Tricks owed at each level: ``quota_6`` together, ``duty_6`` by each of two whisters."""
    facts = {}
    for level in LEVELS:
        free = level == 10 and rules.ten_mode != "whist_quota_1"
        each = level < 8 or rules.high_level_liability == "each"
        facts[f"quota_{level}"] = _cells([0 if free else rules.whist_quota[level]])
        duty = rules.personal_duty.get(level, 0)
        facts[f"duty_{level}"] = _cells([duty if each and not free else 0])
    return facts


def _raspasy(rules: Rules) -> Facts:
    """Pools, and mountains or whists, of three players after a first raspasy, by their tricks."""
    facts = {}
    for name, tricks in (("433", (4, 3, 3)), ("631", (6, 3, 1)), ("550", (5, 5, 0))):
        empty = empty_sheet(3)
        sheet = empty.with_entries(entries(rules, Seating(3, 2), empty, RaspasyResult(tricks, 1)))
        by_whists = rules.raspasy_scoring == "whists_vs_rivals"
        amounts = map(sum, sheet.whists) if by_whists else sheet.mountain
        facts[f"raspasy_{name}"] = _cells([_together(sheet.pool), _together(amounts)])
    return facts


def _help(rules: Rules) -> Facts:
    """An eight that fills its own pool, helps, and what it brings: pools before and after."""
    target = rules.pool_target or 0
    before = tuple(max(0, target - missing) for missing in _HELP_MISSING)
    award = rules.contract_value[8]
    zeros = empty_sheet(3)
    sheet = Sheet(before, zeros.mountain, zeros.whists, zeros.points)
    written, _ = post(rules, Seating(3, 2), sheet, [pool(0, award, Why.CONTRACT_MADE)])
    return {
        "help_award": str(award),
        "help_before": _cells(before),
        "help_after": _cells(written.pool),
        "help_whists": _cells(written.whists[0]),
    }


def _settlement(rules: Rules) -> Facts:
    """A sheet of three players and its way to the result, row by row."""
    target = rules.pool_target or 0
    surplus = _SETTLED_POOLS if rules.pool_recording == "uncapped" else (0, 0, 0)
    sheet = Sheet(
        tuple(max(0, target + points) for points in surplus),
        _SETTLED_MOUNTAINS,
        _SETTLED_WHISTS,
        (0, 0, 0),
    )
    converted = converted_mountains(rules, sheet)
    results = settle(rules, sheet)
    balances = [sheet.whist_balance(seat) for seat in range(3)]
    return {
        "settled_pool": _cells(sheet.pool),
        "settled_mountain": _cells(sheet.mountain),
        "settled_converted": _signed(map(Fraction, converted), plus=False),
        "settled_mean": fraction_text(Fraction(sum(converted), 3)),
        "settled_by_mountain": _signed(
            result - own for result, own in zip(results, balances, strict=True)
        ),
        "settled_written": _cells([sum(row) for row in sheet.whists]),
        "settled_received": _cells([_received(sheet, seat) for seat in range(3)]),
        "settled_result": _signed(results),
    }


def _received(sheet: Sheet, seat: Seat) -> int:
    return sum(row[seat] for row in sheet.whists)


def _signed(values: Iterable[Fraction], *, plus: bool = True) -> str:
    return " | ".join(fraction_text(value, signed=plus) for value in values)
