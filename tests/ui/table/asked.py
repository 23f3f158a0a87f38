"""A table on which the person is asked something."""

from collections.abc import Callable
from functools import partial

from preferans_qt.game import match as matches
from preferans_qt.game.actions import Action
from preferans_qt.game.deal import Auction, DefenceChoice, Exchange, Naming, TrickPlay, Whisting
from preferans_qt.game.match import Match
from preferans_qt.game.view import view_for
from preferans_qt.ui.table.table import GameTable
from preferans_qt.ui.texts.words import Names
from tests.ui.table.stories import request_for

NAMES = Names(("You", "Boris", "Clara"), 0)
KINDS = ("human", "club-cautious", "club")


def in_phase(kind: type) -> Callable[[Match], bool]:
    """Whether a match is in such a phase."""
    return lambda match: isinstance(match.deal.phase, kind)


def leading(match: Match) -> bool:
    """Whether a card of the own hand is asked for, with others that may not be played."""
    phase = match.deal.phase
    if not isinstance(phase, TrickPlay) or phase.claim is not None or phase.actor != 0:
        return False
    return 1 < len(matches.legal(match)) < match.deal.hands[0].bit_count()


def answering_a_claim(match: Match) -> bool:
    """Whether another player has made a claim."""
    phase = match.deal.phase
    return isinstance(phase, TrickPlay) and phase.claim is not None


PHASES = [
    *(in_phase(kind) for kind in (Auction, Exchange, Naming, Whisting, DefenceChoice)),
    answering_a_claim,
]


def ask(table: GameTable, match: Match) -> list[Action]:
    """Show a match, ask its question, and collect the decisions."""
    decided: list[Action] = []
    table.decided.connect(decided.append)
    table.start_match(NAMES, KINDS, view_for(match, 0))
    table.ask(request_for(match), partial(matches.why_not, match, 0))
    return decided
