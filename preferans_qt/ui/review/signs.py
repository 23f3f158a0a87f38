"""Drawn signs: the class of a decision by shape and colour, and the ways through a deal."""

from functools import cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap, QTransform

from preferans_qt.coach.grades import Grade
from preferans_qt.coach.review import ReviewedDecision
from preferans_qt.ui.marks import painter_path
from preferans_qt.ui.outlines import circle, hole
from preferans_qt.ui.theme import SIZES, Palette

# In a square of side 100, filled by the winding rule: a tick, a ring, a triangle with a hole, and
# an octagon with a bar across; two bars for what is too close to call
_CLOSE: Final = "M10 28H90V42H10Z" + "M10 58H90V72H10Z"
_GRADES: Final = {
    Grade.FINE: "M8 52L24 36L42 54L78 14L94 28L43 86Z",
    Grade.SLIP: circle(50, 50, 34) + hole(50, 50, 20),
    Grade.MISTAKE: "M50 8L96 90H4Z" + hole(50, 64, 13),
    Grade.BLUNDER: "M30 4H70L96 30V70L70 96H30L4 70V30Z" + "M22 41V59H78V41Z",
}
_STEPS: Final = {
    "first": "M12 12H24V88H12Z" + "M84 12V88L32 50Z",
    "back": "M72 12V88L20 50Z",
    "forward": "M28 12L80 50L28 88Z",
    "last": "M76 12H88V88H76Z" + "M16 12L68 50L16 88Z",
}
_SIZES: Final = (16, 20, 24, 32, 40)  # device pixels, so that an icon is sharp at usual ratios


def decision_icon(decision: ReviewedDecision, palette: Palette) -> QIcon:
    """The sign of a decision's class in the colours of the palette, also for a chosen row."""
    data, colour = _drawing(decision, palette)
    return _class_icon(data, colour.name(), palette)


def decision_pixmap(decision: ReviewedDecision, palette: Palette, ratio: float) -> QPixmap:
    """The same sign beside a line of text, for a screen of this pixel ratio."""
    pixmap = _drawn(*_drawing(decision, palette), round(SIZES.icon * ratio))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _drawing(decision: ReviewedDecision, palette: Palette) -> tuple[str, QColor]:
    """Shape and colour: no class is told by its colour alone."""
    if decision.verdict.is_close:
        return _CLOSE, palette.muted
    grade = decision.verdict.grade
    colour = {
        Grade.FINE: palette.positive,
        Grade.SLIP: palette.chip_half_whist,
        Grade.MISTAKE: palette.chip_first_hand,
        Grade.BLUNDER: palette.negative,
    }[grade]
    return _GRADES[grade], colour


@cache
def _class_icon(data: str, colour: str, palette: Palette) -> QIcon:
    return _icon(data, {QIcon.Mode.Normal: QColor(colour), QIcon.Mode.Selected: palette.accent_ink})


@cache
def step_icon(way: str, palette: Palette) -> QIcon:
    """The sign of a way through the deal: first, back, forward or last."""
    return _icon(
        _STEPS[way], {QIcon.Mode.Normal: palette.ink, QIcon.Mode.Disabled: palette.disabled}
    )


def _icon(data: str, colours: dict[QIcon.Mode, QColor]) -> QIcon:
    icon = QIcon()
    for mode, colour in colours.items():
        for side in _SIZES:
            icon.addPixmap(_drawn(data, colour, side), mode)
    return icon


def _drawn(data: str, colour: QColor, side: int) -> QPixmap:
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(_scaled(data, side), colour)
    return pixmap


def _scaled(data: str, side: int) -> QPainterPath:
    return QTransform.fromScale(side / 100, side / 100).map(painter_path(data))
