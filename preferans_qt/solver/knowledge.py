"""What one player knows of a position, and every layout of the cards that fits it."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from math import comb
from random import Random
from typing import NamedTuple

from preferans_qt.game.cards import Card, CardSet, Suit, card_set, card_text, cards_in, count
from preferans_qt.solver.position import HAND_NAMES, Hands, Position


class Spread(NamedTuple):
    """Where the cards may lie: for each hand what it may hold and how many cards it has.

    The ``hidden`` hands, at most two, hold any of the ``unseen`` cards that are in ``may_hold``;
    what is left over is out of play. The other hands hold what they may.
    """

    unseen: CardSet
    hidden: tuple[int, ...]
    may_hold: Hands
    sizes: tuple[int, ...]

    @property
    def out_of_play(self) -> int:
        """How many of the unseen cards no hand holds."""
        return count(self.unseen) - sum(self.sizes[hand] for hand in self.hidden)

    def number(self) -> int:
        """How many layouts there are, counted without making them."""
        return sum(self._by_shared())

    def layouts(self) -> Iterator[Hands]:
        """The layouts, made one after another, always in the same order."""
        (of_first, size), (of_second, other_size) = self._two_hidden()
        shared = of_first & of_second
        for taken, number in enumerate(self._by_shared()):
            if not number:
                continue  # too many for the first hand, or too few for the second
            for common, rest in product(
                _subsets(shared, taken), _subsets(of_first & ~shared, size - taken)
            ):
                for others in _subsets(of_second & ~common, other_size):
                    yield self._layout(common | rest, others)

    def sample(self, number: int, random: Random) -> list[Hands]:
        """So many layouts, each time any of them with the same chance."""
        (of_first, size), (of_second, other_size) = self._two_hidden()
        shared, layouts, weights = of_first & of_second, [], self._by_shared()
        for taken in random.choices(range(len(weights)), weights, k=number):
            cards = _drawn(shared, taken, random)
            cards |= _drawn(of_first & ~shared, size - taken, random)
            layouts.append(self._layout(cards, _drawn(of_second & ~cards, other_size, random)))
        return layouts

    def some_layout(self) -> Hands | None:
        """One of the layouts, None where there is none."""
        (of_first, size), (of_second, other_size) = self._two_hidden()
        shared = of_first & of_second
        cards = _lowest(of_first & ~shared, size)
        cards |= _lowest(shared, size - count(cards))
        others = _lowest(of_second & ~shared, other_size)
        others |= _lowest(shared & ~cards, other_size - count(others))
        if count(cards) < size or count(others) < other_size:
            return None
        return self._layout(cards, others)

    def without(self, hand: int, card: Card, denied: CardSet) -> "Spread":
        """What is left when a hand that can hold nothing of ``denied`` has played a card."""
        kept = ~(1 << card)
        may_hold = [cards & kept for cards in self.may_hold]
        if hand in self.hidden:
            may_hold[hand] &= ~denied
        sizes = tuple(size - (number == hand) for number, size in enumerate(self.sizes))
        return Spread(self.unseen & kept, self.hidden, tuple(may_hold), sizes)

    def _two_hidden(self) -> tuple[tuple[CardSet, int], ...]:
        """What the hidden hands may hold, and how much; one that is not there holds nothing."""
        hidden = [(self.may_hold[hand], self.sizes[hand]) for hand in self.hidden]
        return (*hidden, (0, 0), (0, 0))[:2]

    def _by_shared(self) -> list[int]:
        """How many layouts give the first hidden hand 0, 1, 2... cards that both may hold."""
        (of_first, size), (of_second, other_size) = self._two_hidden()
        shared = count(of_first & of_second)
        return [
            comb(count(of_first) - shared, size - taken)
            * comb(shared, taken)
            * comb(count(of_second) - taken, other_size)
            for taken in range(min(size, shared) + 1)
        ]

    def _layout(self, *hidden: CardSet) -> Hands:
        hands = list(self.may_hold)
        for hand, cards in zip(self.hidden, hidden, strict=False):
            hands[hand] = cards
        return tuple(hands)


@dataclass(frozen=True, slots=True)
class Hidden:
    """A hand that only its owner sees: ``size`` cards, none of those that it ``lacks``.

    It lacks the suits it did not follow, and what it would have had to trump or overtake with.
    """

    size: int
    lacks: CardSet = 0


@dataclass(frozen=True, slots=True)
class Knowledge:
    """A position as one player sees it.

    ``hands`` stand clockwise from the declarer, as in ``Position``; up to two are hidden.
    ``unseen`` are the cards whose place the player does not know: those of the hidden hands and
    perhaps more, which are out of play, like a discard. The other fields are those of ``Position``.
    """

    hands: tuple[CardSet | Hidden, ...]
    unseen: CardSet
    leader: int
    trump: Suit | None = None
    misere: bool = False
    trick: tuple[Card, ...] = ()
    talon: tuple[Card, ...] = ()
    talon_wins: bool = False
    must_trump: bool = True
    must_overtake: bool = False

    def __post_init__(self) -> None:
        """Raises ValueError, with one sentence, for what nobody can know of a table."""
        problem = self._problem()
        if problem is not None:
            raise ValueError(problem)
        self.position(self.some_layout)

    @property
    def spread(self) -> Spread:
        """Where the cards may lie."""
        hidden = {n: hand for n, hand in enumerate(self.hands) if isinstance(hand, Hidden)}
        seen = {n: hand for n, hand in enumerate(self.hands) if not isinstance(hand, Hidden)}
        places = range(len(self.hands))
        return Spread(
            self.unseen,
            tuple(hidden),
            tuple(seen[n] if n in seen else self.unseen & ~hidden[n].lacks for n in places),
            tuple(count(seen[n]) if n in seen else hidden[n].size for n in places),
        )

    @property
    def some_layout(self) -> Hands:
        """One of the layouts that fit."""
        layout = self.spread.some_layout()
        if layout is None:
            names = " and ".join(HAND_NAMES[hand] for hand in self.spread.hidden)
            raise ValueError(f"the unseen cards cannot be dealt to the hidden hands: {names}")
        return layout

    def position(self, layout: Hands) -> Position:
        """The position when the cards lie like that."""
        return Position(
            layout,
            leader=self.leader,
            trump=self.trump,
            misere=self.misere,
            trick=self.trick,
            talon=self.talon,
            talon_wins=self.talon_wins,
            must_trump=self.must_trump,
            must_overtake=self.must_overtake,
        )

    def _problem(self) -> str | None:
        """What is wrong with hidden and unseen cards, or None; ``Position`` looks at the rest."""
        sizes = [hand.size for hand in self.hands if isinstance(hand, Hidden)]
        if len(sizes) > 2 or len(sizes) == len(self.hands):
            return "a player sees at least one hand, his own"
        for size in sizes:
            if not 0 <= size <= 10:
                return f"a hidden hand has 0 to 10 cards, not {size}"
        seen = card_set((*self.trick, *self.talon))
        for hand in self.hands:
            seen |= 0 if isinstance(hand, Hidden) else hand
        if seen & self.unseen:
            return f"the card {card_text(next(cards_in(seen & self.unseen)))} is seen and unseen"
        if sum(sizes) > count(self.unseen):
            return (
                f"hidden hands of {sum(sizes)} cards cannot come from {count(self.unseen)} unseen"
            )
        return None


def _subsets(cards: CardSet, size: int) -> Iterator[CardSet]:
    return map(card_set, combinations(cards_in(cards), size))


def _drawn(cards: CardSet, number: int, random: Random) -> CardSet:
    """So many of the cards, by chance."""
    return card_set(random.sample(tuple(cards_in(cards)), number))


def _lowest(cards: CardSet, number: int) -> CardSet:
    """So many of the cards, or all."""
    while count(cards) > number:
        cards &= ~(1 << cards.bit_length() - 1)
    return cards
