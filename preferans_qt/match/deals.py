"""Where the cards of the next deal come from: a seed, the system's own chance, or a log."""

import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Protocol

from preferans_qt.game.actions import StartDeal
from preferans_qt.game.shuffle import LARGEST_DEAL_NUMBER
from preferans_qt.match.log import LogEntry, parse_code

_SALT_BYTES = 16


class DealSource(Protocol):
    """Gives the cards of each deal of a match."""

    def start_deal(self, index: int) -> StartDeal:
        """The start of the deal ``index``, from 0."""


def seeded_number(text: str) -> int:
    """A number from 0 to 2**63 - 1 that a text stands for, the same on every machine."""
    return int.from_bytes(sha256(text.encode()).digest()) % (LARGEST_DEAL_NUMBER + 1)


class SeededDeals:
    """The same deals for the same seed, for ever; ``first`` skips as many of them."""

    def __init__(self, seed: int | str, first: int = 0) -> None:
        self._seed = seed
        self._first = first

    def start_deal(self, index: int) -> StartDeal:
        return StartDeal(seeded_number(f"{self._seed}:{self._first + index}"), "")


class SecretDeals:
    """Deals that nobody can foresee, each with a salt of 128 bits for its commitment."""

    def start_deal(self, index: int) -> StartDeal:
        number = secrets.randbelow(LARGEST_DEAL_NUMBER + 1)
        return StartDeal(number, secrets.token_hex(_SALT_BYTES))


class RepeatedDeals:
    """The deals of a log once more. Raises IndexError beyond its last one."""

    def __init__(self, entries: Iterable[LogEntry]) -> None:
        steps = (parse_code(entry.code) for entry in entries)
        self._starts = [step for step in steps if isinstance(step, StartDeal)]

    def start_deal(self, index: int) -> StartDeal:
        return self._starts[index]
