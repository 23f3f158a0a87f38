"""The whole window for a screen reader and for the keyboard alone."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from preferans_qt.game.deal import Auction, Whisting
from preferans_qt.ui.window.program import Program
from tests.ui.window.playing import begin_short_match, in_play, play_until

NAME = QAccessible.Text.Name


def asks(program: Program, kind: type) -> bool:
    request = program.control.engine.request
    return request is not None and isinstance(request.view.phase, kind)


STATES = {
    "auction": lambda program: asks(program, Auction),
    "whist": lambda program: asks(program, Whisting),
    "play": in_play,
    "end of deal": lambda program: program.control.engine.match.deal is None,
    "end of match": lambda program: program.control.engine.match.is_over,
}


def focusable(window: QWidget) -> Iterator[QWidget]:
    """Every widget that Tab can reach now."""
    for widget in window.findChildren(QWidget):
        can_take = widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None
        if can_take and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield widget


def spoken(widget: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.text(NAME) or interface.text(QAccessible.Text.Value)


def walk(thing: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield thing
    for index in range(thing.childCount()):
        child = thing.child(index)
        if child is not None and not child.state().invisible:
            yield from walk(child)


@pytest.mark.parametrize("state", STATES)
def test_whatever_takes_the_focus_has_a_name(program: Program, qtbot: QtBot, state: str) -> None:
    if state == "end of match":
        begin_short_match(program)
    play_until(program, qtbot, lambda: STATES[state](program))
    nameless = [
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in focusable(program.window)
        if not spoken(widget).strip()
    ]
    assert nameless == []


@pytest.mark.parametrize("state", ["auction", "end of deal"])
def test_the_panel_is_reached_by_walking_the_tree_of_the_window(
    program: Program, qtbot: QtBot, state: str
) -> None:
    play_until(program, qtbot, lambda: STATES[state](program))
    top = QAccessible.queryAccessibleInterface(program.window)
    found = [thing.object() for thing in walk(top)]
    assert program.window.table.overlay in found
    assert program.window.table.view in found


def test_f6_goes_round_all_panes_and_comes_back(program: Program, qtbot: QtBot) -> None:
    window = program.window
    play_until(program, qtbot, lambda: STATES["auction"](program))
    window.table.view.setFocus()
    visited = []
    for _ in range(5):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
        focus = QApplication.focusWidget()
        visited.append(
            next(
                name
                for name, part in (
                    ("panel", window.table.overlay),
                    ("sheet", window.sheet),
                    ("log", window.log),
                    ("table", window.table),
                )
                if part is focus or part.isAncestorOf(focus)
            )
        )
    assert visited == ["panel", "sheet", "log", "table", "panel"]


def test_f6_passes_over_a_pane_that_is_put_away(program: Program, qtbot: QtBot) -> None:
    window = program.window
    play_until(program, qtbot, lambda: in_play(program))
    window.sheet_dock.hide()
    window.table.view.setFocus()
    QTest.keyClick(window.table.view, Qt.Key.Key_F6)
    assert window.log.isAncestorOf(QApplication.focusWidget())


def test_the_focus_stays_on_the_table_while_deals_are_played(
    program: Program, qtbot: QtBot
) -> None:
    table = program.window.table
    places: set[str] = set()

    def watch() -> bool:
        focus = QApplication.focusWidget()
        assert focus is not None
        assert table.isAncestorOf(focus), f"the focus is on {focus}"
        places.add(type(focus).__name__)
        return len(program.control.engine.match.finished) >= 2

    play_until(program, qtbot, watch)
    assert "TableView" in places
    assert len(places) > 1
