"""Figures of progress: what is counted where, rates with their intervals, trends and leaks."""

import csv
import io
import re
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from math import sqrt
from pathlib import Path

import pytest

from preferans_qt.coach.export import NOTE_COLUMNS, SUMMARY_COLUMNS, notes_csv, summary_csv
from preferans_qt.coach.grades import Grade
from preferans_qt.coach.notes import Note
from preferans_qt.coach.progress import LEAST, MOST_POINTS, WINDOW, chosen, progress_of
from preferans_qt.coach.subjects import Subject

START = datetime(2026, 3, 1, 10, tzinfo=UTC)
PAGE = Path(__file__).parents[2] / "docs" / "file-formats.md"


def note(entry: int = 0, subject: Subject = Subject.DEFENCE, **changes: object) -> Note:
    """A fine decision, one minute after the one before; ten entries make a deal."""
    values: dict[str, object] = {
        "match": "m",
        "attempt": 0,
        "deal": 1 + entry // 10,
        "noted": (START + timedelta(minutes=entry)).isoformat(),
        "profile": "sochi-guide",
        "action": "play 7S",
        "best": "play 7S",
        "loss": 0.0,
        "error": 0.1,
        "grade": Grade.FINE,
        "is_trivial": False,
    }
    return Note(**{**values, **changes}, entry=entry, subject=subject)  # type: ignore[arg-type]


def notes_losing(*losses: float, subject: Subject = Subject.DEFENCE, start: int = 0) -> list[Note]:
    return [note(start + index, subject, loss=loss) for index, loss in enumerate(losses)]


def test_nothing_comes_to_nothing() -> None:
    progress = progress_of(())
    assert (progress.deals, progress.mistakes_per_deal, progress.by_subject) == (0, 0.0, {})
    assert (progress.all.decisions, progress.all.loss, progress.all.trend) == (0, None, ())


def test_what_was_lost_a_decision_has_an_interval() -> None:
    losses = [0.0, 6.0] * 20
    loss = progress_of(notes_losing(*losses)).all.loss
    assert loss is not None
    spread = sqrt(40 * 9 / 39)
    assert loss.whists == pytest.approx(3)
    assert loss.error == pytest.approx(spread / sqrt(40))
    assert (loss.least, loss.most) == pytest.approx((3 - 1.96 * loss.error, 3 + 1.96 * loss.error))


def test_no_rate_comes_from_too_few_decisions() -> None:
    figures = progress_of(notes_losing(*[5.0] * (LEAST - 1))).all
    assert (figures.weighed, figures.loss, figures.lost, figures.trend) == (29, None, None, ())
    figures = progress_of(notes_losing(*[5.0] * LEAST)).all
    assert figures.loss is not None
    assert [point.decisions for point in figures.trend] == [LEAST]


def test_trivial_decisions_and_slips_are_in_no_rate() -> None:
    weighed = notes_losing(*[2.0] * 30)
    others = [
        note(40, is_trivial=True, loss=0.5),
        note(41, Subject.RULES, loss=0.0),
        note(42, Subject.RECORD, loss=0.0),
        note(43, loss=50.0, grade=Grade.BLUNDER, is_taken_back=True),
    ]
    figures = progress_of(weighed + others).all
    assert (figures.decisions, figures.weighed) == (31, 30)
    assert figures.loss is not None
    assert figures.loss.whists == pytest.approx(2)


def test_both_counts_of_errors_are_kept() -> None:
    notes = [
        note(0, grade=Grade.MISTAKE, is_taken_back=True, is_counted=False),
        note(0, attempt=1),
        note(1, grade=Grade.BLUNDER, is_taken_back=True),
        note(1, attempt=1, grade=Grade.SLIP),
        note(2, Subject.RULES, is_counted=False),
        note(2, Subject.RULES, attempt=1),
        note(3),
    ]
    figures = progress_of(notes).all
    assert dict(figures.errors) == {Grade.SLIP: 3, Grade.MISTAKE: 1, Grade.BLUNDER: 1}
    assert (figures.all_errors, figures.counted, figures.put_right) == (5, 3, 2)
    assert figures.decisions == 3


def test_mistakes_are_counted_by_deals() -> None:
    notes = [
        note(0, grade=Grade.MISTAKE),
        note(1, grade=Grade.BLUNDER),
        note(2, grade=Grade.SLIP),
        note(10),
        note(0, match="other"),
        note(10, match="other", grade=Grade.MISTAKE, is_taken_back=True, is_counted=False),
    ]
    progress = progress_of(notes)
    assert progress.deals == 4
    assert progress.mistakes_per_deal == pytest.approx(3 / 4)


def test_hints_are_counted_by_decisions() -> None:
    notes = [note(0, hints=2, is_taken_back=True), note(0, attempt=1, hints=3), note(1, hints=1)]
    assert progress_of([*notes, note(2)]).all.hinted == 2


def test_subjects_are_apart_and_the_greatest_leak_is_first() -> None:
    notes = [
        *notes_losing(*[1.0] * 90, subject=Subject.DEFENCE),
        *notes_losing(*[2.0] * 30, subject=Subject.AUCTION, start=90),
        *notes_losing(*[9.0] * 10, subject=Subject.MISERE, start=120),
        note(130, Subject.RULES),
        *notes_losing(*[0.0] * 30, subject=Subject.WHIST, start=131),
    ]
    progress = progress_of(notes)
    assert list(progress.by_subject) == [
        Subject.DEFENCE,
        Subject.AUCTION,
        Subject.WHIST,
        Subject.RULES,  # of which there is no rate
        Subject.MISERE,
    ]
    defence = progress.by_subject[Subject.DEFENCE]
    assert progress.deals == 17
    assert defence.lost == pytest.approx(90 / 17 * 100)
    assert progress.by_subject[Subject.MISERE].lost is None


def test_a_trend_looks_back_on_the_last_decisions_only() -> None:
    losses = [10.0] * 300 + [1.0] * 300
    points = progress_of(notes_losing(*losses)).all.trend
    assert len(points) == MOST_POINTS
    assert [points[0].decisions, points[-1].decisions] == [LEAST, 600]
    assert points[0].loss.whists == 10
    assert points[-1].loss.whists == 1
    half = next(point for point in points if point.decisions > 300 + WINDOW // 2)
    assert 1 < half.loss.whists < 10
    gaps = {b.decisions - a.decisions for a, b in pairwise(points)}
    assert max(gaps) - min(gaps) <= 1
    assert points[-1].noted == note(599).noted


def test_the_order_of_notes_does_not_matter() -> None:
    notes = notes_losing(*[float(index % 7) for index in range(250)])
    assert progress_of(reversed(notes)) == progress_of(notes)


def test_notes_are_chosen_by_profile_and_time() -> None:
    old = note(0, noted="2026-01-01T00:00:00")
    here, there = note(1), note(2, profile="leningrad")
    assert chosen((old, here, there)) == (old, here, there)
    assert chosen((old, here, there), "sochi-guide") == (old, here)
    assert chosen((old, here, there), since=START) == (here, there)
    assert chosen((old, here, there), "leningrad", START + timedelta(minutes=3)) == ()


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_notes_can_be_read_from_their_table() -> None:
    (row,) = rows(
        notes_csv([note(3, profile='Club, "ours"', loss=1.23456, grade=Grade.SLIP, hints=2)])
    )
    assert tuple(row) == NOTE_COLUMNS
    assert (row["profile"], row["loss"], row["grade"]) == ('Club, "ours"', "1.235", "slip")
    assert (row["subject"], row["hints"], row["is_trivial"]) == ("defence", "2", "0")
    assert rows(notes_csv([])) == []


def test_the_summary_has_a_row_for_all_and_each_subject() -> None:
    notes = [*notes_losing(*[2.0] * 30), note(30, Subject.MISERE, grade=Grade.BLUNDER)]
    table = rows(summary_csv(progress_of(notes)))
    assert [row["subject"] for row in table] == ["all", "defence", "misere"]
    assert tuple(table[0]) == SUMMARY_COLUMNS
    assert (table[1]["loss"], table[1]["lost_in_100_deals"]) == ("2.0", "1500.0")
    assert (table[2]["loss"], table[2]["blunders"], table[2]["weighed"]) == ("", "1", "1")


def test_the_columns_of_the_tables_are_documented() -> None:
    section = PAGE.read_text(encoding="utf-8").partition("## Exported practice")[2]
    named = set(re.findall(r"`(\w+)`", section))
    assert set(SUMMARY_COLUMNS) <= named
