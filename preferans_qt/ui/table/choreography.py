"""The presentation queue: what happened is shown event by event, at the pace one has chosen.

The engine runs ahead of the picture. Input opens when the queue is empty. "No animation" is the
same path with durations of zero.
"""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from preferans_qt.game import events as facts
from preferans_qt.ui.table.picture import Picture, advance, empty_picture
from preferans_qt.ui.table.scene import TableScene
from preferans_qt.ui.theme import INPUT_BLOCKED_MOST, Durations

if TYPE_CHECKING:
    from preferans_qt.game.view import PlayerView


class PresentationQueue(QObject):
    """Shows events on a scene one after the other.

    ``showing`` fires as an event begins to show, ``idle`` when nothing is left.
    """

    showing = Signal(object)
    picture_changed = Signal(object)
    idle = Signal()

    def __init__(self, scene: TableScene, durations: Durations) -> None:
        super().__init__()
        self._scene = scene
        self._durations = durations
        self._waiting: deque[tuple[facts.Event, PlayerView]] = deque()
        self._running = False
        self._hurried = False
        self._picture: Picture | None = None
        self._settled: Picture | None = None  # follows once the present one has been seen
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._next)

    def set_durations(self, durations: Durations) -> None:
        self._durations = durations

    @property
    def is_idle(self) -> bool:
        return not self._running

    @property
    def picture(self) -> Picture | None:
        """The picture now shown."""
        return self._picture

    def start_from(self, picture: Picture) -> None:
        """Drop what is waiting and show a picture as it is."""
        self._waiting.clear()
        self._settled = None
        self._pause.stop()
        self._running = False
        self._set_picture(picture, 0)
        self._scene.skip()

    def enqueue(self, events: tuple[facts.Event, ...], view: PlayerView) -> None:
        """Show the events of one action; ``view`` is the view after it."""
        self._waiting.extend((event, view) for event in events)
        if not self._running:
            self._running = True
            self._hurried = False
            self._next()

    def hurry(self) -> None:
        """Show all that waits at once."""
        if not self._pause.isActive():
            return
        self._hurried = True
        self._pause.stop()
        self._scene.skip()
        self._next()

    def _next(self) -> None:
        """Show events until one takes time."""
        settled, self._settled = self._settled, None
        if settled is not None:
            moving = 0 if self._hurried else self._durations.trick_collected
            self._set_picture(settled, moving)
            if moving:
                self._pause.start(moving)
                return
        while self._waiting:
            event, view = self._waiting.popleft()
            if self._show(event, view):
                return
        self._running = False
        self.idle.emit()

    def _show(self, event: facts.Event, view: PlayerView) -> bool:
        """Show one event; whether ``_next`` will be called when it has been seen."""
        if self._picture is None or self._picture.seating.players != view.seating.players:
            self._picture = empty_picture(view)
        self.showing.emit(event)
        picture = self._picture
        match event:
            case facts.TalonTaken(_, _, cards):
                turned = replace(picture, talon=cards)
                self._set_picture(turned, 0)
                return self._wait_and_go(turned, event, view, self._durations.trick_stays)
            case facts.TrickTaken():
                return self._wait_and_go(picture, event, view, self._durations.trick_stays)
        picture = advance(picture, event, view)
        duration, pause = self._times(event, view)
        if self._hurried or duration + pause <= 0:
            self._set_picture(picture, 0)
            return False
        self._set_picture(picture, duration)
        self._pause.start(duration + pause)
        return True

    def _wait_and_go(
        self, before: Picture, event: facts.Event, view: PlayerView, wait: int
    ) -> bool:
        """Leave a picture on the table for a while before the event changes it."""
        after = advance(before, event, view)
        if self._hurried or wait <= 0:
            self._set_picture(after, 0)
            return False
        self._settled = after
        self._pause.start(wait)
        return True

    def _times(self, event: facts.Event, view: PlayerView) -> tuple[int, int]:
        """How long an event moves, and how long one looks at it, in milliseconds."""
        times = self._durations
        match event:
            case facts.Dealt():
                return times.deal, 0
            case facts.Called() | facts.WhistCalled():
                return 0, 2 * times.call_bubble
            case facts.CardPlayed(_, _, controller):
                if controller == view.seat:
                    return min(times.card_flight, INPUT_BLOCKED_MOST), 0
                return times.card_flight, times.card_rise
            case facts.HandShown() | facts.TalonTurned() | facts.ContractNamed():
                return times.card_flight, times.trick_stays // 2
        return 0, 0

    def _set_picture(self, picture: Picture, duration: int) -> None:
        self._picture = picture
        self._scene.show_picture(picture, duration)
        self.picture_changed.emit(picture)
