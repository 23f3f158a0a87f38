"""The place of the tutor's panel: between score sheet and log, while there is something to say."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStyle

from preferans_qt.ui.practice.panel import PanelContent, TutorPanel


class TutorDock(QDockWidget):
    """Comes and goes with what the tutor says, and leaves its neighbours as they were.

    In a low window the log makes room for it. ``put_away`` fires when the person closes it.
    """

    put_away = Signal()

    def __init__(
        self, window: QMainWindow, panel: TutorPanel, sheet: QDockWidget, log: QDockWidget
    ) -> None:
        super().__init__(window)
        self._window, self._panel = window, panel
        self._neighbours = [sheet, log]
        self._log = log
        self._heights: list[int] = []
        self._is_speaking = self._log_waits = False
        self.toggleViewAction().setVisible(False)  # it cannot be called for
        self.setWidget(panel)
        panel.grown.connect(self._make_room)
        self.hide()

    def say(self, content: PanelContent) -> None:
        """Show what there is to say."""
        if not self._is_speaking:
            self._is_speaking = True
            self._heights = [dock.height() for dock in self._neighbours]
        self._panel.show_content(content)
        self.show()
        self._make_room()

    def fall_silent(self) -> None:
        """Go, and give the room back."""
        if not self._is_speaking:
            return
        self._is_speaking = False
        self.hide()
        if self._log_waits:
            self._log_waits = False
            self._log.show()
        self._window.resizeDocks(self._neighbours, self._heights, Qt.Orientation.Vertical)

    def _make_room(self) -> None:
        """Let the log wait, and have the sentences scrolled, where all would not fit."""
        self._panel.limit(0)
        if self._lacking() > 0 and not self._log.isHidden():
            self._log_waits = True
            self._log.hide()
        self._panel.limit(max(self._lacking(), 0))

    def _lacking(self) -> int:
        """By how much the column is too low for all that stands in it."""
        middle, area = self._window.centralWidget(), self._window.dockWidgetArea(self)
        if middle is None or self.isFloating():
            return 0
        others = [
            dock
            for dock in self._neighbours
            if not dock.isHidden()
            and not dock.isFloating()
            and self._window.dockWidgetArea(dock) is area
        ]
        heights = [dock.minimumSizeHint().height() for dock in others]
        # What the dock itself asks for is known only once it has been laid out anew
        title = max(dock.height() - dock.widget().height() for dock in (self, *others))
        gap = self.style().pixelMetric(QStyle.PixelMetric.PM_DockWidgetSeparatorExtent)
        own = self._panel.minimumSizeHint().height() + title
        return sum(heights) + own + gap * len(others) - middle.height()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.put_away.emit()
