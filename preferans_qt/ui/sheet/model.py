"""The score sheet as tables: totals by player, and the deals one below another."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from preferans_qt.game.entries import Column, Place, place_of
from preferans_qt.game.seats import Seat
from preferans_qt.ui.sheet import words
from preferans_qt.ui.sheet.content import (
    EMPTY,
    SheetContent,
    final_sheet,
    number_text,
    total_at,
)
from preferans_qt.ui.texts.words import fraction_text

_ROOT = QModelIndex()
_Index = QModelIndex | QPersistentModelIndex
_NUMBER = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_NOTHING = "–"  # whists on oneself


@dataclass(frozen=True, slots=True)
class DealRow:
    """One finished deal: the result in words, and what it was worth to each seat, in whists."""

    result: str
    changes: tuple[Fraction, ...]


class NumbersModel(QAbstractTableModel):
    """Cells of right-aligned numbers that are read aloud with their headers."""

    def cell(self, row: int, column: int) -> str:
        """What a cell shows."""
        raise NotImplementedError

    def is_newest(self, row: int, column: int) -> bool:
        """Whether the last deal changed a cell."""
        raise NotImplementedError

    def spoken(self, row: int, column: int) -> str:
        """A cell with its headers, as a screen reader says it."""
        raise NotImplementedError

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        return _NUMBER

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.cell(index.row(), index.column())
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return self.spoken(index.row(), index.column())
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment(index.column())
            case Qt.ItemDataRole.FontRole if self.is_newest(index.row(), index.column()):
                font = QFont()
                font.setBold(True)
                return font
        return None

    def title(self, section: int, orientation: Qt.Orientation) -> str:
        """The header of a column or row."""
        raise NotImplementedError

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self.title(section, orientation)
            case Qt.ItemDataRole.TextAlignmentRole if orientation is Qt.Orientation.Horizontal:
                return self.alignment(section)
        return None

    def retranslate(self) -> None:
        """Read headers and cells again, after a change of language."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, self.rowCount() - 1)
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)


class SheetModel(NumbersModel):
    """A row for each player: pool, mountain, whists on each, then what these come to.

    That is the balance in whists, beside the result where that is another, and any bombs. The
    numbers that the last deal changed are bold. A ledger has points in place of the zones.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._set(EMPTY)

    def show_content(self, content: SheetContent) -> None:
        """Show other totals; the cursor stays where it is while the columns stay the same."""
        if _columns(self._content) == _columns(content):
            self._set(content)
            self.retranslate()
        else:
            self.beginResetModel()
            self._set(content)
            self.endResetModel()

    def _set(self, content: SheetContent) -> None:
        self._content = content
        self._sheet = final_sheet(content)
        newest = content.posted[-1] if content.posted else ()
        self._newest = {place_of(entry) for entry in newest if entry.amount}
        self._zones, self._sums = _columns(content)

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else self._content.players

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._zones) + len(self._sums)

    def title(self, section: int, orientation: Qt.Orientation) -> str:
        if orientation is Qt.Orientation.Vertical:
            return self._content.names[section]
        if section >= len(self._zones):
            return self._sum_title(self._sums[section - len(self._zones)])
        column, on = self._zones[section]
        if on is None:
            return words.column_caption(column)
        # In two lines, so that a sheet for four players fits beside the table
        return self.tr("on\n{name}").format(name=self._content.names[on])

    def _sum_title(self, name: str) -> str:
        match name:
            case "raw":
                return self.tr("result")
            case "balances":
                return self.tr("balance")
            case _:
                return self.tr("bombs")

    def cell(self, row: int, column: int) -> str:
        if column >= len(self._zones):
            match self._sums[column - len(self._zones)]:
                case "raw":
                    return fraction_text(self._content.raw[row], signed=True)
                case "balances":
                    return fraction_text(self._content.balances[row], signed=True)
                case _:
                    return self._content.bombs_text(row)
        zone, on = self._zones[column]
        if on == row:
            return _NOTHING
        return number_text(total_at(self._sheet, Place(row, zone, on)))

    def is_newest(self, row: int, column: int) -> bool:
        return column < len(self._zones) and (row, *self._zones[column]) in self._newest

    def spoken(self, row: int, column: int) -> str:
        value = self.cell(row, column)
        if column >= len(self._zones):
            return self._spoken_sum(row, self._sums[column - len(self._zones)], value)
        title = words.place_title(self._content, Place(row, *self._zones[column]))
        return self.tr("{place}: {value}").format(place=title, value=value)

    def _spoken_sum(self, row: int, name: str, value: str) -> str:
        match name:
            case "raw":
                text = self.tr("{name}, result by the rules of this match: {value}")
            case "balances":
                text = self.tr("{name}, balance in whists: {value}")
            case _:
                text = self.tr("{name}, bombs: {value}")
        return text.format(name=self._content.names[row], value=value)


def _columns(content: SheetContent) -> tuple[list[tuple[Column, Seat | None]], list[str]]:
    """The zones of a sheet, and the names of what they come to, as fields of the content."""
    zones: list[tuple[Column, Seat | None]] = [(Column.POINTS, None)]
    if not content.is_ledger:
        zones = [(Column.POOL, None), (Column.MOUNTAIN, None)]
        zones += [(Column.WHISTS, seat) for seat in range(content.players)]
    return zones, [name for name in ("raw", "balances", "bombs") if getattr(content, name)]


class DealsModel(NumbersModel):
    """A row for each finished deal: its result and what each player won or lost, in whists."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._deals: tuple[DealRow, ...] = ()

    def show_deals(self, names: Sequence[str], deals: Sequence[DealRow]) -> None:
        self.beginResetModel()
        self._names, self._deals = tuple(names), tuple(deals)
        self.endResetModel()

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._deals)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else 1 + len(self._names)

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        return _NUMBER if column else words.LEFT

    def title(self, section: int, orientation: Qt.Orientation) -> str:
        if orientation is Qt.Orientation.Vertical:
            return str(section + 1)
        return self._names[section - 1] if section else self.tr("result")

    def cell(self, row: int, column: int) -> str:
        deal = self._deals[row]
        if column == 0:
            return deal.result
        return fraction_text(deal.changes[column - 1], signed=True)

    def is_newest(self, row: int, column: int) -> bool:
        return row == len(self._deals) - 1

    def spoken(self, row: int, column: int) -> str:
        text = self.tr("Deal {number}, {column}: {value}")
        return text.format(
            number=row + 1,
            column=self.title(column, Qt.Orientation.Horizontal),
            value=self.cell(row, column),
        )


class SheetTable(QTableView):
    """A quiet table: cells are read, not changed, and Tab leaves it.

    It fills its width: all columns share it, or the one named ``wide`` takes what is left.
    """

    def __init__(
        self, model: NumbersModel, wide: int | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._wide = wide
        self._numbers = model
        self.setModel(model)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setHighlightSections(False)
        self.verticalHeader().setHighlightSections(False)
        model.modelReset.connect(self.fit_columns)
        model.dataChanged.connect(self.fit_columns)
        self.fit_columns()

    def fit_columns(self) -> None:
        """Give every column what it needs, and share out what is left of the width."""
        header = self.horizontalHeader()
        columns = range(header.count())
        widths = [
            max(header.sectionSizeHint(column), self.sizeHintForColumn(column))
            for column in columns
        ]
        spare = max(0, self.viewport().width() - sum(widths))
        for column in columns:
            share = spare // len(widths) if self._wide is None else spare * (column == self._wide)
            header.resizeSection(column, widths[column] + share)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._numbers.retranslate()
