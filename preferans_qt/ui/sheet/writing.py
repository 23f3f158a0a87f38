"""How figures fill a field of the sheet: shape-aware lines, smaller writing, then an ellipsis.

Everything here is in text space: the sheet turned so that a writer's lines run from left to right
and down. A sheet point is the text point turned clockwise by the rotation.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, inf

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF, QTransform

SCALES = (1.0, 0.9, 0.8)  # of the normal writing, tried in turn
PADDING = 0.3  # at the ends of a line, in squares
_TINY = 1e-6


@dataclass(frozen=True, slots=True)
class Field:
    """A convex shape to write in, with an optional circle in its way, in text space."""

    shape: QPolygonF
    square: float
    grid_top: float  # some line of the squared paper
    obstacle: QRectF  # the box of a circle; null when there is none

    def lines(self, height: float, top: float | None = None) -> list[QRectF]:
        """Boxes one line of writing high from ``top`` down, each as wide as the shape allows.

        The first line keeps to the squares of the paper.
        """
        bounds = self.shape.boundingRect()
        if top is None:
            squares = (bounds.top() - self.grid_top) / self.square
            top = self.grid_top + self.square * ceil(squares - _TINY)
        boxes = []
        while top + height <= bounds.bottom() + _TINY:
            box = self._line(top, top + height)
            if box.width() > 0:
                boxes.append(box)
            top += height
        return boxes

    def _line(self, top: float, bottom: float) -> QRectF:
        """The widest box in the shape between two heights. Exact, because the shape is convex."""
        upper, lower = self._chord(top + _TINY), self._chord(bottom - _TINY)
        if upper is None or lower is None:
            return QRectF()
        padding = PADDING * self.square
        left, right = max(upper[0], lower[0]) + padding, min(upper[1], lower[1]) - padding
        left, right = self._clear(left, right, top, bottom)
        return QRectF(left, top, right - left, bottom - top)

    def _clear(self, left: float, right: float, top: float, bottom: float) -> tuple[float, float]:
        """The wider part of a line beside the circle."""
        circle = self.obstacle
        if circle.isNull() or bottom <= circle.top() or top >= circle.bottom():
            return left, right
        radius, middle = circle.width() / 2, circle.center()
        nearest = min(max(middle.y(), top), bottom) - middle.y()
        reach = max(radius**2 - nearest**2, 0.0) ** 0.5 + PADDING * self.square
        before, after = middle.x() - reach, middle.x() + reach
        if before - left > right - after:
            return left, min(right, before)
        return max(left, after), right

    def _chord(self, height: float) -> tuple[float, float] | None:
        """Where a level line enters and leaves the shape."""
        crossings = []
        corners = self.shape.toList()
        for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
            low, high = sorted((start.y(), end.y()))
            if low <= height <= high and low != high:
                share = (height - start.y()) / (end.y() - start.y())
                crossings.append(start.x() + share * (end.x() - start.x()))
        return (min(crossings), max(crossings)) if crossings else None


@dataclass(frozen=True, slots=True)
class Written:
    """Where the items of a list stand; the first ``left_out`` of them found no room.

    ``spots`` has one box for each item that is shown; ``ellipsis`` is the box of "…" or null.
    """

    scale: float
    spots: tuple[QRectF, ...]
    left_out: int
    ellipsis: QRectF


def text_field(
    polygon: QPolygonF,
    square: float,
    grid: QPointF,
    rotation: int,
    obstacle: QRectF,
) -> Field:
    """A field of the sheet as its writer sees it; ``obstacle`` is the box of a circle, or null."""
    turn = QTransform().rotate(-rotation)
    return Field(turn.map(polygon), square, turn.map(grid).y(), turn.mapRect(obstacle))


def write_neatly(
    field: Field, widths: Sequence[float], top: float | None, left: float
) -> Written | None:
    """Place items of the given widths at normal size in lines that start one below another.

    None when there is not room for all.
    """
    spots = _fill(field, widths, 1.0, top, left)
    return Written(1.0, tuple(spots), 0, QRectF()) if len(spots) == len(widths) else None


def write(
    field: Field, widths: Sequence[float], ellipsis_width: float, top: float | None = None
) -> Written:
    """Place items of the given widths (at normal size), oldest first, using the whole shape.

    When even the smallest writing is too large, the oldest are left out.
    """
    for scale in SCALES:
        spots = _fill(field, [width * scale for width in widths], scale, top)
        if len(spots) == len(widths):
            return Written(scale, tuple(spots), 0, QRectF())
    return _without_the_oldest(field, widths, ellipsis_width)


def _without_the_oldest(field: Field, widths: Sequence[float], ellipsis_width: float) -> Written:
    scale = SCALES[-1]
    fewest, most = 1, len(widths)  # to leave out: fewer never fits when more does not
    while fewest < most:
        middle = (fewest + most) // 2
        items = [width * scale for width in (ellipsis_width, *widths[middle:])]
        if len(_fill(field, items, scale)) == len(items):
            most = middle
        else:
            fewest = middle + 1
    if most == len(widths):  # the last number matters more than the sign for the others
        spots = _fill(field, [widths[-1] * scale], scale)
        return Written(scale, tuple(spots), len(widths) - len(spots), QRectF())
    items = [width * scale for width in (ellipsis_width, *widths[most:])]
    ellipsis, *spots = _fill(field, items, scale)
    return Written(scale, tuple(spots), most, ellipsis)


def _fill(
    field: Field,
    widths: Sequence[float],
    scale: float,
    top: float | None = None,
    left: float = -inf,
) -> list[QRectF]:
    """Boxes for as many items as there is room for, line after line, none before ``left``."""
    spots: list[QRectF] = []
    lines = iter(field.lines(field.square * scale, top))
    line = next(lines, QRectF())
    start = max(line.left(), left)
    for width in widths:
        while not line.isNull() and start + width > line.right() + _TINY:
            line = next(lines, QRectF())
            start = max(line.left(), left)
        if line.isNull():
            break
        spots.append(QRectF(start, line.top(), width, line.height()))
        start += width
    return spots
