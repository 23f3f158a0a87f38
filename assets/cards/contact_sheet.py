"""Paints all cards of a deck into one PNG file to look at. From the root of the project:

python -m assets.cards.contact_sheet sheet.png --width 95 --indices russian --four-colour
"""

import argparse
import time

from PySide6.QtGui import QGuiApplication, QPainter, QPixmap

from preferans_qt.ui.table.deck import BACKS, INDICES, Deck, DeckStyle
from preferans_qt.ui.theme import CLOTHS, theme_for

COLUMNS = 8


def main() -> None:
    parser = argparse.ArgumentParser(description="Paint all cards of a deck into one PNG file.")
    parser.add_argument("file")
    parser.add_argument("--width", type=float, default=95, help="of a card, in logical pixels")
    parser.add_argument("--ratio", type=float, default=1, help="device pixels per logical pixel")
    parser.add_argument("--indices", choices=INDICES, default="english")
    parser.add_argument("--four-colour", action="store_true")
    parser.add_argument("--large-index", action="store_true")
    parser.add_argument("--cloth", choices=CLOTHS, default="green")
    chosen = parser.parse_args()
    application = QGuiApplication(["contact sheet", "-platform", "offscreen"])
    theme = theme_for("light", chosen.cloth)
    decks = [
        Deck(DeckStyle(back, chosen.indices, chosen.four_colour, chosen.large_index), theme.cards)
        for back in BACKS
    ]
    begun = time.perf_counter()
    pictures = [decks[0].face(card, chosen.width, chosen.ratio) for card in range(32)]
    print(f"32 faces in {(time.perf_counter() - begun) * 1000:.0f} ms")
    pictures += [deck.back(chosen.width, chosen.ratio) for deck in decks]
    labels = [decks[0].label(card, 22, chosen.ratio) for card in range(32)]

    cell = pictures[0].deviceIndependentSize()
    rows = -(-len(pictures) // COLUMNS)
    sheet = QPixmap(
        int(cell.width() * COLUMNS * chosen.ratio),
        int((cell.height() * rows + 40) * chosen.ratio),
    )
    sheet.setDevicePixelRatio(chosen.ratio)
    sheet.fill(theme.cloth.centre)
    with QPainter(sheet) as painter:
        for place, picture in enumerate(pictures):
            row, column = divmod(place, COLUMNS)
            painter.drawPixmap(column * cell.width(), row * cell.height(), picture)
        left = 8.0
        for label in labels:
            painter.drawPixmap(left, rows * cell.height() + 8, label)
            left += label.deviceIndependentSize().width() + 2
    sheet.save(chosen.file)
    application.quit()


if __name__ == "__main__":
    main()
