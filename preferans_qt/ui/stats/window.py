"""The window of one's progress: what there is to see, to be exported and deleted."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QMenu,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.coach.export import notes_csv, summary_csv
from preferans_qt.coach.notes import Note
from preferans_qt.coach.progress import progress_of
from preferans_qt.store.errors import StoreError
from preferans_qt.ui.dialogs.basics import Retranslated, paragraph, space_out
from preferans_qt.ui.stats.page import ProgressPage
from preferans_qt.ui.theme import SIZES

_SIZE = QSize(960, 720)


def _utc_now() -> datetime:
    return datetime.now(UTC)


class ProgressWindow(Retranslated, QWidget):
    """What became of the learner's decisions. The notes are read anew whenever it is shown.

    ``notes`` and ``delete`` may raise StoreError; ``now`` is the clock.
    """

    def __init__(
        self,
        notes: Callable[[], tuple[Note, ...]],
        delete: Callable[[], None],
        parent: QWidget | None = None,
        *,
        now: Callable[[], datetime] = _utc_now,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._read, self._remove = notes, delete
        self.page = ProgressPage(now)
        self.empty = paragraph()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.problem = paragraph(selectable=True)
        self.problem.hide()
        self._pages = QStackedWidget()
        self.export_button, self.delete_button, self.close_button = (
            QPushButton() for _ in range(3)
        )
        menu = QMenu(self.export_button)
        self.export_notes = menu.addAction("", self._export_notes)
        self.export_summary = menu.addAction("", self._export_summary)
        self.export_button.setMenu(menu)
        self.delete_button.clicked.connect(self._ask_about_deleting)
        self.close_button.clicked.connect(self.close)
        for keys in (QKeySequence(QKeySequence.StandardKey.Close), QKeySequence(Qt.Key.Key_Escape)):
            QShortcut(keys, self, self.close)
        self._lay_out()
        self.retranslate()
        self.resize(_SIZE)

    def _lay_out(self) -> None:
        scrolled = QScrollArea()  # large text or a small screen
        scrolled.setFrameShape(QFrame.Shape.NoFrame)
        scrolled.setWidgetResizable(True)
        scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scrolled.setWidget(self.page)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(scrolled)
        buttons = QHBoxLayout()
        buttons.setSpacing(SIZES.gap)
        buttons.addWidget(self.delete_button)
        buttons.addStretch(1)
        buttons.addWidget(self.export_button)
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        space_out(column)
        column.addWidget(self._pages, 1)
        column.addWidget(self.problem)
        column.addLayout(buttons)

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)

    def refresh(self) -> None:
        """Read the notes again."""
        self._complain("")
        notes: tuple[Note, ...] = ()
        try:
            notes = self._read()
        except StoreError as error:
            self._complain(str(error))
        self.page.show_notes(notes)
        self._pages.setCurrentIndex(1 if notes else 0)
        self.export_button.setEnabled(bool(notes))
        self.delete_button.setEnabled(bool(notes))

    def _complain(self, sentence: str) -> None:
        """Tell what went wrong; nothing with an empty text."""
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))

    def _export_notes(self) -> None:
        self._export("decisions.csv", notes_csv(self.page.shown_notes))

    def _export_summary(self) -> None:
        self._export("summary.csv", summary_csv(progress_of(self.page.shown_notes)))

    def _export(self, name: str, text: str) -> None:
        """Ask for a file and write a table to it."""
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export"), name, self.tr("Comma-separated values (*.csv)")
        )
        if not path:
            return
        self._complain("")
        try:
            Path(path).write_text(text, encoding="utf-8", newline="")
        except OSError as error:
            unwritten = self.tr("{path} could not be written: {problem}. Choose another folder.")
            self._complain(unwritten.format(path=path, problem=error.strerror))

    def _ask_about_deleting(self) -> None:
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("Delete the progress"))
        box.setText(self.tr("Delete all that is kept of your progress?"))
        box.setInformativeText(
            self.tr("This covers all rules and all dates, and it cannot be undone.")
        )
        delete = box.addButton(self.tr("&Delete"), QMessageBox.ButtonRole.DestructiveRole)
        keep = box.addButton(self.tr("&Keep"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        delete.clicked.connect(self._delete)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _delete(self) -> None:
        try:
            self._remove()
        except StoreError as error:
            self._complain(str(error))
        else:
            self.refresh()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Progress"))
        self.empty.setText(
            self.tr(
                "Nothing is kept yet. Switch the tutor on and play: your decisions are counted "
                "here by subject, with what they lose."
            )
        )
        self.export_button.setText(self.tr("&Export CSV"))
        self.export_notes.setText(self.tr("Every &decision…"))
        self.export_summary.setText(self.tr("The &summary…"))
        self.delete_button.setText(self.tr("&Delete…"))
        self.close_button.setText(self.tr("&Close"))
