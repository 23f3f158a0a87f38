"""The ladder of contracts as a grid of buttons, and what the panels with it share."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from preferans_qt.game.actions import Action
from preferans_qt.game.contracts import LEVELS, TRICK_CONTRACTS, Contract
from preferans_qt.game.reasons import Reason
from preferans_qt.ui.bidding.buttons import ContractButton
from preferans_qt.ui.bidding.panel import DecisionPanel
from preferans_qt.ui.bidding.signs import Colours
from preferans_qt.ui.texts.words import contract_name
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

    def retranslate(self, dark: bool = False) -> None:
        """Name the contracts; ``dark`` when they would be bid in the dark."""
        self.setAccessibleName(translate("Panels", "Contracts"))
        for contract, button in self.buttons.items():
            name = contract_name(contract)
            if dark:
                name = translate("Panels", "{contract} in the dark").format(contract=name)
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
        self.side.setSpacing(SIZES.grid)
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
