"""Matches in the database: each action on disk, resumed, listed, copied."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from preferans_qt.match.file import MatchFileError, match_text, parse_match
from preferans_qt.match.log import LogEntry, LogError
from preferans_qt.match.session import Session
from preferans_qt.store.database import Database
from preferans_qt.store.errors import (
    DamagedMatchError,
    DuplicateMatchError,
    StoreError,
    UnknownMatchError,
)
from preferans_qt.store.matches import Matches
from tests.match.games import MATCH_ID, header_of, play_on, played
from tests.store.databases import filled, matches_in, meddle


def test_each_action_is_on_disk_before_the_next(database: Database, matches: Matches) -> None:
    header = header_of()
    save = matches.create(header)
    lengths = []

    def sink(entry: LogEntry) -> None:
        save(entry)
        lengths.append(database.rows("SELECT count(*) FROM entries")[0][0])

    session = Session(header, sink=sink)
    play_on(session, Random(1), 1, undos=0.05)
    assert lengths == list(range(1, session.log_length + 1))


@pytest.mark.parametrize(("preset", "players"), [("sochi-guide", 3), ("leningrad", 4)])
def test_a_match_is_resumed_as_it_was(tmp_path: Path, preset: str, players: int) -> None:
    path = tmp_path / "p.sqlite"
    header = header_of(preset, players)
    with Database.open(path) as database:
        session = Session(header, sink=Matches(database).create(header))
        play_on(session, Random(3), 2, undos=0.05)
    with Database.open(path) as database:
        resumed = Session(*Matches(database).load(header.id))
        assert resumed.header == header
        assert resumed.match == session.match
        assert resumed.entries == session.entries
        play_on(resumed, Random(4), 3)
    with Database.open(path) as database:
        assert Session(*Matches(database).load(header.id)).entries == resumed.entries


def test_a_match_is_begun_once(matches: Matches) -> None:
    matches.create(header_of())
    with pytest.raises(DuplicateMatchError, match="in the list already"):
        matches.create(header_of())


def test_an_unknown_match_is_told(matches: Matches) -> None:
    for act in (matches.load, matches.delete, matches.export_text):
        with pytest.raises(UnknownMatchError, match=r"no match abc in the database; choose"):
            act("abc")


def test_what_the_disk_refuses_has_not_happened(database: Database, matches: Matches) -> None:
    header = header_of()
    session = Session(header, sink=matches.create(header))
    play_on(session, Random(1), 1)
    before = session.match
    database.rows("PRAGMA query_only = 1")
    with pytest.raises(StoreError, match="nothing was saved"):
        play_on(session, Random(2), 2)
    assert session.match == before
    database.rows("PRAGMA query_only = 0")
    play_on(session, Random(2), 2)
    assert Session(*matches.load(header.id)).match == session.match


def test_a_deleted_match_takes_no_more_entries(database: Database, matches: Matches) -> None:
    header = header_of()
    session = Session(header, sink=matches.create(header))
    play_on(session, Random(1), 1)
    matches.delete(header.id)
    assert database.rows("SELECT * FROM entries") == []
    assert matches.summaries() == ()
    with pytest.raises(StoreError, match="may have been deleted"):
        play_on(session, Random(1), 2)


# ------------------------------------------------------------------ the list


def test_the_list_tells_how_far_each_match_is(matches: Matches) -> None:
    begun = header_of(id="a" * 32)
    matches.create(begun)
    half = header_of("leningrad", 4, id="b" * 32)
    session = Session(half, sink=matches.create(half))
    play_on(session, Random(1), 2)
    done = header_of(id="c" * 32, end_limit="max_deals:1")
    play_on(Session(done, sink=matches.create(done)), Random(1), 1)
    last, middle, first = matches.summaries()
    assert [last.header, middle.header, first.header] == [done, half, begun]
    assert [last.deals, middle.deals, first.deals] == [1, 2, 0]
    assert [last.is_over, middle.is_over, first.is_over] == [True, False, False]
    assert last.played > middle.played > first.played
    assert [summary.id for summary in matches.unfinished()] == [half.id, begun.id]
    play_on(session, Random(1), 3)
    assert [(summary.id[0], summary.deals) for summary in matches.summaries()] == [
        ("b", 3),
        ("c", 1),
        ("a", 0),
    ]


def test_the_list_is_right_after_an_undo(matches: Matches) -> None:
    header = header_of(end_limit="max_deals:1")
    session = Session(header, sink=matches.create(header))
    play_on(session, Random(1), 1)
    assert matches.unfinished() == ()
    seat = session.entries[-1].seat
    assert seat is not None
    session.undo(seat)
    (summary,) = matches.unfinished()
    assert (summary.deals, summary.is_over) == (0, False)


def test_a_damaged_match_does_not_hide_the_others(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    logs = filled(path)
    meddle(
        path,
        "UPDATE entries SET code = 'pass' WHERE match = 1 AND number = 9",
        "UPDATE matches SET header = '{}' WHERE key = 2",
    )
    with Database.open(path) as database:
        matches = matches_in(database)
        by_id = {summary.id: summary for summary in matches.summaries()}
        changed, headless, sound = (by_id[id] for id in logs)
        assert "entry 9: the digest does not fit" in changed.problem
        assert changed.header is not None
        assert "format: is missing" in headless.problem
        assert headless.header is None
        assert not sound.problem
        assert [summary.id for summary in matches.unfinished()] == [sound.id]
        with pytest.raises(LogError, match="entry 9"):
            Session(*matches.load(changed.id))
        with pytest.raises(DamagedMatchError, match="is damaged"):
            matches.load(headless.id)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET seat = 'X' WHERE number = 3",
        "UPDATE entries SET code = 5 WHERE number = 3",
        "UPDATE entries SET number = -1 WHERE number = 0",
        "DELETE FROM entries WHERE number = 3",
        "UPDATE matches SET header = 'no json'",
        "UPDATE matches SET header = '[]'",
        f"UPDATE matches SET header = '{'[' * 100_000}'",
        "UPDATE entries SET code = CAST(x'ff' AS TEXT) WHERE number = 3",
    ],
)
def test_whatever_a_damaged_match_holds_is_told(tmp_path: Path, change: str) -> None:
    path = tmp_path / "p.sqlite"
    filled(path, 1, deals=1)
    meddle(path, change)
    with Database.open(path) as database:
        matches = matches_in(database)
        (summary,) = matches.summaries()
        assert summary.problem
        with pytest.raises((LogError, DamagedMatchError)):
            Session(*matches.load(summary.id))


# ------------------------------------------------------------------ match files


def test_an_exported_match_is_a_match_file(matches: Matches) -> None:
    header = header_of()
    session = Session(header, sink=matches.create(header))
    play_on(session, Random(1), 2, undos=0.02)
    assert matches.export_text(header.id) == match_text(header, session.entries)
    assert parse_match(matches.export_text(header.id)) == (header, session.entries)


def test_an_imported_match_goes_on_here(matches: Matches) -> None:
    session = played(seed=3)
    id = matches.import_text(match_text(session.header, session.entries))
    assert id == session.header.id
    resumed = Session(*matches.load(id))
    assert resumed.match == session.match
    play_on(resumed, Random(1), 4)
    assert Session(*matches.load(id)).match == resumed.match


def test_the_same_match_is_not_imported_twice(matches: Matches) -> None:
    text = match_text(played().header, played().entries)
    matches.import_text(text)
    with pytest.raises(DuplicateMatchError, match=f"{MATCH_ID} is in the list already; open it"):
        matches.import_text(text)
    assert len(matches.summaries()) == 1


def test_a_match_that_differs_from_the_one_here_gets_an_id_of_its_own(matches: Matches) -> None:
    session = played()
    matches.import_text(match_text(session.header, session.entries))
    copy = matches.import_text(match_text(session.header, session.entries[:20]))
    assert copy != MATCH_ID
    header, entries, _ = matches.load(copy)
    assert header == replace(session.header, id=copy)
    assert Session(header, entries).match == Session(session.header, session.entries[:20]).match
    assert matches.load(MATCH_ID).entries == session.entries


def test_a_match_whose_stored_copy_is_damaged_can_be_imported(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    text = match_text(played().header, played().entries)
    with Database.open(path) as database:
        matches_in(database).import_text(text)
    meddle(path, "UPDATE matches SET header = '{}'")
    with Database.open(path) as database:
        matches = matches_in(database)
        copy = matches.import_text(text)
        assert copy != MATCH_ID
        assert Session(*matches.load(copy)).match == played().match


def test_a_damaged_file_is_not_imported(matches: Matches) -> None:
    text = match_text(played().header, played().entries)
    with pytest.raises(MatchFileError, match="cut off"):
        matches.import_text(text[: text.index("\n30 ")])
    with pytest.raises(LogError):
        matches.take_over(played().header, played().entries[1:])
    assert matches.summaries() == ()
