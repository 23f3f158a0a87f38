"""The panels of a defender: whist, half-whist or pass, and open or closed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from preferans_qt.game.actions import Action, Defend, HalfWhist, Pass, Whist
from preferans_qt.game.rules import Rules
from preferans_qt.ui.bidding.answers import AnswersPanel
from preferans_qt.ui.bidding.whist import DefencePanel, WhistPanel
from tests.strategies import GUIDE, rules_of
from tests.ui.bidding.decisions import (
    EAST_WINS,
    PALETTE,
    WEST_WINS,
    Heard,
    press,
    show,
    turn_after,
)

LEFT = Qt.MouseButton.LeftButton
LENINGRAD = rules_of("leningrad")


def whist(qtbot: QtBot, *codes: str, rules: Rules = GUIDE) -> WhistPanel:
    panel = WhistPanel(PALETTE)
    panel.present(turn_after(*codes, rules=rules))
    show(qtbot, panel)
    return panel


def defence(qtbot: QtBot) -> DefencePanel:
    panel = DefencePanel(PALETTE)
    panel.present(turn_after(*WEST_WINS, "name 6H", "pass", "whist"))
    show(qtbot, panel)
    return panel


def sentences(panel: AnswersPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel)]


@pytest.mark.parametrize(
    ("codes", "rules"),
    [
        ((*EAST_WINS, "name 7H"), GUIDE),
        ((*WEST_WINS, "name 7H", "pass"), GUIDE),
        ((*WEST_WINS, "name 7H", "whist"), GUIDE),
        ((*WEST_WINS, "name 8H", "pass"), GUIDE),
        ((*EAST_WINS, "name 6S", "pass", "half"), GUIDE),
        ((*EAST_WINS, "name 7H", "whist", "pass"), LENINGRAD),
    ],
)
def test_just_the_legal_answers_are_enabled(
    qtbot: QtBot, codes: tuple[str, ...], rules: Rules
) -> None:
    panel = whist(qtbot, *codes, rules=rules)
    answers: tuple[tuple[Action, AnswersPanel], ...] = (
        (Pass(), panel.pass_),
        (HalfWhist(), panel.half_whist),
        (Whist(), panel.whist),
    )
    assert panel.turn is not None
    assert [answer for answer, button in answers if button.isEnabled()] == list(panel.turn.legal)


@pytest.mark.parametrize(
    ("name", "answer"), [("whist", Whist()), ("half_whist", HalfWhist()), ("pass_", Pass())]
)
def test_the_mouse_answers_once(qtbot: QtBot, name: str, answer: Action) -> None:
    panel = whist(qtbot, *WEST_WINS, "name 6H", "pass")
    heard = Heard(panel)
    qtbot.mouseClick(getattr(panel, name), LEFT)
    qtbot.mouseDClick(getattr(panel, name), LEFT)
    assert heard.chosen == [answer]


def test_the_keyboard_answers(qtbot: QtBot) -> None:
    panel = whist(qtbot, *WEST_WINS, "name 6H", "pass")
    heard = Heard(panel)
    assert panel.pass_.hasFocus()
    press(qtbot, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert heard.chosen == [Whist()]


def test_barred_half_whist_tells_why_beside_the_button_and_on_a_click(qtbot: QtBot) -> None:
    panel = whist(qtbot, *EAST_WINS, "name 7H")
    heard = Heard(panel)
    qtbot.mouseClick(panel.half_whist, LEFT)
    assert heard.refusals == ["half_whist_not_now"]
    assert panel.half_whist.toolTip() in sentences(panel)


def test_a_retreating_whister_starts_on_whist(qtbot: QtBot) -> None:
    panel = whist(qtbot, *EAST_WINS, "name 7H", "whist", "pass", rules=LENINGRAD)
    assert panel.whist.hasFocus()
    assert not panel.pass_.isEnabled()


def test_the_head_tells_contract_and_calls_so_far(qtbot: QtBot) -> None:
    panel = whist(qtbot, *EAST_WINS, "name 6S", "pass", "half")
    assert panel.headline.text() == "East plays six spades."
    assert "West offers half-whist." in panel.subline.text()


def test_each_answer_is_described(qtbot: QtBot) -> None:
    panel = whist(qtbot, *WEST_WINS, "name 6H", "pass")
    for button in (panel.whist, panel.half_whist, panel.pass_):
        assert button.accessibleDescription() in sentences(panel)
        assert button.accessibleDescription()


@pytest.mark.parametrize(("name", "openly"), [("open", True), ("closed", False)])
def test_a_sole_whister_chooses_by_mouse(qtbot: QtBot, name: str, openly: bool) -> None:
    panel = defence(qtbot)
    heard = Heard(panel)
    qtbot.mouseClick(getattr(panel, name), LEFT)
    qtbot.mouseClick(panel.closed, LEFT)
    assert heard.chosen == [Defend(openly)]


def test_a_sole_whister_chooses_by_key(qtbot: QtBot) -> None:
    panel = defence(qtbot)
    heard = Heard(panel)
    assert panel.closed.hasFocus()
    press(qtbot, Qt.Key.Key_Up, Qt.Key.Key_Space)
    assert heard.chosen == [Defend(openly=True)]
