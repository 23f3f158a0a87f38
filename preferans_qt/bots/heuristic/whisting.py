"""Whist or pass: the tricks one counts, and a guess at the partner's, against the duty."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from preferans_qt.bots.heuristic.hand_value import defender_tricks, trick_chances
from preferans_qt.bots.heuristic.weighing import weighed
from preferans_qt.bots.player import Candidate
from preferans_qt.bots.worth import FIRST_DEFENDER, contract_worth
from preferans_qt.game.actions import Action, Defend, HalfWhist, Pass, Whist
from preferans_qt.game.deal import TRICKS, WhistCallBy, Whisting
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView
from preferans_qt.game.whist import defence

# Against a contract of each level: what becomes of a trick counted, and what a partner brings
OWN_SHARE: Final[Mapping[int, float]] = MappingProxyType({6: 0.8, 7: 0.55, 8: 0.4, 9: 0.3, 10: 0.2})
PARTNER_TRICKS: Final[Mapping[int, float]] = MappingProxyType(
    {6: 2.4, 7: 1.5, 8: 0.8, 9: 0.4, 10: 0.1}
)
PARTNER_LOSS = 0.2  # of it, for each trick counted in one's own hand
PARTNER_WHISTED = 0.3  # more, when he has whisted
PARTNER_PASSED = -0.3  # less, when he has passed
DEFENCE_SPREAD = 1.1  # uncertainty of the tricks of both
SECOND_WHISTS = 0.4  # how often the second defender whists after the first has spoken
OPENING_GAIN = 1.0  # whists that a sole whister gains by playing both hands


def whist_candidates(
    view: PlayerView, phase: Whisting, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """Every legal declaration with its value."""
    return weighed(legal, lambda action: _worth(view, phase, action))


def defence_candidates(legal: Sequence[Action]) -> tuple[Candidate, ...]:
    """Open or closed: a sole whister does better when he plays both hands."""
    gains = {Defend(openly=True): OPENING_GAIN, Defend(openly=False): 0.0}
    return weighed(legal, lambda action: gains.get(action) if isinstance(action, Defend) else None)


def _worth(view: PlayerView, phase: Whisting, action: Action) -> float | None:
    if not isinstance(action, Whist | HalfWhist | Pass):
        return None
    if view.seat == view.seating.sitting_dealer:  # he has seen no hand to whist with
        return 0.0 if isinstance(action, Pass) else None
    calls = (*phase.calls, WhistCallBy(view.seat, action))
    worth = _settled_worth(view, phase, calls)
    if len(calls) > 1:
        return worth
    second = view.seating.after(view.seat)
    joined = _settled_worth(view, phase, (*calls, WhistCallBy(second, Whist())))
    return worth + SECOND_WHISTS * (joined - worth)


def _settled_worth(view: PlayerView, phase: Whisting, calls: Sequence[WhistCallBy]) -> float:
    """The expected worth to this seat if these calls were the last."""
    rules, seating, level = view.rules, view.seating, phase.contract.level
    roles = (phase.declarer, *seating.defenders(phase.declarer))
    role = roles.index(view.seat)
    settled = defence(rules, seating, phase.declarer, phase.contract, calls)
    whisters = tuple(roles.index(seat) for seat in settled.whisters)
    half = None if settled.half_whister is None else roles.index(settled.half_whister)
    counted = defender_tricks(view.hand, phase.contract.trump)
    own = OWN_SHARE[level] * counted
    expected = own + max(0.0, _partner_tricks(view.seat, level, calls) - PARTNER_LOSS * counted)
    total = 0.0
    for tricks, chance in enumerate(trick_chances(expected, DEFENCE_SPREAD)):
        mine = round(tricks * own / expected) if expected else 0
        shares = (mine, tricks - mine) if role == FIRST_DEFENDER else (tricks - mine, mine)
        by_role = (TRICKS - tricks, *shares)
        worth = contract_worth(rules, seating.players, level, by_role, whisters, half)
        total += chance * worth[role]
    return total


def _partner_tricks(seat: Seat, level: int, calls: Sequence[WhistCallBy]) -> float:
    """Tricks the partner is expected to bring, after what he has said."""
    expected = PARTNER_TRICKS[level]
    for caller, call in calls:
        if caller != seat:
            expected += PARTNER_WHISTED if isinstance(call, Whist) else PARTNER_PASSED
    return expected
