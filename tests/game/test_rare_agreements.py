"""Every agreement can be played: whole deals with each that no preset, or only one, switches on.

Each is played until it has shown itself in what was said, what happened, or what was written;
everything that invariants.py knows is checked on the way.
"""

from itertools import count
from random import Random

import pytest

from tests.game.whole_matches import check_match
from tests.strategies import rules_of

# preset, players, overrides, and what is seen of them sooner or later
RARE: list[tuple[str, int, dict[str, object], set[str]]] = [
    ("sochi-guide", 3, {"third_hand_takes_talon_silently": True}, {"talon"}),
    (
        "sochi-guide",
        3,
        {"no_talon_bids": "codex_chain", "exit_min_levels": [8], "bid_steps": "jumps"},
        {"bid misere without talon", "bid 9 without talon", "TalonLeft", "without_talon"},
    ),
    (
        "sochi-codex",
        4,
        {"dark_and_bombs": "classic", "deal_after_raspasy": "same_dealer"},
        {"look", "Looked", "talon", "dark", "dark_passers", "bombs"},
    ),
    ("sochi-codex", 4, {}, {"share", "ShareOffered", "ShareAnswered", "sharer"}),
    ("sochi-guide", 3, {"concede_without_three": True}, {"concede", "contract_conceded"}),
    ("sochi-guide", 3, {"talon_refusal_penalty": 5}, {"reject", "talon_rejected", "rejected"}),
    ("sochi-guide", 3, {"underbid_penalty": True}, {"underbid"}),
    ("sochi-guide", 4, {"talon_bonus": "codex_table"}, {"talon_bonus"}),
    ("rostov", 4, {"talon_bonus": "ace_only"}, {"talon_bonus"}),
    (
        "sochi-guide",
        3,
        {"unwhisted_may_write_off_mountain": True},
        {"enter pool", "enter mountain", "contract_written_off"},
    ),
    (
        "sochi-guide",
        4,
        {"sitting_dealer_whist": "after_any_two_refusals", "sitting_dealer_liability": "none"},
        {"HandInspected", "dealer_saw"},
    ),
    ("polish", 3, {}, {"alone", "open", "closed", "PassedOut"}),
    ("sochi-guide", 3, {"sole_whister_mode": "polish_call"}, {"alone", "open", "closed"}),
    ("sochi-guide", 3, {"raspasy_scoring": "redeal"}, {"PassedOut"}),
    ("sochi-guide", 3, {"end_limit": "clock:1"}, {"time"}),
    ("sochi-guide", 3, {"must_overtake": True}, {"TrickTaken"}),
    ("sochi-guide", 3, {"must_trump": False}, {"TrickTaken"}),
    ("sochi-guide", 3, {"stalingrad": True}, {"TrickTaken"}),
    ("sochi-swedish", 3, {"exit_min_levels": [10]}, {"name 10S"}),
    ("polish", 3, {"exit_min_levels": [10]}, {"name 10S"}),
    ("sochi-guide", 3, {"whist_pass_half": True}, {"half"}),
    (
        "sochi-guide",
        4,
        {"help_barred": ["recipient_whist_remise", "recipient_sitting_dealer"]},
        {"help_given"},
    ),
    (
        "sochi-guide",
        3,
        {"last_overflow": "discard", "pool_help": "next_clockwise_unclosed"},
        {"help_received"},
    ),
    ("leningrad", 3, {"exit_min_levels": [6, 7, 8], "exit_cycle": "cycle"}, {"raspasy_tricks"}),
    ("sochi-guide", 3, {"sharing": "gentleman_always"}, {"tricks_shared"}),
    (
        "sochi-guide",
        3,
        {"consolation_distribution": "sole_whister_for_two"},
        {"consolation_of_passer"},
    ),
    (
        "sochi-guide",
        3,
        {"responsibility": "half_until_own_pool_closed", "shortfall_basis": "split_joint"},
        {"whist_short"},
    ),
]


@pytest.mark.parametrize(
    ("name", "players", "overrides", "expected"),
    RARE,
    ids=[f"{name} {players} {next(iter(overrides), '')}" for name, players, overrides, _ in RARE],
)
def test_whole_matches_with_a_rare_agreement(
    name: str, players: int, overrides: dict[str, object], expected: set[str]
) -> None:
    brief = {} if name == "polish" else {"pool_target": 2}
    rules = rules_of(name, **{"end_limit": "max_deals:4", **brief, **overrides})
    missing = set(expected)
    for number in count():
        _, seen = check_match(rules, players, Random(f"{name} {number}"))
        missing -= seen
        if not missing:
            return
        assert number < 25, missing
