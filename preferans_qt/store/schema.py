"""The tables of the database, as the steps that led to them (docs/file-formats.md).

A step once released is never changed; what is new is a step more.
"""

import sqlite3
from functools import cache
from typing import Final

APPLICATION_ID: Final = 0x50554C4B  # "PULK": tells this database from those of other programs

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE matches (
            key INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            header TEXT NOT NULL,
            played TEXT NOT NULL
        )""",
        """CREATE TABLE entries (
            match INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            seat TEXT NOT NULL,
            code TEXT NOT NULL,
            digest TEXT NOT NULL,
            PRIMARY KEY (match, number)
        ) WITHOUT ROWID""",
        """CREATE TABLE summaries (
            match INTEGER PRIMARY KEY REFERENCES matches (key) ON DELETE CASCADE,
            length INTEGER NOT NULL,
            deals INTEGER NOT NULL,
            is_over INTEGER NOT NULL,
            problem TEXT NOT NULL
        )""",
        """CREATE TABLE settings (
            key TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) WITHOUT ROWID""",
    ),
    (
        # What is kept of practice outlives the matches it comes from: no foreign key
        """CREATE TABLE notes (
            match TEXT NOT NULL,
            entry INTEGER NOT NULL,
            attempt INTEGER NOT NULL,
            deal INTEGER NOT NULL,
            noted TEXT NOT NULL,
            profile TEXT NOT NULL,
            subject TEXT NOT NULL,
            action TEXT NOT NULL,
            best TEXT NOT NULL,
            loss REAL NOT NULL,
            error REAL NOT NULL,
            grade INTEGER NOT NULL,
            is_trivial INTEGER NOT NULL,
            hints INTEGER NOT NULL,
            is_taken_back INTEGER NOT NULL,
            is_counted INTEGER NOT NULL,
            PRIMARY KEY (match, entry, attempt)
        ) WITHOUT ROWID""",
    ),
)
SCHEMA_VERSION: Final = len(MIGRATIONS)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database, new or of an older version, to the present schema: wholly or not at all."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version == SCHEMA_VERSION:
        return
    connection.execute("BEGIN EXCLUSIVE")  # undone when the connection is closed after an error
    for step in MIGRATIONS[version:]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    connection.execute("COMMIT")


def tables(connection: sqlite3.Connection) -> frozenset[tuple[str, str]]:
    """Each table with its definition."""
    rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
    return frozenset((str(name), str(sql)) for name, sql in rows)


@cache
def present_tables() -> frozenset[tuple[str, str]]:
    """The tables that a database of the present schema has."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection)
        return tables(connection)
    finally:
        connection.close()
