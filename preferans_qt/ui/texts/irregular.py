"""What went wrong at the table, and what was done about it."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from preferans_qt.game import events as facts
from preferans_qt.game.outcome import Finding, Offence
from preferans_qt.game.reasons import Reason
from preferans_qt.ui.texts.reasons import reason_text
from preferans_qt.ui.texts.words import Names, card_name, joined

translate = QCoreApplication.translate

Irregularity = facts.OffenceFound | facts.PlayTakenBack | facts.CardExposed | facts.LookedBack


def irregularity_text(event: Irregularity, names: Names) -> str:
    """The sentence for an event that a live table alone knows."""
    match event:
        case facts.OffenceFound():
            return joined(_found_text(event, names), _noticed_text(event, names))
        case facts.PlayTakenBack(trick=-1):
            return translate("Events", "The discard is made anew.")
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


def _found_text(event: facts.OffenceFound, names: Names) -> str:
    """What a player did wrong; a look back that costs nothing has been told already."""
    if event.forgiven and event.finding.offence is Offence.LOOKED_BACK:
        return translate("Events", "The first slip costs nothing.")
    return offence_text(event.finding, names)


def _noticed_text(event: facts.OffenceFound, names: Names) -> str:
    """Who has noticed an offence, if not the table, and whether it is forgiven (E7.1)."""
    noticed = forgiven = ""
    if event.by is not None:
        noticed = names.say(
            event.by,
            translate("Events", "You notice it."),
            translate("Events", "{name} notices it."),
        )
    if event.forgiven and event.finding.offence is not Offence.LOOKED_BACK:
        forgiven = translate("Events", "The first slip is put right without a penalty.")
    return joined(noticed, forgiven)


def notice_lines(events: Sequence[Irregularity], names: Names) -> tuple[str, str]:
    """The events of one case in two lines: what is wrong, and what has become of it."""
    sentences: list[str] = []
    for event in events:
        match event:
            case facts.OffenceFound():
                sentences += [_found_text(event, names), _noticed_text(event, names)]
            case facts.PlayTakenBack(seat) if not sentences:
                sentences.append(
                    names.say(
                        seat,
                        translate("Events", "You take your card back."),
                        translate("Events", "{name} takes a card back."),
                    )
                )
            case facts.CardExposed():
                text = translate("Events", "It stays face up until it may be played.")
                sentences.append(text)
            case _:
                sentences.append(irregularity_text(event, names))
    return (sentences[0], joined(*sentences[1:])) if sentences else ("", "")


def slip_text(reason: Reason, number: int) -> str:
    """A slip of somebody who learns, the ``number``-th of the deal from 1 (E7.1)."""
    if number == 1:
        noted = translate("Slips", "Put right: the first slip of a deal does not count.")
    else:
        noted = translate("Slips", "Slip {number} of this deal.").format(number=number)
    return joined(reason_text(reason), noted)


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
