"""The commands of practice."""

from preferans_qt.ui.command import QT_TRANSLATE_NOOP, Command
from preferans_qt.ui.practice.names import LEVELS, MOMENTS, SUBJECTS

_MOMENT_TEXTS = (
    QT_TRANSLATE_NOOP("Commands", "&Before the action counts"),
    QT_TRANSLATE_NOOP("Commands", "After the &trick"),
    QT_TRANSLATE_NOOP("Commands", "After the &deal"),
    QT_TRANSLATE_NOOP("Commands", "&Never, only note it"),
)
_LEVEL_TEXTS = (
    QT_TRANSLATE_NOOP("Commands", "&Beginner: only blunders"),
    QT_TRANSLATE_NOOP("Commands", "&Learner: mistakes too"),
    QT_TRANSLATE_NOOP("Commands", "&Club: slips too"),
    QT_TRANSLATE_NOOP("Commands", "&Exam: say nothing"),
)
_SUBJECT_TEXTS = (
    QT_TRANSLATE_NOOP("Commands", "Slips against the &rules"),
    QT_TRANSLATE_NOOP("Commands", "&Auction"),
    QT_TRANSLATE_NOOP("Commands", "&Discard"),
    QT_TRANSLATE_NOOP("Commands", "&Contract"),
    QT_TRANSLATE_NOOP("Commands", "&Whist"),
    QT_TRANSLATE_NOOP("Commands", "Opening &lead"),
    QT_TRANSLATE_NOOP("Commands", "Declarer's &play"),
    QT_TRANSLATE_NOOP("Commands", "De&fence"),
    QT_TRANSLATE_NOOP("Commands", "&Misère"),
    QT_TRANSLATE_NOOP("Commands", "Ra&spasy"),
)
PRACTICE = (
    Command(
        "tutor",
        "practice",
        QT_TRANSLATE_NOOP("Commands", "&Tutor"),
        QT_TRANSLATE_NOOP("Commands", "Be told of your errors, or not"),
        keys=("Ctrl+T",),
        checkable=True,
    ),
    *(
        Command(
            f"tutor_moment_{moment}",
            "tutor_moment",
            text,
            QT_TRANSLATE_NOOP("Commands", "When the tutor speaks of an error of judgement"),
            checkable=True,
            choice="tutor_moment",
            value=moment,
        )
        for moment, text in zip(MOMENTS, _MOMENT_TEXTS, strict=True)
    ),
    *(
        Command(
            f"tutor_level_{level}",
            "tutor_level",
            text,
            QT_TRANSLATE_NOOP("Commands", "How serious an error must be before the tutor speaks"),
            checkable=True,
            choice="tutor_level",
            value=level,
        )
        for level, text in zip(LEVELS, _LEVEL_TEXTS, strict=True)
    ),
    *(
        Command(
            f"tutor_subject_{subject}",
            "tutor_subjects",
            text,
            QT_TRANSLATE_NOOP("Commands", "Whether the tutor speaks of errors of this kind"),
            checkable=True,
        )
        for subject, text in zip(SUBJECTS, _SUBJECT_TEXTS, strict=True)
    ),
    Command(
        "write_sheet",
        "practice",
        QT_TRANSLATE_NOOP("Commands", "&Keep the sheet myself"),
        QT_TRANSLATE_NOOP("Commands", "After each deal, write the numbers yourself"),
        checkable=True,
        opens_group=True,
    ),
    Command(
        "review",
        "practice",
        QT_TRANSLATE_NOOP("Commands", "&Review match"),
        QT_TRANSLATE_NOOP("Commands", "See what your decisions were worth, and find better ones"),
        keys=("Ctrl+R",),
        opens_group=True,
    ),
    Command(
        "progress",
        "practice",
        QT_TRANSLATE_NOOP("Commands", "&Progress"),
        QT_TRANSLATE_NOOP("Commands", "See what you have learnt so far"),
        keys=("F7",),
    ),
)
