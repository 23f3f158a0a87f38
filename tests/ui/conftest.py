"""What every test of the window leaves as it found it."""

import pytest


@pytest.fixture(autouse=True)
def _same_texts_afterwards(silent_afterwards: None) -> None:
    """Any of these tests may start a program."""
