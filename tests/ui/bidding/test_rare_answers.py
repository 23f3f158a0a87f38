"""Answers that only some tables ask for: a sitting dealer, the Polish game, costs, the dark."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from preferans_qt.game.actions import (
    Accept,
    Bid,
    Claim,
    Concede,
    EnterContract,
    Inspect,
    Name,
    Refuse,
    RejectTalon,
)
from preferans_qt.game.contracts import MISERE
from preferans_qt.ui.bidding.calls import ContractPanel
from preferans_qt.ui.bidding.claims import ClaimPanel
from preferans_qt.ui.bidding.discard import DiscardPanel
from preferans_qt.ui.bidding.rare import DarkWinPanel, EnteringPanel, ShareAnswerPanel
from preferans_qt.ui.bidding.whist import DefencePanel
from tests.strategies import GUIDE, rules_of
from tests.ui.bidding import tables
from tests.ui.bidding.decisions import (
    YOU_WIN_SIX_CLUBS,
    Heard,
    dealt,
    press,
    turn_after,
    turn_of,
)
from tests.ui.bidding.tables import (
    COSTLY,
    DARK,
    caption,
    captions,
    case_of,
    said,
    shown,
    turn_after_two,
    visible,
)

LEFT = Qt.MouseButton.LeftButton
SPACE, ENTER = Qt.Key.Key_Space, Qt.Key.Key_Return


# ------------------------------------------------------------------ answers of a dealer


def test_the_dealer_takes_half_of_a_misere(qtbot: QtBot) -> None:
    for name, key, answer in (("half", None, Refuse()), ("half", Qt.Key.Key_Up, Accept())):
        panel = case_of(qtbot, name)
        heard = Heard(panel)
        if key is not None:
            press(qtbot, key)
        press(qtbot, ENTER)
        assert heard.chosen == [answer]
    text = said(panel)
    assert "West shows you the hand" in text
    assert "5 point(s) in the pool, or 5 point(s) on the mountain" in text
    assert "you cannot whist in this deal" in text


def test_a_dealer_who_may_never_whist_is_not_warned(qtbot: QtBot) -> None:
    rules = rules_of("sochi-codex", sitting_dealer_whist="off")
    panel = shown(qtbot, ShareAnswerPanel, tables.you_deal("share", rules=rules))
    assert "whist" not in said(panel)


def test_the_dealer_looks_at_one_hand_before_he_whists(qtbot: QtBot) -> None:
    panel = case_of(qtbot, "dealer")
    assert captions(panel) == [
        "Look at the hand of North",
        "Look at the hand of East",
        "Whist",
        "Pass",
    ]
    heard = Heard(panel)
    qtbot.mouseClick(visible(panel)[1], LEFT)
    assert heard.chosen == [Inspect(3)]
    assert "Look at the hand of a defender first" in said(panel)
    looked = case_of(qtbot, "dealer looked")
    assert captions(looked) == ["Whist", "Pass"]
    text = said(looked)
    assert "You look at the hand of North." in text
    assert "You take over the hand of North. You owe 1 trick(s)" in text
    assert "puts 6 point(s) on your mountain" in text


def test_the_dealer_plays_the_hand_that_he_saw(qtbot: QtBot) -> None:
    panel = case_of(qtbot, "dealer's choice")
    text = said(panel)
    assert panel.turn is not None
    assert "You play the hand of North, and East plays without your help." in text
    assert f"you play the cards of {panel.turn.names.listed((2, 3))} too" in text


def test_a_dealer_claims_for_the_hand_he_plays(qtbot: QtBot) -> None:
    panel = shown(qtbot, ClaimPanel, turn_of(tables.the_dealer_plays()))
    assert isinstance(panel, ClaimPanel)
    text = said(panel)
    assert "North, played by you" in text
    assert "The hand of North will be shown." in text
    assert panel.offer.tricks[2] == sum(panel.offer.tricks) > 0
    assert panel.offer.tricks[0] == 0
    assert caption(panel.all_to[0]) == "I take the rest"
    heard = Heard(panel)
    qtbot.mouseClick(panel.claim, LEFT)
    assert len(heard.chosen) == 1
    assert isinstance(heard.chosen[0], Claim)


# ------------------------------------------------------------------ Polish


@pytest.mark.parametrize(
    ("contract", "alone", "called", "price"),
    [("6H", 2, 4, 10), ("7H", 1, 2, 20), ("8H", 1, 1, 30), ("9H", 1, 1, 40)],
)
def test_a_polish_whister_hears_the_duty_of_each_choice(
    qtbot: QtBot, contract: str, alone: int, called: int, price: int
) -> None:
    panel = shown(qtbot, DefencePanel, tables.polish_choice(contract))
    assert isinstance(panel, DefencePanel)
    assert captions(panel) == ["Alone", "Call in the light", "Call in the dark"]
    assert f"You owe {alone} trick(s); each missing one costs {price}" in panel.alone.toolTip()
    for button in (panel.open, panel.closed):
        assert f"You owe {called} trick(s); each missing one costs {price}" in button.toolTip()


def test_a_hand_that_rests_has_no_row_in_a_claim(qtbot: QtBot) -> None:
    panel = shown(qtbot, ClaimPanel, turn_of(tables.you_play_alone()))
    assert isinstance(panel, ClaimPanel)
    assert [stepper.isVisible() for stepper in panel.steppers] == [True, True, False, False]
    assert [button.isVisible() for button in panel.all_to] == [True, True, False, False]
    panel.steppers[1].spin.setValue(4)
    assert panel.offer == Claim((6, 4, 0))
    assert panel.claim.isEnabled()


# ------------------------------------------------------------------ talon and contract


def test_what_it_costs_to_leave_the_talon_or_to_give_up(qtbot: QtBot) -> None:
    panel = case_of(qtbot, "talon")
    text = said(panel)
    assert "You play the ten cards dealt. East gets 5 point(s) on the mountain" in text
    assert "You get 6 point(s) on the mountain" in text
    assert "Nobody else writes anything." in text
    assert isinstance(panel, DiscardPanel)
    for button, action in ((panel.reject, RejectTalon()), (panel.concede, Concede())):
        panel.present(tables.talon_and_costs())
        heard = Heard(panel)
        button.setFocus()
        press(qtbot, SPACE)
        assert heard.chosen == [action]


def test_three_tricks_cost_what_the_rules_say(qtbot: QtBot) -> None:
    dear = rules_of("leningrad", concede_without_three=True)
    text = said(shown(qtbot, DiscardPanel, tables.talon_and_costs(dear)))
    assert "You get 12 point(s) on the mountain" in text
    polish = rules_of("polish", end_limit="max_deals:9", concede_without_three=True)
    turn = turn_after("bid 7H", "pass", "pass", "discard", rules=polish)
    panel = shown(qtbot, ContractPanel, turn)
    assert "Your total changes by −60:" in said(panel)


def test_giving_up_while_naming(qtbot: QtBot) -> None:
    panel = case_of(qtbot, "naming")
    assert isinstance(panel, ContractPanel)
    assert "You get 6 point(s) on the mountain" in said(panel)
    heard = Heard(panel)
    qtbot.mouseClick(panel.concede, LEFT)
    qtbot.mouseClick(panel.confirm, LEFT)
    assert heard.chosen == [Concede()]


def test_who_has_left_the_talon_cannot_give_up(qtbot: QtBot) -> None:
    turn = turn_after(*YOU_WIN_SIX_CLUBS, "reject", rules=COSTLY)
    panel = shown(qtbot, ContractPanel, turn)
    assert isinstance(panel, ContractPanel)
    assert not panel.concede.isEnabled()
    assert "This deal cannot be given up for three tricks." in said(panel)


def test_a_misere_cannot_be_given_up(qtbot: QtBot) -> None:
    turn = turn_after("bid misere", "pass", "pass", rules=COSTLY)
    panel = shown(qtbot, DiscardPanel, turn)
    assert isinstance(panel, DiscardPanel)
    assert not panel.concede.isEnabled()
    assert panel.reject.isEnabled()
    assert "This deal cannot be given up" in said(panel)


def test_the_dealer_cannot_leave_the_talon(qtbot: QtBot) -> None:
    turn = turn_of(dealt("pass", "pass", "bid 6S", rules=COSTLY, dealer=0))
    panel = shown(qtbot, DiscardPanel, turn)
    assert isinstance(panel, DiscardPanel)
    assert not panel.reject.isEnabled()
    assert "As the dealer you cannot leave the talon." in said(panel)


def test_a_nine_without_the_talon_is_named_from_nine_on(qtbot: QtBot) -> None:
    panel = case_of(qtbot, "nine named")
    assert isinstance(panel, ContractPanel)
    assert "nine without the talon" in panel.headline.text()
    assert not panel.mark.isVisible()
    assert panel.subline.text() == "Name your contract: a nine or a ten."
    heard = Heard(panel)
    press(qtbot, Qt.Key.Key_0, ENTER)
    assert [action for action in heard.chosen if isinstance(action, Name)] == heard.chosen
    assert [str(action) for action in heard.chosen] == ["name 10S"]


# ------------------------------------------------------------------ won in the dark


def test_a_bid_won_in_the_dark(qtbot: QtBot) -> None:
    panel = case_of(qtbot, "dark win")
    text = said(panel)
    assert "You won the bidding at six spades, in the dark" in text
    assert "Everything counts 2 time(s)" in text
    assert "whisted by both" in text
    assert "It brings 10 point(s), and each trick costs 10 point(s)." in text
    heard = Heard(panel)
    press(qtbot, Qt.Key.Key_Down, SPACE)
    assert heard.chosen == [Bid(MISERE)]
    seven = shown(qtbot, DarkWinPanel, turn_after_two("pass", "pass", "bid 8S", rules=DARK))
    assert "whisted by both" not in said(seven)


def test_a_six_in_the_dark_is_announced_while_naming(qtbot: QtBot) -> None:
    codes = ("bid 6S", "pass", "pass", "talon", "discard")
    panel = shown(qtbot, ContractPanel, turn_after(*codes, rules=DARK))
    assert "A six in the dark is whisted by both" in panel.subline.text()
    plain = shown(qtbot, ContractPanel, turn_after(*YOU_WIN_SIX_CLUBS, "discard", rules=GUIDE))
    assert "dark" not in plain.subline.text()


# ------------------------------------------------------------------ written off


def test_where_an_unwhisted_contract_goes_is_told_in_numbers(qtbot: QtBot) -> None:
    turn = tables.nobody_whists()
    sheet = replace(turn.view.sheet, mountain=(1, 0, 0))
    panel = shown(qtbot, EnteringPanel, replace(turn, view=replace(turn.view, sheet=sheet)))
    pool, off = (button.toolTip() for button in visible(panel))
    assert pool == "You get 2 point(s) in the pool: nobody whisted."
    assert "You take 1 point(s) off your mountain" in off
    assert "You get 1 point(s) in the pool" in off
    heard = Heard(panel)
    press(qtbot, Qt.Key.Key_Down, SPACE)
    assert heard.chosen == [EnterContract(off_mountain=True)]
