"""A test kit: databases with matches in them, and looks into their files."""

import sqlite3
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

from preferans_qt.match.log import LogEntry
from preferans_qt.match.session import Session
from preferans_qt.store.database import Database
from preferans_qt.store.matches import Matches
from preferans_qt.store.settings import Settings
from tests.match.games import header_of, play_on


def ticking() -> Iterator[str]:
    """A clock that shows another second each time."""
    return (f"2025-03-01T10:{second // 60:02}:{second % 60:02}+00:00" for second in count())


def matches_in(database: Database) -> Matches:
    return Matches(database, ticking().__next__)


def filled(path: Path, number: int = 3, deals: int = 2) -> dict[str, tuple[LogEntry, ...]]:
    """Make a database with some matches and a setting; the log of each match by its id."""
    logs = {}
    with Database.open(path) as database:
        Settings(database).set("language", "ru")
        matches = matches_in(database)
        for index in range(number):
            header = header_of(id=f"{index:032x}")
            session = Session(header)
            play_on(session, Random(index), deals)
            logs[matches.take_over(header, session.entries)] = session.entries
    return logs


def files_in(folder: Path) -> dict[str, bytes]:
    """Every file of a folder with its bytes."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def meddle(path: Path, *statements: str) -> None:
    """Change a database behind the back of the program."""
    connection = sqlite3.connect(path, isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()
