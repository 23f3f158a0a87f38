"""The ladder of contracts as a grid: calls of the auction, and the name of the final contract."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from preferans_qt.game.actions import Action, Bid, Here, Name, Pass
from preferans_qt.game.contracts import LEVELS, MISERE, TRICK_CONTRACTS, Contract
from preferans_qt.game.deal import Auction, Naming
from preferans_qt.game.reasons import Reason
from preferans_qt.ui.bidding.buttons import ChoiceButton, ContractButton
from preferans_qt.ui.bidding.panel import DecisionPanel, row
from preferans_qt.ui.bidding.signs import Colours
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.texts.words import Names, contract_name
from preferans_qt.ui.theme import SIZES, Palette

translate = QCoreApplication.translate

LEVEL_KEYS: dict[int, int] = {
    Qt.Key.Key_6: 6,
    Qt.Key.Key_7: 7,
    Qt.Key.Key_8: 8,
    Qt.Key.Key_9: 9,
    Qt.Key.Key_0: 10,
}


class ContractGrid(QWidget):
    """Five levels by five strains, the lowest contract at the top left."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        cells = QGridLayout(self)
        cells.setContentsMargins(0, 0, 0, 0)
        cells.setSpacing(SIZES.grid)
        self.buttons: dict[Contract, ContractButton] = {}
        for contract in TRICK_CONTRACTS:
            button = ContractButton(contract, colours)
            cells.addWidget(button, contract.level - LEVELS.start, contract.strain)
            self.buttons[contract] = button

    def open_cells(self) -> Iterator[ContractButton]:
        """The contracts that may be chosen, lowest first."""
        return (button for button in self.buttons.values() if button.isEnabled())

    def bar(self, reason_against: Callable[[Contract], Reason | None]) -> None:
        """Bar each contract for its reason, or open it."""
        for contract, button in self.buttons.items():
            button.bar(reason_against(contract))

    def mark_bid(self, bid: Contract | None) -> None:
        """Mark the bid that stands."""
        for contract, button in self.buttons.items():
            button.mark(contract == bid)

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Panels", "Contracts"))
        for contract, button in self.buttons.items():
            name = contract_name(contract)
            if button.marked:
                name = translate("Panels", "{contract}, the standing bid").format(contract=name)
            button.setAccessibleName(name)
            button.describe("")

    def go_to_level(self, level: int) -> ContractButton | None:
        """Focus the first contract of a level that may be chosen, then the next one.

        None when no contract of the level may be chosen.
        """
        cells = [button for button in self.open_cells() if button.contract.level == level]
        if not cells:
            return None
        current = self.focusWidget()
        here = next((place for place, button in enumerate(cells) if button is current), -1)
        button = cells[(here + 1) % len(cells)]
        button.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return button


class LadderPanel(DecisionPanel):
    """A panel with the grid; the keys 6 to 9 and 0 go to a level."""

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self.grid = ContractGrid(self.colours)
        self.side = QVBoxLayout()
        self.side.setSpacing(SIZES.gap)
        body = QHBoxLayout()
        body.setSpacing(3 * SIZES.grid)
        body.addWidget(self.grid, 1)
        body.addLayout(self.side)
        self.rows.addLayout(body, 1)

    def action_of(self, contract: Contract) -> Action:
        """What choosing a contract in the grid amounts to."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        level = LEVEL_KEYS.get(event.key())
        if level is None:
            super().keyPressEvent(event)
        elif self.grid.go_to_level(level) is None and self.turn is not None:
            lowest = next(row for row in TRICK_CONTRACTS if row.level == level)
            reason = self.turn.reason_against(self.action_of(lowest))
            if reason is not None:
                self.refused.emit(reason)


class CallsPanel(LadderPanel):
    """The calls of the auction: the ladder, with Pass, Here and Misère beside it.

    The focus starts on Pass: the one call that is always allowed and promises no trick, should a
    key be pressed too many.
    """

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        for contract, button in self.grid.buttons.items():
            self.choice(button, Bid(contract))
        self.misere = self.choice(ChoiceButton(), Bid(MISERE))
        self.here = self.choice(ChoiceButton(), Here())
        self.pass_ = self.choice(ChoiceButton(), Pass())
        self.misere.setMinimumWidth(2 * SIZES.touch)
        self.side.addWidget(self.misere)
        self.side.addWidget(self.here)
        self.side.addStretch(1)
        self.side.addWidget(self.pass_)

    def action_of(self, contract: Contract) -> Bid:
        return Bid(contract)

    def default_button(self) -> QWidget:
        return self.pass_

    def prepare(self, turn: Turn) -> None:
        rules = turn.view.rules
        self.misere.setVisible(rules.misere_in_game)
        self.here.setVisible(rules.here != "none")
        self.grid.bar(lambda contract: turn.reason_against(Bid(contract)))
        for button, call in ((self.misere, Bid(MISERE)), (self.here, Here()), (self.pass_, Pass())):
            button.bar(turn.reason_against(call))
        self.grid.mark_bid(_auction(turn).high)

    def retranslate(self) -> None:
        self.misere.setText(translate("Panels", "M&isère"))
        self.misere.describe(translate("Panels", "Take no trick at all."))
        self.here.setText(translate("Panels", "H&ere"))
        self.pass_.setText(translate("Panels", "&Pass"))
        self.pass_.describe(translate("Panels", "You make no further call in this deal."))
        self.grid.retranslate()
        if self.turn is not None:
            self._retranslate_bid(_auction(self.turn), self.turn.names)

    def _retranslate_bid(self, auction: Auction, names: Names) -> None:
        if auction.high is None or auction.holder is None:
            self.here.describe("")
            self.say(
                translate("Panels", "Nobody has bid yet"), translate("Panels", "It is your call.")
            )
            return
        bid = contract_name(auction.high)
        here = translate("Panels", "The bid stays at {contract}, and you hold it.")
        self.here.describe(here.format(contract=bid))
        stands = translate("Panels", "{name} holds the bid at {contract}")
        self.say(
            stands.format(name=names[auction.holder], contract=bid),
            translate("Panels", "It is your call."),
            auction.high,
        )


class ContractPanel(LadderPanel):
    """The final contract: one is selected, and a second step confirms it (C4.6).

    The winning bid is selected at first. Arrows, level keys and a click select; pressing what is
    selected, by key or mouse, confirms it as the button below does.
    """

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self._is_second_press = False
        self._cells = QButtonGroup(self)
        for button in self.grid.buttons.values():
            button.setCheckable(True)
            button.refused.connect(self.refused)
            button.toggled.connect(self._retranslate_confirm)
            button.pressed.connect(self._cell_pressed)
            button.clicked.connect(self._cell_clicked)
            self._cells.addButton(button)
        self.confirm = ChoiceButton()
        self.confirm.make_primary()
        self.confirm.clicked.connect(self._confirm_selected)
        self.rows.addLayout(row(self.confirm))

    @property
    def selected(self) -> Contract | None:
        """The contract that would be named."""
        cell = self._cells.checkedButton()
        return cell.contract if isinstance(cell, ContractButton) else None

    def action_of(self, contract: Contract) -> Name:
        return Name(contract)

    def default_button(self) -> QWidget:
        return self._cells.checkedButton() or self.confirm

    def prepare(self, turn: Turn) -> None:
        self.grid.bar(lambda contract: turn.reason_against(Name(contract)))
        self.grid.mark_bid(_naming(turn).bid)
        lowest = next(self.grid.open_cells(), None)
        if lowest is not None:
            lowest.setChecked(True)

    def retranslate(self) -> None:
        self.grid.retranslate()
        self._retranslate_confirm()
        if self.turn is not None:
            bid = _naming(self.turn).bid
            headline = translate("Panels", "You won the bidding at {contract}")
            self.say(
                headline.format(contract=contract_name(bid)),
                translate("Panels", "Name your contract: this one or a higher one."),
                bid,
            )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        focused = self.focusWidget()
        if isinstance(focused, ContractButton):
            focused.setChecked(True)

    def _cell_pressed(self) -> None:
        """Remember, before the press selects it, whether the cell was selected already."""
        cell = self.sender()
        self._is_second_press = isinstance(cell, ContractButton) and cell.isChecked()

    def _cell_clicked(self) -> None:
        if self._is_second_press:
            self._confirm_selected()

    def _confirm_selected(self) -> None:
        if self.selected is not None:
            self.decide(Name(self.selected))

    def _retranslate_confirm(self) -> None:
        if self.selected is None:
            self.confirm.setText(translate("Panels", "&Play this contract"))
            return
        text = translate("Panels", "&Play {contract}")
        self.confirm.setText(text.format(contract=contract_name(self.selected)))


def _auction(turn: Turn) -> Auction:
    if not isinstance(turn.view.phase, Auction):
        raise ValueError("the panel of calls is for the auction")
    return turn.view.phase


def _naming(turn: Turn) -> Naming:
    if not isinstance(turn.view.phase, Naming):
        raise ValueError("the panel of contracts is for naming one after the discard")
    return turn.view.phase
