"""Notes of practice: kept, listed, deleted, and saved from older and damaged databases."""

import sqlite3
from dataclasses import fields, replace
from pathlib import Path

import pytest

from preferans_qt.coach.grades import Grade
from preferans_qt.coach.notes import Note
from preferans_qt.coach.subjects import Subject
from preferans_qt.store import schema
from preferans_qt.store.database import Database
from preferans_qt.store.errors import StoreError
from preferans_qt.store.matches import Matches
from preferans_qt.store.notes import Notes
from preferans_qt.store.opening import open_database
from preferans_qt.store.settings import Settings
from tests.store.databases import filled, meddle

NOTE = Note(
    match="0" * 32,
    entry=17,
    attempt=0,
    deal=2,
    noted="2026-03-01T10:00:00+00:00",
    profile="sochi-guide",
    subject=Subject.DISCARD,
    action="discard QS 9S",
    best="discard QS 8D",
    loss=4.25,
    error=0.5,
    grade=Grade.MISTAKE,
    is_trivial=False,
    hints=2,
    is_taken_back=True,
    is_counted=False,
)


@pytest.fixture
def notes(database: Database) -> Notes:
    return Notes(database)


def test_a_note_comes_back_as_it_was(notes: Notes) -> None:
    notes.add(NOTE)
    assert notes.all() == (NOTE,)
    (found,) = notes.all()
    assert type(found.subject) is Subject
    assert type(found.grade) is Grade
    assert found.is_trivial is False


def test_a_second_note_on_an_attempt_takes_the_place_of_the_first(notes: Notes) -> None:
    notes.add(NOTE)
    better, second = replace(NOTE, hints=4), replace(NOTE, attempt=1)
    notes.add(second)
    notes.add(better)
    assert notes.all() == (better, second)


def test_notes_are_listed_in_the_order_of_time(notes: Notes) -> None:
    late = replace(NOTE, entry=1, noted="2026-03-01T09:30:00+00:00")
    early = replace(NOTE, entry=2, noted="2026-03-01T11:00:00+02:00")  # nine o'clock elsewhere
    for note in (NOTE, late, early):
        notes.add(note)
    assert notes.all() == (early, late, NOTE)
    assert notes.all(since="2026-03-01T10:20:00+01:00") == (late, NOTE)
    assert notes.all(since="2026-03-02") == ()


def test_the_notes_of_a_match_are_in_the_order_of_its_log(notes: Notes) -> None:
    other = replace(NOTE, match="1" * 32)
    later, again = replace(NOTE, entry=30), replace(NOTE, attempt=1)
    for note in (later, again, other, NOTE):
        notes.add(note)
    assert notes.of_match(NOTE.match) == (NOTE, again, later)
    assert notes.of_match("2" * 32) == ()


def test_deleted_notes_are_gone_for_good(tmp_path: Path) -> None:
    with Database.open(tmp_path / "p.sqlite") as database:
        Notes(database).add(NOTE)
        Notes(database).delete_all()
        assert Notes(database).all() == ()
    with Database.open(tmp_path / "p.sqlite") as database:
        assert Notes(database).all() == ()


def test_notes_stay_when_their_match_is_deleted(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    id = next(iter(filled(path)))
    note = replace(NOTE, match=id)
    with Database.open(path) as database:
        Notes(database).add(note)
        Matches(database).delete(id)
        assert Notes(database).of_match(id) == (note,)


@pytest.mark.parametrize(
    "damage",
    [
        "subject = 'chess'",
        "grade = 9",
        "loss = 'much'",
        "loss = 9e999",
        "is_counted = 7",
        "noted = 'yesterday'",
        "hints = 'all'",
        "best = x'ff'",
    ],
)
def test_a_damaged_row_is_passed_over(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "p.sqlite"
    sound = replace(NOTE, entry=18)
    with Database.open(path) as database:
        Notes(database).add(NOTE)
        Notes(database).add(sound)
    meddle(path, f"UPDATE notes SET {damage} WHERE entry = 17")
    with Database.open(path) as database:
        assert Notes(database).all() == (sound,)
        assert Notes(database).of_match(NOTE.match) == (sound,)


def test_errors_of_the_disk_are_told(database: Database, notes: Notes) -> None:
    notes.add(NOTE)
    database.rows("PRAGMA query_only = 1")
    with pytest.raises(StoreError, match="nothing was saved"):
        notes.add(replace(NOTE, entry=18))
    with pytest.raises(StoreError, match="nothing was saved"):
        notes.delete_all()
    assert notes.all() == (NOTE,)


def of_the_first_schema(path: Path) -> None:
    """A database as the first version of the schema had it, with a match and a setting."""
    connection = sqlite3.connect(path, isolation_level=None)
    for statement in schema.MIGRATIONS[0]:
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
    connection.execute("PRAGMA user_version = 1")
    connection.execute("INSERT INTO matches VALUES (1, 'abc', '{}', '2025-01-01')")
    connection.execute("INSERT INTO settings VALUES ('language', '\"ru\"')")
    connection.close()


def test_an_older_database_gets_the_table_and_keeps_its_data(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    of_the_first_schema(path)
    for _ in range(2):
        with Database.open(path) as database:
            assert database.rows("PRAGMA user_version") == [(schema.SCHEMA_VERSION,)]
            assert database.rows("SELECT id FROM matches") == [("abc",)]
            assert Settings(database).get("language", "en") == "ru"
            Notes(database).add(NOTE)
            assert Notes(database).all() == (NOTE,)


def test_the_first_schema_is_saved_without_notes(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    of_the_first_schema(path)
    meddle(path, "DROP TABLE summaries")
    database, report = open_database(path)
    with database:
        assert report is not None
        assert Settings(database).get("language", "en") == "ru"
        assert Notes(database).all() == ()


def test_notes_are_saved_from_a_damaged_database(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    filled(path, number=1)
    kept = tuple(replace(NOTE, entry=entry) for entry in range(5))
    with Database.open(path) as database:
        for note in kept:
            Notes(database).add(note)
    meddle(path, "DROP TABLE summaries", "UPDATE notes SET grade = 9 WHERE entry = 3")
    database, report = open_database(path)
    with database:
        assert report is not None
        assert Notes(database).all() == (*kept[:3], kept[4])


def test_notes_on_both_sides_of_a_damaged_page_are_saved(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    with Database.open(path) as database:
        for entry in range(400):
            Notes(database).add(replace(NOTE, entry=entry, best=f"discard {entry:04}"))
    data = bytearray(path.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    place = data.index(b"discard 0200") // size * size
    data[place : place + size] = b"\xa5" * size
    path.write_bytes(data)
    database, report = open_database(path)
    with database:
        assert report is not None
        saved = [note.entry for note in Notes(database).all()]
    assert {0, 399} <= set(saved)
    assert 200 not in saved
    assert len(saved) == len(set(saved)) > 300


def test_the_page_names_every_column_of_a_note() -> None:
    page = Path(__file__).parents[2] / "docs" / "file-formats.md"
    section = page.read_text(encoding="utf-8").partition("**notes**")[2].partition("\n\n**")[0]
    for field in fields(Note):
        assert f"`{field.name}`" in section
