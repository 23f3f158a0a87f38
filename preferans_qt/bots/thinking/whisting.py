"""Whist or pass, open or closed: what each way to defend comes to in imagined deals."""

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean, linear_regression

from preferans_qt.bots.player import Candidate
from preferans_qt.bots.thinking.contracts import position_of, promise_of
from preferans_qt.bots.thinking.defences import (
    SHARES,
    Calls,
    Range,
    call_chances,
    expected_defence,
    first_share,
    next_speaker,
    played_worth,
    possible_calls,
    settled,
)
from preferans_qt.bots.thinking.thought import Thought, candidate
from preferans_qt.bots.worth import SITTING_DEALER, in_roles, roles_of, stakes_of
from preferans_qt.game.actions import Action, Alone, Defend, HalfWhist, Inspect, Pass, Whist
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import DefenceChoice, WhistCallBy, Whisting
from preferans_qt.game.outcome import Defence
from preferans_qt.game.seats import Seat
from preferans_qt.solver.position import Hands, Position

LOOKED = 0.01  # whists by which it is better to have seen a hand


class _Layouts:
    """The imagined deals as a defender sees them: hands, tricks and promises by role."""

    def __init__(self, thought: Thought, declarer: Seat, contract: Contract) -> None:
        view = thought.view
        self.thought, self.contract = thought, contract
        self.stakes = stakes_of(view, declarer)
        self.roles = roles = roles_of(view.seating, declarer)
        self.role = roles.index(view.seat)
        self.hands: tuple[Hands, ...] = tuple(
            tuple(world.hands[seat] for seat in roles[:3]) for world in thought.call_worlds
        )
        position = position_of(view.rules, view.seating, roles, self.hands[0], contract.trump)
        self.tricks = thought.solver.batch_values(position, self.hands, cancel=thought.flag).answers
        thought.check()
        self.among = Range(min(self.tricks), max(self.tricks))
        self.promises = tuple(
            tuple(promise_of(hand, contract) for hand in hands[1:]) for hands in self.hands
        )
        self.tenths = tuple(
            tuple(round(10 * expected_defence(contract, promise)) for promise in promises)
            for promises in self.promises
        )
        self.shares = tuple(map(first_share, self.promises))

    def settled_worth(self, agreed: Defence) -> list[float]:
        """What a defence brings this seat in each world."""
        level, seen = self.contract.level, self.thought.view.terms.dealer_saw
        if agreed.dealer_plays is not None and seen:
            agreed = replace(agreed, dealer_plays=self.roles.index(seen[0]))
        return [
            played_worth(self.stakes, level, agreed, tricks, share, self.among)[self.role]
            for tricks, share in zip(self.tricks, self.shares, strict=True)
        ]

    def worth_after(self, calls: Calls, weights: Sequence[float]) -> list[float]:
        """The same after some calls; what others say still depends on their hands.

        ``weights``: how likely each world still is, after what the others have said in thought.
        """
        role = next_speaker(self.stakes, self.contract, calls)
        if role is None:
            return self.settled_worth(settled(self.stakes, self.contract, calls))
        following = [(*calls, call) for call in possible_calls(self.stakes, self.contract, calls)]
        if role == self.role:
            chosen = [self.worth_after(one, weights) for one in following]
            return max(chosen, key=lambda worth: _weighted(worth, weights))
        chances = [self._chances(role, calls, number) for number in range(len(self.hands))]
        total = [0.0] * len(self.hands)
        for place, one in enumerate(following):
            said = [chance[place] for chance in chances]
            worth = self.worth_after(
                one, [weight * chance for weight, chance in zip(weights, said, strict=True)]
            )
            for number, chance in enumerate(said):
                total[number] += chance * worth[number]
        return total

    def _chances(self, role: int, calls: Calls, number: int) -> Sequence[float]:
        if role == SITTING_DEALER:
            tenths = round(10 * expected_defence(self.contract, 0.0))
        else:
            tenths = self.tenths[number][role - 1]
        return call_chances(self.stakes, self.contract, calls, tenths)


def _weighted(worth: Sequence[float], weights: Sequence[float]) -> float:
    return sum(value * weight for value, weight in zip(worth, weights, strict=True))


def whist_candidates(thought: Thought, phase: Whisting) -> tuple[Candidate, ...]:
    """Every legal declaration with its value, and every look of a sitting dealer."""
    layouts = _Layouts(thought, phase.declarer, phase.contract)
    calls = tuple(WhistCallBy(layouts.roles.index(seat), call) for seat, call in phase.calls)
    certain = [1.0] * len(layouts.hands)
    candidates = []
    for action in thought.legal:
        match action:
            case Inspect(seat):
                candidates.append(_inspected(layouts, calls, seat))
            case Whist() | HalfWhist() | Pass():
                made = WhistCallBy(layouts.role, action)
                worth = layouts.worth_after((*calls, made), certain)
                candidates.append(candidate(action, worth))
    return tuple(candidates)


def _inspected(layouts: _Layouts, calls: Calls, seat: Seat) -> Candidate:
    """To look at a defender's hand, and then to whist where it promises enough (C6.6).

    It costs nothing. What a whist with the hand will seem to gain is taken to grow evenly with what
    the hand promises.
    """
    role = layouts.roles.index(seat)
    passed, whisted = (
        settled(layouts.stakes, layouts.contract, (*calls, WhistCallBy(SITTING_DEALER, call)))
        for call in (Pass(), Whist())
    )
    worth = layouts.settled_worth(passed)
    with_hand = layouts.settled_worth(replace(whisted, dealer_plays=role))
    gains = [more - less for more, less in zip(with_hand, worth, strict=True)]
    promises = [of_hands[role - 1] for of_hands in layouts.promises]
    found = candidate(
        Inspect(seat),
        [one + max(0.0, gain) for one, gain in zip(worth, _evened(promises, gains), strict=True)],
    )
    return replace(found, value=found.value + LOOKED)


def _evened(promises: Sequence[float], gains: Sequence[float]) -> list[float]:
    """Gains as they grow with promises, by least squares."""
    if len(set(promises)) < 2:
        return [fmean(gains)] * len(gains)
    slope, at_zero = linear_regression(promises, gains)
    return [at_zero + slope * promise for promise in promises]


def defence_candidates(thought: Thought, phase: DefenceChoice) -> tuple[Candidate, ...]:
    """How a sole whister defends: alone, or with the other hand, open or closed."""
    layouts = _Layouts(thought, phase.declarer, phase.contract)
    agreed = in_roles(phase.defence, layouts.roles)

    def worth(action: Action) -> list[float]:
        if isinstance(action, Alone):
            return _alone(layouts, agreed)
        assert isinstance(action, Defend)
        return layouts.settled_worth(replace(agreed, openly=action.openly))

    return tuple(candidate(action, worth(action)) for action in thought.legal)


def _alone(layouts: _Layouts, agreed: Defence) -> list[float]:
    """Without the passer's hand (C12.4)."""
    view, level = layouts.thought.view, layouts.contract.level
    own = agreed.whisting_hand
    order = [layouts.roles.index(seat) for seat in view.seating.active]
    leads = view.rules.first_lead == "declarer" or order.index(0) < order.index(own)
    alone, share = replace(agreed, alone=True), SHARES if own == 1 else 0
    position = Position(
        (layouts.hands[0][0], layouts.hands[0][own]),
        0 if leads else 1,
        layouts.contract.trump,
        must_trump=view.rules.must_trump,
        must_overtake=view.rules.must_overtake,
    )
    pairs = [(hands[0], hands[own]) for hands in layouts.hands]
    answers = layouts.thought.solver.batch_values(position, pairs).answers
    among = Range(min(answers), max(answers))
    return [
        played_worth(layouts.stakes, level, alone, tricks, share, among)[layouts.role]
        for tricks in answers
    ]
