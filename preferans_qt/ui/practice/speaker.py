"""The tutor on decisions that count already: he notes them, and speaks when their time has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from preferans_qt.coach.assessment import Assessment, verdict_on
from preferans_qt.coach.subjects import Subject
from preferans_qt.coach.tutor import Moment, Telling, TutorSettings, Undoing, key_of
from preferans_qt.game.actions import Action, Play
from preferans_qt.ui.practice.content import Judged, log_text
from preferans_qt.ui.practice.marks import Mark, Marks

if TYPE_CHECKING:
    from preferans_qt.match.session import Undone
    from preferans_qt.ui.practice.ledger import Ledger
    from preferans_qt.ui.practice.worker import Coach, Inquiry
    from preferans_qt.ui.window.match_control import MatchControl


class Speaker(QObject):
    """``told`` fires when there are errors to be shown that were not shown before."""

    told = Signal()

    def __init__(
        self, control: MatchControl, coach: Coach, deals: Ledger, settings: TutorSettings
    ) -> None:
        super().__init__(control)
        self.settings = settings
        self.marks = Marks()
        self._control, self._coach, self._deals = control, coach, deals
        self._engine, self._table = control.engine, control.table
        self._asked: list[Inquiry] = []  # those whose verdicts are still to come
        control.slipped.connect(self._slipped)
        control.table.settled.connect(self.say_what_is_due)

    @property
    def is_waiting(self) -> bool:
        """Whether verdicts on what was decided are still to come."""
        return bool(self._asked)

    def forget(self) -> None:
        """Another match has been opened, or none will be: wait for no verdict."""
        for inquiry in self._asked:
            inquiry.cancel()
        self._asked.clear()
        self.marks.clear()

    # What has happened

    def decided(self, inquiry: Inquiry, action: Action) -> None:
        """A decision counts: note it, at once or when its verdict has come."""
        self._asked.append(inquiry)
        inquiry.ask(action, lambda found: self._judge(inquiry, action, found))

    def played_anyway(self, inquiry: Inquiry, error: Judged) -> None:
        """An error that was held back counts after all: say what is wrong with it."""
        self._deals[inquiry.deal] = self._deals[inquiry.deal].let_through()
        mark = Mark(error, Telling.AT_ONCE)
        self.marks.add(mark)
        self.marks.tell(mark)

    def undone(self, undone: Undone) -> None:
        """Decisions have been taken back, and the log has been begun anew."""
        session = self._engine.session
        if session is None:
            return
        is_free = len(undone.taken_back) == 1
        undoing = Undoing(undone.to_index, session.log_length - 1, is_free)
        self._deals.current = self._deals.current.undone(undoing)
        self.marks.drop(undone.to_index)
        for mark in self.marks:
            if mark.is_written:
                self._write(mark)

    def _slipped(self) -> None:
        session = self._engine.session
        if session is not None and self.settings.is_on:
            occasion = self._deals.occasion(session.log_length, self._deals.number)
            is_told = Subject.RULES not in self.settings.silent
            self._deals.current = self._deals.current.slipped(occasion, is_told=is_told)

    def _judge(self, inquiry: Inquiry, action: Action, found: Assessment | None) -> None:
        """Note a decision; an error becomes a mark once the coach knows its causes."""
        verdict = None if found is None else verdict_on(found, action)
        if found is None or verdict is None:
            self._asked.remove(inquiry)
            return
        entry, deal = inquiry.request.log_length, self._deals[inquiry.deal]
        telling = deal.telling(
            self.settings, verdict, is_card=isinstance(action, Play), is_played=True
        )
        is_error = telling is not Telling.NOT and not self._is_gone(inquiry)
        is_late = self.settings.moment is Moment.BEFORE and not deal.has_insisted(entry, action)
        is_told = is_error and not (is_late and self._others_have_acted(entry))
        occasion = self._deals.occasion(entry, inquiry.deal)
        self._deals[inquiry.deal] = deal = deal.judged(occasion, verdict, is_told=is_told)
        if not is_error:
            self._asked.remove(inquiry)
            return
        error = Judged(key_of(deal.notes[-1]), found, verdict)
        mark = Mark(error, telling, is_late)
        self._coach.think(lambda: error.causes, lambda _: self._mark(inquiry, mark))

    def _mark(self, inquiry: Inquiry, mark: Mark) -> None:
        if inquiry not in self._asked:  # another match has been opened
            return
        self._asked.remove(inquiry)
        if not self._is_gone(inquiry):
            self.marks.add(mark)
            if self._table.queue.is_idle:
                self.say_what_is_due()

    def _is_gone(self, inquiry: Inquiry) -> bool:
        """Whether what was asked about is undone, or belongs to a deal before this one."""
        deal, entry = self._deals[inquiry.deal], inquiry.request.log_length
        return inquiry.deal != self._deals.number or deal.is_undone(entry)

    # Speaking

    def say_what_is_due(self) -> None:
        """Once the table is at rest, speak of the errors whose time has come."""
        match = self._engine.match
        due = [mark for mark in self.marks if match is not None and mark.is_due(match)]
        for mark in due:
            if not mark.is_written:
                mark.is_written = True
                self._write(mark)
        aloud = [mark for mark in due if not mark.is_told and not self._is_too_late(mark)]
        for mark in aloud:
            self.marks.tell(mark)
        if aloud:
            self.marks.tell(self._first_to_show(aloud))
            self.told.emit()

    def _first_to_show(self, fresh: list[Mark]) -> Mark:
        """The error that may be put right, if it is fresh or the deal is over; else the latest."""
        deal, is_over = self._deals.current, fresh[-1].telling is Telling.AFTER_DEAL
        marks = self.marks.told if is_over else fresh
        first = (mark for mark in marks if deal.may_be_put_right(mark.error.key))
        return next(first, fresh[-1])

    def _is_too_late(self, mark: Mark) -> bool:
        """A verdict that has come too late stands in the log alone, once others have acted."""
        return mark.is_late and self._others_have_acted(mark.entry)

    def _others_have_acted(self, entry: int) -> bool:
        session = self._engine.session
        return session is not None and session.log_length > entry + 1

    def _write(self, mark: Mark) -> None:
        self._control.log.add(lambda: log_text(mark.error, self.settings.strictness))
