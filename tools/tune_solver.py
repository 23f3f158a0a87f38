"""Find better weights for the order in which the solver tries cards, by climbing hills.

    .venv/bin/python tools/tune_solver.py GAME MINUTES

GAME is 0 (trumps), 1 (no trumps) or 2 (misere). One weight after another is changed by a step and
the change kept if all training deals together take fewer nodes. The training deals are not those
that are measured. Progress is printed, and at the end ``preferans_qt/solver/weights.py`` is
written anew. Order changes how long a search takes, never its answer; after a change of the
weights the node counts in ``tests/solver/test_signature.py`` change too.
"""

import sys
from pathlib import Path
from random import Random
from time import monotonic

from preferans_qt.headless.solver_deals import deals_of
from preferans_qt.solver import weights
from preferans_qt.solver.position import Position
from preferans_qt.solver.solver import Solver

# Kinds of deals of a game, with how many are measured and skipped, and how many are trained on
MEASURED = 1000
TRAINED = 500
KINDS = {0: ("contract", "random_trump"), 1: ("random_nt",), 2: ("misere",)}
STEPS = (3, 6, 12, 24)
RANK_STEPS = (1, 2, 4)  # what a card's rank counts is multiplied by up to seven


class Climber:
    """A set of weights on its way, and what the training deals cost with it."""

    def __init__(self, game: int) -> None:
        self.game = game
        self.weights = list(weights.WEIGHTS[game])
        self.solver = Solver()
        self.training: list[tuple[Position, float]] = []
        for kind in KINDS[game]:
            positions = deals_of(kind, MEASURED + TRAINED)[MEASURED:]
            nodes = 0
            for position in positions:
                self.solver.value(position)
                nodes += self.solver.nodes
            # Each kind counts the same, whatever its deals cost
            self.training += [(position, TRAINED / nodes) for position in positions]
        self.best = self.cost(float("inf"))

    def cost(self, limit: float) -> float:
        """The weighed nodes of all training deals, or more than ``limit``."""
        total = 0.0
        for position, weight in self.training:
            self.solver.value(position)
            total += weight * self.solver.nodes
            if total > limit:
                break
        return total

    def try_step(self, place: int, step: int) -> bool:
        """Go on in one direction as long as that helps; whether it did."""
        helped = False
        while True:
            self.solver.weigh(self.game, place, self.weights[place] + step)
            cost = self.cost(self.best)
            if cost >= self.best:
                self.solver.weigh(self.game, place, self.weights[place])
                return helped
            self.best = cost
            self.weights[place] += step
            helped = True


def climb(game: int, minutes: float) -> list[int]:
    climber, chance = Climber(game), Random(game)
    end = monotonic() + 60 * minutes
    print(f"start {climber.best:.2f}", flush=True)
    while monotonic() < end:
        for place in chance.sample(range(weights.SIZE), weights.SIZE):
            step = chance.choice(RANK_STEPS if weights.is_of_rank(place) else STEPS)
            if not climber.try_step(place, step):
                climber.try_step(place, -step)
            if monotonic() > end:
                break
        print(f"{climber.best:.2f}, {(end - monotonic()) / 60:.0f} minutes left", flush=True)
    return climber.weights


def main(game: int, minutes: float) -> None:
    found = list(weights.WEIGHTS)
    found[game] = tuple(climb(game, minutes))
    path = Path(weights.__file__)
    path.write_text(weights.as_source(found, path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
