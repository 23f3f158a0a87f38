"""How a contract is defended, what was special about a deal, and what the deal came to."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from preferans_qt.game.cards import Card
from preferans_qt.game.contracts import Contract
from preferans_qt.game.seats import Seat


@dataclass(frozen=True, slots=True)
class Defence:
    """How a contract is defended.

    ``whisters`` in the order they accepted; empty when the contract is not played.
    ``half_whister`` left for half the quota; the half-whist stands if there is no whister, else
    it was reopened (C5.3). ``without_quota``: nobody can fall short (C5.7). ``openly``: the sole
    whister plays both hands (C6.3). ``alone``: the passer's hand is out of play (C12.4).
    ``dealer_plays`` is the defender whose hand a whisting dealer plays (C6.6).
    """

    whisters: tuple[Seat, ...] = ()
    half_whister: Seat | None = None
    without_quota: bool = False
    openly: bool = False
    alone: bool = False
    dealer_plays: Seat | None = None

    @property
    def whisting_hand(self) -> Seat:
        """The seat of the hand that the only whister plays as his own."""
        return self.whisters[0] if self.dealer_plays is None else self.dealer_plays


class Ending(StrEnum):
    """How the play of a deal came to its end."""

    NOT_PLAYED = "not_played"
    PLAYED = "played"
    CLAIMED = "claimed"


class Offence(StrEnum):
    """What a player can do wrong at a live table (section E)."""

    REVOKE = "revoke"  # did not follow, trump or overtake though he could (E5.1)
    WRONG_COUNT = "wrong_count"  # laid away one card or three (E.2)
    LOOKED_BACK = "looked_back"  # looked at an older trick or at the discard (E3.1, E3.2)


class Finding(NamedTuple):
    """An offence that the table can see: whose, and for a revoke in which trick, from 0."""

    offence: Offence
    seat: Seat
    trick: int = -1


@dataclass(frozen=True, slots=True)
class Terms:
    """What is known to everybody and special about a deal, beside its phase; often nothing.

    ``bombs``: the factor each seat's contract would have for its bomb, () without bombs.
    ``dark``: the bid was won in the dark. ``dark_passers``: who passed unseen before any bid.
    ``without_talon``: the declarer plays without it. ``rejected``: he saw it and left it.
    ``sharer``: the sitting dealer who has half of the misere. ``dealer_saw``: the hands that
    the sitting dealer was shown. ``off_mountain``: an unwhisted contract is written off.
    ``live``: irregular actions are possible; ``offences`` have been found and are paid for;
    ``forgiven`` seats have had their first one put right (E7.1); ``exposed`` cards lie face up
    and must be played as soon as they may (E4.1).
    """

    bombs: tuple[int, ...] = ()
    dark: bool = False
    dark_passers: tuple[Seat, ...] = ()
    without_talon: bool = False
    rejected: bool = False
    sharer: Seat | None = None
    dealer_saw: tuple[Seat, ...] = ()
    off_mountain: bool = False
    live: bool = False
    offences: tuple[Finding, ...] = ()
    forgiven: tuple[Seat, ...] = ()
    exposed: tuple[tuple[Seat, Card], ...] = ()

    def factor(self, declarer: Seat) -> int:
        """What everything written for a contract is multiplied by (A.1)."""
        return (2 if self.dark else 1) * (self.bombs[declarer] if self.bombs else 1)

    @property
    def raspasy_factor(self) -> int:
        """What the price of a raspasy trick is multiplied by: two for each pass in the dark."""
        return 1 << len(self.dark_passers)


@dataclass(frozen=True, slots=True)
class ContractResult:
    """A trick contract's outcome; ``tricks`` a seat, all zero when it was not played.

    ``talon`` holds the cards that the declarer took, for the sitting dealer's bonus (A-n6).
    """

    declarer: Seat
    contract: Contract
    defence: Defence
    tricks: tuple[int, ...]
    terms: Terms = Terms()
    talon: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class MisereResult:
    """A misere's outcome; ``taken`` tricks by the declarer."""

    declarer: Seat
    taken: int
    terms: Terms = Terms()


@dataclass(frozen=True, slots=True)
class ConcededResult:
    """The declarer wrote three undertricks of the bid instead of playing (C4.8)."""

    declarer: Seat
    bid: Contract
    terms: Terms = Terms()


@dataclass(frozen=True, slots=True)
class RaspasyResult:
    """An all-pass deal's outcome; it is the ``number``-th in a row, from 1 (C9.7)."""

    tricks: tuple[int, ...]
    number: int
    terms: Terms = Terms()


@dataclass(frozen=True, slots=True)
class PassedOutResult:
    """All passed where raspasy is not played: nothing is written (C12.1)."""


Result = ContractResult | MisereResult | ConcededResult | RaspasyResult | PassedOutResult
