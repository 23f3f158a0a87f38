"""What every test of the window leaves as it found it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from preferans_qt.ui.translation import Translation


@pytest.fixture(autouse=True)
def _same_language_afterwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A program that was started has set the language of all that follows; it is taken back."""
    speaking: list[Translation] = []
    begin = Translation.__init__

    def remember(translation: Translation, application: QApplication) -> None:
        begin(translation, application)
        speaking.append(translation)

    monkeypatch.setattr(Translation, "__init__", remember)
    before = QLocale()
    yield
    for translation in speaking:
        translation.silence()
    QLocale.setDefault(before)
