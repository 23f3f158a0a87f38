"""How a match deals with irregular actions (section E): agreed before it starts."""

from enum import StrEnum


class Conduct(StrEnum):
    """What becomes of an action that the rules forbid.

    LEARNING: it never passes and is explained; the first error of a deal is put right and noted
    without counting (E7.1). STRICT: only legal actions are offered. LIVE_TABLE: a renege, a wrong
    number of discards and a look at an old trick are possible, and are dealt with as the code
    says (E.2, E.3, E.5).
    """

    LEARNING = "learning"
    STRICT = "strict"
    LIVE_TABLE = "live_table"
