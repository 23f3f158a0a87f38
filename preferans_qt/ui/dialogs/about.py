"""What the program is, its version and its licences."""

from PySide6.QtCore import QRectF, QSize, Qt, qVersion
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from preferans_qt import __version__
from preferans_qt.ui.dialogs.basics import (
    Retranslated,
    heading,
    make_primary,
    paragraph,
    space_out,
)
from preferans_qt.ui.drawings import drawing
from preferans_qt.ui.texts.speed import speed_note
from preferans_qt.ui.theme import SIZES, Palette

_PICTURE = 72


class AboutDialog(Retranslated, QDialog):
    """Name, version, licences, and what makes the program faster if anything does."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        picture = QLabel()
        picture.setPixmap(_picture(palette, self.devicePixelRatioF()))
        picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._title = heading()
        self._texts = [paragraph(selectable=True) for _ in range(5)]
        self._close = make_primary(QPushButton())
        self._close.clicked.connect(self.accept)
        text = QVBoxLayout()
        text.setSpacing(SIZES.gap)
        for widget in (self._title, *self._texts):
            text.addWidget(widget)
        top = QHBoxLayout()
        top.setSpacing(SIZES.margin)
        top.addWidget(picture)
        top.addLayout(text, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        column = QVBoxLayout(self)
        space_out(column)
        column.addLayout(top)
        column.addLayout(buttons)
        self.retranslate()
        self._close.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Preferans"))
        self._title.setText(self.tr("Preferans {version}").format(version=__version__))
        texts = (
            self.tr("The card game of bidding, tricks and whists, for one person against bots."),
            self.tr("This program opens no network connection."),
            self.tr(
                "It is free software under the MIT licence: use it, change it and pass it on, "
                "but without any warranty."
            ),
            self.tr(
                "It is made with Qt {version}, which is used under the GNU Lesser General Public "
                "License, version 3. You may replace the Qt libraries by others of your own."
            ).format(version=qVersion()),
            speed_note(),
        )
        for label, text in zip(self._texts, texts, strict=True):
            label.setText(text)
            label.setHidden(not text)
        self._close.setText(self.tr("&Close"))


def _picture(palette: Palette, device_pixel_ratio: float) -> QPixmap:
    """The sign of the program."""
    pixmap = QPixmap(QSize(_PICTURE, _PICTURE) * device_pixel_ratio)
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        area = QRectF(0, 0, _PICTURE, _PICTURE)
        drawing(":/icons/preferans.svg", palette.ink).render(painter, area)
    return pixmap
