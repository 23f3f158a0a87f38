"""What the coach calls things, and why an action is worse than another."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from preferans_qt.coach.cause_kinds import Cause
from preferans_qt.coach.grades import Grade, Loss, Strictness
from preferans_qt.coach.subjects import Subject
from preferans_qt.game.actions import (
    Accept,
    Action,
    Alone,
    Bid,
    Concede,
    Defend,
    Discard,
    HalfWhist,
    Here,
    Inspect,
    Look,
    Name,
    OfferShare,
    Pass,
    Play,
    Refuse,
    RejectTalon,
    TakeTalon,
    Whist,
)
from preferans_qt.game.cards import cards_in
from preferans_qt.game.view import PlayerView, declarer_of
from preferans_qt.ui.texts.amounts import whists_average_text
from preferans_qt.ui.texts.causes import cause_text
from preferans_qt.ui.texts.words import card_name, cards_list, contract_name, joined

translate = QCoreApplication.translate

MOST_SENTENCES = 2


def explanation_text(causes: Sequence[Cause], strictness: Strictness) -> str:
    """Why an action is worse, in two sentences at most; empty without a cause."""
    return joined(*(cause_text(cause, strictness) for cause in causes[:MOST_SENTENCES]))


def grade_text(grade: Grade) -> str:
    """How serious an error is, in a word."""
    return (
        translate("Coaching", "fine", "the class of a decision"),
        translate("Coaching", "slip", "the class of a decision"),
        translate("Coaching", "mistake", "the class of a decision"),
        translate("Coaching", "blunder", "the class of a decision"),
    )[grade]


def subject_text(subject: Subject) -> str:
    """A part of the game."""
    return {
        Subject.RULES: translate("Coaching", "rules", "a part of the game"),
        Subject.AUCTION: translate("Coaching", "auction", "a part of the game"),
        Subject.DISCARD: translate("Coaching", "discard", "a part of the game"),
        Subject.CONTRACT: translate("Coaching", "contract", "a part of the game"),
        Subject.WHIST: translate("Coaching", "whist", "a part of the game"),
        Subject.LEAD: translate("Coaching", "opening lead", "a part of the game"),
        Subject.DECLARER_PLAY: translate("Coaching", "declarer's play", "a part of the game"),
        Subject.DEFENCE: translate("Coaching", "defence", "a part of the game"),
        Subject.MISERE: translate("Coaching", "misère", "a part of the game"),
        Subject.RASPASY: translate("Coaching", "raspasy", "a part of the game"),
        Subject.RECORD: translate("Coaching", "score sheet", "a part of the game"),
    }[subject]


def loss_text(loss: Loss) -> str:
    """A loss in whists with its standard error: ``5.2 ± 0.4 whists``."""
    return whists_average_text(loss.whists, loss.error)


def action_text(action: Action, view: PlayerView) -> str:
    """An action in words, as in a list: ``six spades``, ``seven of hearts``, ``open defence``.

    Raises ValueError for what is no decision of a deal.
    """
    match action:
        case Play(card):
            return card_name(card)
        case Bid(contract) | Name(contract):
            return contract_name(contract)
        case Discard(cards):
            text = translate("Coaching", "discard {cards}", "as an entry of a list")
            return text.format(cards=cards_list(list(cards_in(cards))))
        case Pass():
            return translate("Coaching", "pass", "as an entry of a list")
        case Whist():
            return translate("Coaching", "whist", "as an entry of a list")
        case HalfWhist():
            return translate("Coaching", "half-whist", "as an entry of a list")
        case Defend(openly=True):
            return translate("Coaching", "open defence", "as an entry of a list")
        case Defend():
            return translate("Coaching", "closed defence", "as an entry of a list")
        case _:
            return _rare_action_text(action, view)


def _rare_action_text(action: Action, view: PlayerView) -> str:
    match action:
        case Here():
            return translate("Coaching", "here", "a call that matches the bid")
        case TakeTalon():
            return translate("Coaching", "take the talon", "as an entry of a list")
        case Look():
            return translate("Coaching", "look at the cards", "as an entry of a list")
        case OfferShare():
            return translate("Coaching", "offer half of a misère", "as an entry of a list")
        case RejectTalon():
            return translate("Coaching", "leave the talon", "as an entry of a list")
        case Concede():
            return translate("Coaching", "give up for three tricks", "as an entry of a list")
        case Inspect(seat):
            declarer = declarer_of(view.phase)
            if declarer is not None and seat == view.seating.defenders(declarer)[0]:
                return translate("Coaching", "look at the hand to the declarer's left")
            return translate("Coaching", "look at the hand to the declarer's right")
        case Alone():
            return translate("Coaching", "defend alone", "as an entry of a list")
        case Accept():
            return translate("Coaching", "agree", "as an entry of a list")
        case Refuse():
            return translate("Coaching", "refuse", "as an entry of a list")
    raise ValueError(f"{action} is no decision of a deal")
