"""Why rules do not go together, and why a rule has no meaning beside the others, in sentences."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import yaml
from PySide6.QtCore import QCoreApplication

from preferans_qt.game.rule_values import Problem, RulesError
from preferans_qt.ui.command import QT_TRANSLATE_NOOP
from preferans_qt.ui.texts.parameters import parameter_title, value_text

translate = QCoreApplication.translate

Values = Mapping[str, Any]  # the fields of Rules by their keys

# By the key to blame, and the keys beside it
_REASONS: Final[dict[tuple[str, ...], str]] = {
    ("players",): QT_TRANSLATE_NOOP(
        "RuleClashes", "A match needs three or four players; allow at least one of them."
    ),
    ("settlement", "ledger"): QT_TRANSLATE_NOOP(
        "RuleClashes", "Totals are the result only where everybody has one total."
    ),
    ("pool_help", "pool_recording"): QT_TRANSLATE_NOOP(
        "RuleClashes",
        "A pool that takes everything has no points left to help others with: let nobody be helped,"
        " or let pools take points up to the target.",
    ),
    ("end_limit", "pool_scope", "early_stop"): QT_TRANSLATE_NOOP(
        "RuleClashes",
        "Such a match would never end: not by the pool, and not by agreement. Set a number of deals"
        " or a time.",
    ),
    ("no_talon_bids", "misere_in_game"): QT_TRANSLATE_NOOP(
        "RuleClashes", "These bids begin with a misère, and misère is not played."
    ),
    ("high_level_liability", "whist_quota"): QT_TRANSLATE_NOOP(
        "RuleClashes",
        "There is a quota from eight up, so somebody must pay when it is missed; or set it to"
        " zero.",
    ),
    ("personal_duty", "high_level_liability", "whist_quota"): QT_TRANSLATE_NOOP(
        "RuleClashes",
        "When each pays for their own part from eight up, each level with a quota needs such a"
        " part.",
    ),
    ("reopen_consolation", "half_whist_levels"): QT_TRANSLATE_NOOP(
        "RuleClashes",
        "A contract can be played after a half-whist, so it must be clear who writes consolation.",
    ),
    ("raspasy_run_reset", "exit_min_levels"): QT_TRANSLATE_NOOP(
        "RuleClashes",
        "The bidding starts higher after raspasy, so it must be clear when that is over.",
    ),
    ("misere_in_game", "ledger"): QT_TRANSLATE_NOOP(
        "RuleClashes", "Where everybody has one total, there is no misère."
    ),
    ("raspasy_scoring", "ledger"): QT_TRANSLATE_NOOP(
        "RuleClashes", "Where everybody has one total, raspasy is not played."
    ),
}
_NO_POOL: Final = QT_TRANSLATE_NOOP(
    "RuleClashes", "Where everybody has one total, there is no pool and no mountain."
)

_NEEDS_MISERE: Final = QT_TRANSLATE_NOOP("RuleClashes", "Only when misère is played.")
_NEEDS_FOUR: Final = QT_TRANSLATE_NOOP("RuleClashes", "Only with four players.")
_NEEDS_RASPASY: Final = QT_TRANSLATE_NOOP("RuleClashes", "Only when raspasy is played.")
_NEEDS_MOUNTAIN: Final = QT_TRANSLATE_NOOP(
    "RuleClashes", "Only when tricks in raspasy cost points on the mountain."
)
_NEEDS_HALF_WHIST: Final = QT_TRANSLATE_NOOP("RuleClashes", "Only with half-whist.")
_NEEDS_HELP: Final = QT_TRANSLATE_NOOP("RuleClashes", "Only when somebody is helped.")
_NEEDS_CONSOLATION: Final = QT_TRANSLATE_NOOP("RuleClashes", "Only when there is consolation.")

_OF_THE_POOL = (
    *("pool_target", "pool_scope", "pool_recording", "pool_help", "pool_help_tie"),
    *("help_whists_per_point", "help_barred", "last_overflow", "pool_point_as_mountain"),
    *("mountain_point_in_whists", "settlement", "rounding", "unwhisted_may_write_off_mountain"),
)
_OF_MISERE = (
    *("misere_value", "misere_trick_mountain", "misere_first_call_only", "misere_rank"),
    *("nine_over_misere_ends_auction", "misere_share_with_dealer", "misere_exposure"),
    "misere_resets_run",
)
_OF_FOUR = (
    *("sitting_dealer_whist", "sitting_dealer_liability", "talon_bonus"),
    *("misere_share_with_dealer", "raspasy_talon_4p", "raspasy_zero_bonus_dealer"),
)
_OF_RASPASY = (
    *("raspasy_zero_bonus", "raspasy_talon_3p", "raspasy_talon_4p", "raspasy_zero_bonus_dealer"),
    *("misere_resets_run", "deal_after_raspasy"),
)


def _signed(values: Values) -> bool:
    return bool(values["ledger"] == "signed_points")


def _no_misere(values: Values) -> bool:
    return not values["misere_in_game"]


def _no_raspasy(values: Values) -> bool:
    return bool(values["raspasy_scoring"] == "redeal")


def _never_reopened(values: Values) -> bool:
    by_dealer = 4 in values["players"] and values["sitting_dealer_whist"] != "off"
    by_defender = values["first_defender_may_reopen"] or values["whist_pass_half"]
    return not values["half_whist_levels"] or not (by_dealer or by_defender)


# Rules without a meaning: which, when, and what they would need. The first that applies is told.
_IDLE: Final[tuple[tuple[tuple[str, ...], Callable[[Values], bool], str], ...]] = (
    (_OF_THE_POOL, _signed, _NO_POOL),
    (("misere_in_game",), _signed, _REASONS["misere_in_game", "ledger"]),
    (("raspasy_scoring",), _signed, _REASONS["raspasy_scoring", "ledger"]),
    (_OF_FOUR, lambda values: 4 not in values["players"], _NEEDS_FOUR),
    (
        ("raspasy_talon_3p",),
        lambda values: 3 not in values["players"],
        QT_TRANSLATE_NOOP("RuleClashes", "Only with three players."),
    ),
    (_OF_MISERE, _no_misere, _NEEDS_MISERE),
    (_OF_RASPASY, _no_raspasy, _NEEDS_RASPASY),
    (
        ("pool_help_tie",),
        lambda values: values["pool_help"] != "highest_unclosed",
        QT_TRANSLATE_NOOP("RuleClashes", "Only when the fullest open pool is helped."),
    ),
    (
        ("help_whists_per_point", "help_barred"),
        lambda values: values["pool_help"] == "none",
        _NEEDS_HELP,
    ),
    (
        ("last_overflow",),
        lambda values: values["pool_recording"] != "capped",
        QT_TRANSLATE_NOOP("RuleClashes", "Only when a pool takes points up to its target."),
    ),
    (
        ("consolation_to", "consolation_distribution"),
        lambda values: values["consolation"] == "none",
        _NEEDS_CONSOLATION,
    ),
    (
        ("sitting_dealer_liability",),
        lambda values: values["sitting_dealer_whist"] == "off",
        QT_TRANSLATE_NOOP("RuleClashes", "Only when the sitting dealer may whist."),
    ),
    (
        ("whist_pass_half", "first_defender_may_reopen"),
        lambda values: not values["half_whist_levels"],
        _NEEDS_HALF_WHIST,
    ),
    (
        ("reopen_consolation",),
        _never_reopened,
        QT_TRANSLATE_NOOP("RuleClashes", "Only when somebody may whist after a half-whist."),
    ),
    (
        ("raspasy_prices",),
        lambda values: (
            values["raspasy_scoring"] != "mountain"
            and values["raspasy_zero_bonus"] != "pool_trick_price"
        ),
        _NEEDS_MOUNTAIN,
    ),
    (
        ("raspasy_amnesty",),
        lambda values: values["raspasy_scoring"] != "mountain",
        _NEEDS_MOUNTAIN,
    ),
    (
        ("raspasy_whist_rate",),
        lambda values: values["raspasy_scoring"] != "whists_vs_rivals",
        QT_TRANSLATE_NOOP("RuleClashes", "Only when the fewest tricks in raspasy bring whists."),
    ),
    (
        ("raspasy_run_reset",),
        lambda values: _no_raspasy(values) and len(values["exit_min_levels"]) == 1,
        _NEEDS_RASPASY,
    ),
    (
        ("exit_cycle",),
        lambda values: len(values["exit_min_levels"]) == 1,
        QT_TRANSLATE_NOOP("RuleClashes", "Only with more than one lowest level."),
    ),
)


def idle_text(key: str, values: Values) -> str:
    """Why a rule has no meaning beside the others; empty when it has one."""
    for keys, is_idle, sentence in _IDLE:
        if key in keys and is_idle(values):
            return translate("RuleClashes", sentence)
    return ""


def clash_text(problem: Problem) -> str:
    """Why a value does not go with those that `Problem.beside` names, in one or two sentences."""
    beside = dict(text.split(": ", 1) for text in problem.beside)
    reason = _REASONS.get((problem.key, *beside))
    if reason is not None:
        return translate("RuleClashes", reason)
    if "ledger" in beside and problem.value is not None:
        return translate("RuleClashes", _NO_POOL)
    others = "; ".join(
        translate("RuleClashes", "“{title}” is “{value}”", "a rule and its value").format(
            title=parameter_title(key), value=_spelt_value(key, text)
        )
        for key, text in beside.items()
    )
    if problem.value is None:
        return translate("RuleClashes", "A value is needed: {others}.").format(others=others)
    return translate("RuleClashes", "This does not go together: {others}.").format(others=others)


def _spelt_value(key: str, text: str) -> str:
    """The words for a value that is spelt as in YAML; the spelling itself when it is shortened."""
    try:
        return value_text(key, yaml.safe_load(text))
    except (RulesError, yaml.YAMLError):
        return text
