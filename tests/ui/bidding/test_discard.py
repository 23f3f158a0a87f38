"""The panel of the discard; its cards are chosen on the table."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from preferans_qt.game.actions import Discard
from preferans_qt.game.cards import Card, card_set, cards_in
from preferans_qt.ui.bidding.discard import DiscardPanel
from preferans_qt.ui.texts.words import card_name
from tests.ui.bidding.decisions import PALETTE, YOU_WIN_SIX_CLUBS, Heard, press, show, turn_after

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
