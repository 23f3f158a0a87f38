"""Small pictures of what can be chosen: cards on a cloth, a scrap of cloth, the back of a card."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from preferans_qt.game.cards import parse_card
from preferans_qt.ui.table.deck import Deck, DeckStyle
from preferans_qt.ui.theme import SIZES, Cloth, Theme, theme_for

SWATCH = QSize(72, 44)
BACK_WIDTH = 44

# A court card, a ten, an ace and a small card, one of each suit
_SHOWN = tuple(parse_card(text) for text in ("KH", "10S", "AD", "QC"))
_CARD_WIDTH = 92
_STEP = 70


def cloth_of(theme: Theme, name: str) -> Cloth:
    """A cloth in the scheme of a theme."""
    return theme_for("dark" if theme.dark else "light", name).cloth


def paint_cloth(painter: QPainter, cloth: Cloth, area: QRectF) -> None:
    """Fill an area with a cloth, lighter in the middle, its corners rounded."""
    gradient = QRadialGradient(area.center(), max(area.width(), area.height()) * 0.7)
    for position, colour in cloth.stops:
        gradient.setColorAt(position, colour)
    path = QPainterPath()
    path.addRoundedRect(area, SIZES.radius, SIZES.radius)
    painter.fillPath(path, gradient)


def cloth_icon(theme: Theme, name: str, device_pixel_ratio: float) -> QIcon:
    """A scrap of a cloth."""
    pixmap = QPixmap(SWATCH * device_pixel_ratio)
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(0.5, 0.5, SWATCH.width() - 1, SWATCH.height() - 1)
        paint_cloth(painter, cloth_of(theme, name), area)
        painter.setPen(QPen(theme.palette.line, 1))
        painter.drawRoundedRect(area, SIZES.radius, SIZES.radius)
    return QIcon(pixmap)


def back_icon(theme: Theme, name: str, device_pixel_ratio: float) -> QIcon:
    """The back of a card."""
    return QIcon(Deck(DeckStyle(back=name), theme.cards).back(BACK_WIDTH, device_pixel_ratio))


class DeckPreview(QWidget):
    """Four cards and a back on the cloth, as they will look on the table."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._style = DeckStyle()
        self._cloth = theme.cloth
        self._deck = Deck(self._style, theme.cards)
        self.setFixedHeight(round(Deck.height(_CARD_WIDTH)) + 2 * SIZES.margin)
        self.setMinimumWidth(_STEP * len(_SHOWN) + 2 * _CARD_WIDTH)

    def show_look(self, theme: Theme, style: DeckStyle, cloth: str) -> None:
        """Show cards in a style on a cloth."""
        self._theme, self._style, self._cloth = theme, style, cloth_of(theme, cloth)
        self._deck = Deck(style, theme.cards)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        margin = Deck.margin(_CARD_WIDTH)
        width = _STEP * (len(_SHOWN) - 1) + 2 * _CARD_WIDTH + SIZES.margin
        left, top = (self.width() - width) / 2, SIZES.margin
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_cloth(painter, self._cloth, QRectF(self.rect()))
            for place, card in enumerate(_SHOWN):
                picture = self._deck.face(card, _CARD_WIDTH, ratio)
                painter.drawPixmap(QPointF(left + place * _STEP - margin, top - margin), picture)
            back = QPointF(left + width - _CARD_WIDTH - margin, top - margin)
            painter.drawPixmap(back, self._deck.back(_CARD_WIDTH, ratio))
