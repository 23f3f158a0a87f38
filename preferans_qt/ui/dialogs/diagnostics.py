"""A few lines about program and computer for a report of a fault; nothing about a person."""

import platform

from PySide6 import __version__ as binding_version
from PySide6.QtCore import QLocale, QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from preferans_qt import __version__
from preferans_qt.solver.search import COMPILED


def diagnostic_text(profile: str = "") -> str:
    """What to copy into a report. ``profile`` is the name of the rules in play.

    It is English in every language, for those who read the report.
    """
    lines = [
        f"Preferans {__version__}",
        f"Python {platform.python_version()}",
        f"Qt {qVersion()}, PySide6 {binding_version}",
        f"Solver {'compiled' if COMPILED else 'not compiled'}",
        f"System {QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}",
        f"Window system {QGuiApplication.platformName()}",
        f"Language {QLocale().name()}",
        *(_screen_line(screen) for screen in QGuiApplication.screens()),
    ]
    if profile:
        lines.append(f"Rules {profile}")
    return "\n".join(lines)


def _screen_line(screen) -> str:
    size = screen.size()
    return (
        f"Screen {size.width()} x {size.height()}, "
        f"pixel ratio {screen.devicePixelRatio():g}, {screen.logicalDotsPerInch():g} dpi"
    )
