"""The command palette and the list of keys, both made of the table of commands."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QTextEdit
from pytestqt.qtbot import QtBot

from preferans_qt.ui.actions import CommandSet
from preferans_qt.ui.command_table import COMMANDS
from preferans_qt.ui.dialogs.command_palette import CommandPalette
from preferans_qt.ui.dialogs.shortcuts import ShortcutsDialog, key_sections
from preferans_qt.ui.theme import theme_for


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    window.setCentralWidget(QTextEdit())
    qtbot.addWidget(window)
    return window


@pytest.fixture
def commands(window: QMainWindow) -> CommandSet:
    return CommandSet(window, window.centralWidget(), theme_for("light", "green").palette)


@pytest.fixture
def palette(qtbot: QtBot, commands: CommandSet) -> CommandPalette:
    palette = CommandPalette(commands)
    qtbot.addWidget(palette)
    palette.show()
    return palette


def test_all_that_can_be_done_is_listed(qtbot: QtBot, commands: CommandSet) -> None:
    commands["undo"].setEnabled(False)
    palette = CommandPalette(commands)
    qtbot.addWidget(palette)
    expected = [each.id for each in COMMANDS if each.id not in ("undo", "palette")]
    assert palette.shown() == expected


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("score", "sheet"),
        ("pref", "preferences"),
        ("calm speed", "speed_4"),
        ("рус", "language_ru"),
    ],
)
def test_a_few_letters_find_a_command(
    qtbot: QtBot, palette: CommandPalette, commands: CommandSet, typed: str, first: str
) -> None:
    ran: list[str] = []
    commands[first].triggered.connect(lambda: ran.append(first))
    palette.field.setText(typed.upper())
    assert palette.shown()[0] == first
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert ran == [first]
    assert not palette.isVisible()


def test_arrows_choose_while_the_field_keeps_the_focus(
    qtbot: QtBot, palette: CommandPalette, commands: CommandSet
) -> None:
    ran: list[str] = []
    palette.field.setText("sheet")
    second = palette.shown()[1]
    commands[second].triggered.connect(lambda: ran.append(second))
    qtbot.keyClick(palette.field, Qt.Key.Key_Down)
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert ran == [second]


def test_nothing_found_means_nothing_run(qtbot: QtBot, palette: CommandPalette) -> None:
    palette.field.setText("xyzzy")
    assert palette.shown() == []
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()


def test_every_key_is_in_the_list(qtbot: QtBot, commands: CommandSet) -> None:
    listed = {row.text: row.keys for _, rows in key_sections(commands) for row in rows}
    for command in commands:
        keys = commands.key_texts(command.id)
        if keys:
            text = commands[command.id].text().replace("&", "").removesuffix("…")
            assert listed[text] == ", ".join(keys)
    assert [title for title, _ in key_sections(commands)] == [
        "On the table",
        "Game",
        "Move",
        "Practice",
        "View",
        "Settings",
        "Help",
    ]
    dialog = ShortcutsDialog(commands)
    qtbot.addWidget(dialog)
    assert dialog.tree.topLevelItemCount() == 7


def test_letters_that_are_turned_off_are_not_listed(commands: CommandSet) -> None:
    commands.set_letter_keys(False)
    listed = {row.text for _, rows in key_sections(commands) for row in rows}
    assert "Claim" not in listed
    assert "Next deal" in listed
