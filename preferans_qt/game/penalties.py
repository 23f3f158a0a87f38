"""What irregularities cost a declarer: tricks deducted after play (E.2, E.3). Pure arithmetic.

``balance`` is what the declarer took beyond his contract: overtricks above zero, undertricks
below. A deducted trick is nobody's (E3.3).
"""

from collections.abc import Iterator

from preferans_qt.game.deal import ContractResult, Seating
from preferans_qt.game.entries import Column, Entry, Why
from preferans_qt.game.rules import Rules
from preferans_qt.game.scoring import declarer_entry, entries
from preferans_qt.game.sheet import Sheet

WRONG_COUNT_TRICKS = 2  # deducted for a wrong number of cards; also the least to go down (E2.2)
LOOKING_BACK_TRICKS = 1  # deducted for looking at the discard or at an older trick (E3.1, E3.2)


def penalised_undertricks(balance: int, deducted: int) -> int:
    """The undertricks that are written when tricks are deducted.

    Two tricks go for a wrong number of cards, and then the contract is down two at least,
    whatever was taken (E2.2, E2.3); one goes for looking back, which an overtrick makes up (E3.1).
    """
    least = WRONG_COUNT_TRICKS if deducted >= WRONG_COUNT_TRICKS else 0
    return max(least, deducted - balance)


def penalised_entries(
    rules: Rules, seating: Seating, sheet: Sheet, result: ContractResult, deducted: int
) -> Iterator[Entry]:
    """The entries of a played contract whose declarer loses ``deducted`` tricks.

    Defenders write whists for tricks really taken and consolation for real undertricks only
    (E2.3); whoever owes tricks on whist pays nothing when the declarer counts as failed (G-36).
    """
    declarer = result.declarer
    balance = result.tricks[declarer] - result.contract.level
    missing = penalised_undertricks(balance, deducted)
    yield declarer_entry(rules, declarer, result.contract, missing)
    for entry in entries(rules, seating, sheet, result):
        is_declarers = entry.seat == declarer and entry.column is not Column.WHISTS
        if not is_declarers and not (missing and entry.why is Why.WHIST_SHORT):
            yield entry
