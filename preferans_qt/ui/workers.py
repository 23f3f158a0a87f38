"""Bots think off the GUI thread: cancellable, and an answer nobody waits for is dropped."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from threading import Lock
from time import monotonic
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from preferans_qt.bots.player import Budget, Decision, Player, ThoughtCancelled
from preferans_qt.game.reducer import IllegalAction
from preferans_qt.match.drivers import Reply, Request, decision_seed
from preferans_qt.solver.search import Flag
from preferans_qt.store.errors import StoreError
from preferans_qt.ui.garbage import GarbageCollector

Thought = Future[Decision]
Hold = Callable[[Request, Decision, float], int]
Found = TypeVar("Found")

LONGEST_THOUGHT = 2.0  # seconds; where nothing is compiled, fewer deals are imagined then
_LAST_MOMENT = 0.25  # seconds for a thought to end in; one that listens needs a fifth of that


class ThinkingThread(QObject):
    """One thread of its own in which work is done, one piece after the other."""

    _done = Signal(object, object)  # what is to be called, and with what

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._pieces: dict[Future[Any], Flag] = {}
        self._is_closed = False
        self._closing = Lock()  # nothing is emitted while this object goes
        self._garbage = GarbageCollector(self)
        # Queued also when the work ends so soon that the window's own thread hears of it
        self._done.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)

    def start(
        self, work: Callable[[], Found], cancel: Flag, then: Callable[[Future[Found]], None]
    ) -> Future[Found]:
        """Let a piece of work be done, which looks at ``cancel``.

        ``then`` is called later, in the thread of this object.
        """
        piece = self._executor.submit(work)
        self._pieces[piece] = cancel
        piece.add_done_callback(lambda done: self._ended(then, done))
        return piece

    def _ended(self, then: Callable[[Future[Found]], None], piece: Future[Found]) -> None:
        """In whichever thread the work has ended; once closed, nobody wants to hear of it."""
        with self._closing:
            if not self._is_closed:
                self._done.emit(then, piece)

    def _hand_over(self, then: Callable[[Future[Found]], None], piece: Future[Found]) -> None:
        self._pieces.pop(piece, None)
        then(piece)

    def close(self) -> None:
        """Stop all work and take no other. What does not listen is left to itself."""
        with self._closing:
            self._is_closed = True
        for cancel in self._pieces.values():
            cancel.set()
        self._executor.shutdown(wait=False, cancel_futures=True)
        if not wait(self._pieces, _LAST_MOMENT).not_done:
            self._executor.shutdown(wait=True)  # its thread has nothing left to do
        self._garbage.close()


class BotWorker(ThinkingThread):
    """The thread in which all opponents of a window think."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("bots", parent)

    def submit(
        self, player: Player, request: Request, cancel: Flag, then: Callable[[Thought], None]
    ) -> Thought:
        """Let a player decide; ``then`` is called later, in the thread of this object."""
        seed = decision_seed(request.match_id, request.log_length)
        budget = Budget(seed=seed, seconds=LONGEST_THOUGHT)
        return self.start(
            lambda: player.decide(request.view, request.legal, budget, cancel), cancel, then
        )


class BotDriver:
    """Drives a seat with a bot that thinks in the worker's thread.

    ``hold`` tells for how many more milliseconds an answer is to be held back that took so many
    seconds to find. ``failed`` hears a sentence when the bot raised an error instead of deciding,
    or when its decision is not allowed or could not be saved; the question then stands.
    """

    def __init__(
        self,
        player: Player,
        worker: BotWorker,
        failed: Callable[[str], None],
        hold: Hold = lambda request, decision, spent: 0,
    ) -> None:
        self._player = player
        self._worker = worker
        self._failed = failed
        self._hold = hold
        self._cancel = Flag()
        self._thought: Thought | None = None

    def ask(self, request: Request, reply: Reply) -> None:
        """Let the bot think; ``reply`` is called once it has decided and some time has passed."""
        cancel, asked = Flag(), monotonic()

        def answer(decision: Decision) -> None:
            if not cancel.is_set():
                self._answer(request, reply, decision)

        def then(thought: Thought) -> None:
            decision = None if cancel.is_set() else self._decision_of(thought)
            if decision is not None:
                held = self._hold(request, decision, monotonic() - asked)
                QTimer.singleShot(held, lambda: answer(decision))

        self._cancel = cancel
        self._thought = self._worker.submit(self._player, request, cancel, then)

    def withdraw(self) -> None:
        """Tell the bot to stop, or not to begin; its answer would be ignored."""
        self._cancel.set()
        if self._thought is not None:
            self._thought.cancel()

    def _decision_of(self, thought: Thought) -> Decision | None:
        """What has come of a thought; nothing when it was cancelled or went wrong."""
        error = thought.exception()
        if error is None:
            return thought.result()
        if not isinstance(error, ThoughtCancelled):
            self._failed(f"{self._player.name}: {error}")
        return None

    def _answer(self, request: Request, reply: Reply, decision: Decision) -> None:
        try:
            reply(request, decision.action)
        except IllegalAction as refused:
            self._failed(f"{self._player.name}: {refused}")
        except (StoreError, OSError) as unsaved:
            self._failed(str(unsaved))
