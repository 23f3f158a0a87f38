"""The players a match can be played with, by name.

A name is ``heuristic``, a level, or a level and a character joined by a hyphen: ``club-bold``.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from preferans_qt.bots.heuristic.bot import HeuristicPlayer
from preferans_qt.bots.player import Player
from preferans_qt.bots.thinking.bot import ThinkingPlayer
from preferans_qt.bots.thinking.characters import CHARACTERS as _CHARACTERS
from preferans_qt.bots.thinking.characters import EVEN_TEMPERED
from preferans_qt.bots.thinking.levels import LEVELS as _LEVELS

HEURISTIC: Final = HeuristicPlayer.name
LEVELS: Final = tuple(_LEVELS)  # the weakest first
CHARACTERS: Final = tuple(_CHARACTERS)


class Kind(NamedTuple):
    """What a name says of a thinking player; no character stands for an even temper."""

    level: str
    character: str | None = None

    def __str__(self) -> str:
        return self.level if self.character is None else f"{self.level}-{self.character}"


def parse_kind(name: str) -> Kind | None:
    """The level and character in a name; None for any other name."""
    level, hyphen, character = name.partition("-")
    if level not in LEVELS or (hyphen and character not in CHARACTERS):
        return None
    return Kind(level, character or None)


def names() -> Iterator[str]:
    """Every name there is: the heuristic player, the levels, and each with every character."""
    yield HEURISTIC
    yield from LEVELS
    for level in LEVELS:
        for character in CHARACTERS:
            yield str(Kind(level, character))


def is_bot(name: str) -> bool:
    """Whether there is a player of this name."""
    return name == HEURISTIC or parse_kind(name) is not None


def player(name: str) -> Player:
    """A new player of this name. Raises ValueError, which names the known ones."""
    if name == HEURISTIC:
        return HeuristicPlayer()
    kind = parse_kind(name)
    if kind is None:
        raise ValueError(
            f"{name!r} is no bot; there is {HEURISTIC}, and {', '.join(LEVELS)}, each with a"
            f" character if you like: {', '.join(CHARACTERS)}, as in {LEVELS[2]}-{CHARACTERS[1]}"
        )
    character = EVEN_TEMPERED if kind.character is None else _CHARACTERS[kind.character]
    return ThinkingPlayer(name, _LEVELS[kind.level], character)
