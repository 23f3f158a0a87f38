"""A match looked into: what decisions were worth, by what could be known and with open cards."""

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from preferans_qt.bots.player import Budget, Cancel, Candidate
from preferans_qt.bots.thinking.worlds import World
from preferans_qt.coach.assessment import Assessment, Assessor, Verdict, difference, verdict_on
from preferans_qt.coach.grades import Grade, Loss, border, graded
from preferans_qt.coach.subjects import Subject, subject_of
from preferans_qt.game import match as rules_of_match
from preferans_qt.game.actions import Action
from preferans_qt.game.deal import Deal
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView, view_for
from preferans_qt.match.course import Place
from preferans_qt.match.drivers import decision_seed
from preferans_qt.match.log import HUMAN, Header


class Luck(StrEnum):
    """What the cards, as they lay, did to a decision."""

    NONE = "none"
    BAD_LUCK = "bad_luck"  # it was right, and another would have been better
    LUCKY_ESCAPE = "lucky_escape"  # it was an error, and cost nothing


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision with a choice, as it was made.

    ``entry`` is the number of its log entry, ``deal`` counts from 1. ``view`` is what the seat
    knew, ``truth`` where all cards lay.
    """

    entry: int
    deal: int
    seat: Seat
    view: PlayerView
    legal: tuple[Action, ...]
    action: Action
    truth: World


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """The verdict on a moment, with what each option was worth by what could be known.

    ``opened`` tells the same for somebody who saw all cards.
    """

    moment: Moment
    verdict: Verdict
    assessment: Assessment
    opened: Assessment

    @property
    def open_loss(self) -> float:
        """Whists by which the action was worse than the best one, for who saw all cards."""
        return self.opened.loss(self.verdict.action).whists

    @property
    def best_open_loss(self) -> float:
        """Whists by which the best was worse that could be known, for who saw all cards."""
        return self.opened.loss(self.verdict.best).whists

    @property
    def is_error(self) -> bool:
        return self.verdict.grade is not Grade.FINE

    @property
    def luck(self) -> Luck:
        """Bad luck: right, yet a slip for whoever sees all cards. Lucky escape: an error, yet the
        better action would have brought no more that counts."""
        slip = border(self.moment.view.rules, Grade.SLIP)
        if not self.is_error:
            is_right = not self.verdict.is_close
            return Luck.BAD_LUCK if is_right and self.open_loss >= slip else Luck.NONE
        cost = self.open_loss - self.best_open_loss
        return Luck.LUCKY_ESCAPE if cost < slip else Luck.NONE


def persons(header: Header) -> tuple[Seat, ...]:
    """The seats of the persons at a table; all seats where only bots played."""
    seats = tuple(seat for seat, kind in enumerate(header.kinds) if kind == HUMAN)
    return seats or tuple(range(header.players))


def moments(places: Iterable[Place], seats: Container[Seat]) -> tuple[Moment, ...]:
    """The decisions of some seats in which there was a choice, in order.

    What the rules forbid is no decision: at a live table it can stand in the log.
    """
    found = (moment_at(place) for place in places)
    return tuple(moment for moment in found if moment is not None and moment.seat in seats)


def moment_at(place: Place) -> Moment | None:
    """The decision made at a place, if it was one with a choice."""
    match, seat, deal = place.match, place.entry.seat, place.match.deal
    if deal is None or seat is None or match.stop is not None:
        return None
    view, legal = view_for(match, seat), rules_of_match.legal(match)
    if len(legal) < 2 or place.action not in legal or subject_of(view, place.action) is None:
        return None
    action, index = place.action, place.entry.index
    return Moment(index, place.deal, seat, view, legal, action, _truth(deal))


def _truth(deal: Deal) -> World:
    return World(deal.hands, deal.talon, deal.discard)


def budget_of(match: str, entry: int, worlds: int = 0) -> Budget:
    """How the coach thinks about the decision that is entry ``entry`` of a match with this id.

    Whoever asks, during the match or after it, hears the same. ``worlds`` 0 is the usual number.
    """
    return Budget(worlds=worlds, seed=decision_seed(f"{match} coach", entry))


def reviewed(
    moment: Moment, assessor: Assessor, budget: Budget, cancel: Cancel | None = None
) -> ReviewedDecision | None:
    """The verdict on a moment; None where there is nothing to judge.

    Raises ThoughtCancelled when the flag is raised.
    """
    view, legal, action = moment.view, moment.legal, moment.action
    assessment = assessor.assess(view, legal, budget, cancel, asked=action)
    verdict = verdict_on(assessment, action)
    if verdict is None:
        return None

    opened = _opened(moment, assessor, action, cancel)
    if opened.option(verdict.best) is None:
        opened = _together(opened, _opened(moment, assessor, verdict.best, cancel))
    if opened.option(action) is None or opened.option(verdict.best) is None:
        return None
    return ReviewedDecision(moment, verdict, assessment, opened)


def _opened(moment: Moment, assessor: Assessor, asked: Action, cancel: Cancel | None) -> Assessment:
    return assessor.assess_with_open_cards(
        moment.view, moment.legal, moment.truth, asked=asked, cancel=cancel
    )


def _together(one: Assessment, other: Assessment) -> Assessment:
    """All options of two looks at the same cards."""
    more = [option for option in other.options if one.option(option.action) is None]
    options = sorted((*one.options, *more), key=lambda option: -option.worths[0])
    return replace(one, options=tuple(options))


def review(
    moments: Iterable[Moment],
    match: str,
    assessor: Assessor,
    worlds: int = 0,
    cancel: Cancel | None = None,
) -> Iterator[ReviewedDecision]:
    """The verdicts on moments of the match with this id, one after the other.

    Raises ThoughtCancelled when the flag is raised.
    """
    for moment in moments:
        found = reviewed(moment, assessor, budget_of(match, moment.entry, worlds), cancel)
        if found is not None:
            yield found


# Something better is looked for


@dataclass(frozen=True, slots=True)
class Attempt:
    """Another answer to a decision that was an error.

    ``is_better``: it is fine, and better than what was done by what counts as an error.
    """

    action: Action
    grade: Grade
    loss: Loss
    is_better: bool


def attempt(decision: ReviewedDecision, option: Candidate) -> Attempt:
    """What another action would have been worth, from the worlds of the decision."""
    rules, assessment = decision.moment.view.rules, decision.assessment
    taken = assessment.option(decision.verdict.action)
    assert taken is not None, "a verdict rests on what was done"
    loss = difference(assessment.best.worths, option.worths)
    grade, gain = graded(rules, loss), difference(option.worths, taken.worths)
    is_better = grade is Grade.FINE and graded(rules, gain) is not Grade.FINE
    return Attempt(option.action, grade, loss, is_better)


def looked_into(
    moment: Moment,
    action: Action,
    assessor: Assessor,
    budget: Budget,
    cancel: Cancel | None = None,
) -> Candidate | None:
    """An action that had not been looked into, over the same worlds; None if it cannot be.

    ``budget`` is that of the verdict. Raises ThoughtCancelled when the flag is raised.
    """
    found = assessor.assess(moment.view, moment.legal, budget, cancel, asked=action)
    return found.option(action)


# Sums


class Tally(NamedTuple):
    """Several decisions together: how many, how many of weight, how many of these without error,
    whists lost in all, and errors by grade from the slip on."""

    decisions: int
    weighty: int
    faultless: int
    loss: float
    errors: tuple[int, int, int]

    @property
    def share_faultless(self) -> float:
        """The part of the weighty decisions that was no error; 1 where there was none."""
        return self.faultless / self.weighty if self.weighty else 1.0


def tally(decisions: Iterable[ReviewedDecision]) -> Tally:
    """The sum of some decisions; a decision in which nothing could go wrong is not of weight."""
    verdicts = [one.verdict for one in decisions]
    weighty = [one for one in verdicts if not one.is_trivial or one.grade is not Grade.FINE]
    grades = [one.grade for one in verdicts]
    return Tally(
        len(verdicts),
        len(weighty),
        sum(one.grade is Grade.FINE for one in weighty),
        sum(one.loss.whists for one in verdicts),
        (
            grades.count(Grade.SLIP),
            grades.count(Grade.MISTAKE),
            grades.count(Grade.BLUNDER),
        ),
    )


def by_subject(decisions: Sequence[ReviewedDecision]) -> dict[Subject, Tally]:
    """A sum for each subject that occurs, in the order of subjects."""
    found = {
        subject: [one for one in decisions if one.verdict.subject is subject] for subject in Subject
    }
    return {subject: tally(some) for subject, some in found.items() if some}


def by_deal(decisions: Sequence[ReviewedDecision]) -> dict[int, Tally]:
    """A sum for each deal, by its number."""
    deals = sorted({one.moment.deal for one in decisions})
    return {deal: tally([one for one in decisions if one.moment.deal == deal]) for deal in deals}
