"""What a declarer does with the talon: every pair to lay away is tried with every contract."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations

from preferans_qt.bots.heuristic.contract_value import (
    best_worth,
    counted_strains,
    expected_worth,
    spread_of,
)
from preferans_qt.bots.heuristic.hand_value import declarer_tricks, hand_danger, hand_safety
from preferans_qt.bots.heuristic.weighing import TRIFLE, weighed
from preferans_qt.bots.player import Candidate
from preferans_qt.bots.worth import (
    DECLARER,
    NOT_WHISTED,
    Stakes,
    conceded_worth,
    misere_worth,
    stakes_of,
)
from preferans_qt.game.actions import (
    Action,
    Concede,
    Discard,
    EnterContract,
    Name,
    RejectTalon,
)
from preferans_qt.game.cards import FULL_DECK, CardSet, card_set, cards_in, rank_of
from preferans_qt.game.deal import Entering, Exchange, Naming
from preferans_qt.game.outcome import ContractResult
from preferans_qt.game.scoring import entries
from preferans_qt.game.sheet import balance, post
from preferans_qt.game.view import PlayerView

HIGH_CARD_FIRST = 0.01  # whists for each rank: of cards equally safe at misere, the higher goes


def exchange_candidates(
    view: PlayerView, phase: Exchange, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """Every pair to lay away, with the value of the best contract after it; and what else a
    declarer may do who sees the talon."""
    stakes, talon = stakes_of(view, view.seat), card_set(view.talon)
    rejected = replace(stakes, terms=replace(stakes.terms, rejected=True), talon=())

    def value(action: Action) -> float | None:
        match action:
            case Discard(cards):
                return _worth_without(view.hand, cards, phase, stakes)
            case RejectTalon():
                return _worth_without(view.hand, talon, phase, rejected)
            case Concede():
                return conceded_worth(stakes, phase.bid)[DECLARER]
        return None

    return weighed(legal, value)


def _worth_without(twelve: CardSet, away: CardSet, phase: Exchange, stakes: Stakes) -> float:
    """The worth of playing ten of twelve cards when the other two lie aside."""
    if phase.bid.is_misere:
        return _misere_after(twelve, away, stakes)
    return best_worth(stakes, phase.bid, counted_strains(twelve & ~away, away), talon_seen=True)


def _misere_after(twelve: CardSet, away: CardSet, stakes: Stakes) -> float:
    kept, others = twelve & ~away, FULL_DECK & ~twelve
    made, caught_once = (misere_worth(stakes, taken)[DECLARER] for taken in (0, 1))
    safety, danger = hand_safety(kept, others), hand_danger(kept, others)
    worth = safety * made + (1 - safety) * max(1.0, danger) * caught_once
    return worth + HIGH_CARD_FIRST * sum(rank_of(card) for card in cards_in(away))


@lru_cache(maxsize=256)
def likely_discard(hand: CardSet, hidden: CardSet) -> CardSet:
    """The two of twelve cards that a misere declarer is most likely to have laid away.

    ``hidden`` are those of them that have not been played; where they are fewer than two, as when
    he has laid away too few at a live table (E2.3), nothing can be told.
    """
    others = FULL_DECK & ~hand

    def fear(pair: CardSet) -> tuple[float, float]:
        return hand_safety(hand & ~pair, others), -hand_danger(hand & ~pair, others)

    pairs = (1 << first | 1 << second for first, second in combinations(cards_in(hidden), 2))
    return max(pairs, key=fear, default=0)


def name_candidates(
    view: PlayerView, phase: Naming, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """Every contract still allowed, with its value."""
    stakes = stakes_of(view, view.seat)

    def value(action: Action) -> float | None:
        match action:
            case Name(contract):
                spread = spread_of(contract.strain, talon_seen=True)
                counted = declarer_tricks(view.hand, contract.strain, view.discard or 0)
                return expected_worth(stakes, contract, counted, spread)
            case Concede():
                return conceded_worth(stakes, phase.bid)[DECLARER]
        return None

    return weighed(legal, value)


def entering_candidates(
    view: PlayerView, phase: Entering, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """Where an unwhisted contract is written. Mostly both are worth the same: then one who is
    ahead fills the pool, which brings the end nearer, and one who is behind writes off."""
    rules, seating, before = view.rules, view.seating, view.sheet
    standing = balance(rules, before)[view.seat]
    prefers_pool = standing >= 0

    def value(action: Action) -> float | None:
        if not isinstance(action, EnterContract):
            return None
        result = ContractResult(
            view.seat,
            phase.contract,
            NOT_WHISTED,
            (0,) * seating.players,
            replace(view.terms, off_mountain=action.off_mountain),
        )
        sheet, _ = post(rules, seating, before, entries(rules, seating, before, result))
        worth = float(balance(rules, sheet)[view.seat] - standing)
        return worth + (TRIFLE if action.off_mountain != prefers_pool else 0.0)

    return weighed(legal, value)
