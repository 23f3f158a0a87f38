"""The sitting dealer's last right: he looks at a hand, whists if it is worth it, and plays on."""

import pytest

from preferans_qt.game import reducer
from preferans_qt.game.deal import Deal, Finished, TrickPlay
from preferans_qt.game.outcome import ContractResult
from preferans_qt.game.rules import Rules
from tests.bots.kit import answer, decision_in
from tests.strategies import GUIDE, after, deal_of, rules_of

DECLARER = "AS KS QS JS 10S AH KH QH 8D 9D"
STRONG = "9S 8S 7S AC KC QC AD KD 10H 9H"
WEAK = "10C JC 9C 8C 7C QD JD 7D JH 8H"


def declared(second: str, third: str, contract: str, rules: Rules = GUIDE) -> Deal:
    """A plays, D deals, and B and C are asked."""
    deal = deal_of(f"{DECLARER}/{second}/{third}/", "7H 10D", dealer="D")
    deal = after(rules, deal, "A bid 6S, B pass, C pass, A discard 7H 10D")
    return after(rules, deal, f"A name {contract}")


def asked(second: str, third: str, contract: str, *calls: str, rules: Rules = GUIDE) -> Deal:
    """The dealer is asked after these calls."""
    deal = after(rules, declared(second, third, contract, rules), *calls)
    assert reducer.current_actor(deal) == 3
    return deal


def test_the_dealer_looks_first_and_at_the_half_whisters_hand() -> None:
    halved = asked(WEAK, STRONG, "6S", "B pass, C half, B pass")
    assert answer(halved) == "inspect C"
    assert answer(asked(WEAK, STRONG, "8S", "B pass, C pass")).startswith("inspect")


def test_he_does_not_look_at_a_second_hand() -> None:
    deal = after(GUIDE, asked(STRONG, WEAK, "8S", "B pass, C pass"), "D inspect B")
    assert answer(deal) in ("whist", "pass")


@pytest.mark.parametrize(
    ("contract", "calls"), [("8S", "B pass, C pass"), ("6S", "B pass, C half, B pass")]
)
def test_he_whists_with_a_strong_hand_and_passes_with_a_weak_one(contract: str, calls: str) -> None:
    strong, weak = asked(WEAK, STRONG, contract, calls), asked(STRONG, WEAK, contract, calls)
    assert answer(after(GUIDE, strong, "D inspect C")) == "whist"
    assert answer(after(GUIDE, weak, "D inspect C")) == "pass"


def test_one_who_answers_for_nothing_whists_with_less() -> None:
    careless = rules_of("sochi-guide", sitting_dealer_liability="none")
    calls = "B pass, C half, B pass, D inspect C"
    assert answer(asked(STRONG, WEAK, "6S", "B pass, C half, B pass")) == "inspect C"
    strict = after(GUIDE, declared(STRONG, WEAK, "6S"), calls)
    free = after(careless, declared(STRONG, WEAK, "6S", careless), calls)
    assert (answer(strict), answer(free, careless)) == ("pass", "whist")


@pytest.mark.parametrize("way", ["open", "closed"])
def test_he_plays_the_hand_he_took_to_the_end(way: str) -> None:
    deal = asked(WEAK, STRONG, "8S", "B pass, C pass")
    deal = after(GUIDE, deal, f"D inspect C, D whist, D {way}")
    movers = set()
    while not isinstance(deal.phase, Finished):
        assert isinstance(deal.phase, TrickPlay)
        mover, actor = reducer.controller(deal), deal.phase.actor
        if deal.phase.claim is None and actor != 0:
            movers.add((mover, actor))
        decided = decision_in(deal)
        deal, _ = reducer.apply(GUIDE, deal, decided.action)
    by_dealer = {(3, 1), (3, 2)} if way == "open" else {(1, 1), (3, 2)}
    assert movers <= by_dealer
    assert (3, 2) in movers
    assert isinstance(deal.phase.result, ContractResult)
    assert deal.phase.result.defence.dealer_plays == 2


def test_he_opens_the_hands_as_any_sole_whister_does() -> None:
    deal = asked(WEAK, STRONG, "8S", "B pass, C pass")
    assert answer(after(GUIDE, deal, "D inspect C, D whist")) == "open"
