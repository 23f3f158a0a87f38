"""How a sole whister may defend, and what each way means: the sentences beside the choices."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from preferans_qt.game.deal import DefenceChoice
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView
from preferans_qt.ui.texts.supposed import priced, shortfall
from preferans_qt.ui.texts.words import Names, joined, tricks_text

translate = QCoreApplication.translate


def open_text(view: PlayerView, names: Names) -> str:
    """What an open defence means; in the Polish game the passer is called in the light."""
    if view.rules.sole_whister_mode == "polish_call":
        text = translate(
            "Duties", "The cards of {name} lie open after the first card, and you play them too."
        )
        if view.rules.open_exposure == "before_first_card":
            text = translate("Duties", "The cards of {name} lie open, and you play them too.")
        return joined(text.format(name=names[_partner(view)]), _polish_duty(view))
    if view.rules.open_exposure == "after_first_card":
        text = translate(
            "Duties",
            "After the first card both hands lie face up, and you play the cards of {name} too.",
        )
    else:
        text = translate("Duties", "Both hands lie face up, and you play the cards of {name} too.")
    others = (seat for seat in _defenders(view) if seat != _choice(view).actor)
    return text.format(name=names.listed(others))


def closed_text(view: PlayerView, names: Names) -> str:
    """What a closed defence means; in the Polish game the passer is called in the dark."""
    partner, hand = names[_partner(view)], _choice(view).defence.dealer_plays
    if view.rules.sole_whister_mode == "polish_call":
        text = translate("Duties", "{name} comes back and plays without your help.")
        return joined(text.format(name=partner), _polish_duty(view))
    if hand is not None:
        text = translate(
            "Duties", "You play the hand of {hand}, and {name} plays without your help."
        )
        return text.format(hand=names[hand], name=partner)
    text = translate("Duties", "No hand is shown: {name} plays without your help.")
    return text.format(name=partner)


def alone_text(view: PlayerView, names: Names) -> str:
    """What playing without the passer means (C12.4)."""
    text = translate("Duties", "The cards of {name} are not played.")
    return joined(text.format(name=names[_partner(view)]), _polish_duty(view, alone=True))


def _polish_duty(view: PlayerView, *, alone: bool = False) -> str:
    """What is owed, and what each missing trick costs (C12.5, D8.3)."""
    short = shortfall(view, replace(_choice(view).defence, alone=alone))
    if short is None:
        return translate("Duties", "You owe nothing.")
    text = translate("Duties", "You owe {tricks}; each missing one costs {points}.")
    return text.format(tricks=tricks_text(abs(short.count)), points=priced(short))


def _choice(view: PlayerView) -> DefenceChoice:
    if not isinstance(view.phase, DefenceChoice):
        raise ValueError("nobody chooses how to defend now")
    return view.phase


def _defenders(view: PlayerView) -> tuple[Seat, Seat]:
    return view.seating.defenders(_choice(view).declarer)


def _partner(view: PlayerView) -> Seat:
    """The defender whose own hand is left to him, unless the whister asks for its cards."""
    defence = _choice(view).defence
    own = (*defence.whisters, defence.dealer_plays)
    return next(seat for seat in _defenders(view) if seat not in own)
