"""Figures, captions and names in their places on one page: what a sheet paints and answers for."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTransform

from preferans_qt.game.entries import Column
from preferans_qt.ui.sheet.content import (
    Figure,
    SheetContent,
    closing_figure,
    figures,
    number_text,
)
from preferans_qt.ui.sheet.geometry import Region, SheetGeometry, sheet_geometry
from preferans_qt.ui.sheet.words import place_caption
from preferans_qt.ui.sheet.writing import Field, Written, text_field, write, write_neatly

ELLIPSIS = "…"
WRITING = 0.82  # height of the font, in squares
CAPTION = 0.62
SMALLEST_CAPTION = 8.0  # pixels; smaller ones could not be read
NEARLY, HALF = 0.75, 0.5  # of the width of a field, for the place of its caption
BLOCK = 5  # lines that a caption tries to stand flush with
RING_GAP = 0.15  # before a number with a ring, in squares


@dataclass(frozen=True, slots=True)
class PlacedFigure:
    """A number on the page; ``box`` is in text space and holds its text and dot."""

    figure: Figure
    region: Region
    rotation: int
    box: QRectF
    scale: float
    closes_pool: bool

    @property
    def text(self) -> str:
        return number_text(self.figure.total) + "."

    @property
    def page_box(self) -> QRectF:
        """The upright box on the page that the number fills."""
        return QTransform().rotate(self.rotation).mapRect(self.box)


@dataclass(frozen=True, slots=True)
class PlacedText:
    """A caption or an ellipsis; ``box`` is in text space."""

    text: str
    region: Region
    rotation: int
    box: QRectF

    @property
    def page_box(self) -> QRectF:
        return QTransform().rotate(self.rotation).mapRect(self.box)


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """Everything on one page. Figures stand in the order in which they were read into regions."""

    content: SheetContent
    geometry: SheetGeometry
    font: QFont
    figures: tuple[PlacedFigure, ...]
    captions: tuple[PlacedText, ...]
    ellipses: tuple[PlacedText, ...]

    def figure_at(self, point: QPointF) -> PlacedFigure | None:
        """The number under a point of the page."""
        return next((placed for placed in self.figures if placed.page_box.contains(point)), None)

    def region_at(self, point: QPointF) -> Region | None:
        """The field under a point of the page."""
        return next(
            (
                region
                for region in self.geometry.regions
                if region.polygon.containsPoint(point, Qt.FillRule.OddEvenFill)
            ),
            None,
        )


def pencil_font(base: QFont, square: float, scale: float, bold: bool) -> QFont:
    """The slanting font of the figures."""
    font = QFont(base)
    font.setItalic(True)
    font.setBold(bold)
    font.setPixelSize(max(1, round(WRITING * square * scale)))
    return font


def caption_font(base: QFont, square: float) -> QFont:
    """The small upright font of what is printed on the sheet."""
    font = QFont(base)
    font.setPixelSize(round(max(SMALLEST_CAPTION, CAPTION * square)))
    return font


def lay_out(
    content: SheetContent, page: QRectF, font: QFont, text_height: float, turned: bool
) -> SheetLayout:
    """Place a sheet on a page.

    ``text_height`` is in page units; ``turned`` stands every figure upright for the viewer
    instead of with its base toward the writer.
    """
    geometry = sheet_geometry(content.players, page, text_height)
    written = figures(content)
    placed: list[PlacedFigure] = []
    captions: list[PlacedText] = []
    ellipses: list[PlacedText] = []
    pen = _Pen(font, geometry, turned)
    for region in geometry.regions:
        numbers = written.get(region.place, ())
        closing = closing_figure(content, numbers)
        caption = pen.caption(region, place_caption(content, region.place))
        region_figures, ellipsis = pen.figures(region, numbers, closing, caption)
        if caption and (not region_figures or region_figures[0].box.top() >= caption.box.bottom()):
            captions.append(caption)
        placed += region_figures
        ellipses += ellipsis
    return SheetLayout(content, geometry, font, tuple(placed), tuple(captions), tuple(ellipses))


def _caption_line(lines: Sequence[QRectF], width: float) -> QRectF | None:
    """The line for a caption, cut at the left so that a few lines below can start there too.

    Below a slanting edge it waits for the full width of the field, if that comes soon.
    """
    wide = max((line.width() for line in lines), default=0.0)
    soon = lines[: max(1, len(lines) * 2 // 5)]
    chosen = next((line for line in soon if line.width() >= max(width, NEARLY * wide)), None)
    if chosen is None:
        chosen = next((line for line in lines if line.width() >= width), None)
    if chosen is None:
        return None
    first = lines.index(chosen)
    block = lines[first : first + BLOCK]
    left = max(line.left() for line in block)
    if min(line.right() for line in block) - left >= max(width, HALF * wide):
        chosen = QRectF(chosen)
        chosen.setLeft(left)
    return chosen


class _Pen:
    """Writes into the regions of one page."""

    def __init__(self, font: QFont, geometry: SheetGeometry, turned: bool) -> None:
        self._geometry = geometry
        self._turned = turned
        self._square = geometry.square
        # Every number takes the width it has in bold, so that none moves when it ages.
        self._metrics = QFontMetricsF(pencil_font(font, self._square, 1.0, bold=True))
        self._caption_metrics = QFontMetricsF(caption_font(font, self._square))

    def _rotation(self, region: Region) -> int:
        return 0 if self._turned else region.rotation

    def _field(self, region: Region) -> Field:
        geometry, obstacle = self._geometry, QRectF()
        if region.column is Column.MOUNTAIN:
            obstacle = QRectF(0, 0, 2 * geometry.radius, 2 * geometry.radius)
            obstacle.moveCenter(geometry.centre)
        corner = geometry.frame.topLeft()
        rotation = self._rotation(region)
        return text_field(region.polygon, self._square, corner, rotation, obstacle)

    def caption(self, region: Region, text: str) -> PlacedText | None:
        """A caption in the line where the field is wide enough, or a shortened one."""
        if self._square < SMALLEST_CAPTION:
            return None
        lines = self._field(region).lines(self._square)
        width = self._caption_metrics.horizontalAdvance(text)
        high = lines[: (len(lines) + 1) // 2]
        if region.on is not None and all(line.width() < width for line in high):
            # A long name is cut rather than moved away from its figures
            width = HALF * max((line.width() for line in lines), default=0.0)
        line = _caption_line(lines, width)
        if line is None:
            return None
        text = self._caption_metrics.elidedText(text, Qt.TextElideMode.ElideRight, line.width())
        return PlacedText(text, region, self._rotation(region), line)

    def figures(
        self,
        region: Region,
        numbers: Sequence[Figure],
        closing: Figure | None,
        caption: PlacedText | None,
    ) -> tuple[list[PlacedFigure], list[PlacedText]]:
        """Numbers below the caption while there is room for both, else in the whole field."""
        if not numbers:
            return [], []
        field = self._field(region)
        gap = self._metrics.horizontalAdvance(" ") / 3
        widths = [
            self._metrics.horizontalAdvance(number_text(number.total) + ".") + gap
            for number in numbers
        ]
        for before, number in enumerate(numbers[1:]):
            if number is closing:
                widths[before] += RING_GAP * self._square
        dots = self._metrics.horizontalAdvance(ELLIPSIS) + gap
        written = self._below_caption(field, widths, dots, caption)
        if written is None:
            written = write(field, widths, dots)
        rotation = self._rotation(region)
        placed = [
            PlacedFigure(number, region, rotation, box, written.scale, number is closing)
            for number, box in zip(numbers[written.left_out :], written.spots, strict=True)
        ]
        if written.ellipsis.isNull():
            return placed, []
        return placed, [PlacedText(ELLIPSIS, region, rotation, written.ellipsis)]

    @staticmethod
    def _below_caption(
        field: Field, widths: Sequence[float], dots: float, caption: PlacedText | None
    ) -> Written | None:
        """Neat lines at normal size, else the whole width; None when the caption must give way."""
        if caption is None:
            first = next(iter(field.lines(field.square)), QRectF())
            return write_neatly(field, widths, None, first.left())
        top, left = caption.box.bottom(), caption.box.left()
        written = write_neatly(field, widths, top, left) or write(field, widths, dots, top)
        return written if written.scale == 1 else None
