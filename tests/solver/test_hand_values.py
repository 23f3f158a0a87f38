"""Values of hands are sums over suits of what the tables say."""

from random import Random

import pytest

from preferans_qt.game.cards import card_set, count
from preferans_qt.solver.hand_values import HandValues
from tests.solver.hands import (
    best_strain,
    flat,
    in_defence,
    in_strain,
    kept_hands,
    made_up,
    plain,
    ten_cards,
)

TABLES = made_up(1)
VALUES = HandValues(flat(TABLES))


@pytest.mark.parametrize("seed", range(60))
def test_a_hand_is_worth_the_sum_of_its_suits(seed: int) -> None:
    hand = ten_cards(Random(seed))
    for strain in range(5):
        assert VALUES.bid(hand, strain) == pytest.approx(in_strain(TABLES, "bid", hand, strain))
        declared = in_strain(TABLES, "declared", hand, strain)
        assert VALUES.declared(hand, strain) == pytest.approx(declared)
    for trump in range(-1, 5):
        assert VALUES.defence(hand, trump) == pytest.approx(in_defence(TABLES, hand, trump))
    assert VALUES.game(hand) == pytest.approx(best_strain(TABLES, "bid", hand))
    assert VALUES.misere(hand) == pytest.approx(plain(TABLES, "misere_bid", hand))
    assert VALUES.misere_kept(hand) == pytest.approx(plain(TABLES, "misere_kept", hand))
    assert VALUES.raspasy(hand) == pytest.approx(plain(TABLES, "raspasy", hand))


@pytest.mark.parametrize("seed", range(30))
def test_the_best_exchange_is_the_best_of_all(seed: int) -> None:
    twelve = card_set(Random(seed).sample(range(32), 12))
    kept = kept_hands(twelve)
    best = max(best_strain(TABLES, "declared", hand) for hand in kept)
    assert VALUES.best_declared(twelve) == pytest.approx(best)
    best_misere = max(plain(TABLES, "misere_kept", hand) for hand in kept)
    assert VALUES.best_misere_kept(twelve) == pytest.approx(best_misere)


@pytest.mark.parametrize("strain", range(5))
def test_the_best_discards_come_first(strain: int) -> None:
    twelve = card_set(Random(strain).sample(range(32), 12))
    every = VALUES.best_discards(twelve, strain, 66)
    assert {twelve & ~pair for pair, _ in every} == set(kept_hands(twelve))
    assert all(count(pair) == 2 for pair, _ in every)
    for pair, tricks in every:
        assert tricks == VALUES.declared(twelve & ~pair, strain)
    assert [tricks for _, tricks in every] == sorted((tricks for _, tricks in every), reverse=True)
    assert VALUES.best_discards(twelve, strain, 5) == every[:5]


def test_the_best_discards_of_a_misere_come_first() -> None:
    twelve = card_set(Random(5).sample(range(32), 12))
    every = VALUES.best_misere_discards(twelve, 66)
    assert {twelve & ~pair for pair, _ in every} == set(kept_hands(twelve))
    assert every == sorted(every, key=lambda found: -VALUES.misere_kept(twelve & ~found[0]))
    assert every[0][1] == VALUES.best_misere_kept(twelve)


def test_tables_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match="not 4102"):
        HandValues(flat(TABLES)[:-1])
