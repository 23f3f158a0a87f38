"""What irregularities cost a declarer: tricks deducted after play (E.2, E.3). Pure arithmetic.

``balance`` is what the declarer took beyond his contract: overtricks above zero, undertricks
below. A deducted trick is nobody's (E3.3).
"""

from collections.abc import Iterator
from dataclasses import replace

from preferans_qt.game.deal import Seating
from preferans_qt.game.entries import Column, Entry, Why
from preferans_qt.game.outcome import ContractResult, Finding, MisereResult, Offence, Result, Terms
from preferans_qt.game.rules import Rules
from preferans_qt.game.scoring import declarer_entry, entries
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import Sheet

WRONG_COUNT_TRICKS = 2  # deducted for a wrong number of cards; also the least to go down (E2.2)
LOOKING_BACK_TRICKS = 1  # deducted for looking at the discard or at an older trick (E3.1, E3.2)


def penalised_undertricks(balance: int, deducted: int, *, wrong_count: bool) -> int:
    """The undertricks that are written when tricks are deducted.

    Two tricks go for a wrong number of cards, and then the contract is down two at least,
    whatever was taken (E2.2, E2.3); one goes for looking back, which an overtrick makes up (E3.1).
    """
    least = WRONG_COUNT_TRICKS if wrong_count else 0
    return max(least, deducted - balance)


def penalised_entries(
    rules: Rules,
    seating: Seating,
    sheet: Sheet,
    result: ContractResult,
    deducted: int,
    *,
    wrong_count: bool,
) -> Iterator[Entry]:
    """The entries of a played contract whose declarer loses ``deducted`` tricks.

    Defenders write whists for tricks really taken and consolation for real undertricks only
    (E2.3); whoever owes tricks on whist pays nothing when the declarer counts as failed (G-36).
    """
    declarer = result.declarer
    balance = result.tricks[declarer] - result.contract.level
    missing = penalised_undertricks(balance, deducted, wrong_count=wrong_count)
    yield declarer_entry(rules, declarer, result.contract, missing)
    for entry in entries(rules, seating, sheet, result):
        is_declarers = entry.seat == declarer and entry.column is not Column.WHISTS
        if not is_declarers and not (missing and entry.why is Why.WHIST_SHORT):
            yield entry


def entries_with_penalties(
    rules: Rules, seating: Seating, sheet: Sheet, result: Result
) -> tuple[Entry, ...]:
    """What everybody writes for a deal, offences of the declarer included (E.2, E.3)."""
    match result:
        case ContractResult(declarer=declarer, terms=terms):
            deducted = deducted_tricks(terms, declarer)
            if deducted and result.defence.whisters:
                found = Finding(Offence.WRONG_COUNT, declarer) in terms.offences
                return tuple(
                    penalised_entries(rules, seating, sheet, result, deducted, wrong_count=found)
                )
        case MisereResult(declarer=declarer, terms=terms):
            more = deducted_tricks(terms, declarer)
            result = replace(result, taken=result.taken + more)  # E3.2
    return entries(rules, seating, sheet, result)


def deducted_tricks(terms: Terms, declarer: Seat) -> int:
    """The tricks that a declarer's offences cost him and bring nobody (E3.3)."""
    price = {Offence.WRONG_COUNT: WRONG_COUNT_TRICKS, Offence.LOOKED_BACK: LOOKING_BACK_TRICKS}
    return sum(price.get(each.offence, 0) for each in terms.offences if each.seat == declarer)
