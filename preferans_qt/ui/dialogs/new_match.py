"""The dialog before a new match: by which rules, how long, and who sits at the table."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.game.presets import DEFAULT_PRESET, PRESETS
from preferans_qt.game.rules import Rules, with_overrides
from preferans_qt.store.profiles import Profile, Profiles
from preferans_qt.ui.dialogs.basics import (
    Retranslated,
    heading,
    make_primary,
    paragraph,
    space_out,
)
from preferans_qt.ui.dialogs.conduct_choice import ConductChoice
from preferans_qt.ui.dialogs.last_match import LastMatch, NewMatch
from preferans_qt.ui.dialogs.level_choice import LevelChoice
from preferans_qt.ui.dialogs.match_length import MatchLength
from preferans_qt.ui.dialogs.problems import ProblemList
from preferans_qt.ui.dialogs.profile_file import ProfileError
from preferans_qt.ui.dialogs.profile_list import ProfileList
from preferans_qt.ui.dialogs.profiles import (
    agreements,
    difference_lines,
    profile_note,
    profile_title,
)
from preferans_qt.ui.dialogs.seat_fields import SeatFields
from preferans_qt.ui.theme import SIZES

TABLES = (3, 4)  # players
_TEXT_WIDTH = 460
_TEXT_HEIGHT = 190
_SIZE = (860, 610)

# Without a frame, and yet one sees when the arrow keys turn the text
_RING = f"""
QScrollArea {{ border: {SIZES.focus_ring}px solid transparent; }}
QScrollArea:focus {{ border-color: palette(link); }}
"""

_USUAL = LastMatch()


class NewMatchDialog(Retranslated, QDialog):
    """Asks for rules, length and players. When it is accepted, ``choice`` says what was agreed.

    ``names`` are those of four seats, clockwise from the person; it begins with the last choices.
    """

    def __init__(
        self,
        names: Sequence[str],
        profiles: Profiles,
        last: LastMatch = _USUAL,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._wished = last.players  # a profile may not offer it
        self.profiles = ProfileList(profiles)
        self.profiles.chosen.connect(self._show_profile)
        self.profiles.refused.connect(self._show_faults)
        self.profiles.failed.connect(self._tell)
        self._title = heading()
        self._note = paragraph()
        self._agreements = paragraph()
        self._agreements.setTextFormat(Qt.TextFormat.RichText)
        self._agreements.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._area = QScrollArea()
        self._problems = ProblemList()
        self._text = QStackedWidget()
        self._text.addWidget(self._profile_text())
        self._text.addWidget(self._problems)
        self._players_label = QLabel()
        self._players = QButtonGroup(self)
        for number in TABLES:
            button = QPushButton()
            button.setCheckable(True)
            button.setAutoDefault(False)
            self._players.addButton(button, number)
        self._players.idClicked.connect(self._wish_for)
        self._players_note = paragraph(muted=True)
        self.length = MatchLength()
        self.length.changed.connect(self._show_agreements)
        self.seats = SeatFields(names, last.opponents)
        self.seats.changed.connect(self._check)
        levels = [opponent.level for opponent in last.opponents]
        self.level = LevelChoice(levels[0], is_common=len(set(levels)) == 1)
        self.level.changed.connect(self._set_level)
        self._set_level()
        self.conduct = ConductChoice(last.usual_conduct)
        self._problem = paragraph(muted=True)
        self._cancel = QPushButton()
        self._cancel.setAutoDefault(False)
        self._cancel.clicked.connect(self.reject)
        self.start = make_primary(QPushButton())
        self.start.clicked.connect(self.accept)
        self._lay_out()
        self.retranslate()
        if self.profiles.choose(last.profile):
            self.length.show_length(last.pool or None, last.limit)
        else:
            self.profiles.choose(DEFAULT_PRESET)
        self.start.setFocus()

    def _profile_text(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(SIZES.margin, 0, 0, 0)
        for widget in (self._title, self._note, self._agreements):
            column.addWidget(widget)
        column.addStretch(1)
        area = self._area
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setStyleSheet(_RING)
        area.setMinimumSize(_TEXT_WIDTH, _TEXT_HEIGHT)
        return area

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.profiles)
        top.addWidget(self._text, 1)
        players = QHBoxLayout()
        players.setSpacing(SIZES.grid)
        for button in self._players.buttons():
            players.addWidget(button)
        players.addSpacing(SIZES.gap)
        players.addWidget(self._players_note, 1)
        form = QGridLayout()
        form.setHorizontalSpacing(SIZES.margin)
        form.setVerticalSpacing(SIZES.gap)
        form.setColumnStretch(1, 1)
        form.addWidget(self._players_label, 0, 0)
        form.addLayout(players, 0, 1)
        form.addWidget(self.length.label, 1, 0)
        form.addWidget(self.length, 1, 1)
        form.addWidget(self.conduct.label, 2, 0)
        form.addWidget(self.conduct, 2, 1)
        form.addWidget(self.level.label, 3, 0)
        form.addWidget(self.level, 3, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self._problem, 1)
        buttons.addWidget(self._cancel)
        buttons.addWidget(self.start)
        column = QVBoxLayout(self)
        space_out(column)
        column.addLayout(top, 1)
        column.addLayout(form)
        column.addWidget(self.seats)
        column.addSpacing(SIZES.gap)
        column.addLayout(buttons)
        self.resize(*_SIZE)

    # What is agreed

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self._players.checkedId()

    @property
    def choice(self) -> NewMatch:
        """What is agreed now; only while a profile is chosen."""
        profile = self.profiles.profile
        assert profile is not None, "no profile is chosen"
        return NewMatch(
            self._rules(profile),
            profile.name,
            self.seats.names,
            self.seats.kinds,
            self.conduct.conduct,
        )

    def _rules(self, profile: Profile) -> Rules:
        return with_overrides(profile.rules, self.length.overrides())

    def load(self, path: str) -> None:
        """Take the rules of a file; what is wrong with it is shown."""
        self.profiles.take(Path(path))

    # What is shown

    def _show_faults(self, error: ProfileError) -> None:
        """Show what is wrong with a file, in the place of a profile."""
        self._problems.show_problems(error.sentence, error.faults)
        self._text.setCurrentWidget(self._problems)
        self._problems.setFocus()  # the list would choose its first row if it got the focus now
        self.profiles.choose_none()
        self._check()

    def _show_profile(self) -> None:
        profile = self.profiles.profile
        if profile is None:
            return
        self._text.setCurrentIndex(0)
        self.length.show_rules(profile.rules)
        self._offer_players(profile)
        self._show_agreements()

    def _offer_players(self, profile: Profile) -> None:
        """Let the person choose among the tables that the rules are for."""
        offered = [number for number in TABLES if number in profile.rules.players]
        players = self._wished if self._wished in offered else offered[0]
        note = "" if len(offered) > 1 else self._only_for(profile, offered[0])
        for number in TABLES:
            button = self._players.button(number)
            button.setEnabled(number in offered)
            button.setToolTip("" if number in offered else note)
            button.setAccessibleDescription(button.toolTip())
        self._players.button(players).setChecked(True)
        self._players_note.setText(note)
        self.seats.show_players(players)

    def _only_for(self, profile: Profile, players: int) -> str:
        name = profile_title(profile.name)
        if players == TABLES[0]:
            return self.tr("{name} is for three players.").format(name=name)
        return self.tr("{name} is for four players.").format(name=name)

    def _wish_for(self, players: int) -> None:
        self._wished = players
        self.seats.show_players(players)
        self._show_agreements()

    def _show_agreements(self) -> None:
        profile = self.profiles.profile
        if profile is None:
            return
        self._title.setText(profile_title(profile.name))
        is_preset = profile.name in PRESETS
        lines = [] if is_preset else difference_lines(profile)
        if is_preset:
            note = profile_note(profile.name)
        elif lines:
            note = self.tr("From {preset}. What differs:").format(
                preset=profile_title(profile.base)
            )
        else:
            note = self.tr("The same as {preset}.").format(preset=profile_title(profile.base))
        self._note.setText(note)
        text = ""
        if lines:
            in_short = self.tr("In short:")
            text = f"{_items(lines)}<p style='margin-bottom: 0'>{in_short}</p>"
        self._agreements.setText(text + _items(agreements(self._rules(profile), self.players)))
        self._check()

    def _set_level(self) -> None:
        self.seats.set_level(self.level.level)

    def _check(self) -> None:
        """Let the match begin, or tell why it cannot."""
        problem = self.seats.problem
        profile = self.profiles.profile
        self._tell(problem)
        self.start.setEnabled(profile is not None and not problem)

    def _tell(self, sentence: str) -> None:
        self._problem.setText(sentence)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New match"))
        self._players_label.setText(self.tr("Players:"))
        texts = (self.tr("T&hree"), self.tr("Fo&ur"))
        names = (self.tr("Three players"), self.tr("Four players"))
        for number, text, name in zip(TABLES, texts, names, strict=True):
            self._players.button(number).setText(text)
            self._players.button(number).setAccessibleName(name)
        self._area.setAccessibleName(self.tr("What these rules agree on"))
        self._cancel.setText(self.tr("&Cancel"))
        self.start.setText(self.tr("&Start the match"))
        profile = self.profiles.profile
        if profile is not None:
            self._offer_players(profile)
            self._show_agreements()


def _items(sentences: Sequence[str]) -> str:
    """Sentences as a list in rich text."""
    gap = f"margin-bottom: {SIZES.grid}px"
    items = "".join(f"<li style='{gap}'>{escape(sentence)}</li>" for sentence in sentences)
    return f"<ul style='margin-left: -20px; margin-top: {SIZES.grid}px'>{items}</ul>"
