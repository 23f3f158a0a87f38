"""The table at every step of a deal, from every chair."""

import pytest

from preferans_qt.game.cards import FULL_DECK, card_set
from preferans_qt.game.events import Dealt
from preferans_qt.match.course import course
from preferans_qt.match.session import Session
from preferans_qt.ui.review.pictures import Steps
from preferans_qt.ui.table.picture import Picture, picture_of
from tests.match.games import played


def all_steps(session: Session) -> list[Steps]:
    places = course(session)
    return [Steps.of_deal(places, one) for one in places if isinstance(one.events[0], Dealt)]


def seen(picture: Picture) -> int:
    """All cards whose faces are seen."""
    cards = [card for place in picture.places for card in place.cards]
    cards += [card for _, card in picture.trick]
    cards += [card for card in (*picture.talon, picture.turned) if card is not None]
    return card_set(cards)


@pytest.mark.parametrize(
    ("preset", "players"), [("sochi-guide", 3), ("leningrad", 4), ("rostov", 3), ("polish", 3)]
)
def test_a_step_shows_what_the_seat_saw(preset: str, players: int) -> None:
    for steps in all_steps(played(preset, players, seed=11, deals=3)):
        for step in range(len(steps) - 1):
            for seat in range(players):
                view = steps.view(step, seat)
                assert steps.picture(step, seat) == picture_of(view)


@pytest.mark.parametrize(
    ("preset", "players"), [("sochi-guide", 3), ("leningrad", 4), ("rostov", 3), ("polish", 3)]
)
def test_with_all_hands_open_no_back_is_left(preset: str, players: int) -> None:
    for steps in all_steps(played(preset, players, seed=11, deals=3)):
        taken = 0
        for step in range(len(steps) - 1):
            picture = steps.picture(step, 0, all_hands=True)
            assert not any(place.backs for place in picture.places)
            assert None not in picture.talon
            deal = steps.match(step).deal
            assert deal is not None
            for place, hand in zip(picture.places, deal.hands, strict=True):
                assert card_set(place.cards) == hand
            taken |= seen(picture)
        assert taken == FULL_DECK


def test_the_last_step_shows_the_deal_over() -> None:
    for steps in all_steps(played(seed=3, deals=2)):
        last = len(steps) - 1
        assert steps.place(last) is None
        assert steps.before(last) is steps.places[-1]
        assert steps.picture(last, 0).is_over


def test_a_step_is_found_by_its_entry() -> None:
    [steps] = all_steps(played(seed=3, deals=1))
    assert steps.step_of(3) == 2
    assert steps.step_of(999) is None
    place = steps.place(2)
    assert place is not None
    assert place.entry.index == 3
