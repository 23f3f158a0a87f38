"""Where everything lies on the table: pure geometry from the size of the view and a picture.

Lengths are device-independent pixels. The person sits at the bottom; seats follow clockwise, so
the next seat is on the left and the last one on the right.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF

from preferans_qt.game.cards import Card, rank_of, suit_of
from preferans_qt.game.seats import Seat
from preferans_qt.ui.table.picture import Picture

CARD_ASPECT = 7 / 5  # height by width
SUIT_PLACES = (0, 2, 1, 3)  # spades, diamonds, clubs, hearts: colours alternate
MARGIN = 12.0
PLATE_HEIGHT = 60.0
BANNER_HEIGHT = 40.0
RAISED = 0.16  # how far a chosen card rises, as part of its height


class Side(Enum):
    """Where a seat is, as the person at the bottom sees it."""

    BOTTOM = 0
    LEFT = 1
    TOP = 2
    RIGHT = 3


def side_of(seat: Seat, viewer: Seat, players: int) -> Side:
    """The side of the table a seat is on."""
    distance = (seat - viewer) % players
    if players == 3 and distance == 2:
        return Side.RIGHT
    return Side(distance)


def hand_order(cards: Sequence[Card]) -> list[Card]:
    """Cards as people sort them: by suit with alternating colours, highest on the left."""
    return sorted(cards, key=lambda card: (SUIT_PLACES[suit_of(card)], -rank_of(card)))


@dataclass(frozen=True, slots=True)
class CardKey:
    """What makes an item the same card from one picture to the next.

    ``card`` is None for a back; then ``owner`` (None for the talon) and ``place`` tell it apart.
    """

    card: Card | None
    owner: Seat | None = None
    place: int = 0


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one card lies: centre, width, order of painting, and whose it is.

    ``owner`` is the seat whose hand holds it, None in the middle of the table.
    """

    centre: QPointF
    width: float
    order: float
    owner: Seat | None

    def rect(self) -> QRectF:
        size = QSizeF(self.width, self.width * CARD_ASPECT)
        return QRectF(self.centre - QPointF(size.width() / 2, size.height() / 2), size)


class TableLayout:
    """The table at one size."""

    def __init__(self, size: QSizeF, players: int, viewer: Seat) -> None:
        self.size = size
        self.players = players
        self.viewer = viewer

    @cached_property
    def card_width(self) -> float:
        """The width of a card in the person's own hand; twelve fit with 36 px of each to see."""
        by_height = min(max(0.23 * self.size.height(), 92.0), 300.0) / CARD_ASPECT
        by_width = self.size.width() - 2 * MARGIN - 11 * 36.0
        return max(48.0, min(by_height, by_width))

    @cached_property
    def other_card_width(self) -> float:
        """The width of a card in another hand."""
        return 0.74 * self.card_width

    @cached_property
    def plate_width(self) -> float:
        return min(max(0.25 * self.size.width(), 184.0), 260.0)

    def side(self, seat: Seat) -> Side:
        return side_of(seat, self.viewer, self.players)

    def hand_top(self) -> float:
        """The upper edge of the person's own hand, with chosen cards risen."""
        height = self.card_width * CARD_ASPECT
        return self.size.height() - MARGIN - height * (1 + RAISED)

    def plate_rect(self, seat: Seat) -> QRectF:
        """Where a seat's plate stands."""
        width = self.plate_width
        match self.side(seat):
            case Side.BOTTOM:
                corner = QPointF(MARGIN, self.hand_top() - PLATE_HEIGHT - MARGIN / 2)
            case Side.LEFT:
                corner = QPointF(MARGIN, MARGIN)
            case Side.RIGHT:
                corner = QPointF(self.size.width() - MARGIN - width, MARGIN)
            case Side.TOP:
                corner = QPointF((self.size.width() - width) / 2, MARGIN + BANNER_HEIGHT + MARGIN)
        return QRectF(corner, QSizeF(width, PLATE_HEIGHT))

    def banner_rect(self) -> QRectF:
        """The strip between the upper plates where the contract stands."""
        free = self.size.width() - 2 * (2 * MARGIN + self.plate_width)
        width = min(max(free, 120.0), 420.0)
        return QRectF((self.size.width() - width) / 2, MARGIN, width, BANNER_HEIGHT)

    def panel_area(self) -> QRectF:
        """The room for decision panels: the middle of the table above the own hand."""
        top = MARGIN + BANNER_HEIGHT + MARGIN
        return QRectF(
            MARGIN, top, self.size.width() - 2 * MARGIN, self.hand_top() - top - MARGIN / 2
        )

    def trick_centre(self) -> QPointF:
        top = MARGIN + PLATE_HEIGHT + MARGIN + self.other_card_width * CARD_ASPECT
        return QPointF(self.size.width() / 2, (top + self.hand_top()) / 2)

    def talon_centre(self) -> QPointF:
        height = self.other_card_width * CARD_ASPECT
        return QPointF(self.size.width() / 2, MARGIN + BANNER_HEIGHT + MARGIN + height / 2)

    def origin(self, seat: Seat) -> QPointF:
        """Where a seat's cards come from and its tricks go to."""
        return self.plate_rect(seat).center()

    def trick_spot(self, seat: Seat, order: float) -> Spot:
        """A played card before its seat."""
        width = 0.92 * self.card_width
        height = width * CARD_ASPECT
        offset = {
            Side.BOTTOM: QPointF(0, 0.30 * height),
            Side.LEFT: QPointF(-1.0 * width, -0.06 * height),
            Side.TOP: QPointF(0, -0.42 * height),
            Side.RIGHT: QPointF(1.0 * width, -0.06 * height),
        }[self.side(seat)]
        return Spot(self.trick_centre() + offset, width, 200 + order, None)

    def hand_spots(self, seat: Seat, number: int, *, faces: bool) -> list[Spot]:
        """A row of ``number`` cards in a seat's hand, from left to right."""
        if not number:
            return []
        side = self.side(seat)
        own = side is Side.BOTTOM
        width = self.card_width if own else self.other_card_width
        height = width * CARD_ASPECT
        if own:
            room = self.size.width() - 2 * MARGIN
            step = min(0.70 * width, (room - width) / max(number - 1, 11 if number > 10 else 9))
            left = (self.size.width() - width - step * (number - 1)) / 2
            top = self.size.height() - MARGIN - height
        else:
            room = self._other_room(side)
            widest = 0.62 * width if faces else 0.20 * width
            step = min(widest, (room - width) / max(number - 1, 1))
            spread = width + step * (number - 1)
            top = MARGIN + PLATE_HEIGHT + MARGIN
            left = {
                Side.LEFT: MARGIN,
                Side.RIGHT: self.size.width() - MARGIN - spread,
                Side.TOP: (self.size.width() - spread) / 2,
            }[side]
            if side is Side.TOP:
                top += BANNER_HEIGHT + MARGIN
        return [
            Spot(
                QPointF(left + width / 2 + place * step, top + height / 2),
                width,
                (300 if own else 100) + place,
                seat,
            )
            for place in range(number)
        ]

    def _other_room(self, side: Side) -> float:
        """How wide another's hand may spread."""
        if side is Side.TOP:
            return self.size.width() / 2
        return self.size.width() / 2 - 2 * MARGIN

    def spots(self, picture: Picture) -> dict[CardKey, Spot]:
        """Every card of a picture with its place."""
        spots: dict[CardKey, Spot] = {}
        for seat, place in enumerate(picture.places):
            cards = hand_order(place.cards)
            faces = self.hand_spots(seat, len(cards), faces=True)
            spots |= {CardKey(card): spot for card, spot in zip(cards, faces, strict=True)}
            backs = self.hand_spots(seat, place.backs, faces=False)
            spots |= {CardKey(None, seat, index): spot for index, spot in enumerate(backs)}
        for order, (seat, card) in enumerate(picture.trick):
            spots[CardKey(card)] = self.trick_spot(seat, order)
        return spots | self._talon_spots(picture)

    def _talon_spots(self, picture: Picture) -> dict[CardKey, Spot]:
        """The talon, a turned card of it on the left of what is still hidden."""
        lying = picture.talon if picture.turned is None else (picture.turned, *picture.talon)
        width = self.other_card_width
        spots: dict[CardKey, Spot] = {}
        for index, card in enumerate(lying):
            shift = (index - (len(lying) - 1) / 2) * 1.08 * width
            key = CardKey(None, None, index) if card is None else CardKey(card)
            spots[key] = Spot(self.talon_centre() + QPointF(shift, 0), width, 50 + index, None)
        return spots
