"""What all dialogs share: texts in the language of the moment, paragraphs and the main button."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from preferans_qt.ui.theme import SIZES

# For lists, trees and tables with more columns than a RoomyList has
ROOMY_ROWS = f"QAbstractItemView::item {{ padding: {SIZES.grid}px {SIZES.gap}px; }}"

_LINE_LENGTH = 360  # logical pixels; a paragraph should not be narrower


class Retranslated:
    """Put before a class of Qt: its texts, set in `retranslate`, follow the language.

    What it draws itself follows the colours, where it has a `redraw` of its own.
    """

    def retranslate(self) -> None:
        """Put all texts into the present language."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Draw icons anew in the present colours."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() is QEvent.Type.PaletteChange:
            self.redraw()
        parent: Any = super()
        parent.changeEvent(event)


class ValueBox(QComboBox):
    """A choice among values, each shown as a text.

    ``chosen`` fires with the value when a person chooses one, not when a program does.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.activated.connect(lambda index: self.chosen.emit(self.itemData(index)))

    def show_values(self, texts: Iterable[tuple[object, str]]) -> None:
        """Offer values with their texts; the present one stays chosen."""
        value = self.currentData()
        self.clear()
        for offered, text in texts:
            self.addItem(text, offered)
        self.show_value(value)

    def show_value(self, value: object) -> None:
        """Show a value as chosen."""
        index = self.findData(value)
        self.setCurrentIndex(max(index, 0))


class RoomyList(QListWidget):
    """A list of texts with room for a finger in each of its rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setStyleSheet(f"QListView::item {{ padding-left: {SIZES.gap}px; }}")

    def show_texts(self, texts: Iterable[str]) -> None:
        """Show these rows; the current one stays, and nobody is told of a change."""
        row = self.currentRow()
        self.blockSignals(True)
        self.clear()
        for text in texts:
            item = QListWidgetItem(text)
            item.setSizeHint(QSize(0, SIZES.touch - SIZES.grid))
            self.addItem(item)
        self.setCurrentRow(min(row, self.count() - 1))
        self.blockSignals(False)


def paragraph(*, selectable: bool = False, muted: bool = False) -> QLabel:
    """A label for sentences that wrap. A person can mark and copy a selectable one."""
    label = QLabel()
    if muted:
        label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    label.setWordWrap(True)
    label.setMinimumWidth(_LINE_LENGTH)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if selectable:
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
    return label


def heading() -> QLabel:
    """A label in bold for the title of what stands below it."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    return label


def make_primary(button: QPushButton) -> QPushButton:
    """Let Enter press this button, and show that it does."""
    button.setProperty("primary", True)
    button.setDefault(True)
    return button


def space_out(layout: QLayout) -> None:
    """The margins and gaps of a dialog."""
    layout.setContentsMargins(SIZES.margin, SIZES.margin, SIZES.margin, SIZES.margin)
    layout.setSpacing(SIZES.gap)
