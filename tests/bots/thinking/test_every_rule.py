"""Thinking players under any agreement of any table: legal, all is valued, and can be repeated."""

from functools import cache
from math import isfinite
from threading import Event

import pytest

from preferans_qt.bots.player import Budget, Cancel, Decision, Player, ThoughtCancelled
from preferans_qt.bots.registry import player
from preferans_qt.game import match as matches
from preferans_qt.game import reducer
from preferans_qt.game.actions import Action, Challenge, Claim, StartDeal
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules
from preferans_qt.game.view import PlayerView, view_for
from preferans_qt.solver.search import Flag
from tests.bots.profiles import RARE, random_profiles
from tests.bots.walks import wandered

PLAYERS = ("beginner", "master")
WORLDS = 4

Asked = tuple[PlayerView, tuple[Action, ...]]


def thought(bot: Player, asked: Asked, seed: int, cancel: Cancel | None = None) -> Decision:
    """What a player makes of a view with few worlds."""
    return bot.decide(*asked, Budget(worlds=WORLDS, seed=seed), cancel or Flag())


def check(decided: Decision, legal: tuple[Action, ...]) -> None:
    """The better first, finite, and each legal action once.

    Claims come beside them, and an accusation before anything else is thought of.
    """
    actions = [one.action for one in decided.candidates]
    assert decided.action == actions[0]
    values = [float(one.value) for one in decided.candidates]
    assert values == sorted(values, reverse=True)
    assert all(map(isfinite, values))
    if not isinstance(decided.action, Challenge):
        weighed = [action for action in actions if not isinstance(action, Claim)]
        assert len(weighed) == len(set(weighed))
        assert set(weighed) == set(legal)


# ------------------------------------------------------------------ whole deals


def check_deals(bot: Player, rules: Rules, players: int, deals: int, seed: int) -> None:
    """Deals between players of one kind, each decision checked."""
    match = matches.new_match(rules, players, first_dealer=seed % players)
    for number in range(deals):
        match, _ = matches.apply(match, None, StartDeal(100 * seed + number, ""))
        while match.deal is not None:
            seat, legal = matches.controller(match), matches.legal(match)
            assert seat is not None
            decided = thought(bot, (view_for(match, seat), legal), len(match.deal.record))
            assert matches.why_not(match, seat, decided.action) is None
            check(decided, legal)
            match, _ = matches.apply(match, seat, decided.action)
        if match.is_over:
            break


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", PLAYERS)
def test_any_profile_is_played_legally(name: str, seed: int) -> None:
    bot = player(name)
    for number, (rules, players) in enumerate(random_profiles(8, seed)):
        check_deals(bot, rules, players, 1, 100 * seed + number)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", PLAYERS)
def test_every_preset_is_played_legally(name: str, preset: str) -> None:
    rules, bot = PRESETS[preset], player(name)
    for players in rules.players:
        if players > 2:
            check_deals(bot, rules, players, 1, players)


@pytest.mark.parametrize("number", range(len(RARE)))
def test_rare_agreements_are_played_legally(number: int) -> None:
    check_deals(player("beginner"), *RARE[number], 2, seed=number)


# ------------------------------------------------------------------ whatever others do


def check_walk(bot: Player, rules: Rules, players: int, seed: int, *, live: bool = False) -> None:
    """A deal of any actions, the player asked at each of its states."""
    for situation in wandered(rules, players, seed, live=live):
        decided = thought(bot, (situation.view, situation.legal), seed)
        assert reducer.why_not(rules, situation.deal, decided.action) is None
        check(decided, situation.legal)


@pytest.mark.parametrize("number", range(len(RARE)))
def test_every_state_is_judged_whatever_led_to_it(number: int) -> None:
    for seed in range(4):
        check_walk(player("master"), *RARE[number], 50 * number + seed)


@pytest.mark.parametrize("seed", range(4))
def test_a_live_table_is_played_at_whatever_others_did(seed: int) -> None:
    bot = player("master")
    for number, (rules, players) in enumerate(random_profiles(3, seed)):
        check_walk(bot, rules, players, 10 * seed + number, live=True)


# ------------------------------------------------------------------ again, and given up


@cache
def questions() -> tuple[Asked, ...]:
    """What seats are asked in some deals of any actions."""
    deals = [(PRESETS["sochi-guide"], 3, seed) for seed in range(6)]
    deals += [(PRESETS["rostov"], 4, seed) for seed in range(4)]
    return tuple((one.view, one.legal) for deal in deals for one in wandered(*deal))


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_brings_the_same_decision_whatever_was_thought_before(name: str) -> None:
    one, other = player(name), player(name)
    decided = [thought(one, asked, seed) for seed, asked in enumerate(questions())]
    for seed, asked in reversed(list(enumerate(questions()))):
        assert thought(other, asked, seed) == decided[seed]


@pytest.mark.parametrize("kind", [Flag, Event])
def test_what_is_given_up_beforehand_is_not_thought_of(kind: type[Flag] | type[Event]) -> None:
    bot, raised, given_up = player("master"), kind(), 0
    raised.set()
    for asked in questions():
        if any(one.worlds for one in thought(bot, asked, 0).candidates):
            given_up += 1
            with pytest.raises(ThoughtCancelled):
                thought(bot, asked, 0, raised)
    assert given_up > 50


class LateFlag(Flag):
    """Is raised just after somebody has looked at it ``looks`` times."""

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.looks = looks

    def is_set(self) -> bool:
        was_set = bool(super().is_set())
        self.looks -= 1
        if self.looks == 0:
            self.set()
        return was_set


class LateEvent(Event):
    """The same for an event."""

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.looks = looks

    def is_set(self) -> bool:
        was_set = super().is_set()
        self.looks -= 1
        if self.looks == 0:
            self.set()
        return was_set


@pytest.mark.parametrize("kind", [LateFlag, LateEvent])
def test_what_is_given_up_meanwhile_is_decided_as_ever_or_not_at_all(
    kind: type[LateFlag] | type[LateEvent],
) -> None:
    bot, given_up = player("master"), 0
    for asked in questions():
        usual = thought(bot, asked, 0)
        for looks in (1, 2, 4):
            try:
                assert thought(bot, asked, 0, kind(looks)) == usual
            except ThoughtCancelled:
                given_up += 1
    assert given_up > 50
