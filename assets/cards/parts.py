"""What court figures are put together from: faces, hands, patterns and the things they hold.

All parts belong to the upper figure, which stands on the line that divides a court card.
"""

from colours import INK, SHADE, SKIN, VERMILION
from geometry import (
    Contour,
    Drawing,
    Point,
    both,
    clipped,
    flatten,
    mirrored,
    moved,
    placed,
    polygon,
)

# The panel of a court card, and the line through the card's centre that divides it.
LEFT, TOP, RIGHT, BOTTOM = 47.0, 20.0, 203.0, 330.0
DIVIDE_LEFT: Point = (LEFT, 199.0)
DIVIDE_RIGHT: Point = (RIGHT, 151.0)
UPPER_HALF: Contour = [(LEFT, TOP), (RIGHT, TOP), DIVIDE_RIGHT, DIVIDE_LEFT]


def front_face(d: Drawing, lowered: bool = False, stern: bool = False) -> None:
    """A face seen from the front, lit from the left: hair line at 70, chin at 132."""
    d.fill(SKIN, "M99 68H151V98C151 118 140 133 125 133C110 133 99 118 99 98Z")
    # The shadow's edge draws the nose.
    d.fill(SHADE, "M125 68H151V98C151 118 140 133 125 133V114.5L117.5 111.5L123.5 90Z")
    eye = "M105.5 95Q112 89.5 119 95.5Q112 99 105.5 95Z"
    lid = "M105 94.5Q112 101 119.5 95"
    if lowered:
        d.line(INK, 2.4, both(lid))
    else:
        d.fill(INK, both(eye))
    brow = "M104 86.5L119 88.5" if stern else "M104.5 89Q111 82 120 87"
    d.line(INK, 2.6, both(brow))


def mouth(d: Drawing, y: float = 121.0, width: float = 8.0) -> None:
    d.fill(
        VERMILION,
        f"M{125 - width} {y}Q{125 - width / 2} {y - 4} 125 {y - 2}"
        f"Q{125 + width / 2} {y - 4} {125 + width} {y}Q125 {y + 6} {125 - width} {y}Z",
    )


def neck(d: Drawing) -> None:
    d.fill(SHADE, "M111 118H139V142L125 160L111 142Z")
    d.fill(SKIN, "M111 124L119 132L114 148L111 144Z")


def profile_face(d: Drawing, right: bool = False, lips: bool = True) -> None:
    """A face seen from the side, looking left unless told to look right."""
    turn = mirrored if right else str
    outline = (
        "M108 70C107 78 105 84 103.5 90C101 96 97 102 95.5 106.5C95 108.5 97 109.5 101 110"
        "L99.5 114.5L102 117.5L100.5 120.5C101 123 103 124.5 102.5 126.5"
        "C102 131 104 136 110 136"
        "C118 136 130 131 138 124L146 122V70Z"
    )
    d.fill(SHADE, turn("M116 120L142 112L150 156L112 156C116 150 118 142 116 132Z"))
    d.fill(SKIN, turn(outline))
    d.fill(SHADE, turn("M146 84V122L138 124C130 131 118 136 110 136C122 130 130 116 132 100Z"))
    d.fill(INK, turn("M106 94.5C110 91.5 115 92 119 95C114 96.5 111 98.5 107.5 98.5Z"))
    d.line(INK, 2.6, turn("M105.5 88C110 84.5 116 84.5 121 88.5"))
    if lips:
        d.fill(VERMILION, turn("M99.3 114.5L108 116.5L102.5 118L108 119L100.8 121.5L102 117.7Z"))


def shoulders(d: Drawing, left: str, right: str) -> None:
    half = "M125 136L102 140C74 146 54 156 38 176V210H125Z"
    d.fill(left, half)
    d.fill(right, mirrored(half))


def ermine(d: Drawing, *tails: Point) -> None:
    """The black tails on a white fur."""
    d.fill(INK, *(placed("M0 -5L3 4H-3Z", x, y) for x, y in tails))


def hand(d: Drawing, x: float, y: float, degrees: float = 0.0, flip: bool = False) -> None:
    """A fist around something that runs up and down through (x, y)."""
    side = -1 if flip else 1

    def here(path: str) -> str:
        return placed(moved(path, lambda p: (p[0] * side, p[1])), x, y, 1.0, degrees)

    d.fill(
        SKIN,
        here("M-9 -9H7C11 -9 11 -4.5 9 -4.5C12 -4 12 .5 9.5 .5C12 1 12 5 9 5C11 6 10 9 7 9H-9Z"),
    )
    d.line(INK, 1.4, here("M9 -4.5H0M9.5 .3H0M9 5H0"))
    d.fill(SHADE, here("M-9 -9H-4V9H-9Z"))


def cuff(d: Drawing, x: float, y: float, colour: str, degrees: float = 0.0) -> None:
    d.fill(colour, placed("M-12 -6H12L15 8H-15Z", x, y, 1.0, degrees))


def stripes(d: Drawing, colour: str, area: str, width: float, gap: float, direction: Point) -> None:
    """Parallel stripes within a convex area whose corners run clockwise."""
    region = flatten(area)[0]
    length = (direction[0] ** 2 + direction[1] ** 2) ** 0.5
    along = (direction[0] / length, direction[1] / length)
    across = (-along[1], along[0])
    offsets = [p[0] * across[0] + p[1] * across[1] for p in region]
    offset = min(offsets) + gap
    while offset < max(offsets):
        corners = []
        for reach, step in ((-500, 0), (500, 0), (500, width), (-500, width)):
            corners.append(
                (
                    along[0] * reach + across[0] * (offset + step),
                    along[1] * reach + across[1] * (offset + step),
                )
            )
        d.fill(colour, clipped(polygon(corners), region))
        offset += width + gap


def sign(
    d: Drawing, colour: str, path: str, x: float, y: float, size: float, upside_down: bool = False
) -> None:
    """A suit sign `size` high, centred at (x, y)."""
    scale = size / (-100 if upside_down else 100)
    d.fill(colour, moved(path, lambda p: (x + (p[0] - 50) * scale, y + (p[1] - 50) * scale)))
