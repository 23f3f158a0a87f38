"""The window of the guide: contents at the left, the page at the right, search above."""

import re

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, QUrl
from PySide6.QtGui import QKeySequence, QShortcut, QTextCursor, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.game.rules import Rules
from preferans_qt.ui.actions import CommandSet
from preferans_qt.ui.dialogs.basics import ROOMY_ROWS, Retranslated
from preferans_qt.ui.dialogs.profiles import profile_title
from preferans_qt.ui.dialogs.shortcuts import key_sections
from preferans_qt.ui.guide.facts import facts_of
from preferans_qt.ui.guide.page import HOW_TO_USE, PAGES, RULES, Page, rendered, template_of
from preferans_qt.ui.guide.template import resolve
from preferans_qt.ui.theme import SIZES

_SIZE = QSize(900, 680)
_CONTENTS_WIDTH = 250
_TEXT_MARGIN = 16
_SCHEME = "guide"
_PLACE = Qt.ItemDataRole.UserRole
_FONT_GROWTH = 1.08  # a page to be read is a little larger than a menu


class Browser(QTextBrowser):
    """A text browser whose pages are made by the program; it knows where one has been."""

    def __init__(self) -> None:
        super().__init__()
        self.pages: dict[str, Page] = {}
        self.setOpenLinks(True)
        self.setOpenExternalLinks(False)

    def loadResource(self, type: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if url.scheme() == _SCHEME:
            return self.pages[url.path()].html
        return super().loadResource(type, name)

    def show_place(self, page: str, place: str) -> None:
        """Turn to a place of a page; the place of its title is its very beginning."""
        if place == self.pages[page].headings[0].place:
            self.setSource(QUrl(f"{_SCHEME}:{page}"))
            return
        self.setSource(QUrl(f"{_SCHEME}:{page}#{place}"))
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() - SIZES.gap)


class GuideWindow(Retranslated, QWidget):
    """The rules of a match, and how to use the program. It stands beside the table."""

    def __init__(self, commands: CommandSet, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._commands = commands
        self._rules = Rules()
        self._profile = ""
        self._players = 3
        self.browser = Browser()
        self.browser.document().setDocumentMargin(_TEXT_MARGIN)
        self.contents = QTreeWidget()
        self.contents.setHeaderHidden(True)
        self.contents.setRootIsDecorated(False)
        self.contents.setStyleSheet(ROOMY_ROWS)
        self.contents.itemSelectionChanged.connect(self._go_to_heading)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.returnPressed.connect(self.find_next)
        self.found = QLabel()
        self._back, self._forward, self._print = (QPushButton() for _ in range(3))
        self._back.clicked.connect(self.browser.backward)
        self._forward.clicked.connect(self.browser.forward)
        self._print.clicked.connect(self._ask_printer)
        self.browser.backwardAvailable.connect(self._back.setEnabled)
        self.browser.forwardAvailable.connect(self._forward.setEnabled)
        self._back.setEnabled(False)
        self._forward.setEnabled(False)
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
        panes = QSplitter()
        panes.addWidget(self.contents)
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
            (QKeySequence.StandardKey.Print, self._ask_printer),
            (QKeySequence.StandardKey.Close, self.close),
            (QKeySequence(Qt.Key.Key_Escape), self.close),
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
        """Turn to the beginning of a page, RULES or HOW_TO_USE."""
        self.show_place(page, self.browser.pages[page].headings[0].place)

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
        self._mark_heading(page, place)
        self.show()
        self.raise_()
        self.activateWindow()
        self.browser.setFocus()

    def find_next(self) -> None:
        """Go to the next place with the text of the search field, from the top after the last."""
        self._find(QTextDocument.FindFlag(0))

    def find_previous(self) -> None:
        """Go to the place before."""
        self._find(QTextDocument.FindFlag.FindBackward)

    def print_to(self, printer: QPrinter) -> None:
        """Print the page that is shown."""
        self.browser.document().print_(printer)

    def _find(self, direction: QTextDocument.FindFlag) -> None:
        text = self.search.text()
        if not text:
            self.found.setText("")
            return
        if self.browser.find(text, direction):
            self.found.setText("")
            return
        before = self.browser.textCursor()
        start = QTextCursor(before)
        backward = direction == QTextDocument.FindFlag.FindBackward
        edge = QTextCursor.MoveOperation.End if backward else QTextCursor.MoveOperation.Start
        start.movePosition(edge)
        self.browser.setTextCursor(start)
        found = self.browser.find(text, direction)
        if not found:
            self.browser.setTextCursor(before)
        self.found.setText("" if found else self.tr("Not found on this page"))

    def _to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _ask_printer(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            self.print_to(printer)

    def _render(self) -> None:
        """Make both pages anew and stay where one was reading."""
        language = QLocale().name().partition("_")[0]
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * _FONT_GROWTH)
        facts = facts_of(self._rules, profile_title(self._profile), self._players)
        facts["keys"] = _keys_table(self._commands)
        for page in PAGES:
            markdown = resolve(template_of(page, language), facts)
            self.browser.pages[page] = rendered(markdown, font, self.palette())
        scrolled = self.browser.verticalScrollBar().value()
        self.browser.reload()
        self.browser.verticalScrollBar().setValue(scrolled)
        self._list_contents()

    def _list_contents(self) -> None:
        self.contents.blockSignals(True)
        self.contents.clear()
        parent = None
        for page in PAGES:
            for heading in self.browser.pages[page].headings:
                item = QTreeWidgetItem([heading.text])
                item.setData(0, _PLACE, (page, heading.place))
                if heading.level == 1 or parent is None:
                    parent = item
                    self.contents.addTopLevelItem(item)
                else:
                    parent.addChild(item)
        self.contents.expandAll()
        self.contents.blockSignals(False)

    def _go_to_heading(self) -> None:
        for item in self.contents.selectedItems():
            self.browser.show_place(*item.data(0, _PLACE))

    def _mark_heading(self, page: str, place: str) -> None:
        """Select the heading in the contents, without going there."""
        wanted = (page, self.browser.pages[page].places[place])
        self.contents.blockSignals(True)
        for item in self.contents.findItems(
            "", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive
        ):
            if tuple(item.data(0, _PLACE)) == wanted:
                self.contents.setCurrentItem(item)
        self.contents.blockSignals(False)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._render()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Guide"))
        self._back.setText(self.tr("&Back"))
        self._forward.setText(self.tr("&Forward"))
        self._print.setText(self.tr("&Print…"))
        self.search.setPlaceholderText(self.tr("Search this page"))
        self.search.setAccessibleName(self.tr("Search this page"))
        self.contents.setAccessibleName(self.tr("Contents"))
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
