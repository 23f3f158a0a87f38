"""What a frozen program runs on a new machine: the window, without a screen or a person."""

import os
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QFile
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from preferans_qt.bots.player import Budget
from preferans_qt.bots.registry import player
from preferans_qt.game.cards import FULL_DECK, card_text, cards_in
from preferans_qt.game.deal import Auction, Exchange, Naming, TrickPlay, Whisting
from preferans_qt.game.presets import DEFAULT_PRESET, preset
from preferans_qt.match.deals import SeededDeals
from preferans_qt.match.drivers import NeverCancelled, PlayerDriver
from preferans_qt.match.log import Header
from preferans_qt.match.playing import play_match
from preferans_qt.match.session import Session
from preferans_qt.store.database import Database
from preferans_qt.store.settings import Settings
from preferans_qt.ui.dialogs.last_match import usual_kinds
from preferans_qt.ui.drawings import load_resources
from preferans_qt.ui.guide.page import PAGES
from preferans_qt.ui.preferences.storing import save_preferences
from preferans_qt.ui.preferences.values import LANGUAGES, Preferences
from preferans_qt.ui.table.deck import BACKS
from preferans_qt.ui.window.printing import write_pdf
from preferans_qt.ui.window.program import Program

_DEALS = 2
_MOST_DEALS = 20  # in which the main moments are looked for
_FEWEST_COLOURS = 10  # in a picture that shows something
_ASKED = {
    "auction": Auction,
    "exchange": Exchange,
    "contract": Naming,
    "whist": Whisting,
    "card play": TrickPlay,
}
_END = "end of deal"
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
        report(f"window: {_parts_there()} drawings, pages and catalogues")
        report(f"window: {play_by_itself(program, _DEALS)} deals played")
        report(f"window: rendered {_states_rendered(program)}")
        report(f"window: rendered {_windows_rendered(program)}")
        report(f"window: {_different_languages(program)} languages")
        size = _printed_bytes(program, Path(folder) / "sheet.pdf")
        report(f"window: score sheet printed, {size} bytes")
        program.window.close()
        application.processEvents()


def _check(holds: bool, sentence: str) -> None:
    """Raise AssertionError with a sentence, also where assertions are switched off."""
    if not holds:
        raise AssertionError(sentence)


def _parts_there() -> int:
    """How many things are compiled in; Qt would only leave out what is missing."""
    load_resources()
    paths = [f":/cards/{card_text(card)}.svg" for card in cards_in(FULL_DECK)]
    paths += [f":/cards/back-{back}.svg" for back in BACKS]
    for language in LANGUAGES:
        paths.append(f":/translations/preferans_{language}.qm")
        paths += [f":/guide/{language}/{page}.md" for page in PAGES]
    missing = [path for path in paths if not QFile.exists(path)]
    _check(not missing, f"{', '.join(missing)} are missing")
    return len(paths)


def _states_rendered(program: Program) -> str:
    """Draw the window at each main moment of a match, the same ones every time; their names."""
    header = Header.new(
        created="2000-01-01T00:00:00+00:00",
        program="",
        profile=DEFAULT_PRESET,
        rules=preset(DEFAULT_PRESET),
        names=("",) * 3,
        kinds=usual_kinds(3),
        first_dealer=2,
        id="5e1f7e57" * 4,
    )
    bot = PlayerDriver(player("heuristic"), lambda seed: Budget(seed=seed), "selftest")
    played = Session(header)
    play_match(played, [bot] * 3, SeededDeals("selftest"), _MOST_DEALS)
    moments = _moments(played)
    missing = [name for name in (*_ASKED, _END) if name not in moments]
    _check(not missing, f"no moment was found for {', '.join(missing)}")
    save, saved, pictures = program.matches.create(header), 0, []
    for name, length in moments.items():
        for entry in played.entries[saved:length]:
            save(entry)
        saved = length
        _check(program.open_match(header.id), f"the match cannot be opened at {name}")
        pictures.append(_picture(program.window, name))
    changes = all(one != other for one, other in pairwise(pictures))
    _check(changes, "different moments look the same")
    return ", ".join(moments)


def _moments(played: Session) -> dict[str, int]:
    """After how many entries the person in seat A is first asked for each thing, in order."""
    moments: dict[str, int] = {}
    session = Session(played.header)
    for entry in played.entries:
        session.read(entry)
        deal = session.match.deal
        if deal is None:
            moments.setdefault(_END, session.log_length)
        elif session.controller == 0:
            for name, phase in _ASKED.items():
                if isinstance(deal.phase, phase):
                    moments.setdefault(name, session.log_length)
    return moments


def _windows_rendered(program: Program) -> str:
    """Draw guide and settings; their titles."""
    program.show_guide()
    program.show_preferences()
    titles = []
    for widget in program.application.topLevelWidgets():
        if widget.isVisible() and widget.isWindow() and widget is not program.window:
            _picture(widget, widget.windowTitle())
            titles.append(widget.windowTitle())
            widget.close()
    _check(len(titles) == 2, "guide and settings do not open")
    return ", ".join(sorted(titles))


def _picture(widget: QWidget, name: str) -> QImage:
    """What a window shows; not blank."""
    QApplication.processEvents()
    picture = widget.grab().toImage()
    places = [(x, y) for x in range(0, picture.width(), 16) for y in range(0, picture.height(), 16)]
    colours = {picture.pixel(x, y) for x, y in places}
    _check(len(colours) > _FEWEST_COLOURS, f"the picture of {name} is blank")
    return picture


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
