"""The dialog before a new match: by which rules, how long, and who sits at the table."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.game.playable import unplayed
from preferans_qt.game.presets import DEFAULT_PRESET, PRESETS
from preferans_qt.game.rules import Rules, with_overrides
from preferans_qt.ui.dialogs.basics import (
    Retranslated,
    RoomyList,
    heading,
    make_primary,
    paragraph,
    space_out,
)
from preferans_qt.ui.dialogs.match_length import MatchLength
from preferans_qt.ui.dialogs.problems import ProblemList
from preferans_qt.ui.dialogs.profile_file import Profile, ProfileError, read_profile
from preferans_qt.ui.dialogs.profiles import agreements, profile_note, profile_title
from preferans_qt.ui.preferences.names import shown_names, usual_names
from preferans_qt.ui.preferences.values import LONGEST_NAME
from preferans_qt.ui.theme import SIZES

PLAYERS = 3
_LIST_WIDTH = 190
_TEXT_WIDTH = 460
_TEXT_HEIGHT = 300


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What was agreed: the rules, the name they go by, and the names clockwise from the person."""

    rules: Rules
    profile: str
    names: tuple[str, ...]


def playable_presets() -> Mapping[str, Rules]:
    """The presets that a match for three can be played with."""
    return {
        name: rules
        for name, rules in PRESETS.items()
        if PLAYERS in rules.players and not unplayed(rules, PLAYERS)
    }


class NewMatchDialog(Retranslated, QDialog):
    """Asks for rules and names. When it is accepted, ``choice`` says what was agreed."""

    def __init__(self, names: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._profiles = [Profile(name, rules) for name, rules in playable_presets().items()]
        self._list = RoomyList()
        self._list.setFixedWidth(_LIST_WIDTH)
        self._list.currentRowChanged.connect(self._show_profile)
        self._load = QPushButton()
        self._load.setAutoDefault(False)
        self._load.clicked.connect(self._choose_file)
        self._title = heading()
        self._note = paragraph()
        self._agreements = paragraph()
        self._agreements.setTextFormat(Qt.TextFormat.RichText)
        self._agreements.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._problems = ProblemList()
        self._text = QStackedWidget()
        self._text.addWidget(self._profile_text())
        self._text.addWidget(self._problems)
        self._length = MatchLength()
        self._length.changed.connect(self._show_agreements)
        self._seat_labels = [QLabel() for _ in names]
        self._names = [QLineEdit(name) for name in names]
        self._names_problem = paragraph(muted=True)
        self._cancel = QPushButton()
        self._cancel.setAutoDefault(False)
        self._cancel.clicked.connect(self.reject)
        self._start = make_primary(QPushButton())
        self._start.clicked.connect(self.accept)
        self._lay_out()
        self.retranslate()
        self._list.setCurrentRow(
            next(row for row, each in enumerate(self._profiles) if each.name == DEFAULT_PRESET)
        )
        self._start.setFocus()

    def _profile_text(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(SIZES.margin, 0, 0, 0)
        for widget in (self._title, self._note, self._agreements):
            column.addWidget(widget)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setMinimumSize(_TEXT_WIDTH, _TEXT_HEIGHT)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return area

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self._list, 1)
        left.addWidget(self._load)
        top = QHBoxLayout()
        top.addLayout(left)
        top.addWidget(self._text, 1)
        seats = QHBoxLayout()
        seats.setSpacing(SIZES.gap)
        for label, field in zip(self._seat_labels, self._names, strict=True):
            label.setBuddy(field)
            field.setMaxLength(LONGEST_NAME)
            field.textChanged.connect(self._check_names)
            seat = QVBoxLayout()
            seat.setSpacing(2)
            seat.addWidget(label)
            seat.addWidget(field)
            seats.addLayout(seat)
        buttons = QHBoxLayout()
        buttons.addWidget(self._names_problem, 1)
        buttons.addWidget(self._cancel)
        buttons.addWidget(self._start)
        column = QVBoxLayout(self)
        space_out(column)
        column.addLayout(top, 1)
        column.addWidget(self._length)
        column.addLayout(seats)
        column.addSpacing(SIZES.gap)
        column.addLayout(buttons)

    @property
    def choice(self) -> NewMatch:
        """What is agreed now."""
        profile = self._profiles[self._list.currentRow()]
        return NewMatch(self._rules(), profile.name, self.names)

    @property
    def names(self) -> tuple[str, ...]:
        """The names, empty where the usual one will do."""
        return tuple(field.text().strip() for field in self._names)

    def load(self, path: str) -> None:
        """Take the rules of a file; what is wrong with it is shown."""
        try:
            profile = read_profile(Path(path), PLAYERS)
        except ProfileError as error:
            self._problems.show_problems(error.sentence, error.faults)
            self._text.setCurrentWidget(self._problems)
            self._start.setEnabled(False)
            self._list.setCurrentRow(-1)
            self._problems.setFocus()
            return
        self._profiles.append(profile)
        self._fill_list()
        self._list.setCurrentRow(len(self._profiles) - 1)

    def _choose_file(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Rules from a file"),
            "",
            self.tr("Profiles of rules (*.yaml *.yml *.json)"),
        )
        if path:
            self.load(path)

    def _rules(self) -> Rules:
        rules = self._profiles[self._list.currentRow()].rules
        return with_overrides(rules, self._length.overrides())

    def _fill_list(self) -> None:
        self._list.show_texts(profile_title(profile.name) for profile in self._profiles)

    def _show_profile(self, row: int) -> None:
        if row < 0:  # a file that could not be read is shown instead
            return
        profile = self._profiles[row]
        self._text.setCurrentIndex(0)
        self._title.setText(profile_title(profile.name))
        self._note.setText(profile_note(profile.name))
        self._note.setVisible(bool(self._note.text()))
        self._length.show_rules(profile.rules)
        self._show_agreements()
        self._check_names()

    def _show_agreements(self) -> None:
        items = "".join(f"<li>{sentence}</li>" for sentence in agreements(self._rules()))
        self._agreements.setText(f"<ul style='margin-left: -20px'>{items}</ul>")

    def _check_names(self) -> None:
        distinct = len(set(shown_names(self.names))) == len(self.names)
        self._names_problem.setText(
            "" if distinct else self.tr("Two players have the same name; change one of them.")
        )
        self._start.setEnabled(distinct and self._text.currentIndex() == 0)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New match"))
        self._list.setAccessibleName(self.tr("Rules"))
        self._load.setText(self.tr("Rules from a &file…"))
        seats = (self.tr("&You"), self.tr("On your &left"), self.tr("On your &right"))
        for label, text in zip(self._seat_labels, seats, strict=True):
            label.setText(text)
        for field, usual in zip(self._names, usual_names(), strict=True):
            field.setPlaceholderText(usual)
        self._cancel.setText(self.tr("&Cancel"))
        self._start.setText(self.tr("&Start the match"))
        self._fill_list()
        if self._list.currentRow() >= 0:
            self._show_profile(self._list.currentRow())
