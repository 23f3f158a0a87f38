"""Who sits at the table: a name for each seat, and how its bot plays and what he likes."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from preferans_qt.bots.registry import CHARACTERS, LEVELS, Kind
from preferans_qt.match.log import HUMAN
from preferans_qt.ui.command_table import plain_text
from preferans_qt.ui.dialogs.basics import Retranslated, ValueBox
from preferans_qt.ui.emblems import emblem_icon
from preferans_qt.ui.preferences.values import LONGEST_NAME
from preferans_qt.ui.texts.opponents import (
    character_sentence,
    character_title,
    emblem_of,
    level_title,
    shown_names,
    usual_names,
)
from preferans_qt.ui.theme import SIZES

SEATS = 4
_WIDEST = 280
_OPPOSITE = 1  # among the opponents; stays empty at a table of three
_EMBLEM = 20
_EVEN = ""  # stands for no character


class _Seat(QWidget):
    """A name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.label = QLabel()
        self.field = QLineEdit(name)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setMinimumHeight(SIZES.touch - SIZES.gap)
        self.label.setBuddy(self.field)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(SIZES.grid)
        self.column.addWidget(self.label)
        self.column.addWidget(self.field)
        self.column.addStretch(1)


class _Opponent(_Seat):
    """A name, and below it what this opponent likes, and how well he plays when all differ."""

    def __init__(self, name: str, kind: Kind) -> None:
        super().__init__(name)
        self.character, self.level = ValueBox(), ValueBox()
        self.character.setIconSize(QSize(_EMBLEM, _EMBLEM))
        for box in (self.character, self.level):
            box.setMinimumHeight(SIZES.touch - SIZES.gap)
            box.setSizeAdjustPolicy(ValueBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            self.column.insertWidget(self.column.count() - 1, box)
        self.retranslate("")
        self.level.hide()
        self.character.show_value(kind.character or _EVEN)
        self.level.show_value(kind.level)
        self.character.currentIndexChanged.connect(lambda _: self._describe())

    @property
    def kind(self) -> Kind:
        """How well this opponent plays, and what he likes."""
        return Kind(self.level.currentData(), self.character.currentData() or None)

    def retranslate(self, place: str) -> None:
        """Put all texts into the present language; ``place`` tells in it where this seat is."""
        self.level.show_values((level, level_title(level)) for level in LEVELS)
        self.character.show_values(
            (each or _EVEN, character_title(each)) for each in (None, *CHARACTERS)
        )
        for row in range(self.character.count()):
            sentence = character_sentence(self.character.itemData(row) or None)
            self.character.setItemData(row, sentence, Qt.ItemDataRole.ToolTipRole)
        self.character.setAccessibleName(self.tr("{place}: character").format(place=place))
        self.level.setAccessibleName(self.tr("{place}: level").format(place=place))
        self.draw_emblems(self.palette())
        self._describe()

    def _describe(self) -> None:
        sentence = character_sentence(self.kind.character)
        self.character.setToolTip(sentence)
        self.character.setAccessibleDescription(sentence)

    def draw_emblems(self, palette: QPalette) -> None:
        """Show the animal of each character in the colours of a palette."""
        for row in range(self.character.count()):
            emblem = emblem_of(self.character.itemData(row) or None)
            icon = emblem_icon([emblem], palette, _EMBLEM, self.devicePixelRatioF())
            self.character.setItemIcon(row, icon)


class SeatFields(Retranslated, QWidget):
    """The seats clockwise from the person; with three players nobody sits opposite.

    ``names`` are given for four seats, ``kinds`` for the left, the opposite and the right one.
    """

    changed = Signal()

    def __init__(self, names: Sequence[str], kinds: Sequence[Kind]) -> None:
        super().__init__()
        self._person = _Seat(names[0])
        self._opponents = [_Opponent(*each) for each in zip(names[1:], kinds, strict=True)]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SIZES.gap)
        for seat in (self._person, *self._opponents):
            seat.field.textChanged.connect(self.changed)
            seat.setMaximumWidth(_WIDEST)
            row.addWidget(seat, 100)
        row.addStretch(1)  # takes what is left when all are as wide as they may be
        for opponent in self._opponents:
            opponent.character.currentIndexChanged.connect(lambda _: self._show_usual_names())
        self.retranslate()

    def show_players(self, players: int) -> None:
        """Show the seats of a table of three or four."""
        self._opponents[_OPPOSITE].setVisible(players == SEATS)
        self._show_usual_names()

    def set_level(self, level: str | None) -> None:
        """Let all opponents play at one level; None lets the person choose one for each."""
        for opponent in self._opponents:
            opponent.level.setVisible(level is None)
            if level is not None:
                opponent.level.show_value(level)

    def _playing(self) -> list[_Opponent]:
        return [each for each in self._opponents if not each.isHidden()]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of those who play, empty where the usual one will do."""
        return tuple(seat.field.text().strip() for seat in (self._person, *self._playing()))

    @property
    def kinds(self) -> tuple[str, ...]:
        """Who plays each seat: the person, and bots by their names."""
        return (HUMAN, *(str(each.kind) for each in self._playing()))

    @property
    def problem(self) -> str:
        """Why these names will not do; empty when they will."""
        if len(set(shown_names(self.names, self.kinds))) == len(self.names):
            return ""
        return self.tr("Two players have the same name; change one of them.")

    def _show_usual_names(self) -> None:
        """What a seat is called when its name is left empty; the animal of its character."""
        seats = (self._person, *self._playing())
        for seat, usual in zip(seats, usual_names(self.kinds), strict=True):
            seat.field.setPlaceholderText(usual)
        self.changed.emit()

    def retranslate(self) -> None:
        self._person.label.setText(self.tr("&You"))
        texts = (self.tr("On your &left"), self.tr("Opposi&te"), self.tr("On your &right"))
        for opponent, text in zip(self._opponents, texts, strict=True):
            opponent.label.setText(text)
            opponent.retranslate(plain_text(text))
        self._show_usual_names()

    def redraw(self) -> None:
        for opponent in self._opponents:
            opponent.draw_emblems(self.palette())  # theirs follows later
