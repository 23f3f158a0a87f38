"""The six presets, each written as what sets it apart from another one, and custom profiles."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from preferans_qt.game.rule_values import Problem, RulesError
from preferans_qt.game.rules import Rules, nearest, parameter_table, with_overrides

# Twenty points for each, full responsibility, greedy whist, raspasy at one without progression.
_SOCHI_GUIDE = Rules()

# The same game for three: no matching, a checked ten, raspasy at 1-2-3, a raw settlement.
_SOCHI_SWEDISH = with_overrides(
    _SOCHI_GUIDE,
    {
        "players": [3],
        "settlement": "own_mountain_raw",
        "consolation_to": ["whister", "passer"],
        "bid_steps": "jumps",
        "here": "none",
        "whist_quota": {6: 4, 7: 2, 8: 1, 9: 1, 10: 0},
        "half_whist_levels": [],
        "first_defender_may_reopen": False,
        "reopen_consolation": None,
        "ten_mode": "checked_open",
        "sitting_dealer_whist": "off",
        "sitting_dealer_liability": None,
        "raspasy_prices": [1, 2, 3],
        "raspasy_amnesty": False,
        "raspasy_zero_bonus": "pool_trick_price",
        "raspasy_zero_bonus_dealer": None,
        "raspasy_talon_4p": None,
    },
)

# A different game on the same cards: signed points, the declarer leads, no misere (C.12, D.8).
_POLISH = with_overrides(
    _SOCHI_GUIDE,
    {
        "convention": "polish",
        "ledger": "signed_points",
        "players": [3],
        # no pool and no mountain
        "pool_target": None,
        "pool_scope": "none",
        "pool_recording": "uncapped",
        "pool_help": "none",
        "pool_help_tie": None,
        "help_whists_per_point": None,
        "last_overflow": None,
        "pool_point_as_mountain": None,
        "mountain_point_in_whists": None,
        "settlement": "signed_points",
        "early_stop": "unspecified",
        "end_limit": "max_deals:n",
        "contract_value": {6: 10, 7: 20, 8: 30, 9: 40, 10: 50},
        "consolation_to": ["whister"],
        # no misere and no matching
        "misere_in_game": False,
        "misere_value": None,
        "misere_trick_mountain": None,
        "misere_first_call_only": None,
        "misere_rank": None,
        "nine_over_misere_ends_auction": None,
        "misere_share_with_dealer": None,
        "misere_exposure": None,
        "bid_steps": "jumps",
        "here": "none",
        # whist or pass only, and a sole whister may call his partner back
        "whist_quota": {6: 4, 7: 2, 8: 1, 9: 1, 10: 0},
        "personal_duty": {6: 2, 7: 1, 8: 1, 9: 1},
        "high_level_liability": "each",
        "half_whist_levels": [],
        "first_defender_may_reopen": False,
        "reopen_consolation": None,
        "ten_mode": "forced_no_quota",
        "sole_whister_mode": "polish_call",
        "open_exposure": "after_first_card",
        "sitting_dealer_whist": "off",
        "sitting_dealer_liability": None,
        "first_lead": "declarer",
        # all pass: the cards are dealt again
        "raspasy_scoring": "redeal",
        "raspasy_run_reset": None,
        "misere_resets_run": None,
        "raspasy_prices": None,
        "raspasy_amnesty": None,
        "raspasy_zero_bonus": None,
        "raspasy_zero_bonus_dealer": None,
        "raspasy_talon_3p": None,
        "raspasy_talon_4p": None,
    },
)

# Sochi as the code of 1996 has it.
_SOCHI_CODEX = with_overrides(
    _SOCHI_GUIDE,
    {
        "pool_target": 50,
        "last_overflow": "own_mountain_may_go_negative",
        "rounding": "codex_one_point",
        "nine_over_misere_ends_auction": True,
        "misere_share_with_dealer": True,
        "reopen_consolation": "half_whister",
        "raspasy_zero_bonus": "pool_trick_price",
    },
)

# Prices doubled except the pool, a shared total, half-responsible and gentleman's whist.
_LENINGRAD = with_overrides(
    _SOCHI_CODEX,
    {
        "convention": "leningrad",
        "pool_scope": "shared_total",
        "pool_recording": "uncapped",
        "pool_help": "none",
        "pool_help_tie": None,
        "help_whists_per_point": None,
        "last_overflow": None,
        "pool_point_as_mountain": 2,
        "undertrick_factor": 2,
        "whist_trick_factor": 2,
        "consolation": "value_x2",
        "misere_trick_mountain": 20,
        "misere_share_with_dealer": False,
        "exit_min_levels": [6, 7, 7],
        "raspasy_run_reset": "contract_made_and_whisted",
        "misere_resets_run": False,
        "responsibility": "half",
        "sharing": "gentleman_on_fail",
        "whist_pass_half": True,
        "reopen_consolation": "reopener",
        "raspasy_prices": [2, 4, 6],
    },
)

# Sochi prices, half-responsible, a fixed consolation, raspasy in whists with the talon closed.
_ROSTOV = with_overrides(
    _SOCHI_CODEX,
    {
        "convention": "rostov",
        "consolation": "fixed_10",
        "misere_share_with_dealer": False,
        "talon_bonus": "ace_only",
        "responsibility": "half",
        "sharing": "gentleman_on_fail",
        "whist_pass_half": True,
        "raspasy_scoring": "whists_vs_rivals",
        "raspasy_prices": None,
        "raspasy_amnesty": False,
        "raspasy_zero_bonus": "pool_1",
        "raspasy_zero_bonus_dealer": "always_1",
        "raspasy_talon_3p": "closed",
        "raspasy_talon_4p": "closed",
        "raspasy_whist_rate": 5,
    },
)

DEFAULT_PRESET: Final = "sochi-guide"

_PROFILE_KEYS = {"name": "", "base": DEFAULT_PRESET, "override": None}  # and their usual values

PRESETS: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "sochi-guide": _SOCHI_GUIDE,
        "sochi-swedish": _SOCHI_SWEDISH,
        "polish": _POLISH,
        "sochi-codex": _SOCHI_CODEX,
        "leningrad": _LENINGRAD,
        "rostov": _ROSTOV,
    }
)


def preset(name: str) -> Rules:
    """The preset of this name. Raises RulesError, which names the known ones."""
    if name not in PRESETS:
        raise RulesError([_unknown_preset("preset", name)])
    return PRESETS[name]


def _unknown_preset(key: str, name: object) -> Problem:
    return Problem(key, name, "not_allowed", ", ".join(PRESETS))


def parse_rules(data: Mapping[str, object], source: str) -> Rules:
    """The rules of a custom profile ``{name, base, override}``.

    ``override`` holds parameters by their keys, which may also stand beside ``base``; all others
    come from the preset ``base``, or from sochi-guide. So a profile printed whole is one too.
    Raises RulesError with every problem, each line led by ``source``.
    """
    problems = _profile_problems(data)
    if problems:
        raise RulesError(problems, source)
    beside = {key: value for key, value in data.items() if key not in _PROFILE_KEYS}
    override: Any = data.get("override") or {}
    base = preset(str(data.get("base", DEFAULT_PRESET)))
    return with_overrides(base, {**beside, **override}, source)


def _profile_problems(data: Mapping[str, object]) -> list[Problem]:
    known = (*_PROFILE_KEYS, *parameter_table())
    problems = [
        Problem(str(key), data[key], "unknown_key", nearest(str(key), known))
        for key in data
        if key not in known
    ]
    name, base, override = (data.get(key, usual) for key, usual in _PROFILE_KEYS.items())
    if not isinstance(name, str):
        problems.append(Problem("name", name, "not_allowed", "a text"))
    if base not in tuple(PRESETS):
        problems.append(_unknown_preset("base", base))
    if override is not None and not isinstance(override, Mapping):
        problems.append(Problem("override", override, "not_allowed", "parameters by their keys"))
    return problems
