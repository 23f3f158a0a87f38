"""The agreements of one table: ``Rules``, a frozen model with every convention as a field.

The fields stand in the order of the rules reference, A01 to A77; their defaults are the preset
``sochi-guide``. Null means that a parameter has no meaning beside the others. The table of
parameters is what a rules dialog is built from; the clashes are what cannot stand together.
"""

import difflib
import hashlib
import json
from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType, NoneType
from typing import Annotated, Any, Literal, Self, TypeVar, get_args, get_origin

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)

from preferans_qt.game.contracts import LEVELS
from preferans_qt.game.rule_clashes import find_clashes
from preferans_qt.game.rule_values import (
    Choice,
    EndLimit,
    Kind,
    LevelTable,
    Number,
    NumberByLevel,
    NumberList,
    Parameter,
    PlainValue,
    Problem,
    RulesError,
    Subset,
    plain_value,
)

_QUOTA_MAXIMA = (5, 4, 3, 2, 1)  # a made contract leaves less, so nobody pays twice (D1.2)

_Default = TypeVar("_Default")


def _parameter(default: _Default, *paragraphs: str) -> _Default:
    """A field with the value of sochi-guide and the propositions of the reference it governs."""
    field: Any = Field(default=default, json_schema_extra={"paragraphs": list(paragraphs)})
    parameter: _Default = field
    return parameter


class Rules(BaseModel):
    """What the players agreed on before the first deal; it does not change during a match.

    Raises pydantic's ValidationError for values that are not allowed; ``with_overrides`` says
    the same in lines that a user can read.
    """

    model_config = ConfigDict(
        frozen=True, extra="forbid", strict=True, arbitrary_types_allowed=True
    )

    convention: Literal["sochi", "leningrad", "rostov", "classic", "polish", "custom"] = _parameter(
        "sochi", "A-n1"
    )
    ledger: Literal["pool_mountain_whists", "signed_points"] = _parameter(
        "pool_mountain_whists", "A-n5", "D8.1"
    )
    players: tuple[Literal[2, 3, 4], ...] = _parameter((3, 4), "C1.1")

    # The pool and the end of a match
    pool_target: Annotated[int | None, Number(1)] = _parameter(20, "D.6", "C11.3")
    pool_scope: Literal["per_player", "shared_total", "none"] = _parameter("per_player", "C11.3")
    pool_recording: Literal["capped", "uncapped"] = _parameter("capped", "D.6", "D6.4")
    pool_help: Literal["highest_unclosed", "next_clockwise_unclosed", "none"] = _parameter(
        "highest_unclosed", "D.6", "C11.4"
    )
    pool_help_tie: Literal["next_clockwise"] | None = _parameter("next_clockwise", "D.6")
    help_whists_per_point: Annotated[int | None, Number(0)] = _parameter(10, "D.6", "D6.5")
    help_barred: tuple[Literal["recipient_whist_remise", "recipient_sitting_dealer"], ...] = (
        _parameter((), "D6.3", "G-26")
    )
    last_overflow: (
        Literal["own_mountain_floor0_then_rivals", "own_mountain_may_go_negative", "discard"] | None
    ) = _parameter("own_mountain_floor0_then_rivals", "D.6", "D6.1", "G-23")
    pool_point_as_mountain: Literal[1, 2] | None = _parameter(1, "D.5", "D.7")
    mountain_point_in_whists: Literal[10] | None = _parameter(10, "D.7")
    settlement: Literal["average_zero_sum", "own_mountain_raw", "signed_points"] = _parameter(
        "average_zero_sum", "D.7", "G-7"
    )
    rounding: Literal["exact_fraction", "codex_one_point"] = _parameter(
        "exact_fraction", "D.7", "G-27"
    )
    early_stop: Literal["unanimous_shortfall_to_mountain", "not_allowed", "unspecified"] = (
        _parameter("unanimous_shortfall_to_mountain", "C11.5", "D.7", "G-28")
    )
    end_limit: Annotated[str, EndLimit()] = _parameter("none", "C11.3", "D8.5")
    unwhisted_may_write_off_mountain: bool = _parameter(False, "D.2")

    # Prices
    contract_value: Annotated[LevelTable, NumberByLevel(1)] = _parameter(
        LevelTable({6: 2, 7: 4, 8: 6, 9: 8, 10: 10}), "D.1", "D1.1", "D8.1"
    )
    undertrick_factor: Literal[1, 2] = _parameter(1, "D.1", "D1.1")
    whist_trick_factor: Literal[1, 2] = _parameter(1, "D.1", "D.2")
    consolation: Literal["value_x1", "value_x2", "fixed_10", "fixed_15", "none"] = _parameter(
        "value_x1", "D.1", "G-41"
    )
    consolation_to: tuple[Literal["whister", "passer", "sitting_dealer"], ...] = _parameter(
        ("whister", "passer", "sitting_dealer"), "D.2"
    )
    consolation_distribution: Literal["each_for_self", "sole_whister_for_two"] = _parameter(
        "each_for_self", "D.2"
    )
    misere_value: Literal[10] | None = _parameter(10, "D4.1")
    misere_trick_mountain: Literal[10, 20] | None = _parameter(10, "D4.1")

    # The deal and the auction
    packet_size: Literal[2] = _parameter(2, "C2.2")
    talon_packet: Literal["any_but_first_or_last", "unspecified"] = _parameter(
        "any_but_first_or_last", "C2.2", "G-39"
    )
    deal_after_raspasy: Literal["rotate", "same_dealer"] = _parameter("rotate", "C1.3")
    bid_steps: Literal["sequential", "jumps"] = _parameter("sequential", "C3.3", "G-12")
    here: Literal["none", "senior_any", "senior_two_left"] = _parameter(
        "senior_any", "C3.4", "C3.5", "G-11"
    )
    misere_in_game: bool = _parameter(True, "C3.6", "C12.1")
    misere_first_call_only: bool | None = _parameter(True, "C3.6", "G-13")
    misere_rank: Literal["between_8NT_and_9S"] | None = _parameter(
        "between_8NT_and_9S", "C3.6", "C3.7"
    )
    nine_over_misere_ends_auction: bool | None = _parameter(False, "C3.8", "G-14")
    misere_share_with_dealer: bool | None = _parameter(False, "C8.4")
    no_talon_bids: Literal["off", "codex_chain"] = _parameter("off", "C3.13")
    dark_and_bombs: Literal["off", "classic"] = _parameter("off", "A.1")
    third_hand_takes_talon_silently: bool = _parameter(False, "C3.10")
    exit_min_levels: Annotated[tuple[int, ...], NumberList(LEVELS[0], LEVELS[-1])] = _parameter(
        (6,), "A-n3", "C3.3", "G-15"
    )
    exit_cycle: Literal["repeat_last", "cycle"] = _parameter("repeat_last", "A-n3")
    raspasy_run_reset: (
        Literal["contract_deal", "contract_made", "contract_made_and_whisted"] | None
    ) = _parameter("contract_deal", "C9.8", "G-16")
    misere_resets_run: bool | None = _parameter(True, "C9.8", "G-16")

    # The declarer
    final_contract: Literal["not_below_winning_bid"] = _parameter(
        "not_below_winning_bid", "C4.3", "G-33"
    )
    concede_without_three: bool = _parameter(False, "C4.4", "C4.8")
    underbid_penalty: bool = _parameter(False, "C4.7")
    talon_bonus: Literal["off", "codex_table", "ace_only"] = _parameter("off", "A-n6")
    talon_refusal_penalty: Annotated[int, Number(0)] = _parameter(0, "C4.4")

    # The defenders
    whist_quota: Annotated[LevelTable, NumberByLevel(0, _QUOTA_MAXIMA)] = _parameter(
        LevelTable({6: 4, 7: 2, 8: 1, 9: 1, 10: 1}), "D.1", "D2.1", "G-6"
    )
    personal_duty: Annotated[LevelTable, NumberByLevel(0, _QUOTA_MAXIMA, optional=(8, 9, 10))] = (
        _parameter(LevelTable({6: 2, 7: 1}), "D.1", "D.2", "D8.3")
    )
    high_level_liability: Literal["second_whister", "each", "n/a"] = _parameter(
        "second_whister", "D.2", "D2.3", "G-17"
    )
    shortfall_basis: Literal["personal", "personal_capped_by_joint", "split_joint"] = _parameter(
        "personal", "D2.2", "G-1"
    )
    responsibility: Literal["full", "half", "half_until_own_pool_closed"] = _parameter(
        "full", "A-n2", "D.2"
    )
    sharing: Literal["greedy", "gentleman_on_fail", "gentleman_always"] = _parameter(
        "greedy", "A-n2", "D.2", "D2.4", "G-30"
    )
    half_whist_levels: tuple[Literal[6, 7], ...] = _parameter((6, 7), "C5.1")
    whist_pass_half: bool = _parameter(False, "C5.1")
    first_defender_may_reopen: bool = _parameter(True, "C5.3", "C5.4")
    reopen_consolation: Literal["reopener", "half_whister", "nobody"] | None = _parameter(
        "reopener", "D.2", "G-2"
    )
    ten_mode: Literal["whist_quota_1", "checked_open", "forced_no_quota"] = _parameter(
        "whist_quota_1", "C5.7", "G-5"
    )
    stalingrad: bool = _parameter(False, "C5.6")
    sole_whister_mode: Literal["choice", "open", "closed", "polish_call"] = _parameter(
        "choice", "C6.2", "C12.4"
    )
    open_exposure: Literal["before_first_card", "after_first_card"] = _parameter(
        "before_first_card", "C6.3", "G-31"
    )
    sitting_dealer_whist: Literal["off", "codex", "after_any_two_refusals"] = _parameter(
        "codex", "C5.4", "C5.5", "C6.6", "G-18"
    )
    sitting_dealer_liability: Literal["full", "none"] | None = _parameter("full", "D.2", "G-19")

    # The play
    first_lead: Literal["eldest", "declarer"] = _parameter("eldest", "C7.1", "C12.6")
    must_trump: bool = _parameter(True, "C7.3", "C7.4")
    must_overtake: bool = _parameter(False, "C7.3")
    misere_exposure: Literal["codex"] | None = _parameter("codex", "C7.9")

    # Raspasy
    raspasy_scoring: Literal["mountain", "whists_vs_rivals", "redeal"] = _parameter(
        "mountain", "D4.2", "D4.5", "C12.1"
    )
    raspasy_prices: Annotated[tuple[int, ...] | None, NumberList(1)] = _parameter(
        (1,), "A-n4", "C9.7", "D4.2"
    )
    raspasy_amnesty: bool | None = _parameter(True, "D4.2", "D4.4")
    raspasy_zero_bonus: Literal["none", "pool_1", "pool_trick_price"] | None = _parameter(
        "pool_1", "D4.3", "G-9", "G-10"
    )
    raspasy_zero_bonus_dealer: Literal["same", "none", "always_1"] | None = _parameter(
        "same", "D4.6", "G-22"
    )
    raspasy_talon_3p: Literal["suit_only_two_leads", "closed"] | None = _parameter(
        "suit_only_two_leads", "C9.2", "C9.3", "C9.6"
    )
    raspasy_talon_4p: Literal["dealer_cards_compete", "suit_only_two_leads", "closed"] | None = (
        _parameter("dealer_cards_compete", "C9.5", "C9.6")
    )
    raspasy_whist_rate: Annotated[int | None, Number(1)] = _parameter(None, "D4.5")
    practice_first_error_amnesty: bool = _parameter(False, "E7.1")

    @field_validator("*", mode="before")
    @classmethod
    def _accept(cls, value: object, field: ValidationInfo) -> object:
        return parameter_table()[str(field.field_name)].accept(value)

    @model_validator(mode="after")
    def _stand_together(self) -> Self:
        problems = find_clashes(dict(self), parameter_table())
        if problems:
            raise RulesError(problems)
        return self

    @property
    def max_deals(self) -> int | None:
        """The number of deals a match is limited to; None without such a limit or before
        ``max_deals:n`` has been given its number."""
        return _number_after("max_deals:", self.end_limit)

    @property
    def minutes(self) -> int | None:
        """The minutes after which no deal begins any more; None without such a limit, or while
        ``clock`` has not been given its number."""
        return _number_after("clock:", self.end_limit)


def _number_after(prefix: str, text: str) -> int | None:
    number = text.removeprefix(prefix)
    return int(number) if text.startswith(prefix) and number.isdecimal() else None


@cache
def parameter_table() -> Mapping[str, Parameter]:
    """Every parameter by its key, in the order A01 to A77; read off the fields of Rules."""
    table = {}
    for number, (key, field) in enumerate(Rules.model_fields.items(), start=1):
        kinds = [kind for kind in field.metadata if isinstance(kind, Kind)]
        extra: Any = field.json_schema_extra
        table[key] = Parameter(
            key,
            f"A{number:02}",
            kinds[0] if kinds else _named_values(field.annotation),
            NoneType in get_args(field.annotation),
            plain_value(field.default),
            tuple(extra["paragraphs"]),
        )
    return MappingProxyType(table)


def _named_values(annotation: Any) -> Choice | Subset:
    """The kind that a bool, a Literal or a tuple of a Literal stands for, beside None or not."""
    if NoneType in get_args(annotation):
        (annotation,) = (part for part in get_args(annotation) if part is not NoneType)
    if get_origin(annotation) is tuple:
        return Subset(get_args(get_args(annotation)[0]))
    return Choice((True, False) if annotation is bool else get_args(annotation))


def with_overrides(rules: Rules, overrides: Mapping[str, object], source: str = "") -> Rules:
    """The rules with some values changed, checked as a whole.

    Values may stand as YAML and JSON hold them. Raises RulesError with every problem; ``source``
    is where the overrides come from, for its lines.
    """
    known = {key: value for key, value in overrides.items() if key in parameter_table()}
    problems = [
        Problem(str(key), overrides[key], "unknown_key", nearest(str(key), parameter_table()))
        for key in overrides
        if key not in known
    ]
    try:
        changed = Rules.model_validate({**dict(rules), **known})
    except ValidationError as refused:
        # Both validators of Rules raise RulesError, which pydantic hands on as the cause.
        for detail in refused.errors(include_url=False):
            problems += detail["ctx"]["error"].problems
    if problems:
        raise RulesError(problems, source)
    return changed


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word most like a mistyped one, or an empty text when none is like it."""
    return next(iter(difflib.get_close_matches(word, known, n=1)), "")


def to_mapping(rules: Rules) -> dict[str, PlainValue]:
    """Every value by its key, in the order A01 to A77, as YAML and JSON hold them."""
    return {key: plain_value(getattr(rules, key)) for key in parameter_table()}


def differences(rules: Rules, base: Rules) -> dict[str, PlainValue]:
    """What to override in ``base`` to get ``rules``."""
    of_base = to_mapping(base)
    return {key: value for key, value in to_mapping(rules).items() if value != of_base[key]}


def digest(rules: Rules) -> str:
    """SHA-256 of the rules as 64 hexadecimal digits, the same on every machine and version."""
    text = json.dumps(to_mapping(rules), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()
