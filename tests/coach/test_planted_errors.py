"""Known errors are flagged with the right cause, and nothing but what the player saw matters."""

from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

import preferans_qt
from preferans_qt.bots.player import Budget
from preferans_qt.coach.assessment import Assessor, Verdict, verdict_on
from preferans_qt.coach.causes import Cause, causes_of
from preferans_qt.coach.grades import Grade
from preferans_qt.coach.hints import RUNGS, Hint, hint
from preferans_qt.coach.subjects import Subject
from preferans_qt.game.view import PlayerView, resample, view_of_deal
from tests.bots.test_honesty import KNOWING, PRYING, imported
from tests.coach.planted import PlantedError, planted_errors

DEALS = 10  # of each subject, at least
NOT_IN_DEALS = {Subject.RULES, Subject.RECORD}
WORLDS = 24

Said = tuple[Verdict | None, tuple[Cause, ...], list[Hint | None]]

errors = pytest.mark.parametrize("error", planted_errors(), ids=lambda error: error.name)


@errors
def test_the_error_is_flagged_with_its_cause(error: PlantedError) -> None:
    assessment = error.assessment()
    verdict = verdict_on(assessment, error.action)
    assert verdict is not None
    assert verdict.subject is error.subject
    assert verdict.grade >= Grade.SLIP
    causes = causes_of(assessment, error.action)
    assert len(causes) in (1, 2)
    assert causes[0].kind is error.cause


def test_there_are_enough_deals_of_every_subject() -> None:
    deals = defaultdict(set)
    for error in planted_errors():
        deals[error.subject].add(error.dealt)
    few = {one for one in Subject if one not in NOT_IN_DEALS and len(deals[one]) < DEALS}
    assert not few


# ------------------------------------------------------------------ nothing else matters


def first_of_each_subject() -> list[PlantedError]:
    found: dict[Subject, PlantedError] = {}
    for error in planted_errors():
        found.setdefault(error.subject, error)
    return list(found.values())


def said(error: PlantedError, view: PlayerView, seed: int = 1) -> Said:
    """All that the coach says of an error, asked for anew."""
    budget = Budget(seed=seed, worlds=WORLDS)
    assessment = Assessor().assess(view, error.legal, budget, asked=error.action)
    hints = [hint(assessment, rung) for rung in RUNGS]
    return verdict_on(assessment, error.action), causes_of(assessment, error.action), hints


@pytest.mark.parametrize("error", first_of_each_subject(), ids=lambda error: error.name)
def test_cards_that_lie_elsewhere_change_nothing(error: PlantedError) -> None:
    view, before = error.view, said(error, error.view)
    for number in range(2):
        other = resample(view, Random(number))
        seen = view_of_deal(view.rules, view.sheet, other, view.seat)
        assert said(error, seen) == before


@pytest.mark.parametrize("error", first_of_each_subject(), ids=lambda error: error.name)
def test_the_same_seed_and_budget_say_the_same(error: PlantedError) -> None:
    assert said(error, error.view, 7) == said(error, error.view, 7)


@pytest.mark.parametrize("name", ["assessment", "causes", "hints", "measures", "moments"])
def test_the_coach_imports_nothing_that_knows_where_the_cards_lie(name: str) -> None:
    folder = Path(preferans_qt.__file__).parent / "coach"
    paths = list(folder.glob(f"{name}*.py"))
    assert paths
    for path in paths:
        assert not (KNOWING | PRYING) & set(imported(path)), path
