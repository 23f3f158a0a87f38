"""Chairs and the deal.

C1.1 active hands · C2.1, C2.2 packets and talon · C2.3 ten, ten, ten and two; and the promise that
a deal number names the same cards for ever.
"""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preferans_qt.game.cards import FULL_DECK, card_set, card_text, cards_text, parse_card
from preferans_qt.game.deal import Seating
from preferans_qt.game.shuffle import LARGEST_DEAL_NUMBER, commitment, dealt_hands, shuffled_deck

DEMO_DECK = tuple(
    parse_card(card)
    for card in [
        "KH",
        "QH",
        "KS",
        "8S",
        "JS",
        "10S",
        "AH",
        "9C",
        "JH",
        "8H",
        "7H",
        "KD",
        "9S",
        "7S",
        "AS",
        "QS",
        "9D",
        "7D",
        "10H",
        "9H",
        "AD",
        "JD",
        "AC",
        "KC",
        "QD",
        "10D",
        "8D",
        "7C",
        "QC",
        "8C",
        "JC",
        "10C",
    ]
)

numbers = st.integers(0, LARGEST_DEAL_NUMBER)


@pytest.mark.parametrize(
    ("players", "dealer", "active", "sitting"),
    [
        (3, 2, (0, 1, 2), None),
        (3, 0, (1, 2, 0), None),
        (3, 1, (2, 0, 1), None),
        (4, 3, (0, 1, 2), 3),
        (4, 0, (1, 2, 3), 0),
        (4, 2, (3, 0, 1), 2),
    ],
)
def test_c1_1_the_dealer_is_third_hand_or_sits_out(
    players: int, dealer: int, active: tuple[int, ...], sitting: int | None
) -> None:
    seating = Seating(players, dealer)
    assert seating.active == active
    assert seating.sitting_dealer == sitting


@pytest.mark.parametrize(
    ("players", "dealer", "declarer", "defenders"),
    [(3, 2, 0, (1, 2)), (3, 2, 1, (2, 0)), (4, 3, 2, (0, 1)), (4, 1, 0, (2, 3)), (4, 1, 2, (3, 0))],
)
def test_c1_1_defenders_sit_clockwise_from_the_declarer(
    players: int, dealer: int, declarer: int, defenders: tuple[int, int]
) -> None:
    assert Seating(players, dealer).defenders(declarer) == defenders


def test_c2_2_packets_of_two_go_round_and_the_fourth_is_the_talon() -> None:
    hands, talon = dealt_hands(Seating(3, 2), DEMO_DECK)
    assert [cards_text(hand) for hand in hands] == [
        "AS QS 7C AD JD 8D KH QH JH 8H",
        "KS 8S AC KC QC 8C KD 9D 7D 7H",
        "JS 10S 9S 7S JC 10C QD 10D 10H 9H",
    ]
    assert [card_text(card) for card in talon] == ["AH", "9C"]


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_c2_2_the_first_packet_goes_to_the_dealers_left(dealer: int) -> None:
    hands, _ = dealt_hands(Seating(4, dealer), DEMO_DECK)
    first = (dealer + 1) % 4
    assert hands[first] & card_set(DEMO_DECK[:2]) == card_set(DEMO_DECK[:2])
    assert hands[dealer] == 0


@given(number=numbers, players=st.sampled_from([3, 4]), dealer=st.integers(0, 2))
def test_c2_3_ten_cards_in_each_active_hand_and_two_in_the_talon(
    number: int, players: int, dealer: int
) -> None:
    seating = Seating(players, dealer)
    hands, talon = dealt_hands(seating, shuffled_deck(number))
    assert [hands[seat].bit_count() for seat in seating.active] == [10, 10, 10]
    assert sum(hands) + card_set(talon) == FULL_DECK
    assert talon[0] != talon[1]


@given(numbers)
def test_a_deck_holds_every_card_once(number: int) -> None:
    assert sorted(shuffled_deck(number)) == list(range(32))


@pytest.mark.parametrize(
    ("number", "top"),
    [
        (0, "8C 9H AH 8S 7C JC KD 10S 10H 9S"),
        (1, "8H QH 7C 9H 9D KD 9C JD QD AC"),
        (2024, "KS 10D KC AS 10C AC AD 8S 8H JD"),
        (LARGEST_DEAL_NUMBER, "9C 7C 10C 9S 7D AD 8D KH KC 10H"),
    ],
)
def test_the_same_number_gives_the_same_cards_for_ever(number: int, top: str) -> None:
    assert " ".join(card_text(card) for card in shuffled_deck(number)[:10]) == top


def test_the_shuffle_is_the_one_that_is_specified() -> None:
    stream = b"".join(
        sha256(f"preferans deal 5 block {block}".encode()).digest() for block in range(4)
    )
    deck, place = list(range(32)), 0
    for last in range(31, 0, -1):
        while stream[place] >= 256 - 256 % (last + 1):
            place += 1
        other = stream[place] % (last + 1)
        place += 1
        deck[last], deck[other] = deck[other], deck[last]
    assert shuffled_deck(5) == tuple(deck)


def test_every_card_comes_to_the_top_about_equally_often() -> None:
    tops = Counter(shuffled_deck(number)[0] for number in range(3200))
    assert len(tops) == 32
    assert all(60 < times < 145 for times in tops.values())


def test_a_commitment_tells_deals_and_salts_apart() -> None:
    assert commitment(7, "ab") == sha256(b"preferans deal 7 salt ab").hexdigest()
    assert len({commitment(7, "ab"), commitment(8, "ab"), commitment(7, "ac")}) == 3
