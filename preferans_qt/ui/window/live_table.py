"""What the person may do of himself at a live table: take back, look back, call to account."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from preferans_qt.game.actions import Action, Challenge, LookBack, Withdraw
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.irregular import is_opponent, seats_in
from preferans_qt.ui.bidding.chooser import AccusationPanel, ChooserPanel, OlderTricksPanel
from preferans_qt.ui.table.picture import with_discard, with_trick
from preferans_qt.ui.texts.status import discard_text, older_trick_text

if TYPE_CHECKING:
    from preferans_qt.game.view import PlayerView
    from preferans_qt.ui.texts.words import Names
    from preferans_qt.ui.theme import Palette
    from preferans_qt.ui.window.match_control import MatchControl


class LiveTable:
    """Its commands say nothing about right or wrong: they can be used whenever they make sense."""

    def __init__(self, control: MatchControl) -> None:
        self._control = control
        self._engine = control.engine
        self._table = control.table

    # What can be used now

    def can_withdraw(self) -> bool:
        """Whether the person's card lies in a trick that is not complete."""
        view = self._engine.view()
        if view is None or not view.terms.live or not isinstance(view.phase, TrickPlay):
            return False
        seats = seats_in(view.seating, view.phase.trick)
        return view.phase.claim is None and view.seat in seats

    def can_look_back(self) -> bool:
        """Whether there is something to be seen that is not free."""
        return any(self._looks())

    def can_challenge(self) -> bool:
        """Whether the person plays a card now, and may say something else instead."""
        return self._turn() is not None

    def _turn(self) -> tuple[PlayerView, TrickPlay] | None:
        """What the person sees when a card is asked of him."""
        request = self._engine.request
        if request is None or not self._table.is_open or not request.view.terms.live:
            return None
        phase = request.view.phase
        if not isinstance(phase, TrickPlay) or phase.claim is not None:
            return None
        return request.view, phase

    def _looks(self) -> Iterator[LookBack]:
        turn = self._turn()
        if turn is None:
            return
        for trick in range(len(turn[1].tricks) - 1):
            yield LookBack(trick)
        if self._engine.why_not(LookBack(None)) is None:
            yield LookBack(None)

    # The commands

    def withdraw(self) -> None:
        """Take the card back that lies in the trick, if it was wrong (E5.2)."""
        self._control.decide(Withdraw(self._engine.seat))

    def choose_look(self) -> None:
        """Ask which trick, or whether the discard, is to be seen."""
        looks = tuple(self._looks())
        if looks:
            self._ask(OlderTricksPanel(looks, *self._dress()), self._look_back)

    def choose_opponent(self) -> None:
        """Ask who is to be called to account."""
        turn = self._turn()
        if turn is None:
            return
        view, phase = turn
        charges = [
            Challenge(seat) for seat in view.seating.in_play if is_opponent(phase, view.seat, seat)
        ]
        self._ask(AccusationPanel(charges, *self._dress()), self._control.decide)

    def _ask(self, panel: ChooserPanel, then: Callable[[Action], object]) -> None:
        def answer(action: Action) -> None:
            self._table.set_overlay(None)
            then(action)

        panel.chosen.connect(answer)
        panel.cancelled.connect(lambda: self._table.set_overlay(None))
        self._table.set_overlay(panel)

    def _dress(self) -> tuple[Names, Palette, bool]:
        return self._control.names, self._table.theme.palette, self._table.four_colour

    def _look_back(self, action: Action) -> None:
        """See a trick or the discard for a moment, and hear what it was; it costs a trick."""
        self._table.queue.hurry()
        if not self._engine.decide(action):
            return
        view, picture = self._engine.view(), self._table.picture
        if view is None or picture is None or not isinstance(view.phase, TrickPlay):
            return
        match action:
            case LookBack(int() as number):
                trick = view.phase.tricks[number].trick
                self._table.peek(with_trick(picture, trick))
                said = older_trick_text(number, trick, picture.seating, self._control.names)
            case _:
                self._table.peek(with_discard(picture, view.discard or 0))
                said = discard_text(view)
        self._control.announce(said)
