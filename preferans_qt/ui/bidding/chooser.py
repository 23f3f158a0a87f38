"""Questions of a live table that the person puts himself: which trick to see, whom to accuse."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from preferans_qt.game.actions import Action, Challenge, LookBack
from preferans_qt.ui.bidding.buttons import ChoiceButton, in_button
from preferans_qt.ui.bidding.panel import TablePanel, row
from preferans_qt.ui.texts.words import Names
from preferans_qt.ui.theme import SIZES, Palette

translate = QCoreApplication.translate

IN_A_ROW = 4


class ChooserPanel(TablePanel):
    """A button for each action, and one that does nothing; so does Escape."""

    chosen = Signal(object)  # the Action
    cancelled = Signal()

    def __init__(
        self,
        choices: Sequence[Action],
        names: Names,
        palette: Palette,
        four_colour: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self.names = names
        self.choices = tuple(choices)
        self.buttons = [ChoiceButton() for _ in self.choices]
        self._cells = cells = QGridLayout()
        cells.setSpacing(SIZES.gap)
        for place, (button, action) in enumerate(zip(self.buttons, self.choices, strict=True)):
            button.clicked.connect(lambda _=False, action=action: self.chosen.emit(action))
            cells.addWidget(button, place // IN_A_ROW, place % IN_A_ROW)
        self.cancel = ChoiceButton()
        self.cancel.clicked.connect(self.cancelled)
        self.rows.addLayout(cells)
        self.rows.addLayout(row(self.cancel))
        self.setFocusProxy(self.cancel)
        self.retranslate()

    def caption(self, action: Action) -> str:
        """What stands on the button of an action."""
        raise NotImplementedError

    def retranslate(self) -> None:
        self.cancel.setText(translate("Panels", "Play &on"))
        for button, action in zip(self.buttons, self.choices, strict=True):
            button.setText(in_button(self.caption(action)))
        widest = max(button.sizeHint().width() for button in self.buttons)
        for column in range(min(IN_A_ROW, len(self.buttons))):
            self._cells.setColumnMinimumWidth(column, widest)
            self._cells.setColumnStretch(column, 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)


class OlderTricksPanel(ChooserPanel):
    """Which trick before the last one, or whether the discard, is to be seen once more."""

    def caption(self, action: Action) -> str:
        match action:
            case LookBack(int() as trick):
                return translate("Panels", "Trick {number}").format(number=trick + 1)
        return translate("Panels", "Your discard")

    def retranslate(self) -> None:
        super().retranslate()
        self.say(
            translate("Panels", "What do you want to see again?"),
            translate("Panels", "Only the last trick is free: any other look costs you a trick."),
        )


class AccusationPanel(ChooserPanel):
    """Which opponent is to be called to account."""

    def caption(self, action: Action) -> str:
        return self.names[action.seat] if isinstance(action, Challenge) else ""

    def retranslate(self) -> None:
        super().retranslate()
        self.say(
            translate("Panels", "Who is to be called to account?"),
            translate("Panels", "An error counts once the cards on the table show it."),
        )
