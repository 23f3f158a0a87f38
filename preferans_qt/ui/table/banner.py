"""The strip at the top of the table where the contract stands."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from preferans_qt.game.contracts import Contract
from preferans_qt.ui.bidding.signs import contract_width, paint_contract
from preferans_qt.ui.theme import Theme

_CONTRACT_HEIGHT = 19.0
_AFTER_CONTRACT = 10.0
_LEAST_SIZE = 0.8  # of the usual size of text, before a line is cut
_HEADLINE_PART = 0.56  # of the height; the detail has the rest


@dataclass(frozen=True, slots=True)
class BannerContent:
    """The contract on the banner: its sign (not for misere), headline, and the line below it."""

    contract: Contract | None = None
    headline: str = ""
    detail: str = ""


class BannerItem(QGraphicsItem):
    """Draws a BannerContent straight on the cloth."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rect = QRectF()
        self.content = BannerContent()

    def set_rect(self, rect: QRectF) -> None:
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self._rect = QRectF(QPointF(), rect.size())

    def set_content(self, content: BannerContent) -> None:
        if content != self.content:
            self.content = content
            self.setToolTip(f"{content.headline}\n{content.detail}".strip())
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        upper = QRectF(self._rect)
        upper.setHeight(_HEADLINE_PART * self._rect.height())
        lower = self._rect.adjusted(0, upper.height(), 0, 0)
        font = painter.font()
        self._paint_headline(painter, upper)
        width = QFontMetricsF(font).horizontalAdvance(self.content.detail)
        if width > lower.width():
            font.setPointSizeF(max(lower.width() / width, _LEAST_SIZE) * font.pointSizeF())
        painter.setFont(font)
        painter.setPen(self._theme.cloth.muted)
        detail = QFontMetricsF(font).elidedText(
            self.content.detail, Qt.TextElideMode.ElideRight, lower.width()
        )
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, detail)

    def _paint_headline(self, painter: QPainter, line: QRectF) -> None:
        """The sign of the contract and its words, together in the middle of a line."""
        ink, contract = self._theme.cloth.ink, self.content.contract
        font = QFont(painter.font())
        font.setWeight(QFont.Weight.DemiBold)
        font.setPointSizeF(1.15 * font.pointSizeF())
        mark = 0.0 if contract is None else contract_width(contract, _CONTRACT_HEIGHT)
        gap = _AFTER_CONTRACT if mark else 0.0
        metrics = QFontMetricsF(font)
        headline = metrics.elidedText(
            self.content.headline, Qt.TextElideMode.ElideRight, line.width() - mark - gap
        )
        left = (line.width() - mark - gap - metrics.horizontalAdvance(headline)) / 2
        if contract is not None:
            centre = QPointF(left + mark / 2, line.center().y())
            paint_contract(painter, centre, contract, _CONTRACT_HEIGHT, ink, ink)
        painter.setPen(ink)
        painter.setFont(font)
        text = line.adjusted(left + mark + gap, 0, 0, 0)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, headline)
