"""Opens the database, and mends a damaged one: the old file is set aside, what it still holds of
sound matches, settings and notes goes into a new one."""

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from preferans_qt.coach.notes import Note
from preferans_qt.match.log import LogEntry
from preferans_qt.match.session import Session, sound_prefix
from preferans_qt.store.database import Database, tolerant_text
from preferans_qt.store.errors import DamagedError, StoreError
from preferans_qt.store.notes import NOTE_COLUMNS, NOTE_KEY, insert_notes, sound_notes
from preferans_qt.store.rows import (
    ENTRY_COLUMNS,
    MatchSum,
    insert_match,
    insert_sums,
    stored_entry,
    stored_header,
)

_SUFFIXES = ("", "-wal", "-shm", "-journal")


@dataclass(frozen=True, slots=True)
class Report:
    """A damaged database was replaced: why, where it lies now, and what was saved from it.

    ``whole`` counts matches of which nothing is known to be missing, ``shortened`` those that
    end before the damage.
    """

    problem: str
    old_file: Path
    whole: int
    shortened: int

    def __str__(self) -> str:
        return (
            f"The file with your matches could not be used ({self.problem}), so a new one was "
            f"made; matches saved whole: {self.whole}, up to the damage: {self.shortened}; "
            f"the old file is kept as {self.old_file}."
        )


class Opened(NamedTuple):
    """An open database, and what had to be done to it, if anything."""

    database: Database
    report: Report | None


def open_database(path: Path) -> Opened:
    """Open the database at ``path``; when it is damaged, replace it by what can be saved of it.

    Raises InUseError and FutureVersionError without touching anything, and StoreError when the
    disk refuses; then the old file is in its place.
    """
    try:
        return Opened(Database.open(path), None)
    except DamagedError as error:
        problem = error.problem
    rescued = _rescue(path)
    old_file = _set_aside(path)
    try:
        database = _refilled(path, rescued)
    except StoreError:
        _move(old_file, path)
        raise
    shortened = sum(match.is_shortened for match in rescued.matches)
    whole = len(rescued.matches) - shortened
    return Opened(database, Report(problem, old_file, whole, shortened))


class _RescuedMatch(NamedTuple):
    session: Session
    played: str
    is_shortened: bool


@dataclass(slots=True)
class _Rescued:
    """What could be read of a damaged database."""

    matches: list[_RescuedMatch] = field(default_factory=list)
    settings: list[tuple[str, str]] = field(default_factory=list)
    notes: tuple[Note, ...] = ()


def _rescue(path: Path) -> _Rescued:
    """Read what can be read, from a copy, since reading alone may change the files."""
    with TemporaryDirectory(prefix="preferans-") as folder:
        copy = Path(folder) / path.name
        try:
            for file, copied in zip(_files(path), _files(copy), strict=True):
                if file.exists():
                    shutil.copyfile(file, copied)
        except OSError as error:
            raise StoreError(
                f"{path} is damaged and cannot be copied ({error.strerror}); free some space or "
                "check the disk, and start the program again."
            ) from error
        with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            connection.text_factory = tolerant_text
            connection.execute("PRAGMA writable_schema = ON")  # reads files that were cut off, too
            return _readable(connection)


def _readable(connection: sqlite3.Connection) -> _Rescued:
    rescued = _Rescued()
    ids: set[str] = set()
    for key, text, played in _rows_around_damage(connection, "matches", "key, header, played"):
        match = _rescued_match(connection, key, text, str(played))
        if match is not None and match.session.header.id not in ids:
            ids.add(match.session.header.id)
            rescued.matches.append(match)
    for key, value in _rows_around_damage(connection, "settings", "key, value"):
        rescued.settings.append((str(key), str(value)))
    rescued.notes = sound_notes(_rows_around_damage(connection, "notes", NOTE_COLUMNS, NOTE_KEY))
    return rescued


def _rescued_match(
    connection: sqlite3.Connection, key: object, text: object, played: str
) -> _RescuedMatch | None:
    """A match up to the first entry that is damaged; None when nothing of it is left."""
    try:
        header = stored_header(text)
    except ValueError:
        return None
    sql = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE match = ? ORDER BY number"
    rows, is_shortened = _rows_before_damage(connection, sql, key)
    entries: list[LogEntry] = []
    try:
        for row in rows:
            entries.append(stored_entry(row, header.players))
    except ValueError:
        is_shortened = True
    session, unsound = sound_prefix(header, entries)
    is_shortened = is_shortened or unsound is not None
    if is_shortened and not session.entries:
        return None
    return _RescuedMatch(session, played, is_shortened)


def _rows_before_damage(
    connection: sqlite3.Connection, sql: str, *parameters: object
) -> tuple[list[tuple[Any, ...]], bool]:
    """The rows of a query up to the first that cannot be read, and whether there was such."""
    rows: list[tuple[Any, ...]] = []
    try:
        for row in connection.execute(sql, parameters):
            rows.append(row)  # one by one: what has been read before an error stays
    except (sqlite3.DatabaseError, UnicodeDecodeError):  # the latter from a message of SQLite
        return rows, True
    return rows, False


def _rows_around_damage(
    connection: sqlite3.Connection, table: str, columns: str, key: Sequence[str] = ("key",)
) -> list[tuple[Any, ...]]:
    """The rows of a table, from both ends of its primary key up to what cannot be read.

    ``columns`` begin with those of the key.
    """
    query = f"SELECT {columns} FROM {table} ORDER BY "
    rows, is_damaged = _rows_before_damage(connection, query + ", ".join(key))
    if is_damaged:
        known = {row[: len(key)] for row in rows}
        backwards = ", ".join(f"{column} DESC" for column in key)
        from_the_end, _ = _rows_before_damage(connection, query + backwards)
        rows += [row for row in reversed(from_the_end) if row[: len(key)] not in known]
    return rows


def _refilled(path: Path, rescued: _Rescued) -> Database:
    """A new database with all that was saved, in one piece."""
    database = Database.open(path)
    try:
        with database.transaction() as connection:
            for session, played, _ in rescued.matches:
                key = insert_match(connection, session.header, session.entries, played)
                insert_sums(connection, [MatchSum.of(key, session, session.log_length)])
            connection.executemany(
                "INSERT OR REPLACE INTO settings VALUES (?, ?)", rescued.settings
            )
            insert_notes(connection, rescued.notes)
    except StoreError:
        database.close()
        raise
    return database


def _set_aside(path: Path) -> Path:
    """Move a database out of the way, to a name that nothing has yet; the new path."""
    numbers = count(1)
    while True:
        target = path.with_name(f"{path.name}.damaged-{next(numbers)}")
        if not any(file.exists() for file in _files(target)):
            _move(path, target)
            return target


def _move(source: Path, target: Path) -> None:
    try:
        for file, moved in zip(_files(source), _files(target), strict=True):
            moved.unlink(missing_ok=True)
            if file.exists():
                file.rename(moved)
    except OSError as error:
        raise StoreError(
            f"{source} is damaged and cannot be moved to {target} ({error.strerror}); move it "
            "away yourself and start the program again."
        ) from error


def _files(path: Path) -> list[Path]:
    """The database at a path and the logs that may belong to it."""
    return [path.with_name(path.name + suffix) for suffix in _SUFFIXES]
