"""The picture on the table: a fold of events that never runs away from the view."""

import random

import pytest

from preferans_qt.game import match as matches
from preferans_qt.game.actions import Claim, StartDeal
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.match import Match, new_match
from preferans_qt.game.rules import Rules
from preferans_qt.game.view import view_for
from preferans_qt.ui.table.picture import Picture, advance, empty_picture, picture_of


def claim_of(match: Match, chance: random.Random) -> Claim | None:
    """Now and then, a claim of everything that is left for the current actor."""
    if match.deal is None or not isinstance(match.deal.phase, TrickPlay) or chance.random() > 0.03:
        return None
    left = 10 - len(match.deal.phase.tricks)
    actor = match.deal.phase.actor
    action = Claim(tuple(left if seat == actor else 0 for seat in range(match.players)))
    seat = matches.controller(match)
    return action if matches.why_not(match, seat, action) is None else None


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("viewer", range(3))
def test_the_fold_of_events_equals_the_picture_of_the_view(seed: int, viewer: int) -> None:
    chance = random.Random(seed)
    match = new_match(Rules(), 3, seed % 3)
    picture: Picture = empty_picture(view_for(match, viewer))
    steps = 0
    for _ in range(8):
        match, events = matches.apply(match, None, StartDeal(chance.randrange(10**9), ""))
        picture = shown(picture, match, viewer, events)
        while match.deal is not None:
            assert picture == picture_of(view_for(match, viewer))
            action = claim_of(match, chance) or chance.choice(matches.legal(match))
            match, events = matches.apply(match, matches.controller(match), action)
            picture = shown(picture, match, viewer, events)
            steps += 1
        if match.is_over:
            break
    assert steps > 20


def shown(picture: Picture, match: Match, viewer: int, events: tuple[object, ...]) -> Picture:
    view = view_for(match, viewer)
    for event in events:
        picture = advance(picture, event, view)
    return picture


def test_another_players_cards_are_backs() -> None:
    match, _ = matches.apply(new_match(Rules(), 3, 2), None, StartDeal(1, ""))
    picture = picture_of(view_for(match, 0))
    assert [(len(place.cards), place.backs) for place in picture.places] == [
        (10, 0),
        (0, 10),
        (0, 10),
    ]
    assert picture.talon == (None, None)
