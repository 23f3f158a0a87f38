"""A moment of card play as it looks to the hand that is to play."""

from dataclasses import dataclass

from preferans_qt.game.cards import SUIT_MASKS, Card, CardSet, Suit, cards_in, count, suit_of
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.raspasy import talon_competes
from preferans_qt.game.seats import Seat
from preferans_qt.game.tricks import best_card, cards_beating
from preferans_qt.game.view import PlayerView

HONOUR = 4  # the rank of the jack


@dataclass(frozen=True, slots=True)
class Moment:
    """``hand`` is the one that plays, ``elsewhere`` all cards that other hands may hold.

    ``winning`` is the best card that lies, None if nothing does, ``winner`` whose it is; a card of
    the talon is nobody's.
    """

    seat: Seat
    declarer: Seat | None
    trump: Suit | None
    suit: Suit | None
    hand: CardSet
    elsewhere: CardSet
    winning: Card | None
    winner: Seat | None
    declarer_has_played: bool
    is_last: bool

    @property
    def is_lead(self) -> bool:
        return self.suit is None

    @property
    def is_declarer(self) -> bool:
        return self.seat == self.declarer

    @property
    def partner_wins(self) -> bool:
        """Whether the trick is the other defender's so far."""
        return not self.is_declarer and self.winner not in (None, self.declarer)

    def takes(self, card: Card) -> bool:
        """Whether a card beats all that lie."""
        if self.winning is None or self.suit is None:
            return True
        if suit_of(card) not in (self.suit, self.trump):
            return False
        return bool(cards_beating(self.winning, self.trump) >> card & 1)

    def holding(self, suit: Suit) -> CardSet:
        """The cards of a suit in the hand."""
        return self.hand & SUIT_MASKS[suit]

    def higher_elsewhere(self, card: Card) -> int:
        """How many cards of its suit that others may hold are higher."""
        return higher_than(card, self.elsewhere)

    def is_top(self, card: Card) -> bool:
        """Whether nobody else holds a higher card of its suit."""
        return not self.higher_elsewhere(card)


def moment_of(view: PlayerView, phase: TrickPlay) -> Moment:
    """What the hand that is to play has before it."""
    seat, trick = phase.actor, phase.trick
    hand = view.hands[seat] or 0
    seen = [shown or 0 for owner, shown in enumerate(view.hands) if owner != seat]
    elsewhere = view.unseen
    for cards in seen:
        elsewhere |= cards
    turned = trick.turned if talon_competes(view.rules, view.seating) else None
    lying = trick.cards if turned is None else (*trick.cards, turned)
    able = tuple(card for card in lying if suit_of(card) in (trick.suit, phase.trump))
    winning, order = best_card(able, trick.suit, phase.trump), view.seating.in_play
    start = order.index(trick.leader)
    players = [order[(start + place) % len(order)] for place in range(len(trick.cards))]
    return Moment(
        seat,
        phase.declarer,
        phase.trump,
        trick.suit,
        hand,
        elsewhere,
        winning,
        players[trick.cards.index(winning)] if winning in trick.cards else None,
        phase.declarer in players,
        len(trick.cards) == len(order) - 1,
    )


def higher_than(card: Card, cards: CardSet) -> int:
    """How many of the cards are of its suit and higher."""
    return count(cards & SUIT_MASKS[suit_of(card)] & ~((2 << card) - 1))


def endangered(holding: CardSet, elsewhere: CardSet) -> Card | None:
    """The highest card of a holding that can be made to win a trick, None if all are safe.

    The lowest card is safe if nobody holds a lower one, the next if at most one is lower, and so
    on: there is always a lower card to play before it is forced.
    """
    found = None
    for place, card in enumerate(cards_in(holding)):
        below = elsewhere & SUIT_MASKS[suit_of(card)] & ((1 << card) - 1)
        if count(below) > place:
            found = card
    return found
