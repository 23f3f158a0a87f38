"""The commands play and replay: the same seed, the same bytes; and no changed file passes."""

import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

from preferans_qt.cli import main
from preferans_qt.game.presets import PRESETS
from preferans_qt.match.deals import SeededDeals
from preferans_qt.match.file import parse_match


def output_of(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert main(arguments) == status
    return capsys.readouterr().out


def test_the_same_seed_prints_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    first = output_of(capsys, "play", "--deals", "12", "--seed", "5")
    assert output_of(capsys, "play", "--deals", "12", "--seed", "5") == first
    assert output_of(capsys, "play", "--deals", "12", "--seed", "6") != first
    lines = first.splitlines()
    assert [line.split()[0] for line in lines[:12]] == [str(number) for number in range(1, 13)]
    assert lines[-1].startswith("12 deals, balance in whists: A ")


@pytest.mark.parametrize("rules", [name for name in PRESETS if name != "polish"])
def test_settlements_sum_to_zero(capsys: pytest.CaptureFixture[str], rules: str) -> None:
    played = json.loads(output_of(capsys, "play", "--rules", rules, "--deals", "15", "--json"))
    assert len(played["deals"]) == 15
    assert sum(match["finished_deals"] for match in played["matches"]) == 15
    for match in played["matches"]:
        assert sum(Fraction(whists) for whists in match["balance"].values()) == 0
        assert rules == "sochi-swedish" or match["results"] == match["balance"]
    assert sum(Fraction(whists) for whists in played["totals"].values()) == 0


def test_a_deal_tells_all_that_a_person_would_write(capsys: pytest.CaptureFixture[str]) -> None:
    played = json.loads(output_of(capsys, "play", "--deals", "30", "--seed", "5", "--json"))
    sheet: dict[str, dict[str, int]] = {"pool": {}, "mountain": {}, "whists": {}}
    for deal in (deal for deal in played["deals"] if deal["match"] == 1):
        assert deal["dealer"] in "ABC"
        if deal.get("tricks"):
            assert sum(deal["tricks"].values()) == 10
        for column, numbers in deal["changes"].items():
            for place, number in numbers.items():
                sheet[column][place] = sheet[column].get(place, 0) + number
    written = {
        column: {place: number for place, number in numbers.items() if number}
        for column, numbers in sheet.items()
    }
    assert {column: row for column, row in written.items() if row} == played["matches"][0]["sheet"]


def test_four_play_where_the_dealer_only_sits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    profile = tmp_path / "four.yaml"
    profile.write_text("override: {sitting_dealer_whist: off}")
    options = ("--rules", str(profile), "--players", "4", "--deals", "12", "--json")
    played = json.loads(output_of(capsys, "play", *options))
    assert [deal["dealer"] for deal in played["deals"][:5]] == ["D", "A", "B", "C", "D"]
    assert sum(Fraction(whists) for whists in played["totals"].values()) == 0


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--rules", "sochi-swedish", "--players", "4"], "sochi-swedish is played by 3"),
        (["--bots", "nobody"], "--bots: 'nobody' is no bot; there is heuristic"),
        (["--bots", "heuristic,heuristic"], "2 names for 3 players"),
        (["--seed", "\udcff"], "--seed"),
    ],
)
def test_what_cannot_be_played(
    capsys: pytest.CaptureFixture[str], options: list[str], complaint: str
) -> None:
    assert main(["play", *options]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert complaint in output.err
    assert output.err.count("\n") == 1


def test_a_log_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    assert main(["play", "--deals", "1", "--log", str(in_the_way / "logs")]) == 2
    assert "--log" in capsys.readouterr().err


@pytest.fixture(scope="module")
def match_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("log")
    assert main(["play", "--deals", "4", "--seed", "5", "--log", str(folder / "new")]) == 0
    (path,) = (folder / "new").iterdir()
    return path


def test_log_files_are_the_same_for_the_same_seed(tmp_path: Path, match_file: Path) -> None:
    assert main(["play", "--deals", "4", "--seed", "5", "--log", str(tmp_path)]) == 0
    assert (tmp_path / match_file.name).read_bytes() == match_file.read_bytes()
    header, _ = parse_match(match_file.read_text(encoding="utf-8"))
    assert header.kinds == ("heuristic",) * 3


def test_one_log_file_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    profile = tmp_path / "short.yaml"
    profile.write_text("override: {pool_target: 2}")
    log = tmp_path / "log"
    played = json.loads(
        output_of(
            capsys, "play", "--rules", str(profile), "--deals", "20", "--log", str(log), "--json"
        )
    )
    assert len(list(log.iterdir())) == len(played["matches"]) > 1
    cards = [SeededDeals("1").start_deal(index).number for index in range(20)]
    assert [deal["cards"] for deal in played["deals"]] == cards  # whatever matches they fall into
    assert all(match["over"] for match in played["matches"][:-1])


def test_replay_of_a_sound_match(capsys: pytest.CaptureFixture[str], match_file: Path) -> None:
    lines = output_of(capsys, "replay", str(match_file)).splitlines()
    assert lines[0] == "sochi-guide, 3 players, 4 deals, not over"
    assert lines[1:5] == output_of(capsys, "play", "--deals", "4", "--seed", "5").splitlines()[:4]
    assert lines[-1].startswith("verified: ")
    replayed = json.loads(output_of(capsys, "replay", str(match_file), "--json"))
    assert (replayed["ok"], replayed["faults"], len(replayed["deals"])) == (True, [], 4)


@pytest.mark.parametrize(
    "tamper",
    [
        lambda text: text.replace(" pass ", " here ", 1),
        lambda text: text.replace("\n7 ", "\n8 ", 1),
        lambda text: "\n".join(line for line in text.split("\n") if not line.startswith("5 ")),
        lambda text: text[: len(text) // 2],
        lambda text: text.replace('profile: "sochi-guide"', 'profile: "sochi-codex"'),
    ],
)
def test_replay_notices_every_change(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    match_file: Path,
    tamper: Callable[[str], str],
) -> None:
    text = match_file.read_text(encoding="utf-8")
    path = tmp_path / "changed.pulka"
    path.write_text(tamper(text), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != text
    assert main(["replay", str(path), "--json"]) == 1
    output = capsys.readouterr()
    assert output.err.startswith(f"preferans: {path}: line ")
    assert json.loads(output.out)["ok"] is False


def test_replay_of_what_is_no_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Sir")
    assert main(["replay", str(path)]) == 2
    assert "a match file begins with" in capsys.readouterr().err
