"""The database file: made, locked, migrated, and errors of the disk told in one sentence."""

import sqlite3
from pathlib import Path

import pytest

from preferans_qt.store import schema
from preferans_qt.store.database import Database
from preferans_qt.store.errors import (
    DamagedError,
    FutureVersionError,
    InUseError,
    StoreError,
)
from tests.store.databases import files_in, filled, meddle


def test_a_new_database_is_made_with_its_folders(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "preferans.sqlite"
    with Database.open(path) as database:
        assert database.rows("SELECT * FROM matches") == []
        assert database.rows("PRAGMA user_version") == [(schema.SCHEMA_VERSION,)]
        assert database.rows("PRAGMA journal_mode") == [("wal",)]
        assert database.rows("PRAGMA synchronous") == [(2,)]
        assert database.rows("PRAGMA foreign_keys") == [(1,)]
        assert database.rows("PRAGMA locking_mode") == [("exclusive",)]
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_what_was_written_is_there_when_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    with Database.open(path) as database, database.transaction() as connection:
        connection.execute("INSERT INTO settings VALUES ('a', '1')")
    with Database.open(path) as database:
        assert database.rows("SELECT * FROM settings") == [("a", "1")]


def test_a_transaction_is_whole_or_not_at_all(tmp_path: Path) -> None:
    with Database.open(tmp_path / "p.sqlite") as database:
        with pytest.raises(StoreError), database.transaction() as connection:
            connection.executemany("INSERT INTO settings VALUES (?, '1')", [("a",), ("b",), ("a",)])
        assert database.rows("SELECT * FROM settings") == []
        with database.transaction() as connection:
            connection.execute("INSERT INTO settings VALUES ('b', '2')")
        assert database.rows("SELECT * FROM settings") == [("b", "2")]


def test_a_second_opening_is_refused_and_touches_nothing(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    filled(path)
    with Database.open(path) as database:
        with database.transaction() as connection:
            connection.execute("INSERT INTO settings VALUES ('a', '1')")
        before = files_in(tmp_path)
        with pytest.raises(InUseError, match=r"Another copy .* is running"):
            Database.open(path)
        assert files_in(tmp_path) == before
        with database.transaction() as connection:
            connection.execute("INSERT INTO settings VALUES ('b', '1')")
    with Database.open(path) as database:
        assert len(database.rows("SELECT * FROM settings")) == 3


def test_a_newer_database_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    filled(path)
    meddle(path, f"PRAGMA user_version = {schema.SCHEMA_VERSION + 1}")
    before = files_in(tmp_path)
    with pytest.raises(FutureVersionError, match="written by a newer version"):
        Database.open(path)
    assert files_in(tmp_path) == before


def test_an_older_database_is_brought_up_step_by_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "p.sqlite"
    logs = filled(path)
    step = ("CREATE TABLE birds (name TEXT)", "INSERT INTO birds VALUES ('crane')")
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, step))
    monkeypatch.setattr(schema, "SCHEMA_VERSION", schema.SCHEMA_VERSION + 1)
    monkeypatch.setattr(schema, "present_tables", schema.present_tables.__wrapped__)
    for _ in range(2):
        with Database.open(path) as database:
            assert database.rows("SELECT * FROM birds") == [("crane",)]
            assert len(database.rows("SELECT * FROM matches")) == len(logs)


def test_a_step_that_fails_leaves_the_older_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "p.sqlite"
    filled(path)
    with monkeypatch.context() as changed:
        step = ("CREATE TABLE birds (name TEXT)", "CREATE TABLE birds (name TEXT)")
        changed.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, step))
        changed.setattr(schema, "SCHEMA_VERSION", schema.SCHEMA_VERSION + 1)
        with pytest.raises(StoreError):
            Database.open(path)
    with Database.open(path) as database:
        assert database.rows("PRAGMA user_version") == [(schema.SCHEMA_VERSION,)]
        assert len(database.rows("SELECT * FROM matches")) == 3


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    large = ("b", "x" * 100_000)
    with Database.open(tmp_path / "p.sqlite") as database:
        (pages,) = database.rows("PRAGMA page_count")[0]
        database.rows(f"PRAGMA max_page_count = {pages}")
        with (
            pytest.raises(StoreError, match=r"disk with .* is full: nothing was saved; free"),
            database.transaction() as connection,
        ):
            connection.executemany("INSERT INTO settings VALUES (?, ?)", [("a", "1"), large])
        assert database.rows("SELECT * FROM settings") == []
        database.rows(f"PRAGMA max_page_count = {pages + 100}")
        with database.transaction() as connection:
            connection.execute("INSERT INTO settings VALUES (?, ?)", large)
        assert len(database.rows("SELECT * FROM settings")) == 1


def test_a_database_that_may_only_be_read_is_told(tmp_path: Path) -> None:
    with Database.open(tmp_path / "p.sqlite") as database:
        database.rows("PRAGMA query_only = 1")
        with (
            pytest.raises(StoreError, match="may only be read, so nothing was saved; allow"),
            database.transaction() as connection,
        ):
            connection.execute("INSERT INTO settings VALUES ('a', '1')")


def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened, read or written"):
        Database.open(tmp_path)


def test_a_file_in_the_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"The folder .* cannot be made"):
        Database.open(tmp_path / "file" / "p.sqlite")


def test_a_fault_of_the_program_is_no_error_of_the_disk(tmp_path: Path) -> None:
    with Database.open(tmp_path / "p.sqlite") as database, pytest.raises(sqlite3.OperationalError):
        database.rows("SELECT * FROM nowhere")


def test_a_damaged_page_found_while_running_is_told(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    filled(path, number=6)
    with Database.open(path) as database:
        (pages,) = database.rows("PRAGMA page_count")[0]
        data = path.read_bytes()
        assert pages > 5
        size = len(data) // pages
        path.write_bytes(data[: 2 * size] + b"\xff" * (len(data) - 2 * size))
        database.rows("PRAGMA shrink_memory")
        with pytest.raises(DamagedError, match="start the program again"):
            database.rows("SELECT * FROM entries")


@pytest.mark.parametrize(
    "content", [b"not a database at all" * 100, b"SQLite format 3\x00" + b"\x00" * 4080, b"\xff"]
)
def test_another_file_is_not_taken_for_a_database(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "p.sqlite"
    path.write_bytes(content)
    if len(content) == 1:  # SQLite itself takes this for an empty file
        Database.open(path).close()
        return
    with pytest.raises(DamagedError):
        Database.open(path)
    assert files_in(tmp_path) == {"p.sqlite": content}


def test_the_database_of_another_program_is_not_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    meddle(path, "CREATE TABLE stamps (country TEXT)", "PRAGMA user_version = 99")
    before = files_in(tmp_path)
    with pytest.raises(DamagedError, match="no database of this program"):
        Database.open(path)
    assert files_in(tmp_path) == before


def test_a_database_without_a_table_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    filled(path)
    meddle(path, "DROP TABLE settings")
    with pytest.raises(DamagedError, match="its tables are not those of this program"):
        Database.open(path)
