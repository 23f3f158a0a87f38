"""Whist, pass or half-whist; open or closed."""

from preferans_qt.bots.heuristic.contract_value import reluctance
from preferans_qt.game import reducer
from preferans_qt.game.deal import Deal
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules
from tests.bots.kit import answer, deal_with, decision_in
from tests.strategies import GUIDE, after, rules_of

TWO_ACES = "AC 8C 9C AD 8D 9D KH 8H 10S JS"
STRONG = "AC KC 9C AD KD 9D AH 8H 10S JS"
WEAK = "10C 8C 9C 10D 8D 9D JH 8H 10S JS"


def facing(hand: str, contract: str, *calls: str, defender: int = 1, rules: Rules = GUIDE) -> Deal:
    """A defender's hand after A named a contract and some calls; B is first defender."""
    deal = after(rules, deal_with(hand, seat=defender), "A bid 6S", "B pass", "C pass")
    deal, _ = reducer.apply(rules, deal, reducer.legal(rules, deal)[0])
    return after(rules, deal, f"A name {contract}", *calls)


def test_two_aces_and_a_king_whist_against_six() -> None:
    assert answer(facing(TWO_ACES, "6S")) == "whist"


def test_a_weak_hand_passes() -> None:
    for contract in ("6S", "7S", "8S"):
        assert answer(facing(WEAK, contract)) == "pass"


def test_it_takes_less_to_whist_a_seven_than_nothing_at_all() -> None:
    assert answer(facing(STRONG, "7S")) == "whist"
    assert answer(facing(STRONG, "8S")) == "whist"


def test_a_weak_second_hand_takes_half_when_the_first_passed() -> None:
    for contract in ("6S", "7S"):
        assert answer(facing(WEAK, contract, "B pass", defender=2)) == "half"
    assert answer(facing(WEAK, "8S", "B pass", defender=2)) == "pass"


def test_a_strong_second_hand_whists_alone() -> None:
    assert answer(facing(STRONG, "6S", "B pass", defender=2)) == "whist"


def test_second_hand_joins_a_whist_only_with_tricks_of_its_own() -> None:
    assert answer(facing(STRONG, "6S", "B whist", defender=2)) == "whist"
    assert answer(facing(WEAK, "6S", "B whist", defender=2)) == "pass"


def test_a_half_whist_is_reopened_only_with_strength() -> None:
    assert answer(facing(WEAK, "6S", "B pass", "C half")) == "pass"
    assert answer(facing(STRONG, "6S", "B pass", "C half")) == "whist"


def test_a_sole_whister_plays_both_hands() -> None:
    assert answer(facing(TWO_ACES, "6S", "B whist", "C pass")) == "open"


def test_an_easier_duty_makes_whisting_more_attractive() -> None:
    half = rules_of("sochi-guide", responsibility="half")
    full = decision_in(facing(WEAK, "6S")).candidates
    easy = decision_in(facing(WEAK, "6S", rules=half), half).candidates
    worth = [{str(c.action): c.value for c in found} for found in (full, easy)]
    assert worth[1]["whist"] - worth[1]["pass"] > worth[0]["whist"] - worth[0]["pass"]


def test_a_sure_trick_whists_a_nine() -> None:
    sure = "AS 8C 9C 10C JC 8D 9D 10D JD 8H"
    assert answer(facing(sure, "9S")) == "whist"
    assert answer(facing(sure, "9H")) == "pass"


def test_a_missing_trick_is_feared_where_it_costs_a_mountain() -> None:
    fear = [reluctance(PRESETS[preset], 3) for preset in ("sochi-guide", "leningrad", "polish")]
    assert fear == sorted(fear, reverse=True)
    assert (fear[0], fear[2]) == (1, 0)


def test_no_quota_leaves_nothing_to_fear() -> None:
    free = rules_of("sochi-guide", whist_quota={6: 0, 7: 0, 8: 0, 9: 0, 10: 0})
    assert answer(facing(WEAK, "6S", rules=free), free) == "whist"


def test_a_partner_who_shares_makes_a_sole_whist_worth_less() -> None:
    shared = rules_of("sochi-guide", sharing="gentleman_always")
    greedy, gentle = (
        {str(one.action): one.value for one in decision_in(deal, rules).candidates}
        for rules, deal in (
            (GUIDE, facing(STRONG, "6S", "B pass", defender=2)),
            (shared, facing(STRONG, "6S", "B pass", defender=2, rules=shared)),
        )
    )
    assert greedy["whist"] > gentle["whist"]
    assert greedy["pass"] == gentle["pass"]


def test_a_fixed_consolation_counts_for_what_it_is() -> None:
    fixed = rules_of("sochi-guide", consolation="fixed_15")
    usual, dear = (
        {str(one.action): one.value for one in decision_in(deal, rules).candidates}
        for rules, deal in (
            (GUIDE, facing(STRONG, "6S")),
            (fixed, facing(STRONG, "6S", rules=fixed)),
        )
    )
    assert dear["whist"] > usual["whist"]
