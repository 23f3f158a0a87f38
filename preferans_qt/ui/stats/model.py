"""The figures of progress as a table: all subjects first, then the greatest leak."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt

from preferans_qt.coach.grades import Grade
from preferans_qt.coach.progress import Figures, Progress, progress_of
from preferans_qt.coach.subjects import Subject
from preferans_qt.ui.sheet.model import NumbersModel
from preferans_qt.ui.texts.progress import NOTHING, amount_text, rate_text, title_of

_ROOT = QModelIndex()
_Index = QModelIndex | QPersistentModelIndex
_COLUMNS = 10


class FiguresModel(NumbersModel):
    """A row for all notes, and one for each subject that was met."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[Subject | None, Figures]] = []
        self.show_progress(progress_of(()))

    def show_progress(self, progress: Progress) -> None:
        """Show other figures."""
        self.beginResetModel()
        self._rows = [(None, progress.all), *progress.by_subject.items()]
        self.endResetModel()

    def figures_at(self, row: int) -> tuple[Subject | None, Figures]:
        """What a row is about; the subject is None for all of them."""
        return self._rows[row]

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else _COLUMNS

    def title(self, section: int, orientation: Qt.Orientation) -> str:
        if orientation is Qt.Orientation.Vertical:
            return title_of(self._rows[section][0])
        return (
            self.tr("decisions"),
            self.tr("whists lost\na decision"),
            self.tr("whists lost\nin 100 deals"),
            self.tr("slips"),
            self.tr("mistakes"),
            self.tr("blunders"),
            self.tr("all errors"),
            self.tr("that count"),
            self.tr("put right"),
            self.tr("with a hint"),
        )[section]

    def cell(self, row: int, column: int) -> str:
        subject, figures = self._rows[row]
        return (
            str(figures.decisions),
            rate_text(figures, subject),
            NOTHING if figures.lost is None else amount_text(figures.lost, 0),
            *(str(figures.errors[grade]) for grade in Grade if grade),
            str(figures.all_errors),
            str(figures.counted),
            str(figures.put_right),
            str(figures.hinted),
        )[column]

    def is_newest(self, row: int, column: int) -> bool:
        return row == 0  # the sum of all is bold

    def spoken(self, row: int, column: int) -> str:
        text = self.tr("{subject}, {column}: {value}")
        return text.format(
            subject=self.title(row, Qt.Orientation.Vertical),
            column=self.title(column, Qt.Orientation.Horizontal).replace("\n", " "),
            value=self.cell(row, column),
        )
