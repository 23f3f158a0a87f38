"""Custom profiles: presets with parameters changed that the scoring depends on."""

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random

from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rule_values import RulesError
from preferans_qt.game.rules import Rules, with_overrides

# Values beside those of the presets are odd on purpose: odd prices, quotas no table plays
VALUES: dict[str, tuple[object, ...]] = {
    "pool_target": (1, 7, 20),
    "pool_scope": ("per_player", "shared_total", "none"),
    "pool_recording": ("capped", "uncapped"),
    "pool_help": ("highest_unclosed", "next_clockwise_unclosed", "none"),
    "help_whists_per_point": (0, 3, 10),
    "help_barred": (
        ["recipient_whist_remise"],
        ["recipient_sitting_dealer"],
        ["recipient_whist_remise", "recipient_sitting_dealer"],
    ),
    "last_overflow": (
        "own_mountain_floor0_then_rivals",
        "own_mountain_may_go_negative",
        "discard",
    ),
    "pool_point_as_mountain": (1, 2),
    "settlement": ("average_zero_sum", "own_mountain_raw"),
    "end_limit": ("none", "max_deals:9"),
    "contract_value": (
        {6: 4, 7: 6, 8: 8, 9: 10, 10: 12},
        {6: 1, 7: 3, 8: 5, 9: 7, 10: 9},
        {6: 10, 7: 20, 8: 30, 9: 40, 10: 50},
    ),
    "undertrick_factor": (1, 2),
    "whist_trick_factor": (1, 2),
    "consolation": ("value_x1", "value_x2", "fixed_10", "fixed_15", "none"),
    "consolation_to": (
        [],
        ["whister"],
        ["passer"],
        ["sitting_dealer"],
        ["whister", "passer"],
        ["whister", "sitting_dealer"],
        ["passer", "sitting_dealer"],
        ["whister", "passer", "sitting_dealer"],
    ),
    "consolation_distribution": ("each_for_self", "sole_whister_for_two"),
    "misere_trick_mountain": (10, 20),
    "deal_after_raspasy": ("rotate", "same_dealer"),
    "misere_resets_run": (False, True),
    "raspasy_run_reset": ("contract_deal", "contract_made", "contract_made_and_whisted"),
    "underbid_penalty": (True,),
    "unwhisted_may_write_off_mountain": (True,),
    "misere_share_with_dealer": (False, True),
    "dark_and_bombs": ("classic",),
    "concede_without_three": (True,),
    "talon_bonus": ("off", "codex_table", "ace_only"),
    "talon_refusal_penalty": (5,),
    "whist_quota": (
        {6: 4, 7: 2, 8: 1, 9: 1, 10: 0},
        {6: 3, 7: 2, 8: 1, 9: 1, 10: 1},
        {6: 5, 7: 4, 8: 3, 9: 2, 10: 1},
        {6: 0, 7: 0, 8: 0, 9: 0, 10: 0},
    ),
    "personal_duty": (
        {6: 2, 7: 1},
        {6: 2, 7: 1, 8: 1, 9: 1, 10: 1},
        {6: 1, 7: 1, 8: 0, 9: 0, 10: 0},
        {6: 3, 7: 2, 8: 2, 9: 2, 10: 1},
    ),
    "high_level_liability": ("second_whister", "each"),
    "shortfall_basis": ("personal", "personal_capped_by_joint", "split_joint"),
    "responsibility": ("full", "half", "half_until_own_pool_closed"),
    "sharing": ("greedy", "gentleman_on_fail", "gentleman_always"),
    "half_whist_levels": ([], [6], [7], [6, 7]),
    "whist_pass_half": (False, True),
    "first_defender_may_reopen": (False, True),
    "reopen_consolation": ("reopener", "half_whister", "nobody"),
    "ten_mode": ("whist_quota_1", "checked_open", "forced_no_quota"),
    "stalingrad": (False, True),
    "sitting_dealer_whist": ("off", "codex", "after_any_two_refusals"),
    "sitting_dealer_liability": ("full", "none"),
    "raspasy_scoring": ("mountain", "whists_vs_rivals", "redeal"),
    "raspasy_prices": ([1], [1, 2, 3], [2, 4, 6], [5]),
    "raspasy_amnesty": (False, True),
    "raspasy_zero_bonus": ("none", "pool_1", "pool_trick_price"),
    "raspasy_zero_bonus_dealer": ("same", "none", "always_1"),
    "raspasy_talon_3p": ("suit_only_two_leads", "closed"),
    "raspasy_talon_4p": ("dealer_cards_compete", "suit_only_two_leads", "closed"),
    "raspasy_whist_rate": (4, 5),
}


def changed(base: str, overrides: Mapping[str, object]) -> Rules | None:
    """The rules, or None where the values cannot stand together."""
    try:
        return with_overrides(PRESETS[base], overrides)
    except RulesError:
        return None


def one_change(bases: tuple[str, ...] = tuple(PRESETS)) -> Iterator[tuple[str, Rules]]:
    """Every valid profile that differs from a preset in one parameter, with its name."""
    for base, key in product(bases, VALUES):
        for value in VALUES[key]:
            rules = changed(base, {key: value})
            if rules is not None and rules != PRESETS[base]:
                yield f"{base}, {key}: {value}", rules


def some_changes(random: Random, number: int) -> Iterator[tuple[str, Rules]]:
    """So many valid profiles that differ from a preset in up to eight parameters."""
    while number:
        base = random.choice(tuple(PRESETS))
        keys = random.sample(tuple(VALUES), random.randrange(2, 9))
        overrides = {key: random.choice(VALUES[key]) for key in keys}
        rules = changed(base, overrides)
        if rules is not None:
            number -= 1
            yield f"{base}, {overrides}", rules


def has_odd_halves(rules: Rules) -> bool:
    """Whether half of an odd product may be due; sheets hold whole numbers and drop it."""
    halves = rules.responsibility != "full" or rules.sharing != "greedy" or rules.whist_quota[6] % 2
    return bool(
        (halves and rules.contract_value[6] % 2)
        or (rules.raspasy_whist_rate and rules.raspasy_talon_4p == "dealer_cards_compete")
        or rules.shortfall_basis == "split_joint"
    )
