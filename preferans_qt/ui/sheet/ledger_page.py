"""The ledger of signed points on a printed page: a row for each deal, a column for each player."""

from itertools import accumulate

from PySide6.QtCore import QCoreApplication, QLineF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from preferans_qt.ui.sheet.content import SheetContent, entries_of, number_text, signed_text
from preferans_qt.ui.sheet.ink import SheetInk

ROWS = 40  # on a page, or as many as there are deals
NUMBER, RESULT = 0.06, 0.34  # of the width of the page; the players share the rest
WRITING, SMALL = 0.56, 0.42  # heights of the fonts, in rows
PADDING = 0.3  # in rows
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint_ledger(
    painter: QPainter, page: QRectF, content: SheetContent, ink: SheetInk, font: QFont
) -> None:
    """Paint the whole ledger into a page; without deals it is a blank one."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _LedgerPage(painter, page, content, ink, font).paint()
    painter.restore()


class _LedgerPage:
    def __init__(
        self, painter: QPainter, page: QRectF, content: SheetContent, ink: SheetInk, font: QFont
    ) -> None:
        self._painter = painter
        self._page = page
        self._content = content
        self._ink = ink
        self._rows = 1 + max(ROWS, len(content.posted))
        self._row = page.height() / self._rows
        self._normal, self._small, self._bold = QFont(font), QFont(font), QFont(font)
        self._normal.setPixelSize(max(1, round(WRITING * self._row)))
        self._bold.setPixelSize(max(1, round(WRITING * self._row)))
        self._bold.setBold(True)
        self._small.setPixelSize(max(1, round(SMALL * self._row)))
        shares = (NUMBER, RESULT, *((1 - NUMBER - RESULT) / content.players,) * content.players)
        self._lefts = [page.left() + page.width() * part for part in accumulate((0.0, *shares))]

    def _cell(self, row: int, column: int) -> QRectF:
        left, right = self._lefts[column], self._lefts[column + 1]
        cell = QRectF(left, self._page.top() + row * self._row, right - left, self._row)
        return cell.adjusted(PADDING * self._row, 0, -PADDING * self._row, 0)

    def _write(self, cell: QRectF, text: str, font: QFont, where: Qt.AlignmentFlag) -> None:
        self._painter.setFont(font)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, cell.width())
        self._painter.drawText(cell, where, shown)

    def paint(self) -> None:
        self._paint_lines()
        self._painter.setPen(self._ink.label)
        result = QCoreApplication.translate("LedgerModel", "result")
        self._write(self._cell(0, 1), result, self._small, _LEFT)
        for seat, name in enumerate(self._content.names):
            self._write(self._cell(0, seat + 2), name, self._bold, _RIGHT)
        for row in range(1, self._rows):
            self._painter.setPen(self._ink.faint_pencil)
            self._write(self._cell(row, 0), str(row), self._small, _LEFT)
        totals = [0] * self._content.players
        for deal in range(len(self._content.posted)):
            self._paint_deal(deal, totals)

    def _paint_lines(self) -> None:
        painter, page = self._painter, self._page
        painter.fillRect(page, self._ink.paper)
        painter.setPen(QPen(self._ink.squares, 0.03 * self._row))
        for row in range(2, self._rows):
            y = page.top() + row * self._row
            painter.drawLine(QLineF(page.left(), y, page.right(), y))
        painter.setPen(QPen(self._ink.line, 0.05 * self._row))
        painter.drawLine(
            QLineF(page.left(), page.top() + self._row, page.right(), page.top() + self._row)
        )
        for x in self._lefts[2:-1]:
            painter.drawLine(QLineF(x, page.top(), x, page.bottom()))
        painter.drawRect(page)

    def _paint_deal(self, deal: int, totals: list[int]) -> None:
        content, ink = self._content, self._ink
        if deal < len(content.results):
            self._painter.setPen(ink.label)
            self._write(self._cell(deal + 1, 1), content.results[deal], self._small, _LEFT)
        for seat in range(content.players):
            amounts = [entry.amount for entry in entries_of(content, deal, seat)]
            totals[seat] += sum(amounts)
            cell = self._cell(deal + 1, seat + 2)
            self._painter.setPen(ink.pencil if amounts else ink.faint_pencil)
            self._write(cell, number_text(totals[seat]), self._normal, _RIGHT)
            self._painter.setPen(ink.faint_pencil)
            self._write(cell, signed_text(amounts), self._small, _LEFT)
