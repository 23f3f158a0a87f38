"""The table cloth as a picture: a soft light in the middle and a fine weave."""

from math import hypot

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QPixmap, QRadialGradient

from preferans_qt.ui.theme import Cloth

_WEAVE_STEP = 4  # device pixels between threads


def cloth_picture(cloth: Cloth, size: QSize, device_pixel_ratio: float = 1.0) -> QPixmap:
    """A cloth that covers a table of `size` logical pixels. Keep it until size or theme changes."""
    pixmap = QPixmap(size * device_pixel_ratio)
    middle = pixmap.rect().center()
    light = QRadialGradient(middle, hypot(middle.x(), middle.y()) + 1)
    light.setStops(cloth.stops)
    with QPainter(pixmap) as painter:
        painter.fillRect(pixmap.rect(), light)
        painter.fillRect(pixmap.rect(), QBrush(_weave(cloth)))
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    return pixmap


def _weave(cloth: Cloth) -> QPixmap:
    tile = QPixmap(_WEAVE_STEP, _WEAVE_STEP)
    tile.fill(Qt.GlobalColor.transparent)
    last = _WEAVE_STEP - 1
    with QPainter(tile) as painter:
        painter.setPen(QPen(cloth.weave, 1))
        painter.drawLine(0, 0, last, last)
        painter.drawLine(0, last, last, 0)
    return tile
