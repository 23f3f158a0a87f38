"""Contracts and suits as they are drawn on the panels: our own figures and signs, no font."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from preferans_qt.game.contracts import TRICK_CONTRACTS, Contract, Strain
from preferans_qt.ui.marks import lettering, strain_path
from preferans_qt.ui.theme import Palette

GAP = 0.22  # between level and sign, in heights of the level
SIGN = 1.15  # side of the sign, in heights of the level


class Colours:
    """The colours of one panel. Whatever is drawn on it holds this and asks when it paints."""

    def __init__(self, palette: Palette, four_colour: bool) -> None:
        self.dress(palette, four_colour)

    def dress(self, palette: Palette, four_colour: bool) -> None:
        """Change to the colours of another theme."""
        self.palette = palette
        self._suits = palette.suit_colours(four_colour)

    def strain(self, strain: int) -> QColor:
        """The colour of a strain's sign; no trumps are in ink."""
        return self.palette.ink if strain == Strain.NO_TRUMP else self._suits[strain]


def paint_sign(painter: QPainter, corner: QPointF, strain: int, side: float, ink: QColor) -> None:
    """The sign of a strain in a square with this top left corner."""
    place = QTransform.fromTranslate(corner.x(), corner.y()).scale(side, side)
    painter.fillPath(place.map(strain_path(strain)), ink)


def contract_width(contract: Contract, height: float) -> float:
    """The width of a trick contract whose level is ``height`` high."""
    level = lettering(str(contract.level), height).boundingRect()
    return level.width() + (GAP + SIGN) * height


def paint_contract(
    painter: QPainter, centre: QPointF, contract: Contract, height: float, ink: QColor, sign: QColor
) -> None:
    """A trick contract as level and sign, around a point; ``height`` is that of the level."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    level = lettering(str(contract.level), height)
    box = level.boundingRect()
    left = centre.x() - contract_width(contract, height) / 2
    painter.fillPath(level.translated(left - box.left(), centre.y() - height / 2), ink)
    side = SIGN * height
    corner = QPointF(left + box.width() + GAP * height, centre.y() - side / 2)
    paint_sign(painter, corner, contract.strain, side, sign)


class ContractMark(QWidget):
    """A trick contract at the head of a panel; hidden for what names no strain, as misère.

    The words beside it say the same, so that a screen reader passes it over.
    """

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._contract: Contract | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_contract(self, contract: Contract | None) -> None:
        self._contract = contract if contract in TRICK_CONTRACTS else None
        self.setVisible(self._contract is not None)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        if self._contract is None:
            return QSize()
        height = self._height()
        return QSize(round(contract_width(self._contract, height)) + 2, round(SIGN * height) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._contract is None:
            return
        painter = QPainter(self)
        sign = self._colours.strain(self._contract.strain)
        ink = self._colours.palette.ink
        centre = QPointF(self.rect().toRectF().center())
        paint_contract(painter, centre, self._contract, self._height(), ink, sign)

    def _height(self) -> float:
        return 1.6 * self.fontMetrics().height()


class SuitSign(QWidget):
    """The sign of a suit beside a line of text; blank until a suit is shown."""

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._suit: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_suit(self, suit: int | None) -> None:
        self._suit = suit
        self.update()

    def sizeHint(self) -> QSize:
        side = self.fontMetrics().ascent()
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._suit is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self._colours.strain(self._suit)
        paint_sign(painter, QPointF(0, 0), self._suit, self.width(), colour)
