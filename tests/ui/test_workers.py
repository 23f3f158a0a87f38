"""The thread in which bots think, and how their answers come back."""

import threading
import time
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.bots.player import Budget, Cancel, Decision, ThoughtCancelled
from preferans_qt.game.actions import Action, Pass, StartDeal
from preferans_qt.game.match import apply as apply_to_match
from preferans_qt.game.match import legal, new_match
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.game.reducer import IllegalAction
from preferans_qt.game.rules import Rules
from preferans_qt.game.view import PlayerView, view_for
from preferans_qt.match.drivers import Request, decision_seed
from preferans_qt.solver.search import Flag
from preferans_qt.store.errors import StoreError
from preferans_qt.ui.workers import BotDriver, BotWorker, Thought
from tests.ui.engines import FULL, TameBot


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[BotWorker]:
    running = BotWorker()
    yield running
    running.close()


def request(log_length: int = 3) -> Request:
    match, _ = apply_to_match(new_match(Rules(), 3, 2), None, StartDeal(1, ""))
    return Request("f" * 32, log_length, 1, 0, view_for(match, 0), legal(match))


class Notes:
    """What a driver has answered and what went wrong."""

    def __init__(self) -> None:
        self.replies: list[Action] = []
        self.failures: list[str] = []
        self.threads: set[int] = set()

    def reply(self, question: Request, action: Action) -> None:
        self.replies.append(action)
        self.threads.add(threading.get_ident())

    @property
    def count(self) -> int:
        return len(self.replies) + len(self.failures)


def test_the_answer_comes_later_and_in_the_thread_of_the_window(
    worker: BotWorker, qtbot: QtBot
) -> None:
    bot, notes = TameBot(), Notes()
    BotDriver(bot, worker, notes.failures.append).ask(request(), notes.reply)
    assert bot.thinking.wait(timeout=10)
    assert notes.count == 0, "never within the question"
    qtbot.waitUntil(lambda: notes.count > 0)
    assert notes.replies == [Pass()]
    assert notes.threads == {threading.get_ident()}
    assert threading.get_ident() not in bot.threads


def test_bots_think_one_after_the_other(worker: BotWorker, qtbot: QtBot) -> None:
    first, second, notes = TameBot(), TameBot(), Notes()
    first.gate.clear()
    BotDriver(first, worker, notes.failures.append).ask(request(), notes.reply)
    BotDriver(second, worker, notes.failures.append).ask(request(), notes.reply)
    assert first.thinking.wait(timeout=10)
    assert not second.thinking.is_set()
    first.gate.set()
    qtbot.waitUntil(lambda: notes.count == 2)
    assert first.threads == second.threads


def test_the_seed_of_a_decision_comes_from_match_and_place(worker: BotWorker, qtbot: QtBot) -> None:
    seeds: list[int] = []

    class Seeded(TameBot):
        def decide(
            self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
        ) -> Decision:
            seeds.append(budget.seed)
            return super().decide(view, legal, budget, cancel)

    notes = Notes()
    driver = BotDriver(Seeded(), worker, notes.failures.append)
    for length in (3, 3, 4):
        driver.ask(request(length), notes.reply)
    qtbot.waitUntil(lambda: len(seeds) == 3)
    expected = [decision_seed("f" * 32, length) for length in (3, 3, 4)]
    assert seeds == expected
    assert seeds[0] != seeds[2]


def test_a_withdrawn_question_is_cancelled_and_not_answered(
    worker: BotWorker, qtbot: QtBot
) -> None:
    flags: list[Cancel] = []

    class Listening(TameBot):
        def decide(
            self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
        ) -> Decision:
            flags.append(cancel)
            return super().decide(view, legal, budget, cancel)

    bot, notes = Listening(), Notes()
    bot.gate.clear()
    driver = BotDriver(bot, worker, notes.failures.append)
    driver.ask(request(), notes.reply)
    assert bot.thinking.wait(timeout=10)
    assert not flags[0].is_set()
    driver.withdraw()
    assert flags[0].is_set()
    bot.gate.set()
    driver.ask(request(), notes.reply)
    qtbot.waitUntil(lambda: notes.count > 0)
    assert notes.count == 1, "only the second question was answered"
    assert not flags[1].is_set()


def refuse(question: Request, action: Action) -> None:
    raise IllegalAction(action, Reason(Refusal.WRONG_PHASE, "C.3"))


def lose(question: Request, action: Action) -> None:
    raise StoreError(FULL)


@pytest.mark.parametrize(
    ("reply", "sentence"),
    [(refuse, "tame: pass: wrong_phase, rule C.3"), (lose, FULL)],
)
def test_an_answer_that_cannot_be_carried_out_is_told(
    worker: BotWorker, qtbot: QtBot, reply: object, sentence: str
) -> None:
    notes = Notes()
    BotDriver(TameBot(), worker, notes.failures.append).ask(request(), reply)
    qtbot.waitUntil(lambda: notes.count > 0)
    assert notes.failures == [sentence]


FOREVER = 10**6  # milliseconds


class Pondering(TameBot):
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.stopped = threading.Event()

    def decide(
        self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
    ) -> Decision:
        self.thinking.set()
        while not cancel.is_set():
            time.sleep(0.001)
        self.stopped.set()
        raise ThoughtCancelled


class Held:
    """Holds answers back, and notes what it was asked."""

    def __init__(self, *milliseconds: int) -> None:
        self._milliseconds = list(milliseconds)
        self.asked: list[tuple[Request, Decision]] = []

    def __call__(self, question: Request, decision: Decision, spent: float) -> int:
        assert spent >= 0
        self.asked.append((question, decision))
        return self._milliseconds.pop(0)


def test_an_answer_is_held_back_as_long_as_it_is_told(worker: BotWorker, qtbot: QtBot) -> None:
    notes, held, question = Notes(), Held(FOREVER, 1), request()
    slow = BotDriver(TameBot(), worker, notes.failures.append, held)
    slow.ask(question, notes.reply)
    qtbot.waitUntil(lambda: len(held.asked) == 1)
    assert held.asked == [(question, Decision(Pass(), ()))]
    assert notes.count == 0
    BotDriver(TameBot(), worker, notes.failures.append, held).ask(question, notes.reply)
    qtbot.waitUntil(lambda: notes.count == 1)


def test_an_answer_that_is_held_back_can_still_be_withdrawn(
    worker: BotWorker, qtbot: QtBot
) -> None:
    notes = Notes()

    def change_of_mind(question: Request, decision: Decision, spent: float) -> int:
        driver.withdraw()
        return 0

    driver = BotDriver(TameBot(), worker, notes.failures.append, change_of_mind)
    driver.ask(request(), notes.reply)
    BotDriver(TameBot(), worker, notes.failures.append).ask(request(), notes.reply)
    qtbot.waitUntil(lambda: notes.count > 0)
    assert notes.replies == [Pass()], "only the second question was answered"


def test_a_cancelled_thought_is_silent_and_frees_the_thread(
    worker: BotWorker, qtbot: QtBot
) -> None:
    notes, pondering = Notes(), Pondering()
    driver = BotDriver(pondering, worker, notes.failures.append)
    driver.ask(request(), notes.reply)
    assert pondering.thinking.wait(timeout=10)
    driver.withdraw()
    BotDriver(TameBot(), worker, notes.failures.append).ask(request(), notes.reply)
    qtbot.waitUntil(lambda: notes.count > 0)
    assert (notes.replies, notes.failures) == ([Pass()], [])


def test_a_thought_that_stops_by_itself_is_no_failure(worker: BotWorker, qtbot: QtBot) -> None:
    class Tired(TameBot):
        def decide(
            self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
        ) -> Decision:
            raise ThoughtCancelled

    notes = Notes()
    BotDriver(Tired(), worker, notes.failures.append).ask(request(), notes.reply)
    BotDriver(TameBot(), worker, notes.failures.append).ask(request(), notes.reply)
    qtbot.waitUntil(lambda: notes.count > 0)
    assert notes.failures == []


def test_a_question_that_waits_for_the_thread_is_not_thought_about_once_withdrawn(
    worker: BotWorker, qtbot: QtBot
) -> None:
    busy, waiting, last, notes = TameBot(), TameBot(), TameBot(), Notes()
    busy.gate.clear()
    drivers = [BotDriver(bot, worker, notes.failures.append) for bot in (busy, waiting, last)]
    for driver in drivers:
        driver.ask(request(), notes.reply)
    drivers[1].withdraw()
    busy.gate.set()
    qtbot.waitUntil(lambda: notes.count == 2)
    assert not waiting.thinking.is_set()


def test_closing_stops_a_thought_and_lets_no_other_begin(qtbot: QtBot) -> None:
    worker, first, second, notes = BotWorker(), Pondering(), TameBot(), Notes()
    for bot in (first, second):
        BotDriver(bot, worker, notes.failures.append).ask(request(), notes.reply)
    assert first.thinking.wait(timeout=10)
    worker.close()
    assert first.stopped.wait(timeout=10)
    QApplication.processEvents()
    assert notes.count == 0
    assert not second.thinking.is_set()


def test_closing_does_not_wait_for_a_bot_that_does_not_listen(qtbot: QtBot) -> None:
    ended = threading.Event()

    class Deaf(TameBot):
        def decide(
            self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
        ) -> Decision:
            try:
                return super().decide(view, legal, budget, cancel)
            finally:
                ended.set()

    worker, deaf, notes = BotWorker(), Deaf(), Notes()
    deaf.gate.clear()
    BotDriver(deaf, worker, notes.failures.append).ask(request(), notes.reply)
    assert deaf.thinking.wait(timeout=10)
    worker.close()
    assert not ended.is_set()
    deaf.gate.set()
    assert ended.wait(timeout=10)
    QApplication.processEvents()
    assert notes.count == 0


def test_a_thought_is_handed_over_even_when_it_was_there_at_once(
    worker: BotWorker, qtbot: QtBot
) -> None:
    """The future may be done before anybody waits for it."""
    handed: list[Thought] = []
    for _ in range(50):
        worker.submit(TameBot(), request(), Flag(), handed.append)
        assert handed == []
    qtbot.waitUntil(lambda: len(handed) == 50)
