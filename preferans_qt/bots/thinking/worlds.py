"""Full deals that a seat imagines: consistent with all it knows, and as likely as what it has heard
and seen makes them."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from preferans_qt.bots.tables.plays import play_weights
from preferans_qt.bots.thinking.contracts import level_odds
from preferans_qt.bots.thinking.evidence import calls_made, winning_bid
from preferans_qt.bots.thinking.levels import Level
from preferans_qt.bots.thinking.plays import TRUST, cards_chosen
from preferans_qt.bots.thinking.tendencies import MISERE_SHARPNESS, SHARPNESS
from preferans_qt.bots.worth import stakes_of
from preferans_qt.game.cards import Card, CardSet, card_set, cards_in
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import (
    HiddenCards,
    PlayerView,
    declarer_of,
    has_discarded,
    hidden_cards,
    played_by,
    talon_lies_apart,
)
from preferans_qt.solver.sampler import Sampler
from preferans_qt.solver.search import Flag

PROPOSALS = 40  # deals looked at for each that is imagined,
MORE_PROPOSALS = 400  # or so many if those tell no more than ENOUGH of the deals imagined would
ENOUGH = 0.5


class World(NamedTuple):
    """Where all cards lie: current hands by seat, talon and discard as far as they lie apart."""

    hands: tuple[CardSet, ...]
    talon: tuple[Card, ...]
    discard: CardSet


def imagine(
    sampler: Sampler, view: PlayerView, number: int, level: Level, seed: int, flag: Flag | None
) -> tuple[World, ...]:
    """So many worlds, each equally likely. Raises SearchStopped when the flag is raised."""
    hidden = _pose(sampler, view, trusting=level.sees_voids)
    if level.attention:
        _add_evidence(sampler, view, hidden, level.attention)
    drawn, effective = sampler.draw(PROPOSALS * number, number, seed, flag)
    if effective < ENOUGH * number:  # what was heard fits few deals
        drawn, _ = sampler.draw(MORE_PROPOSALS * number, number, seed, flag)
    random = Random(seed)
    width = len(hidden.sizes)
    return tuple(
        _world(view, hidden, drawn[place : place + width], random)
        for place in range(0, len(drawn), width)
    )


def _pose(sampler: Sampler, view: PlayerView, *, trusting: bool) -> HiddenCards:
    """What is hidden. At a live table somebody who did not follow may have revoked."""
    hidden = _in_piles(view, hidden_cards(view, trusting=trusting))
    try:
        sampler.pose(hidden.cards, hidden.sizes, hidden.excluded)
    except ValueError:
        if not (trusting and view.terms.live):
            raise
        return _pose(sampler, view, trusting=False)
    return hidden


def _in_piles(view: PlayerView, hidden: HiddenCards) -> HiddenCards:
    """In the dark, where one's own hand is hidden too, a sitting dealer's empty one is left out:
    the sampler knows four piles."""
    dealer = view.seating.sitting_dealer
    if dealer is None or not {dealer, view.seat} <= set(hidden.seats):
        return hidden
    kept = [place for place, seat in enumerate(hidden.seats) if seat != dealer]
    return HiddenCards(
        hidden.cards,
        tuple(hidden.seats[place] for place in kept),
        tuple(hidden.exposed[place] for place in kept),
        tuple(hidden.sizes[place] for place in (*kept, -1)),
        tuple(hidden.excluded[place] for place in (*kept, -1)),
    )


def _world(
    view: PlayerView, hidden: HiddenCards, piles: Sequence[CardSet], random: Random
) -> World:
    hands = list(view.hands)
    for seat, exposed, cards in zip(hidden.seats, hidden.exposed, piles, strict=False):
        hands[seat] = cards | exposed
    talon, discard, apart = view.talon, view.discard or 0, piles[-1]
    if has_discarded(view):
        discard |= apart
    elif talon_lies_apart(view.phase, view.terms):
        rest = list(cards_in(apart))
        random.shuffle(rest)
        talon = (*talon, *rest)
    return World(tuple(hand or 0 for hand in hands), talon, discard)


def _add_evidence(
    sampler: Sampler, view: PlayerView, hidden: HiddenCards, attention: float
) -> None:
    """What has been called, laid away and named."""
    for made in calls_made(view):
        judged = _dealt(view, hidden, made.seat)
        rows = [[attention * one for one in row] for row in made.rows]
        if judged.piles:
            sampler.add_choice(*judged, made.trump, made.chosen, rows)
    _add_exchange(sampler, view, hidden, attention)
    _add_plays(sampler, view, hidden, attention)


class _Judged(NamedTuple):
    """A hand that is spoken of: some piles with cards one knows beside them, without others."""

    piles: int
    known: CardSet
    removed: CardSet


def _dealt(view: PlayerView, hidden: HiddenCards, seat: Seat) -> _Judged:
    """The ten cards dealt to a seat."""
    whole = _held_in_all(view, hidden, seat)
    took = seat == declarer_of(view.phase) and not talon_lies_apart(view.phase, view.terms)
    return whole._replace(removed=card_set(view.talon) if took else 0)


def _held_in_all(view: PlayerView, hidden: HiddenCards, seat: Seat) -> _Judged:
    """All the cards a seat has held: what it played and laid away, and what it holds."""
    piles, known = 0, played_by(view.record, seat)
    if seat in hidden.seats:
        place = hidden.seats.index(seat)
        piles, known = 1 << place, known | hidden.exposed[place]
    else:
        known |= view.hands[seat] or 0
    if seat == declarer_of(view.phase) and has_discarded(view):
        known |= view.discard or 0
        if view.discard is None:
            piles |= 1 << len(hidden.seats)
    return _Judged(piles, known, 0)


def _add_exchange(
    sampler: Sampler, view: PlayerView, hidden: HiddenCards, attention: float
) -> None:
    """What the declarer laid away, unseen, and the contract that he named."""
    declarer, contract = declarer_of(view.phase), getattr(view.phase, "contract", None)
    if declarer is None or contract is None or view.discard is not None:
        return
    if not has_discarded(view):
        return
    twelve = _held_in_all(view, hidden, declarer)
    laid = 1 << len(hidden.seats)
    if contract.is_misere:
        sampler.add_misere_exchange(*twelve, laid, 0, attention * MISERE_SHARPNESS)
        return
    odds = level_odds(stakes_of(view, declarer), winning_bid(view), contract)
    levels = [attention * one for one in odds]
    sharpness = attention * SHARPNESS
    sampler.add_exchange(*twelve, laid, 0, int(contract.strain), levels, sharpness)


def _add_plays(sampler: Sampler, view: PlayerView, hidden: HiddenCards, attention: float) -> None:
    """Which cards hidden hands chose to play."""
    fitted = play_weights()
    for sort, seat, card, moment, since in cards_chosen(view):
        if sort in fitted:
            place = hidden.seats.index(seat)
            known = hidden.exposed[place] | since
            weights = [TRUST * attention * weight for weight in fitted[sort]]
            sampler.add_card(1 << place, known, 0, card, moment, weights)
