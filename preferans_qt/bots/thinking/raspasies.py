"""Raspasy in imagined deals."""

from dataclasses import replace

from preferans_qt.bots.thinking.thought import Thought
from preferans_qt.bots.thinking.worlds import World
from preferans_qt.bots.worth import pools_that_matter, result_worth
from preferans_qt.game.outcome import PassedOutResult, RaspasyResult, Result
from preferans_qt.game.raspasy import talon_competes, talon_names_suits
from preferans_qt.game.seats import Seat
from preferans_qt.solver.position import Position


def raspasy_in(thought: Thought, world: World, dark_passers: tuple[Seat, ...]) -> float:
    """What it brings this seat that all have passed, where the cards lie so."""
    view = thought.view
    rules, seating = view.rules, view.seating
    result: Result
    if rules.raspasy_scoring == "redeal":
        result = PassedOutResult()
    else:
        talon = world.talon if talon_names_suits(rules, seating) else ()
        position = Position(
            tuple(world.hands[seat] for seat in seating.active),
            0,
            misere=True,
            talon=talon,
            talon_wins=talon_competes(rules, seating),
        )
        outcomes = thought.tools.raspasy.all_moves(position, [position.hands], cancel=thought.flag)
        split = min((one.splits[0] for one in outcomes.values()), key=lambda split: split[0])
        tricks = [0] * seating.players
        for seat, taken in zip(seating.active, split, strict=False):
            tricks[seat] = taken
        if seating.sitting_dealer is not None:
            tricks[seating.sitting_dealer] = split[3]
        terms = replace(view.terms, dark_passers=dark_passers)
        result = RaspasyResult(tuple(tricks), view.run + 1, terms)
    return result_worth(rules, seating, result, pools_that_matter(view))[view.seat]
