"""The program with its window: the composition root, and what must be said before Qt starts."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from preferans_qt import __version__
from preferans_qt.store.database import Database
from preferans_qt.store.errors import DamagedError, StoreError
from preferans_qt.store.paths import database_path
from preferans_qt.ui.window.program import Program

APPLICATION_ID = "io.github.preferans_qt.Preferans"
_NO_SCREEN = (
    "Preferans needs a screen: neither DISPLAY nor WAYLAND_DISPLAY is set. "
    "Start it from a desktop, or use the command preferans, which works without a window."
)


class Application(QApplication):
    """The Qt application, which macOS asks to open files.

    There a file that is opened from outside does not come on the command line, and goes to the
    program that runs already. ``file_wanted`` fires with its path; ``wanted`` is the last one.
    """

    file_wanted = Signal(str)
    wanted: Path | None = None

    def event(self, event: QEvent) -> bool:
        if not (isinstance(event, QFileOpenEvent) and event.url().isLocalFile()):
            return super().event(event)
        self.wanted = Path(event.file())
        self.file_wanted.emit(event.file())
        return True


def command_line() -> argparse.ArgumentParser:
    """What `preferans-qt` can be told."""
    parser = argparse.ArgumentParser(
        prog="preferans-qt", description="Play Preferans against two or three opponents, offline."
    )
    parser.add_argument("file", nargs="?", type=Path, help="a match file (.pulka) to open")
    parser.add_argument("--version", action="version", version=f"Preferans {__version__}")
    parser.add_argument(
        "--selftest", action="store_true", help="check this installation without a window"
    )
    return parser


def has_screen() -> bool:
    """Whether a window can be shown; Qt itself would abort."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_database() -> tuple[Database, str]:
    """The database, and a sentence about what had to be mended. Raises StoreError."""
    path = database_path()
    try:
        return Database.open(path), ""
    except DamagedError:
        from preferans_qt.store.opening import open_database

        database, report = open_database(path)
        return database, "" if report is None else str(report)


def make_application() -> Application:
    """The Qt application with the program's identity."""
    application = Application(sys.argv[:1])
    application.setApplicationName("Preferans")
    application.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(APPLICATION_ID)
    return application


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; the exit status is 0, or 1 when it could not start."""
    arguments = command_line().parse_args(argv)
    if arguments.selftest:
        from preferans_qt.cli import main as headless

        return headless(["selftest"])
    if not has_screen():
        sys.stderr.write(f"{_NO_SCREEN}\n")
        return 1
    application = make_application()
    try:
        database, notice = _open_database()
    except StoreError as error:
        if sys.stderr is not None:  # a program without a console has none
            sys.stderr.write(f"{error}\n")
        QMessageBox.warning(None, "Preferans", str(error))
        return 1
    try:
        program = Program(application, database)
        program.window.show()

        def start() -> None:
            program.start(application.wanted or arguments.file, notice)
            application.file_wanted.connect(program.window.file_dropped)  # does the same

        QTimer.singleShot(0, start)
        return application.exec()
    finally:
        database.close()
