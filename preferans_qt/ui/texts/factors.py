"""What makes the entries of a deal unusual: calls in the dark, bombs, a share, offences."""

from PySide6.QtCore import QCoreApplication

from preferans_qt.game.deal import Seating
from preferans_qt.game.outcome import (
    ConcededResult,
    ContractResult,
    MisereResult,
    PassedOutResult,
    RaspasyResult,
    Result,
    Terms,
)
from preferans_qt.game.seats import Seat
from preferans_qt.ui.texts.irregular import offence_text
from preferans_qt.ui.texts.words import Names, joined, times_text

translate = QCoreApplication.translate


def terms_text(seating: Seating, result: Result, names: Names) -> str:
    """What made the entries of a deal other than usual; empty for most deals."""
    match result:
        case RaspasyResult(terms=terms):
            told = raspasy_text(seating, terms, names)
        case MisereResult(declarer=declarer, terms=terms):
            told = joined(factor_text(terms, declarer), _share_text(terms, declarer, names))
        case (
            ContractResult(declarer=declarer, terms=terms)
            | ConcededResult(declarer=declarer, terms=terms)
        ):
            told = factor_text(terms, declarer)
        case PassedOutResult():
            return ""
    return joined(told, *(offence_text(finding, names) for finding in terms.offences))


def factor_text(terms: Terms, declarer: Seat) -> str:
    """How many times everything counts that is written for a contract, and why; often empty."""
    factor = terms.factor(declarer)
    if factor == 1:
        return ""
    if not terms.dark:
        text = translate("Factors", "Everything counts {times}, for a bomb.")
    elif factor == 2:
        text = translate("Factors", "Everything counts {times}: bid in the dark.")
    else:
        text = translate("Factors", "Everything counts {times}: bid in the dark, and for a bomb.")
    return text.format(times=times_text(factor))


def raspasy_text(seating: Seating, terms: Terms, names: Names) -> str:
    """What passes in the dark lead to at raspasy: dearer tricks, and bombs (A.1)."""
    if not terms.dark_passers:
        return ""
    tricks = translate("Factors", "Each trick counts {times}: passed in the dark.")
    bombs = translate("Factors", "A bomb × {factor} for: {players}.")
    dealer = seating.sitting_dealer
    holders = (*terms.dark_passers, *([] if dealer is None else [dealer]))
    return joined(
        tricks.format(times=times_text(terms.raspasy_factor)),
        bombs.format(factor=terms.raspasy_factor, players=names.listed(holders)),
    )


def _share_text(terms: Terms, declarer: Seat, names: Names) -> str:
    if terms.sharer is None:
        return ""
    text = translate("Factors", "Written half by {one}, half by {other}.")
    return text.format(one=names[declarer], other=names[terms.sharer])
