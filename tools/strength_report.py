"""Tells how well masters judge their games, and how characters differ, in tables of Markdown.

Masters play deals from an empty sheet. Told are, by level, how many contracts were played and made
beside how often the declarer foresaw it when he named them, which is in so many of the deals he
imagined, with open cards; the same of miseres; and at raspasy the tricks of each hand beside those
of the simulated players, who see all cards. Then each character sits on the same deals in one
chair among players of an even temper, all of one level.

    .venv/bin/python tools/strength_report.py --deals 2000 --rules sochi-guide --jobs 2
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from math import inf, sqrt
from statistics import fmean, stdev
from typing import TypeVar

from strength_deals import (
    STRONGEST,
    TEMPERED,
    Arranged,
    Contract,
    Game,
    Manner,
    Misere,
    Raspasy,
    manners,
    masters_game,
    tempers,
)

from preferans_qt.game.contracts import LEVELS
from preferans_qt.headless.profiles import check_players, rules_named

HANDS = {"first hand": (0,), "second hand": (1,), "third hand": (2,), "all": (0, 1, 2)}
FURTHEST = 2  # tricks of difference that are still told apart
CHANCES = {  # told together: from one, to below the other
    "below 50 %": (0.0, 0.5),
    "50 to 70 %": (0.5, 0.7),
    "70 to 80 %": (0.7, 0.8),
    "80 to 90 %": (0.8, 0.9),
    "90 to 100 %": (0.9, inf),
}
WIDTH = 1.96  # standard errors on either side of a mean: 95 % of a normal distribution

Told = TypeVar("Told")


def percent(values: Iterable[float], digits: int = 1) -> str:
    """A mean in percent."""
    found = list(values)
    return f"{100 * fmean(found):.{digits}f}" if found else "–"


def share(truths: Sequence[bool]) -> str:
    """How often something was so, in percent, with half the width of the 95 % interval."""
    if not truths:
        return "–"
    mean = fmean(truths)
    half = WIDTH * sqrt(mean * (1 - mean) / len(truths))
    return f"{100 * mean:.1f} ± {100 * half:.1f}"


def interval(values: Sequence[float]) -> str:
    """A mean with half the width of its 95 % interval."""
    if len(values) < 2:
        return "–"
    return f"{fmean(values):+.2f} ± {WIDTH * stdev(values) / sqrt(len(values)):.2f}"


def table(title: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> Iterator[str]:
    yield f"### {title}"
    yield ""
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(map(str, row)) + " |"
    yield ""


def contract_rows(found: Sequence[Contract]) -> Iterator[tuple[object, ...]]:
    """By level, and together."""
    for name, wanted in [*((str(level), (level,)) for level in LEVELS), ("all", LEVELS)]:
        named = [one for one in found if one.level in wanted]
        yield name, len(named), *_made_and_foreseen(named)


def chance_rows(found: Sequence[Contract]) -> Iterator[tuple[object, ...]]:
    """By the chance that was foreseen."""
    for name, (low, high) in CHANCES.items():
        named = [one for one in found if low <= one.foreseen.chance < high]
        yield name, len(named), *_made_and_foreseen(named)


def _made_and_foreseen(named: Sequence[Contract]) -> tuple[object, ...]:
    """Of those that were played."""
    whisted = [one for one in named if one.made is not None]
    return (
        len(whisted),
        share([bool(one.made) for one in whisted]),
        percent(one.foreseen.chance for one in whisted),
        percent(one.foreseen.in_truth for one in whisted),
    )


def misere_row(found: Sequence[Misere], deals: int) -> tuple[object, ...]:
    return (
        len(found),
        percent([len(found) / deals]),
        share([not one.made for one in found]),
        percent(1 - one.foreseen.chance for one in found),
        percent(not one.foreseen.in_truth for one in found),
    )


def raspasy_rows(found: Sequence[Raspasy]) -> Iterator[tuple[object, ...]]:
    """By hand, and together."""
    for name, places in HANDS.items():
        pairs = [(one.tricks[place], one.simulated[place]) for one in found for place in places]
        more = [real - simulated for real, simulated in pairs]
        if not more:
            continue
        apart = Counter(max(-FURTHEST, min(FURTHEST, difference)) for difference in more)
        yield (
            name,
            f"{fmean(real for real, _ in pairs):.2f}",
            f"{fmean(simulated for _, simulated in pairs):.2f}",
            interval(more),
            f"{fmean(map(abs, more)):.2f}",
            *(percent([apart[step] / len(more)]) for step in range(-FURTHEST, FURTHEST + 1)),
        )


def manner_rows(found: Sequence[dict[str, Manner]]) -> Iterator[tuple[object, ...]]:
    usual = [deal[TEMPERED].whists for deal in found]
    for name in tempers():
        of_name = [deal[name] for deal in found]
        gains = [one.whists - other for one, other in zip(of_name, usual, strict=True)]
        asked = sum(one.asked for one in of_name)
        yield (
            name,
            interval([one.whists for one in of_name]),
            "–" if name == TEMPERED else interval(gains),
            percent(one.declared for one in of_name),
            percent((one.misere for one in of_name), 2),
            percent([sum(one.whisted for one in of_name) / asked] if asked else []),
        )


def report(games: Sequence[Game | None], characters: Sequence[dict[str, Manner]]) -> Iterator[str]:
    """All tables, line by line."""
    named = [game for game in games if isinstance(game, Contract)]
    told = "named", "played", "made, %", "foreseen, %", "with open cards, %"
    yield from table(
        f"Contracts of {STRONGEST} players, {len(games)} deals",
        ("level", *told),
        contract_rows(named),
    )
    yield from table("Contracts by their chance", ("foreseen", *told), chance_rows(named))
    miseres = [game for game in games if isinstance(game, Misere)]
    yield from table(
        "Miseres",
        ("called", "of deals, %", "caught, %", "foreseen, %", "with open cards, %"),
        [misere_row(miseres, len(games))],
    )
    raspasies = [game for game in games if isinstance(game, Raspasy)]
    steps = [f"{step:+d}" if step else "0" for step in range(-FURTHEST, FURTHEST + 1)]
    steps[0], steps[-1] = f"{steps[0]} or less", f"{steps[-1]} or more"
    yield from table(
        f"Raspasy, {len(raspasies)} deals; differences in tricks, how often in %",
        ("hand", "tricks", "simulated", "difference", "apart", *steps),
        raspasy_rows(raspasies),
    )
    yield from table(
        f"Characters among {TEMPERED} players, {len(characters)} deals",
        ("player", "whists", f"over {TEMPERED}", "plays, %", "misere, %", "whists if asked, %"),
        manner_rows(characters),
    )


def watched(
    watch: Callable[[int], Told], deals: int, executor: Executor | None = None
) -> list[Told]:
    """What so many deals tell, by an executor if there is one."""
    return list(map(watch, range(deals)) if executor is None else executor.map(watch, range(deals)))


def strength_report(
    arranged: Arranged, deals: int, executor: Executor | None = None
) -> Iterator[str]:
    """The report, line by line; the same for every executor."""
    games = watched(partial(masters_game, arranged), deals, executor)
    characters = watched(partial(manners, arranged), deals, executor)
    yield from report(games, characters)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", default="sochi-guide")
    parser.add_argument("--players", type=int, choices=(3, 4), default=3)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", default="report")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    name, rules = rules_named(options.rules)
    check_players(name, rules, options.players)
    arranged = Arranged(rules, options.players, options.seed)
    with ProcessPoolExecutor(options.jobs) as executor:
        print("\n".join(strength_report(arranged, options.deals, executor)))


if __name__ == "__main__":
    main()
