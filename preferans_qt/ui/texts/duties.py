"""What the answers over a contract bind a defender to, in sentences.

Every number is read off entries that the scoring writes for a supposed outcome, so that it holds
under any rules.
"""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from preferans_qt.game import whist
from preferans_qt.game.actions import HalfWhist, Pass, Whist, WhistCall
from preferans_qt.game.deal import (
    TRICKS,
    ContractResult,
    Defence,
    DefenceChoice,
    WhistCallBy,
    Whisting,
)
from preferans_qt.game.entries import Column, Entry, Why
from preferans_qt.game.scoring import entries
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView
from preferans_qt.ui.texts.words import Names, points_text, tricks_text, whists_text

translate = QCoreApplication.translate


def whist_text(view: PlayerView, names: Names) -> str:
    """What whisting means for the defender who is asked: what is owed, its price, what it brings.

    Raises ValueError outside whist declarations.
    """
    phase = _whisting(view)
    calls = _with(phase, Whist())
    following = _speaker(view, calls)
    if following is not None:
        both, alone = _whisted_by(phase.actor, following), _whisted_by(phase.actor)
        duty = _joined(
            _duty_if_other_whists(view, following, names),
            _own_share(view, both, names),
            _duty_if_other_passes(view, following, names),
        )
        return f"{duty}\n{_prices(view, alone, both)}"
    defence = whist.defence(view.rules, view.seating, phase.declarer, phase.contract, calls)
    if len(defence.whisters) == 2:
        duty = _joined(_duty_together(view), _own_share(view, defence, names))
    else:
        duty = _joined(_reopening(defence, names), _duty_alone(view, defence))
    return f"{duty}\n{_prices(view, defence, defence)}"


def half_whist_text(view: PlayerView, names: Names) -> str:
    """What half-whist brings, and who may still take the whist back."""
    phase = _whisting(view)
    brings = _half_whist(view, phase.actor)
    may_reopen = _speaker(view, _with(phase, HalfWhist()))
    if may_reopen is None:
        text = translate("Duties", "You write {whists}, and the contract counts as made.")
        return text.format(whists=brings)
    text = translate(
        "Duties",
        "You write {whists} without play, unless {name} whists after all. Then you are out.",
    )
    return text.format(whists=brings, name=names[may_reopen])


def pass_text(view: PlayerView, names: Names) -> str:
    """What passing leads to."""
    phase = _whisting(view)
    calls = _with(phase, Pass())
    following = _speaker(view, calls)
    half = next((seat for seat, call in calls if isinstance(call, HalfWhist)), None)
    whister = next((seat for seat, call in calls if isinstance(call, Whist) and seat != half), None)
    if whister is not None:
        text = translate("Duties", "{name} whists alone, and you owe nothing.")
        if following is not None:  # he may still leave for half-whist
            text = translate("Duties", "You owe nothing. {name} is asked next.")
        return _joined(
            text.format(name=names[whister]),
            _share_of_passer(view, whister),
            _consolation(view, whister, names),
        )
    if following is not None:
        text = translate("Duties", "You owe nothing. {name} is asked next.")
        return _joined(text.format(name=names[following]), _consolation(view, following, names))
    if half is not None:
        text = translate("Duties", "The half-whist stands: {name} writes {whists}.")
        return text.format(name=names[half], whists=_half_whist(view, half))
    text = translate("Duties", "{name} makes the contract without play: {points}.")
    made = entries(view.rules, view.seating, view.sheet, _result(view, Defence(), ()))
    return text.format(name=names[phase.declarer], points=points_text(made[0].amount))


def open_text(view: PlayerView, names: Names) -> str:
    """What a sole whister's open defence means."""
    if view.rules.open_exposure == "after_first_card":
        text = translate(
            "Duties",
            "After the first card both hands lie face up, and you play the cards of {name} too.",
        )
    else:
        text = translate("Duties", "Both hands lie face up, and you play the cards of {name} too.")
    return text.format(name=_partners(view, names))


def closed_text(view: PlayerView, names: Names) -> str:
    """What a sole whister's closed defence means."""
    text = translate("Duties", "No hand is shown: {name} plays without your help.")
    return text.format(name=_partners(view, names))


def _partners(view: PlayerView, names: Names) -> str:
    """The defender or defenders whose cards the sole whister may ask for."""
    phase = view.phase
    if not isinstance(phase, DefenceChoice):
        raise ValueError("nobody chooses between an open and a closed defence now")
    others = [seat for seat in view.seating.defenders(phase.declarer) if seat != phase.actor]
    if len(others) == 1:
        return names[others[0]]
    return translate("Duties", "{one} and {other}").format(
        one=names[others[0]], other=names[others[1]]
    )


def _whisting(view: PlayerView) -> Whisting:
    if not isinstance(view.phase, Whisting):
        raise ValueError("nobody is asked for whist now")
    return view.phase


def _with(phase: Whisting, call: WhistCall) -> tuple[WhistCallBy, ...]:
    return (*phase.calls, WhistCallBy(phase.actor, call))


def _speaker(view: PlayerView, calls: tuple[WhistCallBy, ...]) -> Seat | None:
    """Who would be asked after the given calls."""
    phase = _whisting(view)
    return whist.speaker(view.rules, view.seating, phase.declarer, phase.contract, calls)


def _whisted_by(*whisters: Seat) -> Defence:
    return Defence(whisters)


# ---- What a supposed outcome would write


def _result(view: PlayerView, defence: Defence, tricks: Iterable[Seat]) -> ContractResult:
    """The contract played so that each seat named takes a trick, and the declarer the rest."""
    phase = _whisting(view)
    taken = [0] * view.seating.players
    for seat in tricks:
        taken[seat] += 1
    if defence.whisters:
        taken[phase.declarer] = TRICKS - sum(taken)
    return ContractResult(phase.declarer, phase.contract, defence, tuple(taken))


def _written(view: PlayerView, result: ContractResult, *why: Why) -> dict[Seat, Entry]:
    """What each seat would write for one of the given reasons."""
    written = entries(view.rules, view.seating, view.sheet, result)
    return {entry.seat: entry for entry in written if entry.why in why}


def _own(view: PlayerView, result: ContractResult, *why: Why) -> Entry | None:
    """What the defender who is asked would write for one of the given reasons."""
    return _written(view, result, *why).get(_whisting(view).actor)


def _shortfalls(view: PlayerView, defence: Defence) -> dict[Seat, Entry]:
    """What the whisters write when the defence takes no trick at all."""
    return _written(view, _result(view, defence, ()), Why.WHIST_SHORT)


def _shortfall(view: PlayerView, defence: Defence) -> Entry | None:
    """What the asked defender writes when the defence takes no trick at all."""
    return _shortfalls(view, defence).get(_whisting(view).actor)


def _half_whist(view: PlayerView, half_whister: Seat) -> str:
    """What a standing half-whist brings."""
    result = _result(view, Defence(half_whister=half_whister), ())
    return whists_text(_written(view, result, Why.HALF_WHIST)[half_whister].amount)


def _priced(entry: Entry) -> str:
    """The price of one trick of an entry, in whists or points."""
    in_whists = entry.column is Column.WHISTS
    return whists_text(entry.price) if in_whists else points_text(entry.price)


# ---- Sentences


def _joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


def _owed(view: PlayerView) -> str:
    return tricks_text(view.rules.whist_quota[_whisting(view).contract.level])


def _duty_if_other_whists(view: PlayerView, other: Seat, names: Names) -> str:
    text = translate("Duties", "If {name} whists too, you two owe {tricks} together.")
    return text.format(name=names[other], tricks=_owed(view))


def _duty_together(view: PlayerView) -> str:
    return translate("Duties", "You two owe {tricks} together.").format(tricks=_owed(view))


def _own_share(view: PlayerView, both: Defence, names: Names) -> str:
    """Who answers for how much of a common duty (D.2)."""
    short = _shortfall(view, both)
    level = _whisting(view).contract.level
    if short is None:
        second = names[both.whisters[1]]
        return translate("Duties", "{name} answers for that.").format(name=second)
    if _is_split(view, both):
        return translate("Duties", "You share by halves what is missing.")
    if abs(short.count) >= view.rules.whist_quota[level]:
        return translate("Duties", "You answer for that.")
    text = translate("Duties", "You answer for {tricks} of these.")
    return text.format(tricks=tricks_text(abs(short.count)))


def _duty_if_other_passes(view: PlayerView, other: Seat, names: Names) -> str:
    phase = _whisting(view)
    calls = (*_with(phase, Whist()), WhistCallBy(other, Pass()))
    if _speaker(view, calls) == phase.actor:  # the gentleman's retreat, C5.1
        text = translate(
            "Duties", "If {name} passes, you owe {tricks} alone, or you retreat to half-whist."
        )
    else:
        text = translate("Duties", "If {name} passes, you owe {tricks} alone.")
    return text.format(name=names[other], tricks=_owed(view))


def _reopening(defence: Defence, names: Names) -> str:
    half = defence.half_whister
    if half is None:
        return ""
    text = translate("Duties", "You take the whist back from {name}: the contract is played.")
    return text.format(name=names[half])


def _duty_alone(view: PlayerView, alone: Defence) -> str:
    if _shortfall(view, alone) is None:
        return translate("Duties", "If tricks are missing, nothing is written against you.")
    text = translate("Duties", "You owe {tricks}, all by yourself.")
    return text.format(tricks=_owed(view))


def _prices(view: PlayerView, if_short: Defence, if_taken: Defence) -> str:
    """What a missing trick costs and a trick taken brings."""
    return _joined(_price_of_missing_trick(view, if_short), _gain(view, if_taken))


def _is_split(view: PlayerView, defence: Defence) -> bool:
    """Whether two whisters each pay half of what is missing (A52)."""
    both_pay = len(_shortfalls(view, defence)) == 2
    return both_pay and view.rules.shortfall_basis == "split_joint"


def _price_of_missing_trick(view: PlayerView, defence: Defence) -> str:
    if _is_split(view, defence):
        alone = _shortfall(view, _whisted_by(_whisting(view).actor))
        text = translate("Duties", "Each missing trick costs you two {points} together.")
        return "" if alone is None else text.format(points=_priced(alone))
    short = _shortfall(view, defence)
    if short is None:
        return ""
    if short.column is Column.MOUNTAIN:
        text = translate("Duties", "Each missing trick puts {points} on your mountain.")
    else:
        text = translate("Duties", "Each missing trick costs you {points}.")
    return text.format(points=_priced(short))


def _gain(view: PlayerView, defence: Defence) -> str:
    """What one trick of the defence brings."""
    one_trick = _result(view, defence, (_whisting(view).actor,))
    entry = _own(view, one_trick, Why.TRICKS_WHISTED, Why.TRICKS_SHARED)
    if entry is None:
        return ""
    if len(defence.whisters) == 2:
        text = translate("Duties", "Each trick you take brings {whists}.")
    else:
        text = translate("Duties", "Each trick of the defence brings you {whists}.")
    return text.format(whists=_priced(entry))


def _one_short(view: PlayerView, whister: Seat) -> ContractResult:
    """The contract failing by one trick against a sole whister."""
    missing = TRICKS - _whisting(view).contract.level + 1
    return _result(view, _whisted_by(whister), (whister,) * missing)


def _share_of_passer(view: PlayerView, whister: Seat) -> str:
    """The gentleman's share of trick whists (A54)."""
    made = _own(view, _result(view, _whisted_by(whister), (whister,)), Why.TRICKS_SHARED)
    if made is not None:
        text = translate("Duties", "You share the whists: {whists} a trick.")
        return text.format(whists=_priced(made))
    failed = _own(view, _one_short(view, whister), Why.TRICKS_SHARED)
    if failed is None:
        return ""
    text = translate("Duties", "If the contract fails, you share the whists: {whists} a trick.")
    return text.format(whists=_priced(failed))


def _consolation(view: PlayerView, whister: Seat, names: Names) -> str:
    """What a passer writes when the contract is played and fails."""
    entry = _own(view, _one_short(view, whister), Why.CONSOLATION)
    if entry is None:
        return ""
    text = translate("Duties", "For each trick that {name} falls short you write {whists}.")
    declarer = names[_whisting(view).declarer]
    return text.format(name=declarer, whists=_priced(entry))
