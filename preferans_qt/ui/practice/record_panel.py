"""After a deal the learner writes the score sheet, and what is written is checked."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from preferans_qt.coach.record_keeping import RecordMistake, check, grid_of
from preferans_qt.game.entries import Place, place_of
from preferans_qt.game.outcome import ContractResult
from preferans_qt.game.sheet import Sheet
from preferans_qt.ui.bidding.buttons import ENTER_KEYS, ChoiceButton
from preferans_qt.ui.bidding.panel import TablePanel, row, sentence
from preferans_qt.ui.held_keys import is_repeat
from preferans_qt.ui.practice.number_field import Mark
from preferans_qt.ui.practice.record_grid import FieldGrid
from preferans_qt.ui.texts.events import result_text
from preferans_qt.ui.texts.record_keeping import (
    found_text,
    mistake_text,
    outcome_text,
    reasons_text,
)
from preferans_qt.ui.texts.words import Names
from preferans_qt.ui.theme import Palette

if TYPE_CHECKING:  # a sheet can be shown before the rules are imported
    from preferans_qt.game.rules import Rules
    from preferans_qt.ui.bidding.deal_end import FinishedDeal

translate = QCoreApplication.translate

_LINE = 84  # width of the panel, in average characters
_NOTE_LINES = 2  # kept free for what is said, so that the panel seldom changes its height


class Stage(Enum):
    """How far the learner is with a deal."""

    WRITING = "writing"
    CORRECTING = "correcting"
    RIGHT = "all is right"
    SHOWN = "the numbers were shown"


class RecordPanel(TablePanel):
    """The learner writes what a deal brings to each place of the sheet; Enter checks it.

    ``checked`` tells, at each check, the mistakes that this deal had not seen before. The right
    numbers are put in by Show; after that, or when all is right, Enter goes on by ``done``.
    """

    checked = Signal(object)  # tuple[RecordMistake, ...]
    done = Signal()
    line = _LINE

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self._shown: tuple[FinishedDeal, Names, bool] | None = None
        self._stage = Stage.WRITING
        self._mistakes: tuple[RecordMistake, ...] = ()  # that the last check has found
        self._seen: set[Place] = set()  # where this deal has had mistakes
        self._is_first_error = True
        self._is_open = False
        self.grid = FieldGrid(self.colours)
        self.note = sentence()
        self.show_button = ChoiceButton()
        self.show_button.clicked.connect(self._show_numbers)
        self.check_button = ChoiceButton()
        self.check_button.make_primary()
        self.check_button.clicked.connect(self._check_or_go_on)
        self.grid.left_below.connect(self.check_button.setFocus)
        self.rows.addWidget(self.grid, 1)
        self.rows.addWidget(self.note)
        self.rows.addLayout(row(self.show_button, self.check_button))

    def present(
        self,
        deal: FinishedDeal,
        names: Names,
        before: Sheet,
        rules: Rules,
        *,
        is_first_error: bool = True,
    ) -> None:
        """Ask for the numbers of a deal, beside the sheet before it.

        ``is_first_error``: the match has seen no error of the record; its first does not count.
        """
        self._shown = (deal, names, rules.talon_bonus != "off")
        self._stage, self._mistakes, self._seen = Stage.WRITING, (), set()
        self._is_first_error = is_first_error
        self._is_open = True
        self.grid.make(before.players, before, in_points=rules.ledger == "signed_points")
        for place, field in self.grid.fields.items():
            field.entered.connect(lambda place=place: self._tell_about(place))
            field.textEdited.connect(lambda _, place=place: self._describe(place))
        self.show_button.show()
        self.retranslate()
        self.setFocusProxy(next(iter(self.grid.fields.values())))

    @property
    def written(self) -> dict[Place, int]:
        """The numbers that stand in the fields."""
        return {place: field.number for place, field in self.grid.fields.items() if field.number}

    @property
    def _is_settled(self) -> bool:
        """Whether nothing more is to be written."""
        return self._stage in (Stage.RIGHT, Stage.SHOWN)

    def retranslate(self) -> None:
        self.show_button.setText(translate("Record", "&Show the numbers"))
        self.check_button.setText(
            translate("Record", "&Go on") if self._is_settled else translate("Record", "&Check")
        )
        self.note.setMinimumHeight(_NOTE_LINES * self.fontMetrics().lineSpacing())
        if self._shown is None:
            return
        deal, names, with_talon = self._shown
        result = deal.result
        told = outcome_text(deal.seating, result, names, with_talon=with_talon)
        contract = result.contract if isinstance(result, ContractResult) else None
        self.say(result_text(result, names), told, contract)
        self.grid.name_all(names)
        for place in self.grid.fields:
            self._describe(place)
        self.note.setText(self._summary(names))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in ENTER_KEYS:
            super().keyPressEvent(event)
        elif not is_repeat(event):
            self._check_or_go_on()

    def move_focus(self, key: int) -> None:
        """From the buttons an arrow key leads back up to the numbers."""
        if key == Qt.Key.Key_Up and self.grid.fields:
            list(self.grid.fields.values())[-1].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().move_focus(key)

    def _check_or_go_on(self) -> None:
        if not self._is_open or self._shown is None:
            return
        if self._is_settled:
            self._is_open = False
            self.done.emit()
        else:
            self._check(self._shown[0])

    def _check(self, deal: FinishedDeal) -> None:
        self._is_first_error = self._is_first_error and not self._seen
        self._mistakes = check(self.written, deal.entries)
        fresh = tuple(each for each in self._mistakes if each.place not in self._seen)
        self._seen |= {each.place for each in fresh}
        self._mark({each.at for each in self._mistakes})
        if self._mistakes:
            self._stage = Stage.CORRECTING
            first = self.grid.fields[self._mistakes[0].at]
            first.setFocus(Qt.FocusReason.OtherFocusReason)
            first.selectAll()
            self.retranslate()
        else:
            self._settle(Stage.RIGHT)
        self.checked.emit(fresh)

    def _show_numbers(self) -> None:
        """Put the right numbers in; the places where others stood stay marked."""
        if self._shown is None or self._is_settled:
            return
        due, written = grid_of(self._shown[0].entries), self.written
        for place, field in self.grid.fields.items():
            field.show_number(due.get(place, 0))
        self._mark({place for place in {*due, *written} if due.get(place) != written.get(place)})
        self._settle(Stage.SHOWN)

    def _mark(self, wrong: set[Place]) -> None:
        for place, field in self.grid.fields.items():
            right = Mark.RIGHT if field.number else Mark.NONE
            field.set_mark(Mark.WRONG if place in wrong else right)

    def _settle(self, stage: Stage) -> None:
        """Let nothing more be written."""
        self._stage = stage
        for field in self.grid.fields.values():
            field.setReadOnly(True)
        self.check_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.show_button.hide()
        self.retranslate()

    def _summary(self, names: Names) -> str:
        """What is to be said of the whole sheet."""
        match self._stage:
            case Stage.WRITING:
                return translate(
                    "Record", "Write what this deal brings to each place, and leave the rest empty."
                )
            case Stage.CORRECTING:
                return found_text(self._mistakes, names, is_first=self._is_first_error)
            case Stage.RIGHT:
                return translate("Record", "All of it is right.")
            case Stage.SHOWN:
                return translate(
                    "Record", "These are the numbers. Go to one to read what it is for."
                )

    def _about(self, place: Place) -> str:
        """What is to be said of one place: its mistake, or in the end its reason."""
        if self._shown is None or self._stage is Stage.WRITING:
            return ""
        deal, names, _ = self._shown
        if self._is_settled:
            here = [entry for entry in deal.entries if place_of(entry) == place]
            return reasons_text(here, place, names)
        is_marked = self.grid.fields[place].mark is Mark.WRONG
        told = (mistake_text(each, names) for each in self._mistakes if each.at == place)
        return next(told, "") if is_marked else ""

    def _describe(self, place: Place) -> None:
        field, text = self.grid.fields[place], self._about(place)
        field.setAccessibleDescription(text)
        field.setToolTip(text)

    def _tell_about(self, place: Place) -> None:
        if text := self._about(place):
            self.note.setText(text)
