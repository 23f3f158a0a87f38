"""The command ``review``: what the decisions of a match file were worth."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean

from preferans_qt.coach.assessment import Assessment, Assessor
from preferans_qt.coach.grades import Loss
from preferans_qt.coach.review import (
    Luck,
    ReviewedDecision,
    Tally,
    by_deal,
    by_subject,
    moments,
    persons,
    review,
    tally,
)
from preferans_qt.game.actions import Action
from preferans_qt.game.seats import Seat, parse_seat, seat_letter
from preferans_qt.headless.errors import InputError
from preferans_qt.headless.reading import read_text, source_name
from preferans_qt.headless.report import Report
from preferans_qt.match.course import course
from preferans_qt.match.file import MatchFileError, salvage
from preferans_qt.match.log import Header
from preferans_qt.match.session import Session

_LUCK = {
    Luck.NONE: "",
    Luck.BAD_LUCK: "right choice, bad luck",
    Luck.LUCKY_ESCAPE: "lucky escape",
}


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be reviewed: seats by their letters, none for the persons, or all of them;
    ``worlds`` deals are imagined for a decision, 0 for the usual number."""

    seats: tuple[str, ...] = ()
    all_seats: bool = False
    worlds: int = 0


def review_file(path: str, wanted: Wanted, tell: Callable[[str], None]) -> Report:
    """Tell each decision with a choice on a line, then the sums.

    Of a damaged file the sound part is reviewed, with a complaint. Raises InputError for what is
    no match file, and for a seat that is not at the table.
    """
    from preferans_qt.ui.review.english import explanation, in_english

    source = source_name(path)
    try:
        header, entries, problem = salvage(read_text(path))
    except MatchFileError as error:
        raise InputError(f"{source}: {error}") from error
    seats = _seats(header, wanted)
    session = Session(header, entries)
    letters = ", ".join(map(seat_letter, seats))
    deals = len(session.match.finished)
    tell(f"{header.profile}, {header.players} players, {deals} deals, decisions of {letters}")
    tell("deal entry     what about      done                    whists lost    class")
    found: list[ReviewedDecision] = []
    told: list[dict[str, object]] = []
    chosen = moments(course(session), seats)
    with in_english():
        for decision in review(chosen, header.id, Assessor(), wanted.worlds):
            why = explanation(decision)
            found.append(decision)
            told.append({**_decision_data(decision), "explanation": why})
            tell(_line(decision))
            if why:
                tell(f"{'':>15}{why}")
    data = {
        "id": header.id,
        "rules": header.profile,
        "players": header.players,
        "seats": [seat_letter(seat) for seat in seats],
        "decisions": told,
        "sums": _sums_data(found),
    }
    return Report(data, _sums_lines(found), complaints=(f"{source}: {problem}",) if problem else ())


def _seats(header: Header, wanted: Wanted) -> tuple[Seat, ...]:
    if wanted.all_seats:
        return tuple(range(header.players))
    try:
        seats = {parse_seat(letter.upper(), header.players) for letter in wanted.seats}
    except ValueError as error:
        raise InputError(f"--seat: {error}") from error
    return tuple(sorted(seats)) or persons(header)


# Lines for a person


def _line(decision: ReviewedDecision) -> str:
    moment, verdict = decision.moment, decision.verdict
    remarks = [verdict.grade.name.lower()]
    if verdict.best != verdict.action:
        remarks.append(f"best {verdict.best}")
    if verdict.is_close:
        remarks.append("too close to call")
    if decision.luck is not Luck.NONE:
        remarks.append(_LUCK[decision.luck])
    subject = verdict.subject.replace("_", " ")
    return (
        f"{moment.deal:>4} {moment.entry:>5}  {seat_letter(moment.seat)}  {subject:<14}  "
        f"{verdict.action!s:<22}  {_loss_text(verdict.loss)}    {', '.join(remarks)}"
    )


def _loss_text(loss: Loss) -> str:
    return f"{loss.whists:>5.1f} ± {loss.error:<4.1f}"


def _sums_lines(found: Sequence[ReviewedDecision]) -> list[str]:
    rows = [
        ("in all", tally(found)),
        *((subject.replace("_", " "), part) for subject, part in by_subject(found).items()),
        *((f"deal {deal}", part) for deal, part in by_deal(found).items()),
    ]
    title = "whists lost  decisions  of weight  without error  slips  mistakes  blunders"
    return ["", f"{'':<14} {title}", *(_sum_line(name, part) for name, part in rows)]


def _sum_line(title: str, part: Tally) -> str:
    slips, mistakes, blunders = part.errors
    return (
        f"{title:<14} {part.loss:>11.1f} {part.decisions:>10} {part.weighty:>10} "
        f"{part.share_faultless:>14.0%} {slips:>6} {mistakes:>9} {blunders:>9}"
    )


# Plain data


def _decision_data(decision: ReviewedDecision) -> dict[str, object]:
    moment, verdict = decision.moment, decision.verdict
    return {
        "deal": moment.deal,
        "entry": moment.entry,
        "seat": seat_letter(moment.seat),
        "subject": verdict.subject.value,
        "action": str(verdict.action),
        "best": str(verdict.best),
        "loss": _rounded(verdict.loss.whists),
        "error": _rounded(verdict.loss.error),
        "neutral_loss": _rounded(verdict.neutral_loss.whists),
        "class": verdict.grade.name.lower(),
        "close": verdict.is_close,
        "trivial": verdict.is_trivial,
        "luck": decision.luck.value,
        "open_loss": _rounded(decision.open_loss),
        "best_open_loss": _rounded(decision.best_open_loss),
        "options": [_option_data(decision, one.action) for one in decision.assessment.options],
    }


def _option_data(decision: ReviewedDecision, action: Action) -> dict[str, object]:
    """An action with its worth by what could be known, and with open cards; null if not known."""
    loss = decision.assessment.loss(action)
    return {
        "action": str(action),
        "whists": _worth(decision.assessment, action),
        "loss": _rounded(loss.whists),
        "error": _rounded(loss.error),
        "open_whists": _worth(decision.opened, action),
    }


def _worth(assessment: Assessment, action: Action) -> float | None:
    option = assessment.option(action)
    return None if option is None else _rounded(fmean(option.worths))


def _sums_data(found: Sequence[ReviewedDecision]) -> dict[str, object]:
    return {
        **_sum_data(tally(found)),
        "subjects": {str(key.value): _sum_data(part) for key, part in by_subject(found).items()},
        "deals": {str(deal): _sum_data(part) for deal, part in by_deal(found).items()},
    }


def _sum_data(part: Tally) -> dict[str, object]:
    slips, mistakes, blunders = part.errors
    return {
        "decisions": part.decisions,
        "weighty": part.weighty,
        "faultless": part.faultless,
        "loss": _rounded(part.loss),
        "slips": slips,
        "mistakes": mistakes,
        "blunders": blunders,
    }


def _rounded(whists: float) -> float:
    return round(whists, 2) + 0.0  # no negative zero
