"""The presentation queue: what happened is shown event by event, at the pace one has chosen.

The engine runs ahead of the picture. Input opens when nothing is left to wait for; a complete trick
that lies a while longer keeps nobody waiting. "No animation" is the same path with durations of
zero.
"""

from __future__ import annotations

from collections import deque
from dataclasses import asdict, dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from preferans_qt.game import events as facts
from preferans_qt.game.outcome import Offence
from preferans_qt.game.seats import Seat
from preferans_qt.ui.table.picture import Picture, advance, empty_picture
from preferans_qt.ui.table.scene import TableScene
from preferans_qt.ui.theme import INPUT_BLOCKED_MOST, Durations

if TYPE_CHECKING:
    from preferans_qt.game.view import PlayerView


class Pace(Enum):
    """How fast events are shown, as a part of the times that are set."""

    USUAL = 1.0
    FAST = 0.2
    AT_ONCE = 0.0


@dataclass(frozen=True, slots=True)
class _Step:
    """An event, the view after the action it is part of, and whether the person did that action."""

    event: facts.Event
    view: PlayerView
    is_own: bool


class PresentationQueue(QObject):
    """Shows events on a scene one after the other.

    ``showing`` fires as an event begins to show, ``picture_changed`` when the table looks
    different, and ``idle`` once nothing is left to wait for. What the person has done himself is
    shown within INPUT_BLOCKED_MOST.
    """

    showing = Signal(object)
    picture_changed = Signal(object)
    idle = Signal()

    def __init__(self, scene: TableScene, durations: Durations) -> None:
        super().__init__()
        self._scene = scene
        self._durations = self._times = durations
        self._pace = Pace.USUAL
        self._waiting: deque[_Step] = deque()
        self._own_time = 0  # milliseconds left for what the person has done himself
        self._is_idle = True
        self._is_hurried = False
        self._picture: Picture | None = None
        self._settled: Picture | None = None  # follows once the present one has been seen
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._next)

    @property
    def durations(self) -> Durations:
        """The times now set."""
        return self._durations

    def set_durations(self, durations: Durations) -> None:
        """Other times, from the next event on."""
        self._durations = durations
        self.set_pace(self._pace)

    @property
    def pace(self) -> Pace:
        """How fast events are shown now."""
        return self._pace

    def set_pace(self, pace: Pace) -> None:
        """Show events faster or slower from the next one on; AT_ONCE also what shows now."""
        self._pace = pace
        times = asdict(self._durations).items()
        self._times = Durations(**{name: round(time * pace.value) for name, time in times})
        if pace is Pace.AT_ONCE:
            self.hurry()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is left to wait for."""
        return self._is_idle

    @property
    def picture(self) -> Picture | None:
        """The picture now shown."""
        return self._picture

    def start_from(self, picture: Picture) -> None:
        """Drop what is waiting and show a picture as it is; the queue is idle then."""
        self._waiting.clear()
        self._settled = None
        self._pause.stop()
        self._is_idle = True
        self._set_picture(picture, 0)

    def enqueue(self, events: tuple[facts.Event, ...], view: PlayerView) -> None:
        """Show the events of one action; ``view`` is the view after it."""
        is_own = _decided_by(events[0]) == view.seat
        if is_own:
            self._own_time = INPUT_BLOCKED_MOST
        self._waiting.extend(_Step(event, view, is_own) for event in events)
        was_idle, self._is_idle = self._is_idle, False
        if was_idle and not self._pause.isActive():  # or else a trick still lies there
            self._next()

    def hurry(self) -> bool:
        """Show all that waits at once; whether there was anything to wait for."""
        was_idle = self._is_idle
        if self._pause.isActive():
            self._pause.stop()
            self._scene.skip()
            self._is_hurried = True
            self._next()
            self._is_hurried = False
        return not was_idle

    def _next(self) -> None:
        """Show events until one takes time."""
        settled, self._settled = self._settled, None
        if settled is not None and self._take(settled, self._times.trick_collected):
            return
        while self._waiting:
            if self._show(self._waiting.popleft()):
                return
        self._become_idle()

    def _become_idle(self) -> None:
        if not self._is_idle:
            self._is_idle = True
            self.idle.emit()

    def _show(self, step: _Step) -> bool:
        """Show one event; whether that takes time."""
        before = self._before(step)
        self.showing.emit(step.event)
        after = advance(before, step.event, step.view)
        times, is_own = self._times, step.is_own
        match step.event:
            case facts.TrickTaken():
                return self._show_trick(before, after)
            case facts.TalonTaken(declarer, _, cards) if cards and declarer != step.view.seat:
                return self._let_lie(replace(before, talon=cards), 0, after)
            case facts.TalonTaken():
                return self._take(after, times.trick_collected, is_own=True)
            case facts.Dealt():
                return self._take(after, times.deal)
            case (
                facts.Called()
                | facts.WhistCalled()
                | facts.ShareOffered()
                | facts.ShareAnswered()
                | facts.TalonLeft()
                | facts.Conceded()
                | facts.DefenceChosen()
            ):
                return self._take(after, 0, 2 * times.call_bubble, is_own=is_own)
            case facts.CardPlayed():
                return self._take(after, times.card_flight, times.card_rise, is_own=is_own)
            case facts.Looked(seat) if seat == step.view.seat:
                return self._take(after, times.card_flight, is_own=is_own)
            case (
                facts.HandShown()
                | facts.TalonTurned()
                | facts.TalonRejected()
                | facts.HandInspected()
                | facts.ContractNamed()
                | facts.CardExposed()
            ):
                return self._take(after, times.card_flight, times.trick_stays // 2, is_own=is_own)
            case facts.OffenceFound(finding):
                # Also after a card of his own: the person must see why the play goes back
                is_own = is_own and finding.offence is Offence.LOOKED_BACK
                return self._take(after, 0, 2 * times.trick_stays, is_own=is_own)
            case facts.PlayTakenBack():
                return self._take(after, times.deal, times.trick_stays, is_own=is_own)
        return self._take(after, 0)

    def _before(self, step: _Step) -> Picture:
        """The picture on which an event begins: the one shown, if it is of the same table."""
        if self._picture is None or self._picture.seating.players != step.view.seating.players:
            return empty_picture(step.view)
        return self._picture

    def _show_trick(self, before: Picture, after: Picture) -> bool:
        """Leave a complete trick on the table for a while; whether that takes time.

        The talon card that leads the next trick (C9.2) is turned meanwhile, so that the person
        who is to play next can do so.
        """
        moving = 0
        if self._waiting and isinstance(self._waiting[0].event, facts.TalonTurned):
            turned = self._waiting.popleft()
            self.showing.emit(turned.event)
            after = advance(after, turned.event, turned.view)
            moving = self._times.card_flight
        lying = replace(after, trick=before.trick, places=before.places)
        takes_time = self._let_lie(lying, moving, after)
        if takes_time and not self._waiting:
            self._become_idle()
        return takes_time

    def _let_lie(self, picture: Picture, moving: int, after: Picture) -> bool:
        """Show a picture for a while before another one follows; whether that takes time."""
        if self._is_hurried or not self._times.trick_stays:
            return self._take(after, 0)
        self._settled = after
        self._set_picture(picture, moving)
        self._pause.start(self._times.trick_stays)
        return True

    def _take(self, picture: Picture, moving: int, pause: int = 0, *, is_own: bool = False) -> bool:
        """Go to a picture in ``moving`` milliseconds, and let it be seen for ``pause`` more.

        Whether that takes time. What is the person's own shares the time that is left for it.
        """
        if self._is_hurried:
            moving = pause = 0
        elif is_own:
            moving, pause = min(moving, self._own_time), 0
            self._own_time -= moving
        self._set_picture(picture, moving)
        if moving + pause <= 0:
            return False
        self._pause.start(moving + pause)
        return True

    def _set_picture(self, picture: Picture, duration: int) -> None:
        self._picture = picture
        self._scene.show_picture(picture, duration)
        self.picture_changed.emit(picture)


def _decided_by(event: facts.Event) -> Seat | None:
    """Who did the action whose first event this is; None when it takes no time to show anyway."""
    match event:
        case (
            facts.Looked(seat)
            | facts.Called(seat)
            | facts.ShareOffered(seat)
            | facts.ShareAnswered(seat)
            | facts.TalonTaken(seat)
            | facts.TalonRejected(seat)
            | facts.Conceded(seat)
            | facts.Discarded(seat)
            | facts.ContractNamed(seat)
            | facts.WhistCalled(seat)
            | facts.HandInspected(seat)
            | facts.ContractEntered(seat)
            | facts.DefenceChosen(seat)
            | facts.CardPlayed(controller=seat)
            | facts.ClaimAnswered(seat)
            | facts.LookedBack(seat)
            | facts.PlayTakenBack(seat)
        ):
            return seat
        case facts.ClaimMade(claim):
            return claim.claimant
    return None
