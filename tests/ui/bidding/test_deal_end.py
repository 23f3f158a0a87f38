"""The sheet after a deal: everything that was written is shown."""

from fractions import Fraction

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from preferans_qt.game.cards import card_text
from preferans_qt.game.match import Match
from preferans_qt.game.sheet import balance
from preferans_qt.ui.bidding.deal_end import DealEndPanel, Following
from preferans_qt.ui.texts.entries import entry_text
from preferans_qt.ui.texts.events import result_text
from preferans_qt.ui.texts.words import fraction_text
from tests.strategies import GUIDE, rules_of
from tests.ui.bidding.decisions import (
    PALETTE,
    WEST_WINS,
    after,
    dealt,
    names_of,
    play_by_chance,
    press,
    sheets_of,
    show,
)

LEFT = Qt.MouseButton.LeftButton


def present(
    panel: DealEndPanel, match: Match, index: int, following: Following = Following.NEXT_DEAL
) -> None:
    """Show one finished deal of a match."""
    before, now = sheets_of(match)[index : index + 2]
    names = names_of(match.players)
    panel.present(match.finished[index], names, before, now, match.rules, following=following)


def ended(qtbot: QtBot) -> DealEndPanel:
    panel = DealEndPanel(PALETTE)
    present(panel, play_by_chance(GUIDE, 3, seed=1, deals=1), 0)
    show(qtbot, panel)
    return panel


def shown_by_player(panel: DealEndPanel) -> list[str]:
    page = panel.written.widget()
    return [label.text() for label in page.findChildren(QLabel)]


@pytest.mark.parametrize(
    ("preset", "players", "overrides"),
    [
        ("sochi-guide", 3, {"pool_target": 4}),
        ("sochi-guide", 4, {"pool_target": 4}),
        ("leningrad", 4, {}),
        ("rostov", 3, {}),
        ("polish", 3, {"end_limit": "max_deals:9"}),
    ],
)
def test_every_entry_stands_in_words_and_numbers(
    qtbot: QtBot, preset: str, players: int, overrides: dict[str, object]
) -> None:
    match = play_by_chance(rules_of(preset, **overrides), players, seed=5, deals=8)
    panel = DealEndPanel(PALETTE)
    qtbot.addWidget(panel)
    names = names_of(players)
    assert any(len(deal.entries) >= 3 for deal in match.finished)
    for index, deal in enumerate(match.finished):
        present(panel, match, index)
        assert panel.headline.text() == result_text(deal.result, names)
        labels = shown_by_player(panel)
        for entry in deal.entries:
            place = labels.index(entry_text(entry, names))
            assert labels[place + 2] == fraction_text(Fraction(entry.amount), signed=True)
        assert len([text for text in labels if text.endswith(".")]) == len(deal.entries)


@pytest.mark.parametrize("players", [3, 4])
def test_balances_change_by_what_the_deal_was_worth(qtbot: QtBot, players: int) -> None:
    match = play_by_chance(GUIDE, players, seed=9, deals=6)
    panel = DealEndPanel(PALETTE)
    qtbot.addWidget(panel)
    sheets = sheets_of(match)
    for index in range(len(match.finished)):
        present(panel, match, index)
        labels = shown_by_player(panel)
        changes = [
            now - then
            for then, now in zip(
                balance(GUIDE, sheets[index]), balance(GUIDE, sheets[index + 1]), strict=True
            )
        ]
        captions = [place for place, text in enumerate(labels) if text == "balance in whists"]
        told = [labels[place + 1] for place in captions]
        assert told == [fraction_text(change, signed=True) for change in changes]


def shown_end(qtbot: QtBot, match: Match, index: int = 0) -> DealEndPanel:
    panel = DealEndPanel(PALETTE)
    present(panel, match, index)
    show(qtbot, panel)
    return panel


def test_what_was_doubled_in_the_dark_is_told(qtbot: QtBot) -> None:
    dark = rules_of("sochi-guide", dark_and_bombs="classic")
    match = dealt("pass", "pass", "pass", rules=dark, players=4)
    panel = shown_end(qtbot, after(match, *["play"] * 30))
    holders = names_of(4).listed((0, 1, 2, 3))
    assert panel.subline.text() == (
        f"Each trick counts 8 time(s): passed in the dark. A bomb × 8 for: {holders}."
    )
    codes = ("bid 6S", "pass", "pass", "talon", "discard", "name 6S")
    panel = shown_end(qtbot, after(dealt(*codes, rules=dark), *["play"] * 30))
    assert "Everything counts 2 time(s): bid in the dark." in panel.subline.text()


def test_a_redeal_writes_nothing(qtbot: QtBot) -> None:
    polish = rules_of("polish", end_limit="max_deals:9")
    panel = shown_end(qtbot, dealt("pass", "pass", "pass", rules=polish))
    assert panel.headline.text() == "All passed, and the cards are dealt again."
    assert shown_by_player(panel) == ["Nothing is written."]


def test_a_contract_given_up_is_told(qtbot: QtBot) -> None:
    rules = rules_of("sochi-guide", concede_without_three=True)
    panel = shown_end(qtbot, dealt(*WEST_WINS[:-1], "concede", rules=rules))
    assert panel.headline.text() == "West gives up six spades and writes three tricks short."
    assert "+6" in shown_by_player(panel)


def test_a_shared_misere_is_told(qtbot: QtBot) -> None:
    codes = ("share", "accept", "bid misere", "pass", "pass", "discard")
    match = dealt(*codes, rules=rules_of("sochi-codex"), players=4)
    panel = shown_end(qtbot, after(match, *["play"] * 30))
    assert "Written half by You, half by East." in panel.subline.text()


def test_polish_deals_are_balanced_in_points(qtbot: QtBot) -> None:
    polish = rules_of("polish", end_limit="max_deals:9")
    match = after(dealt(*WEST_WINS, "name 6H", "whist", "whist", rules=polish), *["play"] * 30)
    labels = shown_by_player(shown_end(qtbot, match))
    assert "balance in points" in labels
    assert "balance in whists" not in labels


def test_good_cards_in_the_talon_are_written_by_the_dealer(qtbot: QtBot) -> None:
    rules = rules_of("sochi-guide", talon_bonus="ace_only", consolation="fixed_10")
    codes = (*WEST_WINS, "name 6H", "pass", "pass", "pass")
    for number in range(1, 50):
        match = dealt(*WEST_WINS[:3], rules=rules, players=4, number=number)
        if any(card_text(card).startswith("A") for card in match.deal.talon):
            break
    match = dealt(*codes[:-1], rules=rules, players=4, number=number)
    assert match.deal is None
    labels = shown_by_player(shown_end(qtbot, match))
    assert "East writes 10 whist(s) on West: good cards in the talon, 1 × 10." in labels


def test_a_contract_stands_on_the_banner(qtbot: QtBot) -> None:
    match = dealt(*WEST_WINS, "name 6H", "pass", "pass")
    panel = DealEndPanel(PALETTE)
    present(panel, match, 0)
    show(qtbot, panel)
    assert panel.mark.isVisible()
    present(panel, after(dealt("pass", "pass", "pass"), *["play"] * 30), 0)
    assert not panel.mark.isVisible()


def test_the_next_deal_is_asked_for_once(qtbot: QtBot) -> None:
    for ask in (
        lambda panel: qtbot.mouseClick(panel.next_button, LEFT),
        lambda panel: press(qtbot, Qt.Key.Key_Return),
        lambda panel: qtbot.keyClick(panel, Qt.Key.Key_Enter),
    ):
        panel = ended(qtbot)
        asked: list[bool] = []
        panel.next_deal.connect(lambda asked=asked: asked.append(True))
        ask(panel)
        ask(panel)
        assert asked == [True]


def test_the_panel_can_be_put_away_to_look_at_the_table(qtbot: QtBot) -> None:
    panel = ended(qtbot)
    with qtbot.waitSignal(panel.dismissed):
        press(qtbot, Qt.Key.Key_Left, Qt.Key.Key_Return)
    with qtbot.assertNotEmitted(panel.dismissed), qtbot.waitSignal(panel.next_deal):
        press(qtbot, Qt.Key.Key_Right, Qt.Key.Key_Return)  # and still goes on


def test_after_the_last_deal_comes_the_settlement(qtbot: QtBot) -> None:
    panel = DealEndPanel(PALETTE)
    qtbot.addWidget(panel)
    match = play_by_chance(GUIDE, 3, seed=1, deals=1)
    present(panel, match, 0)
    assert panel.next_button.text() == "&Next deal"
    present(panel, match, 0, following=Following.SETTLEMENT)
    assert panel.next_button.text() == "Se&ttlement"


def test_a_small_panel_scrolls_by_keys(qtbot: QtBot) -> None:
    panel = DealEndPanel(PALETTE)
    match = play_by_chance(GUIDE, 4, seed=5, deals=8)
    longest = max(range(8), key=lambda index: len(match.finished[index].entries))
    present(panel, match, longest)
    show(qtbot, panel)
    panel.resize(panel.minimumSizeHint())
    bar = panel.written.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    press(qtbot, Qt.Key.Key_Down)
    assert bar.value() > 0
    press(qtbot, Qt.Key.Key_PageUp)
    assert bar.value() == 0


def test_sliding_takes_the_time_it_is_given(qtbot: QtBot) -> None:
    panel = ended(qtbot)
    panel.slide_to(QPoint(30, 40), 0)
    assert panel.pos() == QPoint(30, 40)
    panel.slide_to(QPoint(60, 40), 20)
    assert panel.pos() != QPoint(60, 40)
    qtbot.waitUntil(lambda: panel.pos() == QPoint(60, 40))
