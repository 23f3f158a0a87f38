"""What every kind of example has in common: a computation and a comparison."""

from collections.abc import Callable
from dataclasses import dataclass, field

from preferans_qt.headless.comparing import amount_differences, column_differences
from preferans_qt.headless.fields import Fields
from preferans_qt.headless.table import Plain, Table


@dataclass(frozen=True, slots=True)
class Computed:
    """What an example comes to: a ``result`` in the form of ``expect``, and what goes with it."""

    result: Plain
    details: dict[str, Plain] = field(default_factory=dict)


Compute = Callable[[Fields, Table], Computed]
Check = Callable[[Fields, Table, Computed], list[str]]


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of example.

    ``keys`` are those it reads beside the common ones, ``expectations`` those of them that hold
    what is compared. ``compute`` raises InputError for an example that cannot be used, ``check``
    for an expectation that cannot. ``tell`` gives a result in lines.
    """

    keys: tuple[str, ...]
    expectations: tuple[str, ...]
    compute: Compute
    check: Check
    tell: Callable[[Computed], list[str]] = field(default=lambda computed: [told(computed.result)])


def told(value: Plain) -> str:
    """A result on one line for a person."""
    match value:
        case {} if not value:
            return "nothing"
        case dict() if any(isinstance(inner, dict) for inner in value.values()):
            return "; ".join(f"{key} {told(inner)}" for key, inner in value.items())
        case dict():
            return ", ".join(f"{key} {told(inner)}" for key, inner in value.items())
        case list():
            return " ".join(told(item) for item in value)
    return str(value)


def check_columns(example: Fields, table: Table, computed: Computed) -> list[str]:
    """Compare ``expect`` with the computed columns of the sheet."""
    return column_differences(
        table, example.value("expect"), computed.result, example.place("expect")
    )


def check_amounts(example: Fields, table: Table, computed: Computed) -> list[str]:
    """Compare ``expect`` with the computed results by seat."""
    return amount_differences(
        table, example.value("expect"), computed.result, example.place("expect")
    )
