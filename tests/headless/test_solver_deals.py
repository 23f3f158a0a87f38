"""Deals to measure the solver on: the same for ever, and of the kind they are said to be."""

from itertools import combinations

import pytest

from preferans_qt.game.cards import SUITS, card_set, cards_in, count
from preferans_qt.game.shuffle import shuffled_deck
from preferans_qt.headless.solver_deals import KINDS, deals_of, estimated, holes


@pytest.mark.parametrize("kind", KINDS)
def test_the_first_deals_are_always_the_same(kind: str) -> None:
    assert deals_of(kind, 3) == deals_of(kind, 5)[:3]


@pytest.mark.parametrize("kind", KINDS)
def test_everybody_has_ten_cards_and_each_hand_leads_in_turn(kind: str) -> None:
    positions = deals_of(kind, 30)
    assert {count(hand) for position in positions for hand in position.hands} == {10}
    assert {position.leader for position in positions} == {0, 1, 2}


def test_contracts_are_worth_six_to_eight_tricks() -> None:
    for position in deals_of("contract", 20):
        assert 6 <= estimated(position.hands[0], position.trump) <= 8
        assert all(
            estimated(position.hands[0], trump) <= estimated(position.hands[0], position.trump)
            for trump in (None, *SUITS)
        )


def test_random_trumps_are_those_of_the_declarer_and_no_trumps_none() -> None:
    for position in deals_of("random_trump", 20):
        worth = [estimated(position.hands[0], suit) for suit in SUITS]
        assert position.trump is not None
        assert worth[position.trump] == max(worth)
    assert {position.trump for position in deals_of("random_nt", 20)} == {None}


def test_miseres_have_one_hole_at_most_and_none_is_passed_over() -> None:
    expected, number = [], 0
    while len(expected) < 3:
        number += 1
        deck = shuffled_deck(number)
        twelve = card_set(deck[:12])
        hands = [twelve & ~card_set(away) for away in combinations(deck[:12], 2)]
        if min(map(holes, hands)) <= 1:
            expected.append((twelve, card_set(deck[12:22]), card_set(deck[22:])))
    found = deals_of("misere", 3)
    assert [position.hands[1:] for position in found] == [hands[1:] for hands in expected]
    for position, (twelve, _, _) in zip(found, expected, strict=True):
        assert position.misere
        assert set(cards_in(position.hands[0])) < set(cards_in(twelve))
        assert holes(position.hands[0]) <= 1


@pytest.mark.parametrize(
    ("ranks", "expected"), [("7 9 J K", 0), ("8", 1), ("7 8 9", 0), ("7 10", 1), ("A", 1)]
)
def test_a_hole_is_a_card_that_may_be_caught(ranks: str, expected: int) -> None:
    order = ["7", "8", "9", "10", "J", "Q", "K", "A"]
    assert holes(card_set(order.index(rank) for rank in ranks.split())) == expected
