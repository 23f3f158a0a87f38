"""A test kit: the buttons of a dialog, and answers to dialogs that wait for one."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton, QWidget


def button(owner: QWidget, text: str) -> QPushButton:
    """The visible button with this text, without the sign of its access key."""
    found = [
        each
        for each in owner.findChildren(QPushButton)
        if each.text().replace("&", "") == text and each.isVisible()
    ]
    assert len(found) == 1, text
    return found[0]


def once_asked(answer: Callable[[QWidget], None]) -> None:
    """Answer the next modal dialog, once it stands there; it is closed when that fails."""

    def look() -> None:
        asking = QApplication.activeModalWidget()
        if isinstance(asking, QDialog):
            try:
                answer(asking)
            finally:
                if asking.isVisible():
                    asking.reject()

    QTimer.singleShot(0, look)


def press(text: str) -> Callable[[QWidget], None]:
    """The answer that presses a button."""
    return lambda asking: button(asking, text).click()


def write(name: str) -> Callable[[QWidget], None]:
    """The answer that types a name and presses the main button, if it can be pressed."""

    def answer(asking: QWidget) -> None:
        assert isinstance(asking, QDialog)
        asking.findChild(QLineEdit).setText(name)
        (main,) = (each for each in asking.findChildren(QPushButton) if each.isDefault())
        main.click() if main.isEnabled() else asking.reject()

    return answer
