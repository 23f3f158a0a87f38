"""Where the solver runs uncompiled the window says so once, after the first paint."""

import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import preferans_qt
from preferans_qt.store.database import Database
from tests.ui.window.conftest import start_program

NOTE = "install a C compiler"
START_UP = """
import sys
import preferans_qt.app
print(*sorted(name for name in sys.modules if name == "cython" or "preferans_qt.solver" in name))
"""


def test_an_uncompiled_solver_is_told_for_a_while_with_what_to_do(
    database: Database, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("preferans_qt.ui.texts.speed.COMPILED", False)
    monkeypatch.setattr("preferans_qt.ui.window.main_window._NOTE_MILLISECONDS", 50)
    window = start_program(database, qtbot).window
    assert NOTE in window.shown
    assert NOTE not in window.situation
    qtbot.waitUntil(lambda: window.shown == window.situation)
    window.close()


def test_nothing_is_said_of_a_compiled_solver(
    database: Database, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("preferans_qt.ui.texts.speed.COMPILED", True)
    window = start_program(database, qtbot).window
    assert window.shown == window.situation != ""
    window.close()


def test_the_window_is_painted_before_the_solver_is_imported() -> None:
    run = subprocess.run(
        [sys.executable, "-c", START_UP],
        cwd=Path(preferans_qt.__file__).parent.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == ""
