"""A player's name on the paper: chip of the dealer, name, standing, and bombs."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTransform

from preferans_qt.game.seats import Seat
from preferans_qt.ui.sheet.content import SheetContent
from preferans_qt.ui.sheet.geometry import NameSpot
from preferans_qt.ui.sheet.ink import SheetInk
from preferans_qt.ui.sheet.layout import SheetLayout
from preferans_qt.ui.table import chips
from preferans_qt.ui.texts.words import fraction_text

NAME = 0.8  # height of the font, in squares
GAP = 0.45
CHIP = 0.85


def standing_text(content: SheetContent, seat: Seat) -> str:
    """The balance of a player; where the match is settled otherwise, beside that result."""
    if not content.balances:
        return ""
    balance = fraction_text(content.balances[seat], signed=True)
    if not content.raw:
        return balance
    return f"{fraction_text(content.raw[seat], signed=True)} ({balance})"


def paint_name(
    painter: QPainter, layout: SheetLayout, seat: int, spot: NameSpot, ink: SheetInk
) -> None:
    """Chip of the dealer, name, and in a lighter type what he has come to."""
    content, square = layout.content, layout.geometry.square
    light = QFont(layout.font)
    light.setPixelSize(max(1, round(NAME * square)))
    bold = QFont(light)
    bold.setBold(True)
    metrics = QFontMetricsF(light)
    gap, chip = GAP * square, CHIP * square
    before = ["dealer"] if content.dealer == seat else []
    standing, bombs = standing_text(content, seat), content.bombs_text(seat)
    beside = len(before) * (chip + gap)
    beside += gap + metrics.horizontalAdvance(standing) if standing else 0.0
    beside += 1.5 * gap + chip + metrics.horizontalAdvance(bombs) if bombs else 0.0
    name = QFontMetricsF(bold).elidedText(
        content.names[seat], Qt.TextElideMode.ElideRight, spot.width - beside
    )
    length = beside + QFontMetricsF(bold).horizontalAdvance(name)
    line = _Line(painter, ink, chip)
    painter.save()
    painter.translate(spot.centre)
    painter.rotate(spot.rotation)
    line.left = -spot.width / 2 + (spot.width - length) * (spot.side + 1) / 2
    for sign in before:
        line.chip(sign)
        line.left += gap
    line.text(name, bold)
    if standing:
        line.left += gap
        line.text(standing, light)
    if bombs:
        line.left += gap
        line.chip("bomb")
        line.left += gap / 2
        line.text(bombs, light)
    painter.restore()


class _Line:
    """Writes from left to right, about the level of the painter's origin."""

    def __init__(self, painter: QPainter, ink: SheetInk, chip: float) -> None:
        self._painter = painter
        self._ink = ink
        self._chip = chip
        self.left = 0.0

    def chip(self, name: str) -> None:
        box = QRectF(self.left, -self._chip / 2, self._chip, self._chip)
        place = QTransform(box.width(), 0, 0, box.height(), box.left(), box.top())
        self._painter.fillPath(place.map(chips.sign(name)), self._ink.dealer)
        self.left += self._chip

    def text(self, text: str, font: QFont) -> None:
        metrics = QFontMetricsF(font)
        self._painter.setFont(font)
        self._painter.setPen(self._ink.label)
        self._painter.drawText(QPointF(self.left, metrics.capHeight() / 2), text)
        self.left += metrics.horizontalAdvance(text)
