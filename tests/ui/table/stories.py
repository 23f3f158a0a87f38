"""Matches played at random, told as the events of each action and the viewer's view after it."""

import random
from collections.abc import Callable, Iterable, Iterator

from preferans_qt.game import match as matches
from preferans_qt.game.actions import (
    Accept,
    Claim,
    Concede,
    HalfWhist,
    Here,
    Inspect,
    Look,
    Name,
    OfferShare,
    Pass,
    RejectTalon,
    StartDeal,
    Whist,
)
from preferans_qt.game.deal import Deal, TrickPlay
from preferans_qt.game.events import Event
from preferans_qt.game.match import Match, new_match
from preferans_qt.game.rules import Rules
from preferans_qt.game.view import PlayerView, view_for
from preferans_qt.match.drivers import Request

LIKED = (
    Accept,
    Concede,
    Here,
    HalfWhist,
    Inspect,
    Look,
    Name,
    OfferShare,
    Pass,
    RejectTalon,
    Whist,
)
Chapter = tuple[tuple[Event, ...], PlayerView]


def story(
    seed: int, *, players: int = 3, viewer: int = 0, deals: int = 4, rules: Rules | None = None
) -> Iterator[Chapter]:
    """A few deals of a match whose players decide by chance, but not all of them pass."""
    chance = random.Random(seed)
    match = new_match(Rules() if rules is None else rules, players, seed % players)
    while not match.is_over and len(match.finished) < deals:
        if match.deal is None:
            seat, action = None, StartDeal(chance.randrange(10**9), "")
        else:
            seat, action = matches.controller(match), decision(match, chance)
        match, events = matches.apply(match, seat, action)
        yield events, view_for(match, viewer)


def decision(match: Match, chance: random.Random) -> object:
    """A legal action; long auctions are cut short, and now and then somebody claims all."""
    claim = claim_of(match, chance)
    if claim is not None:
        return claim
    legal = matches.legal(match)
    liked = [action for action in legal if isinstance(action, LIKED)]
    return chance.choice(liked if liked and chance.random() < 0.6 else legal)


def claim_of(match: Match, chance: random.Random) -> Claim | None:
    """Now and then, a claim of everything that is left for the current actor."""
    if match.deal is None or not isinstance(match.deal.phase, TrickPlay) or chance.random() > 0.03:
        return None
    left = 10 - len(match.deal.phase.tricks)
    actor = match.deal.phase.actor
    action = Claim(tuple(left if seat == actor else 0 for seat in range(match.players)))
    seat = matches.controller(match)
    return action if matches.why_not(match, seat, action) is None else None


def running(
    rules: Rules, players: int, dealer: int, seeds: Iterable[int] = range(3000)
) -> Iterator[Match]:
    """Matches at every moment of their first deal, dealt by one dealer and decided by chance."""
    for seed in seeds:
        chance = random.Random(seed)
        match, _ = matches.apply(new_match(rules, players, dealer), None, StartDeal(seed, ""))
        while match.deal is not None:
            yield match
            match, _ = matches.apply(match, matches.controller(match), decision(match, chance))


def deal_in(rules: Rules, players: int, fits: Callable[[Deal], bool], dealer: int = 0) -> Match:
    """The first match in whose deal something fits."""
    return next(match for match in running(rules, players, dealer) if fits(match.deal))


def questions(
    seeds: Iterable[int], *, viewer: int = 0, rules: Rules | None = None
) -> Iterator[Match]:
    """Matches in which the viewer is to decide."""
    for seed in seeds:
        chance = random.Random(seed)
        match = new_match(Rules() if rules is None else rules, 3, seed % 3)
        match, _ = matches.apply(match, None, StartDeal(seed, ""))
        while match.deal is not None:
            seat = matches.controller(match)
            if seat == viewer:
                yield match
            match, _ = matches.apply(match, seat, decision(match, chance))


def request_for(match: Match, viewer: int = 0) -> Request:
    """The question that the viewer is asked."""
    return Request("0" * 32, 0, 1, viewer, view_for(match, viewer), matches.legal(match))


def question(fits: Callable[[Match], bool], viewer: int = 0) -> Match:
    """The first match in which the viewer is to decide something that fits."""
    return next(match for match in questions(range(200), viewer=viewer) if fits(match))
