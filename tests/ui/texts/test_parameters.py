"""Every rule has a title, a sentence and a group; every value has a text; clashes have reasons."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from preferans_qt.game.presets import PRESETS, preset
from preferans_qt.game.rule_clashes import find_clashes
from preferans_qt.game.rule_values import Choice, RulesError, Subset
from preferans_qt.game.rules import parameter_table, with_overrides
from preferans_qt.ui.texts.parameters import (
    PARAMETER_GROUPS,
    choice_text,
    group_title,
    parameter_sentence,
    parameter_title,
    value_text,
)
from preferans_qt.ui.texts.parameters_clashes import clash_text, idle_text

TABLE = parameter_table()
NAMED = [(key, each) for key, each in TABLE.items() if isinstance(each.kind, Choice | Subset)]


def test_each_rule_stands_in_one_group() -> None:
    keys = Counter(key for group in PARAMETER_GROUPS.values() for key in group)
    assert keys == Counter(TABLE.keys())
    assert len(TABLE) == 77
    assert len({group_title(group) for group in PARAMETER_GROUPS}) == len(PARAMETER_GROUPS)


def test_each_rule_has_a_title_of_its_own_and_one_sentence() -> None:
    titles = [parameter_title(key) for key in TABLE]
    assert len(set(titles)) == len(TABLE)
    assert all(titles)
    assert not any(title.endswith(".") or len(title) > 50 for title in titles)
    sentences = [parameter_sentence(key) for key in TABLE]
    assert len(set(sentences)) == len(TABLE)
    for sentence in sentences:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert sentence.count(".") == 1, sentence
        assert len(sentence) < 130, sentence


def test_each_value_of_a_rule_has_a_text_of_its_own() -> None:
    for key, parameter in NAMED:
        texts = [choice_text(key, choice) for choice in parameter.kind.choices]
        assert len(set(texts)) == len(texts), key
        assert all(0 < len(text) <= 46 for text in texts), (key, texts)


@pytest.mark.parametrize(
    ("key", "value", "text"),
    [
        ("stalingrad", True, "Yes"),
        ("here", "none", "Nobody may match"),
        ("no_talon_bids", False, "Not played"),
        ("half_whist_levels", [6, 7], "Against a six, Against a seven"),
        ("half_whist_levels", [], "None of them"),
        ("undertrick_factor", 1, "The value of the contract"),
        ("pool_target", 20, "20"),
        ("pool_target", None, "Without a meaning"),
        ("raspasy_prices", (1, 2, 3), "1, 2, 3"),
        ("whist_quota", {6: 4, 7: 2, 8: 1, 9: 1, 10: 1}, "6: 4, 7: 2, 8: 1, 9: 1, 10: 1"),
        ("end_limit", "none", "No limit"),
        ("end_limit", "max_deals:n", "A number of deals, agreed at the start"),
        ("end_limit", "max_deals:30", "After 30 deal(s)"),
        ("end_limit", "clock", "A time, agreed at the start"),
    ],
)
def test_values_are_told_in_words(key: str, value: object, text: str) -> None:
    told = value_text(key, value)
    assert told == text or told == text.replace(", Against", " and Against")


def test_what_is_no_value_is_refused() -> None:
    with pytest.raises(RulesError):
        value_text("here", "maybe")
    with pytest.raises(KeyError):
        parameter_title("hear")


def alternatives(key: str) -> Iterator[object]:
    """Other values of a rule: all that are named, or those of the presets."""
    kind = TABLE[key].kind
    if isinstance(kind, Choice):
        yield from kind.choices
    elif isinstance(kind, Subset):
        yield from ((), *((choice,) for choice in kind.choices), kind.choices)
    yield from (getattr(rules, key) for rules in PRESETS.values())


def combinations() -> Iterator[Mapping[str, Any]]:
    """The values of each preset, and with each rule changed, whether they make sense or not."""
    for rules in PRESETS.values():
        values = dict(rules)
        for key in TABLE:
            yield from ({**values, key: value} for value in alternatives(key))


def half_signed(values: Mapping[str, Any]) -> bool:
    """Whether everybody has one total beside rules about a pool: a state on the way."""
    return values["ledger"] == "signed_points" and bool(find_clashes(values, TABLE))


def test_a_rule_may_be_null_exactly_when_it_is_told_to_have_no_meaning() -> None:
    nullable = [key for key, parameter in TABLE.items() if parameter.nullable]
    told = set()
    for values in combinations():
        if {3, 4}.isdisjoint(values["players"]) or half_signed(values):
            continue
        for key in nullable:
            clashes = find_clashes({**values, key: None}, TABLE)
            may_be_null = key not in {problem.key for problem in clashes}
            is_idle = bool(idle_text(key, values))
            if key == "misere_share_with_dealer" and 4 not in values["players"]:
                assert is_idle  # it may stand there, and has no effect
            else:
                assert is_idle == may_be_null, (key, values)
            told.add(key) if is_idle else None
    assert told == set(nullable)


def test_each_clash_has_a_reason_in_words() -> None:
    reasons = {}
    for values in combinations():
        for problem in find_clashes(values, TABLE):
            reason = clash_text(problem)
            assert reason.endswith(".")
            assert "_" not in reason, reason
            assert "{" not in reason, reason
            reasons[problem.key, problem.beside] = reason
    assert len({key for key, _ in reasons}) > 20


def test_a_missing_value_names_what_it_is_needed_for() -> None:
    with pytest.raises(RulesError) as refused:
        with_overrides(preset("sochi-guide"), {"pool_help_tie": None})
    (problem,) = refused.value.problems
    assert clash_text(problem) == "A value is needed: “Who is helped” is “The fullest open pool”."


def test_the_reason_tells_what_to_do() -> None:
    with pytest.raises(RulesError) as refused:
        with_overrides(preset("sochi-guide"), {"pool_recording": "uncapped"})
    (problem,) = refused.value.problems
    assert clash_text(problem).startswith("A pool that takes everything has no points left")
