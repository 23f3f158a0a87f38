"""Figures on the page: inside their fields, apart from each other, never lost without a sign."""

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTransform

from preferans_qt.game.entries import Column, Why, pool
from preferans_qt.ui.sheet.content import SheetContent, figures
from preferans_qt.ui.sheet.layout import SheetLayout, lay_out, pencil_font

PAGES = [(280, 280), (420, 520), (1200, 900)]
TEXT_HEIGHT = 15.0

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page[0]}x{page[1]}")
every_match = pytest.mark.parametrize(("players", "deals"), [(3, 5), (3, 60), (4, 5), (4, 60)])
every_turn = pytest.mark.parametrize("turned", [True, False], ids=["turned", "tradition"])

pytestmark = pytest.mark.usefixtures("qapp")


def laid_out(content: SheetContent, page: tuple[int, int], turned: bool = True) -> SheetLayout:
    return lay_out(content, QRectF(0, 0, *page), QFont(), TEXT_HEIGHT, turned)


@every_page
@every_match
@every_turn
def test_every_number_lies_inside_its_field_and_beside_the_circle(
    content_of, players, deals, page, turned
):
    layout = laid_out(content_of(players, deals), page, turned)
    centre, radius = layout.geometry.centre, layout.geometry.radius
    for placed in (*layout.figures, *layout.ellipses, *layout.captions):
        middle = placed.page_box.center()
        for corner in corners_of(placed.page_box):
            inner = corner + 0.02 * (middle - corner)
            assert placed.region.polygon.containsPoint(inner, Qt.FillRule.OddEvenFill)
        if placed.region.column is Column.MOUNTAIN:
            box = placed.page_box
            x = min(max(centre.x(), box.left()), box.right()) - centre.x()
            y = min(max(centre.y(), box.top()), box.bottom()) - centre.y()
            assert (x * x + y * y) ** 0.5 >= radius - 0.01


def corners_of(box: QRectF) -> list[QPointF]:
    return [box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()]


@every_page
@every_match
@every_turn
def test_nothing_written_overlaps(content_of, players, deals, page, turned):
    layout = laid_out(content_of(players, deals), page, turned)
    boxes = [p.page_box for p in (*layout.figures, *layout.ellipses, *layout.captions)]
    shrunk = [box.adjusted(0.01, 0.01, -0.01, -0.01) for box in boxes]
    for one, other in itertools.combinations(shrunk, 2):
        assert not one.intersects(other)


@every_match
def test_every_number_has_room_for_itself_in_bold(content_of, players, deals):
    layout = laid_out(content_of(players, deals), (1200, 900))
    for placed in layout.figures:
        font = pencil_font(layout.font, layout.geometry.square, placed.scale, bold=True)
        assert QFontMetricsF(font).horizontalAdvance(placed.text) <= placed.box.width() + 1


@every_page
@every_match
def test_the_latest_total_of_every_place_is_there_and_gaps_are_marked(
    content_of, players, deals, page
):
    content = content_of(players, deals)
    layout = laid_out(content, page)
    marked = {placed.region.place for placed in layout.ellipses}
    for place, numbers in figures(content).items():
        shown = [p.figure for p in layout.figures if p.region.place == place]
        assert shown, place
        assert shown == list(numbers[-len(shown) :])
        assert (len(shown) < len(numbers)) == (place in marked)


@every_page
def test_a_short_match_is_written_at_normal_size_under_captions(content_of, page):
    for players in (3, 4):
        layout = laid_out(content_of(players, 3), page)
        assert {placed.scale for placed in layout.figures} == {1.0}
        whists = [c.text for c in layout.captions if c.region.column is Column.WHISTS]
        assert len(whists) == players * (players - 1)
        assert not layout.ellipses


def test_a_large_page_holds_sixty_deals_whole(content_of):
    for players in (3, 4):
        assert not laid_out(content_of(players, 60), (1200, 900)).ellipses


def awards(number: int) -> SheetContent:
    return SheetContent(
        ("You", "West", "East"), 999, tuple((pool(0, 4, Why.CONTRACT_MADE),) for _ in range(number))
    )


def test_writing_shrinks_in_steps_before_numbers_are_left_out():
    scales, left_out = [], []
    for number in range(1, 120, 2):
        layout = laid_out(awards(number), (420, 420))
        scales.append(layout.figures[0].scale)
        left_out.append(bool(layout.ellipses))
    assert set(scales) == {1.0, 0.9, 0.8}
    assert scales == sorted(scales, reverse=True)
    assert left_out == sorted(left_out)
    assert left_out[-1]
    assert {scale for scale, left in zip(scales, left_out, strict=True) if left} == {0.8}


def test_old_numbers_stay_where_they_are_when_a_new_one_is_written():
    before, after = laid_out(awards(5), (420, 420)), laid_out(awards(6), (420, 420))
    assert [p.box for p in after.figures[:5]] == [p.box for p in before.figures]


def test_in_tradition_lines_run_along_the_edge_of_the_writer(content_of):
    layout = laid_out(content_of(4, 30), (600, 600), turned=False)
    along = {0: (1, 0), 1: (0, 1), 2: (-1, 0), 3: (0, -1)}
    seen = set()
    for one, other in itertools.pairwise(layout.figures):
        if one.region is not other.region or one.box.top() != other.box.top():
            continue
        step = other.page_box.center() - one.page_box.center()
        x, y = along[one.region.owner]
        assert step.x() * x + step.y() * y == pytest.approx(step.manhattanLength())
        assert step.manhattanLength() > 0
        seen.add(one.region.owner)
    assert seen == {0, 1, 2, 3}


def test_turned_figures_are_upright_for_the_viewer(content_of):
    layout = laid_out(content_of(4, 30), (600, 600), turned=True)
    assert {placed.rotation for placed in layout.figures} == {0}
    assert all(QTransform().mapRect(p.box) == p.page_box for p in layout.figures)


@every_page
@pytest.mark.parametrize("players", [3, 4])
def test_long_names_are_shortened_rather_than_moved(page, players):
    names = ("You", "West", "North", "East")[:players]
    long_names = ("You", *["Maximiliana Konstantinovna"] * (players - 1))
    short = {c.region.place: c for c in laid_out(SheetContent(names, 20), page).captions}
    long = {c.region.place: c for c in laid_out(SheetContent(long_names, 20), page).captions}
    assert short.keys() == long.keys()
    for place, caption in long.items():
        assert caption.box.top() <= short[place].box.top()
        if place[2]:
            assert "on Maximiliana Konstantinovna".startswith(caption.text.removesuffix("…"))


def test_figures_and_fields_are_found_under_a_point(content_of):
    layout = laid_out(content_of(3, 12), (420, 520))
    for placed in layout.figures:
        assert layout.figure_at(placed.page_box.center()) is placed
        assert layout.region_at(placed.page_box.center()) is placed.region
    assert layout.figure_at(QPointF(-1, -1)) is None
    assert layout.region_at(QPointF(1, 1)) is None
