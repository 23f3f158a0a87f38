"""The signs on the chips of a plate, and their colours: all that a seat can be in a deal."""

from functools import cache

from PySide6.QtGui import QColor, QPainterPath, QTransform

from preferans_qt.ui import marks
from preferans_qt.ui.outlines import circle, hole
from preferans_qt.ui.theme import Palette

_UNIT = QTransform.fromScale(0.01, 0.01)
_MOON = (
    "M66 6C38 8 16 28 16 54C16 79 36 97 60 97C75 97 87 90 94 80C66 84 44 66 44 42C44 27 53 13 66 6Z"
)
_EYE = "M3 50C15 28 32 17 50 17C68 17 85 28 97 50C85 72 68 83 50 83C32 83 15 72 3 50Z"

# Chips beside those of marks.CHIP_NAMES: the one whose colour they share, and their outline
_MORE = {
    "bomb": ("declarer", circle(40, 62, 35) + "M56 24L72 40L80 32L64 16ZM74 20L88 4L95 11L80 27Z"),
    "dark": ("sits_out", _MOON),
    "rests": ("pass", "M16 8H42V92H16ZM58 8H84V92H58Z"),
    "seen": ("dealer", _EYE + hole(50, 50, 16)),
    "moved": ("whist", "M4 36H52V10L97 50L52 90V64H4Z"),
    "called": ("whist", "M5 10H95V70H54L28 95V70H5Z"),
    "shares": ("half_whist", circle(50, 50, 46) + "M50 14V86C30 86 14 70 14 50C14 30 30 14 50 14Z"),
}
NAMES = (*marks.CHIP_NAMES, *_MORE)


@cache
def sign(name: str) -> QPainterPath:
    """The sign of a chip, one of NAMES, in the unit square."""
    if name in _MORE:
        return _UNIT.map(marks.painter_path(_MORE[name][1]))
    return marks.chip_path(name)


def colour(palette: Palette, name: str) -> QColor:
    """The colour of a chip."""
    return palette.chip(_MORE[name][0] if name in _MORE else name)
