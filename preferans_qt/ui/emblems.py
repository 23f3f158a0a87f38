"""The emblems of players as icons, in the colours of the widgets they stand in."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap, QTransform

from preferans_qt.ui.marks import emblem_path

_GAP = 6  # between emblems in a row


def emblem_row(
    names: Sequence[str], colour: QColor, side: int, device_pixel_ratio: float
) -> QPixmap:
    """Emblems of marks.EMBLEM_NAMES side by side; an empty name leaves its place free.

    ``side`` is the height in logical pixels.
    """
    step = side + _GAP
    width = step * len(names) - _GAP
    pixmap = QPixmap(
        round(width * device_pixel_ratio),
        round(side * device_pixel_ratio),
    )
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, name in enumerate(names):
            if name:
                at = QTransform(side, 0, 0, side, place * step, 0)
                painter.fillPath(at.map(emblem_path(name)), colour)
    return pixmap


def emblem_icon(
    names: Sequence[str], palette: QPalette, side: int, device_pixel_ratio: float
) -> QIcon:
    """Emblems for a row of a list; in a chosen row they take the colour of its text."""
    icon = QIcon()
    for mode, role in (
        (QIcon.Mode.Normal, QPalette.ColorRole.Highlight),
        (QIcon.Mode.Selected, QPalette.ColorRole.HighlightedText),
        (QIcon.Mode.Active, QPalette.ColorRole.HighlightedText),  # the list of a combo box
    ):
        icon.addPixmap(emblem_row(names, palette.color(role), side, device_pixel_ratio), mode)
    return icon
