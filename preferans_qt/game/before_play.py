"""What each action before the first card leads to: calls, talon, contract, whist (C.3 to C.6)."""

from dataclasses import replace

from preferans_qt.game import auction, play, raspasy, whist
from preferans_qt.game.actions import (
    Alone,
    Bid,
    Call,
    Defend,
    Discard,
    HalfWhist,
    TakeTalon,
    Whist,
    WhistCall,
)
from preferans_qt.game.cards import Card, CardSet, card_set
from preferans_qt.game.contracts import MISERE, Contract
from preferans_qt.game.deal import (
    Auction,
    DarkWin,
    Deal,
    DefenceChoice,
    Entering,
    Exchange,
    Finished,
    Naming,
    Seating,
    ShareOffer,
    TrickPlay,
    WhistCallBy,
    Whisting,
)
from preferans_qt.game.events import (
    AllPassed,
    Called,
    ContractNamed,
    DealEvent,
    DefenceChosen,
    DefenceSettled,
    Discarded,
    HandShown,
    Looked,
    PassedOut,
    ShareOffered,
    TalonLeft,
    TalonRejected,
    TalonTaken,
    TalonTurned,
    WhistCalled,
)
from preferans_qt.game.outcome import ContractResult, Defence, Ending, PassedOutResult, Result
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat

Outcome = tuple[Deal, tuple[DealEvent, ...]]


def after_call(rules: Rules, deal: Deal, phase: Auction, call: Call) -> Outcome:
    """The auction goes on, or is won, or all have passed (C3.9)."""
    called = Called(phase.actor, call, phase.actor_is_in_the_dark)
    last = auction.with_call(rules, deal.run, phase, call)
    following = auction.after_call(rules, deal.seating, deal.run, phase, call)
    if isinstance(following, Auction):
        return replace(deal, phase=following), (called,)
    looked = _last_looks(deal.seating, phase)
    if following is None:
        return _all_passed(rules, deal, last, (called, *looked))
    return _after_auction(rules, deal, last, following, (called, *looked))


def _last_looks(seating: Seating, phase: Auction) -> tuple[DealEvent, ...]:
    """When the auction is over everybody looks at his cards (A.1)."""
    if phase.looked is None:
        return ()
    return tuple(Looked(seat) for seat in seating.active if seat not in phase.looked)


def _all_passed(rules: Rules, deal: Deal, last: Auction, events: tuple[DealEvent, ...]) -> Outcome:
    if rules.raspasy_scoring == "redeal":  # C12.1
        return over(deal, PassedOutResult(), Ending.NOT_PLAYED), (*events, PassedOut())
    terms = replace(deal.terms, dark_passers=auction.dark_passers(last))
    trick_play = raspasy.first_raspasy_play(rules, deal.seating, deal.talon)
    deal = replace(deal, phase=trick_play, terms=terms)
    return deal, (*events, AllPassed(deal.run + 1), *turned(trick_play))


def _after_auction(
    rules: Rules, deal: Deal, last: Auction, won: Exchange, events: tuple[DealEvent, ...]
) -> Outcome:
    declarer, bid, dark = won.declarer, won.bid, last.is_held_in_the_dark
    shares = bid.is_misere and last.share == ShareOffer(declarer, accepted=True)
    terms = replace(
        deal.terms,
        dark=dark,
        without_talon=bid.without_talon,
        sharer=deal.seating.sitting_dealer if shares else None,
    )
    deal = replace(deal, terms=terms)
    if bid.without_talon:
        events = (*events, TalonLeft(declarer, bid))
        if bid.is_misere:
            return begin_play(rules, deal, declarer, bid, None, events)
        return replace(deal, phase=Naming(declarer, bid)), events
    if dark and not bid.is_misere and rules.misere_in_game:
        return replace(deal, phase=DarkWin(declarer, bid)), events
    deal, taken_talon = _with_talon(deal, won)
    return deal, (*events, taken_talon)


def _with_talon(deal: Deal, won: Exchange) -> tuple[Deal, TalonTaken]:
    """The declarer takes the talon: for all to see (C4.1), or unseen by others (A.1)."""
    declarer = won.declarer
    hands = with_hand(deal.hands, declarer, deal.hands[declarer] | card_set(deal.talon))
    cards = None if deal.terms.dark else deal.talon
    return replace(deal, phase=won, hands=hands), TalonTaken(declarer, won.bid, cards)


def after_dark_win(deal: Deal, phase: DarkWin, action: TakeTalon | Bid) -> Outcome:
    """The talon is taken unseen by others, or the game becomes an open misere (A.1)."""
    won = Exchange(phase.declarer, phase.bid)
    if isinstance(action, TakeTalon):
        deal, taken_talon = _with_talon(deal, won)
        return deal, (taken_talon,)
    deal = replace(deal, terms=replace(deal.terms, dark=False))
    deal, taken_talon = _with_talon(deal, replace(won, bid=MISERE))
    return deal, (Called(phase.declarer, action), taken_talon)


def after_share_offer(deal: Deal, phase: Auction) -> Outcome:
    """The sitting dealer sees the hand and is asked (C8.4)."""
    dealer, seat = deal.seating.sitting_dealer, phase.actor
    if dealer is None:
        raise AssertionError("a misere was offered without a sitting dealer")
    terms = replace(deal.terms, dealer_saw=(*deal.terms.dealer_saw, seat))
    deal = replace(deal, phase=replace(phase, share=ShareOffer(seat)), terms=terms)
    return deal, (ShareOffered(seat, dealer),)


def after_discard(rules: Rules, deal: Deal, phase: Exchange, action: Discard) -> Outcome:
    """Two cards lie aside, and the contract is to be named (C4.2)."""
    declarer = phase.declarer
    hands = with_hand(deal.hands, declarer, deal.hands[declarer] & ~action.cards)
    deal = replace(deal, hands=hands, discard=action.cards)
    return _after_exchange(rules, deal, phase, Discarded(declarer))


def after_rejection(rules: Rules, deal: Deal, phase: Exchange) -> Outcome:
    """The talon lies aside, seen by all; the ten cards dealt are played (A48)."""
    declarer, talon = phase.declarer, card_set(deal.talon)
    deal = replace(
        deal,
        hands=with_hand(deal.hands, declarer, deal.hands[declarer] & ~talon),
        discard=talon,
        terms=replace(deal.terms, rejected=True),
    )
    return _after_exchange(rules, deal, phase, TalonRejected(declarer))


def _after_exchange(rules: Rules, deal: Deal, phase: Exchange, event: DealEvent) -> Outcome:
    declarer = phase.declarer
    if phase.bid.is_misere:  # C4.3: misere stays misere
        named = ContractNamed(declarer, phase.bid)
        return begin_play(rules, deal, declarer, phase.bid, None, (event, named))
    return replace(deal, phase=Naming(declarer, phase.bid)), (event,)


def after_name(rules: Rules, deal: Deal, phase: Naming, contract: Contract) -> Outcome:
    """The defenders are asked, or must whist (C.5)."""
    declarer = phase.declarer
    named = ContractNamed(declarer, contract)
    if whist.is_whisted_by_force(rules, contract, dark=deal.terms.dark):
        defence = whist.forced_defence(rules, deal.seating, declarer, contract)
        settled = DefenceSettled(contract, defence, forced=True)
        return begin_play(rules, deal, declarer, contract, defence, (named, settled))
    first, _ = deal.seating.defenders(declarer)
    return replace(deal, phase=Whisting(first, declarer, contract)), (named,)


def after_whist_call(rules: Rules, deal: Deal, phase: Whisting, call: WhistCall) -> Outcome:
    """The next one is asked, or the declarations are complete (C.5)."""
    declarer, contract, seating = phase.declarer, phase.contract, deal.seating
    calls = (*phase.calls, WhistCallBy(phase.actor, call))
    reopens = isinstance(call, Whist) and any(
        isinstance(earlier, HalfWhist) for _, earlier in phase.calls
    )
    called = WhistCalled(phase.actor, call, reopens)
    following = whist.speaker(rules, seating, declarer, contract, calls)
    if following == seating.sitting_dealer and deal.terms.dealer_saw:
        following = None  # he was shown a hand that a misere was offered on (C8.4)
    if following is not None:
        return replace(deal, phase=Whisting(following, declarer, contract, calls)), (called,)
    defence = whist.defence(rules, seating, declarer, contract, calls)
    defence = whist.dealer_in_seat(seating, deal.terms, defence)
    chooses = rules.sole_whister_mode in ("choice", "polish_call")
    if len(defence.whisters) == 1 and not chooses:
        defence = replace(defence, openly=rules.sole_whister_mode == "open")
    events = (called, DefenceSettled(contract, defence))
    if not defence.whisters:  # C5.8
        if rules.unwhisted_may_write_off_mountain and defence.half_whister is None:
            return replace(deal, phase=Entering(declarer, contract, defence)), events
        return not_played(deal, declarer, contract, defence), events
    if len(defence.whisters) == 1 and chooses:
        return replace(deal, phase=DefenceChoice(declarer, contract, defence)), events
    return begin_play(rules, deal, declarer, contract, defence, events)


def not_played(deal: Deal, declarer: Seat, contract: Contract, defence: Defence) -> Deal:
    """The deal is over without a card played (C5.8)."""
    no_tricks = (0,) * deal.seating.players
    result = ContractResult(declarer, contract, defence, no_tricks, deal.terms, talon_taken(deal))
    return over(deal, result, Ending.NOT_PLAYED)


def after_defence_choice(
    rules: Rules, deal: Deal, phase: DefenceChoice, action: Defend | Alone
) -> Outcome:
    """The sole whister has chosen, and the play begins (C6.2, C12.4)."""
    alone, openly = isinstance(action, Alone), action == Defend(openly=True)
    defence = replace(phase.defence, openly=openly, alone=alone)
    calls_back = rules.sole_whister_mode == "polish_call"
    resting = None
    if alone:
        defenders = deal.seating.defenders(phase.declarer)
        resting = next(seat for seat in defenders if seat != defence.whisting_hand)
        deal = replace(deal, seating=replace(deal.seating, resting=resting))
    chosen = DefenceChosen(phase.actor, openly, calls_back and not alone, resting)
    return begin_play(rules, deal, phase.declarer, phase.contract, defence, (chosen,))


def begin_play(
    rules: Rules,
    deal: Deal,
    declarer: Seat,
    contract: Contract,
    defence: Defence | None,
    events: tuple[DealEvent, ...],
) -> Outcome:
    """The play before its first card; ``events`` are those that led to it."""
    phase = play.first_trick_play(rules, deal.seating, deal.terms, declarer, contract, defence)
    deal = replace(deal, phase=phase)
    return deal, (*events, *newly_shown(deal, (), phase.shown))


def over(deal: Deal, result: Result, ending: Ending) -> Deal:
    """The finished deal."""
    return replace(deal, phase=Finished(result, ending))


def talon_taken(deal: Deal) -> tuple[Card, ...]:
    """The talon that the declarer took into his hand."""
    return () if deal.terms.without_talon or deal.terms.rejected else deal.talon


def with_hand(hands: tuple[CardSet, ...], seat: Seat, cards: CardSet) -> tuple[CardSet, ...]:
    """The hands with another one for a seat."""
    return (*hands[:seat], cards, *hands[seat + 1 :])


def turned(phase: TrickPlay) -> tuple[DealEvent, ...]:
    """The event of a talon card that begins the trick, if one does."""
    turned = phase.trick.turned
    return () if turned is None else (TalonTurned(turned, len(phase.tricks)),)


def newly_shown(
    deal: Deal, before: tuple[Seat, ...], shown: tuple[Seat, ...]
) -> tuple[DealEvent, ...]:
    """The events of hands that lie open now and did not before."""
    return tuple(HandShown(seat, deal.hands[seat]) for seat in shown if seat not in before)
