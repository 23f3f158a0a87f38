"""What there is to see of one's progress: a choice of notes, figures, pictures and a table."""

from collections.abc import Callable
from datetime import datetime, timedelta

from PySide6.QtCore import QEvent, QModelIndex
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from preferans_qt.coach.notes import Note
from preferans_qt.coach.progress import chosen, moment, progress_of
from preferans_qt.ui.dialogs.basics import Retranslated, ValueBox, heading, paragraph
from preferans_qt.ui.dialogs.profiles import profile_title
from preferans_qt.ui.sheet.model import SheetTable
from preferans_qt.ui.stats.facts import Facts
from preferans_qt.ui.stats.model import FiguresModel
from preferans_qt.ui.stats.pictures import LeaksPicture, TrendPicture
from preferans_qt.ui.texts.progress import title_of
from preferans_qt.ui.theme import SIZES

_ALL_RULES = ""  # in the place of a profile's name
_FOR_EVER, _DAYS = 0, (90, 30)  # that one may look back on


class ProgressPage(Retranslated, QWidget):
    """The figures of the notes of one profile and time; ``now`` is the clock.

    The row of the table that the cursor is on has its trend drawn.
    """

    def __init__(self, now: Callable[[], datetime], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._notes: tuple[Note, ...] = ()
        self.rules_box, self.time_box = ValueBox(), ValueBox()
        self._rules_label, self._time_label = QLabel(), QLabel()
        self.facts = Facts()
        self.trend, self.leaks = TrendPicture(), LeaksPicture()
        self._trend_title, self._leaks_title = heading(), heading()
        self.model = FiguresModel(self)
        self.table = SheetTable(self.model)
        self.remark = paragraph(muted=True)
        for label, box in (
            (self._rules_label, self.rules_box),
            (self._time_label, self.time_box),
        ):
            label.setBuddy(box)
            box.setSizeAdjustPolicy(ValueBox.SizeAdjustPolicy.AdjustToContents)
            box.chosen.connect(lambda _: self._show_figures())
        self.table.setSelectionBehavior(SheetTable.SelectionBehavior.SelectRows)
        self.table.selectionModel().currentRowChanged.connect(self._show_trend)
        self.table.horizontalScrollBar().rangeChanged.connect(lambda *_: self._fit_table())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.margin)
        column.addLayout(self._filters())
        column.addWidget(self.remark)
        column.addWidget(self.facts)
        column.addLayout(self._pictures(), 1)
        column.addWidget(self.table)
        self.retranslate()

    def _filters(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(SIZES.gap)
        for label, box in (
            (self._rules_label, self.rules_box),
            (self._time_label, self.time_box),
        ):
            line.addWidget(label)
            line.addWidget(box)
            line.addSpacing(SIZES.gap)
        line.addStretch(1)
        return line

    def _pictures(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(SIZES.margin)
        for column, (title, picture) in enumerate(
            ((self._trend_title, self.trend), (self._leaks_title, self.leaks))
        ):
            title.setWordWrap(True)
            grid.addWidget(title, 0, column)
            grid.addWidget(picture, 1, column)
            grid.setColumnStretch(column, 1)
        grid.setRowStretch(1, 1)
        return grid

    @property
    def shown_notes(self) -> tuple[Note, ...]:
        """The notes that are shown."""
        days = self.time_box.currentData()
        since = self._now() - timedelta(days=days) if days else None
        return chosen(self._notes, self.rules_box.currentData() or None, since)

    def show_notes(self, notes: tuple[Note, ...]) -> None:
        """Show other notes; rules that were chosen stay so while there are notes of them."""
        self._notes = notes
        kept, profiles = self.rules_box.currentData(), self._profiles()
        self._offer_rules()
        if profiles and self.rules_box.findData(kept) < 0:
            self.rules_box.show_value(profiles[0])
        self._show_figures()

    def _profiles(self) -> list[str]:
        """The names of rules that there are notes of, the last used first."""
        latest_first = sorted(self._notes, key=lambda note: moment(note.noted), reverse=True)
        return list(dict.fromkeys(note.profile for note in latest_first))

    def _offer_rules(self) -> None:
        profiles = self._profiles()
        offered = [(profile, profile_title(profile)) for profile in profiles]
        if len(profiles) > 1:
            offered.insert(0, (_ALL_RULES, self.tr("all rules")))
        self.rules_box.show_values(offered)

    def _show_figures(self) -> None:
        progress = progress_of(self.shown_notes)
        is_mixed = self.rules_box.currentData() == _ALL_RULES and self.rules_box.count() > 1
        self.remark.setVisible(is_mixed)
        self.facts.show_progress(progress)
        self.leaks.show_progress(progress)
        self.model.show_progress(progress)
        self._show_trend(self.model.index(0, 0))
        self._fit_table()

    def _show_trend(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        subject, figures = self.model.figures_at(index.row())
        title = self.tr("Whists lost a decision, over the last 200: {subject}")
        self._trend_title.setText(title.format(subject=title_of(subject)))
        self.trend.setAccessibleName(self._trend_title.text())
        self.trend.show_figures(subject, figures)

    def _fit_table(self) -> None:
        """Give the table the height of its rows."""
        height = self.table.horizontalHeader().sizeHint().height()
        height += self.table.verticalHeader().length()
        bar = self.table.horizontalScrollBar()
        if bar.maximum():
            height += bar.sizeHint().height()
        self.table.setFixedHeight(height)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_table()

    def retranslate(self) -> None:
        self._rules_label.setText(self.tr("&Rules:"))
        self._time_label.setText(self.tr("&Time:"))
        self._leaks_title.setText(self.tr("Whists lost in 100 deals, the greatest leak first"))
        self.leaks.setAccessibleName(self._leaks_title.text())
        self.table.setAccessibleName(self.tr("Figures by subject"))
        self.remark.setText(
            self.tr("A whist is not worth the same by all rules. Choose one of them to compare.")
        )
        self.time_box.show_values(
            (
                (_FOR_EVER, self.tr("since the beginning")),
                (_DAYS[0], self.tr("the last 90 days")),
                (_DAYS[1], self.tr("the last 30 days")),
            )
        )
        self._offer_rules()
        self._show_figures()
