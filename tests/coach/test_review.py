"""What a whole match looked like to the coach: moments, verdicts, luck, attempts, sums."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from preferans_qt.bots.player import Candidate, ThoughtCancelled
from preferans_qt.bots.thinking.worlds import World
from preferans_qt.coach.assessment import Assessor, Verdict, verdict_on
from preferans_qt.coach.grades import Grade
from preferans_qt.coach.review import (
    Luck,
    Moment,
    ReviewedDecision,
    Tally,
    attempt,
    budget_of,
    by_deal,
    by_subject,
    looked_into,
    moments,
    persons,
    review,
    reviewed,
    tally,
)
from preferans_qt.coach.subjects import Subject
from preferans_qt.game.actions import Action, Play
from preferans_qt.game.view import resample
from preferans_qt.headless.playing import arrange, sessions_of
from preferans_qt.match.course import course
from preferans_qt.match.drivers import decision_seed
from preferans_qt.match.log import HUMAN
from preferans_qt.match.session import Session
from preferans_qt.solver.search import Flag
from tests.match.games import header_of, played

WORLDS = 24  # enough for a verdict on gross errors


@cache
def bots_match() -> Session:
    """Three deals among bots that play by rules of thumb."""
    return list(sessions_of(arrange("sochi-guide", 3, "heuristic", 3, "7")))[-1]


@cache
def all_moments() -> tuple[Moment, ...]:
    return moments(course(bots_match()), range(3))


@cache
def all_decisions() -> tuple[ReviewedDecision, ...]:
    return tuple(review(all_moments(), bots_match().header.id, Assessor(), WORLDS))


def facts(decision: ReviewedDecision) -> tuple[int, Verdict, list[Candidate], list[Candidate]]:
    """All that a review says of a decision."""
    return (
        decision.moment.entry,
        decision.verdict,
        list(decision.assessment.options),
        list(decision.opened.options),
    )


def first_error(grade: Grade = Grade.SLIP) -> ReviewedDecision:
    return next(one for one in all_decisions() if one.verdict.grade >= grade)


# Moments


def test_moments_are_the_decisions_that_had_a_choice() -> None:
    session = bots_match()
    found = {moment.entry: moment for moment in all_moments()}
    again = Session(session.header)
    for entry in session.entries:
        moment = found.get(entry.index)
        if moment is not None:
            assert moment.view == again.view(moment.seat)
            assert moment.legal == again.legal()
            assert len(moment.legal) > 1
            assert str(moment.action) == entry.code
            assert moment.deal == len(again.match.finished) + 1
            deal = again.match.deal
            assert deal is not None
            assert moment.truth == World(deal.hands, deal.talon, deal.discard)
        elif entry.seat is not None:
            assert len(again.legal()) == 1
        again.read(entry)


def test_only_the_seats_asked_for() -> None:
    places = course(bots_match())
    assert {moment.seat for moment in moments(places, (1,))} == {1}
    assert moments(places, ()) == ()


def test_what_was_undone_is_no_moment() -> None:
    session = played(seed=5, deals=2, undos=0.15)
    in_force = {entry.index for entry in session.effective_entries()}
    found = moments(course(session), range(3))
    assert found
    assert {moment.entry for moment in found} <= in_force


def test_the_persons_are_reviewed_or_all_where_there_is_none() -> None:
    assert persons(header_of(kinds=("club", HUMAN, HUMAN))) == (1, 2)
    assert persons(header_of(kinds=("club", "club", "club"))) == (0, 1, 2)


# Verdicts


def test_the_same_review_twice_says_the_same() -> None:
    again = review(all_moments(), bots_match().header.id, Assessor(), WORLDS)
    assert [facts(one) for one in again] == [facts(one) for one in all_decisions()]


def test_the_tutor_and_the_review_agree() -> None:
    match, moment = bots_match().header.id, first_error().moment
    budget = budget_of(match, moment.entry, WORLDS)
    assert budget.seed == decision_seed(f"{match} coach", moment.entry)
    assessment = Assessor().assess(moment.view, moment.legal, budget, asked=moment.action)
    assert verdict_on(assessment, moment.action) == first_error().verdict


def truths(moment: Moment, number: int = 40) -> list[Moment]:
    """The same moment, with the cards that the seat does not see lying elsewhere."""
    deals = [resample(moment.view, Random(seed)) for seed in range(number)]
    return [replace(moment, truth=World(one.hands, one.talon, one.discard)) for one in deals]


def reviewed_again(some: Sequence[Moment]) -> list[ReviewedDecision]:
    assessor, match = Assessor(), bots_match().header.id
    found = [reviewed(one, assessor, budget_of(match, one.entry, WORLDS)) for one in some]
    return [one for one in found if one is not None]


@pytest.mark.parametrize("subject", [Subject.AUCTION, Subject.WHIST, Subject.DEFENCE])
def test_hidden_cards_do_not_change_the_verdict(subject: Subject) -> None:
    decision = next(one for one in all_decisions() if one.verdict.subject is subject)
    for other in reviewed_again(truths(decision.moment, 6)):
        assert other.verdict == decision.verdict
        assert other.assessment.options == decision.assessment.options


def test_an_error_may_cost_nothing_as_the_cards_lay() -> None:
    found = reviewed_again(truths(first_error(Grade.MISTAKE).moment))
    by_luck = {one.luck: one for one in found}
    assert by_luck.keys() == {Luck.NONE, Luck.LUCKY_ESCAPE}
    lucky, unlucky = by_luck[Luck.LUCKY_ESCAPE], by_luck[Luck.NONE]
    assert lucky.open_loss - lucky.best_open_loss < 1
    assert unlucky.open_loss - unlucky.best_open_loss >= 1


def test_the_right_choice_may_have_been_the_wrong_one_as_the_cards_lay() -> None:
    decision = next(
        one
        for one in all_decisions()
        if not one.is_error and not one.verdict.is_close and not one.verdict.is_trivial
        if isinstance(one.verdict.action, Play)
    )
    by_luck = {one.luck: one for one in reviewed_again(truths(decision.moment, 80))}
    assert by_luck.keys() == {Luck.NONE, Luck.BAD_LUCK}
    assert by_luck[Luck.BAD_LUCK].open_loss >= 1
    assert by_luck[Luck.NONE].open_loss < 1


def test_what_is_too_close_to_call_is_no_right_choice() -> None:
    close = [one for one in all_decisions() if one.verdict.is_close]
    assert close
    assert {one.luck for one in close} == {Luck.NONE}


def test_with_open_cards_both_the_action_and_the_best_are_told() -> None:
    for decision in all_decisions():
        assert decision.opened.option(decision.verdict.action) is not None
        assert decision.opened.option(decision.verdict.best) is not None
        values = [option.worths[0] for option in decision.opened.options]
        assert values == sorted(values, reverse=True)
        assert min(decision.open_loss, decision.best_open_loss) >= 0


def test_a_review_that_nobody_waits_for_stops() -> None:
    flag = Flag()
    running = review(all_moments(), bots_match().header.id, Assessor(), WORLDS, flag)
    next(running)
    flag.set()
    with pytest.raises(ThoughtCancelled):
        next(running)


# Attempts


def test_the_best_is_better_and_what_was_done_is_not() -> None:
    decision = first_error()
    best = attempt(decision, decision.assessment.options[0])
    assert best.is_better
    assert best.grade is Grade.FINE
    taken = decision.assessment.option(decision.verdict.action)
    assert taken is not None
    again = attempt(decision, taken)
    assert not again.is_better
    assert again.grade is decision.verdict.grade
    assert again.loss == decision.verdict.loss


def test_what_is_fine_but_hardly_better_is_not_accepted() -> None:
    slip = first_error()
    best, taken = slip.verdict.best, slip.verdict.action

    def worth(action: Action, whists: float) -> Candidate:
        return Candidate(action, whists, worths=(whists,) * WORLDS)

    options = (worth(best, 0.0), worth(taken, -1.7))
    decision = replace(slip, assessment=replace(slip.assessment, options=options))
    other = next(action for action in slip.moment.legal if action not in (best, taken))
    hardly = attempt(decision, worth(other, -1.3))
    assert (hardly.grade, hardly.is_better) == (Grade.FINE, False)
    clearly = attempt(decision, worth(other, -0.1))
    assert (clearly.grade, clearly.is_better) == (Grade.FINE, True)


def test_an_action_that_was_left_out_is_looked_into_over_the_same_worlds() -> None:
    match = bots_match().header.id
    decision, left_out = next(
        (one, action)
        for one in all_decisions()
        for action in one.moment.legal
        if one.assessment.option(action) is None
    )
    budget = budget_of(match, decision.moment.entry, WORLDS)
    option = looked_into(decision.moment, left_out, Assessor(), budget)
    assert option is not None
    assert len(option.worths) == len(decision.assessment.best.worths)
    assert attempt(decision, option).action == left_out


# Sums


def test_sums_add_up() -> None:
    whole = tally(all_decisions())
    for parts in (by_subject(all_decisions()), by_deal(all_decisions())):
        tallies: list[Tally] = list(parts.values())
        assert sum(part.decisions for part in tallies) == whole.decisions
        assert sum(part.weighty for part in tallies) == whole.weighty
        assert sum(part.faultless for part in tallies) == whole.faultless
        assert sum(part.loss for part in tallies) == pytest.approx(whole.loss)
    assert sum(whole.errors) == sum(one.is_error for one in all_decisions())
    assert whole.weighty - whole.faultless == sum(whole.errors)
    assert 0 < whole.share_faultless < 1
    assert list(by_deal(all_decisions())) == [1, 2, 3]


def test_nothing_at_all_is_without_error() -> None:
    assert tally(()) == Tally(0, 0, 0, 0, (0, 0, 0))
    assert tally(()).share_faultless == 1
