"""What a contract is worth in whists to a declarer who counts on so many tricks."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from preferans_qt.bots.heuristic.hand_value import declarer_tricks, trick_chances
from preferans_qt.bots.worth import (
    BOTH_WHIST,
    DECLARER,
    FIRST_DEFENDER,
    NOT_WHISTED,
    SECOND_DEFENDER,
    SOLE_WHIST,
    Stakes,
    contract_worth,
    shared_out,
)
from preferans_qt.game.cards import SUIT_MASKS, Card, CardSet, count
from preferans_qt.game.contracts import LEVELS, Contract, Strain, trick_contract
from preferans_qt.game.deal import TRICKS
from preferans_qt.game.outcome import Defence
from preferans_qt.game.rules import Rules
from preferans_qt.game.whist import is_whisted_by_force

# How often nobody whists a contract that would be made, by level: up to eight where it is feared,
# above it anyway
UNWHISTED: Final[Mapping[int, float]] = MappingProxyType({6: 0.5, 7: 0.2, 8: 0.25})
UNWHISTED_ABOVE = 0.75
GRAVE_RISK, NO_RISK = 7.0, 2.0  # trick whists that a missing trick costs
SHORTEST_TRUMPS = 4  # cards of a suit worth naming as trumps

# Uncertainty of the tricks counted: in trump contracts, more at no trump and before the talon
SPREAD = 0.6
NO_TRUMP_SPREAD = 0.6
TALON_SPREAD = 0.6

ACE_IN_TALON = 0.25  # how often the talon brings the sitting dealer a trick's bonus
LIKELY_TALON: tuple[Card, Card] = (7, 8)  # a bare ace
DECLARER_FAILS = 0.2  # how often somebody else's contract goes down


def counted_strains(hand: CardSet, gone: CardSet = 0) -> dict[Strain, float]:
    """Tricks a declarer counts in every strain worth naming, no trump always among them.

    ``gone`` are cards that nobody will play.
    """
    return {
        strain: declarer_tricks(hand, strain, gone)
        for strain in Strain
        if strain is Strain.NO_TRUMP or count(hand & SUIT_MASKS[strain]) >= SHORTEST_TRUMPS
    }


def spread_of(strain: Strain, *, talon_seen: bool) -> float:
    """The standard deviation, in tricks, of what was counted for a strain."""
    spread = SPREAD if talon_seen else SPREAD + TALON_SPREAD
    return spread + NO_TRUMP_SPREAD if strain is Strain.NO_TRUMP else spread


def best_worth(
    stakes: Stakes, lowest: Contract, tricks: Mapping[Strain, float], *, talon_seen: bool
) -> float:
    """Expected whists of the best contract not below ``lowest``, when ``tricks`` are counted so."""
    return max(
        _best_in_strain(
            stakes,
            lowest.place,
            strain,
            round(10 * counted),
            spread_of(strain, talon_seen=talon_seen),
        )
        for strain, counted in tricks.items()
        if trick_contract(LEVELS[-1], strain).place >= lowest.place
    )


@lru_cache(maxsize=2**14)
def _best_in_strain(
    stakes: Stakes, lowest_place: int, strain: Strain, tenths: int, spread: float
) -> float:
    """The same in one strain; tricks are counted in tenths."""
    contracts = (trick_contract(level, strain) for level in LEVELS)
    return max(
        expected_worth(stakes, contract, tenths / 10, spread)
        for contract in contracts
        if contract.place >= lowest_place
    )


def expected_worth(stakes: Stakes, contract: Contract, expected: float, spread: float) -> float:
    """Expected whists of a contract; ``spread`` is the standard deviation of the tricks."""
    forced = is_whisted_by_force(stakes.rules, contract, dark=stakes.terms.dark)
    worth = _expected(stakes, contract.level, forced, expected, spread)
    if stakes.talon or not _talon_brings_bonus(stakes):
        return worth
    with_ace = _expected(
        replace(stakes, talon=LIKELY_TALON), contract.level, forced, expected, spread
    )
    return worth + ACE_IN_TALON * (with_ace - worth)


def _talon_brings_bonus(stakes: Stakes) -> bool:
    terms = stakes.terms
    is_left = terms.without_talon or terms.rejected
    return stakes.players == 4 and stakes.rules.talon_bonus != "off" and not is_left


@lru_cache(maxsize=2**14)
def _expected(stakes: Stakes, level: int, forced: bool, expected: float, spread: float) -> float:
    given = contract_worth(stakes, level, (0, 0, 0), NOT_WHISTED)[DECLARER]
    unwhisted = 0.0 if forced else unwhisted_share(stakes, level)
    defence = BOTH_WHIST if forced else SOLE_WHIST
    total = 0.0
    for tricks, chance in enumerate(trick_chances(expected, spread)):
        worth = contract_worth(stakes, level, shared_out(tricks), defence)[DECLARER]
        total += chance * (worth + unwhisted * (given - worth) if tricks >= level else worth)
    return total


def unwhisted_share(stakes: Stakes, level: int) -> float:
    """How often nobody whists a contract that would be made."""
    if level not in UNWHISTED:
        return UNWHISTED_ABOVE
    fear: float = reluctance(stakes.rules, stakes.players) ** 2  # of both defenders
    return UNWHISTED[level] * fear


@lru_cache(maxsize=2**6)
def reluctance(rules: Rules, players: int) -> float:
    """How much defenders fear to whist, from 0 to 1: a missing trick may cost many others."""
    quota = rules.whist_quota[6]
    if quota == 0:
        return 0.0
    enough, short = (
        contract_worth(Stakes(rules, players), 6, (TRICKS - tricks, tricks, 0), SOLE_WHIST)
        for tricks in (quota, quota - 1)
    )
    price = rules.contract_value[6] * rules.whist_trick_factor
    risk = (enough[FIRST_DEFENDER] - short[FIRST_DEFENDER]) / price
    return min(1.0, max(0.0, (risk - NO_RISK) / (GRAVE_RISK - NO_RISK)))


@lru_cache(maxsize=2**8)
def defending_worth(stakes: Stakes, level: int) -> float:
    """What it is worth to a defender, on average, that somebody else plays a contract."""
    unwhisted = unwhisted_share(stakes, level)
    given, made, failed = (
        _mean_of_defenders(stakes, level, tricks, defence)
        for tricks, defence in ((level, NOT_WHISTED), (level, SOLE_WHIST), (level - 1, SOLE_WHIST))
    )
    whisted = made + DECLARER_FAILS * (failed - made)
    return whisted + unwhisted * (1 - DECLARER_FAILS) * (given - made)


def _mean_of_defenders(stakes: Stakes, level: int, tricks: int, defence: Defence) -> float:
    worth = contract_worth(stakes, level, shared_out(tricks), defence)
    return (worth[FIRST_DEFENDER] + worth[SECOND_DEFENDER]) / 2
