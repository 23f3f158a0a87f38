"""The score sheet written by a learner: the truth passes, and each single error is found."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from preferans_qt.coach.notes import Note
from preferans_qt.coach.record_keeping import (
    RecordMistake,
    Wrong,
    check,
    grid_of,
    places,
    record_notes,
)
from preferans_qt.coach.subjects import Subject
from preferans_qt.game.entries import Column, Entry, Place, Why, mountain, points, pool, whists
from preferans_qt.game.scoring import entries
from preferans_qt.game.sheet import post
from preferans_qt.headless.deal_kinds import sheet_before
from preferans_qt.headless.fields import Fields
from preferans_qt.headless.outcomes import (
    contract_result,
    misere_result,
    polish_result,
    raspasy_result,
)
from preferans_qt.headless.table import table_of

DATA = Path(__file__).parents[1] / "data"
RESULTS = {
    "contract": contract_result,
    "misere": misere_result,
    "raspasy": raspasy_result,
    "polish": polish_result,
}
EXAMPLES = [
    example
    for name in ("examples.yaml", "rare_examples.yaml")
    for example in yaml.safe_load((DATA / name).read_text(encoding="utf-8"))["examples"]
    if example["kind"] in RESULTS
]


def posted(example: dict[str, object]) -> tuple[tuple[Entry, ...], tuple[Place, ...]]:
    """All that is written for an example, and the places of its sheet."""
    fields = Fields(example, str(example["id"]))
    table = table_of(fields, "polish" if example["kind"] == "polish" else "sochi-guide")
    before = sheet_before(fields, table)
    result = RESULTS[str(example["kind"])](fields, table)
    written = entries(table.rules, table.seating, before, result)
    _, all_written = post(table.rules, table.seating, before, written)
    return all_written, places(table.players, in_points=table.rules.ledger == "signed_points")


@pytest.fixture(params=EXAMPLES, ids=lambda example: str(example["id"]))
def deal(request: pytest.FixtureRequest) -> tuple[tuple[Entry, ...], tuple[Place, ...]]:
    return posted(request.param)


def test_there_are_examples_of_every_kind() -> None:
    assert {example["kind"] for example in EXAMPLES} == set(RESULTS)
    assert len(EXAMPLES) > 80


def test_the_truth_passes(deal: tuple[tuple[Entry, ...], tuple[Place, ...]]) -> None:
    written, sheet = deal
    grid = grid_of(written)
    assert check(grid, written) == ()
    assert check({place: grid.get(place, 0) for place in sheet}, written) == ()
    assert set(grid) <= set(sheet)


def wrongs(mistakes: tuple[RecordMistake, ...]) -> list[tuple[Wrong, Place]]:
    return [(mistake.wrong, mistake.at) for mistake in mistakes]


def test_each_missing_number_is_found(deal: tuple[tuple[Entry, ...], tuple[Place, ...]]) -> None:
    written, _ = deal
    grid = grid_of(written)
    for place in grid:
        short = {other: amount for other, amount in grid.items() if other != place}
        (mistake,) = check(short, written)
        assert (mistake.wrong, mistake.place, mistake.found) == (Wrong.MISSING, place, 0)
        assert mistake.due == grid[place]
        assert mistake.reasons


def test_each_wrong_amount_is_found(deal: tuple[tuple[Entry, ...], tuple[Place, ...]]) -> None:
    written, _ = deal
    grid = grid_of(written)
    for place, amount in grid.items():
        for wrong in (amount + 1, 2 * amount, -amount):
            assert wrongs(check({**grid, place: wrong}, written)) == [(Wrong.AMOUNT, place)]


def strays(place: Place, sheet: tuple[Place, ...]) -> Iterator[tuple[Wrong, Place]]:
    """The places where a number may be written by a single error, and what that is."""
    for other in sheet:
        if other == place:
            continue
        if other.column is place.column:
            same_hand = other.seat == place.seat or other.on == place.on
            crossed = (other.seat, other.on) == (place.on, place.seat)
            if place.on is None or same_hand or crossed:
                yield Wrong.PLAYER, other
        elif other.seat == place.seat:
            yield Wrong.COLUMN, other


def test_each_number_gone_astray_is_found(
    deal: tuple[tuple[Entry, ...], tuple[Place, ...]],
) -> None:
    written, sheet = deal
    grid = grid_of(written)
    for place, amount in grid.items():
        for wrong, at in strays(place, sheet):
            if at in grid:
                continue
            astray = {other: number for other, number in grid.items() if other != place}
            assert wrongs(check({**astray, at: amount}, written)) == [(wrong, at)]


def test_each_number_too_many_is_found(deal: tuple[tuple[Entry, ...], tuple[Place, ...]]) -> None:
    written, sheet = deal
    grid = grid_of(written)
    for place in sheet:
        if place not in grid:
            assert check({**grid, place: 3}, written) == (
                RecordMistake(Wrong.SURPLUS, place, 0, place, 3),
            )


A, B, C = range(3)


def test_what_is_written_in_one_place_is_summed() -> None:
    deal = (
        whists(B, A, 3, 2, Why.TRICKS_WHISTED),
        whists(B, A, 1, 2, Why.CONSOLATION),
        mountain(C, 1, 0, Why.WHIST_SHORT),
    )
    assert grid_of(deal) == {Place(B, Column.WHISTS, A): 8}
    (mistake,) = check({}, deal)
    assert mistake.reasons == (Why.TRICKS_WHISTED, Why.CONSOLATION)


def test_what_comes_to_nothing_is_not_written() -> None:
    deal = (points(A, 1, 6, Why.CONTRACT_MADE), points(A, -1, 6, Why.CONTRACT_FAILED))
    assert check({}, deal) == ()


def test_whists_turned_round_are_told_before_others() -> None:
    deal = (whists(B, A, 1, 4, Why.TRICKS_WHISTED), whists(C, A, 1, 4, Why.TRICKS_WHISTED))
    turned = {Place(A, Column.WHISTS, B): 4, Place(A, Column.WHISTS, C): 4}
    assert [(each.place, each.at) for each in check(turned, deal)] == [
        (Place(B, Column.WHISTS, A), Place(A, Column.WHISTS, B)),
        (Place(C, Column.WHISTS, A), Place(A, Column.WHISTS, C)),
    ]


def test_a_number_explains_one_error_only() -> None:
    deal = (mountain(B, 1, 4, Why.WHIST_SHORT), mountain(C, 1, 4, Why.WHIST_SHORT))
    mistakes = check({Place(A, Column.MOUNTAIN): 4}, deal)
    assert [each.wrong for each in mistakes] == [Wrong.PLAYER, Wrong.MISSING]


def notes_of(mistakes: int, *earlier: Note, entry: int = 40) -> tuple[Note, ...]:
    some = check({}, [pool(seat, 2, Why.CONTRACT_MADE) for seat in range(mistakes)])
    time = "2026-03-01T10:00:00+00:00"
    return record_notes(
        some, earlier, match="m", entry=entry, deal=3, noted=time, profile="sochi-guide"
    )


def test_the_first_error_of_a_match_does_not_count() -> None:
    first = notes_of(2)
    assert [note.is_counted for note in first] == [False, True]
    assert {note.subject for note in first} == {Subject.RECORD}
    later = notes_of(1, *first, entry=80)
    assert [(note.is_counted, note.attempt) for note in later] == [(True, 0)]


def test_notes_at_the_same_entry_do_not_cover_each_other() -> None:
    (slip,) = notes_of(1)
    slip = replace(slip, subject=Subject.RULES, attempt=2)
    assert [(note.attempt, note.is_counted) for note in notes_of(2, slip)] == [
        (3, False),
        (4, True),
    ]
