"""What the tutor says of an error or as a hint: for the panel beside the table, and for the log."""

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QCoreApplication

from preferans_qt.coach.assessment import Assessment, Verdict
from preferans_qt.coach.causes import Cause, causes_of
from preferans_qt.coach.grades import Grade, Strictness
from preferans_qt.coach.hints import RUNGS
from preferans_qt.coach.tutor import GivenHint, Key
from preferans_qt.game.actions import Action
from preferans_qt.ui.practice.panel import PanelContent
from preferans_qt.ui.texts.coaching import (
    action_text,
    explanation_text,
    grade_text,
    loss_text,
)
from preferans_qt.ui.texts.hints import hint_text
from preferans_qt.ui.texts.words import joined, whists_text

LAST_RUNG = RUNGS[-1]
_OPTIONS_SHOWN = 5
_AS_GOOD = 0.05  # whists; a difference that shows as none

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Judged:
    """A decision of the person and what was found of it."""

    key: Key
    assessment: Assessment
    verdict: Verdict

    @cached_property
    def causes(self) -> tuple[Cause, ...]:
        """What is wrong with it, the more telling first."""
        return causes_of(self.assessment, self.verdict.action)


def held_content(
    error: Judged, given: GivenHint | None, strictness: Strictness, *, is_first: bool
) -> PanelContent:
    """A decision that waits: how serious it is, and nothing of what would be better."""
    verdict = error.verdict
    headlines = {
        Grade.SLIP: translate("Practice", "There is something a little better."),
        Grade.MISTAKE: translate("Practice", "There is something better."),
        Grade.BLUNDER: translate("Practice", "There is something much better."),
    }
    cost = translate("Practice", "{action}: this may cost about {whists}.").format(
        action=_begun(action_text(verdict.action, error.assessment.view)),
        whists=whists_text(round(verdict.loss.whists)),
    )
    return PanelContent(
        headlines[verdict.grade],
        "" if strictness is Strictness.BEGINNER else cost,
        _given_text(given, strictness),
        _grace_text() if is_first else "",
        buttons=("think_again", *(("hint",) if _has_more(given) else ()), "play_anyway", "quiet"),
        rung=_next_rung(given),
    )


def _grace_text() -> str:
    return translate(
        "Practice", "This is the first error of the deal: taken back, it does not count."
    )


def told_content(
    error: Judged,
    strictness: Strictness,
    *,
    can_be_taken_back: bool,
    can_be_reviewed: bool,
    place: int,
    places: int,
) -> PanelContent:
    """An error that counts already: what it was, what would have been better, and why."""
    verdict, view = error.verdict, error.assessment.view
    better = translate("Practice", "Better: {action}.").format(
        action=action_text(verdict.best, view)
    )
    offered = {"take_back": can_be_taken_back, "review": can_be_reviewed, "close": True}
    return PanelContent(
        _called(error),
        "" if strictness is Strictness.BEGINNER else loss_text(verdict.loss),
        joined(better, _explanation(error, strictness)),
        _grace_text() if can_be_taken_back else "",
        numbers_text(error.assessment, verdict),
        buttons=tuple(name for name, is_offered in offered.items() if is_offered),
        place=place,
        places=places,
    )


def hint_content(given: GivenHint, strictness: Strictness) -> PanelContent:
    """A hint that was asked for before anything was chosen."""
    title = translate("Practice", "Hint {rung} of {last}").format(rung=given.rung, last=LAST_RUNG)
    return PanelContent(
        translate("Practice", "No hint") if given.hint is None else title,
        text=_given_text(given, strictness),
        buttons=("hint", "close") if _has_more(given) else ("close",),
        rung=_next_rung(given),
    )


def log_text(error: Judged, strictness: Strictness) -> str:
    """The mark of an error in the log."""
    if strictness is Strictness.BEGINNER:
        return joined(_called(error), _explanation(error, strictness))
    called = translate("Practice", "{grade}, {loss}: {action}.").format(
        grade=grade_text(error.verdict.grade),
        loss=loss_text(error.verdict.loss),
        action=action_text(error.verdict.action, error.assessment.view),
    )
    return joined(_begun(called), _explanation(error, strictness))


def numbers_text(assessment: Assessment, verdict: Verdict) -> str:
    """The best options and the one taken, each with what it is worth less than the best."""
    taken = assessment.option(verdict.action)
    options = list(assessment.options[:_OPTIONS_SHOWN])
    if taken is not None and taken not in options:
        options[-1] = taken
    return "\n".join(_begun(_option_text(assessment, option.action)) for option in options)


def _option_text(assessment: Assessment, action: Action) -> str:
    loss, name = assessment.loss(action), action_text(action, assessment.view)
    if loss.whists < _AS_GOOD:
        return translate("Practice", "{action}: best").format(action=name)
    text = translate("Practice", "{action}: less by {loss}")
    return text.format(action=name, loss=loss_text(loss))


def _called(error: Judged) -> str:
    grade = grade_text(error.verdict.grade)
    action = action_text(error.verdict.action, error.assessment.view)
    return _begun(translate("Practice", "{grade}: {action}.").format(grade=grade, action=action))


def _explanation(error: Judged, strictness: Strictness) -> str:
    return explanation_text(error.causes, strictness)


def _given_text(given: GivenHint | None, strictness: Strictness) -> str:
    if given is None:
        return ""
    if given.hint is None:
        return translate("Practice", "Here there is nothing to advise.")
    return hint_text(given.hint, strictness)


def _has_more(given: GivenHint | None) -> bool:
    return given is None or (given.hint is not None and given.rung < LAST_RUNG)


def _next_rung(given: GivenHint | None) -> int:
    return 1 if given is None else min(given.rung + 1, LAST_RUNG)


def _begun(text: str) -> str:
    """A sentence with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]
