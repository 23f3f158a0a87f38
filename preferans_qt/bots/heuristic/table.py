"""A trick in progress as the hand that plays next sees it: who may hold what, who may beat what."""

from dataclasses import dataclass

from preferans_qt.bots.heuristic.hand_value import SuitRanks, ranks_in
from preferans_qt.game.cards import SUIT_MASKS, Card, CardSet, Suit, card_set, count, suit_of
from preferans_qt.game.deal import Seating, Trick, TrickPlay
from preferans_qt.game.raspasy import talon_competes
from preferans_qt.game.seats import Seat
from preferans_qt.game.tricks import cards_beating, winning_index
from preferans_qt.game.view import PlayerView, void_suits


@dataclass(frozen=True, slots=True)
class Table:
    """What matters for the next card.

    ``seat`` is the hand that plays, which need not be the seat that decides (C6.3). ``holdings``
    are the cards each seat may hold, and ``shares`` how likely it holds any one of them: 1 when
    its hand is known. ``best`` is the card that wins so far, None before a card competes, and
    ``winner`` whose it is. ``after`` are the seats that still play to the trick, in order.
    """

    seat: Seat
    hand: CardSet
    declarer: Seat | None
    partner: Seat | None
    rivals: tuple[Seat, ...]
    trump: Suit | None
    suit: Suit | None
    best: Card | None
    winner: Seat | None
    after: tuple[Seat, ...]
    holdings: tuple[CardSet, ...]
    shares: tuple[float, ...]

    def rivals_in(self, suit: Suit) -> tuple[SuitRanks, SuitRanks]:
        """What two rivals may hold in a suit; the second has nothing where there is only one."""
        first, *others = (ranks_in(self.holdings[seat], suit) for seat in self.rivals)
        return first, others[0] if others else 0

    @property
    def knows_rivals(self) -> bool:
        """Whether every hand of the other side is known."""
        return all(self.shares[seat] == 1 for seat in self.rivals)

    def against(self, suit: Suit) -> CardSet:
        """The cards of a suit that the other side may still play."""
        cards = 0
        for seat in self.rivals:
            cards |= self.holdings[seat]
        return cards & SUIT_MASKS[suit]

    def lacks(self, seat: Seat, cards: CardSet) -> float:
        """How likely a seat holds none of these cards."""
        return float((1 - self.shares[seat]) ** count(self.holdings[seat] & cards))

    def takes(self, card: Card) -> bool:
        """Whether a card of the hand would be the best of the trick so far."""
        if self.best is None:
            return self.suit is None or suit_of(card) == self.suit
        return bool(self.stronger(self.best) >> card & 1)

    def stronger(self, card: Card) -> CardSet:
        """The cards that beat a card which is the best of its trick."""
        return cards_beating(card, self.trump)

    def beaten_by(self, seat: Seat, card: Card) -> float:
        """How likely a seat that is still to play can beat the best card of the trick."""
        suit = suit_of(card) if self.suit is None else self.suit
        stronger = self.stronger(card)
        following, ruffing = stronger & SUIT_MASKS[suit], stronger & ~SUIT_MASKS[suit]
        chance = 1 - self.lacks(seat, following)
        if ruffing:
            chance += self.lacks(seat, SUIT_MASKS[suit]) * (1 - self.lacks(seat, ruffing))
        return chance

    def forced_over(self, seat: Seat, card: Card) -> float:
        """How likely a seat that is still to play must beat a card, having no lower one."""
        suit = suit_of(card) if self.suit is None else self.suit
        higher = self.stronger(card) & SUIT_MASKS[suit]
        return self.lacks(seat, SUIT_MASKS[suit] & ~higher) * (1 - self.lacks(seat, higher))


def table_of(view: PlayerView, phase: TrickPlay) -> Table:
    """The trick that ``phase`` is at, for the hand whose turn it is."""
    seating, seat = view.seating, phase.actor
    others = tuple(other for other in seating.in_play if other != seat)
    partner = None
    if phase.declarer not in (None, seat):
        partner = next((other for other in others if other != phase.declarer), None)
    best, winner = _best_so_far(view, phase.trick, phase.trump)
    holdings, shares = _holdings(view, phase)
    return Table(
        seat,
        view.hands[seat] or 0,
        phase.declarer,
        partner,
        tuple(other for other in others if other != partner),
        phase.trump,
        phase.trick.suit,
        best,
        winner,
        _still_to_play(seating, phase),
        holdings,
        shares,
    )


def _still_to_play(seating: Seating, phase: TrickPlay) -> tuple[Seat, ...]:
    """The seats that play to the trick after the one whose turn it is."""
    after, seat = [], seating.after(phase.actor)
    while seat != phase.trick.leader:
        after.append(seat)
        seat = seating.after(seat)
    return tuple(after)


def _best_so_far(
    view: PlayerView, trick: Trick, trump: Suit | None
) -> tuple[Card | None, Seat | None]:
    """The card that wins the trick so far, and whose it is.

    A turned card wins only where it competes as the sitting dealer's (C9.5).
    """
    cards, seats = list(trick.cards), [trick.leader, view.seating.after(trick.leader)]
    dealer = view.seating.sitting_dealer
    if trick.turned is not None and dealer is not None and talon_competes(view.rules, view.seating):
        cards, seats = [trick.turned, *cards], [dealer, *seats]
    if trick.suit is None or all(suit_of(card) not in (trick.suit, trump) for card in cards):
        return None, None
    place = winning_index(tuple(cards), trick.suit, trump)
    return cards[place], seats[place]


def _holdings(view: PlayerView, phase: TrickPlay) -> tuple[tuple[CardSet, ...], tuple[float, ...]]:
    """The cards each seat may hold, and how likely it holds one of them."""
    voids = void_suits(view)
    unseen = view.unseen
    taken_talon = 0 if phase.is_raspasy else card_set(view.talon)
    holdings, shares = [], []
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            holdings.append(hand)
            shares.append(1.0)
            continue
        possible = unseen & ~voids[seat]
        if seat != phase.declarer:
            possible &= ~taken_talon
        holdings.append(possible)
        shares.append(view.sizes[seat] / max(1, count(possible)))
    return tuple(holdings), tuple(shares)
