"""An empty database for each test that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from preferans_qt.store.database import Database
from preferans_qt.store.matches import Matches
from tests.store.databases import matches_in


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with Database.open(tmp_path / "preferans.sqlite") as database:
        yield database


@pytest.fixture
def matches(database: Database) -> Matches:
    return matches_in(database)
