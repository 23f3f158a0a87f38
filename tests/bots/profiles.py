"""Agreements to play by: presets, rarer ones, and such as nobody has agreed on yet."""

from collections.abc import Iterator
from random import Random

from preferans_qt.game.contracts import LEVELS
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rule_values import (
    Choice,
    EndLimit,
    Number,
    NumberByLevel,
    NumberList,
    Parameter,
    RulesError,
    Subset,
)
from preferans_qt.game.rules import Rules, parameter_table, with_overrides
from tests.strategies import rules_of

# Every preset with each number of players
TABLES = [
    (preset, players)
    for preset, rules in PRESETS.items()
    for players in rules.players
    if players > 2
]

# Agreements that bring the rarer situations, each with a number of players
RARE = [
    (rules_of("sochi-codex", dark_and_bombs="classic", deal_after_raspasy="same_dealer"), 4),
    (rules_of("leningrad", dark_and_bombs="classic", stalingrad=True), 3),
    (rules_of("sochi-guide", no_talon_bids="codex_chain", must_overtake=True), 3),
    (rules_of("sochi-guide", third_hand_takes_talon_silently=True, talon_refusal_penalty=5), 3),
    (rules_of("rostov", concede_without_three=True, unwhisted_may_write_off_mountain=True), 4),
    (rules_of("sochi-guide", sitting_dealer_whist="after_any_two_refusals"), 4),
    (rules_of("sochi-codex", sitting_dealer_liability="none", underbid_penalty=True), 4),
    (rules_of("sochi-guide", sole_whister_mode="polish_call", open_exposure="after_first_card"), 4),
    (rules_of("polish", must_trump=False, bid_steps="sequential"), 3),
    (rules_of("sochi-swedish", misere_first_call_only=False, first_lead="declarer"), 3),
]

# What a table is asked for anew, so that few draws are refused and every option is met often
NOT_DRAWN = ("convention", "players", "ledger", "settlement", "early_stop", "packet_size")
MOST_CHANGED = 12  # parameters at a time
HIGHEST_PRICE = 12


def random_value(parameter: Parameter, random: Random) -> object:
    """Some value that a parameter may have by itself."""
    if parameter.nullable and random.random() < 0.05:
        return None
    match parameter.kind:
        case Choice(choices):
            return random.choice(choices)
        case Subset(choices):
            return [choice for choice in choices if random.random() < 0.5]
        case Number(minimum):
            return random.randint(minimum, HIGHEST_PRICE)
        case NumberList(minimum, maximum):
            highest = min(maximum, HIGHEST_PRICE)
            return [random.randint(minimum, highest) for _ in range(random.randint(1, 3))]
        case NumberByLevel(minimum, maxima):
            return {
                level: random.randint(minimum, min(maximum, HIGHEST_PRICE))
                for level, maximum in zip(LEVELS, maxima, strict=True)
            }
        case EndLimit():
            return random.choice(("none", "max_deals:8", "clock:30"))


def random_profiles(number: int, seed: int) -> Iterator[tuple[Rules, int]]:
    """So many valid profiles, each with a number of players; the same ones for the same seed."""
    random = Random(seed)
    drawn = [key for key in parameter_table() if key not in NOT_DRAWN]
    found = 0
    while found < number:
        base = random.choice(tuple(PRESETS.values()))
        keys = random.sample(drawn, random.randint(1, MOST_CHANGED))
        overrides = {key: random_value(parameter_table()[key], random) for key in keys}
        try:
            rules = with_overrides(base, overrides)
        except RulesError:
            continue
        found += 1
        yield rules, random.choice([size for size in rules.players if size > 2])
