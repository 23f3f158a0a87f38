"""The end of a match: who has won, and the account from the sheet to the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from preferans_qt.game.sheet import Sheet, balance, settle
from preferans_qt.ui.bidding.amounts import player_caption
from preferans_qt.ui.bidding.buttons import ChoiceButton
from preferans_qt.ui.bidding.derivation import Line, derivation, winners
from preferans_qt.ui.bidding.panel import TablePanel, row
from preferans_qt.ui.bidding.signs import Colours
from preferans_qt.ui.texts.words import Names, fraction_text, joined
from preferans_qt.ui.theme import SIZES, Palette

if TYPE_CHECKING:  # a sheet can be shown before the rules are imported
    from preferans_qt.game.rules import Rules

translate = QCoreApplication.translate

FLAT_HEADERS = """
QHeaderView, QHeaderView::section, QTableCornerButton::section {
    background: transparent; border: none;
}
"""
LINES_SEEN = 6  # of the account at least, before the panel gets too small


class AccountTable(QTableWidget):
    """The account as a table: a line a row, a player a column. Read, not changed."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet(FLAT_HEADERS)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.verticalHeader().setHighlightSections(False)

    def show_account(self, lines: tuple[Line, ...], players: tuple[str, ...]) -> None:
        """Write the account anew."""
        heavy = QFont()
        heavy.setWeight(QFont.Weight.DemiBold)
        palette = self._colours.palette
        self.setRowCount(len(lines))
        self.setColumnCount(len(players))
        for column, player in enumerate(players):
            self.setHorizontalHeaderItem(column, _number_item(player))
        for place, line in enumerate(lines):
            title = QTableWidgetItem(line.title)
            title.setToolTip(line.explanation)
            self.setVerticalHeaderItem(place, title)
            if line.is_sum or line.is_result:
                title.setFont(heavy)
            for column, (number, text) in enumerate(zip(line.numbers, line.cells, strict=True)):
                item = _number_item(text)
                spoken = translate("Panels", "{name}, {line}: {number}")
                spoken = spoken.format(name=players[column], line=line.title, number=text)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
                item.setToolTip(line.explanation)
                if line.is_sum or line.is_result:
                    item.setFont(heavy)
                if line.is_result:
                    item.setForeground(palette.positive if number >= 0 else palette.negative)
                self.setItem(place, column, item)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """High enough for the whole account."""
        width = self.verticalHeader().sizeHint().width()
        widths = [self.sizeHintForColumn(column) for column in range(self.columnCount())]
        width += self.columnCount() * (max(widths, default=0) + SIZES.margin)
        return QSize(width, self._height(self.rowCount()))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), self._height(min(LINES_SEEN, self.rowCount())))

    def _height(self, lines: int) -> int:
        return self.horizontalHeader().sizeHint().height() + sum(
            self.rowHeight(place) for place in range(lines)
        )


def _number_item(text: str) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return item


class SettlementPanel(TablePanel):
    """The final account. Nothing here is lost by a stray key: both buttons only begin something."""

    new_match = Signal()
    save_copy = Signal()

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self._shown: tuple[Names, Sheet, Rules, bool, bool] | None = None
        self.account = AccountTable(self.colours)
        self.new_button = ChoiceButton()
        self.new_button.make_primary()
        self.new_button.clicked.connect(self.new_match)
        self.save_button = ChoiceButton()
        self.save_button.clicked.connect(self.save_copy)
        self.rows.addWidget(self.account, 1)
        self.rows.addLayout(row(self.save_button, self.new_button))
        self.setFocusProxy(self.new_button)

    def present(
        self,
        names: Names,
        sheet: Sheet,
        rules: Rules,
        *,
        early: bool = False,
        out_of_time: bool = False,
    ) -> None:
        """Show the account of a sheet; ``early`` when the match was ended before its end, by
        agreement or because it was ``out_of_time``."""
        self._shown = (names, sheet, rules, early, out_of_time)
        self.retranslate()

    def retranslate(self) -> None:
        self.new_button.setText(translate("Panels", "&New match…"))
        self.save_button.setText(translate("Panels", "Save &copy…"))
        self.account.setAccessibleName(translate("Panels", "How the result comes about"))
        if self._shown is None:
            return
        names, sheet, rules, early, out_of_time = self._shown
        if out_of_time:
            ending = translate("Panels", "The time is over.")
        elif early:
            ending = translate("Panels", "The match was ended by agreement.")
        else:
            ending = translate("Panels", "The match is over.")
        self.say(_winner_text(rules, sheet, names), joined(ending, _mean_text(rules, sheet)))
        players = tuple(player_caption(names, seat) for seat in range(sheet.players))
        self.account.show_account(derivation(rules, sheet, names), players)


def _winner_text(rules: Rules, sheet: Sheet, names: Names) -> str:
    results = settle(rules, sheet)
    best = winners(results)
    amount = fraction_text(results[best[0]], signed=True)
    in_points = rules.settlement == "signed_points"
    if len(best) > 1:
        shared = translate("Panels", "{players} share the first place with {amount} whists")
        if in_points:
            shared = translate("Panels", "{players} share the first place with {amount} points")
        return shared.format(players=names.listed(best), amount=amount)
    if in_points:
        return names.say(
            best[0],
            translate("Panels", "You win with {amount} points"),
            translate("Panels", "{name} wins with {amount} points"),
            amount=amount,
        )
    return names.say(
        best[0],
        translate("Panels", "You win with {amount} whists"),
        translate("Panels", "{name} wins with {amount} whists"),
        amount=amount,
    )


def _mean_text(rules: Rules, sheet: Sheet) -> str:
    """What the best result is against the mean, where the results do not sum to zero."""
    if rules.settlement != "own_mountain_raw":
        return ""
    text = translate("Panels", "Against the mean of all: {amount}.")
    return text.format(amount=fraction_text(max(balance(rules, sheet)), signed=True))
