"""The drawing of an empty sheet: nothing overlaps, nothing is missing, everybody sits right."""

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF

from preferans_qt.game.entries import Column
from preferans_qt.ui.sheet.geometry import SheetGeometry, sheet_geometry

PAGES = [(260, 260), (280, 280), (420, 520), (1200, 900), (900, 300), (300, 1000), (4960, 7016)]
TEXT_HEIGHT = 15.0

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page[0]}x{page[1]}")
every_table = pytest.mark.parametrize("players", [3, 4])


def geometry_of(players: int, page: tuple[int, int]) -> SheetGeometry:
    return sheet_geometry(players, QRectF(0, 0, *page), TEXT_HEIGHT)


def area(polygon: QPolygonF) -> float:
    corners = polygon.toList()
    pairs = zip(corners, corners[1:] + corners[:1], strict=True)
    return abs(sum(a.x() * b.y() - b.x() * a.y() for a, b in pairs)) / 2


def middle(polygon: QPolygonF) -> QPointF:
    corners = polygon.toList()
    total = QPointF(sum(p.x() for p in corners), sum(p.y() for p in corners))
    return total / len(corners)


def section(geometry: SheetGeometry, owner: int, on: int) -> QPolygonF:
    return next(r.polygon for r in geometry.regions if (r.owner, r.on) == (owner, on))


@every_page
@every_table
def test_regions_cover_the_frame_without_overlap(players, page):
    geometry = geometry_of(players, page)
    whole = geometry.frame.width() * geometry.frame.height()
    assert sum(area(region.polygon) for region in geometry.regions) == pytest.approx(whole)
    for one, other in itertools.combinations(geometry.regions, 2):
        assert not other.polygon.containsPoint(middle(one.polygon), Qt.FillRule.OddEvenFill)
        assert area(one.polygon.intersected(other.polygon)) < whole * 1e-6


@every_page
@every_table
def test_everybody_has_a_pool_a_mountain_and_whists_on_each_other(players, page):
    places = {region.place for region in geometry_of(players, page).regions}
    expected = set()
    for owner in range(players):
        expected |= {(owner, Column.POOL, None), (owner, Column.MOUNTAIN, None)}
        expected |= {(owner, Column.WHISTS, on) for on in range(players) if on != owner}
    assert places == expected


@every_page
def test_three_write_whists_on_the_side_of_the_opponent(page):
    geometry = geometry_of(3, page)
    bottom, left, right = 0, 1, 2
    x, y = QPointF.x, QPointF.y
    for owner, nearer, farther, coordinate in [
        (bottom, left, right, x),  # left half on the left neighbour
        (left, right, bottom, y),  # upper half on the right one, lower half on the bottom one
        (right, left, bottom, y),
    ]:
        first = coordinate(middle(section(geometry, owner, nearer)))
        assert first < coordinate(middle(section(geometry, owner, farther)))


@every_page
def test_four_write_whists_on_the_side_of_the_opponent(page):
    geometry = geometry_of(4, page)
    bottom, left, top, right = 0, 1, 2, 3
    x, y = QPointF.x, QPointF.y
    for owner, order, coordinate in [
        (bottom, (left, top, right), x),
        (top, (left, bottom, right), x),
        (left, (top, right, bottom), y),
        (right, (top, left, bottom), y),
    ]:
        places = [coordinate(middle(section(geometry, owner, on))) for on in order]
        assert places == sorted(places)


@every_page
def test_the_whist_sections_of_four_are_equal(page):
    geometry = geometry_of(4, page)
    for owner in range(4):
        areas = [area(section(geometry, owner, on)) for on in range(4) if on != owner]
        assert areas == pytest.approx([areas[0]] * 3)


@every_page
@every_table
def test_sectors_stand_on_the_edges_of_their_owners(players, page):
    geometry = geometry_of(players, page)
    frame = geometry.frame
    edge_of = {0: frame.bottom, 90: frame.left, 180: frame.top, 270: frame.right}
    rotations = [0, 90, 270] if players == 3 else [0, 90, 180, 270]
    for region in geometry.regions:
        assert region.rotation == rotations[region.owner]
        if region.column is Column.WHISTS:
            along = QPointF.x if region.rotation % 180 else QPointF.y
            on_edge = [
                point
                for point in region.polygon.toList()
                if along(point) == pytest.approx(edge_of[region.rotation]())
            ]
            assert len(on_edge) == 2


@every_page
@every_table
def test_corners_are_mitred_at_45_degrees_and_strips_are_as_deep_everywhere(players, page):
    geometry = geometry_of(players, page)
    corners = [line for line in geometry.borders if line.p1() in frame_corners(geometry)]
    assert len(corners) == (2 if players == 3 else 4)
    for line in corners:
        assert abs(line.dx()) == pytest.approx(abs(line.dy()))
    depths = {
        round(min(box.width(), box.height()), 3)
        for region in geometry.regions
        if region.column is Column.POOL
        for box in [region.polygon.boundingRect()]
    }
    assert len(depths) == 1


def frame_corners(geometry: SheetGeometry) -> list[QPointF]:
    frame = geometry.frame
    return [frame.topLeft(), frame.topRight(), frame.bottomLeft(), frame.bottomRight()]


@every_page
def test_the_lines_of_three_run_straight_from_corner_to_centre(page):
    geometry = geometry_of(3, page)
    frame, centre = geometry.frame, geometry.centre
    assert centre.x() == pytest.approx(frame.center().x())
    assert frame.bottom() - centre.y() == pytest.approx(frame.width() / 2)
    assert frame.top() < centre.y() - geometry.radius


@every_page
@every_table
def test_frame_and_names_stay_on_the_page_and_apart(players, page):
    geometry = geometry_of(players, page)
    boxes = []
    for spot in geometry.names:
        sides = (spot.width, spot.height) if spot.rotation % 180 == 0 else (spot.height, spot.width)
        box = QRectF(0, 0, *sides)
        box.moveCenter(spot.centre)
        boxes.append(box)
    whole_page = QRectF(0, 0, *page).adjusted(-0.01, -0.01, 0.01, 0.01)
    assert len(boxes) == players
    for box in [geometry.frame, *boxes]:
        assert whole_page.contains(box)
    for one, other in itertools.combinations([geometry.frame, *boxes], 2):
        common = one.intersected(other)
        assert max(0, common.width()) * max(0, common.height()) < 0.01


def test_a_square_is_a_line_of_text_on_a_small_page_and_grows_with_a_large_one():
    small, large = geometry_of(3, (420, 520)), geometry_of(3, (1200, 900))
    assert small.square == pytest.approx(TEXT_HEIGHT, rel=0.1)
    assert large.square > 1.5 * TEXT_HEIGHT


def test_no_sheet_for_two():
    with pytest.raises(ValueError, match="three or four players, not 2"):
        geometry_of(2, (400, 400))
