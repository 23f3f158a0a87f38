"""A window of the review that thinks little, and ends its thread with the test."""

from collections.abc import Iterator
from functools import cache

import pytest
from pytestqt.qtbot import QtBot

from preferans_qt.bots.player import Budget, Cancel
from preferans_qt.coach.assessment import Assessor
from preferans_qt.coach.review import Moment, ReviewedDecision, budget_of, reviewed
from preferans_qt.ui.review.window import ReviewWindow
from preferans_qt.ui.table.deck import Deck, DeckStyle
from preferans_qt.ui.theme import theme_for
from tests.ui.review.matches import WORLDS, erring_match


@cache
def verdict_on(moment: Moment) -> ReviewedDecision | None:
    """What little thought finds, once in all tests."""
    budget = budget_of(erring_match().header.id, moment.entry, WORLDS)
    return reviewed(moment, Assessor(), budget)


@pytest.fixture(autouse=True)
def _little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    def known(
        moment: Moment, assessor: Assessor, budget: Budget, cancel: Cancel
    ) -> ReviewedDecision | None:
        return verdict_on(moment)

    def little(match: str, entry: int) -> Budget:
        return budget_of(match, entry, WORLDS)

    monkeypatch.setattr("preferans_qt.ui.review.reviewer.reviewed", known)
    monkeypatch.setattr("preferans_qt.ui.review.reviewer.budget_of", little)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[ReviewWindow]:
    """A window that shows nothing yet."""
    theme = theme_for("light", "green")
    shown = ReviewWindow(theme, Deck(DeckStyle(), theme.cards))
    qtbot.addWidget(shown)
    shown.show()
    shown.activateWindow()
    yield shown
    shown.shut_down()


@pytest.fixture
def review(qtbot: QtBot, window: ReviewWindow) -> ReviewWindow:
    """The window with all verdicts on the decisions of a person who errs often."""
    session = erring_match()
    window.show_match(session.header, session.entries)
    qtbot.waitUntil(lambda: window.decisions.progress.isHidden(), timeout=30_000)
    return window
