"""What a thinking player likes, on top of what he reckons."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Character:
    """What is added to the value of a kind of action, in prices of an undertrick at six."""

    bid: float = 0.0
    whist: float = 0.0
    misere: float = 0.0


EVEN_TEMPERED: Final = Character()

CHARACTERS: Final = MappingProxyType(
    {
        "cautious": Character(bid=-0.2, whist=-0.15, misere=-0.4),
        "bold": Character(bid=0.25),
        "whister": Character(whist=0.25),
        "misere": Character(misere=3.5),
    }
)
