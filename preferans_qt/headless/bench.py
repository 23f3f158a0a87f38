"""The command ``bench``: figures of this machine, each the median of several rounds."""

import sys
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from subprocess import CalledProcessError
from time import perf_counter
from typing import NamedTuple

from preferans_qt.game import match as rules_of_match
from preferans_qt.game.actions import Action, parse_action
from preferans_qt.game.match import Match
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import view_for
from preferans_qt.headless.bench_bots import thinking_figures
from preferans_qt.headless.bench_coach import coach_figures
from preferans_qt.headless.bench_solver import solver_figures
from preferans_qt.headless.errors import InputError
from preferans_qt.headless.playing import arrange, sessions_of
from preferans_qt.headless.report import Report
from preferans_qt.match.session import Session

ROUNDS = 5
DEALS = 20  # a round
THOUGHT = 60  # deals of each level of thinking players

Figures = dict[str, object]


class _Moment(NamedTuple):
    """A match and what was done in it."""

    match: Match
    seat: Seat | None
    action: Action


class _Costs(NamedTuple):
    """What a round is, and the median of the seconds it takes, as a whole and in the rules."""

    rounds: int
    deals: int
    actions: int
    decisions: int
    playing: float
    applying: float
    listing: float
    viewing: float

    @property
    def rules(self) -> float:
        return self.applying + self.listing + self.viewing


def bench(
    what: str | None, rounds: int = ROUNDS, deals: int = DEALS, thought: int = THOUGHT
) -> Report:
    """Measure ``rules``, ``bots``, ``coach``, ``solver`` or ``window``; rules and bots if none is.

    Figures of the rules and of heuristic play are medians of ``rounds`` rounds of ``deals`` deals;
    thinking players play ``thought`` deals once, and the coach looks into ``deals`` deals.
    Raises InputError when there is no window to measure.
    """
    if what == "window":
        return _report(_window_figures())
    if what == "solver":
        return _report(solver_figures())
    if what == "coach":
        return _report(coach_figures(deals))
    costs = _measured(rounds, deals)
    rules = _rules_figures(costs)
    if what == "rules":
        return _report(rules)
    bots = {"heuristic": _heuristic_figures(costs), **thinking_figures(thought)}
    return _report(bots if what == "bots" else {"rules": rules, "bots": bots})


def _report(figures: Figures) -> Report:
    return Report(figures, list(_lines(figures)))


def _lines(figures: Figures) -> Iterator[str]:
    for key, value in figures.items():
        if isinstance(value, dict):
            yield from (f"{key}: {line}" for line in _lines(value))
        else:
            yield f"{key} {value}"


def _measured(rounds: int, deals: int) -> _Costs:
    """In every round the same deals: played by bots, then once more by the rules alone."""
    arrangement = arrange("sochi-guide", 3, "heuristic", deals, "bench")
    playing, applying, listing, viewing = [], [], [], []
    for _ in range(rounds):
        start = perf_counter()
        sessions = list(dict.fromkeys(sessions_of(arrangement)))
        playing.append(perf_counter() - start)
        start = perf_counter()
        moments = [moment for session in sessions for moment in _moments(session)]
        applying.append(perf_counter() - start)
        decisions = [moment for moment in moments if moment.seat is not None]
        listing.append(_seconds(lambda moment: rules_of_match.legal(moment.match), decisions))
        viewing.append(_seconds(lambda moment: view_for(moment.match, moment.seat or 0), decisions))
    medians = map(median, (playing, applying, listing, viewing))
    return _Costs(rounds, deals, len(moments), len(decisions), *medians)


def _moments(session: Session) -> list[_Moment]:
    """A match once more, applied action by action."""
    match = session.header.opening()
    moments = []
    for entry in session.effective_entries():
        moment = _Moment(match, entry.seat, parse_action(entry.code))
        match, _ = rules_of_match.apply(*moment)
        moments.append(moment)
    return moments


def _seconds(work: Callable[[_Moment], object], moments: Sequence[_Moment]) -> float:
    start = perf_counter()
    for moment in moments:
        work(moment)
    return perf_counter() - start


def _rules_figures(costs: _Costs) -> Figures:
    """What the rules take alone: deals a second, and microseconds of each of their functions."""
    return {
        "deals_per_s": round(costs.deals / costs.rules, 1),
        "apply_us": round(1e6 * costs.applying / costs.actions, 1),
        "legal_us": round(1e6 * costs.listing / costs.decisions, 1),
        "view_us": round(1e6 * costs.viewing / costs.decisions, 1),
        "rounds": costs.rounds,
    }


def _heuristic_figures(costs: _Costs) -> Figures:
    """What heuristic play takes: deals a second, a decision, and the share of the rules in it."""
    return {
        "deals_per_s": round(costs.deals / costs.playing, 1),
        "decision_ms": round(1e3 * costs.playing / costs.decisions, 3),
        "rules_share": round(costs.rules / costs.playing, 3),
        "apply_share": round(costs.applying / costs.playing, 3),
        "legal_share": round(costs.listing / costs.playing, 3),
        "view_share": round(costs.viewing / costs.playing, 3),
        "rounds": costs.rounds,
    }


def _window_figures() -> Figures:
    if getattr(sys, "frozen", False):
        raise InputError("bench window: it starts Python anew, so measure in a checkout instead")
    try:
        from preferans_qt.ui.bench import run
    except ImportError as error:
        raise InputError(f"bench window: the window cannot be loaded: {error}") from error
    try:
        return run()
    except CalledProcessError as error:
        last = str(error.stderr).strip().rpartition("\n")[2]
        raise InputError(f"bench window: the window cannot be drawn: {last}") from error
