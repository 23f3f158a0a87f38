"""What a supposed outcome of a contract would write, for sentences about what is at stake.

Every number is read off entries that the scoring writes, so that it holds under any rules.
"""

from collections.abc import Iterable

from preferans_qt.game.deal import TRICKS, DefenceChoice, Whisting
from preferans_qt.game.entries import Column, Entry, Why
from preferans_qt.game.outcome import ContractResult, Defence
from preferans_qt.game.scoring import entries
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView
from preferans_qt.ui.texts.words import points_text, whists_text


def asked(view: PlayerView) -> Whisting | DefenceChoice:
    """The declaration that is asked for; raises ValueError when none is."""
    if not isinstance(view.phase, Whisting | DefenceChoice):
        raise ValueError("nobody is asked for whist or defence now")
    return view.phase


def outcome(view: PlayerView, defence: Defence, tricks: Iterable[Seat]) -> ContractResult:
    """The contract played so that each seat named takes a trick, and the declarer the rest."""
    phase = asked(view)
    taken = [0] * view.seating.players
    for seat in tricks:
        taken[seat] += 1
    if defence.whisters:
        taken[phase.declarer] = TRICKS - sum(taken)
    return ContractResult(phase.declarer, phase.contract, defence, tuple(taken), view.terms)


def one_short(view: PlayerView, whister: Seat) -> ContractResult:
    """The contract failing by one trick against a sole whister."""
    missing = TRICKS - asked(view).contract.level + 1
    return outcome(view, Defence((whister,)), (whister,) * missing)


def written(view: PlayerView, result: ContractResult, *why: Why) -> dict[Seat, Entry]:
    """What each seat would write for one of the given reasons."""
    all_entries = entries(view.rules, view.seating, view.sheet, result)
    return {entry.seat: entry for entry in all_entries if entry.why in why}


def own(view: PlayerView, result: ContractResult, *why: Why) -> Entry | None:
    """What the defender who is asked would write for one of the given reasons."""
    return written(view, result, *why).get(asked(view).actor)


def shortfalls(view: PlayerView, defence: Defence) -> dict[Seat, Entry]:
    """What the whisters write when the defence takes no trick at all."""
    return written(view, outcome(view, defence, ()), Why.WHIST_SHORT)


def shortfall(view: PlayerView, defence: Defence) -> Entry | None:
    """What the asked defender writes when the defence takes no trick at all."""
    return shortfalls(view, defence).get(asked(view).actor)


def priced(entry: Entry) -> str:
    """The price of one trick of an entry, in whists or points."""
    in_whists = entry.column is Column.WHISTS
    return whists_text(entry.price) if in_whists else points_text(entry.price)
