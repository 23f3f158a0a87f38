"""What every test of the window leaves as it found it, and opponents who answer at once."""

import pytest

from preferans_qt.bots.player import Player
from preferans_qt.bots.registry import HEURISTIC, is_bot
from preferans_qt.bots.registry import player as registered


@pytest.fixture(autouse=True)
def _same_texts_afterwards(silent_afterwards: None) -> None:
    """Any of these tests may start a program."""


@pytest.fixture(autouse=True)
def _quick_opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all bots decide by rule of thumb: none of these tests asks how well they play."""

    def player(name: str) -> Player:
        return registered(HEURISTIC if is_bot(name) else name)

    monkeypatch.setattr("preferans_qt.ui.engine.player", player)
