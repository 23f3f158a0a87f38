"""How long an opponent takes over a decision, as people do: what is forced takes no time.

Time that was really needed for thinking counts; only what is left of it is waited for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:  # the settings need no more than the names; kept off the start-up path
    from preferans_qt.bots.player import Candidate

CLEAR_LEAD: Final = 4  # whists by which the best candidate of an easy decision leads


class Rhythm(NamedTuple):
    """Milliseconds from a question to its answer."""

    easy: int
    hard: int


RHYTHMS: Final[Mapping[str, Rhythm]] = MappingProxyType(
    {
        "instant": Rhythm(0, 0),
        "quick": Rhythm(200, 500),
        "natural": Rhythm(500, 1400),
        "leisurely": Rhythm(1100, 3000),
    }
)


def is_easy(candidates: Sequence[Candidate]) -> bool:
    """Whether the first candidate is clearly better than all others, or none is better at all."""
    chosen, *others = (candidate.value for candidate in candidates)
    if all(value == chosen for value in others):
        return True
    return chosen - max(others) > CLEAR_LEAD


def milliseconds_to_wait(
    pace: str, legal: int, candidates: Sequence[Candidate], spent: float
) -> int:
    """How long to hold an answer back that took ``spent`` seconds to find.

    ``pace`` is one of RHYTHMS, ``legal`` the number of actions there were; without candidates a
    decision is an easy one.
    """
    if legal == 1:
        return 0
    rhythm = RHYTHMS[pace]
    wanted = rhythm.easy if not candidates or is_easy(candidates) else rhythm.hard
    return max(0, wanted - round(spent * 1000))
