"""How players really call and lay away, beside what a simple reckoning makes likely.

The models of calls compare what a bid or a whist is worth with what passing is worth, for a hand
of so many tricks. ``tools/calibrate.py`` holds them against what masters do; what it finds stands
here.
"""

from dataclasses import dataclass
from typing import Final

from preferans_qt.game.actions import Pass, Whist, WhistCall


@dataclass(frozen=True, slots=True)
class Tendency:
    """``slope`` times the log-odds of the reckoning; to pass and to whist are so much likelier."""

    slope: float = 1.0
    passing: float = 0.0
    whisting: float = 0.0

    def odds(self, call: WhistCall, reckoned: float) -> float:
        """The log-odds of a declaration."""
        extra = self.passing if isinstance(call, Pass) else 0.0
        return self.slope * reckoned + (self.whisting if isinstance(call, Whist) else extra)


# Before any bid, by the number of passes
OPENING: Final = (
    Tendency(0.75, passing=-1.2),
    Tendency(0.85, passing=-0.6),
    Tendency(0.85, passing=-0.3),
)
RAISING: Final = Tendency(1.15, passing=0.6)

# Against six, by what has been said before
_AGAINST_SIX: Final = {
    "": Tendency(0.9, passing=0.2),
    "w": Tendency(0.8, passing=0.8),
    "p": Tendency(0.45, passing=-8.0, whisting=-1.2),
    "wp": Tendency(1.0, whisting=-2.5),
}
_AGAINST_MORE: Final = {
    "": Tendency(1.0, passing=0.5),
    "w": Tendency(1.0),
    "p": Tendency(0.3, passing=-8.0, whisting=-1.0),
}
_OTHERWISE: Final = Tendency()

# Of one who lays two cards away: log-odds for each trick, at misere for each unit of its
# log-odds, by which one way is better than another
SHARPNESS: Final = 6.0
MISERE_SHARPNESS: Final = 2.0

# Of one who names a contract: prices of an undertrick at six by which a level must be better to be
# clearly chosen
NAMING_WAVERING: Final = 0.15


# Of any declarer: log-odds for each trick that his hand is worth, beside what his calls and his
# exchange tell of it. He has looked at his cards more closely than the tables do
EDGE: Final = 0.6


def bidding(passes: int | None) -> Tendency:
    """Of somebody who may bid: after so many passes, or over a bid."""
    return RAISING if passes is None else OPENING[passes]


def whisting(level: int, said: str) -> Tendency:
    """Of a defender; ``said`` are the first letters of what has been said before."""
    return (_AGAINST_SIX if level == 6 else _AGAINST_MORE).get(said, _OTHERWISE)
