"""Profiles of the user's own, in a database that goes away with the test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from preferans_qt.store.database import Database
from preferans_qt.store.profiles import Profiles
from preferans_qt.ui.dialogs.new_match import NewMatchDialog
from tests.ui.dialogs.agreeing import opened


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with Database.open(tmp_path / "preferans.sqlite") as database:
        yield database


@pytest.fixture
def profiles(database: Database) -> Profiles:
    return Profiles(database)


@pytest.fixture
def dialog(qtbot: QtBot, profiles: Profiles) -> NewMatchDialog:
    return opened(qtbot, profiles)
