"""What holds in every match, tried on random ones (F.1, numbers 7 to 10; C1.3, C9.8, C11.3).

Each begins with any preset, any number of players and any first dealer; pools are small.
"""

from fractions import Fraction
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from preferans_qt.game import match as matches
from preferans_qt.game.actions import Accept, Action, StartDeal
from preferans_qt.game.entries import Why
from preferans_qt.game.events import DealScored, MatchEnded
from preferans_qt.game.match import Match, ScoredDeal, new_match
from preferans_qt.game.outcome import ContractResult, MisereResult, PassedOutResult, RaspasyResult
from preferans_qt.game.rules import Rules
from preferans_qt.game.scoring import entries
from preferans_qt.game.sheet import empty_sheet, post, settle
from tests.strategies import match_walk, net_values, rules_of

# small pools, so that a few deals end a match
QUICK: dict[str, dict[str, object]] = {
    "sochi-guide": {"pool_target": 6},
    "sochi-swedish": {"pool_target": 4},
    "sochi-codex": {"pool_target": 4},
    "leningrad": {"pool_target": 4},
    "rostov": {"pool_target": 4},
    "polish": {"end_limit": "max_deals:5"},
}


@st.composite
def match_walks(draw: st.DrawFn) -> list[Match]:
    """All states of a random match from its beginning, to its end or through twelve deals."""
    name = draw(st.sampled_from(sorted(QUICK)))
    rules = rules_of(name, **QUICK[name])
    players = draw(st.sampled_from([n for n in rules.players if n > 2]))
    match = new_match(rules, players, draw(st.integers(0, players - 1)))
    walk = match_walk(match, Random(draw(st.integers(0, 10**6))), 12)
    return [match, *(following for _, _, following in walk)]


@settings(max_examples=25)
@given(match_walks())
def test_only_the_controller_of_the_current_hand_may_act(states: list[Match]) -> None:
    for match in states:
        mover = matches.controller(match)
        if mover is None:
            assert matches.legal(match) == ()
            assert (match.deal is None) or match.is_over
            continue
        action = matches.legal(match)[0]
        for seat in (*range(match.players), None):
            reason = matches.why_not(match, seat, action)
            assert (reason is None) == (seat == mover)


@settings(max_examples=25)
@given(match_walks())
def test_the_sheet_is_the_fold_of_all_entries_and_settles_to_nothing(states: list[Match]) -> None:
    rules = states[0].rules
    for match in states:
        sheet = empty_sheet(match.players)
        for scored in match.finished:
            for entry in scored.entries:
                sheet = sheet.written(entry)
        assert sheet == match.sheet
        if rules.settlement == "average_zero_sum":
            assert sum(settle(rules, sheet)) == 0
        if rules.pool_recording == "capped":
            assert max(sheet.pool) <= (rules.pool_target or 0)
        if rules.last_overflow == "own_mountain_floor0_then_rivals":
            assert min(sheet.mountain) >= 0
        assert min(min(row) for row in sheet.whists) >= 0


@settings(max_examples=25)
@given(match_walks())
def test_a_match_ends_with_the_deal_that_fills_the_pools(states: list[Match]) -> None:
    rules, last = states[0].rules, states[-1]
    for match in states:
        full = {
            "per_player": all(p >= (rules.pool_target or 0) for p in match.sheet.pool),
            "shared_total": sum(match.sheet.pool) >= match.players * (rules.pool_target or 0),
            "none": len(match.finished) >= 5,
        }[rules.pool_scope]
        assert match.is_over == full
        assert not (full and match.deal)
    if last.is_over:
        assert last.results == settle(rules, last.sheet)
        assert matches.why_not(last, None, StartDeal(1, "")) is not None


@settings(max_examples=25)
@given(match_walks())
def test_dealers_rotate_and_runs_count_raspasy(states: list[Match]) -> None:
    rules = states[0].rules
    dealer, run = states[0].dealer, 0
    last = states[-1]
    for scored in last.finished:
        assert scored.seating.dealer == dealer
        dealer = (dealer + 1) % last.players
        if isinstance(scored.result, RaspasyResult):
            run += 1
            assert scored.result.number == run
        else:
            run = 0 if _ends_run(rules, scored) else run
    assert (last.dealer, last.run) == (dealer if last.deal is None else last.dealer, run)


def _ends_run(rules: Rules, scored: ScoredDeal) -> bool:
    if isinstance(scored.result, PassedOutResult):
        return False
    if isinstance(scored.result, MisereResult):
        return bool(rules.misere_resets_run)
    assert isinstance(scored.result, ContractResult)
    made = not any(entry.why is Why.CONTRACT_FAILED for entry in scored.entries)
    if rules.raspasy_run_reset == "contract_made_and_whisted":
        return made and bool(scored.result.defence.whisters)
    return made or rules.raspasy_run_reset != "contract_made"


@settings(max_examples=25)
@given(match_walks())
def test_the_result_of_a_match_is_the_sum_of_what_its_deals_were_worth(states: list[Match]) -> None:
    rules, last = states[0].rules, states[-1]
    if rules.settlement != "average_zero_sum":
        return
    total = [Fraction(0)] * last.players
    sheet = empty_sheet(last.players)
    for scored in last.finished:
        raw = entries(rules, scored.seating, sheet, scored.result)
        total = [a + b for a, b in zip(total, net_values(rules, last.players, raw), strict=True)]
        sheet, _ = post(rules, scored.seating, sheet, raw)
    assert settle(rules, last.sheet) == tuple(total)


@settings(max_examples=15)
@given(match_walks())
def test_a_match_replays_from_its_actions(states: list[Match]) -> None:
    first = states[0]
    deals = [new_match(first.rules, first.players, first.dealer)]
    for match in states[1:]:
        before = deals[-1]
        if before.deal is None:
            action: Action = match.start or StartDeal(0, "")
        else:
            later = match.deal
            action = later.record[-1].action if later is not None else _last_action(before, match)
        deals.append(matches.apply(before, matches.controller(before), action)[0])
    assert deals == states


def _last_action(before: Match, after_it: Match) -> Action:
    assert before.deal is not None
    for action in (*matches.legal(before), Accept()):
        if matches.apply(before, matches.controller(before), action)[0] == after_it:
            return action
    raise AssertionError("no action leads there")


@settings(max_examples=15)
@given(match_walks())
def test_the_end_of_a_deal_is_told_with_all_that_was_written(states: list[Match]) -> None:
    for before, following in pairwise(states):
        if len(following.finished) == len(before.finished):
            continue
        assert before.deal is not None
        action = _last_action(before, following)
        _, events = matches.apply(before, matches.controller(before), action)
        scored = following.finished[-1]
        told = DealScored(len(before.finished), scored.seating, scored.result, scored.entries)
        assert told in events
        ended = [event for event in events if isinstance(event, MatchEnded)]
        assert ended == (
            [MatchEnded(following.results, early=False)] if following.results is not None else []
        )
