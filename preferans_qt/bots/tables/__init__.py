"""Tables of what a hand is worth, fitted to solved deals by ``tools/fit_hands.py``.

A value is a base and an entry for each suit of the hand. An entry is found by the suit's byte of
eight ranks, bit 0 the seven. With trumps, the trump suit has a table of its own.

``hands.json`` is an object with ``version``, the ``command`` that made it, and an entry for each
field of ``HandTables``, in thousandths. ``docs/strength.md`` tells how the values were found.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from importlib import resources
from typing import Any

from preferans_qt.bots.tables.files import read_entries
from preferans_qt.solver.hand_values import FLAT_ORDER

VERSION = 1
LEVELS = 5  # of contracts, six to ten

Table = tuple[float, ...]  # 256 entries
ByTrumps = tuple[Table, Table, Table]  # with up to four, five, and more trumps


@dataclass(frozen=True, slots=True)
class HandTables:
    """Values in tricks; those of miseres are the log-odds that it is made.

    ``bid`` is what ten cards take as declarer, before the talon; ``declared`` what ten cards take
    that were kept after the exchange. ``misere_bid`` and ``misere_kept`` are the same for misere.
    ``raspasy`` is the hand's own tricks when all passed. ``defence`` is what both defenders take
    together, by the ten cards of one of them, with a base for each level of the contract from six.

    A ``spread`` is the standard deviation of the tricks around the value.
    """

    bid_trump: Table
    bid_side: ByTrumps
    bid_base: float
    bid_spread: float
    bid_no_trump: Table
    bid_no_trump_base: float
    bid_no_trump_spread: float
    declared_trump: Table
    declared_side: ByTrumps
    declared_base: float
    declared_spread: float
    declared_no_trump: Table
    declared_no_trump_base: float
    declared_no_trump_spread: float
    misere_bid: Table
    misere_bid_base: float
    misere_kept: Table
    misere_kept_base: float
    raspasy: Table
    raspasy_base: float
    raspasy_spread: float
    defence_trump: Table
    defence_side: Table
    defence_base: Table
    defence_spread: float
    defence_no_trump: Table
    defence_no_trump_base: Table
    defence_no_trump_spread: float


@cache
def hand_tables() -> HandTables:
    """The tables that come with the program. Raises ValueError for a broken file."""
    return read_tables(resources.files(__name__).joinpath("hands.json").read_text("utf-8"))


def flat(tables: HandTables) -> tuple[float, ...]:
    """The numbers in the order in which ``HandValues`` takes them."""
    return tuple(number for name, _ in FLAT_ORDER for number in _numbers(getattr(tables, name)))


def _numbers(entry: Any) -> Iterator[float]:
    if isinstance(entry, tuple):
        for part in entry:
            yield from _numbers(part)
    else:
        yield entry


def read_tables(text: str) -> HandTables:
    """The tables of a file's text. Raises ValueError, with one sentence, for a broken one."""
    names = [field.name for field in fields(HandTables)]
    entries = read_entries("the tables of hands", VERSION, names, text)
    return HandTables(**{name: _entry(name, entries[name], _shape(name)) for name in names})


def _shape(name: str) -> tuple[int, ...]:
    """How many entries a field has, level by level of its nesting."""
    if name.endswith("_spread"):
        return ()
    if name.endswith("_base"):
        return (LEVELS,) if name.startswith("defence") else ()
    return (3, 256) if name in ("bid_side", "declared_side") else (256,)


def _entry(name: str, entry: Any, shape: tuple[int, ...]) -> Any:
    if not shape:
        if type(entry) is not int:
            raise ValueError(f"the tables of hands have {entry!r} in {name}, not thousandths")
        return entry / 1000
    if not isinstance(entry, list) or len(entry) != shape[0]:
        raise ValueError(f"the tables of hands need {shape[0]} entries in {name}")
    return tuple(_entry(name, part, shape[1:]) for part in entry)
