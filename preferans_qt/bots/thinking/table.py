"""The cards on the table as positions of the solver: hands by their place round the table."""

from dataclasses import dataclass

from preferans_qt.bots.thinking.worlds import World
from preferans_qt.game.cards import Card
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.raspasy import talon_competes
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView
from preferans_qt.solver.position import Hands, Position


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays, clockwise, the declarer first, at raspasy the eldest hand."""

    view: PlayerView
    phase: TrickPlay
    order: tuple[Seat, ...]

    @classmethod
    def of(cls, view: PlayerView, phase: TrickPlay) -> "Table":
        seats = view.seating.in_play
        first = 0 if phase.declarer is None else seats.index(phase.declarer)
        return cls(view, phase, (*seats[first:], *seats[:first]))

    def layout(self, world: World) -> Hands:
        """The hands of a world in their order."""
        return tuple(world.hands[seat] for seat in self.order)

    def position(self, world: World) -> Position:
        """The position where the cards lie as in a world."""
        rules, phase, trick = self.view.rules, self.phase, self.phase.trick
        return Position(
            self.layout(world),
            self.order.index(trick.leader),
            phase.trump,
            misere=phase.declarer is None or phase.is_misere,
            trick=trick.cards,
            talon=self._talon(world),
            talon_wins=talon_competes(rules, self.view.seating),
            must_trump=rules.must_trump,
            must_overtake=rules.must_overtake,
        )

    def _talon(self, world: World) -> tuple[Card, ...]:
        """The talon cards that lead the current trick, and the next one (C9.2)."""
        if self.phase.trick.turned is None:
            return ()
        return world.talon[len(self.phase.tricks) :]
