"""Every key and what it does, made from the table of commands."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.ui.actions import CommandSet
from preferans_qt.ui.command_table import plain_text
from preferans_qt.ui.dialogs.basics import Retranslated, make_primary, paragraph, space_out

_SIZE = (560, 620)


class KeyRow(NamedTuple):
    """A key, or several, and what it does."""

    keys: str
    text: str


def table_keys() -> tuple[KeyRow, ...]:
    """The keys of the table itself, which choose cards."""
    translate = QCoreApplication.translate
    return (
        KeyRow("← →", translate("TableKeys", "Previous or next card")),
        KeyRow("↑ ↓", translate("TableKeys", "Previous or next suit")),
        KeyRow(
            translate("TableKeys", "Home, End", "the keys"),
            translate("TableKeys", "First or last card"),
        ),
        KeyRow("1 … 9, 0", translate("TableKeys", "The first card to the tenth")),
        KeyRow(
            translate("TableKeys", "Enter, Space", "the keys"),
            translate("TableKeys", "Play or choose the card"),
        ),
        KeyRow(translate("TableKeys", "Esc", "the key"), translate("TableKeys", "Choose no card")),
    )


def key_sections(commands: CommandSet) -> list[tuple[str, list[KeyRow]]]:
    """All keys by the title of what they belong to; the table first, then menu by menu."""
    sections: dict[str, list[KeyRow]] = {
        QCoreApplication.translate("TableKeys", "On the table"): list(table_keys())
    }
    for command in commands:
        keys = commands.key_texts(command.id)
        if keys:
            row = KeyRow(", ".join(keys), plain_text(commands[command.id].text()))
            sections.setdefault(commands.menu_path(command.id)[0], []).append(row)
    return list(sections.items())


class ShortcutsDialog(Retranslated, QDialog):
    """The keys, to be read."""

    def __init__(self, commands: CommandSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self.tree = QTreeWidget()
        self.tree.setColumnCount(2)
        self.tree.setRootIsDecorated(False)
        self.tree.setItemsExpandable(False)
        self.tree.setIndentation(12)
        self.tree.setUniformRowHeights(True)
        self.tree.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.tree.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._note = paragraph(muted=True)
        self._close = make_primary(QPushButton())
        self._close.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        column = QVBoxLayout(self)
        space_out(column)
        column.addWidget(self.tree, 1)
        column.addWidget(self._note)
        column.addLayout(buttons)
        self.resize(*_SIZE)
        self.retranslate()

    def retranslate(self) -> None:
        self._commands.retranslate()
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.tree.setAccessibleName(self.tr("Keyboard shortcuts"))
        self.tree.setHeaderLabels([self.tr("What it does"), self.tr("Key")])
        self._note.setText(self.tr("Single letters act while the table has the focus."))
        self._close.setText(self.tr("&Close"))
        self.tree.clear()
        for title, rows in key_sections(self._commands):
            section = QTreeWidgetItem([title, ""])
            section.setFlags(Qt.ItemFlag.ItemIsEnabled)
            font = section.font(0)
            font.setBold(True)
            section.setFont(0, font)
            self.tree.addTopLevelItem(section)
            for row in rows:
                section.addChild(QTreeWidgetItem([row.text, row.keys]))
        self.tree.expandAll()
