"""The answer to a proposal to end the match."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from preferans_qt.game import match as matches
from preferans_qt.game.actions import Accept, Action, OfferStop, Refuse
from preferans_qt.game.match import Match
from preferans_qt.game.rules import Rules
from preferans_qt.game.sheet import settle
from preferans_qt.ui.bidding.stop import StopAnswerPanel
from preferans_qt.ui.texts.words import fraction_text
from tests.strategies import GUIDE, rules_of
from tests.ui.bidding.decisions import (
    PALETTE,
    YOU,
    Heard,
    after,
    play_by_chance,
    press,
    show,
    turn_of,
)

LEFT = Qt.MouseButton.LeftButton
WEST = 1


def proposed_by_west(rules: Rules = GUIDE) -> Match:
    match, _ = matches.apply(play_by_chance(rules, 3, seed=4, deals=3), WEST, OfferStop())
    while matches.controller(match) != YOU:
        match = after(match, "accept")
    return match


def asked(qtbot: QtBot, rules: Rules = GUIDE) -> StopAnswerPanel:
    panel = StopAnswerPanel(PALETTE)
    panel.present(turn_of(proposed_by_west(rules)))
    show(qtbot, panel)
    return panel


def test_what_everybody_would_end_with_is_shown(qtbot: QtBot) -> None:
    panel = asked(qtbot)
    match = proposed_by_west()
    shown = [label.text() for label in panel.findChildren(QLabel)]
    assert "West proposes to end the match here." in shown
    for result in settle(match.rules, match.sheet):
        assert fraction_text(result, signed=True) in shown


@pytest.mark.parametrize(("name", "answer"), [("accept", Accept()), ("refuse", Refuse())])
def test_the_mouse_answers_once(qtbot: QtBot, name: str, answer: Action) -> None:
    panel = asked(qtbot)
    heard = Heard(panel)
    qtbot.mouseClick(getattr(panel, name), LEFT)
    qtbot.mouseClick(panel.refuse, LEFT)
    assert heard.chosen == [answer]


def test_the_keyboard_starts_on_playing_on(qtbot: QtBot) -> None:
    panel = asked(qtbot)
    heard = Heard(panel)
    assert panel.refuse.hasFocus()
    press(qtbot, Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert heard.chosen == [Accept()]


def test_a_polish_match_would_be_settled_in_points(qtbot: QtBot) -> None:
    polish = rules_of("polish", end_limit="max_deals:9")
    assert "settled in points" in asked(qtbot, polish).subline.text()
    assert "settled in whists" in asked(qtbot).subline.text()
