"""Where the data lies on each platform."""

from pathlib import Path

import pytest

from preferans_qt.store.errors import StoreError
from preferans_qt.store.paths import data_folder, database_path

HOME = Path("/home/anna")


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "/home/anna/.local/share/preferans-qt"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/preferans-qt"),
        ("linux", {"XDG_DATA_HOME": "relative"}, "/home/anna/.local/share/preferans-qt"),
        ("linux", {"XDG_DATA_HOME": ""}, "/home/anna/.local/share/preferans-qt"),
        ("freebsd14", {"XDG_DATA_HOME": "/data"}, "/data/preferans-qt"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "/home/anna/Library/Application Support/Preferans"),
        ("win32", {"APPDATA": "/roaming"}, "/roaming/Preferans"),
        ("win32", {}, "/home/anna/AppData/Roaming/Preferans"),
        ("linux", {"PREFERANS_DATA": "/stick", "XDG_DATA_HOME": "/data"}, "/stick"),
        ("win32", {"PREFERANS_DATA": "/stick", "APPDATA": "/roaming"}, "/stick"),
        ("darwin", {"PREFERANS_DATA": "/stick"}, "/stick"),
    ],
)
def test_each_platform_has_its_place(
    platform: str, environment: dict[str, str], folder: str
) -> None:
    assert data_folder(environment, platform, HOME) == Path(folder)


def test_a_relative_folder_of_ones_own_is_meant_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert data_folder({"PREFERANS_DATA": "here"}, "linux", HOME) == tmp_path / "here"


def test_the_database_lies_in_that_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PREFERANS_DATA", str(tmp_path))
    assert database_path() == tmp_path / "preferans.sqlite"


def test_without_any_home_the_way_out_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", no_home)
    with pytest.raises(StoreError, match="name a folder in PREFERANS_DATA"):
        data_folder({}, "linux")
