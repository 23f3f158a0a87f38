"""The decisions of a match as a list, by what they lost or in order."""

from bisect import insort

from PySide6.QtCore import QItemSelectionModel, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFormLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.coach.review import ReviewedDecision, tally
from preferans_qt.coach.subjects import Subject
from preferans_qt.ui.dialogs.basics import Retranslated, ValueBox
from preferans_qt.ui.review.signs import decision_icon
from preferans_qt.ui.texts.coaching import subject_text
from preferans_qt.ui.texts.review import row_text, tally_text
from preferans_qt.ui.theme import SIZES, Palette

BY_LOSS, IN_ORDER = "by_loss", "in_order"
_ENTRY = Qt.ItemDataRole.UserRole


class DecisionList(Retranslated, QWidget):
    """``chosen`` carries the entry of a decision that a person turns to."""

    chosen = Signal(int)

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self._colours = palette
        self._decisions: dict[int, ReviewedDecision] = {}
        self._shown: list[tuple[float, int]] = []  # rank and entry of each row
        self.order, self.subject = ValueBox(), ValueBox()
        self.order.chosen.connect(lambda _: self._fill())
        self.subject.chosen.connect(lambda _: self._fill())
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setIconSize(QSize(SIZES.icon, SIZES.icon))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setStyleSheet(f"QListView::item {{ padding: {SIZES.grid}px 0px; }}")
        self.list.currentItemChanged.connect(self._turned)
        self.progress = QProgressBar()
        self.progress.setTextVisible(True)
        self.sums = QLabel()
        self.sums.setWordWrap(True)
        self.sums.setTextFormat(Qt.TextFormat.PlainText)
        self._order_label, self._subject_label = QLabel(), QLabel()
        self._order_label.setBuddy(self.order)
        self._subject_label.setBuddy(self.subject)
        choices = QFormLayout()
        choices.addRow(self._order_label, self.order)
        choices.addRow(self._subject_label, self.subject)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        column.addLayout(choices)
        column.addWidget(self.list, 1)
        column.addWidget(self.progress)
        column.addWidget(self.sums)
        self.setFocusProxy(self.list)
        self.retranslate()

    @property
    def entries(self) -> tuple[int, ...]:
        """The entries of the decisions that are listed, from the top."""
        return tuple(entry for _, entry in self._shown)

    def start(self) -> None:
        """Begin the list of another match, or of other seats."""
        self._decisions.clear()
        self._fill()

    def add(self, decision: ReviewedDecision) -> None:
        """Put one more decision in its place."""
        entry = decision.moment.entry
        self._decisions[entry] = decision
        if self._is_wanted(decision):
            self._insert(decision)
        self._offer_subjects()
        self._sum_up()

    def show_progress(self, done: int, whole: int) -> None:
        """How many decisions have been looked into; the bar goes when it is full."""
        self.progress.setVisible(done < whole)
        self.progress.setMaximum(max(whole, 1))
        self.progress.setValue(done)

    def select(self, entry: int | None) -> None:
        """Mark a decision as the one that is shown; nobody is told."""
        entries = self.entries
        with QSignalBlocker(self.list):
            if entry in entries:
                self.list.setCurrentRow(entries.index(entry))
            else:
                self.list.setCurrentRow(-1, QItemSelectionModel.SelectionFlag.Clear)

    def next_error(self, entry: int | None) -> int | None:
        """The next error in the list after a decision, or None."""
        entries = self.entries
        start = entries.index(entry) + 1 if entry in entries else 0
        following = (one for one in entries[start:] if self._decisions[one].is_error)
        return next(following, None)

    def set_palette(self, palette: Palette) -> None:
        """Draw the signs in the colours of another theme."""
        self._colours = palette
        self._fill()

    def _turned(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(_ENTRY))

    def _is_wanted(self, decision: ReviewedDecision) -> bool:
        subject = self.subject.currentData()
        return subject is None or decision.verdict.subject == subject

    def _rank(self, decision: ReviewedDecision) -> tuple[float, int]:
        """Errors by class and loss, then what may be one, then what is fine."""
        verdict, entry = decision.verdict, decision.moment.entry
        if self.order.currentData() == IN_ORDER:
            return 0.0, entry
        return -(1000.0 * verdict.grade + verdict.loss.whists), entry

    def _fill(self) -> None:
        current = self.list.currentItem()
        entry = None if current is None else current.data(_ENTRY)
        with QSignalBlocker(self.list):
            self.list.clear()
            self._shown.clear()
            for decision in self._decisions.values():
                if self._is_wanted(decision):
                    self._insert(decision)
        self.select(entry)
        self._offer_subjects()
        self._sum_up()

    def _insert(self, decision: ReviewedDecision) -> None:
        rank = self._rank(decision)
        insort(self._shown, rank)
        item = QListWidgetItem(decision_icon(decision, self._colours), row_text(decision))
        item.setData(_ENTRY, decision.moment.entry)
        self.list.insertItem(self._shown.index(rank), item)

    def _offer_subjects(self) -> None:
        present = {decision.verdict.subject for decision in self._decisions.values()}
        subjects: list[Subject | None] = [None, *(one for one in Subject if one in present)]
        offered = [self.subject.itemData(row) for row in range(self.subject.count())]
        if offered != subjects:
            self._name_subjects(subjects)

    def _name_subjects(self, subjects: list[Subject | None]) -> None:
        self.subject.show_values(
            (one, self.tr("All") if one is None else subject_text(one)) for one in subjects
        )

    def _sum_up(self) -> None:
        listed = [self._decisions[entry] for entry in self.entries]
        self.sums.setText(tally_text(tally(listed)) if listed else "")

    def retranslate(self) -> None:
        self.order.show_values(
            [(BY_LOSS, self.tr("By what they lost")), (IN_ORDER, self.tr("In order"))]
        )
        self._order_label.setText(self.tr("Sor&ted:"))
        self._subject_label.setText(self.tr("Su&bject:"))
        self.order.setAccessibleName(self.tr("Order of the decisions"))
        self.subject.setAccessibleName(self.tr("Subject of the decisions"))
        self.list.setAccessibleName(self.tr("Decisions"))
        self.progress.setAccessibleName(self.tr("Progress of the review"))
        self.progress.setFormat(self.tr("%v of %m looked into"))
        self._name_subjects([self.subject.itemData(row) for row in range(self.subject.count())])
        self._fill()
