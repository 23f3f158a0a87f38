"""Which agreements can be played so far: named exactly, and playable where none is named."""

from random import Random
from typing import Any

import pytest

from preferans_qt.game import match as rules_of_match
from preferans_qt.game.actions import Pass, StartDeal
from preferans_qt.game.playable import unplayed
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules, with_overrides
from preferans_qt.game.sheet import balance

GUIDE = PRESETS["sochi-guide"]


@pytest.mark.parametrize(
    ("name", "players", "expected"),
    [
        ("sochi-guide", 3, ()),
        ("sochi-swedish", 3, ()),
        ("sochi-codex", 3, ()),
        ("leningrad", 3, ()),
        ("rostov", 3, ()),
        ("polish", 3, ("sole_whister_mode", "raspasy_scoring")),
        ("sochi-guide", 4, ("sitting_dealer_whist",)),
        ("sochi-codex", 4, ("misere_share_with_dealer", "sitting_dealer_whist")),
        ("leningrad", 4, ("sitting_dealer_whist",)),
        ("rostov", 4, ("talon_bonus", "sitting_dealer_whist")),
    ],
)
def test_presets(name: str, players: int, expected: tuple[str, ...]) -> None:
    assert unplayed(PRESETS[name], players) == expected


@pytest.mark.parametrize(
    "override",
    [
        {"end_limit": "clock"},
        {"unwhisted_may_write_off_mountain": True},
        {"no_talon_bids": "codex_chain"},
        {"dark_and_bombs": "classic"},
        {"third_hand_takes_talon_silently": True},
        {"concede_without_three": True},
        {"underbid_penalty": True},
        {"talon_refusal_penalty": 5},
        {"sole_whister_mode": "polish_call"},
        {"must_overtake": True},
        {"raspasy_scoring": "redeal"},
    ],
    ids=lambda override: next(iter(override)),
)
def test_a_value_that_is_not_honoured_is_named(override: dict[str, Any]) -> None:
    assert unplayed(with_overrides(GUIDE, override), 3) == tuple(override)


def test_what_concerns_only_four_is_no_matter_for_three() -> None:
    rules = with_overrides(GUIDE, {"talon_bonus": "codex_table", "misere_share_with_dealer": True})
    assert unplayed(rules, 3) == ()
    assert unplayed(rules, 4) == (
        "misere_share_with_dealer",
        "talon_bonus",
        "sitting_dealer_whist",
    )


def four_handed(name: str) -> Rules:
    overrides = {
        "sitting_dealer_whist": "off",
        "misere_share_with_dealer": False,
        "talon_bonus": "off",
        "pool_target": 4,
    }
    return with_overrides(PRESETS[name], overrides)


@pytest.mark.parametrize("name", ["sochi-guide", "sochi-codex", "leningrad", "rostov"])
@pytest.mark.parametrize("players", [3, 4])
def test_where_nothing_is_named_a_match_comes_to_its_end(name: str, players: int) -> None:
    rules = four_handed(name)
    assert unplayed(rules, players) == ()
    random = Random(f"{name} {players}")
    match = rules_of_match.new_match(rules, players, 0)
    for number in range(200):
        match, _ = rules_of_match.apply(match, None, StartDeal(number, ""))
        while match.deal is not None:
            legal = rules_of_match.legal(match)
            weights = [3 if isinstance(action, Pass) else 1 for action in legal]
            (action,) = random.choices(legal, weights)
            match, _ = rules_of_match.apply(match, rules_of_match.controller(match), action)
        if match.is_over:
            break
    assert match.is_over
    assert sum(balance(rules, match.sheet)) == 0
