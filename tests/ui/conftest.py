"""What every test of the window leaves as it found it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale


@pytest.fixture(autouse=True)
def _same_language_afterwards() -> Iterator[None]:
    """A program that was started has set the language of dates and numbers for all that follows."""
    before = QLocale()
    yield
    QLocale.setDefault(before)
