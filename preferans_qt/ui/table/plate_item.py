"""The plate of a player: who he is, his part in the deal, and what he has said or taken."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from preferans_qt.game.contracts import Contract
from preferans_qt.ui import marks
from preferans_qt.ui.bidding.signs import contract_width, paint_contract
from preferans_qt.ui.table import chips
from preferans_qt.ui.theme import SIZES, Theme

_CHIP = 18.0
_CONTRACT_HEIGHT = 12.0
_BETWEEN_CALLS = 10.0
_DARK = 11.0  # the moon before a call in the dark
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft

ShownCall = Contract | str  # drawn, or said in a word


@dataclass(frozen=True, slots=True)
class PlateContent:
    """What a plate shows. ``chips`` are names of chips.NAMES, each with a tooltip text.

    ``who`` tells how a bot plays, and is empty for a person.
    The second line holds tricks while ``playing``, else the calls of the deal so far; a moon
    stands before the first ``dark_calls``. ``dimmed``: the seat has no part in the play.
    """

    name: str
    emblem: str
    who: str = ""
    chips: tuple[tuple[str, str], ...] = ()
    calls: tuple[ShownCall, ...] = ()
    dark_calls: int = 0
    tricks: int = 0
    tricks_text: str = ""
    acting: bool = False
    thinking: bool = False
    dimmed: bool = False
    playing: bool = False


class PlateItem(QGraphicsItem):
    """A player's plate: emblem, name, chips; below them calls, or tricks while cards are played."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rect = QRectF()
        self._phase = 0.0
        self.content = PlateContent("", marks.EMBLEM_NAMES[0])
        self.setZValue(10)

    def set_rect(self, rect: QRectF) -> None:
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self._rect = QRectF(QPointF(), rect.size())

    def set_content(self, content: PlateContent) -> None:
        if content != self.content:
            self.content = content
            lines = (content.who, *(text for _, text in content.chips))
            self.setToolTip("\n".join(line for line in lines if line))
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def set_phase(self, phase: float) -> None:
        """Move the thin line of a bot at work; 0 to 1 is there and back."""
        if self.content.thinking:
            self._phase = phase
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        content, palette = self.content, self._theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if content.dimmed and not content.acting:
            painter.setOpacity(0.6)
        painter.setPen(QPen(palette.line, 1))
        painter.setBrush(palette.plate)
        painter.drawRoundedRect(self._rect, SIZES.radius, SIZES.radius)
        if content.acting:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._theme.cloth.glow, 3))
            painter.drawRoundedRect(self._rect.adjusted(-2, -2, 2, 2), SIZES.radius, SIZES.radius)
        self._paint_emblem(painter)
        self._paint_first_line(painter)
        line = QRectF(self._text_left, 30, self._rect.width() - self._text_left - 8, 22)
        if content.playing:
            self._paint_tricks(painter, line)
        else:
            self._paint_calls(painter, line)
        if content.thinking:
            self._paint_progress(painter)

    def _paint_emblem(self, painter: QPainter) -> None:
        side = self._rect.height() - 20
        path = QTransform(side, 0, 0, side, 10, 10).map(marks.emblem_path(self.content.emblem))
        painter.fillPath(path, self._theme.palette.accent)

    @property
    def _text_left(self) -> float:
        return self._rect.height() - 2

    def _paint_first_line(self, painter: QPainter) -> None:
        right = self._rect.width() - 8
        for name, _ in reversed(self.content.chips):
            right -= _CHIP
            self._paint_chip(painter, name, QRectF(right, 7, _CHIP, _CHIP))
            right -= 4
        font = QFont(painter.font())
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(self._theme.palette.plate_ink)
        room = right - self._text_left - 4
        name = QFontMetricsF(font).elidedText(self.content.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(self._text_left, 5, room, 22), _LEFT, name)

    def _paint_chip(self, painter: QPainter, name: str, rect: QRectF) -> None:
        palette = self._theme.palette
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(chips.colour(palette, name))
        painter.drawEllipse(rect)
        inner = rect.adjusted(3, 3, -3, -3)
        place = QTransform(inner.width(), 0, 0, inner.height(), inner.x(), inner.y())
        painter.fillPath(place.map(chips.sign(name)), palette.chip_ink)

    def _set_plain_font(self, painter: QPainter) -> QFontMetricsF:
        font = QFont(painter.font())
        font.setWeight(QFont.Weight.Normal)
        painter.setFont(font)
        return QFontMetricsF(font)

    def _paint_tricks(self, painter: QPainter, line: QRectF) -> None:
        """A stack that can be counted at a glance: a gap after every fifth trick."""
        palette = self._theme.palette
        left = line.left()
        painter.setPen(QPen(palette.plate, 1))
        painter.setBrush(palette.accent)
        for index in range(self.content.tricks):
            if index and index % 5 == 0:
                left += 6
            painter.drawRoundedRect(QRectF(left, line.top() + 3, 7, 15), 1.5, 1.5)
            left += 9
        if self.content.tricks:
            left += 4
        room = line.right() - left
        text = self.content.tricks_text
        if self._set_plain_font(painter).horizontalAdvance(text) > room:
            text = str(self.content.tricks)
        painter.setPen(palette.plate_muted)
        painter.drawText(QRectF(left, line.top(), room, line.height()), _LEFT, text)

    def _paint_calls(self, painter: QPainter, line: QRectF) -> None:
        """The calls of this deal as a line of history; the newest always shows."""
        metrics = self._set_plain_font(painter)
        calls = self.content.calls
        widths = [self._call_width(place, metrics) for place in range(len(calls))]
        first, room = len(calls), line.width()
        while first and room >= widths[first - 1]:
            first -= 1
            room -= widths[first] + _BETWEEN_CALLS
        left = line.left()
        for place in range(first, len(calls)):
            self._paint_call(painter, place, QRectF(left, line.top(), widths[place], line.height()))
            left += widths[place] + _BETWEEN_CALLS

    def _call_width(self, place: int, metrics: QFontMetricsF) -> float:
        call = self.content.calls[place]
        moon = _DARK + 4 if place < self.content.dark_calls else 0.0
        if isinstance(call, str):
            return moon + metrics.horizontalAdvance(call)
        return moon + contract_width(call, _CONTRACT_HEIGHT)

    def _paint_call(self, painter: QPainter, place: int, rect: QRectF) -> None:
        palette, content = self._theme.palette, self.content
        call = content.calls[place]
        ink = palette.plate_ink if place == len(content.calls) - 1 else palette.plate_muted
        if place < content.dark_calls:
            moon = QTransform(_DARK, 0, 0, _DARK, rect.left(), rect.center().y() - _DARK / 2)
            painter.fillPath(moon.map(chips.sign("dark")), ink)
            rect = rect.adjusted(_DARK + 4, 0, 0, 0)
        if isinstance(call, str):
            painter.setPen(ink)
            painter.drawText(rect, _LEFT, call)
        else:
            sign = ink if call.trump is None else palette.suits[call.trump]
            paint_contract(painter, rect.center(), call, _CONTRACT_HEIGHT, ink, sign)

    def _paint_progress(self, painter: QPainter) -> None:
        """A thin line that moves while a bot is at work."""
        width = self._rect.width() - 16
        part = width * 0.3
        left = 8 + (width - part) * abs(1 - 2 * (self._phase % 1.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.palette.accent)
        painter.drawRoundedRect(QRectF(left, self._rect.height() - 4, part, 2), 1, 1)
