"""The commands about rules: what they print can be read again, and mistakes are named."""

import json
from pathlib import Path

import pytest
import yaml

from preferans_qt.cli import main
from preferans_qt.game.presets import PRESETS, parse_rules, preset
from preferans_qt.game.rules import parameter_table
from preferans_qt.headless.errors import InputError
from preferans_qt.headless.profiles import (
    check_profile,
    list_presets,
    rules_named,
    show_preset,
)


def test_every_preset_is_listed_on_one_line() -> None:
    lines = list_presets().lines
    assert [line.split()[0] for line in lines] == list(PRESETS)
    assert lines[0].endswith(
        "3 or 4 players, pool 20 each, raspasy 1 a trick, full responsibility, greedy"
    )


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_shown_is_a_profile(name: str) -> None:
    report = show_preset(name)
    written = yaml.safe_load("\n".join(report.lines))
    assert parse_rules(written, "shown") == preset(name)
    assert parse_rules(json.loads(json.dumps(report.data)), "shown") == preset(name)
    assert list(written)[2:] == list(parameter_table())


def test_groups_stand_above_their_parameters() -> None:
    lines = show_preset("rostov").lines
    assert lines[lines.index("# Raspasy") + 1] == "raspasy_scoring: whists_vs_rivals"
    assert sum(line.startswith("# ") for line in lines) == 9


def test_a_profile_is_told_by_its_differences(tmp_path: Path) -> None:
    path = tmp_path / "ours.yaml"
    path.write_text("name: ours\nbase: leningrad\noverride: {pool_target: 30, stalingrad: true}\n")
    report = check_profile(str(path))
    assert report.data == {
        "name": "ours",
        "base": "leningrad",
        "differences": {"pool_target": 30, "stalingrad": True},
    }
    assert report.lines == [
        "ours: differs from leningrad in 2 of 77 values",
        "  A04 pool_target: 30",
        "  A60 stalingrad: true",
    ]
    name, rules = rules_named(str(path))
    assert (name, rules.pool_target) == ("ours", 30)


def test_a_nameless_profile_goes_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / "kitchen.json"
    path.write_text('{"override": {"contract_value": {"6": 4, "7": 4, "8": 6, "9": 8, "10": 10}}}')
    assert rules_named(str(path))[0] == "kitchen"


def test_every_mistake_of_a_profile_has_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ours.yaml"
    path.write_text("override: {pool_target: -1, sharring: greedy}\n")
    assert main(["rules", "check", str(path)]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert all(line.startswith(f"preferans: {path}: ") for line in lines)
    assert any("sharring: nothing has this name; did you mean sharing?" in line for line in lines)


@pytest.mark.parametrize("name", ["sochi", "", "../sochi-guide", "absent.yaml"])
def test_unknown_rules(name: str) -> None:
    with pytest.raises(InputError):
        rules_named(name)


def test_a_profile_that_is_no_mapping(tmp_path: Path) -> None:
    path = tmp_path / "list.yaml"
    path.write_text("- a\n")
    with pytest.raises(InputError, match="a profile reads like"):
        check_profile(str(path))
