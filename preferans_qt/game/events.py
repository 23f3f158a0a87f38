"""What happened at the table, for those who show it: facts, no sentences.

Events are public except that ``Discarded`` does not say which cards.
"""

from dataclasses import dataclass
from fractions import Fraction

from preferans_qt.game.actions import Call, WhistCall
from preferans_qt.game.cards import Card, CardSet
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import Defence, PendingClaim, Result, Seating, Trick
from preferans_qt.game.entries import Entry
from preferans_qt.game.seats import Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards have been dealt for deal ``index`` of the match, from 0."""

    index: int
    seating: Seating


@dataclass(frozen=True, slots=True)
class Called:
    """A call of the auction."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class AllPassed:
    """Three passes: the ``number``-th raspasy in a row begins."""

    number: int


@dataclass(frozen=True, slots=True)
class TalonTaken:
    """The declarer turns the talon for all to see and takes it (C4.1)."""

    declarer: Seat
    bid: Contract
    cards: tuple[Card, Card]


@dataclass(frozen=True, slots=True)
class Discarded:
    """The declarer has laid two cards away."""

    declarer: Seat


@dataclass(frozen=True, slots=True)
class ContractNamed:
    """The final contract."""

    declarer: Seat
    contract: Contract


@dataclass(frozen=True, slots=True)
class WhistCalled:
    """A whist declaration; ``reopens`` when it takes a half-whist back into play."""

    seat: Seat
    call: WhistCall
    reopens: bool = False


@dataclass(frozen=True, slots=True)
class DefenceSettled:
    """The declarations are complete."""

    contract: Contract
    defence: Defence


@dataclass(frozen=True, slots=True)
class DefenceChosen:
    """The sole whister has chosen open or closed."""

    seat: Seat
    openly: bool


@dataclass(frozen=True, slots=True)
class HandShown:
    """A hand is laid face up on the table."""

    seat: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True)
class TalonTurned:
    """A talon card is turned to name the suit of a raspasy trick."""

    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card from ``seat``'s hand, chosen by ``controller``."""

    seat: Seat
    card: Card
    controller: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A complete trick and who took it; ``number`` from 1."""

    winner: Seat
    trick: Trick
    number: int


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """A claim, with the claimant's hand face up."""

    claim: PendingClaim


@dataclass(frozen=True, slots=True)
class ClaimAnswered:
    """One opponent's answer to a claim."""

    seat: Seat
    accepted: bool


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal is over and written on the sheet."""

    index: int
    seating: Seating
    result: Result
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class StopOffered:
    """A seat proposes to end the match here."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StopAnswered:
    """A seat's answer to that proposal."""

    seat: Seat
    accepted: bool


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; one exact result in whists a seat. ``early`` when stopped by agreement."""

    results: tuple[Fraction, ...]
    early: bool


DealEvent = (
    Called
    | AllPassed
    | TalonTaken
    | Discarded
    | ContractNamed
    | WhistCalled
    | DefenceSettled
    | DefenceChosen
    | HandShown
    | TalonTurned
    | CardPlayed
    | TrickTaken
    | ClaimMade
    | ClaimAnswered
)
Event = DealEvent | Dealt | DealScored | StopOffered | StopAnswered | MatchEnded
