"""What each option of a decision was worth: by what could be known, and with open cards."""

from statistics import fmean

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.bots.player import Candidate
from preferans_qt.coach.assessment import Assessment
from preferans_qt.coach.review import ReviewedDecision
from preferans_qt.ui.dialogs.basics import Retranslated, heading
from preferans_qt.ui.texts.coaching import action_text
from preferans_qt.ui.texts.review import whists_number
from preferans_qt.ui.theme import SIZES

# No padding at the sides: Qt would leave it out where it reckons how texts are wrapped
_ROWS = f"QAbstractItemView::item {{ padding: {SIZES.grid}px 0px; }}"
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class OptionTable(QTableWidget):
    """As high as its rows: the pane around it scrolls."""

    def __init__(self, columns: int) -> None:
        super().__init__(0, columns)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setStyleSheet(_ROWS)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        # Not at once: all columns must have found their width
        self._fitting = QTimer(self, singleShot=True, interval=0)
        self._fitting.timeout.connect(self.fit)
        header.sectionResized.connect(lambda *_: self._fitting.start())

    def fit(self) -> None:
        """Take the height of the rows."""
        self.resizeRowsToContents()
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        frame = 2 * self.frameWidth()
        self.setFixedHeight(rows + self.horizontalHeader().sizeHint().height() + frame)


class Options(Retranslated, QWidget):
    """One of the two tables, under its title. ``with_open_cards`` tells which."""

    def __init__(self, *, with_open_cards: bool) -> None:
        super().__init__()
        self._with_open_cards = with_open_cards
        self._decision: ReviewedDecision | None = None
        self.title = heading()
        self.title.setWordWrap(True)
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.table = OptionTable(2 if with_open_cards else 3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, SIZES.gap, 0, 0)
        column.setSpacing(SIZES.grid)
        column.addWidget(self.title)
        column.addWidget(self.note)
        column.addWidget(self.table)
        self.retranslate()

    def show_decision(self, decision: ReviewedDecision | None) -> None:
        """Show the options of a decision; the one taken stands out by a word and by its weight."""
        self._decision = decision
        self.table.setRowCount(0)
        if decision is None:
            return
        assessment = self._assessment(decision)
        self.table.setRowCount(len(assessment.options))
        for row, option in enumerate(assessment.options):
            self._show_option(row, option, decision)
        self.table.fit()

    def _assessment(self, decision: ReviewedDecision) -> Assessment:
        return decision.opened if self._with_open_cards else decision.assessment

    def _show_option(self, row: int, option: Candidate, decision: ReviewedDecision) -> None:
        name = action_text(option.action, decision.moment.view)
        is_taken = option.action == decision.verdict.action
        if is_taken:
            name = self.tr("{action} (chosen)").format(action=name)
        texts = [name, whists_number(fmean(option.worths), signed=True)]
        if not self._with_open_cards:
            error = decision.assessment.loss(option.action).error
            texts.append(whists_number(error) if error else "")
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setTextAlignment(_RIGHT if column else _LEFT)
            font = QFont(self.font())
            font.setBold(is_taken)
            item.setFont(font)
            self.table.setItem(row, column, item)

    def retranslate(self) -> None:
        labels = [self.tr("Option"), self.tr("Whists")]
        if self._with_open_cards:
            self.title.setText(self.tr("With all cards open"))
            self.note.setText(
                self.tr("As if every hand had been seen: this shows only good or bad luck.")
            )
        else:
            self.title.setText(self.tr("What could be known"))
            self.note.setText(
                self.tr("On average over deals that fit what had been seen and heard.")
            )
            labels.append(self.tr("±", "a margin of error"))
        for column, label in enumerate(labels):
            item = QTableWidgetItem(label)
            item.setTextAlignment(_RIGHT if column else _LEFT)
            if column == 2:
                item.setToolTip(self.tr("Margin of error of the difference from the best"))
            self.table.setHorizontalHeaderItem(column, item)
        self.table.setAccessibleName(self.title.text())
        self.table.setAccessibleDescription(self.note.text())
        self.show_decision(self._decision)
