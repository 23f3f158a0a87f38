"""A program with a tutor that is on, and a coach who is told what to find."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from preferans_qt.store.database import Database
from preferans_qt.store.settings import Settings
from preferans_qt.ui.preferences.storing import save_preferences
from preferans_qt.ui.preferences.values import Preferences
from tests.ui.practice.lessons import Lesson, ScriptedAssessor
from tests.ui.window.conftest import start_program
from tests.ui.window.scripts import ScriptedBot

LONG = 20_000  # milliseconds; on a busy machine no verdict is late unless a test wants it


@pytest.fixture
def coach(monkeypatch: pytest.MonkeyPatch) -> ScriptedAssessor:
    """The coach of the program; why an action is an error is not his concern."""
    scripted = ScriptedAssessor()
    monkeypatch.setattr("preferans_qt.ui.practice.worker.Assessor", lambda: scripted)
    monkeypatch.setattr("preferans_qt.ui.practice.content.causes_of", lambda *_: ())
    return scripted


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with Database.open(tmp_path / "test.sqlite") as opened:
        chosen = Preferences(speed=0, pace="instant", language="en", tutor=True)
        save_preferences(Settings(opened), chosen)
        yield opened


@pytest.fixture
def lesson(
    database: Database,
    coach: ScriptedAssessor,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Lesson]:
    monkeypatch.setattr("preferans_qt.ui.texts.speed.COMPILED", True)
    running = start_program(database, qtbot)
    running.practice.tutor.patience = LONG
    here = Lesson(running, qtbot, coach)
    monkeypatch.setattr("preferans_qt.ui.engine.player", lambda name: ScriptedBot(here.script))
    here.script.begin(running)
    yield here
    coach.gate.set()
    running.window.close()
