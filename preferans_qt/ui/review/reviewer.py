"""Verdicts on a match come in from a thread of their own, one decision after the other."""

from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from functools import cached_property

from PySide6.QtCore import QObject, Signal

from preferans_qt.bots.player import Candidate, ThoughtCancelled
from preferans_qt.coach.assessment import Assessor
from preferans_qt.coach.review import (
    Moment,
    ReviewedDecision,
    budget_of,
    looked_into,
    reviewed,
)
from preferans_qt.game.actions import Action
from preferans_qt.solver.search import Flag
from preferans_qt.ui.workers import Found, ThinkingThread


class Reviewer(ThinkingThread):
    """Looks into the decisions of one match.

    ``found`` carries a ReviewedDecision, ``progressed`` how many decisions have been looked into
    and of how many, ``failed`` a sentence about an error. Decisions are handed to the thread one
    at a time, so that a question in between need not wait for all of them.
    """

    found = Signal(object)
    progressed = Signal(int, int)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("review", parent)
        self._match = ""
        self._waiting: deque[Moment] = deque()
        self._ready = self._whole = 0
        self._cancel = Flag()
        self._is_busy = self._is_paused = False

    @cached_property
    def _assessor(self) -> Assessor:
        """Made by the first work, in its own thread: the window need not wait for its tables."""
        return Assessor()

    def review(self, match: str, moments: Iterable[Moment]) -> None:
        """Look into these moments of the match with this id, and no longer into others."""
        self._cancel.set()
        self._cancel = Flag()
        self._match, self._waiting = match, deque(moments)
        self._ready, self._whole = 0, len(self._waiting)
        self._is_busy = False
        self.progressed.emit(0, self._whole)
        self._go_on()

    def prefer(self, entry: int) -> None:
        """Look next into the decision with this entry, if it is still waiting."""
        for moment in self._waiting:
            if moment.entry == entry:
                self._waiting.remove(moment)
                self._waiting.appendleft(moment)
                return

    def pause(self) -> None:
        """Begin nothing more until `resume`."""
        self._is_paused = True

    def resume(self) -> None:
        """Go on with what has been waiting."""
        self._is_paused = False
        self._go_on()

    def _go_on(self) -> None:
        if self._is_busy or self._is_paused or not self._waiting:
            return
        self._is_busy = True
        moment, match, cancel = self._waiting.popleft(), self._match, self._cancel

        def work() -> ReviewedDecision | None:
            return reviewed(moment, self._assessor, budget_of(match, moment.entry), cancel)

        self._ask(work, cancel, self._looked_into)

    def _looked_into(self, decision: ReviewedDecision | None) -> None:
        self._ready += 1
        self._is_busy = False
        if decision is not None:
            self.found.emit(decision)
        self.progressed.emit(self._ready, self._whole)
        self._go_on()

    def look_into(
        self, moment: Moment, action: Action, then: Callable[[Candidate | None], None]
    ) -> None:
        """Find out what an action is worth that the verdict has left out; ``then`` is told."""
        match, cancel = self._match, self._cancel

        def work() -> Candidate | None:
            budget = budget_of(match, moment.entry)
            return looked_into(moment, action, self._assessor, budget, cancel)

        self._ask(work, cancel, then)

    def _ask(
        self, work: Callable[[], Found | None], cancel: Flag, then: Callable[[Found | None], None]
    ) -> None:
        """Do some work, unless it is called off, and hand on what was found."""

        def answer(done: Future[Found | None]) -> None:
            if not cancel.is_set():
                then(self._result(done))

        self.start(work, cancel, answer)

    def _result(self, done: Future[Found | None]) -> Found | None:
        error = done.exception()
        if error is None:
            return done.result()
        if not isinstance(error, ThoughtCancelled):
            self.failed.emit(f"{type(error).__name__}: {error}")
        return None
