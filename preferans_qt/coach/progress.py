"""From notes of practice to figures: what decisions lose, by subject and over time. Pure.

Losses are in whists beside an empty sheet. A decision that was taken back counts among the
errors and among nothing else; a slip (RULES, RECORD) is an error without a loss.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from preferans_qt.coach.grades import Grade, Loss
from preferans_qt.coach.notes import Note
from preferans_qt.coach.subjects import Subject

LEAST: Final = 30  # non-trivial decisions, fewer tell nothing
WINDOW: Final = 200  # decisions that a point of a trend looks back on
MOST_POINTS: Final = 60
SLIPS: Final = frozenset({Subject.RULES, Subject.RECORD})


class Point(NamedTuple):
    """A point of a trend: the loss a decision after so many, over the last WINDOW of them."""

    decisions: int
    noted: str
    loss: Loss


@dataclass(frozen=True, slots=True)
class Figures:
    """What the notes of one subject, or of all, come to.

    ``decisions`` stood, ``weighed`` of them were not trivial. ``loss`` is what one of these lost
    on average, in whists with its standard error, and ``lost`` what they lost in 100 deals; both
    are None for fewer than LEAST. ``errors`` holds the number of each grade, ``counted`` of all
    are no first errors that were put right. ``hinted`` decisions were made with a hint. ``trend``
    is the loss over time, the latest at the end; it is empty for fewer decisions than LEAST.
    """

    decisions: int
    weighed: int
    loss: Loss | None
    lost: float | None
    errors: Mapping[Grade, int]
    counted: int
    hinted: int
    trend: tuple[Point, ...]

    @property
    def all_errors(self) -> int:
        return sum(self.errors.values())

    @property
    def put_right(self) -> int:
        """First errors that were put right and do not count."""
        return self.all_errors - self.counted

    @property
    def mistakes(self) -> int:
        """Errors that are more than slips."""
        return self.errors[Grade.MISTAKE] + self.errors[Grade.BLUNDER]


@dataclass(frozen=True, slots=True)
class Progress:
    """All figures. ``by_subject`` holds the subjects that were met, the greatest leak first.

    That is what lost most whists in 100 deals; those of which too little is known come last, in
    the order of a deal.
    """

    deals: int
    all: Figures
    by_subject: Mapping[Subject, Figures]

    @property
    def mistakes_per_deal(self) -> float:
        """Mistakes and blunders, whether they count or not; 0 without a deal."""
        return self.all.mistakes / self.deals if self.deals else 0.0


def moment(noted: str) -> datetime:
    """The time of a note; one without a zone is taken for UTC. Raises ValueError."""
    time = datetime.fromisoformat(noted)
    return time if time.tzinfo else time.replace(tzinfo=UTC)


def chosen(
    notes: Iterable[Note], profile: str | None = None, since: datetime | None = None
) -> tuple[Note, ...]:
    """The notes of a profile, and from a time on, where these are given."""
    return tuple(
        note
        for note in notes
        if profile in (None, note.profile) and (since is None or moment(note.noted) >= since)
    )


def progress_of(notes: Iterable[Note]) -> Progress:
    """The figures of notes in any order. Raises ValueError for a time that is none."""
    in_time = sorted(notes, key=lambda note: (moment(note.noted), note.entry, note.attempt))
    deals = len({(note.match, note.deal) for note in in_time})
    by_subject = {
        subject: _figures(own, deals)
        for subject in Subject
        if (own := [note for note in in_time if note.subject is subject])
    }
    leaks = sorted(by_subject.items(), key=lambda each: _rank(each[1]), reverse=True)
    return Progress(deals, _figures(in_time, deals), dict(leaks))


def is_error(note: Note) -> bool:
    """Whether a note is about an error: a slip is one in any case."""
    return note.subject in SLIPS or note.grade is not Grade.FINE


def _is_weighed(note: Note) -> bool:
    """Whether a note belongs in a rate of losses."""
    return not (note.is_taken_back or note.is_trivial or note.subject in SLIPS)


def _rank(figures: Figures) -> float:
    """What a leak is sorted by."""
    return -1.0 if figures.lost is None else figures.lost


def _figures(notes: Sequence[Note], deals: int) -> Figures:
    weighed = [note for note in notes if _is_weighed(note)]
    is_enough = len(weighed) >= LEAST
    wrong = [note for note in notes if is_error(note)]
    grades = Counter(max(note.grade, Grade.SLIP) for note in wrong)
    return Figures(
        decisions=sum(1 for note in notes if not (note.is_taken_back or note.subject in SLIPS)),
        weighed=len(weighed),
        loss=_mean_loss(weighed) if is_enough else None,
        lost=100 * sum(note.loss for note in weighed) / deals if is_enough else None,
        errors={grade: grades[grade] for grade in Grade if grade},
        counted=sum(1 for note in wrong if note.is_counted),
        hinted=len({(note.match, note.entry) for note in notes if note.hints}),
        trend=_trend(weighed),
    )


def _trend(weighed: Sequence[Note]) -> tuple[Point, ...]:
    """The loss a decision over time, at evenly spread moments; empty for too few decisions."""
    beyond = len(weighed) - LEAST
    steps = min(MOST_POINTS, beyond + 1)
    ends = [LEAST + beyond * step // max(steps - 1, 1) for step in range(steps)]
    return tuple(
        Point(end, weighed[end - 1].noted, _mean_loss(weighed[max(0, end - WINDOW) : end]))
        for end in ends
    )


def _mean_loss(notes: Sequence[Note]) -> Loss:
    """What one of at least two notes lost, with the standard error over all."""
    losses = [note.loss for note in notes]
    return Loss(fmean(losses), stdev(losses) / sqrt(len(losses)))
