"""What happened at the table, for those who show it: facts, no sentences.

Events are public except that ``Discarded`` does not say which cards.
"""

from dataclasses import dataclass
from fractions import Fraction

from preferans_qt.game.actions import Call, WhistCall
from preferans_qt.game.cards import Card, CardSet
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import PendingClaim, Seating, Trick
from preferans_qt.game.entries import Entry
from preferans_qt.game.outcome import Defence, Finding, Result
from preferans_qt.game.seats import Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards have been dealt for deal ``index`` of the match, from 0."""

    index: int
    seating: Seating


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat has looked at its cards, where the auction began in the dark (A.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Called:
    """A call of the auction; ``dark`` if the seat had not looked at its cards."""

    seat: Seat
    call: Call
    dark: bool = False


@dataclass(frozen=True, slots=True)
class ShareOffered:
    """A seat shows the sitting dealer its hand and offers him half of a misere (C8.4)."""

    seat: Seat
    dealer: Seat


@dataclass(frozen=True, slots=True)
class ShareAnswered:
    """The sitting dealer's answer to that."""

    dealer: Seat
    accepted: bool


@dataclass(frozen=True, slots=True)
class PassedOut:
    """All have passed, and the cards are dealt again (C12.1)."""


@dataclass(frozen=True, slots=True)
class AllPassed:
    """Three passes: the ``number``-th raspasy in a row begins."""

    number: int


@dataclass(frozen=True, slots=True)
class TalonTaken:
    """The declarer turns the talon for all to see and takes it (C4.1).

    ``cards`` is None when nobody else sees it (A.1).
    """

    declarer: Seat
    bid: Contract
    cards: tuple[Card, Card] | None


@dataclass(frozen=True, slots=True)
class TalonLeft:
    """The auction was won without the talon, which stays face down (C3.13)."""

    declarer: Seat
    bid: Contract


@dataclass(frozen=True, slots=True)
class TalonRejected:
    """The declarer leaves the talon that everybody has seen."""

    declarer: Seat


@dataclass(frozen=True, slots=True)
class Conceded:
    """The declarer writes three undertricks instead of playing (C4.8)."""

    declarer: Seat


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
class HandInspected:
    """The sitting dealer looks at a defender's hand (C5.5)."""

    dealer: Seat
    seat: Seat


@dataclass(frozen=True, slots=True)
class ContractEntered:
    """Where the declarer writes an unwhisted contract (A18)."""

    declarer: Seat
    off_mountain: bool


@dataclass(frozen=True, slots=True)
class DefenceSettled:
    """The declarations are complete; ``forced`` when nobody was asked (C5.6, C5.7)."""

    contract: Contract
    defence: Defence
    forced: bool = False


@dataclass(frozen=True, slots=True)
class DefenceChosen:
    """The sole whister has chosen how to defend.

    ``called``: the passer is called back, in the light if ``openly`` (C12.4). ``resting`` is the
    passer whose hand is out of play.
    """

    seat: Seat
    openly: bool
    called: bool = False
    resting: Seat | None = None


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
class OffenceFound:
    """An offence has been noticed by ``by``, or by the table (None).

    ``forgiven``: it is put right without a penalty, the first one in practice (E7.1).
    """

    finding: Finding
    by: Seat | None
    forgiven: bool = False


@dataclass(frozen=True, slots=True)
class PlayTakenBack:
    """What is irregular is taken back with all that followed: the cards from ``trick`` on, numbered
    from 0, or everything from the discard on where it is -1."""

    seat: Seat
    trick: int


@dataclass(frozen=True, slots=True)
class CardExposed:
    """A card stays face up before its owner (E4.1)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class LookedBack:
    """A seat looks at an older trick, numbered from 0, or at its discard (None)."""

    seat: Seat
    trick: int | None


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
    Looked
    | Called
    | ShareOffered
    | ShareAnswered
    | AllPassed
    | PassedOut
    | TalonTaken
    | TalonLeft
    | TalonRejected
    | Conceded
    | Discarded
    | ContractNamed
    | WhistCalled
    | HandInspected
    | ContractEntered
    | DefenceSettled
    | DefenceChosen
    | HandShown
    | TalonTurned
    | CardPlayed
    | TrickTaken
    | ClaimMade
    | ClaimAnswered
    | OffenceFound
    | PlayTakenBack
    | CardExposed
    | LookedBack
)
Event = DealEvent | Dealt | DealScored | StopOffered | StopAnswered | MatchEnded
