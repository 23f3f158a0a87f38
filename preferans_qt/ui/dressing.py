"""Dresses the ordinary widgets (buttons, menus, docks, fields) in the colours of a theme."""

from dataclasses import fields
from typing import Any

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from preferans_qt.ui.theme import SIZES, Palette, Theme

# Fusion draws the edges of these a shade (140 %) darker than the window around them, which is no
# edge at all on a dark window; they are told that the window is lighter.
# (Any, because the type stubs ask for bytes where the binding takes text.)
_EDGED_WIDGETS: tuple[Any, ...] = (
    "QAbstractSpinBox",
    "QCheckBox",
    "QComboBox",
    "QLineEdit",
    "QListView",
    "QPlainTextEdit",
    "QRadioButton",
    "QSlider",
    "QTabBar",
    "QTableView",
    "QTextEdit",
    "QTreeView",
)


def apply_theme(application: QApplication, theme: Theme) -> None:
    """Dress all widgets of the program; may be called again at any time."""
    application.setStyle(QStyleFactory.create("Fusion"))
    application.setPalette(qt_palette(theme.palette))
    fields_palette = qt_palette(theme.palette)
    fields_palette.setColor(QPalette.ColorRole.Window, theme.palette.line.lighter(140))
    for widget in _EDGED_WIDGETS:
        application.setPalette(fields_palette, widget)
    application.setStyleSheet(stylesheet(theme.palette))


def qt_palette(palette: Palette) -> QPalette:
    """What widgets of the Fusion style are painted with."""
    role = QPalette.ColorRole
    result = QPalette()
    for which, colour in {
        role.Window: palette.window,
        role.WindowText: palette.ink,
        role.Base: palette.surface,
        role.AlternateBase: palette.window,
        role.Text: palette.ink,
        role.PlaceholderText: palette.muted,
        role.Button: palette.raised,
        role.ButtonText: palette.ink,
        role.BrightText: palette.negative,
        role.ToolTipBase: palette.raised,
        role.ToolTipText: palette.ink,
        role.Highlight: palette.accent,
        role.HighlightedText: palette.accent_ink,
        role.Accent: palette.accent,
        role.Link: palette.focus,
        role.LinkVisited: palette.focus,
        role.Light: palette.raised,
        role.Midlight: palette.surface,
        role.Mid: palette.line,
        role.Dark: palette.line,
        role.Shadow: palette.ink,
    }.items():
        result.setColor(which, colour)
    for which in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, which, palette.disabled)
    return result


def stylesheet(palette: Palette) -> str:
    """What the Fusion style leaves open: buttons, docks, bars and hints as one family.

    A button with the property `primary` set to true is the one that Enter presses.
    """
    colours = {
        field.name: getattr(palette, field.name).name()
        for field in fields(palette)
        if field.type is QColor
    }
    lengths = {"radius": SIZES.radius // 2, "ring": SIZES.focus_ring, "grid": SIZES.grid}
    return _STYLESHEET.format(**colours, **lengths)


_STYLESHEET = """
QPushButton {{
    background: {raised}; color: {ink}; border: 1px solid {line}; border-radius: {radius}px;
    padding: {grid}px 14px; min-height: 22px; margin: 1px;
}}
QPushButton:hover {{ border-color: {accent}; }}
QPushButton:pressed, QPushButton:checked {{ background: {accent}; color: {accent_ink}; }}
QPushButton[primary="true"] {{
    background: {accent}; color: {accent_ink}; border-color: {accent}; font-weight: 600;
}}
QPushButton:disabled, QPushButton[primary="true"]:disabled {{
    background: {surface}; color: {disabled}; border-color: {disabled};
}}
QPushButton:focus {{ border: {ring}px solid {focus}; margin: 0px; }}
QToolButton {{
    color: {ink}; border: 1px solid transparent; border-radius: {radius}px; padding: {grid}px;
    margin: 1px;
}}
QToolButton:hover {{ background: {raised}; border-color: {line}; }}
QToolButton:pressed, QToolButton:checked {{ background: {raised}; border-color: {accent}; }}
QToolButton:disabled {{ color: {disabled}; }}
QToolButton:focus {{ border: {ring}px solid {focus}; margin: 0px; }}
QMenuBar, QToolBar, QStatusBar {{ background: {window}; color: {ink}; border: none; }}
QToolBar {{ spacing: {grid}px; padding: {grid}px; border-bottom: 1px solid {line}; }}
QStatusBar {{ border-top: 1px solid {line}; }}
QStatusBar::item {{ border: none; }}
QMenuBar::item {{ padding: {grid}px 10px; background: transparent; border-radius: {radius}px; }}
QMenuBar::item:selected {{ background: {accent}; color: {accent_ink}; }}
QMenu {{ background: {surface}; color: {ink}; border: 1px solid {line}; padding: {grid}px; }}
QMenu::item {{ padding: 5px 24px 5px 12px; border-radius: {radius}px; }}
QMenu::icon {{ padding-left: 8px; }}
QMenu::item:selected {{ background: {accent}; color: {accent_ink}; }}
QMenu::item:disabled {{ color: {disabled}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {line}; margin: {grid}px 8px; }}
QDockWidget {{ color: {ink}; font-weight: 600; }}
QDockWidget::title {{ background: {window}; padding: 6px 12px; border-bottom: 1px solid {line}; }}
QMainWindow::separator {{ background: {window}; width: 6px; height: 6px; }}
QMainWindow::separator:hover {{ background: {accent}; }}
QTabWidget::pane {{ border: 1px solid {line}; }}
QToolTip {{
    background: {raised}; color: {ink}; border: 1px solid {line}; padding: {grid}px 8px;
}}
QGroupBox {{
    border: 1px solid {line}; border-radius: {radius}px; margin-top: 20px; padding: 8px;
}}
QGroupBox::title {{
    subcontrol-origin: margin; left: 8px; padding: 0px {grid}px; color: {muted};
}}
"""
