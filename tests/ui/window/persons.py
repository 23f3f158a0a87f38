"""People at the window: one with a mouse, one with a keyboard. They choose by chance."""

import random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from preferans_qt.game.cards import Card
from preferans_qt.game.deal import Exchange, TrickPlay
from preferans_qt.ui.bidding.buttons import ChoiceButton
from preferans_qt.ui.bidding.deal_end import DealEndPanel
from preferans_qt.ui.table.table import GameTable
from preferans_qt.ui.window.program import Program


def card_position(table: GameTable, card: Card) -> QPoint:
    """Where the visible left edge of a card is, in the view."""
    item = table.scene.card_item(card)
    assert item is not None, f"card {card} does not lie on the table"
    rect = item.mapRectToScene(item.face_rect())
    return table.view.mapFromScene(rect.left() + 8, rect.center().y())


def click_card(table: GameTable, card: Card) -> None:
    """Click a card as it lies."""
    QTest.mouseClick(
        table.view.viewport(), Qt.MouseButton.LeftButton, pos=card_position(table, card)
    )


class MousePerson:
    """Decides with the mouse alone."""

    def __init__(self, program: Program, seed: int) -> None:
        self.table = program.window.table
        self.chance = random.Random(seed)

    def decide(self) -> None:
        request = self.table.request
        assert request is not None
        phase = request.view.phase
        if isinstance(phase, TrickPlay) and phase.claim is None:
            playable = [c for c in self.table.view.offered if c not in self.table.view.dimmed]
            click_card(self.table, self.chance.choice(playable))
            return
        if isinstance(phase, Exchange):
            for card in self.chance.sample(self.table.view.offered, 2):
                click_card(self.table, card)
        self.click(self.chance.choice(self.buttons()))

    def buttons(self) -> list[ChoiceButton]:
        overlay = self.table.overlay
        assert overlay is not None
        return [
            button
            for button in overlay.findChildren(ChoiceButton)
            if button.isVisible() and button.isEnabled()
        ]

    def go_on(self) -> None:
        """Press the button that deals the next cards."""
        panel = self.table.overlay
        assert isinstance(panel, DealEndPanel)
        self.click(panel.next_button)

    def click(self, button: QWidget) -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


class KeyboardPerson:
    """Decides with keys alone, each sent to whatever has the focus."""

    def __init__(self, program: Program, seed: int) -> None:
        self.table = program.window.table
        self.chance = random.Random(seed)

    def decide(self) -> None:
        request = self.table.request
        assert request is not None
        phase = request.view.phase
        if isinstance(phase, TrickPlay) and phase.claim is None:
            self.choose_card(lambda card: card not in self.table.view.dimmed)
            return
        if isinstance(phase, Exchange):
            for _ in range(2):
                chosen = self.table.chosen
                self.choose_card(lambda card, chosen=chosen: card not in chosen)
        else:
            for _ in range(self.chance.randrange(4)):
                self.press(self.chance.choice((Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Tab)))
        self.press(Qt.Key.Key_Space)

    def choose_card(self, fits) -> None:
        """Move the cursor to a card that fits, at least one step, and press Enter."""
        for _ in range(40):
            self.press(self.chance.choice((Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down)))
            cursor = self.table.view.cursor_card
            if cursor is not None and fits(cursor):
                break
        self.press(Qt.Key.Key_Return)

    def go_on(self) -> None:
        """Enter deals the next cards."""
        self.press(Qt.Key.Key_Return)

    def press(self, key: Qt.Key) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None, "nothing has the focus"
        QTest.keyClick(focus, key)
