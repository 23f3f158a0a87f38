"""The list of profiles: presets and one's own, which can be changed, renamed, deleted, shared."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from preferans_qt.game.presets import PRESETS, preset
from preferans_qt.game.rules import with_overrides
from preferans_qt.store.database import Database
from preferans_qt.store.profiles import Profile, Profiles
from preferans_qt.ui.dialogs.profile_file import (
    ProfileError,
    profile_text,
    read_profile,
    write_profile,
)
from preferans_qt.ui.dialogs.profile_list import ProfileList
from preferans_qt.ui.dialogs.profile_name import LONGEST_PROFILE_NAME, free_name, name_problem
from preferans_qt.ui.dialogs.profiles import difference_lines, profile_title
from preferans_qt.ui.dialogs.rules_editor import RulesEditor
from tests.ui.dialogs.asking import button, once_asked, press, write

CLUB = Profile("Club", "rostov", with_overrides(preset("rostov"), {"pool_target": 35}))
HOME = Profile("дом", "leningrad", with_overrides(preset("leningrad"), {"stalingrad": True}))


@pytest.fixture
def rows(qtbot: QtBot, profiles: Profiles) -> ProfileList:
    profiles.save(CLUB)
    profiles.save(HOME)
    widget = ProfileList(profiles)
    qtbot.addWidget(widget)
    widget.show()
    return widget


def titles(rows: ProfileList) -> list[str]:
    return [rows.list.item(row).text() for row in range(rows.list.count())]


def run(rows: ProfileList, action: str) -> None:
    """Choose an entry of the menu More, as it is offered now."""
    rows.menu.aboutToShow.emit()
    assert rows.actions_by_name[action].isEnabled(), action
    rows.actions_by_name[action].trigger()


def test_presets_come_first_then_one_s_own(rows: ProfileList) -> None:
    presets = [profile_title(name) for name in PRESETS]
    assert titles(rows) == [*presets, "Your own", "Club", "дом"]


def test_the_arrow_keys_pass_over_the_heading(qtbot: QtBot, rows: ProfileList) -> None:
    rows.choose(list(PRESETS)[-1])
    qtbot.keyClick(rows.list, Qt.Key.Key_Down)
    assert rows.profile == CLUB
    qtbot.keyClick(rows.list, Qt.Key.Key_Up)
    assert rows.profile is not None
    assert rows.profile.name == list(PRESETS)[-1]


def test_all_rules_of_the_chosen_profile_are_shown_and_changed(
    qtbot: QtBot, rows: ProfileList, profiles: Profiles
) -> None:
    rows.choose("Club")

    def change(asking: object) -> None:
        assert isinstance(asking, RulesEditor)
        assert asking.draft.rules() == CLUB.rules
        asking.rows["stalingrad"].editor.box.click()
        button(asking, "Save").click()

    once_asked(change)
    with qtbot.waitSignal(rows.chosen):
        button(rows, "All rules…").click()
    assert rows.profile == profiles.all()[0]
    assert rows.profile.overrides == {"pool_target": 35, "stalingrad": True}


def test_a_new_profile_is_chosen_once_it_is_saved(rows: ProfileList) -> None:
    rows.choose("polish")

    def save(asking: object) -> None:
        assert isinstance(asking, RulesEditor)
        asking.rows["stalingrad"].editor.box.click()
        once_asked(write("Krakow"))
        button(asking, "Save as…").click()

    once_asked(save)
    button(rows, "All rules…").click()
    wanted = with_overrides(preset("polish"), {"stalingrad": True})
    assert rows.profile == Profile("Krakow", "polish", wanted)
    assert titles(rows)[-3:] == ["Club", "Krakow", "дом"]


def test_a_profile_gets_another_name(rows: ProfileList, profiles: Profiles) -> None:
    rows.choose("Club")
    once_asked(write("Clubhouse"))
    run(rows, "rename")
    assert rows.profile == Profile("Clubhouse", CLUB.base, CLUB.rules)
    assert [each.name for each in profiles.all()] == ["Clubhouse", "дом"]


@pytest.mark.parametrize("name", ["", "ДОМ", "Sochi"])
def test_a_name_that_will_not_do_changes_nothing(
    rows: ProfileList, profiles: Profiles, name: str
) -> None:
    rows.choose("Club")
    once_asked(write(name))
    run(rows, "rename")
    assert rows.profile == CLUB
    assert len(profiles.all()) == 2


def test_why_a_name_will_not_do_is_told_while_it_is_typed(rows: ProfileList) -> None:
    rows.choose("Club")
    told = []

    def look(asking: object) -> None:
        assert isinstance(asking, QDialog)
        field = asking.findChild(QLineEdit)
        for name in ("Rostov", "дом", "Clubhouse"):
            field.setText(name)
            told.append(field.accessibleDescription())

    once_asked(look)
    run(rows, "rename")
    assert told == [
        "This is the name of a preset; choose another one.",
        "Other rules have this name already; choose another one.",
        "",
    ]


@pytest.mark.parametrize(("answer", "left"), [("Delete", [HOME]), ("Keep", [CLUB, HOME])])
def test_a_profile_is_deleted_only_on_request(
    rows: ProfileList, profiles: Profiles, answer: str, left: list[Profile]
) -> None:
    rows.choose("Club")
    once_asked(press(answer))
    run(rows, "delete")
    assert list(profiles.all()) == left
    assert rows.profile is not None
    assert rows.profile.name == ("rostov" if answer == "Delete" else "Club")


def test_presets_can_be_neither_renamed_nor_deleted(rows: ProfileList) -> None:
    rows.choose("rostov")
    rows.menu.aboutToShow.emit()
    assert not rows.actions_by_name["rename"].isEnabled()
    assert not rows.actions_by_name["delete"].isEnabled()
    assert rows.actions_by_name["export"].isEnabled()


def test_rules_go_to_a_file_and_come_back(
    rows: ProfileList, profiles: Profiles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "дом.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    rows.choose(HOME.name)
    run(rows, "export")
    assert "stalingrad: true" in path.read_text(encoding="utf-8")
    profiles.delete(HOME.name)
    run(rows, "import")
    assert rows.profile == HOME
    assert profiles.all() == (CLUB, HOME)
    run(rows, "import")  # the same once more
    assert profiles.all() == (CLUB, HOME)


@pytest.mark.parametrize("base", list(PRESETS))
def test_a_file_holds_the_whole_profile(tmp_path: Path, base: str) -> None:
    changes = {"contract_value": {6: 3, 7: 4, 8: 6, 9: 8, 10: 10}, "half_whist_levels": [],
               "no_talon_bids": "off", "players": [3], "raspasy_talon_4p": None}  # fmt: skip
    profile = Profile("Ours: 1 # ё", base, with_overrides(preset(base), changes))
    write_profile(tmp_path / "p.yaml", profile)
    assert read_profile(tmp_path / "p.yaml") == profile
    assert profile_text(profile).startswith("name: ")


def test_other_rules_under_the_same_name_get_a_number(
    rows: ProfileList, profiles: Profiles, tmp_path: Path
) -> None:
    other = Profile("Club", "leningrad", preset("leningrad"))
    write_profile(tmp_path / "p.yaml", other)
    rows.take(tmp_path / "p.yaml")
    assert rows.profile == Profile("Club 2", other.base, other.rules)
    assert profiles.all()[0] == CLUB


def test_a_preset_printed_whole_is_taken_as_the_preset(rows: ProfileList, tmp_path: Path) -> None:
    path = tmp_path / "p.yaml"
    path.write_text("name: rostov\nbase: rostov\npool_target: 50\n", encoding="utf-8")
    rows.take(path)
    assert rows.profile == Profile("rostov", "rostov", preset("rostov"))


def test_a_file_that_cannot_be_written_is_told(
    qtbot: QtBot, rows: ProfileList, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path), ""))
    rows.choose("Club")
    with qtbot.waitSignal(rows.failed) as failed:
        run(rows, "export")
    assert "cannot be written" in failed.args[0]
    with pytest.raises(ProfileError):
        write_profile(tmp_path, CLUB)


@pytest.mark.parametrize("action", ["rename", "delete"])
def test_what_the_disk_refuses_is_told(
    qtbot: QtBot, rows: ProfileList, database: Database, action: str
) -> None:
    database.rows("PRAGMA query_only = 1")
    rows.choose("Club")
    once_asked(write("Clubhouse") if action == "rename" else press("Delete"))
    with qtbot.waitSignal(rows.failed) as failed:
        run(rows, action)
    assert "nothing was saved" in failed.args[0]
    assert "Club" in titles(rows)


def test_what_differs_is_told_a_line_each() -> None:
    assert difference_lines(CLUB) == ["Pool of each player: 35 (in Rostov: 50)"]
    assert difference_lines(HOME) == ["“Stalingrad”: Yes (in Leningrad: No)"]


def test_a_free_name_is_found_for_any_wish() -> None:
    taken = ["Club", "club 2"]
    for wish in ("Club", "CLUB", "Rostov", "", "a\nb", "x" * 100, "  ours "):
        name = free_name(wish, taken)
        assert name_problem(name, taken) == "", wish
        assert len(name) <= LONGEST_PROFILE_NAME
    assert free_name("Club", taken) == "Club 3"
    assert free_name("ours", taken) == "ours"
