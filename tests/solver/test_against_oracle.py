"""The solver against a naive full-width search, over endings of every class of position."""

from collections.abc import Iterable

import pytest

from preferans_qt.solver.position import Position
from preferans_qt.solver.solver import Solver
from tests.solver.endings import KINDS, endings
from tests.solver.oracle import answer

CHUNK = 250
CHUNKS = [
    (name, chunk) for name, kind in KINDS.items() for chunk in range(-(-kind.number // CHUNK))
]


def wrong_answers(positions: Iterable[Position]) -> list[str]:
    """Where the two do not agree, the smallest position first."""
    solver = Solver()
    wrong = []
    for position in positions:
        expected = answer(position)
        answered = solver.value(position), solver.all_moves(position)
        if answered != expected:
            wrong.append(f"{position}: expected {expected}, answered {answered}")
    return sorted(wrong, key=len)


def test_the_classes_are_many_enough() -> None:
    assert len(CHUNKS) * CHUNK == sum(kind.number for kind in KINDS.values()) >= 10_000


@pytest.mark.parametrize(("name", "chunk"), CHUNKS)
def test_endings(name: str, chunk: int) -> None:
    assert wrong_answers(endings(name, chunk, CHUNK)) == []


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("name", KINDS)
def test_many_more_endings(name: str, chunk: int) -> None:
    assert wrong_answers(endings(name, f"more {chunk}", 2500)) == []
