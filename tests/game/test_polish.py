"""The Polish game by its propositions.

C12.1 nothing is played when all pass · C12.3 whist or pass, forced tens · C12.4 a sole whister
alone or with his partner called back · C12.5, D.8 duties and points · C12.6 the declarer leads.
"""

import pytest

from preferans_qt.game import match as matches
from preferans_qt.game import reducer
from preferans_qt.game.actions import Alone, Defend, Pass, StartDeal
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Deal, DefenceChoice, Finished, TrickPlay
from preferans_qt.game.events import DefenceChosen, HandShown, PassedOut
from preferans_qt.game.match import new_match
from preferans_qt.game.outcome import ContractResult, Defence, Ending, PassedOutResult
from tests.game.invariants import check_cards, view
from tests.game.scored import deltas
from tests.strategies import SEATS, after, legal_codes, new_deal, refusal, rules_of

POLISH = rules_of("polish", end_limit="max_deals:2")


def whisted(*calls: str, contract: str = "6S", declarer: str = "A") -> Deal:
    """The deal after declarations over a contract; C deals."""
    deal = new_deal(5)
    for seat in "ABC":
        deal = after(POLISH, deal, f"{seat} {'bid 6S' if seat == declarer else 'pass'}")
    deal = after(POLISH, deal, f"{declarer} discards, {declarer} name {contract}")
    return after(POLISH, deal, *calls) if calls else deal


def phase_of(deal: Deal) -> TrickPlay:
    assert isinstance(deal.phase, TrickPlay)
    return deal.phase


def cards_on(deal: Deal, number: int) -> Deal:
    """The deal after some cards, each the first that is legal."""
    for _ in range(number):
        deal, _ = reducer.apply(POLISH, deal, reducer.legal(POLISH, deal)[0])
    return deal


def movers(deal: Deal, cards: int) -> list[str]:
    """Whose card is next and who chooses it, for some cards."""
    pairs = []
    for _ in range(cards):
        actor, mover = reducer.current_actor(deal), reducer.controller(deal)
        pairs.append(SEATS[actor or 0] + SEATS[mover or 0])
        deal = cards_on(deal, 1)
    return pairs


# ------------------------------------------------------------------ C12.1


def test_c12_1_when_all_pass_nothing_is_played() -> None:
    deal = after(POLISH, new_deal(5), "A pass, B pass")
    deal, events = reducer.apply(POLISH, deal, Pass())
    assert events[1:] == (PassedOut(),)
    assert deal.phase == Finished(PassedOutResult(), Ending.NOT_PLAYED)


def test_c12_1_nothing_is_written_and_the_next_player_deals() -> None:
    match = new_match(POLISH, 3, 2)
    for dealer in (2, 0):
        assert match.dealer == dealer
        match = matches.apply(match, None, StartDeal(5, ""))[0]
        for _ in range(3):
            match = matches.apply(match, matches.controller(match), Pass())[0]
    assert [scored.entries for scored in match.finished] == [(), ()]
    assert match.is_over  # both count towards the number of deals agreed on


# ------------------------------------------------------------------ C12.3


@pytest.mark.parametrize("calls", [(), ("B pass",), ("B whist",)])
@pytest.mark.parametrize("contract", ["6S", "7H", "9NT"])
def test_c12_3_each_opponent_says_whist_or_pass(contract: str, calls: tuple[str, ...]) -> None:
    deal = whisted(*calls, contract=contract)
    assert legal_codes(POLISH, deal) == {"whist", "pass"}


def test_c12_3_a_ten_is_whisted_by_both_without_quota() -> None:
    assert phase_of(whisted(contract="10S")).defence == Defence((1, 2), without_quota=True)


# ------------------------------------------------------------------ C12.4


@pytest.mark.parametrize(
    ("calls", "whister"), [(("B whist", "C pass"), 1), (("B pass", "C whist"), 2)]
)
def test_c12_4_a_sole_whister_plays_alone_or_calls_in_the_light_or_in_the_dark(
    calls: tuple[str, ...], whister: int
) -> None:
    deal = whisted(*calls)
    assert isinstance(deal.phase, DefenceChoice)
    assert reducer.current_actor(deal) == whister
    assert legal_codes(POLISH, deal) == {"alone", "open", "closed"}


def test_c12_4_alone_is_for_those_who_play_so() -> None:
    guide = rules_of("sochi-guide")
    deal = after(guide, new_deal(5), "A bid 6S, B pass, C pass, A discards, A name 6S")
    deal = after(guide, deal, "B whist, C pass")
    assert refusal(guide, deal, "alone") == "alone_not_played"


@pytest.mark.parametrize(
    ("calls", "whister", "resting"),
    [(("B whist", "C pass"), "B", 2), (("B pass", "C whist"), "C", 1)],
)
def test_c12_4_alone_ten_tricks_of_two_cards_are_played(
    calls: tuple[str, ...], whister: str, resting: int
) -> None:
    deal, events = reducer.apply(POLISH, whisted(*calls), Alone())
    sole = SEATS.index(whister)
    assert events == (DefenceChosen(sole, openly=False, called=False, resting=resting),)
    assert deal.seating.in_play == tuple(sorted((0, sole)))
    assert movers(deal, 2) == ["AA", whister * 2]
    while isinstance(deal.phase, TrickPlay):
        check_cards(deal)
        assert deal.hands[resting].bit_count() == 10
        deal = cards_on(deal, 1)
    assert len([step for step in deal.record if str(step.action).startswith("play")]) == 20
    assert isinstance(deal.phase, Finished)
    assert isinstance(deal.phase.result, ContractResult)
    assert deal.phase.result.tricks[resting] == 0
    assert sum(deal.phase.result.tricks) == 10


def test_c12_4_alone_the_resting_hand_is_seen_by_its_owner_only() -> None:
    deal = cards_on(whisted("B whist", "C pass", "B alone"), 3)
    assert [view(POLISH, deal, seat).hands[2] for seat in range(3)] == [None, None, deal.hands[2]]


def test_c12_4_a_resting_hand_neither_claims_nor_answers_nor_takes() -> None:
    deal = whisted("B whist", "C pass", "B alone")
    assert refusal(POLISH, deal, "claim 5 4 1") == "claim_wrong_sum"
    deal = after(POLISH, deal, "A claim 6 4 0, B accept")
    assert isinstance(deal.phase, Finished)


def test_c12_4_called_in_the_dark_the_passer_plays_his_own_cards() -> None:
    deal, events = reducer.apply(POLISH, whisted("B whist", "C pass"), Defend(openly=False))
    assert events == (DefenceChosen(1, openly=False, called=True),)
    assert movers(deal, 3) == ["AA", "BB", "CC"]
    assert phase_of(cards_on(deal, 6)).shown == ()


@pytest.mark.parametrize(
    ("calls", "caller", "called"),
    [(("B whist", "C pass"), "B", 2), (("B pass", "C whist"), "C", 1)],
)
def test_c12_4_called_in_the_light_his_cards_lie_open_after_the_first_card(
    calls: tuple[str, ...], caller: str, called: int
) -> None:
    deal, events = reducer.apply(POLISH, whisted(*calls), Defend(openly=True))
    assert events == (DefenceChosen(SEATS.index(caller), openly=True, called=True),)
    assert phase_of(deal).shown == ()
    deal, events = reducer.apply(POLISH, deal, reducer.legal(POLISH, deal)[0])
    assert events[1:] == (HandShown(called, deal.hands[called]),)
    assert phase_of(deal).shown == (called,)  # the caller keeps his own hand to himself
    other = SEATS[called]
    expected = [other + caller, caller * 2] if called == 1 else [caller * 2, other + caller]
    assert movers(deal, 2) == expected


# ------------------------------------------------------------------ C12.5 and D.8


def result(contract: str, tricks: str, whisters: str = "BC", alone: bool = False) -> ContractResult:
    defence = Defence(
        tuple(SEATS.index(seat) for seat in whisters),
        without_quota=contract.startswith("10"),
        alone=alone,
    )
    return ContractResult(
        0, parse_contract(contract), defence, tuple(int(word) for word in tricks.split())
    )


@pytest.mark.parametrize(
    ("outcome", "expected"),
    [
        # D8.1, D8.4: made, not whisted
        (result("7H", "0 0 0", ""), {"A points": 20}),
        # D8.1, D8.2: failed by two: undertricks count to every whister's tricks
        (result("6S", "4 4 2"), {"A points": -20, "B points": 60, "C points": 40}),
        # D8.3: both whist, joint four at six: 2-1 is one short, and C pays for it
        (result("6S", "7 2 1"), {"A points": 10, "B points": 20, "C points": 0}),
        (result("6S", "6 4 0"), {"A points": 10, "B points": 40}),  # joint quota met
        (result("9S", "10 0 0"), {"A points": 40, "B points": -40, "C points": -40}),
        # alone two of six, one of seven to nine
        (result("6S", "9 1 0", "B", alone=True), {"A points": 10, "B points": 0}),
        (result("6S", "8 2 0", "B", alone=True), {"A points": 10, "B points": 20}),
        (result("7S", "10 0 0", "B", alone=True), {"A points": 20, "B points": -20}),
        (result("8S", "10 0 0", "C", alone=True), {"A points": 30, "C points": -30}),
        # a caller answers for both hands: four of six, two of seven, one of eight and nine
        (result("6S", "8 1 1", "B"), {"A points": 10, "B points": 0}),
        (result("7S", "9 0 1", "B"), {"A points": 20, "B points": 0}),
        (result("8S", "9 0 1", "B"), {"A points": 30, "B points": 30}),
        # a forced ten has no quota
        (result("10S", "10 0 0"), {"A points": 50}),
        (result("10S", "8 1 1"), {"A points": -100, "B points": 150, "C points": 150}),
    ],
)
def test_d_8_points(outcome: ContractResult, expected: dict[str, int]) -> None:
    assert deltas(POLISH, outcome) == expected


# ------------------------------------------------------------------ C12.6


@pytest.mark.parametrize("declarer", ["A", "B", "C"])
def test_c12_6_the_declarer_leads(declarer: str) -> None:
    first = SEATS[(SEATS.index(declarer) + 1) % 3]
    second = SEATS[(SEATS.index(declarer) + 2) % 3]
    for calls in (
        (f"{first} whist", f"{second} whist"),
        (f"{first} whist", f"{second} pass", f"{first} alone"),
        (f"{first} pass", f"{second} whist", f"{second} closed"),
    ):
        assert phase_of(whisted(*calls, declarer=declarer)).trick.leader == SEATS.index(declarer)
