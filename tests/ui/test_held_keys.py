"""Repeats of a held key, marked by Qt or not."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from preferans_qt.ui.held_keys import is_repeat, note_release

RETURN, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space


def key_event(kind: QEvent.Type, key: Qt.Key, at: int, *, marked: bool = False) -> QKeyEvent:
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", marked)
    event.setTimestamp(at)
    return event


def press(key: Qt.Key, at: int, *, marked: bool = False) -> QKeyEvent:
    return key_event(QEvent.Type.KeyPress, key, at, marked=marked)


def release(key: Qt.Key, at: int) -> None:
    note_release(key_event(QEvent.Type.KeyRelease, key, at))


def test_a_marked_press_is_a_repeat() -> None:
    assert is_repeat(press(RETURN, 5000, marked=True))


@pytest.mark.parametrize(("gap", "repeats"), [(0, True), (1, True), (40, False)])
def test_a_press_at_the_time_of_the_release_is_a_repeat(gap: int, repeats: bool) -> None:
    release(RETURN, 7000)
    assert is_repeat(press(RETURN, 7000 + gap)) is repeats


def test_another_key_is_no_repeat() -> None:
    release(RETURN, 9000)
    assert not is_repeat(press(SPACE, 9000))


def test_events_without_a_time_are_presses_of_their_own() -> None:
    release(RETURN, 0)
    assert not is_repeat(press(RETURN, 0))
