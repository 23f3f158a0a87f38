"""The names of the players when nobody has chosen others."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest

from PySide6.QtCore import QCoreApplication

from preferans_qt.ui.preferences.values import Preferences

translate = QCoreApplication.translate

_OPPOSITE = 2  # the seat that is empty at a table for three


def usual_names(players: int = 3) -> tuple[str, ...]:
    """The person, and then clockwise the left neighbour, with four the one opposite, the right."""
    return _seated(
        players,
        translate("Names", "You", "the name of the person on the score sheet"),
        translate("Names", "Boris", "the usual name of an opponent"),
        translate("Names", "Anton", "the usual name of an opponent"),
        translate("Names", "Clara", "the usual name of an opponent"),
    )


def chosen_names(preferences: Preferences, players: int = 3) -> tuple[str, ...]:
    """The names to begin a match with, clockwise from the person; empty for the usual ones."""
    return _seated(
        players,
        preferences.your_name.strip(),
        preferences.first_opponent.strip(),
        preferences.third_opponent.strip(),
        preferences.second_opponent.strip(),
    )


def with_names(preferences: Preferences, names: Sequence[str]) -> Preferences:
    """Preferences of which `chosen_names` gives these names of three or four players."""
    you, left, *opposite, right = names
    return replace(
        preferences,
        your_name=you,
        first_opponent=left,
        second_opponent=right,
        third_opponent=opposite[0] if opposite else preferences.third_opponent,
    )


def shown_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names of a match as they are shown: an empty one is the usual one of the language.

    Beyond the usual names an empty one stays empty.
    """
    usual = usual_names(len(names))
    return tuple(
        name or other for name, other in zip_longest(names, usual[: len(names)], fillvalue="")
    )


def _seated(players: int, *names: str) -> tuple[str, ...]:
    """The names of those who sit at a table of three or four."""
    return names if players > len(names) - 1 else names[:_OPPOSITE] + names[_OPPOSITE + 1 :]
