"""Matches played at random, told as the events of each action and the viewer's view after it."""

import random
from collections.abc import Callable, Iterable, Iterator

from preferans_qt.game import match as matches
from preferans_qt.game.actions import (
    Accept,
    Challenge,
    Claim,
    Concede,
    Discard,
    HalfWhist,
    Here,
    Inspect,
    Look,
    LookBack,
    Name,
    OfferShare,
    Pass,
    Play,
    RejectTalon,
    StartDeal,
    Whist,
    Withdraw,
)
from preferans_qt.game.cards import card_set, cards_in
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.deal import Deal, Exchange, TrickPlay
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
    seed: int,
    *,
    players: int = 3,
    viewer: int = 0,
    deals: int = 4,
    rules: Rules | None = None,
    conduct: Conduct = Conduct.LEARNING,
) -> Iterator[Chapter]:
    """A few deals of a match whose players decide by chance, but not all of them pass.

    At a live table all of them do now and then what the rules forbid.
    """
    chance = random.Random(seed)
    match = new_match(Rules() if rules is None else rules, players, seed % players, conduct)
    while not match.is_over and len(match.finished) < deals:
        if match.deal is None:
            seat, action = None, StartDeal(chance.randrange(10**9), "")
        else:
            seat, action = matches.controller(match), decision(match, chance)
            if conduct is Conduct.LIVE_TABLE:
                seat, action = irregular(match, chance) or (seat, action)
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


def irregular(match: Match, chance: random.Random) -> tuple[int, object] | None:
    """Often, something that a live table alone lets pass, with the seat that does it."""
    deal, seat = match.deal, matches.controller(match)
    if chance.random() > 0.4:
        return None
    match deal.phase:
        case TrickPlay(claim=None, actor=actor):
            seats = range(match.players)
            tried = [(seat, Play(card)) for card in cards_in(deal.hands[actor])]
            tried += [(seat, Challenge(other)) for other in seats]
            tried += [(other, Withdraw(other)) for other in seats]
            tried += [(seat, LookBack(trick)) for trick in (None, 0) if chance.random() < 0.1]
        case Exchange():
            cards = list(cards_in(deal.hands[seat]))
            tried = [(seat, Discard(card_set(chance.sample(cards, n)))) for n in (1, 3)]
        case _:
            return None
    legal = matches.legal(match)
    passing = [each for each in tried if each[1] not in legal and not matches.why_not(match, *each)]
    return chance.choice(passing) if passing else None


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
