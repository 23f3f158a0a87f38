"""The sheet on a printer and on the screen: vectors, black and white, legible colours."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter

from preferans_qt.ui.sheet.content import SheetContent
from preferans_qt.ui.sheet.drawing import render_sheet
from preferans_qt.ui.sheet.ink import ink_of
from preferans_qt.ui.theme import contrast, theme_for

NAMES = ("Anna", "Boris", "Vera", "Gleb")

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("deals", [0, 40])
def test_a_printed_sheet_is_made_of_vectors(content_of, tmp_path: Path, players, deals):
    file = tmp_path / "sheet.pdf"
    writer = QPdfWriter(str(file))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(10, 10, 10, 10))
    painter = QPainter(writer)
    render_sheet(painter, QRectF(0, 0, writer.width(), writer.height()), content_of(players, deals))
    painter.end()
    pdf = file.read_bytes()
    assert pdf.startswith(b"%PDF")
    assert b"/Subtype /Image" not in pdf
    assert b"/Font" in pdf


def test_print_knows_no_colours(content_of):
    image = QImage(400, 500, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    render_sheet(painter, QRectF(image.rect()), content_of(4, 40))
    painter.end()
    assert image.allGray()


def test_the_page_is_filled_where_it_was_asked_for(content_of):
    image = QImage(600, 600, QImage.Format.Format_RGB32)
    outside = QColor(1, 2, 3)
    image.fill(outside)
    painter = QPainter(image)
    render_sheet(painter, QRectF(100, 50, 400, 500), content_of(3, 20))
    painter.end()
    assert image.pixelColor(90, 300) == outside
    assert image.pixelColor(300, 40) == outside
    assert image.pixelColor(104, 54) != outside


def test_a_blank_sheet_has_names_and_target_only():
    images = []
    for content in (SheetContent(NAMES, 20), SheetContent(NAMES, 50)):
        image = QImage(400, 400, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        render_sheet(painter, QRectF(image.rect()), content)
        painter.end()
        images.append(image)
    assert images[0] != images[1]
    assert images[0].copy(0, 0, 400, 150) == images[1].copy(0, 0, 400, 150)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("high", [False, True])
def test_writing_is_legible_on_the_paper(scheme, high):
    ink = ink_of(theme_for(scheme, "green", high).palette)
    for colour in (ink.pencil, ink.faint_pencil, ink.newest, ink.label):
        assert contrast(colour, ink.paper) >= 4.5
    for shape in (ink.line, ink.dealer, ink.focus):
        assert contrast(shape, ink.paper) >= 3
