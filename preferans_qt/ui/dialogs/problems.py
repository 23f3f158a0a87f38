"""What is wrong with a profile of rules, one line a fault."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.ui.dialogs.basics import ROOMY_ROWS, Retranslated, paragraph
from preferans_qt.ui.dialogs.profile_file import Fault
from preferans_qt.ui.theme import SIZES


class ProblemList(Retranslated, QWidget):
    """One sentence, and below it a table: rule, value, what would do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = paragraph(selectable=True)
        self.table = QTableWidget(0, 3)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.setShowGrid(False)
        self.table.setStyleSheet(ROOMY_ROWS)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout(self)
        column.setContentsMargins(SIZES.margin, 0, 0, 0)
        column.addWidget(self.sentence)
        column.addWidget(self.table, 1)
        self.retranslate()

    def show_problems(self, sentence: str, faults: Iterable[Fault]) -> None:
        """Show a sentence and the faults it speaks of, if any."""
        self.sentence.setText(sentence)
        rows = list(faults)
        self.table.setVisible(bool(rows))
        self.setFocusProxy(self.table if rows else self.sentence)
        self.table.setRowCount(len(rows))
        for row, fault in enumerate(rows):
            for column, text in enumerate((fault.rule, fault.value, fault.remedy)):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                item.setTextAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
                self.table.setItem(row, column, item)

    def retranslate(self) -> None:
        self.table.setAccessibleName(self.tr("What is wrong with the rules"))
        self.table.setHorizontalHeaderLabels(
            [self.tr("Rule"), self.tr("Value"), self.tr("What would do")]
        )
