"""The matches that are kept: go on with one, write it to a file, delete it."""

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QMessageBox,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.match.log import HUMAN, Header
from preferans_qt.store.matches import Summary
from preferans_qt.ui.dialogs.basics import (
    ROOMY_ROWS,
    Retranslated,
    make_primary,
    paragraph,
    space_out,
)
from preferans_qt.ui.dialogs.profiles import profile_title
from preferans_qt.ui.emblems import emblem_icon
from preferans_qt.ui.texts.opponents import emblems, seat_texts, shown_names
from preferans_qt.ui.theme import SIZES

_PLAYERS_COLUMN = 1
_MOST_OPPONENTS = 3
_EMBLEM = 18
_SIZE = (760, 420)


class MatchesDialog(Retranslated, QDialog):
    """The list of matches, the one played last first. Its signals carry the id of a match.

    It stays open; whoever listens closes it once a match could be opened.
    """

    continue_wanted = Signal(str)
    export_wanted = Signal(str)
    delete_wanted = Signal(str)

    def __init__(self, summaries: Sequence[Summary], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._summaries: tuple[Summary, ...] = ()
        self.table = QTableWidget(0, 5)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.setStyleSheet(ROOMY_ROWS)
        self.table.setIconSize(QSize(4 * _EMBLEM, _EMBLEM))
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(SIZES.touch - SIZES.grid)
        header = self.table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_PLAYERS_COLUMN, QHeaderView.ResizeMode.Stretch)
        self.table.itemSelectionChanged.connect(self._show_what_is_possible)
        self._note = paragraph()
        self._delete = QPushButton()
        self._delete.clicked.connect(self._ask_about_deleting)
        self._export = QPushButton()
        self._export.clicked.connect(lambda: self.export_wanted.emit(self._chosen().id))
        self._close = QPushButton()
        self._close.clicked.connect(self.reject)
        for button in (self._delete, self._export, self._close):
            button.setAutoDefault(False)
        self._continue = make_primary(QPushButton())
        self.table.itemActivated.connect(lambda _: self._continue.click())
        self._continue.clicked.connect(lambda: self.continue_wanted.emit(self._chosen().id))
        self._lay_out()
        self.retranslate()
        self.show_summaries(summaries)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self._delete)
        buttons.addWidget(self._export)
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        buttons.addWidget(self._continue)
        column = QVBoxLayout(self)
        space_out(column)
        column.addWidget(self.table, 1)
        column.addWidget(self._note)
        column.addLayout(buttons)
        self.resize(*_SIZE)

    def show_summaries(self, summaries: Sequence[Summary]) -> None:
        """Show these matches; the same row stays chosen."""
        row = max(self.table.currentRow(), 0)
        self._summaries = tuple(summaries)
        self.table.setRowCount(len(summaries))
        for index, summary in enumerate(summaries):
            items = [QTableWidgetItem(text) for text in self._texts(summary)]
            for column, item in enumerate(items):
                item.setToolTip(item.text())
                if summary.problem:
                    item.setForeground(QBrush(self.palette().placeholderText()))
                self.table.setItem(index, column, item)
            if summary.header is not None:
                self._show_players(items[_PLAYERS_COLUMN], summary.header)
        if summaries:
            self.table.selectRow(min(row, len(summaries) - 1))
        self._show_what_is_possible()

    def _show_players(self, item: QTableWidgetItem, header: Header) -> None:
        """Draw the emblems of the opponents before the names, and tell how each of them plays."""
        seats = seat_texts(header.names, header.kinds)
        item.setToolTip("\n".join(seats))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, "; ".join(seats))
        shown = [
            emblem
            for kind, emblem in zip(header.kinds, emblems(header.kinds), strict=True)
            if kind != HUMAN
        ]
        shown += [""] * (_MOST_OPPONENTS - len(shown))
        item.setIcon(emblem_icon(shown, self.palette(), _EMBLEM, self.devicePixelRatioF()))

    def _texts(self, summary: Summary) -> tuple[str, ...]:
        header = summary.header
        time = QDateTime.fromString(summary.played, Qt.DateFormat.ISODate).toLocalTime()
        return (
            QLocale().toString(time, QLocale.FormatType.ShortFormat),
            self.tr("not known")
            if header is None
            else ", ".join(shown_names(header.names, header.kinds)),
            "" if header is None else profile_title(header.profile),
            str(summary.deals),
            self._state(summary),
        )

    def _state(self, summary: Summary) -> str:
        if summary.problem:
            return self.tr("damaged")
        return self.tr("finished") if summary.is_over else self.tr("in play")

    def _chosen(self) -> Summary:
        return self._summaries[self.table.currentRow()]

    def _show_what_is_possible(self) -> None:
        any_chosen = bool(self._summaries) and bool(self.table.selectedItems())
        sound = any_chosen and not self._chosen().problem
        self._continue.setEnabled(sound)
        self._export.setEnabled(sound)
        self._delete.setEnabled(any_chosen)
        self._continue.setText(
            self.tr("&Look at it")
            if sound and self._chosen().is_over
            else self.tr("Go &on with it")
        )
        if not self._summaries:
            self._note.setText(self.tr("No match is kept yet. Begin one with New match."))
        elif any_chosen and not sound:
            self._note.setText(
                self.tr("This match cannot be read any more: {problem}").format(
                    problem=self._chosen().problem
                )
            )
        else:
            self._note.setText("")
        self._note.setVisible(bool(self._note.text()))

    def _ask_about_deleting(self) -> None:
        summary = self._chosen()
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("Delete the match"))
        box.setText(self.tr("Delete this match for good?"))
        box.setInformativeText(" · ".join(text for text in self._texts(summary)[:3] if text))
        delete = box.addButton(self.tr("&Delete"), QMessageBox.ButtonRole.DestructiveRole)
        keep = box.addButton(self.tr("&Keep"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        delete.clicked.connect(lambda: self.delete_wanted.emit(summary.id))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Saved matches"))
        self.table.setAccessibleName(self.tr("Saved matches"))
        self.table.setHorizontalHeaderLabels(
            [
                self.tr("Last played"),
                self.tr("Players"),
                self.tr("Rules"),
                self.tr("Deals"),
                self.tr("State"),
            ]
        )
        self._delete.setText(self.tr("&Delete…"))
        self._export.setText(self.tr("Write to a &file…"))
        self._close.setText(self.tr("&Close"))
        self.show_summaries(self._summaries)

    def redraw(self) -> None:
        self.show_summaries(self._summaries)
