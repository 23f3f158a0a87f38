"""What better knowledge of the cards is worth, side by side on the same deals.

Deals are called by masters. Each is then played several times over: by masters alone, and with
one side that either knows nothing but what is certain (uniform sampling), or sees all cards (which
no player of the program can). What a side gains over uniform sampling is told in whists and tricks
a deal, with 95 % intervals, and as a share of what open cards would gain.

With --whole it is one hand instead of a side, each in turn, and it knows so much from its first
call on.

    .venv/bin/python tools/card_play.py --deals 1000 --rules sochi-guide --jobs 2
"""

import argparse
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from statistics import fmean, stdev

from preferans_qt.bots.player import Budget, Decision, best_of
from preferans_qt.bots.thinking.bot import ThinkingPlayer, candidates_of
from preferans_qt.bots.thinking.levels import LEVELS
from preferans_qt.bots.thinking.thought import Thought, Tools
from preferans_qt.bots.thinking.worlds import World
from preferans_qt.game import match as matches
from preferans_qt.game.actions import StartDeal
from preferans_qt.game.deal import Deal, TrickPlay
from preferans_qt.game.match import Match
from preferans_qt.game.outcome import ContractResult, MisereResult, RaspasyResult, Result
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import balance
from preferans_qt.game.view import view_for
from preferans_qt.headless.profiles import rules_named
from preferans_qt.match.deals import seeded_number
from preferans_qt.solver.search import Flag

MASTER = LEVELS["master"]
KNOWLEDGE = {
    "master": MASTER,
    "uniform": replace(MASTER, attention=0.0),
}
OPEN = "open"
WHOLE = "whole deal"


@dataclass(frozen=True, slots=True)
class Played:
    """One deal played in one way: what it was, what the side in question got, in whists, and the
    declarer's tricks (at raspasy the first hand's)."""

    kind: str
    side: str
    knowledge: str
    whists: float
    tricks: int


class Table:
    """Players of every knowledge, ready to play any seat.

    ``imagined``: deals they imagine instead of a master's number, 0 to leave it.
    """

    def __init__(self, imagined: int = 0) -> None:
        self.imagined = imagined
        self.players = {name: ThinkingPlayer(name, level) for name, level in KNOWLEDGE.items()}
        self.tools = Tools()

    def decision(self, match: Match, seat: Seat, knowledge: str, seed: int) -> Decision:
        view, legal = view_for(match, seat), matches.legal(match)
        assert match.deal is not None
        if knowledge == OPEN and len(legal) > 1:
            truth = World(match.deal.hands, match.deal.talon, match.deal.discard)
            thought = Thought(view, legal, MASTER, seed, self.tools, given=(truth,))
            found = candidates_of(thought)
            if found is not None:
                return best_of(found, seed)
        player = self.players["master" if knowledge == OPEN else knowledge]
        return player.decide(view, legal, Budget(self.imagined, seed=seed), Flag())


def called(table: Table, match: Match, source: str) -> Match:
    """The match once masters have called, up to the first card."""
    while match.deal is not None and not isinstance(match.deal.phase, TrickPlay):
        seat = matches.controller(match)
        assert seat is not None
        seed = seeded_number(f"{source} {len(match.deal.record)}")
        match, _ = matches.apply(match, seat, table.decision(match, seat, "master", seed).action)
    return match


def played(table: Table, match: Match, knowledge: Mapping[Seat, str], source: str) -> Match:
    """The match after the deal, each seat playing with its knowledge."""
    while match.deal is not None:
        seat = matches.controller(match)
        assert seat is not None
        seed = seeded_number(f"{source} {len(match.deal.record)}")
        decision = table.decision(match, seat, knowledge.get(seat, "master"), seed)
        match, _ = matches.apply(match, seat, decision.action)
    return match


def sides(deal: Deal) -> Iterator[tuple[str, tuple[Seat, ...]]]:
    """The sides of a deal and the seats that decide for them."""
    phase = deal.phase
    assert isinstance(phase, TrickPlay)
    if phase.declarer is None:
        yield "one hand", (deal.seating.active[0],)
        return
    yield "declarer", (phase.declarer,)
    others = tuple(seat for seat in range(deal.seating.players) if seat != phase.declarer)
    yield "defence", others


def kind_of(result: Result) -> str:
    match result:
        case ContractResult():
            return "contract"
        case MisereResult():
            return "misere"
        case RaspasyResult():
            return "raspasy"
        case _:
            return "other"


def tricks_of(result: Result, first: Seat) -> int:
    match result:
        case ContractResult(declarer=declarer):
            return result.tricks[declarer]
        case MisereResult():
            return result.taken
        case RaspasyResult():
            return result.tricks[first]
        case _:
            return 0


def deal_played(rules_name: str, players: int, seed: str, whole: bool, number: int) -> list[Played]:
    """One deal, played in every way; nothing where no card is played after the calls of masters."""
    _, rules = rules_named(rules_name)
    table, source = Table(), f"{seed} {number}"
    match = matches.new_match(rules, players, players - 1)
    match, _ = matches.apply(match, None, StartDeal(seeded_number(source + " cards"), ""))
    before = balance(rules, match.sheet)
    deal = match.deal
    assert deal is not None
    first = deal.seating.active[0]

    def ways(match: Match, side: str, seats: tuple[Seat, ...]) -> Iterator[Played]:
        for knowledge in ("uniform", "master", OPEN):
            after = played(table, match, dict.fromkeys(seats, knowledge), source)
            result = after.finished[-1].result
            now = balance(rules, after.sheet)
            whists = float(sum(now[seat] - before[seat] for seat in seats))
            kind = WHOLE if whole else kind_of(result)
            yield Played(kind, side, knowledge, whists, tricks_of(result, first))

    if whole:
        names = ("first hand", "second hand", "third hand")
        hands = zip(names, deal.seating.active, strict=True)
        return [one for name, seat in hands for one in ways(match, name, (seat,))]
    match = called(table, match, source)
    if match.deal is None or not isinstance(match.deal.phase, TrickPlay):
        return []
    return [one for side, seats in sides(match.deal) for one in ways(match, side, seats)]


def deals_played(
    rules_name: str,
    players: int,
    deals: int,
    seed: str,
    whole: bool,
    executor: Executor | None = None,
) -> Iterator[list[Played]]:
    """So many deals, by an executor if there is one."""
    play = partial(deal_played, rules_name, players, seed, whole)
    numbers = range(deals)
    return map(play, numbers) if executor is None else executor.map(play, numbers)


def interval(values: list[float]) -> str:
    """A mean with half the width of its 95 % interval."""
    if len(values) < 2:
        return "–"
    return f"{fmean(values):+.3f} ± {1.96 * stdev(values) / sqrt(len(values)):.3f}"


def report(deals: list[list[Played]]) -> Iterator[str]:
    """What each side gains over uniform sampling, by kind of deal."""
    rows: dict[tuple[str, str], list[dict[str, Played]]] = {}
    for deal in deals:
        by_side: dict[str, dict[str, Played]] = {}
        for one in deal:
            by_side.setdefault(one.side, {})[one.knowledge] = one
        for side, ways in by_side.items():
            kind = ways["uniform"].kind
            rows.setdefault((kind, side), []).append(ways)
            if kind == WHOLE:
                rows.setdefault((kind, "any hand"), []).append(ways)
    for (kind, side), found in sorted(rows.items()):
        gains = {
            name: [one[name].whists - one["uniform"].whists for one in found]
            for name in ("master", OPEN)
        }
        tricks = {
            name: [float(one[name].tricks - one["uniform"].tricks) for one in found]
            for name in ("master", OPEN)
        }
        told = [
            f"{interval(gains[name])} whists"
            + ("" if kind == WHOLE else f" ({interval(tricks[name])} tricks)")
            for name in ("master", OPEN)
        ]
        gap = fmean(gains[OPEN])
        share = f"{fmean(gains['master']) / gap:.0%} of the gap" if gap else "there is no gap"
        yield (
            f"{kind}, {side}, {len(found)} deals: over uniform sampling the master {told[0]},"
            f" open cards {told[1]}: {share}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", default="sochi-guide")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--whole", action="store_true", help="from the first call on")
    options = parser.parse_args()
    arguments = options.rules, options.players, options.deals, options.seed, options.whole
    if options.jobs > 1:
        with ProcessPoolExecutor(options.jobs) as executor:
            deals = list(deals_played(*arguments, executor))
    else:
        deals = list(deals_played(*arguments))
    for line in report(deals):
        print(line)


if __name__ == "__main__":
    main()
