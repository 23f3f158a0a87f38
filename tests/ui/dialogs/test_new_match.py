"""Agreeing on a new match: rules, length, players, names, and how slips are dealt with."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from preferans_qt.game.conduct import Conduct
from preferans_qt.game.presets import PRESETS, preset
from preferans_qt.game.rules import with_overrides
from preferans_qt.store.database import Database
from preferans_qt.store.profiles import Profile, Profiles
from preferans_qt.store.settings import Settings
from preferans_qt.ui.dialogs.conduct_choice import conduct_sentence, conduct_title
from preferans_qt.ui.dialogs.last_match import LastMatch, NewMatch, load_last_match, save_last_match
from preferans_qt.ui.dialogs.new_match import NewMatchDialog
from preferans_qt.ui.dialogs.problems import ProblemList
from tests.ui.dialogs.agreeing import (
    LEFT,
    NAMES,
    OPPOSITE,
    RIGHT,
    THREE,
    name_fields,
    opened,
    shown_text,
)
from tests.ui.dialogs.asking import button


def spins(dialog: NewMatchDialog) -> list[QSpinBox]:
    return [each for each in dialog.findChildren(QSpinBox) if each.isVisible()]


def test_enter_begins_the_usual_match(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.choice == NewMatch(
        preset("sochi-guide"), "sochi-guide", THREE, ("human", LEFT, RIGHT), Conduct.LEARNING
    )


@pytest.mark.parametrize("profile", list(PRESETS))
def test_a_match_can_be_agreed_on_under_every_preset(dialog: NewMatchDialog, profile: str) -> None:
    assert dialog.profiles.choose(profile)
    choice = dialog.choice
    limit = choice.rules.end_limit
    assert choice.rules == with_overrides(preset(profile), {"end_limit": limit})
    header = choice.header(0)
    assert (header.base, header.players) == (profile, 3)


def test_with_four_somebody_sits_opposite(dialog: NewMatchDialog) -> None:
    assert len(name_fields(dialog)) == 3
    button(dialog, "Four").click()
    assert [field.text() for field in name_fields(dialog)] == list(NAMES)
    assert dialog.choice.names == NAMES
    assert dialog.choice.kinds == ("human", LEFT, OPPOSITE, RIGHT)
    assert dialog.players == 4
    assert "The dealer sits out" in shown_text(dialog)
    button(dialog, "Three").click()
    assert dialog.choice.names == THREE


def test_rules_for_three_only_say_so_and_the_wish_for_four_is_kept(dialog: NewMatchDialog) -> None:
    button(dialog, "Four").click()
    dialog.profiles.choose("sochi-swedish")
    four = button(dialog, "Four")
    assert not four.isEnabled()
    assert four.toolTip() == "Sochi for three is for three players."
    assert four.accessibleDescription() == four.toolTip()
    assert four.toolTip() in shown_text(dialog)
    assert dialog.choice.names == THREE
    dialog.profiles.choose("rostov")
    assert button(dialog, "Four").isEnabled()
    assert dialog.choice.names == NAMES


def test_rules_for_four_only(qtbot: QtBot, profiles: Profiles) -> None:
    rules = with_overrides(preset("rostov"), {"players": [4], "raspasy_talon_3p": None})
    profiles.save(Profile("Club", "rostov", rules))
    dialog = opened(qtbot, profiles)
    dialog.profiles.choose("Club")
    assert not button(dialog, "Three").isEnabled()
    assert "Club is for four players." in shown_text(dialog)
    assert dialog.choice.header(0).players == 4


def test_the_pool_can_be_shorter_or_longer(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    dialog.profiles.choose("leningrad")
    button(dialog, "10").click()
    assert dialog.choice.rules == with_overrides(preset("leningrad"), {"pool_target": 10})
    assert "10 points a player" in shown_text(dialog)
    button(dialog, "Other").click()
    (spin,) = spins(dialog)
    spin.clear()
    qtbot.keyClicks(spin, "35")
    assert dialog.choice.rules.pool_target == 35
    assert dialog.choice.profile == "leningrad"
    dialog.profiles.choose("sochi-guide")
    assert dialog.choice.rules.pool_target == 20
    assert not spin.isVisible()


def test_names_are_taken_and_empty_ones_stay_open(dialog: NewMatchDialog) -> None:
    fields = name_fields(dialog)
    fields[0].setText("  Ada ")
    fields[1].clear()
    assert dialog.choice.names == ("Ada", "", "Clara")
    assert fields[1].placeholderText() == "Hedgehog"


def test_two_players_with_one_name_are_refused(dialog: NewMatchDialog) -> None:
    fields = name_fields(dialog)
    fields[2].setText("Anton")
    assert button(dialog, "Start the match").isEnabled()  # nobody sits opposite
    button(dialog, "Four").click()
    assert not button(dialog, "Start the match").isEnabled()
    assert "same name" in shown_text(dialog)
    name_fields(dialog)[2].setText("Ada")
    assert button(dialog, "Start the match").isEnabled()


@pytest.mark.parametrize("conduct", list(Conduct))
def test_how_slips_are_dealt_with_is_told_and_taken(
    qtbot: QtBot, dialog: NewMatchDialog, conduct: Conduct
) -> None:
    box = dialog.conduct.box
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findText(conduct_title(conduct))):
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert conduct_sentence(conduct) in shown_text(dialog)
    assert box.accessibleDescription() == conduct_sentence(conduct)
    assert dialog.choice.header(0).conduct is conduct


# Rules of one's own


def written(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_rules_out_of_a_file_are_kept(
    dialog: NewMatchDialog, profiles: Profiles, tmp_path: Path
) -> None:
    text = "name: Club\nbase: rostov\noverride:\n  pool_target: 35\n  ten_mode: checked_open\n"
    dialog.load(written(tmp_path, "club.yaml", text))
    wanted = with_overrides(preset("rostov"), {"pool_target": 35, "ten_mode": "checked_open"})
    assert (dialog.choice.rules, dialog.choice.profile) == (wanted, "Club")
    assert "35 points in the pool" in shown_text(dialog)
    assert "From Rostov. What differs:" in shown_text(dialog)
    assert "Defence against a ten: Checked with all hands open (in Rostov:" in shown_text(dialog)
    dialog.load(written(tmp_path, "plain.json", '{"base": "leningrad"}'))
    assert (dialog.choice.rules, dialog.choice.profile) == (preset("leningrad"), "plain")
    assert "The same as Leningrad." in shown_text(dialog)
    assert [each.name for each in profiles.all()] == ["Club", "plain"]


@pytest.mark.parametrize(
    ("limit", "number", "agreed", "sentence"),
    [
        ("max_deals:n", 12, "max_deals:12", "12 deal(s) at the latest"),
        ("clock", 45, "clock:45", "No deal begins after 45 minute(s)."),
    ],
)
def test_a_number_is_asked_for_when_the_limit_is_left_open(
    dialog: NewMatchDialog, tmp_path: Path, limit: str, number: int, agreed: str, sentence: str
) -> None:
    dialog.load(written(tmp_path, "short.yaml", f"pool_scope: none\nend_limit: {limit}\n"))
    (spin,) = spins(dialog)
    spin.setValue(number)
    assert dialog.choice.rules.end_limit == agreed
    assert sentence in shown_text(dialog)
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
    dialog.profiles.list.setCurrentRow(1)
    assert button(dialog, "Start the match").isEnabled()
    assert dialog.choice.profile == "sochi-swedish"


def test_values_that_do_not_go_together_are_told_with_the_reason(
    dialog: NewMatchDialog, profiles: Profiles, tmp_path: Path
) -> None:
    dialog.load(written(tmp_path, "club.yaml", "pool_recording: uncapped\n"))
    ((rule, value, remedy),) = faults(dialog)
    assert (rule, value) == ("pool_help", "'highest_unclosed'")
    assert remedy.startswith("A pool that takes everything has no points left")
    assert remedy.endswith("Possible here: none")
    assert profiles.all() == ()


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
    dialog: NewMatchDialog, tmp_path: Path
) -> None:
    dialog.load(written(tmp_path, "bad.yaml", "pool_target: [nonsense"))
    assert not button(dialog, "Start the match").isEnabled()
    focus = dialog.focusWidget()
    assert focus is not None
    assert focus is not dialog.profiles.list
    assert "bad.yaml" in shown_text(dialog)


def test_what_the_disk_refuses_stays_told(
    dialog: NewMatchDialog, database: Database, tmp_path: Path
) -> None:
    database.rows("PRAGMA query_only = 1")
    dialog.profiles.choose("rostov")
    dialog.load(written(tmp_path, "club.yaml", "pool_target: 35\n"))
    assert "nothing was saved" in shown_text(dialog)
    assert dialog.choice.profile == "rostov"


# What is remembered


def test_the_last_choices_are_the_next_defaults(
    qtbot: QtBot, profiles: Profiles, database: Database
) -> None:
    profiles.save(Profile("Club", "leningrad", preset("leningrad")))
    dialog = opened(qtbot, profiles)
    dialog.profiles.choose("Club")
    button(dialog, "Four").click()
    button(dialog, "30").click()
    dialog.conduct.box.setCurrentIndex(1)
    agreed = dialog.choice
    save_last_match(Settings(database), agreed)
    again = opened(qtbot, profiles, load_last_match(Settings(database)))
    assert again.choice == agreed
    assert again.choice.conduct is Conduct.STRICT
    assert again.choice.rules.pool_target == 30


def test_a_number_of_deals_is_remembered(qtbot: QtBot, profiles: Profiles) -> None:
    dialog = opened(qtbot, profiles)
    dialog.profiles.choose("polish")
    spins(dialog)[0].setValue(12)
    again = opened(qtbot, profiles, LastMatch.of(dialog.choice))
    assert again.choice.rules.max_deals == 12


def test_what_was_remembered_may_be_gone(qtbot: QtBot, profiles: Profiles) -> None:
    last = LastMatch(profile="Club", players=7, pool=30, bots=("guru",), conduct="rude")
    dialog = opened(qtbot, profiles, last)
    assert dialog.choice == NewMatch(
        preset("sochi-guide"), "sochi-guide", THREE, ("human", LEFT, RIGHT), Conduct.LEARNING
    )


@pytest.mark.parametrize(
    "stored", ["", "[]", "null", "[" * 9999, '{"players": "4", "profile": 1, "bots": 5}']
)
def test_a_damaged_memory_is_as_good_as_none(database: Database, stored: str) -> None:
    Settings(database).set("new_match", stored)
    assert load_last_match(Settings(database)) == LastMatch()
