"""What a contract is worth in whists to a declarer who counts on so many tricks."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from preferans_qt.bots.heuristic.hand_value import declarer_tricks, trick_chances
from preferans_qt.bots.worth import DECLARER, FIRST_DEFENDER, contract_worth
from preferans_qt.game.cards import SUIT_MASKS, CardSet, count
from preferans_qt.game.contracts import LEVELS, Contract, Strain, trick_contract
from preferans_qt.game.deal import TRICKS
from preferans_qt.game.rules import Rules

# How often nobody whists a contract that would be made, by level
UNWHISTED: Final[Mapping[int, float]] = MappingProxyType({6: 0.4, 7: 0.3, 8: 0.3, 9: 0.3, 10: 0.4})
SHORTEST_TRUMPS = 4  # cards of a suit worth naming as trumps

# Uncertainty of the tricks counted: in trump contracts, more at no trump and before the talon
SPREAD = 0.6
NO_TRUMP_SPREAD = 0.6
TALON_SPREAD = 0.6


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
    rules: Rules,
    players: int,
    lowest: Contract,
    tricks: Mapping[Strain, float],
    *,
    talon_seen: bool,
) -> float:
    """Expected whists of the best contract not below ``lowest``, when ``tricks`` are counted so."""
    return max(
        _best_in_strain(
            rules,
            players,
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
    rules: Rules, players: int, lowest_place: int, strain: Strain, tenths: int, spread: float
) -> float:
    """The same in one strain; tricks are counted in tenths."""
    return max(
        expected_worth(rules, players, level, tenths / 10, spread)
        for level in LEVELS
        if trick_contract(level, strain).place >= lowest_place
    )


@lru_cache(maxsize=2**14)
def expected_worth(rules: Rules, players: int, level: int, expected: float, spread: float) -> float:
    """Expected whists of a contract's level; ``spread`` is the standard deviation of the tricks."""
    total = 0.0
    given = contract_worth(rules, players, level, (level, 0, 0))[DECLARER]
    for tricks, chance in enumerate(trick_chances(expected, spread)):
        by_role = (tricks, TRICKS - tricks, 0)
        whisted = contract_worth(rules, players, level, by_role, (FIRST_DEFENDER,))[DECLARER]
        made = tricks >= level
        total += chance * (whisted + UNWHISTED[level] * (given - whisted) if made else whisted)
    return total
