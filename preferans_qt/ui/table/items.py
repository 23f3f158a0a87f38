"""The things that lie on the table: cards, plates of the players, and the banner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from preferans_qt.game.actions import Bid, HalfWhist, Here, Whist
from preferans_qt.game.cards import Card
from preferans_qt.game.contracts import Contract
from preferans_qt.game.seats import Seat
from preferans_qt.ui import marks
from preferans_qt.ui.table.layout import CARD_ASPECT, RAISED, CardKey
from preferans_qt.ui.table.picture import SaidCall
from preferans_qt.ui.theme import SIZES, Theme

if TYPE_CHECKING:
    from preferans_qt.ui.table.deck import Deck


class CardItem(QGraphicsItem):
    """One card, face or back, as a cached pixmap. Its origin is the centre of the card."""

    def __init__(self, deck: Deck, key: CardKey, owner: Seat | None, width: float) -> None:
        super().__init__()
        self.deck = deck
        self.key = key
        self.owner = owner
        self._width = width
        self.raised = False
        self.focused = False
        self.dimmed = False
        self.focus_colour = QColor()
        self.shade = QColor()
        self.setAcceptHoverEvents(True)

    @property
    def card(self) -> Card | None:
        return self.key.card

    def set_key(self, key: CardKey) -> None:
        """Become another card: a back is turned, say."""
        if key != self.key:
            self.key = key
            self.update()

    def set_card_width(self, width: float) -> None:
        if width != self._width:
            self.prepareGeometryChange()
            self._width = width

    def set_marks(self, *, raised: bool, focused: bool, dimmed: bool) -> None:
        """How it shows that it is chosen, under the keyboard cursor, or not to be played."""
        if (raised, focused, dimmed) != (self.raised, self.focused, self.dimmed):
            self.raised, self.focused, self.dimmed = raised, focused, dimmed
            self.update()

    def face_rect(self) -> QRectF:
        """The card's own outline around its centre, without shadow, risen when chosen."""
        height = self._width * CARD_ASPECT
        rise = (RAISED if self.raised else RAISED / 3 if self.focused else 0.0) * height
        return QRectF(-self._width / 2, -height / 2 - rise, self._width, height)

    def boundingRect(self) -> QRectF:
        reach = 0.12 * self._width
        height = self._width * CARD_ASPECT
        return QRectF(-self._width / 2, -height / 2, self._width, height).adjusted(
            -reach, -reach - RAISED * height, reach, reach
        )

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.face_rect())
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        ratio = painter.device().devicePixelRatioF()
        pixmap = self._pixmap(ratio)
        rect = self.face_rect()
        size = pixmap.deviceIndependentSize()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(rect.center() - QPointF(size.width() / 2, size.height() / 2), pixmap)
        radius = SIZES.card_corner * self._width
        if self.dimmed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.shade)
            painter.drawRoundedRect(rect, radius, radius)
        if self.focused:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.focus_colour, SIZES.focus_ring + 1))
            painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), radius, radius)

    def _pixmap(self, ratio: float) -> QPixmap:
        if self.card is None:
            return self.deck.back(self._width, ratio)
        return self.deck.face(self.card, self._width, ratio)


@dataclass(frozen=True, slots=True)
class PlateContent:
    """What a plate shows. ``chips`` are names of marks.CHIP_NAMES, each with a tooltip text."""

    name: str
    emblem: str
    chips: tuple[tuple[str, str], ...] = ()
    calls: tuple[SaidCall, ...] = ()
    pass_text: str = ""
    here_text: str = ""
    whist_text: str = ""
    half_text: str = ""
    misere_text: str = ""
    tricks: int = 0
    tricks_text: str = ""
    acting: bool = False
    thinking: bool = False
    sits_out: bool = False
    playing: bool = False


class PlateItem(QGraphicsItem):
    """A player's plate: emblem, name, chips; below them calls, or tricks while cards are played."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.content = PlateContent("", marks.EMBLEM_NAMES[0])
        self._rect = QRectF()
        self.phase = 0.0

    def set_rect(self, rect: QRectF) -> None:
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self._rect = QRectF(QPointF(), rect.size())

    def set_content(self, content: PlateContent) -> None:
        if content != self.content:
            self.content = content
            self.setToolTip("\n".join(text for _, text in content.chips))
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        content, palette = self.content, self.theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if content.sits_out and not content.acting:
            painter.setOpacity(0.6)
        painter.setPen(QPen(palette.line, 1))
        painter.setBrush(palette.plate)
        painter.drawRoundedRect(self._rect, SIZES.radius, SIZES.radius)
        if content.acting:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.cloth.glow, 3))
            painter.drawRoundedRect(self._rect.adjusted(-2, -2, 2, 2), SIZES.radius, SIZES.radius)
        self._paint_emblem(painter)
        self._paint_first_line(painter)
        self._paint_second_line(painter)
        if content.thinking:
            self._paint_progress(painter)

    def _paint_emblem(self, painter: QPainter) -> None:
        palette = self.theme.palette
        side = self._rect.height() - 20
        path = QTransform(side, 0, 0, side, 10, 10).map(marks.emblem_path(self.content.emblem))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.accent)
        painter.drawPath(path)

    def _text_left(self) -> float:
        return self._rect.height() - 2

    def _paint_first_line(self, painter: QPainter) -> None:
        palette = self.theme.palette
        right = self._rect.width() - 8
        chip = 18.0
        for name, _ in reversed(self.content.chips):
            right -= chip
            self._paint_chip(painter, name, QRectF(right, 7, chip, chip))
            right -= 4
        font = QFont(painter.font())
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(palette.plate_ink)
        left = self._text_left()
        room = right - left - 4
        name = QFontMetricsF(font).elidedText(self.content.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(
            QRectF(left, 5, room, 22),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            name,
        )

    def _paint_chip(self, painter: QPainter, name: str, rect: QRectF) -> None:
        palette = self.theme.palette
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.chip(name))
        painter.drawEllipse(rect)
        inner = rect.adjusted(3, 3, -3, -3)
        path = QTransform(inner.width(), 0, 0, inner.height(), inner.x(), inner.y()).map(
            marks.chip_path(name)
        )
        painter.setBrush(palette.chip_ink)
        painter.drawPath(path)

    def _paint_second_line(self, painter: QPainter) -> None:
        line = QRectF(self._text_left(), 30, self._rect.width() - self._text_left() - 8, 22)
        if self.content.playing:
            self._paint_tricks(painter, line)
        else:
            self._paint_calls(painter, line)

    def _paint_tricks(self, painter: QPainter, line: QRectF) -> None:
        """A stack that can be counted at a glance: tricks lie crosswise in fives."""
        palette = self.theme.palette
        left = line.left()
        for index in range(self.content.tricks):
            if index and index % 5 == 0:
                left += 6
            rect = QRectF(left, line.top() + 3, 7, 15)
            painter.setPen(QPen(palette.plate, 1))
            painter.setBrush(palette.accent)
            painter.drawRoundedRect(rect, 1.5, 1.5)
            left += 9
        font = QFont(painter.font())
        font.setWeight(QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(palette.plate_muted)
        if self.content.tricks:
            left += 4
        text = self.content.tricks_text
        if QFontMetricsF(font).horizontalAdvance(text) > line.right() - left:
            text = str(self.content.tricks)
        painter.drawText(
            QRectF(left, line.top(), line.right() - left, line.height()),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            text,
        )

    def _paint_calls(self, painter: QPainter, line: QRectF) -> None:
        """The calls of this deal as a line of history; the newest always shows."""
        font = QFont(painter.font())
        font.setWeight(QFont.Weight.Normal)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        shown: list[tuple[SaidCall, float]] = []
        room = line.width()
        for call in reversed(self.content.calls):
            width = self._call_width(call, metrics)
            if room < width:
                break
            shown.append((call, width))
            room -= width + 10
        left = line.left()
        for place, (call, width) in enumerate(reversed(shown)):
            newest = place == len(shown) - 1
            rect = QRectF(left, line.top(), width, line.height())
            self._paint_call(painter, call, rect, newest)
            left += width + 10

    def _call_text(self, call: SaidCall) -> str:
        content = self.content
        match call:
            case Bid():
                return content.misere_text
            case Here():
                return content.here_text
            case Whist():
                return content.whist_text
            case HalfWhist():
                return content.half_text
            case _:
                return content.pass_text

    def _call_width(self, call: SaidCall, metrics: QFontMetricsF) -> float:
        if isinstance(call, Bid) and not call.contract.is_misere:
            return contract_width(call.contract, 14)
        return metrics.horizontalAdvance(self._call_text(call))

    def _paint_call(self, painter: QPainter, call: SaidCall, rect: QRectF, newest: bool) -> None:
        palette = self.theme.palette
        ink = palette.plate_ink if newest else palette.plate_muted
        if isinstance(call, Bid) and not call.contract.is_misere:
            paint_contract(painter, call.contract, rect, 14, ink, palette.suits)
            return
        painter.setPen(ink)
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, self._call_text(call))

    def _paint_progress(self, painter: QPainter) -> None:
        """A thin line that moves while a bot is at work."""
        width = self._rect.width() - 16
        part = width * 0.3
        left = 8 + (width - part) * abs(1 - 2 * (self.phase % 1.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.palette.accent)
        painter.drawRoundedRect(QRectF(left, self._rect.height() - 4, part, 2), 1, 1)


def contract_width(contract: Contract, height: float) -> float:
    """The width of a trick contract drawn as level and sign, for signs ``height`` high."""
    level = marks.lettering(str(contract.level), 0.86 * height).boundingRect().width()
    return level + 0.2 * height + height


def paint_contract(
    painter: QPainter,
    contract: Contract,
    rect: QRectF,
    height: float,
    ink: QColor,
    suits: tuple[QColor, ...],
) -> None:
    """A trick contract as level and sign, drawn, at the left of ``rect``, centred in height."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    top = rect.center().y() - height / 2
    level = marks.lettering(str(contract.level), 0.86 * height)
    painter.drawPath(level.translated(rect.left(), top + 0.07 * height))
    left = rect.left() + level.boundingRect().width() + 0.2 * height
    if contract.trump is not None:
        painter.setBrush(suits[contract.trump])
    sign = marks.strain_path(contract.strain)
    painter.drawPath(QTransform(height, 0, 0, height, left, top).map(sign))
    painter.restore()


@dataclass(frozen=True, slots=True)
class BannerContent:
    """The contract on the banner: its sign (not for misere), headline, and the line below it."""

    contract: Contract | None = None
    headline: str = ""
    detail: str = ""


class BannerItem(QGraphicsItem):
    """The strip at the top of the table where the contract stands."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.content = BannerContent()
        self._rect = QRectF()

    def set_rect(self, rect: QRectF) -> None:
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self._rect = QRectF(QPointF(), rect.size())

    def set_content(self, content: BannerContent) -> None:
        if content != self.content:
            self.content = content
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        content, cloth = self.content, self.theme.cloth
        headline_font, detail_font = QFont(painter.font()), QFont(painter.font())
        headline_font.setWeight(QFont.Weight.DemiBold)
        headline_font.setPointSizeF(1.15 * headline_font.pointSizeF())
        sign = 22.0
        mark = 0.0 if content.contract is None else contract_width(content.contract, sign) + 10
        metrics = QFontMetricsF(headline_font)
        headline = metrics.elidedText(
            content.headline, Qt.TextElideMode.ElideRight, self._rect.width() - mark
        )
        left = (self._rect.width() - mark - metrics.horizontalAdvance(headline)) / 2
        upper = QRectF(left, 0, self._rect.width() - left, 24)
        if content.contract is not None:
            one_colour = (cloth.ink,) * 4
            paint_contract(painter, content.contract, upper, sign, cloth.ink, one_colour)
        painter.setPen(cloth.ink)
        painter.setFont(headline_font)
        painter.drawText(
            upper.adjusted(mark, 0, 0, 0),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            headline,
        )
        painter.setFont(detail_font)
        painter.setPen(cloth.muted)
        detail = QFontMetricsF(detail_font).elidedText(
            content.detail, Qt.TextElideMode.ElideRight, self._rect.width()
        )
        painter.drawText(
            QRectF(0, 24, self._rect.width(), 18), Qt.AlignmentFlag.AlignCenter, detail
        )
