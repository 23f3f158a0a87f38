"""The button of the toolbar that always says what the tutor does, and where that is changed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget

from preferans_qt.ui.actions import CommandSet
from preferans_qt.ui.dialogs.basics import Retranslated
from preferans_qt.ui.practice.names import state_text
from preferans_qt.ui.preferences.values import Preferences

_ARROW_WIDTH = 20


class TutorButton(Retranslated, QToolButton):
    """A click turns the tutor on or off; the arrow opens the menu of practice."""

    def __init__(self, commands: CommandSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self._preferences = Preferences()
        self._is_live = False
        self.setObjectName("tutor_state")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # as all of the toolbar; the menu has keys
        self.setStyleSheet(f"padding-right: {_ARROW_WIDTH}px")
        self.setMenu(commands.menu("practice"))
        self.clicked.connect(commands["tutor"].trigger)
        self.retranslate()

    def show_state(self, preferences: Preferences, *, is_live: bool) -> None:
        """Say what the tutor does now; at a live table he is silent."""
        if (preferences, is_live) != (self._preferences, self._is_live):
            self._preferences, self._is_live = preferences, is_live
            self.retranslate()

    def retranslate(self) -> None:
        chosen = self._preferences
        text = state_text(
            is_on=chosen.tutor,
            moment=chosen.tutor_moment,
            level=chosen.tutor_level,
            is_live=self._is_live,
        )
        self.setText(text)
        self.setAccessibleName(text)
        described = (
            self.tr("Turn the tutor off; the arrow opens what can be set")
            if chosen.tutor
            else self.tr("Turn the tutor on; the arrow opens what can be set")
        )
        self.setToolTip(described)
        self.setAccessibleDescription(described)
