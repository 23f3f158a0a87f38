"""The user's own profiles of rules in the database, each under its name.

A profile is kept among the settings, so that it is saved with them from a damaged database.
"""

import json
from dataclasses import dataclass
from typing import Final

from preferans_qt.game.presets import PRESETS, parse_rules
from preferans_qt.game.rule_values import PlainValue
from preferans_qt.game.rules import Rules, differences
from preferans_qt.store.database import Database
from preferans_qt.store.errors import StoreError

_PREFIX: Final = "profile:"  # and the name: the key of a profile among the settings


@dataclass(frozen=True, slots=True)
class Profile:
    """Rules with the name they go by; ``base`` is the preset they are derived from."""

    name: str
    base: str
    rules: Rules

    @property
    def overrides(self) -> dict[str, PlainValue]:
        """What differs from the preset, by the keys of the rules."""
        return differences(self.rules, PRESETS[self.base])


class UnknownProfileError(StoreError):
    """There is no profile with this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There are no rules named {name} in the database; choose other ones.")


class DuplicateProfileError(StoreError):
    """Another profile has this name already."""

    def __init__(self, name: str) -> None:
        super().__init__(f"Other rules are named {name} already; choose another name.")


class Profiles:
    """The user's own profiles. Everything raises StoreError when the disk refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> tuple[Profile, ...]:
        """All profiles by name; what cannot be read stays where it is and is left out."""
        rows = self._database.rows(
            "SELECT key, value FROM settings WHERE substr(key, 1, ?) = ?", len(_PREFIX), _PREFIX
        )
        found = [_stored(key.removeprefix(_PREFIX), value) for key, value in rows]
        return tuple(sorted(filter(None, found), key=lambda each: each.name.casefold()))

    def save(self, profile: Profile) -> None:
        """Keep a profile, in the place of one with the same name if there is such."""
        text = json.dumps({"base": profile.base, "override": profile.overrides})
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO settings VALUES (?, ?) "
                "ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (_PREFIX + profile.name, text),
            )

    def rename(self, name: str, new_name: str) -> None:
        """Give a profile another name. Raises UnknownProfileError, DuplicateProfileError."""
        self._demand(name)
        if new_name != name and self._is_kept(new_name):
            raise DuplicateProfileError(new_name)
        with self._database.transaction() as connection:
            connection.execute(
                "UPDATE settings SET key = ? WHERE key = ?", (_PREFIX + new_name, _PREFIX + name)
            )

    def delete(self, name: str) -> None:
        """Remove a profile for good. Raises UnknownProfileError."""
        self._demand(name)
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM settings WHERE key = ?", (_PREFIX + name,))

    def _is_kept(self, name: str) -> bool:
        return bool(self._database.rows("SELECT 1 FROM settings WHERE key = ?", _PREFIX + name))

    def _demand(self, name: str) -> None:
        if not self._is_kept(name):
            raise UnknownProfileError(name)


def _stored(name: str, text: str) -> Profile | None:
    """The profile that a row holds; None when it is damaged."""
    try:
        data = json.loads(text)
        return Profile(name, data["base"], parse_rules(data, name))
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None
