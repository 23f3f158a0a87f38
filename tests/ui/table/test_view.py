"""Mouse and keyboard on the table."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.game.cards import Card, parse_card
from preferans_qt.game.deal import Seating
from preferans_qt.ui.table.picture import Picture, Place
from preferans_qt.ui.table.view import TableView

# In the order in which they lie
HAND = [parse_card(text) for text in ("AS", "KS", "9S", "AD", "8D", "KC", "JC", "7C", "AH", "10H")]
PARTNER = [parse_card(text) for text in ("QS", "JS", "10S")]
KEY = Qt.Key


@pytest.fixture
def chosen(view: TableView) -> list[Card]:
    """Whatever is activated, with the hand of ten on the table and offered."""
    activated: list[Card] = []
    view.card_activated.connect(activated.append)
    places = (Place(cards=tuple(HAND)), Place(cards=tuple(PARTNER)), Place(backs=10))
    view.table_scene.show_picture(Picture(0, Seating(3, 0), places))
    view.offer(HAND)
    view.activateWindow()
    view.setFocus()
    return activated


def press(view: TableView, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


def marked(view: TableView) -> list[Card]:
    """The cards that wear the ring of the keyboard."""
    return [item.card for item in view.table_scene.card_items() if item.marks[1]]


def place_of(view: TableView, card: Card) -> QPoint:
    rect = view.table_scene.card_item(card).sceneBoundingRect()
    return view.mapFromScene(rect.left() + 20, rect.center().y())


def click(view: TableView, card: Card, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    QTest.mouseClick(view.viewport(), button, pos=place_of(view, card))


@pytest.mark.parametrize(
    ("keys", "place"),
    [
        ([KEY.Key_Right], 1),
        ([KEY.Key_Right, KEY.Key_Right, KEY.Key_Left], 1),
        ([KEY.Key_Left], 9),
        ([KEY.Key_End], 9),
        ([KEY.Key_End, KEY.Key_Right], 0),
        ([KEY.Key_End, KEY.Key_Home], 0),
        ([KEY.Key_Down], 3),
        ([KEY.Key_Down, KEY.Key_Down], 5),
        ([KEY.Key_Down, KEY.Key_Right, KEY.Key_Down], 5),
        ([KEY.Key_Up], 8),
        ([KEY.Key_Down, KEY.Key_Right, KEY.Key_Up], 0),
        ([KEY.Key_1], 0),
        ([KEY.Key_5], 4),
        ([KEY.Key_0], 9),
    ],
)
def test_keys_move_the_cursor_over_the_hand(
    view: TableView, chosen: list[Card], keys: list[Qt.Key], place: int
) -> None:
    press(view, *keys)
    assert view.cursor_card == HAND[place]
    assert marked(view) == [HAND[place]]
    press(view, KEY.Key_Return)
    assert chosen == [HAND[place]]


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space])
def test_enter_and_space_play_the_card_under_the_cursor(
    view: TableView, chosen: list[Card], key: Qt.Key
) -> None:
    press(view, KEY.Key_Right, key)
    assert chosen == [HAND[1]]


def test_a_place_without_a_card_and_a_key_without_meaning_move_nothing(
    view: TableView, chosen: list[Card]
) -> None:
    view.offer(HAND[:3])
    press(view, KEY.Key_Right, KEY.Key_7, KEY.Key_X)
    assert view.cursor_card == HAND[1]
    assert chosen == []


def test_keys_with_modifiers_are_left_to_the_window(view: TableView, chosen: list[Card]) -> None:
    QTest.keyClick(view, KEY.Key_Right, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(view, KEY.Key_Return, Qt.KeyboardModifier.AltModifier)
    assert view.cursor_card == HAND[0]
    assert chosen == []
    QTest.keyClick(view, KEY.Key_4, Qt.KeyboardModifier.KeypadModifier)
    assert view.cursor_card == HAND[3]


def test_a_key_that_is_held_down_moves_on_but_plays_nothing(
    view: TableView, chosen: list[Card]
) -> None:
    def hold(key: Qt.Key) -> None:
        held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(view, held)

    press(view, KEY.Key_Right)
    hold(KEY.Key_Right)
    hold(KEY.Key_Return)
    assert view.cursor_card == HAND[2]
    assert chosen == []


def test_enter_plays_no_card_that_wears_no_ring(view: TableView, chosen: list[Card]) -> None:
    """After the mouse was used last, the first press only shows where the cursor is."""
    assert marked(view) == []
    press(view, KEY.Key_Return)
    assert chosen == []
    assert marked(view) == [HAND[0]]
    press(view, KEY.Key_Return)
    assert chosen == [HAND[0]]


def test_enter_with_nothing_to_choose_goes_on_to_the_window(
    view: TableView, chosen: list[Card]
) -> None:
    press(view, KEY.Key_Right)
    view.offer(())
    event = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Return, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view, event)
    assert not event.isAccepted()
    assert chosen == []


def test_the_cursor_begins_on_a_card_that_may_be_played(
    view: TableView, chosen: list[Card]
) -> None:
    view.offer(HAND, dimmed=HAND[:3])
    assert view.cursor_card == HAND[3]
    assert [item.card for item in view.table_scene.card_items() if item.marks[2]] == HAND[:3]


def test_the_ring_is_seen_only_with_the_focus_and_after_keys(
    view: TableView, chosen: list[Card]
) -> None:
    press(view, KEY.Key_Right)
    assert marked(view) == [HAND[1]]
    view.clearFocus()
    assert marked(view) == []
    view.setFocus()
    assert marked(view) == [HAND[1]]
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(450, 300))
    assert marked(view) == []
    assert not view.is_used_by_keyboard


def test_coming_by_tab_shows_the_ring(view: TableView, chosen: list[Card]) -> None:
    tab = QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason)
    QApplication.sendEvent(view, tab)
    assert marked(view) == [HAND[0]]


def test_escape_takes_back(view: TableView, chosen: list[Card], qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.cancelled):
        press(view, KEY.Key_Escape)


def test_a_click_activates_the_card_that_is_seen(view: TableView, chosen: list[Card]) -> None:
    for card in HAND:
        click(view, card)
    assert chosen == HAND


def test_a_click_beside_the_cards_and_one_with_another_button_do_nothing(
    view: TableView, chosen: list[Card]
) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(450, 300))
    click(view, HAND[2], Qt.MouseButton.MiddleButton)
    assert chosen == []


def test_a_press_that_is_moved_to_another_card_plays_neither(
    view: TableView, chosen: list[Card]
) -> None:
    view.offer(())
    viewport = view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=place_of(view, HAND[1]))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=place_of(view, HAND[5]))
    assert chosen == []


def drag(view: TableView, card: Card, to: QPoint) -> None:
    viewport, start = view.viewport(), place_of(view, card)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, (start + to) / 2)
    QTest.mouseMove(viewport, to)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=to)


def test_a_card_dropped_on_the_table_is_played(view: TableView, chosen: list[Card]) -> None:
    home = view.table_scene.card_item(HAND[4]).pos()
    drag(view, HAND[4], QPoint(450, 300))
    assert chosen == [HAND[4]]
    assert view.table_scene.card_item(HAND[4]).pos() == home, "the picture moves it, no mouse"


def test_a_card_dropped_outside_the_table_is_put_back(view: TableView, chosen: list[Card]) -> None:
    drag(view, HAND[4], QPoint(view.width() + 60, 200))
    assert chosen == []


def test_a_card_dropped_in_its_hand_is_put_back(view: TableView, chosen: list[Card]) -> None:
    drag(view, HAND[4], place_of(view, HAND[8]) - QPoint(0, 20))
    assert chosen == []


def test_a_card_of_the_partner_dropped_in_his_hand_is_put_back(
    view: TableView, chosen: list[Card]
) -> None:
    view.offer(PARTNER)
    drag(view, PARTNER[0], place_of(view, PARTNER[2]))
    assert chosen == []
    drag(view, PARTNER[0], QPoint(450, 300))
    assert chosen == [PARTNER[0]]


def test_a_small_movement_is_still_a_click(view: TableView, chosen: list[Card]) -> None:
    start = place_of(view, HAND[4])
    shaken = start + QPoint(QApplication.startDragDistance() - 1, 0)
    home = view.table_scene.card_item(HAND[4]).pos()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), shaken)
    assert view.table_scene.card_item(HAND[4]).pos() == home
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=shaken)
    assert chosen == [HAND[4]]


def test_a_card_that_is_not_offered_is_not_dragged(view: TableView, chosen: list[Card]) -> None:
    view.offer(())
    home = view.table_scene.card_item(HAND[4]).pos()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=place_of(view, HAND[4]))
    QTest.mouseMove(view.viewport(), QPoint(450, 300))
    assert view.table_scene.card_item(HAND[4]).pos() == home


def test_a_card_held_while_the_question_changes_is_let_go(
    view: TableView, chosen: list[Card]
) -> None:
    home = view.table_scene.card_item(HAND[4]).pos()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=place_of(view, HAND[4]))
    QTest.mouseMove(view.viewport(), QPoint(450, 300))
    assert view.table_scene.card_item(HAND[4]).pos() != home
    view.offer(())
    assert view.table_scene.card_item(HAND[4]).pos() == home
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(450, 300))
    assert chosen == []


def second_click(view: TableView, card: Card) -> None:
    """The second half of a double click."""
    position = place_of(view, card)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=position)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=position)


def test_a_double_click_activates_once(view: TableView, chosen: list[Card]) -> None:
    click(view, HAND[3])
    second_click(view, HAND[3])
    assert chosen == [HAND[3]]


@pytest.fixture
def busy(view: TableView, monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Lets every press cut something short, or not."""

    def set_busy(is_busy: bool) -> None:
        monkeypatch.setattr(view, "_interrupt", lambda: is_busy)

    return set_busy


def test_a_press_that_cuts_something_short_does_nothing_else(
    view: TableView, chosen: list[Card], busy: Callable[[bool], None]
) -> None:
    press(view, KEY.Key_Right)
    busy(True)
    click(view, HAND[3])
    press(view, KEY.Key_Return, KEY.Key_Space, KEY.Key_End)
    assert chosen == []
    assert view.cursor_card == HAND[1]
    busy(False)
    click(view, HAND[3])
    assert chosen == [HAND[3]]


def test_a_quick_second_click_plays_when_the_first_has_cut_something_short(
    view: TableView, chosen: list[Card], busy: Callable[[bool], None]
) -> None:
    busy(True)
    click(view, HAND[3])
    busy(False)
    second_click(view, HAND[3])
    assert chosen == [HAND[3]]


def context_menu(view: TableView, position: QPoint, *, by_key: bool = False) -> None:
    reason = QContextMenuEvent.Reason.Keyboard if by_key else QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, position, view.viewport().mapToGlobal(position))
    QApplication.sendEvent(view.viewport(), event)


def test_a_right_click_inspects_and_plays_nothing(view: TableView, chosen: list[Card]) -> None:
    inspected: list[Card] = []
    view.card_inspected.connect(inspected.append)
    click(view, HAND[6], Qt.MouseButton.RightButton)
    context_menu(view, place_of(view, HAND[6]))
    context_menu(view, place_of(view, PARTNER[0]))
    context_menu(view, QPoint(450, 300))
    assert inspected == [HAND[6], PARTNER[0]]
    assert chosen == []


def test_the_menu_key_inspects_the_card_under_the_cursor(
    view: TableView, chosen: list[Card]
) -> None:
    inspected: list[Card] = []
    view.card_inspected.connect(inspected.append)
    press(view, KEY.Key_End)
    context_menu(view, view.viewport().rect().center(), by_key=True)
    assert inspected == [HAND[9]]


def test_cards_that_may_be_played_rise_for_a_moment(
    view: TableView, chosen: list[Card], qtbot: QtBot
) -> None:
    def risen() -> set[Card]:
        return {item.card for item in view.table_scene.card_items() if item.marks[0]}

    view.findChild(QTimer).setInterval(1)
    view.set_raised(HAND[:1])
    view.hint_cards(HAND[3:5])
    assert risen() == {HAND[0], *HAND[3:5]}
    qtbot.waitUntil(lambda: risen() == {HAND[0]})


def test_another_size_lays_the_table_out_anew(view: TableView, chosen: list[Card]) -> None:
    before = view.table_scene.card_item(HAND[0]).pos()
    view.resize(1200, 800)
    QApplication.processEvents()
    assert view.table_scene.card_item(HAND[0]).pos() != before
    assert view.table_scene.sceneRect().size() == view.viewport().size()
    click(view, HAND[0])
    assert chosen == [HAND[0]]
