"""The table of commands, and the actions, menus and keys that are made of it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QPushButton, QTextEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from preferans_qt.ui.actions import CommandSet
from preferans_qt.ui.command import Command
from preferans_qt.ui.command_table import (
    COMMANDS,
    MENUS,
    commands_for,
    key_sequences,
    plain_text,
)
from preferans_qt.ui.theme import theme_for

PLATFORMS = ("linux", "win32", "darwin")
STANDARD = QKeySequence.StandardKey
# What Qt's documentation lists for the standard keys that the table uses; Qt itself can be asked
# only about the platform it runs on.
BINDINGS = {
    "win32": {
        STANDARD.New: ["Ctrl+N"],
        STANDARD.Open: ["Ctrl+O"],
        STANDARD.Print: ["Ctrl+P"],
        STANDARD.Close: ["Ctrl+F4", "Ctrl+W"],
        STANDARD.Quit: [],
        STANDARD.Undo: ["Ctrl+Z", "Alt+Backspace"],
        STANDARD.Redo: ["Ctrl+Y", "Ctrl+Shift+Z", "Alt+Shift+Backspace"],
        STANDARD.Preferences: [],
        STANDARD.FullScreen: ["F11", "Alt+Return"],
    },
    "darwin": {
        STANDARD.New: ["Ctrl+N"],
        STANDARD.Open: ["Ctrl+O"],
        STANDARD.Print: ["Ctrl+P"],
        STANDARD.Close: ["Ctrl+W", "Ctrl+F4"],
        STANDARD.Quit: ["Ctrl+Q"],
        STANDARD.Undo: ["Ctrl+Z"],
        STANDARD.Redo: ["Ctrl+Shift+Z"],
        STANDARD.Preferences: ["Ctrl+,"],
        STANDARD.FullScreen: ["Ctrl+Meta+F"],
    },
    "linux": {
        STANDARD.New: ["Ctrl+N"],
        STANDARD.Open: ["Ctrl+O"],
        STANDARD.Print: ["Ctrl+P"],
        STANDARD.Close: ["Ctrl+W", "Ctrl+F4"],
        STANDARD.Quit: ["Ctrl+Q"],
        STANDARD.Undo: ["Ctrl+Z", "F14"],
        STANDARD.Redo: ["Ctrl+Shift+Z"],
        STANDARD.Preferences: [],
        STANDARD.FullScreen: ["F11", "Ctrl+F11", "Ctrl+Shift+F"],
    },
}
# Keys that the table itself needs to choose cards
TABLE_KEYS = {"Left", "Right", "Up", "Down", "Home", "End", "Esc", "Tab", *"1234567890"}


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    window.setCentralWidget(QTextEdit())
    qtbot.addWidget(window)
    return window


@pytest.fixture
def commands(window: QMainWindow) -> CommandSet:
    return CommandSet(window, window.centralWidget(), theme_for("light", "green").palette)


def keys_on(command: Command, platform: str) -> set[str]:
    """The keys of a command on a platform, a key that is named twice once."""
    found: list[str] = []
    for key in command.keys:
        found += [key] if isinstance(key, str) else BINDINGS[platform][key]
    return {QKeySequence(key).toString() for key in found}


def keys_by_scope(platform: str) -> Iterator[tuple[str, str, str]]:
    for command in commands_for(platform):
        for key in keys_on(command, platform):
            yield command.scope, key, command.id


@pytest.mark.parametrize("platform", PLATFORMS)
def test_no_key_means_two_things(platform: str) -> None:
    owners: dict[str, list[str]] = {}
    for _, key, owner in keys_by_scope(platform):
        owners.setdefault(key, []).append(owner)
    assert {key: ids for key, ids in owners.items() if len(ids) > 1} == {}


@pytest.mark.parametrize("platform", PLATFORMS)
def test_the_table_keeps_the_keys_that_choose_cards(platform: str) -> None:
    taken = {key for scope, key, _ in keys_by_scope(platform)}
    assert taken & TABLE_KEYS == set()


@pytest.mark.parametrize("platform", PLATFORMS)
def test_keys_without_a_modifier_act_in_the_window_only_if_they_are_function_keys(
    platform: str,
) -> None:
    for scope, key, owner in keys_by_scope(platform):
        if "+" not in key and scope == "window":
            assert key.startswith("F"), f"{owner}: {key}"
            assert key[1:].isdecimal(), f"{owner}: {key}"


def test_no_two_commands_share_a_key_here(commands: CommandSet) -> None:
    keys = [
        shortcut.toString() for command in commands for shortcut in commands[command.id].shortcuts()
    ]
    assert len(keys) == len(set(keys))


def test_every_command_has_all_that_menus_and_help_need() -> None:
    menus = {menu.id for menu in MENUS}
    for command in COMMANDS:
        assert command.text, command.id
        assert command.tip, command.id
        assert not command.tip.endswith("."), command.id
        assert command.menu in menus, command.id
    assert len({command.id for command in COMMANDS}) == len(COMMANDS)


def access_keys(texts: list[str]) -> list[str]:
    return [text[text.index("&") + 1].casefold() for text in texts if "&" in text]


@pytest.mark.parametrize("menu", ["", *(menu.id for menu in MENUS)])
def test_access_keys_are_unique_in_each_menu(menu: str) -> None:
    submenus = [each.text for each in MENUS if each.parent == menu]
    texts = submenus + [command.text for command in COMMANDS if command.menu == menu]
    keys = access_keys(texts)
    assert len(keys) == len(set(keys)), texts
    if menu != "language":  # the languages are named in themselves
        assert len(keys) == len(texts), texts


def test_every_icon_is_drawn(commands: CommandSet) -> None:
    for command in commands:
        assert commands[command.id].icon().isNull() == (not command.icon), command.id


def test_the_menus_hold_every_command_once(window: QMainWindow, commands: CommandSet) -> None:
    commands.fill_menu_bar(window.menuBar())
    top = [action.menu() for action in window.menuBar().actions()]
    assert [menu.title() for menu in top] == [menu.text for menu in MENUS if not menu.parent]
    found: list[str] = []
    waiting = list(top)
    while waiting:
        for action in waiting.pop(0).actions():
            if action.menu():
                waiting.append(action.menu())
            elif not action.isSeparator():
                found.append(action.objectName())
    assert sorted(found) == sorted(command.id for command in commands)


def test_no_menu_begins_or_ends_with_a_separator(window: QMainWindow, commands: CommandSet) -> None:
    commands.fill_menu_bar(window.menuBar())
    for menu in window.menuBar().findChildren(QMenu):
        actions = menu.actions()
        assert not actions[0].isSeparator()
        assert not actions[-1].isSeparator()


def test_the_toolbar_holds_the_commands_that_say_so(
    window: QMainWindow, commands: CommandSet
) -> None:
    bar = window.addToolBar("")
    commands.fill_toolbar(bar)
    names = [action.objectName() for action in bar.actions() if not action.isSeparator()]
    assert names == [command.id for command in COMMANDS if command.toolbar]
    assert all(commands[name].icon().isNull() is False for name in names)


def test_a_mac_has_no_menu_bar_to_hide() -> None:
    assert "menu_bar" in {command.id for command in commands_for("linux")}
    assert "menu_bar" not in {command.id for command in commands_for("darwin")}


def activate(qtbot: QtBot, window: QMainWindow) -> None:
    """Keys go only to a window that is active."""
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()


def press(qtbot: QtBot, commands: CommandSet, id: str, key: Qt.Key) -> bool:
    """Whether a key pressed at the focus runs a command."""
    ran: list[bool] = []
    commands[id].triggered.connect(lambda: ran.append(True))
    focus = commands[id].parent().focusWidget()
    qtbot.keyClick(focus, key)
    return bool(ran)


def test_letters_act_only_while_the_table_has_the_focus(qtbot: QtBot, window: QMainWindow) -> None:
    table, other = QPushButton("table"), QPushButton("other")
    middle = QWidget()
    column = QVBoxLayout(middle)
    column.addWidget(table)
    column.addWidget(other)
    window.setCentralWidget(middle)
    commands = CommandSet(window, table, theme_for("light", "green").palette)
    commands.fill_menu_bar(window.menuBar())
    activate(qtbot, window)
    other.setFocus()
    assert not press(qtbot, commands, "sheet", Qt.Key.Key_S)
    assert press(qtbot, commands, "read_hand", Qt.Key.Key_F3)
    table.setFocus()
    assert press(qtbot, commands, "sheet", Qt.Key.Key_S)
    commands.set_letter_keys(False)
    assert not press(qtbot, commands, "log", Qt.Key.Key_M)
    assert press(qtbot, commands, "next_deal", Qt.Key.Key_Space)
    commands.set_letter_keys(True)
    assert press(qtbot, commands, "log", Qt.Key.Key_M)


def test_a_disabled_command_leaves_its_key_alone(qtbot: QtBot, window: QMainWindow) -> None:
    typed = window.centralWidget()
    assert isinstance(typed, QTextEdit)
    commands = CommandSet(window, typed, theme_for("light", "green").palette)
    commands["next_deal"].setEnabled(False)
    activate(qtbot, window)
    typed.setFocus()
    qtbot.keyClick(typed, Qt.Key.Key_Space)
    assert typed.toPlainText() == " "


def handlers(commands: CommandSet, calls: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for command in commands:
        name = command.choice or command.id
        if command.choice or command.checkable:
            found[name] = lambda value, name=name: calls.append((name, value))
        else:
            found[name] = lambda name=name: calls.append((name, None))
    return found


def test_commands_do_what_they_are_bound_to(commands: CommandSet) -> None:
    calls: list[tuple[str, object]] = []
    commands.bind(handlers(commands, calls))
    commands["undo"].trigger()
    commands["sheet"].trigger()
    commands["speed_5"].trigger()
    commands["language_ru"].trigger()
    assert calls == [("undo", None), ("sheet", True), ("speed", 5), ("language", "ru")]


@pytest.mark.parametrize("fault", ["missing", "unknown"])
def test_no_command_may_be_dead(commands: CommandSet, fault: str) -> None:
    bound = handlers(commands, [])
    if fault == "missing":
        del bound["claim"]
    else:
        bound["fly"] = lambda: None
    with pytest.raises(ValueError, match="claim" if fault == "missing" else "fly"):
        commands.bind(bound)


def test_one_speed_and_one_language_are_checked(commands: CommandSet) -> None:
    calls: list[tuple[str, object]] = []
    commands.bind(handlers(commands, calls))
    commands.set_choice("speed", 2)
    commands.set_choice("speed", 4)
    commands.set_choice("language", "system")
    checked = [
        command.id for command in commands if command.choice and commands[command.id].isChecked()
    ]
    assert checked == ["speed_4", "language_system"]
    assert calls == []


def test_texts_and_keys_for_tooltips_and_lists(commands: CommandSet) -> None:
    assert plain_text("&New match…") == "New match"
    assert commands["new_match"].toolTip() == "New match (Ctrl+N)"
    assert commands.key_texts("matches") == []
    assert commands.menu_path("read_trick") == ("View", "Read out")


def test_the_keys_of_this_platform_are_resolved() -> None:
    """Also where Qt knows no key of its own, and none twice."""
    quit_command = next(command for command in COMMANDS if command.id == "quit")
    keys = [key.toString() for key in key_sequences(quit_command)]
    assert keys.count("Ctrl+Q") == 1
