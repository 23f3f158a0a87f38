"""A match entry by entry, and a deal of it that is played on from any place."""

from random import Random

import pytest

from preferans_qt.game.actions import OfferStop
from preferans_qt.game.match import Match, controller, legal
from preferans_qt.game.seats import Seat
from preferans_qt.match.course import Place, course, deal_of, going_on
from preferans_qt.match.log import HUMAN, Header
from preferans_qt.match.session import Session
from tests.match.games import header_of, play_on, played

NOW = "2026-01-02T03:04:05+00:00"
STAND_IN = "club-bold"


def gone_on(header: Header, places: tuple[Place, ...], place: Place, seat: Seat = 0) -> Session:
    return Session(*going_on(header, places, place, seat, NOW, STAND_IN))


def test_the_course_leaves_out_what_was_undone() -> None:
    session = played(seed=5, deals=2, undos=0.15)
    assert len(session.effective_entries()) < session.log_length
    places = course(session)
    assert [place.entry for place in places] == list(session.effective_entries())
    plain = Session(session.header)
    for place in places:
        assert plain.match == place.match
        assert plain.submit(place.entry.seat, place.action) == place.events
    assert plain.match == session.match


def test_a_deal_begins_with_its_cards() -> None:
    places = course(played(seed=3, deals=3))
    for place in places:
        if place.is_in_deal:
            deal = deal_of(places, place)
            assert not deal[0].is_in_deal
            assert {one.deal for one in deal} == {place.deal}
            assert all(one.is_in_deal for one in deal[1:])


@pytest.mark.parametrize(
    ("preset", "players"), [("sochi-guide", 3), ("leningrad", 4), ("rostov", 3), ("polish", 3)]
)
def test_from_any_place_the_deal_goes_on_as_it_stood(preset: str, players: int) -> None:
    session = played(preset, players, seed=11, deals=3, undos=0.05)
    places = course(session)
    for place in [place for place in places if place.is_in_deal][::3]:
        other = gone_on(session.header, places, place)
        assert _as_it_stands(other.match) == _as_it_stands(place.match)
        play_on(other, Random(1), other.header.rules.max_deals or 0)
        assert other.match.is_over


def _as_it_stands(match: Match) -> tuple[object, ...]:
    return match.deal, controller(match), legal(match)


def test_a_deal_alone_begins_from_an_empty_sheet() -> None:
    session = played(seed=3, deals=3)
    places = course(session)
    place = next(one for one in places if one.is_in_deal and one.deal == 2 and not one.match.run)
    other = gone_on(session.header, places, place)
    assert other.header.rules.max_deals == 1
    assert not other.match.finished
    assert other.header.id != session.header.id
    assert other.header.created == NOW


def test_a_raspasy_in_a_row_takes_those_before_it_along() -> None:
    session = next(
        game
        for game in (played(seed=seed, deals=4) for seed in range(40))
        if any(place.match.run for place in course(game) if place.is_in_deal)
    )
    places = course(session)
    place = next(one for one in places if one.is_in_deal and one.match.run)
    other = gone_on(session.header, places, place)
    assert other.match.run == place.match.run
    assert other.match.sheet == place.match.sheet
    assert other.header.rules.max_deals == place.deal


def test_a_proposal_to_stop_between_two_deals_is_left_behind() -> None:
    session = Session(header_of())
    play_on(session, Random(2), 1)
    session.submit(0, OfferStop())
    session.submit(1, session.legal()[1])
    play_on(session, Random(2), 2)
    places = course(session)
    place = [one for one in places if one.deal == 2 and one.is_in_deal][-1]
    assert _as_it_stands(gone_on(session.header, places, place).match) == _as_it_stands(place.match)


def test_another_chair_swaps_names_and_kinds() -> None:
    header = header_of(kinds=(HUMAN, "club", "master"), names=("Me", "Left", "Right"))
    session = Session(header)
    play_on(session, Random(4), 1)
    places = course(session)
    new, _ = going_on(header, places, places[2], 2, NOW, STAND_IN)
    assert new.kinds == ("master", "club", HUMAN)
    assert new.names == ("Right", "Left", "Me")
    same, _ = going_on(header, places, places[2], 0, NOW, STAND_IN)
    assert (same.kinds, same.names) == (header.kinds, header.names)


def test_only_one_person_sits_down_and_bots_stand_in_for_others() -> None:
    header = header_of(kinds=(HUMAN, HUMAN, "club"))
    session = Session(header)
    play_on(session, Random(4), 1)
    places = course(session)
    assert going_on(header, places, places[2], 1, NOW, STAND_IN)[0].kinds == (
        STAND_IN,
        HUMAN,
        "club",
    )
    bots = header_of(kinds=("master", "club", "club"))
    session = Session(bots)
    play_on(session, Random(4), 1)
    places = course(session)
    assert going_on(bots, places, places[2], 1, NOW, STAND_IN)[0].kinds == (
        "master",
        HUMAN,
        "club",
    )


def test_between_two_deals_there_is_nothing_to_go_on_with() -> None:
    session = played(seed=3, deals=2)
    places = course(session)
    with pytest.raises(ValueError, match="no cards"):
        gone_on(session.header, places, places[0])
