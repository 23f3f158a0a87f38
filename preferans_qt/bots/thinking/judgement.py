"""How a player sees what he has reckoned: with his likes, and with his errors."""

from dataclasses import replace
from random import Random

from preferans_qt.bots.player import Candidate
from preferans_qt.bots.thinking.characters import Character
from preferans_qt.bots.thinking.levels import Level
from preferans_qt.game.actions import (
    Action,
    Answer,
    Bid,
    HalfWhist,
    Here,
    OfferShare,
    TakeTalon,
    Whist,
)

WORST_ERROR = 1.5  # standard deviations: nobody misjudges without measure


def seen(
    candidates: tuple[Candidate, ...], level: Level, character: Character, price: float, seed: int
) -> tuple[Candidate, ...]:
    """The candidates as a player of this level and character sees them.

    ``price``, in whists, is that of an undertrick at six. What is offered to him, he can
    count; and he does not choose what he has not looked into.
    """
    random = Random(seed)

    def seen_value(one: Candidate) -> float:
        error = max(-WORST_ERROR, min(WORST_ERROR, random.gauss(0, 1)))
        if isinstance(one.action, Answer) or not one.worlds:
            error = 0.0
        return float(one.value) + price * (liking(character, one.action) + level.noise * error)

    return tuple(replace(one, value=seen_value(one)) for one in candidates)


def liking(character: Character, action: Action) -> float:
    """What a character adds to the value of an action, in prices of an undertrick."""
    match action:
        case Bid(contract) if contract.is_misere:
            return character.misere
        case OfferShare():
            return character.misere
        case Bid() | Here() | TakeTalon():
            return character.bid
        case Whist():
            return character.whist
        case HalfWhist():
            return character.whist / 2
    return 0.0
