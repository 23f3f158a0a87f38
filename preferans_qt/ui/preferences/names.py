"""The names that the person has chosen for the players of the next match."""

from collections.abc import Sequence
from dataclasses import replace

from preferans_qt.ui.preferences.values import Preferences


def chosen_names(preferences: Preferences, players: int = 3) -> tuple[str, ...]:
    """The names to begin a match with, clockwise from the person; empty for the usual ones.

    Only at a table of four somebody sits opposite.
    """
    you, left, opposite, right = (
        preferences.your_name.strip(),
        preferences.first_opponent.strip(),
        preferences.third_opponent.strip(),
        preferences.second_opponent.strip(),
    )
    return (you, left, right) if players == 3 else (you, left, opposite, right)


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
