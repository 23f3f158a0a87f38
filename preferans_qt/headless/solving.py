"""The command ``solve``: exact play with all cards known, and a check of known answers."""

from collections.abc import Callable, Mapping

from preferans_qt.game.cards import Card, card_text
from preferans_qt.headless.report import Report, Status
from preferans_qt.headless.solve_problem import Problem
from preferans_qt.headless.solve_reading import read_problems
from preferans_qt.headless.solve_telling import solution_lines
from preferans_qt.solver.solver import Solver


def solve(path: str, *, check: bool, tables: bool, tell: Callable[[str], None]) -> Report:
    """Solve the positions of a file; with ``check`` any difference from its own answers fails.

    ``tell`` is given the differences and, if they are wanted, the tables, position by position.

    Raises InputError when the file holds anything that is no position.
    """
    problems, solver = read_problems(path), Solver()
    data, differing = [], 0
    for number, problem in enumerate(problems):
        moves, value = solver.all_moves(problem.position), solver.value(problem.position)
        named = {_short_text(card): tricks for card, tricks in moves.items()}
        answer: dict[str, object] = {"id": problem.id, "value": value, "moves": named}
        if check:
            differences = _differences(problem, value, moves)
            differing += bool(differences)
            answer["differences"] = differences
            for difference in differences:
                tell(f"{problem.id}: {difference}")
        elif tables:
            best_line = solver.best_line(problem.position)
            tell("\n" * bool(number) + "\n".join(solution_lines(problem, value, moves, best_line)))
        data.append(answer)
    status = Status.CHECK_FAILED if differing else Status.SUCCESS
    return Report(data, [_summary(problems, differing)] if check else [], status, json_lines=True)


def _short_text(card: Card) -> str:
    """The text of a card in two letters, ``TD``, as positions in JSON have it."""
    return card_text(card).replace("10", "T")


def _differences(problem: Problem, value: int, moves: Mapping[Card, int]) -> list[str]:
    """Where an answer is not what the input expects; nothing where it expects nothing."""
    lines = []
    if problem.value not in (None, value):
        lines.append(f"value: expected {problem.value}, computed {value}")
    expected = moves if problem.moves is None else problem.moves
    return lines + [
        f"{card_text(card)}: expected {_told(expected, card)}, computed {_told(moves, card)}"
        for card in sorted({*expected, *moves})
        if expected.get(card) != moves.get(card)
    ]


def _told(moves: Mapping[Card, int], card: Card) -> str:
    return str(moves[card]) if card in moves else "no such move"


def _summary(problems: list[Problem], differing: int) -> str:
    checked = sum(problem.is_checkable for problem in problems)
    line = f"{checked} checked: {checked - differing} as expected, {differing} not"
    others = len(problems) - checked
    return f"{line}; {others} without an answer to compare with" if others else line
