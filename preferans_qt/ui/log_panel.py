"""The log: what happened, one sentence an event, the newest at the end."""

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from preferans_qt.game import events as facts
from preferans_qt.ui.texts.events import event_text
from preferans_qt.ui.texts.words import Names

Line = facts.Event | str | Callable[[], str]


class LogPanel(QWidget):
    """Keeps the events, not their sentences, so that it can be read in another language."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = Names(())
        self._events: list[Line] = []
        self._text = QPlainTextEdit()
        self._text.setReadOnly(True)
        self._text.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self._text.setTabChangesFocus(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 4, 0, 4)
        layout.addWidget(self._text)
        self.setFocusProxy(self._text)
        self.retranslate()

    def start(self, names: Names) -> None:
        """Begin the log of a match."""
        self._names = names
        self._events.clear()
        self._text.clear()

    def add(self, event: Line) -> None:
        """Write down one more event, or a sentence that is no event of the game.

        One that can be said in another language too is given as what makes it.
        """
        self._events.append(event)
        self._append(event)
        self._text.moveCursor(QTextCursor.MoveOperation.End)

    def sentences(self) -> list[str]:
        """What can be read, in order."""
        return self._text.toPlainText().splitlines()

    def _append(self, event: Line) -> None:
        text = self._text_of(event)
        if not text:
            return
        heading = isinstance(event, facts.Dealt | facts.DealScored | facts.MatchEnded)
        style = QTextCharFormat()
        style.setFontWeight(QFont.Weight.DemiBold if heading else QFont.Weight.Normal)
        cursor = QTextCursor(self._text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if not self._text.document().isEmpty():
            cursor.insertBlock(QTextBlockFormat(), style)
        cursor.insertText(text, style)

    def _text_of(self, event: Line) -> str:
        if isinstance(event, str):
            return event
        return event() if callable(event) else event_text(event, self._names)

    def retranslate(self) -> None:
        self._text.setAccessibleName(self.tr("Log of the match"))
        self._text.clear()
        for event in self._events:
            self._append(event)
        self._text.moveCursor(QTextCursor.MoveOperation.End)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
