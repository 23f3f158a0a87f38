"""The players a match can be played with, by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from preferans_qt.bots.heuristic.bot import HeuristicPlayer
from preferans_qt.bots.player import Player

BOTS: Final[Mapping[str, Callable[[], Player]]] = MappingProxyType(
    {HeuristicPlayer.name: HeuristicPlayer}
)


def player(name: str) -> Player:
    """A new player of this name. Raises ValueError, which names the known ones."""
    if name not in BOTS:
        raise ValueError(f"{name!r} is no bot; there is {', '.join(BOTS)}")
    return BOTS[name]()
