"""What the ending of an auction brings to everybody in each imagined deal."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from preferans_qt.bots.thinking.callers import misere_threshold
from preferans_qt.bots.thinking.contracts import Plan, planned, position_of, promise_of
from preferans_qt.bots.thinking.defences import expected_worth
from preferans_qt.bots.thinking.miseres import misere_in
from preferans_qt.bots.thinking.raspasies import raspasy_in
from preferans_qt.bots.thinking.thought import Thought
from preferans_qt.bots.thinking.values import hand_values
from preferans_qt.bots.worth import SITTING_DEALER, Stakes, Worth, roles_of, stakes_of
from preferans_qt.game.cards import CardSet, card_set
from preferans_qt.game.contracts import MISERE, Contract, Strain
from preferans_qt.game.seats import Seat


class Ending(NamedTuple):
    """How an auction ends: who plays which bid; nobody where all have passed.

    ``dark``: he had not looked at his cards. ``shared``: the sitting dealer has half of his misere.
    """

    declarer: Seat | None
    bid: Contract | None
    dark: bool = False
    shared: bool = False
    dark_passers: tuple[Seat, ...] = ()


class Endings:
    """Endings of one auction in the worlds of a thought, which are told by their numbers."""

    def __init__(self, thought: Thought) -> None:
        self._thought = thought
        self._stakes: dict[Ending, Stakes] = {}
        self._worth: dict[tuple[int, Ending], Worth] = {}
        self._tricks: dict[tuple[int, Seat, CardSet, Strain], int] = {}

    def numbers(self) -> Iterator[int]:
        """The numbers of the worlds, as long as there is time.

        Raises ThoughtCancelled when the answer is no longer wanted.
        """
        number = 0
        for worlds in self._thought.in_time(self._thought.call_worlds):
            for _ in worlds:
                self._thought.check()
                yield number
                number += 1

    def worth(self, number: int, ending: Ending) -> Worth:
        """What an ending brings each seat in a world, in whists."""
        key = number, ending
        if key not in self._worth:
            self._worth[key] = self._worth_of(number, ending)
        return self._worth[key]

    def after_dark_win(self, number: int, ending: Ending) -> Ending:
        """What somebody makes of a bid that he has won in the dark, once he sees his cards (A.1).

        He turns to an open misere where that seems to be worth more.
        """
        declarer, bid = ending.declarer, ending.bid
        if declarer is None or bid is None or not ending.dark or bid.is_misere:
            return ending
        if not self._thought.view.rules.misere_in_game:
            return ending
        turned = Ending(declarer, MISERE)
        playing = self._plan(number, declarer, bid, self._stakes_of(ending, declarer, bid)).value
        threshold = misere_threshold(self._stakes_of(turned, declarer, MISERE), 10 * round(playing))
        hand = self._thought.call_worlds[number].hands[declarer]
        return turned if hand_values().misere(hand) > threshold else ending

    def _worth_of(self, number: int, ending: Ending) -> Worth:
        thought, world = self._thought, self._thought.call_worlds[number]
        declarer, bid = ending.declarer, ending.bid
        if declarer is None or bid is None:
            return raspasy_in(thought, world, ending.dark_passers)
        stakes = self._stakes_of(ending, declarer, bid)
        if bid.is_misere:
            worth = misere_in(thought, stakes, declarer, bid, world)
        else:
            plan = self._plan(number, declarer, bid, stakes)
            worth = self._worth_of_plan(number, stakes, declarer, plan)
        roles = roles_of(thought.view.seating, declarer)
        return tuple(worth[roles.index(seat)] for seat in range(len(roles)))

    def _stakes_of(self, ending: Ending, declarer: Seat, bid: Contract) -> Stakes:
        """What a deal that is to be played so is about."""
        if ending not in self._stakes:
            stakes = stakes_of(self._thought.view, declarer)
            terms = replace(
                stakes.terms,
                dark=ending.dark,
                without_talon=bid.without_talon,
                sharer=SITTING_DEALER if ending.shared else None,
            )
            self._stakes[ending] = replace(stakes, terms=terms)
        return self._stakes[ending]

    def _plan(self, number: int, declarer: Seat, bid: Contract, stakes: Stakes) -> Plan:
        world = self._thought.call_worlds[number]
        talon = 0 if bid.without_talon else card_set(world.talon)
        return planned(stakes, bid, world.hands[declarer], talon)

    def _worth_of_plan(self, number: int, stakes: Stakes, declarer: Seat, plan: Plan) -> Worth:
        """What a plan brings each role in a world."""
        view, world = self._thought.view, self._thought.call_worlds[number]
        roles, contract = roles_of(view.seating, declarer), plan.contract
        hands = (plan.kept, world.hands[roles[1]], world.hands[roles[2]])
        key = number, declarer, plan.kept, contract.strain
        if key not in self._tricks:
            position = position_of(view.rules, view.seating, roles, hands, contract.trump)
            self._tricks[key] = self._thought.solver.value(position)
        promises = [promise_of(hand, contract) for hand in hands[1:]]
        return expected_worth(stakes, contract, self._tricks[key], promises)
