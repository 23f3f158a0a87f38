"""An auction in imagined deals: whatever is called now, everybody goes on as his hand is worth."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from preferans_qt.bots.thinking.callers import (
    MISERE_WAVERING,
    Limits,
    limits_of,
    logit,
    misere_threshold,
    passing_worth,
)
from preferans_qt.bots.thinking.endings import Ending, Endings
from preferans_qt.bots.thinking.thought import Thought
from preferans_qt.bots.thinking.values import hand_values
from preferans_qt.bots.thinking.worlds import World
from preferans_qt.bots.worth import Worth, stakes_of
from preferans_qt.game.actions import Action, Bid, Call, Here, Look, OfferShare, Pass, TakeTalon
from preferans_qt.game.auction import (
    after_call,
    dark_passers,
    next_raise,
    passed_seats,
    why_not_call,
    with_call,
)
from preferans_qt.game.cards import CardSet
from preferans_qt.game.contracts import LEVELS, MISERE
from preferans_qt.game.deal import Auction, ShareOffer
from preferans_qt.game.seats import Seat


class Temper(NamedTuple):
    """How far a seat will go in an auction, and whether to misere."""

    limits: Limits
    calls_misere: bool


class ImaginedAuction:
    """One auction in the worlds of a thought."""

    def __init__(self, thought: Thought, phase: Auction) -> None:
        self._thought = thought
        self._view = view = thought.view
        self._phase = phase
        self._passes = len(passed_seats(phase)) if phase.high is None else None
        self._stakes = {seat: stakes_of(view, seat) for seat in view.seating.active}
        self._endings = Endings(thought)
        self._ended: dict[tuple[Action, tuple[Temper, ...]], Ending] = {}
        random, actor = Random(thought.seed), phase.actor
        seen = view.hands[actor]
        steady = None if seen is None else self._temper(actor, seen)

        def temper(seat: Seat, world: World) -> Temper:
            if seat == actor:
                return steady or self._temper(seat, world.hands[seat])
            return self._temper(seat, world.hands[seat], logit(random.uniform(0.001, 0.999)))

        self._tempers = tuple(
            tuple(temper(seat, world) for seat in view.seating.active)
            for world in thought.call_worlds
        )

    def worths(self, actions: Sequence[Action]) -> dict[Action, list[Worth]]:
        """What actions bring each seat, in whists, in each world, as far as there is time.

        To look at one's cards is to call then what they are worth; to offer half of a misere is to
        call it when the offer has been accepted.
        """
        found: dict[Action, list[Worth]] = {action: [] for action in actions}
        for number in self._endings.numbers():
            for action, worths in found.items():
                worths.append(self._worth(number, self._ending(action, number)))
        return found

    def _worth(self, number: int, ending: Ending) -> Worth:
        return self._endings.worth(number, self._endings.after_dark_win(number, ending))

    def _temper(self, seat: Seat, hand: CardSet, shift: float = 0.0) -> Temper:
        """How a hand is bid by somebody who is bolder than usual by ``shift``, in logits."""
        view, stakes = self._view, self._stakes[seat]
        limits = limits_of(hand, stakes, view.run, shift)
        passing = passing_worth(stakes, LEVELS[0], view.run, self._passes)
        beyond = hand_values().misere(hand) - misere_threshold(stakes, round(10 * passing))
        return Temper(limits, beyond + MISERE_WAVERING * shift > 0)

    def _ending(self, action: Action, number: int) -> Ending:
        key = action, tempers = action, self._tempers[number]
        if key not in self._ended:
            self._ended[key] = self._end(action, tempers)
        return self._ended[key]

    def _end(self, action: Action, tempers: tuple[Temper, ...]) -> Ending:
        """The end of an auction in which everybody goes as far as he is inclined to."""
        rules, seating, run = self._view.rules, self._view.seating, self._view.run
        auction, call = self._phase, action
        if isinstance(action, OfferShare):
            accepted = ShareOffer(auction.actor, accepted=True)
            auction, call = replace(auction, share=accepted), Bid(MISERE)
        elif isinstance(action, Look):
            auction, call = self._in_the_light(auction, tempers)
        while True:
            assert isinstance(call, Call)
            following = after_call(rules, seating, run, auction, call)
            if not isinstance(following, Auction):
                break
            auction, call = self._in_the_light(following, tempers)
        last = with_call(rules, run, auction, call)
        if following is None:
            return Ending(None, None, dark_passers=dark_passers(last))
        declarer, bid = following.declarer, following.bid
        shared = bid.is_misere and last.share == ShareOffer(declarer, accepted=True)
        return Ending(declarer, bid, last.is_held_in_the_dark, shared)

    def _in_the_light(self, auction: Auction, tempers: tuple[Temper, ...]) -> tuple[Auction, Call]:
        """An auction whose actor has looked at his cards, and what he is inclined to call."""
        if auction.actor_is_in_the_dark:
            auction = replace(auction, looked=(*(auction.looked or ()), auction.actor))
        return auction, self._usual_call(
            auction, tempers[self._view.seating.active.index(auction.actor)]
        )

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
