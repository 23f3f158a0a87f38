"""After a deal: its result, everything that was written, and what it was worth to each player."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractSlider,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QWidget,
)

from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import Seating
from preferans_qt.game.entries import Column, Entry
from preferans_qt.game.outcome import ContractResult, Result
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import Sheet, balance
from preferans_qt.ui.bidding.amounts import amount_label, emphasised, player_caption
from preferans_qt.ui.bidding.buttons import ENTER_KEYS, ChoiceButton
from preferans_qt.ui.bidding.panel import TablePanel, row, sentence
from preferans_qt.ui.bidding.signs import Colours
from preferans_qt.ui.held_keys import is_repeat
from preferans_qt.ui.sheet.words import column_caption, whists_caption
from preferans_qt.ui.texts.entries import entry_text
from preferans_qt.ui.texts.events import result_text, split_of_contract
from preferans_qt.ui.texts.factors import terms_text
from preferans_qt.ui.texts.words import Names, fraction_text, joined
from preferans_qt.ui.theme import SIZES, Palette

if TYPE_CHECKING:  # a sheet can be shown before the rules are imported
    from preferans_qt.game.rules import Rules

translate = QCoreApplication.translate

LINE = 84  # width of the panel, in average characters
SCROLLING_KEYS: dict[int, QAbstractSlider.SliderAction] = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
LINES_SEEN = 5  # of entries at least, before the panel gets too small


class FinishedDeal(Protocol):
    """What the panel needs of a scored deal, as in match.ScoredDeal and events.DealScored."""

    @property
    def seating(self) -> Seating: ...
    @property
    def result(self) -> Result: ...
    @property
    def entries(self) -> tuple[Entry, ...]: ...


class Written(QScrollArea):
    """All entries of a deal by player, with the change of each player's balance."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._lines: QGridLayout | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the panel scrolls it
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_deal(
        self, deal: FinishedDeal, changes: tuple[Fraction, ...], names: Names, unit: str
    ) -> None:
        """Write the entries anew, with what each player's balance changed by in a unit."""
        page = QWidget()
        lines = QGridLayout(page)
        lines.setContentsMargins(0, 0, SIZES.grid, 0)
        lines.setHorizontalSpacing(SIZES.margin)
        lines.setVerticalSpacing(SIZES.grid)
        lines.setColumnStretch(0, 1)
        if not deal.entries:
            lines.addWidget(sentence(translate("Panels", "Nothing is written.")), 0, 0)
            changes = ()
        for seat, change in enumerate(changes):
            self._add_player(lines, names, seat, change, unit)
            own = [entry for entry in deal.entries if entry.seat == seat]
            for entry in own:
                self._add_entry(lines, names, entry)
        lines.setRowStretch(lines.rowCount(), 1)
        self._lines = lines
        self.setWidget(page)
        page.setAutoFillBackground(False)  # which setWidget has set
        self.updateGeometry()

    def _add_player(
        self, lines: QGridLayout, names: Names, seat: Seat, change: Fraction, unit: str
    ) -> None:
        place = lines.rowCount()
        if place > 1:
            lines.addWidget(_rule(), place, 0, 1, 3)
            place += 1
        caption = sentence(unit, muted=True)
        amount = emphasised(amount_label(change, self._colours))
        spoken = translate("Panels", "{name}: {unit}, {amount}", "the balance of a deal")
        amount.setAccessibleName(spoken.format(name=names[seat], unit=unit, amount=amount.text()))
        head = QHBoxLayout()
        head.setSpacing(SIZES.margin)
        head.addWidget(emphasised(sentence(player_caption(names, seat))), 1)
        head.addWidget(_aside(caption))
        head.addWidget(amount)
        lines.addLayout(head, place, 0, 1, 3)

    def _add_entry(self, lines: QGridLayout, names: Names, entry: Entry) -> None:
        place = lines.rowCount()
        lines.addWidget(sentence(entry_text(entry, names)), place, 0)
        if entry.column is Column.WHISTS and entry.on is not None:
            caption = whists_caption(names[entry.on])
        else:
            caption = column_caption(entry.column)
        lines.addWidget(_aside(sentence(caption, muted=True)), place, 1)
        amount = QLabel(fraction_text(Fraction(entry.amount), signed=True))
        lines.addWidget(_aside(amount), place, 2)

    def sizeHint(self) -> QSize:
        """High enough for everything that is written."""
        margins = 2 * 3 * SIZES.grid  # of the panel round it
        width = LINE * self.fontMetrics().averageCharWidth() - margins
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return 0 if self._lines is None else self._lines.totalHeightForWidth(width)

    def minimumSizeHint(self) -> QSize:
        height = LINES_SEEN * (self.fontMetrics().height() + SIZES.grid)
        return QSize(self.sizeHint().width(), min(height, self.sizeHint().height()))


class Following(Enum):
    """What comes after a deal."""

    NEXT_DEAL = "next deal"
    SETTLEMENT = "settlement"
    MATCH = "the match that waits while a deal of it is played once more"


class DealEndPanel(TablePanel):
    """The deal as it was written on the sheet. Enter goes on to the next deal."""

    next_deal = Signal()
    dismissed = Signal()  # look at the table
    line = LINE

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self._shown: tuple[FinishedDeal, Names, tuple[Fraction, ...], bool, Following] | None = None
        self._is_open = False
        self.written = Written(self.colours)
        self.next_button = ChoiceButton()
        self.next_button.make_primary()
        self.next_button.clicked.connect(self._go_on)
        self.close_button = ChoiceButton()
        self.close_button.clicked.connect(self.dismissed)
        self.rows.addWidget(self.written, 1)
        self.rows.addLayout(row(self.close_button, self.next_button))
        self.setFocusProxy(self.next_button)

    def present(
        self,
        deal: FinishedDeal,
        names: Names,
        before: Sheet,
        after: Sheet,
        rules: Rules,
        *,
        following: Following = Following.NEXT_DEAL,
    ) -> None:
        """Show a deal between the sheets before and after it, and what comes next."""
        changes = tuple(
            now - then
            for now, then in zip(balance(rules, after), balance(rules, before), strict=True)
        )
        self._shown = (deal, names, changes, rules.ledger == "signed_points", following)
        self._is_open = True
        self.retranslate()

    def minimumSizeHint(self) -> QSize:
        """What is written may scroll; the rest of the panel keeps its size."""
        size = self.sizeHint()
        spare = self.written.sizeHint().height() - self.written.minimumSizeHint().height()
        return QSize(size.width(), size.height() - max(spare, 0))

    def retranslate(self) -> None:
        self.close_button.setText(translate("Panels", "&Look at the table"))
        if self._shown is None:
            return
        deal, names, changes, in_points, following = self._shown
        self.next_button.setText(
            {
                Following.NEXT_DEAL: translate("Panels", "&Next deal"),
                Following.SETTLEMENT: translate("Panels", "Se&ttlement"),
                Following.MATCH: translate("Panels", "&Back to the match"),
            }[following]
        )
        result = deal.result
        told = joined(split_of_contract(result, names), terms_text(deal.seating, result, names))
        self.say(result_text(result, names), told, _contract(result))
        unit = translate("Panels", "balance in whists")
        if in_points:
            unit = translate("Panels", "balance in points")
        self.written.show_deal(deal, changes, names, unit)
        self.written.setAccessibleName(translate("Panels", "Written on the sheet"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in SCROLLING_KEYS:
            self.written.verticalScrollBar().triggerAction(SCROLLING_KEYS[event.key()])
        elif event.key() not in ENTER_KEYS:
            super().keyPressEvent(event)
        elif not is_repeat(event):
            self._go_on()

    def _go_on(self) -> None:
        if self._is_open:
            self._is_open = False
            self.next_deal.emit()


def _contract(result: Result) -> Contract | None:
    return result.contract if isinstance(result, ContractResult) else None


def _rule() -> QFrame:
    """A thin line between two players."""
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    line.setFrameShadow(QFrame.Shadow.Plain)
    line.setForegroundRole(QPalette.ColorRole.Mid)
    return line


def _aside(label: QLabel) -> QLabel:
    """A label of a column at the right, on the first line of its row."""
    label.setWordWrap(False)
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    return label
