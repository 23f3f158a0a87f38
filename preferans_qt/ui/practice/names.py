"""What can be chosen for the tutor, by the names that are stored, and what each is called.

The names are those of the coach (Moment, Strictness, Subject), which is loaded after the window.
"""

from PySide6.QtCore import QCoreApplication

MOMENTS = ("before", "after_trick", "after_deal", "never")
LEVELS = ("beginner", "learner", "club", "exam")
SUBJECTS = (
    "rules",
    "auction",
    "discard",
    "contract",
    "whist",
    "lead",
    "declarer_play",
    "defence",
    "misere",
    "raspasy",
)


def silent_subjects(stored: str) -> frozenset[str]:
    """The subjects that a stored setting names, parted by spaces."""
    return frozenset(stored.split()) & frozenset(SUBJECTS)


def with_subject(stored: str, subject: str, *, is_spoken_of: bool) -> str:
    """The stored setting with a subject in it or not, in their usual order."""
    silent = silent_subjects(stored) - {subject} | (set() if is_spoken_of else {subject})
    return " ".join(each for each in SUBJECTS if each in silent)


def state_text(*, is_on: bool, moment: str, level: str, is_live: bool) -> str:
    """What the tutor does now, in a few words."""
    translate = QCoreApplication.translate
    if not is_on:
        return translate("Practice", "Tutor: off")
    if is_live:
        return translate("Practice", "Tutor: silent at a live table")
    if level == "exam":
        return translate("Practice", "Tutor: exam")
    errors = {
        "beginner": translate("Practice", "blunders", "what the tutor speaks of"),
        "learner": translate("Practice", "mistakes", "what the tutor speaks of"),
        "club": translate("Practice", "all errors", "what the tutor speaks of"),
    }[level]
    times = {
        "before": translate("Practice", "Tutor: {errors}, at once"),
        "after_trick": translate("Practice", "Tutor: {errors}, after the trick"),
        "after_deal": translate("Practice", "Tutor: {errors}, after the deal"),
        "never": translate("Practice", "Tutor: {errors}, noted only"),
    }
    return times[moment].format(errors=errors)
