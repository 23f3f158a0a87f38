"""Headers, log entries and sums as rows of the database; what writes runs within a transaction."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, Self

from preferans_qt.match.log import (
    Header,
    LogEntry,
    header_from,
    header_mapping,
    parse_seat_mark,
    seat_mark,
)
from preferans_qt.match.session import Session

ENTRY_COLUMNS: Final = "number, seat, code, digest"


class MatchSum(NamedTuple):
    """A row of ``summaries``: what the first ``length`` entries of a match come to."""

    match: int
    length: int
    deals: int
    is_over: bool
    problem: str

    @classmethod
    def of(cls, key: int, session: Session, length: int, problem: str = "") -> Self:
        return cls(key, length, len(session.match.finished), session.match.is_over, problem)


def stored_header(text: object) -> Header:
    """The header in a row of ``matches``; raises ValueError when it is damaged."""
    try:
        mapping = json.loads(str(text))
    except RecursionError as error:
        raise ValueError("the header is no JSON") from error
    if not isinstance(mapping, dict):
        raise ValueError("the header is no JSON object")
    return header_from(mapping)


def stored_entry(row: Sequence[Any], players: int) -> LogEntry:
    """The entry in a row of ``entries``; raises ValueError when it is damaged."""
    number, seat, code, digest = row
    if not isinstance(number, int) or not all(isinstance(text, str) for text in row[1:]):
        raise ValueError(f"entry {number}: it holds values of a wrong kind")
    return LogEntry(number, parse_seat_mark(seat, players), code, digest)


def insert_match(
    connection: sqlite3.Connection, header: Header, entries: Iterable[LogEntry], played: str
) -> int:
    """Write a match; its key."""
    text = json.dumps(header_mapping(header), ensure_ascii=False)
    row = (header.id, text, played)
    key = connection.execute(
        "INSERT INTO matches (id, header, played) VALUES (?, ?, ?)", row
    ).lastrowid
    assert key is not None
    insert_entries(connection, key, entries)
    return key


def insert_entries(connection: sqlite3.Connection, key: int, entries: Iterable[LogEntry]) -> None:
    """Write entries of a match."""
    connection.executemany(
        f"INSERT INTO entries (match, {ENTRY_COLUMNS}) VALUES (?, ?, ?, ?, ?)",
        ((key, entry.index, seat_mark(entry.seat), entry.code, entry.digest) for entry in entries),
    )


def insert_sums(connection: sqlite3.Connection, sums: Iterable[MatchSum]) -> None:
    """Write rows of ``summaries``."""
    connection.executemany("INSERT OR REPLACE INTO summaries VALUES (?, ?, ?, ?, ?)", sums)
