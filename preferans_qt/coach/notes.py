"""What is kept of practice: one note for each decision that was judged, and each slip."""

from dataclasses import dataclass

from preferans_qt.coach.grades import Grade
from preferans_qt.coach.subjects import Subject


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """A decision of the learner, or a slip, as it is kept.

    ``match`` is the match's id, ``entry`` the number of the log entry that the decision became or
    would have become, and ``attempt`` counts decisions held back there before, from 0. ``deal``
    counts from 1, ``noted`` is an ISO 8601 time, ``profile`` the name the rules go by.
    ``action`` and ``best`` are text codes, empty for a slip. ``loss`` and ``error`` are in whists
    beside an empty sheet, 0 for a slip. ``hints`` is the highest rung of hints taken, 0 for none.
    ``is_taken_back``: it was thought over again, or undone. ``is_counted``: it is no first error
    of a deal that was put right.
    """

    match: str
    entry: int
    attempt: int
    deal: int
    noted: str
    profile: str
    subject: Subject
    action: str
    best: str
    loss: float
    error: float
    grade: Grade
    is_trivial: bool
    hints: int = 0
    is_taken_back: bool = False
    is_counted: bool = True
