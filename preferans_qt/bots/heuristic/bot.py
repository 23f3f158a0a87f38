"""The heuristic player: one set of rules of thumb for each phase of a deal."""

from collections.abc import Sequence

from preferans_qt.bots.heuristic.accusing import accusation
from preferans_qt.bots.heuristic.avoidance import avoiding_candidates
from preferans_qt.bots.heuristic.bidding import call_candidates, dark_win_candidates
from preferans_qt.bots.heuristic.card_play import card_candidates
from preferans_qt.bots.heuristic.catching import catching_candidates
from preferans_qt.bots.heuristic.claims import answer_candidates, own_claim
from preferans_qt.bots.heuristic.discard import (
    entering_candidates,
    exchange_candidates,
    name_candidates,
)
from preferans_qt.bots.heuristic.stopping import stop_candidates
from preferans_qt.bots.heuristic.weighing import TRIFLE
from preferans_qt.bots.heuristic.whisting import defence_candidates, whist_candidates
from preferans_qt.bots.player import Budget, Cancel, Candidate, Decision, best_of
from preferans_qt.game.actions import Action
from preferans_qt.game.deal import (
    Auction,
    DarkWin,
    DefenceChoice,
    Entering,
    Exchange,
    Naming,
    TrickPlay,
    Whisting,
)
from preferans_qt.game.view import PlayerView


class HeuristicPlayer:
    """Plays like a sensible beginner: the same answer to the same view, at once."""

    name = "heuristic"

    def decide(
        self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
    ) -> Decision:
        """What to do. Of several equally good actions ``budget.seed`` picks one."""
        return best_of(_candidates(view, legal), budget.seed)


def _candidates(view: PlayerView, legal: Sequence[Action]) -> tuple[Candidate, ...]:
    phase = view.phase
    if view.stop_offered_by is not None:
        return stop_candidates(view, legal)
    if isinstance(phase, TrickPlay) and phase.claim is not None:
        return answer_candidates(view, phase, phase.claim, legal)
    if isinstance(phase, TrickPlay) and (charge := accusation(view, phase)) is not None:
        return (Candidate(charge, 0.0),)
    if len(legal) == 1:
        return (Candidate(legal[0], 0.0),)
    match phase:
        case Auction():
            return call_candidates(view, phase, legal)
        case DarkWin():
            return dark_win_candidates(view, phase, legal)
        case Exchange():
            return exchange_candidates(view, phase, legal)
        case Naming():
            return name_candidates(view, phase, legal)
        case Whisting():
            return whist_candidates(view, phase, legal)
        case DefenceChoice():
            return defence_candidates(view, phase, legal)
        case Entering():
            return entering_candidates(view, phase, legal)
        case TrickPlay():
            return _play_candidates(view, phase, legal)
    return tuple(Candidate(action, 0.0) for action in legal)


def _play_candidates(
    view: PlayerView, phase: TrickPlay, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    contract = phase.contract
    if contract is None or (contract.is_misere and phase.actor == phase.declarer):
        cards = avoiding_candidates(view, phase, legal)
    elif contract.is_misere:
        cards = catching_candidates(view, phase, legal)
    else:
        cards = card_candidates(view, phase, contract, legal)
    claim = own_claim(view, phase)
    if claim is None:
        return cards
    best = max(candidate.value for candidate in cards)
    return (Candidate(claim, best + TRIFLE), *cards)
