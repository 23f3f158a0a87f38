"""What each way to decide is worth, over the same imagined deals.

Tutor, hints and review all rest on it.
Everything is taken from a ``PlayerView``, so a verdict never knows more than the player could.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import sqrt
from statistics import fmean
from typing import Final

from preferans_qt.bots.player import Budget, Cancel, Candidate, ThoughtCancelled
from preferans_qt.bots.thinking.bot import candidates_of
from preferans_qt.bots.thinking.levels import LEVELS
from preferans_qt.bots.thinking.thought import Thought, Tools
from preferans_qt.bots.thinking.worlds import World
from preferans_qt.bots.worth import pools_that_matter
from preferans_qt.coach.grades import NEGLIGIBLE, Grade, Loss, border, graded, is_too_close
from preferans_qt.coach.subjects import Subject, subject_of
from preferans_qt.game.actions import Action
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import PlayerView
from preferans_qt.solver.search import Flag
from preferans_qt.solver.solver import SearchStopped

MASTER: Final = LEVELS["master"]
CARD_WORLDS: Final = 240  # deals imagined for a card,
CALL_WORLDS: Final = 160  # and for what takes longer
LARGEST_DEAL: Final = 20  # points that one deal may add to a pool


@dataclass(frozen=True)
class Assessment:
    """Every action that was looked into, with its worth in each world, in whists; the best first.

    ``options`` is empty where nothing is to be judged. ``neutral`` is the same beside an empty
    sheet, for statistics; it is the assessment itself where the sheet makes no difference.
    """

    view: PlayerView
    options: tuple[Candidate, ...]
    worlds: tuple[World, ...]
    beside_empty_sheet: "Assessment | None" = None

    @property
    def neutral(self) -> "Assessment":
        return self if self.beside_empty_sheet is None else self.beside_empty_sheet

    @property
    def best(self) -> Candidate:
        """The best option. Raises IndexError where nothing is to be judged."""
        return self.options[0]

    def option(self, action: Action) -> Candidate | None:
        """What was found of an action; None if it was not looked into."""
        return next((one for one in self.options if one.action == action), None)

    def loss(self, action: Action) -> Loss:
        """By how much an action is worse than the best. Raises KeyError for an unknown one."""
        option = self.option(action)
        if option is None:
            raise KeyError(action)
        return difference(self.best.worths, option.worths)

    @cached_property
    def is_trivial(self) -> bool:
        """Whether nothing could go wrong: there is no choice, or all come to about the same."""
        if len(self.options) < 2:
            return True
        spread = fmean(self.best.worths) - fmean(self.options[-1].worths)
        return spread < border(self.view.rules, Grade.SLIP)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is to be said of one decision; losses in whists for the seat that decided.

    ``loss`` is beside the actual sheet, ``neutral_loss`` beside an empty one. ``is_close``: it may
    be an error or not. ``is_trivial``: nothing could go wrong.
    """

    subject: Subject
    action: Action
    best: Action
    loss: Loss
    neutral_loss: Loss
    grade: Grade
    is_close: bool
    is_trivial: bool


def difference(better: Sequence[float], worse: Sequence[float]) -> Loss:
    """The mean difference of two rows over the same worlds, with its standard error."""
    gaps = [one - other for one, other in zip(better, worse, strict=True)]
    mean = fmean(gaps)
    if len(gaps) < 2:
        return Loss(mean, 0.0)
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return Loss(mean, sqrt(spread / len(gaps)))


def verdict_on(assessment: Assessment, action: Action) -> Verdict | None:
    """The verdict on an action; None where there is nothing to judge, or it was not looked into."""
    view, neutral = assessment.view, assessment.neutral
    subject = subject_of(view, action)
    if subject is None or assessment.option(action) is None or neutral.option(action) is None:
        return None
    loss, rules = assessment.loss(action), view.rules
    best = action if loss.whists < NEGLIGIBLE else assessment.best.action
    return Verdict(
        subject,
        action,
        best,
        loss,
        neutral.loss(action),
        graded(rules, loss),
        is_too_close(rules, loss),
        neutral.is_trivial,
    )


class Assessor:
    """Looks into decisions, one at a time. Not for several threads at once."""

    def __init__(self) -> None:
        self._tools = Tools()

    def assess(
        self,
        view: PlayerView,
        legal: tuple[Action, ...],
        budget: Budget,
        cancel: Cancel | None = None,
        *,
        asked: Action | None = None,
    ) -> Assessment:
        """What each legal action is worth by what the seat knows.

        ``budget.worlds`` deals are imagined, or a usual number for 0; the same view and seed give
        the same answer. ``asked`` is looked into in any case. Raises ThoughtCancelled when the
        flag is raised.
        """
        found = self._assessed(view, legal, budget, cancel, asked, ())
        if not found.options or not _is_near_the_end(view):
            return found
        apart = replace(view, sheet=empty_sheet(view.seating.players))
        neutral = self._assessed(apart, legal, budget, cancel, asked, found.worlds)
        return replace(found, beside_empty_sheet=neutral)

    def assess_with_open_cards(
        self,
        view: PlayerView,
        legal: tuple[Action, ...],
        truth: World,
        *,
        asked: Action | None = None,
        cancel: Cancel | None = None,
    ) -> Assessment:
        """The same for somebody who sees all cards: what a decision turned out to be worth."""
        return self._assessed(view, legal, Budget(), cancel, asked, (truth,))

    def _assessed(
        self,
        view: PlayerView,
        legal: tuple[Action, ...],
        budget: Budget,
        cancel: Cancel | None,
        asked: Action | None,
        given: tuple[World, ...],
    ) -> Assessment:
        is_card = isinstance(view.phase, TrickPlay)
        thought = Thought(
            view,
            legal,
            MASTER,
            budget.seed,
            self._tools,
            Flag() if cancel is None else cancel,
            budget.worlds or (CARD_WORLDS if is_card else CALL_WORLDS),
            asked=asked,
            given=given,
        )
        try:
            found = candidates_of(thought) or ()
        except SearchStopped as stopped:
            raise ThoughtCancelled from stopped
        options = sorted((one for one in found if one.worths), key=lambda one: -fmean(one.worths))
        if not options:
            return Assessment(view, (), ())
        return Assessment(view, tuple(options), thought.worlds if is_card else thought.call_worlds)


def _is_near_the_end(view: PlayerView) -> bool:
    """Whether pools are so full that a deal may be worth more or less than at first."""
    pools, target = pools_that_matter(view), view.rules.pool_target
    return target is not None and any(pool + LARGEST_DEAL > target for pool in pools)
