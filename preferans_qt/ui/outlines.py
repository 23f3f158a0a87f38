"""Outlines of suit signs, index letters and emblems as path data, without Qt.

Path data is the SVG subset `M L H V C Q Z` with absolute coordinates. Both the program
(through `marks`) and the script that draws the cards read this one description.
"""


def circle(x: float, y: float, radius: float) -> str:
    """A clockwise circle as path data."""
    return _ring(x, y, radius, radius)


def hole(x: float, y: float, radius: float) -> str:
    """An anticlockwise circle: it cuts a hole into one clockwise shape below it."""
    return _ring(x, y, -radius, radius)


def _ring(x: float, y: float, reach: float, radius: float) -> str:
    """A circle from its top by way of (x + reach, y)."""
    # Four cubic curves that pull this far differ from a circle by 0.03 %.
    across, along = 0.5523 * reach, 0.5523 * radius
    first, last, top, bottom = x + reach, x - reach, y - radius, y + radius
    return (
        f"M{x:g} {top:g}"
        f"C{x + across:g} {top:g} {first:g} {y - along:g} {first:g} {y:g}"
        f"C{first:g} {y + along:g} {x + across:g} {bottom:g} {x:g} {bottom:g}"
        f"C{x - across:g} {bottom:g} {last:g} {y + along:g} {last:g} {y:g}"
        f"C{last:g} {y - along:g} {x - across:g} {top:g} {x:g} {top:g}Z"
    )


# Spades, clubs, diamonds, hearts in a square of side 100, filled by the winding rule.
SUITS = (
    "M50 2C57 21 96 37 96 63C96 77 86 86 74 86C65 86 58 81 54.5 74C56 86 61 94 70 98H30"
    "C39 94 44 86 45.5 74C42 81 35 86 26 86C14 86 4 77 4 63C4 37 43 21 50 2Z",
    circle(50, 25, 22.5)
    + circle(25.5, 60, 22.5)
    + circle(74.5, 60, 22.5)
    + "M50 36L66 60L54.5 66C55.5 82 60 92 70 98H30C40 92 44.5 82 45.5 66L34 60Z",
    "M50 1C57 18 70 36 86 50C70 64 57 82 50 99C43 82 30 64 14 50C30 36 43 18 50 1Z",
    "M50 97C43 76 4 58 4 30C4 14 15 4 28 4C38 4 46 10 50 20C54 10 62 4 72 4"
    "C85 4 96 14 96 30C96 58 57 76 50 97Z",
)

# Index letters: width, and the centre lines of strokes 16 wide in a box 100 high.
# Lines may run past the box; what sticks out is cut off, so slanting strokes end level.
GLYPH_STROKE = 16.0
GLYPHS = {
    "0": (
        56,
        "M28 8C41 8 48 19 48 36V64C48 81 41 92 28 92C15 92 8 81 8 64V36C8 19 15 8 28 8Z",
    ),
    "1": (31, "M21 110V-6M-4 27C8 24 16 16 20 4"),
    "6": (
        56,
        "M8 66C8 50 16 41 28 41C40 41 48 50 48 66C48 82 40 92 28 92C16 92 8 82 8 66V34"
        "C8 18 15 8 28 8C39 8 46 14 47 26",
    ),
    "7": (52, "M-4 8H43.5C28 40 20 72 18 110"),
    "8": (
        56,
        "M28 8C39 8 46 16 46 27.5C46 39 39 47 28 47C17 47 10 39 10 27.5C10 16 17 8 28 8Z"
        "M28 47C41 47 48 56 48 69.5C48 83 41 92 28 92C15 92 8 83 8 69.5C8 56 15 47 28 47Z",
    ),
    "9": (
        56,
        "M48 34C48 50 40 59 28 59C16 59 8 50 8 34C8 18 16 8 28 8C40 8 48 18 48 34V66"
        "C48 82 41 92 28 92C17 92 10 86 9 74",
    ),
    "A": (62, "M5 112L31 -12L57 112M14 72H48"),
    "B": (
        55,
        "M8 8H25C38 8 44 16 44 27C44 39 37 47 25 47H8M25 47C40 47 47 56 47 69"
        "C47 83 40 92 25 92H8M8 -4V104",
    ),
    "D": (57, "M8 8H22C41 8 49 22 49 50C49 78 41 92 22 92H8M8 -4V104"),
    "E": (48, "M60 8H8V92H60M8 48H42"),
    "J": (46, "M38 -4V66C38 84 32 92 22 92C12 92 7 84 7 70"),
    "K": (61, "M8 -4V104M59 -12L8 68M26 42L58 112"),
    "N": (60, "M8 104V-4M52 104V-4M5 -8L55 108"),
    "n": (48, "M8 36V104M8 66C9 50 16 43 24 43C34 43 40 49 40 62V104"),
    "Q": (
        56,
        "M28 8C41 8 48 19 48 36V64C48 81 41 92 28 92C15 92 8 81 8 64V36C8 19 15 8 28 8Z"
        "M30 71L46 98",
    ),
    "R": (57, "M8 104V-4M8 8H26C40 8 47 16 47 30C47 44 40 52 26 52H8M26 50L52 112"),
    "T": (52, "M-4 8H56M26 8V104"),
    "W": (84, "M4 -10L22.5 112L42 4L61.5 112L80 -10"),
    "Б": (55, "M60 8H8V92H25C40 92 47 84 47 69C47 53 40 45 25 45H8"),
    "Д": (64, "M18 80C23 62 24 36 24 8H50V90M-4 82H70M8 76V112M56 76V112"),
}
# Cyrillic letters that look like Latin ones.
GLYPHS |= {"Т": GLYPHS["T"], "К": GLYPHS["K"], "В": GLYPHS["B"]}

# The sign of a contract without trumps: a compass rose, for no suit is preferred.
NO_TRUMP = (
    "M50 2L56.5 34.3L73 27L65.7 43.5L98 50L65.7 56.5L73 73L56.5 65.7L50 98"
    "L43.5 65.7L27 73L34.3 56.5L2 50L34.3 43.5L27 27L43.5 34.3Z"
)

# Emblems by which players are told apart; solids run clockwise, holes anticlockwise.
EMBLEMS = {
    "samovar": circle(50, 9, 5.5)
    + "M44 12H56L60 23H40ZM29 23H71V30H29ZM25 32H75C81 46 75 64 64 73H36C25 64 19 46 25 32Z"
    + "M43 72H57V81H43ZM33 80H67L75 93H25Z"
    + circle(17, 42, 9)
    + hole(17, 42, 4.5)
    + circle(83, 42, 9)
    + hole(83, 42, 4.5)
    + "M44 50V56H47V65H53V56H56V50Z",
    "owl": "M15 8C24 18 34 21 50 21C66 21 76 18 85 8C89 22 87 30 87 40V58C87 80 71 95 50 95"
    "C29 95 13 80 13 58V40C13 30 11 22 15 8Z"
    + hole(33, 42, 14)
    + hole(67, 42, 14)
    + circle(33, 42, 7)
    + circle(67, 42, 7)
    + "M44 54L50 68L56 54ZM38 76L44 84L50 76L44 79ZM50 76L56 84L62 76L56 79Z",
    "anchor": circle(50, 15, 12)
    + hole(50, 15, 5.5)
    + "M44.5 25H55.5V92H44.5ZM28 33H72V42H28ZM3 68L13 46L30 62ZM70 62L87 46L97 68Z"
    + "M10 58H21C23 74 35 84 50 86C65 84 77 74 79 58H90C88 80 72 96 50 98C28 96 12 80 10 58Z",
    "fox": "M7 8L35 28H65L93 8V50C93 60 70 88 50 96C30 88 7 60 7 50Z"
    + hole(32, 48, 4.5)
    + hole(68, 48, 4.5)
    + "M15 22V38L28 30ZM85 22L72 30L85 38Z"
    + "M13 56C19 69 31 81 42 87C44 78 41 65 29 59C24 56 18 55 13 56Z"
    + "M87 56C82 55 76 56 71 59C59 65 56 78 58 87C69 81 81 69 87 56Z",
    "hedgehog": "M13 74L3 63L15 56L7 43L23 42L20 25L36 30L40 12L52 26L65 12L68 28L82 20L78 37"
    "C68 49 63 65 65 84H18C13 82 11 78 13 74Z"
    "M82 42C86 51 92 58 98 63C99 70 95 74 89 75C85 81 79 84 70 84C68 68 71 53 82 42Z"
    + hole(84, 60, 4)
    + "M24 80H39V92H24ZM62 80H77V92H62Z",
    "falcon": "M46 5C56 3 66 8 68 18C69 22 67 26 64 28C63 22 60 20 59 24C60 28 61 31 63 33"
    "C70 23 80 17 90 16C97 32 99 52 93 78C90 62 82 54 70 53C64 57 61 61 60 66"
    "L67 93L59 86L50 96L41 86L33 93L40 66"
    "C39 61 36 57 30 53C18 54 10 62 7 78C1 52 3 32 10 16C20 17 30 23 37 33"
    "C40 28 37 22 37 16C37 10 40 6 46 5Z" + hole(52, 15, 3.5),
    "mouse": "M22 84C16 60 30 44 50 44C72 44 88 60 97 74C97 80 92 84 86 84Z"
    + circle(60, 32, 18)
    + hole(60, 32, 9.5)
    + hole(80, 66, 4)
    + "M26 92C8 92 1 78 4 62C6 50 12 42 8 26H15C21 42 13 54 12 64C11 76 16 84 26 84Z",
    "lamp": "M35 8H65L88 48H12ZM45 48H55V80H45ZM29 79H71C77 79 81 86 81 93H19C19 86 23 79 29 79Z"
    "M71 48H74V62H71Z" + circle(72.5, 65, 4.5),
    "key": circle(28, 50, 24)
    + hole(28, 50, 11)
    + "M48 44H97V56H48ZM70 54H79V74H70ZM87 54H97V70H87Z",
    "boat": "M7 66H93C89 82 79 93 66 93H34C21 93 11 82 7 66Z"
    "M54 5C74 18 87 36 91 59H54ZM46 18V59H13C20 42 32 28 46 18Z",
    "moon": "M60 6C34 10 16 31 16 54C16 78 35 96 58 96C72 96 85 88 91 76"
    "C62 84 40 66 40 44C40 29 48 14 60 6ZM74 14L78.5 29L93 33L78.5 37L74 52L69.5 37L55 33L69.5 29Z",
}

# What a seat is in this deal. The whister's shield is half empty after a half-whist.
CHIPS = {
    "dealer": "M13 20H59V94H13ZM26 6H75V80H66V15H26Z",
    "first_hand": "M20 8L90 50L20 92Z",
    "declarer": "M6 22L30 46L50 8L70 46L94 22L85 72H15ZM15 79H85V92H15Z",
    "whist": "M12 7H88V46C88 71 72 87 50 97C28 87 12 71 12 46Z",
    "half_whist": "M12 7H88V46C88 71 72 87 50 97C28 87 12 71 12 46ZM50 17V85C67 77 78 65 78 46V17Z",
    "pass": "M8 40H92V60H8Z",
    "open": "M3 50C15 28 32 17 50 17C68 17 85 28 97 50C85 72 68 83 50 83C32 83 15 72 3 50Z"
    + hole(50, 50, 21)
    + circle(50, 50, 11),
    "sits_out": "M12 26H72V60C72 76 61 86 42 86C23 86 12 76 12 60Z"
    "M70 32H80C91 32 96 40 96 49C96 60 88 67 76 67H70V58H76C82 58 86 54 86 49C86 44 83 41 79 41H70Z"
    "M8 89H76V97H8Z",
}
