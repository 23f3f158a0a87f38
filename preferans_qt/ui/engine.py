"""The match behind the window: intents in, signals out.

All rules and saving happen in the session; the window never touches a state.
"""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

from PySide6.QtCore import QObject, Signal

from preferans_qt.bots.player import Decision
from preferans_qt.bots.registry import player
from preferans_qt.game.actions import Action, OfferStop, StartDeal, parse_action
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.match import Match
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.game.reducer import IllegalAction
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView
from preferans_qt.match.conductor import Conductor
from preferans_qt.match.deals import SecretDeals
from preferans_qt.match.drivers import Driver, HumanDriver, Reply, Request
from preferans_qt.match.log import HUMAN, Header, LogEntry
from preferans_qt.match.session import MatchEvent, NothingToUndo, Session, Sink, Undone
from preferans_qt.store.errors import StoreError
from preferans_qt.ui.pace import milliseconds_to_wait
from preferans_qt.ui.patience import PatientDriver, may_be_a_slip
from preferans_qt.ui.workers import BotDriver, BotWorker

PATIENCE_MILLISECONDS = 1500  # for which bots at a live table let the person's card lie


class _AskedHuman(HumanDriver):
    """Tells the engine when the person is asked."""

    def __init__(self, asked: Callable[[Request], None]) -> None:
        super().__init__()
        self._asked = asked

    def ask(self, request: Request, reply: Reply) -> None:
        """Hold the question and tell of it."""
        super().ask(request, reply)
        self._asked(request)


class ChosenDeals:
    """Secret deals, but for those whose numbers were asked for."""

    def __init__(self) -> None:
        self._secret = SecretDeals()
        self._numbers: dict[int, int] = {}

    def choose(self, index: int, number: int) -> None:
        """Let the deal ``index``, from 0, be the one with this number."""
        self._numbers[index] = number

    def start_deal(self, index: int) -> StartDeal:
        """The chosen deal, or a secret one."""
        if index in self._numbers:
            return StartDeal(self._numbers[index], "")
        return self._secret.start_deal(index)


def _is_time_up(header: Header) -> bool:
    """Whether the minutes agreed on have passed since a match was begun (A17)."""
    minutes = header.rules.minutes
    if minutes is None:
        return False
    try:
        begun = datetime.fromisoformat(header.created)
    except ValueError:  # a file may say anything; such a match goes on until all agree to stop
        return False
    return datetime.now(begun.tzinfo) >= begun + timedelta(minutes=minutes)


class GameEngine(QObject):
    """One match at a time.

    ``happened`` carries the events of a change and the person's view after it; ``asked`` the
    question that the person must answer; ``refused`` why an intent was not carried out;
    ``failed`` a sentence about an error outside the rules, such as a full disk: nothing has
    changed then, and `start` lets the match go on.

    ``pace`` is the rhythm in which bots answer, one of pace.RHYTHMS, and ``haste`` tells which
    part of its times is waited for while the person watches.
    """

    opened = Signal()
    happened = Signal(object, object)
    undone = Signal(object)
    asked = Signal(object)
    refused = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = BotWorker(self)
        self._human = _AskedHuman(self.asked.emit)
        self._deals = ChosenDeals()
        self._conductor: Conductor | None = None
        self._redoable: tuple[int, Action] | None = None
        self.seat: Seat = 0
        self.patience = PATIENCE_MILLISECONDS
        self.pace = "instant"
        self.haste: Callable[[], float] = lambda: 1.0

    @property
    def session(self) -> Session | None:
        """The open match's session, to be read only."""
        return None if self._conductor is None else self._conductor.session

    @property
    def match(self) -> Match | None:
        """The open match as it stands."""
        return None if self.session is None else self.session.match

    @property
    def request(self) -> Request | None:
        """The question the person has to answer, if any."""
        return self._human.request

    @property
    def thinking_seat(self) -> Seat | None:
        """The seat whose bot is at work, if any."""
        if self._conductor is None or self._conductor.request is None:
            return None
        seat = self._conductor.request.seat
        return None if seat == self.seat else seat

    def view(self) -> PlayerView | None:
        """What the person knows now."""
        return None if self.session is None else self.session.view(self.seat)

    def open(self, header: Header, entries: Iterable[LogEntry], sink: Sink) -> None:
        """Open a match, new or saved; `start` lets it go on.

        Raises LogError when the entries do not hold together, and ValueError when no person sits
        at the table or a bot is not known; the match that was open then stays open.
        """
        session = Session(header, entries, sink)
        if header.kinds.count(HUMAN) != 1:
            raise ValueError("This is no match of one person against bots; choose another one.")
        person = header.kinds.index(HUMAN)
        drivers: list[Driver] = [
            self._human if kind == HUMAN else self._bot(kind, header, person)
            for kind in header.kinds
        ]
        self.close_match()
        self.seat = person
        self._redoable = None
        self._deals = ChosenDeals()
        self._conductor = Conductor(
            session, drivers, self._deals, self._heard, time_is_up=lambda: _is_time_up(header)
        )
        self.opened.emit()

    def _bot(self, kind: str, header: Header, person: Seat) -> Driver:
        driver = BotDriver(player(kind), self._worker, self.failed.emit, self._held)
        if header.conduct is not Conduct.LIVE_TABLE:
            return driver
        return PatientDriver(driver, person, lambda: self.patience)

    def _held(self, request: Request, decision: Decision, spent: float) -> int:
        if self.is_live and may_be_a_slip(request.view, self.seat):
            return 0  # the card has lain for a while already
        legal, candidates = len(request.legal), decision.candidates
        return round(self.haste() * milliseconds_to_wait(self.pace, legal, candidates, spent))

    def start(self) -> None:
        """Ask whoever is to decide, anew if he has been asked."""
        if self._conductor is not None:
            self._guarded(self._conductor.start)

    def close_match(self) -> None:
        """Let nobody think any more. Everything is saved already."""
        if self._conductor is not None:
            self._conductor.close()
            self._conductor = None

    def close(self) -> None:
        """End the worker's thread; the engine cannot be used afterwards."""
        self.close_match()
        self._worker.close()

    def why_not(self, action: Action) -> Reason | None:
        """Why the person may not do something now, or None."""
        session = self.session
        if session is None:
            return Reason(Refusal.NOT_YOUR_TURN, "C3.2")
        return session.why_not(self.seat, action)

    def decide(self, action: Action) -> bool:
        """Answer the standing question, or do unasked what one may do so: offer to stop.

        False, with ``refused`` or ``failed``, when it was not done; a question is then put anew.
        """
        reason = self.why_not(action)
        conductor = self._conductor
        if reason is not None or conductor is None:
            self.refused.emit(reason)
            return False
        if self.request is None:
            return self._guarded(lambda: conductor.submit(self.seat, action))
        if self._guarded(lambda: self._human.answer(action)):
            return True
        self.start()
        return False

    def next_deal(self) -> bool:
        """Deal the next cards."""
        conductor = self._conductor
        return conductor is not None and self._guarded(conductor.next_deal)

    def choose_next_deal(self, number: int) -> None:
        """Let the next deal be the one with this number."""
        match = self.match
        if match is not None:
            running = 0 if match.deal is None else 1
            self._deals.choose(len(match.finished) + running, number)

    def offer_stop(self) -> bool:
        """Propose to end the match here."""
        return self.decide(OfferStop())

    @property
    def is_live(self) -> bool:
        """Whether the match is played as at a live table, where nobody takes a decision back."""
        return self.session is not None and self.session.header.conduct is Conduct.LIVE_TABLE

    def can_undo(self) -> bool:
        """Whether the person has decided something in this deal that he may take back."""
        session = self.session
        return not self.is_live and session is not None and session.undoable(self.seat) is not None

    def can_redo(self) -> bool:
        """Whether nothing has been done since the last undo."""
        return (
            self.session is not None
            and self._redoable is not None
            and self._redoable[0] == self.session.log_length
        )

    def undo(self) -> bool:
        """Take back the person's last decision in this deal."""
        conductor = None if self.is_live else self._conductor
        decision = None if conductor is None else conductor.session.undoable(self.seat)
        if conductor is None or decision is None:
            return False
        before = self._redoable
        # Set before anybody hears of the undo
        self._redoable = (conductor.session.log_length + 1, parse_action(decision.code))
        done = self._guarded(lambda: conductor.undo(self.seat))
        if not done:
            self._redoable = before
        return done

    def redo(self) -> bool:
        """Decide again as before the last undo."""
        if not self.can_redo() or self._redoable is None:
            return False
        return self.decide(self._redoable[1])

    def _heard(self, events: tuple[MatchEvent, ...]) -> None:
        session = self.session
        if session is None:
            return
        for event in events:
            if isinstance(event, Undone):
                self.undone.emit(event)
                return
        self.happened.emit(events, session.view(self.seat))

    def _guarded(self, intent: Callable[[], None]) -> bool:
        """Carry an intent out; what the rules or the disk refuse becomes a signal."""
        try:
            intent()
        except IllegalAction as refusal:
            self.refused.emit(refusal.reason)
            return False
        except NothingToUndo:
            return False
        except (StoreError, OSError) as error:
            self.failed.emit(str(error))
            return False
        return True
