"""The window of the guide: contents or finds at the left, the page at the right, search above."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeySequence, QPagedPaintDevice, QShortcut
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.game.rules import Rules
from preferans_qt.ui.actions import CommandSet
from preferans_qt.ui.dialogs.basics import Retranslated
from preferans_qt.ui.dialogs.profiles import profile_title
from preferans_qt.ui.dialogs.shortcuts import key_sections
from preferans_qt.ui.guide.browser import Browser, guide_deck, guide_language
from preferans_qt.ui.guide.facts import facts_of
from preferans_qt.ui.guide.lists import Contents, Finds
from preferans_qt.ui.guide.page import HOW_TO_USE, PAGES, RULES, rendered, template_of
from preferans_qt.ui.guide.paper import PaperDocument, print_guide
from preferans_qt.ui.guide.search import Hit, hits
from preferans_qt.ui.guide.template import resolve
from preferans_qt.ui.theme import SIZES

_SIZE = QSize(900, 680)
_CONTENTS_WIDTH = 250
_FONT_GROWTH = 1.08  # a page to be read is a little larger than a menu
_SHORTEST_SEARCH = 2  # letters; one alone stands everywhere


class GuideWindow(Retranslated, QWidget):
    """The rules of a match, and how to use the program. It stands beside the table."""

    def __init__(self, commands: CommandSet, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._commands = commands
        self._rules = Rules()
        self._profile = ""
        self._players = 3
        self._markdown: dict[str, str] = {}
        self._hits: list[Hit] = []
        self._hit = -1  # the one that is shown
        self.browser = Browser()
        # Not sourceChanged: then source() is still the page before
        self.browser.historyChanged.connect(self._page_turned)
        self.contents = Contents()
        self.contents.chosen.connect(self.browser.show_place)
        self.finds = Finds()
        self.finds.chosen.connect(self._show_hit)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self.find_next)
        self.found = QLabel()
        self._back, self._forward, self._print = (QPushButton() for _ in range(3))
        self._back.clicked.connect(self.browser.backward)
        self._forward.clicked.connect(self.browser.forward)
        self.browser.backwardAvailable.connect(self._back.setEnabled)
        self.browser.forwardAvailable.connect(self._forward.setEnabled)
        self._back.setEnabled(False)
        self._forward.setEnabled(False)
        menu = QMenu(self._print)
        self._print_page = menu.addAction("", lambda: self._ask_printer((self.browser.page,)))
        self._print_whole = menu.addAction("", lambda: self._ask_printer(PAGES))
        self._print.setMenu(menu)
        self._lay_out()
        self._make_keys()
        self.retranslate()
        self.resize(_SIZE)

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setSpacing(SIZES.gap)
        for button in (self._back, self._forward):
            bar.addWidget(button)
        bar.addWidget(self.search, 1)
        bar.addWidget(self.found)
        bar.addWidget(self._print)
        self._side = QStackedWidget()
        self._side.addWidget(self.contents)
        self._side.addWidget(self.finds)
        panes = QSplitter()
        panes.addWidget(self._side)
        panes.addWidget(self.browser)
        panes.setStretchFactor(1, 1)
        panes.setSizes([_CONTENTS_WIDTH, _SIZE.width() - _CONTENTS_WIDTH])
        panes.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(SIZES.gap, SIZES.gap, SIZES.gap, SIZES.gap)
        column.setSpacing(SIZES.gap)
        column.addLayout(bar)
        column.addWidget(panes, 1)

    def _make_keys(self) -> None:
        for keys, act in (
            (QKeySequence.StandardKey.Find, self._to_search),
            (QKeySequence.StandardKey.FindNext, self.find_next),
            (QKeySequence.StandardKey.FindPrevious, self.find_previous),
            (QKeySequence.StandardKey.Back, self.browser.backward),
            (QKeySequence.StandardKey.Forward, self.browser.forward),
            (QKeySequence.StandardKey.Print, self._print.showMenu),
            (QKeySequence.StandardKey.Close, self.close),
            (QKeySequence(Qt.Key.Key_Escape), self._leave),
        ):
            QShortcut(keys, self, act)

    def show_rules(self, rules: Rules, profile: str = "", players: int = 3) -> None:
        """Speak of these rules from now on, from the beginning of the page.

        ``profile`` is the name they go by.
        """
        if (rules, profile, players) != (self._rules, self._profile, self._players):
            self._rules, self._profile, self._players = rules, profile, players
            self._render()
        self.show_page(RULES)

    def show_how_to_use(self) -> None:
        """Turn to the page about the program itself."""
        self.show_page(HOW_TO_USE)

    def show_page(self, page: str) -> None:
        """Turn to the beginning of a page, one of PAGES."""
        self.show_place(page, self.browser.pages[page].title.place)

    def show_paragraph(self, paragraph: str) -> None:
        """Turn to a paragraph of the rules, named as a refusal names it ("C3.3", "C.3").

        What has no place of its own is found under its chapter.
        """
        self.show_place(RULES, self.place_of(paragraph))

    def place_of(self, paragraph: str) -> str:
        """Where a paragraph of the rules stands on the page."""
        exact = re.sub(r"^([a-z])\.", r"\1", paragraph.lower())
        chapter = exact.partition(".")[0]
        page = self.browser.pages[RULES]
        return next((each for each in (exact, chapter) if each in page.places), RULES)

    def show_place(self, page: str, place: str) -> None:
        """Turn to a place of a page and bring the window to the front."""
        self.browser.show_place(page, place)
        self.show()
        self.raise_()
        self.activateWindow()
        self.browser.setFocus()

    def find_next(self) -> None:
        """Go to the next place with the words of the search field, on whatever page it is."""
        self._find(+1)

    def find_previous(self) -> None:
        """Go to the place before."""
        self._find(-1)

    def print_to(self, device: QPagedPaintDevice, pages: Sequence[str]) -> int:
        """Print some of PAGES; the number of sheets, or 0 when the device takes none."""
        document = PaperDocument(
            [self._markdown[page] for page in pages], self.font(), guide_deck()
        )
        profile = profile_title(self._profile)
        return print_guide(device, document, f"Preferans – {profile}" if profile else "Preferans")

    def _search(self) -> None:
        """Look for the words of the search field and list where they stand."""
        words = self.search.text().strip()
        searching = len(words) >= _SHORTEST_SEARCH
        self._hits = hits(self.browser.pages, words) if searching else []
        self._hit = -1
        self.finds.show_hits(self._hits)
        self._side.setCurrentWidget(self.finds if self._hits else self.contents)
        self._mark()
        self._tell_found(searching)

    def _tell_found(self, searching: bool) -> None:
        if not searching:
            self.found.setText("")
        elif not self._hits:
            self.found.setText(self.tr("Not found in the guide"))
        else:
            self.found.setText(
                self.tr("{number} of {count}", "the find that is shown").format(
                    number=self._hit + 1 or "–", count=len(self._hits)
                )
            )

    def _find(self, step: int) -> None:
        if not self._hits:
            return
        if self._hit < 0:  # begin with the page that is read
            here = [
                number for number, hit in enumerate(self._hits) if hit.page == self.browser.page
            ]
            self._hit = here[0] - (step > 0) if here else -(step > 0)
        self._show_hit((self._hit + step) % len(self._hits))

    def _show_hit(self, number: int) -> None:
        self._hit = number
        self.browser.show_hit(self._hits[number])
        self.finds.mark(number)
        self._tell_found(searching=True)

    def _to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _leave(self) -> None:
        """End the search, or close the window when nothing is looked for."""
        if self.search.text():
            self.search.clear()
            self.browser.setFocus()
        else:
            self.close()

    def _ask_printer(self, pages: Sequence[str]) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            self.print_to(printer, pages)

    def _render(self) -> None:
        """Make all pages anew and stay where one was reading."""
        language = guide_language()
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * _FONT_GROWTH)
        facts = facts_of(self._rules, profile_title(self._profile), self._players)
        facts["keys"] = _keys_table(self._commands)
        self.browser.deck = guide_deck()
        for page in PAGES:
            self._markdown[page] = resolve(template_of(page, language), facts)
            self.browser.pages[page] = rendered(self._markdown[page], font, self.palette())
        scrolled = self.browser.verticalScrollBar().value()
        with QSignalBlocker(self.browser):
            self.browser.reload()
        self.browser.verticalScrollBar().setValue(scrolled)
        self.contents.show_pages(self.browser.pages)
        self._search()
        self._page_turned()

    def _page_turned(self) -> None:
        """Mark in the contents and on the page where one is."""
        page = self.browser.pages.get(self.browser.page)
        if page is not None:
            place = page.places.get(self.browser.source().fragment())
            chapter = page.title.place if place is None else place.chapter
            self.contents.mark(self.browser.page, chapter)
            self._mark()

    def _mark(self) -> None:
        """Mark what was looked for on this page, or else the words that were opened."""
        page = self.browser.pages.get(self.browser.page)
        spans = [(hit.position, hit.end) for hit in self._hits if hit.page == self.browser.page]
        if page is not None and not self._hits:
            fragment = self.browser.source().fragment()
            place = page.places.get(fragment)
            if place is not None and place.chapter != fragment:
                spans = [(place.start, place.end)]
        self.browser.mark(spans)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._render()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Guide"))
        self._back.setText(self.tr("&Back"))
        self._forward.setText(self.tr("&Forward"))
        self._print.setText(self.tr("&Print…"))
        self._print_page.setText(self.tr("&This page"))
        self._print_whole.setText(self.tr("The &whole guide"))
        self.search.setPlaceholderText(self.tr("Search the guide"))
        self.search.setAccessibleName(self.tr("Search the guide"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.finds.setAccessibleName(self.tr("What was found"))
        self.browser.setAccessibleName(self.tr("Page of the guide"))
        self._render()


def _keys_table(commands: CommandSet) -> str:
    """All keys as tables in Markdown, one for each menu."""
    lines: list[str] = []
    for title, rows in key_sections(commands):
        lines += [f"| {title} | |", "|---|---|"]
        lines += [f"| {row.text} | {row.keys} |" for row in rows]
        lines.append("")
    return "\n".join(lines)
