"""What docs/file-formats.md says of the match file is so."""

import re
import subprocess
import sys
from pathlib import Path

from preferans_qt.game.actions import parse_action
from preferans_qt.match.file import match_text, parse_match
from preferans_qt.match.log import header_mapping
from tests.match.games import header_of, played

PAGE = (Path(__file__).parents[2] / "docs" / "file-formats.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)[0]
CHECKER = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]


def check(path: Path) -> subprocess.CompletedProcess[str]:
    """Run the documented program, which uses nothing of this project."""
    command = [sys.executable, "-I", "-W", "ignore", "-c", CHECKER, str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_example_is_what_the_program_reads_and_writes() -> None:
    header, entries = parse_match(EXAMPLE)
    assert match_text(header, entries) == EXAMPLE


def test_the_documented_program_checks_files(tmp_path: Path) -> None:
    path = tmp_path / "match.pulka"
    session = played("rostov", 4, seed=2, undos=0.02)
    path.write_text(match_text(session.header, session.entries), encoding="utf-8")
    assert check(path).stdout == f"{session.log_length} entries fit\n"
    path.write_text(EXAMPLE.replace("bid 6S", "bid 6C"), encoding="utf-8")
    assert check(path).stderr == "entry 3 does not fit\n"


def test_the_page_names_every_key_of_a_header_in_order() -> None:
    table = PAGE.partition("| key | value |")[2].partition("\n\n")[0]
    assert re.findall(r"^\| `(\w+)`", table, re.MULTILINE) == list(header_mapping(header_of()))


def test_the_codes_on_the_page_are_codes() -> None:
    table = PAGE.partition("| code | action |")[2].partition("\n\n")[0]
    codes = re.findall(
        r"`([a-z]+(?: [0-9ABQSHNT]+| misere| without talon| pool| mountain| discard)*)`", table
    )
    assert {str(parse_action(code)).split()[0] for code in codes} == {
        *("bid", "here", "pass", "discard", "name", "whist", "half", "open", "closed"),
        *("play", "claim", "accept", "refuse", "stop", "look", "talon", "share", "reject"),
        *("concede", "inspect", "alone", "enter", "challenge", "withdraw", "lookback", "time"),
    }
