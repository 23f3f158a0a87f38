"""What special decisions of a declarer or of a sitting dealer cost and bring, in sentences.

Every number is read off entries that the scoring writes, so that it holds under any rules.
"""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from preferans_qt.game.deal import Entering, Exchange, Naming
from preferans_qt.game.entries import Entry, Why
from preferans_qt.game.outcome import ConcededResult, ContractResult, MisereResult, Result
from preferans_qt.game.scoring import entries
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import post
from preferans_qt.game.view import PlayerView
from preferans_qt.ui.texts.entries import entry_text
from preferans_qt.ui.texts.words import Names, joined, points_text

translate = QCoreApplication.translate


def concede_text(view: PlayerView, names: Names) -> str:
    """What it costs to give up for three tricks (C4.8)."""
    if not isinstance(view.phase, Exchange | Naming):
        raise ValueError("nobody can give up now")
    result = ConcededResult(view.phase.declarer, view.phase.bid, view.terms)
    written = entries(view.rules, view.seating, view.sheet, result)
    told = (entry_text(entry, names) for entry in written)
    alone = len(written) == 1  # a dealer may have to pay for a talon that was left
    rest = translate("Stakes", "Nobody else writes anything.") if alone else ""
    return joined(*told, rest)


def reject_text(view: PlayerView, names: Names) -> str:
    """What it means to leave the talon, and who pays for it (A48)."""
    terms = replace(view.terms, rejected=True)
    paid = _written(view, MisereResult(view.seat, 0, terms), Why.TALON_REJECTED)
    kept = translate("Stakes", "You play the ten cards dealt.")
    return f"{kept} {entry_text(paid, names)}"


def entering_text(view: PlayerView, names: Names, *, off_mountain: bool) -> str:
    """What would be written for an unwhisted contract, in the pool or off the mountain (A18)."""
    phase = view.phase
    if not isinstance(phase, Entering):
        raise ValueError("no contract is to be written now")
    nothing = (0,) * view.seating.players
    terms = replace(view.terms, off_mountain=off_mountain)
    result = ContractResult(phase.declarer, phase.contract, phase.defence, nothing, terms)
    awarded = entries(view.rules, view.seating, view.sheet, result)
    _, written = post(view.rules, view.seating, view.sheet, awarded)
    of_contract = (entry for entry in written if entry.why is not Why.TALON_REJECTED)
    return " ".join(entry_text(entry, names) for entry in of_contract)


def half_misere_text(view: PlayerView, declarer: Seat) -> str:
    """What each of the two writes who share a misère (C8.4)."""
    terms = replace(view.terms, sharer=view.seating.sitting_dealer)
    made = _written(view, MisereResult(declarer, 0, terms), Why.MISERE_MADE)
    caught = _written(view, MisereResult(declarer, 1, terms), Why.MISERE_CAUGHT)
    text = translate(
        "Stakes",
        "Of a misère each of you writes {made} in the pool, or {caught} on the mountain a trick.",
    )
    return text.format(made=points_text(made.amount), caught=points_text(caught.amount))


def whole_misere_text(view: PlayerView, declarer: Seat) -> str:
    """What a misère brings and what a trick in it costs, where it is not in the dark."""
    terms = replace(view.terms, dark=False)
    made = _written(view, MisereResult(declarer, 0, terms), Why.MISERE_MADE)
    caught = _written(view, MisereResult(declarer, 1, terms), Why.MISERE_CAUGHT)
    text = translate("Stakes", "It brings {made}, and each trick costs {caught}.")
    return text.format(made=points_text(made.amount), caught=points_text(caught.amount))


def _written(view: PlayerView, result: Result, why: Why) -> Entry:
    """The first entry for a reason that a supposed outcome would write."""
    supposed = entries(view.rules, view.seating, view.sheet, result)
    return next(entry for entry in supposed if entry.why is why)
