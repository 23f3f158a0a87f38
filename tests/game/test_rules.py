"""The rules as data: presets against the reference, refusals, forms to write and to read."""

import json
import pickle
import re
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from preferans_qt.game.presets import PRESETS, parse_rules, preset
from preferans_qt.game.rule_values import Choice, LevelTable, Number, RulesError, Subset
from preferans_qt.game.rules import (
    Rules,
    differences,
    digest,
    parameter_table,
    to_mapping,
    with_overrides,
)

REFERENCE = yaml.safe_load(
    (Path(__file__).parents[1] / "data" / "profiles.yaml").read_text(encoding="utf-8")
)

# A saved match names its rules by these; a digest that changes orphans it.
DIGESTS = {
    "sochi-guide": "befe24854649260577a5d61417562aaa20c30462b0eb6611cf75ac2b4030e216",
    "sochi-swedish": "070386090e8039b7e948a20496706422786fcdb92ea3268318c7a2577e02a602",
    "polish": "b0ac9a670f00efbb499d841e48008af32169a16541ea049d411b382e767f3017",
    "sochi-codex": "807bf90089973c2ebcb3608a115af58263232e912641b14c0e43308998b3c0a5",
    "leningrad": "1d4aba0e2a6a192c530483446b551de9efcde73151f894d1fdecda875bc94c66",
    "rostov": "e76efa4d661e58e8c4f9b53b418278000c831092d52c10246d99fad04a56977f",
}


def refusal(base: str, overrides: dict[str, Any]) -> list[str]:
    with pytest.raises(RulesError) as caught:
        with_overrides(PRESETS[base], overrides)
    return str(caught.value).splitlines()


# ------------------------------------------------------------------ presets and the reference


def test_there_is_a_preset_for_each_of_the_reference() -> None:
    assert list(PRESETS) == REFERENCE["meta"]["presets"]


@pytest.mark.parametrize("name", PRESETS)
def test_preset_equals_the_reference(name: str) -> None:
    written = {key: cell["value"] for key, cell in REFERENCE["presets"][name].items()}
    assert to_mapping(preset(name)) == written


def test_unlisted_values_are_those_of_sochi_guide() -> None:
    assert Rules() == PRESETS["sochi-guide"]


@pytest.mark.parametrize("name", PRESETS)
def test_digest_is_a_promise(name: str) -> None:
    assert digest(PRESETS[name]) == DIGESTS[name]


def test_digest_tells_any_change() -> None:
    assert digest(with_overrides(Rules(), {"pool_target": 21})) not in DIGESTS.values()


def test_unknown_preset_is_refused_with_the_known_ones() -> None:
    with pytest.raises(RulesError) as caught:
        preset("sochi")
    assert str(caught.value) == (
        "preset: 'sochi' is not allowed; allowed: sochi-guide, sochi-swedish, polish, "
        "sochi-codex, leningrad, rostov"
    )


# ------------------------------------------------------------------ the table of parameters


def test_parameters_stand_in_the_order_of_the_reference() -> None:
    keys = [row["key"] for row in REFERENCE["parameters"]]
    assert [*parameter_table()] == keys
    numbers = [parameter.number for parameter in parameter_table().values()]
    assert numbers == [f"A{place:02}" for place in range(1, 78)]


@pytest.mark.parametrize("row", REFERENCE["parameters"], ids=lambda row: row["key"])
def test_named_values_are_those_of_the_reference(row: dict[str, str]) -> None:
    """Lists, tables and free numbers are told in words there; named values by a bar."""
    kind = parameter_table()[row["key"]].kind
    if row["allowed"] == "bool":
        assert kind == Choice((True, False))
    elif isinstance(kind, Choice):
        named = [text for text in row["allowed"].split(" | ") if text != "null"]
        assert [str(choice) for choice in kind.choices] == named
    elif isinstance(kind, Subset):
        assert all(str(choice) in row["allowed"] for choice in kind.choices)
    else:
        assert "|" not in row["allowed"] or isinstance(kind, Number) or row["key"] == "end_limit"


def test_every_parameter_names_its_paragraphs() -> None:
    for parameter in parameter_table().values():
        assert parameter.paragraphs, parameter.key
        for paragraph in parameter.paragraphs:
            assert re.fullmatch(r"A-n\d|A\.1|[CD]\.\d+|[CDE]\d+\.\d+|G-\d+", paragraph)


def test_a_row_of_the_table_is_enough_for_a_dialog() -> None:
    here = parameter_table()["here"]
    assert here.number == "A31"
    assert here.kind == Choice(("none", "senior_any", "senior_two_left"))
    assert (here.nullable, here.default) == (False, "senior_any")
    assert here.paragraphs == ("C3.4", "C3.5", "G-11")
    assert parameter_table()["pool_target"].kind == Number(1, 9999)
    assert parameter_table()["pool_target"].allowed == "a whole number from 1 to 9999, null"


# ------------------------------------------------------------------ single values


@pytest.mark.parametrize(
    ("key", "value", "line"),
    [
        ("here", "sometimes", "'sometimes' is not allowed; allowed: none, senior_any, "),
        ("here", None, "null is not allowed; allowed: none, senior_any, senior_two_left"),
        ("here", True, "true is not allowed; allowed: none, "),
        ("misere_in_game", 1, "1 is not allowed; allowed: true, false"),
        ("undertrick_factor", True, "true is not allowed; allowed: 1, 2"),
        ("undertrick_factor", 3, "3 is not allowed; allowed: 1, 2"),
        ("pool_target", 0, "0 is not allowed; allowed: a whole number from 1 to 9999, null"),
        ("pool_target", "20", "'20' is not allowed; allowed: a whole number from 1 to 9999"),
        ("pool_target", 20.5, "20.5 is not allowed; allowed: a whole number from 1 to 9999"),
        ("talon_refusal_penalty", -1, "-1 is not allowed; allowed: a whole number from 0"),
        ("raspasy_prices", [1, -2], "[1, -2] is not allowed; allowed: a list of whole numbers"),
        ("raspasy_prices", [], "[] is not allowed; allowed: a list of whole numbers from 1"),
        ("exit_min_levels", [5], "[5] is not allowed; allowed: a list of whole numbers from 6"),
        ("exit_min_levels", [11], "[11] is not allowed; allowed: a list of whole numbers from 6"),
        ("half_whist_levels", [6, 8], "[6, 8] is not allowed; allowed: a list of any of 6, 7"),
        ("half_whist_levels", [6, 6], "[6, 6] is not allowed; allowed: a list of any of 6, 7"),
        ("players", 3, "3 is not allowed; allowed: a list of any of 2, 3, 4"),
        ("players", [2], "[2] is not allowed; allowed: a list of any of 2, 3, 4 with 3 or 4"),
        ("contract_value", {6: 2, 7: 4}, "{6: 2, 7: 4} is not allowed; allowed: numbers by level"),
        ("contract_value", {6: 2, 7: 4, 8: 6, 9: 8, 10: 0}, "{6: 2, 7: 4, 8: 6, 9: 8, 10: 0} is"),
        ("whist_quota", {6: 4, 7: 2, 8: 1, 9: 1, 10: 2}, "{6: 4, 7: 2, 8: 1, 9: 1, 10: 2} is"),
        ("personal_duty", {6: 2}, "{6: 2} is not allowed; allowed: numbers by level, 6: 0-5"),
        ("personal_duty", {6: 2, 7: 1, 5: 1}, "{5: 1, 6: 2, 7: 1} is not allowed; allowed: "),
        ("end_limit", "max_deals:0", "'max_deals:0' is not allowed; allowed: none, max_deals:N"),
        ("end_limit", "clock:0", "'clock:0' is not allowed; allowed: none, max_deals:N with"),
        ("end_limit", "clock:n", "'clock:n' is not allowed; allowed: none, max_deals:N with"),
    ],
)
def test_refused_value_names_field_value_and_allowed(key: str, value: object, line: str) -> None:
    [only] = refusal("sochi-guide", {key: value})
    assert only.startswith(f"{key}: {line}")


def test_unknown_key_is_refused_with_the_nearest() -> None:
    assert refusal("rostov", {"pool_targets": 30, "x\ny": 1}) == [
        "pool_targets: nothing has this name; did you mean pool_target?",
        "'x\\ny': nothing has this name",
    ]


def test_every_problem_has_a_line() -> None:
    lines = refusal("sochi-guide", {"here": 1, "raspasy_amnesty": "no", "heer": 2})
    assert [line.split(":")[0] for line in lines] == ["heer", "here", "raspasy_amnesty"]


def test_bare_off_of_yaml_means_off() -> None:
    overrides = yaml.safe_load("{sitting_dealer_whist: off, sitting_dealer_liability: null}")
    rules = with_overrides(Rules(), overrides)
    assert rules.sitting_dealer_whist == "off"


def test_subsets_keep_one_order() -> None:
    assert with_overrides(Rules(), {"players": [4, 3]}) == Rules()


def test_the_model_itself_refuses() -> None:
    with pytest.raises(ValidationError, match="here: 'sometimes' is not allowed"):
        Rules.model_validate({"here": "sometimes"})
    with pytest.raises(ValidationError, match="misere_value: null does not go with"):
        Rules(misere_value=None)
    with pytest.raises(ValidationError, match="Extra inputs"):
        Rules.model_validate({"heer": "none"})


# ------------------------------------------------------------------ values beside each other

MISERE_KEYS = (
    "misere_value",
    "misere_trick_mountain",
    "misere_first_call_only",
    "misere_rank",
    "nine_over_misere_ends_auction",
    "misere_share_with_dealer",
    "misere_exposure",
)
POOL_VALUES = {
    "pool_target": 20,
    "pool_scope": "per_player",
    "pool_recording": "capped",
    "pool_help": "next_clockwise_unclosed",
    "pool_help_tie": "next_clockwise",
    "help_whists_per_point": 10,
    "help_barred": ["recipient_whist_remise"],
    "last_overflow": "discard",
    "pool_point_as_mountain": 1,
    "mountain_point_in_whists": 10,
    "settlement": "average_zero_sum",
    "early_stop": "unanimous_shortfall_to_mountain",
    "unwhisted_may_write_off_mountain": True,
    "misere_in_game": True,
    "responsibility": "half_until_own_pool_closed",
    "raspasy_scoring": "mountain",
}


@pytest.mark.parametrize(
    ("base", "overrides", "line"),
    [
        ("sochi-guide", {"pool_target": None}, "null does not go with ledger: pool_mountain"),
        ("sochi-guide", {"pool_point_as_mountain": None}, "null does not go with ledger: pool"),
        ("sochi-guide", {"mountain_point_in_whists": None}, "null does not go with ledger: pool"),
        ("rostov", {"settlement": "signed_points"}, "'signed_points' does not go with ledger: p"),
        (
            "leningrad",
            {
                "pool_help": "highest_unclosed",
                "pool_help_tie": "next_clockwise",
                "help_whists_per_point": 10,
            },
            "'highest_unclosed' does not go with poo",
        ),
        ("rostov", {"pool_help_tie": None}, "null does not go with pool_help: highest_unclosed; "),
        ("rostov", {"help_whists_per_point": None}, "null does not go with pool_help: highest_"),
        ("leningrad", {"last_overflow": None, "pool_recording": "capped"}, "null does not go with"),
        (
            "polish",
            {"end_limit": "none", "early_stop": "not_allowed"},
            "'none' does not go with pool_scope: none, early_stop: not_allowed; "
            "allowed: max_deals:N, clock",
        ),
        *(
            ("sochi-codex", {key: None}, "null does not go with misere_in_game: true; allowed: ")
            for key in MISERE_KEYS
        ),
        ("sochi-guide", {"misere_resets_run": None}, "null does not go with misere_in_game: true"),
        (
            "sochi-guide",
            {"no_talon_bids": "codex_chain", "misere_in_game": False},
            "'codex_chain' does not go with misere_in_game: false; allowed: off",
        ),
        (
            "sochi-guide",
            {"high_level_liability": "n/a"},
            "'n/a' does not go with whist_quota: {6: 4, 7: 2, 8: 1, 9: 1, 10: 1}; "
            "allowed: second_whister, each",
        ),
        (
            "polish",
            {"personal_duty": {6: 2, 7: 1, 8: 1}},
            "{6: 2, 7: 1, 8: 1} does not go with high_level_liability: each, whist_quota: "
            "{6: 4, 7: 2, 8: 1, 9: 1, 10: 0}; allowed: a number for each level with a quota",
        ),
        (
            "sochi-guide",
            {"reopen_consolation": None},
            "null does not go with half_whist_levels: [6, 7]; allowed: reopener, half_whister, no",
        ),
        (
            "sochi-guide",
            {"sitting_dealer_liability": None},
            "null does not go with players: [3, 4], sitting_dealer_whist: codex; allowed: full, n",
        ),
        ("sochi-guide", {"raspasy_prices": None}, "null does not go with raspasy_scoring: mountai"),
        (
            "rostov",
            {"raspasy_prices": None, "raspasy_zero_bonus": "pool_trick_price"},
            "null does not go with raspasy_zero_bonus: pool_trick_price; allowed: a list of whole",
        ),
        ("rostov", {"raspasy_whist_rate": None}, "null does not go with raspasy_scoring: whists_"),
        ("leningrad", {"raspasy_amnesty": None}, "null does not go with raspasy_scoring: mountain"),
        ("leningrad", {"raspasy_zero_bonus": None}, "null does not go with raspasy_scoring: mount"),
        ("leningrad", {"raspasy_run_reset": None}, "null does not go with raspasy_scoring: mount"),
        (
            "polish",
            {"raspasy_run_reset": None, "exit_min_levels": [6, 7]},
            "null does not go with exit_min_levels: [6, 7]; allowed: contract_deal, contract_made",
        ),
        ("rostov", {"raspasy_talon_3p": None}, "null does not go with raspasy_scoring: whists_vs_"),
        ("rostov", {"raspasy_talon_4p": None}, "null does not go with raspasy_scoring: whists_vs_"),
        ("rostov", {"raspasy_zero_bonus_dealer": None}, "null does not go with raspasy_scoring: w"),
    ],
    ids=lambda part: next(iter(part)) if isinstance(part, dict) else "",
)
def test_nonsense_is_refused_with_the_reason(
    base: str, overrides: dict[str, Any], line: str
) -> None:
    [only] = refusal(base, overrides)
    assert only.startswith(f"{next(iter(overrides))}: {line}")
    assert "; allowed: " in only


@pytest.mark.parametrize("key", POOL_VALUES)
def test_signed_points_have_no_pool_and_no_mountain(key: str) -> None:
    problems = {line.split(":")[0]: line for line in refusal("polish", {key: POOL_VALUES[key]})}
    assert "does not go with ledger: signed_points; allowed: " in problems[key]


@pytest.mark.parametrize(
    ("base", "overrides"),
    [
        ("sochi-guide", {"misere_in_game": False}),
        (
            "sochi-guide",
            {"players": [3], "raspasy_talon_4p": None, "sitting_dealer_liability": None},
        ),
        ("sochi-swedish", {"half_whist_levels": [6, 7]}),
        ("sochi-guide", {"ten_mode": "checked_open"}),
        ("sochi-guide", {"pool_scope": "none", "end_limit": "max_deals:20"}),
        ("sochi-guide", {"convention": "custom"}),
        ("leningrad", {"whist_pass_half": False, "raspasy_prices": [1, 2, 4, 8]}),
    ],
    ids=str,
)
def test_values_without_effect_are_no_nonsense(base: str, overrides: dict[str, Any]) -> None:
    rules = with_overrides(PRESETS[base], overrides)
    assert overrides.items() <= to_mapping(rules).items()


# ------------------------------------------------------------------ custom profiles


def test_custom_profile_changes_its_base() -> None:
    house = parse_rules(
        {"name": "House", "base": "leningrad", "override": {"pool_target": 20}}, "house.yaml"
    )
    assert differences(house, PRESETS["leningrad"]) == {"pool_target": 20}


def test_custom_profile_without_base_starts_from_sochi_guide() -> None:
    assert parse_rules({"name": "House"}, "house.yaml") == PRESETS["sochi-guide"]


@pytest.mark.parametrize("name", PRESETS)
def test_printed_profile_is_a_custom_profile(name: str) -> None:
    printed = yaml.safe_load(yaml.safe_dump(to_mapping(PRESETS[name])))
    assert parse_rules(printed, "printed.yaml") == PRESETS[name]
    assert parse_rules({"name": name, **printed}, "printed.yaml") == PRESETS[name]


@pytest.mark.parametrize(
    ("data", "lines"),
    [
        (
            {"name": "House", "base": "sochi", "override": {}},
            [
                "base: 'sochi' is not allowed; allowed: sochi-guide, sochi-swedish, polish, "
                "sochi-codex, leningrad, rostov"
            ],
        ),
        (
            {"name": 5, "base": ["polish"], "override": ["here"], "overide": {}},
            [
                "overide: nothing has this name; did you mean override?",
                "name: 5 is not allowed; allowed: a text",
                "base: ['polish'] is not allowed; allowed: sochi-guide, sochi-swedish, polish, "
                "sochi-codex, leningrad, rostov",
                "override: ['here'] is not allowed; allowed: parameters by their keys",
            ],
        ),
        (
            {"base": "polish", "override": {"here": "sometimes", "heer": "none"}},
            [
                "heer: nothing has this name; did you mean here?",
                "here: 'sometimes' is not allowed; allowed: none, senior_any, senior_two_left",
            ],
        ),
    ],
)
def test_refused_profile_has_a_line_for_each_problem(
    data: dict[str, Any], lines: list[str]
) -> None:
    with pytest.raises(RulesError) as caught:
        parse_rules(data, "house.yaml")
    assert str(caught.value).splitlines() == [f"house.yaml: {line}" for line in lines]
    assert [str(problem) for problem in caught.value.problems] == lines


# ------------------------------------------------------------------ forms

JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["none", "off", "custom", "max_deals:7", "full", 6, 7, 10]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.integers(5, 11), inner, max_size=6)
    ),
    max_leaves=8,
)


def changed_or_refused(base: Rules, overrides: dict[str, object]) -> Rules | RulesError:
    try:
        return with_overrides(base, overrides)
    except RulesError as refused:
        return refused


@given(
    st.sampled_from([*PRESETS.values()]),
    st.sampled_from([*parameter_table()]),
    JUNK,
)
def test_any_value_is_refused_or_kept(base: Rules, key: str, value: object) -> None:
    changed = changed_or_refused(base, {key: value})
    if isinstance(changed, RulesError):
        assert len(str(changed).splitlines()) == len(changed.problems) > 0
        return
    assert to_mapping(changed).keys() == parameter_table().keys()
    assert differences(changed, base).keys() <= {key}
    assert with_overrides(base, differences(changed, base)) == changed
    assert with_overrides(base, json.loads(json.dumps(to_mapping(changed)))) == changed


@pytest.mark.parametrize("name", PRESETS)
def test_rules_are_frozen_hashable_and_picklable(name: str) -> None:
    rules = PRESETS[name]
    with pytest.raises(ValidationError, match="frozen"):
        rules.__setattr__("here", "none")
    assert not isinstance(rules.contract_value, MutableMapping)
    copy = pickle.loads(pickle.dumps(rules))
    assert copy == rules
    assert hash(copy) == hash(rules)
    assert {rules: name}[copy] == name
    assert digest(copy) == digest(rules)


def test_rules_that_differ_are_unequal() -> None:
    assert len({*PRESETS.values()}) == len(PRESETS)


def test_tables_are_read_by_level() -> None:
    table = PRESETS["polish"].personal_duty
    assert table == {6: 2, 7: 1, 8: 1, 9: 1}
    assert [*table] == [6, 7, 8, 9]
    assert table[6] == 2
    assert table.get(10, 0) == 0
    with pytest.raises(KeyError):
        table[5]
    assert table == LevelTable({9: 1, 8: 1, 7: 1, 6: 2})
    assert repr(table) == "LevelTable({6: 2, 7: 1, 8: 1, 9: 1})"


@pytest.mark.parametrize(
    ("end_limit", "deals"),
    [
        ("none", None),
        ("clock", None),
        ("clock:9", None),
        ("max_deals:n", None),
        ("max_deals:12", 12),
    ],
)
def test_limit_of_deals_is_a_number(end_limit: str, deals: int | None) -> None:
    assert with_overrides(Rules(), {"end_limit": end_limit}).max_deals == deals


@pytest.mark.parametrize(
    ("end_limit", "minutes"),
    [("none", None), ("clock", None), ("clock:90", 90), ("max_deals:12", None)],
)
def test_limit_of_time_is_a_number_of_minutes(end_limit: str, minutes: int | None) -> None:
    assert with_overrides(Rules(), {"end_limit": end_limit}).minutes == minutes
