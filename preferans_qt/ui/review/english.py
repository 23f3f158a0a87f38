"""What is said of a decision, for a terminal, in English."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from preferans_qt.coach.causes import causes_of
from preferans_qt.coach.grades import Strictness
from preferans_qt.coach.review import ReviewedDecision
from preferans_qt.ui.drawings import load_resources
from preferans_qt.ui.texts.coaching import explanation_text


@contextmanager
def in_english() -> Iterator[None]:
    """Let the sentences of the window be English, with its plurals, whatever was spoken before."""
    application = QCoreApplication.instance() or QCoreApplication([])
    before, catalogue = QLocale(), QTranslator()
    load_resources()
    catalogue.load(":/translations/preferans_en.qm")
    application.installTranslator(catalogue)
    QLocale.setDefault(QLocale("en"))
    try:
        yield
    finally:
        application.removeTranslator(catalogue)
        QLocale.setDefault(before)


def explanation(decision: ReviewedDecision) -> str:
    """What was wrong with it, in two sentences at most; empty when nothing was."""
    causes = causes_of(decision.assessment, decision.verdict.action)
    return explanation_text(causes, Strictness.CLUB)
