"""A copy of the program without a window, as a process of its own.

Arguments: ``hold PATH`` opens a database, says so and waits for the end of its input.
``play PATH DEALS`` goes on with the one match there, or begins it, and tells each entry that the
sink has returned from.
"""

import sys
from pathlib import Path

from preferans_qt.match.deals import SeededDeals
from preferans_qt.match.log import LogEntry
from preferans_qt.match.playing import play_match
from preferans_qt.match.session import Session, Sink
from preferans_qt.store.errors import StoreError
from preferans_qt.store.matches import Matches
from preferans_qt.store.opening import open_database
from tests.match.games import header_of, random_drivers

HEADER = header_of("sochi-codex")


def session_in(matches: Matches, wrap: type["Telling"] | None = None) -> Session:
    """The match of this test, gone on with or begun."""
    if any(summary.id == HEADER.id for summary in matches.summaries()):
        header, entries, sink = matches.load(HEADER.id)
    else:
        header, entries, sink = HEADER, (), matches.create(HEADER)
    return Session(header, entries, sink if wrap is None else wrap(sink))


class Telling:
    """A sink that says when an entry is safe."""

    def __init__(self, sink: Sink) -> None:
        self.sink = sink

    def __call__(self, entry: LogEntry) -> None:
        self.sink(entry)
        say(entry.index)


def say(what: object) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


def main(task: str, path: str, deals: str = "0") -> None:
    try:
        database, _ = open_database(Path(path))
    except StoreError as error:
        say(f"refused: {error}")
        return
    with database:
        say("open")
        if task == "hold":
            sys.stdin.read()
        else:
            session = session_in(Matches(database), Telling)
            play_match(session, random_drivers(), SeededDeals("copy"), int(deals))


if __name__ == "__main__":
    main(*sys.argv[1:])
