"""The solved deals that values of hands are fitted to; see ``fit_hands.py``."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import NamedTuple

import numpy as np
from hand_models import LENGTH, Bytes, Flags, Floats, Ints, Model, Shape

from preferans_qt.game.cards import Card, suit_of
from preferans_qt.game.tricks import best_card
from preferans_qt.headless.solver_deals import estimated, holes
from preferans_qt.solver.position import Position
from preferans_qt.solver.raspasy import RaspasyEvaluator
from preferans_qt.solver.solver import Solver

LEAST_BID = 4.0  # tricks: hands of less are not declared
LEAST_TRUMPS = 4  # of a hand that bids the suit
LEAST_ODDS = -3.0  # log-odds: hands of less are no miseres
MOST_PASSED = 6.0  # tricks: hands of more do not pass, nor do those that make a misere more often
EXPLORED = 0.25  # how often one of the next best discards is taken, so that they are learnt too
NEXT_BEST = 3

DEALT = np.tile(np.arange(32, dtype=np.uint8), (2000, 1))  # packs, so many dealt at a time
PAIRS = np.array(list(combinations(range(12), 2)))

Models = Mapping[str, Model]


class Contracts(NamedTuple):
    """Solved contracts. All holdings have the trump suit first."""

    ten: Bytes  # the declarer's before the talon
    kept: Bytes
    left: Bytes
    right: Bytes
    best: Flags  # whether the best discard was taken
    tricks: Floats  # the declarer's


class Miseres(NamedTuple):
    ten: Bytes
    kept: Bytes
    best: Flags
    made: Floats  # 1 or 0


class Passed(NamedTuple):
    hands: Bytes
    tricks: Floats


@dataclass(frozen=True, slots=True)
class Task:
    """A chunk of deals: how many, and the seed of the chance they come from."""

    seed: tuple[int, ...]
    size: int


def first_guess() -> Models:
    """Values by rules of thumb, for the choice of the first deals."""
    plain = [estimated(ranks, None) for ranks in range(256)]
    trumps = [estimated(ranks, 0) for ranks in range(256)]
    misere = [-2.0 * holes(ranks) for ranks in range(256)]
    return {
        "bid": Model(Shape.TRUMP, np.array([*trumps, *plain * 3, 1.0])),
        "bid_no_trump": Model(Shape.SUITS, np.array([*plain, 1.0])),
        "declared": Model(Shape.TRUMP, np.array([*trumps, *plain * 3, 0.0])),
        "declared_no_trump": Model(Shape.SUITS, np.array([*plain, 0.0])),
        "misere_bid": Model(Shape.SUITS, np.array([*misere, 3.0])),
        "misere_kept": Model(Shape.SUITS, np.array([*misere, 2.0])),
    }


def _holdings(cards: Bytes) -> Bytes:
    return np.asarray(_marks(cards).sum(axis=1, dtype=np.uint8))


def _marks(cards: Bytes) -> Bytes:
    """Each card as a holding of its own."""
    rank = np.left_shift(np.uint8(1), cards & 7)
    return np.asarray(
        np.where((cards >> 3)[..., None] == np.arange(4), rank[..., None], 0), dtype=np.uint8
    )


def _gathered(chance: np.random.Generator, size: int, wanted: Callable[[Bytes], Bytes]) -> Bytes:
    """So many deals of those that ``wanted`` lets through, 32 cards each."""
    parts: list[Bytes] = []
    while sum(map(len, parts)) < size:
        parts.append(wanted(chance.permuted(DEALT, axis=1)))
    return np.concatenate(parts)[:size]


def _bids(models: Models, ten: Bytes) -> Floats:
    """What ten cards are worth in each of the five strains."""
    worths = np.empty((len(ten), 5))
    for suit in range(4):
        worths[:, suit] = models["bid"].value(_with_first(ten, suit))
    worths[:, :4][LENGTH[ten] < LEAST_TRUMPS] = -np.inf
    worths[:, 4] = models["bid_no_trump"].value(ten)
    return worths


def _with_first(holdings: Bytes, suit: int) -> Bytes:
    return holdings[:, [suit, *(other for other in range(4) if other != suit)]]


def _declarable(models: Models, no_trump: bool, chance: np.random.Generator, cards: Bytes) -> Bytes:
    """The deals whose first hand may bid; at trumps the suit it bids becomes the first one.

    That is one of the two strains that are best for it.
    """
    worths = _bids(models, _holdings(cards[:, :10]))
    if no_trump:
        return cards[worths[:, 4] >= LEAST_BID]
    second = np.sort(worths, axis=1)[:, -2:-1]
    able = ((worths >= second) & (worths >= LEAST_BID))[:, :4]
    bid = (able * chance.uniform(0.5, 1, able.shape)).argmax(axis=1)[:, None]
    suits = cards >> 3
    swapped = np.where((suits == 0) | (suits == bid), cards ^ (bid << 3), cards)
    return np.asarray(swapped, np.uint8)[able.any(axis=1)]


def _exchanged(model: Model, cards: Bytes, chance: np.random.Generator) -> tuple[Bytes, Flags]:
    """What the first hand keeps of its twelve cards, and whether that is the best."""
    marks = _marks(cards[:, :12])
    left = marks.sum(axis=1, dtype=np.uint8)[:, None] - marks[:, PAIRS].sum(axis=2, dtype=np.uint8)
    ranking = np.argsort(-model.value(left), axis=1, kind="stable")
    places = np.where(
        chance.random(len(cards)) < EXPLORED, chance.integers(1, 1 + NEXT_BEST, len(cards)), 0
    )
    rows = np.arange(len(cards))
    return left[rows, ranking[rows, places]], places == 0


def _by_leader(
    hands: Sequence[Bytes],
    leaders: Ints,
    ask: Callable[[int, list[tuple[int, ...]]], Iterable[float]],
) -> Floats:
    """The answers for all deals, asked for those of each leader at once."""
    sets = np.stack(hands, axis=1) @ (1 << 8 * np.arange(4))
    answers = np.empty(len(leaders))
    for leader in np.unique(leaders):
        rows = leaders == leader
        answers[rows] = list(ask(int(leader), list(map(tuple, sets[rows].tolist()))))
    return answers


def contracts(models: Models, no_trump: bool, task: Task) -> Contracts:
    """Solve contracts, after the exchange; each hand leads as often."""
    chance = np.random.default_rng(task.seed)
    cards = _gathered(chance, task.size, partial(_declarable, models, no_trump, chance))
    kept, best = _exchanged(models["declared_no_trump" if no_trump else "declared"], cards, chance)
    left, right = _holdings(cards[:, 12:22]), _holdings(cards[:, 22:])
    solver, trump = Solver(), None if no_trump else 0
    tricks = _by_leader(
        (kept, left, right),
        chance.integers(0, 3, task.size),
        lambda leader, layouts: (
            solver.batch_values(Position(layouts[0], leader, trump), layouts).answers
        ),
    )
    return Contracts(_holdings(cards[:, :10]), kept, left, right, best, tricks)


def miseres(models: Models, task: Task) -> Miseres:
    """Solve miseres, after the exchange; each hand leads as often."""
    chance = np.random.default_rng(task.seed)
    bid = models["misere_bid"]
    cards = _gathered(
        chance,
        task.size,
        lambda cards: cards[bid.value(_holdings(cards[:, :10])) >= LEAST_ODDS],
    )
    kept, best = _exchanged(models["misere_kept"], cards, chance)
    solver = Solver()
    caught = _by_leader(
        (kept, _holdings(cards[:, 12:22]), _holdings(cards[:, 22:])),
        chance.integers(0, 3, task.size),
        lambda leader, layouts: (
            solver.batch_at_least(Position(layouts[0], leader, misere=True), layouts, 1).answers
        ),
    )
    return Miseres(_holdings(cards[:, :10]), kept, best, 1 - caught)


def _three(cards: Bytes) -> list[Bytes]:
    return [_holdings(cards[:, first : first + 10]) for first in (0, 10, 20)]


def _all_passed(models: Models, cards: Bytes) -> Bytes:
    """The deals in which no hand bids."""
    passes = [
        (_bids(models, ten).max(axis=1) < MOST_PASSED) & (models["misere_bid"].value(ten) < 0)
        for ten in _three(cards)
    ]
    return cards[np.all(passes, axis=0)]


def passed(models: Models, task: Task) -> Passed:
    """Play raspasy out without the talon's cards; each hand leads as often."""
    chance = np.random.default_rng(task.seed)

    cards = _gathered(chance, task.size, partial(_all_passed, models))
    hands = np.stack(_three(cards), axis=1)
    evaluator = RaspasyEvaluator()
    tricks: list[list[int]] = []
    for layout in (hands @ (1 << 8 * np.arange(4))).tolist():
        leader = int(chance.integers(0, 3))
        line = evaluator.line(Position(tuple(layout), leader, misere=True))
        tricks.append(_shares(leader, line))
    return Passed(hands.reshape(-1, 4), np.array(tricks, float).reshape(-1))


def _shares(leader: int, line: tuple[Card, ...]) -> list[int]:
    """The tricks of the three hands when these cards are played."""
    tricks = [0, 0, 0]
    for first in range(0, len(line), 3):
        trick = line[first : first + 3]
        leader = (leader + trick.index(best_card(trick, suit_of(trick[0]), None))) % 3
        tricks[leader] += 1
    return tricks
