"""What the answers over a contract bind a defender to, in sentences."""

from PySide6.QtCore import QCoreApplication

from preferans_qt.game import whist
from preferans_qt.game.actions import HalfWhist, Pass, Whist, WhistCall
from preferans_qt.game.deal import WhistCallBy, Whisting
from preferans_qt.game.entries import Column, Why
from preferans_qt.game.outcome import Defence
from preferans_qt.game.scoring import entries
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView
from preferans_qt.ui.texts.supposed import (
    one_short,
    outcome,
    own,
    priced,
    shortfall,
    shortfalls,
    written,
)
from preferans_qt.ui.texts.words import Names, joined, points_text, tricks_text, whists_text

translate = QCoreApplication.translate


def whist_text(view: PlayerView, names: Names) -> str:
    """What whisting means for the defender who is asked: what is owed, its price, what it brings.

    Raises ValueError outside whist declarations.
    """
    phase = _whisting(view)
    calls = _with(phase, Whist())
    following = _speaker(view, calls)
    if following is not None:
        both, alone = Defence((phase.actor, following)), Defence((phase.actor,))
        duty = joined(
            _duty_if_other_whists(view, following, names),
            _own_share(view, both, names),
            _duty_if_other_passes(view, following, names),
        )
        return f"{duty}\n{_prices(view, alone, both)}"
    defence = whist.defence(view.rules, view.seating, phase.declarer, phase.contract, calls)
    if len(defence.whisters) == 2:
        duty = joined(_duty_together(view), _own_share(view, defence, names))
    else:
        duty = joined(
            _reopening(defence, names),
            _seat_of_dealer(view, defence, names),
            _duty_alone(view, defence, names),
        )
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
        return joined(
            text.format(name=names[whister]),
            _share_of_passer(view, whister),
            _consolation(view, whister, names),
        )
    if following is not None:
        text = translate("Duties", "You owe nothing. {name} is asked next.")
        return joined(text.format(name=names[following]), _consolation(view, following, names))
    if half is not None:
        text = translate("Duties", "The half-whist stands: {name} writes {whists}.")
        return text.format(name=names[half], whists=_half_whist(view, half))
    text = translate("Duties", "{name} makes the contract without play: {points}.")
    if view.rules.unwhisted_may_write_off_mountain:
        text = translate(
            "Duties",
            "{name} makes the contract without play: {points}, in the pool or off the mountain.",
        )
    made = entries(view.rules, view.seating, view.sheet, outcome(view, Defence(), ()))
    return text.format(name=names[phase.declarer], points=points_text(made[0].amount))


def _whisting(view: PlayerView) -> Whisting:
    if not isinstance(view.phase, Whisting):
        raise ValueError("nobody is asked for whist now")
    return view.phase


def _with(phase: Whisting, call: WhistCall) -> tuple[WhistCallBy, ...]:
    return (*phase.calls, WhistCallBy(phase.actor, call))


def _speaker(view: PlayerView, calls: tuple[WhistCallBy, ...]) -> Seat | None:
    """Who would be asked after the given calls.

    A sitting dealer who was shown a hand to share a misère has no say (C8.4).
    """
    phase, dealer = _whisting(view), view.seating.sitting_dealer
    seat = whist.speaker(view.rules, view.seating, phase.declarer, phase.contract, calls)
    return None if seat == dealer and view.terms.dealer_saw else seat


def _half_whist(view: PlayerView, half_whister: Seat) -> str:
    """What a standing half-whist brings."""
    result = outcome(view, Defence(half_whister=half_whister), ())
    entry = written(view, result, Why.HALF_WHIST)[half_whister]
    in_whists = entry.column is Column.WHISTS
    return whists_text(entry.amount) if in_whists else points_text(entry.amount)


# ---- Sentences


def _owed(view: PlayerView) -> str:
    return tricks_text(view.rules.whist_quota[_whisting(view).contract.level])


def _duty_if_other_whists(view: PlayerView, other: Seat, names: Names) -> str:
    text = translate("Duties", "If {name} whists too, you two owe {tricks} together.")
    return text.format(name=names[other], tricks=_owed(view))


def _duty_together(view: PlayerView) -> str:
    return translate("Duties", "You two owe {tricks} together.").format(tricks=_owed(view))


def _own_share(view: PlayerView, both: Defence, names: Names) -> str:
    """Who answers for how much of a common duty (D.2)."""
    short = shortfall(view, both)
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
    elif view.rules.sole_whister_mode == "polish_call":
        text = translate(
            "Duties",
            "If {name} passes, you owe {fewer} without those cards, or {tricks} with them.",
        )
    else:
        text = translate("Duties", "If {name} passes, you owe {tricks} alone.")
    return text.format(name=names[other], tricks=_owed(view), fewer=_owed_alone(view))


def _owed_alone(view: PlayerView) -> str:
    """What a whister owes who leaves the passer out of play (C12.5)."""
    short = shortfall(view, Defence((_whisting(view).actor,), alone=True))
    return tricks_text(0 if short is None else abs(short.count))


def _reopening(defence: Defence, names: Names) -> str:
    half = defence.half_whister
    if half is None:
        return ""
    text = translate("Duties", "You take the whist back from {name}: the contract is played.")
    return text.format(name=names[half])


def _seat_of_dealer(view: PlayerView, settled: Defence, names: Names) -> str:
    """Which hand a sitting dealer takes over (C6.6)."""
    seating, terms = view.seating, view.terms
    if settled.whisters != (seating.sitting_dealer,) or not terms.dealer_saw:
        return ""
    text = translate("Duties", "You take over the hand of {name}.")
    return text.format(name=names[terms.dealer_saw[0]])


def _duty_alone(view: PlayerView, alone: Defence, names: Names) -> str:
    if shortfall(view, alone) is None:
        return translate("Duties", "If tricks are missing, nothing is written against you.")
    if view.rules.sole_whister_mode == "polish_call":
        phase = _whisting(view)
        passer = next(
            seat for seat in view.seating.defenders(phase.declarer) if seat != phase.actor
        )
        text = translate(
            "Duties", "You owe {fewer} without the cards of {name}, {tricks} with them."
        )
        return text.format(name=names[passer], fewer=_owed_alone(view), tricks=_owed(view))
    text = translate("Duties", "You owe {tricks}, all by yourself.")
    return text.format(tricks=_owed(view))


def _prices(view: PlayerView, if_short: Defence, if_taken: Defence) -> str:
    """What a missing trick costs and a trick taken brings."""
    return joined(_price_of_missing_trick(view, if_short), _gain(view, if_taken))


def _is_split(view: PlayerView, defence: Defence) -> bool:
    """Whether two whisters each pay half of what is missing (A52)."""
    both_pay = len(shortfalls(view, defence)) == 2
    return both_pay and view.rules.shortfall_basis == "split_joint"


def _price_of_missing_trick(view: PlayerView, defence: Defence) -> str:
    if _is_split(view, defence):
        alone = shortfall(view, Defence((_whisting(view).actor,)))
        text = translate("Duties", "Each missing trick costs you two {points} together.")
        return "" if alone is None else text.format(points=priced(alone))
    short = shortfall(view, defence)
    if short is None:
        return ""
    if short.column is Column.MOUNTAIN:
        text = translate("Duties", "Each missing trick puts {points} on your mountain.")
    else:
        text = translate("Duties", "Each missing trick costs you {points}.")
    return text.format(points=priced(short))


def _gain(view: PlayerView, defence: Defence) -> str:
    """What one trick of the defence brings."""
    one_trick = outcome(view, defence, (_whisting(view).actor,))
    entry = own(view, one_trick, Why.TRICKS_WHISTED, Why.TRICKS_SHARED)
    if entry is None:
        return ""
    if len(defence.whisters) == 2:
        text = translate("Duties", "Each trick you take brings {whists}.")
    else:
        text = translate("Duties", "Each trick of the defence brings you {whists}.")
    return text.format(whists=priced(entry))


def _share_of_passer(view: PlayerView, whister: Seat) -> str:
    """The gentleman's share of trick whists (A54)."""
    made = own(view, outcome(view, Defence((whister,)), (whister,)), Why.TRICKS_SHARED)
    if made is not None:
        text = translate("Duties", "You share the whists: {whists} a trick.")
        return text.format(whists=priced(made))
    failed = own(view, one_short(view, whister), Why.TRICKS_SHARED)
    if failed is None:
        return ""
    text = translate("Duties", "If the contract fails, you share the whists: {whists} a trick.")
    return text.format(whists=priced(failed))


def _consolation(view: PlayerView, whister: Seat, names: Names) -> str:
    """What a passer writes when the contract is played and fails."""
    entry = own(view, one_short(view, whister), Why.CONSOLATION)
    if entry is None:
        return ""
    text = translate("Duties", "For each trick that {name} falls short you write {whists}.")
    declarer = names[_whisting(view).declarer]
    return text.format(name=declarer, whists=priced(entry))
