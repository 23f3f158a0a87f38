"""Discard and final contract: every pair of cards is tried with every contract still allowed."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from preferans_qt.bots.heuristic.contract_value import (
    best_contract,
    counted_strains,
    expected_worth,
    spread_of,
)
from preferans_qt.bots.heuristic.hand_value import declarer_tricks, hand_danger, hand_safety
from preferans_qt.bots.player import Candidate
from preferans_qt.bots.worth import DECLARER, misere_worth
from preferans_qt.game.actions import Action, Discard, Name
from preferans_qt.game.cards import FULL_DECK, CardSet, cards_in
from preferans_qt.game.deal import Exchange, Naming
from preferans_qt.game.view import PlayerView

UNKNOWN = -1000.0  # whists, for an action that these rules of thumb know nothing of


def discard_candidates(
    view: PlayerView, phase: Exchange, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """Every pair to lay away, with the value of the best contract after it."""
    worth = _misere_after if phase.bid.is_misere else _contract_after
    return tuple(
        Candidate(
            action, worth(view, phase, action.cards) if isinstance(action, Discard) else UNKNOWN
        )
        for action in legal
    )


def _contract_after(view: PlayerView, phase: Exchange, laid_away: CardSet) -> float:
    tricks = counted_strains(view.hand & ~laid_away, laid_away)
    players = view.seating.players
    return best_contract(view.rules, players, phase.bid, tricks, talon_seen=True)[0]


def _misere_after(view: PlayerView, phase: Exchange, laid_away: CardSet) -> float:
    kept, others = view.hand & ~laid_away, FULL_DECK & ~view.hand
    made, price = (
        misere_worth(view.rules, view.seating.players, taken)[DECLARER] for taken in (0, 1)
    )
    safety, danger = hand_safety(kept, others), hand_danger(kept, others)
    return safety * made + (1 - safety) * price + danger * (price - made) / 10


@lru_cache(maxsize=256)
def likely_discard(hand: CardSet, hidden: CardSet) -> CardSet:
    """The two of twelve cards that a misere declarer is most likely to have laid away.

    ``hidden`` are those of them that have not been played.
    """
    others = FULL_DECK & ~hand

    def fear(pair: CardSet) -> tuple[float, float]:
        return hand_safety(hand & ~pair, others), -hand_danger(hand & ~pair, others)

    pairs = (1 << first | 1 << second for first, second in combinations(cards_in(hidden), 2))
    return max(pairs, key=fear)


def name_candidates(
    view: PlayerView, phase: Naming, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """Every contract still allowed, with its value."""

    def value(action: Action) -> float:
        if not isinstance(action, Name):
            return UNKNOWN
        contract = action.contract
        spread = spread_of(contract.strain, talon_seen=True)
        counted = declarer_tricks(view.hand, contract.strain, view.discard or 0)
        tenths = round(10 * counted)
        return expected_worth(view.rules, view.seating.players, contract.level, tenths / 10, spread)

    return tuple(Candidate(action, value(action)) for action in legal)
