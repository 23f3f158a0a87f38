"""Whatever a user hands in, he gets a sentence and an exit status, never a traceback."""

import contextlib
import io
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from preferans_qt.cli import main
from preferans_qt.headless.errors import InputError
from preferans_qt.headless.examples import score_document
from preferans_qt.headless.reading import LARGEST_INPUT, read_text

EXAMPLES: list[dict[str, Any]] = yaml.safe_load(
    (Path(__file__).parents[1] / "data" / "examples.yaml").read_text(encoding="utf-8")
)["examples"]


def complaints(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: str | bytes, *command: str
) -> list[str]:
    """What a command that must refuse a file says, without the lead of each line."""
    path = tmp_path / "input"
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    assert main([*(command or ("score",)), str(path)]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert lines
    return [line.removeprefix("preferans: ").replace(str(path), "FILE") for line in lines]


# ------------------------------------------------------------------ documents


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "FILE: no examples; a document starts like 'examples: [{id: …'"),
        (b"examples: []", "FILE: no examples; a document starts like 'examples: [{id: …'"),
        (b"{}", "FILE: no examples; a document starts like 'examples: [{id: …'"),
        (b"a\xff", "FILE: byte 1 is not UTF-8 text"),
        (
            b"[{id: x, kind: [}]",
            "FILE, line 1, column 17: expected the node content, but found '}'",
        ),
        (b"- !!bool maybe", "FILE, line 1, column 3: this value cannot be read"),
        (b"- !!timestamp maybe", "FILE, line 1, column 3: this value cannot be read"),
        (b"\n- 2001-99-99", "FILE, line 2, column 3: this value cannot be read"),
        (b"- 0x" + b"f" * 9000, "FILE, line 1, column 3: this number is too large"),
        (b"[" * 5000, "FILE: nested too deeply"),
        (b"- &a [*a]", "FILE, example 1: [[[...]]] is not a mapping of keys to values"),
        (b"- 7", "FILE, example 1: 7 is not a mapping of keys to values"),
        (b"- {kind: misere}", "FILE, example 1: id is missing"),
    ],
)
def test_documents_that_cannot_be_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes, complaint: str
) -> None:
    assert complaints(tmp_path, capsys, data) == [complaint]


def test_other_tags_are_not_carried_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = complaints(tmp_path, capsys, "!!python/object/apply:os.getcwd []")
    assert "could not determine a constructor" in line


def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["score"], ["rules", "check"], ["replay"]):
        assert main([*command, str(tmp_path)]) == 2
        assert str(tmp_path) in capsys.readouterr().err
        assert main([*command, str(tmp_path / "absent")]) == 2
        assert "absent: No such file or directory" in capsys.readouterr().err


def test_a_file_without_end_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(LARGEST_INPUT + 1)
    with pytest.raises(InputError, match="larger than 32 MiB"):
        read_text(str(path))


def test_a_name_that_no_file_can_have() -> None:
    with pytest.raises(InputError, match="null"):
        read_text("\0")


def test_closed_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(InputError, match="standard input: closed"):
        read_text("-")


def test_a_byte_order_mark_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xef\xbb\xbfname: x")))
    assert read_text("-") == "name: x"


# ------------------------------------------------------------------ examples


CONTRACT = {
    "id": "x", "kind": "contract", "declarer": "A", "contract": "7H",
    "calls": [["B", "whist"], ["C", "whist"]], "tricks": {"A": 7, "B": 2, "C": 1},
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"kind": "contrct"}, "kind: 'contrct' is not one of contract, misere"),
        ({"kind": None}, ": kind is missing"),
        ({"profile": "sochi"}, ": preset: 'sochi' is not allowed; allowed: sochi-guide"),
        ({"override": {"shaering": "greedy"}}, ": shaering: nothing has this name; did you mean"),
        ({"override": ["greedy"]}, "override: ['greedy'] is not a mapping"),
        ({"overide": {}}, "'overide': no such key; did you mean override?"),
        ({"seats": ["A", "B"]}, "seats: ['A', 'B'] should be three or four different names"),
        ({"seats": ["A", "B", "B"]}, "should be three or four different names"),
        (
            {"profile": "polish", "seats": ["A", "B", "C", "D"]},
            "seats: these rules are played by 3, not 4",
        ),
        ({"dealer": "D"}, "dealer: 'D' is no seat; seats are A, B, C"),
        ({"declarer": "D"}, "declarer: 'D' is no seat; seats are A, B, C"),
        ({"seats": ["A", "B", "C", "D"], "declarer": "D"}, "declarer: D deals and sits out"),
        ({"contract": "5S"}, "contract: '5S' is not a contract; write 6S to 10NT, or misere"),
        ({"contract": "misere"}, "contract: a misere is written as {declarer: A, taken: 0}"),
        ({"calls": None}, ": calls is missing"),
        ({"calls": [["B", "wist"]]}, "calls: 'wist' is not one of whist, pass, half"),
        ({"calls": [["B", "whist"]]}, "calls: C has not spoken"),
        ({"calls": [["C", "whist"]]}, "calls: after the contract B speaks, not C"),
        (
            {"calls": [["B", "whist"], ["C", "whist"], ["B", "pass"]]},
            "calls: after B whist, C whist nobody speaks, not B",
        ),
        ({"calls": [["B", "half"]]}, "calls: half by B is not allowed: half_whist_not_now"),
        ({"calls": ["whist"]}, "calls: 'whist' is not a pair like [B, whist]"),
        ({"tricks": {"A": 7}}, "tricks: 7 tricks together, a deal has 10"),
        ({"tricks": {"A": 11}}, "tricks, A: 11 is not a whole number from 0 to 10"),
        ({"tricks": {"A": True}}, "tricks, A: true is not a whole number from 0 to 10"),
        (
            {"calls": [["B", "pass"], ["C", "pass"]]},
            "tricks: nobody whisted, so no trick is played",
        ),
        ({"expect": {"pol": {}}}, "expect: 'pol' is no column; columns are pool, mountain"),
        ({"expect": {"whists": {"B-A": 1}}}, "expect, whists: 'B-A' should read like 'B>A'"),
        ({"expect": {"pool": {"A": 1.5}}}, "expect, pool, A: 1.5 is not a number"),
        ({"alternatives": [3]}, ", alternative 1: 3 is not a mapping"),
        ({"alternatives": [{"override": {"x": 1}}]}, ", alternative 1: x: nothing has this name"),
    ],
)  # fmt: skip
def test_examples_that_cannot_be_used(change: dict[str, Any], complaint: str) -> None:
    (scored,) = score_document([{**CONTRACT, **change}], "test")
    assert scored.error.startswith("example x")
    assert complaint in scored.error


def test_one_bad_example_does_not_hide_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "two.yaml"
    path.write_text(yaml.safe_dump([{**CONTRACT, "contract": "?"}, {**CONTRACT, "id": "good"}]))
    assert main(["score", str(path)]) == 2
    output = capsys.readouterr()
    assert output.out == "good: pool A 4; whists B>A 8, C>A 4\n"
    assert output.err.count("\n") == 1


def test_calls_out_of_turn_and_out_of_order() -> None:
    calls = [["A", "6S"], ["C", "6C"]]
    (scored,) = score_document([{"id": "x", "kind": "auction", "calls": calls}], "test")
    assert scored.error == "example x, calls, call 2: it is the turn of B, not C"
    calls = [["A", "6S"], ["B", "7S"]]
    (scored,) = score_document([{"id": "x", "kind": "auction", "calls": calls}], "test")
    assert "call 2: 7S is not allowed: bid_skips_steps (6C), rule C3.3" in scored.error


# ------------------------------------------------------------------ anything at all


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for key, item in inner:
        found.append((*path, key))
        if isinstance(item, dict | list):
            found += places(item, (*path, key))
    return found


def put(value: Any, path: tuple[Any, ...], item: Any) -> None:
    for key in path[:-1]:
        value = value[key]
    value[path[-1]] = item


KEYS = sorted({place[0] for example in EXAMPLES for place in places(example)})
WORDS = ["A", "D", "B>A", "whist", "half", "pass", "here", "misere", "6S", "7H", "1/2", "-5/3", ""]
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-20, 20)
    | st.floats()
    | st.sampled_from(WORDS)
    | st.text(max_size=5)
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from([*KEYS, *WORDS]) | st.integers(6, 10), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.data())
def test_a_changed_example_is_scored_or_refused(data: st.DataObject) -> None:
    example = deepcopy(data.draw(st.sampled_from(EXAMPLES)))
    place = data.draw(st.sampled_from([*places(example), *((key,) for key in KEYS)]))
    put(example, place, data.draw(ANYTHING))
    (scored,) = score_document([example], "test")
    assert "\n" not in scored.error
    assert len(scored.error) < 500


@given(ANYTHING | st.lists(ANYTHING))
def test_any_document_is_scored_or_refused(document: Any) -> None:
    with contextlib.suppress(InputError):
        assert all(scored.error for scored in score_document(document, "test"))


@given(st.binary(max_size=60) | st.text(alphabet="[]{}:,-&*!?|>%@ \n\"'ax0", max_size=40))
def test_any_bytes_are_read_or_refused(data: bytes | str) -> None:
    given_bytes = data if isinstance(data, bytes) else data.encode()
    standard_input, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO(given_bytes))
    try:
        statuses = [main([*command, "-", "--json"]) for command in (["score"], ["rules", "check"])]
    finally:
        sys.stdin = standard_input
    assert statuses[0] == 2
    assert statuses[1] in (0, 2)
