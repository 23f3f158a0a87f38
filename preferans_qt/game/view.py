"""What one seat knows of a match, and deals consistent with that knowledge.

A ``PlayerView`` holds no hidden card, so whoever gets nothing else cannot cheat. ``resample`` is
its converse: a full deal, drawn uniformly among those in which this seat would see just this.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from random import Random

from preferans_qt.game.actions import Discard, Play
from preferans_qt.game.cards import (
    FULL_DECK,
    Card,
    CardSet,
    card_set,
    cards_in,
    count,
)
from preferans_qt.game.deal import Auction, DarkWin, Deal, Finished, Phase, Seating, Step, TrickPlay
from preferans_qt.game.irregular import cards_played
from preferans_qt.game.match import Match
from preferans_qt.game.outcome import PassedOutResult, RaspasyResult, Terms
from preferans_qt.game.raspasy import talon_names_suits
from preferans_qt.game.reducer import actor_of
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import Sheet


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One deal of a match as ``seat`` knows it.

    ``hands`` holds the current hand of each seat, None where it is hidden; ``sizes`` how many
    cards each holds. ``talon`` holds the talon cards this seat has seen. ``discard`` is None when
    hidden, or when nothing has been laid away. In ``record`` another's discard is empty.
    """

    rules: Rules
    seat: Seat
    seating: Seating
    run: int
    sheet: Sheet
    phase: Phase
    hands: tuple[CardSet | None, ...]
    sizes: tuple[int, ...]
    talon: tuple[Card, ...]
    discard: CardSet | None
    record: tuple[Step, ...]
    terms: Terms
    stop_offered_by: Seat | None = None

    @property
    def hand(self) -> CardSet:
        """This seat's own current hand."""
        return self.hands[self.seat] or 0

    @property
    def unseen(self) -> CardSet:
        """Cards this seat cannot place: they lie in hidden hands, talon or discard."""
        known = played_cards(self.record) | card_set(self.talon_in_sight) | (self.discard or 0)
        for hand in self.hands:
            known |= hand or 0
        return FULL_DECK & ~known

    @property
    def talon_in_sight(self) -> tuple[Card, ...]:
        """Talon cards that still lie by themselves, seen by this seat (raspasy, the auction)."""
        return self.talon if talon_lies_apart(self.phase, self.terms) else ()


def talon_lies_apart(phase: Phase, terms: Terms) -> bool:
    """Whether nobody has taken the talon into hand."""
    if terms.without_talon:
        return True
    match phase:
        case Auction() | DarkWin() | Finished(result=RaspasyResult() | PassedOutResult()):
            return True
        case TrickPlay():
            return phase.is_raspasy
        case _:
            return False


def played_cards(record: Sequence[Step]) -> CardSet:
    """All cards that have been played."""
    return card_set(step.action.card for step in record if isinstance(step.action, Play))


def played_by(record: Sequence[Step], seat: Seat) -> CardSet:
    """The cards that have been played from a seat's hand."""
    return played_cards([step for step in record if step.seat == seat])


def view_for(match: Match, seat: Seat) -> PlayerView:
    """What ``seat`` knows now.

    Between two deals there is no deal to see: hands are empty and the phase is an unopened
    auction of the next deal.
    """
    deal = match.deal
    if deal is None:
        seating = Seating(match.players, match.dealer)
        empty = (0,) * match.players
        return PlayerView(
            match.rules,
            seat,
            seating,
            match.run,
            match.sheet,
            Auction(seating.active[0]),
            empty,
            empty,
            (),
            None,
            (),
            Terms(),
            None if match.stop is None else match.stop.seat,
        )
    return view_of_deal(match.rules, match.sheet, deal, seat)


def view_of_deal(rules: Rules, sheet: Sheet, deal: Deal, seat: Seat) -> PlayerView:
    """What ``seat`` knows of a deal (C6.8)."""
    hands = tuple(
        hand if sees_hand(deal, seat, owner) else None for owner, hand in enumerate(deal.hands)
    )
    sees_discard = deal.terms.rejected or seat == declarer_of(deal.phase)
    discard = deal.discard if deal.discard and sees_discard else None
    return PlayerView(
        rules,
        seat,
        deal.seating,
        deal.run,
        sheet,
        deal.phase,
        hands,
        tuple(count(hand) for hand in deal.hands),
        visible_talon(rules, deal, seat),
        discard,
        tuple(_redacted(step, seat) for step in deal.record),
        deal.terms,
    )


def sees_hand(deal: Deal, viewer: Seat, owner: Seat) -> bool:
    """Whether a viewer may see a hand: its owner always, everybody when it lies open."""
    phase = deal.phase
    if isinstance(phase, Finished):
        return True
    if viewer == owner:
        looked = phase.looked if isinstance(phase, Auction) else None
        return looked is None or viewer in looked  # A.1
    was_shown = viewer == deal.seating.sitting_dealer and owner in deal.terms.dealer_saw
    if was_shown and owner != declarer_of(phase):
        return True  # C5.5, C8.4; but never what a declarer lays away
    return isinstance(phase, TrickPlay) and owner in phase.shown


def visible_talon(rules: Rules, deal: Deal, viewer: Seat) -> tuple[Card, ...]:
    """The talon cards that a viewer has seen (C6.8)."""
    phase = deal.phase
    if isinstance(phase, Auction | DarkWin):
        return ()
    if isinstance(phase, Finished):
        return deal.talon
    if deal.terms.without_talon or (deal.terms.dark and viewer != declarer_of(phase)):
        return ()
    if isinstance(phase, TrickPlay) and phase.is_raspasy:
        if not talon_names_suits(rules, deal.seating):
            return ()
        return deal.talon[: len(phase.tricks) + 1]
    return deal.talon


def declarer_of(phase: Phase) -> Seat | None:
    """Who plays the deal, if anybody does yet."""
    match phase:
        case Auction():
            return None
        case Finished(result=result):
            return getattr(result, "declarer", None)
        case _:
            return phase.declarer


def _redacted(step: Step, viewer: Seat) -> Step:
    if isinstance(step.action, Discard) and step.seat != viewer:
        return Step(step.seat, Discard(0))
    return step


def actor_in(view: PlayerView) -> Seat | None:
    """Whose turn it is, as this seat sees it."""
    return actor_of(view.seating, view.phase)


def void_suits(view: PlayerView) -> tuple[CardSet, ...]:
    """For each seat, the cards it has shown not to hold, by not following or not trumping."""
    voids = [0] * view.seating.players
    phase = view.phase
    if not isinstance(phase, TrickPlay):
        return tuple(voids)
    for played in cards_played(view.rules, view.seating, phase):
        voids[played.seat] |= played.denied
    return tuple(voids)


@dataclass(frozen=True, slots=True)
class HiddenCards:
    """The cards that a seat cannot place, and where they may lie.

    There is a pile for each of the hidden ``seats``, and one more for what lies apart unseen,
    talon or discard, which may be empty. ``sizes`` tells how many of ``cards`` each pile takes,
    ``excluded`` what it cannot hold. ``exposed`` cards are in a hidden hand for all to see (E4.1);
    they are none of ``cards``.
    """

    cards: CardSet
    seats: tuple[Seat, ...]
    exposed: tuple[CardSet, ...]
    sizes: tuple[int, ...]
    excluded: tuple[CardSet, ...]


def hidden_cards(view: PlayerView, *, trusting: bool = True) -> HiddenCards:
    """What a view does not show.

    ``trusting``: whoever did not follow is out of the suit; at a live table he may have revoked.
    Raises ValueError when the view contradicts itself.
    """
    unseen, declarer = view.unseen, declarer_of(view.phase)
    seats = tuple(seat for seat, hand in enumerate(view.hands) if hand is None)
    voids = void_suits(view) if trusting else (0,) * view.seating.players
    taken_talon = 0 if talon_lies_apart(view.phase, view.terms) else card_set(view.talon) & unseen
    exposed = tuple(
        card_set(card for owner, card in view.terms.exposed if owner == seat) & unseen
        for seat in seats
    )
    sizes = [view.sizes[seat] - count(shown) for seat, shown in zip(seats, exposed, strict=True)]
    for shown in exposed:  # a card that lies exposed is nowhere else
        unseen &= ~shown
    apart = count(unseen) - sum(sizes)
    if apart != _hidden_apart(view) and not view.terms.live:
        raise ValueError("no deal is consistent with this view")
    excluded = [voids[seat] | (0 if seat == declarer else taken_talon) for seat in seats]
    return HiddenCards(unseen, seats, exposed, (*sizes, apart), (*excluded, 0))


def resample(view: PlayerView, random: Random) -> Deal:
    """A full deal consistent with a view, each such deal equally likely.

    ``view_of_deal(rules, sheet, resample(view), seat) == view`` for a view of a running deal.
    Raises ValueError when the view contradicts itself.
    """
    seating, phase = view.seating, view.phase
    hidden = hidden_cards(view)
    try:
        filled = _filled(hidden, random)
    except ValueError:
        if not view.terms.live:
            raise
        hidden = hidden_cards(view, trusting=False)  # somebody revoked
        filled = _filled(hidden, random)
    hands = tuple(
        filled[hidden.seats.index(seat)] | hidden.exposed[hidden.seats.index(seat)]
        if hand is None
        else hand
        for seat, hand in enumerate(view.hands)
    )
    discard, talon = view.discard or 0, view.talon
    if has_discarded(view) and view.discard is None:
        discard = filled[-1]
    elif talon_lies_apart(phase, view.terms):
        rest = list(cards_in(filled[-1]))
        random.shuffle(rest)
        talon = (*talon, *rest)
    record = tuple(
        Step(step.seat, Discard(discard)) if isinstance(step.action, Discard) else step
        for step in view.record
    )
    if not talon:  # the declarer took it unseen: any two of his cards (A.1)
        twelve = _as_dealt(seating, hands, (), discard, record, phase)[declarer_of(phase) or 0]
        talon = tuple(random.sample(list(cards_in(twelve)), 2))
    pair = (talon[0], talon[1])
    dealt = _as_dealt(seating, hands, pair, discard, record, phase)
    return Deal(seating, view.run, dealt, pair, hands, phase, discard, view.terms, record)


def has_discarded(view: PlayerView) -> bool:
    """Whether a declarer has laid two cards away."""
    return any(isinstance(step.action, Discard) for step in view.record)


def _hidden_apart(view: PlayerView) -> int:
    """How many cards lie in the discard or the talon, unseen by this seat."""
    if talon_lies_apart(view.phase, view.terms):
        return 2 - len(view.talon)
    return 2 if has_discarded(view) and view.discard is None else 0


def _as_dealt(
    seating: Seating,
    hands: tuple[CardSet, ...],
    talon: tuple[Card, ...],
    discard: CardSet,
    record: tuple[Step, ...],
    phase: Phase,
) -> tuple[CardSet, ...]:
    """The hands before the talon was taken and any card played."""
    dealt = list(hands)
    for seat, action in record:
        if isinstance(action, Play):
            dealt[seat] |= 1 << action.card
    declarer = declarer_of(phase)
    if declarer is not None:
        dealt[declarer] = (dealt[declarer] | discard) & ~card_set(talon)
    return tuple(dealt)


def _filled(hidden: HiddenCards, random: Random) -> list[CardSet]:
    """The hidden cards spread over their piles, every permitted spread equally likely.

    Cards that the same piles may hold form a class; classes are spread one after the other, each
    choice weighted by the number of ways in which the rest can still be completed.
    """
    classes: dict[tuple[bool, ...], list[Card]] = {}
    for card in cards_in(hidden.cards):
        allowed = tuple(not excluded >> card & 1 for excluded in hidden.excluded)
        classes.setdefault(allowed, []).append(card)
    groups = sorted(classes.items(), key=lambda item: (sum(item[0]), item[0]))
    known: dict[tuple[int, tuple[int, ...]], int] = {}

    def ways(index: int, room: tuple[int, ...]) -> int:
        """In how many ways the groups from ``index`` on fill the room that is left."""
        if index == len(groups):
            return int(not any(room))
        key = index, room
        if key not in known:
            allowed, members = groups[index]
            known[key] = sum(
                _arrangements(spread) * ways(index + 1, _less(room, spread))
                for spread in _spreads(len(members), allowed, room)
            )
        return known[key]

    room = hidden.sizes
    filled = [0] * len(room)
    for index, (allowed, members) in enumerate(groups):
        spreads = list(_spreads(len(members), allowed, room))
        weights = [
            _arrangements(spread) * ways(index + 1, _less(room, spread)) for spread in spreads
        ]
        if not any(weights):
            raise ValueError("no deal is consistent with this view")
        spread = random.choices(spreads, weights)[0]
        random.shuffle(members)
        start = 0
        for pile, number in enumerate(spread):
            filled[pile] |= card_set(members[start : start + number])
            start += number
        room = _less(room, spread)
    if any(room):
        raise ValueError("no deal is consistent with this view")
    return filled


def _less(room: tuple[int, ...], spread: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(free - used for free, used in zip(room, spread, strict=True))


def _arrangements(spread: tuple[int, ...]) -> int:
    """How many ways to choose which cards of a class go to which pile."""
    total, product = sum(spread), 1
    for number in spread:
        product *= comb(total, number)
        total -= number
    return product


def _spreads(
    number: int, allowed: tuple[bool, ...], room: tuple[int, ...]
) -> Sequence[tuple[int, ...]]:
    """All ways to give ``number`` cards of a class to the piles that may hold them."""
    partial: list[tuple[int, ...]] = [()]
    for may, free in zip(allowed, room, strict=True):
        most = free if may else 0
        partial = [
            (*spread, here)
            for spread in partial
            for here in range(min(most, number - sum(spread)) + 1)
        ]
    return [spread for spread in partial if sum(spread) == number]
