"""The final account: its numbers are those of the rules, and every line can be checked."""

from collections.abc import Mapping
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from preferans_qt.game.rules import Rules
from preferans_qt.game.sheet import Sheet, balance, one_point_rounding, rounded, settle
from preferans_qt.ui.bidding.settlement import SettlementPanel
from preferans_qt.ui.texts.words import fraction_text
from tests.strategies import GUIDE, rules_of
from tests.ui.bidding.decisions import PALETTE, names_of, play_by_chance, press, show

LEFT = Qt.MouseButton.LeftButton
SWEDISH = rules_of("sochi-swedish")
POLISH = rules_of("polish", end_limit="max_deals:5")
LENINGRAD = rules_of("leningrad")
FULL_POOLS = Sheet((20, 20, 20), (12, 30, 7), ((0, 42, 8), (22, 0, 16), (10, 30, 0)), (0, 0, 0))


def settled(qtbot: QtBot, rules: Rules, sheet: Sheet, **ended: bool) -> SettlementPanel:
    panel = SettlementPanel(PALETTE)
    panel.present(names_of(sheet.players), sheet, rules, **ended)
    show(qtbot, panel)
    return panel


def lines(panel: SettlementPanel) -> dict[str, tuple[str, ...]]:
    """The account as it is shown: numbers by the title of their line."""
    table = panel.account
    columns = range(table.columnCount())
    return {
        table.verticalHeaderItem(row).text(): tuple(
            table.item(row, column).text() for column in columns
        )
        for row in range(table.rowCount())
    }


def numbers(cells: tuple[str, ...]) -> tuple[Fraction, ...]:
    """What a person reads in a line: ``−19 1/3``."""
    return tuple(_number(cell) for cell in cells)


def _number(cell: str) -> Fraction:
    sign = -1 if cell.startswith("−") else 1
    return sign * sum(Fraction(part) for part in cell.lstrip("+−").split(" "))


@pytest.mark.parametrize(
    ("rules", "players"), [(GUIDE, 3), (GUIDE, 4), (SWEDISH, 3), (LENINGRAD, 3), (LENINGRAD, 4)]
)
def test_the_results_are_those_of_the_rules(qtbot: QtBot, rules: Rules, players: int) -> None:
    sheet = play_by_chance(rules, players, seed=3, deals=5).sheet
    shown = lines(settled(qtbot, rules, sheet, early=True))
    results = settle(rules, sheet)
    whole = rounded(results)
    if rules.rounding == "codex_one_point":
        whole = one_point_rounding(rules, sheet).results
    assert numbers(shown["Result, exactly"]) == results
    assert numbers(shown["Result in whole whists"]) == whole
    assert any(results)


def test_the_device_of_one_point_is_shown_beside_the_exact_result(qtbot: QtBot) -> None:
    rules = rules_of("sochi-codex")
    sheet = Sheet((50, 50, 50), (5, 3, 2), ((0,) * 3,) * 3, (0,) * 3)
    shown = lines(settled(qtbot, rules, sheet))
    assert shown["Result, exactly"] == ("−16 2/3", "+3 1/3", "+13 1/3")
    assert shown["Moved on the mountain"] == ("−1", "0", "0")
    assert shown["Whists for that"] == ("−6", "+3", "+3")
    assert shown["Result in whole whists"] == ("−16", "+3", "+13")
    even = Sheet((50, 50, 50), (5, 3, 1), ((0,) * 3,) * 3, (0,) * 3)
    shown = lines(settled(qtbot, rules, even))
    assert "Moved on the mountain" not in shown
    assert shown["Result in whole whists"] == shown["Result, exactly"]


def test_a_polish_match_is_settled_in_points(qtbot: QtBot) -> None:
    sheet = Sheet((0,) * 3, (0,) * 3, ((0,) * 3,) * 3, (40, -20, 10))
    panel = settled(qtbot, POLISH, sheet)
    assert lines(panel) == {"Points": ("+40", "−20", "+10")}
    assert panel.headline.text() == "You win with +40 points"
    level = Sheet((0,) * 3, (0,) * 3, ((0,) * 3,) * 3, (10, 10, 0))
    assert settled(qtbot, POLISH, level).headline.text().endswith("with +10 points")


@pytest.mark.parametrize(("rules", "players"), [(GUIDE, 3), (GUIDE, 4), (LENINGRAD, 4)])
def test_the_account_can_be_followed_with_a_pencil(
    qtbot: QtBot, rules: Rules, players: int
) -> None:
    sheet = play_by_chance(rules, players, seed=3, deals=5).sheet
    shown: Mapping[str, tuple[Fraction, ...]] = {
        title: numbers(cells) for title, cells in lines(settled(qtbot, rules, sheet)).items()
    }
    weight, target = rules.pool_point_as_mountain, rules.pool_target
    assert weight is not None
    assert target is not None
    missing = shown[f"Missing to a pool of {target}, × {weight}"]
    for seat in range(players):
        own = shown["Mountain"][seat] + missing[seat]
        assert missing[seat] == weight * (target - shown["Pool"][seat])
        assert shown["Mountain to be settled"][seat] == own
        mean = sum(shown["Mountain to be settled"]) / players
        assert shown["Mean of the mountains"][seat] == mean
        assert shown["Mean less own mountain"][seat] == mean - own
        assert shown["Mountain part, × 10"][seat] == 10 * (mean - own)
        whists = shown["Whists on the others"][seat] + shown["Whists of the others"][seat]
        assert shown["Whist part"][seat] == whists
        assert shown["Result, exactly"][seat] == 10 * (mean - own) + whists


def test_full_pools_need_no_conversion(qtbot: QtBot) -> None:
    shown = lines(settled(qtbot, GUIDE, FULL_POOLS))
    assert not any(title.startswith("Missing") for title in shown)
    assert shown["Mean of the mountains"] == ("16 1/3",) * 3
    assert shown["Result, exactly"] == ("+61 1/3", "−170 2/3", "+109 1/3")


def test_a_raw_settlement_shows_the_standing_that_sums_to_zero(qtbot: QtBot) -> None:
    shown = lines(settled(qtbot, SWEDISH, FULL_POOLS))
    assert numbers(shown["Mountain part, × 10"]) == (-120, -300, -70)
    assert numbers(shown["Against the mean"]) == balance(SWEDISH, FULL_POOLS)


def test_the_winner_is_named(qtbot: QtBot) -> None:
    panel = settled(qtbot, GUIDE, FULL_POOLS)
    assert panel.headline.text() == "East wins with +109 1/3 whists"
    level = Sheet((20, 20, 20), (1, 1, 7), ((0,) * 3,) * 3, (0,) * 3)
    panel = settled(qtbot, GUIDE, level)
    for part in ("You", "West", "share the first place"):
        assert part in panel.headline.text()
    you = Sheet((20, 20, 20), (0, 1, 7), ((0,) * 3,) * 3, (0,) * 3)
    assert settled(qtbot, GUIDE, you).headline.text().startswith("You win with")


def test_an_early_end_is_told(qtbot: QtBot) -> None:
    assert "agreement" in settled(qtbot, GUIDE, FULL_POOLS, early=True).subline.text()
    assert "agreement" not in settled(qtbot, GUIDE, FULL_POOLS).subline.text()
    panel = settled(qtbot, GUIDE, FULL_POOLS, early=True, out_of_time=True)
    assert panel.subline.text().startswith("The time is over.")


def test_each_number_says_whose_and_what_it_is(qtbot: QtBot) -> None:
    panel = settled(qtbot, GUIDE, FULL_POOLS)
    table = panel.account
    spoken = table.item(0, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "West, Pool: 20"
    whists = next(
        row
        for row in range(table.rowCount())
        if table.verticalHeaderItem(row).text() == "Whists on the others"
    )
    assert "You: 42 on West, 8 on East" in table.item(whists, 0).toolTip()


def test_the_buttons(qtbot: QtBot) -> None:
    panel = settled(qtbot, GUIDE, FULL_POOLS)
    with qtbot.waitSignal(panel.new_match):
        press(qtbot, Qt.Key.Key_Return)
    with qtbot.waitSignal(panel.save_copy):
        press(qtbot, Qt.Key.Key_Left, Qt.Key.Key_Space)
    with qtbot.waitSignal(panel.new_match):
        qtbot.mouseClick(panel.new_button, LEFT)
    with qtbot.waitSignal(panel.save_copy):
        qtbot.mouseClick(panel.save_button, LEFT)


def test_amounts_are_shown_exactly(qtbot: QtBot) -> None:
    shown = lines(settled(qtbot, GUIDE, FULL_POOLS))
    for title in ("Result, exactly", "Whist part"):
        for cell, number in zip(shown[title], numbers(shown[title]), strict=True):
            assert cell == fraction_text(number, signed=True)
