"""Whether to end a match early when somebody proposes it."""

from collections.abc import Sequence

from preferans_qt.bots.heuristic.weighing import TRIFLE, weighed
from preferans_qt.bots.player import Candidate
from preferans_qt.game.actions import Accept, Action, Refuse
from preferans_qt.game.sheet import balance
from preferans_qt.game.view import PlayerView


def stop_candidates(view: PlayerView, legal: Sequence[Action]) -> tuple[Candidate, ...]:
    """Accept and refuse. One who is not losing agrees, and so does anybody near the end."""
    totals = balance(view.rules, view.sheet)
    standing = totals[view.seat] - sum(totals) / len(totals)  # signed points have no zero sum
    agrees = standing >= 0 or _pools_are_nearly_full(view)

    def value(action: Action) -> float | None:
        if not isinstance(action, Accept | Refuse):
            return None
        wanted = isinstance(action, Accept) == agrees
        return float(standing) if wanted else float(standing) - TRIFLE

    return weighed(legal, value)


def _pools_are_nearly_full(view: PlayerView) -> bool:
    """Whether two thirds of all the pool points have been written."""
    target = view.rules.pool_target
    if target is None:
        return False
    return 3 * sum(view.sheet.pool) >= 2 * view.sheet.players * target
