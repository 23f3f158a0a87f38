"""Examples about the score of one deal: contract, misere, raspasy, net, polish, penalty."""

from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import TRICKS
from preferans_qt.game.entries import Column
from preferans_qt.game.outcome import MisereResult, Result
from preferans_qt.game.penalties import (
    WRONG_COUNT_TRICKS,
    penalised_entries,
    penalised_undertricks,
)
from preferans_qt.game.scoring import declarer_entry, entries
from preferans_qt.game.sheet import Sheet, balance, empty_sheet
from preferans_qt.headless.comparing import amount_differences
from preferans_qt.headless.fields import Fields, entries_of
from preferans_qt.headless.kinds import Computed, Kind, check_amounts, check_columns
from preferans_qt.headless.outcomes import (
    MOST_FACTOR,
    RARE_KEYS,
    contract_of,
    contract_result,
    misere_result,
    polish_result,
    raspasy_result,
)
from preferans_qt.headless.table import Table, amount, plain_number

_CONTRACT = ("declarer", "contract", "calls", "tricks", *RARE_KEYS)


def sheet_before(example: Fields, table: Table) -> Sheet:
    """The sheet before the deal, empty if nothing is said."""
    if "before" in example:
        return table.sheet(example.value("before"), example.place("before"))
    return empty_sheet(table.players)


def written_for(table: Table, before: Sheet, result: Result) -> Sheet:
    """What a deal brings to each column, pool awards not yet turned into help."""
    return table.sum_of(entries(table.rules, table.seating, before, result))


def _contract(example: Fields, table: Table) -> Computed:
    result = contract_result(example, table)
    return Computed(table.by_column(written_for(table, sheet_before(example, table), result)))


def _misere(example: Fields, table: Table) -> Computed:
    result = misere_result(example, table)
    return Computed(table.by_column(written_for(table, empty_sheet(table.players), result)))


def _raspasy(example: Fields, table: Table) -> Computed:
    result = raspasy_result(example, table)
    return Computed(table.by_column(written_for(table, empty_sheet(table.players), result)))


def _net(example: Fields, table: Table) -> Computed:
    """What a deal is worth to each in whists, wherever its awards land (D.5)."""
    before = empty_sheet(table.players)
    if "raw" in example:
        written = table.sheet(example.value("raw"), example.place("raw"))
    elif "misere" in example:
        written = written_for(table, before, misere_result(example.inner("misere"), table))
    elif "raspasy" in example:
        written = written_for(table, before, raspasy_result(example.inner("raspasy"), table))
    else:
        written = written_for(table, before, contract_result(example, table))
    after, start = balance(table.rules, written), balance(table.rules, before)
    worth = tuple(later - earlier for later, earlier in zip(after, start, strict=True))
    return Computed(table.by_seat(worth))


def _check_net(example: Fields, table: Table, computed: Computed) -> list[str]:
    """Sources often print only the gain of one player."""
    where = example.place("expect")
    return amount_differences(table, example.value("expect"), computed.result, where, partly=True)


def _polish(example: Fields, table: Table) -> Computed:
    if table.rules.ledger != "signed_points":
        raise example.refuse("profile", "kind polish needs rules with signed points")
    sheet = written_for(table, empty_sheet(table.players), polish_result(example, table))
    return Computed(table.by_seat(sheet.points))


def _penalty(example: Fields, table: Table) -> Computed:
    """What an irregularity makes of a contract (E.2, E.3), by column, for the declarer."""
    if table.rules.ledger == "signed_points":
        raise example.refuse(
            "profile", "penalties are written on a mountain; these rules have none"
        )
    contract = contract_of(example.needed("contract"), example.place("contract"))
    deducted = example.number("penalty_tricks", 0, TRICKS, 0)
    wrong_count = deducted >= WRONG_COUNT_TRICKS
    before = empty_sheet(table.players)
    if "tricks" in example:
        result = contract_result(example, table)
        written = penalised_entries(
            table.rules, table.seating, before, result, deducted, wrong_count=wrong_count
        )
        return Computed(table.by_column(table.sum_of(written)))
    if contract.is_misere:  # E3.2: one more trick is written
        taken = example.number("taken", 0, TRICKS, 0) + deducted
        (entry,) = entries(table.rules, table.seating, before, MisereResult(0, taken))
    else:
        beyond = _tricks_beyond(example, contract)
        missing = penalised_undertricks(beyond, deducted, wrong_count=wrong_count)
        entry = declarer_entry(table.rules, 0, contract, missing)
    factor = example.number("factor", 1, MOST_FACTOR, 1)  # bombs and dark games multiply (A.1)
    return Computed({str(entry.column): plain_number(entry.amount * factor)})


def _tricks_beyond(example: Fields, contract: Contract) -> int:
    """Overtricks above zero, undertricks below."""
    under = example.number("undertricks", 0, contract.level, 0)
    over = example.number("overtricks", 0, TRICKS - contract.level, 0)
    if under and over:
        raise example.refuse("overtricks", "a contract has undertricks or overtricks, not both")
    return over - under


def _check_penalty(example: Fields, table: Table, computed: Computed) -> list[str]:
    """A pool award need not be expected: sources speak only of what is paid."""
    if "tricks" in example:
        return check_columns(example, table, computed)
    where = example.place("expect")
    wanted = {
        key: amount(number, where) for key, number in entries_of(example.value("expect"), where)
    }
    found = {key: amount(number, where) for key, number in entries_of(computed.result, where)}
    return [
        f"{key}: expected {wanted.get(key, 0)}, computed {found.get(key, 0)}"
        for key in dict.fromkeys((str(Column.MOUNTAIN), *wanted))
        if wanted.get(key, 0) != found.get(key, 0)
    ]


KINDS = {
    "contract": Kind((*_CONTRACT, "before"), ("expect",), _contract, check_columns),
    "misere": Kind(("declarer", "taken", *RARE_KEYS), ("expect",), _misere, check_columns),
    "raspasy": Kind(("tricks", "k", "dark_passes"), ("expect",), _raspasy, check_columns),
    "net": Kind((*_CONTRACT, "misere", "raspasy", "raw"), ("expect",), _net, _check_net),
    "polish": Kind((*_CONTRACT, "mode", "whister"), ("expect",), _polish, check_amounts),
    "penalty": Kind(
        (*_CONTRACT, "taken", "undertricks", "overtricks", "penalty_tricks", "factor"),
        ("expect",),
        _penalty,
        _check_penalty,
    ),
}
