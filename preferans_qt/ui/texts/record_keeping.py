"""What is said to a learner who writes the score sheet: the outcome, and what is wrong."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from preferans_qt.coach.record_keeping import RecordMistake, Wrong
from preferans_qt.game.deal import Seating
from preferans_qt.game.entries import Entry, Place
from preferans_qt.game.outcome import ContractResult, Result
from preferans_qt.ui.sheet.content import SheetContent
from preferans_qt.ui.sheet.words import place_title
from preferans_qt.ui.texts.entries import entry_text
from preferans_qt.ui.texts.events import split_of_contract
from preferans_qt.ui.texts.factors import terms_text
from preferans_qt.ui.texts.words import Names, cards_list, joined

translate = QCoreApplication.translate


def outcome_text(seating: Seating, result: Result, names: Names, *, with_talon: bool) -> str:
    """All that one must know to write a deal, beside its headline; often several sentences.

    ``with_talon``: good cards in the talon bring the sitting dealer something (A47).
    """
    if not isinstance(result, ContractResult):
        return terms_text(seating, result, names)
    whisters, half = result.defence.whisters, result.defence.half_whister
    whist = translate("Record", "Whist: {players}.").format(players=names.listed(whisters))
    talon = translate("Record", "In the talon: {cards}.").format(cards=cards_list(result.talon))
    halved = "" if half is None else translate("Record", "Half-whist: {player}.")
    return joined(
        split_of_contract(result, names),
        whist if whisters else "",
        halved.format(player="" if half is None else names[half]),
        talon if with_talon and result.talon and seating.sitting_dealer is not None else "",
        terms_text(seating, result, names),
    )


def place_text(place: Place, names: Names) -> str:
    """A place with its owner: "East, whists on West"."""
    return place_title(SheetContent(names.names, None), place)


def mistake_text(mistake: RecordMistake, names: Names) -> str:
    """What is wrong with a number, without telling the right one."""
    return _mistake_template(mistake.wrong).format(place=place_text(mistake.at, names))


def _mistake_template(wrong: Wrong) -> str:
    match wrong:
        case Wrong.MISSING:
            return translate("Record", "{place}: a number is missing here.")
        case Wrong.AMOUNT:
            return translate("Record", "{place}: the place is right, the amount is not.")
        case Wrong.COLUMN:
            return translate("Record", "{place}: the amount is right, the column is not.")
        case Wrong.PLAYER:
            return translate("Record", "{place}: the amount is right, the player is not.")
        case Wrong.SURPLUS:
            return translate("Record", "{place}: nothing is written here for this deal.")


def reasons_text(entries: Sequence[Entry], place: Place, names: Names) -> str:
    """Why something stands in a place, or that nothing does."""
    if entries:
        return joined(*(entry_text(entry, names) for entry in entries))
    return _mistake_template(Wrong.SURPLUS).format(place=place_text(place, names))


class _Counted(QObject):
    """Plural forms (lupdate wants ``self.tr`` here)."""

    def wrong_numbers(self, number: int) -> str:
        return self.tr("%n number(s) not right yet.", "", number)


_counted = _Counted()


def found_text(mistakes: Sequence[RecordMistake], names: Names, *, is_first: bool) -> str:
    """What a check has found: how much is wrong, and the first of it.

    ``is_first``: the match has had no error of this kind before, and this one does not count.
    """
    remark = translate("Record", "The first slip of a match does not count.") if is_first else ""
    number = _counted.wrong_numbers(len(mistakes))
    return joined(number, mistake_text(mistakes[0], names), remark)
