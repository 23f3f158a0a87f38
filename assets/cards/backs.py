"""The backs: four patterns that look the same either way up."""

import math

from colours import CRIMSON, INK, IVORY, OCHRE, SLATE, STEEL, VERMILION
from geometry import CARD_HEIGHT, CARD_WIDTH, CENTRE, Contour, Drawing, placed, polygon
from signs import circle

_MARGIN = 13.0
_LEFT, _TOP, _RIGHT, _BOTTOM = _MARGIN, _MARGIN, CARD_WIDTH - _MARGIN, CARD_HEIGHT - _MARGIN
_FIELD: Contour = [(_LEFT, _TOP), (_RIGHT, _TOP), (_RIGHT, _BOTTOM), (_LEFT, _BOTTOM)]


def _field(colour: str) -> Drawing:
    field = Drawing(_FIELD)
    field.fill(colour, polygon(_FIELD))
    return field


def _frame(field: Drawing, outer: str, inner: str) -> None:
    for inset, width, colour in ((0, 3, outer), (8, 2, inner)):
        field.line(
            colour,
            width,
            f"M{_LEFT + inset} {_TOP + inset}H{_RIGHT - inset}V{_BOTTOM - inset}H{_LEFT + inset}Z",
        )


def lattice() -> Drawing:
    """Vermilion, with a net of lozenges and the four suits in the middle."""
    field = _field(VERMILION)
    x0, y0 = CENTRE
    step_x, step_y = 18.0, 26.0
    for row in range(-8, 9):
        for column in range(-8, 9):
            x, y = x0 + column * step_x * 2 + (row % 2) * step_x, y0 + row * step_y
            field.fill(IVORY, _lozenge(x, y, step_x - 2, step_y - 3))
            field.fill(CRIMSON, _lozenge(x, y, step_x - 4.5, step_y - 6.5))
            field.fill(OCHRE, _lozenge(x, y, 4, 5.7))
    field.fill(VERMILION, _lozenge(x0, y0, 74, 106))
    field.fill(IVORY, _lozenge(x0, y0, 69, 99))
    field.fill(INK, _lozenge(x0, y0, 65, 93))
    for suit, (dx, dy) in enumerate(((0, -42), (-26, 0), (0, 42), (26, 0))):
        colour = OCHRE if suit in (0, 2) else IVORY
        field.fill(
            colour,
            placed(
                "M0 -18C6 -10 12 -5 12 2C12 8 5 10 2 6L4 12H-4L-2 6C-5 10 -12 8 -12 2"
                "C-12 -5 -6 -10 0 -18Z",
                x0 + dx,
                y0 + dy,
                1,
                (0, 270, 180, 90)[suit],
            ),
        )
    field.fill(VERMILION, _lozenge(x0, y0, 9, 13))
    _frame(field, INK, IVORY)
    return field


def _lozenge(x: float, y: float, wide: float, high: float) -> str:
    return polygon([(x, y - high), (x + wide, y), (x, y + high), (x - wide, y)])


def rays() -> Drawing:
    """Ink and ochre: two suns, one rising from either end."""
    field = _field(INK)
    for x, y, up in ((CENTRE[0], _BOTTOM, -1), (CENTRE[0], _TOP, 1)):
        for step in range(-8, 9):
            a, b = (math.radians(90 + 10 * step + part) for part in (-3.8, 3.8))
            reach = (150, 118)[step % 2]
            field.fill(
                (OCHRE, SLATE)[step % 2],
                polygon(
                    [
                        (x + r * math.cos(t), y + up * r * math.sin(t))
                        for r, t in (
                            (48, a),
                            (reach, a),
                            (reach + 9, (a + b) / 2),
                            (reach, b),
                            (48, b),
                        )
                    ]
                ),
            )
        field.fill(OCHRE, circle(x, y, 42))
        field.fill(VERMILION, circle(x, y, 34))
        field.fill(INK, circle(x, y, 26))
        field.fill(IVORY, circle(x, y, 16))
    _frame(field, OCHRE, IVORY)
    return field


def scales() -> Drawing:
    """Slate: rows of fans that meet in the middle."""
    field = _field(STEEL)
    half = Drawing([(_LEFT, _TOP), (_RIGHT, _TOP), (_RIGHT, CENTRE[1]), (_LEFT, CENTRE[1])])
    for row in range(10):
        y = 8 + row * 18.0
        for column in range(-5, 6):
            x = CENTRE[0] + column * 37.4 + (row % 2) * 18.7
            for radius, colour in (
                (18.7, IVORY),
                (16.2, SLATE),
                (11.5, IVORY),
                (9.5, STEEL),
                (5, OCHRE),
            ):
                half.fill(colour, circle(x, y, radius))
    field.group(half)
    field.group(half, f' transform="rotate(180 {CENTRE[0]:g} {CENTRE[1]:g})"')
    field.fill(INK, f"M{_LEFT} {CENTRE[1] - 12}H{_RIGHT}V{CENTRE[1] + 12}H{_LEFT}Z")
    field.fill(OCHRE, f"M{_LEFT} {CENTRE[1] - 9}H{_RIGHT}V{CENTRE[1] + 9}H{_LEFT}Z")
    field.fill(INK, *(_lozenge(CENTRE[0] + step * 22.4, CENTRE[1], 6, 6) for step in range(-5, 6)))
    _frame(field, INK, IVORY)
    return field


def chevrons() -> Drawing:
    """Crimson and ivory: nested chevrons that turn into stars."""
    field = _field(CRIMSON)
    colours = (IVORY, INK, OCHRE, CRIMSON, VERMILION, CRIMSON)
    for step in range(44):
        reach = 264 - step * 6
        field.fill(colours[step % len(colours)], _lozenge(*CENTRE, reach, reach))
    field.fill(INK, circle(*CENTRE, 40))
    for turn in range(8):
        field.fill(
            OCHRE if turn % 2 else IVORY, placed("M0 0L-7 -14L0 -36L7 -14Z", *CENTRE, 1, turn * 45)
        )
    field.fill(VERMILION, circle(*CENTRE, 7))
    _frame(field, INK, IVORY)
    return field


BACKS = {"lattice": lattice, "rays": rays, "scales": scales, "chevrons": chevrons}
