"""Where everything stands on the paper score sheet: sectors, zones, lines and name spots.

The frame is a whole number of squares wide and high, as on squared paper; one square holds one
line of text. Depths are counted from a player's edge, so that the zones stay constant in text
heights on any page: whists outermost, then the pool, and the mountain by the centre.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPolygonF, QTransform

from preferans_qt.game.entries import Column, Place
from preferans_qt.game.seats import Seat, next_seat

WHIST_STRIP = 0.17  # depth, as a part of the shorter side of the frame
POOL_STRIP = 0.12
MOST_SQUARES = 34  # along the shorter side: on a large page the writing grows with the paper
FEWEST_SQUARES = 18
NAME_MARGIN = 1.4  # outside the frame, in squares
BARE_MARGIN = 0.6
CIRCLE = 0.055  # radius, as a part of the shorter side
SMALLEST_CIRCLE = 1.1  # in squares: it holds a number
ASPECTS = {3: (0.7, 1.4), 4: (0.8, 1.25)}  # width / height; a page outside is letterboxed

_Corner = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Region:
    """A convex field in which ``owner`` writes one column, whists ``on`` one opponent.

    ``rotation`` is clockwise, in degrees: it stands figures with their base toward the writer.
    """

    owner: Seat
    column: Column
    on: Seat | None
    polygon: QPolygonF
    rotation: int

    @property
    def place(self) -> Place:
        return Place(self.owner, self.column, self.on)


@dataclass(frozen=True, slots=True)
class NameSpot:
    """A box outside the frame for a player's name, before its rotation about the centre.

    ``side`` is -1 to start at the left of the box, 0 for the middle, 1 for the right.
    """

    centre: QPointF
    width: float
    height: float
    rotation: int
    side: int

    def contains(self, point: QPointF) -> bool:
        """Whether a point of the page lies in the box as it stands."""
        away = QTransform().rotate(-self.rotation).map(point - self.centre)
        return abs(away.x()) <= self.width / 2 and abs(away.y()) <= self.height / 2


@dataclass(frozen=True, slots=True)
class SheetGeometry:
    """The drawing of an empty sheet; lengths in the units of the page."""

    frame: QRectF
    square: float
    regions: tuple[Region, ...]
    borders: tuple[QLineF, ...]  # between sectors
    zone_lines: tuple[QLineF, ...]  # inside sectors
    centre: QPointF
    radius: float  # of the circle for the pool target
    names: tuple[NameSpot, ...]


@dataclass(frozen=True, slots=True)
class _Edge:
    """A player's edge: ``along`` it from his left hand, and ``deep`` from it to the centre.

    An end that meets another player's edge is mitred at 45 degrees; the two upper ends of a
    sheet for three are not, because nobody sits there.
    """

    owner: Seat
    rotation: int
    corner: QPointF  # at the owner's left hand
    length: float
    mitred_start: bool
    mitred_end: bool

    def point(self, along: float, deep: float) -> QPointF:
        x, y = self.corner.x(), self.corner.y()
        match self.rotation:
            case 0:
                return QPointF(x + along, y - deep)
            case 90:
                return QPointF(x + deep, y + along)
            case 180:
                return QPointF(x - along, y + deep)
            case _:
                return QPointF(x - deep, y - along)

    def start(self, deep: float) -> float:
        return deep if self.mitred_start else 0.0

    def end(self, deep: float) -> float:
        return self.length - deep if self.mitred_end else self.length

    def line(self, deep: float) -> QLineF:
        return QLineF(self.point(self.start(deep), deep), self.point(self.end(deep), deep))


def sheet_geometry(players: int, page: QRectF, text_height: float) -> SheetGeometry:
    """The sheet for three or four players on a page; the viewer (seat 0) sits at the bottom.

    ``text_height`` is the height of a line of text at its normal size, in page units.
    Raises ValueError for another number of players.
    """
    if players not in ASPECTS:
        raise ValueError(f"A score sheet is for three or four players, not {players}.")
    side_margin = BARE_MARGIN if players == 3 else NAME_MARGIN
    square, across, down = _squares(ASPECTS[players], page, text_height, side_margin)
    frame = QRectF(0, 0, across * square, down * square)
    frame.moveCenter(page.center())
    return _sectors(players, frame, square, min(across, down))


def _sectors(players: int, frame: QRectF, square: float, shorter: int) -> SheetGeometry:
    centre = _centre(players, frame)
    whist_depth = round(WHIST_STRIP * shorter) * square
    inner = whist_depth + round(POOL_STRIP * shorter) * square
    edges = _edges(players, frame)
    regions: list[Region] = []
    zone_lines: list[QLineF] = []
    for edge in edges:
        regions += _whist_regions(edge, players, whist_depth)
        regions.append(_pool_region(edge, whist_depth, inner))
        regions.append(_mountain_region(edge, inner, centre, frame))
        zone_lines += [edge.line(whist_depth), edge.line(inner)]
        zone_lines += [
            QLineF(edge.point(cut, 0), edge.point(cut, whist_depth))
            for cut in _cuts(edge, players, whist_depth)[1:-1]
        ]
    return SheetGeometry(
        frame,
        square,
        tuple(regions),
        tuple(_borders(edges, inner, centre, frame)),
        tuple(zone_lines),
        centre,
        max(CIRCLE * shorter, SMALLEST_CIRCLE) * square,
        _name_spots(players, frame, square),
    )


def _squares(
    aspects: tuple[float, float], page: QRectF, text_height: float, side_margin: float
) -> tuple[float, int, int]:
    """The side of a square, and how many fit across (an even number) and down."""
    narrowest, widest = aspects
    shorter = min(page.width(), page.height())
    square = max(text_height, shorter / MOST_SQUARES)
    square = min(square, shorter / (FEWEST_SQUARES + 2 * NAME_MARGIN))
    down = int(page.height() / square - 2 * NAME_MARGIN)
    across = _even(min(page.width() / square - 2 * side_margin, down * widest))
    down = min(down, int(across / narrowest))
    square = min(
        page.width() / (across + 2 * side_margin), page.height() / (down + 2 * NAME_MARGIN)
    )
    return square, across, down


def _even(number: float) -> int:
    return 2 * int(number / 2)


def _centre(players: int, frame: QRectF) -> QPointF:
    """Where the sectors meet: for three, where 45 degrees from both bottom corners lead."""
    if players == 3:
        return QPointF(frame.center().x(), frame.bottom() - frame.width() / 2)
    return frame.center()


def _edges(players: int, frame: QRectF) -> tuple[_Edge, ...]:
    """The players' edges by seat, clockwise: bottom, left, (top,) right."""
    bottom = _Edge(0, 0, frame.bottomLeft(), frame.width(), True, True)
    if players == 3:
        left = _Edge(1, 90, frame.topLeft(), frame.height(), False, True)
        right = _Edge(2, 270, frame.bottomRight(), frame.height(), True, False)
        return bottom, left, right
    left = _Edge(1, 90, frame.topLeft(), frame.height(), True, True)
    top = _Edge(2, 180, frame.topRight(), frame.width(), True, True)
    right = _Edge(3, 270, frame.bottomRight(), frame.height(), True, True)
    return bottom, left, top, right


def _cuts(edge: _Edge, players: int, depth: float) -> list[float]:
    """Where the whist strip is cut: in the middle for three, in equal areas for four."""
    if players == 3:
        return [0.0, edge.length / 2, edge.length]
    first = edge.length / 3 + depth / 6  # the mitre takes depth² / 2 from each end piece
    return [0.0, first, edge.length - first, edge.length]


def _whist_regions(edge: _Edge, players: int, depth: float) -> Iterator[Region]:
    """One section an opponent, each on that opponent's side: clockwise from the left hand."""
    cuts = _cuts(edge, players, depth)
    on = edge.owner
    for begin, end in pairwise(cuts):
        on = next_seat(on, players)
        yield Region(
            edge.owner,
            Column.WHISTS,
            on,
            _polygon(
                edge,
                [
                    (begin, 0),
                    (end, 0),
                    (min(end, edge.end(depth)), depth),
                    (max(begin, edge.start(depth)), depth),
                ],
            ),
            edge.rotation,
        )


def _pool_region(edge: _Edge, outer: float, inner: float) -> Region:
    corners = [
        (edge.start(outer), outer),
        (edge.end(outer), outer),
        (edge.end(inner), inner),
        (edge.start(inner), inner),
    ]
    return Region(edge.owner, Column.POOL, None, _polygon(edge, corners), edge.rotation)


def _mountain_region(edge: _Edge, outer: float, centre: QPointF, frame: QRectF) -> Region:
    """All of a sector that lies deeper than ``outer``."""
    top_middle = QPointF(centre.x(), frame.top())
    polygon = _polygon(edge, [(edge.start(outer), outer), (edge.end(outer), outer)])
    if not edge.mitred_end:
        polygon.append(top_middle)
    polygon.append(centre)
    if not edge.mitred_start:
        polygon.append(top_middle)
    return Region(edge.owner, Column.MOUNTAIN, None, polygon, edge.rotation)


def _borders(
    edges: Sequence[_Edge], inner: float, centre: QPointF, frame: QRectF
) -> Iterator[QLineF]:
    """Each corner mitred to the inner frame, and from there straight to the centre."""
    for edge in edges:
        if edge.mitred_start:
            turn = edge.point(inner, inner)
            yield QLineF(edge.corner, turn)
            yield QLineF(turn, centre)
        elif len(edges) == 3:
            yield QLineF(QPointF(centre.x(), frame.top()), centre)


def _name_spots(players: int, frame: QRectF, square: float) -> tuple[NameSpot, ...]:
    """Names stand in the margins, where no figure can reach them."""
    height = NAME_MARGIN * square
    above, below = frame.top() - height / 2, frame.bottom() + height / 2
    middle = frame.center()
    bottom = NameSpot(QPointF(middle.x(), below), frame.width(), height, 0, 0)
    if players == 3:
        half = frame.width() / 2
        left = NameSpot(QPointF(frame.left() + half / 2, above), half, height, 0, -1)
        right = NameSpot(QPointF(frame.right() - half / 2, above), half, height, 0, 1)
        return bottom, left, right
    top = NameSpot(QPointF(middle.x(), above), frame.width(), height, 0, 0)
    left_middle = QPointF(frame.left() - height / 2, middle.y())
    right_middle = QPointF(frame.right() + height / 2, middle.y())
    left = NameSpot(left_middle, frame.height(), height, 90, 0)
    right = NameSpot(right_middle, frame.height(), height, 270, 0)
    return bottom, left, top, right


def _polygon(edge: _Edge, corners: Sequence[_Corner]) -> QPolygonF:
    return QPolygonF([edge.point(along, deep) for along, deep in corners])
