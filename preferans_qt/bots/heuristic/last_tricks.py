"""The last tricks of a deal, played out exactly: every layout of the hidden cards, every card.

A plain minimax for a handful of cards; a bound on the positions keeps it quick.
"""

from collections.abc import Callable, Iterator
from itertools import combinations

from preferans_qt.game.cards import CardSet, card_set, cards_in
from preferans_qt.game.deal import Seating, TrickPlay
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.game.tricks import best_card, legal_cards, winning_index
from preferans_qt.game.view import PlayerView, void_suits

Hands = tuple[CardSet, ...]  # one set of cards a seat
Tricks = tuple[int, ...]  # one number a seat


class TooManyPositions(Exception):
    """The search met its bound and knows nothing."""


def layouts(view: PlayerView, phase: TrickPlay) -> Iterator[Hands]:
    """All hands in play that are consistent with a view, one after the other.

    Cards left over lie in the discard, the talon or a hand that rests.
    """
    voids = void_suits(view)
    taken_talon = 0 if phase.is_raspasy else card_set(view.talon)
    hidden = [seat for seat in view.seating.in_play if view.hands[seat] is None]

    def filled(place: int, unplaced: CardSet, hands: Hands) -> Iterator[Hands]:
        if place == len(hidden):
            yield hands
            return
        seat = hidden[place]
        possible = unplaced & ~voids[seat]
        if seat != phase.declarer:
            possible &= ~taken_talon
        for chosen in combinations(cards_in(possible), view.sizes[seat]):
            hand = card_set(chosen)
            yield from filled(
                place + 1, unplaced & ~hand, (*hands[:seat], hand, *hands[seat + 1 :])
            )

    known = tuple(hand or 0 for hand in view.hands)
    return filled(0, view.unseen, known)


class LastTricks:
    """What one side can reach from a position when all cards are known.

    ``ours`` are the seats that play for the side, all others play against it; ``enough`` tells
    whether the further tricks, one number a seat, are what the side wants. ``positions`` is how
    many may be looked at, all calls together.
    """

    def __init__(
        self,
        rules: Rules,
        seating: Seating,
        phase: TrickPlay,
        ours: frozenset[Seat],
        enough: Callable[[Tricks], bool],
        *,
        positions: int,
    ) -> None:
        self._rules = rules
        self._seating = seating
        self._phase = phase
        self._ours = ours
        self._enough = enough
        self._overtakes = rules.must_overtake and not (phase.is_raspasy or phase.is_misere)
        self._positions_left = positions
        in_play = seating.in_play
        self._order = {
            leader: (*in_play[place:], *in_play[:place]) for place, leader in enumerate(in_play)
        }
        self._known: dict[tuple[Hands, Seat, Tricks], bool] = {}

    def reach(self, hands: Hands) -> bool:
        """Whether the side reaches what it wants from the phase's trick on.

        Raises TooManyPositions when the bound is met.
        """
        trick = self._phase.trick
        nothing = (0,) * self._seating.players
        return self._from_card(hands, trick.leader, trick.cards, nothing)

    def _from_trick(self, hands: Hands, leader: Seat, won: Tricks) -> bool:
        if not hands[leader]:
            return self._enough(won)
        key = hands, leader, won
        if key not in self._known:
            self._known[key] = self._from_card(hands, leader, (), won)
        return self._known[key]

    def _from_card(self, hands: Hands, leader: Seat, cards: tuple[int, ...], won: Tricks) -> bool:
        self._positions_left -= 1
        if self._positions_left < 0:
            raise TooManyPositions
        order = self._order[leader]
        trump = self._phase.trump
        suit = cards[0] >> 3 if cards else None
        if len(cards) == len(order):
            winner = order[winning_index(cards, suit or 0, trump)]
            taken = (*won[:winner], won[winner] + 1, *won[winner + 1 :])
            return self._from_trick(hands, winner, taken)
        seat = order[len(cards)]
        hand = hands[seat]
        legal = legal_cards(
            hand,
            suit,
            trump,
            must_trump=self._rules.must_trump,
            to_beat=best_card(cards, suit, trump) if self._overtakes else None,
        )
        some_or_all = any if seat in self._ours else all
        return some_or_all(
            self._from_card(
                (*hands[:seat], hand & ~(1 << card), *hands[seat + 1 :]),
                leader,
                (*cards, card),
                won,
            )
            for card in cards_in(legal)
        )
