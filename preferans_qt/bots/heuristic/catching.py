"""Misere seen from the other side: two hands, mostly open, try to make the declarer win."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from preferans_qt.bots.heuristic.discard import likely_discard
from preferans_qt.bots.heuristic.hand_value import caught, ranks_in
from preferans_qt.bots.heuristic.table import Table, table_of
from preferans_qt.bots.heuristic.weighing import weighed
from preferans_qt.bots.player import Candidate
from preferans_qt.bots.worth import FIRST_DEFENDER, misere_worth, stakes_of
from preferans_qt.game.actions import Action, Play
from preferans_qt.game.cards import (
    SUIT_MASKS,
    SUITS,
    Card,
    CardSet,
    Suit,
    cards_in,
    rank_of,
    suit_of,
)
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.seats import Seat
from preferans_qt.game.tricks import legal_cards
from preferans_qt.game.view import PlayerView, played_cards, resample

HIGH_CARD_FIRST = 0.002  # tricks for each rank: low cards catch, high ones do not
GOOD_LEAD_NEXT = 0.1  # tricks, for winning with a hand that can go on catching
LATER = 0.9  # how much of the tricks hoped for later really come
CATCHING_SUIT = 0.05  # tricks, for leading a suit in which the declarer is in danger
IMAGINED, LIKELIEST = 12, 4  # deals, where the cards do not lie open

Hands = Mapping[Seat, CardSet]


def catching_candidates(
    view: PlayerView, phase: TrickPlay, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """Every legal card of a defender against misere with its value."""
    table = table_of(view, phase)
    fewer, more = (
        misere_worth(stakes_of(view, table.rivals[0]), taken)[FIRST_DEFENDER] for taken in (1, 2)
    )
    price, supposed = more - fewer, _supposed(view, table)

    def value(action: Action) -> float | None:
        if not isinstance(action, Play):
            return None
        caught_with = [_caught_with(table, hands, action.card) for hands in supposed]
        return price * sum(caught_with) / len(caught_with)

    return weighed(legal, value)


def _supposed(view: PlayerView, table: Table) -> Sequence[Hands]:
    """How the cards are taken to lie.

    Where both defenders lie open, all but two of twelve cards are the declarer's: he is taken to
    have laid away those one would lay away oneself. Otherwise some deals are imagined, and the
    safest declarer's hands among them are the likeliest.
    """
    declarer, partner = table.rivals[0], table.partner
    assert partner is not None
    known = {seat: table.holdings[seat] for seat in (table.seat, partner, declarer)}
    if table.shares[declarer] == 1 == table.shares[partner]:
        return (known,)
    if table.shares[partner] == 1 and not view.terms.without_talon:
        hidden = known[declarer]
        own_plays = [step for step in view.record if step.seat == declarer]
        away = likely_discard(hidden | played_cards(own_plays), hidden)
        return ({**known, declarer: hidden & ~away},)
    random = Random(0)  # the same view, the same decision
    deals = [resample(view, random) for _ in range(IMAGINED)]
    layouts = [{seat: deal.hands[seat] for seat in known} for deal in deals]
    return sorted(layouts, key=lambda hands: sum(_danger(hands, declarer)))[:LIKELIEST]


def _caught_with(table: Table, hands: Hands, card: Card) -> float:
    """Tricks the declarer is expected to take now and later if a card is played."""
    suit = suit_of(card) if table.suit is None else table.suit
    trick = _Trick(table.rivals[0], suit, table.best, table.winner)
    value = _rest(trick.with_card(table.seat, card), _without(hands, table.seat, card), table.after)
    if table.suit is None and _danger(hands, trick.declarer)[suit]:
        value += CATCHING_SUIT
    return value + HIGH_CARD_FIRST * rank_of(card)


class _Trick(NamedTuple):
    """A trick against misere so far."""

    declarer: Seat
    suit: Suit
    best: Card | None
    winner: Seat | None

    def with_card(self, seat: Seat, card: Card) -> "_Trick":
        beats = self.best is None or card > self.best
        if suit_of(card) != self.suit or not beats:
            return self
        return self._replace(best=card, winner=seat)


def _rest(trick: _Trick, hands: Hands, after: Sequence[Seat]) -> float:
    """The value of a trick once those still to play have done their best."""
    if not after:
        return float(trick.winner == trick.declarer) + _later(hands, trick)
    seat, *others = after
    if seat == trick.declarer:
        cards: Iterable[Card] = (_declarers_card(trick, hands),)
    else:
        cards = _sensible_cards(hands[seat], trick)
    return max(
        _rest(trick.with_card(seat, card), _without(hands, seat, card), others) for card in cards
    )


def _declarers_card(trick: _Trick, hands: Hands) -> Card:
    """The highest card that loses, else the highest of the suit; a void declarer throws the
    card that endangers him most."""
    hand = hands[trick.declarer]
    following = hand & SUIT_MASKS[trick.suit]
    if following:
        under = following & ((1 << (trick.best or 0)) - 1)
        return (under or following).bit_length() - 1
    return min(
        cards_in(hand),
        key=lambda card: (
            sum(_danger(_without(hands, trick.declarer, card), trick.declarer)),
            -rank_of(card),
        ),
    )


def _sensible_cards(hand: CardSet, trick: _Trick) -> Iterable[Card]:
    """The lowest, the highest, and the highest losing card; when void, the ends of each suit."""
    following = legal_cards(hand, trick.suit, None)
    for suit in SUITS:
        cards = following & SUIT_MASKS[suit]
        if cards:
            yield (cards & -cards).bit_length() - 1
            yield cards.bit_length() - 1
            under = cards & ((1 << (trick.best or 0)) - 1)
            if under:
                yield under.bit_length() - 1


def _later(hands: Hands, trick: _Trick) -> float:
    """Tricks the declarer is expected to take after this one."""
    danger = _danger(hands, trick.declarer)
    winner = trick.winner
    goes_on = (
        winner is not None
        and winner != trick.declarer
        and any(danger[suit] and hands[winner] & SUIT_MASKS[suit] for suit in SUITS)
    )
    return LATER * sum(danger) + (GOOD_LEAD_NEXT if goes_on else 0.0)


def _danger(hands: Hands, declarer: Seat) -> list[int]:
    """Tricks the declarer can be made to take in each suit."""
    first, second = (hand for seat, hand in hands.items() if seat != declarer)
    return [
        caught(ranks_in(hands[declarer], suit), ranks_in(first, suit), ranks_in(second, suit))
        for suit in SUITS
    ]


def _without(hands: Hands, seat: Seat, card: Card) -> Hands:
    return {**hands, seat: hands[seat] & ~(1 << card)}
