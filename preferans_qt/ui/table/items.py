"""A card as it lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from preferans_qt.game.cards import Card
from preferans_qt.ui.table import chips
from preferans_qt.ui.table.layout import CARD_ASPECT, RAISED, CardKey, Spot
from preferans_qt.ui.theme import SIZES, Theme

if TYPE_CHECKING:
    from preferans_qt.ui.table.deck import Deck

_SHADE_ALPHA = 96  # of a card that cannot be played, in 255
_SEAL = 0.24  # of the width: the sign on a card that lies exposed


class CardItem(QGraphicsItem):
    """One card, face or back, as a cached pixmap. Its origin is the centre of the card."""

    def __init__(self, deck: Deck, theme: Theme, key: CardKey, spot: Spot) -> None:
        super().__init__()
        self.key = key
        self.owner = spot.owner
        self._width = spot.width
        self._raised = False
        self._focused = False
        self._dimmed = False
        self._resting = False
        self._exposed = False
        self.dress(deck, theme)

    @property
    def card(self) -> Card | None:
        """The card whose face is seen; None for a back."""
        return self.key.card

    def dress(self, deck: Deck, theme: Theme) -> None:
        """Take the look of another deck or theme."""
        self._deck = deck
        self._focus_colour = theme.palette.focus
        self._seal, self._seal_ink = theme.palette.accent, theme.palette.accent_ink
        self._shade = QColor(theme.cards.shadow)
        self._shade.setAlpha(_SHADE_ALPHA)
        self.update()

    def become(self, key: CardKey) -> None:
        """Be another card from now on: a back is turned."""
        self.key = key
        self.update()

    def lie_at(self, spot: Spot) -> None:
        """Take size, owner and order of painting from a spot; the scene moves the item there."""
        self.owner = spot.owner
        self.setZValue(spot.order)
        if spot.width != self._width:
            self.prepareGeometryChange()
            self._width = spot.width

    def set_marks(self, *, raised: bool, focused: bool, dimmed: bool) -> None:
        """How it shows that it is chosen, under the keyboard cursor, or not to be played."""
        if (raised, focused, dimmed) != (self._raised, self._focused, self._dimmed):
            self._raised, self._focused, self._dimmed = raised, focused, dimmed
            self.update()

    def set_resting(self, resting: bool) -> None:
        """Whether its hand is out of play."""
        if resting != self._resting:
            self._resting = resting
            self.update()

    def set_exposed(self, exposed: bool) -> None:
        """Whether it lies face up for all and must be played as soon as it may (E4.1)."""
        if exposed != self._exposed:
            self._exposed = exposed
            self.update()

    @property
    def is_exposed(self) -> bool:
        """Whether it is shown as one that must be played as soon as it may."""
        return self._exposed

    @property
    def is_shaded(self) -> bool:
        """Whether it is shown as one that cannot be played."""
        return self._dimmed or self._resting

    @property
    def marks(self) -> tuple[bool, bool, bool]:
        """Whether it is shown as chosen, under the keyboard cursor, and not to be played."""
        return self._raised, self._focused, self._dimmed

    def _resting_rect(self) -> QRectF:
        height = self._width * CARD_ASPECT
        return QRectF(-self._width / 2, -height / 2, self._width, height)

    def face_rect(self) -> QRectF:
        """The card's own outline around its centre, without shadow, risen when chosen."""
        part = RAISED if self._raised else RAISED / 3 if self._focused else 0.0
        return self._resting_rect().translated(0, -part * self._width * CARD_ASPECT)

    def boundingRect(self) -> QRectF:
        reach = 0.12 * self._width  # of shadow and focus ring
        rise = RAISED * self._width * CARD_ASPECT
        return self._resting_rect().adjusted(-reach, -reach - rise, reach, reach)

    def shape(self) -> QPainterPath:
        """Where it can be hit: a risen card also where it lay before."""
        path = QPainterPath()
        path.addRect(self.face_rect().united(self._resting_rect()))
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        pixmap = self._pixmap(painter.device().devicePixelRatioF())
        rect = self.face_rect()
        size = pixmap.deviceIndependentSize()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(rect.center() - QPointF(size.width() / 2, size.height() / 2), pixmap)
        radius = SIZES.card_corner * self._width
        if self.is_shaded:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._shade)
            painter.drawRoundedRect(rect, radius, radius)
        if self._exposed:
            self._paint_seal(painter, rect)
        if self._focused:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._focus_colour, SIZES.focus_ring + 1))
            painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), radius, radius)

    def _paint_seal(self, painter: QPainter, rect: QRectF) -> None:
        """An eye on the strip that is seen of every card of a hand: all know this card."""
        side = _SEAL * self._width
        place = QRectF(rect.left() + side / 4, rect.bottom() - 5 * side / 4, side, side)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._seal)
        painter.drawEllipse(place)
        eye = place.adjusted(side / 5, side / 5, -side / 5, -side / 5)
        scale = QTransform(eye.width(), 0, 0, eye.height(), eye.left(), eye.top())
        painter.fillPath(scale.map(chips.sign("seen")), self._seal_ink)

    def _pixmap(self, ratio: float) -> QPixmap:
        if self.card is None:
            return self._deck.back(self._width, ratio)
        return self._deck.face(self.card, self._width, ratio)
