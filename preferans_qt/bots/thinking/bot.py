"""The thinking player."""

from functools import cached_property
from math import inf
from time import monotonic

from preferans_qt.bots.heuristic.accusing import accusation
from preferans_qt.bots.heuristic.bot import HeuristicPlayer
from preferans_qt.bots.player import (
    Budget,
    Cancel,
    Candidate,
    Decision,
    ThoughtCancelled,
    best_of,
)
from preferans_qt.bots.thinking.calling import call_candidates
from preferans_qt.bots.thinking.cards import card_candidates
from preferans_qt.bots.thinking.characters import EVEN_TEMPERED, Character
from preferans_qt.bots.thinking.claiming import answer_candidates, with_claim
from preferans_qt.bots.thinking.dark import dark_win_candidates
from preferans_qt.bots.thinking.exchanging import exchange_candidates, name_candidates
from preferans_qt.bots.thinking.judgement import seen
from preferans_qt.bots.thinking.levels import Level
from preferans_qt.bots.thinking.thought import Thought, Tools
from preferans_qt.bots.thinking.whisting import defence_candidates, whist_candidates
from preferans_qt.bots.worth import Stakes, trick_price
from preferans_qt.game.actions import Action
from preferans_qt.game.contracts import LEVELS
from preferans_qt.game.deal import (
    TRICKS,
    Auction,
    DarkWin,
    DefenceChoice,
    Exchange,
    Naming,
    TrickPlay,
    Whisting,
)
from preferans_qt.game.view import PlayerView
from preferans_qt.solver.solver import SearchStopped


class ThinkingPlayer:
    """Values every legal action over imagined deals, and takes the best."""

    def __init__(self, name: str, level: Level, character: Character = EVEN_TEMPERED) -> None:
        self.name = name
        self._level = level
        self._character = character
        self._thumb = HeuristicPlayer()

    @cached_property
    def _tools(self) -> Tools:
        """Made by the first thought, in its own thread: a window need not wait for them."""
        return Tools()

    def decide(
        self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
    ) -> Decision:
        """What to do; the same answer to the same view and budget, but for ``budget.seconds``.

        Raises ThoughtCancelled when the flag is raised before there is an answer.
        """
        deadline = monotonic() + budget.seconds if budget.seconds else inf
        thought = Thought(
            view, legal, self._level, budget.seed, self._tools, cancel, budget.worlds, deadline
        )
        try:
            return self._decided(thought, budget, cancel)
        except SearchStopped as stopped:
            raise ThoughtCancelled from stopped

    def _decided(self, thought: Thought, budget: Budget, cancel: Cancel) -> Decision:
        view = thought.view
        found = candidates_of(thought)
        if found is None:
            return self._thumb.decide(view, thought.legal, budget, cancel)
        price = trick_price(Stakes(view.rules, view.seating.players), LEVELS[0])
        found = seen(found, self._level, self._character, price, budget.seed)
        return best_of(with_claim(thought, found), budget.seed)


def candidates_of(thought: Thought) -> tuple[Candidate, ...] | None:
    """Every legal action with its value; None for what is decided by rules of thumb.

    Where nothing is hidden that matters, those know as much: what is written off is reckoned from
    the sheet, and of a match that goes on nobody can foretell whom it will favour.
    """
    view, phase = thought.view, thought.view.phase
    if view.stop_offered_by is not None or _cards_are_amiss(view):
        return None
    if isinstance(phase, TrickPlay):
        if phase.claim is not None:
            return answer_candidates(thought, phase, phase.claim)
        if accusation(view, phase) is not None:
            return None
    if len(thought.legal) == 1:
        return None
    match phase:
        case Auction():
            return call_candidates(thought, phase)
        case DarkWin():
            return dark_win_candidates(thought, phase)
        case Exchange():
            return exchange_candidates(thought, phase)
        case Naming():
            return name_candidates(thought, phase)
        case Whisting():
            return whist_candidates(thought, phase)
        case DefenceChoice():
            return defence_candidates(thought, phase)
        case TrickPlay():
            return card_candidates(thought, phase)
    return None


def _cards_are_amiss(view: PlayerView) -> bool:
    """Whether somebody laid away too few cards or too many, at a live table (E2.3)."""
    phase = view.phase
    if not view.terms.live or isinstance(phase, Auction | Exchange):
        return False
    done = len(phase.tricks) if isinstance(phase, TrickPlay) else 0
    lying = len(phase.trick.cards) if isinstance(phase, TrickPlay) else 0
    held = sum(view.sizes[seat] for seat in view.seating.in_play)
    return held + lying != len(view.seating.in_play) * (TRICKS - done)
