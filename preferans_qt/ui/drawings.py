"""The drawings shipped with the program: SVG resources, rendered in a colour of choice."""

from functools import cache
from importlib import import_module

from PySide6.QtCore import QByteArray, QFile, QIODevice
from PySide6.QtGui import QColor
from PySide6.QtSvg import QSvgRenderer


@cache
def load_resources() -> None:
    """Make the compiled resources (`:/cards`, `:/icons`, ...) known to Qt, once.

    They are large, so they are loaded when a drawing is first wanted.
    """
    import_module("preferans_qt.resources_rc")


@cache
def _source(path: str) -> str:
    load_resources()
    file = QFile(path)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(
            f"The drawing {path} is not among the compiled resources: "
            "run packaging/compile_resources.py."
        )
    return file.readAll().toStdString()


def drawing(path: str, colour: QColor) -> QSvgRenderer:
    """The SVG drawing at a resource path; what it paints in `currentColor` gets the colour.

    Raises FileNotFoundError when there is no such drawing.
    """
    text = _source(path).replace("currentColor", colour.name())
    return QSvgRenderer(QByteArray(text.encode()))
