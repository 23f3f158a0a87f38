"""What is written on the score sheet, in words and numbers."""

from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from preferans_qt.game.entries import Column, Entry, Why
from preferans_qt.ui.texts.words import Names, fraction_text, points_text, tricks_text, whists_text

translate = QCoreApplication.translate


def entry_text(entry: Entry, names: Names) -> str:
    """One entry as a sentence with its reason: who writes what, where, why."""
    return translate("Entries", "{what} {why}", "an entry and its reason").format(
        what=_what(entry, names), why=_why(entry, names)
    )


def _what(entry: Entry, names: Names) -> str:
    seat = entry.seat
    if entry.column is Column.WHISTS and entry.on is not None:
        amount = whists_text(entry.amount)
        if names.is_you(entry.on):
            return translate("Entries", "{name} writes {amount} on you:").format(
                name=names[seat], amount=amount
            )
        return names.say(
            seat,
            translate("Entries", "You write {amount} on {other}:"),
            translate("Entries", "{name} writes {amount} on {other}:"),
            amount=amount,
            other=names[entry.on],
        )
    amount = points_text(abs(entry.amount))
    if entry.column is Column.POOL:
        return names.say(
            seat,
            translate("Entries", "You get {amount} in the pool:"),
            translate("Entries", "{name} gets {amount} in the pool:"),
            amount=amount,
        )
    if entry.column is Column.POINTS:
        return names.say(
            seat,
            translate("Entries", "Your total changes by {amount}:"),
            translate("Entries", "The total of {name} changes by {amount}:"),
            amount=fraction_text(Fraction(entry.amount), signed=True),
        )
    if entry.amount < 0:
        return names.say(
            seat,
            translate("Entries", "You take {amount} off your mountain:"),
            translate("Entries", "{name} takes {amount} off the mountain:"),
            amount=amount,
        )
    return names.say(
        seat,
        translate("Entries", "You get {amount} on the mountain:"),
        translate("Entries", "{name} gets {amount} on the mountain:"),
        amount=amount,
    )


def _why(entry: Entry, names: Names) -> str:
    template = _why_template(entry.why)
    helper = "" if entry.helped_by is None else names[entry.helped_by]
    return template.format(
        tricks=tricks_text(abs(entry.count)),
        points=points_text(abs(entry.count)),
        count=abs(entry.count),
        price=entry.price,
        helper=helper,
    )


def _why_template(why: Why) -> str:
    match why:
        case Why.CONTRACT_MADE:
            return translate("Entries", "contract made.")
        case Why.CONTRACT_NOT_WHISTED:
            return translate("Entries", "nobody whisted.")
        case Why.CONTRACT_HALF_WHISTED:
            return translate("Entries", "the half-whist stands.")
        case Why.CONTRACT_FAILED:
            return translate("Entries", "{tricks} short, {price} each.")
        case Why.TRICKS_WHISTED:
            return translate("Entries", "{tricks} taken, {price} each.")
        case Why.TRICKS_SHARED:
            return translate("Entries", "half of {tricks}, {price} each.")
        case Why.HALF_WHIST:
            return translate("Entries", "half-whist, {tricks} at {price}.")
        case Why.CONSOLATION:
            return translate("Entries", "consolation, declarer {tricks} short, {price} each.")
        case Why.CONSOLATION_OF_HALF_WHISTER:
            return translate("Entries", "consolation of the half-whister, {tricks} at {price}.")
        case Why.CONSOLATION_OF_PASSER:
            return translate("Entries", "consolation of the passer, {tricks} at {price}.")
        case Why.WHIST_SHORT:
            return translate("Entries", "whist short by {tricks}, {price} each.")
        case Why.CONTRACT_WRITTEN_OFF:
            return translate("Entries", "nobody whisted, and it is written off.")
        case Why.CONTRACT_CONCEDED:
            return translate("Entries", "given up without play, {tricks} short, {price} each.")
        case Why.UNDERBID:
            return translate("Entries", "{tricks} above the contract, {price} each.")
        case Why.TALON_BONUS:
            return translate("Entries", "good cards in the talon, {count} × {price}.")
        case Why.TALON_REJECTED:
            return translate("Entries", "the declarer left the talon.")
        case Why.MISERE_MADE:
            return translate("Entries", "misère without a trick.")
        case Why.MISERE_CAUGHT:
            return translate("Entries", "misère with {tricks}, {price} each.")
        case _:
            return _other_why_template(why)


def _other_why_template(why: Why) -> str:
    """Raspasy, help and overflow."""
    match why:
        case Why.RASPASY_TRICKS:
            return translate("Entries", "raspasy, {tricks} counted, {price} each.")
        case Why.RASPASY_WHISTS:
            return translate("Entries", "raspasy, fewest tricks.")
        case Why.RASPASY_ZERO:
            return translate("Entries", "raspasy without a trick.")
        case Why.RASPASY_DEALER:
            return translate("Entries", "the sitting dealer's point at raspasy.")
        case Why.HELP_RECEIVED:
            return translate("Entries", "help from {helper}.")
        case Why.HELP_GIVEN:
            return translate("Entries", "help with {points}, {price} each.")
        case Why.OVERFLOW_WRITTEN_OFF:
            return translate("Entries", "all pools that could take it are closed.")
        case Why.OVERFLOW_ON_RIVALS:
            return translate("Entries", "the rest of an award that no pool could take.")
        case _:
            raise ValueError(f"nothing is said about {why}")
