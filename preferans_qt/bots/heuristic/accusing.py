"""At a live table: calling an offender to account as soon as the open cards prove it (E5.3)."""

from preferans_qt.game.actions import Challenge
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.irregular import findings, is_opponent, is_settled
from preferans_qt.game.view import PlayerView


def accusation(view: PlayerView, phase: TrickPlay) -> Challenge | None:
    """The opponent who has shown an offence that is not paid for yet, if there is one."""
    if not view.terms.live or phase.claim is not None:
        return None
    for finding in findings(view.rules, view.seating, phase, view.sizes, view.hands):
        if is_opponent(phase, view.seat, finding.seat) and not is_settled(view.terms, finding):
            return Challenge(finding.seat)
    return None
