"""How much is thought of a decision, and how levels and characters see what was found."""

from dataclasses import replace
from functools import cache
from statistics import stdev

import pytest

from preferans_qt.bots.player import Budget, Candidate, Decision
from preferans_qt.bots.registry import CHARACTERS, LEVELS, player
from preferans_qt.bots.thinking.characters import CHARACTERS as LIKINGS
from preferans_qt.bots.thinking.characters import EVEN_TEMPERED
from preferans_qt.bots.thinking.judgement import seen
from preferans_qt.bots.thinking.levels import LEVELS as ABILITIES
from preferans_qt.game import reducer
from preferans_qt.game.actions import Accept, Action, Bid, Here, Pass, Whist
from preferans_qt.game.contracts import MISERE, parse_contract
from preferans_qt.game.deal import Deal
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import view_of_deal
from preferans_qt.solver.search import Flag
from tests.bots.kit import deal_with
from tests.strategies import GUIDE

SIX_SPADES = Bid(parse_contract("6S"))
PRICE = 20.0  # whists, of an undertrick


def asked(deal: Deal, budget: Budget, name: str = "master") -> Decision:
    seat = reducer.controller(deal)
    assert seat is not None
    view = view_of_deal(GUIDE, empty_sheet(deal.seating.players), deal, seat)
    return player(name).decide(view, reducer.legal(GUIDE, deal), budget, Flag())


@cache
def opening() -> Deal:
    return deal_with("AS KS 10S 8S AC 9C KD 7D JH 8H")


def worlds_of(decision: Decision) -> set[int]:
    return {candidate.worlds for candidate in decision.candidates}


def test_a_budget_says_how_many_deals_are_imagined() -> None:
    assert worlds_of(asked(opening(), Budget(worlds=7))) == {7}
    assert worlds_of(asked(opening(), Budget())) == {ABILITIES["master"].call_worlds}


def test_when_time_is_up_fewer_deals_must_do() -> None:
    hurried = asked(opening(), Budget(seconds=1e-9))
    assert len(worlds_of(hurried)) == 1
    assert 0 < max(worlds_of(hurried)) < ABILITIES["master"].call_worlds
    assert {one.action for one in hurried.candidates} == {
        one.action for one in asked(opening(), Budget()).candidates
    }


def test_candidates_tell_how_sure_they_are() -> None:
    few, many = (asked(opening(), Budget(worlds=number)) for number in (10, 160))
    errors = {one.action: one.error for one in few.candidates}
    assert all(one.error < errors[one.action] for one in many.candidates)


FOUND = (
    Candidate(Pass(), 1.0, 0.5, 40),
    Candidate(SIX_SPADES, 2.0, 0.5, 40),
    Candidate(Bid(MISERE), -3.0, 0.5, 40),
)


def values(level: str, seed: int, character: str | None = None) -> dict[Action, float]:
    liked = EVEN_TEMPERED if character is None else LIKINGS[character]
    found = seen(FOUND, ABILITIES[level], liked, PRICE, seed)
    return {one.action: float(one.value) for one in found}


def test_a_master_makes_no_error() -> None:
    assert seen(FOUND, ABILITIES["master"], EVEN_TEMPERED, PRICE, 5) == FOUND


def test_the_weaker_the_level_the_larger_its_errors() -> None:
    spreads = [stdev(values(level, seed)[Pass()] for seed in range(200)) for level in LEVELS]
    assert spreads == sorted(spreads, reverse=True)
    assert spreads[-1] == 0
    assert len(set(spreads)) == len(LEVELS)


def test_an_error_is_the_same_for_the_same_seed_and_has_its_measure() -> None:
    assert values("beginner", 3) == values("beginner", 3) != values("beginner", 4)
    largest = max(abs(values("beginner", seed)[Pass()] - 1.0) for seed in range(300))
    assert largest == pytest.approx(1.5 * ABILITIES["beginner"].noise * PRICE, rel=0.2)


def test_an_option_not_looked_into_and_an_answer_are_seen_as_they_are() -> None:
    plain = (replace(FOUND[0], worlds=0), Candidate(Accept(), 4.0, 0.1, 40))
    assert seen(plain, ABILITIES["beginner"], EVEN_TEMPERED, PRICE, 1) == plain


@pytest.mark.parametrize(
    ("character", "action", "is_liked"),
    [
        ("cautious", SIX_SPADES, False),
        ("cautious", Whist(), False),
        ("bold", SIX_SPADES, True),
        ("bold", Here(), True),
        ("whister", Whist(), True),
        ("misere", Bid(MISERE), True),
    ],
)
def test_a_character_likes_or_fears(character: str, action: Action, is_liked: bool) -> None:
    found = (Candidate(action, 0.0, 1.0, 10), Candidate(Pass(), 0.0, 1.0, 10))
    liked, other = seen(found, ABILITIES["master"], LIKINGS[character], PRICE, 0)
    assert other.value == 0
    assert (float(liked.value) > 0) == is_liked != (float(liked.value) < 0)


def test_every_character_has_likings_of_its_own() -> None:
    assert len({LIKINGS[character] for character in CHARACTERS} | {EVEN_TEMPERED}) == 5
