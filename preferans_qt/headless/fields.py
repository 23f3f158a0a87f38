"""Checked access to mappings that people write; every complaint says where it stands."""

import difflib
import reprlib
from collections.abc import Iterable, Mapping

from preferans_qt.headless.errors import InputError

_BRIEF = reprlib.Repr()
_BRIEF.maxstring = _BRIEF.maxother = _BRIEF.maxlong = 40
_BRIEF.maxlevel = 2


def brief(value: object) -> str:
    """A value as a short text on one line, whatever it is."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
    return _BRIEF.repr(value)


class Fields:
    """The keys of one mapping. ``where`` leads every message: ``example ES09-1``."""

    def __init__(self, value: object, where: str) -> None:
        self._values = dict(entries_of(value, where))
        self.where = where

    def __contains__(self, key: str) -> bool:
        return self._values.get(key) is not None

    def place(self, key: str) -> str:
        """Where a key stands, for a message."""
        return f"{self.where}, {key}"

    def refuse(self, key: str, problem: str) -> InputError:
        """An error about one key, to be raised."""
        return InputError(f"{self.place(key)}: {problem}")

    def value(self, key: str) -> object:
        """What stands under a key; None when it is missing."""
        return self._values.get(key)

    def needed(self, key: str) -> object:
        """What stands under a key that must be there."""
        if key not in self:
            near = difflib.get_close_matches(key, map(str, self._values), n=1, cutoff=0.8)
            hint = f"; is {near[0]} a slip?" if near and near[0] != key else ""
            raise InputError(f"{self.where}: {key} is missing{hint}")
        return self._values[key]

    def text(self, key: str) -> str:
        """A text that must be there, on one line."""
        value = self.needed(key)
        if not isinstance(value, str) or not value.isprintable() or not value.strip():
            raise self.refuse(key, f"{brief(value)} is not a text on one line")
        return value

    def number(self, key: str, least: int, most: int, usual: int | None = None) -> int:
        """A whole number within bounds; ``usual`` when the key is missing, if that is allowed."""
        if usual is not None and key not in self:
            return usual
        return whole_number(self.needed(key), least, most, self.place(key))

    def inner(self, key: str) -> "Fields":
        """A mapping that must be there."""
        return Fields(self.needed(key), self.place(key))

    def items(self, key: str) -> list[object]:
        """A list that must be there."""
        return items_of(self.needed(key), self.place(key))

    def with_changes(self, changes: Mapping[object, object], where: str) -> "Fields":
        """The same keys with some others in their place, standing elsewhere."""
        return Fields({**self._values, **changes}, where)

    def refuse_slips(self, known: Iterable[str]) -> None:
        """Refuse a key that is nearly a known one.

        Any other unknown key is a remark of the writer, and nobody's business.
        """
        known = tuple(known)
        for key in self._values:
            near = difflib.get_close_matches(str(key), known, n=1, cutoff=0.8)
            if near and key not in known:
                raise self.refuse(brief(key), f"no such key; did you mean {near[0]}?")


def entries_of(value: object, where: str) -> list[tuple[object, object]]:
    """The keys of a mapping with their values."""
    if not isinstance(value, Mapping):
        raise InputError(f"{where}: {brief(value)} is not a mapping of keys to values")
    return list(value.items())


def items_of(value: object, where: str) -> list[object]:
    """The items of a list."""
    if not isinstance(value, list):
        raise InputError(f"{where}: {brief(value)} is not a list")
    return value


def pair_of(value: object, where: str, form: str) -> tuple[object, object]:
    """The two items of a list like ``[B, whist]``, which ``form`` shows."""
    if not isinstance(value, list) or len(value) != 2:
        raise InputError(f"{where}: {brief(value)} is not a pair like {form}")
    return value[0], value[1]


def whole_number(value: object, least: int, most: int, where: str) -> int:
    """A whole number within bounds, both included."""
    if type(value) is not int or not least <= value <= most:
        raise InputError(f"{where}: {brief(value)} is not a whole number from {least} to {most}")
    return value
