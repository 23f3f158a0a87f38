"""When the learner writes the score sheet: after each deal, before it shows what belongs there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from preferans_qt.coach.notes import Note
from preferans_qt.coach.record_keeping import RecordMistake, record_notes
from preferans_qt.coach.subjects import Subject
from preferans_qt.game.match import Match
from preferans_qt.ui.practice.ledger import Notebook
from preferans_qt.ui.practice.record_panel import RecordPanel

if TYPE_CHECKING:
    from preferans_qt.game.sheet import Sheet
    from preferans_qt.match.session import Session
    from preferans_qt.ui.table.table import GameTable
    from preferans_qt.ui.texts.words import Names


class RecordKeeper(QObject):
    """Asks for the numbers of the last deal; until they are written the sheet leaves them out.

    ``written`` fires when the learner has done with a deal.
    """

    written = Signal()

    def __init__(
        self, table: GameTable, session: Callable[[], Session | None], notebook: Notebook
    ) -> None:
        super().__init__(table)
        self._table, self._session, self._notebook = table, session, notebook
        self._done = 0  # deals whose numbers have been written, or are left to the program
        self.is_on = False

    def open(self, match: Match) -> None:
        """Begin with a match as it stands."""
        self._done = len(match.finished)

    def is_owed(self, match: Match) -> bool:
        """Whether the numbers of the last deal are still to be written."""
        self._done = min(self._done, len(match.finished))  # a deal may have been taken back
        is_new = len(match.finished) > self._done
        return self.is_on and is_new and match.deal is None and bool(match.finished[-1].entries)

    def pass_over(self, match: Match) -> None:
        """The match goes on without the learner's numbers."""
        self._done = len(match.finished)

    def covered(self, match: Match, before: Sheet) -> Match:
        """The match as the sheet may show it."""
        if not self.is_owed(match):
            return match
        return replace(match, finished=match.finished[:-1], sheet=before)

    def ask(self, match: Match, names: Names, before: Sheet) -> None:
        """Lay the panel for the last deal over the table, if it does not lie there yet."""
        if isinstance(self._table.overlay, RecordPanel):
            return
        panel = RecordPanel(self._table.theme.palette, self._table.four_colour)
        kept = self._kept()
        panel.present(
            match.finished[-1],
            names,
            before,
            match.rules,
            is_first_error=all(note.subject is not Subject.RECORD for note in kept),
        )
        panel.checked.connect(self._note)
        panel.done.connect(self._finish)
        self._table.set_overlay(panel, slides=True)

    def _kept(self) -> tuple[Note, ...]:
        session = self._session()
        return () if session is None else self._notebook.of_match(session.header.id)

    def _note(self, mistakes: tuple[RecordMistake, ...]) -> None:
        session = self._session()
        if session is None:
            return
        notes = record_notes(
            mistakes,
            self._kept(),
            match=session.header.id,
            entry=session.log_length,
            deal=len(session.match.finished),
            noted=self._notebook.now(),
            profile=session.header.profile,
        )
        for note in notes:
            self._notebook.add(note)

    def _finish(self) -> None:
        session = self._session()
        if session is not None:
            self.pass_over(session.match)
        self.written.emit()
