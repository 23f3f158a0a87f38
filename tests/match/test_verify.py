"""Replaying a log finds what is wrong with it."""

from dataclasses import replace
from fractions import Fraction

import pytest

from preferans_qt.game.presets import PRESETS
from preferans_qt.match.verify import replay, sheet_faults
from tests.match.games import chained, header_of, played


@pytest.mark.parametrize("preset", PRESETS)
def test_a_sound_match_has_no_faults(preset: str) -> None:
    session = played(preset, seed=2, deals=6, undos=0.02)
    report = replay(session.header, session.entries)
    assert report.is_sound
    assert report.session.match == session.match


def test_a_changed_log_is_replayed_up_to_the_change() -> None:
    session = played(seed=2)
    entries = list(session.entries)
    entries[30] = replace(entries[30], code="pass")
    report = replay(session.header, entries)
    assert not report.is_sound
    assert report.faults[0].startswith("entry 30: ")
    assert report.session.log_length == 30


def test_a_log_against_the_rules_is_told() -> None:
    header = header_of()
    report = replay(header, chained(header, "- deal 7 ab", "A here"))
    assert "here_without_bid" in report.faults[0]


@pytest.mark.parametrize(
    ("part", "told"),
    [("pool", "pool of seat 0"), ("mountain", "mountain of seat 0"), ("points", "points of seat")],
)
def test_a_sheet_that_is_not_the_sum_of_its_entries_is_told(part: str, told: str) -> None:
    match = played(seed=2).match
    first, *others = getattr(match.sheet, part)
    forged = replace(match.sheet, **{part: (first + 1, *others)})
    assert any(told in fault for fault in sheet_faults(replace(match, sheet=forged)))


def test_forged_whists_are_told() -> None:
    match = played(seed=2).match
    (own, on_second, on_third), *others = match.sheet.whists
    forged = replace(match.sheet, whists=((own, on_second + 4, on_third), *others))
    (fault,) = sheet_faults(replace(match, sheet=forged))
    assert "whists of seat 0 on seat 1" in fault


def test_forged_results_are_told() -> None:
    match = replace(played(seed=2).match, results=(Fraction(100), Fraction(-50), Fraction(-49)))
    assert sheet_faults(match) == (
        "the results are not the settlement of the sheet",
        "the settlement adds up to 1 instead of 0",
    )
