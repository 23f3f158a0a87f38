"""Figures of the window on this machine: start to first paint, and the work of one frame.

First paint is measured in processes of their own, beside an empty window that imports the same
parts of Qt; the two take turns, so that a busy machine slows both.
"""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from os import environ
from statistics import median

_ROUNDS = 7
_FRAMES = 60
_SIZES = {"1280x800": (1280, 800), "3840x2160": (3840, 2160)}

_BARE_QT = """
import time; start = time.perf_counter()
from PySide6 import QtCore, QtGui, QtSvg, QtWidgets
class Window(QtWidgets.QMainWindow):
    def paintEvent(self, event):
        print((time.perf_counter() - start) * 1000, flush=True)
        QtCore.QTimer.singleShot(0, application.quit)
application = QtWidgets.QApplication([])
window = Window(); window.resize(1000, 700); window.show()
application.exec()
"""

_PROGRAM = """
import time; start = time.perf_counter()
from preferans_qt import app
from preferans_qt.ui.table.view import TableView
painted = TableView.paintEvent
def paint(self, event):
    painted(self, event)
    print((time.perf_counter() - start) * 1000, flush=True)
    TableView.paintEvent = painted
    app.QTimer.singleShot(0, app.QApplication.quit)
TableView.paintEvent = paint
app.main([])
"""


def run() -> dict[str, object]:
    """``first_paint_ms`` and ``bare_qt_ms`` from the first import on, their ratio, ``frame_ms``."""
    ours, bare = [], []
    for _ in range(_ROUNDS):
        bare.append(_first_paint(_BARE_QT))
        ours.append(_first_paint(_PROGRAM))
    return {
        "first_paint_ms": round(median(ours), 1),
        "bare_qt_ms": round(median(bare), 1),
        "ratio": round(median(a / b for a, b in zip(ours, bare, strict=True)), 2),
        "frame_ms": {name: _frame_time(name) for name in _SIZES},
    }


def _platform() -> Mapping[str, str]:
    if environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"):
        return {}
    return {"QT_QPA_PLATFORM": "offscreen"}


def _first_paint(source: str) -> float:
    """Milliseconds to the first paint of a fresh process."""
    with tempfile.TemporaryDirectory() as data:
        done = subprocess.run(
            [sys.executable, "-c", source],
            env={**environ, **_platform(), "PREFERANS_DATA": data},
            capture_output=True,
            text=True,
            check=True,
        )
    return float(done.stdout.split()[0])


def _frame_time(size: str) -> float:
    """Milliseconds of one frame in which all cards of a table move, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", f"from preferans_qt.ui import bench; bench.print_frame({size!r})"],
        env={**environ, **_platform()},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(json.loads(done.stdout))


def print_frame(size: str) -> None:
    """Draw frames of a moving table and print the median of their milliseconds."""
    from PySide6.QtWidgets import QApplication

    from preferans_qt.game.deal import Seating
    from preferans_qt.ui.table.deck import Deck, DeckStyle
    from preferans_qt.ui.table.layout import hand_order
    from preferans_qt.ui.table.picture import Picture, Place
    from preferans_qt.ui.table.scene import TableScene
    from preferans_qt.ui.table.view import TableView
    from preferans_qt.ui.theme import theme_for

    application = QApplication([])
    theme = theme_for("light", "green")
    scene = TableScene(theme, Deck(DeckStyle(), theme.cards))
    view = TableView(scene)
    view.resize(*_SIZES[size])
    view.show()
    cards = hand_order(range(30))
    places = tuple(Place(cards=tuple(cards[10 * seat : 10 * seat + 10])) for seat in range(3))
    scene.show_picture(Picture(0, Seating(3, 2), places))
    view.grab()
    times = []
    for step in range(_FRAMES):
        for item in scene.card_items():
            item.moveBy(3 if step % 2 else -3, 1)
        start = time.perf_counter()
        application.processEvents()
        times.append((time.perf_counter() - start) * 1000)
    sys.stdout.write(json.dumps(round(median(times), 2)))
