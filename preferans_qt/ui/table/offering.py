"""Which cards the person may choose from, as the conduct of the match has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from preferans_qt.game.actions import Play
from preferans_qt.game.cards import Card, cards_in
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.deal import TrickPlay

if TYPE_CHECKING:
    from preferans_qt.match.drivers import Request

Cards = tuple[Card, ...]


def most_discards(conduct: Conduct) -> int:
    """How many cards can be chosen to be laid away; at a live table one too many (E.2)."""
    return 3 if conduct is Conduct.LIVE_TABLE else 2


def legal_cards(request: Request) -> Cards:
    """The cards that may be played, without those that a live table lets pass."""
    return tuple(action.card for action in request.legal if isinstance(action, Play))


def cards_to_play(request: Request, phase: TrickPlay, conduct: Conduct) -> tuple[Cards, Cards]:
    """The cards to choose from, and those that are shown as not to be played.

    Who learns may try all and is told. At a live table nothing tells the cards of a closed hand
    apart; one that lies open is played as at a strict table.
    """
    hand = tuple(cards_in(request.view.hands[phase.actor] or 0))
    if conduct is Conduct.LIVE_TABLE and phase.actor not in phase.shown:
        return hand, ()
    legal = legal_cards(request)
    illegal = tuple(card for card in hand if card not in legal)
    return hand if conduct is Conduct.LEARNING else legal, illegal
