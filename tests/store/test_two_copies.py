"""Two copies of the program, and one that is killed: real processes."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from preferans_qt.match.deals import SeededDeals
from preferans_qt.match.playing import play_match
from preferans_qt.match.session import Session
from preferans_qt.store.database import Database
from preferans_qt.store.matches import Matches
from preferans_qt.store.opening import open_database
from tests.match.games import random_drivers
from tests.store.databases import files_in, filled
from tests.store.playing_copy import HEADER, session_in

ENDLESSLY = 10**6  # deals
ROOT = Path(__file__).parents[2]


@contextmanager
def copy_of_the_program(*arguments: object) -> Iterator[subprocess.Popen[str]]:
    """A running copy; it is killed at the end, as by kill -9."""
    command = [sys.executable, "-m", "tests.store.playing_copy", *map(str, arguments)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as copy:
        try:
            yield copy
        finally:
            copy.kill()


def line_of(copy: subprocess.Popen[str]) -> str:
    assert copy.stdout is not None
    return copy.stdout.readline().strip()


def test_a_second_copy_is_refused_and_touches_nothing(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    logs = filled(path)
    with copy_of_the_program("hold", path) as first:
        assert line_of(first) == "open"
        before = files_in(tmp_path)
        with copy_of_the_program("play", path, 1) as second:
            assert line_of(second) == (
                f"refused: Another copy of the program is running and uses {path}; go on in its "
                "window, or close it first."
            )
            assert second.wait(timeout=30) == 0
        assert files_in(tmp_path) == before
    # The first copy has been killed; nothing is left locked
    with Database.open(path) as database:
        assert {summary.id for summary in Matches(database).summaries()} == set(logs)


def test_a_copy_that_ends_lets_the_next_one_in(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    with copy_of_the_program("hold", path) as first:
        assert line_of(first) == "open"
        assert first.stdin is not None
        first.stdin.close()
        assert first.wait(timeout=30) == 0
    assert list(files_in(tmp_path)) == ["p.sqlite"]
    with copy_of_the_program("hold", path) as second:
        assert line_of(second) == "open"


def test_a_killed_copy_loses_nothing_and_the_next_start_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    undisturbed = Session(HEADER)
    for lines in (1, 30, 200):  # killed early, within a deal, later
        with copy_of_the_program("play", path, ENDLESSLY) as copy:
            assert line_of(copy) == "open"
            for _ in range(lines):
                told = int(line_of(copy))
            copy.kill()
            copy.wait(timeout=30)
            assert copy.stdout is not None
            told = max([told, *map(int, copy.stdout.read().split())])
        database, report = open_database(path)
        with database:
            assert report is None
            entries = Matches(database).load(HEADER.id).entries
        assert told + 1 <= len(entries) <= told + 2  # at most one was saved and not yet told
        while undisturbed.log_length < len(entries):
            play_match(undisturbed, random_drivers(), SeededDeals("copy"), 1)
        assert entries == undisturbed.entries[: len(entries)]
    with Database.open(path) as database:
        session = session_in(Matches(database))
        left = len(undisturbed.match.finished) + 1 - len(session.match.finished)
        play_match(session, random_drivers(), SeededDeals("copy"), left)
        play_match(undisturbed, random_drivers(), SeededDeals("copy"), 1)
        assert session.entries == undisturbed.entries
        assert Matches(database).load(HEADER.id).entries == undisturbed.entries
