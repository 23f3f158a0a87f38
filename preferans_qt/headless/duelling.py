"""The command ``duel``: two bots on the same cards, each alone among the other's kind in turn.

A deal is played from an empty sheet with one ``a`` among players ``b`` in each chair, and with one
``b`` among players ``a`` in each chair. What the single ``a`` wins, and the single ``b`` loses, in
whists, is the gain of ``a``; its mean over all chairs is one sample, so luck with the cards and
with the seat cancels out.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from math import sqrt
from statistics import fmean, median, stdev
from time import perf_counter

from preferans_qt.bots import registry
from preferans_qt.bots.player import Budget, Cancel, Decision, Player
from preferans_qt.game.actions import Action
from preferans_qt.game.view import PlayerView
from preferans_qt.headless.errors import InputError
from preferans_qt.headless.percentiles import within_95
from preferans_qt.headless.playing import Arrangement, arrange
from preferans_qt.headless.report import Report
from preferans_qt.headless.summary import totals
from preferans_qt.match.deals import SeededDeals
from preferans_qt.match.drivers import PlayerDriver
from preferans_qt.match.playing import play_match
from preferans_qt.match.session import Session

LEAST_DEALS = 2  # an interval needs that many
_CONFIDENCE = 1.96  # standard errors on either side of the mean: 95 % of a normal distribution
_TOLD_AFTER = 100  # deals


@dataclass(frozen=True, slots=True)
class Duel:
    """Who plays against whom; ``arrangement`` has the table, the number of deals and the seed."""

    a: str
    b: str
    arrangement: Arrangement


@dataclass(frozen=True, slots=True)
class DuelDeal:
    """What a deal brought: the gain of ``a`` in whists, and the seconds of all decisions."""

    gain: Fraction
    seconds_of_a: tuple[float, ...]
    seconds_of_b: tuple[float, ...]


class TimedPlayer:
    """A player whose decisions are timed; ``seconds`` collects what they take."""

    def __init__(self, inner: Player, seconds: list[float]) -> None:
        self.name = inner.name
        self._inner = inner
        self._seconds = seconds

    def decide(
        self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
    ) -> Decision:
        start = perf_counter()
        decision = self._inner.decide(view, legal, budget, cancel)
        self._seconds.append(perf_counter() - start)
        return decision


def arrange_duel(a: str, b: str, rules_name: str, players: int, deals: int, seed: str) -> Duel:
    """What the options of the command ask for. Raises InputError for what cannot be played."""
    if deals < LEAST_DEALS:
        raise InputError(f"--deals {deals}: a duel takes at least {LEAST_DEALS} deals")
    for option, name in (("--a", a), ("--b", b)):
        try:
            registry.player(name)
        except ValueError as error:
            raise InputError(f"{option}: {error}") from error
    return Duel(a, b, arrange(rules_name, players, a, deals, seed))


def duel(duel: Duel, jobs: int, tell: Callable[[str], None]) -> Report:
    """Play the duel in so many processes at once; how it stands is told every hundred deals."""
    played: list[DuelDeal] = []
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as executor:
        for deal in duel_deals(duel, executor):
            played.append(deal)
            if len(played) % _TOLD_AFTER == 0 and len(played) < duel.arrangement.deals:
                tell(f"after {len(played)} deals: {_gain_line(duel, played)}")
    return _report(duel, played)


def duel_deals(duel: Duel, executor: Executor | None = None) -> Iterator[DuelDeal]:
    """The deals of a duel in their order, played by an executor if there is one."""
    play = partial(_play_deal, duel)
    numbers = range(duel.arrangement.deals)
    return map(play, numbers) if executor is None else executor.map(play, numbers)


def _play_deal(duel: Duel, number: int) -> DuelDeal:
    players = duel.arrangement.players
    seconds: dict[str, list[float]] = {"a": [], "b": []}
    gains = []
    for chair in range(players):
        for single, field, sign in (("a", "b", 1), ("b", "a", -1)):
            sides = [single if seat == chair else field for seat in range(players)]
            gains.append(sign * _balances(duel, number, sides, seconds)[chair])
    gain = sum(gains, Fraction(0)) / len(gains)
    return DuelDeal(gain, tuple(seconds["a"]), tuple(seconds["b"]))


def _balances(
    duel: Duel, number: int, sides: Sequence[str], seconds: dict[str, list[float]]
) -> tuple[Fraction, ...]:
    """What each seat has won after one deal, in whists; chance is the same for all seatings."""
    bots = tuple(duel.a if side == "a" else duel.b for side in sides)
    arrangement = replace(duel.arrangement, bots=bots)
    source = f"{arrangement.seed} duel {number}"
    drivers = [
        PlayerDriver(
            TimedPlayer(registry.player(bot), seconds[side]), lambda seed: Budget(seed=seed), source
        )
        for bot, side in zip(bots, sides, strict=True)
    ]
    session = Session(arrangement.header(number))
    play_match(session, drivers, SeededDeals(arrangement.seed, number), most=1)
    return totals([session.match])


def _interval(deals: Sequence[DuelDeal]) -> tuple[float, float, float]:
    """The mean gain of ``a``, and the ends of its 95 % interval, in whists a deal."""
    gains = [float(deal.gain) for deal in deals]
    mean = fmean(gains)
    half = _CONFIDENCE * stdev(gains) / sqrt(len(gains))
    return mean, mean - half, mean + half


def _gain_line(duel: Duel, deals: Sequence[DuelDeal]) -> str:
    mean, low, high = _interval(deals)
    return f"{duel.a} over {duel.b} {mean:+.2f} whists a deal, 95 % from {low:+.2f} to {high:+.2f}"


def _milliseconds(seconds: Sequence[float]) -> dict[str, float]:
    ranked = sorted(seconds)
    return {
        "median": round(1e3 * median(ranked), 3),
        "p95": round(1e3 * within_95(ranked), 3),
        "max": round(1e3 * ranked[-1], 3),
    }


def _report(duel: Duel, deals: Sequence[DuelDeal]) -> Report:
    mean, low, high = _interval(deals)
    times = {
        "a": _milliseconds([second for deal in deals for second in deal.seconds_of_a]),
        "b": _milliseconds([second for deal in deals for second in deal.seconds_of_b]),
    }
    data = {
        "a": duel.a,
        "b": duel.b,
        "rules": duel.arrangement.name,
        "players": duel.arrangement.players,
        "deals": len(deals),
        "mean": round(mean, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "decision_ms": times,
    }
    lines = [f"{len(deals)} deals: {_gain_line(duel, deals)}"]
    lines += [
        f"a decision of {name}: {time['median']} ms at the median, 95 % within {time['p95']} ms,"
        f" {time['max']} ms at most"
        for name, time in ((duel.a, times["a"]), (duel.b, times["b"]))
    ]
    return Report(data, lines)
