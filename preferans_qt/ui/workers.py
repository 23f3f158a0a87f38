"""Bots think off the GUI thread: cancellable, and stale answers are dropped by the conductor."""

from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event

from PySide6.QtCore import QObject, Signal

from preferans_qt.bots.player import Budget, Decision, Player
from preferans_qt.match.drivers import Reply, Request, decision_seed


class BotWorker:
    """One thread in which all opponents of a window think, one after the other."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")

    def submit(self, player: Player, request: Request, cancel: Event) -> "Future[Decision]":
        """Let a player decide; the future is done in the worker's thread."""
        budget = Budget(seed=decision_seed(request.match_id, request.log_length))
        return self._executor.submit(player.decide, request.view, request.legal, budget, cancel)

    def close(self) -> None:
        """Wait for the present thought to end and take no other."""
        self._executor.shutdown(wait=True, cancel_futures=True)


class BotDriver(QObject):
    """Drives a seat with a bot that thinks in the worker's thread.

    ``failed`` tells when a bot raised an error instead of deciding; the question then stands.
    """

    failed = Signal(str)
    _decided = Signal(object, object)

    def __init__(self, player: Player, worker: BotWorker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._worker = worker
        self._cancel = Event()
        self._reply: Reply | None = None
        self._decided.connect(self._answer)  # queued: it is emitted in the worker's thread

    def ask(self, request: Request, reply: Reply) -> None:
        self._reply = reply
        self._cancel = Event()
        cancel = self._cancel

        def done(future: "Future[Decision]") -> None:
            if not cancel.is_set() and not future.cancelled():
                self._decided.emit(request, future)

        self._worker.submit(self._player, request, cancel).add_done_callback(done)

    def withdraw(self) -> None:
        self._cancel.set()
        self._reply = None

    def _answer(self, request: Request, future: "Future[Decision]") -> None:
        error = future.exception()
        if error is not None:
            self.failed.emit(f"{self._player.name}: {error}")
        elif self._reply is not None:
            self._reply(request, future.result().action)
