"""Bidding by its propositions.

C3.1 turns · C3.2 passes · C3.3 raises · C3.4, C3.5 here · C3.6, C3.7 misere · C3.8 nine over
misere · C3.9 the end · C3.10 third hand · C3.11 whist after a pass · C3.12 insufficient calls ·
C3.13 bids without the talon.
All auctions up to a height are counted in test_trees.py.
"""

import pytest

from preferans_qt.game import reducer
from preferans_qt.game.actions import Pass, TakeTalon
from preferans_qt.game.cards import card_set
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Auction, Deal, Exchange, Naming, TrickPlay, Whisting
from preferans_qt.game.events import AllPassed, Called, TalonLeft, TalonTaken
from preferans_qt.game.rules import Rules
from tests.game.invariants import view
from tests.strategies import GUIDE, SEATS, after, legal_codes, new_deal, refusal, rules_of

TWO_LEFT = rules_of("sochi-guide", here="senior_two_left")
JUMPS = rules_of("sochi-guide", bid_steps="jumps")
NINE_ENDS = rules_of("sochi-codex")
RUNGS = [f"{level}{strain}" for level in range(6, 11) for strain in ("S", "C", "D", "H", "NT")]


def bidding(calls: str, rules: Rules = GUIDE, players: int = 3, dealer: int = 2) -> Deal:
    """The deal after calls written ``A 6S, B here, C pass``."""
    deal = new_deal(3, players, dealer)
    steps = [step.split(maxsplit=1) for step in calls.split(", ") if step]
    codes = [
        f"{seat} {call if call in ('pass', 'here', 'talon') else f'bid {call}'}"
        for seat, call in steps
    ]
    return after(rules, deal, *codes) if codes else deal


def may_say(calls: str, rules: Rules = GUIDE) -> set[str]:
    """What the next to call may say."""
    return {code.removeprefix("bid ") for code in legal_codes(rules, bidding(calls, rules))}


def why_not(calls: str, call: str, rules: Rules = GUIDE) -> str | None:
    code = call if call in ("here", "talon") else f"bid {call}"
    return refusal(rules, bidding(calls, rules), code)


def winner(calls: str, rules: Rules = GUIDE) -> tuple[str, str]:
    phase = bidding(calls, rules).phase
    assert isinstance(phase, Exchange)
    return SEATS[phase.declarer], str(phase.bid)


# ------------------------------------------------------------------ C3.1 and C3.2


@pytest.mark.parametrize(
    ("players", "dealer", "order"),
    [(3, 2, "ABC"), (3, 0, "BCA"), (4, 3, "ABC"), (4, 1, "CDA"), (4, 2, "DAB")],
)
def test_c3_1_first_hand_calls_first_then_clockwise(players: int, dealer: int, order: str) -> None:
    first, second, third = tuple(order)
    deal = bidding(f"{first} 6S, {second} 6C, {third} 6D", players=players, dealer=dealer)
    assert reducer.current_actor(deal) == SEATS.index(first)


def test_c3_1_turns_go_over_those_who_have_passed() -> None:
    deal = bidding("A 6S, B pass, C 6C, A here, C 6D, A here, C 6H")
    assert reducer.current_actor(deal) == SEATS.index("A")


@pytest.mark.parametrize(
    "calls",
    ["", "A 6S", "A pass, B pass", "A misere", "A misere, B 9S", "A 6S, B 6C, C 6D, A here"],
)
def test_c3_2_pass_is_always_legal(calls: str) -> None:
    assert "pass" in may_say(calls)


def test_c3_2_a_pass_is_final() -> None:
    deal = bidding("A pass, B 6S, C 6C, B here, C 6D")
    asked = set()
    for _ in range(8):
        asked.add(reducer.current_actor(deal))
        code = "here" if "here" in legal_codes(GUIDE, deal) else sorted(legal_codes(GUIDE, deal))[0]
        deal = after(GUIDE, deal, f"{SEATS[reducer.current_actor(deal) or 0]} {code}")
    assert asked == {1, 2}


# ------------------------------------------------------------------ C3.3


@pytest.mark.parametrize(
    ("calls", "raises"),
    [
        ("", "6S"),
        ("A 6S", "6C"),
        ("A 6S, B 6C, C 6D, A 6H, B 6NT", "7S"),
        ("A misere", "9S"),
    ],
)
def test_c3_3_sequential_allows_only_the_rung_above(calls: str, raises: str) -> None:
    legal = may_say(calls)
    assert legal & set(RUNGS) == {raises}


def test_c3_3_jumps_allow_any_higher_rung() -> None:
    assert may_say("A 7D", JUMPS) & set(RUNGS) == set(RUNGS[RUNGS.index("7H") :])
    assert may_say("", JUMPS) & set(RUNGS) == set(RUNGS)


@pytest.mark.parametrize(
    ("levels", "cycle", "lowest"),
    [
        ([6, 7, 7], "repeat_last", [6, 7, 7, 7, 7, 7]),
        ([6, 7, 8], "cycle", [6, 7, 8, 6, 7, 8]),
        ([6], "repeat_last", [6, 6, 6, 6, 6, 6]),
        ([6, 8], "repeat_last", [6, 8, 8, 8, 8, 8]),
    ],
)
@pytest.mark.parametrize("steps", ["sequential", "jumps"])
def test_c3_3_bidding_starts_at_the_exit_level(
    steps: str, levels: list[int], cycle: str, lowest: list[int]
) -> None:
    rules = rules_of("sochi-guide", exit_min_levels=levels, exit_cycle=cycle, bid_steps=steps)
    for run, level in enumerate(lowest):
        deal = new_deal(3, run=run)
        bids = {code.removeprefix("bid ") for code in legal_codes(rules, deal)} & set(RUNGS)
        expected = RUNGS[RUNGS.index(f"{level}S") :]
        assert bids == set(expected if steps == "jumps" else expected[:1])
        if level > 6:
            assert refusal(rules, deal, "bid 6H") == "bid_below_exit"


def test_c3_3_nothing_but_a_pass_is_left_above_10nt() -> None:
    assert may_say("A 10NT", JUMPS) == {"pass"}
    assert why_not("A 10NT", "10NT", JUMPS) == "bid_too_low"


# ------------------------------------------------------------------ C3.4 and C3.5


def test_c3_4_here_takes_the_bid_over_from_a_junior() -> None:
    deal = bidding("A 6S, B 6C, C pass, A here")
    assert isinstance(deal.phase, Auction)
    assert (str(deal.phase.high), deal.phase.holder) == ("6C", SEATS.index("A"))
    assert legal_codes(GUIDE, deal) == {"pass", "bid 6D"}


@pytest.mark.parametrize(
    ("calls", "allowed"),
    [
        ("", False),  # no bid
        ("A 6S", False),  # second over first
        ("A 6S, B pass", False),  # third over first
        ("A pass, B 6S", False),  # third over second
        ("A 6S, B 6C, C 6D", True),  # first over third
        ("A 6S, B 6C, C pass", True),  # first over second
        ("A 6S, B 6C, C 6D, A pass", True),  # second over third
        ("A 6S, B 6C, C 6D, A here", False),  # second over first, who matched
        ("A 6S, B misere, C pass", False),  # misere cannot be matched
        ("A 6S, B misere, C 9S", True),  # a nine over misere can
    ],
)
def test_c3_4_here_only_over_a_junior(calls: str, allowed: bool) -> None:
    assert ("here" in may_say(calls)) is allowed


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_c3_4_seniority_is_of_hands_not_of_chairs(dealer: int) -> None:
    first, second, third = (SEATS[(dealer + step) % 3] for step in (1, 2, 3))
    deal = bidding(f"{first} 6S, {second} 6C, {third} 6D", dealer=dealer)
    assert "here" in legal_codes(GUIDE, deal)
    deal = bidding(f"{first} 6S, {second} 6C", dealer=dealer)
    assert "here" not in legal_codes(GUIDE, deal)


@pytest.mark.parametrize(
    ("calls", "allowed"),
    [
        ("A 6S, B 6C, C 6D", False),
        ("A 6S, B 6C, C pass", True),
        ("A pass, B 6S, C 6C", True),
        ("A 6S, B pass, C 6C", True),
    ],
)
def test_c3_4_senior_two_left_wants_a_passed_hand(calls: str, allowed: bool) -> None:
    assert ("here" in may_say(calls, TWO_LEFT)) is allowed


@pytest.mark.parametrize(
    ("calls", "reason", "rules"),
    [
        ("", "here_without_bid", GUIDE),
        ("A 6S", "here_not_senior", GUIDE),
        ("A 6S, B misere", "here_over_misere", GUIDE),
        ("A 6S, B 6C, C 6D", "here_three_left", TWO_LEFT),
        ("A 6S, B 6C, C 6D", "here_not_played", rules_of("sochi-swedish")),
    ],
)
def test_c3_4_why_not_here(calls: str, reason: str, rules: Rules) -> None:
    assert why_not(calls, "here", rules) == reason


def test_c3_5_second_hand_cannot_take_back_what_first_has_matched() -> None:
    assert may_say("A 6S, B 6C, C 6D, A here") == {"pass", "6H"}
    assert "here" not in may_say("A 6S, B 6C, C 6D, A here, B 6H, C 6NT, A here")


# ------------------------------------------------------------------ C3.6 to C3.8


@pytest.mark.parametrize(
    ("calls", "allowed"),
    [
        ("", True),
        ("A 6S", True),  # bids by others do not forbid it
        ("A 6S, B 6C", True),
        ("A 6S, B 6C, C 6D", False),  # A has called before
        ("A pass, B 6S, C 6C", False),  # so has B
        ("A misere", False),  # it does not rank above itself
        ("A misere, B 9S", False),
    ],
)
def test_c3_6_misere_must_be_the_first_call_and_the_highest(calls: str, allowed: bool) -> None:
    assert ("misere" in may_say(calls)) is allowed


def test_c3_6_misere_ranks_between_8nt_and_9s() -> None:
    assert "misere" in may_say("A 8NT", JUMPS)
    assert "misere" not in may_say("A 9S", JUMPS)
    assert why_not("A 9S", "misere", JUMPS) == "misere_too_low"


def test_c3_6_without_the_first_call_rule_misere_may_come_later() -> None:
    rules = rules_of("sochi-guide", misere_first_call_only=False)
    assert "misere" in may_say("A 6S, B 6C, C 6D", rules)
    assert why_not("A 6S, B 6C, C 6D", "misere") == "misere_not_first_call"


@pytest.mark.parametrize(("level", "allowed"), [(7, True), (8, True), (9, False), (10, False)])
def test_c3_6_misere_needs_an_exit_level_of_eight_or_less(level: int, allowed: bool) -> None:
    rules = rules_of("sochi-guide", exit_min_levels=[6, level])
    deal = new_deal(3, run=1)
    assert ("bid misere" in legal_codes(rules, deal)) is allowed
    assert refusal(rules, deal, "bid misere") == (None if allowed else "misere_below_exit")


def test_c3_6_misere_that_is_not_in_the_game() -> None:
    assert why_not("", "misere", rules_of("polish")) == "misere_not_in_game"


def test_c3_7_only_nine_or_more_goes_over_misere() -> None:
    assert may_say("A misere") == {"pass", "9S"}
    assert may_say("A misere", JUMPS) == {"pass", *RUNGS[RUNGS.index("9S") :]}
    assert why_not("A misere", "8NT", JUMPS) == "bid_under_misere"


def test_c3_7_an_outbid_misere_caller_may_only_pass() -> None:
    assert may_say("A misere, B 9S, C pass") == {"pass"}
    assert why_not("A misere, B 9S, C pass", "9C") == "misere_outbid"
    assert why_not("A misere, B 9S, C pass", "here") == "misere_outbid"
    assert winner("A misere, B 9S, C pass, A pass") == ("B", "9S")


def test_c3_7_misere_stands_when_nobody_bids_over_it() -> None:
    assert winner("A 6S, B misere, C pass, A pass") == ("B", "misere")


def test_c3_8_others_may_go_on_after_a_nine_over_misere() -> None:
    assert may_say("A misere, B 9S") == {"pass", "9C"}
    assert may_say("A 6S, B misere, C 9S") == {"pass", "9C", "here"}


@pytest.mark.parametrize("calls", ["A misere, B 9S", "A 6S, B misere, C 9S"])
def test_c3_8_a_nine_over_misere_closes_the_auction(calls: str) -> None:
    assert may_say(calls, NINE_ENDS) == {"pass"}
    assert why_not(calls, "9C", NINE_ENDS) == "auction_closed_by_nine"


def test_c3_8_a_nine_closes_nothing_without_misere() -> None:
    rules = rules_of("sochi-codex", bid_steps="jumps")
    assert "9C" in may_say("A 9S", rules)


# ------------------------------------------------------------------ C3.9 to C3.12


@pytest.mark.parametrize(
    ("calls", "won"),
    [
        ("A 6S, B pass, C pass", ("A", "6S")),
        ("A pass, B pass, C 6S", ("C", "6S")),
        ("A 6S, B 6C, C pass, A pass", ("B", "6C")),
        (
            "A 6S, B 6C, C pass, A here, B 6D, A here, B 6H, A here, B pass",
            ("A", "6H"),
        ),
        ("A pass, B 6S, C 6C, B here, C pass", ("B", "6C")),
    ],
)
def test_c3_9_one_is_left_and_holds_the_bid(calls: str, won: tuple[str, str]) -> None:
    assert winner(calls) == won


def test_c3_9_the_declarer_takes_the_talon() -> None:
    deal = bidding("A 6S, B pass")
    after_pass, events = reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[0])
    assert TalonTaken(0, parse_contract("6S"), deal.talon) in events
    assert after_pass.hands[0].bit_count() == 12


def test_c3_9_three_passes_are_raspasy() -> None:
    deal = bidding("A pass, B pass")
    following, events = reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[0])
    assert isinstance(following.phase, TrickPlay)
    assert following.phase.is_raspasy
    assert AllPassed(1) in events


def test_c3_10_third_hand_still_chooses_after_two_passes() -> None:
    assert may_say("A pass, B pass") == {"pass", "6S", "misere"}


TAKES = rules_of("sochi-guide", third_hand_takes_talon_silently=True)


def test_c3_10_third_hand_may_take_the_talon_without_a_word() -> None:
    assert may_say("A pass, B pass", TAKES) == {"pass", "6S", "misere", "talon"}
    assert winner("A pass, B pass, C talon", TAKES) == ("C", "6S")


def test_c3_10_taking_the_talon_is_told_as_a_call_and_shows_it() -> None:
    deal = bidding("A pass, B pass", TAKES)
    following, events = reducer.apply(TAKES, deal, TakeTalon())
    assert events == (Called(2, TakeTalon()), TalonTaken(2, parse_contract("6S"), deal.talon))
    assert following.hands[2] == deal.hands[2] | card_set(deal.talon)


def test_c3_10_it_counts_as_the_lowest_rung_of_the_exit_level() -> None:
    rules = rules_of("leningrad", third_hand_takes_talon_silently=True)
    deal = after(rules, new_deal(3, run=1), "A pass, B pass, C talon")
    assert isinstance(deal.phase, Exchange)
    assert str(deal.phase.bid) == "7S"
    assert legal_codes(rules, after(rules, deal, "C discards")) == {
        f"name {rung}" for rung in RUNGS[RUNGS.index("7S") :]
    }


@pytest.mark.parametrize(
    ("calls", "rules"),
    [
        ("", TAKES),
        ("A pass", TAKES),
        ("A pass, B 6S", TAKES),
        ("A 6S, B pass", TAKES),
        ("A pass, B pass", GUIDE),
    ],
)
def test_c3_10_only_third_hand_after_two_passes_and_only_where_agreed(
    calls: str, rules: Rules
) -> None:
    assert why_not(calls, "talon", rules) == "talon_needs_bid"


def test_c3_11_who_has_passed_may_whist() -> None:
    deal = bidding("A pass, B 6S, C pass")
    discard = reducer.legal(GUIDE, deal)[0]
    deal = after(GUIDE, deal, f"B {discard}", "B name 6S", "C pass")
    assert isinstance(deal.phase, Whisting)
    assert "whist" in legal_codes(GUIDE, deal)


@pytest.mark.parametrize(
    ("calls", "call", "reason"),
    [
        ("A 6S, B 6C", "6C", "bid_too_low"),
        ("A 6S, B 6C", "6S", "bid_too_low"),
        ("A 6S", "6D", "bid_skips_steps"),
        ("", "7S", "bid_skips_steps"),
    ],
)
def test_c3_12_an_insufficient_call_is_refused_and_nothing_lost(
    calls: str, call: str, reason: str
) -> None:
    assert why_not(calls, call) == reason
    assert may_say(calls) - {"pass"}


# ------------------------------------------------------------------ C3.13

CHAIN = rules_of("sochi-guide", no_talon_bids="codex_chain")
CHAIN_JUMPS = rules_of("sochi-guide", no_talon_bids="codex_chain", bid_steps="jumps")
CHAIN_NINE_ENDS = rules_of("sochi-codex", no_talon_bids="codex_chain")
MISERE_WITHOUT, NINE_WITHOUT = "misere without talon", "9 without talon"
TENS = set(RUNGS[-5:])


@pytest.mark.parametrize(
    ("calls", "higher"),
    [
        ("A 9NT", {MISERE_WITHOUT, NINE_WITHOUT, *TENS}),
        ("A misere without talon", {NINE_WITHOUT, *TENS}),
        ("A 9 without talon", TENS),
        ("A 10S", TENS - {"10S"}),
    ],
)
def test_c3_13_the_chain_of_nine_misere_nine_and_ten(calls: str, higher: set[str]) -> None:
    assert may_say(calls, CHAIN_JUMPS) == {"pass", *higher}


def test_c3_13_like_misere_they_need_not_be_reached_step_by_step() -> None:
    assert may_say("", CHAIN) == {"pass", "6S", "misere", MISERE_WITHOUT, NINE_WITHOUT}
    assert may_say("A 6S", CHAIN) == {"pass", "6C", "misere", MISERE_WITHOUT, NINE_WITHOUT}
    assert may_say(f"A {MISERE_WITHOUT}", CHAIN) == {"pass", NINE_WITHOUT, "10S"}
    assert may_say(f"A {NINE_WITHOUT}", CHAIN) == {"pass", "10S"}


def test_c3_13_a_misere_outbid_by_a_nine_may_go_on_without_the_talon() -> None:
    assert may_say("A misere, B 9S, C pass", CHAIN) == {"pass", MISERE_WITHOUT}
    assert why_not("A misere, B 9S, C pass", NINE_WITHOUT, CHAIN) == "misere_outbid"
    assert may_say(f"A misere, B {NINE_WITHOUT}, C pass", CHAIN) == {"pass"}


@pytest.mark.parametrize(
    ("calls", "call", "reason"),
    [
        ("A 6S, B 6C, C 6D", MISERE_WITHOUT, "misere_not_first_call"),
        ("A 6S, B 6C, C 6D", NINE_WITHOUT, None),
        (f"A {NINE_WITHOUT}", MISERE_WITHOUT, "bid_too_low"),
        (f"A {MISERE_WITHOUT}", "9S", "bid_too_low"),
        (f"A 6S, B {MISERE_WITHOUT}, C pass", "here", "here_over_misere"),
        (f"A 6S, B {NINE_WITHOUT}, C pass", "here", None),
    ],
)
def test_c3_13_why_not(calls: str, call: str, reason: str | None) -> None:
    assert why_not(calls, call, CHAIN) == reason


@pytest.mark.parametrize("call", [MISERE_WITHOUT, NINE_WITHOUT])
def test_c3_13_off_everywhere_but_where_agreed(call: str) -> None:
    assert why_not("", call) == "without_talon_not_played"


def test_c3_13_a_nine_that_closes_the_auction_leaves_the_chain_open() -> None:
    assert may_say("A misere, B 9S", CHAIN_NINE_ENDS) == {"pass", MISERE_WITHOUT, NINE_WITHOUT}


@pytest.mark.parametrize(
    ("call", "reason"), [(MISERE_WITHOUT, "misere_below_exit"), (NINE_WITHOUT, "bid_below_exit")]
)
def test_c3_13_they_keep_to_the_exit_level(call: str, reason: str) -> None:
    rules = rules_of("sochi-guide", no_talon_bids="codex_chain", exit_min_levels=[6, 10])
    assert refusal(rules, new_deal(3, run=1), f"bid {call}") == reason


def test_c3_13_nine_without_the_talon_names_its_contract_with_ten_cards() -> None:
    deal = bidding(f"A {NINE_WITHOUT}, B pass", CHAIN)
    following, events = reducer.apply(CHAIN, deal, Pass())
    assert events[1:] == (TalonLeft(0, parse_contract(NINE_WITHOUT)),)
    assert isinstance(following.phase, Naming)
    assert following.hands == deal.dealt
    nines_up = RUNGS[RUNGS.index("9S") :]
    assert legal_codes(CHAIN, following) == {f"name {rung}" for rung in nines_up}
    assert refusal(CHAIN, following, "name 8NT") == "contract_below_bid"


def test_c3_13_misere_without_the_talon_is_played_at_once() -> None:
    deal = bidding(f"A {MISERE_WITHOUT}, B pass, C pass", CHAIN)
    assert isinstance(deal.phase, TrickPlay)
    assert deal.phase.is_misere
    assert (deal.hands, deal.discard) == (deal.dealt, 0)


@pytest.mark.parametrize("call", [MISERE_WITHOUT, NINE_WITHOUT])
def test_c3_13_nobody_sees_the_talon(call: str) -> None:
    deal = bidding(f"A {call}, B pass, C pass", CHAIN)
    assert [view(CHAIN, deal, seat).talon for seat in range(3)] == [()] * 3
