"""What a screen reader finds on the table."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from preferans_qt.game.cards import cards_in
from preferans_qt.game.deal import Auction, Exchange, TrickPlay, Whisting
from preferans_qt.game.match import Match
from preferans_qt.game.rules import Rules, with_overrides
from preferans_qt.game.view import view_for
from preferans_qt.ui.table.deck import Deck
from preferans_qt.ui.table.table import GameTable
from preferans_qt.ui.texts.words import Names, card_name
from preferans_qt.ui.theme import Theme, durations
from tests.ui.table.asked import ask, in_phase, leading
from tests.ui.table.stories import deal_in, question

NAME, ROLE = QAccessible.Text.Name, QAccessible.Role


def in_play(match: Match) -> TrickPlay | None:
    phase = match.deal.phase
    return phase if isinstance(phase, TrickPlay) and phase.claim is None else None


def playing_both_hands(match: Match) -> bool:
    phase = in_play(match)
    return phase is not None and phase.actor != 0


def catching_a_misere(match: Match) -> bool:
    phase = in_play(match)
    return phase is not None and phase.is_misere and phase.declarer != 0 and len(phase.shown) > 0


def with_a_turned_talon(match: Match) -> bool:
    phase = in_play(match)
    return phase is not None and phase.trick.turned is not None and len(phase.trick.cards) > 0


STATES = {
    "auction": in_phase(Auction),
    "discard": in_phase(Exchange),
    "whist": in_phase(Whisting),
    "play": leading,
    "open defence": playing_both_hands,
    "misere": catching_a_misere,
    "raspasy": with_a_turned_talon,
}


def root(table: GameTable) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(table.view)


def children(parent: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [parent.child(index) for index in range(parent.childCount())]


def names(table: GameTable) -> list[str]:
    return [child.text(NAME) for child in children(root(table))]


def walk(thing: QAccessibleInterface) -> list[list[QAccessibleInterface]]:
    """Every group of siblings from a thing down."""
    group = children(thing)
    return [group, *(deeper for child in group for deeper in walk(child))]


@pytest.mark.parametrize("state", STATES)
def test_everything_has_a_role_and_a_name_of_its_own(table: GameTable, state: str) -> None:
    ask(table, question(STATES[state]))
    top = root(table)
    assert top.text(NAME)
    assert top.role() is ROLE.List
    for thing in children(top):
        assert thing.isValid()
        assert thing.text(NAME), "no name"
        assert thing.role() is not ROLE.NoRole
        assert table.view.window().frameGeometry().intersects(thing.rect()), thing.text(NAME)
    doubled = [name for name, times in Counter(names(table)).items() if times > 1]
    assert doubled == []


@pytest.mark.parametrize("state", ["auction", "discard", "whist"])
def test_the_panel_is_found_below_the_table_with_all_its_buttons(
    table: GameTable, state: str
) -> None:
    ask(table, question(STATES[state]))
    panel = children(root(table))[-1]
    assert panel.object() is table.overlay
    assert root(table).indexOfChild(panel) == root(table).childCount() - 1
    for group in walk(panel):
        buttons = [thing for thing in group if thing.role() in (ROLE.Button, ROLE.PushButton)]
        texts = [button.text(NAME) for button in buttons if not button.state().invisible]
        assert all(texts)
        assert len(set(texts)) == len(texts)


def test_the_own_cards_are_told_with_their_place_and_whether_they_may_be_played(
    table: GameTable,
) -> None:
    match = question(leading)
    ask(table, match)
    hand, dimmed = table.view.offered, table.view.dimmed
    expected = [
        f"{card_name(card)}, card {place} of {len(hand)}" + ("" if card in dimmed else ", playable")
        for place, card in enumerate(hand, 1)
    ]
    assert names(table)[-len(hand) :] == expected
    table.withdraw()
    assert not [name for name in names(table) if "playable" in name]


def test_both_hands_are_told_to_who_plays_both(table: GameTable) -> None:
    match = question(playing_both_hands)
    ask(table, match)
    told = names(table)
    for seat in (0, match.deal.phase.actor):
        hand = match.deal.hands[seat].bit_count()
        assert len([name for name in told if f"of {hand}" in name]) >= hand
    assert len([name for name in told if name.endswith("playable")]) == len(
        [card for card in table.view.offered if card not in table.view.dimmed]
    )


def test_hidden_cards_are_told_to_nobody(table: GameTable) -> None:
    match = question(in_phase(Auction))
    ask(table, match)
    told = " ".join(names(table))
    hidden = [card for card in range(32) if not match.deal.hands[0] >> card & 1]
    assert not [card for card in hidden if card_name(card) in told]


def test_plates_tell_calls_before_the_play_and_tricks_in_it(table: GameTable) -> None:
    ask(table, question(in_phase(Whisting)))
    plates = names(table)[:3]
    assert [plate.split(",")[0] for plate in plates] == ["You", "Boris", "Clara"]
    assert any("pass" in plate for plate in plates)
    assert any("six spades" in plate or "seven" in plate for plate in plates)
    ask(table, question(leading))
    assert all("trick" in plate for plate in names(table)[:3])


def test_the_card_under_the_cursor_has_the_focus(
    table: GameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(table, question(leading))
    told: list[str] = []
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: told.append(root(table).child(event.child()).text(NAME)),
    )
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    QTest.keyClick(table.view, Qt.Key.Key_End)
    expected = card_name(table.view.cursor_card)
    assert [name.split(",")[0] for name in told] == [expected]
    focus = root(table).focusChild()
    assert focus.text(NAME).startswith(expected)
    assert focus.state().focused
    assert focus.state().selectable


def test_a_chosen_card_is_told_as_selected(table: GameTable) -> None:
    ask(table, question(in_phase(Exchange)))
    table.view.card_activated.emit(table.view.offered[2])
    selected = [c.text(NAME) for c in children(root(table)) if c.state().selected]
    assert [name.split(",")[0] for name in selected] == [card_name(table.view.offered[2])]


def test_what_is_under_the_pointer_is_what_is_seen(table: GameTable) -> None:
    ask(table, question(leading))
    for child in children(root(table)):
        if child.text(NAME).endswith("playable"):
            spot = child.rect().topLeft()
            assert root(table).childAt(spot.x() + 3, spot.y() + 3) is child
    corner = root(table).rect().bottomRight()
    assert root(table).childAt(corner.x() + 50, corner.y()) is None


def test_a_table_that_is_gone_leaves_nothing_to_crash_on(theme: Theme, deck: Deck) -> None:
    gone: list[QAccessibleInterface] = []
    for _ in range(5):
        shown = GameTable(theme, deck, durations(0))
        ask(shown, question(leading))
        gone += children(root(shown))
        ids = [QAccessible.uniqueId(child) for child in gone[-3:]]
        assert len(set(ids)) == 3
        shown.deleteLater()
        QApplication.sendPostedEvents(shown, QEvent.Type.DeferredDelete)
        assert not shiboken6.isValid(shown)
    kept = [child for child in gone if shiboken6.isValid(child)]
    assert kept, "a screen reader may still hold some"
    for child in kept:
        assert not child.isValid()
        assert child.text(NAME) == ""
        assert child.rect().isEmpty()
        assert not child.state().focused


@pytest.mark.parametrize("fits", STATES.values(), ids=STATES)
def test_only_cards_to_choose_from_can_be_selected(
    table: GameTable, fits: Callable[[Match], bool]
) -> None:
    ask(table, question(fits))
    selectable = [c for c in children(root(table)) if c.state().selectable]
    assert len(selectable) == len(table.view.offered)


FOUR = Names(("You", "Boris", "Clara", "Dora"), 0)
KINDS = ("human", "club-cautious", "club", "club-bold")


def test_a_card_led_by_the_sitting_dealer_is_told_once(table: GameTable) -> None:
    match = deal_in(
        Rules(),
        4,
        lambda deal: isinstance(deal.phase, TrickPlay) and deal.phase.trick.turned is not None,
        dealer=2,
    )
    table.start_match(FOUR, KINDS, view_for(match, 0))
    led = card_name(match.deal.phase.trick.turned)
    assert names(table).count(f"on the table: {led}") == 1


def test_the_choice_of_a_pace_is_found_with_its_buttons(table: GameTable) -> None:
    match = deal_in(Rules(), 4, lambda deal: True, dealer=0)
    table.start_match(FOUR, KINDS, view_for(match, 0))
    bar = children(root(table))[-1]
    assert bar.object() is table.watch_bar
    texts = [thing.text(NAME) for thing in children(bar)]
    assert texts == ["Follow", "Faster", "Skip to the result"]


def test_a_player_is_told_by_name_character_and_level(table: GameTable) -> None:
    animals = Names(("You", "Hedgehog", "Owl", "Falcon"), 0)
    match = deal_in(Rules(), 4, lambda deal: True, dealer=0)
    table.start_match(animals, KINDS, view_for(match, 0))
    told = names(table)[:4]
    assert told[0].startswith("You, deals")
    assert told[1].startswith("Hedgehog, cautious, club")
    assert told[2].startswith("Owl, even-tempered, club")
    assert told[3].startswith("Falcon, bold bidder, club")


def test_a_call_in_the_dark_is_told_as_such(table: GameTable) -> None:
    dark = with_overrides(Rules(), {"dark_and_bombs": "classic"})
    match = deal_in(
        dark, 3, lambda deal: isinstance(deal.phase, Auction) and len(deal.phase.calls) == 1
    )
    call = match.deal.phase.calls[0]
    table.start_match(Names(FOUR.names[:3], 0), KINDS[:3], view_for(match, 0))
    told = names(table)[call.seat]
    assert ("in the dark" in told) == call.dark
    assert any("has not looked" in name for name in names(table)[:3])


def test_a_card_that_lies_exposed_is_told(table: GameTable) -> None:
    match = question(leading)
    card = next(cards_in(match.deal.hands[0]))
    terms = replace(match.deal.terms, exposed=((0, card),))
    ask(table, replace(match, deal=replace(match.deal, terms=terms)))
    told = [name for name in names(table) if name.endswith(", exposed")]
    assert len(told) == 1
    assert told[0].startswith(card_name(card))
