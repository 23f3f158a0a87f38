"""What the person has set for the tutor, as the coach needs it. This loads the coach."""

from preferans_qt.coach.grades import Strictness
from preferans_qt.coach.subjects import Subject
from preferans_qt.coach.tutor import Moment, TutorSettings
from preferans_qt.ui.practice.names import silent_subjects
from preferans_qt.ui.preferences.values import Preferences


def tutor_settings(preferences: Preferences) -> TutorSettings:
    """The tutor's part of the preferences."""
    return TutorSettings(
        preferences.tutor,
        Moment(preferences.tutor_moment),
        Strictness(preferences.tutor_level),
        frozenset(Subject(name) for name in silent_subjects(preferences.tutor_silent)),
    )
