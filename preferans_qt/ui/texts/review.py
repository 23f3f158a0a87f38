"""What is said of a match that is looked into: decisions, luck, attempts, sums, steps."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from preferans_qt.coach.grades import Grade
from preferans_qt.coach.review import Attempt, Luck, ReviewedDecision, Tally
from preferans_qt.game import events as facts
from preferans_qt.ui.texts.amounts import whists_average_text
from preferans_qt.ui.texts.coaching import action_text, grade_text, loss_text, subject_text
from preferans_qt.ui.texts.events import event_text
from preferans_qt.ui.texts.words import Names

translate = QCoreApplication.translate


class Counted(QObject):
    """Numbers of things, in the plural forms of the language (lupdate wants ``self.tr`` here)."""

    def slips(self, number: int) -> str:
        return self.tr("%n slip(s)", "", number)

    def mistakes(self, number: int) -> str:
        return self.tr("%n mistake(s)", "", number)

    def blunders(self, number: int) -> str:
        return self.tr("%n blunder(s)", "", number)


_counted = Counted()


def place_text(decision: ReviewedDecision) -> str:
    """Where a decision stands and what it is about."""
    return translate("Review", "Deal {number}: {subject}").format(
        number=decision.moment.deal, subject=subject_text(decision.verdict.subject)
    )


def row_text(decision: ReviewedDecision) -> str:
    """A decision in a list: what was done, and on a second line what it was worth."""
    verdict = decision.verdict
    template = translate("Review", "{action}\n{grade} · {place}")
    if decision.is_error:
        template = translate("Review", "{action}\n{grade}, {loss} · {place}")
    return template.format(
        action=action_text(verdict.action, decision.moment.view),
        place=place_text(decision),
        grade=class_text(decision),
        loss=whists_number(verdict.loss.whists),
    )


def class_text(decision: ReviewedDecision) -> str:
    """The class of a decision in a word or three."""
    if decision.verdict.is_close:
        return translate("Review", "too close to call")
    return grade_text(decision.verdict.grade)


def whists_number(whists: float, *, signed: bool = False) -> str:
    """An amount of whists with one place behind the point."""
    text = QLocale().toString(abs(whists), "f", 1)
    if whists <= -0.05:
        return f"−{text}"
    return f"+{text}" if signed and whists >= 0.05 else text


def done_text(decision: ReviewedDecision, names: Names) -> str:
    """What was done, and by whom."""
    return names.say(
        decision.moment.seat,
        translate("Review", "You chose: {action}"),
        translate("Review", "{name} chose: {action}"),
        action=action_text(decision.verdict.action, decision.moment.view),
    )


def verdict_text(decision: ReviewedDecision) -> str:
    """The class with what was lost, in a sentence."""
    verdict = decision.verdict
    if verdict.is_close:
        return translate("Review", "Too close to call: it may have been an error.")
    if verdict.grade is Grade.FINE:
        return translate("Review", "This was fine.")
    return translate("Review", "It loses {loss} ({grade}).").format(
        loss=loss_text(verdict.loss), grade=grade_text(verdict.grade)
    )


def best_text(decision: ReviewedDecision) -> str:
    """What would have been better, or that nothing was."""
    verdict = decision.verdict
    if verdict.best == verdict.action:
        return translate("Review", "Nothing was better.")
    best = action_text(verdict.best, decision.moment.view)
    if decision.is_error:
        return translate("Review", "Better: {action}").format(action=best)
    return translate("Review", "About as good: {action}").format(action=best)


def luck_text(luck: Luck) -> str:
    """What the cards did to it; empty when they did nothing of note."""
    return {
        Luck.NONE: "",
        Luck.BAD_LUCK: translate(
            "Review", "Right choice, bad luck: as the cards lay, another would have brought more."
        ),
        Luck.LUCKY_ESCAPE: translate("Review", "Lucky escape: as the cards lay, it cost nothing."),
    }[luck]


def attempt_text(attempt: Attempt, decision: ReviewedDecision) -> str:
    """What is said of an answer that was tried."""
    if attempt.action == decision.verdict.action:
        template = translate("Review", "You tried: {action}. That is what was chosen.")
    elif attempt.is_better:
        template = translate("Review", "You tried: {action}. Yes, that is better.")
    elif attempt.grade is Grade.FINE:
        template = translate(
            "Review", "You tried: {action}. That is hardly better than what was chosen."
        )
    else:
        template = translate("Review", "You tried: {action}. There is something better ({grade}).")
    return template.format(
        action=action_text(attempt.action, decision.moment.view), grade=grade_text(attempt.grade)
    )


def tally_text(tally: Tally) -> str:
    """The sum of some decisions in a few lines."""
    slips, mistakes, blunders = tally.errors
    counted = (
        (blunders, _counted.blunders),
        (mistakes, _counted.mistakes),
        (slips, _counted.slips),
    )
    errors = [text(number) for number, text in counted if number]
    no_errors = translate("Review", "No errors")
    lost = translate("Review", "Lost in all: {loss}")
    share = translate("Review", "Without error: {faultless} of {weighty} decisions that matter.")
    return "\n".join(
        (
            QLocale().createSeparatedList(errors) or no_errors,
            lost.format(loss=whists_average_text(tally.loss, 0.0)),
            share.format(faultless=tally.faultless, weighty=tally.weighty),
        )
    )


def step_text(events: Sequence[facts.Event], names: Names) -> str:
    """What happened last, in sentences."""
    return " ".join(text for event in events if (text := event_text(event, names)))
