"""What a command and a menu of the window are."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtGui import QAction, QKeySequence

Key = str | QKeySequence.StandardKey


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for lupdate, which looks for this name; it is translated when it is shown."""
    return text


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu: of the menu bar, or a submenu of ``parent``, at its top or ``after`` a command."""

    id: str
    text: str
    parent: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class Command:
    """One thing a person can tell the window to do.

    ``keys`` begin with the one that is shown; keys of the scope "table" act only while the table
    has the focus, those of "panels" also in the panels that lie on it. ``opens_group``
    puts a separator before the command. ``choice`` names a group of which exactly one command
    is checked, ``value`` is what that choice means.
    """

    id: str
    menu: str
    text: str
    tip: str
    keys: tuple[Key, ...] = ()
    icon: str = ""
    scope: Literal["window", "table", "panels"] = "window"
    checkable: bool = False
    toolbar: bool = False
    opens_group: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    choice: str = ""
    value: int | str = ""
