"""What every player made of code answers to, and what it answers.

Strong bots, hints, coach and review use the same objects: a decision tells all that was considered.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Protocol

from preferans_qt.game.actions import Action
from preferans_qt.game.view import PlayerView


class Cancel(Protocol):
    """A flag somebody else may raise: a ``solver.search.Flag``, which searches look at too."""

    def is_set(self) -> bool:
        """Whether the answer is no longer wanted."""


class ThoughtCancelled(Exception):
    """The answer is no longer wanted, and there is none."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thought a decision may take; 0 leaves a measure to the player.

    ``worlds`` is a number of imagined deals; ``seconds`` of the clock only cap it. Random numbers
    come from ``seed`` alone, so a decision that was not cut short can be repeated.
    """

    worlds: int = 0
    seconds: float = 0
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Candidate:
    """One action that was considered.

    ``value`` and its standard ``error`` are in expected whists for the seat that decides;
    ``worlds`` is the number of imagined deals they rest on. ``worths`` holds what it is worth in
    each of them, the same deals for all candidates of a decision; it is empty for one that was
    only guessed at.
    """

    action: Action
    value: Fraction | float
    error: float = 0
    worlds: int = 0
    worths: tuple[float, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class Decision:
    """The chosen action, and all candidates: the chosen one first, then the better first."""

    action: Action
    candidates: tuple[Candidate, ...]


class Player(Protocol):
    """Somebody who decides for a seat and knows no more than its view."""

    name: str

    def decide(
        self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
    ) -> Decision:
        """What to do, when ``legal`` lists what may be done and is not empty.

        A claim may be answered too where it is legal, though it is never listed.
        """


def best_of(candidates: Iterable[Candidate], seed: int) -> Decision:
    """The candidate of highest value; ``seed`` picks one of several that are equally good.

    Raises ValueError when there is no candidate.
    """
    ranked = sorted(candidates, key=lambda candidate: candidate.value, reverse=True)
    if not ranked:
        raise ValueError("there is nothing to choose from")
    equals = sum(candidate.value == ranked[0].value for candidate in ranked)
    chosen = ranked.pop(seed % equals)
    return Decision(chosen.action, (chosen, *ranked))
