"""Who sits at the table: a name for each seat, and who plays it."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from preferans_qt.bots.registry import BOTS
from preferans_qt.match.log import HUMAN
from preferans_qt.ui.dialogs.basics import Retranslated, ValueBox
from preferans_qt.ui.preferences.names import shown_names, usual_names
from preferans_qt.ui.preferences.values import LONGEST_NAME
from preferans_qt.ui.theme import SIZES

SEATS = 4
_WIDEST = 280
_OPPOSITE = 2  # stays empty at a table of three

translate = QCoreApplication.translate


def bot_title(kind: str) -> str:
    """What a kind of bot is called; one that nothing is known of goes by its own name."""
    return {"heuristic": translate("Bots", "By rule of thumb")}.get(kind, kind)


class _Seat(QWidget):
    """A name, and below it who plays this seat when there is a choice."""

    def __init__(self, name: str, is_human: bool) -> None:
        super().__init__()
        self.label = QLabel()
        self.field = QLineEdit(name)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setMinimumHeight(SIZES.touch - SIZES.gap)
        self.label.setBuddy(self.field)
        self.kind = ValueBox()
        self.kind.setVisible(not is_human and len(BOTS) > 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for widget in (self.label, self.field, self.kind):
            column.addWidget(widget)
        column.addStretch(1)


class SeatFields(Retranslated, QWidget):
    """The seats clockwise from the person; with three players nobody sits opposite.

    ``names`` and ``kinds`` are given for four seats, a kind for each opponent.
    """

    changed = Signal()

    def __init__(self, names: Sequence[str], kinds: Sequence[str] = ()) -> None:
        super().__init__()
        self._seats = [_Seat(name, is_human=place == 0) for place, name in enumerate(names)]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SIZES.gap)
        for seat in self._seats:
            seat.field.textChanged.connect(self.changed)
            seat.setMaximumWidth(_WIDEST)
            row.addWidget(seat, 100)
        row.addStretch(1)  # takes what is left when all are as wide as they may be
        self.retranslate()
        for seat, kind in zip(self._seats[1:], kinds, strict=False):
            seat.kind.show_value(kind)

    def show_players(self, players: int) -> None:
        """Show the seats of a table of three or four."""
        self._seats[_OPPOSITE].setVisible(players == SEATS)
        self.changed.emit()

    def _taken(self) -> list[_Seat]:
        return [seat for seat in self._seats if not seat.isHidden()]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of those who play, empty where the usual one will do."""
        return tuple(seat.field.text().strip() for seat in self._taken())

    @property
    def kinds(self) -> tuple[str, ...]:
        """Who plays each seat: the person, and bots by their names."""
        return (HUMAN, *(str(seat.kind.currentData()) for seat in self._taken()[1:]))

    @property
    def problem(self) -> str:
        """Why these names will not do; empty when they will."""
        if len(set(shown_names(self.names))) == len(self.names):
            return ""
        return self.tr("Two players have the same name; change one of them.")

    def retranslate(self) -> None:
        texts = (
            self.tr("&You"),
            self.tr("On your &left"),
            self.tr("Opposi&te"),
            self.tr("On your &right"),
        )
        for seat, text, usual in zip(self._seats, texts, usual_names(SEATS), strict=True):
            seat.label.setText(text)
            seat.field.setPlaceholderText(usual)
            seat.kind.show_values((kind, bot_title(kind)) for kind in BOTS)
            seat.kind.setAccessibleName(self.tr("Who plays for {name}").format(name=usual))
