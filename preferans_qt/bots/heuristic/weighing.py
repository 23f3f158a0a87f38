"""From the rules of thumb of a phase to candidates: every legal action gets a value."""

from collections.abc import Callable, Sequence

from preferans_qt.bots.player import Candidate
from preferans_qt.game.actions import Action

UNKNOWN = -1e9  # whists: the last choice
TRIFLE = 0.01  # whists, by which an action that is meant to be chosen is better


def weighed(
    legal: Sequence[Action], value: Callable[[Action], float | None]
) -> tuple[Candidate, ...]:
    """The legal actions with their values in whists.

    One of which the rules of thumb know nothing has the value None, and is the last choice.
    """
    candidates = []
    for action in legal:
        worth = value(action)
        candidates.append(Candidate(action, UNKNOWN if worth is None else worth))
    return tuple(candidates)
