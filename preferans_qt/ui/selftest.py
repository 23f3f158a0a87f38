"""What a frozen program runs on a new machine: the window, without a screen or a person."""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

Report = Callable[[str], None]


def run(report: Report) -> None:
    """Render the window, let scripted hands play a deal, switch languages, print the sheet.

    ``report`` hears one line a step. Raises AssertionError, or whatever went wrong.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        _check_window(Path(folder), report)


def _check_window(folder: Path, report: Report) -> None:
    from PySide6.QtWidgets import QApplication

    from preferans_qt.store.database import Database
    from preferans_qt.store.settings import Settings
    from preferans_qt.ui.preferences.storing import save_preferences
    from preferans_qt.ui.preferences.values import LANGUAGES, Preferences
    from preferans_qt.ui.window.printing import write_pdf
    from preferans_qt.ui.window.program import Program

    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    with Database.open(folder / "selftest.sqlite") as database:
        save_preferences(Settings(database), Preferences(speed=0))
        program = Program(application, database)
        program.window.show()
        program.start()
        report("window: opened")
        deals = play_by_itself(program, application, deals=2)
        report(f"window: {deals} deals played")
        picture = program.window.grab().toImage()
        colours = {
            picture.pixel(x, y)
            for x in range(0, picture.width(), 16)
            for y in range(0, picture.height(), 16)
        }
        assert len(colours) > 20, "the window is blank"
        report(f"window: rendered {picture.width()} x {picture.height()}")
        titles = set()
        for language in LANGUAGES:
            program.set_language(language)
            application.processEvents()
            titles.add(program.window.commands["new_match"].text())
        report(f"window: {len(LANGUAGES)} languages, {len(titles)} different menus")
        assert len(titles) == len(LANGUAGES), "a language is missing"
        path = folder / "sheet.pdf"
        assert write_pdf(path, program.control), "the sheet could not be printed"
        assert path.read_bytes().startswith(b"%PDF"), "the printed sheet is no PDF"
        report(f"window: score sheet printed, {path.stat().st_size} bytes")
        program.window.close()
        application.processEvents()


def play_by_itself(program: object, application: object, deals: int) -> int:
    """Decide for the person as the heuristic bot would, until ``deals`` deals are finished."""
    from PySide6.QtWidgets import QApplication

    from preferans_qt.bots.player import Budget
    from preferans_qt.bots.registry import player
    from preferans_qt.match.drivers import NeverCancelled
    from preferans_qt.ui.window.program import Program

    assert isinstance(program, Program)
    assert isinstance(application, QApplication)
    engine = program.control.engine
    bot = player("heuristic")
    while True:
        application.processEvents()
        match = engine.match
        assert match is not None
        if len(match.finished) >= deals or match.is_over:
            return len(match.finished)
        request = engine.request
        if request is not None and program.window.table.is_open:
            decision = bot.decide(request.view, request.legal, Budget(), NeverCancelled())
            engine.decide(decision.action)
        elif match.deal is None and match.stop is None:
            program.control.next_deal()
