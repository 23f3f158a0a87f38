"""The table as a graphics scene: it moves its items from one picture to the next."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, QSizeF, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from preferans_qt.game.cards import Card
from preferans_qt.game.deal import Seating
from preferans_qt.game.seats import Seat
from preferans_qt.ui.table.banner import BannerContent, BannerItem
from preferans_qt.ui.table.cloth import cloth_picture
from preferans_qt.ui.table.deck import Deck
from preferans_qt.ui.table.items import CardItem
from preferans_qt.ui.table.layout import CardKey, Spot, TableLayout
from preferans_qt.ui.table.picture import Picture
from preferans_qt.ui.table.plate_item import PlateContent, PlateItem
from preferans_qt.ui.theme import Cloth, Theme


class TableScene(QGraphicsScene):
    """Cards, plates and banner. It knows no rules: it shows pictures."""

    def __init__(self, theme: Theme, deck: Deck) -> None:
        super().__init__()
        self._theme = theme
        self._deck = deck
        self._size = QSizeF(900, 640)
        self._picture: Picture | None = None
        self._cloth: tuple[tuple[Cloth, QSizeF, float], QPixmap] | None = None
        self._layout = TableLayout(self._size, Seating(players=3, dealer=0), 0)
        self._cards: dict[CardKey, CardItem] = {}
        self._leaving: list[CardItem] = []
        self._plates: list[PlateItem] = []
        self._banner = BannerItem(theme)
        self.addItem(self._banner)
        self._moves: list[tuple[CardItem, QPointF, QPointF]] = []
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._move)
        self._animation.finished.connect(self._arrive)

    @property
    def table_layout(self) -> TableLayout:
        """The geometry in force."""
        return self._layout

    @property
    def picture(self) -> Picture | None:
        """The picture shown, or on its way."""
        return self._picture

    def set_look(self, theme: Theme, deck: Deck) -> None:
        """Another theme or deck, at once."""
        self._theme, self._deck = theme, deck
        self._banner.set_theme(theme)
        for plate in self._plates:
            plate.set_theme(theme)
        for item in (*self._cards.values(), *self._leaving):
            item.dress(deck, theme)
        self.invalidate(self.sceneRect())  # the cloth is kept by the views

    def set_size(self, size: QSizeF) -> None:
        """Lay the table out for a view of this size."""
        self._size = size
        self.setSceneRect(QRectF(QPointF(), size))
        self._lay_out(self._layout.seating, self._layout.viewer)
        self.show_again()

    def show_again(self) -> None:
        """Put every card of the picture back into its place."""
        if self._picture is not None:
            self.show_picture(self._picture)

    def _lay_out(self, seating: Seating, viewer: Seat) -> None:
        self._layout = TableLayout(self._size, seating, viewer)
        while len(self._plates) < seating.players:
            plate = PlateItem(self._theme)
            self._plates.append(plate)
            self.addItem(plate)
        while len(self._plates) > seating.players:
            self.removeItem(self._plates.pop())
        for seat, plate in enumerate(self._plates):
            plate.set_rect(self._layout.plate_rect(seat))
        self._banner.set_rect(self._layout.banner_rect())

    def set_plates(self, contents: Sequence[PlateContent]) -> None:
        """What the plates show, one content a seat."""
        for plate, content in zip(self._plates, contents, strict=True):
            plate.set_content(content)

    def plate(self, seat: Seat) -> PlateItem:
        """A seat's plate."""
        return self._plates[seat]

    def plate_contents(self) -> list[PlateContent]:
        """What the plates show, by seat."""
        return [plate.content for plate in self._plates]

    def set_thinking_phase(self, phase: float) -> None:
        """Move the thin line on the plate of a bot at work; 0 to 1 is there and back."""
        for plate in self._plates:
            plate.set_phase(phase)

    def set_banner(self, content: BannerContent) -> None:
        """What the banner shows."""
        self._banner.set_content(content)

    @property
    def banner(self) -> BannerContent:
        """What the banner shows."""
        return self._banner.content

    def card_item(self, card: Card) -> CardItem | None:
        """The item that shows a card's face, if it lies on the table."""
        return self._cards.get(CardKey(card))

    def card_items(self) -> list[CardItem]:
        """The items of all cards of the picture."""
        return list(self._cards.values())

    def mark_cards(
        self, *, raised: Collection[Card], cursor: Card | None, dimmed: Collection[Card]
    ) -> None:
        """Show which cards are chosen, under the cursor, and not to be played now."""
        for key, item in self._cards.items():
            item.set_marks(
                raised=key.card in raised,
                focused=cursor is not None and key.card == cursor,
                dimmed=key.card in dimmed,
            )

    def show_picture(self, picture: Picture, duration: int = 0) -> None:
        """Go to another picture in ``duration`` milliseconds."""
        self.skip()
        before, self._picture = self._picture, picture
        table = (picture.seating, picture.viewer)
        if table != (self._layout.seating, self._layout.viewer) or not self._plates:
            self._lay_out(*table)
        spots, exposed = self._layout.spots(picture), picture.exposed
        old = self._cards
        self._cards = {key: old.pop(key) for key in spots if key in old}
        for key, spot in spots.items():
            if key not in self._cards:
                self._cards[key] = self._item_for(key, spot, picture, old)
            self._cards[key].lie_at(spot)
            resting = spot.owner is not None and spot.owner == picture.seating.resting
            self._cards[key].set_resting(resting)
            self._cards[key].set_exposed(spot.owner is not None and key.card in exposed)
        self._moves = [(item, item.pos(), spots[key].centre) for key, item in self._cards.items()]
        self._leaving = list(old.values())
        target = self._layout.origin(_gaining_seat(before, picture))
        self._moves += [(item, item.pos(), target) for item in self._leaving]
        if duration > 0:
            self._animation.setDuration(duration)
            self._animation.start()
        else:
            self._arrive()

    def _item_for(
        self, key: CardKey, spot: Spot, picture: Picture, free: dict[CardKey, CardItem]
    ) -> CardItem:
        """An item for a card that newly shows: a back that is turned, or one from the plate."""
        seats = {card: seat for seat, card in picture.trick}
        seat = spot.owner if key.card is None else seats.get(key.card, spot.owner)
        backs = [other for other in free if other.card is None and other.owner == seat]
        if key.card is not None and backs:
            item = free.pop(max(backs, key=lambda other: other.place))
            item.become(key)
            return item
        item = CardItem(self._deck, self._theme, key, spot)
        item.setPos(self._layout.talon_centre() if seat is None else self._layout.origin(seat))
        self.addItem(item)
        return item

    def is_moving(self) -> bool:
        """Whether cards are on their way."""
        return self._animation.state() == QVariantAnimation.State.Running

    def skip(self) -> None:
        """Let everything that moves arrive at once."""
        self._animation.stop()
        self._arrive()

    def _move(self, progress: float) -> None:
        for item, start, end in self._moves:
            item.setPos(start + (end - start) * progress)

    def _arrive(self) -> None:
        self._move(1.0)
        self._moves.clear()
        for item in self._leaving:
            self.removeItem(item)
        self._leaving.clear()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        ratio = painter.device().devicePixelRatioF()
        key = (self._theme.cloth, self._size, ratio)
        if self._cloth is None or self._cloth[0] != key:
            self._cloth = key, cloth_picture(self._theme.cloth, self._size.toSize(), ratio)
        painter.drawPixmap(0, 0, self._cloth[1])


def _gaining_seat(before: Picture | None, after: Picture) -> Seat:
    """Where cards that leave the table go: to whoever took the trick, else to the declarer."""
    if before is not None and len(before.places) == len(after.places):
        for seat, (old, new) in enumerate(zip(before.places, after.places, strict=True)):
            if new.tricks > old.tricks:
                return seat
    return after.viewer if after.declarer is None else after.declarer
