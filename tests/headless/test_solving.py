"""The command solve: what it reads, what it prints, and what it refuses."""

import contextlib
import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import preferans_qt
from preferans_qt.cli import main

ROOT = Path(preferans_qt.__file__).parent.parent

Solved = Callable[..., tuple[int, str, str]]

THREE_LEFT = """\
# three cards each
trump:    H
declarer: AQ - 7 -
left:     KJ - 8 -
right:    - KJ - 8
leader:   left
"""
POSITION: dict[str, Any] = {
    "id": 7,
    "game": "contract",
    "trump": "H",
    "hands": ["AS QS 7D", "KS JS 8D", "KC JC 8H"],
    "leader": 1,
    "trick": [],
}
MOVES = {"JS": 0, "KS": 0, "8D": 0}
DEAL: dict[str, Any] = {
    "id": "easy",
    "contract": "6S",
    "declarer": ["SA", "SK", "SQ", "SJ", "ST", "DA", "DK", "DQ", "H7", "C7"],
    "left": ["CA", "CK", "CQ", "CJ", "CT", "C9", "D7", "D8", "D9", "DT"],
    "right": ["HA", "HK", "HQ", "HJ", "HT", "H9", "H8", "S9", "S7", "S8"],
    "leader": "left",
}


SAFE_MISERE = {
    "contract": "misere",
    "declarer": ["S7", "S8", "S9", "C7", "C8", "C9", "D7", "D8", "D9", "H7"],
    "left": ["SA", "SK", "SQ", "SJ", "ST", "CA", "CK", "CQ", "CJ", "CT"],
    "right": ["DA", "DK", "DQ", "DJ", "DT", "HA", "HK", "HQ", "HJ", "HT"],
}


@pytest.fixture
def solved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Solved:
    """Hands a text to the command; its exit status, its output and its complaint."""

    def solve(text: str, *options: str) -> tuple[int, str, str]:
        path = tmp_path / "input"
        path.write_text(text, encoding="utf-8")
        status = main(["solve", *options, str(path)])
        output = capsys.readouterr()
        assert output.err.count("\n") == (status == 2)
        complaint = output.err.removeprefix("preferans: ").replace(str(path), "FILE")
        return status, output.out, complaint.rstrip()

    return solve


def answers(solved: Solved, text: str) -> list[dict[str, Any]]:
    """What the command prints for programs."""
    status, output, _ = solved(text, "--json")
    assert status == 0
    return [json.loads(line) for line in output.splitlines()]


# ------------------------------------------------------------------ what it reads


def test_json_lines(solved: Solved) -> None:
    nameless = {key: POSITION[key] for key in POSITION if key != "id"}
    text = "\n".join(map(json.dumps, [POSITION, nameless, {**POSITION, "id": "x"}]))
    expected = [{"id": each, "value": 0, "moves": MOVES} for each in (7, 2, "x")]
    assert answers(solved, text) == expected


@pytest.mark.parametrize("indent", [None, 2])
def test_a_list_of_positions(solved: Solved, indent: int | None) -> None:
    nameless = {key: POSITION[key] for key in POSITION if key != "id"}
    text = json.dumps([POSITION, nameless], indent=indent)
    assert [each["id"] for each in answers(solved, text)] == [7, 2]


def test_one_position_over_several_lines(solved: Solved) -> None:
    (answer,) = answers(solved, json.dumps(POSITION, indent=2))
    assert answer == {"id": 7, "value": 0, "moves": MOVES}


@pytest.mark.parametrize(
    ("change", "moves"),
    [
        ({"hands": ["AS QS 7D", "KS 8D", "KC JC 8H"], "trick": ["JS"]}, {"8H"}),
        ({"hands": ["AS QS 7D", "KS JS 8D"], "leader": 0}, {"AS", "QS", "7D"}),
        ({"hands": ["7S TS", "8H"], "trick": ["8S"]}, {"7S", "TS"}),
        ({"hands": ["7S TS", "8H"], "trick": ["8S"], "must_overtake": True}, {"TS"}),
        ({"hands": ["TC 9H", "8D"], "trick": ["8S"]}, {"9H"}),
        ({"hands": ["TC 9H", "8D"], "trick": ["8S"], "must_trump": False}, {"TC", "9H"}),
    ],
)
def test_a_begun_trick_two_hands_and_agreements(
    solved: Solved, change: dict[str, Any], moves: set[str]
) -> None:
    (answer,) = answers(solved, json.dumps({**POSITION, **change}))
    assert set(answer["moves"]) == moves


def test_talon_cards_lead(solved: Solved) -> None:
    position = {
        "game": "misere",
        "trump": None,
        "hands": ["9S 7D", "8S KD", "7S QD"],
        "leader": 0,
        "trick": [],
        "talon": ["TS"],
    }
    assert [each["value"] for each in answers(solved, json.dumps([position]))] == [1]
    position["talon_wins"] = True
    assert [each["value"] for each in answers(solved, json.dumps([position]))] == [0]


@pytest.mark.parametrize("key", ["deals", "problems"])
def test_whole_deals(solved: Solved, key: str) -> None:
    kinds = [{**DEAL, "contract": "trump", "trump": "S"}, {**DEAL, "contract": "notrump"}]
    found = answers(solved, json.dumps({"meta": {}, key: [DEAL, *kinds]}))
    assert [(each["id"], each["value"]) for each in found] == [
        ("easy", 7),
        ("easy", 7),
        ("easy", 4),
    ]
    assert "TD" in found[0]["moves"]


def test_text(solved: Solved) -> None:
    two = """
Contract: 7♥
id:       2 ♥ hands
declarer: 10S 7S
left:     8 – J –
leader:   declarer


trump: none
declarer: - akq10 - -
right: - J987 - -
leader: right
must trump: no
"""
    found = answers(solved, THREE_LEFT + two)
    assert found == [
        {"id": 1, "value": 0, "moves": MOVES},
        {"id": "2 ♥ hands", "value": 2, "moves": {"7S": 0, "TS": 2}},
        {"id": 3, "value": 4, "moves": {"7C": 4, "8C": 4, "9C": 4, "JC": 4}},
    ]


def test_a_whole_line_of_remark_ends_no_position(solved: Solved) -> None:
    text = THREE_LEFT.replace("leader", "# who plays first:\nleader")
    assert len(answers(solved, text)) == 1


# ------------------------------------------------------------------ what it prints


DEAL_TABLE = """\
easy: 6S, left to play
  the declarer takes 7 tricks of 10: 6S is made
    left plays          declarer's tricks
  * 10D 9D 8D 7D        7
    AC KC QC JC 10C 9C  8
    best play            so far
    left      7D 7S QD   0
    right     8S 10S 9C  1
    declarer  JS 10C 9S  2
    declarer  QS JC 8H   3
    declarer  KS QC 9H   4
    declarer  AS KC 10H  5
    declarer  7C AC JH   5
    left      8D QH KD   6
    declarer  AD 9D KH   7
    declarer  7H 10D AH  7
"""


def test_the_table_of_a_deal(solved: Solved) -> None:
    status, output, _ = solved(json.dumps({"deals": [DEAL]}))
    assert (status, output) == (0, DEAL_TABLE)


def test_with_check(solved: Solved) -> None:
    text = "\n".join(
        json.dumps({**POSITION, **change})
        for change in (
            {"value": 0, "moves": MOVES},
            {"id": "a", "value": 1},
            {"id": "b", "moves": {"JS": 1, "KS": 0, "KC": 2}},
            {"id": "c"},
            {"id": "d", "moves": {"SJ": 0, "SK": 0, "D8": 0}},
        )
    )
    status, output, _ = solved(text, "--check")
    assert status == 1
    assert output.splitlines() == [
        "a: value: expected 1, computed 0",
        "b: JS: expected 1, computed 0",
        "b: KC: expected 2, computed no such move",
        "b: 8D: expected no such move, computed 0",
        "4 checked: 2 as expected, 2 not; 1 without an answer to compare with",
    ]


def test_with_check_as_json(solved: Solved) -> None:
    positions = [{**POSITION, "value": 0}, {**POSITION, "value": 3}]
    status, output, _ = solved(json.dumps(positions), "--check", "--json")
    lines = [json.loads(line) for line in output.splitlines()]
    assert status == 1
    assert [each["differences"] for each in lines] == [[], ["value: expected 3, computed 0"]]


def test_text_can_be_checked_too(solved: Solved) -> None:
    assert solved(THREE_LEFT + "value: 0", "--check")[0] == 0
    assert solved(THREE_LEFT + "value: 1", "--check")[:2] == (
        1,
        "1: value: expected 1, computed 0\n1 checked: 0 as expected, 1 not\n",
    )


TALON_AND_TRICK = """\
id:       two turned
contract: misere
declarer: 8 - 97 -
left:     97 - 8 -
right:    - K A -
leader:   right
trick:    QC
talon:    10S 10D

contract: misere
declarer: - - - -
left:     - - - -
leader:   left
"""
TALON_AND_TRICK_TABLE = """\
two turned: misere, declarer to play
  the declarer takes 1 trick of 3
    declarer plays  declarer's tricks
  * 8S              1
    best play                   so far
    right     [10S] (QC) 8S 7S  1
    right     [10D] AD 7D 8D    1
    right     KC 9D 9S          1

2: misere, left to play
  the declarer takes no trick of 0
"""


def test_cards_on_the_table_stand_in_brackets(solved: Solved) -> None:
    assert solved(TALON_AND_TRICK)[:2] == (0, TALON_AND_TRICK_TABLE)


@pytest.mark.parametrize(
    ("change", "verdict"),
    [
        ({}, "6S is made"),
        ({"contract": "8S"}, "8S is 1 down"),
        ({"contract": "misere"}, "the misere is caught"),
        ({"contract": "notrump"}, "the declarer takes 4 tricks of 10\n"),
        (SAFE_MISERE, "the misere is made"),
    ],
)
def test_what_it_means_for_the_contract(
    solved: Solved, change: dict[str, Any], verdict: str
) -> None:
    assert verdict in solved(json.dumps({"deals": [{**DEAL, **change}]}))[1]


def test_the_example_of_the_help_works(solved: Solved, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["solve", "--help"])
    text = capsys.readouterr().out
    example = text[text.index("- <<END\n") :].removeprefix("- <<END\n").partition("END")[0]
    assert answers(solved, dedent(example)) == [{"id": 1, "value": 0, "moves": MOVES}]
    json_lines = text[text.index('{"id"') :]
    json_line = json_lines[: json_lines.index("\n\n")]
    assert solved(json_line, "--check")[:2] == (0, "1 checked: 1 as expected, 0 not\n")


# ------------------------------------------------------------------ what it refuses


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "FILE: no positions; preferans solve --help shows how to write one"),
        ("# nothing\n", "FILE: no positions; preferans solve --help shows how to write one"),
        ("[]", "FILE: no positions; preferans solve --help shows how to write one"),
        ("{", "FILE, column 2: not JSON: Expecting property name enclosed in double quotes"),
        ('[\n{"id" 1}]', "FILE, line 2, column 7: not JSON: Expecting ':' delimiter"),
        ("[" * 100_000, "FILE: nested too deeply"),
        ("[7]", "FILE, position 1: 7 is not a mapping of keys to values"),
        ('{"deals": 7}', "FILE, deals: 7 is not a list"),
        (json.dumps(POSITION) + "\n{", "FILE, line 2, column 2: not JSON: Expecting"),
    ],
)
def test_documents_that_hold_no_positions(solved: Solved, text: str, complaint: str) -> None:
    status, output, told = solved(text, "--json")
    assert (status, output) == (2, "")
    assert told.startswith(complaint)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("AQ -", "AQ", "line 3, declarer: 3 suits, not four: spades, clubs, diamonds, hearts"),
        ("AQ", "A1Q", "line 3, declarer: 'A1Q' is no suit; write ranks of A K Q J 10 9 8 7"),
        ("AQ", "AAQ", "line 3, declarer: the card AS is there twice"),
        ("AQ - 7", "AS QS 7D", "line 3, declarer: '-' is not a card"),
        ("KJ - 8", "KA - 8", "the position from line 2 on: the card AS is there twice"),
        ("AQ", "A", "the position from line 2 on: hands of 2, 3, 3 cards do not fit"),
        ("leader:   left\n", "", "the position from line 2 on: leader is missing"),
        ("trump:    H\n", "", "the position from line 2 on: trump is missing; write 'trump: H'"),
        ("declarer: AQ - 7 -\n", "", "the position from line 2 on: declarer is missing"),
        ("leader:   left", "leader: me", "line 6, leader: 'me' should be declarer, left or right"),
        ("H", "hearts", "line 2, trump: 'hearts' should be S, C, D, H or none"),
        ("H", "H\ncontract: 7H", "line 2, trump: the contract says it already"),
        ("trump:    H", "contract: 5H", "line 2, contract: '5H' is not a contract; write 6S to"),
        ("trump", "trumps", "line 2: no line is called 'trumps'; did you mean trump?"),
        ("trump", "colour", "line 2: no line is called 'colour'; lines are called contract, "),
        ("trump:", "trump", "line 2: 'trump    H' is not a line like 'leader: left'"),
        ("H", "", "line 2, trump: nothing stands after the colon"),
        ("trump", "leader: left\ntrump", "line 7, leader: there already; an empty line begins"),
        ("trump", "trick: 9S 9S\ntrump", "line 2, trick: the card 9S is there twice"),
        ("trump", "talon: 9X\ntrump", "line 2, talon: '9X' is not a card"),
        ("trump", "must trump: maybe\ntrump", "line 2, must trump: 'maybe' should be no or yes"),
        ("trump", "value: 11\ntrump", "line 2, value: '11' should be 0, 1, 2"),
        ("left:     KJ - 8 -\n", "", "line 5, leader: 'left' should be declarer or right"),
    ],
)
def test_text_that_cannot_be_used(solved: Solved, old: str, new: str, complaint: str) -> None:
    status, output, told = solved(THREE_LEFT.replace(old, new, 1))
    assert (status, output) == (2, "")
    assert told.startswith(f"FILE, {complaint}")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"hands": ["AS"]}, ", hands: 1, not two or three"),
        ({"hands": "AS"}, ", hands: 'AS' is not a list"),
        ({"hands": ["AS", 7, "8S"]}, ", hands: 7 is not a list"),
        ({"hands": [["AS", 7], "8S"]}, ", hands: 7 is not a card"),
        ({"hands": ["AS", "8X"]}, ", hands: '8X' is not a card; write rank and suit letter"),
        ({"hands": ["AS AS", "8S 9S"]}, ", hands: the card AS is there twice"),
        ({"hands": ["AS 9S", "AS 8S"]}, ": the card AS is there twice"),
        ({"hands": ["AS QS", "KS"]}, ": hands of 2, 1 cards do not fit"),
        ({"hands": None}, ": hands is missing"),
        ({"leader": 3}, ", leader: 3 is not a whole number from 0 to 2"),
        ({"leader": True}, ", leader: true is not a whole number from 0 to 2"),
        ({"leader": None}, ": leader is missing"),
        ({"game": "raspasy"}, ", game: 'raspasy' is not one of contract, misere"),
        ({"game": "misere"}, ": misere has no trump suit"),
        ({"trump": "NT"}, ", trump: 'NT' is not one of S, C, D, H"),
        ({"trick": ["9S", "9C", "9D"]}, ": a trick that is still open has at most 2 cards"),
        ({"trick": ["7X"]}, ", trick: '7X' is not a card"),
        ({"talon": ["9S", "9C", "9D"]}, ": the talon has two cards, not 3"),
        ({"talon_wins": 1}, ", talon_wins: 1 is neither true nor false"),
        ({"must_triump": False}, ", 'must_triump': no such key; did you mean must_trump?"),
        ({"value": 11}, ", value: 11 is not a whole number from 0 to 10"),
        ({"moves": {"XX": 1}}, ", moves: 'XX' is not a card"),
        ({"moves": {"AS": "1"}}, ", moves, AS: '1' is not a whole number from 0 to 10"),
        ({"moves": {"AS": 1, "SA": 1}}, ", moves: the card AS is there twice"),
        ({"id": [1]}, ", id: [1] is not a text on one line"),
    ],
)
def test_positions_that_cannot_be_used(
    solved: Solved, change: dict[str, Any], complaint: str
) -> None:
    lines = [json.dumps(POSITION), "", json.dumps({**POSITION, **change})]
    status, output, told = solved("\n".join(lines))
    assert (status, output) == (2, "")
    assert told.startswith(f"FILE, line 3{complaint}")


def test_no_trump_must_be_said(solved: Solved) -> None:
    position = {key: POSITION[key] for key in POSITION if key != "trump"}
    told = solved(json.dumps(position))[2]
    assert told == "FILE, line 1, trump: missing; write null for a contract without trumps"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"contract": "5S"}, ", contract: '5S' is not a contract; write 6S to 10NT, or misere"),
        ({"contract": "trump"}, ", trump: missing; write a suit, S, C, D or H"),
        ({"leader": "me"}, ", leader: 'me' is not one of declarer, left, right"),
        ({"declarer": None}, ": declarer is missing"),
        ({"right": ["HB"]}, ", right: 'HB' is not a card"),
        ({"declarer_tricks": -1}, ", declarer_tricks: -1 is not a whole number from 0 to 10"),
    ],
)
def test_deals_that_cannot_be_used(solved: Solved, change: dict[str, Any], complaint: str) -> None:
    status, output, told = solved(json.dumps({"deals": [DEAL, {**DEAL, **change}]}))
    assert (status, output) == (2, "")
    assert told.startswith(f"FILE, deal 2{complaint}")


# ------------------------------------------------------------------ anything at all


SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.floats()
    | st.sampled_from(["S", "NT", "misere", "contract", "7S", "TD KH", "SA", "left", ""])
    | st.text(max_size=5)
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from([*POSITION, *DEAL, "deals"]), inner, max_size=3)
    ),
    max_leaves=6,
)


def solved_or_refused(given_text: str | bytes) -> None:
    """The command ends with an answer or with one line, whatever it is given."""
    data = given_text if isinstance(given_text, bytes) else given_text.encode()
    output, complaints = io.StringIO(), io.StringIO()
    standard_input, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO(data))
    try:
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(complaints):
            status = main(["solve", "-"])
    finally:
        sys.stdin = standard_input
    told = complaints.getvalue()
    assert (status == 2) == (output.getvalue() == "") == (told != "")
    assert told.count("\n") == len(told[:1])
    assert len(told) < 500


@given(st.sampled_from([*POSITION, "talon", "value", "moves", "talon_wins"]), ANYTHING)
def test_a_changed_position_is_solved_or_refused(key: str, value: Any) -> None:
    solved_or_refused(json.dumps({**POSITION, key: value}))


@given(ANYTHING)
def test_any_document_is_solved_or_refused(value: Any) -> None:
    solved_or_refused(json.dumps(value))


@given(
    st.integers(0, len(THREE_LEFT)), st.integers(0, 9), st.text("AKQ10987-SCDH:# \nltx", max_size=5)
)
def test_changed_text_is_solved_or_refused(place: int, length: int, text: str) -> None:
    solved_or_refused(THREE_LEFT[:place] + text + THREE_LEFT[place + length :])


@given(st.binary(max_size=60) | st.text(alphabet="[]{}:,\"' \nae1S-#", max_size=40))
def test_any_bytes_are_solved_or_refused(data: bytes | str) -> None:
    solved_or_refused(data)


def test_only_what_it_needs_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "position"
    path.write_text(THREE_LEFT)
    unneeded = ["PySide6", "pydantic", "sqlite3", "preferans_qt.bots", "preferans_qt.match"]
    probe = (
        "import sys\n"
        "from preferans_qt.cli import main\n"
        f"main(['solve', {str(path)!r}])\n"
        f"print([name for name in {unneeded!r} if name in sys.modules], file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", probe], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stderr == "[]\n"
