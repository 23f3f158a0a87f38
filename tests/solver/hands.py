"""Made-up tables of hand values, and what is to be read from them, in plain Python."""

from itertools import combinations
from random import Random

from preferans_qt.game.cards import CardSet, card_set, cards_in
from preferans_qt.solver.hand_values import FLAT_ORDER

NO_TRUMP = 4


def made_up(seed: int) -> dict[str, list[float]]:
    """Tables by name: numbers around zero, so that every place counts."""
    random = Random(seed)
    return {name: [random.gauss(0, 1) for _ in range(number)] for name, number in FLAT_ORDER}


def flat(tables: dict[str, list[float]]) -> list[float]:
    return [number for name, _ in FLAT_ORDER for number in tables[name]]


def ten_cards(random: Random) -> CardSet:
    return card_set(random.sample(range(32), 10))


def in_suit(hand: CardSet, suit: int) -> int:
    return hand >> 8 * suit & 255


def plain_sum(table: list[float], hand: CardSet) -> float:
    return sum(table[in_suit(hand, suit)] for suit in range(4))


def in_strain(tables: dict[str, list[float]], kind: str, hand: CardSet, strain: int) -> float:
    """Tricks by the tables of a kind, ``bid`` or ``declared``."""
    if strain == NO_TRUMP:
        return tables[f"{kind}_no_trump_base"][0] + plain_sum(tables[f"{kind}_no_trump"], hand)
    trumps = in_suit(hand, strain)
    row = 256 * min(2, max(0, trumps.bit_count() - 4))
    total = tables[f"{kind}_base"][0] + tables[f"{kind}_trump"][trumps]
    for suit in {0, 1, 2, 3} - {strain}:
        total += tables[f"{kind}_side"][row + in_suit(hand, suit)]
    return total


def best_strain(tables: dict[str, list[float]], kind: str, hand: CardSet) -> float:
    return max(
        in_strain(tables, kind, hand, strain)
        for strain in range(5)
        if strain == NO_TRUMP or in_suit(hand, strain).bit_count() >= 4
    )


def plain(tables: dict[str, list[float]], name: str, hand: CardSet) -> float:
    """One of the values that are one sum: ``misere_bid``, ``misere_kept`` or ``raspasy``."""
    return tables[f"{name}_base"][0] + plain_sum(tables[name], hand)


def in_defence(tables: dict[str, list[float]], hand: CardSet, trump: int) -> float:
    if trump < 0:
        return 0.0
    if trump == NO_TRUMP:
        return plain_sum(tables["defence_no_trump"], hand)
    total = tables["defence_trump"][in_suit(hand, trump)]
    for suit in {0, 1, 2, 3} - {trump}:
        total += tables["defence_side"][in_suit(hand, suit)]
    return total


def kept_hands(twelve: CardSet) -> list[CardSet]:
    """What can be left when two cards are laid away."""
    return [twelve & ~card_set(pair) for pair in combinations(cards_in(twelve), 2)]
