"""Every language that the program speaks, one after the other."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.ui.preferences.values import LANGUAGES
from preferans_qt.ui.translation import Translation


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    """The language that is spoken now."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    translation = Translation(application)
    translation.speak(request.param)
    yield request.param
    translation.silence()
