"""The command ``selftest``: what a program does on a machine that it has never seen."""

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from preferans_qt.game.presets import PRESETS
from preferans_qt.headless.playing import Arrangement, arrange
from preferans_qt.headless.report import Report, Status
from preferans_qt.headless.solve_text import problems_in_text
from preferans_qt.match.deals import SeededDeals
from preferans_qt.match.file import parse_match
from preferans_qt.match.log import LogEntry
from preferans_qt.match.playing import play_match
from preferans_qt.match.session import Session
from preferans_qt.match.verify import replay
from preferans_qt.solver.search import COMPILED
from preferans_qt.solver.solver import Solver
from preferans_qt.store.database import Database
from preferans_qt.store.matches import Matches

_DEALS = 3  # of each preset at each size of table

_PROBLEMS = """
id:       Lasker's misere
contract: misere
declarer: 987 J987 98 8
left:     Q KQ KQJ10 J109
right:    AKJ10 A10 A7 A7
leader:   right
value:    2

id:       Kovalkov's six spades
contract: 6S
declarer: 10987 KQ AKQ A
left:     AQ J109 J7 KQ7
right:    KJ A8 1098 J98
leader:   right
value:    6
"""

Tell = Callable[[str], None]


def selftest(tell: Tell) -> Report:
    """Play, save, go on and verify; then draw the window. Each step is told as it succeeds.

    The check fails with one line for each fault.
    """
    steps: list[str] = []

    def done(step: str) -> None:
        steps.append(step)
        tell(step)

    faults = (*store_faults(done), *solver_faults(done), *window_faults(done))
    data = {"ok": not faults, "steps": steps, "faults": list(faults)}
    if faults:
        return Report(data, ["the self-test failed"], Status.CHECK_FAILED, faults)
    return Report(data, ["the self-test passed"])


def store_faults(done: Tell, names: Iterable[str] = PRESETS) -> tuple[str, ...]:
    """Under each preset, with three players and with four: deals played, saved, gone on with
    from the middle, restored and verified."""
    faults: tuple[str, ...] = ()
    with TemporaryDirectory(prefix="preferans-") as folder:
        tables = [(name, players) for name in names for players in PRESETS[name].players]
        for name, players in tables:
            arrangement = arrange(name, players, "heuristic", _DEALS, "selftest")
            found = _lost(arrangement, Path(folder) / f"{name}-{players}.sqlite")
            title = f"{name} with {players} players"
            faults += tuple(f"{title}: {fault}" for fault in found)
            if not found:
                done(f"{title}: {_DEALS} deals played, saved, resumed, restored and verified")
    return faults


def _lost(arrangement: Arrangement, path: Path) -> tuple[str, ...]:
    """What is lost of a match between playing it and reading it from the database again."""
    header = arrangement.header(0)
    with Database.open(path) as database:
        session = Session(header, sink=Matches(database).create(header))
        deals = SeededDeals(arrangement.seed)
        play_match(session, arrangement.drivers(0), deals, arrangement.deals)
    with Database.open(path) as database:
        matches = Matches(database)
        stored = matches.load(header.id)
        exported = parse_match(matches.export_text(header.id))
    report = replay(stored.header, stored.entries)
    faults = list(report.faults)
    if report.session.match != session.match:
        faults.append("the restored match is not the one that was played")
    if exported != (header, session.entries):
        faults.append("the exported match file is not the match that was played")
    if _resumed(arrangement, stored.entries).match != session.match:
        faults.append("going on from the middle of a deal does not lead to the same end")
    return tuple(faults)


def _resumed(arrangement: Arrangement, entries: Sequence[LogEntry]) -> Session:
    """The match gone on with from half a deal before its end."""
    session = Session(arrangement.header(0), entries[: -len(entries) // _DEALS // 2])
    left = arrangement.deals - len(session.match.finished)
    play_match(session, arrangement.drivers(0), SeededDeals(arrangement.seed), left)
    return session


def solver_faults(done: Tell) -> tuple[str, ...]:
    """What the solver answers wrongly of famous problems."""
    problems, solver = problems_in_text(_PROBLEMS, "problems"), Solver()
    values = [(problem, solver.value(problem.position)) for problem in problems]
    faults = tuple(
        f"solver: {problem.id}: {value} tricks, not {problem.value}"
        for problem, value in values
        if value != problem.value
    )
    if not COMPILED and getattr(sys, "frozen", False):
        faults += ("solver: it is not compiled, as it is in every program that is handed out",)
    if not faults:
        done(f"{len(problems)} problems solved{'' if COMPILED else ', uncompiled'}")
    return faults


def window_faults(done: Tell) -> tuple[str, ...]:
    """What is wrong with the window; it tells its own steps."""
    try:
        from preferans_qt.ui.selftest import run

        run(done)
    except ImportError as error:
        return (f"the window cannot be loaded: {error}",)
    except AssertionError as error:
        return (f"window: {error}",)
    return ()
