"""Raspasy by its propositions.

C9.1 nobody exchanges · C9.2, C9.3 two talon leads · C9.4 somebody follows · C9.5 four players ·
C9.6 closed · C9.7 its number in the run.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preferans_qt.game import reducer
from preferans_qt.game.cards import parse_card, suit_of
from preferans_qt.game.deal import Deal, Finished, TrickPlay
from preferans_qt.game.events import TalonTurned
from preferans_qt.game.outcome import RaspasyResult
from preferans_qt.game.rules import Rules
from tests.strategies import (
    GUIDE,
    after,
    deal_of,
    endgame,
    legal_codes,
    new_deal,
    play_tricks,
    rules_of,
)

HANDS = (
    "AS KS 9S 8S QC JC AD 10D KH 7H/QS 7S AC 10C 8C KD QD JD AH 9H/JS 10S 9C 7C 9D 8D 7D QH JH 10H"
)
CLOSED = rules_of("sochi-guide", raspasy_talon_3p="closed", raspasy_talon_4p="closed")
SUIT_ONLY = rules_of("sochi-guide", raspasy_talon_4p="suit_only_two_leads")


def all_pass(
    rules: Rules = GUIDE, players: int = 3, talon: str = "KC 8H", dealer: str = "", run: int = 0
) -> Deal:
    """A raspasy on the hands above, before its first card."""
    deal = deal_of(HANDS + "/" * (players - 3), talon, dealer, run)
    for seat in deal.seating.active:
        deal = after(rules, deal, f"{'ABCD'[seat]} pass")
    return deal


def phase_of(deal: Deal) -> TrickPlay:
    assert isinstance(deal.phase, TrickPlay)
    return deal.phase


def winners(deal: Deal) -> list[int]:
    return [won.winner for won in phase_of(deal).tricks]


def test_c9_1_no_exchange_no_trump_and_everyone_for_himself() -> None:
    deal = all_pass()
    assert deal.hands == deal.dealt
    assert deal.discard == 0
    phase = phase_of(deal)
    assert (phase.declarer, phase.contract, phase.defence, phase.trump) == (None, None, None, None)
    assert [reducer.controller(deal), reducer.current_actor(deal)] == [0, 0]


@pytest.mark.parametrize(("dealer", "first"), [("C", 0), ("A", 1), ("B", 2)])
def test_c9_2_the_first_talon_card_names_the_suit_for_all_three(dealer: str, first: int) -> None:
    deal = all_pass(dealer=dealer)
    for step in range(3):
        seat = (first + step) % 3
        assert reducer.current_actor(deal) == seat
        cards = [parse_card(code.removeprefix("play ")) for code in legal_codes(GUIDE, deal)]
        assert {suit_of(card) for card in cards} == {suit_of(deal.talon[0])}
        deal, _ = reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[0])


def test_c9_2_a_turned_card_wins_nothing_with_three_players() -> None:
    deal = play_tricks(GUIDE, all_pass(), "JC AC 9C")
    assert winners(deal) == [1]
    deal = play_tricks(GUIDE, all_pass(), "JC 8C 9C")  # the king of clubs lies turned
    assert winners(deal) == [0]


def test_c9_2_who_cannot_follow_the_turned_suit_plays_anything_and_wins_nothing() -> None:
    # third hand holds neither clubs nor diamonds
    deal = deal_of(
        "7S 8S 9S 7C 8C 9C 10C 7D 8D 9D/10S JS QS JC QC KC 10D JD QD KD/"
        "KS AS 7H 8H 9H 10H JH QH KH AH",
        "AC AD",
    )
    deal = play_tricks(GUIDE, after(GUIDE, deal, "A pass, B pass, C pass"), "7C JC")
    assert len(legal_codes(GUIDE, deal)) == 10
    assert winners(play_tricks(GUIDE, deal, "AH")) == [1]


def test_c9_3_first_hand_plays_first_to_the_first_three_tricks() -> None:
    deal = play_tricks(GUIDE, all_pass(), "JC AC 9C")
    assert phase_of(deal).trick.turned == parse_card("8H")
    assert (winners(deal), reducer.current_actor(deal)) == ([1], 0)
    assert legal_codes(GUIDE, deal) == {"play 7H", "play KH"}
    deal = play_tricks(GUIDE, deal, "7H 9H 10H")
    assert phase_of(deal).trick.turned is None
    assert (winners(deal), reducer.current_actor(deal)) == ([1, 2], 0)
    assert len(legal_codes(GUIDE, deal)) == 8
    deal = play_tricks(GUIDE, deal, "8S QS JS")
    assert (winners(deal), reducer.current_actor(deal)) == ([1, 2, 1], 1)


def test_c9_3_the_talon_cards_are_turned_one_by_one() -> None:
    deal = after(GUIDE, deal_of(HANDS, "KC 8H"), "A pass, B pass")
    deal, events = reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[0])
    assert events[-1] == TalonTurned(parse_card("KC"), 0)
    deal = play_tricks(GUIDE, deal, "JC AC")
    deal, events = reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[0])
    assert events[-1] == TalonTurned(parse_card("8H"), 1)
    deal = play_tricks(GUIDE, deal, "7H 9H")
    _, events = reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[0])
    assert not any(isinstance(event, TalonTurned) for event in events)


@given(number=st.integers(0, 10**6), players=st.sampled_from([3, 4]), choice=st.integers(0, 9))
def test_c9_4_somebody_follows_to_both_talon_leads(number: int, players: int, choice: int) -> None:
    deal = after(GUIDE, new_deal(number, players), "A pass, B pass, C pass")
    while isinstance(deal.phase, TrickPlay) and len(deal.phase.tricks) < 2:
        actions = reducer.legal(GUIDE, deal)
        deal, _ = reducer.apply(GUIDE, deal, actions[choice % len(actions)])
    for won, turned in zip(phase_of(deal).tricks, deal.talon, strict=True):
        assert suit_of(turned) in {suit_of(card) for card in won.trick.cards}


@pytest.mark.parametrize(
    ("rules", "cards", "taker"),
    [
        (GUIDE, "QC 8C 9C", 3),  # the turned king wins, and the trick is the dealer's
        (GUIDE, "QC AC 9C", 1),  # unless somebody goes over it
        (SUIT_ONLY, "QC 8C 9C", 0),
        (CLOSED, "QC 8C 9C", 0),
    ],
)
def test_c9_5_the_dealers_talon_card_competes(rules: Rules, cards: str, taker: int) -> None:
    assert winners(play_tricks(rules, all_pass(rules, 4), cards)) == [taker]


def test_c9_5_first_hand_plays_first_after_the_dealers_tricks_too() -> None:
    deal = all_pass(players=4, talon="KC 8H", dealer="D")
    deal = play_tricks(GUIDE, deal, "QC 8C 9C")
    assert reducer.current_actor(deal) == 0
    deal = play_tricks(GUIDE, deal, "7H AH QH")
    assert (winners(deal), reducer.current_actor(deal)) == ([3, 1], 0)
    deal = play_tricks(GUIDE, deal, "8S QS JS")
    assert reducer.current_actor(deal) == 1


def test_c9_5_the_dealer_may_take_two_tricks_and_ten_are_counted() -> None:
    deal = deal_of(
        "KC QC 9S 8S QS JC KD 10D KH 7H/KS 7S 9C 10C 8C QD JD 9H 8H 8D/"
        "JS 10S AH 7C 9D 7D QH JH 10H AD/",
        "AC AS",
    )
    deal = after(GUIDE, deal, "A pass, B pass, C pass")
    while isinstance(deal.phase, TrickPlay):
        deal, _ = reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[0])
    assert isinstance(deal.phase, Finished)
    assert isinstance(deal.phase.result, RaspasyResult)
    assert deal.phase.result.tricks[3] == 2
    assert sum(deal.phase.result.tricks) == 10


@pytest.mark.parametrize("players", [3, 4])
def test_c9_6_closed_the_talon_is_not_used(players: int) -> None:
    deal = all_pass(CLOSED, players)
    assert phase_of(deal).trick.turned is None
    assert len(legal_codes(CLOSED, deal)) == 10
    deal = play_tricks(CLOSED, deal, "7H AH QH")
    assert (winners(deal), reducer.current_actor(deal)) == ([1], 1)  # the winner leads at once
    assert phase_of(deal).trick.turned is None


@pytest.mark.parametrize(
    ("three", "four", "players", "turned"),
    [
        ("closed", "dealer_cards_compete", 3, False),
        ("closed", "dealer_cards_compete", 4, True),
        ("suit_only_two_leads", "closed", 3, True),
        ("suit_only_two_leads", "closed", 4, False),
    ],
)
def test_c9_6_three_and_four_players_may_agree_differently(
    three: str, four: str, players: int, turned: bool
) -> None:
    rules = rules_of("sochi-guide", raspasy_talon_3p=three, raspasy_talon_4p=four)
    assert (phase_of(all_pass(rules, players)).trick.turned is not None) is turned


@pytest.mark.parametrize("run", [0, 1, 4])
def test_c9_7_the_result_tells_its_number_in_the_run(run: int) -> None:
    deal = all_pass(run=run)
    while isinstance(deal.phase, TrickPlay):
        deal, _ = reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[0])
    assert isinstance(deal.phase, Finished)
    assert isinstance(deal.phase.result, RaspasyResult)
    assert deal.phase.result.number == run + 1


def test_the_last_winner_keeps_the_lead_from_the_fourth_trick_on() -> None:
    deal = play_tricks(GUIDE, endgame("7S AH / 8S KH / 9S QH", "B"), "8S 9S 7S")
    assert reducer.current_actor(deal) == 2
