"""The match file (.pulka): a match as a text that any editor shows and a person can follow.

It parses what it prints. What cannot be read is refused with one sentence that names the line,
and `salvage` gives what stands before it.
"""

import json
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Final, NamedTuple

from preferans_qt.game.match import ScoredDeal
from preferans_qt.game.outcome import (
    ConcededResult,
    ContractResult,
    MisereResult,
    PassedOutResult,
    RaspasyResult,
    Result,
)
from preferans_qt.game.seats import seat_letter
from preferans_qt.match.log import (
    FORMAT,
    Header,
    HeaderError,
    LogEntry,
    header_from,
    header_lines,
    newer_format_problem,
    parse_seat_mark,
    seat_mark,
)
from preferans_qt.match.session import Session, sound_prefix

EXTENSION: Final = ".pulka"

_LARGEST_FILE = 16 * 1024 * 1024  # bytes; a match of a hundred deals takes a quarter of one
_FIRST_LINE = re.compile(r"preferans match ([0-9]{1,9})")
_HEADER_LINE = re.compile(r"([a-z_]+): (.*)")
_BODY_LINE = re.compile(r"[0-9]|end ")  # how what follows the header begins
_ENTRY_LINE = re.compile(r"([0-9]{1,9}) ([A-D-]) (\S.*?) +([0-9a-f]{16})")
_END_LINE = re.compile(r"end ([0-9]{1,9})")


class MatchFileError(ValueError):
    """A match file that cannot be read; the text says what, where and what to do.

    ``line`` counts from 1; 0 when the file as a whole is meant.
    """

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line


class MatchRecord(NamedTuple):
    """A match as it was written down."""

    header: Header
    entries: tuple[LogEntry, ...]


class Salvaged(NamedTuple):
    """What could be read of a match file; ``problem`` is the sentence about the rest, or empty."""

    header: Header
    entries: tuple[LogEntry, ...]
    problem: str


def match_text(header: Header, entries: Sequence[LogEntry]) -> str:
    """A match as text, with a remark before each deal and after it.

    Raises LogError when the entries do not hold together.
    """
    session = Session(header)
    lines = header_lines(header)
    for entry in entries:
        before = session.match
        session.read(entry)
        if entry.seat is None:
            number = len(before.finished) + 1
            lines += ["", f"# deal {number}, dealt by {seat_letter(before.dealer)}"]
        lines.append(f"{entry.index} {seat_mark(entry.seat)} {entry.code}  {entry.digest}")
        finished = session.match.finished
        if len(finished) > len(before.finished):
            lines.append(f"# {_outcome(finished[-1])}")
    if session.match.results is not None:
        lines += ["", f"# settled in whists: {_by_seat(session.match.results)}"]
    return "\n".join([*lines, "", f"end {len(entries)}"]) + "\n"


def _outcome(scored: ScoredDeal) -> str:
    """What a deal came to, in the words of the notation."""
    result: Result = scored.result
    match result:
        case MisereResult():
            return f"{seat_letter(result.declarer)} misere: tricks {result.taken}"
        case ContractResult(defence=defence) if not any(result.tricks):
            half = "" if defence.half_whister is None else " half-whisted"
            return f"{seat_letter(result.declarer)} {result.contract}: not played{half}"
        case ContractResult():
            title = f"{seat_letter(result.declarer)} {result.contract}"
        case ConcededResult():
            return f"{seat_letter(result.declarer)} {result.bid}: conceded"
        case PassedOutResult():
            return "passed out"
        case RaspasyResult():
            title = f"raspasy {result.number}"
    return f"{title}: tricks {_by_seat(result.tricks)}"


def _by_seat(numbers: Iterable[int | Fraction]) -> str:
    return " ".join(f"{seat_letter(seat)} {number}" for seat, number in enumerate(numbers))


def parse_match(text: str) -> MatchRecord:
    """The match a text describes, its digests and the legality of every action verified.

    Raises MatchFileError, and nothing else.
    """
    header, entries, problem = _read(text)
    if problem is not None:
        raise problem
    return MatchRecord(header, entries)


def salvage(text: str) -> Salvaged:
    """The header of a match file and its entries up to the first that is not sound.

    Raises MatchFileError when even the header cannot be read.
    """
    header, entries, problem = _read(text)
    return Salvaged(header, entries, "" if problem is None else str(problem))


def read_text(path: Path) -> str:
    """The text of a match file; bytes that are no text become replacement characters.

    Raises MatchFileError when the file cannot be opened or is too large to be a match.
    """
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST_FILE + 1)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise MatchFileError(0, f"{path} cannot be read ({reason}); choose another file") from error
    if len(data) > _LARGEST_FILE:
        raise MatchFileError(0, f"{path} is too large to be a match file; choose another file")
    return data.decode("utf-8-sig", "replace")


def write_match(path: Path, header: Header, entries: Sequence[LogEntry]) -> None:
    """Write a match file, whole or not at all. Raises MatchFileError when the disk refuses."""
    text = match_text(header, entries)
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        try:
            with unfinished.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise MatchFileError(
            0, f"{path} cannot be written ({reason}); choose another folder"
        ) from error


class _Line(NamedTuple):
    number: int
    text: str


def _lines(text: str) -> Iterator[_Line]:
    """The lines that matter: no blank ones, no remarks."""
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = line.strip(" \t\r")
        if line and not line.startswith("#"):
            yield _Line(number, line)


def _read(text: str) -> tuple[Header, tuple[LogEntry, ...], MatchFileError | None]:
    """The header, the sound entries, and the first problem after them."""
    lines = list(_lines(text))
    if not lines:
        raise MatchFileError(1, "the file is empty; choose a match file")
    header_end = 1
    while header_end < len(lines) and not _BODY_LINE.match(lines[header_end].text):
        header_end += 1
    header = _parse_header(lines[:header_end])
    entries, problem = _parse_entries(lines[header_end:], header, text.count("\n") + 1)
    session, unsound = sound_prefix(header, entries)
    if unsound is not None:
        line = lines[header_end + unsound.index].number
        problem = MatchFileError(line, f"{unsound.problem}; {_kept(unsound.index)}")
    return header, session.entries, problem


def _kept(count: int) -> str:
    """What can be done about a file that is sound up to here."""
    return f"the {count} entries before it can be opened as an unfinished match"


def _parse_header(lines: Sequence[_Line]) -> Header:
    first, *rest = lines
    format = _FIRST_LINE.fullmatch(first.text)
    if format is None:
        raise MatchFileError(
            first.number,
            f"a match file begins with 'preferans match {FORMAT}', not with {first.text[:40]!r}; "
            "choose another file",
        )
    if int(format[1]) != FORMAT:
        raise MatchFileError(first.number, newer_format_problem(format[1]))
    mapping: dict[str, object] = {"format": FORMAT}
    numbers: dict[str, int] = {}
    for number, line in rest:
        parts = _HEADER_LINE.fullmatch(line)
        if parts is None:
            raise MatchFileError(
                number, f"{line[:40]!r} is no line of a header; restore the header from a copy"
            )
        key, value = parts.groups()
        if key in mapping:
            raise MatchFileError(number, f"{key}: stands here twice; remove one of the two lines")
        numbers[key] = number
        try:
            mapping[key] = json.loads(value)
        except (ValueError, RecursionError) as error:
            raise MatchFileError(
                number, f"{key}: {value[:40]!r} is not JSON; restore this line from a copy"
            ) from error
    try:
        return header_from(mapping)
    except HeaderError as error:
        line_number = numbers.get(error.key, lines[-1].number)
        raise MatchFileError(line_number, f"{error}; restore the header from a copy") from error


def _parse_entries(
    lines: Iterable[_Line], header: Header, last_line: int
) -> tuple[list[LogEntry], MatchFileError | None]:
    """The entries up to the first line that is none, and what is wrong with that line, if any."""
    entries: list[LogEntry] = []
    remaining = iter(lines)
    for number, line in remaining:
        end = _END_LINE.fullmatch(line)
        if end is not None:
            return entries, _problem_at_end(number, int(end[1]), entries, next(remaining, None))
        entry = _parse_entry(line, header.players)
        if entry is None:
            return entries, MatchFileError(
                number, f"{line[:40]!r} is not an entry; {_kept(len(entries))}"
            )
        entries.append(entry)
    return entries, MatchFileError(
        last_line, f"the file was cut off, its last line 'end' is missing; {_kept(len(entries))}"
    )


def _parse_entry(line: str, players: int) -> LogEntry | None:
    parts = _ENTRY_LINE.fullmatch(line)
    if parts is None:
        return None
    index, mark, code, digest = parts.groups()
    try:
        return LogEntry(int(index), parse_seat_mark(mark, players), code, digest)
    except ValueError:
        return None


def _problem_at_end(
    number: int, count: int, entries: Sequence[LogEntry], after: _Line | None
) -> MatchFileError | None:
    if count != len(entries):
        return MatchFileError(number, f"{count} entries are announced, but {_kept(len(entries))}")
    if after is not None:
        return MatchFileError(
            after.number, f"something follows the line 'end'; {_kept(len(entries))}"
        )
    return None
