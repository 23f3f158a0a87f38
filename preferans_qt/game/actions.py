"""What a player can do: a small closed union, each action with a short stable text code.

The codes are a public promise: logs and match files are written in them.
"""

from dataclasses import dataclass

from preferans_qt.game.cards import Card, CardSet, card_text, cards_text, parse_card, parse_cards
from preferans_qt.game.contracts import Contract, parse_contract
from preferans_qt.game.seats import SEAT_LETTERS, Seat, seat_letter


@dataclass(frozen=True, slots=True)
class Bid:
    """Raise to a contract of the ladder, or call misere."""

    contract: Contract

    def __str__(self) -> str:
        return f"bid {self.contract}"


@dataclass(frozen=True, slots=True)
class Here:
    """Match a junior hand's bid (C3.4)."""

    def __str__(self) -> str:
        return "here"


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass, in the auction or over a contract."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Look:
    """Look at one's cards, where the auction begins in the dark (A.1)."""

    def __str__(self) -> str:
        return "look"


@dataclass(frozen=True, slots=True)
class TakeTalon:
    """Take the talon: as third hand without a bid (C3.10), or won in the dark (A.1)."""

    def __str__(self) -> str:
        return "talon"


@dataclass(frozen=True, slots=True)
class OfferShare:
    """Show the sitting dealer one's hand and offer him half of a misere (C8.4)."""

    def __str__(self) -> str:
        return "share"


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay two of twelve cards away (C4.1). An empty set stands for cards one may not see."""

    cards: CardSet

    def __str__(self) -> str:
        return f"discard {cards_text(self.cards)}".rstrip()


@dataclass(frozen=True, slots=True)
class RejectTalon:
    """Leave the talon and play the ten cards dealt (`talon_refusal_penalty`)."""

    def __str__(self) -> str:
        return "reject"


@dataclass(frozen=True, slots=True)
class Concede:
    """Write three undertricks instead of playing (C4.8)."""

    def __str__(self) -> str:
        return "concede"


@dataclass(frozen=True, slots=True)
class Name:
    """Name the final contract (C4.3)."""

    contract: Contract

    def __str__(self) -> str:
        return f"name {self.contract}"


@dataclass(frozen=True, slots=True)
class Whist:
    """Accept responsibility for the defence (C.5)."""

    def __str__(self) -> str:
        return "whist"


@dataclass(frozen=True, slots=True)
class HalfWhist:
    """Leave for half the quota, without play (C.5)."""

    def __str__(self) -> str:
        return "half"


@dataclass(frozen=True, slots=True)
class Inspect:
    """As the sitting dealer, look at a defender's hand before deciding (C5.5)."""

    seat: Seat

    def __str__(self) -> str:
        return f"inspect {seat_letter(self.seat)}"


@dataclass(frozen=True, slots=True)
class EnterContract:
    """Where an unwhisted contract is written: in the pool, or off the mountain."""

    off_mountain: bool

    def __str__(self) -> str:
        return "enter mountain" if self.off_mountain else "enter pool"


@dataclass(frozen=True, slots=True)
class Alone:
    """A sole whister's choice to play without the passer, twenty cards (C12.4)."""

    def __str__(self) -> str:
        return "alone"


@dataclass(frozen=True, slots=True)
class Defend:
    """A sole whister's choice: open, playing both hands, or closed (C6.2).

    In the Polish game it calls the passer back, in the light or in the dark (C12.4).
    """

    openly: bool

    def __str__(self) -> str:
        return "open" if self.openly else "closed"


@dataclass(frozen=True, slots=True)
class Play:
    """Put a card on the table."""

    card: Card

    def __str__(self) -> str:
        return f"play {card_text(self.card)}"


@dataclass(frozen=True, slots=True)
class Claim:
    """Offer how the remaining tricks are to be counted, one number a seat (C10.2)."""

    tricks: tuple[int, ...]

    def __str__(self) -> str:
        return "claim " + " ".join(str(number) for number in self.tricks)


@dataclass(frozen=True, slots=True)
class Accept:
    """Agree to a claim, to share a misere, or to end the match early."""

    def __str__(self) -> str:
        return "accept"


@dataclass(frozen=True, slots=True)
class Refuse:
    """Do not agree to a claim, to share a misere, or to end the match early."""

    def __str__(self) -> str:
        return "refuse"


@dataclass(frozen=True, slots=True)
class Challenge:
    """Call a player to account for an offence that shows, at a live table (E5.3, E2.3)."""

    seat: Seat

    def __str__(self) -> str:
        return f"challenge {seat_letter(self.seat)}"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take back one's own revoke before the trick is complete (E5.2)."""

    seat: Seat

    def __str__(self) -> str:
        return f"withdraw {seat_letter(self.seat)}"


@dataclass(frozen=True, slots=True)
class LookBack:
    """Look at a trick before the last one, numbered from 0, or at one's discard (E3.1, E3.2)."""

    trick: int | None

    def __str__(self) -> str:
        return "lookback discard" if self.trick is None else f"lookback {self.trick}"


@dataclass(frozen=True, slots=True)
class OfferStop:
    """Propose, between two deals, to end the match and settle (C11.5)."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class StartDeal:
    """Deal the cards of a deal number. ``salt`` (hexadecimal) makes the commitment unguessable."""

    number: int
    salt: str

    def __str__(self) -> str:
        return f"deal {self.number} {self.salt}".rstrip()


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time agreed on is over: the table ends the match between two deals (A17)."""

    def __str__(self) -> str:
        return "time"


Call = Bid | Here | Pass | TakeTalon
WhistCall = Whist | HalfWhist | Pass
Answer = Accept | Refuse
DealAction = (
    Call
    | Look
    | OfferShare
    | Discard
    | RejectTalon
    | Concede
    | Name
    | WhistCall
    | Inspect
    | EnterContract
    | Defend
    | Alone
    | Play
    | Claim
    | Answer
    | Challenge
    | Withdraw
    | LookBack
)
Action = DealAction | OfferStop | StartDeal | TimeUp

_PLAIN: dict[str, Action] = {
    str(action): action
    for action in (
        Look(),
        Here(),
        Pass(),
        TakeTalon(),
        OfferShare(),
        RejectTalon(),
        Concede(),
        Whist(),
        HalfWhist(),
        EnterContract(off_mountain=False),
        EnterContract(off_mountain=True),
        Defend(openly=True),
        Defend(openly=False),
        Alone(),
        Accept(),
        Refuse(),
        OfferStop(),
        TimeUp(),
        Inspect(0),
        Inspect(1),
        Inspect(2),
        Inspect(3),
        LookBack(None),
    )
}


def parse_action(text: str) -> Action:
    """The action a text code stands for; ``parse_action(str(action)) == action``.

    Raises ValueError when the text is no action's code.
    """
    plain = _PLAIN.get(text)
    if plain is not None:
        return plain
    verb, _, rest = text.partition(" ")
    match verb:
        case "bid":
            return Bid(parse_contract(rest))
        case "name":
            return Name(parse_contract(rest))
        case "discard":
            return Discard(parse_cards(rest))
        case "play":
            return Play(parse_card(rest))
        case "challenge" if rest in SEAT_LETTERS:
            return Challenge(SEAT_LETTERS.index(rest))
        case "withdraw" if rest in SEAT_LETTERS:
            return Withdraw(SEAT_LETTERS.index(rest))
        case "lookback" if rest.isdecimal():
            return LookBack(int(rest))
        case "claim" if rest and all(word.isdecimal() for word in rest.split(" ")):
            return Claim(tuple(int(word) for word in rest.split(" ")))
        case "deal":
            number, _, salt = rest.partition(" ")
            if number.isdecimal():
                return StartDeal(int(number), salt)
    raise ValueError(f"{text!r} is not an action")
