"""What can go wrong with the files of the program, each as one sentence for the user."""

import sqlite3
from pathlib import Path


class StoreError(Exception):
    """Something could not be read or written. The text says what, where and what to do."""


class InUseError(StoreError):
    """Another copy of the program has the database open."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"Another copy of the program is running and uses {path}; go on in its window, "
            "or close it first."
        )


class FutureVersionError(StoreError):
    """The database was written by a newer version of the program."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(
            f"{path} was written by a newer version of the program (schema {found}, and this "
            f"one knows {known}); install the newer version. The file has been left as it is."
        )


class DamagedError(StoreError):
    """The file is damaged, cut off, or no database of this program."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(
            f"{path} is damaged ({problem}); start the program again to save what can be read."
        )
        self.problem = problem


class UnknownMatchError(StoreError):
    """There is no match with this id."""

    def __init__(self, id: str) -> None:
        super().__init__(f"There is no match {id} in the database; choose another one.")


class DuplicateMatchError(StoreError):
    """The very same match is in the database already."""

    def __init__(self, id: str) -> None:
        super().__init__(f"The match {id} is in the list already; open it there.")
        self.id = id


class DamagedMatchError(StoreError):
    """One match cannot be read, in a database that is otherwise sound."""

    def __init__(self, id: str, problem: str) -> None:
        super().__init__(f"The match {id} is damaged ({problem}); choose another one.")


def result_code(error: sqlite3.Error) -> int | None:
    """SQLite's primary result code; None when the error does not come from SQLite itself."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF  # extended codes hold it in their low byte


def store_error(error: sqlite3.Error, path: Path) -> StoreError:
    """What an error of SQLite means to the user.

    Raises the error itself when it is a fault of the program.
    """
    match result_code(error):
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return InUseError(path)
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return DamagedError(path, str(error))
        case sqlite3.SQLITE_FULL:
            return StoreError(
                f"The disk with {path} is full: nothing was saved; free some space and try again."
            )
        case sqlite3.SQLITE_READONLY:
            return StoreError(
                f"{path} may only be read, so nothing was saved; allow writing to it and try again."
            )
        case sqlite3.SQLITE_IOERR | sqlite3.SQLITE_CANTOPEN:
            return StoreError(
                f"{path} cannot be opened, read or written ({error}); check the disk and whether "
                "you may write there."
            )
        case sqlite3.SQLITE_CONSTRAINT:
            return StoreError(
                f"{path} does not take this ({error}); it may have been deleted in the meantime."
            )
    raise error
