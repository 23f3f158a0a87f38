"""Whist declarations (C.5): who speaks, what he may say, and what the calls amount to.

The table of C.5 stands here as a function of the calls so far, written as a word: ``W`` whist,
``P`` pass, ``H`` half-whist. The first defender is the declarer's left neighbour.
"""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum

from preferans_qt.game.actions import HalfWhist, Inspect, Pass, Whist, WhistCall
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import Seating, WhistCallBy, Whisting
from preferans_qt.game.outcome import Defence, Terms
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat

ALL_WHIST_CALLS: tuple[WhistCall, ...] = (Pass(), HalfWhist(), Whist())
_LETTERS = {Whist: "W", HalfWhist: "H", Pass: "P"}


class Speaker(Enum):
    """Who is asked next."""

    FIRST = "first defender"
    SECOND = "second defender"
    DEALER = "sitting dealer"
    NOBODY = "nobody"


def is_whisted_by_force(rules: Rules, contract: Contract, *, dark: bool = False) -> bool:
    """Whether both defenders whist without being asked (C5.6, C5.7).

    So is a six that was bid in the ``dark`` (A.1).
    """
    if contract.level == 10 and rules.ten_mode != "whist_quota_1":
        return True
    if dark and contract.level == 6:
        return True
    return rules.stalingrad and contract.text == "6S"


def why_not_inspect(
    seating: Seating, phase: Whisting, terms: Terms, action: Inspect
) -> Reason | None:
    """Why a hand may not be looked at, or None: the dealer may see one defender's (C5.5)."""
    if phase.actor != seating.sitting_dealer:
        return Reason(Refusal.NOT_THE_DEALER, "C5.5")
    if terms.dealer_saw:
        return Reason(Refusal.HAND_ALREADY_SEEN, "C5.5")
    if action.seat not in seating.defenders(phase.declarer):
        return Reason(Refusal.NOT_A_DEFENDER, "C5.5")
    return None


def dealer_in_seat(seating: Seating, terms: Terms, settled: Defence) -> Defence:
    """The defence with the seat that a whisting dealer takes: that of the hand he saw (C6.6)."""
    if settled.whisters == (seating.sitting_dealer,):
        return replace(settled, dealer_plays=terms.dealer_saw[0])
    return settled


def forced_defence(rules: Rules, seating: Seating, declarer: Seat, contract: Contract) -> Defence:
    """The defence of a contract that both must whist (C5.6, C5.7)."""
    return Defence(seating.defenders(declarer), without_quota=contract.level == 10)


def _speaker(rules: Rules, seating: Seating, contract: Contract, word: str) -> Speaker:
    halves = contract.level in rules.half_whist_levels
    dealer = seating.sitting_dealer is not None and rules.sitting_dealer_whist != "off"
    match word:
        case "":
            return Speaker.FIRST
        case "W" | "P":
            return Speaker.SECOND
        case "WP" if rules.whist_pass_half and halves:
            return Speaker.FIRST
        case "WPH":
            return Speaker.SECOND
        case "PH" if rules.first_defender_may_reopen:
            return Speaker.FIRST
        case "PH" | "WPHP" if dealer:
            return Speaker.DEALER
        case "PHP" if dealer and rules.first_defender_may_reopen:
            return Speaker.DEALER  # otherwise the last pass was already his
        case "PP" if dealer and (
            contract.level >= 8 or rules.sitting_dealer_whist == "after_any_two_refusals"
        ):
            return Speaker.DEALER  # C5.4
    return Speaker.NOBODY


def _word(calls: Sequence[WhistCallBy]) -> str:
    return "".join(_LETTERS[type(call)] for _, call in calls)


def speaker(
    rules: Rules,
    seating: Seating,
    declarer: Seat,
    contract: Contract,
    calls: Sequence[WhistCallBy],
) -> Seat | None:
    """The seat that speaks after the given calls; None when the declarations are complete."""
    first, second = seating.defenders(declarer)
    match _speaker(rules, seating, contract, _word(calls)):
        case Speaker.FIRST:
            return first
        case Speaker.SECOND:
            return second
        case Speaker.DEALER:
            return seating.sitting_dealer
        case Speaker.NOBODY:
            return None


def why_not_whist_call(
    rules: Rules, contract: Contract, calls: Sequence[WhistCallBy], call: WhistCall
) -> Reason | None:
    """Why the seat to speak may not say something, or None.

    ``WP`` is the gentleman's retreat: the whister stays (whist) or leaves (half), he cannot pass.
    """
    word = _word(calls)
    if isinstance(call, HalfWhist):
        if contract.level not in rules.half_whist_levels:
            return Reason(Refusal.HALF_WHIST_LEVEL, "C5.1", (str(contract.level),))
        if word not in ("P", "WP"):
            return Reason(Refusal.HALF_WHIST_NOT_NOW, "C5.1")
    if isinstance(call, Pass) and word == "WP":
        return Reason(Refusal.STAY_OR_HALF, "C5.1")
    return None


def defence(
    rules: Rules, seating: Seating, declarer: Seat, contract: Contract, calls: Sequence[WhistCallBy]
) -> Defence:
    """What complete declarations amount to (last column of the table of C.5)."""
    if is_whisted_by_force(rules, contract):
        return forced_defence(rules, seating, declarer, contract)
    half = next((seat for seat, call in calls if isinstance(call, HalfWhist)), None)
    whisters = dict.fromkeys(seat for seat, call in calls if isinstance(call, Whist))
    if half is not None:
        whisters.pop(half, None)  # he left: C5.3
    return Defence(tuple(whisters), half)
