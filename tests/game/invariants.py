"""What holds at every moment of every deal, for tests that walk through deals at random (F.1).

Everything is read off the story of the deal, its record, and not off what the program keeps beside
it; who may see what (C4.1, C5.5, C5.7, C6.3, C6.5, C6.8, C7.9, C8.4, C9.2, C9.6, C10.2, A.1) is
stated here once more.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest

from preferans_qt.game import reducer
from preferans_qt.game.actions import (
    Accept,
    Alone,
    Bid,
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
    Name,
    OfferShare,
    Pass,
    Play,
    Refuse,
    RejectTalon,
    TakeTalon,
    Whist,
)
from preferans_qt.game.cards import FULL_DECK, card_set, cards_in
from preferans_qt.game.contracts import LADDER, MISERE, WITHOUT_TALON
from preferans_qt.game.deal import Auction, DarkWin, Deal, Exchange, Finished, TrickPlay
from preferans_qt.game.outcome import (
    ConcededResult,
    ContractResult,
    Ending,
    MisereResult,
    PassedOutResult,
    RaspasyResult,
)
from preferans_qt.game.rules import Rules, to_mapping
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import PlayerView, view_of_deal
from tests.game import naive
from tests.strategies import Stride

# ------------------------------------------------------------------ the story of a deal


def done(deal: Deal, kind: type[DealAction]) -> bool:
    """Whether anybody has done such a thing."""
    return any(isinstance(step.action, kind) for step in deal.record)


def layer_of_discard(deal: Deal) -> Seat | None:
    """Who laid two cards away."""
    return next((step.seat for step in deal.record if isinstance(step.action, Discard)), None)


class Won(NamedTuple):
    """How an auction was won: by whom, with which call, and whether he had looked by then."""

    seat: Seat
    call: DealAction
    dark: bool

    @property
    def without_talon(self) -> bool:
        return isinstance(self.call, Bid) and self.call.contract in WITHOUT_TALON


def won(rules: Rules, deal: Deal) -> Won | None:
    """Who won the auction, None while it runs or when all have passed."""
    best: Won | None = None
    looked = set() if rules.dark_and_bombs != "off" else set(deal.seating.active)
    passed: set[Seat] = set()
    call: DealAction = Pass()
    for seat, action in deal.record:
        over = best is not None and len(passed) == 2
        match action:
            case Look():
                looked.add(seat)
            case Pass() if not over:
                passed.add(seat)
            case Bid() if over:  # won in the dark, and turned to a misere
                best = Won(seat, action, dark=False)
            case Bid() | Here() | TakeTalon() if not over:
                call = action if isinstance(action, Bid | TakeTalon) else call
                best = Won(seat, call, seat not in looked)
    return best if len(passed) == 2 else None


def talon_apart(deal: Deal) -> bool:
    """Whether both talon cards still lie by themselves."""
    taken = isinstance(deal.phase, Exchange) or any(
        done(deal, kind) for kind in (Discard, RejectTalon, Concede)
    )
    return not taken


# ------------------------------------------------------------------ who sees what


def open_hands(rules: Rules, deal: Deal) -> set[Seat]:
    """Seats whose hands everybody sees."""
    phase = deal.phase
    if isinstance(phase, Finished):
        return set(range(deal.seating.players))
    if not isinstance(phase, TrickPlay):
        return set()
    if phase.contract is None or phase.declarer is None:
        return {step.seat for step in deal.record if isinstance(step.action, Claim)}
    defenders = {seat for seat in deal.seating.active if seat != phase.declarer}
    winner = won(rules, deal)
    laid_open: set[Seat] = set()
    at_once = True
    if phase.contract.is_misere:
        laid_open = set() if winner is not None and winner.dark else defenders
        leader = deal.seating.active[0] if rules.first_lead == "eldest" else phase.declarer
        at_once = leader != phase.declarer
    elif phase.contract.level == 10 and rules.ten_mode == "checked_open":
        laid_open = set(deal.seating.active)
    elif phase.defence is not None and _openly(rules, deal):
        own = _whisters_hand(deal)
        laid_open = defenders - {own} if rules.sole_whister_mode == "polish_call" else defenders
        at_once = rules.open_exposure == "before_first_card"
    seats: set[Seat] = laid_open if at_once or done(deal, Play) else set()
    played = False
    for seat, action in deal.record:
        played = played or isinstance(action, Play)
        if isinstance(action, Claim):
            by_whister = _openly(rules, deal) and seat in laid_open and (at_once or played)
            seats = seats | {_whisters_hand(deal) if by_whister else seat}
    return seats


def _openly(rules: Rules, deal: Deal) -> bool:
    """Whether one whister defends in the light."""
    phase = deal.phase
    assert isinstance(phase, TrickPlay)
    sole = phase.defence is not None and len(phase.defence.whisters) == 1
    if rules.sole_whister_mode in ("open", "closed"):
        return sole and rules.sole_whister_mode == "open"
    return sole and any(step.action == Defend(openly=True) for step in deal.record)


def _whisters_hand(deal: Deal) -> Seat:
    """The hand that a sole whister plays as his own: the dealer's is the one he looked at."""
    looked_at = [step.action.seat for step in deal.record if isinstance(step.action, Inspect)]
    phase = deal.phase
    assert isinstance(phase, TrickPlay)
    assert phase.defence is not None
    whister = phase.defence.whisters[0]
    return looked_at[0] if whister == deal.seating.sitting_dealer else whister


def sees_hand(rules: Rules, deal: Deal, viewer: Seat, owner: Seat) -> bool:
    """Whether a hand is seen by somebody."""
    if owner in open_hands(rules, deal):
        return True
    if viewer == owner:
        looked = any(step.seat == viewer and isinstance(step.action, Look) for step in deal.record)
        in_the_dark = rules.dark_and_bombs != "off" and isinstance(deal.phase, Auction)
        return not in_the_dark or looked
    if viewer != deal.seating.sitting_dealer:
        return False
    for seat, action in deal.record:
        if action == Inspect(owner):
            return True  # C5.5
        if isinstance(action, OfferShare) and seat == owner:
            winner = won(rules, deal)  # what he was shown has changed since a talon was taken
            return winner is None or winner.seat != owner
    return False


def talon_seen(rules: Rules, deal: Deal, viewer: Seat) -> tuple[int, ...]:
    """The talon cards somebody has seen."""
    phase = deal.phase
    winner = won(rules, deal)
    if isinstance(phase, Finished):
        return deal.talon
    if isinstance(phase, TrickPlay) and phase.contract is None:
        three = deal.seating.players == 3
        mode = rules.raspasy_talon_3p if three else rules.raspasy_talon_4p
        return () if mode == "closed" else deal.talon[: len(phase.tricks) + 1]
    if isinstance(phase, DarkWin) or winner is None or winner.without_talon:
        return ()
    return deal.talon if not winner.dark or viewer == winner.seat else ()


def view(rules: Rules, deal: Deal, seat: Seat) -> PlayerView:
    """The view of a deal on a sheet with nothing written."""
    return view_of_deal(rules, empty_sheet(deal.seating.players), deal, seat)


def check_views(rules: Rules, deal: Deal) -> None:
    """C6.8, F.1 number 11: every seat is told what it may see, and nothing else."""
    for seat in range(deal.seating.players):
        seen = view(rules, deal, seat)
        for owner, hand in enumerate(seen.hands):
            visible = sees_hand(rules, deal, seat, owner)
            assert hand == (deal.hands[owner] if visible else None), (seat, owner)
        assert seen.sizes == tuple(hand.bit_count() for hand in deal.hands)
        assert seen.talon == talon_seen(rules, deal, seat)
        sees_discard = layer_of_discard(deal) == seat or done(deal, RejectTalon)
        assert seen.discard == (deal.discard if sees_discard else None)
        for told, step in zip(seen.record, deal.record, strict=True):
            hidden = isinstance(step.action, Discard) and step.seat != seat
            assert told == ((step.seat, Discard(0)) if hidden else step)
        assert (seen.rules, seen.seat, seen.seating) == (rules, seat, deal.seating)
        assert (seen.phase, seen.run, seen.terms) == (deal.phase, deal.run, deal.terms)


# ------------------------------------------------------------------ cards, turns and tricks


def check_cards(deal: Deal) -> None:
    """F.1 number 1: hands, a resting one too, talon, discard and played cards are the deck."""
    played = [step.action.card for step in deal.record if isinstance(step.action, Play)]
    places = [*(card for hand in deal.hands for card in cards_in(hand)), *played]
    places += deal.talon if talon_apart(deal) else ()
    places += cards_in(deal.discard)
    assert sorted(places) == list(range(32))
    assert sum(deal.dealt) + card_set(deal.talon) == FULL_DECK


def check_turn(rules: Rules, deal: Deal) -> None:
    """Exactly one seat is to act, and one moves for it, until the deal is over."""
    actor, mover = reducer.current_actor(deal), reducer.controller(deal)
    if isinstance(deal.phase, Finished):
        assert (actor, mover) == (None, None)
        assert reducer.legal(rules, deal) == ()
        return
    assert actor in range(deal.seating.players)
    assert reducer.legal(rules, deal)
    if not isinstance(deal.phase, TrickPlay) or deal.phase.claim is not None:
        assert mover == actor
        return
    assert actor in deal.seating.in_play
    assert deal.hands[actor]
    if mover != actor:
        defence = deal.phase.defence
        assert defence is not None
        assert actor != deal.phase.declarer
        assert mover == defence.whisters[0]
        assert _openly(rules, deal) or actor == _whisters_hand(deal)


OTHER_ACTIONS: tuple[DealAction, ...] = (
    Here(),
    Pass(),
    Look(),
    TakeTalon(),
    OfferShare(),
    RejectTalon(),
    Concede(),
    Whist(),
    HalfWhist(),
    EnterContract(off_mountain=True),
    EnterContract(off_mountain=False),
    Alone(),
    Defend(openly=True),
    Defend(openly=False),
    Accept(),
    Refuse(),
    *(Inspect(seat) for seat in range(4)),
    *(Bid(row) for row in (*LADDER, *WITHOUT_TALON)),
    *(Name(row) for row in (*LADDER, *WITHOUT_TALON)),
    *(Play(card) for card in range(32)),
)
DISCARDS: tuple[DealAction, ...] = (
    *(Discard(1 << low | 1 << high) for low in range(32) for high in range(low)),
    *(Discard(cards) for cards in (0, 1, 7)),
)


def check_legal(rules: Rules, deal: Deal, random: Random) -> None:
    """An action is legal exactly if there is no reason against it."""
    legal = reducer.legal(rules, deal)
    assert len(set(legal)) == len(legal)
    discards = DISCARDS if isinstance(deal.phase, Exchange) else random.sample(DISCARDS, 20)
    for action in {*legal, *OTHER_ACTIONS, *discards}:
        reason = reducer.why_not(rules, deal, action)
        assert (reason is None) == (action in legal), action
    refused = random.choice(OTHER_ACTIONS)
    if refused not in legal:
        with pytest.raises(reducer.IllegalAction) as error:
            reducer.apply(rules, deal, refused)
        assert error.value.reason == reducer.why_not(rules, deal, refused)


_NAMES = [f"{rank}{letter}" for letter in "SCDH" for rank in naive.RANKS]


def check_card(rules: Rules, stride: Stride) -> None:
    """F.1 number 2, C7.3 to C7.6: a card and its trick, as a naive reading has them."""
    before, action = stride.before, stride.action
    phase = before.phase
    if not isinstance(phase, TrickPlay) or not isinstance(action, Play):
        return
    trump = None if phase.trump is None else "SCDH"[phase.trump]
    turned = None if phase.trick.turned is None else _NAMES[phase.trick.turned]
    lying = [_NAMES[card] for card in phase.trick.cards]
    hand = [_NAMES[card] for card in cards_in(before.hands[phase.actor])]
    wants_tricks = phase.contract is not None and not phase.contract.is_misere
    may = naive.legal_cards_under(to_mapping(rules), hand, lying, trump, turned, wants_tricks)
    legal = {_NAMES[a.card] for a in reducer.legal(rules, before) if isinstance(a, Play)}
    assert legal == set(may)
    order = [seat for seat in before.seating.active if seat in hands_in_play(before)]
    if len(lying) < len(order) - 1:
        return
    start = order.index(phase.trick.leader)
    seats = [*order[start:], *order[:start]]
    trick = list(zip(seats, [*lying, _NAMES[action.card]], strict=True))
    dealer = before.seating.sitting_dealer
    if turned and dealer is not None and rules.raspasy_talon_4p == "dealer_cards_compete":
        trick.append((dealer, turned))
    winner = naive.winner(trick, naive.suit(turned or trick[0][1]), trump)
    if isinstance(stride.after.phase, TrickPlay):
        assert stride.after.phase.tricks[-1].winner == winner


def hands_in_play(deal: Deal) -> Sequence[Seat]:
    """The hands that play to each trick: two when a whister plays alone (C12.4)."""
    if not done(deal, Alone):
        return deal.seating.active
    phase = deal.phase
    assert isinstance(phase, TrickPlay)
    return [s for s in deal.seating.active if s in (phase.declarer, _whisters_hand(deal))]


def check_result(rules: Rules, last: Deal) -> None:
    """F.1 numbers 3 and 4: ten tricks in every deal that is played, and who may take them."""
    assert isinstance(last.phase, Finished)
    result, ending = last.phase.result, last.phase.ending
    match result:
        case ContractResult():
            played = ending is not Ending.NOT_PLAYED
            assert sum(result.tricks) == (10 if played else 0)
            assert played == bool(result.defence.whisters)
            taken = not talon_apart(last) and not done(last, RejectTalon)
            assert result.talon == (last.talon if taken else ())
        case MisereResult():
            assert 0 <= result.taken <= 10
            assert ending is not Ending.NOT_PLAYED
        case RaspasyResult():
            assert sum(result.tricks) == 10
            assert result.number == last.run + 1
            dealer = last.seating.sitting_dealer
            assert dealer is None or result.tricks[dealer] <= 2
        case ConcededResult():
            assert rules.concede_without_three
            assert ending is Ending.NOT_PLAYED
            assert result.bid != MISERE
        case PassedOutResult():
            assert rules.raspasy_scoring == "redeal"
            assert sum(step.action == Pass() for step in last.record) == 3
            assert not done(last, Bid)


def check_moment(rules: Rules, deal: Deal) -> None:
    """Cards and turn, at one moment."""
    check_cards(deal)
    check_turn(rules, deal)
