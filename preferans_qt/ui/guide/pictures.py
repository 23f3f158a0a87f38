"""Cards in the pages of the guide: each row of cards is one picture with an address of its own."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from preferans_qt.game.cards import Card, card_text, parse_card
from preferans_qt.ui.table.deck import Deck

SCHEME = "cards"

_WIDTH = 50  # logical pixels of a card
_HAND_STEP = 31  # in a hand, where the next card covers the rest
_TRICK_STEP = 60
_RISE = 12
_MOST_IN_A_TRICK = 4


def cards_markdown(cards: Sequence[Card], raised: Collection[Card] = ()) -> str:
    """A row of cards as an image in Markdown; the ``raised`` ones stand a little higher."""
    texts = [card_text(card) for card in cards]
    address = f"{SCHEME}:{'.'.join(texts)}"
    if raised:
        address += "/" + ".".join(card_text(card) for card in cards if card in raised)
    return f"![{' '.join(texts)}]({address})"


def cards_picture(path: str, deck: Deck, device_pixel_ratio: float) -> QPixmap:
    """The picture at an address of `cards_markdown`, given without its scheme."""
    row, _, up = path.partition("/")
    cards = [parse_card(text) for text in row.split(".")]
    raised = {parse_card(text) for text in up.split(".") if text}
    step = _TRICK_STEP if len(cards) <= _MOST_IN_A_TRICK else _HAND_STEP
    margin = Deck.margin(_WIDTH)
    size = QSizeF(
        step * (len(cards) - 1) + _WIDTH + 2 * margin,
        Deck.height(_WIDTH) + 2 * margin + (_RISE if raised else 0),
    )
    picture = QPixmap((size * device_pixel_ratio).toSize())
    picture.setDevicePixelRatio(device_pixel_ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        for place, card in enumerate(cards):
            face = deck.face(card, _WIDTH, device_pixel_ratio)
            down = 0 if card in raised or not raised else _RISE
            painter.drawPixmap(QPointF(place * step, down), face)
    return picture
