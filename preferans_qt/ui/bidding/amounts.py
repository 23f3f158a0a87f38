"""Names and amounts as the result panels show them."""

from fractions import Fraction

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QLabel

from preferans_qt.game.seats import Seat
from preferans_qt.ui.bidding.signs import Colours
from preferans_qt.ui.texts.words import Names, fraction_text

translate = QCoreApplication.translate


def player_caption(names: Names, seat: Seat) -> str:
    """A player at the head of a row or column."""
    return translate("Panels", "You", "at the head of a row") if names.is_you(seat) else names[seat]


def emphasised(label: QLabel) -> QLabel:
    """The label in a heavier type."""
    font = QFont()  # only the weight is set, so that the size follows the program's
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
    return label


def amount_label(amount: Fraction | int, colours: Colours) -> QLabel:
    """A signed amount, right-aligned, in the colour of a gain or a loss."""
    label = QLabel(fraction_text(Fraction(amount), signed=True))
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    if amount:
        palette = QPalette(label.palette())
        gain = colours.palette.positive if amount > 0 else colours.palette.negative
        palette.setColor(QPalette.ColorRole.WindowText, gain)
        label.setPalette(palette)
    return label
