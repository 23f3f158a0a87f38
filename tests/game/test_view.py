"""What a seat knows; deals drawn from it are in test_resample.py.

C6.8 who sees what (C4.1, C5.7, C6.3, C6.5, C7.9, C9.2, C9.6, C10.2) · F.1 number 11. Visibility is
stated once more in invariants.py.
"""

from dataclasses import fields
from random import Random

import pytest
from hypothesis import given, settings

from preferans_qt.game import match as matches
from preferans_qt.game import reducer
from preferans_qt.game.actions import OfferStop, Play, StartDeal
from preferans_qt.game.cards import FULL_DECK, card_set, parse_cards
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.match import new_match
from preferans_qt.game.view import (
    PlayerView,
    actor_in,
    view_for,
    view_of_deal,
    void_suits,
)
from tests.game.invariants import check_views, talon_apart, talon_seen, view
from tests.strategies import (
    GUIDE,
    SEATS,
    Table,
    after,
    deal_of,
    match_walk,
    play_tricks,
    rules_of,
    tables,
)


@settings(max_examples=60)
@given(tables())
def test_c6_8_a_view_holds_what_its_seat_may_see_and_nothing_else(table: Table) -> None:
    for deal in table.states():
        check_views(table.rules, deal)


def test_c6_8_a_view_has_no_other_place_for_cards() -> None:
    assert {field.name for field in fields(PlayerView)} == {
        "rules",
        "seat",
        "seating",
        "run",
        "sheet",
        "phase",
        "hands",
        "sizes",
        "talon",
        "discard",
        "record",
        "terms",
        "stop_offered_by",
    }


@settings(max_examples=40)
@given(tables())
def test_c6_8_the_phase_tells_only_cards_that_have_been_seen(table: Table) -> None:
    for deal in table.states():
        if isinstance(deal.phase, TrickPlay):
            tricks = [*(won.trick for won in deal.phase.tricks), deal.phase.trick]
            lying = card_set(card for trick in tricks for card in trick.cards)
            turned = card_set(trick.turned for trick in tricks if trick.turned is not None)
            played = card_set(s.action.card for s in deal.record if isinstance(s.action, Play))
            assert lying == played
            assert turned & ~card_set(talon_seen(table.rules, deal, 0)) == 0


# ------------------------------------------------------------------ what follows from a view


@settings(max_examples=40)
@given(tables())
def test_unseen_are_the_cards_in_hidden_places(table: Table) -> None:
    for deal in table.states():
        for seat in range(deal.seating.players):
            seen = view(table.rules, deal, seat)
            pairs = zip(deal.hands, seen.hands, strict=True)
            hidden = sum(hand for hand, known in pairs if known is None)
            if seen.discard is None:
                hidden |= deal.discard
            if talon_apart(deal):
                hidden |= card_set(deal.talon) & ~card_set(seen.talon)
            assert seen.unseen == hidden
            assert actor_in(seen) == reducer.current_actor(deal)
            assert seen.hand == deal.hands[seat]


@settings(max_examples=40)
@given(tables())
def test_nobody_holds_a_card_he_has_shown_not_to_hold(table: Table) -> None:
    for deal in table.states():
        voids = void_suits(view(table.rules, deal, 0))
        assert [hand & void for hand, void in zip(deal.hands, voids, strict=True)] == [0] * len(
            deal.hands
        )


DEMO = deal_of(
    "AS QS KH QH JH 8H AD JD 8D 7C/KS 8S 7H KD 9D 7D AC KC QC 8C/JS 10S 9S 7S 10H 9H QD 10D JC 10C",
    "AH 9C",
)
DEMO_STEPS = "A bid 6S, B pass, C pass, A discard 7C 8D, A name 7H, B whist, C whist"


@pytest.mark.parametrize(
    ("cards", "must_trump", "voids"),
    [
        ("AH 7H 9H", True, ["", "", ""]),
        ("AH 7H 9H KH 8C 10H", True, ["", "H", ""]),  # did not follow, led suit is trump
        ("AH 7H 9H JD KD QD AC 10C 8H", True, ["C", "", ""]),  # trumped
        ("AH 7H 9H JD KD QD AC 10C 8H", False, ["C", "", ""]),
    ],
)
def test_voids_are_read_from_the_tricks(cards: str, must_trump: bool, voids: list[str]) -> None:
    rules = rules_of("sochi-guide", must_trump=must_trump)
    deal = after(rules, DEMO, DEMO_STEPS.replace("7C 8D", "7C 9C"))
    deal = play_tricks(rules, deal, cards)
    expected = tuple(sum(0xFF << 8 * "SCDH".index(suit) for suit in letters) for letters in voids)
    assert void_suits(view(rules, deal, 0)) == expected


def test_who_neither_follows_nor_trumps_has_neither() -> None:
    deal = play_tricks(
        GUIDE, after(GUIDE, DEMO, DEMO_STEPS), "AH 7H 9H KH 8C 10H QS KS 7S AC 10C 9C"
    )
    deal = play_tricks(GUIDE, deal, "KC JC 8H QH 7D")  # second round of hearts without B
    voids = void_suits(view(GUIDE, deal, 2))
    assert voids[1] == 0xFF << 24
    rules = rules_of("sochi-guide", must_trump=False)
    deal = after(rules, DEMO, DEMO_STEPS)
    deal = play_tricks(rules, deal, "AH 7H 9H JD KD QD AC 10C 9C KC JC AS")
    voids = void_suits(view(rules, deal, 1))
    assert voids[0] == 0xFF << 8  # not following tells nothing of trumps
    deal = after(GUIDE, DEMO, DEMO_STEPS.replace("7H,", "7NT,"))
    deal = play_tricks(GUIDE, deal, "AH 7H 9H JD KD QD AC 10C 9C KC JC AS")
    assert void_suits(view(GUIDE, deal, 1))[0] == 0xFF << 8


# ------------------------------------------------------------------ in a match


def test_between_two_deals_there_are_no_cards_to_see() -> None:
    match = new_match(GUIDE, 3, 1)
    seen = view_for(match, 0)
    assert (seen.hands, seen.sizes, seen.talon, seen.unseen) == (
        (0, 0, 0),
        (0, 0, 0),
        (),
        FULL_DECK,
    )
    assert seen.seating.dealer == 1
    assert seen.stop_offered_by is None


def test_a_view_of_a_match_is_a_view_of_its_deal() -> None:
    match, _ = matches.apply(new_match(GUIDE, 4, 3), None, StartDeal(8, ""))
    assert match.deal is not None
    for seat in range(4):
        assert view_for(match, seat) == view_of_deal(GUIDE, match.sheet, match.deal, seat)


def test_a_view_tells_who_wants_to_stop() -> None:
    match = new_match(GUIDE, 3, 2)
    match = [following for _, _, following in match_walk(match, Random(1), 1)][-1]
    match, _ = matches.apply(match, 1, OfferStop())
    assert [view_for(match, seat).stop_offered_by for seat in range(3)] == [1, 1, 1]


# ------------------------------------------------------------------ a few cases a person can check


@pytest.mark.parametrize(
    ("steps", "visible"),
    [
        ("A bid 6S, B pass", {0: "A", 1: "B", 2: "C"}),
        (DEMO_STEPS, {0: "A", 1: "B", 2: "C"}),
        (DEMO_STEPS.replace("C whist", "C pass, B closed"), {0: "A", 1: "B", 2: "C"}),
        (DEMO_STEPS.replace("C whist", "C pass, B open"), {0: "ABC", 1: "BC", 2: "BC"}),
        (DEMO_STEPS + ", A claim 10 0 0", {0: "A", 1: "AB", 2: "AC"}),
        (
            "A bid misere, B pass, C pass, A discard AH KH",
            {0: "A", 1: "B", 2: "C"},
        ),
        (
            "A bid misere, B pass, C pass, A discard AH KH, A play 7C",
            {0: "ABC", 1: "BC", 2: "BC"},
        ),
        ("A pass, B bid misere, C pass, B discard AH 9C", {0: "AC", 1: "ABC", 2: "AC"}),
    ],
)
def test_c6_8_who_sees_whose_hand(steps: str, visible: dict[int, str]) -> None:
    deal = after(GUIDE, DEMO, steps)
    for seat, letters in visible.items():
        seen = {
            SEATS[owner]
            for owner, hand in enumerate(view(GUIDE, deal, seat).hands)
            if hand is not None
        }
        assert seen == set(letters)


def test_c6_5_only_the_declarer_knows_his_discard() -> None:
    deal = after(GUIDE, DEMO, DEMO_STEPS)
    discard = parse_cards("7C 8D")
    assert [view(GUIDE, deal, seat).discard for seat in range(3)] == [discard, None, None]
    assert [view(GUIDE, deal, seat).unseen & discard for seat in range(3)] == [0, discard, discard]


def test_c4_1_all_have_seen_the_talon_of_a_declarer() -> None:
    assert [view(GUIDE, DEMO, seat).talon for seat in range(3)] == [(), (), ()]
    deal = after(GUIDE, DEMO, "A bid 6S, B pass, C pass")
    assert [view(GUIDE, deal, seat).talon for seat in range(3)] == [DEMO.talon] * 3


def test_c9_2_the_talon_of_a_raspasy_is_seen_card_by_card() -> None:
    deal = after(GUIDE, DEMO, "A pass, B pass, C pass")
    assert view(GUIDE, deal, 1).talon == DEMO.talon[:1]
    deal = play_tricks(GUIDE, deal, "KH 7H 10H")
    assert view(GUIDE, deal, 1).talon == DEMO.talon
    closed = rules_of("rostov")
    deal = after(closed, DEMO, "A pass, B pass, C pass")
    assert view(closed, play_tricks(closed, deal, "KH 7H 10H"), 1).talon == ()


def test_a_ten_that_is_checked_lies_open_to_all() -> None:
    rules = rules_of("sochi-swedish")
    deal = after(rules, DEMO, "A bid 6S, B pass, C pass, A discard 7C 8D, A name 10NT")
    assert [view(rules, deal, seat).hands for seat in range(3)] == [deal.hands] * 3
