"""What each card, claim and offence leads to (C.7 to C.10, section E)."""

from collections.abc import Callable
from dataclasses import replace

from preferans_qt.game import claims, irregular, play, raspasy
from preferans_qt.game.actions import Claim
from preferans_qt.game.before_play import Outcome, newly_shown, over, talon_taken, turned, with_hand
from preferans_qt.game.cards import Card
from preferans_qt.game.deal import TRICKS, Deal, Trick, TrickPlay, taken
from preferans_qt.game.events import (
    CardExposed,
    CardPlayed,
    DealEvent,
    LookedBack,
    OffenceFound,
    PlayTakenBack,
    TrickTaken,
)
from preferans_qt.game.outcome import (
    ContractResult,
    Ending,
    Finding,
    MisereResult,
    Offence,
    RaspasyResult,
    Result,
)
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat

# Gives the deal as it was before a step of its record, numbered from 0
TakeBack = Callable[[Deal, int], Deal]


def after_card(
    rules: Rules, deal: Deal, phase: TrickPlay, card: Card, take_back: TakeBack
) -> Outcome:
    """A card has been played; the last one of a trick takes it."""
    actor, seating = phase.actor, deal.seating
    played = CardPlayed(actor, card, claims.controller_of(phase, actor))
    hands = with_hand(deal.hands, actor, deal.hands[actor] & ~(1 << card))
    following = replace(
        phase,
        actor=seating.after(actor),
        trick=replace(phase.trick, cards=(*phase.trick.cards, card)),
        shown=play.exposed_after_card(rules, seating, deal.terms, phase),
    )
    deal = replace(deal, hands=hands, phase=following)
    events = (played, *newly_shown(deal, phase.shown, following.shown))
    if len(following.trick.cards) < len(seating.in_play):
        return deal, events
    return _after_last_card(rules, deal, following, events, take_back)


def _after_last_card(
    rules: Rules,
    deal: Deal,
    phase: TrickPlay,
    events: tuple[DealEvent, ...],
    take_back: TakeBack,
) -> Outcome:
    """Somebody takes the complete trick."""
    seating = deal.seating
    winner = play.trick_winner(rules, seating, phase.trick, phase.trump)
    number = len(phase.tricks) + 1
    events = (*events, TrickTaken(winner, phase.trick, number))
    if phase.is_raspasy and number < TRICKS:
        next_trick = raspasy.trick_of(rules, seating, deal.talon, number, winner)
    else:
        next_trick = Trick(winner)
    phase = play.after_trick(phase, winner, next_trick)
    if number < TRICKS and all(deal.hands[seat] for seat in seating.in_play):
        return replace(deal, phase=phase), (*events, *turned(phase))
    shown = _what_shows(rules, deal, phase, take_back)  # the tricks lie open now
    if shown is not None:
        return shown[0], (*events, *shown[1])
    return _played_out(deal, phase), events


def _what_shows(rules: Rules, deal: Deal, phase: TrickPlay, take_back: TakeBack) -> Outcome | None:
    """What becomes of an offence that nobody has noticed before the end of a deal, if one shows."""
    if not deal.terms.live:
        return None
    for seat in deal.seating.in_play:
        if irregular.finding_against(rules, deal, phase, seat) is not None:
            return after_challenge(rules, deal, phase, None, seat, take_back)
    return None


def after_challenge(
    rules: Rules,
    deal: Deal,
    phase: TrickPlay,
    by: Seat | None,
    seat: Seat,
    take_back: TakeBack,
) -> Outcome:
    """A wrong count is noted; after a revoke the cards are taken back to it and played anew,
    with the offender's hand open, so that every doubt goes against him (E5.3).

    What is forgiven is undone to the position before it (E7.1).
    """
    finding = irregular.finding_against(rules, deal, phase, seat)
    if finding is None:
        raise AssertionError(f"nothing shows against seat {seat}")
    forgiven = irregular.is_forgiven(rules, deal.terms, seat)
    found = OffenceFound(finding, by, forgiven)
    before = irregular.step_before(deal, phase, finding)
    if forgiven:
        back = with_forgiven(take_back(deal, before), seat)
        return back, (found, PlayTakenBack(seat, finding.trick))
    if finding.offence is not Offence.REVOKE:
        return _going_on(rules, with_offence(deal, finding), phase, found)
    back = with_offence(take_back(deal, before), finding)
    opened = back.phase
    if not isinstance(opened, TrickPlay):
        raise AssertionError("a card was played outside the play")
    shown = tuple(dict.fromkeys((*opened.shown, seat)))
    back = replace(back, phase=replace(opened, shown=shown))
    more = newly_shown(back, opened.shown, shown)
    return back, (found, PlayTakenBack(seat, finding.trick), *more)


def _going_on(rules: Rules, deal: Deal, phase: TrickPlay, found: OffenceFound) -> Outcome:
    """After a wrong count that shows at the very end the deal is over."""
    if len(phase.tricks) < TRICKS and all(deal.hands[seat] for seat in deal.seating.in_play):
        return deal, (found,)
    return _played_out(deal, phase), (found,)


def _played_out(deal: Deal, phase: TrickPlay) -> Deal:
    """The last card has been played.

    A declarer who laid away too many has run out of cards early; what is left is not his (E2.3).
    """
    counted = list(taken(phase, deal.seating.players))
    left = TRICKS - len(phase.tricks)
    if left and phase.declarer is not None:
        counted[deal.seating.defenders(phase.declarer)[0]] += left
    return _finished(deal, phase, tuple(counted), Ending.PLAYED)


def after_withdrawal(
    rules: Rules, deal: Deal, phase: TrickPlay, seat: Seat, take_back: TakeBack
) -> Outcome:
    """The offender puts his own revoke right: the wrong card stays face up (E5.2, E4.1).

    In raspasy he takes all the tricks that are left (E4.4).
    """
    place = irregular.slip_in_trick(rules, deal, phase, seat)
    if place is None:
        raise AssertionError(f"seat {seat} has nothing to take back")
    card = phase.trick.cards[place]
    number = len(phase.tricks) * len(deal.seating.in_play) + place
    back = take_back(deal, irregular.step_of_card(deal, number))
    terms = replace(back.terms, exposed=(*back.terms.exposed, (seat, card)))
    back = replace(back, terms=terms)
    events = (PlayTakenBack(seat, len(phase.tricks)), CardExposed(seat, card))
    if phase.is_raspasy:
        counted = list(taken(phase, deal.seating.players))
        counted[seat] += TRICKS - len(phase.tricks)
        return _finished(back, phase, tuple(counted), Ending.CLAIMED), events
    return back, events


def with_forgiven(deal: Deal, seat: Seat) -> Deal:
    """The deal with a seat whose first offence has been put right."""
    return replace(deal, terms=replace(deal.terms, forgiven=(*deal.terms.forgiven, seat)))


def after_look_back(rules: Rules, deal: Deal, by: Seat, trick: int | None) -> Outcome:
    """Everybody sees it, and it costs a trick (E3.1, E3.2)."""
    finding = Finding(Offence.LOOKED_BACK, by)
    forgiven = irregular.is_forgiven(rules, deal.terms, by)
    events = (LookedBack(by, trick), OffenceFound(finding, None, forgiven))
    return (with_forgiven(deal, by) if forgiven else with_offence(deal, finding)), events


def with_offence(deal: Deal, finding: Finding) -> Deal:
    """The deal with an offence that has been found."""
    terms = replace(deal.terms, offences=(*deal.terms.offences, finding))
    return replace(deal, terms=terms)


def _finished(deal: Deal, phase: TrickPlay, tricks: tuple[int, ...], ending: Ending) -> Deal:
    return over(deal, _result(deal, phase, tricks), ending)


def _result(deal: Deal, phase: TrickPlay, tricks: tuple[int, ...]) -> Result:
    """What the play came to, given the tricks a seat."""
    tricks = irregular.tricks_after_penalties(deal.seating, phase, tricks, deal.terms)
    if phase.contract is None or phase.declarer is None:
        return RaspasyResult(tricks, deal.run + 1, deal.terms)
    if phase.contract.is_misere or phase.defence is None:
        return MisereResult(phase.declarer, tricks[phase.declarer], deal.terms)
    return ContractResult(
        phase.declarer, phase.contract, phase.defence, tricks, deal.terms, talon_taken(deal)
    )


def after_claim(deal: Deal, phase: TrickPlay, action: Claim) -> Outcome:
    """The claimant's hand lies open, and the others are asked (C10.2)."""
    following, made = claims.after_claim(deal.seating, phase, action)
    deal = replace(deal, phase=following)
    return deal, (made, *newly_shown(deal, phase.shown, following.shown))


def after_answer(
    rules: Rules, deal: Deal, phase: TrickPlay, take_back: TakeBack, *, accepted: bool
) -> Outcome:
    """The claim stands when everybody has accepted it (C10.1).

    At a live table what the open hands show to be wrong comes first.
    """
    following, stands, answered = claims.after_answer(phase, accepted=accepted)
    if not stands or phase.claim is None:
        return replace(deal, phase=following), (answered,)
    claimed = phase.claim.tricks
    phase = replace(phase, claim=None)
    shown = _what_shows(rules, replace(deal, phase=phase), phase, take_back)
    events: tuple[DealEvent, ...] = (answered,)
    if shown is not None:
        deal, events = shown[0], (answered, *shown[1])
        if deal.phase is not phase:  # taken back
            return deal, events
    so_far = taken(phase, deal.seating.players)
    tricks = tuple(a + b for a, b in zip(so_far, claimed, strict=True))
    return _finished(deal, phase, tricks, Ending.CLAIMED), events
