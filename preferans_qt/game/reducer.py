"""The rules of one deal as a pure function: (rules, deal, action) -> (deal, events), or a reason.

``legal`` is by construction the list of candidates that ``why_not`` does not refuse. Claims are
legal too (C10.1) but are too many to list: ask ``why_not`` about one.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from preferans_qt.game import (
    auction,
    before_play,
    claims,
    exchange,
    in_play,
    irregular,
    play,
    whist,
)
from preferans_qt.game.actions import (
    Accept,
    Alone,
    Answer,
    Bid,
    Challenge,
    Claim,
    Concede,
    DealAction,
    Defend,
    Discard,
    EnterContract,
    HalfWhist,
    Here,
    Inspect,
    Look,
    LookBack,
    Name,
    OfferShare,
    Pass,
    Play,
    Refuse,
    RejectTalon,
    TakeTalon,
    Whist,
    Withdraw,
)
from preferans_qt.game.before_play import Outcome
from preferans_qt.game.cards import Card, CardSet, card_text, cards_in
from preferans_qt.game.contracts import MISERE
from preferans_qt.game.deal import (
    Auction,
    DarkWin,
    Deal,
    DefenceChoice,
    Entering,
    Exchange,
    Finished,
    Naming,
    PendingClaim,
    Phase,
    Seating,
    ShareOffer,
    Step,
    TrickPlay,
    Whisting,
)
from preferans_qt.game.events import (
    Conceded,
    ContractEntered,
    HandInspected,
    Looked,
    ShareAnswered,
)
from preferans_qt.game.outcome import ConcededResult, Ending, Terms
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat


class IllegalAction(ValueError):
    """An action was applied that the rules refuse; ``reason`` says why."""

    def __init__(self, action: object, reason: Reason) -> None:
        super().__init__(f"{action}: {reason}")
        self.reason = reason


def start_deal(
    seating: Seating,
    run: int,
    hands: tuple[CardSet, ...],
    talon: tuple[Card, Card],
    *,
    in_the_dark: bool = False,
    bombs: tuple[int, ...] = (),
    live: bool = False,
) -> Deal:
    """A deal before its first call. ``hands``: one set of ten cards for each active seat.

    ``in_the_dark``: nobody has looked at his cards yet (A.1). ``bombs``, ``live``: as in Terms.
    """
    first = Auction(seating.active[0], looked=() if in_the_dark else None)
    return Deal(seating, run, hands, talon, hands, first, terms=Terms(bombs, live=live))


def current_actor(deal: Deal) -> Seat | None:
    """Whose turn it is; None when the deal is finished."""
    return actor_of(deal.seating, deal.phase)


def actor_of(seating: Seating, phase: Phase) -> Seat | None:
    """Whose turn it is in a phase; None when the deal is finished."""
    match phase:
        case Finished():
            return None
        case TrickPlay(claim=PendingClaim() as claim):
            return claim.to_answer[0]
        case Auction(share=ShareOffer(accepted=None)):
            return seating.sitting_dealer
    return phase.actor


def controller(deal: Deal) -> Seat | None:
    """The seat that moves for the current actor: a whister plays both open hands (C6.3)."""
    actor = current_actor(deal)
    return None if actor is None else plays_for(deal, actor)


def plays_for(deal: Deal, seat: Seat) -> Seat:
    """The seat that chooses the cards of a hand now; a claim everybody answers for himself."""
    phase = deal.phase
    if isinstance(phase, TrickPlay) and phase.claim is None:
        return claims.controller_of(phase, seat)
    return seat


def _candidates(deal: Deal) -> Iterable[DealAction]:
    match deal.phase:
        case Auction(share=ShareOffer(accepted=None)):
            return (Accept(), Refuse())
        case Auction():
            return (Look(), *auction.ALL_CALLS, OfferShare())
        case DarkWin():
            return (TakeTalon(), Bid(MISERE))
        case Exchange():
            discards = exchange.all_discards(deal.hands[deal.phase.declarer])
            return (*discards, RejectTalon(), Concede())
        case Naming():
            return (*exchange.ALL_NAMES, Concede())
        case Whisting():
            return (*whist.ALL_WHIST_CALLS, *map(Inspect, deal.seating.active))
        case Entering():
            return (EnterContract(off_mountain=False), EnterContract(off_mountain=True))
        case DefenceChoice():
            return (Defend(openly=False), Defend(openly=True), Alone())
        case TrickPlay(claim=None) as phase:
            return tuple(Play(card) for card in cards_in(deal.hands[phase.actor]))
        case TrickPlay():
            return (Accept(), Refuse())
        case Finished():
            return ()


def legal(rules: Rules, deal: Deal) -> tuple[DealAction, ...]:
    """The current actor's legal actions, in a fixed order; empty when the deal is finished."""
    return tuple(
        action for action in _candidates(deal) if why_irregular(rules, deal, action) is None
    )


def why_not(rules: Rules, deal: Deal, action: DealAction) -> Reason | None:
    """Why the current actor may not do something, or None when he may.

    At a live table he may also do what is irregular and passes unseen.
    """
    reason = why_irregular(rules, deal, action)
    if reason is None or irregular.passes_unseen(deal, action, reason):
        return None
    return reason


def why_irregular(rules: Rules, deal: Deal, action: DealAction) -> Reason | None:
    """Why something is against the rules for the current actor, or None when it is legal."""
    match deal.phase:
        case TrickPlay() as phase:  # first, for most questions are about cards
            return _why_not_in_play(rules, deal, phase, action)
        case Auction() as phase:
            return _why_not_in_auction(rules, deal, phase, action)
        case DarkWin():
            if isinstance(action, TakeTalon) or action == Bid(MISERE):
                return None
        case Exchange() | Naming() as phase:
            return _why_not_with_talon(rules, deal, phase, action)
        case Whisting() as phase:
            return _why_not_whisting(rules, deal, phase, action)
        case Entering():
            if isinstance(action, EnterContract):
                return None
        case DefenceChoice():
            if isinstance(action, Defend):
                return None
            if isinstance(action, Alone):
                if rules.sole_whister_mode == "polish_call":
                    return None
                return Reason(Refusal.ALONE_NOT_PLAYED, "C12.4")
    return _WRONG_PHASE


_WRONG_PHASE = Reason(Refusal.WRONG_PHASE, "C.3")


def _why_not_in_auction(
    rules: Rules, deal: Deal, phase: Auction, action: DealAction
) -> Reason | None:
    if phase.share is not None and phase.share.accepted is None:
        return None if isinstance(action, Answer) else _WRONG_PHASE
    match action:
        case Bid() | Here() | Pass() | TakeTalon():
            return auction.why_not_call(rules, deal.seating, deal.run, phase, action)
        case Look():
            return None if phase.actor_is_in_the_dark else Reason(Refusal.ALREADY_LOOKED, "A.1")
        case OfferShare():
            return auction.why_not_offer_share(rules, deal.seating, deal.run, phase)
    return _WRONG_PHASE


def _why_not_with_talon(
    rules: Rules, deal: Deal, phase: Exchange | Naming, action: DealAction
) -> Reason | None:
    match action:
        case Concede():
            return exchange.why_not_concede(rules, deal.terms, phase.bid)
        case Discard() if isinstance(phase, Exchange):
            return exchange.why_not_discard(deal.hands[phase.declarer], action)
        case RejectTalon() if isinstance(phase, Exchange):
            return exchange.why_not_reject(rules, deal.seating, deal.terms, phase)
        case Name() if isinstance(phase, Naming):
            return exchange.why_not_name(phase, action)
    return _WRONG_PHASE


def _why_not_whisting(
    rules: Rules, deal: Deal, phase: Whisting, action: DealAction
) -> Reason | None:
    match action:
        case Inspect():
            return whist.why_not_inspect(deal.seating, phase, deal.terms, action)
        case Whist() if phase.actor == deal.seating.sitting_dealer and not deal.terms.dealer_saw:
            return Reason(Refusal.LOOK_FIRST, "C6.6")
        case Whist() | HalfWhist() | Pass():
            return whist.why_not_whist_call(rules, phase.contract, phase.calls, action)
    return _WRONG_PHASE


def _why_not_in_play(
    rules: Rules, deal: Deal, phase: TrickPlay, action: DealAction
) -> Reason | None:
    if phase.claim is not None:
        return None if isinstance(action, Answer) else Reason(Refusal.CLAIM_WAITS, "C10.2")
    if isinstance(action, Play):
        return _why_not_card(rules, deal, phase, action.card)
    by = claims.controller_of(phase, phase.actor)
    match action:
        case Accept() | Refuse():
            return Reason(Refusal.NO_CLAIM, "C10.2")
        case Claim():
            return claims.why_not_claim(rules, deal.seating, phase, action)
        case Challenge():
            return irregular.why_not_challenge(rules, deal, phase, by, action)
        case LookBack():
            return irregular.why_not_look_back(deal, phase, by, action)
        case Withdraw(seat):
            slipped = irregular.slip_in_trick(rules, deal, phase, seat) is not None
            return None if slipped else Reason(Refusal.NOTHING_TO_WITHDRAW, "E5.2")
    return _WRONG_PHASE


def _why_not_card(rules: Rules, deal: Deal, phase: TrickPlay, card: Card) -> Reason | None:
    if deal.terms.exposed:
        exposed = play.exposed_first(rules, deal, phase)
        if exposed and card not in exposed:
            return Reason(Refusal.EXPOSED_CARD_FIRST, "E4.1", (card_text(exposed[0]),))
    return play.why_not_card(
        deal.hands[phase.actor],
        phase.trick.suit,
        phase.trump,
        card,
        must_trump=rules.must_trump,
        to_beat=play.card_to_beat(rules, phase),
    )


def apply(rules: Rules, deal: Deal, action: DealAction) -> Outcome:
    """The deal after an action of the current actor, and what happened.

    Raises IllegalAction when the rules refuse it.
    """
    reason = why_not(rules, deal, action)
    actor = current_actor(deal)
    if reason is not None or actor is None:
        raise IllegalAction(action, reason or _WRONG_PHASE)
    if isinstance(deal.phase, TrickPlay):
        return _apply_in_play(rules, deal, deal.phase, actor, action)
    deal = replace(deal, record=(*deal.record, Step(actor, action)))
    match deal.phase, action:
        case Auction() as phase, Bid() | Here() | Pass() | TakeTalon():
            return before_play.after_call(rules, deal, phase, action)
        case Auction(looked=tuple() as looked) as phase, Look():
            phase = replace(phase, looked=(*looked, actor))
            return replace(deal, phase=phase), (Looked(actor),)
        case Auction() as phase, OfferShare():
            return before_play.after_share_offer(deal, phase)
        case Auction(share=ShareOffer() as share) as phase, Accept() | Refuse():
            accepted = isinstance(action, Accept)
            phase = replace(phase, share=share._replace(accepted=accepted))
            return replace(deal, phase=phase), (ShareAnswered(actor, accepted),)
        case DarkWin() as phase, TakeTalon() | Bid():
            return before_play.after_dark_win(deal, phase, action)
        case Exchange() as phase, Discard():
            return before_play.after_discard(rules, deal, phase, action)
        case Exchange() as phase, RejectTalon():
            return before_play.after_rejection(rules, deal, phase)
        case Exchange() | Naming() as phase, Concede():
            result = ConcededResult(actor, phase.bid, deal.terms)
            return before_play.over(deal, result, Ending.NOT_PLAYED), (Conceded(actor),)
        case Naming() as phase, Name():
            return before_play.after_name(rules, deal, phase, action.contract)
        case Whisting() as phase, Whist() | HalfWhist() | Pass():
            return before_play.after_whist_call(rules, deal, phase, action)
        case Whisting(), Inspect(seat):
            terms = replace(deal.terms, dealer_saw=(*deal.terms.dealer_saw, seat))
            return replace(deal, terms=terms), (HandInspected(actor, seat),)
        case Entering() as phase, EnterContract(off_mountain):
            deal = replace(deal, terms=replace(deal.terms, off_mountain=off_mountain))
            entered = ContractEntered(actor, off_mountain)
            return before_play.not_played(deal, phase.declarer, phase.contract, phase.defence), (
                entered,
            )
        case DefenceChoice() as phase, Defend() | Alone():
            return before_play.after_defence_choice(rules, deal, phase, action)
    raise AssertionError(f"{action} passed why_not in {deal.phase}")


def _apply_in_play(
    rules: Rules, deal: Deal, phase: TrickPlay, actor: Seat, action: DealAction
) -> Outcome:
    take_back = partial(_taken_back, rules)
    written = replace(deal, record=(*deal.record, Step(actor, action)))
    by = claims.controller_of(phase, actor)
    match action:
        case Play(card):
            return in_play.after_card(rules, written, phase, card, take_back)
        case Claim():
            return in_play.after_claim(written, phase, action)
        case Accept() | Refuse():
            accepted = isinstance(action, Accept)
            return in_play.after_answer(rules, written, phase, take_back, accepted=accepted)
        case LookBack(trick):
            return in_play.after_look_back(rules, written, by, trick)
        case Challenge(seat):  # what is taken back stays out of the record
            return in_play.after_challenge(rules, deal, phase, by, seat, take_back)
        case Withdraw(seat):
            return in_play.after_withdrawal(rules, deal, phase, seat, take_back)
    raise AssertionError(f"{action} passed why_not in play")


def _taken_back(rules: Rules, deal: Deal, step_number: int) -> Deal:
    """The deal before a step of its record, with the offences found since."""
    back = start_deal(
        replace(deal.seating, resting=None),
        deal.run,
        deal.dealt,
        deal.talon,
        in_the_dark=rules.dark_and_bombs != "off",
        bombs=deal.terms.bombs,
        live=True,
    )
    for step in deal.record[:step_number]:
        back, _ = apply(rules, back, step.action)
    found = deal.terms
    terms = replace(
        back.terms, offences=found.offences, forgiven=found.forgiven, exposed=found.exposed
    )
    return replace(back, terms=terms)
