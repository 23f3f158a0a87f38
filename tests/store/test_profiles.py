"""The user's own profiles are kept, found again, renamed and deleted."""

from pathlib import Path

import pytest

from preferans_qt.game.presets import PRESETS, preset
from preferans_qt.game.rules import with_overrides
from preferans_qt.store.database import Database
from preferans_qt.store.errors import StoreError
from preferans_qt.store.opening import open_database
from preferans_qt.store.profiles import (
    DuplicateProfileError,
    Profile,
    Profiles,
    UnknownProfileError,
)
from preferans_qt.store.settings import Settings
from tests.store.databases import meddle

CLUB = Profile(
    "Клуб",
    "rostov",
    with_overrides(
        preset("rostov"),
        {
            "pool_target": 35,
            "whist_quota": {6: 4, 7: 2, 8: 1, 9: 1, 10: 0},
            "half_whist_levels": [6],
        },
    ),
)
HOME = Profile("at home", "leningrad", preset("leningrad"))


def test_what_differs_is_told_by_the_keys_of_the_rules() -> None:
    assert CLUB.overrides == {
        "pool_target": 35,
        "whist_quota": {6: 4, 7: 2, 8: 1, 9: 1, 10: 0},
        "half_whist_levels": [6],
    }
    assert HOME.overrides == {}


def test_profiles_are_there_when_the_database_is_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    with Database.open(path) as database:
        assert Profiles(database).all() == ()
        for profile in (CLUB, HOME):
            Profiles(database).save(profile)
    with Database.open(path) as database:
        assert Profiles(database).all() == (HOME, CLUB)


@pytest.mark.parametrize("base", list(PRESETS))
def test_rules_from_each_preset_come_back_as_they_were(database: Database, base: str) -> None:
    profile = Profile("ours", base, with_overrides(preset(base), {"stalingrad": True}))
    Profiles(database).save(profile)
    assert Profiles(database).all() == (profile,)


def test_saving_under_the_same_name_replaces(database: Database) -> None:
    profiles = Profiles(database)
    profiles.save(CLUB)
    changed = Profile(CLUB.name, "polish", preset("polish"))
    profiles.save(changed)
    assert profiles.all() == (changed,)


def test_a_profile_can_get_another_name(database: Database) -> None:
    profiles = Profiles(database)
    profiles.save(CLUB)
    profiles.save(HOME)
    profiles.rename(CLUB.name, "Club")
    profiles.rename("Club", "Club")
    assert profiles.all() == (HOME, Profile("Club", CLUB.base, CLUB.rules))
    with pytest.raises(DuplicateProfileError, match="named at home already"):
        profiles.rename("Club", HOME.name)
    with pytest.raises(UnknownProfileError, match="no rules named Клуб"):
        profiles.rename(CLUB.name, "new")
    assert len(profiles.all()) == 2


def test_a_profile_can_be_deleted(database: Database) -> None:
    profiles = Profiles(database)
    profiles.save(CLUB)
    profiles.save(HOME)
    profiles.delete(CLUB.name)
    assert profiles.all() == (HOME,)
    with pytest.raises(UnknownProfileError):
        profiles.delete(CLUB.name)


def test_settings_and_profiles_do_not_get_in_each_other_s_way(database: Database) -> None:
    Settings(database).set("profile", "x")
    Profiles(database).save(Profile("speed", "rostov", preset("rostov")))
    assert Settings(database).get("speed", 3) == 3
    assert Settings(database).get("profile", "") == "x"
    assert [each.name for each in Profiles(database).all()] == ["speed"]


@pytest.mark.parametrize(
    "text",
    ["", "[", "[" * 50_000, "[]", "3", "{}", '{"base": "chess"}', '{"base": "rostov", "a": 1}',
     '{"base": ["rostov"]}', '{"base": "rostov", "override": {"here": "maybe"}}'],
)  # fmt: skip
def test_a_damaged_profile_is_left_out(tmp_path: Path, text: str) -> None:
    path = tmp_path / "p.sqlite"
    with Database.open(path) as database:
        Profiles(database).save(CLUB)
        Profiles(database).save(HOME)
    meddle(path, f"UPDATE settings SET value = '{text}' WHERE key = 'profile:{HOME.name}'")
    with Database.open(path) as database:
        assert Profiles(database).all() == (CLUB,)


def test_profiles_are_saved_from_a_damaged_database(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    with Database.open(path) as database:
        Profiles(database).save(CLUB)
    meddle(path, "CREATE TABLE birds (name TEXT)")  # no longer a database of this program
    opened = open_database(path)
    with opened.database as database:
        assert opened.report is not None
        assert Profiles(database).all() == (CLUB,)


def test_what_the_disk_refuses_is_told(database: Database) -> None:
    database.rows("PRAGMA query_only = 1")
    with pytest.raises(StoreError, match="may only be read"):
        Profiles(database).save(CLUB)
