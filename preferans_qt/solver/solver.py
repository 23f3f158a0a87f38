"""The solver as everybody else sees it: questions about positions, answered exactly."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Generic, TypeVar

from preferans_qt.game.cards import Card, cards_in, count
from preferans_qt.solver.position import Hands, Position, after_card
from preferans_qt.solver.search import Flag
from preferans_qt.solver.searcher import Searcher
from preferans_qt.solver.weights import WEIGHTS

Answer = TypeVar("Answer")

_ENDLESS = 2**62
_MOST_CARDS = 10  # of a hand
_ANY = -1  # instead of a number of tricks: the exact value is wanted


class SearchStopped(Exception):
    """A question was given up: its budget was spent, or its flag was raised."""


@dataclass(frozen=True, slots=True)
class Batch(Generic[Answer]):
    """The answers for the layouts of a batch, in their order.

    A batch that was stopped holds the answers found until then and is not ``complete``.
    """

    answers: tuple[Answer, ...]
    complete: bool


class Solver:
    """Answers questions about positions; each thread needs a solver of its own.

    A budget is a number of nodes, cards played in the search; a flag may be raised by another
    thread, and is looked at between any two tricks. Values are the declarer's tricks from here on,
    the current trick included, with best play of both sides.
    """

    def __init__(self, *, without: Collection[str] = ()) -> None:
        """``without`` names parts of the search to be left out, to measure what they are worth."""
        self._search = Searcher()
        for game, weights in enumerate(WEIGHTS):
            for place, weight in enumerate(weights):
                self.weigh(game, place, weight)
        for part in without:
            self._search.leave_out(part)
        self.nodes = 0  # cards played in the search by the last question

    def weigh(self, game: int, place: int, weight: int) -> None:
        """Change a weight of the order of cards, as ``weights.py`` describes them."""
        self._search.weigh(game, place, weight)

    def value(
        self, position: Position, *, budget: int | None = None, cancel: Flag | None = None
    ) -> int:
        """The declarer's tricks. Raises SearchStopped."""
        return self._single(position, _ANY, False, budget, cancel)[0]

    def at_least(
        self,
        position: Position,
        tricks: int,
        *,
        budget: int | None = None,
        cancel: Flag | None = None,
    ) -> bool:
        """Whether the declarer takes at least so many tricks. Raises SearchStopped."""
        return bool(self._single(position, max(0, tricks), False, budget, cancel)[0])

    def all_moves(
        self, position: Position, *, budget: int | None = None, cancel: Flag | None = None
    ) -> dict[Card, int]:
        """The declarer's tricks after each legal card, its own trick included.

        Raises SearchStopped.
        """
        answers = self._single(position, _ANY, True, budget, cancel)
        return dict(zip(cards_in(position.legal), answers, strict=False))

    def best_line(
        self, position: Position, *, budget: int | None = None, cancel: Flag | None = None
    ) -> tuple[Card, ...]:
        """Best play of both sides to the end; of equal cards the lowest. Raises SearchStopped."""
        line: list[Card] = []
        nodes = 0
        while any(position.hands):
            moves = self.all_moves(
                position, budget=None if budget is None else budget - nodes, cancel=cancel
            )
            nodes += self.nodes
            wants_most = (position.to_move == 0) != position.misere
            best = max(moves.values()) if wants_most else min(moves.values())
            card = next(card for card, value in moves.items() if value == best)
            line.append(card)
            position, _ = after_card(position, card)
        self.nodes = nodes
        return tuple(line)

    def batch_values(
        self,
        position: Position,
        layouts: Iterable[Hands],
        *,
        budget: int | None = None,
        cancel: Flag | None = None,
    ) -> Batch[int]:
        """The declarer's tricks for each layout, hands in place of the position's."""
        answers, complete = self._ask(position, layouts, _ANY, False, budget, cancel)
        return Batch(tuple(answers), complete)

    def batch_at_least(
        self,
        position: Position,
        layouts: Iterable[Hands],
        tricks: int,
        *,
        budget: int | None = None,
        cancel: Flag | None = None,
    ) -> Batch[bool]:
        """Whether the declarer takes at least so many tricks, for each layout."""
        answers, complete = self._ask(position, layouts, max(0, tricks), False, budget, cancel)
        return Batch(tuple(map(bool, answers)), complete)

    def batch_all_moves(
        self,
        position: Position,
        layouts: Iterable[Hands],
        *,
        budget: int | None = None,
        cancel: Flag | None = None,
    ) -> Batch[tuple[int, ...]]:
        """The declarer's tricks after each legal card, lowest number first, for each layout.

        The hand to move must be the same in all of them, as it is for whoever decides.
        """
        answers, complete = self._ask(position, layouts, _ANY, True, budget, cancel)
        return Batch(_rows(answers, count(position.legal)), complete)

    def batch_moves_at_least(
        self,
        position: Position,
        layouts: Iterable[Hands],
        tricks: int,
        *,
        budget: int | None = None,
        cancel: Flag | None = None,
    ) -> Batch[tuple[int, ...]]:
        """1 or 0 for at least so many tricks after each legal card, for each layout.

        As ``batch_all_moves``, but much quicker than exact values, above all at a lost misere.
        """
        answers, complete = self._ask(position, layouts, max(0, tricks), True, budget, cancel)
        return Batch(_rows(answers, count(position.legal)), complete)

    def _single(
        self,
        position: Position,
        tricks: int,
        every_move: bool,
        budget: int | None,
        cancel: Flag | None,
    ) -> Sequence[int]:
        answers, complete = self._ask(
            position, [position.hands], tricks, every_move, budget, cancel
        )
        if not complete:
            raise SearchStopped(f"stopped after {self.nodes} nodes")
        return answers

    def _ask(
        self,
        position: Position,
        layouts: Iterable[Hands],
        tricks: int,
        every_move: bool,
        budget: int | None,
        cancel: Flag | None,
    ) -> tuple[Sequence[int], bool]:
        """The answers for the layouts, and whether that is all of them.

        Raises ValueError for a layout that the position cannot have.
        """
        hands = _flat(position, layouts)
        number = len(hands) // 3
        width = _MOST_CARDS if every_move else 1
        answers = array("b", bytes(number * width))
        search = self._search
        search.pose(
            position.players,
            -1 if position.trump is None else position.trump,
            position.misere,
            position.must_trump,
            position.must_overtake,
            position.leader,
            position.tricks_left,
            position.trick,
            position.talon,
            position.talon_wins,
        )
        wrong = search.first_wrong(hands, array("I", (*position.hands, 0)[:3]))
        if wrong >= 0:
            raise ValueError(
                f"layout {wrong} does not fit the position: each hand must hold as many cards as "
                "there, and none that lies in another hand or on the table"
            )
        done = search.values_of(
            hands,
            answers,
            tricks,
            every_move,
            _ENDLESS if budget is None else budget,
            cancel or Flag(),
        )
        self.nodes = search.spent()
        return answers[: done * width], done == number


def _flat(position: Position, layouts: Iterable[Hands]) -> array[int]:
    """The hands of all layouts, three a layout.

    Raises ValueError for layouts with other numbers of hands than the position.
    """
    if position.players == 2:
        layouts = ((*layout, 0) for layout in layouts)
    flat = array("I", chain.from_iterable(layouts))
    if len(flat) % 3:
        raise ValueError(f"a layout has {position.players} hands, as many as the position")
    return flat


def _rows(answers: Sequence[int], cards: int) -> tuple[tuple[int, ...], ...]:
    """The answers after each of so many legal cards, a tuple a layout."""
    return tuple(
        tuple(answers[first : first + cards]) for first in range(0, len(answers), _MOST_CARDS)
    )
