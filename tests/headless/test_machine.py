"""The commands selftest and bench: they tell what they did, and fail when something is missing."""

import sys
from collections.abc import Sequence
from subprocess import CalledProcessError

import pytest

from preferans_qt.bots.registry import HEURISTIC, LEVELS
from preferans_qt.game.presets import PRESETS
from preferans_qt.headless import selftest as selftest_command
from preferans_qt.headless.bench import bench
from preferans_qt.headless.bench_bots import Spent, with_names
from preferans_qt.headless.bench_solver import solver_figures
from preferans_qt.headless.errors import InputError
from preferans_qt.headless.report import Status
from preferans_qt.headless.selftest import (
    selftest,
    solver_faults,
    store_faults,
    window_faults,
)
from preferans_qt.headless.solver_deals import KINDS
from preferans_qt.match.deals import DealSource
from preferans_qt.match.drivers import Driver
from preferans_qt.match.file import MatchRecord
from preferans_qt.match.session import Session
from preferans_qt.solver.search import COMPILED
from preferans_qt.solver.solver import Solver

DECISIONS = {
    "call", "discard", "whist", "open_or_closed", "contract_card", "misere_card", "raspasy_card",
    "claim",
}  # fmt: skip


def test_what_is_kept_comes_back_under_every_preset_at_every_table() -> None:
    steps: list[str] = []
    assert store_faults(steps.append) == ()
    assert [step.split(":")[0] for step in steps] == [
        f"{name} with {players} players" for name in PRESETS for players in PRESETS[name].players
    ]


def test_a_loss_on_the_way_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(text: str) -> MatchRecord:
        header, entries = parse(text)
        return MatchRecord(header, entries[:-1])

    parse = selftest_command.parse_match
    monkeypatch.setattr(selftest_command, "parse_match", forgetful)
    assert store_faults(pytest.fail, ["polish"]) == (
        "polish with 3 players: the exported match file is not the match that was played",
    )


def test_the_solver_solves_its_problems() -> None:
    steps: list[str] = []
    assert solver_faults(steps.append) == ()
    assert steps == ["2 problems solved" if COMPILED else "2 problems solved, uncompiled"]


def test_a_wrong_value_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Solver, "value", lambda solver, position: 6)
    assert solver_faults(pytest.fail) == ("solver: Lasker's misere: 6 tricks, not 2",)


def test_a_packed_program_must_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(selftest_command, "COMPILED", False)
    assert solver_faults(pytest.fail) == (
        "solver: it is not compiled, as it is in every program that is handed out",
    )


def test_not_coming_to_the_same_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def tired(
        session: Session, drivers: Sequence[Driver], deals: DealSource, most: int | None = None
    ) -> int:
        return 0 if session.log_length else play(session, drivers, deals, most)

    play = selftest_command.play_match
    monkeypatch.setattr(selftest_command, "play_match", tired)
    assert store_faults(pytest.fail, ["polish"]) == (
        "polish with 3 players: going on from the middle of a deal does not lead to the same end",
    )


def test_without_a_window_the_self_test_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "preferans_qt.ui.selftest", None)
    monkeypatch.setattr(selftest_command, "store_faults", lambda done: ())
    report = selftest(lambda step: None)
    assert report.status is Status.CHECK_FAILED
    assert len(report.complaints) == 1
    assert report.complaints[0].startswith("the window cannot be loaded")


def test_a_failing_window_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    class Window:
        @staticmethod
        def run(report: object) -> None:
            raise AssertionError("blank")

    monkeypatch.setitem(sys.modules, "preferans_qt.ui.selftest", Window)
    assert window_faults(lambda step: None) == ("window: blank",)


def test_figures_of_the_rules_are_there() -> None:
    figures = bench("rules", rounds=1, deals=2).data
    assert isinstance(figures, dict)
    assert figures["deals_per_s"] > 0
    assert all(figure >= 0 for figure in figures.values())


def test_figures_of_bots_are_there() -> None:
    """Two deals and a misere of the strongest hold the most usual kinds of decision."""
    report = bench("bots", rounds=1, deals=2, thought=2)
    assert isinstance(report.data, dict)
    figures = dict(report.data)
    heuristic, a_minute = figures.pop("heuristic"), figures.pop("deals_per_minute")
    assert heuristic["deals_per_s"] > 0
    assert list(a_minute) == [HEURISTIC, *LEVELS]
    assert all(deals > 0 for deals in a_minute.values())
    assert {"call", "discard", "misere_card"} <= set(figures) <= DECISIONS
    for times in figures.values():
        assert times["decisions"] > 0
        assert 0 < times["median_ms"] <= times["p95_ms"]
        assert 0 < times["wall_median_ms"] <= times["wall_p95_ms"]
    assert f"call: decisions {figures['call']['decisions']}" in report.lines


def test_naming_a_contract_counts_with_the_discard_before_it() -> None:
    spent = [Spent("call", 1, 2), Spent("discard", 3, 4), Spent("name", 5, 6), Spent("name", 7, 8)]
    spent += [Spent("discard", 1, 1), Spent("misere_card", 2, 2)]
    assert list(with_names(spent)) == [
        ("call", 1, 2), ("discard", 8, 10), ("name", 7, 8), ("discard", 1, 1), ("misere_card", 2, 2)
    ]  # fmt: skip


def test_rules_and_bots_are_measured_if_nothing_is_named() -> None:
    report = bench(None, rounds=1, deals=1, thought=1)
    assert isinstance(report.data, dict)
    assert list(report.data) == ["rules", "bots"]
    assert any(line.startswith("bots: deals_per_minute: master ") for line in report.lines)


def test_figures_of_the_coach_are_there() -> None:
    figures = bench("coach", rounds=1, deals=3).data
    assert isinstance(figures, dict)
    assert {"call", "card"} <= set(figures) <= {"call", "card", "contract", "discard", "whist"}
    for times in figures.values():
        assert times["verdicts"] > 0
        assert 0 < times["median_ms"] <= times["p95_ms"]
        assert 0 < times["wall_median_ms"] <= times["wall_p95_ms"]


def test_figures_of_the_solver_are_there() -> None:
    figures = solver_figures(deals=3, hands=2, layouts=5)
    for kind in KINDS:
        of_kind = figures[kind]
        assert isinstance(of_kind, dict)
        assert set(of_kind) == {"median_ms", "p95_ms", "max_ms", "mean_nodes"}
        assert 0 < of_kind["median_ms"] <= of_kind["p95_ms"] <= of_kind["max_ms"]
        assert of_kind["mean_nodes"] > 0
    assert isinstance(figures["made_per_s"], int)
    assert isinstance(figures["two_threads"], float)


def test_a_window_that_fails_has_no_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    class Window:
        @staticmethod
        def run() -> dict[str, object]:
            raise CalledProcessError(1, [], stderr="Traceback\nRuntimeError: no screen\n")

    monkeypatch.setitem(sys.modules, "preferans_qt.ui.bench", Window)
    with pytest.raises(InputError, match="cannot be drawn: RuntimeError: no screen"):
        bench("window")


def test_a_packed_program_cannot_measure_its_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(InputError, match="in a checkout"):
        bench("window")


def test_bench_needs_a_window_for_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "preferans_qt.ui.bench", None)
    with pytest.raises(InputError, match="the window cannot be loaded"):
        bench("window")
