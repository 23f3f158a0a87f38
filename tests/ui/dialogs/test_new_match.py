"""Agreeing on a new match: rules, length, names, and rules out of a file."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from preferans_qt.game.presets import preset
from preferans_qt.game.rules import with_overrides
from preferans_qt.match.log import Header
from preferans_qt.ui.dialogs.new_match import NewMatch, NewMatchDialog, playable_presets
from preferans_qt.ui.dialogs.problems import ProblemList
from preferans_qt.ui.dialogs.profiles import profile_title
from preferans_qt.ui.preferences.names import shown_names

NAMES = ("Anna", "Boris", "Clara")


@pytest.fixture
def dialog(qtbot: QtBot) -> NewMatchDialog:
    dialog = NewMatchDialog(NAMES)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def button(dialog: NewMatchDialog, text: str) -> QPushButton:
    found = [
        each
        for each in dialog.findChildren(QPushButton)
        if each.text().replace("&", "") == text and each.isVisible()
    ]
    assert len(found) == 1, text
    return found[0]


def choose_profile(dialog: NewMatchDialog, profile: str) -> None:
    rows = dialog.findChild(QListWidget)
    (item,) = rows.findItems(profile_title(profile), Qt.MatchFlag.MatchExactly)
    rows.setCurrentItem(item)


def name_fields(dialog: NewMatchDialog) -> list[QLineEdit]:
    found = [each for each in dialog.findChildren(QLineEdit) if each.objectName() == ""]
    return found[:3]


def shown_text(dialog: NewMatchDialog) -> str:
    return "\n".join(each.text() for each in dialog.findChildren(QLabel) if each.isVisible())


def test_enter_begins_the_usual_match(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.choice == NewMatch(preset("sochi-guide"), "sochi-guide", NAMES)


def test_only_what_three_can_play_is_offered() -> None:
    assert list(playable_presets()) == [
        "sochi-guide",
        "sochi-swedish",
        "sochi-codex",
        "leningrad",
        "rostov",
    ]


@pytest.mark.parametrize("profile", list(playable_presets()))
def test_a_match_can_begin_under_every_preset(dialog: NewMatchDialog, profile: str) -> None:
    choose_profile(dialog, profile)
    choice = dialog.choice
    assert (choice.rules, choice.profile) == (preset(profile), profile)
    header = Header.new(
        created="2026-03-04T20:00:00+00:00",
        program="1",
        profile=choice.profile,
        rules=choice.rules,
        names=choice.names,
        kinds=("human", "heuristic", "heuristic"),
        first_dealer=0,
    )
    assert header.base == profile


def test_the_pool_can_be_shorter_or_longer(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    choose_profile(dialog, "leningrad")
    button(dialog, "10").click()
    assert dialog.choice.rules == with_overrides(preset("leningrad"), {"pool_target": 10})
    assert "10 points a player" in shown_text(dialog)
    button(dialog, "Other").click()
    spin = dialog.findChild(QSpinBox)
    spin.clear()
    qtbot.keyClicks(spin, "35")
    assert dialog.choice.rules.pool_target == 35
    assert dialog.choice.profile == "leningrad"
    choose_profile(dialog, "sochi-guide")
    assert dialog.choice.rules.pool_target == 20
    assert not spin.isVisible()


def test_names_are_taken_and_empty_ones_stay_open(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    fields = name_fields(dialog)
    fields[0].setText("  Ada ")
    fields[1].clear()
    assert dialog.choice.names == ("Ada", "", "Clara")
    assert shown_names(dialog.choice.names) == ("Ada", "Boris", "Clara")


def test_two_players_with_one_name_are_refused(dialog: NewMatchDialog) -> None:
    fields = name_fields(dialog)
    fields[2].setText("Anna")
    assert not button(dialog, "Start the match").isEnabled()
    assert "same name" in shown_text(dialog)
    fields[2].setText("Ada")
    assert button(dialog, "Start the match").isEnabled()


def written(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_rules_out_of_a_file(dialog: NewMatchDialog, tmp_path: Path) -> None:
    text = "name: Club\nbase: rostov\noverride:\n  pool_target: 35\n  ten_mode: checked_open\n"
    dialog.load(written(tmp_path, "club.yaml", text))
    wanted = with_overrides(preset("rostov"), {"pool_target": 35, "ten_mode": "checked_open"})
    assert dialog.choice == NewMatch(wanted, "Club", NAMES)
    assert "35 points in the pool" in shown_text(dialog)
    assert "all hands open" in shown_text(dialog)
    dialog.load(written(tmp_path, "plain.json", '{"base": "leningrad"}'))
    assert dialog.choice == NewMatch(preset("leningrad"), "plain", NAMES)


def test_a_number_of_deals_is_asked_for_when_it_is_left_open(
    dialog: NewMatchDialog, tmp_path: Path
) -> None:
    dialog.load(written(tmp_path, "short.yaml", "pool_scope: none\nend_limit: max_deals:n\n"))
    (spin,) = [each for each in dialog.findChildren(QSpinBox) if each.isVisible()]
    spin.setValue(12)
    assert dialog.choice.rules.max_deals == 12
    assert "12 deal(s) at the latest" in shown_text(dialog)
    assert "points in the pool" not in shown_text(dialog)


def faults(dialog: NewMatchDialog) -> list[tuple[str, ...]]:
    table = dialog.findChild(ProblemList).table
    return [
        tuple(table.item(row, column).text() for column in range(3))
        for row in range(table.rowCount())
    ]


def test_faults_of_a_file_are_told_one_by_one(dialog: NewMatchDialog, tmp_path: Path) -> None:
    text = "override:\n  pool_targt: 30\n  ten_mode: maybe\n  here: false\n"
    dialog.load(written(tmp_path, "club.yaml", text))
    assert "club.yaml cannot be used yet:" in shown_text(dialog)
    told = {fault[0]: fault for fault in faults(dialog)}
    assert told["pool_targt"] == (
        "pool_targt",
        "30",
        "No rule has this name. Is pool_target meant?",
    )
    assert told["ten_mode"] == (
        "ten_mode",
        "'maybe'",
        "whist_quota_1, checked_open, forced_no_quota",
    )
    assert told["here"][1] == "false"
    assert not button(dialog, "Start the match").isEnabled()
    dialog.findChild(QListWidget).setCurrentRow(1)
    assert button(dialog, "Start the match").isEnabled()
    assert dialog.choice.profile == "sochi-swedish"


def test_values_that_do_not_go_together_are_told(dialog: NewMatchDialog, tmp_path: Path) -> None:
    dialog.load(written(tmp_path, "club.yaml", "pool_help: none\nraspasy_prices: null\n"))
    ((rule, value, remedy),) = faults(dialog)
    assert (rule, value) == ("raspasy_prices", "null")
    assert remedy.startswith("With raspasy_scoring: mountain: ")


@pytest.mark.parametrize(
    ("text", "rule", "remedy"),
    [
        ("base: polish", "raspasy_scoring", "This version does not play it."),
        ("players: [4]", "players", "The list should hold 3."),
    ],
)
def test_sound_rules_that_cannot_be_played_are_told(
    dialog: NewMatchDialog, tmp_path: Path, text: str, rule: str, remedy: str
) -> None:
    dialog.load(written(tmp_path, "club.yaml", text))
    assert "club.yaml cannot be played here:" in shown_text(dialog)
    assert rule in {fault[0] for fault in faults(dialog)}
    assert remedy in {fault[2] for fault in faults(dialog)}


@pytest.mark.parametrize(
    ("name", "data", "sentence"),
    [
        ("a.yaml", b"- 1\n- 2\n", "a.yaml holds no rules: each line should be a rule"),
        ("a.yaml", b"", "a.yaml holds no rules"),
        ("a.yaml", b"here: none\nname: [\n", "a.yaml cannot be understood in line 3."),
        ("a.json", b'{\n"here": none}', "a.json cannot be understood in line 2."),
        ("a.json", b"[" * 100_000, "a.json is not a text in YAML or JSON."),
        ("a.yaml", b"\xff\xfe\x00", "a.yaml is not a text in YAML or JSON."),
        ("a.yaml", b"here: !!timestamp x", "a.yaml is not a text in YAML or JSON."),
        ("a.yaml", b"#" * 300_000, "a.yaml is too large to be a profile."),
    ],
)
def test_a_file_without_rules_is_told_in_one_sentence(
    dialog: NewMatchDialog, tmp_path: Path, name: str, data: bytes, sentence: str
) -> None:
    (tmp_path / name).write_bytes(data)
    dialog.load(str(tmp_path / name))
    assert sentence in shown_text(dialog)
    assert faults(dialog) == []
    assert not button(dialog, "Start the match").isEnabled()


def test_a_file_that_is_not_there_is_told(dialog: NewMatchDialog, tmp_path: Path) -> None:
    dialog.load(str(tmp_path / "gone.yaml"))
    assert "gone.yaml cannot be read: No such file or directory." in shown_text(dialog)


def test_a_file_that_cannot_be_understood_stays_told_when_the_list_gets_the_focus(
    qtbot: QtBot, dialog: NewMatchDialog, tmp_path: Path
) -> None:
    dialog.load(written(tmp_path, "bad.yaml", "pool_target: [nonsense"))
    assert not button(dialog, "Start the match").isEnabled()
    focus = dialog.focusWidget()
    assert focus is not None
    assert not isinstance(focus, QListWidget)
    assert "bad.yaml" in shown_text(dialog)
