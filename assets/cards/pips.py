"""Number cards and aces: suit signs in their places, and an ornament round each ace."""

from colours import BRONZE, IVORY, OCHRE, SUIT
from geometry import CENTRE, Drawing, Point, placed, polygon
from parts import sign
from signs import SUITS, circle

_COLUMNS = (80.0, 125.0, 170.0)
_TOP, _BOTTOM = 66.0, 284.0
_PIP = 46.0
_ACE = 108.0

# Places of the signs: column, and height as a part of the way from the top row to the bottom row.
_OUTER_PAIRS_OF_3 = [(column, row) for column in (0, 2) for row in (0.0, 1 / 2, 1.0)]
_OUTER_PAIRS_OF_4 = [(column, row) for column in (0, 2) for row in (0.0, 1 / 3, 2 / 3, 1.0)]
_PLACES = {
    "7": [*_OUTER_PAIRS_OF_3, (1, 1 / 4)],
    "8": [*_OUTER_PAIRS_OF_3, (1, 1 / 4), (1, 3 / 4)],
    "9": [*_OUTER_PAIRS_OF_4, (1, 1 / 2)],
    "10": [*_OUTER_PAIRS_OF_4, (1, 1 / 6), (1, 5 / 6)],
}
NUMBERS = tuple(_PLACES)


def number_card(rank: str, suit: int) -> Drawing:
    card = Drawing()
    for column, row in _PLACES[rank]:
        x, y = _COLUMNS[column], _TOP + row * (_BOTTOM - _TOP)
        sign(card, SUIT, SUITS[suit], x, y, _PIP, upside_down=row > 1 / 2)
    return card


def ace(suit: int) -> Drawing:
    card = Drawing()
    (_sun, _wreath, _facets, _petals)[suit](card)
    sign(card, SUIT, SUITS[suit], *CENTRE, _ACE)
    return card


def _ring(card: Drawing, path: str, count: int, colour: str, start: float = 0.0) -> None:
    """A shape that points up from the origin, set `count` times round the centre of the card."""
    turns = (start + 360 * step / count for step in range(count))
    card.fill(colour, *(placed(path, *CENTRE, 1, degrees) for degrees in turns))


def _sun(card: Drawing) -> None:
    """Rays, for spades."""
    _ring(card, "M-2.6 -72L0 -98L2.6 -72Z", 24, OCHRE, 7.5)
    _ring(card, "M-4.4 -72L0 -88L4.4 -72Z", 24, BRONZE)
    card.line(OCHRE, 2.4, circle(*CENTRE, 70))


def _wreath(card: Drawing) -> None:
    """Leaves, for clubs."""
    _ring(card, "M0 -70C-11 -76 -9 -90 3 -98C9 -88 9 -76 0 -70Z", 18, OCHRE)
    _ring(card, "M0 -70C6 -76 7 -88 3 -98C9 -88 9 -76 0 -70Z", 18, BRONZE)
    card.line(BRONZE, 2.4, circle(*CENTRE, 69))


def _facets(card: Drawing) -> None:
    """Steps of a cut stone, for diamonds."""
    for size, colour in ((100, OCHRE), (92, IVORY), (86, BRONZE), (80, IVORY)):
        card.fill(colour, polygon(_stone(size)))
    for x, y in _stone(96):
        card.fill(OCHRE, circle(x, y, 5))


def _stone(size: float) -> list[Point]:
    x, y = CENTRE
    wide, corner = size * 0.76, size * 0.3
    return [
        (x, y - size),
        (x + wide - corner, y - corner),
        (x + wide, y),
        (x + wide - corner, y + corner),
        (x, y + size),
        (x - wide + corner, y + corner),
        (x - wide, y),
        (x - wide + corner, y - corner),
    ]


def _petals(card: Drawing) -> None:
    """A rose's petals, for hearts."""
    _ring(
        card,
        "M0 -60C-15 -68 -17 -88 -8 -95C-4 -98 0 -95 0 -92C0 -95 4 -98 8 -95C17 -88 15 -68 0 -60Z",
        14,
        OCHRE,
    )
    _ring(card, "M0 -66C-4 -74 -4 -82 0 -86C4 -82 4 -74 0 -66Z", 14, BRONZE)
    card.fill(IVORY, circle(*CENTRE, 69))
    card.line(OCHRE, 2.4, circle(*CENTRE, 68))
