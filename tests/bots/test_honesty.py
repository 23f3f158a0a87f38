"""Nobody peeks: where a seat sees the same it decides the same, wherever the hidden cards lie.

A decision of every kind is put twice more to the same player, with the cards that the seat cannot
see lying elsewhere.
"""

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from fractions import Fraction
from pathlib import Path
from random import Random
from types import NoneType
from typing import Any, get_args, get_type_hints

import pytest

import preferans_qt
from preferans_qt.bots.player import Budget, Decision, Player
from preferans_qt.bots.registry import HEURISTIC, LEVELS, player
from preferans_qt.game import match as matches
from preferans_qt.game import reducer
from preferans_qt.game.actions import Action, Claim, OfferStop, StartDeal
from preferans_qt.game.cards import CardSet, card_set
from preferans_qt.game.deal import Auction, Deal, TrickPlay
from preferans_qt.game.match import Match
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import PlayerView, resample, view_for, view_of_deal
from preferans_qt.solver.search import Flag
from tests.bots.profiles import TABLES
from tests.bots.situations import KINDS, collected, examples
from tests.bots.walks import Situation
from tests.strategies import GUIDE, new_deal

PLAYERS = (HEURISTIC, "beginner", "club", "master")
WORLDS = 6
ELSEWHERE = 2  # times the hidden cards are dealt anew

# ------------------------------------------------------------------ asked once more


def decision(
    bot: Player, view: PlayerView, legal: tuple[Action, ...], seed: int, worlds: int = WORLDS
) -> Decision:
    return bot.decide(view, legal, Budget(worlds=worlds, seed=seed), Flag())


def permuted(situation: Situation, random: Random) -> Situation:
    """The same for whoever is to decide, with the cards he does not see lying elsewhere."""
    return situation._replace(deal=resample(situation.view, random))


def check_honesty(bot: Player, situation: Situation, seed: int, worlds: int = WORLDS) -> Decision:
    """The decision, when it is the same with other hidden cards."""
    decided = decision(bot, situation.view, situation.legal, seed, worlds)
    for number in range(ELSEWHERE):
        other = permuted(situation, Random(seed + number))
        # The view right before each question, so that nothing but it can be what the bot knows
        assert other.legal == situation.legal
        assert decision(bot, other.view, situation.legal, seed, worlds) == decided
    return decided


def test_every_kind_of_decision_is_met() -> None:
    assert sorted(collected()) == sorted(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_hidden_cards_change_neither_the_action_nor_any_value(kind: str) -> None:
    bots = [player(name) for name in PLAYERS]
    for seed, situation in enumerate(examples(kind)):
        for bot in bots:
            check_honesty(bot, situation, seed)


def test_the_hidden_cards_do_lie_elsewhere() -> None:
    moved = []
    for kind in KINDS:
        for situation in examples(kind):
            deal, other = situation.deal, permuted(situation, Random(0)).deal
            moved.append(
                (other.hands, other.talon, other.discard) != (deal.hands, deal.talon, deal.discard)
            )
    assert sum(moved) > 0.6 * len(moved)


def test_in_the_dark_ones_own_cards_lie_elsewhere_too() -> None:
    for situation in examples("call in the dark"):
        own = situation.deal.hands[situation.seat]
        assert situation.view.hands[situation.seat] is None
        others = [permuted(situation, Random(seed)).deal for seed in range(3)]
        assert any(other.hands[situation.seat] != own for other in others)


@pytest.mark.parametrize("name", PLAYERS[1:])
def test_claims_of_thinking_players_are_among_them(name: str) -> None:
    for situation in collected()["claim made"]:
        if isinstance(check_honesty(player(name), situation, 1).action, Claim):
            return
    pytest.fail("nobody claims")


@pytest.mark.parametrize("name", PLAYERS)
def test_the_next_deals_do_not_change_the_answer_to_a_stop(name: str) -> None:
    """Between two deals nothing is hidden but how the cards will be dealt, and were."""
    match = matches.new_match(GUIDE, 3, 2)
    for number in range(3):
        match = _passed_out(match, StartDeal(number, "5a17"))
    match, _ = matches.apply(match, 0, OfferStop())
    finished = tuple(replace(deal, start=StartDeal(99, "")) for deal in match.finished)
    answers = [
        decision(player(name), view_for(one, 1), matches.legal(one), 0)
        for one in (match, replace(match, finished=finished))
    ]
    assert answers[0] == answers[1]


def _passed_out(match: Match, start: StartDeal) -> Match:
    """The match after a deal in which everybody did the last thing he might."""
    match, _ = matches.apply(match, None, start)
    while match.deal is not None:
        match, _ = matches.apply(match, matches.controller(match), matches.legal(match)[-1])
    return match


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "players"), TABLES)
@pytest.mark.parametrize("name", LEVELS)
def test_whole_deals_are_played_without_peeking(name: str, preset: str, players: int) -> None:
    bot, rules = player(name), PRESETS[preset]
    for number in range(2):
        deal = new_deal(number, players, number % players)
        while (seat := reducer.controller(deal)) is not None:
            situation = Situation(rules, deal, seat)
            action = check_honesty(bot, situation, len(deal.record), worlds=0).action
            deal, _ = reducer.apply(rules, deal, action)


# ------------------------------------------------------------------ what a view holds

LEAVES = (int, str, Fraction, Enum, NoneType)


def parts(thing: object) -> Iterator[object]:
    """All that can be reached from a view, in order; the rules were agreed on before any card."""
    yield thing
    if isinstance(thing, tuple):
        assert not hasattr(thing, "__dict__")
        for one in thing:
            yield from parts(one)
    elif is_dataclass(thing):
        names = [field.name for field in fields(thing)]
        assert set(getattr(thing, "__dict__", names)) <= set(names), thing
        for name in names:
            yield from parts(getattr(thing, name))
    else:
        assert isinstance(thing, (*LEAVES, Rules)), thing


def views_of_all_seats(situation: Situation) -> Iterator[PlayerView]:
    """What everybody sees, also those who are not to decide."""
    deal = situation.deal
    for seat in range(deal.seating.players):
        yield view_of_deal(situation.rules, empty_sheet(deal.seating.players), deal, seat)


def hidden_from(view: PlayerView, deal: Deal) -> Iterator[CardSet]:
    """The hands, talon and discard that a seat does not see."""
    for seen, hand in zip(view.hands, deal.hands, strict=True):
        if seen is None:
            yield hand
    if view.discard is None:
        yield deal.discard
    if not view.talon:
        yield card_set(deal.talon)


SMALLEST = 2**12  # a set of cards that is no number of anything else


@pytest.mark.parametrize("kind", KINDS)
def test_no_hidden_card_can_be_reached_from_a_view(kind: str) -> None:
    for situation in examples(kind):
        for view in views_of_all_seats(situation):
            held = list(parts(view))
            numbers = {part for part in held if isinstance(part, int)}
            assert not numbers & {
                cards for cards in hidden_from(view, situation.deal) if cards >= SMALLEST
            }
            if not view.talon:
                assert situation.deal.talon not in held
            other = resample(view, Random(0))
            assert list(parts(view_of_deal(view.rules, view.sheet, other, view.seat))) == held


def types_within(hint: Any, known: set[type]) -> None:
    """Add all types of which a value of this type may hold something."""
    for argument in get_args(hint):
        types_within(argument, known)
    if get_args(hint) or hint is Ellipsis or hint in known:
        return
    assert isinstance(hint, type), hint
    known.add(hint)
    if hint is not Rules and not issubclass(hint, LEAVES):
        for inner in get_type_hints(hint).values():
            types_within(inner, known)


def test_no_type_in_a_view_holds_a_deal_or_how_it_was_dealt() -> None:
    known: set[type] = set()
    types_within(PlayerView, known)
    assert {Auction, Claim, TrickPlay} <= known
    assert not known & {Deal, Match, StartDeal, object}


# ------------------------------------------------------------------ what bots can get at

KNOWING = {"Deal", "Match", "StartDeal", "start_deal", "view_for", "view_of_deal"}
PRYING = {"builtins", "ctypes", "gc", "inspect", "os", "sys"}


def imported(path: Path) -> Iterator[str]:
    """The modules and names that a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (alias.name for alias in node.names)


@pytest.mark.parametrize("layer", ["bots", "solver"])
def test_bots_import_nothing_that_knows_where_the_cards_lie(layer: str) -> None:
    folder = Path(preferans_qt.__file__).parent / layer
    modules = list(folder.rglob("*.py"))
    assert len(modules) > 10
    for path in modules:
        assert not (KNOWING | PRYING) & set(imported(path)), path
