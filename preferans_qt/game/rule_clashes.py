"""Values of the rules that cannot stand beside each other, as tables.

Only what leaves a deal or a match without a meaning is refused; a value that merely has no
effect beside the others is not.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from preferans_qt.game.rule_values import Parameter, Problem, plain_text, plain_value

Values = Mapping[str, Any]  # the fields of Rules by their keys


class _Clash(NamedTuple):
    """A value that makes no sense beside others; ``key`` is to blame, ``allowed`` would do."""

    key: str
    beside: tuple[str, ...]
    allowed: str
    happens: Callable[[Values], bool]


_WITH_THREE = ((3,), (2, 3), (3, 4), (2, 3, 4))
_WITH_FOUR = ((4,), (2, 4), (3, 4), (2, 3, 4))
_PLAYED = ("mountain", "whists_vs_rivals")

# A value is needed, null will not do, where each other key holds one of the values listed.
_NEEDED: tuple[tuple[str, Mapping[str, tuple[object, ...]]], ...] = (
    ("pool_target", {"ledger": ("pool_mountain_whists",)}),
    ("pool_point_as_mountain", {"ledger": ("pool_mountain_whists",)}),
    ("mountain_point_in_whists", {"ledger": ("pool_mountain_whists",)}),
    ("pool_help_tie", {"pool_help": ("highest_unclosed",)}),
    ("help_whists_per_point", {"pool_help": ("highest_unclosed", "next_clockwise_unclosed")}),
    ("last_overflow", {"pool_recording": ("capped",)}),
    ("misere_value", {"misere_in_game": (True,)}),
    ("misere_trick_mountain", {"misere_in_game": (True,)}),
    ("misere_first_call_only", {"misere_in_game": (True,)}),
    ("misere_rank", {"misere_in_game": (True,)}),
    ("nine_over_misere_ends_auction", {"misere_in_game": (True,)}),
    ("misere_share_with_dealer", {"misere_in_game": (True,)}),
    ("misere_exposure", {"misere_in_game": (True,)}),
    ("misere_resets_run", {"misere_in_game": (True,), "raspasy_scoring": _PLAYED}),
    (
        "sitting_dealer_liability",
        {"players": _WITH_FOUR, "sitting_dealer_whist": ("codex", "after_any_two_refusals")},
    ),
    ("raspasy_prices", {"raspasy_scoring": ("mountain",)}),
    ("raspasy_prices", {"raspasy_zero_bonus": ("pool_trick_price",)}),
    ("raspasy_whist_rate", {"raspasy_scoring": ("whists_vs_rivals",)}),
    ("raspasy_amnesty", {"raspasy_scoring": ("mountain",)}),
    ("raspasy_zero_bonus", {"raspasy_scoring": _PLAYED}),
    ("raspasy_run_reset", {"raspasy_scoring": _PLAYED}),
    ("raspasy_talon_3p", {"raspasy_scoring": _PLAYED, "players": _WITH_THREE}),
    ("raspasy_talon_4p", {"raspasy_scoring": _PLAYED, "players": _WITH_FOUR}),
    ("raspasy_zero_bonus_dealer", {"raspasy_scoring": _PLAYED, "players": _WITH_FOUR}),
)

# A-n5: signed points know no pool, mountain or mutual whists, so only these values go with them.
_SIGNED: Mapping[str, tuple[object, ...]] = {
    "pool_target": (None,),
    "pool_scope": ("none",),
    "pool_recording": ("uncapped",),
    "pool_help": ("none",),
    "pool_help_tie": (None,),
    "help_whists_per_point": (None,),
    "help_barred": ((),),
    "last_overflow": (None,),
    "pool_point_as_mountain": (None,),
    "mountain_point_in_whists": (None,),
    "settlement": ("signed_points",),
    "early_stop": ("not_allowed", "unspecified"),
    "unwhisted_may_write_off_mountain": (False,),
    "misere_in_game": (False,),
    "responsibility": ("full", "half"),
    "raspasy_scoring": ("redeal",),
}


def _high_quota_levels(values: Values) -> set[int]:
    """Levels from eight up at which whisters can miss a quota (D.2, C5.7)."""
    levels = (8, 9, 10) if values["ten_mode"] == "whist_quota_1" else (8, 9)
    return {level for level in levels if values["whist_quota"][level] > 0}


def _may_reopen(values: Values) -> bool:
    """Whether anybody may whist after a half-whist (C.5)."""
    by_dealer = 4 in values["players"] and values["sitting_dealer_whist"] != "off"
    by_defender = values["first_defender_may_reopen"] or values["whist_pass_half"]
    return bool(values["half_whist_levels"]) and (by_dealer or by_defender)


_OTHERS = (
    _Clash(
        "players",
        (),
        "a list of any of 2, 3, 4 with 3 or 4 in it",
        lambda values: not {3, 4} & {*values["players"]},
    ),
    _Clash(
        "settlement",
        ("ledger",),
        "average_zero_sum, own_mountain_raw",
        lambda values: (
            values["settlement"] == "signed_points" and values["ledger"] != "signed_points"
        ),
    ),
    _Clash(
        "pool_help",
        ("pool_recording",),
        "none",
        lambda values: values["pool_help"] != "none" and values["pool_recording"] == "uncapped",
    ),
    _Clash(
        "end_limit",
        ("pool_scope", "early_stop"),
        "max_deals:N, clock",
        lambda values: (
            values["end_limit"] == "none"
            and values["pool_scope"] == "none"
            and values["early_stop"] == "not_allowed"
        ),
    ),
    _Clash(
        "no_talon_bids",
        ("misere_in_game",),
        "off",
        lambda values: values["no_talon_bids"] != "off" and not values["misere_in_game"],
    ),
    _Clash(
        "high_level_liability",
        ("whist_quota",),
        "second_whister, each",
        lambda values: (
            values["high_level_liability"] == "n/a" and _high_quota_levels(values) != set()
        ),
    ),
    _Clash(
        "personal_duty",
        ("high_level_liability", "whist_quota"),
        "a number for each level with a quota",
        lambda values: (
            values["high_level_liability"] == "each"
            and not _high_quota_levels(values) <= values["personal_duty"].keys()
        ),
    ),
    _Clash(
        "reopen_consolation",
        ("half_whist_levels",),
        "",
        lambda values: values["reopen_consolation"] is None and _may_reopen(values),
    ),
    _Clash(
        "raspasy_run_reset",
        ("exit_min_levels",),
        "",
        lambda values: values["raspasy_run_reset"] is None and len(values["exit_min_levels"]) > 1,
    ),
)


def _clashing(values: Values) -> Iterator[tuple[str, tuple[str, ...], str]]:
    """Key, keys beside it and allowed text (empty: all but null) of every clash."""
    if values["ledger"] == "signed_points":
        for key, fitting in _SIGNED.items():
            if values[key] not in fitting:
                yield key, ("ledger",), ", ".join(plain_text(value) for value in fitting)
    for key, needing in _NEEDED:
        if values[key] is None and all(values[other] in needing[other] for other in needing):
            yield key, tuple(needing), ""
    for clash in _OTHERS:
        if clash.happens(values):
            yield clash.key, clash.beside, clash.allowed


def find_clashes(values: Values, table: Mapping[str, Parameter]) -> tuple[Problem, ...]:
    """What cannot stand together, at most one problem a key.

    Each value must already be allowed by itself; ``table`` describes the parameters.
    """
    problems: dict[str, Problem] = {}
    for key, others, allowed in _clashing(values):
        beside = tuple(f"{other}: {plain_text(values[other])}" for other in others)
        problem = Problem(
            key, plain_value(values[key]), "clash", allowed or table[key].kind.allowed, beside
        )
        problems.setdefault(key, problem)
    return tuple(problems.values())
