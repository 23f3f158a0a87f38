"""Pictures of a virtual screen: kept, compared, and known to be painted."""

from pathlib import Path

from PySide6.QtGui import QImage

from linux.screen import SIZE, difference, is_painted, write_png

PIXELS = SIZE[0] * SIZE[1]
EMPTY = bytes(4 * PIXELS)


def test_a_picture_comes_back_as_it_was(tmp_path: Path) -> None:
    blue = b"\xff\x80\x01\x00"  # blue, green, red
    write_png(blue + EMPTY[4:], tmp_path / "picture.png")
    picture = QImage(str(tmp_path / "picture.png"))
    assert (picture.width(), picture.height()) == SIZE
    assert picture.pixelColor(0, 0).getRgb()[:3] == (1, 128, 255)
    assert picture.pixelColor(1, 0).getRgb()[:3] == (0, 0, 0)


def test_pictures_differ_by_the_share_of_their_pixels() -> None:
    half = b"\x01\x00\x00\x00" * (PIXELS // 2) + EMPTY[: 4 * PIXELS // 2]
    assert difference(EMPTY, EMPTY) == 0
    assert difference(EMPTY, half) == 0.5


def test_the_byte_that_means_nothing_is_not_compared() -> None:
    assert difference(EMPTY, b"\x00\x00\x00\xff" * PIXELS) == 0


def test_an_empty_screen_is_not_painted() -> None:
    assert not is_painted(EMPTY)
    assert is_painted(b"".join(bytes((n % 251, n % 13, 0, 0)) for n in range(PIXELS)))
