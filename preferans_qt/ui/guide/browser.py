"""The text browser of the guide: pages made by the program, with cards drawn by it."""

from collections.abc import Iterable

from PySide6.QtCore import QLocale, QUrl
from PySide6.QtGui import QColor, QPalette, QResizeEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from preferans_qt.ui.guide.page import FALLBACK_LANGUAGE, Page
from preferans_qt.ui.guide.pictures import SCHEME as CARDS
from preferans_qt.ui.guide.pictures import cards_picture
from preferans_qt.ui.guide.search import Hit
from preferans_qt.ui.preferences.values import LANGUAGES, Preferences, deck_style
from preferans_qt.ui.table.deck import Deck
from preferans_qt.ui.theme import CLOTHS, SIZES, theme_for

SCHEME = "guide"

_TEXT_MARGIN = 16
# Columns of a table are rounded up to whole pixels; without some room their sum asks for a
# horizontal scroll bar that moves nothing
_SPARE_WIDTH = 2
_MARK_OPACITY = 0.25


def guide_language() -> str:
    """The language of the program as far as the guide is concerned."""
    language = QLocale().name().partition("_")[0]
    return language if language in LANGUAGES else FALLBACK_LANGUAGE


def guide_deck() -> Deck:
    """Cards with large letters, which stay legible when small, in the language of the guide."""
    style = deck_style(Preferences(large_index=True), guide_language())
    return Deck(style, theme_for("light", CLOTHS[0]).cards)


class Browser(QTextBrowser):
    """A text browser whose pages are made by the program; it knows where one has been."""

    def __init__(self) -> None:
        super().__init__()
        self.pages: dict[str, Page] = {}
        self.deck = guide_deck()
        self.setOpenLinks(True)
        self.setOpenExternalLinks(False)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.document().setDocumentMargin(_TEXT_MARGIN)

    @property
    def page(self) -> str:
        """The name of the page that is shown."""
        return self.source().path()

    def loadResource(self, type: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if url.scheme() == SCHEME:
            return self.pages[url.path()].html
        if url.scheme() == CARDS:
            return cards_picture(url.path(), self.deck, self.devicePixelRatioF())
        return super().loadResource(type, name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.setLineWrapColumnOrWidth(self.viewport().width() - _SPARE_WIDTH)
        super().resizeEvent(event)

    def show_place(self, page: str, place: str) -> None:
        """Turn to a place of a page; the place of its title is its very beginning."""
        if place == self.pages[page].title.place:
            self.setSource(QUrl(f"{SCHEME}:{page}"))
            return
        self.setSource(QUrl(f"{SCHEME}:{page}#{place}"))
        bar = self.verticalScrollBar()
        if bar.value() < bar.maximum():
            bar.setValue(bar.value() - SIZES.gap)

    def show_hit(self, hit: Hit) -> None:
        """Turn to a hit of a search and select it."""
        if hit.page != self.page:
            self.setSource(QUrl(f"{SCHEME}:{hit.page}"))
        self.setTextCursor(self._cursor_over(hit.position, hit.end))
        # Somewhat above the middle, with what follows in sight
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect().top() - self.viewport().height() // 3)

    def mark(self, spans: Iterable[tuple[int, int]]) -> None:
        """Mark parts of the page, each from one position to another, and nothing else."""
        colour = QColor(self.palette().color(QPalette.ColorRole.Highlight))
        colour.setAlphaF(_MARK_OPACITY)
        look = QTextCharFormat()
        look.setBackground(colour)
        marks: list[QTextEdit.ExtraSelection] = []
        for start, end in spans:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = self._cursor_over(start, end)
            mark.format = look
            marks.append(mark)
        self.setExtraSelections(marks)

    def _cursor_over(self, start: int, end: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor
