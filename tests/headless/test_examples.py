"""The worked examples of the rules reference, and what a reader of examples must make of others."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml

from preferans_qt.headless.examples import KINDS, Scored, score_document

EXAMPLES = yaml.safe_load(
    (Path(__file__).parents[1] / "data" / "examples.yaml").read_text(encoding="utf-8")
)["examples"]


RARE_EXAMPLES = yaml.safe_load(
    (Path(__file__).parents[1] / "data" / "rare_examples.yaml").read_text(encoding="utf-8")
)["examples"]


def scored(example: Any) -> Scored:
    (result,) = score_document([example], "test")
    return result


def result_of(text: str) -> Any:
    example = scored({"id": "x", **yaml.safe_load(text)})
    assert example.error == ""
    assert example.verdict is not None
    return example.verdict.computed.result


def error_of(text: str) -> str:
    return scored({"id": "x", **yaml.safe_load(text)}).error


# ------------------------------------------------------------------ the reference


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["id"]))
def test_example_of_the_reference(example: dict[str, Any]) -> None:
    result = scored(example)
    assert result.error == ""
    assert [verdict.differences for verdict in result.verdicts] == [()] * len(result.verdicts)
    assert len(result.verdicts) == 1 + len(example.get("alternatives", []))
    assert all(verdict.ok for verdict in result.verdicts)


@pytest.mark.parametrize("example", RARE_EXAMPLES, ids=lambda example: str(example["id"]))
def test_example_of_a_rare_agreement(example: dict[str, Any]) -> None:
    result = scored(example)
    assert result.error == ""
    assert [verdict.differences for verdict in result.verdicts] == [()]


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ("{dark: maybe}", "dark: 'maybe' is neither true nor false"),
        ("{bomb: 0}", "bomb: 0 is not a whole number from 1 to 1024"),
        ("{talon: [AS]}", "talon: the talon has two different cards"),
        ("{talon: [AS, XX]}", "talon: 'XX' is not a card"),
        ("{contract: 9 without talon}", "9 without talon is a bid and no contract"),
    ],
)
def test_what_is_wrong_with_a_rare_agreement_is_said(changes: str, complaint: str) -> None:
    usual = "{kind: contract, declarer: A, contract: 8H, calls: [[B, pass], [C, pass]]}"
    example = {"id": "x", **yaml.safe_load(usual), **yaml.safe_load(changes)}
    assert complaint in scored(example).error


def test_a_misere_is_shared_only_with_a_sitting_dealer() -> None:
    error = error_of("{kind: misere, declarer: A, taken: 0, shared: true}")
    assert "only a sitting dealer shares a misere" in error


def test_there_are_examples_of_every_kind() -> None:
    assert {example["kind"] for example in EXAMPLES} == KINDS.keys()


def spoilt(value: Any) -> Any:
    """An expectation with its first number, or else its first text, changed."""
    match value:
        case dict():
            key = next(iter(value))
            return {**value, key: spoilt(value[key])}
        case list() if value and isinstance(value[-1], str) and value[-1] in ("whist", "pass"):
            return [*value[:-1], "half"]
        case list():
            return [*value[:-1], spoilt(value[-1])]
        case int():
            return value + 1
        case str() if "/" in value:
            return 0
    return {"won": "open", "A": "B", "B": "A", "D": "A", "6H": "6S", "10NT": "6S"}.get(value, "9S")


EXPECTATIONS = {
    "whist_order": "steps",
    "contract_choice": "legal",
    "legal_cards": "legal",
    "trick": "winner",
}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["id"]))
def test_another_expectation_is_noticed(example: dict[str, Any]) -> None:
    example = deepcopy(example)
    example.pop("alternatives", None)
    key = EXPECTATIONS.get(example["kind"], "expect")
    example[key] = spoilt(example[key])
    result = scored(example)
    assert result.error == ""
    assert result.differs
    assert result.verdict is not None
    assert 1 <= len(result.verdict.differences) <= 2  # a text is missing, and one is surplus


def test_an_alternative_is_compared_too() -> None:
    example = deepcopy(next(each for each in EXAMPLES if each["id"] == "ES14-3"))
    example["alternatives"][0]["expect"] = {"pool": {"A": 5}}
    result = scored(example)
    assert [verdict.ok for verdict in result.verdicts] == [True, False]
    assert result.alternatives[0].differences == ("pool A: expected 5, computed 6",)


def test_without_expectation_there_is_no_verdict() -> None:
    result = scored({"id": 7, "kind": "misere", "declarer": "A", "taken": 1})
    assert result.id == "7"
    assert result.verdict is not None
    assert result.verdict.ok is None


def test_zeros_written_out_make_no_difference() -> None:
    example = {
        "id": "x", "kind": "misere", "declarer": "A", "taken": 0,
        "expect": {"pool": {"A": 10, "B": 0}, "whists": {"A>B": 0}, "mountain": {}},
    }  # fmt: skip
    result = scored(example)
    assert result.verdict is not None
    assert result.verdict.ok


# ------------------------------------------------------------------ contracts


def test_rights_that_nobody_used_may_be_left_out() -> None:
    for calls in ("[[B, pass], [C, pass]]", "[[B, pass], [C, pass], [D, pass]]"):
        assert result_of(
            f"{{kind: contract, seats: [A, B, C, D], declarer: A, contract: 8H, calls: {calls}}}"
        ) == {"pool": {"A": 6}}
    stays = "{kind: contract, profile: leningrad, declarer: A, contract: 6S, tricks: {A: 6, B: 4}"
    short = result_of(stays + ", calls: [[B, whist], [C, pass]]}")
    assert short == result_of(stays + ", calls: [[B, whist], [C, pass], [B, stay]]}")
    assert short == {"pool": {"A": 2}, "whists": {"B>A": 16}}


def test_the_dealer_may_be_named() -> None:
    deal = "{kind: contract, seats: [A, B, C, D], dealer: B, declarer: A, contract: 6S, "
    calls = "calls: [[C, whist], [D, whist]], tricks: {A: 5, C: 3, D: 2}}"
    assert result_of(deal + calls) == {
        "mountain": {"A": 2},
        "whists": {"C>A": 8, "D>A": 6, "B>A": 2},
    }


def test_half_responsibility_looks_at_the_sheet_before() -> None:
    deal = (
        "{kind: contract, override: {responsibility: half_until_own_pool_closed}, declarer: A, "
        "contract: 6S, calls: [[B, whist], [C, pass]], tricks: {A: 7, B: 3}, before: {pool: %s}}"
    )
    assert result_of(deal % "{B: 19}")["mountain"] == {"B": 1}
    assert result_of(deal % "{B: 20}")["mountain"] == {"B": 2}


def test_stalingrad_needs_no_calls() -> None:
    deal = "{kind: contract, override: {stalingrad: true}, declarer: A, contract: 6S, "
    assert result_of(deal + "tricks: {A: 6, B: 4}}") == {
        "pool": {"A": 2},
        "whists": {"B>A": 8},
    }


@pytest.mark.parametrize(
    ("override", "level", "tricks", "expected"),
    [
        # Who answers from eight up is told by its own parameter, not by the table of duties
        ("personal_duty: {6: 2, 7: 1, 8: 1}", 8, "{A: 10}", {"C": 6}),
        (
            "personal_duty: {6: 2, 7: 1, 8: 1, 9: 1, 10: 1}, high_level_liability: each",
            8,
            "{A: 10}",
            {"B": 6, "C": 6},
        ),
        # The shared penalty is halved as a whole: nothing is lost where a trick's price is odd
        ("shortfall_basis: split_joint, responsibility: half", 6, "{A: 10}", {"B": 2, "C": 2}),
        ("shortfall_basis: split_joint, responsibility: half", 6, "{A: 7, B: 3}", {"C": 1}),
    ],
)
def test_who_pays_for_missing_tricks(
    override: str, level: int, tricks: str, expected: dict[str, int]
) -> None:
    deal = (
        f"{{kind: contract, override: {{{override}}}, declarer: A, contract: {level}S, "
        f"calls: [[B, whist], [C, whist]], tricks: {tricks}}}"
    )
    assert result_of(deal)["mountain"] == expected


def test_half_of_an_odd_quota() -> None:
    deal = (
        "{kind: contract, override: {whist_quota: {6: 3, 7: 1, 8: 1, 9: 1, 10: 1}}, declarer: A, "
        "contract: %s, calls: [[B, pass], [C, half], [B, pass]]}"
    )
    assert result_of(deal % "6S")["whists"] == {"C>A": 3}
    assert result_of(deal % "7S")["whists"] == {"C>A": 2}


def test_a_dealer_who_takes_over_writes_only_his_own_consolation() -> None:
    deal = (
        "{kind: contract, seats: [A, B, C, D], declarer: A, contract: 8S, "
        "override: {consolation_distribution: sole_whister_for_two}, "
        "calls: [[B, pass], [C, pass], [D, whist]], tricks: {A: 7, B: 2, C: 1}}"
    )
    assert result_of(deal)["whists"] == {"B>A": 6, "C>A": 6, "D>A": 24}


def test_the_dealers_bonus_does_not_need_one_for_the_others() -> None:
    deal = (
        "{kind: raspasy, seats: [A, B, C, D], profile: rostov, "
        "override: {raspasy_zero_bonus: none}, tricks: {A: 0, B: 4, C: 6}}"
    )
    assert result_of(deal)["pool"] == {"D": 1}


def test_signed_points_as_a_contract() -> None:
    deal = (
        "{kind: contract, profile: polish, declarer: A, contract: 8S, "
        "calls: [[B, whist], [C, whist]], tricks: {A: 5, B: 3, C: 2}, "
        "expect: {points: {A: -90, B: 180, C: 150}}}"
    )
    assert not scored({"id": "x", **yaml.safe_load(deal)}).differs


# ------------------------------------------------------------------ penalties


@pytest.mark.parametrize(
    ("penalty", "expected"),
    [
        ("contract: 6D, penalty_tricks: 2", {"mountain": 4}),
        ("contract: 6D, overtricks: 2, penalty_tricks: 2", {"mountain": 4}),
        ("contract: 7D, overtricks: 1, penalty_tricks: 1", {"pool": 4}),
        ("contract: 7D, undertricks: 1, penalty_tricks: 1", {"mountain": 8}),
        ("contract: misere, taken: 0, penalty_tricks: 1", {"mountain": 10}),
        ("contract: misere, taken: 0", {"pool": 10}),
        ("profile: leningrad, contract: 6S, undertricks: 3", {"mountain": 12}),
    ],
)
def test_penalties(penalty: str, expected: dict[str, int]) -> None:
    assert result_of(f"{{kind: penalty, {penalty}}}") == expected


def test_a_penalty_leaves_whists_for_real_tricks() -> None:
    deal = (
        "{kind: penalty, declarer: A, contract: 6S, calls: [[B, whist], [C, whist]], "
        "tricks: {A: 7, B: 3, C: 0}, penalty_tricks: %d}"
    )
    assert result_of(deal % 2) == {"mountain": {"A": 4}, "whists": {"B>A": 6}}
    assert result_of(deal % 1) == {"pool": {"A": 2}, "mountain": {"C": 4}, "whists": {"B>A": 6}}


# ------------------------------------------------------------------ sheets


def test_rounding_finds_its_adjustment() -> None:
    example = "{kind: codex_rounding, mountain: %s}"
    assert result_of(example % "{A: 5, B: 3, C: 2}") == {"A": -16, "B": 3, "C": 13}
    assert result_of(example % "{A: 5, B: 3, C: 3}") == {"A": -14, "B": 7, "C": 7}
    assert result_of(example % "{A: 1, B: 1, C: 1}") == {"A": 0, "B": 0, "C": 0}


def test_rounding_with_four_players() -> None:
    example = "{kind: codex_rounding, seats: [A, B, C, D], mountain: {A: 4, B: 1, C: 1, D: 0}}"
    assert result_of(example) == {"A": -25, "B": 5, "C": 5, "D": 15}


def test_a_sheet_without_pools_has_them_closed() -> None:
    sheet = "{kind: settlement, profile: sochi-swedish, sheet: {mountain: {A: 1}}}"
    assert result_of(sheet) == {"A": -10, "B": 0, "C": 0}


def test_help_does_not_ask_for_what_stays() -> None:
    example = yaml.safe_load(
        "{id: x, kind: help, before: {pool: {A: 1}, mountain: {B: 7}, whists: {'B>C': 4}}, "
        "award: {A: 4}, expect: {pool: {A: 5}}}"
    )
    assert not scored(example).differs
    example["expect"]["mountain"] = {"B": 0}
    assert scored(example).differs


def test_help_barred_to_the_sitting_dealer() -> None:
    example = (
        "{kind: help, seats: [A, B, C, D], override: {help_barred: [recipient_sitting_dealer]}, "
        "before: {pool: {A: 20, B: 20, C: 18, D: 19}}, award: {A: 2}}"
    )
    assert result_of(example)["pool"] == {"A": 20, "B": 20, "C": 20, "D": 19}


def test_a_session_knows_its_run_and_its_dealers() -> None:
    session = (
        "{kind: session, profile: sochi-swedish, first_dealer: A, deals: "
        "[{raspasy: {A: 10}}, {raspasy: {tricks: {B: 10}}}, {misere: {declarer: C, taken: 1}}, "
        "{raspasy: {A: 10}}]}"
    )
    after = result_of(session)["after"]
    assert [deal["mountain"] for deal in after] == [{"A": 10}, {"B": 20}, {"C": 10}, {"A": 10}]


def test_the_same_dealer_deals_after_raspasy_where_agreed() -> None:
    session = (
        "{kind: session, seats: [A, B, C, D], override: {deal_after_raspasy: same_dealer}, "
        "deals: [{raspasy: {A: 10}}, {declarer: D, contract: 6S, calls: []}]}"
    )
    assert error_of(session) == "example x, deal 2, declarer: D deals and sits out"


# ------------------------------------------------------------------ the table


def test_an_auction_may_end_in_raspasy_or_be_open() -> None:
    passes = "[[A, pass], [B, pass], [C, pass]]"
    assert result_of(f"{{kind: auction, calls: {passes}}}") == {"result": "raspasy"}
    assert result_of("{kind: auction, calls: [[A, 6S]]}") == {"result": "open", "to_call": "B"}


def test_every_legal_call_is_told() -> None:
    result = scored(yaml.safe_load("{id: x, kind: auction, calls: [[A, 6S], [B, pass]]}"))
    assert result.verdict is not None
    assert result.verdict.computed.details == {
        "legal_after": {
            "0": ["pass", "6S", "misere"],
            "1": ["pass", "6C", "misere"],
            "2": ["pass", "6C", "misere"],
        }
    }


def test_the_gentlemans_retreat() -> None:
    steps = (
        "[[[[B, whist], [C, pass]], B, [stay, half]], "
        "[[[B, whist], [C, pass], [B, half]], C, [whist, pass]], "
        "[[[B, whist], [C, pass], [B, stay]], null, []]]"
    )
    example = "{id: x, kind: whist_order, profile: leningrad, declarer: A, contract: 6S, steps: "
    assert not scored(yaml.safe_load(f"{example}{steps}}}")).differs


@pytest.mark.parametrize("contract", ["misere", "10S"])
def test_where_nobody_is_asked(contract: str) -> None:
    example = (
        "{kind: whist_order, profile: sochi-swedish, declarer: A, "
        f"contract: {contract}, steps: [[[], null, []]]}}"
    )
    assert result_of(example) == [[[], None, []]]


def test_misere_stays_misere() -> None:
    assert result_of("{kind: contract_choice, won: misere}")["legal"] == ["misere"]


def test_the_leader_may_play_any_card() -> None:
    assert result_of("{kind: legal_cards, hand: [7S, AH]}") == {"legal": ["7S", "AH"]}


def test_without_the_duty_to_trump() -> None:
    hand = "{kind: legal_cards, hand: [7S, AH], lead: C, trump: H, override: {must_trump: %s}}"
    assert result_of(hand % "true") == {"legal": ["AH"]}
    assert result_of(hand % "false") == {"legal": ["7S", "AH"]}
