"""What stands beside a page of the guide: the contents, or what a search has found."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from preferans_qt.ui.dialogs.basics import ROOMY_ROWS
from preferans_qt.ui.guide.page import Page
from preferans_qt.ui.guide.search import Hit

_TARGET = Qt.ItemDataRole.UserRole


class _List(QTreeWidget):
    """A tree without headings whose rows lead somewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setIndentation(self.indentation() // 2)
        self.setStyleSheet(ROOMY_ROWS)
        self.itemSelectionChanged.connect(self._selected)

    def _selected(self) -> None:
        for item in self.selectedItems():
            self.go_to(item.data(0, _TARGET))

    def go_to(self, target: Any) -> None:
        """A row was chosen that leads there."""
        raise NotImplementedError

    def rows(self) -> Iterator[QTreeWidgetItem]:
        """All rows, each before those below it."""
        yield from self.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)

    def select(self, target: object) -> None:
        """Select the row that leads somewhere, without going there."""
        with QSignalBlocker(self):
            for item in self.rows():
                if item.data(0, _TARGET) == target:
                    self.setCurrentItem(item)
                    self.scrollToItem(item)
                    return


class Contents(_List):
    """The pages with their chapters; ``chosen`` tells the page and the place."""

    chosen = Signal(str, str)

    def show_pages(self, pages: Mapping[str, Page]) -> None:
        """List all headings."""
        with QSignalBlocker(self):
            self.clear()
            for name, page in pages.items():
                title = QTreeWidgetItem([page.title.text])
                title.setData(0, _TARGET, [name, page.title.place])
                self.addTopLevelItem(title)
                for heading in page.headings[1:]:
                    chapter = QTreeWidgetItem([heading.text])
                    chapter.setData(0, _TARGET, [name, heading.place])
                    title.addChild(chapter)

    def mark(self, page: str, place: str) -> None:
        """Show that one is reading a chapter; only its page is unfolded."""
        for item in self.rows():
            item.setExpanded(item.data(0, _TARGET)[0] == page)
        self.select([page, place])

    def go_to(self, target: Any) -> None:
        self.chosen.emit(*target)


class Finds(_List):
    """What a search has found, under the chapters; ``chosen`` tells the number of the hit."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setRootIsDecorated(False)

    def show_hits(self, hits: Sequence[Hit]) -> None:
        """List the hits."""
        with QSignalBlocker(self):
            self.clear()
            above: QTreeWidgetItem | None = None
            for number, hit in enumerate(hits):
                if above is None or above.text(0) != hit.chapter:
                    above = QTreeWidgetItem([hit.chapter])
                    above.setToolTip(0, hit.chapter)
                    above.setFlags(Qt.ItemFlag.ItemIsEnabled)
                    font = self.font()
                    font.setBold(True)
                    above.setFont(0, font)
                    self.addTopLevelItem(above)
                row = QTreeWidgetItem([hit.excerpt])
                row.setToolTip(0, hit.excerpt)
                row.setData(0, _TARGET, number)
                above.addChild(row)
            self.expandAll()

    def mark(self, number: int) -> None:
        """Show which hit one is looking at."""
        self.select(number)

    def go_to(self, target: Any) -> None:
        self.chosen.emit(target)
