"""A deal with a tutor who finds what a test tells him to, and a person who errs on purpose."""

import threading
from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.bots.player import Budget, Cancel, Candidate
from preferans_qt.coach.assessment import Assessment
from preferans_qt.coach.notes import Note
from preferans_qt.game.actions import Action, Play
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.presets import preset
from preferans_qt.game.view import PlayerView
from preferans_qt.match.drivers import Request
from preferans_qt.store.notes import Notes
from preferans_qt.ui.window.program import Program
from tests.ui.window.persons import KeyboardPerson, MousePerson
from tests.ui.window.scripts import Script

GUIDE = preset("sochi-guide")
PLAYED = "bid 6S, pass, pass, discard, name 6S, whist, whist"
Legal = tuple[Action, ...]


def worst_card(view: PlayerView, legal: Legal) -> Action | None:
    """The highest card, if there is a choice of cards."""
    cards = [action for action in legal if isinstance(action, Play)]
    return max(cards, key=lambda action: action.card) if len(cards) > 1 else None


class ScriptedAssessor:
    """Finds one action an error that loses some whists, and all others equally good.

    ``slow`` are actions that are looked into only when they are asked for; ``gate`` holds every
    answer back until it is set.
    """

    def __init__(self) -> None:
        self.error: Callable[[PlayerView, Legal], Action | None] = worst_card
        self.whists = 6.0
        self.slow: set[str] = set()
        self.gate = threading.Event()
        self.gate.set()
        self.questions = 0

    def assess(
        self,
        view: PlayerView,
        legal: Legal,
        budget: Budget,
        cancel: Cancel | None = None,
        *,
        asked: Action | None = None,
    ) -> Assessment:
        self.questions += 1
        assert self.gate.wait(timeout=10), "the test has forgotten the coach"
        error = self.error(view, legal)
        known = [action for action in legal if str(action) not in self.slow or action == asked]
        known.sort(key=lambda action: action == error)
        worths = (0.0, 0.0), (-self.whists, -self.whists)
        return Assessment(
            view,
            tuple(Candidate(action, 0, worths=worths[action == error]) for action in known),
            (),
        )


class Lesson:
    """A deal of three that the person declares, with the tutor beside him."""

    def __init__(self, program: Program, qtbot: QtBot, coach: ScriptedAssessor) -> None:
        self.program, self.qtbot, self.coach = program, qtbot, coach
        self.engine, self.table = program.control.engine, program.window.table
        self.tutor, self.panel = program.practice.tutor, program.window.tutor
        self.dock = program.window.tutor_dock
        self.person: MousePerson | KeyboardPerson = MousePerson(program, 0)
        self.script = Script(GUIDE, 2, PLAYED, 3, 1)
        self.choices: set[int] = set()  # entries at which there was more than one thing to do
        self.engine.asked.connect(self._asked)

    def _asked(self, request: Request) -> None:
        if len(request.legal) > 1:
            self.choices.add(request.log_length)

    # The match

    @property
    def request(self) -> Request:
        assert self.engine.request is not None
        return self.engine.request

    @property
    def log(self) -> list[str]:
        return self.program.window.log.sentences()

    @property
    def length(self) -> int:
        return self.engine.session.log_length

    def notes(self) -> tuple[Note, ...]:
        """The notes of this match, by entry and attempt."""
        return self.notes_of_match(self.engine.session.header.id)

    def notes_of_match(self, match: str) -> tuple[Note, ...]:
        """The notes of any match."""
        return Notes(self.program.database).of_match(match)

    def note_of(self, entry: int) -> Note:
        """The only note on a decision."""
        (note,) = (note for note in self.notes() if note.entry == entry)
        return note

    def wait(self) -> bool:
        """Whether the person is to decide once more in this deal."""
        self.qtbot.waitUntil(lambda: self.table.is_open or self.engine.match.deal is None)
        return self.table.is_open

    def wait_for_notes(self) -> None:
        """Let every verdict on what was decided come."""
        self.qtbot.waitUntil(lambda: not self.tutor.is_waiting)

    def until(self, fits: Callable[[PlayerView, Legal], bool]) -> None:
        """Decide as the script says until something fits a turn."""
        while self.wait():
            request = self.request
            if fits(request.view, request.legal):
                return
            self.answer(self.script.action(request.view, request.legal))
        raise AssertionError("it did not come about")

    def until_an_error_is_possible(self) -> Action:
        """Go on to a choice of cards, and tell the one that is an error."""
        self.until(lambda view, legal: worst_card(view, legal) is not None)
        error = worst_card(self.request.view, self.request.legal)
        assert error is not None
        return error

    def answer(self, action: Action) -> None:
        """Decide, and wait until the match goes on or the tutor holds the decision."""
        length = self.length
        self.table.decided.emit(action)
        self.qtbot.waitUntil(lambda: self.length > length or self.is_held)

    def choose(self, action: Action) -> None:
        """Decide as a person does, and wait as `answer` does."""
        length = self.length
        self.person.perform(action)
        self.qtbot.waitUntil(lambda: self.length > length or self.is_held)

    def good_card(self) -> Action:
        """The lowest card that may be played."""
        return min(
            (action for action in self.request.legal if isinstance(action, Play)),
            key=lambda action: action.card,
        )

    def to_the_end(self, *, errors: bool = False) -> None:
        """Play the deal to its end, with an error wherever there is a choice of cards."""
        while self.wait():
            view, legal = self.request.view, self.request.legal
            error = worst_card(view, legal) if errors else None
            self.answer(error or self.script.action(view, legal))

    # The tutor

    @property
    def is_held(self) -> bool:
        return self.dock.isVisible() and self.panel.buttons["think_again"].isVisible()

    def shown(self) -> tuple[str, ...]:
        """The buttons of the panel that can be pressed."""
        if not self.dock.isVisible():
            return ()
        return tuple(name for name, button in self.panel.buttons.items() if button.isVisible())

    def click(self, button: str) -> None:
        QTest.mouseClick(self.panel.buttons[button], Qt.MouseButton.LeftButton)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            focus = QApplication.focusWidget()
            assert focus is not None
            QTest.keyClick(focus, key)

    def settings(self, **changes: object) -> None:
        self.program.change_preferences(**changes)


def cards_played(view: PlayerView) -> int:
    """How many tricks are over in a play of cards; 0 before it."""
    return len(view.phase.tricks) if isinstance(view.phase, TrickPlay) else 0


def in_force(notes: Iterable[Note]) -> dict[int, str]:
    """The action of every note that was not taken back, by its entry."""
    return {note.entry: note.action for note in notes if note.action and not note.is_taken_back}
