"""The picture on the table: a fold of events that never runs away from the view."""

from typing import get_args

import pytest

from preferans_qt.game import events as facts
from preferans_qt.game import match as matches
from preferans_qt.game.actions import StartDeal
from preferans_qt.game.claims import controller_of
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
    with_last_trick,
)
from tests.ui.table.stories import story


def shown(picture: Picture, events: tuple[facts.Event, ...], view: PlayerView) -> Picture:
    for event in events:
        picture = advance(picture, event, view)
    return picture


SEEDS = 8
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
}
PROFILES = {**PRESETS, **{name: with_overrides(Rules(), rare) for name, rare in RARE.items()}}
ONLY_AT_A_LIVE_TABLE = {
    facts.OffenceFound,
    facts.PlayTakenBack,
    facts.CardExposed,
    facts.LookedBack,
}
TABLES = [
    (name, players, viewer)
    for name, rules in PROFILES.items()
    for players in (3, 4)
    if players in rules.players
    for viewer in range(players)
]


@pytest.mark.parametrize(("profile", "players", "viewer"), TABLES)
def test_the_fold_of_events_equals_the_picture_of_the_view(
    profile: str, players: int, viewer: int
) -> None:
    for seed in range(SEEDS):
        picture: Picture | None = None
        for events, view in story(seed, players=players, viewer=viewer, rules=PROFILES[profile]):
            picture = shown(picture or empty_picture(view), events, view)
            if not isinstance(events[-1], facts.DealScored | facts.MatchEnded):
                assert picture == picture_of(view)


def test_these_stories_tell_of_every_event() -> None:
    told = set()
    for profile, players, viewer in TABLES:
        if viewer:
            continue
        for seed in range(SEEDS):
            for events, _ in story(seed, players=players, rules=PROFILES[profile]):
                told |= {type(event) for event in events}
    assert told >= set(get_args(facts.DealEvent)) - ONLY_AT_A_LIVE_TABLE


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


@pytest.mark.parametrize(("profile", "players", "viewer"), TABLES)
def test_the_picture_knows_who_plays_each_hand(profile: str, players: int, viewer: int) -> None:
    for seed in range(SEEDS):
        for _, view in story(seed, players=players, viewer=viewer, rules=PROFILES[profile]):
            phase = view.phase
            if not isinstance(phase, TrickPlay):
                continue
            picture = picture_of(view)
            for seat in range(players):
                moved = seat in view.seating.in_play
                expected = controller_of(phase, seat) if moved else None
                assert picture.player_of(seat) == expected
