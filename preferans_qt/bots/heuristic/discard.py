"""Discard and final contract: every pair of cards is tried with every contract still allowed."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from preferans_qt.bots.heuristic.contract_value import (
    best_worth,
    counted_strains,
    expected_worth,
    spread_of,
)
from preferans_qt.bots.heuristic.hand_value import declarer_tricks, hand_danger, hand_safety
from preferans_qt.bots.heuristic.weighing import weighed
from preferans_qt.bots.player import Candidate
from preferans_qt.bots.worth import DECLARER, misere_worth
from preferans_qt.game.actions import Action, Discard, Name
from preferans_qt.game.cards import FULL_DECK, CardSet, cards_in, rank_of
from preferans_qt.game.deal import Exchange, Naming
from preferans_qt.game.view import PlayerView

HIGH_CARD_FIRST = 0.01  # whists for each rank: of cards equally safe at misere, the higher goes


def discard_candidates(
    view: PlayerView, phase: Exchange, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """Every pair to lay away, with the value of the best contract after it."""
    worth = _misere_after if phase.bid.is_misere else _contract_after

    def value(action: Action) -> float | None:
        return worth(view, phase, action.cards) if isinstance(action, Discard) else None

    return weighed(legal, value)


def _contract_after(view: PlayerView, phase: Exchange, laid_away: CardSet) -> float:
    tricks = counted_strains(view.hand & ~laid_away, laid_away)
    players = view.seating.players
    return best_worth(view.rules, players, phase.bid, tricks, talon_seen=True)


def _misere_after(view: PlayerView, phase: Exchange, laid_away: CardSet) -> float:
    kept, others = view.hand & ~laid_away, FULL_DECK & ~view.hand
    made, caught_once = (
        misere_worth(view.rules, view.seating.players, taken)[DECLARER] for taken in (0, 1)
    )
    safety, danger = hand_safety(kept, others), hand_danger(kept, others)
    worth = safety * made + (1 - safety) * max(1.0, danger) * caught_once
    return worth + HIGH_CARD_FIRST * sum(rank_of(card) for card in cards_in(laid_away))


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

    def value(action: Action) -> float | None:
        if not isinstance(action, Name):
            return None
        contract = action.contract
        spread = spread_of(contract.strain, talon_seen=True)
        counted = declarer_tricks(view.hand, contract.strain, view.discard or 0)
        return expected_worth(view.rules, view.seating.players, contract.level, counted, spread)

    return weighed(legal, value)
