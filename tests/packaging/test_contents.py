"""What is frozen, from what, and that nothing of it can be forgotten."""

import re
from pathlib import Path

import pytest

import preferans_qt
from build import SOURCE_FILES, lacking, source_date, with_version
from frozen import program
from frozen.contents import (
    COMMAND,
    LINUX,
    MACOS,
    WINDOWS,
    Layout,
    is_kept,
    missing_files,
    missing_modules,
    required,
)
from frozen.licences import ADDED_TEXTS, TEXTS
from start import solver_modules

ROOT = Path(__file__).resolve().parents[2]
SUFFIX = ".cpython-311-x86_64-linux-gnu.so"
SOLVER = {module.stem for module in solver_modules()}


def pinned(lock: str) -> dict[str, str]:
    """The versions that a lock file names."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    return dict(re.findall(r"(?m)^([a-z0-9.-]+)==(\S+)", text))


def test_the_program_is_frozen_with_the_versions_it_is_tested_with() -> None:
    frozen, played = pinned("packaging/requirements.lock"), pinned("requirements.lock")
    assert {name: frozen.get(name) for name in played} == played


def test_the_lock_of_the_packages_has_hashes_and_no_addresses() -> None:
    text = (ROOT / "packaging/requirements.lock").read_text(encoding="utf-8")
    entries = re.split(r"(?m)^(?=[a-z])", text)[1:]
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text
    wanted = (ROOT / "packaging/requirements.in").read_text(encoding="utf-8")
    names = re.findall(r"(?m)^[a-z]+", wanted)
    assert set(names) <= set(pinned("packaging/requirements.lock"))


def test_developers_need_not_install_what_packs() -> None:
    assert not {"pyinstaller", "nfpm"} & set(pinned("requirements-dev.lock"))


def test_the_program_knows_the_name_of_its_command() -> None:
    assert program.COMMAND == COMMAND


def test_all_that_is_required_is_kept() -> None:
    for layout in (LINUX, WINDOWS, MACOS):
        paths = required(SOLVER, SUFFIX, layout)
        assert [path for path in paths if not is_kept(path, layout)] == []


@pytest.mark.parametrize(
    ("layout", "path"),
    [
        (LINUX, "PySide6/Qt/lib/libQt6Core.so.6"),
        (LINUX, "PySide6/Qt/lib/libicudata.so.73"),
        (LINUX, "PySide6/QtWidgets.abi3.so"),
        (LINUX, "PySide6/libpyside6.abi3.so.6.11"),
        (LINUX, "libpython3.11.so.1.0"),
        (LINUX, "libxcb-cursor.so.0"),
        (LINUX, "pydantic_core/_pydantic_core.cpython-311-x86_64-linux-gnu.so"),
        (LINUX, "base_library.zip"),
        (WINDOWS, "PySide6/Qt6Widgets.dll"),
        (WINDOWS, "PySide6/QtWidgets.pyd"),
        (WINDOWS, "PySide6/pyside6.abi3.dll"),
        (WINDOWS, "PySide6/MSVCP140.dll"),
        (WINDOWS, "PySide6/plugins/platforms/qwindows.dll"),
        (WINDOWS, "shiboken6/shiboken6.abi3.dll"),
        (WINDOWS, "python312.dll"),
        (WINDOWS, "VCRUNTIME140.dll"),
        (WINDOWS, "sqlite3.dll"),
        (MACOS, "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore"),
        (MACOS, "PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist"),
        (MACOS, "QtCore"),
        (MACOS, "PySide6/QtWidgets.abi3.so"),
        (MACOS, "PySide6/libpyside6.abi3.6.11.dylib"),
        (MACOS, "libpyside6.abi3.6.11.dylib"),
        (MACOS, "PySide6/Qt/plugins/platforms/libqcocoa.dylib"),
        (MACOS, "Python.framework/Versions/3.12/Python"),
        (MACOS, "libpython3.12.dylib"),
    ],
)
def test_it_keeps_what_a_window_needs(layout: Layout, path: str) -> None:
    assert is_kept(path, layout)


@pytest.mark.parametrize(
    ("layout", "path"),
    [
        (LINUX, "PySide6/Qt/lib/libQt6Network.so.6"),
        (LINUX, "PySide6/Qt/plugins/platformthemes/libqgtk3.so"),
        (LINUX, "PySide6/Qt/plugins/tls/libqopensslbackend.so"),
        (LINUX, "PySide6/Qt/translations/qtbase_de.qm"),
        (LINUX, "PySide6/Qt/translations/qt_ru.qm"),
        (LINUX, "PySide6/Qt/qml/QtQml/qmldir"),
        (LINUX, "libQt6Core.so.6"),
        (LINUX, "libX11.so.6"),
        (LINUX, "libxcb.so.1"),
        (LINUX, "libgtk-3.so.0"),
        (LINUX, "libstdc++.so.6"),
        (WINDOWS, "PySide6/Qt6Network.dll"),
        (WINDOWS, "PySide6/Qt6OpenGL.dll"),
        (WINDOWS, "PySide6/opengl32sw.dll"),
        (WINDOWS, "PySide6/plugins/tls/qopensslbackend.dll"),
        (WINDOWS, "PySide6/plugins/platforms/qdirect2d.dll"),
        (WINDOWS, "PySide6/translations/qtbase_de.qm"),
        (WINDOWS, "api-ms-win-core-file-l1-1-0.dll"),
        (WINDOWS, "ucrtbase.dll"),
        (MACOS, "PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork"),
        (MACOS, "QtNetwork"),
        (MACOS, "PySide6/Qt/plugins/tls/libqsecuretransportbackend.dylib"),
        (MACOS, "PySide6/Qt/translations/qtbase_de.qm"),
        (MACOS, "PySide6/Qt/qml/QtQml/qmldir"),
    ],
)
def test_it_leaves_the_rest_behind(layout: Layout, path: str) -> None:
    assert not is_kept(path, layout)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    for path in required(SOLVER, SUFFIX, LINUX):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).touch()
    assert missing_files(tmp_path, SOLVER, SUFFIX, LINUX) == []
    lost = f"{LINUX.qt}/plugins/{LINUX.plugins[0]}"
    (tmp_path / lost).unlink()
    assert missing_files(tmp_path, SOLVER, SUFFIX, LINUX) == [lost]


def test_a_missing_module_is_told(tmp_path: Path) -> None:
    package = tmp_path / "preferans_qt"
    package.mkdir()
    for name in ("__init__.py", "__main__.py", "cli.py"):
        (package / name).touch()
    assert missing_modules({"preferans_qt", "preferans_qt.cli"}, tmp_path) == []
    assert missing_modules({"preferans_qt"}, tmp_path) == ["preferans_qt.cli"]


def test_an_older_version_differs_in_its_number_alone() -> None:
    text = Path(str(preferans_qt.__file__)).read_text(encoding="utf-8")
    older = with_version(text, "0.0.1")
    assert '__version__ = "0.0.1"' in older
    assert with_version(older, preferans_qt.__version__) == text


def test_what_the_machine_lacks_is_said_with_the_command_that_brings_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    sentence = lacking("linux") or ""
    assert "sudo apt-get install" in sentence
    assert {"binutils", "dpkg-dev", "gcc"} <= set(sentence.split())
    assert str(lacking("win32")).endswith("choco install nsis")
    assert str(lacking("darwin")).endswith("xcode-select --install")
    assert "haiku" in str(lacking("haiku"))


def test_the_time_of_a_build_can_be_given() -> None:
    assert source_date({"SOURCE_DATE_EPOCH": "17"}) == "17"


def test_sources_and_texts_of_licences_are_there() -> None:
    assert all((ROOT / name).is_file() for name in SOURCE_FILES)
    assert {text for texts in ADDED_TEXTS.values() for text in texts} == {
        path.name for path in TEXTS.iterdir()
    }
