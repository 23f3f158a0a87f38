"""What went wrong at a live table, and what was done about it, one sentence an event."""

from PySide6.QtCore import QCoreApplication

from preferans_qt.game import events as facts
from preferans_qt.game.deal import Finding, Offence
from preferans_qt.ui.texts.words import Names, card_name, joined

translate = QCoreApplication.translate

Irregularity = facts.OffenceFound | facts.PlayTakenBack | facts.CardExposed | facts.LookedBack


def irregularity_text(event: Irregularity, names: Names) -> str:
    """The sentence for an event that a live table alone knows."""
    match event:
        case facts.OffenceFound(finding, by):
            if by is None:
                return offence_text(finding, names)
            noticed = names.say(
                by, translate("Events", "You notice it."), translate("Events", "{name} notices it.")
            )
            return joined(offence_text(finding, names), noticed)
        case facts.PlayTakenBack():
            text = translate("Events", "The play goes back to trick {number}.")
            return text.format(number=event.trick + 1)
        case facts.CardExposed(seat, card):
            return names.say(
                seat,
                translate("Events", "Your {card} stays face up until it may be played."),
                translate("Events", "The {card} of {name} stays face up until it may be played."),
                card=card_name(card),
            )
        case facts.LookedBack(seat, None):
            return names.say(
                seat,
                translate("Events", "You look at your discard."),
                translate("Events", "{name} looks at the discard."),
            )
        case facts.LookedBack(seat, int() as trick):
            return names.say(
                seat,
                translate("Events", "You look at trick {number} again."),
                translate("Events", "{name} looks at trick {number} again."),
                number=trick + 1,
            )
    return ""


def offence_text(finding: Finding, names: Names) -> str:
    """What a player did wrong."""
    seat = finding.seat
    match finding.offence:
        case Offence.REVOKE:
            return names.say(
                seat,
                translate("Events", "You revoked in trick {number}."),
                translate("Events", "{name} revoked in trick {number}."),
                number=finding.trick + 1,
            )
        case Offence.WRONG_COUNT:
            return names.say(
                seat,
                translate("Events", "You hold a wrong number of cards."),
                translate("Events", "{name} holds a wrong number of cards."),
            )
        case Offence.LOOKED_BACK:
            return names.say(
                seat,
                translate("Events", "You looked back, which costs a trick."),
                translate("Events", "{name} looked back, which costs a trick."),
            )
