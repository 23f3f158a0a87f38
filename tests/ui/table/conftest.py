"""A table in a view of its own: no window, no engine, no animation unless a test wants it."""

import pytest
from pytestqt.qtbot import QtBot

from preferans_qt.ui.table.deck import Deck, DeckStyle
from preferans_qt.ui.table.scene import TableScene
from preferans_qt.ui.table.table import GameTable
from preferans_qt.ui.table.view import TableView
from preferans_qt.ui.theme import Theme, durations, theme_for


@pytest.fixture(scope="session")
def theme() -> Theme:
    return theme_for("light", "green")


@pytest.fixture(scope="session")
def deck(theme: Theme) -> Deck:
    return Deck(DeckStyle(), theme.cards)


@pytest.fixture
def scene(qtbot: QtBot, theme: Theme, deck: Deck) -> TableScene:
    return TableScene(theme, deck)


@pytest.fixture
def view(qtbot: QtBot, scene: TableScene) -> TableView:
    """A view of the scene, 900 by 640."""
    shown = TableView(scene)
    qtbot.addWidget(shown)
    shown.resize(900, 640)
    shown.show()
    return shown


@pytest.fixture
def table(qtbot: QtBot, theme: Theme, deck: Deck) -> GameTable:
    """A table with its panels and without animation, 900 by 640."""
    shown = GameTable(theme, deck, durations(0))
    qtbot.addWidget(shown)
    shown.resize(900, 640)
    shown.show()
    shown.activateWindow()
    return shown
