"""What ``bench solver`` measures: exact values, answers a second, and two threads."""

from array import array
from collections.abc import Sequence
from random import Random
from statistics import mean, median
from threading import Thread
from time import perf_counter, thread_time

from preferans_qt.game.cards import FULL_DECK, card_set, cards_in
from preferans_qt.headless.percentiles import within_95
from preferans_qt.headless.solver_deals import KINDS, deals_of, estimated
from preferans_qt.solver.position import Hands, Position
from preferans_qt.solver.search import COMPILED
from preferans_qt.solver.solver import Solver

SHARE = 1 if COMPILED else 50  # uncompiled it would take hours
DEALS = 1000 // SHARE  # of each kind
HANDS = 50 // SHARE  # of declarers, for the answers a second
LAYOUTS = 200  # for each of them
ROUNDS = 5  # of one thread and two in turns

Figures = dict[str, object]


def solver_figures(deals: int = DEALS, hands: int = HANDS, layouts: int = LAYOUTS) -> Figures:
    """Figures of exact values of each kind of deal, and of batches.

    Where the solver is not compiled, fewer deals must do. Milliseconds and answers a second are
    processor time of one thread; ``two_threads`` is the throughput of two solvers in two threads,
    in that of one.
    """
    solver = Solver()
    figures: Figures = {"compiled": COMPILED}
    for kind in KINDS:
        figures[kind] = _exact(solver, deals_of(kind, deals))
    batches = _batches(hands, layouts)
    start = thread_time()
    for position, others, tricks in batches:
        solver.batch_at_least(position, others, tricks)
    figures["made_per_s"] = round(hands * layouts / (thread_time() - start))
    figures["two_threads"] = _two_threads(deals_of("random_trump", deals))
    return figures


def _exact(solver: Solver, positions: Sequence[Position]) -> Figures:
    times, nodes = [], []
    for position in positions:
        start = thread_time()
        solver.value(position)
        times.append(1e3 * (thread_time() - start))
        nodes.append(solver.nodes)
    times.sort()
    return {
        "median_ms": round(median(times), 4),
        "p95_ms": round(within_95(times), 4),
        "max_ms": round(times[-1], 4),
        "mean_nodes": round(mean(nodes), 1),
    }


def _batches(hands: int, layouts: int) -> list[tuple[Position, list[Hands], int]]:
    """Contracts before the first card, with the defenders' cards dealt anew many times."""
    chance = Random(1)
    batches = []
    for position in deals_of("contract", hands):
        own = position.hands[0]
        unseen = list(cards_in(FULL_DECK & ~own))
        others: list[Hands] = []
        for _ in range(layouts):
            chance.shuffle(unseen)
            others.append((own, card_set(unseen[:10]), card_set(unseen[10:20])))
        batches.append((position, others, int(estimated(own, position.trump))))
    return batches


def _two_threads(positions: Sequence[Position]) -> float:
    """How much more two threads do than one, the median of several rounds."""
    batches = [(position, [position.hands] * 4) for position in positions]

    def work(solver: Solver) -> None:
        for position, layouts in batches:
            solver.batch_all_moves(position, layouts)

    solvers = Solver(), Solver()
    ratios = array("d")
    for _ in range(ROUNDS):
        start = perf_counter()
        work(solvers[0])
        alone = perf_counter() - start
        threads = [Thread(target=work, args=(solver,)) for solver in solvers]
        start = perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        ratios.append(2 * alone / (perf_counter() - start))
    return round(median(ratios), 2)
