"""Claims by their propositions.

C10.1 agreement of all · C10.2 a number of tricks · C10.3 a contested claim · C10.4 down all.
"""

from dataclasses import replace

import pytest

from preferans_qt.game import reducer
from preferans_qt.game.actions import Claim
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Deal, Finished, PendingClaim, Seating, TrickPlay
from preferans_qt.game.events import ClaimAnswered, ClaimMade, HandShown
from preferans_qt.game.outcome import ContractResult, Defence, Ending, MisereResult, RaspasyResult
from tests.strategies import (
    GUIDE,
    SEATS,
    after,
    endgame,
    legal_codes,
    new_deal,
    play_tricks,
    refusal,
    rules_of,
)

SIX_HEARTS = parse_contract("6H")
MISERE = parse_contract("misere")
HANDS = "AS KS 7D 8D / QS JS 9H 10H / 9S 8S KD QD"


def contract(defence: Defence | None = None) -> Deal:
    """Four tricks before the end of A's 6H; the six before went to B."""
    return endgame(HANDS, "A", SIX_HEARTS, defence=defence)


def claim_of(deal: Deal) -> PendingClaim:
    assert isinstance(deal.phase, TrickPlay)
    assert deal.phase.claim is not None
    return deal.phase.claim


def shown(deal: Deal) -> set[str]:
    assert isinstance(deal.phase, TrickPlay)
    return {SEATS[seat] for seat in deal.phase.shown}


def test_c10_1_a_claim_stands_when_all_opponents_accept() -> None:
    deal = after(GUIDE, contract(), "A claim 2 2 0")
    assert claim_of(deal).to_answer == (1, 2)
    deal = after(GUIDE, deal, "B accept")
    assert reducer.current_actor(deal) == 2
    deal = after(GUIDE, deal, "C accept")
    result = ContractResult(0, SIX_HEARTS, Defence((1, 2)), (2, 8, 0), talon=deal.talon)
    assert deal.phase == Finished(result, Ending.CLAIMED)


@pytest.mark.parametrize(("leader", "to_answer"), [("A", (1, 2)), ("B", (2, 0)), ("C", (0, 1))])
def test_c10_1_anybody_may_claim_at_his_turn_and_the_others_answer_clockwise(
    leader: str, to_answer: tuple[int, ...]
) -> None:
    deal = endgame(HANDS, leader, SIX_HEARTS)
    deal = after(GUIDE, deal, f"{leader} claim 1 2 1")
    assert claim_of(deal) == PendingClaim(SEATS.index(leader), (1, 2, 1), to_answer)


def test_c10_1_claim_in_misere() -> None:
    deal = endgame(HANDS, "B", MISERE)
    deal = after(GUIDE, deal, "B claim 1 2 1, C accept, A accept")
    assert deal.phase == Finished(MisereResult(0, 1), Ending.CLAIMED)


def test_c10_1_claim_in_raspasy() -> None:
    deal = endgame(HANDS, "C")
    deal = after(GUIDE, deal, "C claim 2 1 1, A accept, B accept")
    assert deal.phase == Finished(RaspasyResult((2, 7, 1), 1), Ending.CLAIMED)


def test_c10_1_claim_in_a_checked_ten() -> None:
    rules = rules_of("sochi-swedish")
    defence = Defence((1, 2), without_quota=True)
    deal = endgame(HANDS, "A", parse_contract("10H"), defence=defence)
    deal = after(rules, deal, "A claim 4 0 0, B accept, C accept")
    result = ContractResult(0, parse_contract("10H"), defence, (4, 6, 0), talon=deal.talon)
    assert deal.phase == Finished(result, Ending.CLAIMED)


@pytest.mark.parametrize("whister", [1, 2])
def test_c10_1_in_an_open_defence_only_the_whister_and_the_declarer_speak(whister: int) -> None:
    deal = endgame(HANDS, "A", SIX_HEARTS, defence=Defence((whister,), openly=True))
    deal = open_hands(deal)
    deal = after(GUIDE, deal, "A claim 2 2 0")
    assert claim_of(deal).to_answer == (whister,)
    deal = after(GUIDE, deal, f"{SEATS[whister]} accept")
    assert isinstance(deal.phase, Finished)


def open_hands(deal: Deal) -> Deal:
    """The same deal with both defending hands on the table, as they lie in an open defence."""
    assert isinstance(deal.phase, TrickPlay)
    return replace(deal, phase=replace(deal.phase, shown=(1, 2)))


def test_c10_1_an_open_whister_claims_at_the_turn_of_either_hand() -> None:
    deal = open_hands(endgame(HANDS, "C", SIX_HEARTS, defence=Defence((1,), openly=True)))
    deal = after(GUIDE, deal, "C claim 1 2 1")
    assert claim_of(deal) == PendingClaim(1, (1, 2, 1), (0,))
    deal = after(GUIDE, deal, "A accept")
    defence = Defence((1,), openly=True)
    result = ContractResult(0, SIX_HEARTS, defence, (1, 8, 1), talon=deal.talon)
    assert deal.phase == Finished(result, Ending.CLAIMED)


def test_c10_1_a_closed_passer_is_asked() -> None:
    deal = endgame(HANDS, "A", SIX_HEARTS, defence=Defence((1,)))
    assert claim_of(after(GUIDE, deal, "A claim 2 2 0")).to_answer == (1, 2)


def test_c10_1_a_dealer_who_plays_both_hands_claims_and_shows_no_hand_of_his_own() -> None:
    deal = endgame(
        f"{HANDS} / ",
        "B",
        SIX_HEARTS,
        defence=Defence((3,), openly=True),
        seating=Seating(4, 3),
    )
    deal = open_hands(deal)
    deal = after(GUIDE, deal, "B claim 2 1 1 0")
    assert claim_of(deal) == PendingClaim(3, (2, 1, 1, 0), (0,))
    assert shown(deal) == {"B", "C"}


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("claim 2 2 1", "claim_wrong_sum"),
        ("claim 2 1 0", "claim_wrong_sum"),
        ("claim 2 2", "claim_wrong_sum"),
        ("claim 2 2 0 0", "claim_wrong_sum"),
        ("claim 4 0 0", None),
        ("claim 0 0 4", None),
    ],
)
def test_c10_2_a_claim_names_every_trick_that_is_left(code: str, reason: str | None) -> None:
    assert refusal(GUIDE, contract(), code) == reason


def test_c10_2_nobody_is_given_less_than_nothing() -> None:
    reason = reducer.why_not(GUIDE, contract(), Claim((-1, 5, 0)))
    assert reason is not None
    assert reason.refusal.value == "claim_wrong_sum"


def test_c10_2_the_current_trick_counts_as_left() -> None:
    deal = play_tricks(GUIDE, contract(), "AS QS")
    assert reducer.current_actor(deal) == 2
    assert refusal(GUIDE, deal, "claim 2 2 0") is None
    assert refusal(GUIDE, deal, "claim 1 2 0") == "claim_wrong_sum"
    deal = play_tricks(GUIDE, deal, "9S")
    assert refusal(GUIDE, deal, "claim 1 2 0") is None


def test_c10_2_a_sitting_dealer_takes_no_tricks_of_a_contract() -> None:
    seating = Seating(4, 3)
    deal = endgame(HANDS + " / ", "A", SIX_HEARTS, seating=seating)
    assert refusal(GUIDE, deal, "claim 2 1 0 1") == "claim_wrong_sum"
    assert refusal(GUIDE, deal, "claim 2 2 0 0") is None


@pytest.mark.parametrize(
    ("tricks", "code", "reason"),
    [
        (0, "claim 4 4 0 2", None),
        (0, "claim 4 3 0 3", "claim_wrong_sum"),
        (1, "claim 4 4 0 1", None),
        (1, "claim 4 3 0 2", "claim_wrong_sum"),
        (2, "claim 4 3 0 1", "claim_wrong_sum"),
        (2, "claim 4 4 0 0", None),
    ],
)
def test_c10_2_a_dealer_may_take_the_tricks_his_talon_cards_lead(
    tricks: int, code: str, reason: str | None
) -> None:
    deal = after(GUIDE, new_deal(11, 4), "A pass, B pass, C pass")
    for _ in range(3 * tricks):
        deal, _ = reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[0])
    assert refusal(GUIDE, deal, code) == reason
    suit_only = rules_of("sochi-guide", raspasy_talon_4p="suit_only_two_leads")
    if tricks == 0:
        assert refusal(suit_only, deal, code) == "claim_wrong_sum"


def test_c10_2_a_dealer_who_is_to_take_a_trick_is_asked_too() -> None:
    deal = after(GUIDE, new_deal(11, 4), "A pass, B pass, C pass")
    assert claim_of(after(GUIDE, deal, "A claim 5 3 0 2")).to_answer == (1, 2, 3)
    assert claim_of(after(GUIDE, deal, "A claim 5 3 2 0")).to_answer == (1, 2)
    deal = after(GUIDE, deal, "A claim 5 3 0 2, B accept, C accept, D accept")
    assert deal.phase == Finished(RaspasyResult((5, 3, 0, 2), 1), Ending.CLAIMED)


def test_c10_2_claims_are_made_in_play_only() -> None:
    deal = new_deal(5)
    assert refusal(GUIDE, deal, "claim 10 0 0") == "wrong_phase"
    deal = after(GUIDE, deal, "A bid 6S, B pass, C pass")
    assert refusal(GUIDE, deal, "claim 10 0 0") == "wrong_phase"


def test_c10_2_a_claim_shows_the_claimants_hand() -> None:
    deal = contract()
    following, events = reducer.apply(GUIDE, deal, Claim((2, 2, 0)))
    assert shown(following) == {"A"}
    assert events == (ClaimMade(claim_of(following)), HandShown(0, deal.hands[0]))


def test_c10_2_while_a_claim_waits_nothing_else_is_done() -> None:
    deal = after(GUIDE, contract(), "A claim 2 2 0")
    assert legal_codes(GUIDE, deal) == {"accept", "refuse"}
    assert refusal(GUIDE, deal, "play QS") == "claim_waits"
    assert refusal(GUIDE, deal, "claim 2 2 0") == "claim_waits"


def test_c10_2_without_a_claim_there_is_nothing_to_answer() -> None:
    assert refusal(GUIDE, contract(), "accept") == "no_claim"
    assert refusal(GUIDE, contract(), "refuse") == "no_claim"
    assert refusal(GUIDE, contract(), "bid 6S") == "wrong_phase"


def test_c10_3_after_a_refusal_play_goes_on_with_the_hand_face_up() -> None:
    deal = after(GUIDE, contract(), "A claim 2 2 0, B accept")
    following, events = reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[1])
    assert events == (ClaimAnswered(2, accepted=False),)
    assert reducer.current_actor(following) == 0
    assert shown(following) == {"A"}
    assert shown(play_tricks(GUIDE, following, "AS QS 9S")) == {"A"}


def test_c10_3_one_refusal_is_enough() -> None:
    deal = after(GUIDE, contract(), "A claim 2 2 0, B refuse")
    assert reducer.current_actor(deal) == 0
    assert "play AS" in legal_codes(GUIDE, deal)


def test_c10_3_a_refused_claim_is_not_repeated_before_the_trick_is_over() -> None:
    deal = after(GUIDE, contract(), "A claim 2 2 0, B refuse")
    assert refusal(GUIDE, deal, "claim 3 1 0") == "claim_already_refused"
    deal = play_tricks(GUIDE, deal, "AS QS")
    assert refusal(GUIDE, deal, "claim 2 2 0") == "claim_already_refused"
    deal = play_tricks(GUIDE, deal, "9S")
    assert refusal(GUIDE, deal, "claim 1 2 0") is None


def test_c10_3_a_second_claim_shows_nothing_new() -> None:
    deal = after(GUIDE, contract(), "A claim 2 2 0, B refuse")
    deal = play_tricks(GUIDE, deal, "AS QS 9S")
    _, events = reducer.apply(GUIDE, deal, Claim((1, 2, 0)))
    assert not any(isinstance(event, HandShown) for event in events)


def test_c10_4_down_all_before_the_first_card() -> None:
    deal = after(GUIDE, new_deal(5), "A bid 6S, B pass, C pass")
    deal, _ = reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[0])
    deal = after(GUIDE, deal, "A name 6S, B whist, C whist")
    deal = after(GUIDE, deal, "A claim 0 5 5, B accept, C accept")
    named = parse_contract("6S")
    result = ContractResult(0, named, Defence((1, 2)), (0, 5, 5), talon=deal.talon)
    assert deal.phase == Finished(result, Ending.CLAIMED)
