"""The kinds of values a parameter of the rules may take, and what is said when one is refused.

A kind is called with a raw value, from YAML or JSON or from code, and returns the immutable form
that ``Rules`` keeps; it raises ValueError for anything else.
"""

import re
import reprlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from preferans_qt.game.contracts import LEVELS

PlainValue = None | bool | int | str | list[int] | list[str] | dict[int, int]
HIGHEST_NUMBER: Final = 9999  # beyond any table's prices; keeps sheets and spin boxes readable

_BRIEF = reprlib.Repr()
_BRIEF.maxstring = _BRIEF.maxother = 60
_BRIEF.maxlist = _BRIEF.maxdict = 12


class LevelTable(Mapping[int, int]):
    """Numbers by contract level, immutable and hashable. Levels may be missing."""

    __slots__ = ("_numbers",)

    def __init__(self, numbers: Mapping[int, int]) -> None:
        self._numbers = {level: numbers[level] for level in LEVELS if level in numbers}

    def __getitem__(self, level: int) -> int:
        return self._numbers[level]

    def __iter__(self) -> Iterator[int]:
        return iter(self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)

    def __hash__(self) -> int:
        return hash(tuple(self._numbers.items()))

    def __repr__(self) -> str:
        return f"LevelTable({self._numbers})"


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few named values; yes or no is the choice between True and False."""

    choices: tuple[bool | int | str, ...]

    @property
    def allowed(self) -> str:
        return ", ".join(plain_text(choice) for choice in self.choices)

    def __call__(self, value: object) -> bool | int | str:
        if value is False and "off" in self.choices:
            return "off"  # YAML reads a bare off as false
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:  # True equals 1, but is no number
                return choice
        raise ValueError(self.allowed)


@dataclass(frozen=True, slots=True)
class Subset:
    """Any of a few named values, each at most once, kept in their own order."""

    choices: tuple[int | str, ...]

    @property
    def allowed(self) -> str:
        return f"a list of any of {', '.join(plain_text(choice) for choice in self.choices)}"

    def __call__(self, value: object) -> tuple[int | str, ...]:
        items = _list_items(value)
        chosen = tuple(choice for choice in self.choices if choice in items)
        if len(chosen) != len(items) or not all(type(item) in (int, str) for item in items):
            raise ValueError(self.allowed)
        return chosen


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within bounds, both included."""

    minimum: int
    maximum: int = HIGHEST_NUMBER

    @property
    def allowed(self) -> str:
        return f"a whole number from {self.minimum} to {self.maximum}"

    def __call__(self, value: object) -> int:
        if type(value) is not int or not self.minimum <= value <= self.maximum:
            raise ValueError(self.allowed)
        return value


@dataclass(frozen=True, slots=True)
class NumberList:
    """At least one whole number, each within bounds, in the order given."""

    minimum: int
    maximum: int = HIGHEST_NUMBER

    @property
    def allowed(self) -> str:
        return f"a list of whole numbers from {self.minimum} to {self.maximum}, at least one"

    def __call__(self, value: object) -> tuple[int, ...]:
        number = Number(self.minimum, self.maximum)
        numbers = tuple(number(item) for item in _list_items(value))
        if not numbers:
            raise ValueError(self.allowed)
        return numbers


@dataclass(frozen=True, slots=True)
class NumberByLevel:
    """A whole number for each contract level; ``maxima`` by level, ``optional`` may be missing."""

    minimum: int
    maxima: tuple[int, ...] = (HIGHEST_NUMBER,) * len(LEVELS)
    optional: tuple[int, ...] = ()

    @property
    def allowed(self) -> str:
        bounds = ", ".join(
            f"{level}: {self.minimum}-{maximum}"
            for level, maximum in zip(LEVELS, self.maxima, strict=True)
        )
        optional = ", ".join(str(level) for level in self.optional)
        return f"numbers by level, {bounds}" + (f" ({optional} if wished)" if optional else "")

    def __call__(self, value: object) -> LevelTable:
        if not isinstance(value, Mapping):
            raise ValueError(self.allowed)
        given = {_level(key): number for key, number in value.items()}
        if len(given) != len(value) or any(level not in LEVELS for level in given):
            raise ValueError(self.allowed)
        numbers: dict[int, int] = {}
        for level, maximum in zip(LEVELS, self.maxima, strict=True):
            if level in given:
                numbers[level] = Number(self.minimum, maximum)(given[level])
            elif level not in self.optional:
                raise ValueError(self.allowed)
        return LevelTable(numbers)


@dataclass(frozen=True, slots=True)
class EndLimit:
    """A stop besides the pool: ``none``, ``clock:N`` (minutes) or ``max_deals:N``.

    ``max_deals:n`` and ``clock`` mean that the number is agreed on when a match starts.
    """

    @property
    def allowed(self) -> str:
        return (
            "none, max_deals:N with a number N (or n: agreed later), "
            "clock or clock:N with a number N of minutes"
        )

    def __call__(self, value: object) -> str:
        if not isinstance(value, str) or not re.fullmatch(
            r"none|clock(:[1-9][0-9]{0,3})?|max_deals:(n|[1-9][0-9]{0,3})", value
        ):
            raise ValueError(self.allowed)
        return value


Kind = Choice | Subset | Number | NumberList | NumberByLevel | EndLimit


def _list_items(value: object) -> list[object]:
    if not isinstance(value, list | tuple):
        raise ValueError("not a list")
    return list(value)


def _level(key: object) -> object:
    """A level as a number; JSON can write it only as a text."""
    return int(key) if isinstance(key, str) and key in map(str, LEVELS) else key


def plain_value(value: object) -> PlainValue:
    """A value of ``Rules`` as YAML and JSON hold it: lists and dictionaries, newly made."""
    match value:
        case None | bool() | int() | str():
            return value
        case tuple():
            return list(value)
        case LevelTable():
            return dict(value)
    raise TypeError(f"{value!r} is no value of a rule")


def plain_text(value: object) -> str:
    """A value on one line, spelt as YAML would; long and odd ones are shortened."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return value
        case tuple():
            return _BRIEF.repr(list(value))
        case Mapping():
            return _BRIEF.repr(dict(value))
    return _BRIEF.repr(value)


def quoted_text(value: object) -> str:
    """Like ``plain_text``, with a text in quotes: for values that nobody has checked."""
    return _BRIEF.repr(value) if isinstance(value, str) else plain_text(value)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a profile, in the parts a translated sentence needs.

    ``allowed`` tells what would do; for an unknown key it is the nearest known one, or empty.
    ``beside`` holds the values that ``value`` does not go with, each as "key: value".
    """

    key: str
    value: object
    reason: Literal["not_allowed", "clash", "unknown_key"]
    allowed: str
    beside: tuple[str, ...] = ()

    def __str__(self) -> str:
        key = self.key if self.key.isprintable() else quoted_text(self.key)
        if self.reason == "unknown_key":
            hint = f"; did you mean {self.allowed}?" if self.allowed else ""
            return f"{key}: nothing has this name{hint}"
        clash = f"does not go with {', '.join(self.beside)}" if self.beside else "is not allowed"
        return f"{key}: {quoted_text(self.value)} {clash}; allowed: {self.allowed}"


class RulesError(ValueError):
    """A profile is refused: one line a problem, each led by the source when one is known."""

    def __init__(self, problems: Iterable[Problem], source: str = "") -> None:
        self.problems = tuple(problems)
        self.source = source
        lead = f"{source}: " if source else ""
        super().__init__("\n".join(f"{lead}{problem}" for problem in self.problems))


@dataclass(frozen=True, slots=True)
class Parameter:
    """One row of the table of rules: what a dialog, a guide or an error message needs to know.

    ``key`` is also the key of its texts, ``number`` its place in the reference ("A30"),
    ``paragraphs`` the propositions it governs, ``nullable`` whether it may have no meaning.
    """

    key: str
    number: str
    kind: Kind
    nullable: bool
    default: PlainValue
    paragraphs: tuple[str, ...]

    @property
    def allowed(self) -> str:
        return f"{self.kind.allowed}, null" if self.nullable else self.kind.allowed

    def accept(self, value: object) -> object:
        """The value in the immutable form that Rules keeps; RulesError if it is not allowed."""
        if value is None and self.nullable:
            return None
        try:
            return self.kind(value)
        except ValueError:
            raise RulesError([Problem(self.key, value, "not_allowed", self.allowed)]) from None
