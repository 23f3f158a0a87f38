"""What lies on the table, as one person sees it: a fold of events, free of Qt.

The engine runs ahead of the picture: events are shown one by one, and after the events of one
action the picture equals the one read off the view (``picture_of``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from preferans_qt.game import events as facts
from preferans_qt.game.actions import Bid, HalfWhist, Here, Pass, Whist
from preferans_qt.game.cards import Card, cards_in
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import (
    Auction,
    Defence,
    DefenceChoice,
    Exchange,
    Naming,
    Seating,
    Trick,
    TrickPlay,
    Whisting,
)
from preferans_qt.game.seats import Seat

if TYPE_CHECKING:  # the view knows the rules, whose import is kept off the start-up path
    from preferans_qt.game.view import PlayerView

SaidCall = Bid | Here | Pass | Whist | HalfWhist


@dataclass(frozen=True, slots=True)
class Place:
    """One seat's part of the table: cards seen, backs, tricks taken, calls made in this deal."""

    cards: tuple[Card, ...] = ()
    backs: int = 0
    tricks: int = 0
    calls: tuple[SaidCall, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """The table at one moment of its presentation.

    ``talon`` holds a card, or None for a back, for each card that lies there. ``trick`` pairs
    seats with the cards before them; ``last_trick`` is the one that may still be looked at.
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

    def with_place(self, seat: Seat, place: Place) -> Picture:
        """The picture with another place for one seat."""
        return replace(self, places=(*self.places[:seat], place, *self.places[seat + 1 :]))


def _cards(view: PlayerView, seat: Seat) -> tuple[Card, ...]:
    return tuple(cards_in(view.hands[seat] or 0))


def empty_picture(view: PlayerView) -> Picture:
    """The table between two deals."""
    return Picture(view.seat, view.seating, (Place(),) * view.seating.players)


def picture_of(view: PlayerView) -> Picture:
    """The table of a running deal, read off a view."""
    places = tuple(_place_of(view, seat) for seat in range(view.seating.players))
    picture = Picture(view.seat, view.seating, places)
    phase = view.phase
    match phase:
        case Auction():
            return replace(picture, talon=(None, None), declarer=phase.holder, bid=phase.high)
        case Exchange() | Naming():
            return replace(picture, declarer=phase.declarer, bid=phase.bid)
        case Whisting():
            return replace(picture, declarer=phase.declarer, contract=phase.contract)
        case DefenceChoice():
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
    hidden = view.hands[seat] is None
    tricks = 0
    if isinstance(view.phase, TrickPlay):
        tricks = sum(1 for won in view.phase.tricks if won.winner == seat)
    calls = tuple(
        step.action
        for step in view.record
        if step.seat == seat and isinstance(step.action, SaidCall)
    )
    return Place(_cards(view, seat), view.sizes[seat] if hidden else 0, tricks, calls)


def _with_play(picture: Picture, view: PlayerView, phase: TrickPlay) -> Picture:
    talon: tuple[Card | None, ...] = ()
    if phase.is_raspasy:
        turned = len(view.talon)
        talon = (None,) * (2 - turned)
    return replace(
        picture,
        talon=talon,
        trick=_seated(picture.seating, phase.trick),
        turned=phase.trick.turned,
        last_trick=phase.tricks[-1].trick if phase.tricks else None,
        declarer=phase.declarer,
        contract=phase.contract,
        defence=phase.defence,
        raspasy=phase.is_raspasy,
    )


def with_last_trick(picture: Picture) -> Picture:
    """The same table with the last trick lying on it once more."""
    if picture.last_trick is None:
        return picture
    return replace(picture, trick=_seated(picture.seating, picture.last_trick))


def _seated(seating: Seating, trick: Trick) -> tuple[tuple[Seat, Card], ...]:
    pairs: list[tuple[Seat, Card]] = []
    seat = trick.leader
    for card in trick.cards:
        pairs.append((seat, card))
        seat = seating.after(seat)
    return tuple(pairs)


def advance(picture: Picture, event: facts.Event, view: PlayerView) -> Picture:
    """The picture after one event; ``view`` is the view after the action the event is part of."""
    match event:
        case facts.Dealt(_, seating):
            return _dealt(seating, view)
        case facts.Called(seat, call):
            if isinstance(call, Bid):
                picture = replace(picture, bid=call.contract, declarer=seat)
            elif isinstance(call, Here):
                picture = replace(picture, declarer=seat)
            return _said(picture, seat, call)
        case facts.AllPassed():
            return replace(picture, raspasy=True)
        case facts.TalonTaken(declarer, bid, cards):
            place = picture.places[declarer]
            place = (
                replace(place, cards=tuple(sorted((*place.cards, *cards))))
                if declarer == picture.viewer
                else replace(place, backs=place.backs + 2)
            )
            picture = replace(picture, talon=(), declarer=declarer, bid=bid)
            return picture.with_place(declarer, place)
        case facts.Discarded(declarer):
            place = picture.places[declarer]
            place = (
                replace(place, cards=_cards(view, declarer))
                if declarer == picture.viewer
                else replace(place, backs=place.backs - 2)
            )
            return picture.with_place(declarer, place)
        case facts.ContractNamed(declarer, contract):
            return replace(picture, declarer=declarer, contract=contract, bid=None)
        case facts.WhistCalled(seat, call):
            return _said(picture, seat, call)
        case facts.DefenceSettled(_, defence):
            return replace(picture, defence=defence)
        case facts.DefenceChosen(_, openly):
            if picture.defence is None:
                return picture
            return replace(picture, defence=replace(picture.defence, openly=openly))
    return _advance_play(picture, event)


def _dealt(seating: Seating, view: PlayerView) -> Picture:
    places = tuple(
        Place()
        if seat == seating.sitting_dealer
        else Place(cards=_cards(view, seat))
        if seat == view.seat
        else Place(backs=10)
        for seat in range(seating.players)
    )
    return Picture(view.seat, seating, places, talon=(None, None))


def _said(picture: Picture, seat: Seat, call: SaidCall) -> Picture:
    place = picture.places[seat]
    return picture.with_place(seat, replace(place, calls=(*place.calls, call)))


def _advance_play(picture: Picture, event: facts.Event) -> Picture:
    match event:
        case facts.HandShown(seat, cards):
            place = replace(picture.places[seat], cards=tuple(cards_in(cards)), backs=0)
            return picture.with_place(seat, place)
        case facts.TalonTurned(card):
            return replace(picture, talon=picture.talon[1:], turned=card)
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
    return picture
