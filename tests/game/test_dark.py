"""Dark games and bombs by their propositions (A.1).

1 passes in the dark · 2 bombs · 3 bids in the dark · 4 misere in the dark · 5 factors multiply ·
looking at one's cards.
"""

from typing import Any

import pytest

from preferans_qt.game import match as matches
from preferans_qt.game import reducer
from preferans_qt.game.actions import Look, Pass, StartDeal, TakeTalon
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import (
    Auction,
    DarkWin,
    Deal,
    Exchange,
    Naming,
    Seating,
    TrickPlay,
    Whisting,
)
from preferans_qt.game.events import Called, Looked, TalonTaken
from preferans_qt.game.match import Match, new_match, next_bombs
from preferans_qt.game.outcome import (
    ConcededResult,
    ContractResult,
    Defence,
    MisereResult,
    RaspasyResult,
    Result,
    Terms,
)
from preferans_qt.game.rules import Rules
from tests.game.invariants import view
from tests.game.scored import deltas
from tests.strategies import SEATS, after, legal_codes, new_deal, play_tricks, refusal, rules_of

DARK = rules_of("sochi-guide", dark_and_bombs="classic")
JUMPS = rules_of("sochi-guide", dark_and_bombs="classic", bid_steps="jumps")


def bidding(*calls: str, rules: Rules = DARK, players: int = 3, run: int = 0) -> Deal:
    """The deal after steps of the auction, in which nobody has looked before ``look``."""
    deal = new_deal(3, players, run=run, dark=True)
    return after(rules, deal, *calls) if calls else deal


def dark_passers(*calls: str) -> str:
    deal = bidding(*calls)
    return "".join(SEATS[seat] for seat in deal.terms.dark_passers)


# ------------------------------------------------------------------ looking


def test_a_1_nobody_has_looked_at_his_cards_when_the_auction_begins() -> None:
    deal = bidding()
    for seat in range(3):
        assert view(DARK, deal, seat).hands == (None, None, None)


def test_a_1_looking_is_no_call_and_shows_one_hand_to_its_owner() -> None:
    before = bidding()
    deal, events = reducer.apply(DARK, before, Look())
    assert events == (Looked(0),)
    assert reducer.current_actor(deal) == 0
    assert [view(DARK, deal, seat).hands for seat in range(3)] == [
        (deal.hands[0], None, None),
        (None, None, None),
        (None, None, None),
    ]
    assert refusal(DARK, deal, "look") == "already_looked"


def test_a_1_where_no_dark_games_are_played_everybody_has_looked() -> None:
    assert refusal(rules_of("sochi-guide"), new_deal(3), "look") == "already_looked"
    match = matches.apply(new_match(DARK, 3, 2), None, StartDeal(3, ""))[0]
    assert str(matches.legal(match)[0]) == "look"


def test_a_1_a_call_tells_whether_it_was_made_in_the_dark() -> None:
    assert reducer.apply(DARK, bidding(), Pass())[1] == (Called(0, Pass(), dark=True),)
    assert reducer.apply(DARK, bidding("A look"), Pass())[1] == (Called(0, Pass(), dark=False),)


def test_a_1_everybody_looks_when_the_auction_is_over() -> None:
    deal = bidding("A look, A pass, B pass")
    deal, events = reducer.apply(DARK, deal, Pass())
    assert events[1:3] == (Looked(1), Looked(2))
    for seat in range(3):
        assert view(DARK, deal, seat).hand == deal.hands[seat]


# ------------------------------------------------------------------ 1: passes in the dark


@pytest.mark.parametrize(
    ("calls", "lowest"),
    [
        ("A pass", "7S"),
        ("A pass, B pass", "8S"),
        ("A pass, B look, B pass", "7S"),
        ("A look, A pass, B pass", "7S"),
        ("A look, A pass, B look, B pass", "6S"),
    ],
)
def test_a_1_1_each_pass_in_the_dark_raises_the_opening_by_a_level(calls: str, lowest: str) -> None:
    legal = legal_codes(DARK, bidding(calls))
    assert {code for code in legal if code.startswith("bid")} == {f"bid {lowest}", "bid misere"}
    if lowest != "6S":
        assert refusal(DARK, bidding(calls), "bid 6S") == "in_the_dark_below"


def test_a_1_1_a_pass_over_a_bid_raises_nothing() -> None:
    assert "bid 6C" in legal_codes(DARK, bidding("A look, A bid 6S, B pass"))
    assert "bid 6C" in legal_codes(DARK, bidding("A bid 6S, B pass"))


def test_a_1_1_the_exit_level_stands_beside_it() -> None:
    rules = rules_of("sochi-guide", dark_and_bombs="classic", exit_min_levels=[6, 8])
    assert "bid 8S" in legal_codes(rules, bidding("A pass", rules=rules, run=1))
    assert refusal(rules, bidding("A pass", rules=rules, run=1), "bid 7S") == "bid_below_exit"


@pytest.mark.parametrize(
    ("calls", "passers"),
    [
        ("A pass, B pass, C pass", "ABC"),
        ("A look, A pass, B pass, C look, C pass", "B"),
        ("A look, A pass, B look, B pass, C look, C pass", ""),
    ],
)
def test_a_1_1_only_a_pass_made_before_looking_counts(calls: str, passers: str) -> None:
    assert dark_passers(calls) == passers


@pytest.mark.parametrize(("passers", "mountain"), [((), 1), ((1,), 2), ((0, 2), 4), ((0, 1, 2), 8)])
def test_a_1_1_the_trick_price_doubles_for_everybody(
    passers: tuple[int, ...], mountain: int
) -> None:
    result = RaspasyResult((4, 3, 3), 1, Terms(dark_passers=passers))
    assert deltas(DARK, result) == {"A mountain": mountain}


def test_a_1_1_so_does_what_a_trick_costs_in_whists() -> None:
    rules = rules_of("rostov", dark_and_bombs="classic")
    result = RaspasyResult((4, 4, 2), 1, Terms(dark_passers=(0,)))
    assert deltas(rules, result) == {"C>A": 40, "C>B": 40}


# ------------------------------------------------------------------ 2: bombs


def made(declarer: int = 0, tricks: int = 6, **terms: Any) -> ContractResult:
    counts = [0, 0, 0, 0]
    counts[declarer] = tricks
    counts[(declarer + 1) % 3] = 10 - tricks
    defenders = tuple((declarer + step) % 3 for step in (1, 2))
    return ContractResult(
        declarer, parse_contract("6S"), Defence(defenders), tuple(counts), Terms(**terms)
    )


FOUR = Seating(4, 3)


@pytest.mark.parametrize(
    ("waiting", "result", "following"),
    [
        # every dark passer and the sitting dealer receive one, of the factor of the deal
        ("///", RaspasyResult((4, 3, 3, 0), 1, Terms(dark_passers=(1,))), "/2//2"),
        ("2///", RaspasyResult((4, 3, 3, 0), 1, Terms(dark_passers=(0, 2))), "2 4//4/4"),
        ("2///", RaspasyResult((4, 3, 3, 0), 1), "2///"),
        # a made contract uses up the first, a failed one keeps it
        ("2 4/2//", made(0), "4/2//"),
        ("2 4/2//", made(0, 5), "2 4/2//"),
        ("2 4/2//", made(1), "2 4///"),
        ("2///", made(1), "2///"),
        ("2///", MisereResult(0, 0), "///"),
        ("2///", MisereResult(0, 1), "2///"),
        ("2///", ConcededResult(0, parse_contract("6S")), "2///"),
        (
            "2///",
            ContractResult(0, parse_contract("6S"), Defence(half_whister=1), (0, 0, 0, 0)),
            "///",
        ),
    ],
)
def test_a_1_2_who_gets_a_bomb_and_who_uses_one_up(
    waiting: str, result: Result, following: str
) -> None:
    assert next_bombs(bombs(waiting), FOUR, result) == bombs(following)


def bombs(text: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(map(int, seat.split())) for seat in text.split("/"))


def test_a_1_2_with_three_players_no_dealer_sits_out() -> None:
    result = RaspasyResult((4, 3, 3), 1, Terms(dark_passers=(0,)))
    assert next_bombs(bombs("//"), Seating(3, 2), result) == bombs("2//")


def played_on(match: Match, *codes: str) -> Match:
    """The match after some calls, and the rest of its deal by first legal actions."""
    match = matches.apply(match, None, StartDeal(11, ""))[0]
    for code in codes:
        action = next(action for action in matches.legal(match) if str(action) == code)
        match = matches.apply(match, matches.controller(match), action)[0]
    while match.deal is not None:
        match = matches.apply(match, matches.controller(match), matches.legal(match)[0])[0]
    return match


def test_a_1_2_a_match_keeps_bombs_in_the_order_in_which_they_came() -> None:
    match = new_match(DARK, 4, 3)
    match = played_on(match, "pass", "look", "pass", "look", "pass")  # A in the dark, D deals
    assert match.bombs == bombs("2///2")
    match = played_on(match, "pass", "pass", "look", "pass")  # B and C in the dark, A deals
    assert match.bombs == bombs("2 4/4/4/2")
    match = matches.apply(match, None, StartDeal(11, ""))[0]
    assert match.deal is not None
    assert match.deal.terms.bombs == (2, 4, 4, 2)  # one a deal


def test_a_1_2_without_dark_games_there_are_none() -> None:
    match = played_on(new_match(rules_of("sochi-guide"), 3, 2), "pass", "pass", "pass")
    assert match.bombs == ()


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (made(0, bombs=(4, 1, 2, 1)), {"A pool": 8, "B>A": 32}),
        (
            made(0, 5, bombs=(4, 1, 2, 1)),
            {"A mountain": 8, "B>A": 48, "C>A": 8, "D>A": 8},
        ),
        (made(1, bombs=(4, 1, 2, 1)), {"B pool": 2, "C>B": 8}),  # another's bombs
        (MisereResult(0, 0, Terms(bombs=(2, 1, 1, 1))), {"A pool": 20}),
        (MisereResult(0, 2, Terms(bombs=(2, 1, 1, 1))), {"A mountain": 40}),
    ],
)
def test_a_1_2_a_bomb_multiplies_pool_mountain_and_whists(
    result: Result, expected: dict[str, int]
) -> None:
    assert deltas(DARK, result, 4) == expected


# ------------------------------------------------------------------ 3: bids in the dark


def won_in_the_dark(bid: str = "6S", players: int = 3) -> Deal:
    return bidding(f"A bid {bid}, B pass, C pass", rules=JUMPS, players=players)


def test_a_1_3_the_winner_takes_the_talon_or_turns_to_misere() -> None:
    deal = won_in_the_dark()
    assert isinstance(deal.phase, DarkWin)
    assert deal.terms.dark
    assert legal_codes(JUMPS, deal) == {"talon", "bid misere"}
    assert view(JUMPS, deal, 0).hand == deal.hands[0]
    assert [view(JUMPS, deal, seat).talon for seat in range(3)] == [(), (), ()]


def test_a_1_3_the_talon_is_unseen_by_the_others() -> None:
    before = won_in_the_dark()
    deal, events = reducer.apply(JUMPS, before, TakeTalon())
    assert events == (TalonTaken(0, parse_contract("6S"), None),)
    assert isinstance(deal.phase, Exchange)
    for steps in ("", "A discards", "A discards, A name 7H"):
        state = after(JUMPS, deal, steps) if steps else deal
        assert [view(JUMPS, state, seat).talon for seat in range(3)] == [deal.talon, (), ()]


def test_a_1_3_a_misere_instead_is_open_and_without_the_factor() -> None:
    deal = after(JUMPS, won_in_the_dark(), "A bid misere")
    assert isinstance(deal.phase, Exchange)
    assert deal.phase.bid == parse_contract("misere")
    assert not deal.terms.dark
    assert [view(JUMPS, deal, seat).talon for seat in range(3)] == [deal.talon] * 3
    deal = after(JUMPS, deal, "A discards")
    deal, _ = reducer.apply(JUMPS, deal, reducer.legal(JUMPS, deal)[0])
    assert isinstance(deal.phase, TrickPlay)
    assert set(deal.phase.shown) == {1, 2}


def test_a_1_3_where_misere_is_not_played_the_talon_is_taken_at_once() -> None:
    rules = rules_of("sochi-guide", dark_and_bombs="classic", misere_in_game=False)
    deal = bidding("A bid 6S, B pass, C pass", rules=rules)
    assert isinstance(deal.phase, Exchange)
    assert deal.terms.dark


@pytest.mark.parametrize("contract", ["6S", "6H"])
def test_a_1_3_a_six_is_whisted_by_both_and_closed(contract: str) -> None:
    deal = after(JUMPS, won_in_the_dark(), f"A talon, A discards, A name {contract}")
    assert isinstance(deal.phase, TrickPlay)
    assert deal.phase.defence == Defence((1, 2))
    assert deal.phase.shown == ()


def test_a_1_3_others_are_whisted_as_usual() -> None:
    deal = after(JUMPS, won_in_the_dark(), "A talon, A discards, A name 7S")
    assert isinstance(deal.phase, Whisting)
    assert legal_codes(JUMPS, deal) == {"whist", "pass"}


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (made(0, dark=True), {"A pool": 4, "B>A": 16}),
        (made(0, 5, dark=True), {"A mountain": 4, "B>A": 24, "C>A": 4}),
        (made(0, 8, dark=True), {"A pool": 4, "B>A": 8, "C mountain": 8}),
    ],
)
def test_a_1_3_everything_is_doubled(result: Result, expected: dict[str, int]) -> None:
    assert deltas(DARK, result) == expected


def test_a_1_3_it_may_be_outbid_as_usual() -> None:
    assert "bid 6C" in legal_codes(DARK, bidding("A bid 6S"))
    assert "bid 6C" in legal_codes(DARK, bidding("A bid 6S, B look"))


def test_a_1_3_looking_in_mid_auction_cancels_the_factor() -> None:
    deal = bidding("A bid 6S, B look, B bid 6C, C pass, A look, A here, B pass")
    assert isinstance(deal.phase, Exchange)
    assert not deal.terms.dark
    dark = bidding("A bid 6S, B look, B bid 6C, C pass, A here, B pass")
    assert isinstance(dark.phase, DarkWin)
    assert dark.terms.dark


def test_a_1_3_only_the_winners_own_cards_count() -> None:
    deal = bidding("A bid 6S, B look, B bid 6C, C pass, A pass")
    assert isinstance(deal.phase, Exchange)
    assert not deal.terms.dark


# ------------------------------------------------------------------ 4: misere in the dark


def test_a_1_4_it_stands_between_9nt_and_10s() -> None:
    assert "bid misere" in legal_codes(JUMPS, bidding("A bid 9NT", rules=JUMPS))
    assert "bid misere" not in legal_codes(JUMPS, bidding("A bid 9NT, B look", rules=JUMPS))
    assert "bid misere" not in legal_codes(JUMPS, bidding("A bid 10S", rules=JUMPS))


@pytest.mark.parametrize(
    ("rules", "nines"), [(DARK, ["9S"]), (JUMPS, ["9S", "9C", "9D", "9H", "9NT"])]
)
def test_a_1_4_only_a_nine_in_the_dark_or_a_ten_goes_over_it(
    rules: Rules, nines: list[str]
) -> None:
    dark = legal_codes(rules, bidding("A bid misere", rules=rules))
    assert {f"bid {nine}" for nine in nines} <= dark
    looked = bidding("A bid misere, B look", rules=rules)
    assert {code for code in legal_codes(rules, looked) if "bid 9" in code} == set()
    assert "bid 10S" in legal_codes(rules, looked)
    assert refusal(rules, looked, "bid 9S") == "dark_misere_stands"
    assert refusal(rules, looked, "bid 8NT") == "bid_under_misere"


def test_a_1_4_over_a_misere_of_one_who_has_looked_any_nine_goes() -> None:
    assert "bid 9S" in legal_codes(DARK, bidding("A look, A bid misere, B look"))


def test_a_1_4_it_is_caught_without_exposing_hands() -> None:
    deal = bidding("A bid misere, B pass, C pass")
    assert isinstance(deal.phase, Exchange)
    assert [view(DARK, deal, seat).talon for seat in range(3)] == [deal.talon, (), ()]
    deal = after(DARK, deal, "A discards")
    while isinstance(deal.phase, TrickPlay):
        assert deal.phase.shown == ()
        deal, _ = reducer.apply(DARK, deal, reducer.legal(DARK, deal)[0])


def test_a_1_4_a_defender_on_lead_exposes_nothing_either() -> None:
    deal = bidding("A look, A pass, B bid misere, C pass")
    deal = after(DARK, deal, "B discards")
    assert isinstance(deal.phase, TrickPlay)
    card = str(reducer.legal(DARK, deal)[0]).removeprefix("play ")
    assert (deal.phase.actor, deal.phase.shown) == (0, ())
    following = play_tricks(DARK, deal, card).phase
    assert isinstance(following, TrickPlay)
    assert following.shown == ()


@pytest.mark.parametrize(("taken", "expected"), [(0, {"A pool": 20}), (2, {"A mountain": 40})])
def test_a_1_4_its_results_are_doubled_too(taken: int, expected: dict[str, int]) -> None:
    assert deltas(DARK, MisereResult(0, taken, Terms(dark=True))) == expected


# ------------------------------------------------------------------ 5: factors multiply


def test_a_1_5_bomb_and_dark_multiply() -> None:
    terms = Terms(bombs=(4, 1, 1), dark=True)
    eight = ContractResult(0, parse_contract("8H"), Defence((1, 2)), (8, 1, 1), terms)
    assert deltas(DARK, eight) == {"A pool": 48, "B>A": 48, "C>A": 48}


def test_a_1_a_deal_tells_its_factor_before_it_is_played() -> None:
    deal = reducer.start_deal(
        Seating(3, 2), 0, new_deal(3).dealt, new_deal(3).talon, in_the_dark=True, bombs=(4, 1, 2)
    )
    assert isinstance(deal.phase, Auction)
    deal = after(JUMPS, deal, "A bid 8S, B pass, C pass, A talon, A discards")
    assert isinstance(deal.phase, Naming)
    assert [deal.terms.factor(seat) for seat in range(3)] == [8, 2, 4]
