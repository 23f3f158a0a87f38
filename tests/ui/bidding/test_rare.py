"""Decisions that only some tables know: each is offered there, in numbers, and nowhere else."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from preferans_qt.game.actions import (
    Action,
    Bid,
    Discard,
    Look,
    OfferShare,
    TakeTalon,
)
from preferans_qt.game.contracts import MISERE_WITHOUT_TALON, NINE_WITHOUT_TALON
from preferans_qt.game.outcome import Terms
from preferans_qt.ui.bidding.buttons import ContractButton
from preferans_qt.ui.bidding.calls import CallsPanel, ContractPanel
from preferans_qt.ui.bidding.discard import DiscardPanel
from preferans_qt.ui.bidding.whist import DefencePanel, WhistPanel
from preferans_qt.ui.texts.reasons import reason_text
from tests.ui.bidding import tables
from tests.ui.bidding.decisions import (
    EAST_WINS,
    WEST_WINS,
    YOU_WIN_SIX_CLUBS,
    Heard,
    press,
    turn_after,
)
from tests.ui.bidding.tables import (
    CASES,
    CODEX,
    DARK,
    caption,
    captions,
    case_of,
    said,
    shown,
    visible,
)

LEFT = Qt.MouseButton.LeftButton
SPACE, ENTER = Qt.Key.Key_Space, Qt.Key.Key_Return
SMALLEST = 380  # height over the hand in the smallest window

every_case = pytest.mark.parametrize("case", CASES)


# ------------------------------------------------------------------ what holds for each


@every_case
def test_just_the_legal_answers_can_be_given(qtbot: QtBot, case: str) -> None:
    panel = case_of(qtbot, case)
    turn = panel.turn
    assert turn is not None
    given = set()
    for button in visible(panel):
        heard = Heard(panel)
        panel.present(turn)
        if button.isEnabled():
            qtbot.mouseClick(button, LEFT)
            if isinstance(button, ContractButton) and isinstance(panel, ContractPanel):
                qtbot.mouseClick(panel.confirm, LEFT)
            given |= set(heard.chosen)
        else:
            qtbot.mouseClick(button, LEFT)
            assert heard.chosen == []
            assert button.reason is not None
            assert heard.refusals == [button.reason.refusal.value]
    legal = {action for action in turn.legal if not isinstance(action, Discard)}
    assert given == legal


@every_case
def test_the_focus_starts_where_nothing_rash_is_done(qtbot: QtBot, case: str) -> None:
    panel = case_of(qtbot, case)
    heard = Heard(panel)
    if case == "talon":
        return  # the focus stays on the cards
    press(qtbot, ENTER)
    safe: dict[str, str] = {
        "dark": "look",
        "after dark passes": "look",
        "over a dark bid": "look",
        "everything": "look",
        "half": "refuse",
        "dark win": "talon",
        "entering": "enter pool",
        "polish choice": "alone",
        "dealer's choice": "closed",
        "naming": "name 6C",
        "nine named": "name 9S",
    }
    assert [str(action) for action in heard.chosen] == [safe.get(case, "pass")]


@every_case
def test_every_answer_has_an_access_key_of_its_own(qtbot: QtBot, case: str) -> None:
    panel = case_of(qtbot, case)
    keys = []
    for button in visible(panel):
        if button.text():
            marked = re.findall(r"(?<!&)&(\w)", button.text())
            assert len(marked) == 1, button.text()
            keys += marked
    assert len({key.lower() for key in keys}) == len(keys), keys


@every_case
def test_what_each_answer_means_can_be_heard(qtbot: QtBot, case: str) -> None:
    panel = case_of(qtbot, case)
    for button in visible(panel):
        if not isinstance(button, ContractButton) and button not in (
            getattr(panel, "confirm", None),
            getattr(panel, "here", None),
        ):
            assert button.accessibleDescription(), button.text()
        if button.reason is not None:
            assert button.accessibleDescription() == reason_text(button.reason)


@every_case
def test_it_fits_the_smallest_window(qtbot: QtBot, case: str) -> None:
    panel = case_of(qtbot, case)
    assert panel.minimumSizeHint().height() <= SMALLEST
    for button in visible(panel):
        assert button.width() >= button.minimumSizeHint().width(), button.text()


def test_names_with_an_ampersand_mark_no_access_key(qtbot: QtBot) -> None:
    turn = tables.the_dealer_is_asked()
    turn.names.rename(("You", "W & W", "N & N", "E & E"))
    panel = shown(qtbot, WhistPanel, turn)
    assert any("N && N" in button.text() for button in visible(panel))


def test_a_beginner_sees_nothing_of_it(qtbot: QtBot) -> None:
    usual = {
        CallsPanel: (turn_after(), ["Misère", "Here", "Pass"]),
        DiscardPanel: (turn_after(*YOU_WIN_SIX_CLUBS), ["Lay away"]),
        ContractPanel: (turn_after(*YOU_WIN_SIX_CLUBS, "discard"), ["Play six clubs"]),
        WhistPanel: (turn_after(*EAST_WINS, "name 7H"), ["Whist", "Half-whist", "Pass"]),
        DefencePanel: (
            turn_after(*WEST_WINS, "name 6H", "pass", "whist"),
            ["Open", "Closed"],
        ),
    }
    for kind, (turn, expected) in usual.items():
        assert captions(shown(qtbot, kind, turn)) == expected


def test_a_misere_is_shared_by_four_only(qtbot: QtBot) -> None:
    assert not any("half" in text for text in captions(shown(qtbot, CallsPanel, turn_after())))
    three = shown(qtbot, CallsPanel, turn_after(rules=CODEX))
    assert captions(three) == ["Misère", "Here", "Pass"]


# ------------------------------------------------------------------ calls


def test_calls_in_the_dark_are_marked(qtbot: QtBot) -> None:
    panel = case_of(qtbot, "dark")
    assert isinstance(panel, CallsPanel)
    assert {"Misère in the dark", "Pass in the dark", "Look at my cards"} <= set(captions(panel))
    first = next(panel.grid.open_cells())
    assert first.accessibleName() == "six spades in the dark"
    panel.present(turn_after("look", rules=DARK))
    assert captions(panel) == ["Misère", "Here", "Pass"]
    assert first.accessibleName() == "six spades"
    assert "dark" not in said(panel)


def test_what_the_dark_brings_and_forbids_is_told_in_numbers(qtbot: QtBot) -> None:
    text = said(case_of(qtbot, "dark"))
    assert "You have not looked at your cards." in text
    assert "A bid in the dark counts 2 time(s)" in text
    assert "After your pass the bidding starts at level 7." in text
    assert "each trick counts 2 time(s), and you get a bomb × 2" in text
    panel = case_of(qtbot, "after dark passes")
    text = said(panel)
    assert panel.turn is not None
    both = panel.turn.names.listed((1, 2))
    assert f"Passed in the dark: {both}. The bidding now starts at level 8." in text
    assert "each trick counts 8 time(s), and you get a bomb × 8" in text
    assert "After your pass" not in text  # nobody is left to bid


def test_a_dealer_who_sits_out_gets_a_bomb_too(qtbot: QtBot) -> None:
    assert "you and East get a bomb × 2" in said(case_of(qtbot, "everything"))


def test_a_bomb_multiplies_a_bid_in_the_dark(qtbot: QtBot) -> None:
    turn = turn_after(rules=DARK)
    terms = Terms(bombs=(4, 1, 1))
    panel = shown(qtbot, CallsPanel, replace(turn, view=replace(turn.view, terms=terms)))
    assert "A bid in the dark counts 8 time(s)" in said(panel)


def test_a_bid_made_in_the_dark_is_told(qtbot: QtBot) -> None:
    panel = case_of(qtbot, "over a dark bid")
    assert panel.headline.text() == "West holds the bid at six spades, in the dark"
    assert "a pass like any other" in said(panel)


@pytest.mark.parametrize(
    ("case", "name", "action"),
    [
        ("dark", "look", Look()),
        ("without talon", "misere_without_talon", Bid(MISERE_WITHOUT_TALON)),
        ("without talon", "nine_without_talon", Bid(NINE_WITHOUT_TALON)),
        ("third hand", "talon", TakeTalon()),
        ("share", "share", OfferShare()),
    ],
)
def test_a_rare_call_by_key_and_by_mouse(
    qtbot: QtBot, case: str, name: str, action: Action
) -> None:
    panel = case_of(qtbot, case)
    heard = Heard(panel)
    button = getattr(panel, name)
    button.setFocus()
    press(qtbot, SPACE)
    panel.present(CASES[case][1]())
    qtbot.mouseClick(button, LEFT)
    qtbot.mouseDClick(button, LEFT)
    assert heard.chosen == [action, action]


def test_rare_calls_are_reached_by_arrows(qtbot: QtBot) -> None:
    panel = case_of(qtbot, "everything looked")
    assert isinstance(panel, CallsPanel)
    press(qtbot, Qt.Key.Key_Up)
    assert panel.nine_without_talon.hasFocus()
    panel.pass_.setFocus()
    press(qtbot, Qt.Key.Key_Down)
    assert panel.share.hasFocus()


def test_the_talon_counts_as_the_lowest_bid(qtbot: QtBot) -> None:
    panel = case_of(qtbot, "third hand")
    assert isinstance(panel, CallsPanel)
    assert panel.talon.toolTip() == "It counts as a bid of six spades."


def test_half_of_a_misere_is_offered_in_numbers(qtbot: QtBot) -> None:
    panel = case_of(qtbot, "share")
    assert isinstance(panel, CallsPanel)
    assert caption(panel.share) == "Offer half to East"
    assert "East sees your hand" in panel.share.toolTip()
    assert "5 point(s) in the pool, or 5 point(s) on the mountain" in panel.share.toolTip()
    assert "East would take half of the misère." in said(case_of(qtbot, "shared"))
    refused = shown(qtbot, CallsPanel, turn_after("share", "refuse", rules=CODEX, players=4))
    assert "East does not share the misère." in said(refused)
