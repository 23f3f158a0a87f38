"""The state of one deal: one frozen payload a phase, each with its one current actor.

Phases hold nothing that is hidden from anybody. Hidden things (hands, talon, discard) are fields
of ``Deal``; what a seat may see of them is told in view.py.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from preferans_qt.game.actions import Call, DealAction, WhistCall
from preferans_qt.game.cards import Card, CardSet, Suit, suit_of
from preferans_qt.game.contracts import Contract
from preferans_qt.game.seats import Seat, active_seats, sitting_dealer

TRICKS = 10  # in every played deal (C7.2)


class Step(NamedTuple):
    """One action and the seat it was done for."""

    seat: Seat
    action: DealAction


class CallBy(NamedTuple):
    """A call of the auction and who made it."""

    seat: Seat
    call: Call


class WhistCallBy(NamedTuple):
    """A whist declaration and who made it."""

    seat: Seat
    call: WhistCall


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where in a deal: number of players, dealer, and the order of play."""

    players: int
    dealer: Seat

    @property
    def active(self) -> tuple[Seat, Seat, Seat]:
        """First, second and third hand."""
        return active_seats(self.dealer, self.players)

    @property
    def sitting_dealer(self) -> Seat | None:
        """The dealer who sits out, with four players."""
        return sitting_dealer(self.dealer, self.players)

    def after(self, seat: Seat) -> Seat:
        """The next active seat clockwise."""
        active = self.active
        return active[(active.index(seat) + 1) % 3]

    def defenders(self, declarer: Seat) -> tuple[Seat, Seat]:
        """The declarer's opponents, clockwise from him."""
        first = self.after(declarer)
        return first, self.after(first)


@dataclass(frozen=True, slots=True)
class Auction:
    """Bidding. ``high`` is the standing bid and ``holder`` who holds it; both None before a bid."""

    actor: Seat
    high: Contract | None = None
    holder: Seat | None = None
    calls: tuple[CallBy, ...] = ()


@dataclass(frozen=True, slots=True)
class Exchange:
    """The declarer holds twelve cards and lays two away."""

    declarer: Seat
    bid: Contract

    @property
    def actor(self) -> Seat:
        return self.declarer


@dataclass(frozen=True, slots=True)
class Naming:
    """The declarer names the final contract, not below the winning bid."""

    declarer: Seat
    bid: Contract

    @property
    def actor(self) -> Seat:
        return self.declarer


@dataclass(frozen=True, slots=True)
class Whisting:
    """The defenders declare over a named contract."""

    actor: Seat
    declarer: Seat
    contract: Contract
    calls: tuple[WhistCallBy, ...] = ()


@dataclass(frozen=True, slots=True)
class Defence:
    """How a contract is defended.

    ``whisters`` in the order they accepted; empty when the contract is not played.
    ``half_whister`` left for half the quota; the half-whist stands if there is no whister, else
    it was reopened (C5.3). ``without_quota``: nobody can fall short (C5.7). ``openly``: the sole
    whister plays both hands (C6.3). ``alone``: the passer's hand is out of play (C12.4).
    """

    whisters: tuple[Seat, ...] = ()
    half_whister: Seat | None = None
    without_quota: bool = False
    openly: bool = False
    alone: bool = False


@dataclass(frozen=True, slots=True)
class DefenceChoice:
    """The sole whister chooses open or closed."""

    declarer: Seat
    contract: Contract
    defence: Defence

    @property
    def actor(self) -> Seat:
        return self.defence.whisters[0]


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards of one trick in playing order from ``leader`` on.

    ``turned`` is the talon card that names the suit of a raspasy trick (C9.2).
    """

    leader: Seat
    cards: tuple[Card, ...] = ()
    turned: Card | None = None

    @property
    def suit(self) -> Suit | None:
        """The suit to follow, None before a card lies."""
        if self.turned is not None:
            return suit_of(self.turned)
        return suit_of(self.cards[0]) if self.cards else None


class TrickWon(NamedTuple):
    """A completed trick and the seat that took it."""

    trick: Trick
    winner: Seat


@dataclass(frozen=True, slots=True)
class PendingClaim:
    """A claim on the table: whose, the further tricks a seat, and who is still to answer."""

    claimant: Seat
    tricks: tuple[int, ...]
    to_answer: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TrickPlay:
    """Cards are played. Raspasy has no declarer, contract or defence; misere no defence.

    ``shown`` is the tuple of seats whose hands lie face up for everybody. ``refused_at`` is the
    number of completed tricks when a claim was last refused, -1 if never.
    """

    actor: Seat
    trick: Trick
    declarer: Seat | None = None
    contract: Contract | None = None
    defence: Defence | None = None
    tricks: tuple[TrickWon, ...] = ()
    shown: tuple[Seat, ...] = ()
    claim: PendingClaim | None = None
    refused_at: int = -1

    @property
    def is_raspasy(self) -> bool:
        return self.contract is None

    @property
    def is_misere(self) -> bool:
        return self.contract is not None and self.contract.is_misere

    @property
    def trump(self) -> Suit | None:
        return None if self.contract is None else self.contract.trump


class Ending(StrEnum):
    """How the play of a deal came to its end."""

    NOT_PLAYED = "not_played"
    PLAYED = "played"
    CLAIMED = "claimed"


@dataclass(frozen=True, slots=True)
class ContractResult:
    """A trick contract's outcome; ``tricks`` a seat, all zero when it was not played."""

    declarer: Seat
    contract: Contract
    defence: Defence
    tricks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MisereResult:
    """A misere's outcome; ``taken`` tricks by the declarer."""

    declarer: Seat
    taken: int


@dataclass(frozen=True, slots=True)
class RaspasyResult:
    """An all-pass deal's outcome; it is the ``number``-th in a row, from 1 (C9.7)."""

    tricks: tuple[int, ...]
    number: int


Result = ContractResult | MisereResult | RaspasyResult


@dataclass(frozen=True, slots=True)
class Finished:
    """The deal is over."""

    result: Result
    ending: Ending


Phase = Auction | Exchange | Naming | Whisting | DefenceChoice | TrickPlay | Finished


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal, whole, with everything hidden.

    ``run`` counts the raspasy in a row before this deal. ``dealt`` and ``hands`` hold one set of
    cards a seat, as dealt and as held now; ``talon`` in the order its cards would be turned;
    ``discard`` is empty until two cards have been laid away.
    """

    seating: Seating
    run: int
    dealt: tuple[CardSet, ...]
    talon: tuple[Card, Card]
    hands: tuple[CardSet, ...]
    phase: Phase
    discard: CardSet = 0
    record: tuple[Step, ...] = field(default=())


def taken(play: TrickPlay, players: int) -> tuple[int, ...]:
    """Tricks taken so far, one number a seat."""
    counts = [0] * players
    for _, winner in play.tricks:
        counts[winner] += 1
    return tuple(counts)
