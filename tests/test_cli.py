"""The command line itself: help, exit statuses, streams, and what is not imported too early."""

import errno
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import preferans_qt
from preferans_qt.cli import main

ROOT = Path(preferans_qt.__file__).parent.parent
EXAMPLES = Path(__file__).parent / "data" / "examples.yaml"
COMMANDS = [
    ["score"],
    ["rules", "list"],
    ["rules", "show"],
    ["rules", "check"],
    ["solve"],
    ["deal"],
    ["play"],
    ["duel"],
    ["replay"],
    ["review"],
    ["selftest"],
    ["bench"],
]


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "preferans_qt.cli", *arguments],
        cwd=ROOT,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )


# ------------------------------------------------------------------ help and options


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_an_example(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command, "--help"])
    assert left.value.code == 0
    text = capsys.readouterr().out
    assert "example:" in text
    assert f"  preferans {' '.join(command)}" in text
    assert "--json" in text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "preferans: the following arguments are required: COMMAND"),
        (["scores"], "invalid choice: 'scores'"),
        (["rules"], "preferans rules: the following arguments are required: COMMAND"),
        (["score"], "preferans score: the following arguments are required: FILE"),
        (["deal", "--number", "x"], "argument --number: invalid int value: 'x'"),
        (["play", "--deals", "0"], "'0' is not a number of deals from 1 to 9999999"),
        (["play", "--deals", "9" * 5000], "is not a number of deals"),
        (["play", "--players", "2"], "argument --players: invalid choice: 2"),
        (["bench", "cards"], "invalid choice: 'cards'"),
    ],
)
def test_wrong_options_are_told_on_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert complaint in output.err
    assert output.err.count("\n") == 1


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"preferans {preferans_qt.__version__}\n"


# ------------------------------------------------------------------ exit statuses and streams


def test_all_examples_of_the_reference_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "--check", str(EXAMPLES)]) == 0
    assert capsys.readouterr().out == "136 as expected, 0 not (alternatives included)\n"


def test_a_difference_is_told_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(
        '[{"id": "x", "kind": "misere", "declarer": "A", "taken": 1, "expect": {"pool": {"A": 9}}}]'
    )
    assert main(["score", "--check", str(path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "x: pool A: expected 9, computed 0",
        "x: mountain A: expected 0, computed 10",
        "0 as expected, 1 not (alternatives included)",
    ]
    assert main(["score", str(path)]) == 0
    assert capsys.readouterr().out == "x: mountain A 10\n"
    assert main(["score", "--check", "--json", str(path)]) == 1
    (example,) = json.loads(capsys.readouterr().out)["examples"]
    assert example == {
        "id": "x",
        "kind": "misere",
        "result": {"mountain": {"A": 10}},
        "ok": False,
        "differences": ["pool A: expected 9, computed 0", "mountain A: expected 0, computed 10"],
    }


def test_every_result_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "--json", str(EXAMPLES)]) == 0
    examples = {each["id"]: each for each in json.loads(capsys.readouterr().out)["examples"]}
    assert examples["ST-1"]["result"] == {"A": "58/3", "B": "-68/3", "C": "10/3"}
    assert examples["ST-8"]["converted"] == {"A": -8, "B": 4, "C": 4}
    assert examples["AU-10"]["legal_after"]["0"] == ["pass", "7S", "misere"]
    assert examples["LE-7"]["alternatives"][0]["result"]["pool"] == {"A": 1}
    assert all(example["ok"] for example in examples.values())


def test_standard_input() -> None:
    done = run("score", "-", given="[{id: x, kind: misere, declarer: A, taken: 0}]")
    assert (done.stdout, done.stderr, done.returncode) == ("x: pool A 10\n", "", 0)


def test_errors_leave_standard_output_empty_with_json() -> None:
    done = run("score", "-", "--json", given="")
    assert done.stdout == ""
    assert done.stderr.startswith("preferans: standard input: no examples")
    assert done.returncode == 2


def test_a_reader_who_has_read_enough() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "preferans_qt.cli", "score", str(EXAMPLES)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    complaints = process.stderr.read()
    process.stderr.close()
    assert process.wait() == 0
    assert complaints == b""


def test_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class FullDisk(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

        def fileno(self) -> int:
            return file.fileno()

    with (tmp_path / "output").open("w") as file:
        monkeypatch.setattr(sys, "stdout", FullDisk())
        assert main(["rules", "list"]) == 2
    assert capsys.readouterr().err == (
        "preferans: the output cannot be written: No space left on device\n"
    )


def test_a_terminal_that_cannot_spell_a_name(tmp_path: Path) -> None:
    path = tmp_path / "names.yaml"
    path.write_text(
        "[{id: x, kind: misere, seats: [Аня, B, C], declarer: Аня, taken: 0}]", encoding="utf-8"
    )
    done = subprocess.run(
        [sys.executable, "-m", "preferans_qt.cli", "score", str(path)],
        cwd=ROOT,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert done.stdout.strip() == rb"x: pool \u0410\u043d\u044f 10"
    assert done.returncode == 0


def test_bots_play_the_same_in_every_process() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-m", "preferans_qt.cli", "play", "--deals", "6", "--json"],
            cwd=ROOT,
            capture_output=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


# ------------------------------------------------------------------ what is not loaded


@pytest.mark.parametrize(
    ("arguments", "unneeded"),
    [
        (["--help"], ["pydantic", "yaml", "preferans_qt.game"]),
        (["deal", "--number", "1"], ["PySide6", "preferans_qt.bots", "sqlite3"]),
        (["play", "--deals", "1"], ["PySide6", "sqlite3"]),
    ],
)
def test_a_command_loads_only_what_it_needs(arguments: list[str], unneeded: list[str]) -> None:
    probe = (
        "import sys\n"
        "from preferans_qt.cli import main\n"
        "try:\n"
        f"    main({arguments!r})\n"
        "except SystemExit:\n"
        "    pass\n"
        f"print([name for name in {unneeded!r} if name in sys.modules], file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", probe], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stderr == "[]\n"
