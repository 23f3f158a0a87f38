"""The colours in which a score sheet is drawn."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from preferans_qt.ui.theme import Palette

SQUARES_SHOW, MARKER_SHOWS = 0.16, 0.25  # opacity
OLD_PRINT_SHOWS = 0.65


@dataclass(frozen=True, slots=True)
class SheetInk:
    """The colours of a sheet."""

    paper: QColor
    squares: QColor
    line: QColor
    pencil: QColor  # numbers that count
    faint_pencil: QColor  # numbers overtaken by later ones
    newest: QColor  # numbers of the last deal
    label: QColor  # what is printed on the sheet
    marker: QColor  # the glow behind numbers just written
    dealer: QColor
    focus: QColor


def ink_of(palette: Palette) -> SheetInk:
    """Ink for the screen in the colours of a theme."""
    return SheetInk(
        paper=palette.paper,
        squares=mixed(palette.paper_line, palette.paper, SQUARES_SHOW),
        line=palette.paper_line,
        pencil=palette.pencil,
        faint_pencil=palette.pencil_faded,
        newest=palette.accent,
        label=palette.muted,
        marker=faint(palette.accent, MARKER_SHOWS),
        dealer=palette.chip_dealer,
        focus=palette.focus,
    )


def faint(colour: QColor, opacity: float) -> QColor:
    """A colour that lets what is below it show through."""
    faint = QColor(colour)
    faint.setAlphaF(opacity)
    return faint


def mixed(colour: QColor, paper: QColor, share: float) -> QColor:
    """An opaque tint: crossing lines do not darken, and a printer needs no transparency."""
    return QColor.fromRgbF(
        share * colour.redF() + (1 - share) * paper.redF(),
        share * colour.greenF() + (1 - share) * paper.greenF(),
        share * colour.blueF() + (1 - share) * paper.blueF(),
    )


def black_on_white() -> SheetInk:
    """Ink for any printer: nothing is told by colour."""
    black, white = QColor(Qt.GlobalColor.black), QColor(Qt.GlobalColor.white)
    return SheetInk(
        paper=white,
        squares=mixed(black, white, SQUARES_SHOW),
        line=black,
        pencil=black,
        faint_pencil=mixed(black, white, OLD_PRINT_SHOWS),
        newest=black,
        label=black,
        marker=white,
        dealer=black,
        focus=black,
    )
