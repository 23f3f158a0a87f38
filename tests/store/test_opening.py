"""A damaged database is set aside, and what it still holds goes on."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from preferans_qt.match.session import Session
from preferans_qt.store import opening, schema
from preferans_qt.store.database import Database
from preferans_qt.store.errors import FutureVersionError, InUseError, StoreError
from preferans_qt.store.matches import Matches
from preferans_qt.store.opening import open_database
from preferans_qt.store.settings import Settings
from tests.match.games import header_of, play_on
from tests.store.databases import files_in, filled, matches_in, meddle

Logs = dict[str, tuple[object, ...]]


def saved_logs(database: Database) -> Logs:
    """The log of each match, after all have been found sound."""
    matches = Matches(database)
    return {
        summary.id: Session(*matches.load(summary.id)).entries for summary in matches.summaries()
    }


def is_prefix_of(saved: Logs, whole: Logs) -> bool:
    return all(whole[id][: len(entries)] == entries for id, entries in saved.items())


def overwrite(path: Path, start: int, data: bytes) -> None:
    content = bytearray(path.read_bytes())
    content[start : start + len(data)] = data
    path.write_bytes(content)


def page_size(path: Path) -> int:
    return int.from_bytes(path.read_bytes()[16:18], "big")


def test_a_sound_database_needs_no_report(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    for _ in range(2):
        database, report = open_database(path)
        assert report is None
        database.close()
    assert list(files_in(tmp_path)) == ["p.sqlite"]


@pytest.mark.parametrize("content", [b"garbage " * 1000, b"SQLite format 3\x00" + b"\x01" * 5000])
def test_a_file_that_is_no_database_is_set_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "p.sqlite"
    path.write_bytes(content)
    database, report = open_database(path)
    with database:
        assert report is not None
        assert report.old_file == tmp_path / "p.sqlite.damaged-1"
        assert report.old_file.read_bytes() == content
        assert (report.whole, report.shortened) == (0, 0)
        assert str(report) == (
            f"The file with your matches could not be used ({report.problem}), so a new one was "
            "made; matches saved whole: 0, up to the damage: 0; the old file is kept as "
            f"{report.old_file}."
        )
        header = header_of()
        play_on(Session(header, sink=matches_in(database).create(header)), Random(1), 1)
        assert len(saved_logs(database)) == 1


def test_what_was_set_aside_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    names = []
    for round in range(3):
        path.write_bytes(b"garbage number %d " % round * 100)
        database, report = open_database(path)
        database.close()
        assert report is not None
        names.append(report.old_file.name)
        assert report.old_file.read_bytes().startswith(b"garbage number %d" % round)
    assert names == ["p.sqlite.damaged-1", "p.sqlite.damaged-2", "p.sqlite.damaged-3"]


def test_matches_and_settings_are_saved_from_a_cut_off_database(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    logs = filled(path, number=12)
    size = page_size(path)
    whole = path.read_bytes()
    kept = []
    for pages in range(len(whole) // size):
        path.write_bytes(whole[: pages * size])
        database, report = open_database(path)
        with database:
            assert (report is None) == (pages == 0)  # an empty file is a new database
            saved = saved_logs(database)
            assert is_prefix_of(saved, logs)
            kept.append(len(saved))
            if report is not None:
                assert report.whole + report.shortened == len(saved)
        for file in tmp_path.iterdir():
            file.unlink()
    assert max(kept) > len(logs) // 2


def test_what_a_damaged_page_does_not_hold_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    logs = filled(path, number=12)
    size = page_size(path)
    whole = path.read_bytes()
    lost_somewhere = False
    for page in range(1, len(whole) // size):
        path.write_bytes(whole)
        overwrite(path, page * size, b"\xa5" * size)
        database, report = open_database(path)
        with database:
            saved = saved_logs(database)
            assert report is not None
            assert is_prefix_of(saved, logs)
            lost_somewhere = lost_somewhere or report.shortened > 0
            settings = Settings(database).get("language", "en")
        if len(saved) == len(logs):
            assert settings == "ru" or saved == logs
        for file in tmp_path.iterdir():
            file.unlink()
    assert lost_somewhere


def test_matches_on_both_sides_of_a_damaged_page_are_saved(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    ids = list(filled(path, number=40, deals=1))
    size = page_size(path)
    header_place = path.read_bytes().index(f'"id": "{ids[20]}"'.encode())
    overwrite(path, header_place // size * size, b"\xa5" * size)
    database, report = open_database(path)
    with database:
        saved = saved_logs(database)
        assert report is not None
        assert {*ids[:10], *ids[30:]} <= saved.keys()
        assert ids[20] not in saved


def test_a_damaged_index_loses_no_match(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    logs = filled(path)
    size = page_size(path)
    with Database.open(path) as database:
        ((root,),) = database.rows(
            "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_matches_1'"
        )
    place = path.read_bytes().index(list(logs)[1].encode(), (root - 1) * size)
    assert place < root * size
    overwrite(path, place, b"f")
    database, report = open_database(path)
    with database:
        assert report is not None
        assert saved_logs(database) == logs


def test_what_belongs_to_the_old_file_is_set_aside_with_it(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    path.write_bytes(b"garbage " * 1000)
    (tmp_path / "p.sqlite-shm").write_bytes(b"old index " * 1000)
    database, report = open_database(path)
    database.close()
    assert report is not None
    assert files_in(tmp_path) == {
        "p.sqlite": path.read_bytes(),
        "p.sqlite.damaged-1": b"garbage " * 1000,
        "p.sqlite.damaged-1-shm": b"old index " * 1000,
    }


def test_an_entry_changed_in_a_damaged_database_ends_its_match_there(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    logs = filled(path, number=2)
    meddle(
        path,
        "UPDATE entries SET digest = '0000000000000000' WHERE match = 1 AND number = 12",
        "DROP TABLE summaries",
    )
    database, report = open_database(path)
    first, second = logs
    with database:
        assert report is not None
        assert (report.whole, report.shortened) == (1, 1)
        assert saved_logs(database) == {first: logs[first][:12], second: logs[second]}
        assert Settings(database).get("language", "en") == "ru"


def test_what_had_not_reached_the_file_yet_is_saved_from_its_log(tmp_path: Path) -> None:
    """A database that was not closed has its last actions in the write-ahead log."""
    path, copy = tmp_path / "p.sqlite", tmp_path / "copy" / "p.sqlite"
    copy.parent.mkdir()
    logs = filled(path, number=2)
    with Database.open(path) as database:
        session = Session(*Matches(database).load(next(iter(logs))))
        play_on(session, Random(9), 4)
        for name in ("p.sqlite", "p.sqlite-wal"):
            (copy.parent / name).write_bytes((tmp_path / name).read_bytes())
    meddle(copy, "PRAGMA writable_schema = 1", "DELETE FROM sqlite_master WHERE name = 'settings'")
    database, report = open_database(copy)
    with database:
        assert report is not None
        assert saved_logs(database)[session.header.id] == session.entries


def test_random_damage_never_stops_the_program(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    logs = filled(path, number=5)
    whole = path.read_bytes()
    random = Random(1)
    for _ in range(60):
        data = bytearray(whole)
        for _ in range(random.choice((1, 1, 3, 100))):
            data[int(len(data) * random.random() ** 2)] = random.randrange(256)
        path.write_bytes(data)
        try:
            database, _ = open_database(path)
        except FutureVersionError:  # the version is among what was damaged
            continue
        else:
            with database:
                matches = Matches(database)
                for summary in matches.summaries():
                    if not summary.problem:
                        session = Session(*matches.load(summary.id))
                        assert session.entries == logs[session.header.id][: session.log_length]
        for file in tmp_path.iterdir():
            file.unlink()


def test_a_database_in_use_or_of_the_future_is_not_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    filled(path)
    with Database.open(path):
        before = files_in(tmp_path)
        with pytest.raises(InUseError):
            open_database(path)
        assert files_in(tmp_path) == before
    meddle(path, f"PRAGMA user_version = {schema.SCHEMA_VERSION + 1}")
    before = files_in(tmp_path)
    with pytest.raises(FutureVersionError):
        open_database(path)
    assert files_in(tmp_path) == before


def test_when_no_new_database_can_be_filled_the_old_one_is_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "p.sqlite"
    logs = filled(path)
    meddle(path, "DROP TABLE summaries")
    before = files_in(tmp_path)

    def full(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    with monkeypatch.context() as changed:
        changed.setattr(opening, "insert_match", full)
        with pytest.raises(StoreError, match="is full: nothing was saved"):
            open_database(path)
    assert files_in(tmp_path) == before
    database, report = open_database(path)
    with database:
        assert report is not None
        assert saved_logs(database) == logs
