"""The table with its panels: questions, decisions, focus, and what lies over what."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from preferans_qt.game import match as matches
from preferans_qt.game.actions import Discard, Play
from preferans_qt.game.deal import (
    Auction,
    Exchange,
    TrickPlay,
    Whisting,
)
from preferans_qt.game.events import CardPlayed
from preferans_qt.game.match import Match
from preferans_qt.game.rules import Rules, with_overrides
from preferans_qt.game.view import view_for
from preferans_qt.ui.bidding.buttons import ChoiceButton
from preferans_qt.ui.bidding.calls import CallsPanel
from preferans_qt.ui.bidding.claims import ClaimPanel
from preferans_qt.ui.bidding.discard import DiscardPanel
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.table.deck import Deck, DeckStyle
from preferans_qt.ui.table.table import GameTable
from preferans_qt.ui.texts.words import Names
from preferans_qt.ui.theme import Theme, durations, theme_for
from tests.ui.table.asked import KINDS, NAMES, PHASES, ask, in_phase, leading
from tests.ui.table.stories import question, request_for, running, story

LAST_WHIST = with_overrides(
    Rules(),
    {"sitting_dealer_whist": "after_any_two_refusals", "sitting_dealer_liability": "full"},
)


def test_a_question_opens_once_the_picture_has_caught_up(table: GameTable) -> None:
    table.queue.set_durations(durations(3))
    chapters = story(3)
    events, view = next(chapters)
    table.start_match(NAMES, KINDS, view)
    table.present(events, view)
    match = question(in_phase(Auction))
    table.ask(request_for(match), partial(matches.why_not, match, 0))
    assert table.request is not None
    assert not table.is_open
    assert table.overlay is None
    table.queue.hurry()
    assert table.is_open
    assert isinstance(table.overlay, CallsPanel)


def test_a_press_in_the_middle_of_a_movement_only_ends_it(table: GameTable) -> None:
    """Enter would otherwise play the first card of the question that it opens."""
    match = question(leading)
    decided = ask(table, match)
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    table.queue.set_durations(durations(3))
    card_of_another = CardPlayed(1, 31, 1)
    table.present((card_of_another,), view_for(match, 0))
    table.ask(request_for(match), partial(matches.why_not, match, 0))
    assert not table.is_open
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert table.is_open
    assert decided == []
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert decided == [Play(table.view.cursor_card)]


def test_the_cards_that_may_not_be_played_are_dimmed_and_told(table: GameTable) -> None:
    match = question(leading)
    decided = ask(table, match)
    allowed = {action.card for action in matches.legal(match)}
    assert set(table.view.offered) - table.view.dimmed == allowed
    forbidden = min(table.view.dimmed)
    table.view.card_activated.emit(forbidden)
    assert decided == [Play(forbidden)], "the engine says why not"
    risen = {item.card for item in table.scene.card_items() if item.marks[0]}
    assert risen == allowed


def test_a_first_click_chooses_and_a_second_plays_if_so_wished(table: GameTable) -> None:
    table.confirm_cards = True
    match = question(leading)
    decided = ask(table, match)
    first, second = [card for card in table.view.offered if card not in table.view.dimmed][:2]
    table.view.card_activated.emit(first)
    table.view.card_activated.emit(second)
    assert decided == []
    assert table.chosen == (second,)
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert table.chosen == ()
    table.view.card_activated.emit(first)
    table.view.card_activated.emit(first)
    assert decided == [Play(first)]


def test_two_cards_are_chosen_and_laid_away_with_the_keyboard(table: GameTable) -> None:
    match = question(in_phase(Exchange))
    decided = ask(table, match)
    assert isinstance(table.overlay, DiscardPanel)
    assert len(table.view.offered) == 12
    assert table.view.hasFocus()
    a, b, c = table.view.offered[:3]
    for key in (Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_2, Qt.Key.Key_Return):
        QTest.keyClick(QApplication.focusWidget(), key)
    assert table.chosen == (a, b)
    assert table.overlay.isAncestorOf(QApplication.focusWidget()), "Enter lays away now"
    table.view.card_activated.emit(c)
    assert table.chosen == (b, c), "a third card takes the place of the first"
    table.view.card_activated.emit(c)
    assert table.chosen == (b,)
    table.view.card_activated.emit(a)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert decided == [Discard((1 << a) | (1 << b))]


def test_asking_anew_makes_the_panel_anew(table: GameTable) -> None:
    """As after an answer that could not be saved: the old panel takes no other."""
    match = question(in_phase(Whisting))
    decided = ask(table, match)
    old = table.overlay
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert len(decided) == 1
    table.ask(request_for(match), partial(matches.why_not, match, 0))
    assert table.overlay is not old
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert len(decided) == 2


def test_a_withdrawn_question_takes_everything_back(table: GameTable) -> None:
    ask(table, question(in_phase(Exchange)))
    table.view.card_activated.emit(table.view.offered[0])
    table.withdraw()
    assert table.request is None
    assert not table.is_open
    assert table.overlay is None
    assert table.view.offered == ()
    assert table.chosen == ()
    assert table.view.hasFocus(), "the focus stays on the table"


def test_a_panel_that_goes_while_it_tells_something_goes_safely(
    table: GameTable, qtbot: QtBot
) -> None:
    ask(table, question(in_phase(Auction)))
    gone: list[bool] = []
    table.overlay.destroyed.connect(lambda: gone.append(True))
    table.decided.connect(lambda action: table.withdraw())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert table.overlay is None
    qtbot.waitUntil(lambda: bool(gone))


@pytest.mark.parametrize("phase", PHASES[:4])
def test_who_is_busy_beside_the_table_keeps_the_focus(
    qtbot: QtBot, theme: Theme, deck: Deck, phase: Callable[[Match], bool]
) -> None:
    window = QWidget()
    table, beside = GameTable(theme, deck, durations(0)), QLineEdit()
    row = QHBoxLayout(window)
    row.addWidget(table)
    row.addWidget(beside)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    beside.setFocus()
    ask(table, question(phase))
    assert QApplication.focusWidget() is beside
    table.view.setFocus()
    ask(table, question(phase))
    assert table.isAncestorOf(QApplication.focusWidget())
    following = QLineEdit()  # where Tab would go from the panel
    row.addWidget(following)
    following.show()
    table.withdraw()
    assert table.view.hasFocus(), "a panel that goes does not give the focus away"


SIZES = [(560, 420), (634, 490), (678, 552), (934, 712), (2214, 1330)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("number", range(len(PHASES)))
def test_a_panel_never_hides_the_own_hand_nor_a_part_of_itself(
    table: GameTable, size: tuple[int, int], number: int
) -> None:
    table.resize(*size)
    ask(table, question(PHASES[number]))
    panel = table.overlay
    area = panel.geometry()
    hand_top = table.scene.table_layout.hand_top()
    assert table.rect().contains(area)
    assert panel.height() >= panel.minimumSizeHint().height()
    assert area.bottom() <= hand_top or panel.minimumSizeHint().height() > hand_top
    if size >= (678, 552):
        assert area.bottom() <= hand_top
        plate = table.scene.table_layout.plate_rect(0).toRect()
        assert not area.intersects(plate) or panel.sizeHint().width() > size[0] - plate.right()


def test_a_panel_follows_the_size_of_the_table(table: GameTable) -> None:
    ask(table, question(in_phase(Auction)))
    table.resize(1200, 800)
    QApplication.processEvents()
    area = table.overlay.geometry()
    assert area.center().x() == pytest.approx(600, abs=2)
    assert area.bottom() <= table.scene.table_layout.hand_top()


def test_a_panel_grows_with_its_texts(table: GameTable, qtbot: QtBot) -> None:
    ask(table, question(in_phase(Whisting)))
    panel = table.overlay
    before = panel.height()
    panel.say("A headline\nof\nfour\nlines", "and a line below it")
    qtbot.waitUntil(lambda: panel.height() > before)
    assert panel.geometry().bottom() <= table.scene.table_layout.hand_top()


def test_another_look_dresses_the_panel_that_is_open(table: GameTable) -> None:
    ask(table, question(in_phase(Auction)))
    dark = theme_for("dark", "navy")
    corner = QRect(QPoint(table.overlay.width() // 2, 4), QPoint(table.overlay.width() // 2, 4))
    before = table.overlay.grab(corner).toImage().pixelColor(0, 0)
    table.set_look(dark, Deck(DeckStyle(four_colour=True), dark.cards))
    assert table.overlay.grab(corner).toImage().pixelColor(0, 0) != before
    assert table.four_colour


def trick_just_taken(match: Match) -> bool:
    phase = match.deal.phase
    return isinstance(phase, TrickPlay) and bool(phase.tricks) and not phase.trick.cards


def test_the_last_trick_lies_there_once_more_for_a_moment(table: GameTable) -> None:
    match = question(trick_just_taken)
    ask(table, match)
    table.peek_at_last_trick()
    last = match.deal.phase.tricks[-1].trick
    assert {card for _, card in table.scene.picture.trick} == set(last.cards)
    assert table.picture.trick == (), "the picture of the match has not changed"
    table._peek.timeout.emit()
    assert table.scene.picture == table.picture


def test_nobody_looks_at_the_last_trick_while_another_lies_there(table: GameTable) -> None:
    def second_to_play(match: Match) -> bool:
        phase = match.deal.phase
        return isinstance(phase, TrickPlay) and bool(phase.tricks) and bool(phase.trick.cards)

    ask(table, question(second_to_play))
    shown = table.scene.picture
    table.peek_at_last_trick()
    assert table.scene.picture == shown


def test_the_plate_of_whoever_is_asked_has_a_ring(table: GameTable) -> None:
    ask(table, question(leading))
    assert [content.acting for content in table.scene.plate_contents()] == [True, False, False]
    table.withdraw()
    table.set_thinking(2)
    contents = table.scene.plate_contents()
    assert [content.acting for content in contents] == [False, False, True]
    assert [content.thinking for content in contents] == [False, False, True]


def test_a_panel_that_is_put_away_leaves_the_question_and_the_focus_to_the_cards(
    table: GameTable,
) -> None:
    match = question(leading)
    ask(table, match)
    claim = ClaimPanel(table.theme.palette)
    claim.present(Turn(table.request.view, table.request.legal, lambda action: None, NAMES))
    claim.cancelled.connect(lambda: table.set_overlay(None))
    table.set_overlay(claim)
    assert claim.isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert table.overlay is None
    assert table.is_open
    assert table.view.hasFocus()


def test_the_ring_is_on_the_hand_to_move_when_a_bot_plays_anothers(table: GameTable) -> None:
    for match in running(LAST_WHIST, 4, 3):
        phase = match.deal.phase
        whisting = isinstance(phase, TrickPlay) and phase.defence and phase.defence.whisters == (3,)
        if whisting and matches.controller(match) == 3 and phase.claim is None:
            break
    assert phase.actor != 3
    names = Names(("You", "Boris", "Clara", "Dora"), 0)
    table.start_match(names, (*KINDS, "club-bold"), view_for(match, 0))
    table.set_thinking(3)
    contents = table.scene.plate_contents()
    assert [content.acting for content in contents] == [seat == phase.actor for seat in range(4)]
    assert [content.thinking for content in contents] == [False, False, False, True]


@pytest.mark.parametrize("fits", PHASES)
def test_tab_reaches_every_button_of_a_panel(
    table: GameTable, qtbot: QtBot, fits: Callable[[Match], bool]
) -> None:
    ask(table, question(fits))
    wanted = {
        button
        for button in table.overlay.findChildren(ChoiceButton)
        if button.isVisible() and button.isEnabled() and not button.isCheckable()
    }
    for _ in range(len(wanted) + 10):
        wanted.discard(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert not wanted
