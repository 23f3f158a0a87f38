"""What the heuristic player lays away, and which contract he names."""

import pytest

from preferans_qt.bots.heuristic.discard import likely_discard
from preferans_qt.game.cards import parse_cards
from tests.bots.kit import answer, deal_with
from tests.strategies import GUIDE, after


def exchanged(hand: str, talon: str, bid: str = "6S") -> tuple[str, str]:
    """Discard and contract of a first hand that won the auction with a bid."""
    deal = after(GUIDE, deal_with(hand, talon=talon), f"A bid {bid}", "B pass", "C pass")
    discard = answer(deal)
    deal = after(GUIDE, deal, f"A {discard}")
    return discard, answer(deal)


def test_losers_in_short_suits_go() -> None:
    discard, contract = exchanged("AS KS QS JS 10S AH KH 7C 8D 9D", "8C AD")
    assert set(discard.split()[1:]) <= {"7C", "8C", "8D", "9D"}
    assert contract in ("name 7S", "name 8S")


def test_the_talon_can_change_the_strain() -> None:
    _, contract = exchanged("AH KH QH JH 10H AS KS 8C 9D 7D", "9H 8H")
    assert contract.endswith("H")


def test_the_contract_is_what_the_hand_can_make() -> None:
    _, sure_six = exchanged("AS KS QS 9S 8S AH 8H 9C 8D 9D", "7C 7D")
    assert sure_six == "name 6S"
    _, nine = exchanged("AH KH QH JH 10H 9H AC KC AD 8D", "8H KD")
    assert nine in ("name 10H", "name 9H")


def test_a_bad_talon_is_not_made_worse_by_overbidding() -> None:
    _, contract = exchanged("AS KS QS 9S 8S AH 8H 9C 8D 9D", "9H 10C")
    assert contract == "name 6S"


@pytest.mark.parametrize(
    ("hand", "talon", "expected"),
    [
        ("7S 8S 10S 7C 9C 7D 8D 9D 7H 9H", "AS KC", {"AS", "KC"}),
        ("7S 8S 10S 7C 9C 7D 8D 10D 7H AH", "8C KC", {"AH", "KC"}),
    ],
)
def test_misere_throws_the_most_dangerous_cards(hand: str, talon: str, expected: set[str]) -> None:
    deal = after(GUIDE, deal_with(hand, talon=talon), "A bid misere", "B pass", "C pass")
    assert set(answer(deal).split()[1:]) == expected


def test_of_a_misere_with_too_few_cards_laid_away_nothing_is_supposed() -> None:
    eleven = parse_cards("7S 9S JS 7C 8C 9C 7D 8D 7H 8H 9H")
    assert likely_discard(eleven, parse_cards("9H")) == 0
    assert likely_discard(eleven, 0) == 0
