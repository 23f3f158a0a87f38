"""What every test of the window leaves as it found it."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from preferans_qt.ui.translation import Translation


@pytest.fixture(autouse=True)
def _same_texts_afterwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A program that was started has put its texts before all that follows; they are taken out."""
    speaking: list[Translation] = []
    begin = Translation.__init__

    def remember(translation: Translation, application: QApplication) -> None:
        begin(translation, application)
        speaking.append(translation)

    monkeypatch.setattr(Translation, "__init__", remember)
    yield
    for translation in speaking:
        translation.silence()
