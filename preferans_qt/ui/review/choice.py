"""Which match is looked into, and whose decisions."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from preferans_qt.game.seats import Seat
from preferans_qt.store.matches import Summary
from preferans_qt.ui.dialogs.basics import Retranslated, ValueBox
from preferans_qt.ui.dialogs.profiles import profile_title
from preferans_qt.ui.review.shown import ShownMatch
from preferans_qt.ui.texts.opponents import shown_names
from preferans_qt.ui.texts.words import Names
from preferans_qt.ui.theme import SIZES

EVERYBODY = -1  # among the seats whose decisions are looked into
_SHORTEST = 12  # characters of a match that are seen in a narrow window


class MatchChoice(Retranslated, QWidget):
    """``match_chosen`` carries the id of a saved match, ``file_chosen`` a Path; ``seats_chosen``
    fires when other decisions are to be looked into."""

    match_chosen = Signal(str)
    file_chosen = Signal(object)
    seats_chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._summaries: tuple[Summary, ...] = ()
        self._shown: ShownMatch | None = None
        self._names = Names(())
        self.match, self.seats, self.open = ValueBox(), ValueBox(), QPushButton()
        self.match.setMinimumContentsLength(_SHORTEST)
        self.match.setSizeAdjustPolicy(
            ValueBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.match.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.match.chosen.connect(lambda id: self.match_chosen.emit(id))
        self.seats.chosen.connect(lambda _: self.seats_chosen.emit())
        self.open.clicked.connect(self.ask_for_file)
        self._match_label, self._seats_label = QLabel(), QLabel()
        self._match_label.setBuddy(self.match)
        self._seats_label.setBuddy(self.seats)
        bar = QHBoxLayout(self)
        bar.setContentsMargins(0, 0, 0, 0)
        bar.setSpacing(SIZES.gap)
        bar.addWidget(self._match_label)
        bar.addWidget(self.match, 1)
        bar.addWidget(self.open)
        bar.addSpacing(SIZES.margin)
        bar.addWidget(self._seats_label)
        bar.addWidget(self.seats)
        self.retranslate()

    def offer_matches(self, summaries: Sequence[Summary]) -> None:
        """Let the person choose among these saved matches, without the damaged ones."""
        self._summaries = tuple(one for one in summaries if not one.problem)
        self.match.show_values((one.id, _match_text(one)) for one in self._summaries)
        self._mark_match()

    def show_match(self, shown: ShownMatch, names: Names) -> None:
        """Show which match is open, with its persons chosen; one from a file is not in the list."""
        self._shown, self._names = shown, names
        self._mark_match()
        self._name_seats()
        self.seats.show_value(shown.persons[0] if len(shown.persons) == 1 else EVERYBODY)

    def chosen_seats(self) -> tuple[Seat, ...]:
        """Whose decisions are to be looked into; none without a match."""
        if self._shown is None:
            return ()
        seat = self.seats.currentData()
        return self._shown.all_seats if seat == EVERYBODY else (seat,)

    def ask_for_file(self) -> None:
        """Let the person choose a match file."""
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a match"), "", self.tr("Matches (*.pulka);;All files (*)")
        )
        if path:
            self.file_chosen.emit(Path(path))

    def _mark_match(self) -> None:
        id = None if self._shown is None else self._shown.header.id
        self.match.setCurrentIndex(self.match.findData(id))

    def _name_seats(self) -> None:
        if self._shown is not None:
            seats = [(seat, self._names[seat]) for seat in self._shown.all_seats]
            self.seats.show_values([*seats, (EVERYBODY, self.tr("everybody"))])

    def retranslate(self) -> None:
        self._match_label.setText(self.tr("&Match:"))
        self.match.setAccessibleName(self.tr("Match"))
        self.match.setPlaceholderText(self.tr("from a file"))
        self.open.setText(self.tr("Open &file…"))
        self._seats_label.setText(self.tr("Whose &decisions:"))
        self.seats.setAccessibleName(self.tr("Whose decisions"))
        self.offer_matches(self._summaries)
        self._name_seats()


def _match_text(summary: Summary) -> str:
    """A saved match on a line: when it was played, by whom, by which rules."""
    time = QDateTime.fromString(summary.played, Qt.DateFormat.ISODate).toLocalTime()
    played = QLocale().toString(time, QLocale.FormatType.ShortFormat)
    header = summary.header
    if header is None:
        return played
    names = ", ".join(shown_names(header.names, header.kinds))
    return f"{played} · {names} · {profile_title(header.profile)}"
