"""A match by its propositions.

C1.3 rotation · C3.3, C9.7 the exit level and the price of a run · C9.8 what ends a run · C11.3 the
last deal · C11.4 closed pools play on · C11.5 early end · B-n3 a number of deals · A17 the clock.
"""

from fractions import Fraction
from random import Random

import pytest

from preferans_qt.game import match as matches
from preferans_qt.game.actions import (
    Accept,
    Action,
    Bid,
    OfferStop,
    Pass,
    Refuse,
    StartDeal,
    TimeUp,
)
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Finished, Seating
from preferans_qt.game.events import Dealt, Event, MatchEnded, StopAnswered, StopOffered
from preferans_qt.game.match import Match, new_match, next_run
from preferans_qt.game.outcome import ContractResult, Defence, MisereResult, RaspasyResult, Result
from preferans_qt.game.reducer import IllegalAction
from preferans_qt.game.rules import Rules
from preferans_qt.game.sheet import settle
from preferans_qt.game.shuffle import dealt_hands, shuffled_deck
from tests.strategies import GUIDE, match_walk, rules_of

SIX_SPADES = parse_contract("6S")


def dealt(match: Match, number: int = 1) -> Match:
    return matches.apply(match, None, StartDeal(number, "c0ffee"))[0]


def done(match: Match, action: Action) -> Match:
    """The match after an action of whoever is to move."""
    return matches.apply(match, matches.controller(match), action)[0]


def first_legal(match: Match, times: int = 1) -> Match:
    """The match after the first legal action, some times over."""
    for _ in range(times):
        match = done(match, matches.legal(match)[0])
    return match


def unwhisted_six(match: Match, number: int = 1, bid: str = "6S") -> Match:
    """The match after a deal in which first hand bids, names it and is not whisted."""
    match = dealt(match, number)
    for action in (Bid(parse_contract(bid)), Pass(), Pass()):
        match = done(match, action)
    match = first_legal(match, 2)
    while match.deal is not None:
        match = done(match, Pass())
    return match


def raspasy(match: Match, number: int = 1) -> Match:
    """The match after a raspasy."""
    match = dealt(match, number)
    for _ in range(3):
        match = done(match, Pass())
    while match.deal is not None:
        match = first_legal(match)
    return match


def after_one_deal(rules: Rules = GUIDE, players: int = 3) -> Match:
    return unwhisted_six(new_match(rules, players, players - 1))


def refusal(match: Match, seat: int | None, action: Action) -> str | None:
    reason = matches.why_not(match, seat, action)
    return None if reason is None else reason.refusal.value


# ------------------------------------------------------------------ beginning and rotation


@pytest.mark.parametrize(("players", "dealer"), [(2, 0), (5, 0), (3, 3), (3, -1)])
def test_a_match_needs_players_and_a_dealer_among_them(players: int, dealer: int) -> None:
    with pytest.raises(ValueError, match=r"dealer|players"):
        new_match(GUIDE, players, dealer)


def test_a_match_is_played_by_those_its_rules_are_for() -> None:
    with pytest.raises(ValueError, match="3"):
        new_match(rules_of("sochi-swedish"), 4, 0)


def test_cards_are_dealt_by_number() -> None:
    match, events = matches.apply(new_match(GUIDE, 3, 1), None, StartDeal(77, "ab"))
    assert match.deal is not None
    assert (match.deal.dealt, match.deal.talon) == dealt_hands(Seating(3, 1), shuffled_deck(77))
    assert events == (Dealt(0, Seating(3, 1)),)
    assert matches.current_actor(match) == 2


@pytest.mark.parametrize("players", [3, 4])
def test_c1_3_the_deal_passes_to_the_left_after_every_hand(players: int) -> None:
    match = new_match(GUIDE, players, 1)
    assert match.dealer == 1
    match = unwhisted_six(match)
    assert match.dealer == 2
    match = raspasy(match)
    assert match.dealer == 3 % players


def test_c1_3_or_the_same_dealer_deals_again_after_raspasy() -> None:
    rules = rules_of("sochi-guide", deal_after_raspasy="same_dealer")
    match = raspasy(new_match(rules, 3, 1))
    assert match.dealer == 1
    assert unwhisted_six(match).dealer == 2


# ------------------------------------------------------------------ runs of raspasy


def made(whisted: bool) -> ContractResult:
    defence = Defence((1, 2)) if whisted else Defence()
    return ContractResult(0, SIX_SPADES, defence, (6, 2, 2) if whisted else (0, 0, 0))


HALF = ContractResult(0, SIX_SPADES, Defence(half_whister=2), (0, 0, 0))
FAILED = ContractResult(0, SIX_SPADES, Defence((1,)), (5, 3, 2))


@pytest.mark.parametrize(
    ("reset", "result", "run"),
    [
        ("contract_deal", made(whisted=True), 0),
        ("contract_deal", made(whisted=False), 0),
        ("contract_deal", FAILED, 0),
        ("contract_made", made(whisted=True), 0),
        ("contract_made", made(whisted=False), 0),
        ("contract_made", HALF, 0),
        ("contract_made", FAILED, 2),
        ("contract_made_and_whisted", made(whisted=True), 0),
        ("contract_made_and_whisted", made(whisted=False), 2),
        ("contract_made_and_whisted", HALF, 2),
        ("contract_made_and_whisted", FAILED, 2),
        ("contract_deal", RaspasyResult((4, 3, 3), 3), 3),
        ("contract_made_and_whisted", RaspasyResult((4, 3, 3), 3), 3),
    ],
)
def test_c9_8_what_ends_a_run(reset: str, result: Result, run: int) -> None:
    assert next_run(rules_of("sochi-guide", raspasy_run_reset=reset), 2, result) == run


@pytest.mark.parametrize(("resets", "run"), [(True, 0), (False, 2)])
@pytest.mark.parametrize("taken", [0, 3])
def test_c9_8_misere_ends_a_run_where_agreed(resets: bool, run: int, taken: int) -> None:
    rules = rules_of("sochi-guide", misere_resets_run=resets)
    assert next_run(rules, 2, MisereResult(0, taken)) == run


def test_c9_7_a_run_raises_the_price_and_the_exit() -> None:
    match = raspasy(raspasy(new_match(rules_of("leningrad"), 3, 2), 4), 9)
    results = [scored.result for scored in match.finished]
    assert [result.number for result in results if isinstance(result, RaspasyResult)] == [1, 2]
    prices = [
        {entry.price for entry in scored.entries if entry.column.value == "mountain"}
        for scored in match.finished
    ]
    assert prices == [{2}, {4}]
    match = dealt(match)
    assert {str(action) for action in matches.legal(match)} == {"pass", "bid 7S", "bid misere"}


def test_c9_8_an_unwhisted_contract_does_not_end_a_leningrad_run() -> None:
    match = unwhisted_six(raspasy(new_match(rules_of("leningrad"), 3, 2)), 5, "7S")
    assert match.run == 1
    assert unwhisted_six(raspasy(new_match(GUIDE, 3, 2))).run == 0


# ------------------------------------------------------------------ the end


def test_c11_3_the_match_ends_with_the_deal_that_closes_the_last_pool() -> None:
    rules = rules_of("sochi-guide", pool_target=2)
    match = new_match(rules, 3, 2)
    for _ in range(2):
        match = unwhisted_six(match)
        assert not match.is_over
    match = unwhisted_six(match)
    assert match.is_over
    assert match.sheet.pool == (2, 2, 2)
    assert match.results == settle(rules, match.sheet) == (Fraction(0),) * 3


def test_c11_3_the_last_deal_is_scored_completely() -> None:
    rules = rules_of("sochi-guide", pool_target=1)
    match = new_match(rules, 3, 2)
    match = unwhisted_six(unwhisted_six(match))  # A fills his own and B's, B fills C's
    assert match.is_over
    assert match.sheet.pool == (1, 1, 1)
    assert match.sheet.whists == ((0, 10, 0), (0, 0, 10), (0, 0, 0))
    assert match.sheet.mountain == (1, 0, 1)


def test_c11_3_a_shared_total() -> None:
    rules = rules_of("leningrad", pool_target=2)
    match = new_match(rules, 3, 2)
    for number in range(3):
        assert not match.is_over
        match = unwhisted_six(match, number)
    assert match.is_over
    assert match.sheet.pool == (2, 2, 2)


def test_c11_4_a_closed_pool_helps_others() -> None:
    rules = rules_of("sochi-guide", pool_target=2)
    match = new_match(rules, 3, 2)
    match = unwhisted_six(match)  # A
    match = raspasy(match, 4)
    match = raspasy(match, 4)
    pools = match.sheet.pool
    match = unwhisted_six(match)  # A again
    assert match.sheet.pool[0] == pools[0] == 2
    assert sum(match.sheet.pool) == min(6, sum(pools) + 2)


def test_a_number_of_deals_may_be_agreed() -> None:
    rules = rules_of("sochi-guide", end_limit="max_deals:2")
    match = unwhisted_six(new_match(rules, 3, 2))
    assert not match.is_over
    match = dealt(match)
    assert not match.is_over
    for action in (Pass(), Pass(), Pass()):
        match = done(match, action)
    while match.deal is not None:
        match = first_legal(match)
    assert match.is_over
    assert match.results is not None
    assert sum(match.results) == 0


CLOCK = rules_of("sochi-guide", end_limit="clock:90")


def test_a17_when_the_time_is_over_the_table_ends_the_match_and_settles() -> None:
    before = after_one_deal(CLOCK)
    assert not before.is_over
    match, events = matches.apply(before, None, TimeUp())
    assert match.results == settle(CLOCK, before.sheet)
    assert match.results is not None
    assert events == (MatchEnded(match.results, early=True),)
    assert refusal(match, None, TimeUp()) == "match_over"


def test_a17_the_deal_that_is_running_is_finished() -> None:
    assert refusal(dealt(after_one_deal(CLOCK)), None, TimeUp()) == "deal_running"


def test_a17_an_offer_to_stop_waits_no_longer() -> None:
    match, _ = stop(after_one_deal(CLOCK), 1)
    assert matches.apply(match, None, TimeUp())[0].stop is None


@pytest.mark.parametrize(
    ("rules", "seat", "reason"),
    [
        (GUIDE, None, "no_time_limit"),
        (rules_of("sochi-guide", end_limit="max_deals:2"), None, "no_time_limit"),
        (CLOCK, 0, "not_your_turn"),
        (CLOCK, None, None),
        (rules_of("sochi-guide", end_limit="clock"), None, None),
    ],
)
def test_a17_only_by_the_table_and_only_where_agreed(
    rules: Rules, seat: int | None, reason: str | None
) -> None:
    assert refusal(after_one_deal(rules), seat, TimeUp()) == reason


def test_nothing_is_done_after_the_end() -> None:
    match = after_one_deal(rules_of("sochi-guide", end_limit="max_deals:1"))
    assert match.is_over
    assert matches.legal(match) == ()
    assert (matches.current_actor(match), matches.controller(match)) == (None, None)
    for seat, action in ((None, StartDeal(1, "")), (0, OfferStop()), (0, Pass()), (1, Accept())):
        assert refusal(match, seat, action) == "match_over"


# ------------------------------------------------------------------ whose turn


def test_only_the_table_deals_and_only_between_deals() -> None:
    match = new_match(GUIDE, 3, 2)
    assert refusal(match, 0, StartDeal(1, "")) == "not_your_turn"
    assert refusal(match, None, StartDeal(1, "")) is None
    assert refusal(dealt(match), None, StartDeal(1, "")) == "deal_running"


def test_nobody_acts_before_the_cards_are_dealt() -> None:
    match = new_match(GUIDE, 3, 2)
    assert matches.legal(match) == ()
    assert [refusal(match, seat, Pass()) for seat in (None, 0, 1)] == ["not_your_turn"] * 3


def test_only_the_seat_to_move_acts() -> None:
    match = dealt(new_match(GUIDE, 3, 2))
    assert [refusal(match, seat, Pass()) for seat in (0, 1, 2, None)] == [
        None,
        "not_your_turn",
        "not_your_turn",
        "not_your_turn",
    ]
    with pytest.raises(IllegalAction) as refused:
        matches.apply(match, 1, Pass())
    assert refused.value.reason.refusal.value == "not_your_turn"


def test_an_open_whister_moves_for_his_partner() -> None:
    match = dealt(new_match(GUIDE, 3, 2))
    for action in (Bid(SIX_SPADES), Pass(), Pass()):
        match = done(match, action)
    match = first_legal(match, 2)
    for code in ("whist", "pass", "open"):
        match = done(match, next(a for a in matches.legal(match) if str(a) == code))
    match = first_legal(match, 2)
    card = matches.legal(match)[0]
    assert (matches.current_actor(match), matches.controller(match)) == (2, 1)
    assert refusal(match, 2, card) == "not_your_turn"
    assert refusal(match, 1, card) is None


# ------------------------------------------------------------------ C11.5


def stop(match: Match, seat: int, *answers: Action) -> tuple[Match, list[Event]]:
    match, events = matches.apply(match, seat, OfferStop())
    told = [*events]
    for answer in answers:
        match, events = matches.apply(match, matches.current_actor(match), answer)
        told += events
    return match, told


def test_c11_5_all_others_must_agree_clockwise() -> None:
    match = after_one_deal(players=4)
    match, events = stop(match, 2, Accept(), Accept())
    assert matches.current_actor(match) == 1
    assert matches.legal(match) == (Accept(), Refuse())
    assert events == [
        StopOffered(2),
        StopAnswered(3, accepted=True),
        StopAnswered(0, accepted=True),
    ]
    match, last = matches.apply(match, 1, Accept())
    assert match.is_over
    assert match.results == settle(GUIDE, match.sheet)
    assert match.results is not None
    assert last == (StopAnswered(1, accepted=True), MatchEnded(match.results, early=True))


def test_c11_5_missing_pool_points_count() -> None:
    match, _ = stop(after_one_deal(), 0, Accept(), Accept())
    assert match.results == (Fraction(40, 3), Fraction(-20, 3), Fraction(-20, 3))


def test_c11_5_one_refusal_and_the_match_goes_on() -> None:
    before = after_one_deal()
    match, events = stop(before, 1, Accept(), Refuse())
    assert events[-1] == StopAnswered(0, accepted=False)
    assert match == before
    assert refusal(match, None, StartDeal(3, "")) is None


def test_c11_5_while_an_offer_waits_nothing_else_is_done() -> None:
    match, _ = stop(after_one_deal(), 1)
    assert matches.current_actor(match) == 2
    assert refusal(match, None, StartDeal(3, "")) == "deal_running"
    assert refusal(match, 0, Accept()) == "not_your_turn"
    assert refusal(match, 2, Pass()) == "wrong_phase"
    assert refusal(match, 2, OfferStop()) == "stop_only_between_deals"


def test_c11_5_only_between_two_deals() -> None:
    assert refusal(new_match(GUIDE, 3, 2), 0, OfferStop()) == "stop_only_between_deals"
    assert refusal(dealt(after_one_deal()), 0, OfferStop()) == "stop_only_between_deals"
    assert refusal(after_one_deal(), 0, OfferStop()) is None


@pytest.mark.parametrize("seat", [None, 3, -1])
def test_c11_5_only_a_player_may_offer(seat: int | None) -> None:
    assert refusal(after_one_deal(), seat, OfferStop()) == "not_your_turn"


def test_c11_5_where_it_is_not_allowed() -> None:
    rules = rules_of("sochi-guide", early_stop="not_allowed")
    assert refusal(after_one_deal(rules), 0, OfferStop()) == "stop_not_allowed"


def test_an_answer_needs_a_question() -> None:
    assert refusal(dealt(after_one_deal()), 1, Accept()) == "wrong_phase"


# ------------------------------------------------------------------ what is kept


def test_a_match_keeps_what_was_dealt_and_what_came_of_it() -> None:
    match = new_match(GUIDE, 3, 2)
    walk = list(match_walk(match, Random(3), 2))
    last = walk[-1][2]
    starts = [action for _, action, _ in walk if isinstance(action, StartDeal)]
    assert [scored.start for scored in last.finished] == starts
    ends = [
        deal.phase.result
        for before, _, _ in walk
        if (deal := before.deal) is not None and isinstance(deal.phase, Finished)
    ]
    assert ends == []  # a finished deal is put away at once
    assert last.deal is None
