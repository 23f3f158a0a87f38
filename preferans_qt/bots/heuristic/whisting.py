"""Whist or pass: the tricks one counts, and a guess at the partner's, against the duty."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, NamedTuple

from preferans_qt.bots.heuristic.contract_value import reluctance
from preferans_qt.bots.heuristic.hand_value import (
    defender_tricks,
    highest_trumps,
    trick_chances,
)
from preferans_qt.bots.heuristic.weighing import TRIFLE, weighed
from preferans_qt.bots.player import Candidate
from preferans_qt.bots.worth import FIRST_DEFENDER, contract_worth, in_roles, roles_of, stakes_of
from preferans_qt.game.actions import (
    Action,
    Alone,
    Defend,
    HalfWhist,
    Inspect,
    Pass,
    Whist,
    WhistCall,
)
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import TRICKS, DefenceChoice, WhistCallBy, Whisting
from preferans_qt.game.outcome import Defence
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView
from preferans_qt.game.whist import dealer_in_seat, defence, speaker


class Prospects(NamedTuple):
    """What defenders may hope for against a contract: of each trick counted in a hand, and from a
    partner; the latter less for each trick counted, as fewer are left for him. The spread is
    the uncertainty of the tricks of both."""

    own: float
    partner: float
    partner_loss: float
    spread: float


AGAINST: Final[Mapping[int, Prospects]] = MappingProxyType(
    {
        6: Prospects(0.65, 2.9, 0.3, 1.15),
        7: Prospects(0.45, 1.8, 0.2, 0.9),
        8: Prospects(0.35, 0.9, 0.1, 0.7),
        9: Prospects(0.15, 0.3, 0.05, 0.6),
        10: Prospects(0.1, 0.1, 0.0, 0.4),
    }
)
PARTNER_WHISTED = 0.3  # tricks more, when he has whisted
PARTNER_PASSED = -0.3  # less, when he has passed
SECOND_WHISTS = 0.85  # how often the second defender whists where there is little to fear
SECOND_FEARS = 0.7  # how much less often where there is much
CLOSED_LOSS = 0.1  # tricks that go astray when each defender plays his own hand
ALONE_SHARE = 0.45  # of the partner's tricks, that come without his hand


@dataclass(frozen=True, slots=True)
class _Hopes:
    """Tricks that the defenders expect to take: those of the hand one knows, and the partner's.

    ``sure`` tricks nobody can take from them.
    """

    own: float = 0.0
    partner: float = 0.0
    sure: int = 0

    @property
    def joint(self) -> float:
        return self.own + self.partner


def whist_candidates(
    view: PlayerView, phase: Whisting, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """Every legal declaration with its value."""
    if view.seat == view.seating.sitting_dealer:
        return _dealers_candidates(view, phase, legal)

    def value(action: Action) -> float | None:
        return _worth(view, phase, action) if isinstance(action, Whist | HalfWhist | Pass) else None

    return weighed(legal, value)


def _worth(view: PlayerView, phase: Whisting, call: WhistCall) -> float:
    calls = (*phase.calls, WhistCallBy(view.seat, call))
    worth = _settled_worth(view, phase, calls)
    second = speaker(view.rules, view.seating, phase.declarer, phase.contract, calls)
    if len(calls) > 1 or second is None:
        return worth
    joined = _settled_worth(view, phase, (*calls, WhistCallBy(second, Whist())))
    chance = SECOND_WHISTS - SECOND_FEARS * reluctance(view.rules, view.seating.players)
    return worth + chance * (joined - worth)


def _settled_worth(view: PlayerView, phase: Whisting, calls: Sequence[WhistCallBy]) -> float:
    """The expected worth to this seat if these calls were the last."""
    settled = defence(view.rules, view.seating, phase.declarer, phase.contract, calls)
    hopes = _hopes(view, view.seat, phase.contract, calls)
    if settled.whisters == (view.seat,) and view.rules.sole_whister_mode == "polish_call":
        return max(_ways_to_defend(view, phase.declarer, phase.contract, settled, hopes).values())
    return _defended_worth(view, phase.declarer, phase.contract, settled, hopes)


def _dealers_candidates(
    view: PlayerView, phase: Whisting, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """The sitting dealer's last right: to look costs nothing; then he whists if the hand that he
    has seen is worth it. A half-whister's hand is likelier to be strong than a passer's."""
    half = next((seat for seat, call in phase.calls if isinstance(call, HalfWhist)), None)
    rather = phase.calls[0].seat if half is None else half
    calls, seen = phase.calls, view.terms.dealer_saw

    def value(action: Action) -> float | None:
        match action:
            case Inspect(seat):
                return _dealers_worth(view, phase, calls) + TRIFLE * (1 + (seat == rather))
            case Whist() if seen:
                return _dealers_worth(view, phase, (*calls, WhistCallBy(view.seat, action)))
            case Pass():
                return _dealers_worth(view, phase, calls)
        return None

    return weighed(legal, value)


def _dealers_worth(view: PlayerView, phase: Whisting, calls: Sequence[WhistCallBy]) -> float:
    """The worth to a sitting dealer if these calls were the last."""
    declarer, contract = phase.declarer, phase.contract
    settled = defence(view.rules, view.seating, declarer, contract, calls)
    if not settled.whisters:
        return _defended_worth(view, declarer, contract, settled, _Hopes())
    settled = dealer_in_seat(view.seating, view.terms, settled)
    hopes = _hopes(view, view.terms.dealer_saw[0], contract, calls)
    return _defended_worth(view, declarer, contract, settled, hopes)


def defence_candidates(
    view: PlayerView, phase: DefenceChoice, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """How a sole whister defends: alone, or with the other hand, open or closed."""
    settled = phase.defence
    seat = view.seat if settled.dealer_plays is None else settled.dealer_plays
    partner = next(one for one in view.seating.defenders(phase.declarer) if one != seat)
    hopes = _hopes(view, seat, phase.contract, (WhistCallBy(partner, Pass()),))
    ways = _ways_to_defend(view, phase.declarer, phase.contract, settled, hopes)
    return weighed(legal, lambda action: ways.get(action))


def _ways_to_defend(
    view: PlayerView, declarer: Seat, contract: Contract, settled: Defence, hopes: _Hopes
) -> dict[Action, float]:
    """What each way to defend is worth to a sole whister: alone he owes fewer tricks and
    takes fewer; one who plays both hands knows more."""
    closed = replace(hopes, partner=max(0.0, hopes.partner - CLOSED_LOSS))
    lonely = replace(hopes, partner=ALONE_SHARE * hopes.partner)
    choices: dict[Action, tuple[Defence, _Hopes]] = {
        Defend(openly=True): (settled, hopes),
        Defend(openly=False): (settled, closed),
        Alone(): (replace(settled, alone=True), lonely),
    }
    worth: dict[Action, float] = {
        action: _defended_worth(view, declarer, contract, *choice)
        for action, choice in choices.items()
    }
    worth[Defend(openly=False)] -= TRIFLE
    return worth


def _defended_worth(
    view: PlayerView, declarer: Seat, contract: Contract, settled: Defence, hopes: _Hopes
) -> float:
    """The expected worth to this seat of a defence that hopes for so many tricks."""
    stakes, roles = stakes_of(view, declarer), roles_of(view.seating, declarer)
    by_role = in_roles(settled, roles)
    role = roles.index(view.seat)
    if not settled.whisters:
        return contract_worth(stakes, contract.level, (0, 0, 0), by_role)[role]
    plays = role if settled.dealer_plays is None else roles.index(settled.dealer_plays)
    total = 0.0
    for likely, chance in enumerate(trick_chances(hopes.joint, AGAINST[contract.level].spread)):
        tricks = max(likely, hopes.sure)
        mine = round(tricks * hopes.own / hopes.joint) if hopes.joint else 0
        shares = (mine, tricks - mine) if plays == FIRST_DEFENDER else (tricks - mine, mine)
        taken = (TRICKS - tricks, *shares)
        total += chance * contract_worth(stakes, contract.level, taken, by_role)[role]
    return total


def _hopes(
    view: PlayerView, seat: Seat, contract: Contract, calls: Sequence[WhistCallBy]
) -> _Hopes:
    """What a known hand and the other one are expected to bring, after what has been said."""
    prospects, hand = AGAINST[contract.level], view.hands[seat] or 0
    counted = defender_tricks(hand, contract.trump)
    partner = prospects.partner - prospects.partner_loss * counted
    last_said = {caller: call for caller, call in calls if caller not in (seat, view.seat)}
    for call in last_said.values():
        partner += PARTNER_WHISTED if isinstance(call, Whist) else PARTNER_PASSED
    return _Hopes(prospects.own * counted, max(0.0, partner), highest_trumps(hand, contract.trump))
