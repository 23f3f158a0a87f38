"""What is kept of practice, one row a note. It stays when its match is deleted."""

import math
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import astuple, fields
from datetime import datetime
from typing import Any, Final

from preferans_qt.coach.grades import Grade
from preferans_qt.coach.notes import Note
from preferans_qt.coach.subjects import Subject
from preferans_qt.store.database import Database

NOTE_KEY: Final = ("match", "entry", "attempt")
_COLUMNS: Final = tuple(field.name for field in fields(Note))
NOTE_COLUMNS: Final = ", ".join(_COLUMNS)
_KINDS: Final[dict[str, Any]] = {field.name: field.type for field in fields(Note)}
_IN_TIME: Final = f"julianday(noted), {', '.join(NOTE_KEY)}"


class Notes:
    """The notes of a database, the oldest first. Everything raises StoreError when the disk
    refuses; a row that is damaged is passed over."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, note: Note) -> None:
        """Keep a note, in the place of one about the same attempt if there is such."""
        with self._database.transaction() as connection:
            insert_notes(connection, (note,))

    def all(self, since: str | None = None) -> tuple[Note, ...]:
        """All notes, or those made at an ISO 8601 time or later."""
        query = f"SELECT {NOTE_COLUMNS} FROM notes"
        if since is None:
            return sound_notes(self._database.rows(f"{query} ORDER BY {_IN_TIME}"))
        query += f" WHERE julianday(noted) >= julianday(?) ORDER BY {_IN_TIME}"
        return sound_notes(self._database.rows(query, since))

    def of_match(self, id: str) -> tuple[Note, ...]:
        """The notes of one match, by entry and attempt."""
        query = f"SELECT {NOTE_COLUMNS} FROM notes WHERE match = ? ORDER BY entry, attempt"
        return sound_notes(self._database.rows(query, id))

    def delete_all(self) -> None:
        """Remove all notes for good."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM notes")


def insert_notes(connection: sqlite3.Connection, notes: Iterable[Note]) -> None:
    """Write notes, within a transaction."""
    places = ", ".join("?" * len(_COLUMNS))
    connection.executemany(
        f"INSERT OR REPLACE INTO notes ({NOTE_COLUMNS}) VALUES ({places})",
        (astuple(note) for note in notes),
    )


def sound_notes(rows: Iterable[Sequence[Any]]) -> tuple[Note, ...]:
    """The notes in rows of ``notes``, without those that are damaged."""
    notes = []
    for row in rows:
        try:
            notes.append(_stored(row))
        except (TypeError, ValueError):
            continue
    return tuple(notes)


def _stored(row: Sequence[Any]) -> Note:
    """The note in a row of NOTE_COLUMNS; raises ValueError or TypeError when it is damaged."""
    values = dict(zip(_COLUMNS, row, strict=True))
    for name, kind in _KINDS.items():
        value = values[name]
        if kind is bool and value in (0, 1):
            values[name] = bool(value)
        elif kind in (Subject, Grade):
            values[name] = kind(value)
        elif type(value) is not kind:
            raise TypeError(f"{name} holds {value!r}")
    datetime.fromisoformat(values["noted"])
    if not (math.isfinite(values["loss"]) and math.isfinite(values["error"])):
        raise ValueError("the loss is no number")
    return Note(**values)
