"""The tables of hand values: well formed, and what every player knows stands in them."""

import json
from importlib import resources
from itertools import pairwise

import pytest

from preferans_qt.bots import tables
from preferans_qt.bots.tables import LEVELS, flat, hand_tables, read_tables
from preferans_qt.game.cards import HEARTS, SPADES, parse_cards
from preferans_qt.game.contracts import Strain
from preferans_qt.solver.hand_values import HandValues

TABLES = hand_tables()
VALUES = HandValues(flat(TABLES))
CONTRACT_TABLES = (
    TABLES.bid_trump,
    *TABLES.bid_side,
    TABLES.bid_no_trump,
    TABLES.declared_trump,
    *TABLES.declared_side,
    TABLES.declared_no_trump,
)
MISERE_TABLES = (TABLES.misere_bid, TABLES.misere_kept)
RAISED = [
    (holding, holding ^ 3 << rank)
    for holding in range(256)
    for rank in range(7)
    if holding >> rank & 3 == 1
]


def text() -> str:
    return resources.files(tables).joinpath("hands.json").read_text("utf-8")


@pytest.mark.parametrize("table", CONTRACT_TABLES)
def test_a_higher_card_never_takes_fewer_tricks(table: tuple[float, ...]) -> None:
    assert all(table[holding] <= table[raised] for holding, raised in RAISED)


@pytest.mark.parametrize("table", MISERE_TABLES)
def test_a_lower_card_never_makes_a_misere_worse(table: tuple[float, ...]) -> None:
    assert all(table[holding] >= table[raised] for holding, raised in RAISED)


def test_a_higher_card_never_takes_fewer_tricks_at_raspasy() -> None:
    assert all(TABLES.raspasy[holding] <= TABLES.raspasy[raised] for holding, raised in RAISED)


def test_a_trump_more_instead_of_a_side_card_is_worth_tricks() -> None:
    hands = (
        "AS KS QS 7S  AC 8C 7C  KD 7D  7H",
        "AS KS QS 8S 7S  AC 7C  KD 7D  7H",
        "AS KS QS 9S 8S 7S  AC 7C  KD 7D",
        "AS KS QS 10S 9S 8S 7S  AC  KD 7D",
    )
    values = [VALUES.declared(parse_cards(hand), SPADES) for hand in hands]
    assert all(more > fewer + 0.4 for fewer, more in pairwise(values))


def test_a_hand_without_a_loser_takes_all_tricks() -> None:
    hand = parse_cards("AS KS QS JS 10S 9S  AC KC  AD KD")
    assert VALUES.declared(hand, SPADES) == pytest.approx(10, abs=0.5)


def test_a_hand_of_low_cards_is_a_misere_and_one_with_a_bare_king_is_none() -> None:
    assert VALUES.misere_kept(parse_cards("7S 8S 10S  7C 9C JC  7D 8D  7H 9H")) > 1
    assert VALUES.misere_kept(parse_cards("7S 8S 10S  7C 9C JC  7D 8D 9D  KH")) < -1


def test_the_numbers_stand_where_the_solver_reads_them() -> None:
    hand = parse_cards("AS KS 9S 8S 7S  QC JC  AD 7D  8H")
    spades, clubs, diamonds, hearts = hand.to_bytes(4, "little")
    plain = (spades, clubs, diamonds, hearts)
    five = TABLES.declared_side[1]
    assert VALUES.declared(hand, SPADES) == pytest.approx(
        TABLES.declared_base
        + TABLES.declared_trump[spades]
        + sum(five[suit] for suit in (clubs, diamonds, hearts))
    )
    assert VALUES.bid(hand, Strain.NO_TRUMP) == pytest.approx(
        TABLES.bid_no_trump_base + sum(TABLES.bid_no_trump[suit] for suit in plain)
    )
    assert VALUES.misere(hand) == pytest.approx(
        TABLES.misere_bid_base + sum(TABLES.misere_bid[suit] for suit in plain)
    )
    assert VALUES.raspasy(hand) == pytest.approx(
        TABLES.raspasy_base + sum(TABLES.raspasy[suit] for suit in plain)
    )
    assert VALUES.defence(hand, HEARTS) == pytest.approx(
        TABLES.defence_trump[hearts]
        + sum(TABLES.defence_side[suit] for suit in (spades, clubs, diamonds))
    )


def test_defenders_take_more_the_lower_the_contract() -> None:
    for bases in (TABLES.defence_base, TABLES.defence_no_trump_base):
        assert len(bases) == LEVELS
        assert all(higher < lower - 0.5 for lower, higher in pairwise(bases))


def test_an_ace_is_worth_more_to_the_defenders_than_a_seven() -> None:
    for table in (TABLES.defence_side, TABLES.defence_no_trump):
        assert table[0b10000110] > table[0b00000111]


@pytest.mark.parametrize(
    ("written", "instead", "told"),
    [
        ('"version": 1', '"version": 2', "version"),
        ('"raspasy_base"', '"raspasy_bass"', "raspasy_bass"),
        ('"bid_side": [[', '"bid_side": [[1, ', "bid_side"),
        ('"misere_bid": [', '"misere_bid": [0.5, ', "misere_bid"),
        ('"raspasy": [', '"raspasy": [null], "again": [', "again"),
        ('"raspasy": [', '"raspasy": [[1], ', "256 entries in raspasy"),
        ('"bid_spread": ', '"bid_spread": 0.', "bid_spread"),
        ("{", "", "JSON"),
    ],
)
def test_a_broken_file_is_refused_with_its_fault(written: str, instead: str, told: str) -> None:
    broken = text().replace(written, instead, 1)
    assert broken != text()
    with pytest.raises(ValueError, match=told):
        read_tables(broken)


def test_the_file_names_the_command_that_made_it() -> None:
    assert json.loads(text())["command"].startswith("tools/fit_hands.py --deals")
