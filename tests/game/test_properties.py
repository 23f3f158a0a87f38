"""What holds in every deal and every match, tried on random walks (F.1, numbers 1 to 10).

Each walk starts from any preset, any number of players, any dealer and any cards.
"""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from preferans_qt.game import reducer
from preferans_qt.game.actions import (
    DealAction,
    Discard,
    Here,
    Name,
    Play,
    parse_action,
)
from preferans_qt.game.contracts import Strain
from preferans_qt.game.deal import Auction, Deal, Finished, Naming
from preferans_qt.game.entries import Entry
from preferans_qt.game.events import CardPlayed, Discarded
from preferans_qt.game.notation import deal_text, parse_deal
from preferans_qt.game.outcome import ContractResult, Result
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules
from preferans_qt.game.scoring import entries
from preferans_qt.game.sheet import empty_sheet, post
from tests.game.invariants import check_card, check_legal, check_moment, check_result
from tests.strategies import (
    GUIDE,
    Table,
    after,
    deal_walk,
    new_deal,
    recoloured_set,
    result_of,
    rotated,
    rotated_action,
    rotated_row,
    tables,
)

POOLED = tuple(name for name, rules in PRESETS.items() if rules.ledger != "signed_points")
ZERO_SUM = tuple(name for name, rules in PRESETS.items() if rules.settlement == "average_zero_sum")


# ------------------------------------------------------------------ one deal


@settings(max_examples=60)
@given(tables())
def test_every_card_is_somewhere_and_one_seat_is_to_act_at_every_moment(table: Table) -> None:
    for deal in table.states():
        check_moment(table.rules, deal)


@settings(max_examples=25)
@given(tables())
def test_an_action_is_legal_exactly_if_there_is_no_reason_against_it(table: Table) -> None:
    random = table.random
    for deal in table.states():
        check_legal(table.rules, deal, random)


@settings(max_examples=40)
@given(tables())
def test_reducers_change_nothing_they_are_given(table: Table) -> None:
    for stride in table.walk():
        text = repr(stride.before)
        once, events = reducer.apply(table.rules, stride.before, stride.action)
        again, same_events = reducer.apply(table.rules, stride.before, stride.action)
        assert repr(stride.before) == text
        assert (once, events) == (again, same_events)
        assert hash(once) == hash(again)
        assert once == stride.after
        assert once != stride.before
        with pytest.raises(AttributeError):
            stride.before.__setattr__("run", 7)


@settings(max_examples=60)
@given(tables())
def test_the_record_tells_every_step_and_replays_to_the_same_deal(table: Table) -> None:
    steps = []
    for stride in table.walk():
        steps.append((reducer.current_actor(stride.before), stride.action))
        assert list(stride.after.record) == steps
    start = table.deal
    last = table.states()[-1]
    again = reducer.start_deal(start.seating, start.run, start.dealt, start.talon)
    for step in last.record:
        again, _ = reducer.apply(table.rules, again, step.action)
    assert again == last


@settings(max_examples=60)
@given(tables())
def test_notation_reads_what_it_writes(table: Table) -> None:
    states = table.states()
    for deal in (states[0], states[len(states) // 2], states[-1]):
        assert parse_deal(table.rules, deal_text(deal)) == deal
    for step in states[-1].record:
        assert parse_action(str(step.action)) == step.action


@settings(max_examples=60)
@given(tables())
def test_ten_tricks_are_taken_in_every_deal_that_is_played(table: Table) -> None:
    check_result(table.rules, table.states()[-1])


@settings(max_examples=40)
@given(tables())
def test_tricks_go_where_a_naive_reading_of_the_rules_sends_them(table: Table) -> None:
    for stride in table.walk():
        check_card(table.rules, stride)


@settings(max_examples=60)
@given(tables())
def test_winning_bid_and_contract_stand_above_what_they_must(table: Table) -> None:
    for stride in table.walk():
        phase = stride.before.phase
        if isinstance(phase, Naming) and isinstance(stride.action, Name):
            assert stride.action.contract.place >= phase.bid.place
            levels = table.rules.exit_min_levels
            assert phase.bid.level >= levels[min(stride.before.run, len(levels) - 1)]
        if isinstance(phase, Auction) and isinstance(stride.action, Here):
            order = stride.before.seating.active
            assert phase.holder is not None
            assert order.index(phase.actor) < order.index(phase.holder)


@settings(max_examples=60)
@given(tables())
def test_events_tell_what_a_follower_needs_and_hide_the_discard(table: Table) -> None:
    hands = list(table.deal.hands)
    for stride in table.walk():
        _, events = reducer.apply(table.rules, stride.before, stride.action)
        assert events
        cards = [event for event in events if isinstance(event, CardPlayed)]
        if isinstance(stride.action, Play):
            assert cards == [
                CardPlayed(
                    reducer.current_actor(stride.before) or 0,
                    stride.action.card,
                    reducer.controller(stride.before) or 0,
                )
            ]
            hands[cards[0].seat] &= ~(1 << cards[0].card)
            assert stride.after.hands[cards[0].seat] == hands[cards[0].seat]
        else:
            assert cards == []
        if isinstance(stride.action, Discard):
            assert Discarded(reducer.current_actor(stride.before) or 0) in events
        hands = list(stride.after.hands)


# ------------------------------------------------------------------ relabelled seats and suits


@settings(max_examples=40)
@given(tables(), st.integers(1, 3))
def test_everybody_moved_by_some_chairs_gets_the_same(table: Table, by: int) -> None:
    other = rotated(table.deal, by)
    for stride in table.walk():
        other, _ = reducer.apply(table.rules, other, rotated_action(stride.action, by))
        actors = [reducer.current_actor(deal) for deal in (stride.after, other)]
        movers = [reducer.controller(deal) for deal in (stride.after, other)]
        for seat, moved in (actors, movers):
            assert moved == (None if seat is None else (seat + by) % other.seating.players)
        assert other.hands == rotated_row(stride.after.hands, by)
    here, there = (_posted(table.rules, deal) for deal in (table.states()[-1], other))
    assert {_moved(entry, by, other.seating.players) for entry in here} == set(there)


def _posted(rules: Rules, deal: Deal) -> tuple[Entry, ...]:
    assert isinstance(deal.phase, Finished)
    sheet = empty_sheet(deal.seating.players)
    return post(rules, deal.seating, sheet, entries(rules, deal.seating, sheet, deal.phase.result))[
        1
    ]


def _moved(entry: Entry, by: int, players: int) -> Entry:
    def seat(value: int | None) -> int | None:
        return None if value is None else (value + by) % players

    return Entry(
        seat(entry.seat) or 0,
        entry.column,
        entry.amount,
        entry.why,
        entry.count,
        entry.price,
        seat(entry.on),
        seat(entry.helped_by),
    )


PERMUTATIONS = [(1, 0, 2, 3), (3, 2, 1, 0), (1, 2, 3, 0), (2, 3, 0, 1)]


@settings(max_examples=40)
@given(
    number=st.integers(0, 10**6),
    seed=st.integers(0, 10**6),
    suits=st.sampled_from(PERMUTATIONS),
    opening=st.sampled_from(
        ["A pass, B pass, C pass", "A bid misere, B pass, C pass", "A pass, B bid 6S, C pass"]
    ),
)
def test_without_trumps_no_suit_is_better_than_another(
    number: int, seed: int, suits: tuple[int, ...], opening: str
) -> None:
    deal = new_deal(number)
    hands = tuple(recoloured_set(hand, suits) for hand in deal.dealt)
    talon = tuple(8 * suits[card >> 3] + (card & 7) for card in deal.talon)
    other = reducer.start_deal(deal.seating, 0, hands, (talon[0], talon[1]))
    deal, other = after(GUIDE, deal, opening), after(GUIDE, other, opening)
    for stride in deal_walk(GUIDE, deal, Random(seed), _no_trump_action):
        action = _recoloured_action(stride.action, suits)
        assert reducer.why_not(GUIDE, other, action) is None
        other, _ = reducer.apply(GUIDE, other, action)
        assert other.hands == tuple(recoloured_set(hand, suits) for hand in stride.after.hands)
        assert reducer.current_actor(other) == reducer.current_actor(stride.after)
        deal = stride.after
    assert without_talon(result_of(other)) == without_talon(result_of(deal))


def without_talon(result: Result) -> Result:
    """The result with the cards left out that the declarer took."""
    return replace(result, talon=()) if isinstance(result, ContractResult) else result


def _no_trump_action(rules: Rules, deal: Deal, mood: object, random: Random) -> DealAction:
    actions = reducer.legal(rules, deal)
    if isinstance(deal.phase, Naming):
        actions = tuple(
            a for a in actions if isinstance(a, Name) and a.contract.strain is Strain.NO_TRUMP
        )
    return random.choice(actions)


def _recoloured_action(action: DealAction, suits: tuple[int, ...]) -> DealAction:
    match action:
        case Play(card=card):
            return Play(8 * suits[card >> 3] + (card & 7))
        case Discard(cards=cards):
            return Discard(recoloured_set(cards, suits))
        case _:
            return action
