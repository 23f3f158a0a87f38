"""Deals in which everybody does anything he may, at a live table also what passes unseen."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

from preferans_qt.game import reducer
from preferans_qt.game.actions import Action, DealAction, Discard, Play
from preferans_qt.game.cards import card_set, cards_in
from preferans_qt.game.deal import Deal, Exchange, TrickPlay
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import PlayerView, view_of_deal
from tests.strategies import Mood, deal_walk, new_deal, random_action

SLIPS = 0.2  # how often something irregular is tried at a live table


class Situation(NamedTuple):
    """A seat is to decide: what it sees, what it may do, and what really lies on the table."""

    rules: Rules
    deal: Deal
    seat: Seat

    @property
    def view(self) -> PlayerView:
        return view_of_deal(
            self.rules, empty_sheet(self.deal.seating.players), self.deal, self.seat
        )

    @property
    def legal(self) -> tuple[Action, ...]:
        return reducer.legal(self.rules, self.deal)


def wandered(rules: Rules, players: int, seed: int, *, live: bool = False) -> Iterator[Situation]:
    """The decisions of a deal in which everybody does anything he may."""
    deal = new_deal(seed, players, dark=rules.dark_and_bombs != "off")
    deal = replace(deal, terms=replace(deal.terms, live=live))
    for stride in deal_walk(rules, deal, Random(seed), _irregular_action):
        seat = reducer.controller(stride.before)
        assert seat is not None
        yield Situation(rules, stride.before, seat)


def _irregular_action(rules: Rules, deal: Deal, mood: Mood, random: Random) -> DealAction:
    """Any legal action, or now and then one that passes unseen at a live table."""
    phase, tried = deal.phase, list[DealAction]()
    if deal.terms.live and random.random() < SLIPS:
        if isinstance(phase, TrickPlay):
            tried += [Play(card) for card in cards_in(deal.hands[phase.actor])]
        if isinstance(phase, Exchange):
            held = list(cards_in(deal.hands[phase.declarer]))
            tried += [Discard(card_set(random.sample(held, number))) for number in (1, 3)]
    legal = reducer.legal(rules, deal)
    for action in random.sample(tried, len(tried)):
        if action not in legal and reducer.why_not(rules, deal, action) is None:
            return action
    return random_action(rules, deal, mood, random)
