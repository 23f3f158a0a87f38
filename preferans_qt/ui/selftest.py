"""What a frozen program runs on a new machine: the window, without a screen or a person."""

import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from preferans_qt.bots.player import Budget
from preferans_qt.bots.registry import player
from preferans_qt.match.drivers import NeverCancelled
from preferans_qt.store.database import Database
from preferans_qt.store.settings import Settings
from preferans_qt.ui.preferences.storing import save_preferences
from preferans_qt.ui.preferences.values import LANGUAGES, Preferences
from preferans_qt.ui.window.printing import write_pdf
from preferans_qt.ui.window.program import Program

_DEALS = 2
_PATIENCE = 60.0  # seconds in which a deal must come to its end

Report = Callable[[str], None]


def run(report: Report) -> None:
    """Render the window, let scripted hands play a deal, switch languages, print the sheet.

    ``report`` hears one line a step. Raises AssertionError, or whatever went wrong.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    if not isinstance(application, QApplication):
        raise AssertionError("something else than a window runs in this process")
    with (
        tempfile.TemporaryDirectory() as folder,
        Database.open(Path(folder) / "selftest.sqlite") as database,
    ):
        save_preferences(Settings(database), Preferences(speed=0, pace="instant"))
        program = Program(application, database)
        program.window.show()
        program.start()
        report("window: opened")
        report(f"window: {play_by_itself(program, _DEALS)} deals played")
        report(f"window: rendered {_rendered_size(program.window.grab().toImage())}")
        report(f"window: {_different_languages(program)} languages")
        size = _printed_bytes(program, Path(folder) / "sheet.pdf")
        report(f"window: score sheet printed, {size} bytes")
        program.window.close()
        application.processEvents()


def _check(holds: bool, sentence: str) -> None:
    """Raise AssertionError with a sentence, also where assertions are switched off."""
    if not holds:
        raise AssertionError(sentence)


def _rendered_size(picture: QImage) -> str:
    places = [(x, y) for x in range(0, picture.width(), 16) for y in range(0, picture.height(), 16)]
    colours = {picture.pixel(x, y) for x, y in places}
    _check(len(colours) > 20, "the window is blank")
    return f"{picture.width()} x {picture.height()}"


def _different_languages(program: Program) -> int:
    titles = set()
    for language in LANGUAGES:
        program.set_language(language)
        program.application.processEvents()
        titles.add(program.window.commands["new_match"].text())
    _check(len(titles) == len(LANGUAGES), "a language is missing")
    return len(titles)


def _printed_bytes(program: Program, path: Path) -> int:
    _check(write_pdf(path, program.window.sheet.paper.content), "the sheet could not be printed")
    data = path.read_bytes()
    _check(data.startswith(b"%PDF"), "the printed sheet is no PDF")
    return len(data)


def play_by_itself(program: Program, deals: int) -> int:
    """Decide for the person as the heuristic bot would; how many deals have been finished.

    Raises AssertionError when a deal does not come to its end.
    """
    engine, table = program.control.engine, program.window.table
    bot = player("heuristic")
    finished, deadline = 0, time.monotonic() + _PATIENCE
    while True:
        program.application.processEvents()
        match = engine.match
        if match is None:
            raise AssertionError("no match is open")
        if len(match.finished) > finished:
            finished, deadline = len(match.finished), time.monotonic() + _PATIENCE
        if finished >= deals or match.is_over:
            return finished
        _check(time.monotonic() < deadline, f"deal {finished + 1} does not come to its end")
        request = engine.request
        if request is not None and table.is_open:
            decision = bot.decide(request.view, request.legal, Budget(), NeverCancelled())
            engine.decide(decision.action)
        elif program.control.next_deal_waits:
            program.control.next_deal()
