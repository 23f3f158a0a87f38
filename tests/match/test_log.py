"""The log as text: headers, codes, and the chain of digests."""

import hashlib
import json
from dataclasses import replace

import pytest

from preferans_qt.game.conduct import Conduct
from preferans_qt.game.presets import PRESETS
from preferans_qt.match.log import (
    Header,
    HeaderError,
    Undo,
    header_digest,
    header_from,
    header_lines,
    header_mapping,
    parse_code,
    rechained,
)
from preferans_qt.match.session import Session
from tests.match.games import chained, header_of, played


@pytest.mark.parametrize("preset", PRESETS)
def test_a_header_survives_json(preset: str) -> None:
    header = header_of(preset)
    assert header_from(json.loads(json.dumps(header_mapping(header)))) == header
    assert header.base == preset


def test_rules_of_ones_own_are_written_as_differences() -> None:
    header = header_of("leningrad", profile="Our table", pool_target=7)
    mapping = json.loads(json.dumps(header_mapping(header)))
    assert header.base == mapping["base"] == "sochi-guide"
    assert mapping["overrides"]["pool_target"] == 7
    assert header_from(mapping) == header


def test_a_header_is_one_line_a_field() -> None:
    lines = header_lines(header_of(pool_target=5))
    assert lines[0] == "preferans match 1"
    assert 'overrides: {"pool_target": 5}' in lines
    assert lines[-1] == 'first_dealer: "C"'
    assert len(lines) == len(header_mapping(header_of()))


def test_a_new_header_gets_an_id_of_its_own() -> None:
    first, second = header_of(id=None), header_of(id=None)
    assert first.id != second.id


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("id", "12", "id"),
        ("id", "0123456789ABCDEF0123456789abcdef", "id"),
        ("base", "bridge", "base"),
        ("kinds", ("human",), "kinds"),
        ("names", ("A", "B", "\ud800"), "names"),
        ("first_dealer", 3, "names"),
    ],
)
def test_an_impossible_header_is_refused(field: str, value: object, key: str) -> None:
    with pytest.raises(HeaderError) as caught:
        replace(header_of(), **{field: value})
    assert caught.value.key == key


def test_a_header_for_players_the_rules_are_not_for_is_refused() -> None:
    with pytest.raises(HeaderError, match="4 players: these rules are played by 3"):
        header_of("polish", 4)


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("format", 2, "newer version"),
        ("format", True, "a number"),
        ("id", 5, "a text"),
        ("names", "Anna", "a list"),
        ("names", [1, 2, 3], "texts"),
        ("names", [], "0 players|seats are"),
        ("first_dealer", "D", "seat"),
        ("base", "bridge", "bridge"),
        ("overrides", {"pool": 3}, "did you mean"),
        ("overrides", {"pool_target": [3], "players": "x"}, "players.*; pool_target"),
        ("colour", "green", "nothing has this name"),
    ],
)
def test_a_bad_mapping_is_refused_by_its_key(key: str, value: object, told: str) -> None:
    with pytest.raises(HeaderError, match=told):
        header_from({**header_mapping(header_of()), key: value})


@pytest.mark.parametrize("key", header_mapping(header_of()))
def test_a_missing_field_is_named(key: str) -> None:
    mapping = header_mapping(header_of())
    del mapping[key]
    with pytest.raises(HeaderError, match="is missing") as caught:
        header_from(mapping)
    assert caught.value.key == key


MISSPELT = (
    *("misere", "play TH", "play 10h", "deal 05 ab", "deal 5 AB", "deal 5 ", "deal ٣ ab"),
    *("undo", "undo x", "undo 01", "claim 01 2", "", "pass ", "deal 5 " + "a" * 300),
    *("claim " + "9" * 5000, "undo " + "9" * 5000, "deal " + "9" * 5000),
)


@pytest.mark.parametrize("code", MISSPELT)
def test_only_the_one_spelling_of_an_action_is_a_code(code: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        parse_code(code)


@pytest.mark.parametrize("code", ["bid 6S", "discard AS 7S", "deal 5", "deal 5 ab", "claim 3 0 7"])
def test_what_is_spelt_well_is_read(code: str) -> None:
    assert str(parse_code(code)) == code


def test_an_undo_has_a_code() -> None:
    assert parse_code("undo 12") == Undo(12)
    assert str(Undo(12)) == "undo 12"


def test_the_chain_is_as_promised() -> None:
    """Calculated here from the words of docs/file-formats.md."""

    def digest(text: str) -> str:
        return hashlib.sha256(text.encode("utf-8")).hexdigest()[:16]

    session = played(undos=0.1)
    last = digest("\n".join(header_lines(session.header)))
    assert last == header_digest(session.header)
    for entry in session.entries:
        seat = "-" if entry.seat is None else "ABCD"[entry.seat]
        last = digest(f"{last}\n{seat} {entry.code}")
        assert entry.digest == last


def test_every_field_of_the_header_moves_the_chain() -> None:
    others: list[Header] = [
        header_of(names=("Anna", "B", "C")),
        header_of(kinds=("human", "x", "y")),
        header_of(created="now"),
        header_of(program="9"),
        header_of(first_dealer=0),
        header_of(pool_target=5),
        header_of("leningrad"),
        header_of(id=None),
    ]
    digests = {header_digest(header) for header in [header_of(), *others]}
    assert len(digests) == len(others) + 1


def test_a_log_under_another_header_gets_other_digests_and_stays_sound() -> None:
    session = played()
    other = header_of(id=None)
    entries = rechained(other, session.entries)
    assert [entry.code for entry in entries] == [entry.code for entry in session.entries]
    assert {entry.digest for entry in entries}.isdisjoint(e.digest for e in session.entries)
    assert Session(other, entries).match == session.match


def test_entries_are_numbered_from_zero() -> None:
    first, second = chained(header_of(), "- deal 1 ab", "A pass")
    assert (first.index, first.seat, first.code) == (0, None, "deal 1 ab")
    assert (second.index, second.seat, second.code) == (1, 0, "pass")


@pytest.mark.parametrize("conduct", Conduct)
def test_the_conduct_of_a_match_is_written_down(conduct: Conduct) -> None:
    header = replace(header_of(), conduct=conduct)
    mapping = header_mapping(header)
    assert ("conduct" in mapping) is (conduct is not Conduct.LEARNING)
    assert header_from(mapping) == header
    assert header.opening().conduct is conduct


def test_an_unknown_conduct_is_refused() -> None:
    with pytest.raises(HeaderError, match="conduct: 'wild' is none of learning, strict"):
        header_from({**header_mapping(header_of()), "conduct": "wild"})
