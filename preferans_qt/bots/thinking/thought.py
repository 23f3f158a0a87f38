"""One decision on its way: what is known, how well it is thought about, and with which tools."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import inf, sqrt
from statistics import fmean, stdev
from time import monotonic

from preferans_qt.bots.player import Cancel, Candidate, ThoughtCancelled
from preferans_qt.bots.thinking.levels import Level
from preferans_qt.bots.thinking.values import hand_values
from preferans_qt.bots.thinking.worlds import World, imagine
from preferans_qt.game.actions import Action
from preferans_qt.game.view import PlayerView
from preferans_qt.solver.claims import ClaimJudge
from preferans_qt.solver.raspasy import RaspasyEvaluator
from preferans_qt.solver.sampler import Sampler
from preferans_qt.solver.search import Flag
from preferans_qt.solver.solver import Solver

AT_ONCE = 20  # worlds looked into between two looks at the clock


class Tools:
    """What each thread needs its own of."""

    def __init__(self) -> None:
        self.solver = Solver()
        self.raspasy = RaspasyEvaluator()
        self.sampler = Sampler(hand_values())
        self.judge = ClaimJudge()


@dataclass(frozen=True)
class Thought:
    """A question to a seat with all that its answer depends on.

    ``imagined``: worlds instead of the level's number, 0 to leave it. ``deadline``, in seconds of
    ``time.monotonic``: when it has passed, the answer rests on the worlds done until then.
    ``asked``: an action that must be looked into, however bad it seems. ``given``: worlds that are
    to be taken instead of imagined ones.
    """

    view: PlayerView
    legal: tuple[Action, ...]
    level: Level
    seed: int
    tools: Tools
    cancel: Cancel = field(default_factory=Flag)
    imagined: int = 0
    deadline: float = inf
    asked: Action | None = None
    given: tuple[World, ...] = ()

    @property
    def solver(self) -> Solver:
        return self.tools.solver

    @property
    def flag(self) -> Flag | None:
        """What searches look at."""
        return self.cancel if isinstance(self.cancel, Flag) else None

    @cached_property
    def worlds(self) -> tuple[World, ...]:
        """What the cards may be when a card is to be played."""
        return self._imagine(self.imagined or self.level.worlds)

    @cached_property
    def call_worlds(self) -> tuple[World, ...]:
        """What the cards may be when something is to be said or laid away."""
        return self._imagine(self.imagined or self.level.call_worlds)

    def _imagine(self, number: int) -> tuple[World, ...]:
        if self.given:
            return self.given
        return imagine(self.tools.sampler, self.view, number, self.level, self.seed, self.flag)

    def in_time(self, worlds: Sequence[World]) -> Iterator[Sequence[World]]:
        """Worlds, some at a time, as long as there is time; the first ones always.

        Raises ThoughtCancelled when the answer is no longer wanted.
        """
        for first in range(0, len(worlds), AT_ONCE):
            if first and self.is_late:
                return
            self.check()
            yield worlds[first : first + AT_ONCE]
            self.check()

    @property
    def is_late(self) -> bool:
        """Whether what has been found until now must do."""
        return monotonic() > self.deadline

    def check(self) -> None:
        """Raises ThoughtCancelled when the answer is no longer wanted."""
        if self.cancel.is_set():
            raise ThoughtCancelled


def candidate(action: Action, values: Sequence[float]) -> Candidate:
    """An action by what it is worth in each world, in whists."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return Candidate(action, fmean(values), error, len(values), tuple(values))
