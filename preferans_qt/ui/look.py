"""From settings and the system's wishes to theme, deck and pace."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QStyleHints
from PySide6.QtWidgets import QApplication

from preferans_qt.ui.preferences.values import SYSTEM, Preferences, deck_style
from preferans_qt.ui.table.deck import Deck
from preferans_qt.ui.theme import Durations, Theme, durations, theme_for
from preferans_qt.ui.translation import language_of


class Look:
    """What the window is to look like now. Keeps the style hints alive, as PySide6 wants."""

    def __init__(self, application: QApplication) -> None:
        self.hints: QStyleHints = application.styleHints()
        accessibility = getattr(self.hints, "accessibility", None)  # since Qt 6.10
        self._accessibility = None if accessibility is None else accessibility()

    def follow(self, dress: Callable[[], None]) -> None:
        """Call ``dress`` whenever the system wishes for another look."""
        self.hints.colorSchemeChanged.connect(dress)
        if self._accessibility is not None:
            self._accessibility.contrastPreferenceChanged.connect(dress)

    def theme(self, preferences: Preferences) -> Theme:
        """The theme for the settings; light or dark follows the system unless set."""
        scheme = preferences.scheme
        if scheme == SYSTEM:
            dark = self.hints.colorScheme() is Qt.ColorScheme.Dark
            scheme = "dark" if dark else "light"
        return theme_for(scheme, preferences.cloth, self._wants_contrast(preferences))

    def _wants_contrast(self, preferences: Preferences) -> bool:
        if preferences.contrast != SYSTEM:
            return preferences.contrast == "high"
        if self._accessibility is None:
            return False
        return self._accessibility.contrastPreference() is Qt.ContrastPreference.HighContrast

    def deck(self, preferences: Preferences) -> Deck:
        """The deck for the settings."""
        style = deck_style(preferences, language_of(preferences.language))
        return Deck(style, self.theme(preferences).cards)

    def durations(self, preferences: Preferences) -> Durations:
        """The pace of the presentation."""
        return durations(preferences.speed)
