"""Verdicts from a thread: none of a match that is no longer wanted, and questions in between."""

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.bots.player import Candidate
from preferans_qt.coach.review import Moment, ReviewedDecision, moments
from preferans_qt.match.course import course
from preferans_qt.ui.review.reviewer import Reviewer
from tests.ui.review.matches import erring_match

ID = erring_match().header.id


@pytest.fixture
def reviewer(qtbot: QtBot) -> Iterator[Reviewer]:
    running = Reviewer()
    yield running
    running.close()


@pytest.fixture
def found(reviewer: Reviewer) -> list[ReviewedDecision]:
    heard: list[ReviewedDecision] = []
    reviewer.found.connect(heard.append)
    return heard


def some_moments(number: int = 6) -> tuple[Moment, ...]:
    return moments(course(erring_match()), (0,))[:number]


def entries(decisions: list[ReviewedDecision]) -> list[int]:
    return [decision.moment.entry for decision in decisions]


def test_verdicts_come_in_order_and_in_the_thread_of_the_window(
    reviewer: Reviewer, found: list[ReviewedDecision], qtbot: QtBot
) -> None:
    progress: list[tuple[int, int]] = []
    threads: set[int] = set()
    reviewer.progressed.connect(lambda done, whole: progress.append((done, whole)))
    reviewer.found.connect(lambda _: threads.add(threading.get_ident()))
    reviewer.review(ID, some_moments())
    assert found == []
    qtbot.waitUntil(lambda: progress[-1] == (6, 6), timeout=30_000)
    assert entries(found) == [moment.entry for moment in some_moments()]
    assert progress == [(done, 6) for done in range(7)]
    assert threads == {threading.get_ident()}


def test_what_is_no_longer_wanted_is_not_heard_of(
    reviewer: Reviewer, found: list[ReviewedDecision], qtbot: QtBot
) -> None:
    reviewer.review(ID, some_moments())
    others = some_moments(12)[6:]
    reviewer.review(ID, others)
    qtbot.waitUntil(lambda: len(found) == 6, timeout=30_000)
    assert entries(found) == [moment.entry for moment in others]


def test_while_it_pauses_nothing_new_is_begun(
    reviewer: Reviewer, found: list[ReviewedDecision], qtbot: QtBot
) -> None:
    reviewer.pause()
    reviewer.review(ID, some_moments(3))
    for _ in range(20):
        QApplication.processEvents()
    assert found == []
    reviewer.resume()
    qtbot.waitUntil(lambda: len(found) == 3, timeout=30_000)


def test_a_question_in_between_need_not_wait_for_all(
    reviewer: Reviewer, found: list[ReviewedDecision], qtbot: QtBot
) -> None:
    moment = some_moments()[0]
    answers: list[tuple[Candidate | None, int]] = []
    reviewer.review(ID, some_moments(12))
    reviewer.look_into(moment, moment.action, lambda option: answers.append((option, len(found))))
    qtbot.waitUntil(lambda: bool(answers), timeout=30_000)
    [(option, before)] = answers
    assert option is not None
    assert option.action == moment.action
    assert before < 12


def test_a_decision_can_be_preferred(
    reviewer: Reviewer, found: list[ReviewedDecision], qtbot: QtBot
) -> None:
    first, second, *_, last = [moment.entry for moment in some_moments()]
    reviewer.review(ID, some_moments())
    reviewer.prefer(last)
    reviewer.prefer(-1)
    qtbot.waitUntil(lambda: len(found) == 6, timeout=30_000)
    assert entries(found)[:3] == [first, last, second]


def test_an_error_of_the_coach_is_told_and_the_rest_goes_on(
    reviewer: Reviewer,
    found: list[ReviewedDecision],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("out of cards")

    failures: list[str] = []
    reviewer.failed.connect(failures.append)
    monkeypatch.setattr("preferans_qt.ui.review.reviewer.reviewed", fails)
    progress: list[int] = []
    reviewer.progressed.connect(lambda done, _: progress.append(done))
    reviewer.review(ID, some_moments(2))
    qtbot.waitUntil(lambda: progress[-1] == 2, timeout=30_000)
    assert found == []
    assert failures == ["RuntimeError: out of cards"] * 2
