"""Notes and figures as comma-separated values; the columns are in docs/file-formats.md."""

import csv
import io
from collections.abc import Iterable
from dataclasses import astuple, fields
from typing import Final

from preferans_qt.coach.grades import Grade
from preferans_qt.coach.notes import Note
from preferans_qt.coach.progress import Figures, Progress

NOTE_COLUMNS: Final = tuple(field.name for field in fields(Note))
SUMMARY_COLUMNS: Final = (
    "subject",
    "deals",
    "decisions",
    "weighed",
    "loss",
    "loss_least",
    "loss_most",
    "lost_in_100_deals",
    "slips",
    "mistakes",
    "blunders",
    "errors",
    "counted",
    "put_right",
    "hinted",
)


def notes_csv(notes: Iterable[Note]) -> str:
    """One row a note: grades by name, yes and no as 1 and 0."""
    return _table(NOTE_COLUMNS, ([_plain(value) for value in astuple(note)] for note in notes))


def summary_csv(progress: Progress) -> str:
    """One row for all notes, then one a subject; a rate of too few decisions is left empty."""
    rows = [("all", progress.all), *progress.by_subject.items()]
    return _table(
        SUMMARY_COLUMNS, ([name, progress.deals, *_cells(figures)] for name, figures in rows)
    )


def _cells(figures: Figures) -> list[object]:
    loss = figures.loss
    rates = [loss.whists, loss.least, loss.most] if loss else [None] * 3
    return [
        figures.decisions,
        figures.weighed,
        *(None if rate is None else round(rate, 3) for rate in (*rates, figures.lost)),
        *(figures.errors[grade] for grade in Grade if grade),
        figures.all_errors,
        figures.counted,
        figures.put_right,
        figures.hinted,
    ]


def _plain(value: object) -> object:
    match value:
        case Grade():
            return value.name.lower()
        case bool():
            return int(value)
        case float():
            return round(value, 3)
    return value


def _table(columns: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue()
