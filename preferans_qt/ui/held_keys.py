"""Whether a key press is the repeat of a key that is held down.

Qt marks repeats, but on X11 now and then delivers one as a release and a press without the mark;
both then bear the same time. Nobody presses a key again within the millisecond.
"""

from PySide6.QtGui import QKeyEvent

_GAP = 1  # milliseconds

_released: dict[int, int] = {}  # when each key was released last, in milliseconds


def note_release(event: QKeyEvent) -> None:
    """Remember that a key was released."""
    _released[event.key()] = event.timestamp()


def is_repeat(event: QKeyEvent) -> bool:
    """Whether a press comes from a key that has been held down."""
    if event.isAutoRepeat():
        return True
    released = _released.get(event.key())
    made_by_a_hand = event.timestamp() != 0  # synthetic events have no time
    return made_by_a_hand and released is not None and event.timestamp() - released <= _GAP
