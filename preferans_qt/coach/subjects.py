"""What a decision is about, as lessons are divided."""

from enum import StrEnum

from preferans_qt.game.actions import (
    Action,
    Alone,
    Bid,
    Concede,
    Defend,
    Discard,
    HalfWhist,
    Here,
    Inspect,
    Name,
    OfferShare,
    Pass,
    Play,
    RejectTalon,
    TakeTalon,
    Whist,
)
from preferans_qt.game.deal import Auction, Exchange, Naming, TrickPlay, Whisting
from preferans_qt.game.view import PlayerView


class Subject(StrEnum):
    """Parts of the game in which errors are made, in the order of a deal.

    RULES stands for refused actions, RECORD for wrong entries in the score sheet; no decision of
    a deal belongs to these two.
    """

    RULES = "rules"
    AUCTION = "auction"
    DISCARD = "discard"
    CONTRACT = "contract"
    WHIST = "whist"
    LEAD = "lead"
    DECLARER_PLAY = "declarer_play"
    DEFENCE = "defence"
    MISERE = "misere"
    RASPASY = "raspasy"
    RECORD = "record"


def subject_of(view: PlayerView, action: Action) -> Subject | None:
    """The subject of a decision; None for what is no matter of judgement, and for claims."""
    phase = view.phase
    match action:
        case Play() if isinstance(phase, TrickPlay):
            return _subject_of_card(view, phase)
        case Bid() | Here() | TakeTalon() | OfferShare():
            return Subject.AUCTION
        case Pass():
            return Subject.WHIST if isinstance(phase, Whisting) else Subject.AUCTION
        case Discard() | RejectTalon() if isinstance(phase, Exchange):
            return Subject.MISERE if phase.bid.is_misere else Subject.DISCARD
        case Concede():
            return Subject.CONTRACT if isinstance(phase, Naming) else Subject.DISCARD
        case Name():
            return Subject.CONTRACT
        case Whist() | HalfWhist() | Inspect() | Defend() | Alone():
            return Subject.WHIST
    return None


def subject_now(view: PlayerView) -> Subject | None:
    """The subject of what is to be decided now, before anything is chosen."""
    phase = view.phase
    match phase:
        case Auction():
            return subject_of(view, Pass())
        case Exchange():
            return subject_of(view, RejectTalon())
        case Naming():
            return Subject.CONTRACT
        case TrickPlay(claim=None):
            return _subject_of_card(view, phase)
        case TrickPlay():
            return None
    return Subject.WHIST


def _subject_of_card(view: PlayerView, phase: TrickPlay) -> Subject:
    if phase.contract is None:
        return Subject.RASPASY
    if phase.is_misere:
        return Subject.MISERE
    if view.seat == phase.declarer:
        return Subject.DECLARER_PLAY
    is_first_card = not phase.tricks and not phase.trick.cards
    return Subject.LEAD if is_first_card else Subject.DEFENCE
