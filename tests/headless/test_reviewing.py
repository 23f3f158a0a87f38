"""The command ``review``: verdicts on a match file, without a window."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from preferans_qt.cli import main
from preferans_qt.coach.grades import Grade
from preferans_qt.headless.playing import arrange, sessions_of
from preferans_qt.match.file import write_match
from preferans_qt.match.log import HUMAN, rechained

CLASSES = {grade.name.lower() for grade in Grade}


@pytest.fixture(autouse=True)
def _one_application(qapp: QApplication) -> None:
    """The command takes the application that there is."""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two deals of a person in seat B, who plays by rules of thumb like the others."""
    session = list(sessions_of(arrange("sochi-guide", 3, "heuristic", 2, "7")))[-1]
    header = replace(session.header, kinds=("heuristic", HUMAN, "heuristic"))
    path = tmp_path_factory.mktemp("review") / "match.pulka"
    write_match(path, header, rechained(header, session.entries))
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["review", "--budget", "16", *arguments])
    output = capsys.readouterr()
    return status, output.out, output.err


def data_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    status, out, err = run(capsys, "--json", *arguments)
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert isinstance(data, dict)
    return data


def test_the_persons_decisions_line_by_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, str(file))
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "sochi-guide, 3 players, 2 deals, decisions of B"
    decisions = [line for line in lines if "±" in line]
    assert decisions
    assert all(line.split()[2] == "B" for line in decisions)
    assert all(any(word in line for word in CLASSES) for line in decisions)
    assert any(line.startswith("in all") for line in lines)
    assert any(line.startswith("deal 2") for line in lines)


def test_an_error_is_explained_in_english_with_its_plurals(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = data_of(capsys, "--all", str(file))
    errors = [one for one in data["decisions"] if one["class"] != "fine"]
    assert errors
    assert all(one["explanation"].endswith(".") for one in errors)
    assert not any("(s)" in one["explanation"] for one in errors)
    _, out, _ = run(capsys, "--all", str(file))
    assert all(one["explanation"] in out for one in errors)


def test_the_same_bytes_twice(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--all", str(file)) == run(capsys, "--all", str(file))


def test_json_holds_options_of_both_kinds_and_sums(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = data_of(capsys, str(file))
    assert data["seats"] == ["B"]
    for one in data["decisions"]:
        options = {option["action"]: option for option in one["options"]}
        assert options[one["action"]]["loss"] == one["loss"]
        assert options[one["best"]]["loss"] == 0
        assert options[one["action"]]["open_whists"] is not None
        assert options[one["best"]]["whists"] >= options[one["action"]]["whists"]
        assert (one["class"] in CLASSES, one["loss"] >= 0) == (True, True)
    assert data["sums"]["decisions"] == len(data["decisions"])
    subjects = data["sums"]["subjects"].values()
    assert sum(part["decisions"] for part in subjects) == len(data["decisions"])


def test_other_seats(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["--seat", "a", "--seat", "C"]
    assert data_of(capsys, *seats, str(file))["seats"] == ["A", "C"]
    assert data_of(capsys, "--all", str(file))["seats"] == ["A", "B", "C"]


@pytest.mark.parametrize("seat", ["D", "x", "AB", ""])
def test_a_seat_that_is_not_there(
    seat: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, "--seat", seat, str(file))
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "--seat" in err


@pytest.mark.parametrize("text", ["", "no match at all\n", "preferans match 99\n"])
def test_what_is_no_match_file(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.pulka"
    path.write_text(text)
    status, out, err = run(capsys, str(path))
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert str(path) in err


def test_of_a_damaged_file_the_sound_part(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "damaged.pulka"
    lines = file.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[: len(lines) // 2]))
    status, out, err = run(capsys, str(path))
    assert status == 0
    assert "in all" in out
    assert err.startswith(f"preferans: {path}: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("worlds", ["1", "0", "-3", "many", "1000000"])
def test_a_budget_that_is_none(worlds: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["review", "--budget", worlds, "x.pulka"])
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_help_with_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["review", "--help"])
    text = capsys.readouterr().out
    assert "example:" in text
    assert "  preferans review" in text
