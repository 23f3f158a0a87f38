"""The panels with the grid: calls of the auction, and the final contract."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.game.actions import Action, Bid, Here, Name, Pass
from preferans_qt.game.contracts import MISERE, TRICK_CONTRACTS, parse_contract
from preferans_qt.game.rules import Rules
from preferans_qt.ui.bidding.buttons import ContractButton
from preferans_qt.ui.bidding.calls import CallsPanel, ContractPanel
from preferans_qt.ui.bidding.ladder import LadderPanel
from preferans_qt.ui.texts.reasons import reason_text
from tests.strategies import GUIDE, rules_of
from tests.ui.bidding.decisions import PALETTE, YOU_WIN_SIX_CLUBS, Heard, press, show, turn_after

LEFT = Qt.MouseButton.LeftButton
SWEDISH = rules_of("sochi-swedish")
OVER_SIX_CLUBS = ("bid 6S", "bid 6C", "pass")


def calls(qtbot: QtBot, *codes: str, rules: Rules = GUIDE) -> CallsPanel:
    panel = CallsPanel(PALETTE)
    panel.present(turn_after(*codes, rules=rules))
    show(qtbot, panel)
    return panel


def naming(qtbot: QtBot) -> ContractPanel:
    panel = ContractPanel(PALETTE)
    panel.present(turn_after(*YOU_WIN_SIX_CLUBS, "discard"))
    show(qtbot, panel)
    return panel


def cell(panel: LadderPanel, contract: str) -> ContractButton:
    return panel.grid.buttons[parse_contract(contract)]


# ------------------------------------------------------------------ calls


@pytest.mark.parametrize(
    ("codes", "rules"),
    [
        ((), GUIDE),
        (OVER_SIX_CLUBS, GUIDE),
        (("bid 6S", "bid misere", "pass"), GUIDE),
        ((), SWEDISH),
        (("bid 6S", "bid 7H", "pass"), SWEDISH),
    ],
)
def test_just_the_legal_calls_are_enabled(
    qtbot: QtBot, codes: tuple[str, ...], rules: Rules
) -> None:
    panel = calls(qtbot, *codes, rules=rules)
    cells = panel.grid.buttons.items()
    enabled: list[Action] = [Bid(contract) for contract, button in cells if button.isEnabled()]
    beside = ((Bid(MISERE), panel.misere), (Here(), panel.here), (Pass(), panel.pass_))
    enabled += [call for call, button in beside if button.isVisible() and button.isEnabled()]
    assert panel.turn is not None
    assert sorted(map(str, enabled)) == sorted(map(str, panel.turn.legal))


def test_a_barred_call_tells_its_reason(qtbot: QtBot) -> None:
    panel = calls(qtbot, *OVER_SIX_CLUBS)
    heard = Heard(panel)
    for contract in ("6S", "8H"):
        button = cell(panel, contract)
        assert panel.turn is not None
        reason = panel.turn.why_not(Bid(parse_contract(contract)))
        assert reason is not None
        assert button.toolTip() == button.accessibleDescription() == reason_text(reason)
        qtbot.mouseClick(button, LEFT)
    assert heard.refusals == ["bid_too_low", "bid_skips_steps"]
    assert heard.chosen == []


def test_what_the_table_does_not_play_is_not_offered(qtbot: QtBot) -> None:
    panel = calls(qtbot, rules=rules_of("polish", end_limit="max_deals:9"))
    assert not panel.misere.isVisible()
    assert not panel.here.isVisible()


def test_a_click_calls_once(qtbot: QtBot) -> None:
    panel = calls(qtbot, *OVER_SIX_CLUBS)
    heard = Heard(panel)
    qtbot.mouseClick(cell(panel, "6D"), LEFT)
    qtbot.mouseDClick(cell(panel, "6D"), LEFT)
    qtbot.mouseClick(panel.pass_, LEFT)
    assert heard.chosen == [Bid(parse_contract("6D"))]


@pytest.mark.parametrize(("name", "call"), [("misere", Bid(MISERE)), ("pass_", Pass())])
def test_calls_beside_the_grid(qtbot: QtBot, name: str, call: Action) -> None:
    panel = calls(qtbot)
    heard = Heard(panel)
    qtbot.mouseClick(getattr(panel, name), LEFT)
    assert heard.chosen == [call]


def test_the_focus_starts_on_pass(qtbot: QtBot) -> None:
    panel = calls(qtbot, *OVER_SIX_CLUBS)
    heard = Heard(panel)
    press(qtbot, Qt.Key.Key_Return)
    assert heard.chosen == [Pass()]


def test_arrows_reach_every_open_call(qtbot: QtBot) -> None:
    panel = calls(qtbot, *OVER_SIX_CLUBS)
    heard = Heard(panel)
    press(qtbot, Qt.Key.Key_Up)
    assert panel.here.hasFocus()
    press(qtbot, Qt.Key.Key_Left)
    assert cell(panel, "6D").hasFocus()
    press(qtbot, Qt.Key.Key_Left, Qt.Key.Key_Up)  # nothing lies there
    press(qtbot, Qt.Key.Key_Space)
    assert heard.chosen == [Bid(parse_contract("6D"))]


def test_arrows_walk_the_grid(qtbot: QtBot) -> None:
    panel = calls(qtbot, rules=SWEDISH)
    cell(panel, "7C").setFocus()
    press(qtbot, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Left)
    assert cell(panel, "9C").hasFocus()


def test_digits_go_to_a_level_and_on_through_its_strains(qtbot: QtBot) -> None:
    panel = calls(qtbot, rules=SWEDISH)
    heard = Heard(panel)
    press(qtbot, Qt.Key.Key_8)
    assert cell(panel, "8S").hasFocus()
    press(qtbot, Qt.Key.Key_8)
    assert cell(panel, "8C").hasFocus()
    press(qtbot, Qt.Key.Key_0)
    assert cell(panel, "10S").hasFocus()
    assert heard.chosen == []


def test_a_digit_without_an_open_contract_tells_the_reason(qtbot: QtBot) -> None:
    panel = calls(qtbot, *OVER_SIX_CLUBS)
    heard = Heard(panel)
    press(qtbot, Qt.Key.Key_9)
    assert heard.refusals == ["bid_skips_steps"]
    assert panel.pass_.hasFocus()


def test_tab_passes_over_barred_calls(qtbot: QtBot) -> None:
    panel = calls(qtbot, *OVER_SIX_CLUBS)
    visited = set()
    for _ in range(6):
        press(qtbot, Qt.Key.Key_Tab)
        visited.add(QApplication.focusWidget())
    assert visited == {cell(panel, "6D"), panel.here, panel.pass_}


def test_keys_that_mean_nothing_here_decide_nothing(qtbot: QtBot) -> None:
    panel = calls(qtbot, rules=SWEDISH)
    heard = Heard(panel)
    press(qtbot, Qt.Key.Key_Escape, Qt.Key.Key_P, Qt.Key.Key_M, Qt.Key.Key_1)
    assert heard.chosen == heard.refusals == []


def test_the_access_key_of_pass_is_in_its_text() -> None:
    panel = CallsPanel(PALETTE)
    panel.present(turn_after())
    assert "&P" in panel.pass_.text()


def test_the_standing_bid_is_marked_and_named(qtbot: QtBot) -> None:
    panel = calls(qtbot, *OVER_SIX_CLUBS)
    marked = [contract for contract, button in panel.grid.buttons.items() if button.marked]
    assert marked == [parse_contract("6C")]
    assert "standing bid" in cell(panel, "6C").accessibleName()
    assert "West" in panel.headline.text()
    assert "six clubs" in panel.headline.text()


# ------------------------------------------------------------------ the final contract


def test_contracts_from_the_winning_bid_on_are_open(qtbot: QtBot) -> None:
    panel = naming(qtbot)
    is_open = [contract for contract, button in panel.grid.buttons.items() if button.isEnabled()]
    assert is_open == list(TRICK_CONTRACTS[1:])
    heard = Heard(panel)
    qtbot.mouseClick(cell(panel, "6S"), LEFT)
    assert heard.refusals == ["contract_below_bid"]


def test_enter_plays_the_winning_bid(qtbot: QtBot) -> None:
    panel = naming(qtbot)
    heard = Heard(panel)
    press(qtbot, Qt.Key.Key_Return)
    assert heard.chosen == [Name(parse_contract("6C"))]


def test_a_contract_is_selected_and_then_confirmed(qtbot: QtBot) -> None:
    panel = naming(qtbot)
    heard = Heard(panel)
    qtbot.mouseClick(cell(panel, "7H"), LEFT)
    qtbot.mouseClick(cell(panel, "8D"), LEFT)
    assert heard.chosen == []
    assert panel.selected == parse_contract("8D")
    assert "eight diamonds" in panel.confirm.text()
    qtbot.mouseClick(panel.confirm, LEFT)
    qtbot.mouseClick(panel.confirm, LEFT)
    assert heard.chosen == [Name(parse_contract("8D"))]


def test_pressing_the_selected_contract_confirms_it(qtbot: QtBot) -> None:
    panel = naming(qtbot)
    heard = Heard(panel)
    qtbot.mouseClick(cell(panel, "7H"), LEFT)
    assert heard.chosen == []
    qtbot.mouseClick(cell(panel, "7H"), LEFT)
    assert heard.chosen == [Name(parse_contract("7H"))]


def test_a_contract_is_named_by_keys_alone(qtbot: QtBot) -> None:
    panel = naming(qtbot)
    heard = Heard(panel)
    press(qtbot, Qt.Key.Key_7, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert panel.selected == parse_contract("7D")
    press(qtbot, Qt.Key.Key_Return)
    assert heard.chosen == [Name(parse_contract("7D"))]
