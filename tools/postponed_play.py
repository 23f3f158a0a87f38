"""Whether a declarer plays better who does not count on open cards for his next card.

Deals are called by masters and played by them, and again with a declarer who chooses as
``postponed_cards.py`` tells; only contracts that are defended closed count. Each is played with the
cards dealt and with another layout of the hidden cards, and where the declarer first chooses
otherwise than a master, with ``--again`` more. Told is what he gains, with 95 % intervals.

    .venv/bin/python tools/postponed_play.py --deals 10000 --jobs 2
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from random import Random
from statistics import fmean
from time import process_time_ns
from typing import NamedTuple

from card_play import MASTER, Table, called, interval, played
from postponed_cards import Manner, chosen

from preferans_qt.bots.player import Decision
from preferans_qt.bots.thinking.thought import Thought
from preferans_qt.game import match as matches
from preferans_qt.game.actions import StartDeal
from preferans_qt.game.cards import CardSet
from preferans_qt.game.deal import Step, TrickPlay
from preferans_qt.game.match import Match
from preferans_qt.game.outcome import ContractResult
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import balance
from preferans_qt.game.view import played_by, view_for
from preferans_qt.headless.profiles import rules_named
from preferans_qt.match.deals import seeded_number

MANNERS = {"held": Manner(hostile=False, worlds=80), "alpha-mu": Manner(hostile=True, worlds=32)}
CALLED_WITH = 8  # worlds for a call: the deals need only be like real ones,
DEFENDED_WITH = 40  # and for a defender's card: more are no better


class Arena(Table):
    """Players of one deal; what masters decide is remembered for all ways to play it.

    ``parted`` are the places where the declarer has chosen otherwise than a master; ``counts`` has
    the cards looked into, those chosen otherwise, and nanoseconds, by manner.
    """

    def __init__(self, declarer: Seat) -> None:
        super().__init__()
        self.declarer = declarer
        self.parted: list[Match] = []
        self.counts = Counter[tuple[str, str]]()
        self._known: dict[tuple[tuple[Step, ...], tuple[CardSet, ...]], Decision] = {}

    def decision(self, match: Match, seat: Seat, knowledge: str, seed: int) -> Decision:
        assert match.deal is not None
        self.imagined = 0 if seat == self.declarer else DEFENDED_WITH
        key = match.deal.record, match.deal.hands
        if key not in self._known:
            self._known[key] = super().decision(match, seat, "master", seed)
        plain = self._known[key]
        if knowledge not in MANNERS:
            return plain
        started = process_time_ns()
        thought = Thought(view_for(match, seat), (), MASTER, seed, self.tools)
        found = chosen(thought, plain, MANNERS[knowledge])
        if found is None:
            return plain
        self.counts[knowledge, "seen"] += 1
        self.counts[knowledge, "ns"] += process_time_ns() - started
        if found != plain.action:
            self.counts[knowledge, "otherwise"] += 1
            self.parted.append(match)
        return Decision(found, plain.candidates)

    def redealt(self, match: Match, number: int, source: str) -> Iterator[Match]:
        """The same with other cards hidden from the declarer, as likely as what he knows of them
        makes them."""
        assert match.deal is not None
        deal, seed = match.deal, seeded_number(f"{source} redealt")
        thought = Thought(view_for(match, self.declarer), (), MASTER, seed, self.tools)
        for world in Random(seed).sample(thought.worlds, number):
            dealt = tuple(
                own if seat == self.declarer else hand | played_by(deal.record, seat)
                for seat, (own, hand) in enumerate(zip(deal.dealt, world.hands, strict=True))
            )
            yield replace(match, deal=replace(deal, dealt=dealt, hands=world.hands))


class Gain(NamedTuple):
    """What the declarer gets, or gets more than by another way: whists, tricks, percent made."""

    whists: float
    tricks: float
    made: float


def gains(arena: Arena, match: Match, name: str, source: str, again: int) -> list[Gain]:
    """What a manner gains: with these cards, and with others where it parts from plain averaging.

    Where it never does, it gains nothing.
    """
    arena.parted.clear()
    found = [gain(arena, match, name, source)]
    for parting in arena.parted[:1]:
        others = list(arena.redealt(parting, again, source))
        found += [gain(arena, other, name, source) for other in others]
    return found


def gain(arena: Arena, match: Match, name: str, source: str) -> Gain:
    new, old = (
        _outcome(played(arena, match, {arena.declarer: one}, source), arena.declarer)
        for one in (name, "master")
    )
    return Gain(*(one - other for one, other in zip(new, old, strict=True)))


def _outcome(match: Match, declarer: Seat) -> Gain:
    result = match.finished[-1].result
    assert isinstance(result, ContractResult)
    tricks = result.tricks[declarer]
    made = 100.0 * (tricks >= result.contract.level)
    return Gain(float(balance(match.rules, match.sheet)[declarer]), float(tricks), made)


class Compared(NamedTuple):
    """For each manner what it gains in a deal: with the cards dealt, and on average with others
    too; and how it chose."""

    dealt: dict[str, Gain]
    mean: dict[str, Gain]
    counts: Counter[tuple[str, str]]


def compared(match: Match, again: int, source: str) -> Compared | None:
    """A deal that has been called, played in every manner; None where it is no contract that is
    defended closed."""
    phase = None if match.deal is None else match.deal.phase
    if not isinstance(phase, TrickPlay) or phase.declarer is None:
        return None
    if phase.defence is None or phase.defence.openly:  # at misere nobody whists
        return None
    arena = Arena(phase.declarer)
    deals = [match, *arena.redealt(match, 1, source)]
    found = {name: [gains(arena, deal, name, source, again) for deal in deals] for name in MANNERS}
    dealt = {name: of_deals[0][0] for name, of_deals in found.items()}
    mean = {name: _mean(list(map(_mean, of_deals))) for name, of_deals in found.items()}
    return Compared(dealt, mean, arena.counts)


def _mean(gains: Sequence[Gain]) -> Gain:
    return Gain(*map(fmean, zip(*gains, strict=True)))


def deal_compared(rules: Rules, seed: str, again: int, number: int) -> Compared | None:
    source = f"{seed} {number}"
    match = matches.new_match(rules, 3, 2)
    match, _ = matches.apply(match, None, StartDeal(seeded_number(source + " cards"), ""))
    return compared(called(Table(CALLED_WITH), match, source), again, source)


def deals_compared(
    rules: Rules, seed: str, again: int, numbers: range, executor: Executor | None = None
) -> Iterator[Compared]:
    """The deals that count among those numbered, by an executor if there is one."""
    compare = partial(deal_compared, rules, seed, again)
    found = map(compare, numbers) if executor is None else executor.map(compare, numbers)
    return (deal for deal in found if deal is not None)


def report(deals: Sequence[Compared]) -> Iterator[str]:
    """What each manner gains over plain averaging."""
    counts = sum((deal.counts for deal in deals), Counter[tuple[str, str]]())
    for name in MANNERS:
        seen = counts[name, "seen"]
        yield (
            f"{name}, {len(deals)} deals, {counts[name, 'otherwise']} of {seen} cards otherwise, "
            f"{counts[name, 'ns'] / 1e6 / max(1, seen):.1f} ms each"
        )
        yield "  cards as dealt: " + _told([deal.dealt[name] for deal in deals])
        yield "  others too: " + _told([deal.mean[name] for deal in deals])


def _told(gains: Sequence[Gain]) -> str:
    whists, tricks, made = (list(values) for values in zip(*gains, strict=True))
    return f"{interval(whists)} whists, {interval(tricks)} tricks, {interval(made)} % made"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", default="sochi-guide")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--again", type=int, default=4, help="other deals where the ways part")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    _, rules = rules_named(options.rules)
    with ProcessPoolExecutor(options.jobs) as executor:
        numbers = range(options.deals)
        deals = list(deals_compared(rules, options.seed, options.again, numbers, executor))
    for line in report(deals):
        print(line)


if __name__ == "__main__":
    main()
