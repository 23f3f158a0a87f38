"""The state of one deal: one frozen payload a phase, each with its one current actor.

Phases hold nothing that is hidden from anybody. Hidden things (hands, talon, discard) are fields
of ``Deal``; what a seat may see of them is told in view.py.
"""

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from preferans_qt.game.actions import Call, DealAction, WhistCall
from preferans_qt.game.cards import Card, CardSet, Suit, suit_of
from preferans_qt.game.contracts import Contract
from preferans_qt.game.outcome import Defence, Ending, Result, Terms
from preferans_qt.game.seats import Seat, active_seats, sitting_dealer

TRICKS = 10  # in every played deal (C7.2)


class Step(NamedTuple):
    """One action and the seat it was done for."""

    seat: Seat
    action: DealAction


class CallBy(NamedTuple):
    """A call of the auction and who made it; ``dark`` if he had not looked at his cards."""

    seat: Seat
    call: Call
    dark: bool = False


class WhistCallBy(NamedTuple):
    """A whist declaration and who made it."""

    seat: Seat
    call: WhistCall


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where in a deal: number of players, dealer, and the order of play.

    ``resting`` is a passer whose hand is out of play (C12.4).
    """

    players: int
    dealer: Seat
    resting: Seat | None = None

    @property
    def active(self) -> tuple[Seat, Seat, Seat]:
        """First, second and third hand."""
        return active_seats(self.dealer, self.players)

    @property
    def sitting_dealer(self) -> Seat | None:
        """The dealer who sits out, with four players."""
        return sitting_dealer(self.dealer, self.players)

    @property
    def in_play(self) -> tuple[Seat, ...]:
        """The hands that play to each trick, from the eldest on: the active ones, but for one
        that rests."""
        return _in_play(self.players, self.dealer, self.resting)

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise that plays."""
        in_play = self.in_play
        return in_play[(in_play.index(seat) + 1) % len(in_play)]

    def defenders(self, declarer: Seat) -> tuple[Seat, Seat]:
        """The declarer's opponents, clockwise from him; one of them may rest."""
        active = self.active
        place = active.index(declarer)
        return active[(place + 1) % 3], active[(place + 2) % 3]


@cache  # asked for every card, and there are few tables
def _in_play(players: int, dealer: Seat, resting: Seat | None) -> tuple[Seat, ...]:
    return tuple(seat for seat in active_seats(dealer, players) if seat != resting)


class ShareOffer(NamedTuple):
    """Half of a misere offered to the sitting dealer; ``accepted`` is None before he answers."""

    seat: Seat
    accepted: bool | None = None


@dataclass(frozen=True, slots=True)
class Auction:
    """Bidding. ``high`` is the standing bid and ``holder`` who holds it; both None before a bid.

    ``looked`` holds the seats that have looked at their cards, None where nobody calls in the
    dark (A.1). ``share`` is the offer of half a misere that was made in this deal (C8.4).
    """

    actor: Seat
    high: Contract | None = None
    holder: Seat | None = None
    calls: tuple[CallBy, ...] = ()
    looked: tuple[Seat, ...] | None = None
    share: ShareOffer | None = None

    @property
    def actor_is_in_the_dark(self) -> bool:
        """Whether whoever is to call has not looked at his cards."""
        return self.looked is not None and self.actor not in self.looked

    @property
    def is_held_in_the_dark(self) -> bool:
        """Whether the holder of the standing bid had not looked at his cards when he made it."""
        held = (call for call in reversed(self.calls) if call.seat == self.holder)
        return next((call.dark for call in held), False)


@dataclass(frozen=True, slots=True)
class DarkWin:
    """The auction was won in the dark: the talon, unseen by others, or an open misere (A.1)."""

    declarer: Seat
    bid: Contract

    @property
    def actor(self) -> Seat:
        return self.declarer


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
class DefenceChoice:
    """The sole whister chooses open or closed."""

    declarer: Seat
    contract: Contract
    defence: Defence

    @property
    def actor(self) -> Seat:
        return self.defence.whisters[0]


@dataclass(frozen=True, slots=True)
class Entering:
    """Nobody whisted: the declarer chooses where the contract is written (A18)."""

    declarer: Seat
    contract: Contract
    defence: Defence

    @property
    def actor(self) -> Seat:
        return self.declarer


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


@dataclass(frozen=True, slots=True)
class Finished:
    """The deal is over."""

    result: Result
    ending: Ending


Phase = (
    Auction
    | DarkWin
    | Exchange
    | Naming
    | Whisting
    | Entering
    | DefenceChoice
    | TrickPlay
    | Finished
)


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
    terms: Terms = field(default_factory=Terms)
    record: tuple[Step, ...] = field(default=())


def taken(play: TrickPlay, players: int) -> tuple[int, ...]:
    """Tricks taken so far, one number a seat."""
    counts = [0] * players
    for _, winner in play.tricks:
        counts[winner] += 1
    return tuple(counts)
