"""Find a command by a few of its letters and run it."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from preferans_qt.ui.actions import CommandSet
from preferans_qt.ui.command_table import plain_text
from preferans_qt.ui.dialogs.basics import ROOMY_ROWS, Retranslated, space_out

_SIZE = (520, 380)
_LIST_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_ID = Qt.ItemDataRole.UserRole
_OWN_COMMAND = "palette"


class CommandPalette(Retranslated, QDialog):
    """Lists the commands that can be used now; what is typed leaves those that hold all of it."""

    def __init__(self, commands: CommandSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._filter)
        self.field.returnPressed.connect(self._run)
        self.field.installEventFilter(self)
        self.list = QTreeWidget()
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setStyleSheet(ROOMY_ROWS)
        self.list.setUniformRowHeights(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.itemClicked.connect(lambda _: self._run())
        column = QVBoxLayout(self)
        space_out(column)
        column.addWidget(self.field)
        column.addWidget(self.list, 1)
        self.resize(*_SIZE)
        self.retranslate()

    def shown(self) -> list[str]:
        """The ids of the commands that are listed, in order."""
        return [item.data(0, _ID) for item in self._items()]

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Find a command"))
        self.field.setPlaceholderText(self.tr("Type a few letters"))
        self.field.setAccessibleName(self.tr("Letters of the command"))
        self.list.setAccessibleName(self.tr("Commands"))
        self._filter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The field keeps the focus; the keys for up and down go to the list."""
        is_press = event.type() is QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and event.key() in _LIST_KEYS:
            self.list.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _items(self) -> list[QTreeWidgetItem]:
        found = (self.list.topLevelItem(row) for row in range(self.list.topLevelItemCount()))
        return [item for item in found if item is not None]

    def _filter(self) -> None:
        """All words must be found, in any order, in the command or its menu."""
        words = self.field.text().casefold().split()
        self.list.clear()
        for command in self._commands:
            action = self._commands[command.id]
            if command.id == _OWN_COMMAND or not action.isEnabled():
                continue
            path = (*self._commands.menu_path(command.id), plain_text(action.text()))
            text = " › ".join(path)
            if all(word in text.casefold() for word in words):
                keys = self._commands.key_texts(command.id)
                item = QTreeWidgetItem([text, keys[0] if keys else ""])
                item.setData(0, _ID, command.id)
                item.setToolTip(0, action.statusTip())
                self.list.addTopLevelItem(item)
        for item in self._items()[:1]:
            self.list.setCurrentItem(item)
        self.list.resizeColumnToContents(0)

    def _run(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.accept()
            self._commands[item.data(0, _ID)].trigger()
