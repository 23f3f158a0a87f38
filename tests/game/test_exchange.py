"""Talon, discard and contract.

C4.1, C4.2 two of twelve · C4.3 not below the bid · C4.4 no way back · C4.7 naming low is free.
"""

from itertools import combinations

import pytest

from preferans_qt.game import reducer
from preferans_qt.game.actions import Discard
from preferans_qt.game.cards import cards_in, count
from preferans_qt.game.contracts import TRICK_CONTRACTS
from preferans_qt.game.deal import Deal, Naming, TrickPlay, Whisting
from preferans_qt.game.events import Discarded, TalonTaken
from tests.strategies import GUIDE, after, deal_of, legal_codes, refusal, rules_of

JUMPS = rules_of("sochi-guide", bid_steps="jumps")


def dealt() -> Deal:
    return deal_of(
        "AS QS KH QH JH 8H AD JD 8D 7C/KS 8S 7H KD 9D 7D AC KC QC 8C/"
        "JS 10S 9S 7S 10H 9H QD 10D JC 10C",
        "AH 9C",
    )


def won(bid: str = "6H", declarer: str = "A") -> Deal:
    """The deal after a declarer has won with a bid and taken the talon."""
    calls = [f"{seat} {f'bid {bid}' if seat == declarer else 'pass'}" for seat in "ABC"]
    return after(JUMPS, dealt(), *calls)


def named(bid: str) -> Deal:
    """The deal when the declarer is to name his contract."""
    return after(JUMPS, won(bid), "A discard 7C 8D")


def test_c4_1_the_declarer_takes_both_talon_cards() -> None:
    deal = won()
    assert count(deal.hands[0]) == 12
    assert set(deal.talon) <= set(cards_in(deal.hands[0]))
    assert reducer.current_actor(deal) == 0


def test_c4_1_the_talon_is_shown_and_the_discard_is_not() -> None:
    deal = after(JUMPS, dealt(), "A bid 6H, B pass")
    _, events = reducer.apply(JUMPS, deal, reducer.legal(JUMPS, deal)[0])
    assert [event.cards for event in events if isinstance(event, TalonTaken)] == [deal.talon]
    _, events = reducer.apply(JUMPS, won(), reducer.legal(JUMPS, won())[0])
    assert events == (Discarded(0),)


def test_c4_1_any_two_of_the_twelve_may_be_laid_away() -> None:
    deal = won()
    pairs = {
        Discard(1 << low | 1 << high) for low, high in combinations(cards_in(deal.hands[0]), 2)
    }
    assert len(pairs) == 66
    assert set(reducer.legal(JUMPS, deal)) == pairs


def test_c4_1_the_discard_takes_no_part_in_play() -> None:
    deal = named("6H")
    assert deal.discard & sum(deal.hands) == 0
    assert sum(deal.hands) | deal.discard == 2**32 - 1


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("discard 7C", "discard_not_two"),
        ("discard 7C 8D AD", "discard_not_two"),
        ("discard", "discard_not_two"),
        ("discard 7C KS", "discard_not_held"),
    ],
)
def test_c4_2_ten_cards_must_be_left(code: str, reason: str) -> None:
    assert refusal(JUMPS, won(), code) == reason


def test_c4_2_no_contract_before_the_discard() -> None:
    assert refusal(JUMPS, won(), "name 7H") == "wrong_phase"
    assert count(named("6H").hands[0]) == 10


@pytest.mark.parametrize("bid", ["6S", "6H", "7NT", "8NT", "9S", "10NT"])
def test_c4_3_any_rung_not_below_the_winning_bid(bid: str) -> None:
    texts = [row.text for row in TRICK_CONTRACTS]
    assert legal_codes(JUMPS, named(bid)) == {f"name {text}" for text in texts[texts.index(bid) :]}


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("name 6D", "contract_below_bid"),
        ("name misere", "contract_not_misere"),
        ("name 6H", None),
        ("name 7S", None),
    ],
)
def test_c4_3_after_6h(code: str, reason: str | None) -> None:
    assert refusal(JUMPS, named("6H"), code) == reason


def test_c4_3_misere_stays_misere() -> None:
    deal = named("misere")
    assert isinstance(deal.phase, TrickPlay)
    assert deal.phase.is_misere
    assert deal.phase.declarer == 0


def test_c4_4_a_contract_must_be_named() -> None:
    deal = named("6H")
    assert isinstance(deal.phase, Naming)
    for code in ("pass", "discard 7C 8D", "claim 0 5 5", "refuse"):
        assert refusal(JUMPS, deal, code) == "wrong_phase"


def test_c4_5_the_discard_is_frozen_once_a_contract_is_named() -> None:
    deal = after(JUMPS, named("6H"), "A name 7H")
    assert isinstance(deal.phase, Whisting)
    assert refusal(JUMPS, deal, "discard AS QS") == "wrong_phase"


@pytest.mark.parametrize("declarer", ["B", "C"])
def test_c4_7_any_hand_may_name_the_bid_itself(declarer: str) -> None:
    deal = won("6S", declarer)
    seat = "ABC".index(declarer)
    deal, _ = reducer.apply(JUMPS, deal, reducer.legal(JUMPS, deal)[0])
    deal = after(GUIDE, deal, f"{declarer} name 6S")
    assert isinstance(deal.phase, Whisting)
    assert deal.phase.declarer == seat
    assert deal.phase.actor == (seat + 1) % 3
