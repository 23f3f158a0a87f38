"""An engine with bots that do as a test tells them, and a log that may refuse to be written."""

import threading
from collections.abc import Callable

from PySide6.QtCore import QObject

from preferans_qt.bots.player import Budget, Cancel, Decision
from preferans_qt.game.actions import Action, Pass
from preferans_qt.game.rules import Rules
from preferans_qt.game.view import PlayerView
from preferans_qt.match.log import Header, LogEntry
from preferans_qt.store.errors import StoreError
from preferans_qt.ui.engine import GameEngine

FULL = "The disk is full."


class TameBot:
    """Passes where it can. ``answer`` may be replaced; ``gate`` holds it back until set."""

    name = "tame"

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.gate.set()
        self.thinking = threading.Event()
        self.threads: set[int] = set()
        self.answer: Callable[[tuple[Action, ...]], Action] = self.pass_or_first

    @staticmethod
    def pass_or_first(legal: tuple[Action, ...]) -> Action:
        return Pass() if Pass() in legal else legal[0]

    def decide(
        self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
    ) -> Decision:
        self.threads.add(threading.get_ident())
        self.thinking.set()
        assert self.gate.wait(timeout=10), "the test has forgotten the bot"
        return Decision(self.answer(legal), ())


class Disk:
    """Where entries are written down."""

    def __init__(self) -> None:
        self.is_full = False
        self.entries: list[LogEntry] = []

    def write(self, entry: LogEntry) -> None:
        if self.is_full:
            raise StoreError(FULL)
        self.entries.append(entry)


class Ears(QObject):
    """Hears everything an engine says, in order."""

    def __init__(self, engine: GameEngine) -> None:
        super().__init__()
        self.heard: list[tuple[str, object]] = []
        engine.opened.connect(lambda: self.heard.append(("opened", None)))
        engine.happened.connect(lambda events, view: self.heard.append(("happened", events)))
        engine.undone.connect(lambda undone: self.heard.append(("undone", undone)))
        engine.asked.connect(lambda request: self.heard.append(("asked", request)))
        engine.refused.connect(lambda reason: self.heard.append(("refused", reason)))
        engine.failed.connect(lambda sentence: self.heard.append(("failed", sentence)))

    def all(self, kind: str) -> list[object]:
        return [what for heard, what in self.heard if heard == kind]


def header(*, first_dealer: int = 2, kinds: tuple[str, ...] = ("human", "tame", "tame")) -> Header:
    """A match of a person in seat 0 against two tame bots; with dealer 2 the person begins."""
    return Header.new(
        created="2020-01-01T00:00:00+00:00",
        program="test",
        profile="sochi-guide",
        rules=Rules(),
        names=("You", "Boris", "Clara"),
        kinds=kinds,
        first_dealer=first_dealer,
    )
