"""Which calls the heuristic player makes."""

import pytest

from preferans_qt.bots.player import Decision
from preferans_qt.game.contracts import LADDER, parse_contract
from preferans_qt.game.deal import Deal
from tests.bots.kit import answer, deal_with, decision_in
from tests.strategies import GUIDE, SEATS, after, rules_of

FIVE_TRICKS = "AS KS QS 9S 8S AH 8H 9C 8D 9D"
SEVEN_TRICKS = "AS KS QS JS 10S AH KH 7C 8D 9D"
NINE_TRICKS = "AH KH QH JH 10H 9H AC KC AD 8D"
RUBBISH = "9S JS QS 8C 9C QC 9D JD 8H QH"
LOW = "7S 8S 10S 7C 9C 7D 8D 9D 7H 9H"
HIGH_BUT_SCATTERED = "AS JS 9S AC JC 9C AD JD KH JH"  # takes tricks whoever plays


def value(decision: Decision, code: str) -> float:
    """The value of one candidate."""
    return next(
        float(candidate.value) for candidate in decision.candidates if str(candidate.action) == code
    )


def in_seat(hand: str, seat: int) -> Deal:
    """A hand before its first call, after passes."""
    deal = deal_with(hand, seat)
    for passer in range(seat):
        deal = after(GUIDE, deal, f"{SEATS[passer]} pass")
    return deal


def last_bid(hand: str) -> str:
    """How far second hand goes when first hand matches every bid."""
    deal = after(GUIDE, deal_with(hand, seat=1), "A bid 6S")
    reached = "pass"
    while answer(deal) != "pass":
        reached = answer(deal).removeprefix("bid ")
        steps = [f"B bid {reached}"] + (["C pass"] if reached == "6C" else [])
        deal = after(GUIDE, deal, *steps, "A here")
    return reached


def test_a_solid_suit_with_side_tricks_bids() -> None:
    assert answer(deal_with(SEVEN_TRICKS)) == "bid 6S"


def test_rubbish_passes_in_every_seat() -> None:
    for seat in range(3):
        assert answer(in_seat(RUBBISH, seat)) == "pass"


@pytest.mark.parametrize(
    ("hand", "lowest", "highest"),
    [(FIVE_TRICKS, "6D", "7S"), (SEVEN_TRICKS, "7S", "8S"), (NINE_TRICKS, "8H", "9H")],
)
def test_a_hand_climbs_as_far_as_it_is_worth(hand: str, lowest: str, highest: str) -> None:
    reached = LADDER.index(parse_contract(last_bid(hand)))
    assert LADDER.index(parse_contract(lowest)) <= reached
    assert reached <= LADDER.index(parse_contract(highest))


def test_rubbish_is_not_drawn_into_an_auction() -> None:
    assert last_bid(RUBBISH) == "pass"


def test_a_senior_hand_says_here_rather_than_raise() -> None:
    deal = after(GUIDE, deal_with(SEVEN_TRICKS), "A bid 6S", "B bid 6C", "C pass")
    assert answer(deal) == "here"


def test_a_hand_of_low_cards_calls_misere() -> None:
    for seat in range(3):
        assert answer(in_seat(LOW, seat)) == "bid misere"
    assert answer(after(GUIDE, deal_with(LOW, seat=1), "A bid 6S")) == "bid misere"


def test_first_hand_is_stricter_with_misere() -> None:
    doubtful = "QS JS 10S 7S JC 7C 7D 10H 8H 7H"
    assert answer(in_seat(doubtful, 0)) == "pass"
    assert answer(in_seat(doubtful, 1)) == "bid misere"


def test_high_cards_in_two_suits_are_no_misere() -> None:
    assert answer(deal_with("7S 8S 10S 7C 9C KC 7D 9D AH KH")) != "bid misere"


def test_fear_of_raspasy_counts() -> None:
    feared = value(decision_in(in_seat(HIGH_BUT_SCATTERED, 2)), "pass")
    assert feared < value(decision_in(in_seat(LOW, 2)), "pass") - 20


def test_the_exit_level_is_respected() -> None:
    rules = rules_of("sochi-guide", exit_min_levels=[7])
    assert answer(deal_with(NINE_TRICKS), rules) == "bid 7S"
    assert answer(deal_with(FIVE_TRICKS), rules) == "pass"


def test_of_several_jumps_the_lowest_is_bid() -> None:
    rules = rules_of("sochi-guide", bid_steps="jumps")
    assert answer(deal_with(SEVEN_TRICKS), rules) == "bid 6S"


def test_every_call_is_weighed() -> None:
    weighed = {str(candidate.action) for candidate in decision_in(deal_with(LOW)).candidates}
    assert weighed == {"pass", "bid 6S", "bid misere"}
