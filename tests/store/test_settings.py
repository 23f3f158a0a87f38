"""Settings keep their values and their types."""

from pathlib import Path

import pytest

from preferans_qt.store.database import Database
from preferans_qt.store.settings import Settings
from tests.store.databases import meddle

VALUES = [True, False, 0, 7, 2.5, "", "Östen", ["a", "b"], [1, 2], {"Undo": "Ctrl+Z"}]


@pytest.mark.parametrize("value", VALUES)
def test_a_setting_is_kept(tmp_path: Path, value: object) -> None:
    path = tmp_path / "p.sqlite"
    with Database.open(path) as database:
        Settings(database).set("key", value)
    with Database.open(path) as database:
        kept = Settings(database).get("key", type(value)())
        assert kept == value
        assert type(kept) is type(value)


def test_the_default_holds_until_something_is_set(database: Database) -> None:
    settings = Settings(database)
    assert settings.get("speed", 3) == 3
    settings.set("speed", 5)
    settings.set("speed", 4)
    assert settings.get("speed", 3) == 4
    assert settings.get("Speed", 3) == 3
    settings.remove("speed")
    assert settings.get("speed", 3) == 3


@pytest.mark.parametrize("default", VALUES)
def test_a_value_of_another_type_is_as_good_as_none(database: Database, default: object) -> None:
    settings = Settings(database)
    for value in VALUES:
        settings.set("key", value)
        got = settings.get("key", default)
        assert got == (value if type(value) is type(default) else default)
        assert type(got) is type(default)


@pytest.mark.parametrize("text", ["", "nonsense", "[" * 50_000, "NaN"])
def test_a_damaged_setting_is_as_good_as_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "p.sqlite"
    with Database.open(path) as database:
        Settings(database).set("speed", 5)
    meddle(path, f"UPDATE settings SET value = '{text}'")
    with Database.open(path) as database:
        assert Settings(database).get("speed", 3) == 3
