"""Draws every card face and back as an SVG file: run it after a change.

python assets/cards/draw.py [FOLDER], the folder of this script when none is given.

Faces carry no index letters: the program sets them in the letters of the player's language.
Parts in the colour of the suit say `currentColor`. Courts are drawn twice: as a double-ended card,
and as a portrait for cards with a large index.
"""

import sys
from pathlib import Path

import jacks
import kings
import queens
from backs import BACKS
from colours import GROUNDS, INK, OCHRE, SUIT, SUIT_COLOURS
from geometry import CARD_HEIGHT, CARD_WIDTH, CENTRE, Drawing, clipped, flatten, polygon
from parts import BOTTOM, DIVIDE_LEFT, DIVIDE_RIGHT, LEFT, RIGHT, TOP, UPPER_HALF, sign
from pips import NUMBERS, ace, number_card
from signs import SUITS

SUIT_LETTERS = "SCDH"
COURTS = {
    "K": (
        kings.king_of_spades,
        kings.king_of_clubs,
        kings.king_of_diamonds,
        kings.king_of_hearts,
    ),
    "Q": (
        queens.queen_of_spades,
        queens.queen_of_clubs,
        queens.queen_of_diamonds,
        queens.queen_of_hearts,
    ),
    "J": (
        jacks.jack_of_spades,
        jacks.jack_of_clubs,
        jacks.jack_of_diamonds,
        jacks.jack_of_hearts,
    ),
}
PANEL = f"M{LEFT} {TOP}H{RIGHT}V{BOTTOM}H{LEFT}Z"
PORTRAIT = f"M{LEFT} {TOP}H{RIGHT}V168H{LEFT}Z"
PORTRAIT_VIEW = f"{LEFT - 1:g} {TOP - 1:g} {RIGHT - LEFT + 2:g} {168 - TOP + 2:g}"


def court_card(rank: str, suit: int) -> Drawing:
    figure = Drawing(UPPER_HALF)
    COURTS[rank][suit](figure)
    # The jack of diamonds looks right, with his feather where the others have their sign.
    x, y = (184 if (rank, suit) == ("J", 2) else 66), 40
    card = Drawing()
    card.fill(GROUNDS[suit], PANEL)
    card.group(figure)
    card.group(figure, f' transform="rotate(180 {CENTRE[0]:g} {CENTRE[1]:g})"')
    sign(card, SUIT, SUITS[suit], x, y, 25)
    sign(card, SUIT, SUITS[suit], CARD_WIDTH - x, CARD_HEIGHT - y, 25, upside_down=True)
    dividing_band(card)
    card.line(INK, 2, PANEL)
    return card


def portrait(rank: str, suit: int) -> Drawing:
    region = flatten(PORTRAIT)[0]
    picture = Drawing(region)
    picture.fill(GROUNDS[suit], PORTRAIT)
    COURTS[rank][suit](picture)
    picture.line(INK, 2, PORTRAIT)
    return picture


def dividing_band(card: Drawing) -> None:
    panel = [(LEFT, TOP), (RIGHT, TOP), (RIGHT, BOTTOM), (LEFT, BOTTOM)]
    (x1, y1), (x2, y2) = DIVIDE_LEFT, DIVIDE_RIGHT
    for half, colour in ((4.6, INK), (2.6, OCHRE)):
        band = polygon([(x1, y1 - half), (x2, y2 - half), (x2, y2 + half), (x1, y1 + half)])
        card.fill(colour, clipped(band, panel))


def svg(drawing: Drawing, colour: str, view: str = f"0 0 {CARD_WIDTH} {CARD_HEIGHT}") -> str:
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" color="{colour}">'
    return "\n".join([opening, *drawing.elements, "</svg>\n"])


def draw_all(folder: Path) -> None:
    def write(name: str, text: str) -> None:
        (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")

    for suit, letter in enumerate(SUIT_LETTERS):
        colour = SUIT_COLOURS[suit]
        for rank in NUMBERS:
            write(f"{rank}{letter}", svg(number_card(rank, suit), colour))
        for rank in COURTS:
            write(f"{rank}{letter}", svg(court_card(rank, suit), colour))
            write(f"portrait-{rank}{letter}", svg(portrait(rank, suit), colour, PORTRAIT_VIEW))
        write(f"A{letter}", svg(ace(suit), colour))
    for name, back in BACKS.items():
        write(f"back-{name}", svg(back(), INK))


if __name__ == "__main__":
    draw_all(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
