"""The window lives on while a solver works in another thread."""

from random import Random
from threading import Thread

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from preferans_qt.game.cards import card_set, cards_in
from preferans_qt.headless.solver_deals import deals_of
from preferans_qt.solver.search import COMPILED, Flag
from preferans_qt.solver.solver import Batch, Solver

LAYOUTS = 10_000  # seconds of work; the flag ends it


@pytest.mark.skipif(not COMPILED, reason="only the compiled solver lets go of the interpreter")
def test_timers_run_while_a_batch_is_being_solved(qtbot: QtBot) -> None:
    (position,) = deals_of("random_nt", 1)
    chance, unseen = Random(1), list(cards_in(position.hands[1] | position.hands[2]))
    layouts = []
    for _ in range(LAYOUTS):
        chance.shuffle(unseen)
        layouts.append((position.hands[0], card_set(unseen[:10]), card_set(unseen[10:])))
    flag, ticks, batches = Flag(), 0, list[Batch[tuple[int, ...]]]()

    def work() -> None:
        batches.append(Solver().batch_all_moves(position, layouts, cancel=flag))

    def tick() -> None:
        nonlocal ticks
        ticks += 1

    timer = QTimer()
    timer.timeout.connect(tick)
    thread = Thread(target=work)
    thread.start()
    timer.start(5)
    qtbot.waitUntil(lambda: ticks >= 40)
    assert thread.is_alive()
    flag.set()
    thread.join()
    (batch,) = batches
    assert not batch.complete
    assert batch.answers
