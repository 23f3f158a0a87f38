"""The frame of the window: its place on the screen, the status line, files dropped on it."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.store.database import Database
from preferans_qt.ui.table.choreography import Pace
from preferans_qt.ui.window.main_window import MainWindow, StatusLine
from preferans_qt.ui.window.printing import write_pdf
from preferans_qt.ui.window.program import Program
from tests.ui.window.conftest import start_program
from tests.ui.window.playing import play_until


def test_a_long_sentence_neither_widens_the_window_nor_is_lost(
    program: Program, qtbot: QtBot
) -> None:
    play_until(program, qtbot, lambda: True)  # no bot has anything to say any more
    window = program.window
    window.resize(1024, 640)
    QApplication.processEvents()
    sentence = "seven of diamonds, " * 40
    window.say(sentence)
    QApplication.processEvents()
    assert window.width() == 1024
    assert window.situation == sentence
    assert window.findChild(StatusLine).toolTip() == sentence


def test_the_window_is_where_it_was_left(database: Database, qtbot: QtBot) -> None:
    first = start_program(database, qtbot)
    size = first.window.minimumSize() + QSize(0, 30)
    first.window.resize(size)
    first.window.log_dock.hide()
    first.window.close()
    second = start_program_unsized(database, qtbot)
    assert second.window.size() == size
    assert not second.window.log_dock.isVisibleTo(second.window)
    assert not second.window.commands["log"].isChecked()
    second.window.close()


def start_program_unsized(database: Database, qtbot: QtBot) -> Program:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    running = Program(application, database)
    qtbot.addWidget(running.window)
    running.window.show()
    running.start()
    return running


def test_the_first_window_fits_on_the_screen(database: Database, qtbot: QtBot) -> None:
    running = start_program_unsized(database, qtbot)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    size = running.window.size()
    assert size.width() <= max(screen.width() * 0.7, running.window.minimumWidth())
    assert size.height() <= max(screen.height() * 0.7, running.window.minimumHeight())
    running.window.close()


def test_the_whole_window_fits_on_a_small_screen(program: Program, qtbot: QtBot) -> None:
    window = program.window
    window.resize(1024, 640)
    play_until(program, qtbot, lambda: window.table.is_open)
    assert (window.width(), window.height()) == (1024, 640)
    assert window.minimumSizeHint().width() <= 1024
    assert window.minimumSizeHint().height() <= 640


def test_full_screen_and_back_keeps_a_window_maximised(program: Program) -> None:
    window, full_screen = program.window, program.window.commands["full_screen"]
    window.showMaximized()
    full_screen.trigger()
    assert window.isFullScreen()
    full_screen.trigger()
    assert not window.isFullScreen()
    assert window.isMaximized()


def test_a_hidden_menu_bar_keeps_its_commands(program: Program) -> None:
    commands = program.window.commands
    commands["menu_bar"].trigger()
    assert program.window.menuBar().isHidden()
    assert not commands["menu_bar"].isChecked()
    commands["menu_bar"].trigger()
    assert program.window.menuBar().isVisible()
    assert commands["menu_bar"].isChecked()


def test_a_dock_that_is_closed_unchecks_its_command(program: Program) -> None:
    program.window.sheet_dock.close()
    assert not program.window.commands["sheet"].isChecked()
    program.window.commands["sheet"].trigger()
    assert program.window.sheet_dock.isVisible()


@pytest.mark.parametrize("address", ["file:///tmp/a.pulka", "https://example.org/a.pulka"])
def test_only_files_of_this_computer_can_be_dropped(
    program: Program, qtbot: QtBot, address: str
) -> None:
    window: MainWindow = program.window
    window.file_dropped.disconnect()
    dropped: list[str] = []
    window.file_dropped.connect(dropped.append)
    data = QMimeData()
    data.setUrls([QUrl(address)])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(
        QPointF(9, 9).toPoint(), Qt.DropAction.CopyAction, data, buttons, keys
    )
    entering.ignore()
    window.dragEnterEvent(entering)
    assert entering.isAccepted() == address.startswith("file")
    window.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, buttons, keys))
    assert dropped == ([QUrl(address).toLocalFile()] if address.startswith("file") else [])


def test_the_sheet_is_written_as_a_pdf_file_or_not_at_all(program: Program, tmp_path: Path) -> None:
    content = program.window.sheet.paper.content
    path = tmp_path / "sheet.pdf"
    assert write_pdf(path, content)
    assert path.read_bytes().startswith(b"%PDF")
    assert not write_pdf(tmp_path / "no folder" / "sheet.pdf", content)


def test_opponents_answer_at_the_pace_of_the_preferences(program: Program) -> None:
    engine = program.control.engine
    assert engine.pace == "instant"
    program.apply_preferences(replace(program.preferences, pace="leisurely"))
    assert engine.pace == "leisurely"


@pytest.mark.parametrize("pace", Pace)
def test_who_watches_faster_waits_less_for_the_opponents(program: Program, pace: Pace) -> None:
    program.window.table.queue.set_pace(pace)
    assert program.control.engine.haste() == pace.value
