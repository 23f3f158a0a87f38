"""Claims and concessions: how the remaining tricks are to be counted (C.10).

A claim shows the claimant's hand and stands when every opponent accepts. A refused one may not be
repeated before the trick is complete; the hand stays face up (C10.3).
"""

from dataclasses import replace

from preferans_qt.game.actions import Claim
from preferans_qt.game.deal import TRICKS, PendingClaim, Seating, TrickPlay
from preferans_qt.game.events import ClaimAnswered, ClaimMade
from preferans_qt.game.raspasy import talon_competes
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat, clockwise_from


def controller_of(phase: TrickPlay, seat: Seat) -> Seat:
    """The seat that chooses the cards of ``seat``'s hand.

    A whister plays both open hands (C6.3), and a whisting dealer the one he looked at (C6.6).
    """
    defence = phase.defence
    if defence is None or seat == phase.declarer:
        return seat
    if defence.dealer_plays == seat or (defence.openly and seat in phase.shown):
        return defence.whisters[0]
    return seat


def tricks_left(phase: TrickPlay) -> int:
    """Tricks not yet complete, the current one included."""
    return TRICKS - len(phase.tricks)


def dealer_tricks_left(rules: Rules, seating: Seating, phase: TrickPlay) -> int:
    """Tricks a sitting dealer may still take: those that his talon cards lead (C9.5)."""
    competes = phase.is_raspasy and talon_competes(rules, seating)
    return max(0, 2 - len(phase.tricks)) if competes else 0


def why_not_claim(rules: Rules, seating: Seating, phase: TrickPlay, action: Claim) -> Reason | None:
    """Why the current actor may not claim so, or None (C10.1)."""
    left = tricks_left(phase)
    dealer = seating.sitting_dealer
    if (
        len(action.tricks) != seating.players
        or sum(action.tricks) != left
        or min(action.tricks) < 0
        or (seating.resting is not None and action.tricks[seating.resting] > 0)
        or (
            dealer is not None and action.tricks[dealer] > dealer_tricks_left(rules, seating, phase)
        )
    ):
        return Reason(Refusal.CLAIM_WRONG_SUM, "C10.2", (str(left),))
    if phase.refused_at == len(phase.tricks):
        return Reason(Refusal.CLAIM_ALREADY_REFUSED, "C10.3")
    return None


def after_claim(seating: Seating, phase: TrickPlay, action: Claim) -> tuple[TrickPlay, ClaimMade]:
    """The play while the opponents are asked, clockwise from the claimant.

    A sitting dealer is asked when he is to take tricks with his talon cards.
    """
    claimant = controller_of(phase, phase.actor)
    deciding = {controller_of(phase, seat) for seat in seating.in_play} - {claimant}
    dealer = seating.sitting_dealer
    if dealer is not None and action.tricks[dealer]:
        deciding.add(dealer)
    to_answer = tuple(
        seat for seat in clockwise_from(claimant, seating.players) if seat in deciding
    )
    claim = PendingClaim(claimant, action.tricks, to_answer)
    shown = phase.shown
    defence = phase.defence
    hand = claimant if defence is None or claimant in seating.active else defence.dealer_plays
    if hand in seating.active and hand not in shown:
        shown = (*shown, hand)
    return replace(phase, claim=claim, shown=shown), ClaimMade(claim)


def after_answer(phase: TrickPlay, *, accepted: bool) -> tuple[TrickPlay, bool, ClaimAnswered]:
    """The play after one answer, whether the claim now stands, and the event.

    Raises ValueError when no claim is pending.
    """
    claim = phase.claim
    if claim is None:
        raise ValueError("no claim is pending")
    seat, *others = claim.to_answer
    answered = ClaimAnswered(seat, accepted)
    if not accepted:
        return replace(phase, claim=None, refused_at=len(phase.tricks)), False, answered
    claim = replace(claim, to_answer=tuple(others))
    return replace(phase, claim=claim), not others, answered
