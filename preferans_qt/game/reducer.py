"""The rules of one deal as a pure function: (rules, deal, action) -> (deal, events), or a reason.

``legal`` is by construction the list of candidates that ``why_not`` does not refuse. Claims are
legal too (C10.1) but are too many to list: ask ``why_not`` about one.
"""

from collections.abc import Iterable
from dataclasses import replace

from preferans_qt.game import auction, claims, exchange, play, raspasy, whist
from preferans_qt.game.actions import (
    Accept,
    Bid,
    Claim,
    DealAction,
    Defend,
    Discard,
    HalfWhist,
    Here,
    Name,
    Pass,
    Play,
    Refuse,
    Whist,
)
from preferans_qt.game.cards import Card, CardSet, card_set, cards_in
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import (
    TRICKS,
    Auction,
    ContractResult,
    Deal,
    Defence,
    DefenceChoice,
    Ending,
    Exchange,
    Finished,
    MisereResult,
    Naming,
    PendingClaim,
    RaspasyResult,
    Result,
    Seating,
    Step,
    Trick,
    TrickPlay,
    WhistCallBy,
    Whisting,
    taken,
)
from preferans_qt.game.events import (
    AllPassed,
    Called,
    CardPlayed,
    ContractNamed,
    DealEvent,
    DefenceChosen,
    DefenceSettled,
    Discarded,
    HandShown,
    TalonTaken,
    TalonTurned,
    TrickTaken,
    WhistCalled,
)
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat


class IllegalAction(ValueError):
    """An action was applied that the rules refuse; ``reason`` says why."""

    def __init__(self, action: object, reason: Reason) -> None:
        super().__init__(f"{action}: {reason}")
        self.reason = reason


Outcome = tuple[Deal, tuple[DealEvent, ...]]


def start_deal(
    seating: Seating, run: int, hands: tuple[CardSet, ...], talon: tuple[Card, Card]
) -> Deal:
    """A deal before its first call. ``hands``: one set of ten cards for each active seat."""
    return Deal(seating, run, hands, talon, hands, Auction(seating.active[0]))


def current_actor(deal: Deal) -> Seat | None:
    """Whose turn it is; None when the deal is finished."""
    phase = deal.phase
    if isinstance(phase, Finished):
        return None
    if isinstance(phase, TrickPlay) and phase.claim is not None:
        return phase.claim.to_answer[0]
    return phase.actor


def controller(deal: Deal) -> Seat | None:
    """The seat that moves for the current actor: a whister plays both open hands (C6.3)."""
    actor = current_actor(deal)
    phase = deal.phase
    if isinstance(phase, TrickPlay) and phase.claim is None and actor is not None:
        return claims.controller_of(phase, actor)
    return actor


def _candidates(deal: Deal) -> Iterable[DealAction]:
    match deal.phase:
        case Auction():
            return auction.ALL_CALLS
        case Exchange():
            return exchange.all_discards(deal.hands[deal.phase.declarer])
        case Naming():
            return exchange.ALL_NAMES
        case Whisting():
            return whist.ALL_WHIST_CALLS
        case DefenceChoice():
            return (Defend(openly=False), Defend(openly=True))
        case TrickPlay(claim=None) as phase:
            return tuple(Play(card) for card in cards_in(deal.hands[phase.actor]))
        case TrickPlay():
            return (Accept(), Refuse())
        case Finished():
            return ()


def legal(rules: Rules, deal: Deal) -> tuple[DealAction, ...]:
    """The current actor's legal actions, in a fixed order; empty when the deal is finished."""
    return tuple(action for action in _candidates(deal) if why_not(rules, deal, action) is None)


def why_not(rules: Rules, deal: Deal, action: DealAction) -> Reason | None:
    """Why the current actor may not do something, or None when he may."""
    match deal.phase, action:
        case Auction() as phase, Bid() | Here() | Pass():
            return auction.why_not_call(rules, deal.seating, deal.run, phase, action)
        case Exchange() as phase, Discard():
            return exchange.why_not_discard(deal.hands[phase.declarer], action)
        case Naming() as phase, Name():
            return exchange.why_not_name(phase, action)
        case Whisting() as phase, Whist() | HalfWhist() | Pass():
            return whist.why_not_whist_call(rules, phase.contract, phase.calls, action)
        case DefenceChoice(), Defend():
            return None
        case TrickPlay(claim=None) as phase, Play():
            return play.why_not_card(
                deal.hands[phase.actor],
                phase.trick.suit,
                phase.trump,
                action.card,
                must_trump=rules.must_trump,
            )
        case TrickPlay(claim=None) as phase, Claim():
            return claims.why_not_claim(rules, deal.seating, phase, action)
        case TrickPlay(claim=None), Accept() | Refuse():
            return Reason(Refusal.NO_CLAIM, "C10.2")
        case TrickPlay(claim=PendingClaim()), Accept() | Refuse():
            return None
        case TrickPlay(claim=PendingClaim()), _:
            return Reason(Refusal.CLAIM_WAITS, "C10.2")
    return Reason(Refusal.WRONG_PHASE, "C.3")


def apply(rules: Rules, deal: Deal, action: DealAction) -> Outcome:
    """The deal after an action of the current actor, and what happened.

    Raises IllegalAction when the rules refuse it.
    """
    reason = why_not(rules, deal, action)
    actor = current_actor(deal)
    if reason is not None or actor is None:
        raise IllegalAction(action, reason or Reason(Refusal.WRONG_PHASE, "C.3"))
    deal = replace(deal, record=(*deal.record, Step(actor, action)))
    match deal.phase, action:
        case Auction() as phase, Bid() | Here() | Pass():
            return _after_call(rules, deal, phase, action)
        case Exchange() as phase, Discard():
            return _after_discard(rules, deal, phase, action)
        case Naming() as phase, Name():
            return _after_name(rules, deal, phase, action.contract)
        case Whisting() as phase, Whist() | HalfWhist() | Pass():
            return _after_whist_call(rules, deal, phase, action)
        case DefenceChoice() as phase, Defend():
            defence = replace(phase.defence, openly=action.openly)
            chosen = DefenceChosen(phase.actor, action.openly)
            return _begin_play(rules, deal, phase.declarer, phase.contract, defence, (chosen,))
        case TrickPlay() as phase, Play():
            return _after_card(rules, deal, phase, action.card)
        case TrickPlay() as phase, Claim():
            return _after_claim(deal, phase, action)
        case TrickPlay() as phase, Accept() | Refuse():
            return _after_answer(deal, phase, accepted=isinstance(action, Accept))
    raise AssertionError(f"{action} passed why_not in {deal.phase}")


def _after_call(rules: Rules, deal: Deal, phase: Auction, call: Bid | Here | Pass) -> Outcome:
    called = Called(phase.actor, call)
    following = auction.after_call(deal.seating, phase, call)
    if following is None:
        trick_play = raspasy.first_raspasy_play(rules, deal.seating, deal.talon)
        return (
            replace(deal, phase=trick_play),
            (called, AllPassed(deal.run + 1), *_turned(trick_play)),
        )
    if isinstance(following, Auction):
        return replace(deal, phase=following), (called,)
    declarer = following.declarer
    hands = _with_hand(deal.hands, declarer, deal.hands[declarer] | card_set(deal.talon))
    taken_talon = TalonTaken(declarer, following.bid, deal.talon)
    return replace(deal, phase=following, hands=hands), (called, taken_talon)


def _after_discard(rules: Rules, deal: Deal, phase: Exchange, action: Discard) -> Outcome:
    declarer = phase.declarer
    hands = _with_hand(deal.hands, declarer, deal.hands[declarer] & ~action.cards)
    deal = replace(deal, hands=hands, discard=action.cards)
    discarded = Discarded(declarer)
    if phase.bid.is_misere:  # C4.3: misere stays misere
        named = ContractNamed(declarer, phase.bid)
        return _begin_play(rules, deal, declarer, phase.bid, None, (discarded, named))
    return replace(deal, phase=Naming(declarer, phase.bid)), (discarded,)


def _after_name(rules: Rules, deal: Deal, phase: Naming, contract: Contract) -> Outcome:
    declarer = phase.declarer
    named = ContractNamed(declarer, contract)
    if whist.is_whisted_by_force(rules, contract):
        defence = whist.forced_defence(rules, deal.seating, declarer, contract)
        settled = DefenceSettled(contract, defence)
        return _begin_play(rules, deal, declarer, contract, defence, (named, settled))
    first, _ = deal.seating.defenders(declarer)
    return replace(deal, phase=Whisting(first, declarer, contract)), (named,)


def _after_whist_call(
    rules: Rules, deal: Deal, phase: Whisting, call: Whist | HalfWhist | Pass
) -> Outcome:
    declarer, contract = phase.declarer, phase.contract
    calls = (*phase.calls, WhistCallBy(phase.actor, call))
    reopens = isinstance(call, Whist) and any(
        isinstance(earlier, HalfWhist) for _, earlier in phase.calls
    )
    called = WhistCalled(phase.actor, call, reopens)
    following = whist.speaker(rules, deal.seating, declarer, contract, calls)
    if following is not None:
        return replace(deal, phase=Whisting(following, declarer, contract, calls)), (called,)
    defence = whist.defence(rules, deal.seating, declarer, contract, calls)
    settled = DefenceSettled(contract, defence)
    if not defence.whisters:  # C5.8
        no_tricks = (0,) * deal.seating.players
        result = ContractResult(declarer, contract, defence, no_tricks)
        return replace(deal, phase=Finished(result, Ending.NOT_PLAYED)), (called, settled)
    if len(defence.whisters) == 1:
        if rules.sole_whister_mode == "choice":
            choice = DefenceChoice(declarer, contract, defence)
            return replace(deal, phase=choice), (called, settled)
        defence = replace(defence, openly=rules.sole_whister_mode == "open")
    return _begin_play(rules, deal, declarer, contract, defence, (called, settled))


def _begin_play(
    rules: Rules,
    deal: Deal,
    declarer: Seat,
    contract: Contract,
    defence: Defence | None,
    events: tuple[DealEvent, ...],
) -> Outcome:
    phase = play.first_trick_play(rules, deal.seating, declarer, contract, defence)
    deal = replace(deal, phase=phase)
    return deal, (*events, *_newly_shown(deal, (), phase.shown))


def _after_card(rules: Rules, deal: Deal, phase: TrickPlay, card: Card) -> Outcome:
    actor, seating = phase.actor, deal.seating
    played = CardPlayed(actor, card, claims.controller_of(phase, actor))
    hands = _with_hand(deal.hands, actor, deal.hands[actor] & ~(1 << card))
    following = replace(
        phase,
        actor=seating.after(actor),
        trick=replace(phase.trick, cards=(*phase.trick.cards, card)),
        shown=play.exposed_after_card(seating, phase),
    )
    deal = replace(deal, hands=hands, phase=following)
    events = (played, *_newly_shown(deal, phase.shown, following.shown))
    if len(following.trick.cards) < 3:
        return deal, events
    return _after_last_card(rules, deal, following, events)


def _after_last_card(
    rules: Rules, deal: Deal, phase: TrickPlay, events: tuple[DealEvent, ...]
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
    if number < TRICKS:
        return replace(deal, phase=phase), (*events, *_turned(phase))
    return _finished(deal, phase, taken(phase, seating.players), Ending.PLAYED), events


def _finished(deal: Deal, phase: TrickPlay, tricks: tuple[int, ...], ending: Ending) -> Deal:
    return replace(deal, phase=Finished(_result(deal, phase, tricks), ending))


def _result(deal: Deal, phase: TrickPlay, tricks: tuple[int, ...]) -> Result:
    """What the play came to, given the tricks a seat."""
    if phase.contract is None or phase.declarer is None:
        return RaspasyResult(tricks, deal.run + 1)
    if phase.contract.is_misere or phase.defence is None:
        return MisereResult(phase.declarer, tricks[phase.declarer])
    return ContractResult(phase.declarer, phase.contract, phase.defence, tricks)


def _after_claim(deal: Deal, phase: TrickPlay, action: Claim) -> Outcome:
    following, made = claims.after_claim(deal.seating, phase, action)
    deal = replace(deal, phase=following)
    return deal, (made, *_newly_shown(deal, phase.shown, following.shown))


def _after_answer(deal: Deal, phase: TrickPlay, *, accepted: bool) -> Outcome:
    following, stands, answered = claims.after_answer(phase, accepted=accepted)
    if not stands or phase.claim is None:
        return replace(deal, phase=following), (answered,)
    so_far = taken(phase, deal.seating.players)
    tricks = tuple(a + b for a, b in zip(so_far, phase.claim.tricks, strict=True))
    return _finished(deal, phase, tricks, Ending.CLAIMED), (answered,)


def _with_hand(hands: tuple[CardSet, ...], seat: Seat, cards: CardSet) -> tuple[CardSet, ...]:
    return (*hands[:seat], cards, *hands[seat + 1 :])


def _turned(phase: TrickPlay) -> tuple[DealEvent, ...]:
    turned = phase.trick.turned
    return () if turned is None else (TalonTurned(turned, len(phase.tricks)),)


def _newly_shown(
    deal: Deal, before: tuple[Seat, ...], shown: tuple[Seat, ...]
) -> tuple[DealEvent, ...]:
    return tuple(HandShown(seat, deal.hands[seat]) for seat in shown if seat not in before)
