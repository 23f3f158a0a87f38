"""What was agreed on for a new match, and what of it the next one begins with."""

import json
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from typing import Any, Self

from preferans_qt import __version__
from preferans_qt.bots.registry import Kind, parse_kind
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.presets import DEFAULT_PRESET
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.match.log import HUMAN, Header
from preferans_qt.store.settings import Settings

USUAL_OPPONENTS = (Kind("club", "cautious"), Kind("club"), Kind("club", "bold"))

_KEY = "new_match"


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What was agreed: the rules, the name they go by, and who sits where.

    ``names`` and ``kinds`` hold one for each seat, clockwise from the person.
    """

    rules: Rules
    profile: str
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    conduct: Conduct = Conduct.LEARNING

    def header(self, first_dealer: Seat) -> Header:
        """The header of a match that begins now. Raises HeaderError when it cannot be played."""
        return Header.new(
            created=datetime.now(UTC).isoformat(timespec="seconds"),
            program=__version__,
            profile=self.profile,
            rules=self.rules,
            names=self.names,
            kinds=self.kinds,
            first_dealer=first_dealer,
            conduct=self.conduct,
        )


def usual_kinds(players: int) -> tuple[str, ...]:
    """The person, and opponents of the usual level, each with another character."""
    left, *opposite, right = map(str, USUAL_OPPONENTS)
    return (HUMAN, left, right) if players == 3 else (HUMAN, left, *opposite, right)


@dataclass(frozen=True, slots=True)
class LastMatch:
    """The last choices: profile, length, number of players, bots, and how slips are dealt with.

    ``pool`` is 0 where nothing was agreed on, ``limit`` a value of ``end_limit``; ``bots`` holds
    the kinds of the left, the opposite and the right opponent, or nothing.
    """

    profile: str = DEFAULT_PRESET
    players: int = 3
    pool: int = 0
    limit: str = "none"
    bots: tuple[str, ...] = ()
    conduct: str = Conduct.LEARNING.value

    @classmethod
    def of(cls, agreed: NewMatch) -> Self:
        """What to remember of a match."""
        _, left, *opposite, right = agreed.kinds
        absent = USUAL_OPPONENTS[1]
        if (beside := parse_kind(left)) is not None:
            absent = absent._replace(level=beside.level)
        return cls(
            profile=agreed.profile,
            players=len(agreed.names),
            pool=agreed.rules.pool_target or 0,
            limit=agreed.rules.end_limit,
            bots=(left, *(opposite or (str(absent),)), right),
            conduct=agreed.conduct.value,
        )

    @property
    def opponents(self) -> tuple[Kind, ...]:
        """The left, the opposite and the right one; the usual one where none is remembered."""
        remembered = (*map(parse_kind, self.bots), None, None, None)
        return tuple(
            kind or usual for kind, usual in zip(remembered, USUAL_OPPONENTS, strict=False)
        )

    @property
    def usual_conduct(self) -> Conduct:
        """How slips are dealt with; the usual way when what was stored is unknown."""
        known = self.conduct in tuple(Conduct)
        return Conduct(self.conduct) if known else Conduct.LEARNING


def load_last_match(settings: Settings) -> LastMatch:
    """The last choices, with the usual ones for what is missing or cannot be read."""
    usual = LastMatch()
    try:
        stored: Any = json.loads(settings.get(_KEY, "{}"))
    except (ValueError, RecursionError):
        return usual
    if not isinstance(stored, dict):
        return usual
    bots = stored.get("bots")
    if isinstance(bots, list):
        stored["bots"] = tuple(str(kind) for kind in bots)
    known = {
        field.name: stored[field.name]
        for field in fields(LastMatch)
        if type(stored.get(field.name)) is type(getattr(usual, field.name))
    }
    return LastMatch(**known)


def save_last_match(settings: Settings, agreed: NewMatch) -> None:
    """Remember what was agreed. Raises StoreError when the disk refuses."""
    settings.set(_KEY, json.dumps(asdict(LastMatch.of(agreed))))
