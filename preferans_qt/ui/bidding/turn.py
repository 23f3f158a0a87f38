"""What a panel is told when it is the person's turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from preferans_qt.game.actions import Action
from preferans_qt.game.reasons import Reason
from preferans_qt.ui.texts.words import Names

if TYPE_CHECKING:  # the view knows the rules, whose import is kept off the start-up path
    from preferans_qt.game.view import PlayerView


@dataclass(frozen=True, slots=True)
class Turn:
    """One decision of the person: what is seen, what may be done, and why something may not.

    ``legal`` need not hold claims, which are too many to list; ``why_not`` knows about them.
    """

    view: PlayerView
    legal: tuple[Action, ...]
    why_not: Callable[[Action], Reason | None]
    names: Names

    def reason_against(self, action: Action) -> Reason | None:
        """Why an action may not be chosen, or None when it may."""
        return None if action in self.legal else self.why_not(action)
