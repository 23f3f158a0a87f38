"""Starting the program: what it is told, and what it says when it cannot start."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from preferans_qt import __version__, app
from preferans_qt.app import Application
from preferans_qt.store.database import Database
from preferans_qt.store.paths import OVERRIDE, database_path
from preferans_qt.ui.window.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("silent_afterwards")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for the data of the program."""
    monkeypatch.setenv(OVERRIDE, str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def warnings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is told in windows of its own, before there is a main window."""
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda parent, title, text: told.append(text))
    return told


@pytest.fixture
def run(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Callable[[list[str]], tuple[int, list[str]]]:
    """Run the program until it has started; its exit status, and what it complains of."""

    def main(arguments: list[str]) -> tuple[int, list[str]]:
        complaints: list[str] = []

        def until_started(*ignored: object) -> int:
            (window,) = (
                widget
                for widget in QApplication.topLevelWidgets()
                if isinstance(widget, MainWindow) and widget.isVisible()
            )
            qtbot.addWidget(window)
            qtbot.waitUntil(lambda: bool(window.log.sentences()))
            complaints.extend(
                box.text() for box in window.findChildren(QMessageBox) if box.isVisible()
            )
            window.close()
            return 0

        monkeypatch.setattr(app, "make_application", QApplication.instance)
        monkeypatch.setattr(QApplication, "exec", until_started)
        return app.main(arguments), complaints

    return main


def test_the_version_is_told_without_a_window(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        app.main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"Preferans {__version__}\n"
    assert not data.exists()


def test_an_unknown_option_is_told_in_one_line(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        app.main(["--fly"])
    assert left.value.code == 2
    assert "--fly" in capsys.readouterr().err.splitlines()[-1]
    assert not data.exists()


def test_the_first_start_deals_at_once(data: Path, run, warnings: list[str]) -> None:
    assert run([]) == (0, [])
    assert database_path().is_file()
    assert warnings == []


def test_a_file_that_cannot_be_read_is_told_and_the_program_starts_all_the_same(
    data: Path, run
) -> None:
    status, complaints = run([str(data / "nothing.pulka")])
    assert status == 0
    assert len(complaints) == 1
    assert str(data / "nothing.pulka") in complaints[0]


@pytest.fixture
def asked(qapp: Application, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], bool]:
    """Ask the running program for a file, as macOS does; whether it took that as a request."""
    monkeypatch.setattr(qapp, "wanted", None)
    return lambda address: qapp.sendEvent(qapp, QFileOpenEvent(QUrl(address)))


@pytest.mark.parametrize("while_it_runs", [False, True])
def test_a_file_that_the_system_asks_for_is_opened(
    data: Path, run, asked: Callable[[str], bool], while_it_runs: bool
) -> None:
    path = data / "not there.pulka"
    ask = partial(asked, QUrl.fromLocalFile(str(path)).toString())
    if while_it_runs:
        QTimer.singleShot(0, lambda: QTimer.singleShot(0, ask))  # after that of the start
    else:
        ask()
    status, complaints = run([])
    assert status == 0
    assert len(complaints) == 1
    assert str(path) in complaints[0]


def test_the_system_cannot_ask_for_what_is_no_file(
    data: Path, run, asked: Callable[[str], bool]
) -> None:
    assert not asked("https://example.org/a.pulka")
    assert run([]) == (0, [])


def test_a_second_copy_says_that_there_is_a_first(
    data: Path, run, warnings: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with Database.open(database_path()):
        assert run([])[0] == 1
    assert len(warnings) == 1
    assert "Another copy" in warnings[0]
    assert capsys.readouterr().err == f"{warnings[0]}\n"


def test_without_a_console_it_says_so_in_a_window_only(
    data: Path, run, warnings: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr", None)
    with Database.open(database_path()):
        assert run([])[0] == 1
    assert len(warnings) == 1


def test_a_damaged_database_is_set_aside_and_told(data: Path, run, warnings: list[str]) -> None:
    data.mkdir()
    database_path().write_bytes(b"no database at all" * 100)
    status, complaints = run([])
    assert status == 0
    assert warnings == []
    assert len(complaints) == 1
    assert "damaged" in complaints[0]
    assert len(list(data.glob("*.damaged-*"))) == 1


def test_the_database_is_closed_when_the_program_ends(data: Path, run) -> None:
    run([])
    with Database.open(database_path()):
        pass


@pytest.mark.parametrize(
    ("platform", "environment", "shown"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_a_screen_is_looked_for_where_the_platform_has_it(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], shown: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", platform)
    assert app.has_screen() is shown
