"""The picture on the table: a fold of events that never runs away from the view."""

import pytest

from preferans_qt.game import events as facts
from preferans_qt.game import match as matches
from preferans_qt.game.actions import StartDeal
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.match import new_match
from preferans_qt.game.rules import Rules
from preferans_qt.game.view import PlayerView, view_for
from preferans_qt.ui.table.picture import (
    Picture,
    advance,
    empty_picture,
    picture_of,
    with_last_trick,
)
from tests.ui.table.stories import story


def shown(picture: Picture, events: tuple[facts.Event, ...], view: PlayerView) -> Picture:
    for event in events:
        picture = advance(picture, event, view)
    return picture


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(
    ("players", "viewer"), [(players, viewer) for players in (3, 4) for viewer in range(players)]
)
def test_the_fold_of_events_equals_the_picture_of_the_view(
    seed: int, players: int, viewer: int
) -> None:
    picture: Picture | None = None
    for events, view in story(seed, players=players, viewer=viewer):
        picture = shown(picture or empty_picture(view), events, view)
        if not isinstance(events[-1], facts.DealScored | facts.MatchEnded):
            assert picture == picture_of(view)


def test_another_players_cards_are_backs() -> None:
    match, _ = matches.apply(new_match(Rules(), 3, 2), None, StartDeal(1, ""))
    picture = picture_of(view_for(match, 0))
    assert [(len(place.cards), place.backs) for place in picture.places] == [
        (10, 0),
        (0, 10),
        (0, 10),
    ]
    assert picture.talon == (None, None)


def test_the_last_trick_lies_on_the_same_table_once_more() -> None:
    for _, view in story(2):
        picture = picture_of(view)
        again = with_last_trick(picture)
        if isinstance(view.phase, TrickPlay) and view.phase.tricks:
            last = view.phase.tricks[-1].trick
            assert again.trick[0] == (last.leader, last.cards[0])
            assert [card for _, card in again.trick] == list(last.cards)
        else:
            assert again == picture
