"""A declarer in an imagined deal: which cards he keeps, which contract he names, what it brings."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from preferans_qt.bots.heuristic.contract_value import expected_worth as guessed_worth
from preferans_qt.bots.tables import hand_tables
from preferans_qt.bots.thinking.tendencies import EDGE, NAMING_WAVERING
from preferans_qt.bots.thinking.values import hand_values
from preferans_qt.bots.worth import Stakes, trick_price
from preferans_qt.game.cards import CardSet
from preferans_qt.game.contracts import LEVELS, Contract, Strain, trick_contract
from preferans_qt.game.deal import Seating
from preferans_qt.game.exchange import lowest_contract
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.solver.position import Position

MOST_TENTHS = 120  # of tricks; the sampler asks for as many


class Plan(NamedTuple):
    """Ten cards kept, and the contract to be played with them; ``value`` in whists."""

    kept: CardSet
    contract: Contract
    value: float


def planned(stakes: Stakes, bid: Contract, hand: CardSet, talon: CardSet) -> Plan:
    """What a declarer does who knows no more than his own cards; without a talon he keeps all."""
    plans = []
    for strain in Strain:
        away, tricks = 0, hand_values().declared(hand, strain)
        if talon:
            [(away, tricks)] = hand_values().best_discards(hand | talon, strain, 1)
        named = best_contract(stakes, lowest_contract(bid).place, strain, round(10 * tricks))
        if named is not None:
            plans.append(Plan((hand | talon) & ~away, *named))
    return max(plans, key=lambda plan: plan.value)


def guessed_contract(stakes: Stakes, contract: Contract, kept: CardSet) -> float:
    """What a contract is worth with ten cards, by the tables."""
    return _guessed(stakes, contract, round(10 * hand_values().declared(kept, contract.strain)))


def _guessed(stakes: Stakes, contract: Contract, tenths: int) -> float:
    tables = hand_tables()
    has_trumps = contract.trump is not None
    spread = tables.declared_spread if has_trumps else tables.declared_no_trump_spread
    return guessed_worth(stakes, contract, tenths / 10, spread)


@lru_cache(maxsize=2**14)
def best_contract(
    stakes: Stakes, lowest_place: int, strain: Strain, tenths: int
) -> tuple[Contract, float] | None:
    """The best contract in a strain when so many tricks are counted; None if all are too low."""
    contracts = [trick_contract(level, strain) for level in LEVELS]
    worth = [
        (_guessed(stakes, contract, tenths), contract)
        for contract in contracts
        if contract.place >= lowest_place
    ]
    if not worth:
        return None
    value, contract = max(worth, key=lambda one: one[0])
    return contract, value


def leading_role(rules: Rules, seating: Seating, roles: Sequence[Seat]) -> int:
    """The role that leads to the first trick of a contract (C7.1)."""
    return roles.index(seating.in_play[0]) if rules.first_lead == "eldest" else 0


def position_of(
    rules: Rules,
    seating: Seating,
    roles: Sequence[Seat],
    hands: Sequence[CardSet],
    trump: int | None,
) -> Position:
    """The first trick of a contract; hands by role."""
    return Position(
        tuple(hands),
        leading_role(rules, seating, roles),
        trump,
        must_trump=rules.must_trump,
        must_overtake=rules.must_overtake,
    )


def promise_of(hand: CardSet, contract: Contract) -> float:
    """What a defending hand says of the tricks of both, beyond the usual."""
    promise: float = hand_values().defence(hand, int(contract.strain))
    return promise


@lru_cache(maxsize=2**10)
def level_odds(stakes: Stakes, lowest: Contract, contract: Contract) -> tuple[float, ...]:
    """How likely a contract's level is to be named in its strain, as logarithms but for a
    constant, by each tenth of a trick that the hand seems worth, up to twelve."""
    open_ones = [
        one
        for level in LEVELS
        if (one := trick_contract(level, contract.strain)).place >= lowest.place
    ]
    wavering = NAMING_WAVERING * trick_price(stakes, LEVELS[0])
    odds = []
    for tenths in range(MOST_TENTHS + 1):
        worth = [_guessed(stakes, one, tenths) / wavering for one in open_ones]
        best = max(worth)
        total = log(sum(exp(one - best) for one in worth)) + best
        odds.append(worth[open_ones.index(contract)] - total + EDGE * tenths / 10)
    return tuple(odds)
