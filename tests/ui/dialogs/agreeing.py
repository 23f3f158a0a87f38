"""The dialog in which a match is agreed on, as tests open it."""

from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from preferans_qt.store.profiles import Profiles
from preferans_qt.ui.dialogs.last_match import LastMatch
from preferans_qt.ui.dialogs.new_match import NewMatchDialog

NAMES = ("Anna", "Boris", "Anton", "Clara")
THREE = ("Anna", "Boris", "Clara")
LEFT, OPPOSITE, RIGHT = "club-cautious", "club", "club-bold"


def opened(qtbot: QtBot, profiles: Profiles, last: LastMatch | None = None) -> NewMatchDialog:
    dialog = NewMatchDialog(NAMES, profiles, last or LastMatch())
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def name_fields(dialog: NewMatchDialog) -> list[QLineEdit]:
    """The fields for names, in the order of the seats."""
    fields = [each for each in dialog.seats.findChildren(QLineEdit) if each.isVisible()]
    return sorted(fields, key=lambda each: each.mapTo(dialog, each.rect().topLeft()).x())


def shown_text(dialog: NewMatchDialog) -> str:
    return "\n".join(each.text() for each in dialog.findChildren(QLabel) if each.isVisible())
