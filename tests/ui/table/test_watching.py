"""Watching a deal without a part in it: who may, at which pace, and until when."""

import random
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.game import events as facts
from preferans_qt.game import match as matches
from preferans_qt.game.actions import StartDeal
from preferans_qt.game.match import Match, new_match
from preferans_qt.game.presets import preset
from preferans_qt.game.rules import Rules, with_overrides
from preferans_qt.game.view import view_for
from preferans_qt.ui.table.choreography import Pace
from preferans_qt.ui.table.picture import empty_picture, picture_of
from preferans_qt.ui.table.table import GameTable
from preferans_qt.ui.table.watching import is_watching
from preferans_qt.ui.texts.words import Names
from preferans_qt.ui.theme import durations
from tests.ui.table.stories import decision, request_for, running

LAST_WHIST = with_overrides(
    Rules(),
    {"sitting_dealer_whist": "after_any_two_refusals", "sitting_dealer_liability": "full"},
)
NAMES = Names(("You", "Boris", "Clara", "Dora"), 0)
KINDS = ("human", "club-cautious", "club", "club-bold")


def moves_by_others_alone(match: Match, viewer: int) -> bool:
    """Whether no card that is still to be played can be the viewer's to choose."""
    deal = match.deal
    assert deal is not None
    defence = getattr(deal.phase, "defence", None)
    if defence is not None and viewer in defence.whisters:
        return False
    if viewer in (deal.seating.sitting_dealer, deal.seating.resting):
        return True
    if defence is None or viewer == getattr(deal.phase, "declarer", None):
        return False
    return defence.dealer_plays == viewer or (
        defence.openly and viewer in getattr(deal.phase, "shown", ())
    )


@pytest.mark.parametrize(
    ("rules", "players", "dealer"),
    [
        *((LAST_WHIST, 4, dealer) for dealer in range(4)),
        (preset("polish"), 3, 1),
        (Rules(), 3, 1),
    ],
)
def test_whoever_has_nothing_to_play_watches(rules: Rules, players: int, dealer: int) -> None:
    seen = set()
    for match in running(rules, players, dealer, range(60)):
        watching = is_watching(picture_of(view_for(match, 0)))
        assert watching == moves_by_others_alone(match, 0), match.deal
        seen.add(watching)
    assert False in seen or dealer == 0
    assert True in seen


def test_between_two_deals_nothing_is_watched() -> None:
    assert not is_watching(empty_picture(view_for(new_match(Rules(), 4, 0), 0)))


@pytest.fixture
def slow(table: GameTable) -> GameTable:
    """A table on which everything takes its time."""
    table.queue.set_durations(durations(3))
    return table


def begin(table: GameTable, dealer: int = 0) -> Match:
    """A deal of four before its first call."""
    match, _ = matches.apply(new_match(LAST_WHIST, 4, dealer), None, StartDeal(12, ""))
    table.start_match(NAMES, KINDS, view_for(match, 0))
    return match


def tell(table: GameTable, match: Match, fits: Callable[[Match], bool], seed: int = 12) -> Match:
    """Let the others play on until something fits; the table is told of everything."""
    chance = random.Random(seed)
    while match.deal is not None and not fits(match):
        seat = matches.controller(match)
        match, events = matches.apply(match, seat, decision(match, chance))
        table.present(events, view_for(match, 0))
    return match


def is_asked(match: Match) -> bool:
    return matches.controller(match) == 0


def test_only_a_watching_person_is_offered_a_pace(slow: GameTable) -> None:
    begin(slow, dealer=1)
    assert not slow.watch_bar.is_offered
    begin(slow, dealer=0)
    assert slow.watch_bar.is_offered
    assert slow.watch_bar.pace is Pace.USUAL


def test_the_play_is_faster_when_wanted_and_stays_so_in_the_next_deal(
    slow: GameTable, qtbot: QtBot
) -> None:
    begin(slow)
    qtbot.mouseClick(slow.watch_bar.button(Pace.FAST), Qt.MouseButton.LeftButton)
    assert slow.queue.pace is Pace.FAST
    begin(slow, dealer=1)
    assert slow.queue.pace is Pace.USUAL, "the own play has its usual speed"
    begin(slow)
    assert slow.queue.pace is Pace.FAST
    assert slow.watch_bar.button(Pace.FAST).isChecked()


def test_skipping_goes_to_the_end_of_the_deal_and_tells_everything(
    slow: GameTable, qtbot: QtBot
) -> None:
    told: list[facts.Event] = []
    slow.showing.connect(told.append)
    match = begin(slow)
    qtbot.mouseClick(slow.watch_bar.button(Pace.AT_ONCE), Qt.MouseButton.LeftButton)
    match = tell(slow, match, lambda match: False, seed=4)
    assert match.finished
    assert slow.queue.is_idle
    assert isinstance(told[-1], facts.DealScored)
    assert any(isinstance(event, facts.Called) for event in told)


def test_skipping_ends_what_is_being_shown(slow: GameTable, qtbot: QtBot) -> None:
    match = begin(slow)
    match = tell(slow, match, is_asked)
    assert not slow.queue.is_idle
    qtbot.mouseClick(slow.watch_bar.button(Pace.AT_ONCE), Qt.MouseButton.LeftButton)
    assert slow.queue.is_idle


def test_skipping_stops_at_the_own_decision(slow: GameTable, qtbot: QtBot) -> None:
    match = begin(slow)
    qtbot.mouseClick(slow.watch_bar.button(Pace.AT_ONCE), Qt.MouseButton.LeftButton)
    match = tell(slow, match, is_asked)
    slow.ask(request_for(match), partial(matches.why_not, match, 0))
    assert slow.is_open
    assert slow.overlay is not None
    assert not slow.watch_bar.is_offered
    assert slow.queue.pace is Pace.USUAL
    slow.withdraw()
    assert slow.watch_bar.is_offered
    assert slow.queue.pace is Pace.USUAL, "skipping is over once something was decided"


def test_the_keys_reach_every_pace(slow: GameTable, qtbot: QtBot) -> None:
    begin(slow)
    first = slow.watch_bar.button(Pace.USUAL)
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    focus = QApplication.focusWidget()
    assert focus is slow.watch_bar.button(Pace.FAST)
    qtbot.keyClick(focus, Qt.Key.Key_Return)
    assert slow.queue.pace is Pace.FAST
    qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is slow.watch_bar.button(Pace.AT_ONCE)


def test_the_focus_goes_back_to_the_table_when_the_choice_ends(slow: GameTable) -> None:
    begin(slow)
    slow.watch_bar.button(Pace.AT_ONCE).setFocus()
    begin(slow, dealer=1)
    assert QApplication.focusWidget() is slow.view


def test_the_buttons_say_what_they_do(slow: GameTable) -> None:
    begin(slow)
    texts = [slow.watch_bar.button(pace).text() for pace in Pace]
    assert texts == ["Follow", "Faster", "Skip to the result"]
    assert all(slow.watch_bar.button(pace).accessibleDescription() for pace in Pace)
    assert slow.watch_bar.accessibleName() == "You are watching"


@pytest.mark.parametrize("size", [(634, 490), (934, 712), (2214, 1330)])
def test_the_choice_stands_above_the_own_plate(slow: GameTable, size: tuple[int, int]) -> None:
    slow.resize(*size)
    begin(slow)
    bar, layout = slow.watch_bar.geometry(), slow.scene.table_layout
    plate = layout.plate_rect(0).toRect()
    assert bar.bottom() < plate.top()
    assert (bar.left(), bar.width()) == (plate.left(), plate.width())
    hands = [spot.rect().toRect() for spot in layout.spots(slow.picture).values()]
    assert not any(bar.intersects(hand) for hand in hands)
