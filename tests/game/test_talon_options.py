"""What a table may agree on about talon, contract and an unwhisted game.

A48 the talon rejected · C4.7 underbid · C4.8 without three · A-n6 the dealer's premium for the
talon · A18 writing off. Bids without the talon are in test_auction.py.
"""

import pytest

from preferans_qt.game import reducer
from preferans_qt.game.actions import Concede, EnterContract, RejectTalon
from preferans_qt.game.cards import card_set, parse_card
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Deal, Entering, Finished, Naming, TrickPlay
from preferans_qt.game.entries import Why
from preferans_qt.game.events import Conceded, ContractEntered, TalonRejected
from preferans_qt.game.outcome import (
    ConcededResult,
    ContractResult,
    Defence,
    Ending,
    MisereResult,
    Terms,
)
from preferans_qt.game.rules import Rules
from preferans_qt.game.sheet import Sheet
from tests.game.invariants import check_cards, view
from tests.game.scored import contract, deltas, written
from tests.strategies import GUIDE, after, legal_codes, new_deal, refusal, rules_of

# ------------------------------------------------------------------ A48: the talon rejected

REJECTING = rules_of("sochi-guide", talon_refusal_penalty=5)


def won(rules: Rules, declarer: str = "A", bid: str = "6S", players: int = 3) -> Deal:
    """The deal after a declarer has won; the last seat deals."""
    deal = new_deal(5, players)
    for seat in "ABC":
        deal = after(rules, deal, f"{seat} {f'bid {bid}' if seat == declarer else 'pass'}")
    return deal


def test_a48_the_declarer_may_leave_the_talon_and_play_the_cards_dealt() -> None:
    before = won(REJECTING)
    assert "reject" in legal_codes(REJECTING, before)
    deal, events = reducer.apply(REJECTING, before, RejectTalon())
    assert events == (TalonRejected(0),)
    assert isinstance(deal.phase, Naming)
    assert deal.hands == deal.dealt
    check_cards(deal)


def test_a48_everybody_has_seen_what_he_left() -> None:
    deal = after(REJECTING, won(REJECTING), "A reject, A name 6S")
    for seat in range(3):
        seen = view(REJECTING, deal, seat)
        assert (seen.talon, seen.discard) == (deal.talon, card_set(deal.talon))


def test_a48_a_misere_may_be_played_without_the_talon_too() -> None:
    deal = after(REJECTING, won(REJECTING, bid="misere"), "A reject")
    assert isinstance(deal.phase, TrickPlay)
    assert deal.hands == deal.dealt


@pytest.mark.parametrize(
    ("rules", "declarer", "players", "reason"),
    [
        (GUIDE, "A", 3, "talon_cannot_be_left"),
        (REJECTING, "A", 3, None),
        (REJECTING, "C", 3, "dealer_cannot_reject"),  # he would pay himself
        (REJECTING, "C", 4, None),
    ],
)
def test_a48_only_at_a_price_and_not_by_the_dealer(
    rules: Rules, declarer: str, players: int, reason: str | None
) -> None:
    assert refusal(rules, won(rules, declarer, players=players), "reject") == reason


def test_a48_not_after_the_discard() -> None:
    deal = after(REJECTING, won(REJECTING), "A discards")
    assert refusal(REJECTING, deal, "reject") == "wrong_phase"


@pytest.mark.parametrize(("players", "dealer"), [(3, "C"), (4, "D")])
def test_a48_the_dealer_writes_the_price_whatever_becomes_of_the_game(
    players: int, dealer: str
) -> None:
    rejected = Terms(rejected=True)
    for result in (
        ContractResult(0, parse_contract("6S"), Defence(), (0,) * players, rejected),
        MisereResult(0, 0, rejected),
    ):
        entries = written(REJECTING, result, players)
        assert [entry.why for entry in entries][-1] is Why.TALON_REJECTED
        assert deltas(REJECTING, result, players)[f"{dealer} mountain"] == 5


# ------------------------------------------------------------------ C4.7


@pytest.mark.parametrize(
    ("preset", "named", "tricks", "mountain"),
    [
        ("sochi-guide", "6S", "6 4 0", None),
        ("sochi-guide", "6S", "8 2 0", 4),
        ("sochi-guide", "8H", "10 0 0", 12),
        ("sochi-guide", "6S", "5 5 0", 2),  # an undertrick, and nothing more
        ("leningrad", "6S", "8 2 0", 8),
        ("leningrad", "7D", "10 0 0", 24),
    ],
)
def test_c4_7_with_underbid_penalty_tricks_above_the_contract_cost_as_undertricks(
    preset: str, named: str, tricks: str, mountain: int | None
) -> None:
    rules = rules_of(preset, underbid_penalty=True)
    assert deltas(rules, contract(named, tricks)).get("A mountain") == mountain
    free = deltas(rules_of(preset), contract(named, tricks)).get("A mountain")
    assert free == (mountain if tricks.startswith("5") else None)


def test_c4_7_a_contract_that_is_not_played_has_no_tricks_above_it() -> None:
    rules = rules_of("sochi-guide", underbid_penalty=True)
    assert deltas(rules, contract("6S", "0 0 0", "")) == {"A pool": 2}


# ------------------------------------------------------------------ C4.8

CONCEDING = rules_of("sochi-guide", concede_without_three=True)


def test_c4_8_instead_of_naming_the_declarer_may_write_three_undertricks() -> None:
    for deal in (won(CONCEDING), after(CONCEDING, won(CONCEDING), "A discards")):
        assert "concede" in legal_codes(CONCEDING, deal)
        over, events = reducer.apply(CONCEDING, deal, Concede())
        assert events == (Conceded(0),)
        result = ConcededResult(0, parse_contract("6S"))
        assert over.phase == Finished(result, Ending.NOT_PLAYED)
        check_cards(over)


@pytest.mark.parametrize(
    ("preset", "players", "bid", "mountain"),
    [
        ("sochi-guide", 3, "6S", 6),
        ("sochi-guide", 4, "7H", 12),
        ("leningrad", 4, "6S", 12),
        ("leningrad", 3, "9NT", 48),
    ],
)
def test_c4_8_at_the_price_of_the_bid_and_nobody_writes_anything_else(
    preset: str, players: int, bid: str, mountain: int
) -> None:
    result = ConcededResult(1, parse_contract(bid))
    assert deltas(rules_of(preset), result, players) == {"B mountain": mountain}


def test_c4_8_in_points() -> None:
    result = ConcededResult(0, parse_contract("7S"))
    assert deltas(rules_of("polish"), result) == {"A points": -60}


@pytest.mark.parametrize(
    ("rules", "bid", "reason"),
    [(GUIDE, "6S", "cannot_concede"), (CONCEDING, "misere", "cannot_concede")],
)
def test_c4_8_not_where_it_is_not_agreed_and_never_a_misere(
    rules: Rules, bid: str, reason: str
) -> None:
    assert refusal(rules, won(rules, bid=bid), "concede") == reason


def test_c4_8_not_once_a_contract_is_named() -> None:
    deal = after(CONCEDING, won(CONCEDING), "A discards, A name 6S")
    assert refusal(CONCEDING, deal, "concede") == "wrong_phase"


# ------------------------------------------------------------------ A-n6

CODEX_TABLE = rules_of("sochi-guide", talon_bonus="codex_table")
ACE_ONLY = rules_of("rostov")
RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")


def with_talon(talon: str, named: str = "7S", tricks: str = "7 3 0") -> ContractResult:
    first, second = (parse_card(word) for word in talon.split())
    played = contract(named, tricks, players=4)
    return ContractResult(0, played.contract, played.defence, played.tricks, talon=(first, second))


def premium(rules: Rules, talon: str, named: str = "7S", tricks: str = "7 3 0") -> int:
    """What D, the sitting dealer, writes on A for the talon."""
    entries = written(rules, with_talon(talon, named, tricks), 4)
    found = [entry for entry in entries if entry.why is Why.TALON_BONUS]
    assert all((entry.seat, entry.on) == (3, 0) for entry in found)
    return sum(entry.amount for entry in found)


@pytest.mark.parametrize("first", RANKS)
@pytest.mark.parametrize("second", RANKS)
def test_a_n6_codex_table_by_ranks(first: str, second: str) -> None:
    # in tricks of a seven, four whists each
    apart = {0: 0, 1: 1, 2: 3}[[first, second].count("A")]
    assert premium(CODEX_TABLE, f"{first}S {second}H") == 4 * apart
    if first != second:
        pair = {first, second}
        together = 2 if pair == {"A", "K"} else 1 if "A" in pair or pair == {"K", "Q"} else 0
        assert premium(CODEX_TABLE, f"{first}D {second}D") == 4 * together


@pytest.mark.parametrize(
    ("talon", "whists"), [("AS 7H", 10), ("AS AH", 20), ("AS KS", 10), ("KS QS", 0)]
)
def test_a_n6_ace_only_is_a_consolation_an_ace(talon: str, whists: int) -> None:
    assert premium(ACE_ONLY, talon) == whists


@pytest.mark.parametrize(
    ("preset", "named", "whists"),
    [("sochi-guide", "6S", 2), ("sochi-guide", "9S", 8), ("leningrad", "6S", 4)],
)
def test_a_n6_a_trick_is_worth_what_a_whisted_one_is(preset: str, named: str, whists: int) -> None:
    rules = rules_of(preset, talon_bonus="codex_table")
    assert premium(rules, "AS 7H", named, "10 0 0") == whists


def test_a_n6_written_whatever_becomes_of_the_contract() -> None:
    assert premium(CODEX_TABLE, "AS AH", "7S", "5 5 0") == 12
    unwhisted = ContractResult(
        0, parse_contract("7S"), Defence(), (0, 0, 0, 0), talon=with_talon("AS AH").talon
    )
    assert deltas(CODEX_TABLE, unwhisted, 4) == {"A pool": 4, "D>A": 12}


def test_a_n6_nothing_for_a_talon_that_was_not_taken_and_nothing_among_three() -> None:
    assert "D>A" not in deltas(CODEX_TABLE, contract("7S", "7 3 0", players=4), 4)
    three = ContractResult(
        0, parse_contract("7S"), Defence((1, 2)), (7, 3, 0), talon=with_talon("AS AH").talon
    )
    assert deltas(CODEX_TABLE, three) == {"A pool": 4, "B>A": 12}


@pytest.mark.parametrize("step", ["A discards", "A reject"])
def test_a_n6_a_result_names_the_talon_that_was_taken(step: str) -> None:
    rules = rules_of("sochi-guide", talon_bonus="codex_table", talon_refusal_penalty=5)
    deal = after(rules, won(rules, players=4), f"{step}, A name 6S, B pass, C pass")
    assert isinstance(deal.phase, Finished)
    assert isinstance(deal.phase.result, ContractResult)
    assert deal.phase.result.talon == (deal.talon if step == "A discards" else ())


# ------------------------------------------------------------------ A18

WRITING_OFF = rules_of("sochi-guide", unwhisted_may_write_off_mountain=True)


def unwhisted(rules: Rules = WRITING_OFF) -> Deal:
    return after(rules, won(rules), "A discards, A name 7S, B pass, C pass")


def test_a18_the_declarer_of_an_unwhisted_contract_chooses() -> None:
    deal = unwhisted()
    assert isinstance(deal.phase, Entering)
    assert reducer.current_actor(deal) == 0
    assert legal_codes(WRITING_OFF, deal) == {"enter pool", "enter mountain"}
    assert isinstance(unwhisted(GUIDE).phase, Finished)


@pytest.mark.parametrize("off", [True, False])
def test_a18_his_choice_stands_in_the_result(off: bool) -> None:
    deal, events = reducer.apply(WRITING_OFF, unwhisted(), EnterContract(off_mountain=off))
    assert events == (ContractEntered(0, off),)
    assert isinstance(deal.phase, Finished)
    assert isinstance(deal.phase.result, ContractResult)
    assert deal.phase.result.terms.off_mountain is off


@pytest.mark.parametrize("calls", ["B whist, C whist", "B pass, C half, B pass"])
def test_a18_only_when_nobody_whists_and_nobody_leaves(calls: str) -> None:
    deal = after(WRITING_OFF, won(WRITING_OFF), f"A discards, A name 7S, {calls}")
    assert not isinstance(deal.phase, Entering)


@pytest.mark.parametrize(
    ("preset", "before", "expected"),
    [
        ("sochi-guide", 9, {"A mountain": -4}),
        ("sochi-guide", 4, {"A mountain": -4}),
        ("sochi-guide", 3, {"A mountain": -3, "A pool": 1}),  # the rest goes to the pool
        ("sochi-guide", 0, {"A pool": 4}),
        ("sochi-codex", -5, {"A pool": 4}),
        ("leningrad", 20, {"A mountain": -8}),  # a point of the pool is worth two there
        ("leningrad", 5, {"A mountain": -4, "A pool": 2}),
    ],
)
def test_a18_no_more_is_written_off_than_stands_there(
    preset: str, before: int, expected: dict[str, int]
) -> None:
    rules = rules_of(preset, unwhisted_may_write_off_mountain=True)
    zeros = (0, 0, 0)
    sheet = Sheet(zeros, (before, 0, 0), (zeros, zeros, zeros), zeros)
    terms = Terms(off_mountain=True)
    result = ContractResult(0, parse_contract("7S"), Defence(), zeros, terms)
    assert deltas(rules, result, sheet=sheet) == expected
