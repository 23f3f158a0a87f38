"""The search with all its shortcuts against the same search without them.

What is wrongly remembered of one position shows only in another that is taken for it, and single
endings hold few such. So many layouts of the same endings go into one batch here, which shares its
table, and are compared with a search that takes no position for another.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from preferans_qt.solver.search import COMPILED
from preferans_qt.solver.solver import Solver
from tests.solver.endings import KINDS, Kind, dealt_anew, ending, within_trick

POSITIONS, LAYOUTS = (200, 100) if COMPILED else (5, 20)


def plain_solver() -> Solver:
    """One that tries every card, guesses nothing, and knows a position again card for card only."""
    return Solver(without=("partition", "bounds", "sequences"))


def differing_layouts(kind: Kind, random: Random, sizes: Sequence[int]) -> list[str]:
    """Where a batch and the plain search do not agree."""
    plain, whole = plain_solver(), Solver()
    position = ending(kind, random, random.choice(sizes))
    if random.random() < 0.3:
        position = within_trick(position, random)
    layouts = [dealt_anew(position, random) for _ in range(LAYOUTS)]
    answers = whole.batch_all_moves(position, layouts).answers
    assert len(answers) == LAYOUTS
    differing = []
    for hands, answer in zip(layouts, answers, strict=True):
        asked = replace(position, hands=hands)
        expected = tuple(plain.all_moves(asked).values())
        if answer != expected:
            differing.append(f"{asked}: expected {expected}, answered {answer}")
    return differing


@pytest.mark.parametrize("name", KINDS)
def test_shortcuts_change_no_answer(name: str) -> None:
    random = Random(f"shortcuts {name}")
    for _ in range(POSITIONS):
        assert differing_layouts(KINDS[name], random, (4, 5, 6)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
def test_shortcuts_change_no_answer_with_more_cards(name: str) -> None:
    random = Random(f"more shortcuts {name}")
    for _ in range(POSITIONS):
        assert differing_layouts(KINDS[name], random, (7, 8)) == []
