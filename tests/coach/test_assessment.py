"""What decisions are worth: alike for all options, beside any sheet, and with open cards."""

from dataclasses import replace

import pytest

from preferans_qt.bots.player import Budget, Candidate, ThoughtCancelled
from preferans_qt.bots.thinking.worlds import World
from preferans_qt.coach.assessment import Assessment, Assessor, difference, verdict_on
from preferans_qt.coach.grades import Grade
from preferans_qt.game import reducer
from preferans_qt.game.actions import Discard, Pass, Play, parse_action
from preferans_qt.game.deal import Deal
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import PlayerView, view_of_deal
from preferans_qt.solver.search import Flag
from tests.coach.planted import PlantedError, planted_errors
from tests.strategies import GUIDE, after, deal_of, play_tricks, rules_of

WORLDS = 12
HANDS = (
    "AS KS QS JS 7C AD KH QH JH 10H / 10S 9S KC JC 8C KD QD 10D 8D 7H"
    "/ 8S 7S AC QC 10C JD 9D 7D AH 9H"
)
CALLS = "A bid 6S, B pass, C pass, A discard 8H 9C, A name 7S, B whist, C whist"


def first_lead() -> Deal:
    """A declarer of seven spades leads to the first trick."""
    return after(GUIDE, deal_of(HANDS, "8H 9C"), CALLS)


def view_in(deal: Deal, **changes: object) -> PlayerView:
    """What the seat that decides sees."""
    seat = reducer.controller(deal)
    assert seat is not None
    view = view_of_deal(GUIDE, empty_sheet(len(deal.hands)), deal, seat)
    return replace(view, **changes)  # type: ignore[arg-type]


def assessed(deal: Deal, **changes: object) -> Assessment:
    budget = Budget(seed=1, worlds=WORLDS)
    return Assessor().assess(view_in(deal, **changes), reducer.legal(GUIDE, deal), budget)


# ------------------------------------------------------------------ one budget for all


@pytest.mark.parametrize("error", planted_errors()[::5], ids=lambda error: error.name)
def test_all_options_are_looked_into_in_the_same_worlds(error: PlantedError) -> None:
    assessment = error.assessment()
    numbers = {len(option.worths) for option in assessment.options}
    assert numbers == {len(assessment.worlds)}


def test_options_come_best_first() -> None:
    assessment = assessed(first_lead())
    losses = [assessment.loss(option.action).whists for option in assessment.options]
    assert losses[0] == 0.0
    assert losses == sorted(losses)


def test_a_budget_is_a_number_of_worlds() -> None:
    assert len(assessed(first_lead()).worlds) == WORLDS


def test_an_action_that_is_asked_for_is_looked_into() -> None:
    deal = after(GUIDE, deal_of(HANDS, "8H 9C"), "A bid 6S, B pass, C pass")
    view, legal, budget = view_in(deal), reducer.legal(GUIDE, deal), Budget(seed=1, worlds=WORLDS)
    absurd = parse_action("discard AS KS")
    assert isinstance(absurd, Discard)
    assert Assessor().assess(view, legal, budget).option(absurd) is None
    asked = Assessor().assess(view, legal, budget, asked=absurd)
    verdict = verdict_on(asked, absurd)
    assert verdict is not None
    assert verdict.grade is Grade.BLUNDER


def test_an_action_that_was_not_looked_into_has_no_loss() -> None:
    assessment = assessed(first_lead())
    assert verdict_on(assessment, Pass()) is None
    with pytest.raises(KeyError):
        assessment.loss(Pass())


def test_an_assessment_that_is_not_wanted_any_more_is_given_up() -> None:
    deal, flag = first_lead(), Flag()
    flag.set()
    with pytest.raises(ThoughtCancelled):
        Assessor().assess(view_in(deal), reducer.legal(GUIDE, deal), Budget(seed=1), flag)


# ------------------------------------------------------------------ sheets


def test_beside_a_sheet_that_makes_no_difference_the_neutral_assessment_is_the_same() -> None:
    assessment = assessed(first_lead())
    assert assessment.neutral is assessment


def test_near_the_end_the_neutral_assessment_is_that_beside_an_empty_sheet() -> None:
    rules = rules_of("sochi-guide", help_whists_per_point=5)
    full = replace(empty_sheet(3), pool=(20, 0, 0))
    late, early = (
        assessed(first_lead(), rules=rules, sheet=sheet) for sheet in (full, empty_sheet(3))
    )
    assert early.neutral is early
    assert late.neutral is not late
    assert late.neutral.worlds == late.worlds
    assert late.neutral.view.sheet == empty_sheet(3)
    assert late.neutral.options == early.options
    assert late.options != early.options


# ------------------------------------------------------------------ what is said


def rows(**worths: tuple[float, ...]) -> Assessment:
    """An assessment of cards by their worths in each world."""
    options = [
        Candidate(parse_action(f"play {name}"), 0, worths=row) for name, row in worths.items()
    ]
    return Assessment(view_in(first_lead()), tuple(options), ())


def test_a_loss_is_the_mean_of_differences_in_the_same_worlds() -> None:
    loss = difference((4.0, 0.0, 8.0, 4.0), (2.0, -2.0, 6.0, 2.0))
    assert (loss.whists, loss.error) == (2.0, 0.0)
    loss = difference((3.0, 1.0), (0.0, 0.0))
    assert (loss.whists, loss.error) == (2.0, 1.0)


def test_where_nothing_can_go_wrong_it_is_trivial() -> None:
    assert rows(AS=(1.0, 1.0), KS=(0.5, 0.5)).is_trivial
    assert not rows(AS=(1.0, 1.0), KS=(-0.5, -0.5)).is_trivial
    assert rows(AS=(1.0, 1.0)).is_trivial


def test_a_difference_that_wavers_is_too_close_to_call() -> None:
    verdict = verdict_on(rows(AS=(9.0, 0.0, 9.0), KS=(0.0, 6.0, 7.0)), parse_action("play KS"))
    assert verdict is not None
    assert verdict.is_close
    assert verdict.grade is Grade.FINE


def test_of_equals_the_one_that_was_taken_is_the_best() -> None:
    verdict = verdict_on(rows(AS=(2.0, 2.0), KS=(2.0, 2.0)), parse_action("play KS"))
    assert verdict is not None
    assert verdict.best == parse_action("play KS")


# ------------------------------------------------------------------ open cards


def test_open_cards_are_the_only_world() -> None:
    hands = (
        "AS KS QS JS 10S AD QD 9D AH KH / 9S 8S AC KC QC JC KD 8D 9H 8H"
        "/ 7S 10C 9C 8C JD 10D 7D JH 10H 7H"
    )
    calls = "A bid 6S, B pass, C pass, A discard 7C QH, A name 9S, B whist, C whist"
    deal = after(GUIDE, deal_of(hands, "7C QH"), calls)
    deal = play_tricks(GUIDE, deal, "AS 8S 7S", "KS 9S 7H")
    view, legal = view_in(deal), reducer.legal(GUIDE, deal)
    truth = World(deal.hands, (), deal.discard)
    opened = Assessor().assess_with_open_cards(view, legal, truth)
    assert opened.worlds == (truth,)
    assert opened.best.worths > opened.options[-1].worths
    assert {len(option.worths) for option in opened.options} == {1}
    assert {option.action for option in opened.options} == {
        action for action in legal if isinstance(action, Play)
    }
