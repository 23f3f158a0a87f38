"""What solvers and batches take of the memory: a solver 256 KiB of table, a batch hardly more."""

import subprocess
import sys

import pytest

from preferans_qt.solver.search import COMPILED

PAGES = """
from pathlib import Path
from resource import getpagesize

def memory():
    return int(Path("/proc/self/statm").read_text().split()[1]) * getpagesize() / 2**20
"""
SOLVERS = """
from preferans_qt.solver.solver import Solver

kept = [Solver()]
before = memory()
kept += [Solver() for _ in range(40)]
print((memory() - before) / 40)
"""
BATCH = """
from random import Random

from preferans_qt.headless.solver_deals import deals_of
from preferans_qt.game.cards import FULL_DECK, card_set, cards_in
from preferans_qt.solver.solver import Solver

(position,) = deals_of("contract", 1)
solver, chance = Solver(), Random(1)
solver.all_moves(position)
unseen = list(cards_in(FULL_DECK & ~position.hands[0]))
before = memory()
layouts = []
for _ in range(1000):
    chance.shuffle(unseen)
    layouts.append((position.hands[0], card_set(unseen[:10]), card_set(unseen[10:20])))
batch = solver.batch_all_moves(position, layouts)
assert len(batch.answers) == 1000
print(memory() - before)
"""

pytestmark = pytest.mark.skipif(
    not (COMPILED and sys.platform == "linux"),
    reason="what is promised is the memory of the compiled solver, and Linux tells it",
)


def mebibytes(script: str) -> float:
    run = subprocess.run(
        [sys.executable, "-c", PAGES + script], capture_output=True, text=True, check=True
    )
    return float(run.stdout)


def test_a_solver_holds_a_table_of_256_kib_and_little_else() -> None:
    assert mebibytes(SOLVERS) < 0.33


def test_a_thousand_layouts_grow_the_process_by_less_than_8_mib() -> None:
    assert mebibytes(BATCH) < 8
