"""The values of hands by the fitted tables."""

from functools import cache

from preferans_qt.bots.tables import flat, hand_tables
from preferans_qt.solver.hand_values import HandValues


@cache
def hand_values() -> HandValues:
    """What hands are worth before a deal is imagined; may be asked by any thread."""
    return HandValues(flat(hand_tables()))
