"""Figures of progress in words: amounts in the form of the language, and what pictures show."""

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from preferans_qt.coach.grades import Loss
from preferans_qt.coach.progress import LEAST, SLIPS, Figures, Progress
from preferans_qt.coach.subjects import Subject
from preferans_qt.ui.texts.coaching import subject_text

translate = QCoreApplication.translate

NOTHING = "–"  # where there is no figure to be


def amount_text(amount: float, places: int = 1) -> str:
    """Whists, or so many a deal."""
    return QLocale().toString(float(amount), "f", places)


def tick_text(amount: float) -> str:
    """A number at an axis, without needless digits."""
    return QLocale().toString(float(amount), "g", 4)


def interval_text(loss: Loss) -> str:
    """A loss with its interval of 95 %: ``1.3 (0.9–1.7)``; no decision gains."""
    text = translate("Progress", "{amount} ({least}–{most})", "a mean and its interval")
    return text.format(
        amount=amount_text(loss.whists),
        least=amount_text(max(loss.least, 0.0)),
        most=amount_text(loss.most),
    )


def rate_text(figures: Figures, subject: Subject | None = None) -> str:
    """What a decision loses, where that is known."""
    if subject in SLIPS:
        return NOTHING
    if figures.loss is None:
        return translate("Progress", "not enough yet")
    return interval_text(figures.loss)


def leak_text(figures: Figures) -> str:
    """What was lost in 100 deals, where that is known."""
    if figures.lost is None:
        return translate("Progress", "not enough yet")
    return amount_text(figures.lost, 0)


def nothing_lost_text() -> str:
    """What stands in the place of the leaks when there are no decisions at all."""
    return translate("Progress", "No decisions in this time.")


def title_of(subject: Subject | None) -> str:
    """The name of a subject at the head of a row; None is all of them."""
    name = translate("Progress", "all subjects") if subject is None else subject_text(subject)
    return name[:1].upper() + name[1:]


def date_text(noted: str) -> str:
    """The day of an ISO 8601 time, as it is usual here."""
    time = QDateTime.fromString(noted, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(time.date(), QLocale.FormatType.ShortFormat)


def trend_text(subject: Subject | None, figures: Figures) -> str:
    """What the line of a trend shows, or why there is none."""
    if subject in SLIPS:
        return translate("Progress", "Errors of this kind are only counted.")
    if not figures.trend:
        text = translate("Progress", "Not enough yet: {number} of {least} decisions.")
        return text.format(number=figures.weighed, least=LEAST)
    first, last = figures.trend[0], figures.trend[-1]
    text = translate(
        "Progress",
        "From {first} whists a decision on {start} to {last} on {end}, after {number} decisions.",
    )
    return text.format(
        first=interval_text(first.loss),
        start=date_text(first.noted),
        last=interval_text(last.loss),
        end=date_text(last.noted),
        number=last.decisions,
    )


def leaks_text(progress: Progress) -> str:
    """What the bars show: "Defence: 120; Auction: 80"."""
    item = translate("Progress", "{subject}: {amount}")
    told = [
        item.format(subject=title_of(subject), amount=leak_text(figures))
        for subject, figures in progress.by_subject.items()
        if subject not in SLIPS
    ]
    return "; ".join(told) or nothing_lost_text()
