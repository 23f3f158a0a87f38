"""Deals on which the solver is measured: the same ones for ever, from deal numbers.

Four kinds. ``contract``: the declarer has twelve cards, lays two away as a crude estimate likes
best, and that estimate says six to eight tricks. ``random_trump``: ten cards each and the trump
suit that suits the declarer best. ``random_nt``: ten cards each without trumps. ``misere``: twelve
cards, the two laid away that leave the fewest holes, and no more than one hole left. Hand
``number % 3`` leads.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, count, islice

from preferans_qt.game.cards import SUITS, Card, CardSet, Suit, card_set
from preferans_qt.game.shuffle import shuffled_deck
from preferans_qt.solver.position import Position

_ACE, _KING, _QUEEN, _JACK = 7, 6, 5, 4  # ranks


def deals_of(kind: str, number: int) -> tuple[Position, ...]:
    """The first so many deals of a kind. Raises KeyError for an unknown kind."""
    return tuple(islice(KINDS[kind](), number))


def estimated(hand: CardSet, trump: Suit | None) -> float:
    """About how many tricks a hand takes as declarer."""
    return sum(
        _trumps_worth(_ranks(hand, suit)) if suit == trump else _suit_worth(_ranks(hand, suit))
        for suit in SUITS
    )


def holes(hand: CardSet) -> int:
    """Cards that may be caught at misere: the n-th lowest of a suit stands above rank 2n - 1."""
    return sum(_holes(_ranks(hand, suit)) for suit in SUITS)


def _ranks(hand: CardSet, suit: Suit) -> int:
    return hand >> 8 * suit & 255


@cache
def _suit_worth(ranks: int) -> float:
    length = ranks.bit_count()
    ace, king, queen = ranks >> _ACE & 1, ranks >> _KING & 1, ranks >> _QUEEN & 1
    worth = ace + king * (1 if ace else 0.6 if length >= 2 else 0.1)
    if queen and length >= 3:
        worth += 0.8 if ace and king else 0.4
    return min(length, worth + max(0, length - 3) / 2)


@cache
def _trumps_worth(ranks: int) -> float:
    length = ranks.bit_count()
    worth = float(ranks >> _ACE & 1)
    if ranks >> _KING & 1:
        worth += 0.9 if length >= 2 else 0.3
    if ranks >> _QUEEN & 1:
        worth += 0.6 if length >= 3 else 0.1
    if ranks >> _JACK & 1 and length >= 4:
        worth += 0.4
    return min(length, worth + 0.75 * max(0, length - 3))


@cache
def _holes(ranks: int) -> int:
    own = [rank for rank in range(8) if ranks >> rank & 1]
    return sum(rank > 2 * place for place, rank in enumerate(own))


@cache
def _fewest_holes(ranks: int, fewer: int) -> int:
    """The holes of a suit after so many of its cards, at most two, were laid away at best."""
    own = [1 << rank for rank in range(8) if ranks >> rank & 1]
    return min((_holes(ranks & ~sum(away)) for away in combinations(own, fewer)), default=9)


def _numbered_decks() -> Iterator[tuple[int, tuple[Card, ...]]]:
    return ((number, shuffled_deck(number)) for number in count(1))


def _with_talon(deck: tuple[Card, ...]) -> tuple[CardSet, CardSet, CardSet]:
    """Twelve cards of the declarer, and the two other hands."""
    return card_set(deck[:12]), card_set(deck[12:22]), card_set(deck[22:])


def _hands_after_discard(deck: tuple[Card, ...]) -> Iterator[CardSet]:
    twelve = card_set(deck[:12])
    return (twelve & ~card_set(away) for away in combinations(deck[:12], 2))


def _contracts() -> Iterator[Position]:
    for number, deck in _numbered_decks():
        choices = ((hand, trump) for hand in _hands_after_discard(deck) for trump in (None, *SUITS))
        hand, trump = max(choices, key=lambda choice: estimated(*choice))
        if 6 <= estimated(hand, trump) <= 8:
            yield Position((hand, *_with_talon(deck)[1:]), number % 3, trump)


def _ten_each(deck: tuple[Card, ...]) -> tuple[CardSet, CardSet, CardSet]:
    return card_set(deck[:10]), card_set(deck[10:20]), card_set(deck[20:30])


def _random_trumps() -> Iterator[Position]:
    for number, deck in _numbered_decks():
        hands = _ten_each(deck)
        trump = max(SUITS, key=lambda suit: estimated(hands[0], suit))
        yield Position(hands, number % 3, trump)


def _random_no_trumps() -> Iterator[Position]:
    for number, deck in _numbered_decks():
        yield Position(_ten_each(deck), number % 3)


def _miseres() -> Iterator[Position]:
    for number, deck in _numbered_decks():
        twelve, left, right = _with_talon(deck)
        if _hopeless(twelve):
            continue
        hand = min(_hands_after_discard(deck), key=holes)
        if holes(hand) <= 1:
            yield Position((hand, left, right), number % 3, misere=True)


def _hopeless(twelve: CardSet) -> bool:
    """Whether more than one hole is left whatever two cards are laid away; quickly."""
    by_suit = [[_fewest_holes(_ranks(twelve, suit), fewer) for fewer in range(3)] for suit in SUITS]
    all_kept = sum(kept for kept, _, _ in by_suit)
    both_of_one = min(two - kept for kept, _, two in by_suit)
    gains = sorted(one - kept for kept, one, _ in by_suit)
    return all_kept + min(both_of_one, gains[0] + gains[1]) > 1


KINDS: dict[str, Callable[[], Iterator[Position]]] = {
    "contract": _contracts,
    "random_trump": _random_trumps,
    "random_nt": _random_no_trumps,
    "misere": _miseres,
}
