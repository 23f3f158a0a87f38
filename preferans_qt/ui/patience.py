"""Time for second thoughts at a live table: a card lies for a moment before a bot plays to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from preferans_qt.game.actions import Play
from preferans_qt.game.deal import TrickPlay

if TYPE_CHECKING:
    from preferans_qt.game.seats import Seat
    from preferans_qt.game.view import PlayerView
    from preferans_qt.match.drivers import Driver, Reply, Request


class PatientDriver(QObject):
    """Puts questions to another driver, later when the person may want his card back (E5.2).

    Whether that card was right makes no difference: waiting tells nothing.
    """

    def __init__(self, driver: Driver, person: Seat, milliseconds: Callable[[], int]) -> None:
        super().__init__()
        self._driver = driver
        self._person = person
        self._milliseconds = milliseconds
        self._question: tuple[Request, Reply] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._put)

    def ask(self, request: Request, reply: Reply) -> None:
        """Pass a question on, at once or after a while."""
        self._question = request, reply
        if may_be_a_slip(request.view, self._person):
            self._timer.start(self._milliseconds())
        else:
            self._put()

    def _put(self) -> None:
        question, self._question = self._question, None
        if question is not None:
            self._driver.ask(*question)

    def withdraw(self) -> None:
        """The question no longer stands, whether it was passed on or not."""
        self._timer.stop()
        self._question = None
        self._driver.withdraw()


def may_be_a_slip(view: PlayerView, seat: Seat) -> bool:
    """Whether the last card was played by a seat, from a closed hand, to a suit that was led."""
    phase = view.phase
    if not isinstance(phase, TrickPlay) or not phase.trick.cards or seat in phase.shown:
        return False
    last, trick = view.record[-1], phase.trick
    has_followed = len(trick.cards) > 1 or trick.turned is not None
    return isinstance(last.action, Play) and last.seat == seat and has_followed
