"""The settings of a person in the database: one text of JSON."""

import json

from preferans_qt.store.settings import Settings
from preferans_qt.ui.preferences.values import Preferences

_KEY = "preferences"


def load_preferences(settings: Settings) -> Preferences:
    """The stored settings, with defaults for what has never been set or cannot be read."""
    try:
        stored = json.loads(settings.get(_KEY, "{}"))
    except ValueError:
        stored = {}
    return Preferences.from_mapping(stored if isinstance(stored, dict) else {})


def save_preferences(settings: Settings, preferences: Preferences) -> None:
    """Store all settings. Raises StoreError when the disk refuses."""
    settings.set(_KEY, json.dumps(preferences.as_mapping()))
