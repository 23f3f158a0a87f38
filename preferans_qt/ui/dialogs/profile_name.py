"""A name for rules: asked for, and refused with a reason when it will not do."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.game.presets import PRESETS
from preferans_qt.ui.dialogs.basics import Retranslated, make_primary, paragraph, space_out
from preferans_qt.ui.dialogs.profiles import profile_title
from preferans_qt.ui.theme import SIZES

LONGEST_PROFILE_NAME = 40

translate = QCoreApplication.translate


def name_problem(name: str, taken: Iterable[str]) -> str:
    """Why rules cannot have this name, in a sentence; empty when they can."""
    if not name:
        return translate("ProfileName", "Give these rules a name.")
    if len(name) > LONGEST_PROFILE_NAME or not name.isprintable():
        return translate(
            "ProfileName", "A name has {number} letters at most, all on one line."
        ).format(number=LONGEST_PROFILE_NAME)
    titles = {title.casefold() for preset in PRESETS for title in (preset, profile_title(preset))}
    if name.casefold() in titles:
        return translate("ProfileName", "This is the name of a preset; choose another one.")
    if name.casefold() in {each.casefold() for each in taken}:
        return translate("ProfileName", "Other rules have this name already; choose another one.")
    return ""


def free_name(wish: str, taken: Iterable[str]) -> str:
    """A name like the wished one that will do: with a number behind it when it must."""
    printable = "".join(letter for letter in wish if letter.isprintable()).strip()
    name = printable[:LONGEST_PROFILE_NAME] or translate("ProfileName", "Our rules")
    names = [name, *(f"{name[: LONGEST_PROFILE_NAME - 4]} {number}" for number in range(2, 1000))]
    known = tuple(taken)
    return next((each for each in names if not name_problem(each, known)), name)


class NameDialog(Retranslated, QDialog):
    """Asks for a name; it can be accepted only with one that will do. ``name`` is the answer."""

    def __init__(
        self, suggestion: str, taken: Iterable[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._taken = tuple(taken)
        self._label = QLabel()
        self.field = QLineEdit(suggestion)
        self.field.setMaxLength(LONGEST_PROFILE_NAME)
        self.field.selectAll()
        self._label.setBuddy(self.field)
        self._problem = paragraph()
        self._cancel = QPushButton()
        self._cancel.setAutoDefault(False)
        self._cancel.clicked.connect(self.reject)
        self._accept = make_primary(QPushButton())
        self._accept.clicked.connect(self.accept)
        self.field.textChanged.connect(self._check)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._cancel)
        buttons.addWidget(self._accept)
        column = QVBoxLayout(self)
        space_out(column)
        for widget in (self._label, self.field, self._problem):
            column.addWidget(widget)
        column.addSpacing(SIZES.gap)
        column.addLayout(buttons)
        self.retranslate()

    @property
    def name(self) -> str:
        """The name that stands in the field."""
        return self.field.text().strip()

    def _check(self) -> None:
        problem = name_problem(self.name, self._taken)
        self._problem.setText(problem)
        self.field.setAccessibleDescription(problem)
        self._accept.setEnabled(not problem)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Name of the rules"))
        self._label.setText(self.tr("&Name of these rules:"))
        self._cancel.setText(self.tr("&Cancel"))
        self._accept.setText(self.tr("&Save"))
        self._check()


def ask_name(suggestion: str, taken: Iterable[str], parent: QWidget) -> str:
    """Ask for a name that will do; empty when the person does not want to give one."""
    dialog = NameDialog(suggestion, taken, parent)
    answer = dialog.name if dialog.exec() else ""
    dialog.deleteLater()
    return answer
