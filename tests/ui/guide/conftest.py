"""The window of the guide, beside a window whose commands it lists."""

import pytest
from PySide6.QtWidgets import QMainWindow, QTextEdit
from pytestqt.qtbot import QtBot

from preferans_qt.game.presets import preset
from preferans_qt.ui.actions import CommandSet
from preferans_qt.ui.guide.window import GuideWindow
from preferans_qt.ui.theme import theme_for


@pytest.fixture
def owner(qtbot: QtBot) -> QMainWindow:
    owner = QMainWindow()
    owner.setCentralWidget(QTextEdit())
    qtbot.addWidget(owner)
    return owner


@pytest.fixture
def guide(qtbot: QtBot, owner: QMainWindow) -> GuideWindow:
    commands = CommandSet(owner, owner.centralWidget(), theme_for("light", "green").palette)
    guide = GuideWindow(commands)
    qtbot.addWidget(guide)
    guide.show_rules(preset("sochi-guide"), "sochi-guide")
    return guide
