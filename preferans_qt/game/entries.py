"""Entries of the score sheet: exactly what a person would pencil, each with its reason."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from preferans_qt.game.seats import Seat


class Column(StrEnum):
    """A zone of a player's sector; ``POINTS`` is the single signed column of the Polish ledger."""

    POOL = "pool"
    MOUNTAIN = "mountain"
    WHISTS = "whists"
    POINTS = "points"


class Place(NamedTuple):
    """A place of the sheet: whose sector, which column, and on whom for whists."""

    seat: Seat
    column: Column
    on: Seat | None = None


class Why(StrEnum):
    """What an entry is for."""

    CONTRACT_MADE = "contract_made"
    CONTRACT_NOT_WHISTED = "contract_not_whisted"
    CONTRACT_HALF_WHISTED = "contract_half_whisted"
    CONTRACT_FAILED = "contract_failed"
    TRICKS_WHISTED = "tricks_whisted"
    TRICKS_SHARED = "tricks_shared"
    HALF_WHIST = "half_whist"
    CONSOLATION = "consolation"
    CONSOLATION_OF_HALF_WHISTER = "consolation_of_half_whister"
    CONSOLATION_OF_PASSER = "consolation_of_passer"
    WHIST_SHORT = "whist_short"
    CONTRACT_WRITTEN_OFF = "contract_written_off"
    CONTRACT_CONCEDED = "contract_conceded"
    UNDERBID = "underbid"
    TALON_BONUS = "talon_bonus"
    TALON_REJECTED = "talon_rejected"
    MISERE_MADE = "misere_made"
    MISERE_CAUGHT = "misere_caught"
    RASPASY_TRICKS = "raspasy_tricks"
    RASPASY_WHISTS = "raspasy_whists"
    RASPASY_ZERO = "raspasy_zero"
    RASPASY_DEALER = "raspasy_dealer"
    HELP_RECEIVED = "help_received"
    HELP_GIVEN = "help_given"
    OVERFLOW_WRITTEN_OFF = "overflow_written_off"
    OVERFLOW_ON_RIVALS = "overflow_on_rivals"


@dataclass(frozen=True, slots=True)
class Entry:
    """``amount`` points or whists written into one column of ``seat``'s sector.

    ``on`` is the opponent of a whist entry. The amount is ``count`` (tricks, undertricks, points)
    times ``price``; write-offs are negative. ``helped_by`` is the helper of a pool entry that
    came as help.
    """

    seat: Seat
    column: Column
    amount: int
    why: Why
    count: int = 1
    price: int = 0
    on: Seat | None = None
    helped_by: Seat | None = None


def pool(seat: Seat, amount: int, why: Why) -> Entry:
    """A pool award in points."""
    return Entry(seat, Column.POOL, amount, why, 1, amount)


def mountain(seat: Seat, count: int, price: int, why: Why) -> Entry:
    """``count`` times ``price`` points on the mountain."""
    return Entry(seat, Column.MOUNTAIN, count * price, why, count, price)


def whists(seat: Seat, on: Seat, count: int, price: int, why: Why) -> Entry:
    """``seat`` writes ``count`` times ``price`` whists on ``on``."""
    return Entry(seat, Column.WHISTS, count * price, why, count, price, on)


def points(seat: Seat, count: int, price: int, why: Why) -> Entry:
    """``count`` times ``price`` signed points of the Polish ledger."""
    return Entry(seat, Column.POINTS, count * price, why, count, price)


def place_of(entry: Entry) -> Place:
    """Where an entry stands on the sheet."""
    return Place(entry.seat, entry.column, entry.on if entry.column is Column.WHISTS else None)
