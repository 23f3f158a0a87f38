"""What ``bench coach`` measures: how long the verdict on each kind of decision takes."""

from collections import defaultdict
from statistics import median
from time import perf_counter, thread_time

from preferans_qt.coach.assessment import Assessor
from preferans_qt.coach.review import budget_of
from preferans_qt.coach.subjects import Subject, subject_now
from preferans_qt.game import match as rules_of_match
from preferans_qt.game.actions import parse_action
from preferans_qt.game.view import view_for
from preferans_qt.headless.percentiles import within_95
from preferans_qt.headless.playing import arrange, sessions_of
from preferans_qt.match.session import Session

RULES = "sochi-guide"
_CALLS = {
    Subject.AUCTION: "call",
    Subject.DISCARD: "discard",
    Subject.CONTRACT: "contract",
    Subject.WHIST: "whist",
}

Spent = dict[str, list[tuple[float, float]]]


def coach_figures(deals: int) -> dict[str, object]:
    """Milliseconds of a verdict by the kind of decision: the processor's, and the clock's.

    Every decision of so many deals of heuristic play with a choice is looked into.
    """
    spent: Spent = defaultdict(list)
    assessor = Assessor()
    for session in dict.fromkeys(sessions_of(arrange(RULES, 3, "heuristic", deals, "bench"))):
        _look_into(session, assessor, spent)
    return {kind: _milliseconds(times) for kind, times in sorted(spent.items())}


def _look_into(session: Session, assessor: Assessor, spent: Spent) -> None:
    match, id = session.header.opening(), session.header.id
    for entry in session.effective_entries():
        action, legal = parse_action(entry.code), rules_of_match.legal(match)
        if entry.seat is not None and len(legal) > 1:
            view = view_for(match, entry.seat)
            subject = subject_now(view)
            if subject is not None:
                wall, thread = perf_counter(), thread_time()
                assessor.assess(view, legal, budget_of(id, entry.index), asked=action)
                taken = thread_time() - thread, perf_counter() - wall
                spent[_CALLS.get(subject, "card")].append(taken)
        match, _ = rules_of_match.apply(match, entry.seat, action)


def _milliseconds(times: list[tuple[float, float]]) -> dict[str, object]:
    thread, wall = zip(*times, strict=True)
    return {
        "verdicts": len(times),
        "median_ms": round(1e3 * median(thread), 1),
        "p95_ms": round(1e3 * within_95(thread), 1),
        "wall_median_ms": round(1e3 * median(wall), 1),
        "wall_p95_ms": round(1e3 * within_95(wall), 1),
    }
