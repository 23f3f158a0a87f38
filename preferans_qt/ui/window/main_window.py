"""The main window: the table in the middle, score sheet and log beside it, menus round it."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QMainWindow, QWidget

from preferans_qt.ui.actions import CommandSet
from preferans_qt.ui.file_drop import TakesFiles
from preferans_qt.ui.log_panel import LogPanel
from preferans_qt.ui.practice.control import TutorButton
from preferans_qt.ui.practice.dock import TutorDock
from preferans_qt.ui.practice.panel import PanelContent, TutorPanel
from preferans_qt.ui.sheet.panel import ScoreSheetPanel
from preferans_qt.ui.table.deck import Deck
from preferans_qt.ui.table.table import GameTable
from preferans_qt.ui.theme import Durations, Theme

_PART_OF_SCREEN = 0.7
_LEAST = QSize(980, 600)  # usable on a screen of 1024 x 640
_FRAME = QSize(8, 40)  # what the desktop draws round a window, at the most
_DOCK_WIDTH = 340
_NOTE_MILLISECONDS = 15_000
_STAYING = ("hint", "review")  # buttons of the tutor after which the focus stays with him


class StatusLine(QLabel):
    """One sentence; what does not fit is left out with dots and told by the tooltip.

    A note stands in its place for a while.
    """

    def __init__(self) -> None:
        super().__init__()
        self.sentence = self._note = ""
        self._note_ends = QTimer(self, singleShot=True, interval=_NOTE_MILLISECONDS)
        self._note_ends.timeout.connect(lambda: self.note(""))

    def say(self, sentence: str) -> None:
        self.sentence = sentence
        self._show_text()

    def note(self, sentence: str) -> None:
        self._note = sentence
        if sentence:
            self._note_ends.start()
        self._show_text()

    def _show_text(self) -> None:
        text = self._note or self.sentence
        self.setText(text)
        self.setToolTip(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        area = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, area.width())
        QPainter(self).drawText(area, Qt.AlignmentFlag.AlignVCenter, text)


class MainWindow(TakesFiles, QMainWindow):
    """The frame of the program. It knows no match: see MatchControl.

    ``closing`` fires before the window goes; ``file_dropped`` with the path of a dropped file.
    """

    closing = Signal()
    file_dropped = Signal(str)

    def __init__(self, theme: Theme, deck: Deck, durations: Durations) -> None:
        super().__init__()
        self.table = GameTable(theme, deck, durations)
        self.sheet = ScoreSheetPanel(theme)
        self.log = LogPanel()
        self.tutor = TutorPanel()
        self.tutor.pressed.connect(self._leave_tutor)
        self.setCentralWidget(self.table)
        self.sheet_dock, self.log_dock = QDockWidget(), QDockWidget()
        self.sheet_dock.setWidget(self.sheet)
        self.log_dock.setWidget(self.log)
        self.tutor_dock = TutorDock(self, self.tutor, self.sheet_dock, self.log_dock)
        for name in ("sheet", "tutor", "log"):
            dock: QDockWidget = getattr(self, f"{name}_dock")
            dock.setObjectName(name)
            self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        self.tutor_dock.hide()
        self.share_out()
        self.commands = CommandSet(self, self.table.view, theme.palette)
        self.commands.fill_menu_bar(self.menuBar())
        self.sheet_dock.visibilityChanged.connect(self.commands["sheet"].setChecked)
        self.log_dock.visibilityChanged.connect(self.commands["log"].setChecked)
        self.toolbar = self.addToolBar("")
        self.toolbar.setObjectName("toolbar")
        self.toolbar.setMovable(False)
        self.commands.fill_toolbar(self.toolbar)
        self.toolbar.addSeparator()
        self.tutor_button = TutorButton(self.commands)
        self.toolbar.addWidget(self.tutor_button)
        self._situation = StatusLine()
        self._situation.setContentsMargins(12, 0, 12, 0)
        self.statusBar().addWidget(self._situation, 1)
        self._deal_label = QLabel()
        self._deal_label.setContentsMargins(12, 0, 12, 0)
        self.statusBar().addPermanentWidget(self._deal_label)
        self.statusBar().setSizeGripEnabled(False)
        self.setAcceptDrops(True)
        self._retranslate()

    def share_out(self) -> None:
        """Give sheet and log their usual part of the window."""
        self.resizeDocks([self.sheet_dock], [_DOCK_WIDTH], Qt.Orientation.Horizontal)
        self.resizeDocks([self.sheet_dock, self.log_dock], [6, 4], Qt.Orientation.Vertical)

    @property
    def situation(self) -> str:
        """The sentence in the status line."""
        return self._situation.sentence

    @property
    def shown(self) -> str:
        """What can be read in the status line: a note for a while, else the situation."""
        return self._situation.text()

    def say(self, sentence: str) -> None:
        """Show a sentence in the status line."""
        self._situation.say(sentence)

    def note(self, sentence: str) -> None:
        """Show another sentence in its place for a quarter of a minute."""
        self._situation.note(sentence)

    def show_deal(self, text: str, explanation: str) -> None:
        """Show the number or the commitment of the deal at the right of the status line."""
        self._deal_label.setText(text)
        self._deal_label.setToolTip(explanation)

    def set_look(self, theme: Theme, deck: Deck) -> None:
        """Another theme or deck, at once."""
        self.table.set_look(theme, deck)
        self.sheet.set_theme(theme)
        self.commands.set_icons(theme.palette)

    def place(self, geometry: QByteArray, state: QByteArray) -> None:
        """Where the window was last time; 70 % of the screen at first, never outside it."""
        screen = QGuiApplication.primaryScreen().availableGeometry()
        room = screen.size() - _FRAME
        self.setMinimumSize(_LEAST.boundedTo(room))
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            size = screen.size() * _PART_OF_SCREEN
            self.resize(size.expandedTo(_LEAST).boundedTo(room))
            spare = screen.size() - self.size() - _FRAME
            self.move(screen.topLeft() + QPoint(spare.width(), spare.height()) / 2)
        if not state.isEmpty():
            self.restoreState(state)
        self.tutor_dock.hide()  # it comes when there is something to say

    def panes(self) -> Sequence[QWidget]:
        """The parts that F6 goes through: hand, panel or pace of watching, tutor, sheet, log."""
        overlay = self.table.overlay
        parts: list[QWidget] = [self.table.view]
        if overlay is not None:
            parts.append(overlay)
        if self.table.watch_bar.is_offered:
            parts.append(self.table.watch_bar)
        if self.tutor_dock.isVisible():
            parts.append(self.tutor)
        if self.sheet_dock.isVisible():
            parts.append(self.sheet)
        if self.log_dock.isVisible():
            parts.append(self.log)
        return parts

    def focus_next_pane(self) -> None:
        """Give the focus to the next part of the window."""
        parts = self.panes()
        focus = QApplication.focusWidget()
        inside = [
            index
            for index, part in enumerate(parts)
            if focus is not None and (part is focus or part.isAncestorOf(focus))
        ]
        following = parts[(inside[-1] + 1) % len(parts)] if inside else parts[0]
        following.activateWindow()  # a floating pane is one of its own
        if following is self.table.overlay:
            self.table.focus_overlay()
            return
        _first_stop(following).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_tutor(self, content: PanelContent | None) -> None:
        """Let the tutor say something beside the table, or go; the focus stays in the hand."""
        if content is not None:
            self.tutor_dock.say(content)
        else:
            self._leave_tutor("")
            self.tutor_dock.fall_silent()

    def _leave_tutor(self, button: str) -> None:
        """Give the focus back to the table, once the tutor has his answer."""
        if button in _STAYING or not self.tutor.isAncestorOf(self.focusWidget() or self.table):
            return
        if self.table.overlay is not None:
            self.table.focus_overlay()
        else:
            self.table.view.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)

    def take_file(self, path: Path) -> None:
        self.file_dropped.emit(str(path))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Preferans"))
        self.sheet_dock.setWindowTitle(self.tr("Score sheet"))
        self.tutor_dock.setWindowTitle(self.tr("Tutor"))
        self.log_dock.setWindowTitle(self.tr("Log"))
        self.toolbar.setWindowTitle(self.tr("Toolbar"))
        self.toolbar.setAccessibleName(self.tr("Toolbar"))
        self.commands.retranslate()


def _first_stop(part: QWidget) -> QWidget:
    """What gets the focus when one comes into a part of the window."""
    if part.focusProxy() is not None or part.focusPolicy() & Qt.FocusPolicy.TabFocus:
        return part
    stops = (
        child
        for child in part.findChildren(QWidget)
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus
        and child.isVisibleTo(part)
        and child.isEnabled()
    )
    return next(stops, part)
