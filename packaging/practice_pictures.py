"""The pictures of practice: the tutor who holds a card back, and the review of a match."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QApplication

from pictures import STATES, open_state, take
from preferans_qt.bots.player import Budget
from preferans_qt.coach.assessment import Assessor
from preferans_qt.ui.window.program import Program

PATIENCE = 60.0  # seconds in which the coach must be ready


def wait_until(application: QApplication, holds: Callable[[], bool]) -> None:
    """Let the program run until something holds."""
    until = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > until:
            raise SystemExit("the coach does not come to an end")
        application.processEvents()
        time.sleep(0.01)


def take_tutor(program: Program, application: QApplication, folder: Path) -> None:
    """The worst card is held back, and a hint has been taken."""
    open_state(program, STATES["raspasy"])
    program.change_preferences(tutor=True)
    request = program.control.engine.request
    assert request is not None
    found = Assessor().assess(request.view, request.legal, Budget(seed=1))
    tutor = program.practice.tutor
    tutor.patience = round(1000 * PATIENCE)
    program.control.decide(found.options[-1].action)
    wait_until(application, lambda: tutor.content is not None)
    tutor.give_hint()
    wait_until(application, lambda: tutor.content is not None and bool(tutor.content.text))
    take(program.window, application, folder / "tutor.png")
    tutor.dismiss()


def take_review(program: Program, application: QApplication, folder: Path) -> None:
    """What the heuristic bot did in the person's chair, at its worst error."""
    open_state(program, STATES["end-of-match"])
    ready: list[bool] = []
    window = program.practice.review_window()
    window.reviewer.progressed.connect(lambda done, whole: ready.append(done == whole))
    program.practice.show_review()
    window.resize(program.window.size())
    wait_until(application, lambda: bool(ready) and ready[-1])
    worst = window.decisions.next_error(None)
    assert worst is not None
    window.go_to(worst)
    take(window, application, folder / "review.png")


def take_practice(program: Program, application: QApplication, folder: Path) -> None:
    """Both, in English and light."""
    program.apply_preferences(replace(program.preferences, scheme="light", language="en"))
    take_tutor(program, application, folder)
    take_review(program, application, folder)
