"""What the cards played tell: the moments are those of the rules, and imagined hands fit them."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings

from preferans_qt.bots.tables.plays import play_weights, read_play_weights
from preferans_qt.bots.thinking.levels import LEVELS
from preferans_qt.bots.thinking.plays import cards_chosen
from preferans_qt.bots.thinking.values import hand_values
from preferans_qt.bots.thinking.worlds import World, imagine
from preferans_qt.game import reducer
from preferans_qt.game.actions import Play
from preferans_qt.game.cards import Card, CardSet, card_set, parse_card, parse_cards
from preferans_qt.game.deal import Deal, TrickPlay
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import PlayerView, resample, view_of_deal
from preferans_qt.solver.plays import CARD_FEATURES, card_features
from preferans_qt.solver.sampler import Sampler
from tests.bots.profiles import random_profiles
from tests.game import test_live_table as live_table
from tests.strategies import (
    GUIDE,
    Stride,
    Table,
    after,
    deal_of,
    deal_walk,
    new_deal,
    play_tricks,
    rules_of,
    tables,
)

A, B, C = range(3)
WORLDS = 300


def seen_by(seat: Seat, deal: Deal, rules: Rules = GUIDE) -> PlayerView:
    return view_of_deal(rules, empty_sheet(deal.seating.players), deal, seat)


# ------------------------------------------------------------------ the moments


def check_moments(rules: Rules, walk: Iterable[Stride]) -> None:
    """The cards of a deal that were chosen, as each seat sees them at the end."""
    legal: dict[tuple[Seat, Card], CardSet] = {}
    last = None
    for before, action, following in walk:
        if isinstance(before.phase, TrickPlay) and isinstance(action, Play):
            actions = reducer.legal(rules, before)
            cards = card_set(one.card for one in actions if isinstance(one, Play))
            legal[before.phase.actor, action.card] = cards
            last = following if isinstance(following.phase, TrickPlay) else before
    for viewer in () if last is None else last.seating.in_play:
        assert last is not None
        view = seen_by(viewer, last, rules)
        chosen = {(one.seat, one.card): one for one in cards_chosen(view)}
        for seat, action in last.record:
            if isinstance(action, Play) and view.hands[seat] is None:
                cards, one = legal[seat, action.card], chosen.get((seat, action.card))
                assert one is not None or cards.bit_count() == 1
                assert one is None or one.moment.legal(last.hands[seat] | one.since) == cards


@given(tables())
@settings(max_examples=40)
def test_moments_are_what_the_reducer_saw(table: Table) -> None:
    check_moments(table.rules, table.walk())


@pytest.mark.parametrize("seed", range(3))
def test_moments_are_what_the_reducer_saw_under_any_rules(seed: int) -> None:
    for number, (rules, players) in enumerate(random_profiles(20, seed)):
        deal = new_deal(100 * seed + number, players, dark=rules.dark_and_bombs != "off")
        check_moments(rules, deal_walk(rules, deal, Random(number)))


@pytest.mark.parametrize("duty", [{"must_trump": False}, {"must_overtake": True}])
def test_duties_are_those_of_the_table(duty: dict[str, bool]) -> None:
    for number in range(20):
        rules = rules_of("sochi-guide", **duty)
        check_moments(rules, deal_walk(rules, new_deal(number), Random(number)))


@given(tables())
@settings(max_examples=30)
def test_hidden_cards_make_no_difference(table: Table) -> None:
    for deal in table.states()[::5]:
        if isinstance(deal.phase, TrickPlay):
            view = seen_by(deal.phase.actor, deal, table.rules)
            other = seen_by(deal.phase.actor, resample(view, table.random), table.rules)
            assert told(view) == told(other)


def told(view: PlayerView) -> list[tuple[object, ...]]:
    return [(one.sort, one.seat, one.card, one.since) for one in cards_chosen(view)]


# ------------------------------------------------------------------ sorts of moments

CLOSED = "A bid 6S, B pass, C pass, A discard 8H 7H, A name 6S, B whist, C whist"
A_HOLDS = "AS KS QS JS 9S AD KD 9D 8D 9C"


def contract(others: str) -> Deal:
    """A plays 6S against two closed hands; he has laid away the talon that he found."""
    return after(GUIDE, deal_of(f"{A_HOLDS}/{others}", "8H 7H"), CLOSED)


QUEEN_WITH_C = "10S 8S 7D JD 7C 8C AC KC 9H 10H/7S QD 10D QC JC 10C QH KH AH JH"


def sorts(deal: Deal, viewer: Seat, rules: Rules = GUIDE) -> list[str]:
    return [one.sort for one in cards_chosen(seen_by(viewer, deal, rules))]


def test_what_a_hand_did_is_told_by_its_side_and_its_place() -> None:
    deal = play_tricks(GUIDE, contract(QUEEN_WITH_C), "9C AC 10C", "8C QC 9S", "AS 8S 7S", "9D JD")
    assert sorts(deal, A) == [
        "defender follows before one",
        "defender follows last to partner",
        "defender leads early up to declarer",
        "defender follows before one to partner",
        "defender follows before one",
        "defender follows last",
        "defender follows before one",
    ]
    assert sorts(deal, B) == [
        "declarer leads first",
        "defender follows last to partner",
        "defender follows before one to partner",
        "declarer ruffs last",
        "declarer leads early",
        "defender follows last",
        "declarer leads midway",
    ]


def test_a_suit_that_is_turned_is_followed_by_the_first_hand() -> None:
    deal = deal_of(f"{A_HOLDS}/{QUEEN_WITH_C}", "8H 7H")
    deal = after(GUIDE, deal, "A pass, B pass, C pass")
    deal = play_tricks(GUIDE, deal, "9C 10H JH", "8D 9H QH", "KD 7D")
    assert sorts(deal, C) == [
        "raspasy discards before two",
        "raspasy follows before one",
        "raspasy discards before two",
        "raspasy follows before one",
        "raspasy leads early",
        "raspasy follows before one",
    ]


def test_no_moment_is_told_of_hands_that_lie_open() -> None:
    deal = deal_of(f"{A_HOLDS}/{QUEEN_WITH_C}", "8H 7H")
    deal = after(GUIDE, deal, CLOSED.replace("C whist", "C pass, B open"))
    deal = play_tricks(GUIDE, deal, "AD 7D QD", "AS 8S 7S")
    assert sorts(deal, A) == []
    assert sorts(deal, B) == ["declarer leads first", "declarer leads early"]


def test_the_last_card_of_a_hand_is_no_choice() -> None:
    tricks = "AD 7D QD", "AS 8S 7S", "KS 10S 10D", "QS 7C QH", "JS 8C JH", "9S KC AH", "KD JD KH"
    deal = play_tricks(GUIDE, contract(QUEEN_WITH_C), *tricks, "9D 9H 10C", "8D 10H JC", "9C AC")
    told = [(one.seat, one.since.bit_count()) for one in cards_chosen(seen_by(A, deal))]
    assert told == [(seat, left - (seat == C)) for left in range(10, 1, -1) for seat in (B, C)]


# ------------------------------------------------------------------ what a card does


def said_of(card: str, deal: Deal, viewer: Seat) -> set[str]:
    """What is true of a card that was chosen, in the eyes of a viewer."""
    chosen = next(
        one for one in cards_chosen(seen_by(viewer, deal)) if one.card == parse_card(card)
    )
    features = card_features(deal.hands[chosen.seat] | chosen.since, chosen.card, chosen.moment)
    return {name for name, value in zip(CARD_FEATURES, features, strict=True) if value == 1}


def test_a_card_takes_the_trick_from_an_enemy_or_from_the_partner() -> None:
    deal = play_tricks(GUIDE, contract(QUEEN_WITH_C), "9C AC 10C", "8C QC 9S")
    assert {"wins", "sure"} <= said_of("AC", deal, A)
    assert not {"wins", "overtakes"} & said_of("10C", deal, A)
    assert {"overtakes"} == said_of("QC", deal, A) - {"next"}, "the king may be behind"


def test_the_last_card_of_a_trick_takes_it_for_certain() -> None:
    deal = play_tricks(GUIDE, contract(QUEEN_WITH_C), "9D JD QD")
    assert "sure" in said_of("QD", deal, A)
    assert {"wins"} == said_of("JD", deal, A)


def test_the_highest_card_that_has_not_been_played_takes_a_trick_for_certain() -> None:
    deal = play_tricks(GUIDE, contract(QUEEN_WITH_C), "AD 7D QD", "KD JD 10D")
    assert "sure" in said_of("KD", deal, B)


TURNED = (
    "KH 7S 8S 9S 10S JS QS KS AS 7C/8C 9C 10C JC QC KC AC 7D 7H 8H/8D 9D 10D JD QD KD AD 9H 10H JH"
)


def test_a_turned_card_is_in_no_hand_and_takes_nothing_from_three() -> None:
    deal = after(GUIDE, deal_of(TURNED, "AH QH"), "A pass, B pass, C pass")
    deal = play_tricks(GUIDE, deal, "KH 8H JH")
    assert {"wins", "sure"} <= said_of("KH", deal, B)


def test_a_turned_card_is_the_lead_of_a_sitting_dealer() -> None:
    deal = after(GUIDE, deal_of(TURNED + "/", "AH QH"), "A pass, B pass, C pass")
    deal = play_tricks(GUIDE, deal, "KH 8H JH")
    assert not {"wins", "sure"} & said_of("KH", deal, B)


# ------------------------------------------------------------------ what breaks the rules


def test_a_revoke_that_has_shown_tells_nothing() -> None:
    revoked, ten = live_table.REVOKED, live_table.cards("QH", "7D", "10H")
    hidden = sorts(live_table.deal_after(*revoked), A)
    shown = sorts(live_table.deal_after(*revoked, *ten), A)
    assert hidden == [
        "defender follows before one",
        "defender follows last",
        "defender discards before one",
        "defender discards last",
    ]
    assert shown == [*hidden[:3], "defender discards before one", "defender follows last"]


def test_a_card_that_lay_exposed_tells_nothing() -> None:
    slip = *live_table.SEVEN_HEARTS, *live_table.cards("AD", "8C"), "withdraw B"
    tricks = live_table.cards("7D", "10D", "AH", "7H", "9H", "JD", "KD", "QD")
    deal = live_table.deal_after(*slip, *tricks, *live_table.cards("8C"))
    told = [one.card for one in cards_chosen(seen_by(C, deal))]
    assert parse_card("KD") in told
    assert parse_card("8C") not in told


# ------------------------------------------------------------------ what imagined hands are like


def imagined(deal: Deal, viewer: Seat, attention: float = 1.0) -> tuple[World, ...]:
    level = replace(LEVELS["master"], attention=attention)
    return imagine(Sampler(hand_values()), seen_by(viewer, deal), WORLDS, level, 1, None)


def share(worlds: tuple[World, ...], seat: Seat, cards: str) -> float:
    """In how many of the worlds the seat holds one of the cards."""
    return sum(bool(world.hands[seat] & parse_cards(cards)) for world in worlds) / len(worlds)


def test_who_throws_a_queen_under_an_ace_seldom_has_a_lower_card() -> None:
    queen = play_tricks(GUIDE, contract(QUEEN_WITH_C), "AD 7D QD")
    assert share(imagined(queen, A, attention=0.0), C, "JD 10D") > 0.6
    assert share(imagined(queen, A), C, "JD 10D") < 0.3


def test_imagined_cards_rest_on_nothing_hidden() -> None:
    deal = play_tricks(GUIDE, contract(QUEEN_WITH_C), "AD 7D QD")
    for seed in range(5):
        other = resample(seen_by(A, deal), Random(seed))
        assert other.hands != deal.hands
        assert imagined(other, A) == imagined(deal, A)


# ------------------------------------------------------------------ the weights


def test_weights_of_all_sorts_of_moments_are_known() -> None:
    fitted = play_weights()
    assert all(len(row) == len(CARD_FEATURES) for row in fitted.values())
    roles = {sort.split()[0] for sort in fitted}
    assert roles == {"declarer", "defender", "misere", "raspasy"}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "not JSON"),
        ("[]", "version"),
        ('{"version": 0, "command": "", "sorts": {}}', "version"),
        ('{"version": 1, "sorts": {}}', "not have command"),
        ('{"version": 1, "command": "", "sorts": []}', "for sorts of moments"),
        ('{"version": 1, "command": "", "sorts": {"a": [1]}}', "thousandths for 'a'"),
        ('{"version": 1, "command": "", "sorts": {"a": "12345678"}}', "thousandths for 'a'"),
    ],
)
def test_a_broken_file_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_play_weights(text)
