"""What a player can do: a small closed union, each action with a short stable text code.

The codes are a public promise: logs and match files are written in them.
"""

from dataclasses import dataclass

from preferans_qt.game.cards import Card, CardSet, card_text, cards_text, parse_card, parse_cards
from preferans_qt.game.contracts import Contract, parse_contract


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
class Discard:
    """Lay two of twelve cards away (C4.1). An empty set stands for cards one may not see."""

    cards: CardSet

    def __str__(self) -> str:
        return f"discard {cards_text(self.cards)}".rstrip()


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
class Defend:
    """A sole whister's choice: open, playing both hands, or closed (C6.2)."""

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
    """Agree to a claim, or to end the match early."""

    def __str__(self) -> str:
        return "accept"


@dataclass(frozen=True, slots=True)
class Refuse:
    """Do not agree to a claim, or to end the match early."""

    def __str__(self) -> str:
        return "refuse"


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


Call = Bid | Here | Pass
WhistCall = Whist | HalfWhist | Pass
Answer = Accept | Refuse
DealAction = Bid | Here | Pass | Discard | Name | Whist | HalfWhist | Defend | Play | Claim | Answer
Action = DealAction | OfferStop | StartDeal

_PLAIN: dict[str, Action] = {
    str(action): action
    for action in (
        Here(),
        Pass(),
        Whist(),
        HalfWhist(),
        Defend(openly=True),
        Defend(openly=False),
        Accept(),
        Refuse(),
        OfferStop(),
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
        case "claim" if rest and all(word.isdecimal() for word in rest.split(" ")):
            return Claim(tuple(int(word) for word in rest.split(" ")))
        case "deal":
            number, _, salt = rest.partition(" ")
            if number.isdecimal():
                return StartDeal(int(number), salt)
    raise ValueError(f"{text!r} is not an action")
