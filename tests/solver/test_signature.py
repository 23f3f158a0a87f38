"""Node counts are the signature of the search.

They repeat exactly, compiled or not. A change of them is a change of what is searched: a decision,
to be said where it is made.
"""

from pathlib import Path

import pytest

from preferans_qt.headless.solver_deals import deals_of
from preferans_qt.solver import weights
from preferans_qt.solver.solver import Solver

DEALS = 60
SIGNATURE = {
    "contract": 54284,
    "random_trump": 141759,
    "random_nt": 128079,
    "misere": 110880,
}


def nodes_of(solver: Solver, kind: str) -> int:
    nodes = 0
    for position in deals_of(kind, DEALS):
        solver.value(position)
        nodes += solver.nodes
    return nodes


@pytest.mark.parametrize("kind", SIGNATURE)
def test_values_take_as_many_nodes_as_ever(kind: str) -> None:
    assert nodes_of(Solver(), kind) == SIGNATURE[kind]


@pytest.mark.parametrize("kind", SIGNATURE)
def test_what_was_asked_before_changes_no_count(kind: str) -> None:
    solver = Solver()
    for other in SIGNATURE:
        nodes_of(solver, other)
    assert nodes_of(solver, kind) == nodes_of(Solver(), kind)


def test_the_weights_are_written_as_they_stand() -> None:
    """So that after a new training nothing but numbers differs."""
    source = Path(weights.__file__).read_text(encoding="utf-8")
    assert weights.as_source(weights.WEIGHTS, source) == source
    assert [len(game) for game in weights.WEIGHTS] == [weights.SIZE] * 3
