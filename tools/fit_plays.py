"""Fit how players choose their cards to the play of bots among themselves.

    .venv/bin/python tools/fit_plays.py --deals N --seed S --jobs J --out FILE

Bots play N deals, by turns at each of a few tables. Every card that was played with a choice, from
a hand that others did not see, is one row of a multinomial logit of ``CARD_FEATURES``, a logit for
each sort of moment. The same deals, seed and bots give the same file with any number of jobs. What
was found is told in ``docs/strength.md``; what the file holds, in
``preferans_qt/bots/tables/plays.py``.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from preferans_qt.bots.player import Budget
from preferans_qt.bots.registry import player
from preferans_qt.bots.tables.plays import VERSION
from preferans_qt.bots.thinking.plays import cards_chosen
from preferans_qt.game import match as matches
from preferans_qt.game.actions import StartDeal
from preferans_qt.game.cards import cards_in
from preferans_qt.game.deal import Deal, TrickPlay
from preferans_qt.game.match import Match
from preferans_qt.game.presets import preset
from preferans_qt.game.view import view_for, view_of_deal
from preferans_qt.match.deals import seeded_number
from preferans_qt.solver.plays import CARD_FEATURES, card_features
from preferans_qt.solver.search import Flag

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]

# A deal's rules, players and bot: talons open and closed at raspasy, and miseres, which are rare
TABLES = (
    ("sochi-guide", 3, "master"),
    ("sochi-guide", 4, "master"),
    ("leningrad", 3, "master-misere"),
    ("rostov", 3, "master"),
)
RIDGE = 0.3  # for the weights of all moments in which a role does the same
SORT_RIDGE = 1.0  # for what those of a sort of moment differ from them
NEWTON_STEPS = 40
LONGEST_STEP = 2.0
ENOUGH = 1e-6


@dataclass(frozen=True, slots=True)
class Choice:
    """A card that was played: the features of each legal card, and which one it was."""

    sort: str
    cards: tuple[tuple[float, ...], ...]
    chosen: int


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights of a sort of moment, from so many choices, and their mean log-likelihood; that of a
    guess among all legal cards beside it."""

    weights: Floats
    choices: int
    likelihood: float
    guess: float


def choices_made(seed: int, number: int) -> tuple[Choice, ...]:
    """What one deal tells, the ``number``-th."""
    rules_name, players, bot = TABLES[number % len(TABLES)]
    match = played_to_the_end(rules_name, players, bot, f"{seed} plays {number}")
    assert match.deal is not None
    return tuple(choices_of(match, match.deal))


def played_to_the_end(rules_name: str, players: int, bot: str, source: str) -> Match:
    """The match before the last step of its first deal."""
    who = player(bot)
    match = matches.new_match(preset(rules_name), players, players - 1)
    match, _ = matches.apply(match, None, StartDeal(seeded_number(f"{source} cards"), ""))
    while True:
        seat = matches.controller(match)
        assert seat is not None
        assert match.deal is not None
        budget = Budget(seed=seeded_number(f"{source} {len(match.deal.record)}"))
        decided = who.decide(view_for(match, seat), matches.legal(match), budget, Flag())
        following, _ = matches.apply(match, seat, decided.action)
        if following.deal is None:
            return match
        match = following


def choices_of(match: Match, deal: Deal) -> Iterator[Choice]:
    """The cards of a deal that were chosen, each as the seat before its owner sees it."""
    if not isinstance(deal.phase, TrickPlay):
        return
    for viewer in deal.seating.in_play:
        view = view_of_deal(match.rules, match.sheet, deal, viewer)
        for sort, seat, card, moment, since in cards_chosen(view):
            hand = deal.hands[seat] | since
            legal = list(cards_in(moment.legal(hand)))
            if seat == deal.seating.after(viewer) and len(legal) > 1:
                features = tuple(card_features(hand, one, moment) for one in legal)
                yield Choice(sort, features, legal.index(card))


def fit(
    deals: int,
    seed: int,
    executor: Executor | None = None,
    tell: Callable[[str], object] = str,
) -> dict[str, Fit]:
    """The fit of each sort of moment in so many deals, played by an executor if given."""
    spread = map if executor is None else partial(executor.map, chunksize=4)
    played: list[Choice] = []
    for number, found in enumerate(spread(partial(choices_made, seed), range(deals)), 1):
        played += found
        if number % 100 == 0:
            tell(f"{number} of {deals} deals, {len(played):,} choices")
    return fitted_sorts(played)


def fitted_sorts(played: Sequence[Choice]) -> dict[str, Fit]:
    """The fit of each sort of moment; one with few choices is like all in which its role does the
    same."""
    nothing = np.zeros(len(CARD_FEATURES))
    alike = {
        deed: Rows.of(found).fitted(nothing, RIDGE)
        for deed, found in _grouped(played, role_and_deed).items()
    }
    return {
        sort: _fit(Rows.of(found), alike[role_and_deed(found[0])])
        for sort, found in sorted(_grouped(played, lambda one: one.sort).items())
    }


def role_and_deed(choice: Choice) -> str:
    """The first two words of a sort."""
    role, deed, *_ = choice.sort.split()
    return f"{role} {deed}"


def _grouped(choices: Sequence[Choice], key: Callable[[Choice], str]) -> dict[str, list[Choice]]:
    groups: dict[str, list[Choice]] = {}
    for one in choices:
        groups.setdefault(key(one), []).append(one)
    return groups


def _fit(rows: "Rows", alike: Floats) -> Fit:
    weights = rows.fitted(alike, SORT_RIDGE)
    choices = len(rows.starts)
    likelihood, guess = (
        float(np.log(rows.chances(some)[rows.chosen]).mean()) for some in (weights, 0 * weights)
    )
    return Fit(weights, choices, likelihood, guess)


@dataclass(frozen=True, slots=True)
class Rows:
    """Choices one below the other, a row of features a card.

    ``starts`` are the first rows of the choices, ``chosen`` those of the cards played, and
    ``choice`` is the number of each row's choice.
    """

    features: Floats
    starts: Ints
    chosen: Ints
    choice: Ints

    @classmethod
    def of(cls, choices: Sequence[Choice]) -> "Rows":
        sizes = np.array([len(one.cards) for one in choices])
        starts = np.cumsum(sizes) - sizes
        return cls(
            np.array(list(chain.from_iterable(one.cards for one in choices))),
            starts,
            starts + [one.chosen for one in choices],
            np.repeat(np.arange(len(choices)), sizes),
        )

    def chances(self, weights: Floats) -> Floats:
        """How likely each card is to be played."""
        utility = self.features @ weights
        odds = np.exp(utility - np.maximum.reduceat(utility, self.starts)[self.choice])
        return np.asarray(odds / np.add.reduceat(odds, self.starts)[self.choice])

    def fitted(self, prior: Floats, ridge: float) -> Floats:
        """The likeliest weights, by Newton's method; a ridge holds them to the prior."""
        weights = prior
        for _ in range(NEWTON_STEPS):
            expected = self.features * self.chances(weights)[:, None]
            mean = np.add.reduceat(expected, self.starts)
            beyond = self.features - mean[self.choice]
            gradient = beyond[self.chosen].sum(axis=0) - ridge * (weights - prior)
            curvature = beyond.T @ (beyond * self.chances(weights)[:, None])
            step = np.linalg.solve(curvature + ridge * np.eye(len(weights)), gradient)
            weights = weights + np.clip(step, -LONGEST_STEP, LONGEST_STEP)
            if abs(step).max() < ENOUGH:
                break
        return weights


def as_text(fits: Mapping[str, Fit], command: str) -> str:
    """The file: a JSON object with a line for each sort of moment."""
    head = {"version": VERSION, "command": command}
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
    rows = [
        f"{json.dumps(sort)}: {json.dumps(np.rint(1000 * fit.weights).astype(int).tolist())}"
        for sort, fit in fits.items()
    ]
    return "{\n" + ",\n".join([*lines, '"sorts": {\n' + ",\n".join(rows) + "\n}"]) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit how players choose their cards.")
    parser.add_argument("--deals", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs) if options.jobs > 1 else nullcontext() as executor:
        fits = fit(options.deals, options.seed, executor, partial(print, flush=True))
    for sort, found in fits.items():
        print(
            f"{sort}: {found.choices:,} choices, mean log-likelihood {found.likelihood:.3f}, of a"
            f" guess {found.guess:.3f}"
        )
    command = f"tools/fit_plays.py --deals {options.deals} --seed {options.seed}"
    options.out.write_text(as_text(fits, command), encoding="utf-8")


if __name__ == "__main__":
    main()
