"""Holds the models by which players foretell each other against what masters really do.

Masters play deals against each other. Told are, for bids, miseres and whist calls, how often each
was chosen beside how often the model says so, with the logit that would fit best (a shift of 0 and
a slope of 1 would leave the model as it is); and how many tricks real play brings beside play with
open cards.

    .venv/bin/python tools/calibrate.py --deals 1000 --rules sochi-guide --jobs 2
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

import numpy as np

from preferans_qt.bots.player import Budget
from preferans_qt.bots.registry import player
from preferans_qt.bots.thinking.evidence import Choice, calls_made
from preferans_qt.bots.thinking.table import Table
from preferans_qt.bots.thinking.values import hand_values
from preferans_qt.bots.thinking.worlds import World
from preferans_qt.game import match as matches
from preferans_qt.game.actions import StartDeal
from preferans_qt.game.deal import Deal, TrickPlay
from preferans_qt.game.outcome import ContractResult, MisereResult
from preferans_qt.game.view import view_for, view_of_deal
from preferans_qt.headless.profiles import rules_named
from preferans_qt.match.deals import seeded_number
from preferans_qt.solver.search import Flag
from preferans_qt.solver.solver import Solver


@dataclass(frozen=True, slots=True)
class Seen:
    """A call: of which sort, its log-odds over each other one by the model, and whether chosen."""

    sort: str
    odds: tuple[float, ...]
    chosen: int


@dataclass(frozen=True, slots=True)
class Observed:
    """What a deal tells: calls, and tricks of a declarer with open cards and in truth."""

    calls: tuple[Seen, ...]
    tricks: tuple[str, int, int] | None
    exchange: "Exchanged | None"


@dataclass(frozen=True, slots=True)
class Exchanged:
    """What a declarer kept: by how many tricks (at misere, by how much in log-odds) each way to
    lay two cards away was worse than the best, and his way; and the hand's worth at the end."""

    is_misere: bool
    behind: tuple[float, ...]
    chosen: float
    level: int
    worth: float


def exchanged(deal: Deal, result: object) -> Exchanged | None:
    if not isinstance(result, ContractResult | MisereResult) or not deal.discard:
        return None
    declarer = result.declarer
    twelve = deal.dealt[declarer] | 1 << deal.talon[0] | 1 << deal.talon[1]
    kept, values = twelve & ~deal.discard, hand_values()
    if isinstance(result, MisereResult):
        found = [value for _, value in values.best_misere_discards(twelve, 66)]
        own, level = values.misere_kept(kept), 0
    else:
        strain = int(result.contract.strain)
        found = [value for s in range(5) for _, value in values.best_discards(twelve, s, 66)]
        own, level = values.declared(kept, strain), result.contract.level
    best = max(found)
    return Exchanged(level == 0, tuple(best - one for one in found), best - own, level, own)


def features(deal: Deal, made: Choice) -> tuple[float, ...]:
    values, hand = hand_values(), deal.dealt[made.seat]
    return (
        1.0,
        values.game(hand),
        values.misere(hand),
        values.raspasy(hand),
        values.defence(hand, made.trump),
    )


def seen_calls(deal: Deal, rules_name: str, match: matches.Match) -> Iterator[Seen]:
    """All calls of a deal as somebody would look at them who sees no hand."""
    for viewer in deal.seating.active[:2]:
        view = view_of_deal(match.rules, match.sheet, deal, viewer)
        wanted = (
            set(deal.seating.active)
            if viewer == deal.seating.active[0]
            else {deal.seating.active[0]}
        )
        for made in calls_made(view):
            if made.seat not in wanted:
                continue
            hand = features(deal, made)
            odds = tuple(sum(x * y for x, y in zip(row, hand, strict=True)) for row in made.rows)
            yield Seen(f"{made.sort}", odds, made.chosen)


def observed(rules_name: str, players: int, bot: str, seed: str, number: int) -> Observed:
    """What one deal tells."""
    _, rules = rules_named(rules_name)
    who, source = player(bot), f"{seed} {number}"
    match = matches.new_match(rules, players, players - 1)
    match, _ = matches.apply(match, None, StartDeal(seeded_number(source + " cards"), ""))
    last = match
    found: tuple[str, int] | None = None
    while match.deal is not None:
        seat, deal = matches.controller(match), match.deal
        assert seat is not None
        if (
            isinstance(deal.phase, TrickPlay)
            and not deal.phase.tricks
            and not deal.phase.trick.cards
        ):
            found = open_tricks(match, deal, deal.phase) or found
        seed_ = seeded_number(f"{source} {len(deal.record)}")
        view = view_for(match, seat)
        action = who.decide(view, matches.legal(match), Budget(seed=seed_), Flag()).action
        last = match
        match, _ = matches.apply(match, seat, action)
    assert last.deal is not None
    result = match.finished[-1].result
    tricks = None
    if found is not None:
        if isinstance(result, ContractResult):
            margin = max(-1, min(1, found[1] - result.contract.level))
            kind = f"{found[0]}, {('one or more short', 'just made', 'overtricks')[margin + 1]}"
            tricks = (kind, found[1], result.tricks[result.declarer])
        elif isinstance(result, MisereResult):
            tricks = (found[0], found[1], result.taken)
    calls = tuple(seen_calls(last.deal, rules_name, last))
    return Observed(calls, tricks, exchanged(last.deal, result))


def open_tricks(match: matches.Match, deal: Deal, phase: TrickPlay) -> tuple[str, int] | None:
    if phase.declarer is None or phase.contract is None:
        return None
    view = view_of_deal(match.rules, match.sheet, deal, phase.declarer)
    world = World(deal.hands, deal.talon, deal.discard)
    tricks = Solver().value(Table.of(view, phase).position(world))
    if phase.is_misere:
        return "misere", tricks
    assert phase.defence is not None
    return ("open" if phase.defence.openly else "closed"), tricks


def logit_fit(seen: Sequence[Seen]) -> tuple[float, float]:
    """Shift (for the first alternative) and slope that fit best, by Newton's method."""
    beta = np.array([0.0, 1.0])
    for _ in range(30):
        gradient, hessian = np.zeros(2), 1e-6 * np.eye(2)
        for one in seen:
            odds = np.array(one.odds)
            rows = np.stack([np.eye(len(odds))[0], odds], axis=1)
            utility = rows @ beta
            chance = np.exp(utility - utility.max())
            chance /= chance.sum()
            mean = chance @ rows
            gradient += rows[one.chosen] - mean
            hessian += (rows - mean).T @ (chance[:, None] * (rows - mean))
        step = np.linalg.solve(hessian, gradient)
        beta = beta + np.clip(step, -1, 1)
        if abs(step).max() < 1e-4:
            break
    return float(beta[0]), float(beta[1])


def report(deals: Sequence[Observed]) -> Iterator[str]:
    sorts: dict[str, list[Seen]] = defaultdict(list)
    for deal in deals:
        for one in deal.calls:
            sorts[one.sort].append(one)
    for sort, seen in sorted(sorts.items()):
        width = max(len(one.odds) for one in seen)
        real = [sum(one.chosen == place for one in seen) / len(seen) for place in range(width)]
        said = np.zeros(width)
        for one in seen:
            chance = np.exp(np.array(one.odds) - max(one.odds))
            said[: len(chance)] += chance / chance.sum() / len(seen)
        shift, slope = logit_fit(seen)
        yield (
            f"{sort}: {len(seen)} calls, chosen {' '.join(f'{x:.2f}' for x in real)}, model"
            f" {' '.join(f'{x:.2f}' for x in said)}; first alternative {shift:+.2f}, slope"
            f" {slope:.2f}"
        )
    yield from exchange_report([deal.exchange for deal in deals if deal.exchange is not None])
    by_kind: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for deal in deals:
        if deal.tricks is not None:
            by_kind[deal.tricks[0]].append(deal.tricks[1:])
    for kind, pairs in sorted(by_kind.items()):
        gain = Counter(max(-2, min(2, real - open_)) for open_, real in pairs)
        told = ", ".join(f"{more:+d}: {gain[more] / len(pairs):.3f}" for more in sorted(gain))
        yield f"{kind}: {len(pairs)} deals, real tricks beyond those with open cards {told}"


def exchange_report(found: Sequence[Exchanged]) -> Iterator[str]:
    """The sharpness under which the exchanges were likeliest, and how levels lie by the worth."""
    for is_misere in (False, True):
        some = [one for one in found if one.is_misere == is_misere]
        if not some:
            continue
        chances = {}
        for sharpness in (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0):
            chances[sharpness] = sum(
                -sharpness * one.chosen - np.log(np.exp(-sharpness * np.array(one.behind)).sum())
                for one in some
            ) / len(some)
        told = ", ".join(f"{sharpness}: {chance:.2f}" for sharpness, chance in chances.items())
        kind = "misere" if is_misere else "contract"
        yield f"{kind} exchanges: {len(some)}; log-likelihood {told}"
    off = [one.worth - one.level for one in found if not one.is_misere]
    if off:
        low, middle, high = np.quantile(off, [0.05, 0.5, 0.95])
        yield f"worth of the hand beyond the level named: {low:.2f}, {middle:.2f}, {high:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rules", default="sochi-guide")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", default="calibrate")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    watch = partial(observed, options.rules, options.players, options.bot, options.seed)
    numbers = range(options.deals)
    if options.jobs > 1:
        with ProcessPoolExecutor(options.jobs) as executor:
            deals = list(executor.map(watch, numbers, chunksize=4))
    else:
        deals = list(map(watch, numbers))
    for line in report(deals):
        print(line)


if __name__ == "__main__":
    main()
