"""Whole matches under every preset and under custom profiles drawn at random.

F.1, numbers 1 to 4, 6, 7, 10, 11, and that every match can be played to its end, told in text codes
and told again. What must hold of a deal at each moment stands in invariants.py.
"""

from random import Random

import pytest

from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rule_values import Choice, plain_text
from preferans_qt.game.rules import Rules, parameter_table, with_overrides
from tests.game.custom_profiles import LEFT_ALONE, random_profile, short
from tests.game.whole_matches import check_match


def tables_of(rules: Rules) -> list[int]:
    """The numbers of players that can be tried."""
    return [players for players in rules.players if players > 2]


@pytest.mark.parametrize(
    ("name", "players"),
    [(name, players) for name, rules in PRESETS.items() for players in tables_of(rules)],
)
def test_matches_under_a_preset(name: str, players: int) -> None:
    random = Random(f"{name} {players}")
    for _ in range(3):
        rules = with_overrides(PRESETS[name], short(PRESETS[name], random))
        check_match(rules, players, random)


def check_profiles(numbers: range) -> None:
    for number in numbers:
        rules = random_profile(number)
        for players in tables_of(rules):
            check_match(rules, players, Random(f"match {number} {players}"))


def test_custom_profiles_try_every_named_value() -> None:
    profiles = [random_profile(number) for number in range(200)]
    missing = {
        (key, value)
        for key, parameter in parameter_table().items()
        if isinstance(parameter.kind, Choice) and key not in LEFT_ALONE
        for value in parameter.kind.choices
        if not any(plain_text(getattr(rules, key)) == plain_text(value) for rules in profiles)
    }
    assert missing == {("high_level_liability", "n/a")}  # stands beside quotas of nought only


@pytest.mark.parametrize("tens", range(20))
def test_matches_under_custom_profiles(tens: int) -> None:
    check_profiles(range(10 * tens, 10 * tens + 10))


@pytest.mark.slow
@pytest.mark.parametrize("hundreds", range(2, 12))
def test_matches_under_many_custom_profiles(hundreds: int) -> None:
    check_profiles(range(100 * hundreds, 100 * hundreds + 100))
