"""Where everything lies on the table: pure geometry from the size of the view and a picture.

Lengths are device-independent pixels. The person sits at the bottom; seats follow clockwise, so
the next seat is on the left and the last one on the right.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF

from preferans_qt.game.cards import Card, rank_of, suit_of
from preferans_qt.game.deal import Seating
from preferans_qt.game.seats import Seat
from preferans_qt.ui.table.picture import Picture
from preferans_qt.ui.theme import SIZES

CARD_ASPECT = SIZES.card_aspect
RAISED = SIZES.card_rise  # how far a chosen card rises, as part of its height
SUIT_PLACES = (0, 2, 1, 3)  # spades, diamonds, clubs, hearts: colours alternate
MARGIN = 12.0
GAP = MARGIN / 2
PLATE_HEIGHT = float(SIZES.plate_height)
BANNER_HEIGHT = float(SIZES.banner_height)
OWN_STRIP = 36.0  # of each card in the person's own hand, what is seen at least
OTHER_STRIP = 20.0  # of each card in another's open hand
BACK_STEP = 0.20  # from card to card of a closed hand, in card widths
TALON_STEP = 1.08  # the same of the talon


class Side(Enum):
    """Where a seat is, as the person at the bottom sees it."""

    BOTTOM = 0
    LEFT = 1
    TOP = 2
    RIGHT = 3


# Which card of a trick lies over which: the upper left corner of each is seen
_TRICK_ORDER = {Side.TOP: 0, Side.LEFT: 1, Side.RIGHT: 2, Side.BOTTOM: 3}


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
        """The room that the card takes."""
        size = QSizeF(self.width, self.width * CARD_ASPECT)
        return QRectF(self.centre - QPointF(size.width() / 2, size.height() / 2), size)


class TableLayout:
    """The table at one size and in one seating.

    Above stand the plates of the others, below them their hands in one row; the person's own hand
    lies at the lower edge, his plate above it on the left, and the trick between. The talon lies
    in the row of the others, before the sitting dealer when there is one: he has no hand. When the
    person himself sits out, there are three other hands; once two of them are open, or he plays one
    of them, the one at the top has a row alone.
    """

    def __init__(self, size: QSizeF, seating: Seating, viewer: Seat) -> None:
        self.size = size
        self.seating = seating
        self.viewer = viewer

    def side(self, seat: Seat) -> Side:
        """Where a seat is."""
        return side_of(seat, self.viewer, self.seating.players)

    @cached_property
    def card_width(self) -> float:
        """The width of a card in the person's own hand; twelve show OWN_STRIP of each."""
        by_height = min(max(0.23 * self.size.height(), 92.0), 300.0) / CARD_ASPECT
        by_width = self.size.width() - 2 * MARGIN - 11 * OWN_STRIP
        return float(int(max(48.0, min(by_height, by_width))))

    @cached_property
    def other_card_width(self) -> float:
        """The width of a card in another hand and of the talon."""
        row = 2 * (1 + 9 * BACK_STEP) + 1 + TALON_STEP  # two hands of backs and the talon
        by_width = (self.size.width() - 4 * MARGIN) / row
        return float(int(min(0.74 * self.card_width, by_width)))

    @cached_property
    def plate_width(self) -> float:
        """The width of every plate; the upper ones fit side by side."""
        players = self.seating.players
        room = (self.size.width() - players * MARGIN) / (players - 1)
        return min(max(0.25 * self.size.width(), 184.0), 260.0, room)

    @property
    def _person_plays(self) -> bool:
        return self.seating.sitting_dealer != self.viewer

    @property
    def _other_height(self) -> float:
        return self.other_card_width * CARD_ASPECT

    @property
    def _plates_bottom(self) -> float:
        return MARGIN + PLATE_HEIGHT

    @property
    def _others_top(self) -> float:
        """The upper edge of the others' hands: below the plates, and the banner if it is there."""
        if self.seating.players == 3:
            return self._plates_bottom + GAP
        return self._plates_bottom + GAP + BANNER_HEIGHT + GAP

    @property
    def _lower_row_top(self) -> float:
        """The upper edge of the lowest row of others' hands there may be."""
        if self._person_plays:
            return self._others_top
        return self._others_top + self._other_height + GAP

    def hand_top(self) -> float:
        """The upper edge of the person's own hand, with chosen cards risen."""
        height = self.card_width * CARD_ASPECT
        return self.size.height() - MARGIN - height * (1 + RAISED)

    @property
    def _middle_bottom(self) -> float:
        """The lower edge of what is not the person's own hand."""
        return self.hand_top() - GAP if self._person_plays else self.size.height() - MARGIN

    def plate_rect(self, seat: Seat) -> QRectF:
        """Where a seat's plate stands."""
        width = self.plate_width
        corner = {
            Side.BOTTOM: QPointF(MARGIN, self._middle_bottom - PLATE_HEIGHT),
            Side.LEFT: QPointF(MARGIN, MARGIN),
            Side.TOP: QPointF((self.size.width() - width) / 2, MARGIN),
            Side.RIGHT: QPointF(self.size.width() - MARGIN - width, MARGIN),
        }[self.side(seat)]
        return QRectF(corner, QSizeF(width, PLATE_HEIGHT))

    def banner_rect(self) -> QRectF:
        """Where the contract stands: between the upper plates, with four players below them."""
        if self.seating.players == 3:
            free, top = self.size.width() - 2 * (2 * MARGIN + self.plate_width), MARGIN
        else:
            free, top = self.size.width() - 2 * MARGIN, self._plates_bottom + GAP
        width = min(free, 420.0)
        return QRectF((self.size.width() - width) / 2, top, width, BANNER_HEIGHT)

    def panel_area(self) -> QRectF:
        """The room for decision panels: clear of all plates and of the own hand."""
        plate = self.plate_rect(self.viewer)
        corner = QPointF(plate.right() + MARGIN, self._others_top)
        return QRectF(corner, QPointF(self.size.width() - MARGIN, self._middle_bottom))

    def watch_area(self) -> QRectF:
        """The room for the choice of a pace: above the person's own plate."""
        plate = self.plate_rect(self.viewer)
        return QRectF(QPointF(plate.left(), self._others_top), plate.topRight() - QPointF(0, GAP))

    def origin(self, seat: Seat) -> QPointF:
        """Where a seat's cards come from and its tricks go to."""
        return self.plate_rect(seat).center()

    @cached_property
    def _trick(self) -> tuple[QPointF, float]:
        """The middle of the trick and the width of its cards, which leave every hand alone."""
        above = 0.56 if self.seating.players == 3 else 0.92  # of a card's height, over the middle
        below = 0.80
        top = self._lower_row_top + self._other_height + GAP
        room = self._middle_bottom - top
        left = self.plate_rect(self.viewer).right() + GAP
        by_width = (self.size.width() - MARGIN - left) / 3
        by_height = room / (above + below) / CARD_ASPECT
        width = float(int(min(0.92 * self.card_width, by_width, by_height)))
        middle = top + (room + (above - below) * width * CARD_ASPECT) / 2
        return QPointF(max(self.size.width() / 2, left + 1.5 * width), middle), width

    def trick_centre(self) -> QPointF:
        """The middle of the trick."""
        return self._trick[0]

    def trick_spot(self, seat: Seat) -> Spot:
        """A played card before its seat."""
        centre, width = self._trick
        height = width * CARD_ASPECT
        side = self.side(seat)
        offset = {
            Side.BOTTOM: QPointF(0, 0.30 * height),
            Side.LEFT: QPointF(-1.0 * width, -0.06 * height),
            Side.TOP: QPointF(0, -0.42 * height),
            Side.RIGHT: QPointF(1.0 * width, -0.06 * height),
        }[side]
        return Spot(centre + offset, width, 200 + _TRICK_ORDER[side], None)

    def spots(self, picture: Picture) -> dict[CardKey, Spot]:
        """Every card of a picture with its place."""
        spots = self._own_spots(picture) | self._other_spots(picture)
        for seat, card in picture.trick:
            spots[CardKey(card)] = self.trick_spot(seat)
        return spots

    def _own_spots(self, picture: Picture) -> dict[CardKey, Spot]:
        """The person's own hand, in one row."""
        keys = _keys(picture, self.viewer)
        width = self.card_width
        room = self.size.width() - 2 * MARGIN
        others = max(len(keys) - 1, 11 if len(keys) > 10 else 9)  # so that a hand stays in place
        step = min(0.70 * width, (room - width) / others)
        left = (self.size.width() - _length(len(keys), width, step)) / 2
        top = self.size.height() - MARGIN - width * CARD_ASPECT
        return _row(keys, QPointF(left, top), width, step, 300, self.viewer)

    def _other_spots(self, picture: Picture) -> dict[CardKey, Spot]:
        """The hands of the others and the talon, side by side."""
        width = self.other_card_width
        talon = _talon_keys(picture)
        lengths: dict[Side, float] = {}
        if talon:
            lengths[self._talon_side] = _length(len(talon), width, TALON_STEP * width)
        hands = {
            seat: keys
            for seat in range(self.seating.players)
            if seat != self.viewer and (keys := _keys(picture, seat))
        }
        beside = sum(lengths.values()) + MARGIN if talon and self._person_plays else 0.0
        raised: set[Side] = set() if self._fit_one_row(picture, hands) else {Side.TOP}
        steps = self._hand_steps(picture, hands, beside, raised)
        for seat, keys in hands.items():
            lengths[self.side(seat)] = _length(len(keys), width, steps[seat])
        edges = self._left_edges(lengths, raised)
        spots: dict[CardKey, Spot] = {}
        for seat, keys in hands.items():
            side = self.side(seat)
            top = self._lower_row_top if raised and side not in raised else self._others_top
            spots |= _row(keys, QPointF(edges[side], top), width, steps[seat], 100, seat)
        if talon:
            corner = QPointF(edges[self._talon_side], self._talon_top)
            spots |= _row(talon, corner, width, TALON_STEP * width, 50, None)
        return spots

    def _fit_one_row(self, picture: Picture, hands: Mapping[Seat, Sequence[CardKey]]) -> bool:
        """Whether all hands lie side by side.

        Three do while no more than one of them is open, and none is the person's to play.
        """
        if self._person_plays:
            return True
        if any(picture.player_of(seat) == self.viewer for seat in hands):
            return False
        width = self.other_card_width
        opened = [seat for seat in hands if picture.places[seat].cards]
        lengths = [
            _length(max(len(keys), 10), width, OTHER_STRIP if seat in opened else BACK_STEP * width)
            for seat, keys in hands.items()
        ]
        return len(opened) < 2 and sum(lengths) + 4 * MARGIN <= self.size.width()

    def _hand_steps(
        self,
        picture: Picture,
        hands: Mapping[Seat, Sequence[CardKey]],
        beside: float,
        raised: Collection[Side],
    ) -> dict[Seat, float]:
        """From card to card in each hand: what the hands, and a length ``beside`` them, leave.

        Hands in a row share its width, but a ``raised`` one has a row to itself.
        """
        width, whole = self.other_card_width, self.size.width() - MARGIN
        closed_step = BACK_STEP * width
        opened = {seat for seat in hands if picture.places[seat].cards}
        in_row = {seat for seat in opened if self.side(seat) not in raised}
        for seat, keys in hands.items():
            if seat not in opened and self.side(seat) not in raised:
                beside += _length(len(keys), width, closed_step) + MARGIN
        steps = dict.fromkeys(hands, closed_step)
        for seat in opened:
            room = (whole - beside) / len(in_row) if seat in in_row else whole
            step = (room - MARGIN - width) / max(len(hands[seat]) - 1, 1)
            steps[seat] = max(min(0.62 * width, step), OTHER_STRIP)
        return steps

    @property
    def _talon_side(self) -> Side:
        dealer = self.seating.sitting_dealer
        return Side.TOP if dealer is None else self.side(dealer)

    @property
    def _talon_top(self) -> float:
        if self._person_plays:
            return self._others_top
        return self._middle_bottom - self._other_height

    def talon_centre(self) -> QPointF:
        """The middle of a talon of two cards."""
        length = _length(2, self.other_card_width, TALON_STEP * self.other_card_width)
        left = self._left_edges({self._talon_side: length})[self._talon_side]
        return QPointF(left + length / 2, self._talon_top + self._other_height / 2)

    def _left_edges(
        self, lengths: Mapping[Side, float], raised: Collection[Side] = ()
    ) -> dict[Side, float]:
        """Where things of these lengths begin, so that what is at the top clears its neighbours.

        What is ``raised`` lies above them.
        """
        width = self.size.width()
        edges = {Side.LEFT: MARGIN}
        for side in (Side.RIGHT, Side.BOTTOM):  # at the bottom: the talon of a person who sits out
            edges[side] = width - MARGIN - lengths.get(side, 0.0)
        if Side.TOP in lengths:
            least, most = MARGIN, width - MARGIN
            if Side.TOP not in raised:
                least += lengths[Side.LEFT] + MARGIN if Side.LEFT in lengths else 0.0
                most -= lengths[Side.RIGHT] + MARGIN if Side.RIGHT in lengths else 0.0
            length = lengths[Side.TOP]
            edges[Side.TOP] = max(least, min((width - length) / 2, most - length))
        return edges


def _keys(picture: Picture, seat: Seat) -> list[CardKey]:
    """A seat's cards as they lie from left to right; their faces, or else as many backs."""
    place = picture.places[seat]
    faces = [CardKey(card) for card in hand_order(place.cards)]
    return faces + [CardKey(None, seat, index) for index in range(place.backs)]


def _talon_keys(picture: Picture) -> list[CardKey]:
    """The talon, a turned card of it on the left of what is still hidden.

    A card that the sitting dealer has led lies in the trick.
    """
    apart = [picture.turned] if picture.turned is not None and not picture.dealer_has_led else []
    lying = (*apart, *picture.talon)
    return [
        CardKey(None, None, index) if card is None else CardKey(card)
        for index, card in enumerate(lying)
    ]


def _length(number: int, width: float, step: float) -> float:
    """How long a row of cards is."""
    return width + step * (number - 1) if number else 0.0


def _row(
    keys: Sequence[CardKey],
    corner: QPointF,
    width: float,
    step: float,
    order: float,
    owner: Seat | None,
) -> dict[CardKey, Spot]:
    """Cards side by side from their upper left corner on, each painted over the one before."""
    middle = corner + QPointF(width / 2, width * CARD_ASPECT / 2)
    return {
        key: Spot(middle + QPointF(place * step, 0), width, order + place, owner)
        for place, key in enumerate(keys)
    }
