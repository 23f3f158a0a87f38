"""Signed points of the Polish ledger (D.8)."""

from preferans_qt.game.deal import Seating
from preferans_qt.game.entries import Entry, Why, points
from preferans_qt.game.outcome import ContractResult
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat


def polish_entries(rules: Rules, seating: Seating, result: ContractResult) -> tuple[Entry, ...]:
    """What declarer and whisters add to or take from their totals."""
    declarer, defence = result.declarer, result.defence
    value = rules.contract_value[result.contract.level]
    if defence.half_whister is not None and not defence.whisters:
        made = points(declarer, 1, value, Why.CONTRACT_HALF_WHISTED)
        half = rules.whist_quota[result.contract.level] * value // 2
        return made, points(defence.half_whister, 1, half, Why.HALF_WHIST)
    if not defence.whisters:
        return (points(declarer, 1, value, Why.CONTRACT_NOT_WHISTED),)
    missing = max(0, result.contract.level - result.tricks[declarer])
    entries = [
        points(declarer, -missing, value, Why.CONTRACT_FAILED)
        if missing
        else points(declarer, 1, value, Why.CONTRACT_MADE)
    ]
    duties = _duties(rules, result)
    for seat in defence.whisters:
        tricks = _credited(result, seat)
        entries += [
            points(seat, tricks, value, Why.TRICKS_WHISTED),
            points(seat, missing, value, Why.CONSOLATION),
            points(seat, -max(0, duties.get(seat, 0) - tricks), value, Why.WHIST_SHORT),
        ]
    over = max(0, result.tricks[declarer] - result.contract.level)
    if rules.underbid_penalty:
        entries.append(points(declarer, -over, value, Why.UNDERBID))
    return tuple(entry for entry in entries if entry.amount)


def _credited(result: ContractResult, seat: Seat) -> int:
    """Tricks that count as a whister's own: a caller's are those of both hands (D8.2)."""
    if len(result.defence.whisters) == 2:
        return result.tricks[seat]
    return sum(result.tricks) - result.tricks[result.declarer]


def _duties(rules: Rules, result: ContractResult) -> dict[Seat, int]:
    """Tricks each whister answers for; empty when nobody can fall short (D8.3)."""
    defence, level = result.defence, result.contract.level
    if defence.without_quota:
        return {}
    personal = rules.personal_duty.get(level, 0)
    quota = rules.whist_quota[level]
    if len(defence.whisters) == 1:
        return {defence.whisters[0]: personal if defence.alone else quota}
    taken_by_defence = sum(result.tricks) - result.tricks[result.declarer]
    if taken_by_defence >= quota:
        return {}
    return dict.fromkeys(defence.whisters, personal)
