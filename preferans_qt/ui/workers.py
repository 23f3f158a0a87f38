"""Bots think off the GUI thread: cancellable, and an answer nobody waits for is dropped."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event

from PySide6.QtCore import QObject, Qt, Signal

from preferans_qt.bots.player import Budget, Decision, Player
from preferans_qt.game.reducer import IllegalAction
from preferans_qt.match.drivers import Reply, Request, decision_seed
from preferans_qt.store.errors import StoreError

Thought = Future[Decision]


class BotWorker(QObject):
    """One thread in which all opponents of a window think, one after the other."""

    _thought = Signal(object, object)  # what is to be called, and with which Thought

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")
        # Queued also when the thought ends so soon that the window's own thread hears of it
        self._thought.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)

    def submit(
        self, player: Player, request: Request, cancel: Event, then: Callable[[Thought], None]
    ) -> None:
        """Let a player decide; ``then`` is called later, in the thread of this object."""
        budget = Budget(seed=decision_seed(request.match_id, request.log_length))
        thought = self._executor.submit(player.decide, request.view, request.legal, budget, cancel)
        thought.add_done_callback(lambda done: self._thought.emit(then, done))

    def _hand_over(self, then: Callable[[Thought], None], thought: Thought) -> None:
        then(thought)

    def close(self) -> None:
        """Wait for the present thought to end and take no other."""
        self._executor.shutdown(wait=True, cancel_futures=True)


class BotDriver:
    """Drives a seat with a bot that thinks in the worker's thread.

    ``failed`` hears a sentence when the bot raised an error instead of deciding, or when its
    decision is not allowed or could not be saved; the question then stands.
    """

    def __init__(self, player: Player, worker: BotWorker, failed: Callable[[str], None]) -> None:
        self._player = player
        self._worker = worker
        self._failed = failed
        self._cancel = Event()

    def ask(self, request: Request, reply: Reply) -> None:
        """Let the bot think; ``reply`` is called once it has decided."""
        cancel = self._cancel = Event()

        def then(thought: Thought) -> None:
            if not cancel.is_set():
                self._answer(request, reply, thought)

        self._worker.submit(self._player, request, cancel, then)

    def withdraw(self) -> None:
        """Tell the bot to stop; its answer would be ignored."""
        self._cancel.set()

    def _answer(self, request: Request, reply: Reply, thought: Thought) -> None:
        error = thought.exception()
        if error is not None:
            self._failed(f"{self._player.name}: {error}")
            return
        try:
            reply(request, thought.result().action)
        except IllegalAction as refused:
            self._failed(f"{self._player.name}: {refused}")
        except (StoreError, OSError) as unsaved:
            self._failed(str(unsaved))
