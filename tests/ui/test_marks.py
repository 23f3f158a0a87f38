"""Signs and letters: all are drawn, keep within their square and can be told apart by shape."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QTransform

from preferans_qt.ui.marks import (
    CHIP_NAMES,
    EMBLEM_NAMES,
    chip_path,
    emblem_path,
    lettering,
    painter_path,
    strain_path,
    suit_path,
)

UNIT = QRectF(-0.001, -0.001, 1.002, 1.002)
SIGNS = [
    *(strain_path(strain) for strain in range(5)),
    *(emblem_path(name) for name in EMBLEM_NAMES),
    *(chip_path(name) for name in CHIP_NAMES),
]


def silhouette(path: QPainterPath, size: int = 16) -> bytes:
    """The sign in black on white at the size of a small chip."""
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.fillPath(QTransform.fromScale(size, size).map(path), Qt.GlobalColor.black)
    return bytes(image.constBits())


def test_signs_fill_the_unit_square() -> None:
    for sign in SIGNS:
        bounds = sign.boundingRect()
        assert UNIT.contains(bounds)
        assert max(bounds.width(), bounds.height()) > 0.8


def test_signs_differ_by_shape_alone() -> None:
    assert len({silhouette(sign) for sign in SIGNS}) == len(SIGNS)
    assert len(EMBLEM_NAMES) >= 8


def test_suits_are_the_first_strains() -> None:
    assert [strain_path(suit) for suit in range(4)] == [suit_path(suit) for suit in range(4)]


def test_the_middle_of_an_owls_eye_is_dark_and_its_rim_light() -> None:
    owl = emblem_path("owl")
    middle, rim = (
        owl.contains(QRectF(0.32, 0.41, 0.02, 0.02)),
        owl.contains(QRectF(0.22, 0.41, 0.02, 0.02)),
    )
    assert (middle, rim) == (True, False)


@pytest.mark.parametrize(
    "text", ["7", "8", "9", "10", "6", *"AKQJ", *"ТКДВ", "E", "Kn", "D", "W", "R", "NT", "БК"]
)
def test_letters_stand_on_a_line_and_are_as_high_as_asked(text: str) -> None:
    bounds = lettering(text, 40).boundingRect()
    assert bounds.top() == pytest.approx(0, abs=0.5)
    assert bounds.bottom() == pytest.approx(40, abs=0.5)
    assert -0.001 < bounds.left() < 3
    assert bounds.width() < 36 * len(text)


def test_a_letter_that_is_not_drawn_is_an_error() -> None:
    with pytest.raises(KeyError):
        lettering("Ω")


def test_path_data_is_read() -> None:
    path = painter_path("M10 10H30V20L10 20Z")
    assert path.boundingRect() == QRectF(10, 10, 20, 10)
    with pytest.raises(ValueError, match="'A'"):
        painter_path("M0 0A5 5 0 0 0 10 10")
