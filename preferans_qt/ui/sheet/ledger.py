"""The ledger of signed points in the window: a row for each deal, a running total a player."""

from collections.abc import Callable, Sequence
from itertools import accumulate

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from preferans_qt.game.entries import Entry
from preferans_qt.game.seats import Seat
from preferans_qt.ui.sheet import words
from preferans_qt.ui.sheet.content import (
    EMPTY,
    SheetContent,
    entries_of,
    number_text,
    signed_text,
)
from preferans_qt.ui.sheet.ink import SheetInk, ink_of
from preferans_qt.ui.sheet.model import NumbersModel, SheetTable
from preferans_qt.ui.table import chips
from preferans_qt.ui.theme import Theme

_ROOT = QModelIndex()
_Index = QModelIndex | QPersistentModelIndex
AMOUNTS = Qt.ItemDataRole.UserRole  # of a cell: what was written, entry by entry
_SMALL = 0.85  # of the size of the totals
_PADDING = 6
_CHIP = 12
_LEAST_RESULT = 80  # pixels
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class LedgerModel(NumbersModel):
    """Deals from the first to the newest; the header has each player's total."""

    def __init__(self, ink: SheetInk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._content = EMPTY
        self._totals: list[tuple[int, ...]] = []
        self._explain: Callable[[Entry], str] | None = None
        self.set_ink(ink)

    def set_ink(self, ink: SheetInk) -> None:
        """Draw the dealer's chip in another colour."""
        chip = QPixmap(2 * _CHIP, 2 * _CHIP)
        chip.setDevicePixelRatio(2)
        chip.fill(Qt.GlobalColor.transparent)
        with QPainter(chip) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(_CHIP, _CHIP)
            painter.fillPath(chips.sign("dealer"), ink.dealer)
        self._dealer = QIcon(chip)

    def set_explain(self, explain: Callable[[Entry], str] | None) -> None:
        """How an entry is explained in a sentence; None for a plain text."""
        self._explain = explain

    def show_content(self, content: SheetContent) -> None:
        """Show another ledger."""
        self.beginResetModel()
        self._content = content
        zeros = (0,) * content.players
        deals = range(len(content.posted))
        self._totals = list(accumulate(deals, self._with_deal, initial=zeros))
        self.endResetModel()

    def _with_deal(self, before: tuple[int, ...], deal: int) -> tuple[int, ...]:
        return tuple(
            total + sum(entry.amount for entry in entries_of(self._content, deal, seat))
            for seat, total in enumerate(before)
        )

    def entries_at(self, index: _Index) -> list[Entry]:
        """What was written in a cell; nothing beside the players."""
        if not index.isValid() or index.column() == 0:
            return []
        return entries_of(self._content, index.row(), index.column() - 1)

    def explanation(self, index: _Index) -> str:
        """Why a player wrote what he wrote for a deal, and what it made."""
        entries = self.entries_at(index)
        if not entries:
            return self.spoken(index.row(), index.column())
        sentences = [
            self._explain(entry) if self._explain else words.plain_explanation(self._content, entry)
            for entry in entries
        ]
        total = self._totals[index.row() + 1][index.column() - 1]
        return "\n".join((*sentences, words.total_sentence(index.row(), total)))

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._content.posted)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else 1 + self._content.players

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        return super().alignment(column) if column else words.LEFT

    def title(self, section: int, orientation: Qt.Orientation) -> str:
        if orientation is Qt.Orientation.Vertical:
            return str(section + 1)
        if section == 0:
            return self.tr("result")
        total = self._totals[-1][section - 1] if self._totals else 0
        return f"{self._content.names[section - 1]}\n{number_text(total)}"

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        is_player = orientation is Qt.Orientation.Horizontal and section > 0
        if is_player and role == Qt.ItemDataRole.AccessibleTextRole:
            return words.player_sentence(self._content, section - 1)
        if is_player and role == Qt.ItemDataRole.FontRole:
            bold = QFont()
            bold.setBold(True)
            return bold
        if is_player and role == Qt.ItemDataRole.DecorationRole:
            return self._dealer if self._content.dealer == section - 1 else None
        return super().headerData(section, orientation, role)

    def cell(self, row: int, column: int) -> str:
        if column == 0:
            return self._content.results[row] if row < len(self._content.results) else ""
        return number_text(self._totals[row + 1][column - 1])

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if index.isValid() and index.column() and role == AMOUNTS:
            return signed_text(entry.amount for entry in self.entries_at(index))
        if index.isValid() and role == Qt.ItemDataRole.ToolTipRole:
            return self.explanation(index)
        return super().data(index, role)

    def is_newest(self, row: int, column: int) -> bool:
        return row == len(self._content.posted) - 1

    def spoken(self, row: int, column: int) -> str:
        if column == 0:
            text = self.tr("Deal {number}: {result}")
            return text.format(number=row + 1, result=self.cell(row, 0))
        seat: Seat = column - 1
        amounts = signed_text(entry.amount for entry in entries_of(self._content, row, seat))
        if not amounts:
            text = self.tr("Deal {number}, {name}: nothing, total {total}")
        else:
            text = self.tr("Deal {number}, {name}: {amounts}, total {total}")
        return text.format(
            number=row + 1,
            name=self._content.names[seat],
            amounts=amounts,
            total=self.cell(row, column),
        )


class _LedgerCell(QStyledItemDelegate):
    """A running total as if pencilled; before it, smaller, what the deal brought."""

    def __init__(self, ink: SheetInk, parent: QObject) -> None:
        super().__init__(parent)
        self.ink = ink

    def _fonts(self, option: QStyleOptionViewItem) -> tuple[QFont, QFont]:
        total, small = QFont(option.font), QFont(option.font)
        total.setItalic(True)
        small.setBold(False)
        small.setPointSizeF(_SMALL * small.pointSizeF())
        return total, small

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        self.initStyleOption(option, index)
        total_text, amounts = option.text, index.data(AMOUNTS)
        option.text = ""
        widget = option.widget
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        total, small = self._fonts(option)
        cell: QRect = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        is_newest = total.bold()
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setFont(total)
        written = self.ink.newest if is_newest else self.ink.pencil
        chosen = option.palette.highlightedText().color()
        painter.setPen(chosen if is_chosen else written if amounts else self.ink.faint_pencil)
        painter.drawText(cell, _RIGHT, total_text)
        cell.setRight(cell.right() - QFontMetrics(total).horizontalAdvance(total_text) - _PADDING)
        painter.setFont(small)
        painter.setPen(chosen if is_chosen else self.ink.label)
        painter.drawText(cell, _RIGHT, amounts)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        self.initStyleOption(option, index)
        total, small = self._fonts(option)
        amounts = index.data(AMOUNTS)
        width = QFontMetrics(total).horizontalAdvance(option.text)
        if amounts:
            width += QFontMetrics(small).horizontalAdvance(amounts) + _PADDING
        return QSize(width + 2 * _PADDING + 2, QFontMetrics(total).height() + _PADDING)


class LedgerTable(SheetTable):
    """The ledger as a table: every cell can be asked what it means, by mouse and keyboard."""

    entries_activated = Signal(int, object)  # index of the deal, the list of Entry

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        ink = ink_of(theme.palette)
        self._ledger = LedgerModel(ink)
        super().__init__(self._ledger, wide=0, parent=parent)
        self._ledger.setParent(self)
        self._cell = _LedgerCell(ink, self)
        for column in range(1, 5):
            self.setItemDelegateForColumn(column, self._cell)
        self.activated.connect(self._activate)
        self.clicked.connect(self._activate)
        self.setWordWrap(True)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.fit_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        was_at_end = bar.value() == bar.maximum()
        super().resizeEvent(event)
        if was_at_end:
            self.scrollToBottom()

    def fit_columns(self) -> None:
        """Give the players what they need, and the results what is left, in two lines each."""
        header = self.horizontalHeader()
        widths = [
            max(header.sectionSizeHint(column), self.sizeHintForColumn(column))
            for column in range(1, header.count())
        ]
        left = self.viewport().width() - sum(widths)
        for column, width in enumerate((max(left, _LEAST_RESULT), *widths)):
            header.resizeSection(column, width)
        rows = self.verticalHeader()
        rows.setDefaultSectionSize(2 * self.fontMetrics().lineSpacing() + _PADDING)

    @property
    def ledger(self) -> LedgerModel:
        """What the table shows."""
        return self._ledger

    def set_theme(self, theme: Theme) -> None:
        self._cell.ink = ink_of(theme.palette)
        self._ledger.set_ink(self._cell.ink)
        self.viewport().update()

    def show_content(self, content: SheetContent) -> None:
        """Show another ledger, its newest deal in sight."""
        self._ledger.show_content(content)
        self.setAccessibleDescription(words.whole_sheet(content))
        self.scrollToBottom()

    def _activate(self, index: QModelIndex) -> None:
        entries: Sequence[Entry] = self._ledger.entries_at(index)
        place = self.visualRect(index).bottomLeft()
        QToolTip.showText(self.viewport().mapToGlobal(place), self._ledger.explanation(index), self)
        if entries:
            self.entries_activated.emit(index.row(), list(entries))
