"""Help for the decision at hand, in four rungs: a question, an idea, the action, the reasons.

Nothing has been chosen yet, so an idea speaks of the error that lies nearest: the cause that the
least of all errors would have.
"""

from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from preferans_qt.bots.player import Candidate
from preferans_qt.coach.assessment import Assessment
from preferans_qt.coach.cause_kinds import Cause
from preferans_qt.coach.causes import causes_of
from preferans_qt.coach.causes_in_calls import duty
from preferans_qt.coach.grades import Loss
from preferans_qt.coach.measures import success_chances
from preferans_qt.coach.moments import Moment, moment_of
from preferans_qt.game.actions import Action
from preferans_qt.game.deal import (
    Auction,
    DarkWin,
    DefenceChoice,
    Exchange,
    Naming,
    TrickPlay,
    Whisting,
)
from preferans_qt.game.view import PlayerView

QUESTION, IDEA, ACTION, REASONS = RUNGS = range(1, 5)
REASONED: Final = 3  # options that are told with numbers


class Question(StrEnum):
    """What there is to count or to think of."""

    OPENING = "tricks as declarer, and at raspasy"
    RAISING = "tricks as declarer, and what the next bid asks for"
    DISCARD = "cards that take no trick"
    MISERE_DISCARD = "cards that can be caught"
    CONTRACT = "tricks for certain, and likely ones"
    WHIST = "tricks of the defence, and the duty"
    DEFENCE = "which hand must lead what"
    TRUMP_LEAD = "trumps that are still out"
    NO_TRUMP_LEAD = "tricks from the top, and a suit to work on"
    DECLARER_FOLLOWS = "what to lead after this trick"
    FIRST_LEAD = "the suit that gives nothing away"
    DEFENCE_LEAD = "where the missing tricks can come from"
    DEFENCE_FOLLOWS = "who wins this trick"
    THROW = "cards that are still needed"
    MISERE_LEAD = "the suit without a hole"
    MISERE_FOLLOWS = "the highest card that goes under"
    AVOIDING_THROW = "the card that is the most dangerous"
    CATCHING_LEAD = "where the declarer's hole is"
    CATCHING_FOLLOWS = "who should win this trick"
    CATCHING_THROW = "which cards stand in the way"
    RASPASY_LEAD = "a card that others must take"
    RASPASY_FOLLOWS = "whether the trick can be avoided"


@dataclass(frozen=True, slots=True)
class Reasoned:
    """An option with its worth in whists, the standard error of that, and how often it succeeds:
    a contract is made or beaten, a misere goes through or is caught; None where that says
    nothing."""

    action: Action
    worth: Loss
    chance: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """One rung of help. What is set goes by the rung: ``question``, ``cause``, ``action`` or
    ``options``; on the last rung also the cause. ``number``: of tricks owed, where one is asked
    for."""

    rung: int
    view: PlayerView
    question: Question | None = None
    number: int | None = None
    cause: Cause | None = None
    action: Action | None = None
    options: tuple[Reasoned, ...] = ()


def hint(assessment: Assessment, rung: int) -> Hint | None:
    """The help of a rung, 1 to 4; None where there is nothing to say.

    Raises ValueError for another rung.
    """
    if rung not in RUNGS:
        raise ValueError(f"there is no rung {rung} of hints")
    if assessment.is_trivial:
        return None
    view = assessment.view
    if rung == QUESTION:
        question = _question(view)
        if question is None:
            return None
        return Hint(rung=rung, view=view, question=question, number=_owed(view))
    if rung == ACTION:
        return Hint(rung=rung, view=view, action=assessment.best.action)
    causes = nearest_causes(assessment)
    if rung == IDEA:
        return Hint(rung=rung, view=view, cause=causes[0]) if causes else None
    return Hint(
        rung=rung, view=view, cause=causes[0] if causes else None, options=_told(assessment)
    )


def nearest_causes(assessment: Assessment) -> tuple[Cause, ...]:
    """The causes of the least error that can be made; none where no option is one."""
    found = (causes_of(assessment, option.action) for option in assessment.options)
    return next(filter(None, found), ())


def _told(assessment: Assessment) -> tuple[Reasoned, ...]:
    """The best options with their numbers, one of each that come to the same."""
    options = _unlike(assessment.options)[:REASONED]
    chances = success_chances(assessment, [option.action for option in options])
    return tuple(
        Reasoned(option.action, _worth(option.worths), chance)
        for option, chance in zip(options, chances, strict=True)
    )


def _unlike(options: tuple[Candidate, ...]) -> list[Candidate]:
    """Options without those that come to just the same as a better one, like touching cards."""
    return list({option.worths: option for option in reversed(options)}.values())[::-1]


def _worth(worths: tuple[float, ...]) -> Loss:
    error = stdev(worths) / sqrt(len(worths)) if len(worths) > 1 else 0.0
    return Loss(fmean(worths), error)


def _owed(view: PlayerView) -> int | None:
    phase = view.phase
    return duty(view.rules, phase.contract.level) if isinstance(phase, Whisting) else None


def _question(view: PlayerView) -> Question | None:
    phase = view.phase
    match phase:
        case Auction(high=None) if view.rules.raspasy_scoring != "redeal":
            return Question.OPENING
        case Auction() | DarkWin():
            return Question.RAISING
        case Exchange():
            return Question.MISERE_DISCARD if phase.bid.is_misere else Question.DISCARD
        case Naming():
            return Question.CONTRACT
        case Whisting():
            return Question.WHIST
        case DefenceChoice():
            return Question.DEFENCE
        case TrickPlay():
            return _question_of_card(moment_of(view, phase), phase)
    return None


def _question_of_card(moment: Moment, phase: TrickPlay) -> Question:
    follows = moment.suit is not None and bool(moment.holding(moment.suit))
    if phase.contract is None or (phase.is_misere and moment.is_declarer):
        if follows:
            at_raspasy = phase.contract is None
            return Question.RASPASY_FOLLOWS if at_raspasy else Question.MISERE_FOLLOWS
        lead = Question.RASPASY_LEAD if phase.contract is None else Question.MISERE_LEAD
        return lead if moment.is_lead else Question.AVOIDING_THROW
    if phase.is_misere:
        if follows:
            return Question.CATCHING_FOLLOWS
        return Question.CATCHING_LEAD if moment.is_lead else Question.CATCHING_THROW
    if moment.is_lead:
        return _question_of_lead(moment, phase)
    if not follows:
        return Question.THROW
    return Question.DECLARER_FOLLOWS if moment.is_declarer else Question.DEFENCE_FOLLOWS


def _question_of_lead(moment: Moment, phase: TrickPlay) -> Question:
    if moment.is_declarer:
        return Question.NO_TRUMP_LEAD if moment.trump is None else Question.TRUMP_LEAD
    return Question.DEFENCE_LEAD if phase.tricks else Question.FIRST_LEAD
