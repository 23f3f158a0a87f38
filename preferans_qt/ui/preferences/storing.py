"""The settings of a person in the database."""

from preferans_qt.store.settings import Settings
from preferans_qt.ui.preferences.values import Preferences

_PREFIX = "preferences."


def load_preferences(settings: Settings) -> Preferences:
    """The stored settings, with defaults for what has never been set."""
    stored: dict[str, object] = {}
    for name, default in Preferences().as_mapping().items():
        if isinstance(default, bool | int | str):
            stored[name] = settings.get(_PREFIX + name, default)
    return Preferences.from_mapping(stored)


def save_preferences(settings: Settings, old: Preferences, new: Preferences) -> None:
    """Store what has changed. Raises StoreError when the disk refuses."""
    before = old.as_mapping()
    for name, value in new.as_mapping().items():
        if value != before[name] and isinstance(value, bool | int | str):
            settings.set(_PREFIX + name, value)
