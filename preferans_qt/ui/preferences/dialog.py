"""The preferences: a window beside the table whose changes show at once."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.ui.dialogs.basics import Retranslated, RoomyList, make_primary, space_out
from preferans_qt.ui.preferences.look import LookPage
from preferans_qt.ui.preferences.pages import GeneralPage, Page, PlayPage, StoragePage
from preferans_qt.ui.preferences.practice import PracticePage
from preferans_qt.ui.preferences.values import Preferences
from preferans_qt.ui.theme import SIZES, Theme

_LIST_WIDTH = 160


class PreferencesDialog(Retranslated, QDialog):
    """Shows the settings and changes them; ``changed`` carries all of them after each change."""

    GENERAL, LOOK, PLAY, PRACTICE, STORAGE = range(5)

    changed = Signal(object)

    def __init__(
        self,
        preferences: Preferences,
        theme: Theme,
        language: str,
        data_folder: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self._look = LookPage(theme, language)
        self._pages: tuple[Page, ...] = (
            GeneralPage(),
            self._look,
            PlayPage(),
            PracticePage(),
            StoragePage(data_folder),
        )
        self._list = RoomyList()
        self._list.setFixedWidth(_LIST_WIDTH)
        self._stack = QStackedWidget()
        for page in self._pages:
            self._stack.addWidget(page)
            page.edited.connect(self._edit)
        self._list.currentRowChanged.connect(self._show_page)
        self._reset = QPushButton()
        self._reset.setAutoDefault(False)
        self._reset.clicked.connect(self.reset_page)
        self._close = make_primary(QPushButton())
        self._close.clicked.connect(self.close)
        row = QHBoxLayout()
        row.setSpacing(SIZES.margin)
        row.addWidget(self._list)
        row.addWidget(self._stack, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self._reset)
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        column = QVBoxLayout(self)
        space_out(column)
        column.addLayout(row, 1)
        column.addLayout(buttons)
        self.retranslate()
        self.set_preferences(preferences)
        self.open_page(self.GENERAL)

    def open_page(self, page: int) -> None:
        """Turn to a page: GENERAL, LOOK, PLAY, PRACTICE or STORAGE."""
        self._list.setCurrentRow(page)

    @property
    def page(self) -> int:
        """The page that is shown."""
        return self._stack.currentIndex()

    def set_preferences(self, preferences: Preferences) -> None:
        """Show settings that were changed elsewhere; ``changed`` does not fire."""
        self.preferences = preferences
        for page in self._pages:
            page.show_preferences(preferences)

    def set_look(self, theme: Theme, language: str) -> None:
        """Another theme or another language, at once."""
        self._look.set_look(theme, language)

    def reset_page(self) -> None:
        """Give the settings of the page that is shown their defaults."""
        usual = Preferences()
        changes: dict[str, Any] = {
            name: getattr(usual, name) for name in self._pages[self.page].SETTINGS
        }
        self._change(replace(self.preferences, **changes))

    def _edit(self, setting: str, value: Any) -> None:
        self._change(replace(self.preferences, **{setting: value}))

    def _change(self, preferences: Preferences) -> None:
        if preferences != self.preferences:
            self.set_preferences(preferences)
            self.changed.emit(preferences)

    def _show_page(self, page: int) -> None:
        self._stack.setCurrentIndex(page)
        self._reset.setEnabled(bool(self._pages[page].SETTINGS))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Preferences"))
        self._list.setAccessibleName(self.tr("Pages of the preferences"))
        self._list.show_texts(page.title() for page in self._pages)
        self._reset.setText(self.tr("&Reset this page"))
        self._close.setText(self.tr("&Close"))
