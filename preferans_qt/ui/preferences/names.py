"""The names of the players when nobody has chosen others."""

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


def names_of(preferences: Preferences) -> tuple[str, str, str]:
    """The names to begin a match with, clockwise from the person."""
    chosen = (preferences.your_name, preferences.first_opponent, preferences.second_opponent)
    you, left, right = (
        name.strip() or usual for name, usual in zip(chosen, usual_names(), strict=True)
    )
    return you, left, right
