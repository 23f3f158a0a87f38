"""A question may be given up: its budget is spent, or another thread raises its flag."""

import threading
import time
from collections.abc import Callable
from random import Random

import pytest

from preferans_qt.solver.position import Position
from preferans_qt.solver.search import Flag
from preferans_qt.solver.solver import SearchStopped, Solver
from tests.solver.endings import KINDS, ending

QUESTIONS: dict[str, Callable[..., object]] = {
    "value": Solver.value,
    "at least": lambda solver, position, **limits: solver.at_least(position, 2, **limits),
    "all moves": Solver.all_moves,
    "best line": Solver.best_line,
}
UNWINDING = 100  # cards at most that are still played once a search is given up


def positions(size: int, number: int) -> list[Position]:
    random = Random(f"stopping {size}")
    names = random.choices(list(KINDS), k=number)
    return [ending(KINDS[name], random, size) for name in names]


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_spent_budget_stops_and_spoils_nothing(question: str) -> None:
    ask, solver, stopped = QUESTIONS[question], Solver(), 0
    for position in positions(6, 25):
        expected = ask(Solver(), position)
        for budget in (0, 1, 10, 100, 1000):
            try:
                assert ask(solver, position, budget=budget) == expected
            except SearchStopped:
                stopped += 1
            assert solver.nodes <= budget + UNWINDING
        assert ask(solver, position) == expected
    assert stopped > 20


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_budget_that_suffices_changes_nothing(question: str) -> None:
    ask = QUESTIONS[question]
    for position in positions(5, 25):
        free, limited = Solver(), Solver()
        expected = ask(free, position)
        assert ask(limited, position, budget=free.nodes + 1) == expected
        assert limited.nodes == free.nodes


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_raised_flag_stops_at_once(question: str) -> None:
    ask, solver, flag = QUESTIONS[question], Solver(), Flag()
    (position,) = positions(9, 1)
    flag.set()
    assert flag.is_set()
    with pytest.raises(SearchStopped):
        ask(solver, position, cancel=flag)
    assert solver.nodes <= UNWINDING
    flag.clear()
    assert not flag.is_set()
    assert ask(solver, position, cancel=flag) == ask(Solver(), position)


def test_a_batch_that_is_stopped_keeps_what_it_has() -> None:
    position, *others = [
        ending(KINDS["misere"], Random(f"stopped batch {number}"), 6) for number in range(20)
    ]
    layouts = [position.hands for _ in others]
    solver = Solver()
    whole = solver.batch_values(position, layouts)
    assert (whole.complete, len(whole.answers)) == (True, 19)
    part = solver.batch_values(position, layouts, budget=solver.nodes // 2)
    assert not part.complete
    assert whole.answers[: len(part.answers)] == part.answers


def test_another_thread_stops_a_search_while_it_runs() -> None:
    """It can do so only if the search leaves the interpreter to the others."""
    position = ending(KINDS["misere"], Random("endless"), 10)
    layouts = [position.hands] * 200_000
    flag, found = Flag(), []
    thread = threading.Thread(
        target=lambda: found.append(Solver().batch_all_moves(position, layouts, cancel=flag))
    )
    thread.start()
    time.sleep(0.3)
    flag.set()
    thread.join(timeout=30)
    assert not thread.is_alive()
    (batch,) = found
    assert not batch.complete
    assert len(batch.answers) < len(layouts)
