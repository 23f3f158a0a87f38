"""Suit signs, index letters, emblems and chips as painter paths in a unit square.

They are drawn, never taken from a font, because fonts turn suit signs into emoji or boxes.
"""

import re
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from preferans_qt.ui import outlines

EMBLEM_NAMES = tuple(outlines.EMBLEMS)
CHIP_NAMES = tuple(outlines.CHIPS)

_UNIT = QTransform.fromScale(0.01, 0.01)
_LETTER_GAP = 6.0  # between the boxes of two index letters, in hundredths of the height


def painter_path(data: str) -> QPainterPath:
    """The outline described by path data (`M L H V C Q Z`, absolute), filled by the winding rule.

    Raises ValueError when the data holds another command.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for command, arguments in re.findall(r"([A-Za-z])([^A-Za-z]*)", data):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", arguments)]
        here = path.currentPosition()
        match command:
            case "M":
                path.moveTo(*numbers)
            case "L":
                path.lineTo(*numbers)
            case "H":
                path.lineTo(numbers[0], here.y())
            case "V":
                path.lineTo(here.x(), numbers[0])
            case "C":
                path.cubicTo(*numbers)
            case "Q":
                path.quadTo(*numbers)
            case "Z":
                path.closeSubpath()
            case _:
                raise ValueError(f"Path data may not use the command {command!r}: {data}")
    return path


@cache
def suit_path(suit: int) -> QPainterPath:
    """The sign of a suit (0 spades, 1 clubs, 2 diamonds, 3 hearts) in the unit square."""
    return _UNIT.map(painter_path(outlines.SUITS[suit]))


@cache
def strain_path(strain: int) -> QPainterPath:
    """The sign of a strain in the unit square: a suit, or 4 for no trumps."""
    if strain == len(outlines.SUITS):
        return _UNIT.map(painter_path(outlines.NO_TRUMP))
    return suit_path(strain)


@cache
def emblem_path(name: str) -> QPainterPath:
    """The emblem of a player, one of EMBLEM_NAMES, in the unit square."""
    return _UNIT.map(painter_path(outlines.EMBLEMS[name]))


@cache
def chip_path(name: str) -> QPainterPath:
    """The sign on a seat's chip, one of CHIP_NAMES, in the unit square."""
    return _UNIT.map(painter_path(outlines.CHIPS[name]))


@cache
def lettering(text: str, height: float = 1.0) -> QPainterPath:
    """A card index or level in our own letters: capitals `height` high, left edge at 0, top at 0.

    Raises KeyError for a letter that is not drawn (outlines.GLYPHS lists those that are).
    """
    word = QPainterPath()
    word.setFillRule(Qt.FillRule.WindingFill)
    left = 0.0
    for letter in text:
        width, _ = outlines.GLYPHS[letter]
        word.addPath(_glyph(letter).translated(left, 0.0))
        left += width + _LETTER_GAP
    return QTransform.fromScale(height / 100, height / 100).map(word)


def _glyph(letter: str) -> QPainterPath:
    width, centre_lines = outlines.GLYPHS[letter]
    stroker = QPainterPathStroker()
    stroker.setWidth(outlines.GLYPH_STROKE)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    box = QPainterPath()
    box.addRect(QRectF(0, 0, width, 100))
    # Cutting at the box makes slanting strokes end level on the base line.
    return stroker.createStroke(painter_path(centre_lines)).intersected(box)
