"""The one panel that may lie over the table: its place, its coming and going, and the focus."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from preferans_qt.ui.bidding.panel import TablePanel
from preferans_qt.ui.table.view import TableView


class Overlay(QObject):
    """Lays panels over a view of the table, one at a time."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._panel: TablePanel | None = None
        self._answer: QWidget | None = None  # what has the focus when the panel gets it

    @property
    def panel(self) -> TablePanel | None:
        """The panel that lies there, if any."""
        return self._panel

    def show(self, panel: TablePanel | None, sliding: int = 0) -> None:
        """Show a panel in place of the one that is there; it slides in for some milliseconds."""
        old, self._panel = self._panel, panel
        if old is not None:
            if old.isAncestorOf(self._view.window().focusWidget() or self._view):
                self._view.setFocus()  # or hiding it would give the focus to anything
            old.hide()
            old.deleteLater()
        if panel is None:
            return
        self._answer = panel.focusProxy() or panel
        # Without it Tab would pass over the other buttons
        panel.setFocusProxy(None)  # type: ignore[arg-type]  # the stubs do not know of None
        panel.setParent(self._view)
        panel.installEventFilter(self)
        self.place()
        panel.show()
        panel.raise_()
        if sliding:
            self._slide_in(panel, sliding)
        take_focus(self._view, self._answer)

    def focus(self) -> None:
        """Give the panel the focus, at its usual answer."""
        if self._panel is not None and self._answer is not None:
            self._answer.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _slide_in(self, panel: TablePanel, milliseconds: int) -> None:
        """Let a panel come up from below to its place."""
        place = panel.pos()
        panel.move(place.x(), self._view.height())
        panel.slide_to(place, milliseconds)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A panel whose texts have changed gets the size that it now wants."""
        if event.type() is QEvent.Type.LayoutRequest and watched is self._panel:
            QTimer.singleShot(0, self, self.place)
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Put the panel in the middle, above the own hand and beside the own plate.

        In a narrow window it covers that plate, and in a low one the upper plates.
        """
        panel, view = self._panel, self._view
        if panel is None:
            return
        area = view.table_scene.table_layout.panel_area().toRect()
        margin = view.width() - area.right()
        wanted = panel.sizeHint().width()
        if wanted > area.width():
            area.setLeft(margin)
        width = min(wanted, area.width())
        height = min(panel.heightForWidth(width), area.bottom() - margin)
        height = max(height, panel.minimumSizeHint().height())
        left = max((view.width() - width) // 2, area.left())
        panel.setGeometry(left, max(area.bottom() - height, 0), width, height)


def take_focus(view: TableView, widget: QWidget) -> None:
    """Give a part of the table the focus, unless the person is busy beside the table."""
    focus = view.window().focusWidget()
    if focus is None or focus is view or view.isAncestorOf(focus):
        widget.setFocus()
