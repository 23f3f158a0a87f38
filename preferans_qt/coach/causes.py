"""What is wrong with an action: it is set beside the best one, over the deals imagined for both.

Nothing is used but the view and those deals, so causes know no more than the player could.
"""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from preferans_qt.coach.assessment import Assessment
from preferans_qt.coach.cause_kinds import Cause, CauseKind
from preferans_qt.coach.causes_in_avoidance import reason_when_avoiding, reason_when_catching
from preferans_qt.coach.causes_in_calls import (
    causes_in_auction,
    causes_in_choice_of_defence,
    causes_in_whisting,
)
from preferans_qt.coach.causes_in_contracts import reason_in_contract
from preferans_qt.coach.causes_in_exchange import causes_in_exchange, causes_in_naming
from preferans_qt.coach.grades import Grade, border, graded
from preferans_qt.coach.measures import card_tricks, made, misere_card_tricks
from preferans_qt.coach.moments import Moment, moment_of
from preferans_qt.game.actions import Action, Play
from preferans_qt.game.cards import Card, rank_of, suit_of
from preferans_qt.game.deal import (
    Auction,
    DarkWin,
    DefenceChoice,
    Exchange,
    Naming,
    TrickPlay,
    Whisting,
)

AS_GOOD = 0.25  # of what a slip loses: an option that loses no more is as good as the best
TELLING_CHANCE = 0.1  # by which a chance must change to be spoken of,
TELLING_TRICKS = 0.1  # and a number of tricks

SHOWN_BY_HIGH_CARDS = {
    CauseKind.CASH_WINNER,
    CauseKind.DANGEROUS_CARD_KEPT,
    CauseKind.THROW_HIGH,
}

__all__ = ["Cause", "CauseKind", "causes_of"]


def causes_of(assessment: Assessment, action: Action) -> tuple[Cause, ...]:
    """The causes why an action loses, at most two, the more telling first; none if it is fine.

    Raises KeyError for an action that was not looked into.
    """
    loss, view = assessment.loss(action), assessment.view
    if graded(view.rules, loss) is Grade.FINE:
        return ()
    better, phase = assessment.best.action, view.phase
    match phase:
        case Auction() | DarkWin():
            return causes_in_auction(assessment, phase, action, better)
        case Exchange():
            return causes_in_exchange(assessment, phase, action, better)
        case Naming():
            return causes_in_naming(assessment, phase, action, better)
        case Whisting():
            return causes_in_whisting(assessment, phase, action, better)
        case DefenceChoice():
            return causes_in_choice_of_defence(action, better)
        case TrickPlay() if isinstance(action, Play):
            return _causes_of_card(assessment, phase, action)
    return ()


def _causes_of_card(assessment: Assessment, phase: TrickPlay, played: Play) -> tuple[Cause, ...]:
    """The reason that most of the good cards speak for, and what it comes to."""
    view = assessment.view
    moment, limit = moment_of(view, phase), AS_GOOD * border(view.rules, Grade.SLIP)
    good = [
        option.action.card
        for option in assessment.options
        if isinstance(option.action, Play) and assessment.loss(option.action).whists <= limit
    ]
    reasons = {card: _reason(assessment, phase, moment, played.card, card) for card in good}
    [(kind, _)] = Counter(reason.kind for reason in reasons.values()).most_common(1)
    better = _most_telling(kind, played.card, [card for card in good if reasons[card].kind is kind])
    measure = _measure(assessment, phase, moment, played, Play(better))
    return (reasons[better],) if measure is None else (reasons[better], measure)


def _most_telling(kind: CauseKind, played: Card, good: Sequence[Card]) -> Card:
    """Of cards that are as good for the same reason, the one that shows it best."""
    if suit_of(good[0]) == suit_of(played):
        return max(good, key=lambda card: abs(card - played))
    return max(good, key=rank_of) if kind in SHOWN_BY_HIGH_CARDS else good[0]


def _reason(
    assessment: Assessment, phase: TrickPlay, moment: Moment, played: Card, better: Card
) -> Cause:
    if phase.contract is None:
        return reason_when_avoiding(moment, played, better)
    if not phase.is_misere:
        return reason_in_contract(moment, played, better)
    if moment.is_declarer:
        return reason_when_avoiding(moment, played, better)
    return reason_when_catching(moment, assessment.worlds, played, better)


def _measure(
    assessment: Assessment, phase: TrickPlay, moment: Moment, played: Play, better: Play
) -> Cause | None:
    """What the difference comes to: chances where those change, else tricks."""
    if phase.is_misere:
        rows = [misere_card_tricks(assessment, phase, card) for card in (played, better)]
        kind = CauseKind.CAUGHT_MORE_OFTEN if moment.is_declarer else CauseKind.CATCH_LESS_OFTEN
        return _by_chance(kind, rows, 1) or _by_tricks_avoided(moment, rows)
    tricks = card_tricks(assessment, phase)
    rows = [tricks[card.card] for card in (played, better)]
    if phase.contract is None:
        return _tricks_taken(rows)
    kind = CauseKind.MADE_LESS_OFTEN if moment.is_declarer else CauseKind.BEATEN_LESS_OFTEN
    return _by_chance(kind, rows, phase.contract.level) or _by_tricks(rows)


def _by_chance(kind: CauseKind, rows: Sequence[Sequence[int]], level: int) -> Cause | None:
    """How often a number of tricks is reached, or missed where that is what is wanted."""
    chances = [made(row, level) for row in rows]
    if abs(chances[0] - chances[1]) < TELLING_CHANCE:
        return None
    if kind is CauseKind.BEATEN_LESS_OFTEN:
        chances = [1 - chance for chance in chances]
    return Cause(kind=kind, chance=chances[0], other_chance=chances[1])


def _by_tricks_avoided(moment: Moment, rows: Sequence[Sequence[int]]) -> Cause | None:
    """What a misere comes to that is caught with either card."""
    return _tricks_taken(rows) if moment.is_declarer and _by_tricks(rows) is not None else None


def _tricks_taken(rows: Sequence[Sequence[int]]) -> Cause:
    taken, less = (fmean(row) for row in rows)
    return Cause(kind=CauseKind.TRICKS_TAKEN, tricks=taken, other_tricks=less)


def _by_tricks(rows: Sequence[Sequence[int]]) -> Cause | None:
    lost = abs(fmean(rows[0]) - fmean(rows[1]))
    return Cause(kind=CauseKind.TRICKS_LOST, tricks=lost) if lost >= TELLING_TRICKS else None
