"""Raspasy in imagined deals."""

from dataclasses import replace

from preferans_qt.bots.thinking.table import Table
from preferans_qt.bots.thinking.thought import Thought
from preferans_qt.bots.thinking.worlds import World
from preferans_qt.bots.worth import Worth, pools_that_matter, result_worth
from preferans_qt.game.cards import Card
from preferans_qt.game.deal import Seating, TrickPlay
from preferans_qt.game.outcome import PassedOutResult, RaspasyResult, Result
from preferans_qt.game.raspasy import talon_competes, talon_names_suits
from preferans_qt.game.seats import Seat
from preferans_qt.solver.position import Position
from preferans_qt.solver.raspasy import Split

Tricks = tuple[int, ...]  # one number a seat


def raspasy_in(thought: Thought, world: World, dark_passers: tuple[Seat, ...]) -> Worth:
    """What it brings each seat that all have passed, where the cards lie so."""
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
        terms = replace(view.terms, dark_passers=dark_passers)
        tricks = _by_seat(seating, seating.active, split)
        result = RaspasyResult(tricks, view.run + 1, terms)
    return result_worth(rules, seating, result, pools_that_matter(view))


def rest_of_raspasy(thought: Thought, phase: TrickPlay) -> dict[Card, list[Tricks]]:
    """How the further tricks are shared out after each card that may be played, in each world."""
    view, table = thought.view, Table.of(thought.view, phase)
    position = table.position(thought.worlds[0])
    turned = len(phase.tricks) + 1  # talon cards one has seen
    is_hidden = len(position.talon) == 2 and len(view.talon) == turned
    if is_hidden:
        position = replace(position, talon=position.talon[:1])
    further: dict[Card, list[Tricks]] = {}
    for worlds in thought.in_time(thought.worlds):
        layouts = [
            (*table.layout(world), 1 << world.talon[turned]) if is_hidden else table.layout(world)
            for world in worlds
        ]
        outcomes = thought.tools.raspasy.all_moves(position, layouts, cancel=thought.flag)
        for card, found in outcomes.items():
            tricks = (_by_seat(view.seating, table.order, split) for split in found.splits)
            further.setdefault(card, []).extend(tricks)
    return further


def _by_seat(seating: Seating, order: tuple[Seat, ...], split: Split) -> Tricks:
    """The tricks of hands in their order round the table, and those of a sitting dealer's talon."""
    tricks = [0] * seating.players
    for seat, taken in zip(order, split, strict=False):
        tricks[seat] = taken
    if seating.sitting_dealer is not None:
        tricks[seating.sitting_dealer] = split[3]
    return tuple(tricks)
