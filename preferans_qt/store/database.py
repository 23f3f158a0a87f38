"""The one database of the program: an SQLite file that only one copy at a time may open.

What a transaction has written is on disk when it ends (write-ahead log, synchronous=FULL).
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Self

from preferans_qt.store import schema
from preferans_qt.store.errors import (
    DamagedError,
    FutureVersionError,
    StoreError,
    result_code,
    store_error,
)

_PATIENCE: Final = 0.5  # seconds to wait for another copy that is just closing


class Database:
    """An open database. To be used in the thread that opened it; a context manager closes it."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open the database at ``path``, or make one there, and lock out every other copy.

        Raises InUseError, FutureVersionError, DamagedError, or StoreError when the disk refuses;
        the file is then as it was. `opening.open_database` also mends a damaged one.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(
                f"The folder {path.parent} cannot be made ({error.strerror}); choose another one "
                "or allow writing there."
            ) from error
        try:
            connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
        except sqlite3.Error as error:
            raise store_error(error, path) from error
        try:
            _prepare(path, connection)
        except sqlite3.Error as error:
            connection.close()
            if result_code(error) == sqlite3.SQLITE_ERROR:  # our statements themselves are right
                raise DamagedError(path, str(error)) from error
            raise store_error(error, path) from error
        except UnicodeDecodeError as error:  # SQLite's own message quotes bytes that are no text
            connection.close()
            raise DamagedError(path, "its tables have no proper names") from error
        except StoreError:
            connection.close()
            raise
        return cls(path, connection)

    def close(self) -> None:
        """Let go of the file; nothing is lost without it."""
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def rows(self, sql: str, *parameters: object) -> list[tuple[Any, ...]]:
        """All rows of a query. Raises StoreError."""
        try:
            return self._connection.execute(sql, parameters).fetchall()
        except sqlite3.Error as error:
            raise store_error(error, self.path) from error

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Changes that are made together or, when anything is raised, not at all.

        Raises StoreError when the disk refuses.
        """
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise store_error(error, self.path) from error


def tolerant_text(data: bytes) -> str:
    """Text as a damaged database may hold it: what is not UTF-8 becomes a replacement sign."""
    return data.decode("utf-8", "replace")


def _prepare(path: Path, connection: sqlite3.Connection) -> None:
    """Lock the file, look whether it is ours and sound, and bring it to the present schema."""
    connection.text_factory = tolerant_text
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")  # before the first access to the file
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    is_new = not version and not schema.tables(connection)
    if application != schema.APPLICATION_ID and not is_new:
        raise DamagedError(path, "it is no database of this program")
    if version > schema.SCHEMA_VERSION:
        raise FutureVersionError(path, version, schema.SCHEMA_VERSION)
    (finding,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if finding != "ok":
        raise DamagedError(path, finding)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    schema.migrate(connection)
    if schema.tables(connection) != schema.present_tables():
        raise DamagedError(path, "its tables are not those of this program")
