"""How often the coach finds fault with each level of bots, by subject: thresholds rest on it.

.venv/bin/python tools/coach_calibration.py --deals 60 --rules sochi-guide --jobs 2
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from statistics import fmean

from preferans_qt.bots.player import Budget
from preferans_qt.bots.registry import LEVELS, player
from preferans_qt.coach.assessment import Assessor, Verdict, verdict_on
from preferans_qt.coach.grades import Grade
from preferans_qt.game import match as matches
from preferans_qt.game.actions import StartDeal
from preferans_qt.game.view import view_for
from preferans_qt.headless.profiles import rules_named
from preferans_qt.match.deals import seeded_number
from preferans_qt.solver.search import Flag


def verdicts(rules_name: str, players: int, kind: str, seed: str, number: int) -> list[Verdict]:
    """The verdicts on all decisions of one deal among bots of a kind."""
    _, rules = rules_named(rules_name)
    bot, assessor, source = player(kind), Assessor(), f"{seed} {number}"
    match = matches.new_match(rules, players, players - 1)
    match, _ = matches.apply(match, None, StartDeal(seeded_number(source + " cards"), ""))
    found = []
    while match.deal is not None:
        seat = matches.controller(match)
        assert seat is not None
        view, legal = view_for(match, seat), matches.legal(match)
        place = len(match.deal.record)
        budget = Budget(seed=seeded_number(f"{source} {place}"))
        action = bot.decide(view, legal, budget, Flag()).action
        if len(legal) > 1:
            budget = Budget(seed=seeded_number(f"{source} coach {place}"))
            assessment = assessor.assess(view, legal, budget, asked=action)
            verdict = verdict_on(assessment, action)
            if verdict is not None:
                found.append(verdict)
        match, _ = matches.apply(match, seat, action)
    return found


def lines(found: list[Verdict]) -> Iterator[str]:
    """A table of the verdicts, in all and by subject."""
    yield "subject         decisions  weighty   slip mistake blunder  flagged  loss"
    by_subject = {"all": found}
    for verdict in found:
        by_subject.setdefault(verdict.subject, []).append(verdict)
    for name, some in by_subject.items():
        weighty = [one for one in some if not one.is_trivial]
        grades = Counter(one.grade for one in some)
        share = 1 - grades[Grade.FINE] / len(some)
        loss = fmean([one.neutral_loss.whists for one in weighty] or [0.0])
        counted = " ".join(f"{grades[grade]:7}" for grade in Grade if grade)
        yield f"{name:14} {len(some):10} {len(weighty):8} {counted} {share:8.1%} {loss:5.2f}"


def run(arguments: argparse.Namespace, executor: Executor) -> None:
    """Print a table for each level."""
    for kind in arguments.kinds.split(","):
        one = partial(verdicts, arguments.rules, arguments.players, kind, arguments.seed)
        found = [verdict for deal in executor.map(one, range(arguments.deals)) for verdict in deal]
        print(f"{kind}, {arguments.rules}, {arguments.players} players, {arguments.deals} deals")
        print("\n".join(lines(found)), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kinds", default=",".join(LEVELS))
    parser.add_argument("--rules", default="sochi-guide")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.jobs) as executor:
        run(arguments, executor)


if __name__ == "__main__":
    main()
