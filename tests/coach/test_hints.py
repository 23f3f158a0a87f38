"""Help comes in four rungs, and none where there is nothing to say."""

import pytest

from preferans_qt.coach.causes import causes_of
from preferans_qt.coach.grades import Grade, graded
from preferans_qt.coach.hints import (
    ACTION,
    IDEA,
    QUESTION,
    REASONED,
    REASONS,
    RUNGS,
    Hint,
    Question,
    hint,
    nearest_causes,
)
from preferans_qt.coach.subjects import Subject
from tests.coach.planted import PlantedError, planted_errors

# What may be asked about each part of the game
ASKED = {
    Subject.AUCTION: {Question.OPENING, Question.RAISING},
    Subject.DISCARD: {Question.DISCARD},
    Subject.CONTRACT: {Question.CONTRACT},
    Subject.WHIST: {Question.WHIST, Question.DEFENCE},
    Subject.LEAD: {Question.FIRST_LEAD},
    Subject.DECLARER_PLAY: {
        Question.TRUMP_LEAD,
        Question.NO_TRUMP_LEAD,
        Question.DECLARER_FOLLOWS,
        Question.THROW,
    },
    Subject.DEFENCE: {Question.DEFENCE_LEAD, Question.DEFENCE_FOLLOWS, Question.THROW},
    Subject.MISERE: {
        Question.MISERE_DISCARD,
        Question.MISERE_LEAD,
        Question.MISERE_FOLLOWS,
        Question.AVOIDING_THROW,
        Question.CATCHING_LEAD,
        Question.CATCHING_FOLLOWS,
        Question.CATCHING_THROW,
    },
    Subject.RASPASY: {Question.RASPASY_LEAD, Question.RASPASY_FOLLOWS, Question.AVOIDING_THROW},
}

errors = pytest.mark.parametrize("error", planted_errors()[::3], ids=lambda error: error.name)


def given(error: PlantedError, rung: int) -> Hint:
    found = hint(error.assessment(), rung)
    assert found is not None
    assert found.rung == rung
    return found


@errors
def test_the_question_is_about_the_decision_and_tells_nothing(error: PlantedError) -> None:
    asked = given(error, QUESTION)
    assert asked.question in ASKED[error.subject]
    assert (asked.cause, asked.action, asked.options) == (None, None, ())
    assert (asked.number is not None) is (asked.question is Question.WHIST)


@errors
def test_the_idea_is_that_of_the_nearest_error(error: PlantedError) -> None:
    assessment, idea = error.assessment(), given(error, IDEA)
    rules = error.view.rules
    wrong = next(
        option.action
        for option in assessment.options
        if graded(rules, assessment.loss(option.action)) is not Grade.FINE
    )
    assert idea.cause == causes_of(assessment, wrong)[0]
    assert (idea.question, idea.action, idea.options) == (None, None, ())


@errors
def test_the_action_is_the_best_one(error: PlantedError) -> None:
    assert given(error, ACTION).action == error.assessment().best.action


@errors
def test_the_reasons_have_the_best_options_with_numbers(error: PlantedError) -> None:
    assessment, reasons = error.assessment(), given(error, REASONS)
    told = [assessment.option(option.action) for option in reasons.options]
    assert told[0] == assessment.best
    worths = list(dict.fromkeys(option.worths for option in assessment.options))
    assert [option and option.worths for option in told] == worths[:REASONED]
    for option in reasons.options:
        assert option.worth.error >= 0
        assert option.chance is None or 0 <= option.chance <= 1
    assert reasons.cause == nearest_causes(assessment)[0]


def test_every_question_is_asked_somewhere() -> None:
    asked = {question for questions in ASKED.values() for question in questions}
    assert asked == set(Question)


@pytest.mark.parametrize("rung", [0, RUNGS[-1] + 1])
def test_there_are_no_other_rungs(rung: int) -> None:
    with pytest.raises(ValueError, match="rung"):
        hint(planted_errors()[0].assessment(), rung)
