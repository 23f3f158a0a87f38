"""The icons of the program and of its files, drawn from assets/icons."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)  # pixels


@contextmanager
def drawing_without_screen() -> Iterator[None]:
    """Let Qt draw where there is no screen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    yield
    del application


def draw(drawing: Path, size: int, picture: Path) -> None:
    """Draw an SVG file as a square PNG picture of so many pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    picture.parent.mkdir(parents=True, exist_ok=True)
    if not image.save(str(picture)):
        raise OSError(f"{picture} could not be written")


def copy(drawing: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(drawing.read_bytes())


def write_icons(assets: Path, theme: Path, program: str, match: str) -> None:
    """Fill the folder of an icon theme: ``program`` and ``match`` name the icons."""
    drawing = assets / "preferans.svg"
    with drawing_without_screen():
        for kind, name in (("apps", program), ("mimetypes", match)):
            for size in SIZES:
                draw(drawing, size, theme / f"{size}x{size}" / kind / f"{name}.png")
            copy(drawing, theme / "scalable" / kind / f"{name}.svg")
    symbolic = theme / "symbolic" / "apps" / f"{program}-symbolic.svg"
    copy(assets / "preferans-symbolic.svg", symbolic)
