"""The match file: it parses what it prints, and says in one sentence what it cannot read."""

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preferans_qt.game.actions import StartDeal, parse_action
from preferans_qt.game.presets import PRESETS
from preferans_qt.match.file import (
    MatchFileError,
    match_text,
    parse_match,
    read_text,
    salvage,
    write_match,
)
from preferans_qt.match.log import LogError
from preferans_qt.match.session import Session
from tests.match.games import header_of, play_on, played

SESSION = played(seed=1, deals=2, undos=0.03)
TEXT = match_text(SESSION.header, SESSION.entries)
LINES = TEXT.split("\n")
ENTRY_LINES = [number for number, line in enumerate(LINES, 1) if line[:1].isdigit()]


def refused(text: str) -> MatchFileError:
    with pytest.raises(MatchFileError) as caught:
        parse_match(text)
    assert "\n" not in str(caught.value)
    return caught.value


def with_line(number: int, line: str) -> str:
    """The text with another line in a place, from 1."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


# ------------------------------------------------------------------ writing and reading


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [3, 4])
def test_it_parses_what_it_prints(preset: str, players: int) -> None:
    if players not in PRESETS[preset].players:
        players = 3
    session = played(preset, players, seed=7, deals=4, undos=0.02)
    text = match_text(session.header, session.entries)
    assert parse_match(text) == (session.header, session.entries)
    assert match_text(*parse_match(text)) == text


def test_a_match_that_has_not_begun_is_a_file_too() -> None:
    header = header_of()
    assert parse_match(match_text(header, ())) == (header, ())


def test_remarks_tell_a_person_what_happened() -> None:
    session = Session(header_of(end_limit="max_deals:3"))
    play_on(session, Random(2), 3)
    remarks = [
        line
        for line in match_text(session.header, session.entries).split("\n")
        if line.startswith("#")
    ]
    assert remarks[0] == "# deal 1, dealt by C"
    assert [line.partition(",")[0] for line in remarks[:-1:2]] == [
        "# deal 1",
        "# deal 2",
        "# deal 3",
    ]
    results = session.match.results
    assert results is not None
    settled = " ".join(f"{seat} {result}" for seat, result in zip("ABC", results, strict=True))
    assert remarks[-1] == f"# settled in whists: {settled}"


def test_remarks_name_the_outcome_of_each_kind_of_deal() -> None:
    sessions = [played(seed=seed, deals=8) for seed in range(6)]
    texts = [match_text(session.header, session.entries) for session in sessions]
    for outcome in (
        r"# [ABC] misere: tricks \d+",
        r"# [ABC] (6|7|8|9|10)(S|C|D|H|NT): tricks A \d+ B \d+ C \d+",
        r"# [ABC] (6|7|8|9|10)(S|C|D|H|NT): not played",
        r"# raspasy \d: tricks A \d+ B \d+ C \d+",
    ):
        assert any(re.search(f"^{outcome}$", text, re.MULTILINE) for text in texts), outcome


def test_a_half_whist_is_told() -> None:
    session = Session(header_of())
    session.submit(None, StartDeal(7, ""))
    for code in ("bid 6S", "pass", "pass", None, "name 6S", "pass", "half", "pass"):
        action = session.legal()[0] if code is None else parse_action(code)
        session.submit(session.controller, action)
    assert "# A 6S: not played half-whisted\n" in match_text(session.header, session.entries)


def test_a_log_that_is_not_sound_is_not_written() -> None:
    with pytest.raises(LogError, match="entry 1"):
        match_text(SESSION.header, (SESSION.entries[0], *SESSION.entries[2:]))


@pytest.mark.parametrize(
    "edited",
    [
        TEXT.replace("\n", "\r\n"),
        "\ufeff" + TEXT,
        TEXT.replace("\n\n", "\n\n\n# my remark\n\n"),
        "\n".join(line for line in LINES if line and not line.startswith("#")),
        TEXT.replace("\n", "  \n\t"),
        TEXT.rstrip("\n"),
    ],
)
def test_what_editors_do_to_blanks_and_remarks_does_no_harm(edited: str) -> None:
    assert parse_match(edited) == (SESSION.header, SESSION.entries)


# ------------------------------------------------------------------ what cannot be read


@pytest.mark.parametrize("text", ["", "\n\n", "# only a remark\n"])
def test_an_empty_file_is_no_match(text: str) -> None:
    assert str(refused(text)) == "line 1: the file is empty; choose a match file"


@pytest.mark.parametrize("text", ["GIF89a", "players 3 dealer C run 0\n", "\x00" * 50, "{}"])
def test_another_file_is_no_match(text: str) -> None:
    assert "a match file begins with 'preferans match 1'" in str(refused(text))
    with pytest.raises(MatchFileError):
        salvage(text)


def test_a_file_of_the_future_is_told_apart() -> None:
    error = refused(TEXT.replace("preferans match 1", "preferans match 12"))
    assert str(error) == (
        "line 1: this match is written in format 12, and this version of the program reads "
        "format 1; open it with a newer version"
    )


@pytest.mark.parametrize(
    ("number", "line", "told"),
    [
        (2, 'id: "12"', "line 2: id: '12' is not 32 hexadecimal digits; restore the header"),
        (2, 'id "12"', "line 2: 'id \"12\"' is no line of a header"),
        (5, "profile: sochi", "line 5: profile: 'sochi' is not JSON"),
        (6, 'base: "bridge"', "line 6: base: 'bridge' is none of"),
        (7, 'overrides: {"pool": 1}', "line 7: overrides: pool: nothing has this name; did you"),
        (7, "overrides: " + "[" * 100_000, "line 7: overrides: .* is not JSON"),
        (8, 'profile: "x"', "line 8: profile: stands here twice"),
        (9, 'colour: "red"', "line 10: kinds: is missing; restore the header"),
        (9, LINES[8] + '\ncolour: "red"', "line 10: colour: nothing has this name"),
        (10, 'first_dealer: "D"', "line 10: first_dealer: 'D' is not a seat"),
        (10, "first_dealer: " + "9" * 5000, "line 10: first_dealer: .* is not JSON"),
    ],
)
def test_a_damaged_header_is_told_by_its_line(number: int, line: str, told: str) -> None:
    with pytest.raises(MatchFileError, match=told):
        parse_match(with_line(number, line))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda line: line[:-1], "is not an entry; the 5 entries before it can be opened"),
        (lambda line: line.replace("  ", ""), "is not an entry; the 5 entries"),
        (lambda line: "!" + line, "is not an entry; the 5 entries"),
        (lambda line: line.replace(" A ", " D "), "is not an entry; the 5 entries"),
        (lambda line: line.replace(" A ", " B "), "digest does not fit.*; the 5 entries"),
        (lambda line: line.replace("6S", "7S"), "digest does not fit.*; the 5 entries"),
        (lambda line: "6" + line[1:], "the entry numbered 6 stands in its place; the 5 entries"),
        (lambda line: "5 A " + "x" * 500 + line[-18:], "too long for an action; the 5 entries"),
        (lambda line: "# " + line, "the entry numbered 6 stands in its place; the 5 entries"),
    ],
)
def test_a_damaged_entry_is_told_by_its_line(change: object, told: str) -> None:
    assert callable(change)
    number = ENTRY_LINES[5]
    line = LINES[number - 1]
    assert line.startswith("5 A name 6S  ")
    text = with_line(number, change(line))
    error = refused(text)
    assert error.line == number + change(line).startswith("#")
    with pytest.raises(MatchFileError, match=told):
        parse_match(text)
    saved = salvage(text)
    assert (saved.header, saved.entries) == (SESSION.header, SESSION.entries[:5])
    assert saved.problem == str(error)


def test_a_file_cut_off_anywhere_is_refused_and_salvaged() -> None:
    for count in range(len(LINES) - 2):
        text = "\n".join(LINES[:count])
        error = refused(text)
        if count > 10:
            assert "the file was cut off" in str(error)
            saved = salvage(text)
            kept = sum(number <= count for number in ENTRY_LINES)
            assert saved.entries == SESSION.entries[:kept]
            assert f"the {kept} entries before it" in saved.problem


def test_a_whole_file_has_nothing_to_salvage() -> None:
    assert salvage(TEXT) == (SESSION.header, SESSION.entries, "")


def test_what_follows_the_end_is_refused() -> None:
    assert "something follows the line 'end'" in str(refused(TEXT + LINES[12]))


def test_a_wrong_count_at_the_end_is_refused() -> None:
    count = SESSION.log_length
    text = TEXT.replace(f"end {count}", f"end {count + 2}")
    assert f"{count + 2} entries are announced, but the {count} entries" in str(refused(text))


byte_changes = st.lists(
    st.tuples(
        st.sampled_from(["flip", "cut", "insert", "delete", "copy"]),
        st.floats(0, 1, exclude_max=True),
        st.integers(0, 255),
        st.integers(1, 40),
    ),
    min_size=1,
    max_size=3,
)


@given(byte_changes)
def test_damaged_bytes_never_bring_anything_but_the_error(
    changes: list[tuple[str, float, int, int]],
) -> None:
    data = bytearray(TEXT.encode())
    for kind, where, byte, length in changes:
        place = int(where * len(data))
        match kind:
            case "flip":
                data[place : place + 1] = bytes([byte])
            case "cut":
                del data[place:]
            case "insert":
                data[place:place] = bytes([byte]) * length
            case "delete":
                del data[place : place + length]
            case "copy":
                data[place:place] = data[place // 2 : place // 2 + length]
    text = data.decode("utf-8-sig", "replace")
    try:
        saved = salvage(text)
    except MatchFileError:
        refused(text)
        return
    assert saved.entries == SESSION.entries[: len(saved.entries)]
    if saved.entries:
        assert saved.header == SESSION.header
    if saved.entries != SESSION.entries:
        assert saved.problem


@given(st.text())
def test_no_text_at_all_brings_anything_but_the_error(text: str) -> None:
    for candidate in (text, "preferans match 1\n" + text, "\n".join(LINES[:14]) + "\n" + text):
        refused(candidate)


# ------------------------------------------------------------------ files


def test_a_written_file_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "match.pulka"
    path.write_text("old")
    write_match(path, SESSION.header, SESSION.entries)
    assert path.read_bytes() == TEXT.encode()
    assert parse_match(read_text(path)) == (SESSION.header, SESSION.entries)
    assert [file.name for file in tmp_path.iterdir()] == ["match.pulka"]


def test_bytes_that_are_no_text_are_refused_by_the_reader(tmp_path: Path) -> None:
    path = tmp_path / "match.pulka"
    path.write_bytes(TEXT.encode("utf-16"))
    assert refused(read_text(path)).line == 1


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(MatchFileError, match=r"cannot be read .*; choose another file"):
        read_text(tmp_path / "none.pulka")


def test_a_file_too_large_for_a_match_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "film.pulka"
    with path.open("wb") as file:
        file.truncate(17 * 1024 * 1024)
    with pytest.raises(MatchFileError, match="too large to be a match file"):
        read_text(path)


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "match.pulka"
    path.mkdir()
    with pytest.raises(MatchFileError, match=r"cannot be written .*; choose another folder"):
        write_match(path, SESSION.header, SESSION.entries)
    assert [file.name for file in tmp_path.iterdir()] == ["match.pulka"]
