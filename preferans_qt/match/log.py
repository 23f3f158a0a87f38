"""The log of a match: its header, and every action as one entry of a chain.

Each entry carries a digest over the one before it, so that nothing can be changed, left out or
put in between without notice. Nothing is ever rewritten: an undo is an entry too.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Self
from uuid import uuid4

from preferans_qt.game.actions import Action, StartDeal, parse_action
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.match import Match, new_match
from preferans_qt.game.presets import DEFAULT_PRESET, PRESETS
from preferans_qt.game.rule_values import RulesError
from preferans_qt.game.rules import Rules, differences, with_overrides
from preferans_qt.game.seats import Seat, parse_seat, seat_letter

FORMAT: Final = 1  # of headers and entries; a public promise (docs/file-formats.md)
HUMAN: Final = "human"  # the kind of a seat that no bot plays
TABLE_MARK: Final = "-"  # stands where a seat's letter would, for what the table itself does

_DIGEST_LENGTH = 16
_LONGEST_CODE = 200  # characters; the longest that a rule allows is a deal with its salt


class HeaderError(ValueError):
    """A header that cannot be: ``key`` names the field, as `header_mapping` spells it."""

    def __init__(self, key: str, problem: str) -> None:
        super().__init__(f"{key}: {problem}")
        self.key = key


class LogError(ValueError):
    """A log that does not hold together: ``index`` is the number of the first bad entry."""

    def __init__(self, index: int, problem: str) -> None:
        super().__init__(f"entry {index}: {problem}")
        self.index = index
        self.problem = problem


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """What is agreed before the first deal; it does not change.

    ``id`` is 32 hexadecimal digits, ``created`` an ISO 8601 text, ``program`` the version that
    made it. ``profile`` is the name the rules go by, ``base`` the preset they are written down
    as differences from. ``kinds`` holds "human" or a bot's name, one a seat, as ``names`` do.
    Raises HeaderError for what cannot be written or played.
    """

    id: str
    created: str
    program: str
    profile: str
    base: str
    rules: Rules
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    first_dealer: Seat
    conduct: Conduct = Conduct.LEARNING
    format: int = FORMAT

    def __post_init__(self) -> None:
        if not re.fullmatch("[0-9a-f]{32}", self.id):
            raise HeaderError("id", f"{self.id!r} is not 32 hexadecimal digits")
        _preset_named(self.base)
        if len(self.kinds) != len(self.names):
            raise HeaderError("kinds", f"{len(self.kinds)} given for {len(self.names)} names")
        texts = (self.created, self.program, self.profile, *self.names, *self.kinds)
        if not all(_is_writable(text) for text in texts):
            raise HeaderError("names", "a text holds half a character and cannot be written")
        try:
            self.opening()
        except ValueError as error:
            raise HeaderError("names", str(error)) from error

    @classmethod
    def new(
        cls,
        *,
        created: str,
        program: str,
        profile: str,
        rules: Rules,
        names: tuple[str, ...],
        kinds: tuple[str, ...],
        first_dealer: Seat,
        conduct: Conduct = Conduct.LEARNING,
        id: str | None = None,
    ) -> Self:
        """A header for a new match, with an id of its own unless one is given."""
        return cls(
            id=uuid4().hex if id is None else id,
            created=created,
            program=program,
            profile=profile,
            base=profile if profile in PRESETS else DEFAULT_PRESET,
            rules=rules,
            names=names,
            kinds=kinds,
            first_dealer=first_dealer,
            conduct=conduct,
        )

    @property
    def players(self) -> int:
        return len(self.names)

    def opening(self) -> Match:
        """The match before its first deal."""
        return new_match(self.rules, self.players, self.first_dealer, self.conduct)


def _preset_named(base: str) -> Rules:
    if base not in PRESETS:
        raise HeaderError("base", f"{base!r} is none of {', '.join(PRESETS)}")
    return PRESETS[base]


def _is_writable(text: str) -> bool:
    """Whether UTF-8 can hold a text; half of a surrogate pair it cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def header_mapping(header: Header) -> dict[str, object]:
    """A header as JSON holds it. ``header_from(header_mapping(header)) == header``.

    The conduct stands there only when it is not the usual one, as in files written before there
    was a choice.
    """
    conduct = {} if header.conduct is Conduct.LEARNING else {"conduct": header.conduct.value}
    return {
        "format": header.format,
        "id": header.id,
        "created": header.created,
        "program": header.program,
        "profile": header.profile,
        "base": header.base,
        "overrides": differences(header.rules, PRESETS[header.base]),
        "names": list(header.names),
        "kinds": list(header.kinds),
        "first_dealer": seat_letter(header.first_dealer),
        **conduct,
    }


def header_from(mapping: Mapping[str, object]) -> Header:
    """The header that a mapping out of JSON describes.

    Raises HeaderError for anything missing, unknown or not allowed.
    """
    fields = _Fields(mapping)
    if fields.value("format", int) != FORMAT:
        raise HeaderError("format", newer_format_problem(str(mapping["format"])))
    names = fields.texts("names")
    base = fields.value("base", str)
    overrides = fields.value("overrides", dict)
    try:
        rules = with_overrides(_preset_named(base), overrides)
    except RulesError as error:
        raise HeaderError("overrides", str(error).replace("\n", "; ")) from error
    try:
        first_dealer = parse_seat(fields.value("first_dealer", str), len(names))
    except ValueError as error:
        raise HeaderError("first_dealer", str(error)) from error
    conduct = Conduct.LEARNING
    if "conduct" in mapping:
        try:
            conduct = Conduct(fields.value("conduct", str))
        except ValueError as error:
            choices = ", ".join(Conduct)
            raise HeaderError("conduct", f"{mapping['conduct']!r} is none of {choices}") from error
    header = Header(
        id=fields.value("id", str),
        created=fields.value("created", str),
        program=fields.value("program", str),
        profile=fields.value("profile", str),
        base=base,
        rules=rules,
        names=names,
        kinds=fields.texts("kinds"),
        first_dealer=first_dealer,
        conduct=conduct,
    )
    unknown = mapping.keys() - header_mapping(header).keys()
    if unknown:
        raise HeaderError(min(unknown), "nothing has this name")
    return header


def newer_format_problem(format: str) -> str:
    """The sentence about a format that this version cannot read."""
    return (
        f"this match is written in format {format:.20}, and this version of the program reads "
        f"format {FORMAT}; open it with a newer version"
    )


@dataclass(frozen=True, slots=True)
class _Fields:
    """Typed access to what came out of JSON."""

    mapping: Mapping[str, object]

    def value(self, key: str, kind: type[Any]) -> Any:
        if key not in self.mapping:
            raise HeaderError(key, "is missing")
        value = self.mapping[key]
        if type(value) is not kind:
            kinds = {int: "a number", str: "a text", dict: "a list of rules", list: "a list"}
            raise HeaderError(key, f"should be {kinds[kind]}")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        texts = self.value(key, list)
        if not all(isinstance(text, str) for text in texts):
            raise HeaderError(key, "should be a list of texts")
        return tuple(texts)


def header_lines(header: Header) -> list[str]:
    """A header as text: a first line that tells the format, then a line of JSON a field."""
    mapping = header_mapping(header)
    lines = [f"preferans match {mapping.pop('format')}"]
    return lines + [
        f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in mapping.items()
    ]


def header_digest(header: Header) -> str:
    """Where the chain of digests starts."""
    return _digest("\n".join(header_lines(header)))


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One action: who did it (None: the table), its text code, and the chain's digest.

    Entries are numbered from 0, so an entry's number is the length of the log before it.
    """

    index: int
    seat: Seat | None
    code: str
    digest: str


def following_entry(previous: str, index: int, seat: Seat | None, code: str) -> LogEntry:
    """The entry for an action after one with the digest ``previous``."""
    return LogEntry(index, seat, code, _digest(f"{previous}\n{seat_mark(seat)} {code}"))


def rechained(header: Header, entries: Iterable[LogEntry]) -> tuple[LogEntry, ...]:
    """The same entries under another header, with the digests that follow from it."""
    chained: list[LogEntry] = []
    previous = header_digest(header)
    for entry in entries:
        chained.append(following_entry(previous, entry.index, entry.seat, entry.code))
        previous = chained[-1].digest
    return tuple(chained)


def seat_mark(seat: Seat | None) -> str:
    """The letter of a seat, or the sign of the table itself."""
    return TABLE_MARK if seat is None else seat_letter(seat)


def parse_seat_mark(mark: str, players: int) -> Seat | None:
    """The seat a mark stands for; raises ValueError for any other text."""
    return None if mark == TABLE_MARK else parse_seat(mark, players)


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:_DIGEST_LENGTH]


@dataclass(frozen=True, slots=True)
class Undo:
    """Back to the state before entry ``index``."""

    index: int

    def __str__(self) -> str:
        return f"undo {self.index}"


def parse_code(code: str) -> Action | Undo:
    """What an entry's code stands for; ``str(parse_code(code)) == code``.

    Raises ValueError for any other text, also for an action that is spelt in another way.
    """
    if len(code) > _LONGEST_CODE:
        raise ValueError(f"{code[:20]!r}... is too long for an action")
    verb, _, rest = code.partition(" ")
    parsed = Undo(int(rest)) if verb == "undo" and rest.isdecimal() else parse_action(code)
    if str(parsed) != code:
        raise ValueError(f"{code!r} should be written {str(parsed)!r}")
    if isinstance(parsed, StartDeal) and not re.fullmatch("[0-9a-f]*", parsed.salt):
        raise ValueError(f"{parsed.salt!r} is not a salt; a salt is hexadecimal")
    return parsed
