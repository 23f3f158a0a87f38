"""A whole program on a database of its own, without animation."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import UUID

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.store.database import Database
from preferans_qt.store.settings import Settings
from preferans_qt.ui.preferences.storing import save_preferences
from preferans_qt.ui.preferences.values import Preferences
from preferans_qt.ui.window.program import Program
from tests.ui.window.live import LiveMatch
from tests.ui.window.scripts import Script


@pytest.fixture
def same_cards_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what the program draws by lot be the same in every run."""
    chance = random.Random(4)
    monkeypatch.setattr("secrets.randbelow", chance.randrange)
    monkeypatch.setattr("secrets.token_hex", lambda count: chance.randbytes(count).hex())
    monkeypatch.setattr("preferans_qt.match.log.uuid4", lambda: UUID(int=chance.getrandbits(128)))


@pytest.fixture(autouse=True)
def compiled_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test see whether this machine has a C compiler."""
    monkeypatch.setattr("preferans_qt.ui.texts.speed.COMPILED", True)


@pytest.fixture
def database(tmp_path: Path, same_cards_every_time: None) -> Iterator[Database]:
    with Database.open(tmp_path / "test.sqlite") as opened:
        save_preferences(Settings(opened), Preferences(speed=0, pace="instant", language="en"))
        yield opened


@pytest.fixture
def program(database: Database, qtbot: QtBot) -> Iterator[Program]:
    """The program as it is after its start, with a first match dealt."""
    running = start_program(database, qtbot)
    yield running
    running.window.close()


def start_program(database: Database, qtbot: QtBot) -> Program:
    """Start the program as app.main does, on a database that is open already."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    running = Program(application, database)
    qtbot.addWidget(running.window)
    running.window.resize(1280, 800)
    running.window.show()
    running.start()
    return running


@pytest.fixture
def at(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Script], LiveMatch]:
    return lambda script: LiveMatch(program, qtbot, monkeypatch, script)
