"""The page of the preferences for the tutor."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QCheckBox, QFormLayout, QGridLayout, QLabel, QVBoxLayout, QWidget

from preferans_qt.ui.command_table import COMMANDS, plain_text
from preferans_qt.ui.dialogs.basics import ValueBox, heading, paragraph
from preferans_qt.ui.practice.names import LEVELS, MOMENTS, SUBJECTS, silent_subjects, with_subject
from preferans_qt.ui.preferences.pages import Page
from preferans_qt.ui.preferences.values import Preferences
from preferans_qt.ui.theme import SIZES

_COLUMNS = 2


class PracticePage(Page):
    """Whether the tutor speaks, when, of how serious errors, and of which subjects."""

    SETTINGS = ("tutor", "tutor_moment", "tutor_level", "tutor_silent", "write_sheet")

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._silent = ""
        self._tutor = QCheckBox()
        self._tutor.toggled.connect(self.emit_as("tutor"))
        self._boxes = {setting: ValueBox() for setting in ("tutor_moment", "tutor_level")}
        self._labels = {setting: QLabel() for setting in self._boxes}
        form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for setting, box in self._boxes.items():
            box.chosen.connect(self.emit_as(setting))
            self._labels[setting].setBuddy(box)
            form.addRow(self._labels[setting], box)
        self._heading = heading()
        self._subjects = {subject: QCheckBox() for subject in SUBJECTS}
        grid = QGridLayout()
        grid.setVerticalSpacing(SIZES.gap)
        rows = -(-len(SUBJECTS) // _COLUMNS)
        for number, (subject, check) in enumerate(self._subjects.items()):
            check.toggled.connect(lambda on, subject=subject: self._choose(subject, on))
            grid.addWidget(check, number % rows, number // rows)
        self._write_sheet = QCheckBox()
        self._write_sheet.toggled.connect(self.emit_as("write_sheet"))
        self._note = paragraph(muted=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        column.addWidget(self._tutor)
        column.addLayout(form)
        column.addSpacing(SIZES.gap)
        column.addWidget(self._heading)
        column.addLayout(grid)
        column.addSpacing(SIZES.gap)
        column.addWidget(self._write_sheet)
        column.addSpacing(SIZES.gap)
        column.addWidget(self._note)
        column.addStretch(1)
        self.retranslate()

    def title(self) -> str:
        return self.tr("Practice")

    def show_preferences(self, preferences: Preferences) -> None:
        self._silent = preferences.tutor_silent
        silent = silent_subjects(self._silent)
        self.blockSignals(True)
        self._tutor.setChecked(preferences.tutor)
        for setting, box in self._boxes.items():
            box.show_value(getattr(preferences, setting))
        for subject, check in self._subjects.items():
            check.setChecked(subject not in silent)
        self._write_sheet.setChecked(preferences.write_sheet)
        self.blockSignals(False)

    def _choose(self, subject: str, is_spoken_of: bool) -> None:
        stored = with_subject(self._silent, subject, is_spoken_of=is_spoken_of)
        self.edited.emit("tutor_silent", stored)

    def retranslate(self) -> None:
        self._tutor.setText(self.tr("&The tutor helps me to learn"))
        self._labels["tutor_moment"].setText(self.tr("&When he speaks:"))
        self._labels["tutor_level"].setText(self.tr("&Level:"))
        for setting, values in (("tutor_moment", MOMENTS), ("tutor_level", LEVELS)):
            texts = [(value, _text_of(f"{setting}_{value}")) for value in values]
            self._boxes[setting].show_values(texts)
        self._heading.setText(self.tr("What he speaks of"))
        for subject, check in self._subjects.items():
            check.setText(_text_of(f"tutor_subject_{subject}"))
        self._write_sheet.setText(_text_of("write_sheet"))
        self._note.setText(
            self.tr(
                "Everything is noted for your progress, also what he does not speak of, and stays "
                "on this computer. At a live table he is silent and notes nothing."
            )
        )


def _text_of(command: str) -> str:
    """What the menu calls a choice."""
    text = next(each.text for each in COMMANDS if each.id == command)
    return plain_text(QCoreApplication.translate("Commands", text))
