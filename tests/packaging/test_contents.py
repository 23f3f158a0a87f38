"""What is frozen, from what, and that nothing of it can be forgotten."""

import re
from pathlib import Path

import pytest

import preferans_qt
from build import SOURCE_FILES, lacking, source_date, with_version
from frozen import program
from frozen.contents import (
    BUNDLED,
    COMMAND,
    PLUGINS,
    QT_PLUGINS,
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
    assert [path for path in required(SOLVER, SUFFIX) if not is_kept(path)] == []


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/QtWidgets.abi3.so",
        "libpython3.11.so.1.0",
        "pydantic_core/_pydantic_core.cpython-311-x86_64-linux-gnu.so",
        "base_library.zip",
    ],
)
def test_it_keeps_what_a_window_needs(path: str) -> None:
    assert is_kept(path)


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/Qt/lib/libQt6Network.so.6",
        f"{PLUGINS}/platformthemes/libqgtk3.so",
        f"{PLUGINS}/tls/libqopensslbackend.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qt_ru.qm",
        "libQt6Core.so.6",
        "libX11.so.6",
        "libgtk-3.so.0",
        "libstdc++.so.6",
    ],
)
def test_it_leaves_the_rest_behind(path: str) -> None:
    assert not is_kept(path)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    for path in required(SOLVER, SUFFIX):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).touch()
    assert missing_files(tmp_path, SOLVER, SUFFIX) == []
    lost = f"{PLUGINS}/{QT_PLUGINS[0]}"
    (tmp_path / lost).unlink()
    assert missing_files(tmp_path, SOLVER, SUFFIX) == [lost]


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
    sentence = lacking() or ""
    assert "sudo apt-get install" in sentence
    assert {"binutils", "dpkg-dev", "gcc"} <= set(sentence.split())


def test_the_time_of_a_build_can_be_given() -> None:
    assert source_date({"SOURCE_DATE_EPOCH": "17"}) == "17"


def test_sources_and_texts_of_licences_are_there() -> None:
    assert all((ROOT / name).is_file() for name in SOURCE_FILES)
    assert {text for texts in ADDED_TEXTS.values() for text in texts} == {
        path.name for path in TEXTS.iterdir()
    }
    assert BUNDLED
