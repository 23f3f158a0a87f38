"""The commands of the table as actions, and the menus and the toolbar that hold them."""

import sys
from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QToolBar, QWidget

from preferans_qt.ui.command import Command, Menu
from preferans_qt.ui.command_table import MENUS, commands_for, key_sequences, plain_text
from preferans_qt.ui.theme import Palette, icon

_MOST_KEYS_SHOWN = 3
_RARE_KEYS = frozenset({"Close", "New", "Open", "Redo", "Undo", "Print", "Help", "Exit"})


def is_letter(sequence: QKeySequence) -> bool:
    """Whether this is the key of a single letter, without Ctrl or the like."""
    return len(sequence.toString()) == 1


def is_rare(sequence: QKeySequence) -> bool:
    """Whether few keyboards have this key: one that bears the name of a command, like Undo."""
    return sequence.toString() in _RARE_KEYS


class CommandSet(QObject):
    """The commands as actions; those of the scopes "table" and "panels" belong to ``table``.

    Only enabled actions take their keys: while Return should play a card, `next_deal` must be
    disabled.
    """

    def __init__(
        self,
        parent: QWidget,
        table: QWidget,
        palette: Palette,
        platform: str = sys.platform,
    ) -> None:
        super().__init__(parent)
        self.commands = commands_for(platform)
        self._actions: dict[str, QAction] = {}
        self._groups: dict[str, QActionGroup] = {}
        self._menus: dict[str, QMenu] = {}
        self._letter_keys = True
        self._obstacles: dict[str, str] = {}
        for command in self.commands:
            self._actions[command.id] = self._make(command, parent, table)
        self._set_keys()
        self.set_icons(palette)
        self.retranslate()

    def __getitem__(self, id: str) -> QAction:
        return self._actions[id]

    def __iter__(self) -> Iterator[Command]:
        return iter(self.commands)

    def bind(self, handlers: Mapping[str, Callable[..., object]]) -> None:
        """Connect every command to what it does, once.

        A choice has one handler under its name ("speed", "language"), which gets the value; the
        handler of a checkable command gets whether it is checked now. Raises ValueError when a
        handler is missing, so that no entry is dead, or belongs to no command.
        """
        wanted = {command.choice or command.id for command in self.commands}
        if wanted != handlers.keys():
            wrong = ", ".join(sorted(wanted ^ handlers.keys()))
            raise ValueError(f"each command needs exactly one handler: {wrong}")
        for command in self.commands:
            handler = handlers[command.choice or command.id]
            if command.choice:
                continue
            if command.checkable:
                self[command.id].triggered.connect(handler)
            else:
                self[command.id].triggered.connect(lambda _=False, run=handler: run())
        for choice, group in self._groups.items():
            group.triggered.connect(lambda action, run=handlers[choice]: run(action.data()))

    def set_choice(self, choice: str, value: int | str) -> None:
        """Check the command of a choice that stands for a value."""
        for action in self._groups[choice].actions():
            if action.data() == value:
                action.setChecked(True)

    def set_letter_keys(self, work: bool) -> None:
        """Let single letters act on the table, or not."""
        self._letter_keys = work
        self._set_keys()
        self.retranslate()

    def set_icons(self, palette: Palette) -> None:
        """Give the actions icons in the colours of the palette."""
        for command in self.commands:
            if command.icon:
                self[command.id].setIcon(icon(command.icon, palette))

    def retranslate(self) -> None:
        """Put all texts into the present language."""
        for menu in MENUS:
            if menu.id in self._menus:
                self._menus[menu.id].setTitle(QCoreApplication.translate("Commands", menu.text))
        for command in self.commands:
            action = self[command.id]
            text = QCoreApplication.translate("Commands", command.text)
            tip = QCoreApplication.translate("Commands", command.tip)
            keys = self.key_texts(command.id)
            named = f"{plain_text(text)} ({keys[0]})" if keys else plain_text(text)
            obstacle = self._obstacles.get(command.id, "")
            action.setText(text)
            action.setStatusTip(obstacle or tip)
            action.setToolTip(f"{named}: {obstacle}" if obstacle else named)

    def explain(self, obstacles: Mapping[str, str]) -> None:
        """Say of some commands, by id, why they cannot be used in this match."""
        if obstacles != self._obstacles:
            self._obstacles = dict(obstacles)
            self.retranslate()

    def key_texts(self, id: str) -> list[str]:
        """The keys of a command as they are called here, without those of odd keyboards."""
        return [
            key.toString(QKeySequence.SequenceFormat.NativeText)
            for key in self[id].shortcuts()
            if not is_rare(key)
        ][:_MOST_KEYS_SHOWN]

    def menu(self, id: str) -> QMenu:
        """A menu of the menu bar, once that has been filled."""
        return self._menus[id]

    def menu_path(self, id: str) -> tuple[str, ...]:
        """The plain titles of the menus that lead to a command, from the menu bar on."""
        menus = {menu.id: menu for menu in MENUS}
        menu = menus[next(command.menu for command in self.commands if command.id == id)]
        path = [menu]
        while path[0].parent:
            path.insert(0, menus[path[0].parent])
        return tuple(plain_text(QCoreApplication.translate("Commands", menu.text)) for menu in path)

    def fill_menu_bar(self, bar: QMenuBar) -> None:
        """Put all menus into a menu bar."""
        for menu in MENUS:
            self._menus[menu.id] = QMenu(bar)
        for menu in MENUS:
            if not menu.parent:
                self._fill_menu(menu)
                bar.addMenu(self._menus[menu.id])
        self.retranslate()

    def fill_toolbar(self, bar: QToolBar) -> None:
        """Put the commands of the toolbar into it, those of a menu together."""
        before = ""
        for command in self.commands:
            if command.toolbar:
                if before and before != command.menu:
                    bar.addSeparator()
                bar.addAction(self[command.id])
                before = command.menu

    def _fill_menu(self, menu: Menu) -> None:
        widget = self._menus[menu.id]
        self._add_submenus(menu, "")
        for command in self.commands:
            if command.menu == menu.id:
                if command.opens_group:
                    widget.addSeparator()
                widget.addAction(self[command.id])
                self._add_submenus(menu, command.id)

    def _add_submenus(self, menu: Menu, after: str) -> None:
        for submenu in MENUS:
            if (submenu.parent, submenu.after) == (menu.id, after):
                self._fill_menu(submenu)
                self._menus[menu.id].addMenu(self._menus[submenu.id])

    def _make(self, command: Command, parent: QWidget, table: QWidget) -> QAction:
        action = QAction(parent)
        action.setObjectName(command.id)
        action.setCheckable(command.checkable)
        action.setIconVisibleInMenu(not command.checkable)  # or the tick would not be seen
        action.setMenuRole(command.role)
        action.setData(command.value)
        contexts = {
            "table": Qt.ShortcutContext.WidgetShortcut,
            "panels": Qt.ShortcutContext.WidgetWithChildrenShortcut,
            "window": Qt.ShortcutContext.WindowShortcut,
        }
        action.setShortcutContext(contexts[command.scope])
        (parent if command.scope == "window" else table).addAction(action)
        if command.choice:
            if command.choice not in self._groups:
                self._groups[command.choice] = QActionGroup(self)
            self._groups[command.choice].addAction(action)
        return action

    def _set_keys(self) -> None:
        for command in self.commands:
            keys = key_sequences(command)
            if not self._letter_keys and command.scope != "window":
                keys = [key for key in keys if not is_letter(key)]
            self[command.id].setShortcuts(keys)
