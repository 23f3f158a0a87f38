"""Fit the tables of hand values to deals that the solver has played out.

    .venv/bin/python tools/fit_hands.py --deals N --seed S --jobs J --out FILE

N deals of each kind are solved: contracts with trumps, contracts without, miseres and raspasy. A
fourth of that comes first, to fit tables by which hands and discards for the rest are chosen. The
same deals and seed give the same file with any number of jobs. What is fitted is told in
``docs/strength.md``; what the file holds, in ``preferans_qt/bots/tables``.
"""

import argparse
import json
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from hand_deals import Contracts, Miseres, Models, Task, contracts, first_guess, miseres, passed
from hand_models import Bytes, Floats, Ints, Model, Shape, chance_of, fitted

from preferans_qt.bots.tables import VERSION

SHARES = (4, 1)  # of the deals, what part is solved in each round
CHUNK = 2000  # deals solved at a time, from a seed of their own
LEAST_DEALS = 1000  # with fewer, some fit has next to no deals
LEAST_DECLARED = 5.5  # tricks: whoever has less after the exchange had not bid


@dataclass(frozen=True, slots=True)
class Fit:
    """A fitted model, how many rows it was fitted to, and what is left unexplained."""

    model: Model
    rows: int
    spread: float | None  # standard deviation in tricks
    explained: float  # R^2; for log-odds the part of the deviance


def fit(
    deals: int,
    seed: int,
    executor: Executor | None = None,
    tell: Callable[[str], object] = str,
) -> dict[str, Fit]:
    """All fits by their names, from so many deals of each kind, solved by an executor if given.

    Raises ValueError for too few deals.
    """
    if deals < LEAST_DEALS:
        raise ValueError(f"hands are fitted to at least {LEAST_DEALS} deals of each kind")
    models = first_guess()
    fits: dict[str, Fit] = {}
    for number, share in enumerate(SHARES):
        tell(f"round {number + 1} of {len(SHARES)}: {deals // share} deals of each kind")
        fits = _round(models, (seed, number), deals // share, executor)
        models = {name: fit.model for name, fit in fits.items()}
    return fits


def _round(
    models: Models, seed: tuple[int, ...], deals: int, executor: Executor | None
) -> dict[str, Fit]:
    spread = map if executor is None else executor.map

    def solved(solve: Callable[[Task], Iterable[Any]], kind: int) -> list[Any]:
        """The columns of all chunks put together."""
        sizes = [min(CHUNK, deals - first) for first in range(0, deals, CHUNK)]
        tasks = [Task((*seed, kind, number), size) for number, size in enumerate(sizes)]
        return [np.concatenate(parts) for parts in zip(*spread(solve, tasks), strict=True)]

    with_trump = Contracts(*solved(partial(contracts, models, False), 0))
    without = Contracts(*solved(partial(contracts, models, True), 1))
    tried = Miseres(*solved(partial(miseres, models), 2))
    best = tried.best
    contract, misere = partial(_fit, rising=1), partial(_fit, rising=-1, logistic=True)
    fits = {
        "bid": contract(Shape.TRUMP, *_bid_rows(with_trump)),
        "bid_no_trump": contract(Shape.SUITS, *_bid_rows(without)),
        "declared": contract(Shape.TRUMP, with_trump.kept, with_trump.tricks),
        "declared_no_trump": contract(Shape.SUITS, without.kept, without.tricks),
        "misere_bid": misere(Shape.SUITS, tried.ten[best], tried.made[best]),
        "misere_kept": misere(Shape.SUITS, tried.kept, tried.made),
    }
    models = {name: fit.model for name, fit in fits.items()}
    return fits | {
        "raspasy": _fit(Shape.SUITS, *solved(partial(passed, models), 3), rising=1),
        "defence": _fit(Shape.DEFENCE, *_defence_rows(models["declared"], with_trump)),
        "defence_no_trump": _fit(Shape.SUITS, *_defence_rows(models["declared_no_trump"], without)),
    }


def _bid_rows(solved: Contracts) -> tuple[Bytes, Floats]:
    return solved.ten[solved.best], solved.tricks[solved.best]


def _defence_rows(declared: Model, solved: Contracts) -> tuple[Bytes, Floats, Ints]:
    """Both defenders' hands, the tricks of the two together, and the level, counted from six.

    The declarer names the level next to what his hand is worth.
    """
    worth = declared.value(solved.kept)
    rows = solved.best & (worth >= LEAST_DECLARED)
    levels = np.clip(np.rint(worth[rows]), 6, 10).astype(np.intp) - 6
    hands = np.concatenate([solved.left[rows], solved.right[rows]])
    return hands, np.tile(10 - solved.tricks[rows], 2), np.tile(levels, 2)


def _fit(
    shape: Shape,
    holdings: Bytes,
    target: Floats,
    base: Ints | None = None,
    *,
    logistic: bool = False,
    rising: int = 0,
) -> Fit:
    model = fitted(shape, holdings, target, base, logistic=logistic, rising=rising)
    value = model.value(holdings, 0 if base is None else base)
    if logistic:
        likelihood, mean = _likelihood(chance_of(value), target), target.mean()
        return Fit(model, len(target), None, 1 - likelihood / _likelihood(mean, target))
    spread = float((target - value).std())
    return Fit(model, len(target), spread, 1 - spread**2 / float(target.var()))


def _likelihood(chance: Floats, happened: Floats) -> float:
    """The mean of the logarithms of the chances of what happened."""
    return float(np.log(np.where(happened == 1, chance, 1 - chance)).mean())


def as_text(fits: Mapping[str, Fit], command: str) -> str:
    """The file: a JSON object with a line for each of its entries."""
    entries: dict[str, Any] = {"version": VERSION, "command": command}
    for name, fit in fits.items():
        entries |= _entries(name, fit)
    lines = [f"{json.dumps(name)}: {json.dumps(entry)}" for name, entry in entries.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _entries(name: str, fit: Fit) -> dict[str, Any]:
    shape, weights = fit.model.shape, np.rint(1000 * fit.model.weights).astype(int)
    holdings, bases = np.split(weights, [256 * shape.value])
    first, *others = holdings.reshape(-1, 256).tolist()
    entries: dict[str, Any] = {name: first}
    if others:
        side = others if shape is Shape.TRUMP else others[0]
        entries = {f"{name}_trump": first, f"{name}_side": side}
    entries[f"{name}_base"] = bases.tolist() if len(bases) > 1 else int(bases[0])
    if fit.spread is not None:
        entries[f"{name}_spread"] = round(1000 * fit.spread)
    return entries


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the tables of hand values to solved deals.")
    parser.add_argument("--deals", type=int, required=True, help="deals of each kind")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    if options.deals < LEAST_DEALS:
        parser.error(f"--deals {options.deals}: at least {LEAST_DEALS}")
    with ProcessPoolExecutor(options.jobs) if options.jobs > 1 else nullcontext() as executor:
        fits = fit(options.deals, options.seed, executor, partial(print, flush=True))
    for name, found in fits.items():
        spread = "" if found.spread is None else f", spread {found.spread:.3f} tricks"
        print(f"{name}: {found.rows:,} rows, {found.explained:.1%} explained{spread}")
    command = f"tools/fit_hands.py --deals {options.deals} --seed {options.seed}"
    options.out.write_text(as_text(fits, command), encoding="utf-8")


if __name__ == "__main__":
    main()
