"""What lies on the table, as one person sees it: a fold of events, free of Qt.

The engine runs ahead of the picture: events are shown one by one, and after the events of one
action the picture equals the one read off the view (``picture_of``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from preferans_qt.game import events as facts
from preferans_qt.game.actions import Bid, HalfWhist, Here, Look, Pass, Play, TakeTalon, Whist
from preferans_qt.game.cards import Card, CardSet, card_set, cards_in
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import (
    Auction,
    DarkWin,
    DefenceChoice,
    Entering,
    Exchange,
    Naming,
    Seating,
    Step,
    Trick,
    TrickPlay,
    Whisting,
)
from preferans_qt.game.outcome import Defence, Terms
from preferans_qt.game.seats import Seat

if TYPE_CHECKING:  # the view knows the rules, whose import is kept off the start-up path
    from preferans_qt.game.view import PlayerView

_ORDINARY = Terms()
SaidCall = Bid | Here | Pass | TakeTalon | Whist | HalfWhist


@dataclass(frozen=True, slots=True)
class Place:
    """One seat's part of the table: cards seen, backs, tricks taken, calls made in this deal.

    ``in_the_dark``: the seat has not looked at its cards; so were its first ``dark_calls`` made.
    """

    cards: tuple[Card, ...] = ()
    backs: int = 0
    tricks: int = 0
    calls: tuple[SaidCall, ...] = ()
    in_the_dark: bool = False
    dark_calls: int = 0


@dataclass(frozen=True, slots=True)
class Picture:
    """The table at one moment of its presentation.

    ``talon`` holds a card, or None for a back, for each card that lies there. ``trick`` pairs
    seats with the cards before them; ``last_trick`` is the one that may still be looked at.
    ``turned`` is the talon card that leads a raspasy trick; where ``talon_competes`` it is the
    sitting dealer's own card (C9.5), and lies before him. ``shown`` are the hands that lie open
    for all; ``is_over``: the deal has been scored.
    """

    viewer: Seat
    seating: Seating
    places: tuple[Place, ...]
    talon: tuple[Card | None, ...] = ()
    trick: tuple[tuple[Seat, Card], ...] = ()
    turned: Card | None = None
    last_trick: Trick | None = None
    declarer: Seat | None = None
    bid: Contract | None = None
    contract: Contract | None = None
    defence: Defence | None = None
    raspasy: bool = False
    talon_competes: bool = False
    terms: Terms = _ORDINARY
    shown: tuple[Seat, ...] = ()
    is_over: bool = False

    def with_place(self, seat: Seat, place: Place) -> Picture:
        """The picture with another place for one seat."""
        return replace(self, places=(*self.places[:seat], place, *self.places[seat + 1 :]))

    def seated(self, trick: Trick) -> tuple[tuple[Seat, Card], ...]:
        """The cards of a trick of this deal with the seats before which they lie."""
        dealer = self.seating.sitting_dealer
        pairs: list[tuple[Seat, Card]] = []
        if self.talon_competes and trick.turned is not None and dealer is not None:
            pairs.append((dealer, trick.turned))
        seat = trick.leader
        for card in trick.cards:
            pairs.append((seat, card))
            seat = self.seating.after(seat)
        return tuple(pairs)

    @property
    def dealer_has_led(self) -> bool:
        """Whether the turned talon card lies before the sitting dealer, as a card of the trick."""
        return any(card == self.turned for _, card in self.trick)

    @property
    def exposed(self) -> tuple[Card, ...]:
        """The cards that must be played as soon as they may (E4.1), of all hands."""
        return tuple(card for seat, card in self.terms.exposed if card in self.places[seat].cards)

    @property
    def is_played(self) -> bool:
        """Whether cards are played, or will be once the defence has settled how."""
        if self.raspasy or (self.contract is not None and self.contract.is_misere):
            return True
        return self.defence is not None and bool(self.defence.whisters)

    def player_of(self, seat: Seat) -> Seat | None:
        """Who plays a seat's cards: another for an open hand (C6.3, C6.6); None if nobody does."""
        if seat == self.seating.resting or seat not in self.seating.active:
            return None
        defence = self.defence
        if defence is None or seat == self.declarer:
            return seat
        is_open = defence.openly and seat in self.shown
        return defence.whisters[0] if is_open or seat == defence.dealer_plays else seat


def is_running(view: PlayerView) -> bool:
    """Whether a view is of a running deal, not of the table between two."""
    return any(view.sizes) or isinstance(view.phase, TrickPlay)


def _cards(view: PlayerView, seat: Seat) -> tuple[Card, ...]:
    """The cards of a hand that are seen: all, or those that lie exposed."""
    hand = view.hands[seat]
    return tuple(cards_in(_exposed(view, seat) if hand is None else hand))


def _exposed(view: PlayerView, seat: Seat) -> CardSet:
    played = card_set(step.action.card for step in view.record if isinstance(step.action, Play))
    return card_set(card for owner, card in view.terms.exposed if owner == seat) & ~played


def empty_picture(view: PlayerView) -> Picture:
    """The table between two deals."""
    return Picture(view.seat, view.seating, (Place(),) * view.seating.players, terms=view.terms)


def picture_of(view: PlayerView) -> Picture:
    """The table of a running deal, read off a view."""
    places = tuple(_place_of(view, seat) for seat in range(view.seating.players))
    picture = Picture(view.seat, view.seating, places, talon=_talon_of(view), terms=view.terms)
    phase = view.phase
    match phase:
        case Auction():
            return replace(picture, declarer=phase.holder, bid=phase.high)
        case DarkWin() | Exchange() | Naming():
            return replace(picture, declarer=phase.declarer, bid=phase.bid)
        case Whisting():
            return replace(picture, declarer=phase.declarer, contract=phase.contract)
        case DefenceChoice() | Entering():
            return replace(
                picture,
                declarer=phase.declarer,
                contract=phase.contract,
                defence=phase.defence,
            )
        case TrickPlay():
            return _with_play(picture, view, phase)
    return picture


def _place_of(view: PlayerView, seat: Seat) -> Place:
    cards = _cards(view, seat)
    phase = view.phase
    tricks = 0
    if isinstance(phase, TrickPlay):
        tricks = sum(1 for won in phase.tricks if won.winner == seat)
    said = [call for call in _said_in(view) if call.seat == seat]
    return Place(
        cards,
        view.sizes[seat] - len(cards),
        tricks,
        tuple(call.call for call in said),
        isinstance(phase, Auction) and _is_in_the_dark(phase, view.seating, seat),
        sum(call.dark for call in said),
    )


def _is_in_the_dark(phase: Auction, seating: Seating, seat: Seat) -> bool:
    return phase.looked is not None and seat in seating.active and seat not in phase.looked


@dataclass(frozen=True, slots=True)
class _Said:
    """A call, of the auction or over a contract; ``dark`` if its maker had not looked."""

    seat: Seat
    call: SaidCall
    dark: bool = False


def _said_in(view: PlayerView) -> Iterator[_Said]:
    """Everything said in a deal; a talon taken after the auction is not (A.1)."""
    calls = _auction_calls(view.record)
    looked = set(range(view.seating.players)) if view.rules.dark_and_bombs == "off" else set()
    for number, (seat, action) in enumerate(view.record):
        if isinstance(action, Look):
            looked.add(seat)
        elif isinstance(action, SaidCall) and (number < calls or not isinstance(action, TakeTalon)):
            yield _Said(seat, action, dark=number < calls and seat not in looked)


def _auction_calls(record: Sequence[Step]) -> int:
    """How many steps of a record belong to the auction, which two passes end over a bid."""
    passes, has_bid = 0, False
    for number, step in enumerate(record, 1):
        passes += isinstance(step.action, Pass)
        has_bid = has_bid or isinstance(step.action, Bid | TakeTalon)
        if passes == 3 or (passes == 2 and has_bid):
            return number
    return len(record)


def _talon_of(view: PlayerView) -> tuple[Card | None, ...]:
    """What lies apart as the talon."""
    phase = view.phase
    if isinstance(phase, Auction | DarkWin) or view.terms.without_talon:
        return None, None
    if isinstance(phase, TrickPlay) and phase.is_raspasy:
        return (None,) * (2 - len(view.talon))
    return view.talon if view.terms.rejected else ()


def _with_play(picture: Picture, view: PlayerView, phase: TrickPlay) -> Picture:
    picture = replace(
        picture,
        turned=phase.trick.turned,
        last_trick=phase.tricks[-1].trick if phase.tricks else None,
        declarer=phase.declarer,
        contract=phase.contract,
        defence=phase.defence,
        raspasy=phase.is_raspasy,
        shown=phase.shown,
        talon_competes=phase.is_raspasy and _talon_competes(view),
    )
    return replace(picture, trick=picture.seated(phase.trick))


def _talon_competes(view: PlayerView) -> bool:
    """Whether the talon cards of a raspasy are the sitting dealer's leads (C9.5)."""
    from preferans_qt.game.raspasy import talon_competes

    return talon_competes(view.rules, view.seating)


def with_trick(picture: Picture, trick: Trick) -> Picture:
    """The same table with a trick that has been taken lying on it once more."""
    return replace(picture, trick=picture.seated(trick), turned=trick.turned)


def with_discard(picture: Picture, cards: CardSet) -> Picture:
    """The same table with the cards that were laid away lying in the place of the talon."""
    return replace(picture, talon=tuple(cards_in(cards)))


def advance(picture: Picture, event: facts.Event, view: PlayerView) -> Picture:
    """The picture after one event; ``view`` is the view after the action the event is part of."""
    if is_running(view):
        picture = replace(picture, terms=view.terms)
    match event:
        case facts.Dealt():
            return picture_of(view)
        case facts.Looked(seat):
            return _looked(picture, seat, view)
        case facts.Called(seat, call, dark):
            if isinstance(call, Bid):
                picture = replace(picture, bid=call.contract, declarer=seat)
            elif isinstance(call, Here):
                picture = replace(picture, declarer=seat)
            return _said(picture, seat, call, dark=dark)
        case facts.WhistCalled(seat, call):
            return _said(picture, seat, call)
        case facts.AllPassed():
            return replace(picture, raspasy=True, talon_competes=_talon_competes(view))
        case facts.ShareOffered(seat) | facts.HandInspected(_, seat):
            if view.hands[seat] is None:
                return picture
            return _laid_open(picture, seat, _cards(view, seat))
    return _advance_contract(picture, event, view)


def _looked(picture: Picture, seat: Seat, view: PlayerView) -> Picture:
    place = replace(picture.places[seat], in_the_dark=False)
    if seat == picture.viewer and is_running(view):  # he may have taken the talon since
        cards = tuple(cards_in(view.hand & ~card_set(view.talon)))
        place = replace(place, cards=cards, backs=0)
    return picture.with_place(seat, place)


def _said(picture: Picture, seat: Seat, call: SaidCall, *, dark: bool = False) -> Picture:
    place = picture.places[seat]
    said = replace(place, calls=(*place.calls, call), dark_calls=place.dark_calls + dark)
    return picture.with_place(seat, said)


def _laid_open(picture: Picture, seat: Seat, cards: tuple[Card, ...]) -> Picture:
    return picture.with_place(seat, replace(picture.places[seat], cards=cards, backs=0))


def _advance_contract(picture: Picture, event: facts.Event, view: PlayerView) -> Picture:
    """After an event between the auction and the first card."""
    match event:
        case facts.TalonTaken(declarer, bid):
            picture = replace(picture, talon=(), declarer=declarer, bid=bid)
            return _with_hand(picture, declarer, view)
        case facts.TalonLeft(declarer, bid):
            named = {"contract": bid, "bid": None} if bid.is_misere else {"bid": bid}
            return _with_hand(replace(picture, declarer=declarer, **named), declarer, view)
        case facts.TalonRejected(declarer):
            return _with_hand(replace(picture, talon=view.talon), declarer, view)
        case facts.Discarded(declarer):
            return _with_hand(picture, declarer, view)
        case facts.ContractNamed(declarer, contract):
            return replace(picture, declarer=declarer, contract=contract, bid=None)
        case facts.DefenceSettled(_, defence):
            return replace(picture, defence=defence)
        case facts.DefenceChosen(_, openly, _, resting):
            seating = replace(picture.seating, resting=resting)
            picture = replace(picture, seating=seating)
            if picture.defence is None:
                return picture
            alone = resting is not None
            return replace(picture, defence=replace(picture.defence, openly=openly, alone=alone))
        case facts.PlayTakenBack() if is_running(view):
            return picture_of(view)
    return _advance_play(picture, event)


def _with_hand(picture: Picture, declarer: Seat, view: PlayerView) -> Picture:
    """The declarer's hand as it is now, or so many backs: also where a dealer had seen it."""
    place = picture.places[declarer]
    if view.hands[declarer] is None:
        hidden = replace(place, cards=(), backs=view.sizes[declarer])
        return picture.with_place(declarer, hidden)
    return _laid_open(picture, declarer, _cards(view, declarer))


def _advance_play(picture: Picture, event: facts.Event) -> Picture:
    match event:
        case facts.HandShown(seat, cards):
            shown = tuple(dict.fromkeys((*picture.shown, seat)))
            picture = replace(picture, shown=shown)
            return _laid_open(picture, seat, tuple(cards_in(cards)))
        case facts.TalonTurned(card):
            picture = replace(picture, talon=picture.talon[1:], turned=card)
            return replace(picture, trick=picture.seated(Trick(0, turned=card)))
        case facts.CardPlayed(seat, card):
            place = picture.places[seat]
            place = (
                replace(place, cards=tuple(held for held in place.cards if held != card))
                if card in place.cards
                else replace(place, backs=place.backs - 1)
            )
            picture = replace(picture, trick=(*picture.trick, (seat, card)))
            return picture.with_place(seat, place)
        case facts.TrickTaken(winner, trick):
            place = picture.places[winner]
            picture = replace(picture, trick=(), turned=None, last_trick=trick)
            return picture.with_place(winner, replace(place, tricks=place.tricks + 1))
        case facts.DealScored():
            return replace(picture, is_over=True)
    return picture
