"""Values of hands that add up over the suits, and how they are fitted; see ``fit_hands.py``."""

from dataclasses import dataclass
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from preferans_qt.bots.tables import LEVELS
from preferans_qt.headless.solver_deals import holes

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Bytes = NDArray[np.uint8]  # cards, a row a deal; or holdings, the last axis being the four suits
Flags = NDArray[np.bool_]

RIDGE = 30.0  # a holding is worth what its features say until it was seen about so often
SLIGHT = 0.1  # the same for the features: only what decides between equal solutions
NEWTON_STEPS = 8
SWEEPS = 100  # until all contradictions are averaged out but for less than is written down

HELD = (np.arange(256)[:, None] >> np.arange(8)) & 1  # a row a holding, seven to ace
LENGTH = HELD.sum(axis=1)
LENGTH_GROUP = np.clip(LENGTH - 4, 0, 2)  # of trumps, for the worth of the side suits
# Each holding, and those that have one card of it a rank higher; the lower ones come first
RISES = [
    (ranks, ranks ^ 3 << rank)
    for ranks in sorted(range(256), key=lambda ranks: HELD[ranks] @ np.arange(8))
    for rank in range(7)
    if ranks >> rank & 3 == 1
]


class Shape(Enum):
    """What a hand's value is the sum of; the value is the number of columns of 256 holdings."""

    SUITS = 1  # one table for all suits
    DEFENCE = 2  # one for the trump suit, the first, and one for the others
    TRUMP = 4  # one for the trump suit, and one for the others by the number of trumps


@dataclass(frozen=True, slots=True)
class Model:
    """The worth of the holdings, and then the base or the bases to which they are added."""

    shape: Shape
    weights: Floats

    def value(self, holdings: Bytes, base: int | Ints = 0) -> Floats:
        """The value of each hand, in tricks or log-odds."""
        bases = self.weights[256 * self.shape.value + np.asarray(base)]
        return np.asarray(self.weights[columns_of(self.shape, holdings)].sum(axis=-1) + bases)


def columns_of(shape: Shape, holdings: Bytes) -> Ints:
    """Which weights add up to the value of a hand."""
    columns = holdings.astype(np.intp)
    if shape is Shape.DEFENCE:
        columns[..., 1:] += 256
    elif shape is Shape.TRUMP:
        columns[..., 1:] += 256 * (1 + LENGTH_GROUP[columns[..., :1]])
    return columns


def fitted(
    shape: Shape,
    holdings: Bytes,
    target: Floats,
    base: Ints | None = None,
    *,
    logistic: bool = False,
    rising: int = 0,
) -> Model:
    """Least squares, or a logistic regression, in two steps.

    First a few features of the holdings, then what single holdings are worth beyond those, with a
    ridge. ``base`` is the number of each row's base. ``rising`` is 1 where a higher card must not
    make a holding worth less, -1 where it must not make it worth more. The holdings of a row are
    worth nothing on average, so what a base says is the mean.
    """
    bases = 1 if base is None else LEVELS
    rows = np.zeros(len(target), np.intp) if base is None else base
    width = 256 * shape.value
    columns = np.column_stack([columns_of(shape, holdings), width + rows])
    features = np.zeros((width + bases, shape.value * FEATURES.shape[1] + bases))
    features[:width, :-bases] = np.kron(np.eye(shape.value), FEATURES)
    features[width:, -bases:] = np.eye(bases)
    weights = np.zeros(width + bases)
    for design, ridge in ((features, SLIGHT), (np.eye(width + bases), RIDGE)):
        weights = weights + design @ _newton(columns, target, weights, design, ridge, logistic)
    seen = np.bincount(columns[:, :-1].reshape(-1), minlength=width).astype(float) + RIDGE
    for first in range(0, width if rising else 0, 256):
        table = slice(first, first + 256)
        weights[table] = _monotone(weights[table], seen[table], rising)
    mean = weights[columns[:, :-1]].sum(axis=1).mean()
    weights[:width] -= mean / 4
    weights[width:] += mean
    return Model(shape, weights)


def _monotone(table: Floats, seen: Floats, rising: int) -> list[float]:
    """The table with what contradicts the order of the cards averaged out."""
    worth, counts = (rising * table).tolist(), seen.tolist()
    for _ in range(SWEEPS):
        for lower, higher in RISES:
            if worth[lower] > worth[higher]:
                both = counts[lower] * worth[lower] + counts[higher] * worth[higher]
                worth[lower] = worth[higher] = both / (counts[lower] + counts[higher])
    for lower, higher in RISES:
        worth[higher] = max(worth[lower], worth[higher])
    return [rising * value for value in worth]


def _features() -> Floats:
    """What is told of a holding before anything is known about it as a whole."""
    ranks = [np.flatnonzero(held) for held in HELD]
    lowest = np.array([[*own, 0, 0, 0, 0][:4] for own in ranks])
    highest = np.array([[*own[::-1], 0, 0][:2] for own in ranks])
    jack, queen, king, ace = HELD.T[4:]
    return np.column_stack(
        [
            LENGTH[:, None] == np.arange(9),
            HELD,
            lowest,
            highest,
            [holes(holding) for holding in range(256)],
            king & ace,
            king & (LENGTH >= 2),
            queen & (LENGTH >= 3),
            queen & king & ace,
            queen & king,
            jack & (LENGTH >= 4),
            jack & queen,
        ]
    ).astype(float)


FEATURES = _features()


def _newton(
    columns: Ints, target: Floats, start: Floats, design: Floats, ridge: float, logistic: bool
) -> Floats:
    """How much of each column of ``design`` is to be added to the weights at the start."""
    found = np.zeros(design.shape[1])
    for _ in range(NEWTON_STEPS if logistic else 1):
        mean = (start + design @ found)[columns].sum(axis=1)
        slope = np.ones(len(mean))
        if logistic:
            mean = chance_of(mean)
            slope = mean * (1 - mean)
        missing = _scattered(columns, target - mean, len(start))
        curvature = design.T @ _crossed(columns, slope, len(start)) @ design
        found += np.linalg.solve(
            curvature + ridge * np.eye(len(found)), design.T @ missing - ridge * found
        )
    return found


def chance_of(odds: Floats) -> Floats:
    """The probability that log-odds mean."""
    return np.asarray(1 / (1 + np.exp(-odds)))


def _scattered(columns: Ints, amounts: Floats, width: int) -> Floats:
    """The sum of the amounts of all rows that have a column, for each column."""
    sums = np.zeros(width)
    for column in columns.T:
        sums += np.bincount(column, amounts, width)
    return sums


def _crossed(columns: Ints, amounts: Floats, width: int) -> Floats:
    """The same for each pair of columns."""
    pairs = np.zeros(width * width)
    for one in columns.T:
        for other in columns.T:
            pairs += np.bincount(width * one + other, amounts, width * width)
    return pairs.reshape(width, width)
