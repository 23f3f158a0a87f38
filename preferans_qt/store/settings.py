"""What the user has set, by key. The caller knows each key's type and what holds without it."""

import json
from typing import TypeVar

from preferans_qt.store.database import Database

Value = TypeVar("Value", bool, int, float, str, list[str], list[int], dict[str, str])


class Settings:
    """Settings in a database; each is on disk when `set` returns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, key: str, default: Value) -> Value:
        """The value of a key; the default when none of the default's type is stored."""
        for (text,) in self._database.rows("SELECT value FROM settings WHERE key = ?", key):
            value = _decoded(text)
            if type(value) is type(default):
                return value
        return default

    def set(self, key: str, value: Value) -> None:
        """Store a value. Raises StoreError when the disk refuses."""
        text = json.dumps(value)
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO settings VALUES (?, ?) "
                "ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (key, text),
            )

    def remove(self, key: str) -> None:
        """Back to the default. Raises StoreError when the disk refuses."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM settings WHERE key = ?", (key,))


def _decoded(text: str) -> object:
    """A stored value; None when it is damaged, so that the default holds."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
