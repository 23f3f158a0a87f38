"""The window of the review by mouse and keyboard."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QWidget,
)
from pytestqt.qtbot import QtBot

from preferans_qt.coach.grades import Grade
from preferans_qt.coach.review import ReviewedDecision
from preferans_qt.coach.subjects import Subject
from preferans_qt.game.actions import Bid, Discard, Pass, Play
from preferans_qt.game.cards import Card, cards_in
from preferans_qt.match.file import write_match
from preferans_qt.match.log import HUMAN, Header, LogEntry
from preferans_qt.match.session import Session
from preferans_qt.store.matches import Summary
from preferans_qt.ui.bidding.calls import CallsPanel
from preferans_qt.ui.bidding.discard import DiscardPanel
from preferans_qt.ui.review.decisions import IN_ORDER
from preferans_qt.ui.review.window import ReviewWindow
from preferans_qt.ui.table.deck import Deck, DeckStyle
from preferans_qt.ui.texts.coaching import action_text
from preferans_qt.ui.theme import theme_for
from tests.ui.review.matches import NAMES, erring_match

KEY = Qt.Key


def decisions(review: ReviewWindow) -> list[ReviewedDecision]:
    """The decisions that are listed, from the top."""
    found = []
    for entry in review.decisions.entries:
        review.go_to(entry)
        assert review.search is not None
        found.append(review.search.decision)
    return found


def turn_to(review: ReviewWindow, kind: type, subject: Subject | None = None) -> ReviewedDecision:
    """Choose the first error of a kind in the list."""
    for row, one in enumerate(decisions(review)):
        is_meant = isinstance(one.verdict.action, kind)
        if one.is_error and is_meant and subject in (None, one.verdict.subject):
            review.decisions.list.setCurrentRow(-1)
            review.decisions.list.setCurrentRow(row)
            return one
    raise AssertionError(f"no error of the kind {kind}")


def visible_texts(widget: QWidget) -> str:
    """All that can be read in labels, buttons and tables of a widget."""
    labels = [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]
    return "\n".join(labels)


def worst(decision: ReviewedDecision) -> Card:
    action = decision.assessment.options[-1].action
    assert isinstance(action, Play)
    return action.card


def best_card(decision: ReviewedDecision) -> Card:
    assert isinstance(decision.verdict.best, Play)
    return decision.verdict.best.card


def click_card(review: ReviewWindow, card: Card) -> None:
    view = review.board.view
    item = view.table_scene.card_item(card)
    assert item is not None
    rect = item.sceneBoundingRect()
    place = view.mapFromScene(rect.left() + 20, rect.center().y())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def is_asking(review: ReviewWindow) -> bool:
    return review.verdict.question.isVisible() and not review.verdict.known.isVisible()


# The list


def test_verdicts_come_in_and_nothing_waits_for_them(window: ReviewWindow, qtbot: QtBot) -> None:
    session = erring_match()
    window.show_match(session.header, session.entries)
    assert window.decisions.list.count() == 0
    assert window.decisions.progress.isVisible()
    assert window.board.picture is not None  # the first deal can be gone through at once
    window.board.go_by(3)
    assert window.board.step == 3
    qtbot.waitUntil(lambda: window.decisions.list.count() > 2, timeout=30_000)
    assert window.board.step == 3


def test_errors_stand_first_and_the_sum_below(review: ReviewWindow) -> None:
    grades = [one.verdict.grade for one in decisions(review)]
    assert grades == sorted(grades, reverse=True)
    assert grades[0] is Grade.BLUNDER
    first = review.decisions.list.item(0).text()
    assert "blunder" in first
    assert not review.decisions.list.item(0).icon().isNull()
    assert "blunder" in review.decisions.sums.text()


def test_in_order_and_by_subject(review: ReviewWindow) -> None:
    order, subject = review.decisions.order, review.decisions.subject
    order.setCurrentIndex(order.findData(IN_ORDER))
    order.activated.emit(order.currentIndex())
    entries = review.decisions.entries
    assert list(entries) == sorted(entries)
    subject.setCurrentIndex(subject.findData(Subject.RASPASY))
    subject.activated.emit(subject.currentIndex())
    assert 0 < len(review.decisions.entries) < len(entries)
    assert {one.verdict.subject for one in decisions(review)} == {Subject.RASPASY}


def test_the_decisions_of_another(review: ReviewWindow, qtbot: QtBot) -> None:
    seats = review.choice.seats
    assert seats.currentText() == NAMES[0]
    seats.setCurrentIndex(seats.findData(2))
    seats.activated.emit(seats.currentIndex())
    qtbot.waitUntil(lambda: review.decisions.list.count() > 0, timeout=30_000)
    qtbot.waitUntil(lambda: review.decisions.progress.isHidden(), timeout=30_000)
    assert {one.moment.seat for one in decisions(review)} == {2}
    assert NAMES[2] in review.verdict.done.text()


# Something better


def test_the_better_action_is_hidden_at_first(review: ReviewWindow) -> None:
    decision = turn_to(review, Play)
    assert is_asking(review)
    texts = visible_texts(review.verdict)
    assert action_text(decision.verdict.action, decision.moment.view) in texts
    assert action_text(decision.verdict.best, decision.moment.view) not in texts


def test_a_card_is_tried_by_click_until_it_is_better(review: ReviewWindow) -> None:
    decision = turn_to(review, Play)
    for _ in range(2):  # as often as one likes
        click_card(review, worst(decision))
        assert is_asking(review)
        assert "You tried" in review.verdict.said.text()
    click_card(review, best_card(decision))
    assert not is_asking(review)
    assert "better" in review.verdict.said.text()
    assert action_text(decision.verdict.best, decision.moment.view) in review.verdict.best.text()
    assert review.verdict.explanation.text()
    assert not review.board.view.offered


def test_a_card_is_tried_by_keyboard(review: ReviewWindow) -> None:
    decision = turn_to(review, Play)
    view = review.board.view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, KEY.Key_Home)
    for _ in range(len(view.offered)):
        if view.cursor_card == best_card(decision):
            break
        QTest.keyClick(view, KEY.Key_Right)
    assert is_asking(review)  # arrows choose a card here, and do not leave the moment
    QTest.keyClick(view, KEY.Key_Return)
    assert not is_asking(review)


def test_a_call_is_tried_on_the_panel_of_calls(review: ReviewWindow) -> None:
    decision = turn_to(review, Bid)
    assert decision.verdict.best == Pass()
    panel = review.board.panel
    assert isinstance(panel, CallsPanel)
    panel.pass_.click()
    assert not is_asking(review)
    assert review.board.panel is None


def test_cards_are_laid_away_anew(review: ReviewWindow) -> None:
    decision = turn_to(review, Discard)
    assert isinstance(decision.verdict.best, Discard)
    for card in cards_in(decision.verdict.best.cards):
        click_card(review, card)
    panel = review.board.panel
    assert isinstance(panel, DiscardPanel)
    panel.confirm.click()
    assert not is_asking(review)


def test_what_the_verdict_left_out_is_looked_into(review: ReviewWindow, qtbot: QtBot) -> None:
    decision = turn_to(review, Discard)
    left_out = next(
        action
        for action in decision.moment.legal
        if isinstance(action, Discard) and decision.assessment.option(action) is None
    )
    review.board.tried.emit(left_out)
    assert review.status.text()
    qtbot.waitUntil(lambda: bool(review.verdict.said.text()), timeout=10_000)
    name = action_text(left_out, decision.moment.view)
    assert name in review.verdict.said.text()


def test_hints_come_one_after_the_other(review: ReviewWindow) -> None:
    decision = turn_to(review, Play)
    said = []
    while review.verdict.hint.isEnabled():
        review.verdict.hint.click()
        said.append(review.verdict.said.text())
    assert 1 < len(said) <= 4
    assert len(set(said)) == len(said)
    best = action_text(decision.verdict.best, decision.moment.view)
    assert best not in said[0]
    assert best in said[-1]
    assert is_asking(review)


def test_the_answer_and_both_tables(review: ReviewWindow) -> None:
    decision = turn_to(review, Play)
    review.verdict.show_answer.click()
    assert not is_asking(review)
    known, opened = review.verdict.known.table, review.verdict.opened.table
    assert known.rowCount() == len(decision.assessment.options)
    assert opened.rowCount() == len(decision.opened.options)
    assert known.accessibleName() != opened.accessibleName()
    taken = action_text(decision.verdict.action, decision.moment.view)
    rows = [known.item(row, 0).text() for row in range(known.rowCount())]
    assert any(taken in row and row != taken for row in rows)  # a word tells it apart


def test_skip_goes_to_the_next_error(review: ReviewWindow) -> None:
    review.decisions.list.setCurrentRow(0)
    errors = [one.moment.entry for one in decisions(review) if one.is_error]
    review.go_to(errors[0])
    for entry in errors[1:]:
        review.verdict.next.click()
        assert review.search is not None
        assert review.search.decision.moment.entry == entry
    assert not review.verdict.next.isVisible()


def test_what_was_fine_is_told_at_once(review: ReviewWindow) -> None:
    decision = next(one for one in decisions(review) if not one.is_error)
    review.go_to(decision.moment.entry)
    assert not is_asking(review)
    assert review.verdict.known.isVisible()
    assert not review.board.view.offered


# Through the deal


def test_buttons_lead_through_the_deal(review: ReviewWindow) -> None:
    board = review.board
    board.first.click()
    assert board.step == 0
    assert not board.back.isEnabled()
    board.forward.click()
    assert board.step == 1
    board.last.click()
    assert not board.forward.isEnabled()
    assert board.steps is not None
    assert board.step == len(board.steps) - 1
    assert board.picture is not None
    assert board.picture.is_over
    assert not review.verdict.go_on.isVisible()  # nothing is left to be played
    board.back.click()
    assert review.verdict.go_on.isVisible()


def test_arrow_keys_lead_through_the_deal(review: ReviewWindow) -> None:
    review.board.first.click()
    while review.board.view.offered:  # arrows are for the cards there
        review.board.forward.click()
    step = review.board.step
    view = review.board.view
    view.setFocus()
    QTest.keyClick(view, KEY.Key_Home)
    assert review.board.step == 0
    QTest.keyClick(view, KEY.Key_End)
    last = review.board.step
    QTest.keyClick(view, KEY.Key_Left)
    assert review.board.step == last - 1
    QTest.keyClick(review, KEY.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert review.board.step == last
    assert step < last


def test_a_step_with_a_decision_is_marked_in_the_list(review: ReviewWindow) -> None:
    steps = review.board.steps
    assert steps is not None
    for step in range(len(steps)):
        review.board.step_changed.emit(step)
        place, row = steps.place(step), review.decisions.list.currentRow()
        listed = place is not None and place.entry.index in review.decisions.entries
        assert (row >= 0) is listed
        assert (review.search is not None) is listed
        assert review.board.caption.text()


def test_all_hands_can_be_opened(review: ReviewWindow) -> None:
    turn_to(review, Play)
    hidden = review.board.picture
    assert hidden is not None
    assert any(place.backs for place in hidden.places)
    review.board.all_hands.click()
    shown = review.board.picture
    assert shown is not None
    assert not any(place.backs for place in shown.places)
    for before, after in zip(hidden.places, shown.places, strict=True):
        assert len(after.cards) == len(before.cards) + before.backs


# Playing on


def wanted(review: ReviewWindow, qtbot: QtBot, button: QAbstractButton) -> Session:
    with qtbot.waitSignal(review.going_on_wanted) as signal:
        button.click()
    header, entries = signal.args
    assert isinstance(header, Header)
    assert all(isinstance(entry, LogEntry) for entry in entries)
    return Session(header, entries)


def test_the_deal_is_played_on_from_here(review: ReviewWindow, qtbot: QtBot) -> None:
    decision = turn_to(review, Play, Subject.DECLARER_PLAY)
    session = wanted(review, qtbot, review.verdict.go_on)
    assert session.view(0).hands == decision.moment.view.hands
    assert session.legal() == decision.moment.legal
    assert session.header.kinds == erring_match().header.kinds
    assert session.header.rules.max_deals == 1


def test_or_in_another_chair(review: ReviewWindow, qtbot: QtBot) -> None:
    turn_to(review, Play)
    actions = review.verdict.other_chair.menu().actions()
    assert [action.text() for action in actions] == list(NAMES[1:])
    with qtbot.waitSignal(review.going_on_wanted) as signal:
        actions[1].trigger()
    header = signal.args[0]
    assert header.kinds.index(HUMAN) == 2
    assert header.names == (NAMES[2], NAMES[1], NAMES[0])


# Which match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.pulka"
    write_match(path, erring_match().header, erring_match().entries)
    return path


def test_a_file_is_opened(window: ReviewWindow, file: Path) -> None:
    window.open_file(file)
    assert window.board.steps is not None
    assert window.status.text() == ""


def test_a_file_is_dropped(window: ReviewWindow, file: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    action, buttons = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    window.dropEvent(
        QDropEvent(QPointF(5, 5), action, data, buttons, Qt.KeyboardModifier.NoModifier)
    )
    assert window.board.steps is not None


def test_a_damaged_file_is_shown_as_far_as_it_is_sound(window: ReviewWindow, file: Path) -> None:
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:100]))
    window.open_file(file)
    assert window.board.steps is not None
    assert "damaged" in window.status.text()


def test_what_is_no_match_is_told_and_the_open_one_stays(
    review: ReviewWindow, tmp_path: Path
) -> None:
    path = tmp_path / "none.pulka"
    count = review.decisions.list.count()
    review.open_file(path)
    assert str(path) in review.status.text()
    assert review.decisions.list.count() == count


def test_saved_matches_are_offered(review: ReviewWindow, qtbot: QtBot) -> None:
    header = erring_match().header
    other = "f" * 32
    review.offer_matches(
        [
            Summary(other, header, "2026-01-02T00:00:00+00:00", 3, False, ""),
            Summary(header.id, header, "2026-01-01T00:00:00+00:00", 4, False, ""),
            Summary("0" * 32, None, "2026-01-01T00:00:00+00:00", 0, False, "damaged"),
        ]
    )
    box = review.choice.match
    assert box.count() == 2
    assert box.currentData() == header.id
    with qtbot.waitSignal(review.match_wanted) as signal:
        box.setCurrentIndex(0)
        box.activated.emit(0)
    assert signal.args == [other]


def test_a_deal_that_still_runs_is_not_to_be_seen(window: ReviewWindow) -> None:
    session = erring_match()
    second = next(entry.index for entry in session.entries[1:] if entry.seat is None)
    part = Session(session.header, session.entries[: second + 8])
    window.show_match(part.header, part.entries)
    assert window.board.steps is not None
    window.board.last.click()
    window.go_to(second + 3)
    assert {place.deal for place in window.board.steps.places} == {1}
    first = Session(session.header, session.entries[:20])
    window.show_match(first.header, first.entries)
    assert window.board.steps is None
    assert window.status.text()


def test_a_match_that_has_not_grown_is_not_looked_into_again(review: ReviewWindow) -> None:
    decision = turn_to(review, Play)
    review.show_match(erring_match().header, erring_match().entries)
    assert review.search is not None
    assert review.search.decision is decision
    longer = erring_match(deals=5)
    review.show_match(longer.header, longer.entries)
    assert review.decisions.list.count() == 0


def test_a_match_without_a_deal_is_empty(window: ReviewWindow) -> None:
    window.show_match(erring_match().header, ())
    assert window.board.steps is None
    assert not window.board.view.isVisible()
    assert window.decisions.list.count() == 0


# Everything by keyboard, in any language and look


def test_f_keys_read_out(review: ReviewWindow) -> None:
    turn_to(review, Play)
    heard = []
    for key in (KEY.Key_F2, KEY.Key_F3, KEY.Key_F4):
        QTest.keyClick(review, key)
        heard.append(review.status.text())
    assert "Deal" in heard[0]
    assert heard[1].startswith("You hold")
    assert len(set(heard)) == 3


def test_f6_goes_round(review: ReviewWindow) -> None:
    turn_to(review, Bid)
    review.decisions.list.setFocus()
    seen = []
    for _ in range(4):
        QTest.keyClick(QApplication.focusWidget(), KEY.Key_F6)
        seen.append(QApplication.focusWidget())
    assert seen[0] is review.board.view
    assert review.board.panel is not None
    assert review.board.panel.isAncestorOf(seen[1])
    assert review.verdict.isAncestorOf(seen[2])
    assert seen[3] is review.decisions.list


def test_escape_closes(review: ReviewWindow) -> None:
    review.decisions.list.setFocus()
    QTest.keyClick(review.decisions.list, KEY.Key_Escape)
    assert not review.isVisible()


def test_a_screen_reader_can_name_everything(review: ReviewWindow) -> None:
    turn_to(review, Play)
    review.verdict.show_answer.click()
    for widget in review.findChildren(QWidget):
        is_stop = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        is_part = isinstance(widget.parent(), QComboBox | QAbstractScrollArea)
        if not is_stop or not widget.isVisible() or is_part:
            continue
        name = widget.accessibleName()
        if isinstance(widget, QAbstractButton):
            name = name or widget.text()
        assert name, f"{widget} in {widget.parent()} has no name"


def test_another_language_and_another_look(review: ReviewWindow) -> None:
    decision = turn_to(review, Play)
    step = review.board.step
    QApplication.sendEvent(review, QEvent(QEvent.Type.LanguageChange))
    dark = theme_for("dark", "navy")
    review.set_look(dark, Deck(DeckStyle(), dark.cards))
    assert review.board.step == step
    assert is_asking(review)
    assert review.search is not None
    assert review.search.decision is decision
    click_card(review, best_card(decision))
    assert not is_asking(review)


def test_all_fits_on_a_small_screen(review: ReviewWindow) -> None:
    turn_to(review, Discard)
    least = review.minimumSizeHint()
    assert least.width() <= 1016
    assert least.height() <= 600
