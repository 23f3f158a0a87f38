"""Keeps a match going: asks whoever is to decide, takes the answers, deals the cards.

Answers may come within a question, or later; those from other threads the caller hands over in
the thread of the conductor. Changes are done one after the other, never inside one another.
"""

from collections import deque
from collections.abc import Callable, Sequence

from preferans_qt.game.actions import Action, TimeUp
from preferans_qt.game.seats import Seat
from preferans_qt.match.deals import DealSource
from preferans_qt.match.drivers import Driver, Request
from preferans_qt.match.session import MatchEvent, Session

Listener = Callable[[tuple[MatchEvent, ...]], None]


class Conductor:
    """Drives one session; ``drivers`` holds one driver a seat.

    ``listener`` hears the events of each change before the next question is put. With
    ``automatic`` the next cards are dealt without `next_deal`. ``time_is_up`` is asked between
    two deals where the rules set a time (A17); the match then ends.
    """

    def __init__(
        self,
        session: Session,
        drivers: Sequence[Driver],
        deals: DealSource,
        listener: Listener | None = None,
        *,
        automatic: bool = False,
        time_is_up: Callable[[], bool] = lambda: False,
    ) -> None:
        self.session = session
        self._drivers = tuple(drivers)
        self._deals = deals
        self._listener = listener
        self._automatic = automatic
        self._time_is_up = time_is_up
        self._request: Request | None = None
        self._questions = 0
        self._changes: deque[Callable[[], tuple[MatchEvent, ...]]] = deque()
        self._is_running = False
        self._is_closed = False

    @property
    def request(self) -> Request | None:
        """The question that stands."""
        return self._request

    def start(self) -> None:
        """Ask whoever is to decide, anew if he has been asked: at first, and after an error."""
        self._withdraw()
        self._run()

    def close(self) -> None:
        """Ask nobody any more and ignore whatever still comes."""
        self._is_closed = True
        self._withdraw()

    def next_deal(self) -> None:
        """Deal the next cards. Raises IllegalAction while a deal runs or when the match is over."""
        self._do(self._deal)

    def submit(self, seat: Seat, action: Action) -> None:
        """Do what a seat was not asked for: offer to stop. Raises as Session.submit does."""
        self._do(lambda: self.session.submit(seat, action))

    def undo(self, seat: Seat) -> None:
        """Take back a seat's last decision, whoever is being asked. Raises as Session.undo does."""
        self._do(lambda: self.session.undo(seat))

    def answer(self, request: Request, action: Action) -> None:
        """A driver's reply; dropped when the question no longer stands.

        Raises as Session.submit does; the question then still stands.
        """
        self._do(lambda: self._answered(request, action))

    def _answered(self, request: Request, action: Action) -> tuple[MatchEvent, ...]:
        if self._request is None or request.key != self._request.key:
            return ()
        events = self.session.submit(request.seat, action)
        self._request = None
        return events

    def _deal(self) -> tuple[MatchEvent, ...]:
        index = len(self.session.match.finished)
        return self.session.submit(None, self._deals.start_deal(index))

    def _do(self, change: Callable[[], tuple[MatchEvent, ...]]) -> None:
        """Do a change now, or after the one that is being done."""
        self._changes.append(change)
        self._run()

    def _run(self) -> None:
        if self._is_running:
            return
        self._is_running = True
        try:
            while not self._is_closed and (self._changes or self._ask()):
                if self._changes:
                    self._tell(self._changes.popleft()())
        finally:
            self._is_running = False

    def _tell(self, events: tuple[MatchEvent, ...]) -> None:
        if self._request is not None and self._request.log_length != self.session.log_length:
            self._withdraw()
        if events and self._listener is not None:
            self._listener(events)

    def _ask(self) -> bool:
        """Put the next question if none stands; False when there is nothing to do but wait."""
        if self._request is not None or self.session.match.is_over:
            return False
        seat = self.session.controller
        if seat is None:
            if self._is_out_of_time():
                self._changes.append(lambda: self.session.submit(None, TimeUp()))
                return True
            if self._automatic:
                self._changes.append(self._deal)
            return self._automatic
        self._questions += 1
        session = self.session
        request = Request(
            session.header.id,
            session.log_length,
            self._questions,
            seat,
            session.view(seat),
            session.legal(),
        )
        self._request = request
        self._drivers[seat].ask(request, self.answer)
        return True

    def _is_out_of_time(self) -> bool:
        match = self.session.match
        return match.rules.minutes is not None and bool(match.finished) and self._time_is_up()

    def _withdraw(self) -> None:
        if self._request is not None:
            seat, self._request = self._request.seat, None
            self._drivers[seat].withdraw()
