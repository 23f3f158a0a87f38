"""What the tutor knows of each deal of the open match; whatever changes in it is kept."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from preferans_qt.coach.tutor import DealTutor, Occasion

if TYPE_CHECKING:
    from preferans_qt.coach.notes import Note
    from preferans_qt.ui.engine import GameEngine


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Notebook(NamedTuple):
    """Where notes go: ``add`` keeps one, in the place of an earlier one with its key.

    ``of_match`` gives those that are kept of a match, ``now`` the ISO 8601 time.
    """

    add: Callable[[Note], None]
    of_match: Callable[[str], tuple[Note, ...]]
    now: Callable[[], str] = _now


class Ledger:
    """The deals of the open match by their number, from 1."""

    def __init__(self, notebook: Notebook, engine: GameEngine) -> None:
        self._notebook = notebook
        self._engine = engine
        self._deals: dict[int, DealTutor] = {}
        self._earlier: tuple[Note, ...] = ()

    def open(self) -> None:
        """Begin with the notes that are kept of the match already."""
        session = self._engine.session
        self._deals.clear()
        self._earlier = () if session is None else self._notebook.of_match(session.header.id)

    def __getitem__(self, deal: int) -> DealTutor:
        if deal not in self._deals:
            notes = (note for note in self._earlier if note.deal == deal)
            self._deals[deal] = DealTutor.resumed(notes)
        return self._deals[deal]

    def __setitem__(self, deal: int, state: DealTutor) -> None:
        changed = state.changed_since(self[deal])
        self._deals[deal] = state
        for note in changed:
            self._notebook.add(note)

    @property
    def number(self) -> int:
        """The number of the deal that is played, or was played last."""
        match = self._engine.match
        return 0 if match is None else len(match.finished) + (match.deal is not None)

    @property
    def current(self) -> DealTutor:
        """The tutor in that deal."""
        return self[self.number]

    @current.setter
    def current(self, state: DealTutor) -> None:
        self[self.number] = state

    def occasion(self, entry: int, deal: int) -> Occasion:
        """Now, at an entry of the log. Raises ValueError when no match is open."""
        session = self._engine.session
        if session is None:
            raise ValueError("no match is open")
        header = session.header
        return Occasion(header.id, entry, deal, self._notebook.now(), header.profile)
