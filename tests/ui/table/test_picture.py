"""The picture on the table: a fold of events that never runs away from the view."""

from typing import get_args

import pytest

from preferans_qt.game import events as facts
from preferans_qt.game import match as matches
from preferans_qt.game.actions import StartDeal
from preferans_qt.game.cards import card_set
from preferans_qt.game.claims import controller_of
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.match import new_match
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules, with_overrides
from preferans_qt.game.view import PlayerView, view_for
from preferans_qt.ui.table.picture import (
    Picture,
    advance,
    empty_picture,
    picture_of,
    with_discard,
    with_trick,
)
from tests.ui.table.stories import story


def shown(picture: Picture, events: tuple[facts.Event, ...], view: PlayerView) -> Picture:
    for event in events:
        picture = advance(picture, event, view)
    return picture


SEEDS = {Conduct.LEARNING: 8, Conduct.LIVE_TABLE: 3}
TOLD = [(seed, conduct) for conduct, number in SEEDS.items() for seed in range(number)]
# Every parameter that brings an event or a phase which the presets do without
RARE: dict[str, dict[str, object]] = {
    "in the dark": {"dark_and_bombs": "classic", "bid_steps": "jumps"},
    "in the dark without misere": {"dark_and_bombs": "classic", "misere_in_game": False},
    "without the talon": {"no_talon_bids": "codex_chain", "bid_steps": "jumps"},
    "talon rejected": {"talon_refusal_penalty": 3, "third_hand_takes_talon_silently": True},
    "conceded or written off": {
        "concede_without_three": True,
        "unwhisted_may_write_off_mountain": True,
        "underbid_penalty": True,
    },
    "opened by rule": {"sole_whister_mode": "open"},
    "opened late": {"sole_whister_mode": "open", "open_exposure": "after_first_card"},
    "closed by rule": {"sole_whister_mode": "closed", "first_lead": "declarer"},
    "called back": {"sole_whister_mode": "polish_call"},
    "checked ten": {"ten_mode": "checked_open", "bid_steps": "jumps", "first_lead": "declarer"},
    "the dealer's last whist": {
        "sitting_dealer_whist": "after_any_two_refusals",
        "sitting_dealer_liability": "full",
        "misere_share_with_dealer": True,
        "whist_pass_half": True,
    },
    "talon leads with four": {"raspasy_talon_4p": "suit_only_two_leads"},
    "redeal": {"raspasy_scoring": "redeal"},
    "practice": {"practice_first_error_amnesty": True},
}
PROFILES = {**PRESETS, **{name: with_overrides(Rules(), rare) for name, rare in RARE.items()}}
TABLES = [
    (name, players, viewer)
    for name, rules in PROFILES.items()
    for players in (3, 4)
    if players in rules.players
    for viewer in range(players)
]


@pytest.mark.parametrize("conduct", SEEDS)
@pytest.mark.parametrize(("profile", "players", "viewer"), TABLES)
def test_the_fold_of_events_equals_the_picture_of_the_view(
    profile: str, players: int, viewer: int, conduct: Conduct
) -> None:
    for seed in range(SEEDS[conduct]):
        picture: Picture | None = None
        for events, view in story(
            seed, players=players, viewer=viewer, rules=PROFILES[profile], conduct=conduct
        ):
            picture = shown(picture or empty_picture(view), events, view)
            if not isinstance(events[-1], facts.DealScored | facts.MatchEnded):
                assert picture == picture_of(view)


def test_these_stories_tell_of_every_event() -> None:
    told = set()
    for profile, players, viewer in TABLES:
        if viewer:
            continue
        rules = PROFILES[profile]
        for seed, conduct in TOLD:
            for events, _ in story(seed, players=players, rules=rules, conduct=conduct):
                told |= {type(event) for event in events}
    assert told >= set(get_args(facts.DealEvent))


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
        if isinstance(view.phase, TrickPlay) and view.phase.tricks:
            last = view.phase.tricks[-1].trick
            assert last == picture.last_trick
            again = with_trick(picture, last)
            assert again.trick[0] == (last.leader, last.cards[0])
            assert [card for _, card in again.trick] == list(last.cards)


def test_the_discard_lies_apart_where_the_talon_was() -> None:
    for _, view in story(2):
        if view.discard:
            again = with_discard(picture_of(view), view.discard)
            assert card_set(again.talon) == view.discard


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_card_taken_back_lies_face_up_until_it_is_played(viewer: int) -> None:
    """In the hand of another it is the one card that is seen."""
    seen = set()
    for seed in range(40):
        for events, view in story(seed, viewer=viewer, conduct=Conduct.LIVE_TABLE):
            picture = picture_of(view)
            for event in events:
                if isinstance(event, facts.CardExposed) and isinstance(view.phase, TrickPlay):
                    place = picture.places[event.seat]
                    assert event.card in place.cards
                    assert event.card in picture.exposed
                    assert len(place.cards) + place.backs == view.sizes[event.seat]
                    seen.add((event.seat == viewer, bool(place.backs)))
                if isinstance(event, facts.CardPlayed):
                    assert event.card not in picture.exposed
    assert {(True, False), (False, True)} <= seen


@pytest.mark.parametrize(("profile", "players", "viewer"), TABLES)
def test_the_picture_knows_who_plays_each_hand(profile: str, players: int, viewer: int) -> None:
    rules = PROFILES[profile]
    for seed, conduct in TOLD:
        for _, view in story(seed, players=players, viewer=viewer, rules=rules, conduct=conduct):
            phase = view.phase
            if not isinstance(phase, TrickPlay):
                continue
            picture = picture_of(view)
            for seat in range(players):
                moved = seat in view.seating.in_play
                expected = controller_of(phase, seat) if moved else None
                assert picture.player_of(seat) == expected
