"""Calls: each is followed to the end of the auction, and the deal beyond it, in imagined deals."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from preferans_qt.bots.heuristic.bidding import call_candidates as by_rules_of_thumb
from preferans_qt.bots.player import Candidate
from preferans_qt.bots.thinking.callers import (
    MISERE_WAVERING,
    Limits,
    limits_of,
    logit,
    misere_threshold,
    passing_worth,
)
from preferans_qt.bots.thinking.contracts import (
    Plan,
    planned,
    position_of,
    promise_of,
)
from preferans_qt.bots.thinking.defences import expected_worth
from preferans_qt.bots.thinking.miseres import misere_in
from preferans_qt.bots.thinking.raspasies import raspasy_in
from preferans_qt.bots.thinking.thought import Thought, candidate
from preferans_qt.bots.thinking.values import hand_values
from preferans_qt.bots.thinking.worlds import World
from preferans_qt.bots.worth import Stakes, roles_of, stakes_of
from preferans_qt.game.actions import Action, Bid, Call, Here, OfferShare, Pass, TakeTalon
from preferans_qt.game.auction import (
    after_call,
    dark_passers,
    next_raise,
    passed_seats,
    why_not_call,
)
from preferans_qt.game.cards import CardSet, card_set
from preferans_qt.game.contracts import LEVELS, MISERE, Contract, Strain
from preferans_qt.game.deal import Auction
from preferans_qt.game.seats import Seat

RUNG_COST = 0.01  # whists


class Temper(NamedTuple):
    """How far a seat will go in an auction, and whether to misere."""

    limits: Limits
    calls_misere: bool


class Ending(NamedTuple):
    """How an auction ends: who plays which bid; nobody where all have passed."""

    declarer: Seat | None
    bid: Contract | None
    dark_passers: tuple[Seat, ...] = ()


def call_candidates(thought: Thought, phase: Auction) -> tuple[Candidate, ...]:
    """Every legal call with its value. What is called in the dark goes by rules of thumb."""
    view = thought.view
    if phase.actor_is_in_the_dark or (phase.share is not None and phase.share.accepted is None):
        return by_rules_of_thumb(view, phase, thought.legal)
    auction = _ImaginedAuction(thought, phase)
    calls = _worth_a_thought(view.hand, thought.legal)
    found = {one.action: one for one in auction.candidates(calls)}
    lowest = min(float(one.value) for one in found.values())
    candidates = []
    for call in thought.legal:
        match call:
            case OfferShare():
                candidates.append(_share_offered(thought, phase, found[Bid(MISERE)]))
            case Bid(contract) if call not in found:
                candidates.append(Candidate(call, lowest - RUNG_COST * (1 + contract.place)))
            case _:
                candidates.append(found[call])
    return tuple(candidates)


def _worth_a_thought(hand: CardSet, legal: Sequence[Action]) -> list[Action]:
    """Of bids that may jump, at each level the lowest and the one in the hand's best strain; those
    not looked into are taken to be worse than all that are."""
    best = max(Strain, key=lambda strain: hand_values().bid(hand, strain))
    levels: set[int] = set()
    calls: list[Action] = []
    for call in legal:
        if isinstance(call, OfferShare):
            continue
        if isinstance(call, Bid) and not call.contract.is_misere:
            level = call.contract.level
            if level in levels and call.contract.strain != best:
                continue
            levels.add(level)
        calls.append(call)
    return calls


def _share_offered(thought: Thought, phase: Auction, alone: Candidate) -> Candidate:
    """To offer half of a misere is a little better or worse than to call it alone."""
    by_thumb = {
        one.action: float(one.value)
        for one in by_rules_of_thumb(thought.view, phase, thought.legal)
    }
    gain = by_thumb[OfferShare()] - by_thumb[Bid(MISERE)]
    return replace(alone, action=OfferShare(), value=alone.value + gain)


def _a_rung_dearer(found: Candidate) -> Candidate:
    """Of bids that are worth the same, the lowest."""
    place = found.action.contract.place if isinstance(found.action, Bid) else 0
    return replace(found, value=found.value - RUNG_COST * place)


class _ImaginedAuction:
    """One auction in many worlds."""

    def __init__(self, thought: Thought, phase: Auction) -> None:
        self._thought = thought
        self._view = view = thought.view
        self._phase = phase
        self._passes = len(passed_seats(phase)) if phase.high is None else None
        self._stakes = {seat: stakes_of(view, seat) for seat in view.seating.active}
        self._endings: dict[tuple[Call, tuple[Temper, ...]], Ending] = {}
        self._worth: dict[tuple[int, Ending], float] = {}
        self._tricks: dict[tuple[int, Seat, CardSet, Strain], int] = {}
        random = Random(thought.seed)
        own = self._temper(view.seat, view.hand, random, wavers=False)
        self._tempers = tuple(
            tuple(
                own if seat == view.seat else self._temper(seat, world.hands[seat], random)
                for seat in view.seating.active
            )
            for world in thought.call_worlds
        )

    def candidates(self, calls: Sequence[Action]) -> list[Candidate]:
        """Calls by what they come to in each world."""
        rows: list[list[float]] = []
        for worlds in self._thought.in_time(self._thought.call_worlds):
            for world in worlds:
                self._thought.check()
                number = len(rows)
                endings = [self._ending(call, self._tempers[number]) for call in calls]
                rows.append([self._value(number, world, ending) for ending in endings])
        return [
            _a_rung_dearer(candidate(call, [row[place] for row in rows]))
            for place, call in enumerate(calls)
        ]

    def _temper(self, seat: Seat, hand: CardSet, random: Random, *, wavers: bool = True) -> Temper:
        view, stakes = self._view, self._stakes[seat]
        shift = logit(random.uniform(0.001, 0.999)) if wavers else 0.0
        limits = limits_of(hand, stakes, view.run, shift)
        passing = passing_worth(stakes, LEVELS[0], view.run, self._passes)
        beyond = hand_values().misere(hand) - misere_threshold(stakes, round(10 * passing))
        return Temper(limits, beyond + MISERE_WAVERING * shift > 0)

    def _ending(self, call: Action, tempers: tuple[Temper, ...]) -> Ending:
        assert isinstance(call, Call)
        key = call, tempers
        if key not in self._endings:
            self._endings[key] = self._ended(call, tempers)
        return self._endings[key]

    def _ended(self, call: Call, tempers: tuple[Temper, ...]) -> Ending:
        """The end of an auction in which everybody goes as far as he is inclined to."""
        rules, seating, run = self._view.rules, self._view.seating, self._view.run
        before, following = self._phase, after_call(rules, seating, run, self._phase, call)
        while isinstance(following, Auction):
            before = following
            if before.actor_is_in_the_dark:
                before = replace(before, looked=(*(before.looked or ()), before.actor))
            temper = tempers[seating.active.index(before.actor)]
            call = self._usual_call(before, temper)
            following = after_call(rules, seating, run, before, call)
        if following is None:
            return Ending(None, None, dark_passers(before))
        return Ending(following.declarer, following.bid)

    def _usual_call(self, auction: Auction, temper: Temper) -> Call:
        rules, seating, run = self._view.rules, self._view.seating, self._view.run

        def is_legal(call: Call) -> bool:
            return why_not_call(rules, seating, run, auction, call) is None

        if temper.calls_misere and is_legal(Bid(MISERE)):
            return Bid(MISERE)
        limit = temper.limits.raising
        if auction.high is None:
            limit = temper.limits.opening[len(passed_seats(auction))]
        elif limit >= auction.high.place and is_legal(Here()):
            return Here()
        rung = next_raise(rules, run, auction)
        if rung is None or limit < rung.place:
            return Pass()
        if is_legal(TakeTalon()):
            return TakeTalon()
        return Bid(rung) if is_legal(Bid(rung)) else Pass()

    def _value(self, number: int, world: World, ending: Ending) -> float:
        """What an ending brings this seat in a world."""
        key = number, ending
        if key not in self._worth:
            self._worth[key] = self._worth_of(number, world, ending)
        return self._worth[key]

    def _worth_of(self, number: int, world: World, ending: Ending) -> float:
        thought = self._thought
        declarer, bid = ending.declarer, ending.bid
        if declarer is None or bid is None:
            return raspasy_in(thought, world, ending.dark_passers)
        stakes = self._stakes[declarer]
        if bid.without_talon:
            stakes = replace(stakes, terms=replace(stakes.terms, without_talon=True))
        if bid.is_misere:
            return misere_in(thought, stakes, declarer, bid, world)
        talon = 0 if bid.without_talon else card_set(world.talon)
        plan = planned(stakes, bid, world.hands[declarer], talon)
        return self._worth_of_plan(number, world, stakes, declarer, plan)

    def _worth_of_plan(
        self, number: int, world: World, stakes: Stakes, declarer: Seat, plan: Plan
    ) -> float:
        """What a plan brings this seat where the cards lie so."""
        view = self._view
        roles, contract = roles_of(view.seating, declarer), plan.contract
        hands = (plan.kept, world.hands[roles[1]], world.hands[roles[2]])
        key = number, declarer, plan.kept, contract.strain
        if key not in self._tricks:
            position = position_of(view.rules, view.seating, roles, hands, contract.trump)
            self._tricks[key] = self._thought.solver.value(position)
        promises = [promise_of(hand, contract) for hand in hands[1:]]
        worth = expected_worth(stakes, contract, self._tricks[key], promises)
        return worth[roles.index(view.seat)]
