"""What good players do, what comes to the same and what is forced stays without a word."""

import pytest

from preferans_qt.bots.player import Budget
from preferans_qt.coach.assessment import Assessment, Assessor, verdict_on
from preferans_qt.coach.causes import causes_of
from preferans_qt.coach.grades import Grade
from preferans_qt.coach.hints import RUNGS, hint
from preferans_qt.coach.moments import moment_of
from preferans_qt.game import reducer
from preferans_qt.game.actions import Action, Play
from preferans_qt.game.cards import SUIT_MASKS, Card, suit_of
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.seats import parse_seat
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import view_of_deal
from tests.bots.textbook import Situation, situations
from tests.coach.planted import assessed
from tests.strategies import GUIDE, after, deal_of, play_tricks

# Right by the book, which is content with less than the most
CONTENT_WITH_LESS = {
    ("polish-solid-hand-bids", "bid 10S"),
    ("polish-solid-hand-bids", "bid 10D"),
    ("name-the-long-suit-not-the-high-one", "name 6D"),
    ("name-the-long-suit-not-the-high-one", "name 7D"),
    ("catch-lead-only-when-partner-is-out", "play QC"),
}

NO_DECISIONS = {"claim", "stopping"}  # they are not judged
JUDGED = [situation for situation in situations() if situation.subject not in NO_DECISIONS]
WITH_BEST = [situation for situation in JUDGED if situation.best]


def is_silent(assessment: Assessment, action: Action) -> bool:
    verdict = verdict_on(assessment, action)
    return (verdict is None or verdict.grade is Grade.FINE) and not causes_of(assessment, action)


@pytest.mark.parametrize("situation", WITH_BEST, ids=lambda situation: situation.name)
def test_what_the_book_says_is_right_is_not_flagged(situation: Situation) -> None:
    assessment = assessed(situation.view, situation.legal, situation.legal[0])
    flagged = {
        (situation.name, str(option.action))
        for option in assessment.options
        if situation.is_right(str(option.action)) and not is_silent(assessment, option.action)
    }
    assert flagged <= CONTENT_WITH_LESS


def touching(assessment: Assessment, phase: TrickPlay) -> list[tuple[Card, Card]]:
    """Pairs of cards of a hand with no card that anybody else may hold or has played between."""
    moment = moment_of(assessment.view, phase)
    between = moment.elsewhere
    for card in phase.trick.cards:
        between |= 1 << card
    cards = [option.action.card for option in assessment.options if isinstance(option.action, Play)]
    return [
        (low, high)
        for low in cards
        for high in cards
        if low < high
        and suit_of(low) == suit_of(high)
        and not between & SUIT_MASKS[suit_of(low)] & ((1 << high) - (2 << low))
    ]


@pytest.mark.parametrize("situation", JUDGED, ids=lambda situation: situation.name)
def test_touching_cards_are_judged_alike(situation: Situation) -> None:
    phase = situation.view.phase
    if not isinstance(phase, TrickPlay):
        return
    assessment = assessed(situation.view, situation.legal, situation.legal[0])
    for low, high in touching(assessment, phase):
        assert is_silent(assessment, Play(low)) is is_silent(assessment, Play(high))


def test_a_forced_card_is_neither_judged_nor_hinted_at() -> None:
    deal = deal_of(
        "AS KS QS JS 10S 8C AD AH KH QH / 8S 7S AC KC 9C JD JH 10H 9H 7H"
        "/ 9S QC JC 10C 7C QD 10D 8D 7D 8H",
        "KD 9D",
    )
    calls = "A bid 6S, B pass, C pass, A discard 8C 9D, A name 9S, B whist, C whist"
    deal = play_tricks(GUIDE, after(GUIDE, deal, calls), "AD")
    [forced] = legal = reducer.legal(GUIDE, deal)
    view = view_of_deal(GUIDE, empty_sheet(3), deal, parse_seat("B", 3))
    assessment = Assessor().assess(view, legal, Budget(seed=1))
    assert assessment.options == ()
    assert assessment.is_trivial
    assert verdict_on(assessment, forced) is None
    assert [hint(assessment, rung) for rung in RUNGS] == [None] * 4
