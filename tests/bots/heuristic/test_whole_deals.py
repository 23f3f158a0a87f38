"""Whole deals and matches: always legal, never peeking, sensible on the whole."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings

from preferans_qt.bots.player import Budget, Candidate, Decision, Player
from preferans_qt.bots.registry import player
from preferans_qt.game import match as matches
from preferans_qt.game import reducer
from preferans_qt.game.actions import Action, OfferStop, StartDeal
from preferans_qt.game.match import Match
from preferans_qt.game.outcome import (
    ContractResult,
    MisereResult,
    PassedOutResult,
    RaspasyResult,
    Result,
)
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.scoring import joint_shortfall, undertricks
from preferans_qt.game.sheet import balance, empty_sheet
from preferans_qt.game.view import PlayerView, resample, view_for, view_of_deal
from tests.bots.kit import NeverCancelled, decision, played_out
from tests.bots.profiles import TABLES
from tests.strategies import GUIDE, Table, new_deal, tables


class RandomPlayer:
    """Any legal action, all alike."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(
        self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: object
    ) -> Decision:
        action = self._random.choice(legal)
        return Decision(action, (Candidate(action, 0),))


def views(table: Table) -> Iterator[tuple[PlayerView, tuple[Action, ...]]]:
    """What each seat that moves sees on a random walk through a deal, odd claims included."""
    sheet = empty_sheet(table.deal.seating.players)
    for deal in table.states():
        seat = reducer.controller(deal)
        if seat is not None:
            yield view_of_deal(table.rules, sheet, deal, seat), reducer.legal(table.rules, deal)


@given(tables())
@settings(max_examples=60)
def test_every_decision_is_legal_and_weighs_everything(table: Table) -> None:
    sheet = empty_sheet(table.deal.seating.players)
    for deal in table.states():
        seat = reducer.controller(deal)
        if seat is None:
            continue
        legal = reducer.legal(table.rules, deal)
        decided = decision(view_of_deal(table.rules, sheet, deal, seat), legal)
        assert reducer.why_not(table.rules, deal, decided.action) is None
        actions = [candidate.action for candidate in decided.candidates]
        assert set(legal) <= set(actions)
        assert decided.action == actions[0]
        values = [candidate.value for candidate in decided.candidates]
        assert values == sorted(values, reverse=True)


@given(tables())
@settings(max_examples=40)
def test_hidden_cards_never_change_a_decision(table: Table) -> None:
    sheet, random = empty_sheet(table.deal.seating.players), table.random
    for view, legal in views(table):
        other = resample(view, random)
        seen = view_of_deal(view.rules, sheet, other, view.seat)
        assert decision(seen, legal, seed=3) == decision(view, legal, seed=3)


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_bots_play_matches_of_every_kind_to_the_end_of_some_deals(
    preset: str, players: int
) -> None:
    bots = [player("heuristic")] * players
    match = matches.new_match(PRESETS[preset], players, first_dealer=0)
    for number in range(25):
        match = _next_deal(match, bots, number)
        if match.is_over:
            break
    assert len(match.finished) >= 15


def _next_deal(match: Match, bots: list[Player], number: int) -> Match:
    match, _ = matches.apply(match, None, StartDeal(number, ""))
    while match.deal is not None:
        seat = matches.controller(match)
        assert seat is not None
        asked = view_for(match, seat), matches.legal(match), Budget(seed=number)
        decided = bots[seat].decide(*asked, NeverCancelled())
        match, _ = matches.apply(match, seat, decided.action)
    return match


def test_an_unknown_call_is_the_last_choice() -> None:
    deal = new_deal(1)
    legal = reducer.legal(GUIDE, deal)
    view = view_of_deal(GUIDE, empty_sheet(3), deal, seat=0)
    decided = decision(view, (OfferStop(), *legal))
    assert decided.action in legal
    assert decided.candidates[-1].action == OfferStop()


def test_a_random_player_is_beaten_soundly() -> None:
    won = 0.0
    for number in range(60):
        seat = number % 3
        bots: list[Player] = [RandomPlayer(number), RandomPlayer(-number), RandomPlayer(0)]
        bots[seat] = player("heuristic")
        match = played_out(GUIDE, bots, number, dealer=number // 3 % 3)
        won += float(balance(GUIDE, match.sheet)[seat])
    assert won / 60 > 50


# ------------------------------------------------------------------ statistics


@pytest.fixture(scope="module")
def results() -> list[Result]:
    """The results of 500 deals between three heuristic players."""
    bots = [player("heuristic")] * 3
    return [
        played_out(GUIDE, bots, number, dealer=number % 3).finished[0].result
        for number in range(500)
    ]


def test_raspasy_is_neither_rare_nor_the_rule(results: list[Result]) -> None:
    share = sum(isinstance(result, RaspasyResult) for result in results) / len(results)
    assert 0.15 < share < 0.55


def test_most_contracts_are_made_but_not_all(results: list[Result]) -> None:
    made = [
        undertricks(result) == 0
        for result in results
        if isinstance(result, ContractResult) and result.defence.whisters
    ]
    assert len(made) > 100
    assert 0.6 < sum(made) / len(made) < 0.95


def test_misere_is_called_now_and_then_and_mostly_made(results: list[Result]) -> None:
    taken = [result.taken for result in results if isinstance(result, MisereResult)]
    assert 5 <= len(taken) <= 50
    assert sum(tricks == 0 for tricks in taken) >= len(taken) / 2


def test_contracts_are_named_at_sensible_levels(results: list[Result]) -> None:
    levels = Counter(
        result.contract.level for result in results if isinstance(result, ContractResult)
    )
    assert 6.2 < sum(level * times for level, times in levels.items()) / levels.total() < 7.2
    assert levels[6] > levels[7] > levels[8] > levels[9] + levels[10]


def test_contracts_meet_every_kind_of_defence(results: list[Result]) -> None:
    kinds = Counter(
        (len(result.defence.whisters), result.defence.half_whister is not None)
        for result in results
        if isinstance(result, ContractResult)
    )
    for kind in [(1, False), (2, False), (0, True), (0, False)]:
        assert kinds[kind] >= 5


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_every_preset_sees_passes_contracts_made_and_contracts_lost(
    preset: str, players: int
) -> None:
    rules, bots = PRESETS[preset], [player("heuristic")] * players
    results = [
        played_out(rules, bots, number, dealer=number % players).finished[0].result
        for number in range(60)
    ]
    passed = sum(isinstance(result, RaspasyResult | PassedOutResult) for result in results)
    assert 0.1 < passed / len(results) < 0.7
    played = [
        result
        for result in results
        if isinstance(result, ContractResult) and result.defence.whisters
    ]
    made = sum(undertricks(result) == 0 for result in played)
    short = sum(joint_shortfall(rules, result) > 0 for result in played)
    assert 0.6 < made / len(played) < 1
    assert short / len(played) < 0.6
    caught = sum(isinstance(result, MisereResult) and result.taken > 0 for result in results)
    assert caught <= 6
