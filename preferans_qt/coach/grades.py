"""Classes of errors: how many whists a decision must lose to be called a slip, and so on.

All thresholds of the coach stand here.
"""

from enum import IntEnum, StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from preferans_qt.bots.worth import Stakes, trick_price
from preferans_qt.game.contracts import LEVELS
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules

CERTAINTY: Final = 1.96  # standard errors by which a loss must reach beyond a border
_MEASURE: Final = PRESETS["sochi-guide"]  # the rules whose whists the borders are in


class Grade(IntEnum):
    """How serious an error is."""

    FINE = 0
    SLIP = 1
    MISTAKE = 2
    BLUNDER = 3


BORDERS: Final = {Grade.SLIP: 1.5, Grade.MISTAKE: 4.0, Grade.BLUNDER: 12.0}  # whists, Sochi


class Strictness(StrEnum):
    """How much the tutor lets pass, and in which words he speaks."""

    BEGINNER = "beginner"
    LEARNER = "learner"
    CLUB = "club"
    EXAM = "exam"


# The least grade that is spoken of; in an exam nothing is
SPOKEN_OF: Final = {
    Strictness.BEGINNER: Grade.BLUNDER,
    Strictness.LEARNER: Grade.MISTAKE,
    Strictness.CLUB: Grade.SLIP,
}


class Loss(NamedTuple):
    """Whists by which an action was worse than another, and the standard error of that."""

    whists: float
    error: float

    @property
    def least(self) -> float:
        """What it has surely lost."""
        return self.whists - CERTAINTY * self.error

    @property
    def most(self) -> float:
        """What it may have lost."""
        return self.whists + CERTAINTY * self.error


NEGLIGIBLE: Final = 0.05  # whists: an action that loses less is as good as the best


@lru_cache(maxsize=2**6)
def scale(rules: Rules) -> float:
    """How much dearer tricks are under these rules than in Sochi: 2 in Leningrad."""
    price, measure = (trick_price(Stakes(one, 3), LEVELS[0]) for one in (rules, _MEASURE))
    return price / measure


def border(rules: Rules, grade: Grade) -> float:
    """The whists from which on a loss has a grade."""
    return BORDERS[grade] * scale(rules) if grade else 0.0


def graded(rules: Rules, loss: Loss) -> Grade:
    """The grade that a loss has surely reached: its error bar touches no border below."""
    reached = [grade for grade in BORDERS if loss.least >= border(rules, grade)]
    return max(reached, default=Grade.FINE)


def is_too_close(rules: Rules, loss: Loss) -> bool:
    """Whether it may be an error or not: nothing can be said."""
    return graded(rules, loss) is Grade.FINE and loss.most >= border(rules, Grade.SLIP)
