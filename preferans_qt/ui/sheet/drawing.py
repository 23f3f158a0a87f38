"""Paints a laid-out score sheet, on the screen and on a printer alike."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from preferans_qt.ui.marks import chip_path
from preferans_qt.ui.sheet.content import SheetContent
from preferans_qt.ui.sheet.geometry import NameSpot, SheetGeometry
from preferans_qt.ui.sheet.layout import (
    PlacedFigure,
    PlacedText,
    SheetLayout,
    caption_font,
    lay_out,
    pencil_font,
)
from preferans_qt.ui.texts.words import fraction_text
from preferans_qt.ui.theme import Palette

BORDER = 0.09  # widths of lines, in squares
ZONE_LINE = 0.05
GRID_LINE = 0.03
PRINTED_LINES = 34  # of text along the shorter side of a printed sheet
HATCHING = 0.25  # from line to line, in squares
NAME = 0.8  # height of the font, in squares
SQUARES_SHOW, HATCHING_SHOWS, MARKER_SHOWS = 0.16, 0.3, 0.25  # opacity
OLD_PRINT_SHOWS = 0.65


@dataclass(frozen=True, slots=True)
class SheetInk:
    """The colours of a sheet."""

    paper: QColor
    squares: QColor
    line: QColor
    pencil: QColor  # numbers that count
    faint_pencil: QColor  # numbers overtaken by later ones
    newest: QColor  # numbers of the last deal
    label: QColor  # what is printed on the sheet
    marker: QColor  # the glow behind numbers just written
    dealer: QColor
    focus: QColor


def ink_of(palette: Palette) -> SheetInk:
    """Ink for the screen in the colours of a theme."""
    return SheetInk(
        paper=palette.paper,
        squares=_mixed(palette.paper_line, palette.paper, SQUARES_SHOW),
        line=palette.paper_line,
        pencil=palette.pencil,
        faint_pencil=palette.pencil_faded,
        newest=palette.accent,
        label=palette.muted,
        marker=_faint(palette.accent, MARKER_SHOWS),
        dealer=palette.chip_dealer,
        focus=palette.focus,
    )


def _faint(colour: QColor, opacity: float) -> QColor:
    faint = QColor(colour)
    faint.setAlphaF(opacity)
    return faint


def _mixed(colour: QColor, paper: QColor, share: float) -> QColor:
    """An opaque tint: crossing lines do not darken, and a printer needs no transparency."""
    return QColor.fromRgbF(
        share * colour.redF() + (1 - share) * paper.redF(),
        share * colour.greenF() + (1 - share) * paper.greenF(),
        share * colour.blueF() + (1 - share) * paper.blueF(),
    )


def black_on_white() -> SheetInk:
    """Ink for any printer: nothing is told by colour."""
    black, white = QColor(Qt.GlobalColor.black), QColor(Qt.GlobalColor.white)
    return SheetInk(
        paper=white,
        squares=_mixed(black, white, SQUARES_SHOW),
        line=black,
        pencil=black,
        faint_pencil=_mixed(black, white, OLD_PRINT_SHOWS),
        newest=black,
        label=black,
        marker=white,
        dealer=black,
        focus=black,
    )


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
    ``turned``. With nothing posted it is a blank sheet for a real table.
    """
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
        _paint_name(painter, layout, seat, spot, ink)
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
    colour = _mixed(ink.line, ink.paper, HATCHING_SHOWS)
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


def _paint_name(
    painter: QPainter, layout: SheetLayout, seat: int, spot: NameSpot, ink: SheetInk
) -> None:
    """Chip of the dealer, name, and the balance in a lighter type."""
    content, square = layout.content, layout.geometry.square
    name_font = QFont(layout.font)
    name_font.setPixelSize(max(1, round(NAME * square)))
    balance_font = QFont(name_font)
    name_font.setBold(True)
    balance = fraction_text(content.balances[seat], signed=True) if content.balances else ""
    gap = 0.45 * square
    balance_width = QFontMetricsF(balance_font).horizontalAdvance(balance) + gap if balance else 0
    chip = 0.85 * square if content.dealer == seat else 0.0
    chip_width = chip + gap if chip else 0.0
    metrics = QFontMetricsF(name_font)
    name = metrics.elidedText(
        content.names[seat],
        Qt.TextElideMode.ElideRight,
        spot.width - balance_width - chip_width,
    )
    name_width = metrics.horizontalAdvance(name)
    room = spot.width - chip_width - name_width - balance_width
    left = -spot.width / 2 + room * (spot.side + 1) / 2
    painter.save()
    painter.translate(spot.centre)
    painter.rotate(spot.rotation)
    if chip:
        _paint_dealer_chip(painter, QPointF(left, -chip / 2), chip, ink)
    left += chip_width
    painter.setPen(ink.label)
    for text, font in ((name, name_font), (balance, balance_font)):
        painter.setFont(font)
        painter.drawText(QPointF(left, QFontMetricsF(font).capHeight() / 2), text)
        left += name_width + gap
    painter.restore()


def _paint_dealer_chip(painter: QPainter, corner: QPointF, size: float, ink: SheetInk) -> None:
    painter.save()
    painter.translate(corner)
    painter.scale(size, size)
    painter.fillPath(chip_path("dealer"), ink.dealer)
    painter.restore()


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
        painter.setBrush(_faint(ink.marker, ink.marker.alphaF() * glow))
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
