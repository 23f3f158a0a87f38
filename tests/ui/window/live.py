"""A match at a live table, and a person who errs there."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.bots.heuristic.accusing import accusation
from preferans_qt.bots.player import Budget, Cancel, Decision
from preferans_qt.game.actions import Action, Play
from preferans_qt.game.cards import Card, cards_in
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.outcome import Finding
from preferans_qt.game.presets import preset
from preferans_qt.game.view import PlayerView
from preferans_qt.ui.window.program import Program
from tests.ui.window.persons import KeyboardPerson, MousePerson
from tests.ui.window.scripts import Script, ScriptedBot, plainest

GUIDE = preset("sochi-guide")
FOREVER = 10**6
PLAYED = "bid 6S, pass, pass, discard, name 6S, whist, whist"
DEFENDED = "pass, bid 6S, pass, discard, name 6S, whist, whist"
Persons = type[MousePerson] | type[KeyboardPerson]
Choice = Callable[[PlayerView, tuple[Action, ...]], Action]


def live(codes: str, number: int = 1, **overrides: object) -> Script:
    """A deal of three at a live table, which the person begins."""
    return Script(GUIDE, 2, codes, 3, number, overrides, conduct=Conduct.LIVE_TABLE)


class WatchfulBot(ScriptedBot):
    """Keeps to the script, but calls an offender to account."""

    def decide(
        self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
    ) -> Decision:
        phase = view.phase
        charge = accusation(view, phase) if isinstance(phase, TrickPlay) else None
        return (
            super().decide(view, legal, budget, cancel) if charge is None else Decision(charge, ())
        )


class LiveMatch:
    """A live table in a window, and the person at it."""

    def __init__(
        self, program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, script: Script
    ) -> None:
        self.program, self.qtbot, self.script = program, qtbot, script
        self.engine, self.table = program.control.engine, program.window.table
        self.person: MousePerson | KeyboardPerson = MousePerson(program, 0)
        monkeypatch.setattr("preferans_qt.ui.engine.player", lambda name: WatchfulBot(script))
        self.engine.patience = 0
        script.begin(program)

    @property
    def log(self) -> list[str]:
        return self.program.window.log.sentences()

    @property
    def phase(self) -> TrickPlay:
        phase = self.engine.match.deal.phase
        assert isinstance(phase, TrickPlay)
        return phase

    def wait(self) -> bool:
        """Whether the person is to decide once more in this deal."""
        self.qtbot.waitUntil(lambda: self.table.is_open or self.engine.match.deal is None)
        return self.table.is_open

    def until(self, fits: Callable[[PlayerView, tuple[Action, ...]], bool]) -> PlayerView:
        """Do what the script says, or the plainest thing, until something fits a turn."""
        while self.wait():
            request = self.engine.request
            if fits(request.view, request.legal):
                return request.view
            self.person.perform(self.script.action(request.view, request.legal))
        raise AssertionError("it did not come about")

    def play_on(self, choice: Choice) -> None:
        """Play to the end of the deal, or until something has been found."""
        offences = len(self.offences())
        while self.wait() and len(self.offences()) == offences:
            request = self.engine.request
            self.person.perform(choice(request.view, request.legal))

    def to_the_end(self) -> None:
        while self.wait():
            request = self.engine.request
            self.person.perform(plainest(request.legal))

    def offences(self) -> tuple[Finding, ...]:
        deal = self.engine.match.deal
        return (
            self.engine.match.finished[-1].result.terms.offences
            if deal is None
            else (deal.terms.offences)
        )

    def press(self, key: Qt.Key) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)


def slips(view: PlayerView, legal: tuple[Action, ...]) -> list[Card]:
    """The cards that are held and must not be played."""
    if not isinstance(view.phase, TrickPlay) or view.phase.actor != view.seat:
        return []
    return [card for card in cards_in(view.hand) if Play(card) not in legal]


def can_slip(view: PlayerView, legal: tuple[Action, ...]) -> bool:
    return bool(slips(view, legal))


def as_second(view: PlayerView, legal: tuple[Action, ...]) -> bool:
    """A card can be played wrongly, and another follows in the same trick."""
    return can_slip(view, legal) and len(view.phase.trick.cards) == 1


def showing(denied: set[Card]) -> Choice:
    """Play what was denied as soon as it may be."""
    return lambda view, legal: next(
        (action for action in legal if isinstance(action, Play) and action.card in denied),
        plainest(legal),
    )


def revoke(here: LiveMatch) -> tuple[int, set[Card]]:
    """Err, and say in which trick, and which cards were denied by it."""
    view = here.until(can_slip)
    denied = {action.card for action in here.engine.request.legal}
    here.person.perform(Play(slips(view, here.engine.request.legal)[0]))
    return len(view.phase.tricks), denied


def older_trick(view: PlayerView, legal: tuple[Action, ...]) -> bool:
    return isinstance(view.phase, TrickPlay) and len(view.phase.tricks) >= 3
