"""Garbage in cycles is collected in the window's own thread, and in no other.

Python collects it in whichever thread happens to allocate. In the thread in which bots think it
would take Qt objects along that belong to the window: an animation that runs would be called once
more after it is gone.
"""

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL = 500  # milliseconds


class GarbageCollector(QObject):
    """Collects, from its making until `close`, what Python would collect by itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._was_enabled = gc.isenabled()
        gc.disable()
        gc.freeze()  # what the program consists of need not be gone through time and again
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.collect)
        self._timer.start(INTERVAL)

    def collect(self) -> None:
        """Collect the oldest generation whose time has come, if there is one."""
        pairs = zip(gc.get_count(), gc.get_threshold(), strict=True)
        due = [generation for generation, (count, most) in enumerate(pairs) if 0 < most < count]
        if due:
            gc.collect(due[-1])

    def close(self) -> None:
        """Leave it to Python again, once no other thread is at work."""
        self._timer.stop()
        gc.unfreeze()
        if self._was_enabled:
            gc.enable()
