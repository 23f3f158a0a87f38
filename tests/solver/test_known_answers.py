"""Positions, deals and published problems with known answers, through the command itself."""

import json
from pathlib import Path
from typing import Any

import pytest

from preferans_qt.cli import main
from preferans_qt.solver.search import COMPILED

DATA = Path(__file__).parents[1] / "data"
EACH = 1 if COMPILED else 10  # uncompiled, all of them would take minutes
POSITIONS = [
    json.loads(line) for line in (DATA / "positions.jsonl").read_text(encoding="utf-8").splitlines()
]
DEALS = json.loads((DATA / "deals.json").read_text(encoding="utf-8"))["deals"]
PROBLEMS = json.loads((DATA / "problems.json").read_text(encoding="utf-8"))["problems"]
DOCUMENTS = {
    "positions": "\n".join(map(json.dumps, POSITIONS[::EACH])),
    "deals": json.dumps({"deals": DEALS[::EACH]}),
    "problems": json.dumps({"problems": PROBLEMS[::EACH]}),
}
NUMBERS = {"positions": 350, "deals": 60, "problems": 36}


def solved(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, document: str, option: str
) -> list[str]:
    """What the command prints for a document, line by line."""
    path = tmp_path / "document"
    path.write_text(DOCUMENTS[document])
    assert main(["solve", option, str(path)]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("document", DOCUMENTS)
def test_all_answers_are_as_known(
    document: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    number = -(-NUMBERS[document] // EACH)
    lines = solved(capsys, tmp_path, document, "--check")
    assert lines == [f"{number} checked: {number} as expected, 0 not"]


def test_positions_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    answers = [json.loads(line) for line in solved(capsys, tmp_path, "positions", "--json")]
    keys = ("id", "value", "moves")
    assert answers == [{key: each[key] for key in keys} for each in POSITIONS[::EACH]]


@pytest.mark.parametrize(
    ("document", "deals", "key"),
    [("deals", DEALS, "declarer_tricks"), ("problems", PROBLEMS, "exact_declarer_tricks")],
)
def test_deals_as_json(
    document: str,
    deals: list[dict[str, Any]],
    key: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    lines = solved(capsys, tmp_path, document, "--json")
    for line, deal in zip(lines, deals[::EACH], strict=True):
        answer = json.loads(line)
        assert list(answer) == ["id", "value", "moves"]
        assert (answer["id"], answer["value"]) == (deal["id"], deal[key])
        assert set(answer["moves"]) == {card[1:] + card[0] for card in deal[deal["leader"]]}
