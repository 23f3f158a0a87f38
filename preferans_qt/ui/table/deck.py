"""Card faces and backs as pixmaps: rendered once per card, size, pixel ratio and style, then kept.

Shadow, rounded corners and edge are part of the picture, so that moving a card costs one blit.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from preferans_qt.game.cards import RANK_NAMES, Card, card_text, rank_of, suit_of
from preferans_qt.ui.drawings import drawing
from preferans_qt.ui.marks import lettering, suit_path
from preferans_qt.ui.theme import SIZES, CardColours

BACKS = ("lattice", "rays", "scales", "chevrons")

# Letters of jack, queen, king and ace
INDICES = {
    "english": ("J", "Q", "K", "A"),
    "russian": ("В", "Д", "К", "Т"),
    "swedish": ("Kn", "D", "K", "E"),
    "polish": ("W", "D", "K", "A"),
    "french": ("J", "D", "R", "A"),
}
_NUMBERS = RANK_NAMES[:4]
_COURTS = range(4, 7)  # ranks

# Cards are drawn 250 units wide and 350 high; all places below are in these units.
_UNITS = 250.0
_CARD = QRectF(0, 0, _UNITS, _UNITS * SIZES.card_aspect)
_SHADOW_REACH, _SHADOW_DROP, _SHADOW_LAYERS, _SHADOW_ALPHA = 14.0, 4.0, 7, 0.055

_CACHE_BYTES = 64 * 1024 * 1024


@dataclass(frozen=True)
class DeckStyle:
    """How cards look: a back (BACKS), index letters (INDICES), colours and size of the index."""

    back: str = "lattice"
    indices: str = "english"
    four_colour: bool = False
    large_index: bool = False


@dataclass(frozen=True)
class _IndexLayout:
    """Where the index stands: its middle line, and heights of letter and suit sign."""

    middle: float
    letter_top: float
    letter_height: float
    width_most: float
    suit_top: float
    suit_height: float


_NORMAL_INDEX = _IndexLayout(25, 13, 46, 35, 67, 30)
_LARGE_INDEX = _IndexLayout(49, 16, 100, 76, 126, 62)
_LARGE_PIP = QRectF(96, 190, 136, 136)
_LARGE_PORTRAIT = QRectF(86, 192, 152, 146)


def index_text(card: Card, indices: str) -> str:
    """The index of a card 0..31 in one of the sets INDICES, such as "10" or "Kn"."""
    return (*_NUMBERS, *INDICES[indices])[rank_of(card)]


class Deck:
    """The pictures of one deck in one style. Use it from the thread of the window only.

    A picture is larger than its card by `margin(width)` on each side, where the shadow falls.
    When the pictures take more than `cache_bytes`, those not asked for longest are dropped.
    """

    def __init__(
        self, style: DeckStyle, colours: CardColours, cache_bytes: int = _CACHE_BYTES
    ) -> None:
        self.style = style
        self._colours = colours
        self._suit_colours = colours.suit_colours(style.four_colour)
        self._pictures: OrderedDict[tuple[object, float, float], QPixmap] = OrderedDict()
        self._cache_bytes = cache_bytes
        self._bytes = 0

    @staticmethod
    def height(width: float) -> float:
        """The height of a card of this width."""
        return width * SIZES.card_aspect

    @staticmethod
    def margin(width: float) -> int:
        """Logical pixels by which a picture exceeds a card of this width on each side."""
        return ceil((_SHADOW_REACH + _SHADOW_DROP) * width / _UNITS)

    def face(self, card: Card, width: float, device_pixel_ratio: float = 1.0) -> QPixmap:
        """The face of a card 0..31, `width` logical pixels wide (without the margin)."""

        def render() -> QPixmap:
            return self._picture(width, device_pixel_ratio, lambda p: self._paint_face(p, card))

        return self._kept((card, width, device_pixel_ratio), render)

    def back(self, width: float, device_pixel_ratio: float = 1.0) -> QPixmap:
        """The back of a card, `width` logical pixels wide (without the margin)."""
        path = f":/cards/back-{self.style.back}.svg"

        def paint(painter: QPainter) -> None:
            drawing(path, self._colours.border).render(painter, _CARD)

        def render() -> QPixmap:
            return self._picture(width, device_pixel_ratio, paint)

        return self._kept(("back", width, device_pixel_ratio), render)

    def label(self, card: Card, height: float, device_pixel_ratio: float = 1.0) -> QPixmap:
        """Index and suit side by side on a scrap of card, for a log or a list of tricks."""

        def render() -> QPixmap:
            return self._paint_label(card, height, device_pixel_ratio)

        return self._kept((("label", card), height, device_pixel_ratio), render)

    def _kept(self, key: tuple[object, float, float], render: Callable[[], QPixmap]) -> QPixmap:
        if key in self._pictures:
            self._pictures.move_to_end(key)
            return self._pictures[key]
        picture = self._pictures[key] = render()
        self._bytes += _bytes_of(picture)
        while self._bytes > self._cache_bytes and len(self._pictures) > 1:
            _, dropped = self._pictures.popitem(last=False)
            self._bytes -= _bytes_of(dropped)
        return picture

    def _picture(
        self, width: float, device_pixel_ratio: float, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        # Whole device pixels, so that straight edges are sharp at fractional ratios too.
        margin = round(self.margin(width) * device_pixel_ratio)
        across = round(width * device_pixel_ratio)
        down = round(self.height(width) * device_pixel_ratio)
        pixmap = QPixmap(across + 2 * margin, down + 2 * margin)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(margin, margin)
            painter.scale(across / _UNITS, down / _CARD.height())
            self._paint_shadow(painter)
            painter.fillPath(_outline(_CARD), self._colours.face)
            paint(painter)
            self._paint_edge(painter, _UNITS / across)
        pixmap.setDevicePixelRatio(device_pixel_ratio)
        return pixmap

    def _paint_shadow(self, painter: QPainter) -> None:
        colour = QColor(self._colours.shadow)
        colour.setAlphaF(_SHADOW_ALPHA)
        for layer in range(_SHADOW_LAYERS):
            grow = _SHADOW_REACH * (1 - 2 * layer / _SHADOW_LAYERS)
            area = _CARD.translated(0, _SHADOW_DROP).adjusted(-grow, -grow, grow, grow)
            painter.fillPath(_outline(area), colour)

    def _paint_edge(self, painter: QPainter, device_pixel: float) -> None:
        """A line one device pixel wide, just inside the outline."""
        inset = device_pixel / 2
        area = _CARD.adjusted(inset, inset, -inset, -inset)
        painter.strokePath(_outline(area), QPen(self._colours.border, device_pixel))

    def _paint_face(self, painter: QPainter, card: Card) -> None:
        if self.style.large_index:
            self._paint_large_centre(painter, card)
            self._paint_index(painter, card, _LARGE_INDEX)
            return
        drawing(f":/cards/{card_text(card)}.svg", self._colour(card)).render(painter, _CARD)
        for _ in range(2):
            self._paint_index(painter, card, _NORMAL_INDEX)
            painter.translate(_CARD.center())
            painter.rotate(180)
            painter.translate(-_CARD.center())

    def _paint_large_centre(self, painter: QPainter, card: Card) -> None:
        """A big suit sign, or the portrait of a court figure, right of and below the index."""
        if rank_of(card) in _COURTS:
            portrait = f":/cards/portrait-{card_text(card)}.svg"
            drawing(portrait, self._colour(card)).render(painter, _LARGE_PORTRAIT)
        else:
            self._paint_sign(painter, card, _LARGE_PIP)

    def _paint_index(self, painter: QPainter, card: Card, layout: _IndexLayout) -> None:
        letters = lettering(index_text(card, self.style.indices), layout.letter_height)
        bounds = letters.boundingRect()
        squeeze = min(1.0, layout.width_most / bounds.width())
        place = QTransform.fromTranslate(layout.middle, layout.letter_top)
        place.scale(squeeze, 1)
        place.translate(-bounds.center().x(), 0)
        painter.fillPath(place.map(letters), self._colour(card))
        size = layout.suit_height
        self._paint_sign(
            painter, card, QRectF(layout.middle - size / 2, layout.suit_top, size, size)
        )

    def _paint_sign(self, painter: QPainter, card: Card, area: QRectF) -> None:
        place = QTransform(area.width(), 0, 0, area.height(), area.x(), area.y())
        painter.fillPath(place.map(suit_path(suit_of(card))), self._colour(card))

    def _colour(self, card: Card) -> QColor:
        return self._suit_colours[suit_of(card)]

    def _paint_label(self, card: Card, height: float, device_pixel_ratio: float) -> QPixmap:
        inset, gap = height * 0.2, height * 0.1
        letters = lettering(index_text(card, self.style.indices), height - 2 * inset)
        letters_width = letters.boundingRect().width()
        sign = QRectF(inset + letters_width + gap, inset, height - 2 * inset, height - 2 * inset)
        pixmap = _blank(QSizeF(sign.right() + inset, height), device_pixel_ratio)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            scrap = QPainterPath()
            edge = QRectF(QPointF(), pixmap.deviceIndependentSize()).adjusted(0.5, 0.5, -0.5, -0.5)
            scrap.addRoundedRect(edge, height * 0.15, height * 0.15)
            painter.fillPath(scrap, self._colours.face)
            painter.strokePath(scrap, QPen(self._colours.border, 0))
            left = inset - letters.boundingRect().left()
            painter.fillPath(letters.translated(left, inset), self._colour(card))
            self._paint_sign(painter, card, sign)
        return pixmap


def _outline(area: QRectF) -> QPainterPath:
    corner = SIZES.card_corner * _UNITS + (area.width() - _UNITS) / 2
    path = QPainterPath()
    path.addRoundedRect(area, max(corner, 0), max(corner, 0))
    return path


def _blank(size: QSizeF, device_pixel_ratio: float) -> QPixmap:
    pixmap = QPixmap((size * device_pixel_ratio).toSize())
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
