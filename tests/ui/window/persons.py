"""People at the window: one with a mouse, one with a keyboard.

They choose by chance, or perform an action that they are told, as a person would.
"""

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from preferans_qt.game.actions import (
    Accept,
    Action,
    Alone,
    Bid,
    Concede,
    Defend,
    Discard,
    HalfWhist,
    Here,
    Inspect,
    Look,
    Name,
    OfferShare,
    Pass,
    Play,
    Refuse,
    RejectTalon,
    TakeTalon,
    Whist,
)
from preferans_qt.game.cards import Card, cards_in
from preferans_qt.game.contracts import MISERE, MISERE_WITHOUT_TALON, NINE_WITHOUT_TALON
from preferans_qt.game.deal import Exchange, TrickPlay
from preferans_qt.ui.bidding.buttons import ChoiceButton
from preferans_qt.ui.bidding.deal_end import DealEndPanel
from preferans_qt.ui.bidding.rare import TwoAnswersPanel
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


BUTTONS: dict[Action, str] = {
    Accept(): "accept",
    Alone(): "alone",
    Bid(MISERE): "misere",
    Bid(MISERE_WITHOUT_TALON): "misere_without_talon",
    Bid(NINE_WITHOUT_TALON): "nine_without_talon",
    Concede(): "concede",
    Defend(openly=False): "closed",
    Defend(openly=True): "open",
    HalfWhist(): "half_whist",
    Here(): "here",
    Look(): "look",
    OfferShare(): "share",
    Pass(): "pass_",
    Refuse(): "refuse",
    RejectTalon(): "reject",
    TakeTalon(): "talon",
    Whist(): "whist",
}
LEVEL_KEYS = {6: Qt.Key.Key_6, 7: Qt.Key.Key_7, 8: Qt.Key.Key_8, 9: Qt.Key.Key_9, 10: Qt.Key.Key_0}


def button_for(table: GameTable, action: Action) -> ChoiceButton:
    """The button on the panel that is shown which answers with an action."""
    panel, request = table.overlay, table.request
    assert panel is not None
    assert request is not None
    button: ChoiceButton
    match action:
        case _ if isinstance(panel, TwoAnswersPanel):
            button = panel.buttons[panel.choices.index(action)]
        case Inspect(seat):
            defenders = request.view.seating.defenders(request.view.phase.declarer)
            button = panel.looks[defenders.index(seat)]
        case Name(contract):
            button = panel.grid.buttons[contract]
        case Bid(contract) if action not in BUTTONS:
            button = panel.grid.buttons[contract]
        case Discard():
            button = panel.confirm
        case _:
            button = getattr(panel, BUTTONS[action])
    assert button.isVisible(), f"no button for {action} is seen"
    assert button.isEnabled(), f"the button for {action} is barred"
    return button


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

    def perform(self, action: Action) -> None:
        """Click what means an action."""
        match action:
            case Play(card):
                click_card(self.table, card)
            case Discard(cards):
                for card in cards_in(cards):
                    click_card(self.table, card)
                self.click(button_for(self.table, action))
            case Name():
                self.click(button_for(self.table, action))
                panel = self.table.overlay
                if panel is not None and panel.turn.view.phase is self._phase():
                    self.click(panel.confirm)
            case _:
                self.click(button_for(self.table, action))

    def _phase(self) -> object:
        return None if self.table.request is None else self.table.request.view.phase

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

    def perform(self, action: Action) -> None:
        """Press the keys that mean an action."""
        match action:
            case Play(card):
                self.move_to(card)
                self.press(Qt.Key.Key_Return)
            case Discard(cards):
                for card in cards_in(cards):
                    self.move_to(card)
                    self.press(Qt.Key.Key_Return)
                assert button_for(self.table, action).hasFocus()
                self.press(Qt.Key.Key_Return)
            case Name(contract) | Bid(contract) if action not in BUTTONS and not self._is_two():
                cell = button_for(self.table, action)
                self.press_until(LEVEL_KEYS[contract.level], cell.hasFocus)
                self.press(Qt.Key.Key_Return)
            case _:
                self.press_until(Qt.Key.Key_Tab, button_for(self.table, action).hasFocus)
                self.press(Qt.Key.Key_Return)

    def _is_two(self) -> bool:
        return isinstance(self.table.overlay, TwoAnswersPanel)

    def move_to(self, card: Card) -> None:
        """Let the cursor go to a card, by at least one step, so that it shows."""
        self.press(Qt.Key.Key_Right)
        self.press_until(Qt.Key.Key_Right, lambda: self.table.view.cursor_card == card)

    def press_until(self, key: Qt.Key, reached: Callable[[], bool]) -> None:
        """Press a key again and again."""
        for _ in range(80):
            if reached():
                return
            self.press(key)
        raise AssertionError(f"{key} does not lead there")

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
