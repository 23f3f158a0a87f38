"""The matches in the database: begin, go on with, list, delete, export and import."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import NamedTuple
from uuid import uuid4

from preferans_qt.match.file import match_text, parse_match
from preferans_qt.match.log import Header, LogEntry, rechained
from preferans_qt.match.session import Session, Sink, sound_prefix
from preferans_qt.store.database import Database
from preferans_qt.store.errors import DamagedMatchError, DuplicateMatchError, UnknownMatchError
from preferans_qt.store.rows import (
    ENTRY_COLUMNS,
    MatchSum,
    insert_entries,
    insert_match,
    insert_sums,
    stored_entry,
    stored_header,
)


class StoredMatch(NamedTuple):
    """What a session goes on from: ``Session(*matches.load(id))``."""

    header: Header
    entries: tuple[LogEntry, ...]
    sink: Sink


@dataclass(frozen=True, slots=True)
class Summary:
    """One line of the list of matches.

    ``header`` is None when it cannot be read; ``played`` is the ISO 8601 time of the last entry
    and ``deals`` the number of finished deals. ``problem`` tells why the match cannot be gone on
    with; it is empty for a sound one.
    """

    id: str
    header: Header | None
    played: str
    deals: int
    is_over: bool
    problem: str


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Matches:
    """The matches of a database. Everything raises StoreError when the disk refuses.

    ``clock`` gives the time as an ISO 8601 text.
    """

    def __init__(self, database: Database, clock: Callable[[], str] = _now) -> None:
        self._database = database
        self._clock = clock

    def create(self, header: Header) -> Sink:
        """Begin a match; what the sink returned from is on disk.

        Raises DuplicateMatchError when there is a match with this id.
        """
        if self._key(header.id) is not None:
            raise DuplicateMatchError(header.id)
        with self._database.transaction() as connection:
            key = insert_match(connection, header, (), self._clock())
        return self._sink(key)

    def load(self, id: str) -> StoredMatch:
        """What is stored of a match; making the session of it verifies the log.

        Raises UnknownMatchError, and DamagedMatchError for what is no header or entry at all.
        """
        key = self._key(id)
        if key is None:
            raise UnknownMatchError(id)
        return self._stored(id, key)

    def _stored(self, id: str, key: int) -> StoredMatch:
        ((text,),) = self._database.rows("SELECT header FROM matches WHERE key = ?", key)
        rows = self._database.rows(
            f"SELECT {ENTRY_COLUMNS} FROM entries WHERE match = ? ORDER BY number", key
        )
        try:
            header = stored_header(text)
            entries = tuple(stored_entry(row, header.players) for row in rows)
        except ValueError as error:
            raise DamagedMatchError(id, str(error)) from error
        return StoredMatch(header, entries, self._sink(key))

    def summaries(self) -> tuple[Summary, ...]:
        """All matches, the one played last first."""
        self._refresh_summaries()
        rows = self._database.rows(
            "SELECT id, header, played, deals, is_over, problem "
            "FROM matches JOIN summaries ON match = key ORDER BY played DESC, key DESC"
        )
        return tuple(_summary(*row) for row in rows)

    def unfinished(self) -> tuple[Summary, ...]:
        """The matches that can be gone on with, the one played last first."""
        return tuple(
            summary for summary in self.summaries() if not summary.is_over and not summary.problem
        )

    def delete(self, id: str) -> None:
        """Remove a match for good. Raises UnknownMatchError."""
        key = self._key(id)
        if key is None:
            raise UnknownMatchError(id)
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM matches WHERE key = ?", (key,))

    def export_text(self, id: str) -> str:
        """A match as the text of a match file.

        Raises UnknownMatchError, DamagedMatchError, and LogError when the log is not sound.
        """
        header, entries, _ = self.load(id)
        return match_text(header, entries)

    def import_text(self, text: str) -> str:
        """Take over a match from the text of a match file; its id here.

        Raises MatchFileError, and DuplicateMatchError when the very same match is here.
        """
        return self.take_over(*parse_match(text))

    def take_over(self, header: Header, entries: Sequence[LogEntry]) -> str:
        """Take over a match from elsewhere; its id here.

        A match that differs from the one stored under its id gets an id of its own, and with it
        new digests. Raises LogError when the log is not sound, and DuplicateMatchError.
        """
        Session(header, entries)
        if self._key(header.id) is not None:
            if self._is_stored(header, entries):
                raise DuplicateMatchError(header.id)
            header = replace(header, id=uuid4().hex)
            entries = rechained(header, entries)
        with self._database.transaction() as connection:
            insert_match(connection, header, entries, self._clock())
        return header.id

    def _is_stored(self, header: Header, entries: Sequence[LogEntry]) -> bool:
        try:
            return self.load(header.id)[:2] == (header, tuple(entries))
        except DamagedMatchError:
            return False

    def _key(self, id: str) -> int | None:
        rows = self._database.rows("SELECT key FROM matches WHERE id = ?", id)
        return int(rows[0][0]) if rows else None

    def _sink(self, key: int) -> Sink:
        def write(entry: LogEntry) -> None:
            with self._database.transaction() as connection:
                insert_entries(connection, key, (entry,))
                connection.execute(
                    "UPDATE matches SET played = ? WHERE key = ?", (self._clock(), key)
                )

        return write

    def _refresh_summaries(self) -> None:
        """Sum up anew the matches that have grown since they were summed up last."""
        grown = self._database.rows(
            "SELECT id, key FROM ("
            "  SELECT id, key, (SELECT count(*) FROM entries WHERE match = key) AS count"
            "  FROM matches"
            ") LEFT JOIN summaries ON match = key WHERE length IS NOT count"
        )
        if grown:
            sums = [self._sum_of(id, key) for id, key in grown]
            with self._database.transaction() as connection:
                insert_sums(connection, sums)

    def _sum_of(self, id: str, key: int) -> MatchSum:
        ((length,),) = self._database.rows("SELECT count(*) FROM entries WHERE match = ?", key)
        try:
            header, entries, _ = self._stored(id, key)
        except DamagedMatchError as error:
            return MatchSum(key, length, 0, False, str(error))
        session, unsound = sound_prefix(header, entries)
        problem = "" if unsound is None else str(DamagedMatchError(id, str(unsound)))
        return MatchSum.of(key, session, length, problem)


def _summary(id: str, text: str, played: str, deals: int, is_over: int, problem: str) -> Summary:
    try:
        header = stored_header(text)
    except ValueError:  # the problem says so
        header = None
    return Summary(id, header, played, deals, bool(is_over), problem)
