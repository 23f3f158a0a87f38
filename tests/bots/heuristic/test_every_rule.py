"""Any agreement of any table: always legal, never peeking, every situation met and judged."""

from collections import Counter
from random import Random

import pytest

from preferans_qt.bots.heuristic.weighing import UNKNOWN
from preferans_qt.bots.player import Budget
from preferans_qt.bots.registry import player
from preferans_qt.game import match as matches
from preferans_qt.game import reducer
from preferans_qt.game.actions import Action, Claim, Look, StartDeal
from preferans_qt.game.deal import Auction, Deal
from preferans_qt.game.match import Match
from preferans_qt.game.rules import Rules
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import PlayerView, resample, view_for, view_of_deal
from tests.bots.kit import NeverCancelled, decision
from tests.bots.profiles import RARE, random_profiles
from tests.strategies import deal_walk, new_deal


def checked_step(match: Match, seed: int) -> tuple[Match, Action]:
    """One decision of the match, asked once more of somebody who holds other hidden cards."""
    seat = matches.controller(match)
    assert seat is not None
    view, legal = view_for(match, seat), matches.legal(match)
    decided = decision(view, legal, seed)
    assert matches.why_not(match, seat, decided.action) is None
    other = view_of_deal(match.rules, match.sheet, resample(view, Random(seed)), seat)
    assert decision(other, legal, seed) == decided
    match, _ = matches.apply(match, seat, decided.action)
    return match, decided.action


def checked_deals(rules: Rules, players: int, deals: int, seed: int) -> Counter[type[Action]]:
    """Deals between heuristic players, each decision checked; what they did."""
    done: Counter[type[Action]] = Counter()
    match = matches.new_match(rules, players, first_dealer=seed % players)
    while len(match.finished) < deals and not match.is_over:
        match, _ = matches.apply(match, None, StartDeal(seed + len(match.finished), ""))
        while match.deal is not None:
            match, action = checked_step(match, seed)
            done[type(action)] += 1
    return done


@pytest.mark.parametrize("seed", range(4))
def test_any_profile_is_played_legally_and_without_peeking(seed: int) -> None:
    for number, (rules, players) in enumerate(random_profiles(25, seed)):
        assert checked_deals(rules, players, 2, 100 * seed + number)


@pytest.mark.parametrize(("rules", "players"), RARE)
def test_rare_agreements_are_played_legally_and_without_peeking(rules: Rules, players: int) -> None:
    assert checked_deals(rules, players, 8, seed=5)


def test_whole_matches_of_custom_profiles_come_to_their_end() -> None:
    bots = [player("heuristic")] * 4
    over = 0
    for number, (rules, players) in enumerate(random_profiles(8, seed=99)):
        match = matches.new_match(rules, players, first_dealer=0)
        while not match.is_over and len(match.finished) < 40:
            match, _ = matches.apply(match, None, StartDeal(number + len(match.finished), ""))
            while match.deal is not None:
                seat = matches.controller(match)
                assert seat is not None
                view, legal = view_for(match, seat), matches.legal(match)
                decided = bots[seat].decide(view, legal, Budget(), NeverCancelled())
                match, _ = matches.apply(match, seat, decided.action)
        over += match.is_over
    assert over >= 3


# ------------------------------------------------------------------ whatever others do


def wandered(rules: Rules, players: int, seed: int) -> list[Deal]:
    """The states of a deal in which everybody does anything legal."""
    dark = rules.dark_and_bombs != "off"
    deal = new_deal(seed, players, dark=dark)
    walk = deal_walk(rules, deal, Random(seed))
    return [deal, *(stride.after for stride in walk)]


def knows(view: PlayerView, action: Action) -> bool:
    """Whether an action should be judged: nobody judges calls in the dark, for he looks first."""
    phase = view.phase
    return not (isinstance(phase, Auction) and phase.actor_is_in_the_dark) or action == Look()


@pytest.mark.parametrize("number", range(len(RARE)))
def test_every_state_is_judged_whatever_led_to_it(number: int) -> None:
    rules, players = RARE[number]
    for seed in range(12):
        for deal in wandered(rules, players, 50 * number + seed):
            seat = reducer.controller(deal)
            if seat is None:
                continue
            view = view_of_deal(rules, empty_sheet(players), deal, seat)
            legal = reducer.legal(rules, deal)
            decided = decision(view, legal)
            assert reducer.why_not(rules, deal, decided.action) is None
            values = {one.action: one.value for one in decided.candidates}
            assert {*legal} == {one for one in values if not isinstance(one, Claim)}
            assert all(values[one] != UNKNOWN for one in legal if knows(view, one))
