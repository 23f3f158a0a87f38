"""Paints a laid-out score sheet, on the screen and on a printer alike."""

from collections.abc import Mapping

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from preferans_qt.ui.sheet.content import SheetContent
from preferans_qt.ui.sheet.geometry import SheetGeometry
from preferans_qt.ui.sheet.ink import SheetInk, black_on_white, faint, mixed
from preferans_qt.ui.sheet.layout import (
    PlacedFigure,
    PlacedText,
    SheetLayout,
    caption_font,
    lay_out,
    pencil_font,
)
from preferans_qt.ui.sheet.ledger_page import paint_ledger
from preferans_qt.ui.sheet.name_line import paint_name

BORDER = 0.09  # widths of lines, in squares
ZONE_LINE = 0.05
GRID_LINE = 0.03
PRINTED_LINES = 34  # of text along the shorter side of a printed sheet
HATCHING = 0.25  # from line to line, in squares
HATCHING_SHOWS = 0.3  # opacity


def render_sheet(
    painter: QPainter,
    page: QRectF,
    content: SheetContent,
    ink: SheetInk | None = None,
    turned: bool = False,
    font: QFont | None = None,
) -> None:
    """Draw a whole sheet into ``page`` (device units of the painter), as vectors.

    Without ``ink`` it is black on white; figures stand with their base toward the writer unless
    ``turned``. With nothing posted it is a blank sheet for a real table. A ledger of points has
    rows in place of sectors.
    """
    if content.is_ledger:
        paint_ledger(painter, page, content, ink or black_on_white(), font or painter.font())
        return
    text_height = min(page.width(), page.height()) / PRINTED_LINES
    layout = lay_out(content, page, font or painter.font(), text_height, turned)
    paint_sheet(painter, page, layout, ink or black_on_white())


def paint_sheet(
    painter: QPainter,
    page: QRectF,
    layout: SheetLayout,
    ink: SheetInk,
    glow: Mapping[int, float] | None = None,
) -> None:
    """Paint a layout. ``glow`` gives, by deal, how fresh its numbers are: 1 just written."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(page)
    _paint_paper(painter, page, layout.geometry, ink)
    _hatch_closed_pools(painter, layout, ink)
    _paint_lines(painter, layout.geometry, ink)
    _paint_target(painter, layout, ink)
    for seat, spot in enumerate(layout.geometry.names):
        paint_name(painter, layout, seat, spot, ink)
    for text in layout.captions:
        _paint_caption(painter, layout, text, ink)
    for text in layout.ellipses:
        _paint_ellipsis(painter, layout, text, ink)
    for placed in layout.figures:
        _paint_figure(painter, layout, placed, ink, (glow or {}).get(placed.figure.deal, 0.0))
    painter.restore()


def paint_focus(
    painter: QPainter, layout: SheetLayout, box: QRectF, ink: SheetInk, strong: bool
) -> None:
    """A ring around what the keyboard is on, thinner around what the mouse points at."""
    square = layout.geometry.square
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink.focus, 2.0 if strong else 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(_around(box, square), square / 4, square / 4)
    painter.restore()


def _around(box: QRectF, square: float) -> QRectF:
    return box.adjusted(-0.12 * square, 0.02 * square, 0.02 * square, -0.02 * square)


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _paint_paper(painter: QPainter, page: QRectF, geometry: SheetGeometry, ink: SheetInk) -> None:
    painter.fillRect(page, ink.paper)
    square, frame = geometry.square, geometry.frame
    painter.setPen(_pen(ink.squares, GRID_LINE * square))
    first = frame.left() - square * ((frame.left() - page.left()) // square)
    for step in range(int((page.right() - first) / square) + 1):
        x = first + step * square
        painter.drawLine(QLineF(x, page.top(), x, page.bottom()))
    first = frame.top() - square * ((frame.top() - page.top()) // square)
    for step in range(int((page.bottom() - first) / square) + 1):
        y = first + step * square
        painter.drawLine(QLineF(page.left(), y, page.right(), y))


def _hatch_closed_pools(painter: QPainter, layout: SheetLayout, ink: SheetInk) -> None:
    """Lines at 45 degrees through the squares; a brush pattern would turn grey in print."""
    step = HATCHING * layout.geometry.square
    colour = mixed(ink.line, ink.paper, HATCHING_SHOWS)
    for placed in layout.figures:
        if not placed.closes_pool:
            continue
        clip = QPainterPath()
        clip.addPolygon(placed.region.polygon)
        bounds = placed.region.polygon.boundingRect()
        painter.save()
        painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        painter.setPen(_pen(colour, GRID_LINE * layout.geometry.square))
        for number in range(int((bounds.width() + bounds.height()) / step) + 1):
            x = bounds.left() + number * step
            painter.drawLine(
                QLineF(x, bounds.top(), x - bounds.height(), bounds.bottom()),
            )
        painter.restore()


def _paint_lines(painter: QPainter, geometry: SheetGeometry, ink: SheetInk) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(ink.line, ZONE_LINE * geometry.square))
    painter.drawLines(list(geometry.zone_lines))
    painter.setPen(_pen(ink.line, BORDER * geometry.square))
    painter.drawLines(list(geometry.borders))
    painter.drawRect(geometry.frame)


def _paint_target(painter: QPainter, layout: SheetLayout, ink: SheetInk) -> None:
    geometry, target = layout.geometry, layout.content.pool_target
    if target is None:
        return
    painter.setPen(_pen(ink.line, BORDER * geometry.square))
    painter.setBrush(ink.paper)
    painter.drawEllipse(geometry.centre, geometry.radius, geometry.radius)
    font = QFont(layout.font)
    font.setBold(True)
    text = str(target)
    font.setPixelSize(max(1, round(geometry.radius * (1.0 if len(text) < 3 else 0.8))))
    box = QRectF(0, 0, 2 * geometry.radius, 2 * geometry.radius)
    box.moveCenter(geometry.centre)
    painter.setFont(font)
    painter.setPen(ink.label)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _paint_caption(
    painter: QPainter, layout: SheetLayout, placed: PlacedText, ink: SheetInk
) -> None:
    font = caption_font(layout.font, layout.geometry.square)
    _write(painter, placed.text, placed.box, placed.rotation, font, ink.label)


def _paint_ellipsis(
    painter: QPainter, layout: SheetLayout, placed: PlacedText, ink: SheetInk
) -> None:
    scale = placed.box.height() / layout.geometry.square
    font = pencil_font(layout.font, layout.geometry.square, scale, bold=False)
    _write(painter, placed.text, placed.box, placed.rotation, font, ink.pencil)


def _paint_figure(
    painter: QPainter, layout: SheetLayout, placed: PlacedFigure, ink: SheetInk, glow: float
) -> None:
    square, figure = layout.geometry.square, placed.figure
    if glow > 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(ink.marker, ink.marker.alphaF() * glow))
        painter.drawRoundedRect(_around(placed.page_box, square), square / 5, square / 5)
    font = pencil_font(layout.font, square, placed.scale, bold=figure.is_newest)
    colour = ink.faint_pencil
    if figure.is_newest:
        colour = ink.newest
    elif figure.is_current:
        colour = ink.pencil
    _write(painter, placed.text, placed.box, placed.rotation, font, colour)
    if placed.closes_pool:
        painter.setPen(_pen(colour, BORDER * square))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(_around(placed.page_box, square))


def _write(
    painter: QPainter, text: str, box: QRectF, rotation: int, font: QFont, colour: QColor
) -> None:
    """Text at the left of a box in text space, its figures in the middle of the line."""
    painter.save()
    painter.rotate(rotation)
    painter.setFont(font)
    painter.setPen(colour)
    baseline = box.center().y() + QFontMetricsF(font).capHeight() / 2
    painter.drawText(QPointF(box.left(), baseline), text)
    painter.restore()
