"""The panel of the discard; its cards are chosen on the table."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from preferans_qt.game.actions import Discard
from preferans_qt.game.cards import Card, card_set, cards_in
from preferans_qt.ui.bidding.discard import CardSlot, DiscardPanel
from preferans_qt.ui.texts.words import card_name
from tests.ui.bidding.decisions import (
    PALETTE,
    YOU_WIN_SIX_CLUBS,
    Heard,
    dealt,
    press,
    show,
    turn_after,
    turn_of,
)

LEFT = Qt.MouseButton.LeftButton


def discarding(qtbot: QtBot) -> tuple[DiscardPanel, tuple[Card, ...]]:
    """The panel, and the twelve cards held."""
    panel = DiscardPanel(PALETTE)
    turn = turn_after(*YOU_WIN_SIX_CLUBS)
    panel.present(turn)
    show(qtbot, panel)
    return panel, tuple(cards_in(turn.view.hand))


def texts(panel: DiscardPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel)]


def test_the_panel_follows_the_cards_chosen_on_the_table(qtbot: QtBot) -> None:
    panel, held = discarding(qtbot)
    assert panel.subline.text() == "Choose two cards to lay away."
    assert any("12" in text for text in texts(panel))
    panel.set_chosen(held[:1])
    assert panel.subline.text() == "Choose one more card."
    assert card_name(held[0]) in texts(panel)
    panel.set_chosen((held[0], held[5]))
    assert {card_name(held[0]), card_name(held[5])} <= set(texts(panel))
    assert any("10" in text for text in texts(panel))


def test_two_cards_are_laid_away_once(qtbot: QtBot) -> None:
    panel, held = discarding(qtbot)
    heard = Heard(panel)
    panel.set_chosen((held[3], held[8]))
    qtbot.mouseClick(panel.confirm, LEFT)
    qtbot.mouseClick(panel.confirm, LEFT)
    assert heard.chosen == [Discard(card_set((held[3], held[8])))]


def test_fewer_than_two_are_refused_with_the_reason(qtbot: QtBot) -> None:
    panel, held = discarding(qtbot)
    heard = Heard(panel)
    qtbot.mouseClick(panel.confirm, LEFT)
    panel.set_chosen(held[:1])
    qtbot.mouseClick(panel.confirm, LEFT)
    panel.lay_away()
    assert heard.refusals == ["discard_not_two"] * 3
    assert heard.chosen == []
    assert panel.confirm.accessibleDescription() == "Lay exactly two cards away."


def test_a_card_taken_back_bars_the_button_again(qtbot: QtBot) -> None:
    panel, held = discarding(qtbot)
    panel.set_chosen(held[:2])
    assert panel.confirm.isEnabled()
    panel.set_chosen(held[:1])
    assert not panel.confirm.isEnabled()


def test_the_keyboard_lays_away_once_two_are_chosen(qtbot: QtBot) -> None:
    panel, held = discarding(qtbot)
    heard = Heard(panel)
    panel.set_chosen(held[:2])
    panel.setFocus()
    press(qtbot, Qt.Key.Key_Return)
    assert heard.chosen == [Discard(card_set(held[:2]))]


def test_another_turn_starts_with_nothing_chosen(qtbot: QtBot) -> None:
    panel, held = discarding(qtbot)
    panel.set_chosen(held[:2])
    panel.present(turn_after("bid misere", "pass", "pass"))
    assert panel.cards == ()
    assert "misère" in panel.headline.text()
    assert not panel.mark.isVisible()


def at_a_live_table(qtbot: QtBot) -> tuple[DiscardPanel, tuple[Card, ...]]:
    """The panel, and the twelve cards held, where nobody is told that he has miscounted."""
    match = dealt(*YOU_WIN_SIX_CLUBS)
    live = replace(match.deal, terms=replace(match.deal.terms, live=True))
    turn = turn_of(replace(match, deal=live))
    panel = DiscardPanel(PALETTE)
    panel.present(turn)
    show(qtbot, panel)
    return panel, tuple(cards_in(turn.view.hand))


@pytest.mark.parametrize("number", [1, 2, 3])
def test_at_a_live_table_any_such_number_goes(qtbot: QtBot, number: int) -> None:
    panel, held = at_a_live_table(qtbot)
    heard = Heard(panel)
    panel.set_chosen(held[:number])
    assert {card_name(card) for card in held[:number]} <= set(texts(panel))
    assert panel.confirm.isEnabled()
    assert panel.confirm.accessibleDescription() == ""
    assert "more" not in panel.subline.text()
    qtbot.mouseClick(panel.confirm, LEFT)
    assert heard.chosen == [Discard(card_set(held[:number]))]


def test_there_are_two_places_until_a_third_card_is_chosen(qtbot: QtBot) -> None:
    panel, held = at_a_live_table(qtbot)
    places = panel.findChildren(CardSlot)
    for number, seen in ((0, 2), (2, 2), (3, 3), (1, 2)):
        panel.set_chosen(held[:number])
        assert sum(place.isVisible() for place in places) == seen
    panel.set_chosen(())
    assert not panel.confirm.isEnabled()
