"""The compiled resources are what `assets/` holds now."""

from pathlib import Path

import pytest
from PySide6.QtCore import QDirIterator, QFile, QIODevice

import compile_resources
from preferans_qt import resources_rc

ADVICE = "run `.venv/bin/python packaging/compile_resources.py`"


@pytest.fixture(autouse=True)
def _registered() -> None:
    """The resources are there from the import on, as in the program."""
    assert resources_rc.qt_resource_data


def read(name: str) -> bytes:
    file = QFile(f":/{name}")
    assert file.open(QIODevice.OpenModeFlag.ReadOnly), f"{name} is not compiled in: {ADVICE}"
    return file.readAll().data()


def test_the_list_of_resources_is_current() -> None:
    written = compile_resources.LIST.read_text(encoding="utf-8")
    assert written == compile_resources.list_text(compile_resources.shipped()), ADVICE


def test_every_file_is_compiled_in_unchanged(tmp_path: Path) -> None:
    compile_resources.compile_translations(tmp_path)
    for name, source in compile_resources.shipped().items():
        current = tmp_path / source.name if source.suffix == ".qm" else source
        assert read(name) == current.read_bytes(), f"{name} has changed: {ADVICE}"


def test_nothing_else_is_compiled_in() -> None:
    names = compile_resources.shipped()
    compiled = set()
    for folder in {name.split("/")[0] for name in names}:
        found = QDirIterator(f":/{folder}", QDirIterator.IteratorFlag.Subdirectories)
        while found.hasNext():
            path = found.next()
            if found.fileInfo().isFile():
                compiled.add(path.removeprefix(":/"))
    assert compiled == set(names), ADVICE


def test_what_is_for_us_alone_stays_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("cards/AS.svg", "cards/draw.py", "cards/README.md", ".hidden", "guide/en.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "translations").mkdir()
    (tmp_path / "translations" / "preferans_ru.ts").touch()
    monkeypatch.setattr(compile_resources, "ASSETS", tmp_path)
    assert list(compile_resources.shipped()) == [
        "cards/AS.svg",
        "guide/en.md",
        "translations/preferans_ru.qm",
    ]
