"""What the coach says: a sentence for everything, and at most two, in words for the level."""

import re

import pytest

from preferans_qt.coach.causes import Cause, CauseKind, causes_of
from preferans_qt.coach.grades import Grade, Loss, Strictness
from preferans_qt.coach.hints import RUNGS, Hint, Question, Reasoned, hint
from preferans_qt.coach.subjects import Subject
from preferans_qt.game import reducer
from preferans_qt.game.actions import (
    Alone,
    Concede,
    Inspect,
    Look,
    LookBack,
    OfferShare,
    RejectTalon,
    TakeTalon,
    parse_action,
)
from preferans_qt.game.cards import HEARTS, parse_card
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import PlayerView, view_of_deal
from preferans_qt.ui.texts.amounts import average_text, often_text
from preferans_qt.ui.texts.coaching import (
    action_text,
    explanation_text,
    grade_text,
    loss_text,
    subject_text,
)
from preferans_qt.ui.texts.hints import hint_text, idea_text, question_text
from tests.coach.planted import planted_errors
from tests.strategies import GUIDE, new_deal

SPEAKING = [Strictness.BEGINNER, Strictness.LEARNER, Strictness.CLUB]
END_OF_SENTENCE = re.compile(r"[.?!](?=\s|$)")


def full_cause(kind: CauseKind, chance: float = 0.3, tricks: float = 1.8) -> Cause:
    """A cause with all parameters that any kind may have."""
    return Cause(
        kind=kind,
        card=parse_card("KH"),
        suit=HEARTS,
        contract=parse_contract("7H"),
        number=2,
        chance=chance,
        other_chance=0.85,
        tricks=tricks,
        other_tricks=0.4,
    )


def some_view() -> PlayerView:
    deal = new_deal(1)
    seat = reducer.controller(deal)
    assert seat is not None
    return view_of_deal(GUIDE, empty_sheet(3), deal, seat)


def check(text: str, sentences: int = 1) -> None:
    """Complete sentences, so many at most, and nothing left to be put in."""
    assert text
    assert text == text.strip()
    assert "  " not in text, repr(text)
    assert not set(text) & set("{}"), text
    assert 1 <= len(END_OF_SENTENCE.findall(text)) <= sentences, text
    assert text[-1] in ".?", text


# ------------------------------------------------------------------ explanations


@pytest.mark.parametrize("strictness", SPEAKING)
def test_every_cause_has_one_sentence(language: str, strictness: Strictness) -> None:
    said = set()
    for kind in CauseKind:
        text = explanation_text([full_cause(kind)], strictness)
        check(text)
        said.add(text)
    assert len(said) == len(CauseKind)


@pytest.mark.parametrize("strictness", SPEAKING)
def test_no_more_than_two_sentences_are_said(strictness: Strictness) -> None:
    causes = [full_cause(kind) for kind in list(CauseKind)[:3]]
    check(explanation_text(causes, strictness), sentences=2)
    assert explanation_text([], strictness) == ""


@pytest.mark.parametrize("strictness", SPEAKING)
def test_real_causes_have_all_that_their_sentences_tell(strictness: Strictness) -> None:
    for error in planted_errors()[::3]:
        causes = causes_of(error.assessment(), error.action)
        check(explanation_text(causes, strictness), sentences=2)


@pytest.mark.parametrize("chance", [0.0, 0.02, 0.1, 0.3, 0.5, 0.7, 0.97, 1.0])
def test_a_beginner_reads_no_percentages_and_others_do(chance: float) -> None:
    assert not set(often_text(chance, Strictness.BEGINNER)) & set("0123456789%")
    assert "%" in often_text(chance, Strictness.CLUB)


def test_a_beginner_reads_no_percentage_in_any_explanation(language: str) -> None:
    for kind in CauseKind:
        for chance in (0.1, 0.84, 0.95):
            assert "%" not in explanation_text([full_cause(kind, chance)], Strictness.BEGINNER)


def test_how_often_goes_by_bands() -> None:
    told = [often_text(chance / 100, Strictness.BEGINNER) for chance in range(101)]
    assert list(dict.fromkeys(told)) == [
        "very seldom",
        "seldom",
        "about every other time",
        "more often than not",
        "nearly always",
    ]


def test_percentages_are_no_finer_than_the_imagined_deals_allow() -> None:
    told = {often_text(chance / 1000, Strictness.CLUB) for chance in range(1001)}
    numbers = sorted({int(number) for text in told for number in re.findall(r"\d+", text)})
    assert numbers == list(range(5, 100, 5))
    assert often_text(0.0, Strictness.CLUB) == "in fewer than 5 % of cases"
    assert often_text(1.0, Strictness.CLUB) == "in more than 95 % of cases"


def test_averages_are_whole_for_a_beginner() -> None:
    assert "5.2" in average_text(5.2, Strictness.LEARNER)
    assert re.findall(r"[\d.]+", average_text(5.2, Strictness.BEGINNER)) == ["5"]
    assert average_text(0.02, Strictness.CLUB) == average_text(0.4, Strictness.BEGINNER)


@pytest.mark.parametrize(
    "kind",
    [
        CauseKind.MADE_LESS_OFTEN,
        CauseKind.BEATEN_LESS_OFTEN,
        CauseKind.CAUGHT_MORE_OFTEN,
        CauseKind.CATCH_LESS_OFTEN,
    ],
)
def test_a_beginner_is_not_told_the_same_band_twice(kind: CauseKind) -> None:
    told = explanation_text([full_cause(kind, chance=0.7)], Strictness.BEGINNER)
    check(told)
    assert "otherwise" not in told


# ------------------------------------------------------------------ names


def test_grades_and_subjects_have_names(language: str) -> None:
    grades = {grade_text(grade) for grade in Grade}
    subjects = {subject_text(subject) for subject in Subject}
    assert (len(grades), len(subjects)) == (len(Grade), len(Subject))
    assert all(grades | subjects)


def test_a_loss_has_its_error_bar_if_there_is_one() -> None:
    assert loss_text(Loss(5.24, 0.41)) == "5.2 ± 0.4 whists"
    assert loss_text(Loss(8.0, 0.0)) == "8.0 whists"


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("play 7H", "seven of hearts"),
        ("bid 6S", "six spades"),
        ("bid misere", "misère"),
        ("name 7NT", "seven no trump"),
        ("pass", "pass"),
        ("half", "half-whist"),
        ("open", "open defence"),
        ("closed", "closed defence"),
        ("here", "here"),
    ],
)
def test_an_action_is_named_in_words(code: str, text: str) -> None:
    assert action_text(parse_action(code), some_view()) == text


def test_every_action_that_is_judged_has_a_name(language: str) -> None:
    view = some_view()
    rare = (Alone(), Concede(), Inspect(0), Look(), OfferShare(), RejectTalon(), TakeTalon())
    for action in rare:
        assert action_text(action, view)
    for error in planted_errors():
        for action in error.legal:
            assert action_text(action, error.view)
    with pytest.raises(ValueError, match="no decision"):
        action_text(LookBack(1), view)


# ------------------------------------------------------------------ hints


def test_every_question_is_one(language: str) -> None:
    asked = {question_text(question).format(owed="4") for question in Question}
    assert len(asked) == len(Question)
    for text in asked:
        check(text, sentences=2)
        assert "?" in text


def test_every_kind_of_cause_gives_an_idea(language: str) -> None:
    for kind in CauseKind:
        check(idea_text(kind))


def test_an_idea_names_no_card() -> None:
    for kind in CauseKind:
        assert "{" not in idea_text(kind)


@pytest.mark.parametrize("strictness", SPEAKING)
def test_real_hints_are_said(strictness: Strictness) -> None:
    for error in planted_errors()[::7]:
        for rung in RUNGS[:3]:
            found = hint(error.assessment(), rung)
            assert found is not None
            check(hint_text(found, strictness), sentences=2)


@pytest.mark.parametrize("strictness", SPEAKING)
def test_reasons_have_a_line_for_each_option(language: str, strictness: Strictness) -> None:
    options = (
        Reasoned(parse_action("play KH"), Loss(4.2, 0.3), 0.7),
        Reasoned(parse_action("play 7H"), Loss(-2.0, 0.0), None),
    )
    reasons = Hint(
        rung=4, view=some_view(), cause=full_cause(CauseKind.DRAW_TRUMPS), options=options
    )
    lines = hint_text(reasons, strictness).split("\n")
    assert len(lines) == 3
    check(lines[0])
    assert ("%" in lines[1]) is (strictness is not Strictness.BEGINNER)
    assert "−2" in lines[2]
