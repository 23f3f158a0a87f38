"""Differences between what an example expects and what was computed, as lines for a person.

Both sides are plain data and are read by the same readers, so zeros written out, fractions and
the order of keys make no difference, and an expectation that makes no sense is bad input.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction

from preferans_qt.headless.fields import brief
from preferans_qt.headless.table import Columns, Table

_ZERO = Fraction(0)
Numbers = dict[str, Fraction]  # by place, like "pool A"


def column_differences(
    table: Table,
    expected: object,
    computed: object,
    where: str,
    *,
    unchanged: Columns | None = None,
) -> list[str]:
    """Where two sheets differ.

    What is expected nowhere must be zero, or as it was in ``unchanged``.
    """
    wanted = _flat(table.columns(expected, where))
    found = _flat(table.columns(computed, where))
    usual = _flat(unchanged or {})
    return [
        _line(place, wanted.get(place, _ZERO), found.get(place, _ZERO))
        for place in dict.fromkeys((*wanted, *found))
        if found.get(place, _ZERO) != wanted.get(place, _ZERO)
        and (place in wanted or found.get(place, _ZERO) != usual.get(place, _ZERO))
    ]


def _flat(columns: Columns) -> Numbers:
    return {
        f"{key} {name}": number
        for key, column in columns.items()
        for name, number in column.items()
    }


def amount_differences(
    table: Table, expected: object, computed: object, where: str, *, partly: bool = False
) -> list[str]:
    """Where two results by seat differ; ``partly`` compares only the seats that are expected."""
    wanted, found = table.amounts(expected, where), table.amounts(computed, where)
    places = wanted if partly else dict.fromkeys((*wanted, *found))
    return [
        _line(place, wanted.get(place, _ZERO), found.get(place, _ZERO))
        for place in places
        if found.get(place, _ZERO) != wanted.get(place, _ZERO)
    ]


def value_differences(
    expected: Mapping[object, object], computed: Mapping[object, object]
) -> list[str]:
    """Where texts and numbers by key differ; only keys that are expected count."""
    return [
        f"{key}: expected {brief(wanted)}, computed {brief(computed.get(key))}"
        for key, wanted in expected.items()
        if computed.get(key) != wanted
    ]


def set_differences(expected: Iterable[str], computed: Iterable[str], place: str) -> list[str]:
    """Where two sets of texts differ."""
    wanted, found = set(expected), set(computed)
    missing, surplus = sorted(wanted - found), sorted(found - wanted)
    return [f"{place}: expected {text}, not among the computed" for text in missing] + [
        f"{place}: {text} is computed but not expected" for text in surplus
    ]


def _line(place: str, wanted: Fraction, found: Fraction) -> str:
    return f"{place}: expected {wanted}, computed {found}"
