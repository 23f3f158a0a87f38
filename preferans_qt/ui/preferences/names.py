"""The names of the players when nobody has chosen others."""

from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QCoreApplication

from preferans_qt.ui.preferences.values import Preferences

translate = QCoreApplication.translate


def usual_names() -> tuple[str, str, str]:
    """The person, the left neighbour, the right one."""
    return (
        translate("Names", "You", "the name of the person on the score sheet"),
        translate("Names", "Boris", "the usual name of an opponent"),
        translate("Names", "Clara", "the usual name of an opponent"),
    )


def chosen_names(preferences: Preferences) -> tuple[str, str, str]:
    """The names to begin a match with, clockwise from the person; empty for the usual ones."""
    chosen = (preferences.your_name, preferences.first_opponent, preferences.second_opponent)
    you, left, right = (name.strip() for name in chosen)
    return you, left, right


def shown_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names of a match as they are shown: an empty one is the usual one of the language.

    Beyond the usual names an empty one stays empty.
    """
    return tuple(
        name or usual
        for name, usual in zip_longest(names, usual_names()[: len(names)], fillvalue="")
    )
