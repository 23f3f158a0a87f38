"""The coach thinks in a thread of its own, from the moment a question is put to the person."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from preferans_qt.bots.player import Budget, Cancel, ThoughtCancelled
from preferans_qt.coach.assessment import Assessment, Assessor
from preferans_qt.coach.review import budget_of
from preferans_qt.game.actions import Action
from preferans_qt.game.view import PlayerView
from preferans_qt.match.drivers import Request
from preferans_qt.solver.search import Flag
from preferans_qt.ui.workers import Found, ThinkingThread

Then = Callable[[Assessment | None], None]


class Assesses(Protocol):
    """What looks into decisions; an Assessor, but for tests."""

    def assess(
        self,
        view: PlayerView,
        legal: tuple[Action, ...],
        budget: Budget,
        cancel: Cancel | None = None,
        *,
        asked: Action | None = None,
    ) -> Assessment: ...


class Coach(ThinkingThread):
    """The thread of the coach. ``failed`` carries a sentence when he raised an error."""

    failed = Signal(str)

    def __init__(self, assessor: Assesses | None = None, parent: QObject | None = None) -> None:
        super().__init__("coach", parent)
        self._assessor = assessor

    def look_into(self, request: Request, cancel: Flag, then: Then, asked: Action | None) -> None:
        """Assess what may be answered to a question, ``asked`` in any case.

        ``then`` is called later with what was found; with None when nothing was.
        """
        budget = budget_of(request.match_id, request.log_length)

        def work() -> Assessment:
            if self._assessor is None:  # made when it is needed first, in the thread that uses it
                self._assessor = Assessor()
            return self._assessor.assess(request.view, request.legal, budget, cancel, asked=asked)

        self.think(work, then, cancel)

    def think(
        self,
        work: Callable[[], Found],
        then: Callable[[Found | None], None],
        cancel: Flag | None = None,
    ) -> None:
        """Let the coach think about something; ``then`` is called with None when he cannot."""
        self.start(work, cancel or Flag(), lambda done: then(self._found(done)))

    def _found(self, done: Future[Found]) -> Found | None:
        error = done.exception()
        if error is None:
            return done.result()
        if not isinstance(error, ThoughtCancelled):
            self.failed.emit(str(error))
        return None


class Inquiry:
    """What the coach finds out about one question that was put to the person.

    ``deal`` is the number of the deal, from 1.
    """

    def __init__(self, request: Request, deal: int, coach: Coach) -> None:
        self.request = request
        self.deal = deal
        self._coach = coach
        self._cancel = Flag()
        self._found: dict[Action | None, Assessment | None] = {}
        self._waiting: dict[Action | None, list[Then]] = {None: []}
        self._ask(None)

    def ask(self, action: Action | None, then: Then) -> None:
        """Call ``then``, at once or later, with an assessment that has looked into an action.

        With None, any assessment will do. None comes when there is none.
        """
        if None not in self._found:
            self._waiting[None].append(lambda _: self.ask(action, then))
            return
        first = self._found[None]
        if first is None or not first.options or action is None or first.option(action):
            then(first)
        elif action in self._found:
            then(self._found[action])
        elif action in self._waiting:
            self._waiting[action].append(then)
        else:
            self._waiting[action] = [then]
            self._ask(action)

    def cancel(self) -> None:
        """Nobody waits for an answer any more."""
        self._cancel.set()
        self._waiting = {action: [] for action in self._waiting}

    def _ask(self, action: Action | None) -> None:
        def answered(found: Assessment | None) -> None:
            self._found[action] = found
            for then in self._waiting.pop(action):
                then(found)

        self._coach.look_into(self.request, self._cancel, answered, action)
