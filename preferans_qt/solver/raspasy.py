"""Raspasy evaluated: how the tricks are shared out after each card, over sampled layouts."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import inf, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from preferans_qt.game.cards import Card, CardSet, card_set, cards_in, cards_text, count
from preferans_qt.solver.playouts import Playouts, distinct_cards
from preferans_qt.solver.position import Position
from preferans_qt.solver.search import Flag
from preferans_qt.solver.solver import SearchStopped

Layout = Sequence[CardSet]
Split = tuple[int, int, int, int]


class Estimate(NamedTuple):
    """A mean and its standard error; the error of a single world is infinite."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What a card led to, one split a world.

    A split has the tricks of the three hands from here on, the current trick included, and then
    those of the sitting dealer (C9.5). The worlds of all cards of a question are the same and in
    the order of its layouts, so two cards can be compared world by world. ``mover`` is the hand
    that plays the card.
    """

    mover: int
    splits: tuple[Split, ...]

    @property
    def tricks(self) -> tuple[float, ...]:
        """The mean number of tricks of the three hands and of the sitting dealer."""
        return tuple(map(fmean, zip(*self.splits, strict=True)))

    @property
    def own(self) -> Estimate:
        """The tricks of the hand that plays the card."""
        return self.expected(lambda split: split[self.mover])

    def expected(self, worth: Callable[[Split], float]) -> Estimate:
        """What the splits are worth, in the unit of ``worth``, say whists."""
        values = [worth(split) for split in self.splits]
        spread = stdev(values) if len(values) > 1 else inf
        return Estimate(fmean(values), spread / sqrt(len(values)))


class RaspasyEvaluator:
    """Evaluates cards at raspasy; each thread needs an evaluator of its own.

    Layouts are played to the end by players who avoid tricks for themselves and see all cards:
    ``nested`` ones try each of their cards before they play one, the others go by rules of thumb
    at once, which takes a sixth of the time and is a little weaker.

    Positions are those of a misere, in which nobody trumps or must overtake; hand 0 is no declarer
    here, only the first of three. The answers depend on nothing but the question.
    """

    def __init__(self, *, nested: bool = True) -> None:
        self._playouts = Playouts(nested)

    def all_moves(
        self, position: Position, layouts: Iterable[Layout], *, cancel: Flag | None = None
    ) -> dict[Card, Outcomes]:
        """What each legal card leads to in each of the layouts.

        A layout is three hands that replace those of the position; the mover's must be the same in
        all. While a second talon card is still to be turned, a fourth set holds it (C9.2).

        When the flag is raised, the answer is about the layouts done until then; each takes less
        than a few milliseconds. Raises SearchStopped where that is none, and ValueError for a
        position that is not raspasy or a layout it cannot have.
        """
        _refuse_others(position)
        worlds = _flat(position, layouts)
        stands_for = _representatives(position, worlds)
        cards = array("i", sorted(set(stands_for.values())))
        width = len(cards)
        answers = array("H", bytes(2 * width * (len(worlds) // 4)))
        self._pose(position)
        done = self._playouts.splits(worlds, cards, answers, cancel or Flag())
        if not done:
            raise SearchStopped("stopped before a layout was played to its end")
        outcomes = {
            card: Outcomes(
                position.to_move, tuple(map(_split, answers[place : done * width : width]))
            )
            for place, card in enumerate(cards)
        }
        return {card: outcomes[like] for card, like in stands_for.items()}

    def line(self, position: Position) -> tuple[Card, ...]:
        """The cards the simulated players play to the end when all lies as in the position.

        Raises ValueError for a position that is not raspasy.
        """
        _refuse_others(position)
        self._pose(position)
        return tuple(self._playouts.line(position.hands))

    def _pose(self, position: Position) -> None:
        self._playouts.pose(position.leader, position.trick, position.talon, position.talon_wins)


@cache
def _split(answer: int) -> Split:
    """The four numbers of an answer of the playouts."""
    return answer & 15, answer >> 4 & 15, answer >> 8 & 15, answer >> 12


def _representatives(position: Position, worlds: Sequence[int]) -> dict[Card, Card]:
    """For each legal card the one to be played for it: of cards that touch, the highest.

    Two cards touch if in no layout a card that is still to be played, or lies, is between them.
    """
    alive = card_set((*position.trick, *position.talon))
    for cards in worlds:
        alive |= cards
    distinct = distinct_cards(position.legal, alive)
    return {card: next(cards_in(distinct >> card << card)) for card in cards_in(position.legal)}


def _refuse_others(position: Position) -> None:
    """Raises ValueError for a position in which nobody has a card to play at raspasy."""
    if len(position.hands) != 3 or not position.misere:
        raise ValueError("raspasy is posed as a misere of three hands")
    if not position.legal:
        raise ValueError("all cards of the raspasy have been played")


def _flat(position: Position, layouts: Iterable[Layout]) -> array[int]:
    """Four sets a layout: the hands, and the talon card to be turned next or nothing.

    Raises ValueError for no layout, and for one that does not fit.
    """
    sizes = [count(hand) for hand in position.hands]
    table = card_set((*position.trick, *position.talon))
    flat = array("I")
    for number, layout in enumerate(layouts):
        problem = _problem(position, sizes, table, layout)
        if problem is not None:
            raise ValueError(f"layout {number} {problem}")
        flat.extend(layout if len(layout) == 4 else (*layout, 0))
    if not flat:
        raise ValueError("raspasy is evaluated over at least one layout")
    return flat


def _problem(
    position: Position, sizes: Sequence[int], table: CardSet, layout: Layout
) -> str | None:
    """Why the cards cannot lie like this, as the end of a sentence."""
    if not 3 <= len(layout) <= 4:
        return f"has {len(layout)} sets of cards, not three hands and perhaps one of the talon"
    if layout[position.to_move] != position.hands[position.to_move]:
        return "changes the cards of the hand that is to play"
    given = [count(cards) for cards in layout]
    if given[:3] != sizes:
        return f"has hands of {given[:3]} cards, where the position has {sizes}"
    if any(given[3:]) and (given[3] > 1 or len(position.talon) != 1):
        return (
            f"has {cards_text(layout[3])} as talon card to be turned next; there can be one, and"
            " only while the one before it lies"
        )
    together = table
    for cards in layout:
        together |= cards
    if count(together) != count(table) + sum(given):
        return "has a card twice, or one that lies on the table"
    return None
