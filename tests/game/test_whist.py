"""Whist declarations by their propositions; every sequence is listed in golden/whist_sequences.txt.

C5.1 half-whist · C5.2 to C5.4 who speaks again · C5.6 Stalingrad · C5.7 tens · C5.8 no play ·
C5.9 misere. The sitting dealer has test_sitting_dealer.py.
"""

import pytest

from preferans_qt.game import reducer
from preferans_qt.game.actions import HalfWhist, Pass, Whist
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Deal, DefenceChoice, Finished, TrickPlay, Whisting
from preferans_qt.game.events import DefenceSettled, WhistCalled
from preferans_qt.game.outcome import ContractResult, Defence, Ending
from preferans_qt.game.rules import Rules
from tests.strategies import GUIDE, SEATS, after, legal_codes, new_deal, refusal, rules_of

LENINGRAD = rules_of("leningrad")


def over(
    contract: str, *calls: str, rules: Rules = GUIDE, players: int = 3, declarer: str = "A"
) -> Deal:
    """The deal after declarations over a contract; the last seat deals."""
    deal = new_deal(5, players)
    for seat in "ABC":
        deal = after(rules, deal, f"{seat} {'bid 6S' if seat == declarer else 'pass'}")
    deal, _ = reducer.apply(rules, deal, reducer.legal(rules, deal)[0])
    deal = after(rules, deal, f"{declarer} name {contract}")
    return after(rules, deal, *calls) if calls else deal


def defence_of(deal: Deal) -> Defence:
    phase = deal.phase.result if isinstance(deal.phase, Finished) else deal.phase
    assert isinstance(phase, DefenceChoice | TrickPlay | ContractResult)
    assert phase.defence is not None
    return phase.defence


def speaker(deal: Deal) -> str | None:
    return SEATS[deal.phase.actor] if isinstance(deal.phase, Whisting) else None


@pytest.mark.parametrize(
    ("declarer", "first", "second"), [("A", "B", "C"), ("B", "C", "A"), ("C", "A", "B")]
)
def test_c5_the_first_defender_sits_on_the_declarers_left(
    declarer: str, first: str, second: str
) -> None:
    deal = over("6S", declarer=declarer)
    assert speaker(deal) == first
    assert speaker(after(GUIDE, deal, f"{first} pass")) == second


@pytest.mark.parametrize(
    ("contract", "calls", "allowed"),
    [
        ("6S", [], False),  # never opens
        ("6S", ["B pass"], True),
        ("7NT", ["B pass"], True),
        ("8S", ["B pass"], False),  # a level too high
        ("9S", ["B pass"], False),
        ("10S", ["B pass"], False),
        ("6S", ["B whist"], False),  # after a whist
        ("6S", ["B pass", "C half"], False),  # nobody leaves twice
    ],
)
def test_c5_1_half_whist_only_after_a_pass_at_six_and_seven(
    contract: str, calls: list[str], allowed: bool
) -> None:
    assert ("half" in legal_codes(GUIDE, over(contract, *calls))) is allowed


def test_c5_1_why_no_half_whist() -> None:
    assert refusal(GUIDE, over("6S"), "half") == "half_whist_not_now"
    assert refusal(GUIDE, over("8S", "B pass"), "half") == "half_whist_level"
    assert refusal(rules_of("sochi-swedish"), over("6S", "B pass"), "half") == "half_whist_level"


def test_c5_1_the_gentlemans_retreat() -> None:
    deal = over("6S", "B whist", "C pass", rules=LENINGRAD)
    assert speaker(deal) == "B"
    assert legal_codes(LENINGRAD, deal) == {"whist", "half"}
    assert refusal(LENINGRAD, deal, "pass") == "stay_or_half"
    assert speaker(over("8S", "B whist", "C pass", rules=LENINGRAD)) is None
    assert speaker(over("6S", "B whist", "C pass")) is None


def test_c5_1_after_the_retreat_the_other_may_whist_alone() -> None:
    deal = over("6S", "B whist", "C pass", "B half", "C whist", rules=LENINGRAD)
    assert defence_of(deal) == Defence((2,), half_whister=1)


def test_c5_2_after_pass_and_whist_the_first_has_no_further_call() -> None:
    deal = over("6S", "B pass", "C whist")
    assert speaker(deal) is None
    assert defence_of(deal) == Defence((2,))


def test_c5_3_a_reopened_half_whister_is_out() -> None:
    deal = over("7S", "B pass", "C half", "B whist")
    assert speaker(deal) is None
    assert defence_of(deal) == Defence((1,), half_whister=2)


def test_c5_3_reopening_is_told() -> None:
    deal = over("7S", "B pass", "C half")
    _, events = reducer.apply(GUIDE, deal, Whist())
    assert WhistCalled(1, Whist(), reopens=True) in events
    _, events = reducer.apply(GUIDE, deal, Pass())
    assert WhistCalled(1, Pass(), reopens=False) in events
    _, events = reducer.apply(GUIDE, over("7S", "B pass"), Whist())
    assert WhistCalled(2, Whist(), reopens=False) in events
    _, events = reducer.apply(GUIDE, over("7S", "B pass"), HalfWhist())
    assert WhistCalled(2, HalfWhist(), reopens=False) in events


@pytest.mark.parametrize(("contract", "again"), [("6S", "B"), ("7NT", "B")])
def test_c5_4_a_passed_defender_is_asked_again_after_a_half_whist(
    contract: str, again: str
) -> None:
    assert speaker(over(contract, "B pass", "C half")) == again


@pytest.mark.parametrize("contract", ["6S", "7S", "8S", "9S", "10S"])
def test_c5_4_nobody_is_asked_again_after_two_passes(contract: str) -> None:
    assert speaker(over(contract, "B pass", "C pass")) is None


def test_c5_5_the_sitting_dealer_is_asked_once() -> None:
    rules = rules_of("sochi-guide", first_defender_may_reopen=False)
    deal = over("6S", "B pass", "C half", "D pass", players=4, rules=rules)
    assert isinstance(deal.phase, Finished)


def test_c5_6_stalingrad_is_whisted_by_both_and_closed() -> None:
    rules = rules_of("sochi-guide", stalingrad=True)
    deal = over("6S", rules=rules)
    assert isinstance(deal.phase, TrickPlay)
    assert defence_of(deal) == Defence((1, 2))
    assert deal.phase.shown == ()
    assert speaker(over("6C", rules=rules)) == "B"


def test_c5_7_a_checked_ten_lays_all_hands_open_and_knows_no_quota() -> None:
    deal = over("10H", rules=rules_of("sochi-swedish"))
    assert isinstance(deal.phase, TrickPlay)
    assert defence_of(deal) == Defence((1, 2), without_quota=True)
    assert set(deal.phase.shown) == {0, 1, 2}


def test_c5_7_a_nine_is_not_checked() -> None:
    deal = over("9H", "B whist", "C whist", rules=rules_of("sochi-swedish"))
    assert isinstance(deal.phase, TrickPlay)
    assert deal.phase.shown == ()


def test_c5_7_in_a_checked_ten_everybody_plays_his_own_hand() -> None:
    rules = rules_of("sochi-swedish")
    deal = over("10H", rules=rules)
    for seat in (0, 1, 2):
        assert reducer.controller(deal) == reducer.current_actor(deal) == seat
        deal, _ = reducer.apply(rules, deal, reducer.legal(rules, deal)[0])


def test_c5_7_a_forced_ten_is_closed_and_knows_no_quota() -> None:
    deal = over("10H", rules=rules_of("sochi-guide", ten_mode="forced_no_quota"))
    assert isinstance(deal.phase, TrickPlay)
    assert defence_of(deal) == Defence((1, 2), without_quota=True)
    assert deal.phase.shown == ()


def test_c5_7_a_whisted_ten_is_like_a_nine() -> None:
    assert defence_of(over("10H", "B whist", "C whist")) == Defence((1, 2))


@pytest.mark.parametrize(
    ("contract", "calls", "defence"),
    [
        ("8S", ["B pass", "C pass"], Defence()),
        ("6S", ["B pass", "C pass"], Defence()),
        ("7S", ["B pass", "C half", "B pass"], Defence(half_whister=2)),
    ],
)
def test_c5_8_an_unwhisted_contract_ends_the_deal(
    contract: str, calls: list[str], defence: Defence
) -> None:
    deal = over(contract, *calls)
    named = parse_contract(contract)
    result = ContractResult(0, named, defence, (0, 0, 0), talon=deal.talon)
    assert deal.phase == Finished(result, Ending.NOT_PLAYED)


def test_c5_8_what_the_declarations_came_to_is_told() -> None:
    deal = over("7S", "B pass", "C half")
    _, events = reducer.apply(GUIDE, deal, Pass())
    assert DefenceSettled(parse_contract("7S"), Defence(half_whister=2)) in events


def test_c5_9_misere_has_no_declarations() -> None:
    deal = after(GUIDE, new_deal(5), "A bid misere, B pass, C pass")
    deal, _ = reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[0])
    assert isinstance(deal.phase, TrickPlay)
    assert deal.phase.defence is None
