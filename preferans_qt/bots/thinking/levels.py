"""How well a thinking player plays: five levels, each a clear step in whists a deal.

A weaker player imagines fewer deals, values them less exactly and takes less notice of what was
called and played. He never plays a card at random.
"""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """What a player is able to do.

    ``worlds``: deals imagined for a card; ``call_worlds``: for a call, which takes longer.
    ``noise``: standard deviation of the error in each value, in prices of an undertrick at six.
    ``attention``: how much of what calls and cards tell about hidden hands he takes in, from 0 to
    1. ``sees_voids``: whether he remembers who has shown to be out of a suit.
    """

    worlds: int
    call_worlds: int
    noise: float = 0.0
    attention: float = 1.0
    sees_voids: bool = True


LEVELS: Final = MappingProxyType(
    {
        "beginner": Level(4, 10, noise=0.5, attention=0.0, sees_voids=False),
        "casual": Level(6, 12, noise=0.42, attention=0.1),
        "club": Level(10, 16, noise=0.3, attention=0.25),
        "expert": Level(20, 28, noise=0.18, attention=0.55),
        "master": Level(80, 60),
    }
)
