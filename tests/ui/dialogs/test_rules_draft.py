"""Rules while they are changed: what follows a change, what is refused, what comes back."""

import pytest

from preferans_qt.game.presets import PRESETS, preset
from preferans_qt.game.rule_values import Choice, RulesError
from preferans_qt.game.rules import parameter_table, with_overrides
from preferans_qt.store.profiles import Profile
from preferans_qt.ui.dialogs.rules_draft import RulesDraft
from preferans_qt.ui.texts.parameters_clashes import idle_text


def draft_of(base: str, **overrides: object) -> RulesDraft:
    return RulesDraft(Profile("ours", base, with_overrides(preset(base), overrides)))


@pytest.mark.parametrize("base", list(PRESETS))
def test_a_preset_differs_in_nothing(base: str) -> None:
    draft = draft_of(base)
    assert draft.rules() == preset(base)
    assert draft.differing == ()
    assert draft.problems == {}
    assert not draft.is_changed


def test_a_change_differs_until_it_is_taken_back() -> None:
    draft = draft_of("rostov", pool_target=35)
    assert draft.differing == ("pool_target",)
    assert draft.change("ten_mode", "checked_open") == ()
    assert draft.differing == ("pool_target", "ten_mode")
    assert draft.is_changed
    assert draft.rules() == with_overrides(
        preset("rostov"), {"pool_target": 35, "ten_mode": "checked_open"}
    )
    draft.reset("ten_mode")
    assert not draft.is_changed
    draft.reset_all()
    assert draft.rules() == preset("rostov")
    assert draft.is_changed


def test_values_that_are_needed_are_filled_in_and_told() -> None:
    draft = draft_of("sochi-guide")
    assert set(draft.change("raspasy_scoring", "whists_vs_rivals")) == {"raspasy_whist_rate"}
    assert draft.rules().raspasy_whist_rate == 5
    assert draft.differs("raspasy_whist_rate")
    assert set(draft.change("raspasy_scoring", "mountain")) == {"raspasy_whist_rate"}
    assert draft.rules() == preset("sochi-guide")


def test_rules_without_a_meaning_keep_what_was_chosen() -> None:
    draft = draft_of("sochi-guide")
    draft.change("misere_trick_mountain", 20)
    draft.change("misere_in_game", False)
    draft.change("misere_in_game", True)
    assert draft.differing == ("misere_trick_mountain",)


@pytest.mark.parametrize("base", [name for name in PRESETS if name != "polish"])
def test_one_total_instead_of_pools_and_back(base: str) -> None:
    draft = draft_of(base)
    draft.change("responsibility", "half_until_own_pool_closed")
    followed = draft.change("ledger", "signed_points")
    assert {"pool_target", "pool_scope", "settlement", "raspasy_scoring"} <= set(followed)
    assert draft.problems == {}
    assert draft.rules().pool_target is None
    assert draft.rules().responsibility != "half_until_own_pool_closed"
    draft.change("ledger", "pool_mountain_whists")
    assert draft.differing == ("responsibility",)


def test_from_one_total_to_pools() -> None:
    draft = draft_of("polish")
    draft.change("ledger", "pool_mountain_whists")
    assert draft.problems.keys() <= {"settlement"}
    draft.change("settlement", "average_zero_sum")
    draft.change("misere_in_game", True)
    draft.change("raspasy_scoring", "mountain")
    assert draft.rules().misere_value == 10
    assert draft.rules().raspasy_prices == (1,)


def test_what_does_not_go_together_is_left_to_the_person() -> None:
    draft = draft_of("sochi-guide")
    assert draft.change("pool_recording", "uncapped") == ()
    assert draft.problems.keys() == {"pool_help"}
    with pytest.raises(RulesError, match="pool_help"):
        draft.rules()
    draft.change("pool_help", "none")
    assert draft.problems == {}
    assert draft.rules().pool_help == "none"


def test_a_value_that_is_forbidden_is_refused_where_it_was_given() -> None:
    draft = draft_of("polish")
    assert draft.change("early_stop", "unanimous_shortfall_to_mountain") == ()
    assert draft.problems.keys() == {"early_stop"}


def test_what_is_no_value_is_refused() -> None:
    draft = draft_of("sochi-guide")
    with pytest.raises(RulesError):
        draft.change("raspasy_prices", [])
    with pytest.raises(KeyError):
        draft.change("raspasy", True)
    assert not draft.is_changed


@pytest.mark.parametrize("base", list(PRESETS))
def test_no_change_leaves_a_need_that_nobody_is_told_of(base: str) -> None:
    for key, parameter in parameter_table().items():
        for choice in parameter.kind.choices if isinstance(parameter.kind, Choice) else ():
            draft = draft_of(base)
            if idle_text(key, draft.values):
                continue
            draft.change(key, choice)
            values = [problem.value for problem in draft.problems.values()]
            assert None not in values, (key, choice)
            if not draft.problems:
                draft.rules()
