"""The guide on paper: black on white, tables and pictures whole, a title and numbered pages."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPageLayout,
    QPaintDevice,
    QPainter,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)

from preferans_qt.ui.guide.page import PICTURE, blocks, rendered
from preferans_qt.ui.guide.pictures import SCHEME as CARDS
from preferans_qt.ui.guide.pictures import cards_picture
from preferans_qt.ui.table.deck import Deck
from preferans_qt.ui.theme import PRINTED_LINE

_MARGINS = QMarginsF(20, 18, 20, 18)  # millimetres
_FONT_POINTS = 10
_NOTE_POINTS = 8
_NOTE_LINES = 2  # height of the line above and below the text, with the gap to it
_PICTURE_SHARPNESS = 4  # pixels of a card per logical pixel
_BREAK = QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore


class PaperDocument(QTextDocument):
    """Pages of the guide one after another, each of them begun on a new sheet of paper."""

    def __init__(self, pages: Sequence[str], font: QFont, deck: Deck) -> None:
        """``pages`` are their Markdown; the font gives the family, not the size."""
        super().__init__()
        self._deck = deck
        on_paper = QFont(font)
        on_paper.setPointSizeF(_FONT_POINTS)
        self.setDefaultFont(on_paper)
        self.setHtml(rendered("\n\n".join(pages), on_paper, paper_palette()).html)
        plain = QTextBlockFormat()
        # Lines of another height are cut at the foot of a page
        plain.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
        for block in blocks(self):
            QTextCursor(block).mergeBlockFormat(plain)
        titles = [each for each in blocks(self) if each.blockFormat().headingLevel() == 1]
        for title in titles[1:]:
            _break_before(title)

    def loadResource(self, type: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if url.scheme() == CARDS:
            return cards_picture(url.path(), self._deck, _PICTURE_SHARPNESS)
        return super().loadResource(type, name)

    def lay_out(self, device: QPaintDevice, size: QSizeF) -> None:
        """Fit the text into pages of a size in the units of the device."""
        layout = self.documentLayout()
        layout.setPaintDevice(device)
        self.setDocumentMargin(0)
        self.setPageSize(size)
        line = QFontMetricsF(self.defaultFont(), device).lineSpacing()
        while (torn := next(_torn(self, size.height(), line), None)) is not None:
            _break_before(torn)


def paper_palette() -> QPalette:
    """Black on white, whatever the window looks like."""
    palette = QPalette(Qt.GlobalColor.white)
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.Link):
        palette.setColor(role, Qt.GlobalColor.black)
    palette.setColor(QPalette.ColorRole.Mid, PRINTED_LINE)
    return palette


def print_guide(device: QPagedPaintDevice, document: PaperDocument, title: str) -> int:
    """Print a document; the number of pages, or 0 when the device cannot be painted on."""
    device.setPageMargins(_MARGINS, QPageLayout.Unit.Millimeter)
    painter = QPainter()
    if not painter.begin(device):
        return 0
    area = QRectF(painter.viewport())
    note = QFont(document.defaultFont())
    note.setPointSizeF(_NOTE_POINTS)
    painter.setFont(note)
    strip = painter.fontMetrics().height() * _NOTE_LINES
    text = area.adjusted(0, strip, 0, -strip)
    document.lay_out(device, text.size())
    count = document.pageCount()
    for page in range(count):
        if page:
            device.newPage()
        _paint_text(painter, document, text, page)
        painter.drawText(area, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, title)
        number = f"{page + 1} / {count}"
        painter.drawText(area, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, number)
    painter.end()
    return count


def _paint_text(painter: QPainter, document: QTextDocument, area: QRectF, page: int) -> None:
    painter.save()
    top = page * area.height()
    origin = area.topLeft() - QPointF(0, top)
    painter.translate(origin)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette = paper_palette()
    context.clip = QRectF(0, top, area.width(), area.height())
    painter.setClipRect(context.clip)
    document.documentLayout().draw(painter, context)
    painter.restore()


def _table(block: QTextBlock) -> QTextTable | None:
    return QTextCursor(block).currentTable()


def _break_before(block: QTextBlock) -> None:
    """Begin a page with this block, or with the table that it begins."""
    cursor = QTextCursor(block)
    table = _table(block)
    if table is not None:
        look = table.format()
        look.setPageBreakPolicy(_BREAK)
        table.setFormat(look)
        return
    change = QTextBlockFormat()
    change.setPageBreakPolicy(_BREAK)
    cursor.mergeBlockFormat(change)


def _begins_page(block: QTextBlock) -> bool:
    table = _table(block)
    look = block.blockFormat() if table is None else table.format()
    return look.pageBreakPolicy() == _BREAK


def _torn(document: QTextDocument, height: float, line: float) -> Iterator[QTextBlock]:
    """The first blocks of what should stand on one page and does not.

    A heading stays with what follows it, and so does the line before a table or a picture.
    ``height`` is that of a page, ``line`` that of a line of text.
    """
    layout = document.documentLayout()
    for run in _runs(document):
        first, last = run[0], run[-1]
        top = layout.blockBoundingRect(first).top()
        bottom = _bottom(layout, last, line)
        if top // height != (bottom - 1) // height and not _begins_page(first):
            yield first


def _bottom(layout: QAbstractTextDocumentLayout, block: QTextBlock, line: float) -> float:
    """Where the first line of a block ends, or the table that it begins."""
    table = _table(block)
    if table is not None:
        return layout.frameBoundingRect(table).bottom()
    if PICTURE in block.text():
        return layout.blockBoundingRect(block).bottom()
    return layout.blockBoundingRect(block).top() + line


def _runs(document: QTextDocument) -> Iterator[list[QTextBlock]]:
    """Blocks that belong together; of a table only the first block."""
    run: list[QTextBlock] = []
    table: QTextTable | None = None
    for block in blocks(document):
        inside = _table(block)
        if inside is not None and inside == table:
            continue
        table = inside
        if run and not _stays_with(run[-1], block):
            yield run
            run = []
        run.append(block)
    yield run


def _stays_with(block: QTextBlock, following: QTextBlock) -> bool:
    if _table(block) is not None or not block.text().strip():
        return False
    shown = _table(following) is not None or PICTURE in following.text()
    return bool(block.blockFormat().headingLevel()) or shown
