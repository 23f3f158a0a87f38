"""Lines of figures in shapes of known size."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from preferans_qt.ui.sheet.writing import PADDING, Field, text_field, write

SQUARE = 10.0


def rectangle(width: float, height: float, obstacle: QRectF | None = None) -> Field:
    """A field that has ``width`` for writing between its paddings."""
    shape = QPolygonF(QRectF(-PADDING * SQUARE, 0, width + 2 * PADDING * SQUARE, height))
    return text_field(shape, SQUARE, QPointF(0, 0), 0, obstacle or QRectF())


def test_items_follow_each_other_and_wrap():
    written = write(rectangle(50, 20), [20, 20, 20], 10)
    assert written.spots == (QRectF(0, 0, 20, 10), QRectF(20, 0, 20, 10), QRectF(0, 10, 20, 10))
    assert (written.scale, written.left_out, written.ellipsis.isNull()) == (1.0, 0, True)


@pytest.mark.parametrize(("items", "scale"), [(10, 1.0), (11, 0.9), (12, 0.8), (13, 0.8)])
def test_writing_shrinks_to_fit(items, scale):
    written = write(rectangle(100, 10), [10.0] * items, 10)
    assert written.scale == scale


def test_as_few_as_possible_are_left_out():
    # 80 % writing: two lines of ten items, one of which is the ellipsis
    for items in range(21, 60):
        written = write(rectangle(80, 16), [10.0] * items, 10)
        assert len(written.spots) == 19
        assert written.left_out == items - 19
        assert written.ellipsis == QRectF(0, 0, 8, 8)


def test_where_one_number_fits_it_is_the_last():
    written = write(rectangle(8, 8), [10.0] * 5, 10)
    assert (len(written.spots), written.left_out) == (1, 4)
    assert written.ellipsis.isNull()


def test_where_nothing_fits_nothing_is_written():
    written = write(rectangle(5, 8), [10.0] * 5, 10)
    assert (written.spots, written.left_out) == ((), 5)


def test_lines_narrow_with_the_shape():
    triangle = QPolygonF([QPointF(0, 0), QPointF(100, 0), QPointF(50, 50)])
    field = text_field(triangle, SQUARE, QPointF(0, 0), 0, QRectF())
    widths = [line.width() for line in field.lines(SQUARE)]
    assert widths == pytest.approx([100 - 2 * depth - 6 for depth in (10, 20, 30, 40)], abs=0.01)


def test_lines_keep_to_the_squares_of_the_paper():
    field = text_field(QPolygonF(QRectF(0, 4, 60, 40)), SQUARE, QPointF(0, 0), 0, QRectF())
    assert [line.top() for line in field.lines(SQUARE)] == pytest.approx([10, 20, 30])


def test_lines_make_way_for_the_circle():
    circle = QRectF(60, 0, 20, 20)
    lines = rectangle(100, 40, circle).lines(SQUARE)
    assert [line.right() for line in lines] == pytest.approx([57, 57, 100, 100], abs=0.01)


def test_turned_fields_read_along_the_edge_of_the_writer():
    upright = QPolygonF(QRectF(0, 0, 20, 100))
    for rotation in (90, 270):
        field = text_field(upright, SQUARE, QPointF(0, 0), rotation, QRectF())
        assert [line.width() for line in field.lines(SQUARE)] == pytest.approx([94, 94])
