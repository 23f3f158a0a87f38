"""Custom profiles drawn at random: a preset with several parameters at any of their values."""

from random import Random

from preferans_qt.game.contracts import LEVELS
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rule_values import (
    Choice,
    EndLimit,
    Kind,
    Number,
    NumberByLevel,
    NumberList,
    RulesError,
    Subset,
)
from preferans_qt.game.rules import Rules, parameter_table, with_overrides

# These decide how long a match is, or change nothing that can be played
LEFT_ALONE = {"convention", "pool_target", "end_limit", "practice_first_error_amnesty"}


def random_value(kind: Kind, random: Random) -> object:
    """Some value that is allowed, small where any number would do."""
    match kind:
        case Choice(choices):
            return random.choice(choices)
        case Subset(choices):
            return [choice for choice in choices if random.random() < 0.6]
        case Number(minimum, maximum):
            return random.randint(minimum, min(maximum, minimum + 6))
        case NumberList(minimum, maximum):
            top = min(maximum, minimum + 3)
            return [random.randint(minimum, top) for _ in range(random.randint(1, 4))]
        case NumberByLevel(minimum, maxima):
            return {
                level: random.randint(minimum, min(maximum, minimum + 9))
                for level, maximum in zip(LEVELS, maxima, strict=True)
            }
        case EndLimit():
            raise AssertionError("the end of a match is not drawn")


def short(rules: Rules, random: Random) -> dict[str, object]:
    """Overrides with which a match of such rules ends soon."""
    if rules.pool_target is None or random.random() < 0.6:
        return {"end_limit": random.choice(("max_deals:2", "max_deals:3", "clock:5"))}
    return {"pool_target": random.randint(1, 3), "end_limit": "max_deals:25"}


def random_profile(number: int) -> Rules:
    """The custom profile of a number; clashing values are drawn anew."""
    random = Random(f"profile {number}")
    table = parameter_table()
    keys = [key for key in table if key not in LEFT_ALONE]
    while True:
        rules = random.choice(list(PRESETS.values()))
        overrides = {
            key: random_value(table[key].kind, random)
            for key in random.sample(keys, random.randint(4, 16))
        }
        try:
            rules = with_overrides(rules, overrides)
            return with_overrides(rules, short(rules, random))
        except RulesError:
            continue
