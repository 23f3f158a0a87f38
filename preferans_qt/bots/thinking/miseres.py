"""A misere in imagined deals."""

from collections.abc import Sequence

from preferans_qt.bots.thinking.contracts import leading_role
from preferans_qt.bots.thinking.thought import Thought
from preferans_qt.bots.thinking.values import hand_values
from preferans_qt.bots.thinking.worlds import World
from preferans_qt.bots.worth import Stakes, Worth, misere_worth, roles_of
from preferans_qt.game.cards import CardSet, card_set
from preferans_qt.game.contracts import Contract
from preferans_qt.game.seats import Seat
from preferans_qt.solver.position import Position
from preferans_qt.solver.solver import SearchStopped

NODES = 4_000  # of a search for one trick more; one that takes longer mostly finds none
WRECK = 4  # tricks, beyond which they are not counted
MISSED = 0.12  # how often a trick that could be given with open cards is not


def misere_in(
    thought: Thought, stakes: Stakes, declarer: Seat, bid: Contract, world: World
) -> Worth:
    """What a misere brings each role where the cards lie so."""
    roles = roles_of(thought.view.seating, declarer)
    twelve = world.hands[declarer]
    kept = twelve
    if not bid.without_talon:
        twelve |= card_set(world.talon)
        [(away, _)] = hand_values().best_misere_discards(twelve, 1)
        kept = twelve & ~away
    return real_worth(stakes, misere_tricks(thought, roles, kept, world))


def misere_tricks(thought: Thought, roles: Sequence[Seat], kept: CardSet, world: World) -> int:
    """Tricks a declarer takes who kept these ten, with open cards, as far as they are counted."""
    view, solver = thought.view, thought.solver
    hands = (kept, world.hands[roles[1]], world.hands[roles[2]])
    position = Position(hands, leading_role(view.rules, view.seating, roles), misere=True)
    for tricks in range(1, WRECK):
        try:
            if not solver.at_least(position, tricks, budget=NODES):
                return tricks - 1
        except SearchStopped:
            return max(1, tricks - 1)
    return WRECK


def real_worth(stakes: Stakes, tricks: int) -> Worth:
    """What a misere is worth to each role that would take so many tricks with open cards."""
    exact = misere_worth(stakes, tricks)
    if tricks == 0:
        return exact
    better = misere_worth(stakes, tricks - 1)
    return tuple(one + MISSED * (other - one) for one, other in zip(exact, better, strict=True))
