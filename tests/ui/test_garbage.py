"""In which thread garbage is collected: Qt objects in it belong to the window's own."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from preferans_qt.bots.player import Budget, Cancel, Decision
from preferans_qt.game.actions import Action
from preferans_qt.game.view import PlayerView
from preferans_qt.ui.garbage import GarbageCollector
from preferans_qt.ui.workers import BotDriver, BotWorker
from tests.ui.engines import TameBot
from tests.ui.test_workers import Notes, request


class Ring(QObject):
    """A Qt object that holds itself, and so is gone only when garbage is collected."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


class Wasteful(TameBot):
    """Makes so much garbage while it thinks that Python would collect it many times over."""

    def __init__(self) -> None:
        super().__init__()
        self.begins, self.ended = threading.Event(), threading.Event()

    def decide(
        self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
    ) -> Decision:
        self.thinking.set()
        assert self.begins.wait(timeout=10)
        kept = [[number] for number in range(20 * gc.get_threshold()[0])]
        self.ended.set()
        assert kept
        return super().decide(view, legal, budget, cancel)


@pytest.fixture(autouse=True)
def _soon() -> Iterator[None]:
    """Let every generation's time come after a few objects."""
    thresholds = gc.get_threshold()
    gc.set_threshold(100, 2, 2)
    yield
    gc.set_threshold(*thresholds)


def noted_end(ends: list[int]) -> None:
    """Make a ring that notes in which thread it goes."""
    weakref.finalize(Ring(), lambda: ends.append(threading.get_ident()))


def test_a_qt_object_is_never_destroyed_where_bots_think(qtbot: QtBot) -> None:
    worker, bot, notes, ends = BotWorker(), Wasteful(), Notes(), list[int]()
    BotDriver(bot, worker, notes.failures.append).ask(request(), notes.reply)
    assert bot.thinking.wait(timeout=10)
    gc.collect()
    noted_end(ends)
    bot.begins.set()
    assert bot.ended.wait(timeout=10)
    assert ends == []  # nobody has collected while this thread waited
    qtbot.waitUntil(lambda: bool(ends) and notes.count == 1)
    worker.close()
    assert ends == [threading.get_ident()]


def test_garbage_is_collected_from_time_to_time(qtbot: QtBot) -> None:
    collector, ends = GarbageCollector(), list[int]()
    noted_end(ends)
    for _ in range(10):
        waste: list[object] = [[] for _ in range(200)]
        collector.collect()
        del waste
    collector.close()
    assert ends == [threading.get_ident()]


def test_closing_leaves_garbage_to_python_as_it_was(qtbot: QtBot) -> None:
    assert gc.isenabled()
    collector = GarbageCollector()
    assert not gc.isenabled()
    inner = GarbageCollector()
    inner.close()
    assert not gc.isenabled()
    collector.close()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
