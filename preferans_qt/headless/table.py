"""The table an example is played at: the names of the seats, the dealer, the rules.

It reads what people write by seat and by column of the sheet, and writes it back as plain data:
whole numbers as they are, fractions as texts ``a/b``, entries of zero left out.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from preferans_qt.game.deal import TRICKS, Seating
from preferans_qt.game.entries import Column, Entry
from preferans_qt.game.presets import preset
from preferans_qt.game.rule_values import RulesError
from preferans_qt.game.rules import Rules, with_overrides
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import Sheet, empty_sheet
from preferans_qt.headless.errors import InputError
from preferans_qt.headless.fields import Fields, brief, entries_of, items_of, whole_number

Plain = None | bool | int | str | Sequence["Plain"] | Mapping[str, "Plain"]
Amounts = dict[str, Fraction]  # by the name of a seat, or by "B>A" for whists
Columns = dict[str, Amounts]

_LONGEST_NAME = 40
_NUMBER = re.compile(r"-?[0-9]{1,9}(/[1-9][0-9]{0,8})?")
_USUAL_SEATS: list[object] = ["A", "B", "C"]


@dataclass(frozen=True, slots=True)
class Table:
    """Rules, the names of the seats clockwise, and who deals."""

    rules: Rules
    names: tuple[str, ...]
    dealer: Seat

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def seating(self) -> Seating:
        return Seating(self.players, self.dealer)

    def dealt_by(self, dealer: Seat) -> "Table":
        """The same table when another seat deals."""
        return replace(self, dealer=dealer)

    def seat(self, name: object, where: str) -> Seat:
        """The seat of a name."""
        if not isinstance(name, str) or name not in self.names:
            known = ", ".join(self.names)
            raise InputError(f"{where}: {brief(name)} is no seat; seats are {known}")
        return self.names.index(name)

    def active_seat(self, name: object, where: str) -> Seat:
        """The seat of a name that plays in this deal."""
        seat = self.seat(name, where)
        if seat == self.seating.sitting_dealer:
            raise InputError(f"{where}: {self.names[seat]} deals and sits out")
        return seat

    def amounts(self, written: object, where: str) -> Amounts:
        """Numbers by seat."""
        return {
            self.names[self.seat(name, where)]: amount(number, f"{where}, {name}")
            for name, number in entries_of(written, where)
        }

    def columns(self, written: object, where: str) -> Columns:
        """Numbers by column and seat: ``{pool: {A: 4}, whists: {"B>A": 8}}``."""
        columns: Columns = {}
        for key, column in entries_of(written, where):
            if not isinstance(key, str) or key not in tuple(Column):
                known = ", ".join(Column)
                raise InputError(f"{where}: {brief(key)} is no column; columns are {known}")
            place = f"{where}, {key}"
            if key == Column.WHISTS:
                columns[key] = {
                    self._pair(pair, place): amount(number, f"{place}, {pair}")
                    for pair, number in entries_of(column, place)
                }
            else:
                columns[key] = self.amounts(column, place)
        return columns

    def _pair(self, pair: object, where: str) -> str:
        """A key of the whists, checked."""
        writer, sign, on = pair.partition(">") if isinstance(pair, str) else ("", "", "")
        if not sign or writer == on:
            raise InputError(f"{where}: {brief(pair)} should read like 'B>A', B writing on A")
        return f"{self.names[self.seat(writer, where)]}>{self.names[self.seat(on, where)]}"

    def sheet(self, written: object, where: str) -> Sheet:
        """A sheet of whole numbers from its columns; what is missing is zero."""
        columns = self.columns(written, where)
        for key, column in columns.items():
            for name, number in column.items():
                if number.denominator != 1:
                    raise InputError(f"{where}, {key}, {name}: {number} is not a whole number")

        def row(key: str) -> tuple[int, ...]:
            return tuple(int(columns.get(key, {}).get(name, 0)) for name in self.names)

        whists = columns.get(Column.WHISTS, {})
        return Sheet(
            row(Column.POOL),
            row(Column.MOUNTAIN),
            tuple(
                tuple(int(whists.get(f"{writer}>{on}", 0)) for on in self.names)
                for writer in self.names
            ),
            row(Column.POINTS),
        )

    def tricks(self, written: object, where: str) -> tuple[int, ...]:
        """The tricks of a played deal a seat, ten together (C7.7)."""
        counts = [0] * self.players
        for name, number in entries_of(written, where):
            counts[self.seat(name, where)] = whole_number(number, 0, TRICKS, f"{where}, {name}")
        if sum(counts) != TRICKS:
            raise InputError(f"{where}: {sum(counts)} tricks together, a deal has {TRICKS}")
        return tuple(counts)

    def sum_of(self, entries: Iterable[Entry]) -> Sheet:
        """What entries bring to each column."""
        sheet = empty_sheet(self.players)
        for entry in entries:
            sheet = sheet.written(entry)
        return sheet

    def by_seat(self, numbers: Sequence[Fraction | int]) -> dict[str, Plain]:
        """One number a seat as plain data, zeros included."""
        return {
            name: plain_number(number) for name, number in zip(self.names, numbers, strict=True)
        }

    def by_column(self, sheet: Sheet) -> dict[str, Plain]:
        """A sheet as plain data, zeros and empty columns left out."""
        whists: dict[str, Plain] = {
            f"{writer}>{on}": number
            for writer, row in zip(self.names, sheet.whists, strict=True)
            for on, number in zip(self.names, row, strict=True)
        }
        columns = {
            Column.POOL: self.by_seat(sheet.pool),
            Column.MOUNTAIN: self.by_seat(sheet.mountain),
            Column.WHISTS: whists,
            Column.POINTS: self.by_seat(sheet.points),
        }
        return {
            key.value: {name: number for name, number in column.items() if number}
            for key, column in columns.items()
            if any(column.values())
        }


def amount(value: object, where: str) -> Fraction:
    """A whole number, or a fraction written as a text ``a/b``."""
    is_number = isinstance(value, int | str) and not isinstance(value, bool)
    if is_number and _NUMBER.fullmatch(str(value)):
        return Fraction(str(value))
    raise InputError(f"{where}: {brief(value)} is not a number; fractions read like '58/3'")


def plain_number(number: Fraction | int) -> int | str:
    """A number as plain data."""
    return number.numerator if number.denominator == 1 else str(number)


def table_of(example: Fields, usual_profile: str) -> Table:
    """The table of an example: ``profile``, ``override``, ``seats``, ``dealer``.

    Raises InputError when they cannot be used.
    """
    names = _seat_names(example)
    rules = _rules(example, usual_profile)
    if len(names) not in rules.players:
        allowed = " or ".join(str(number) for number in rules.players)
        raise example.refuse("seats", f"these rules are played by {allowed}, not {len(names)}")
    table = Table(rules, names, len(names) - 1)
    if "dealer" in example:
        return table.dealt_by(table.seat(example.value("dealer"), example.place("dealer")))
    return table


def _seat_names(example: Fields) -> tuple[str, ...]:
    written = example.items("seats") if "seats" in example else _USUAL_SEATS
    names = tuple(name for name in written if isinstance(name, str) and _is_name(name))
    if len(names) != len(written) or len(set(names)) != len(names) or len(names) not in (3, 4):
        raise example.refuse(
            "seats", f"{brief(written)} should be three or four different names, without '>'"
        )
    return names


def _is_name(text: str) -> bool:
    return text.isprintable() and 0 < len(text) <= _LONGEST_NAME and ">" not in text


def _rules(example: Fields, usual_profile: str) -> Rules:
    profile = example.text("profile") if "profile" in example else usual_profile
    override = example.value("override")
    if override is not None and not isinstance(override, Mapping):
        raise example.refuse("override", f"{brief(override)} is not a mapping of keys to values")
    try:
        return with_overrides(preset(profile), override or {})
    except RulesError as error:
        raise InputError(f"{example.where}: {'; '.join(str(error).splitlines())}") from error


def seats_of(written: object, table: Table, where: str) -> tuple[Seat, ...]:
    """A list of seats."""
    return tuple(table.seat(name, where) for name in items_of(written, where))
