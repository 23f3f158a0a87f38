"""What a hand that plays next can tell of the others."""

import pytest

from preferans_qt.bots.heuristic.table import Table, table_of
from preferans_qt.game import reducer
from preferans_qt.game.cards import parse_card, parse_cards
from preferans_qt.game.deal import Deal, TrickPlay
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import view_of_deal
from tests.bots.kit import deal_with, last_tricks
from tests.strategies import GUIDE, after


def table(deal: Deal) -> Table:
    """The trick as the hand whose turn it is sees it."""
    assert isinstance(deal.phase, TrickPlay)
    seat = reducer.controller(deal)
    assert seat is not None
    view = view_of_deal(GUIDE, empty_sheet(deal.seating.players), deal, seat)
    return table_of(view, deal.phase)


def test_the_talon_is_with_the_declarer_or_laid_away_never_with_the_partner() -> None:
    deal = deal_with("AS KS QS JS 10S AH KH 7C 8D 9D", talon="AC AD")
    deal = after(GUIDE, deal, "A bid 6S", "B pass", "C pass", "A discard 8D 9D", "A name 6S")
    deal = after(GUIDE, deal, "B whist", "C whist", "A play AS")
    seen, aces = table(deal), parse_cards("AC AD")
    assert seen.seat == 1
    assert seen.holdings[0] & aces == aces
    assert seen.holdings[2] & aces == 0


def test_a_suit_that_was_not_followed_is_gone() -> None:
    deal = last_tricks("AD KD 7C/9C 10C JC/7D 8D QC", "A", "6NT", "AD 9C 7D KD")
    seen = table(deal)
    assert seen.seat == 1
    assert seen.holdings[2] & parse_cards("8D") != 0
    following = table(last_tricks("AD KD 7C/9C 10C JC/7D 8D QC", "A", "6NT", "AD 9C 7D"))
    assert following.holdings[1] & parse_cards("8D") == 0
    assert following.against(2) == parse_cards("8D")


def test_known_hands_leave_no_doubt() -> None:
    seen = table(last_tricks("9D 7C/8D 8C/10D 9C", "A", "misere"))
    assert seen.knows_rivals
    assert seen.beaten_by(2, parse_card("9D")) == 1
    assert seen.beaten_by(1, parse_card("9D")) == 0
    assert seen.forced_over(2, parse_card("9D")) == 1
    assert seen.forced_over(1, parse_card("7C")) == 1


def test_hidden_hands_are_guessed_by_their_size() -> None:
    seen = table(last_tricks("KD 7C/AD 8C/9D 9C", "A", "6NT"))
    assert seen.beaten_by(1, parse_card("KD")) == pytest.approx(0.5)
    assert seen.beaten_by(2, parse_card("KD")) == pytest.approx(0.5)


def test_a_void_rival_may_ruff() -> None:
    seen = table(last_tricks("AD 7C/7S 8C/9D 9C", "A", "6S", "AD"))
    assert seen.best == parse_card("AD")
    leading = table(last_tricks("AD 7C/7S 8C/9D 9C", "A", "6S"))
    assert 0 < leading.beaten_by(1, parse_card("AD")) < 1


def test_a_turned_card_of_the_talon_wins_nothing_among_three() -> None:
    deal = after(GUIDE, deal_with("7D 8D 9D 10D JD QD KD 7C 8C 9C", talon="AD AC"), "A pass")
    deal = after(GUIDE, deal, "B pass", "C pass")
    seen = table(deal)
    assert (seen.suit, seen.best, seen.partner) == (2, None, None)
    assert seen.takes(parse_card("7D"))
    assert not seen.takes(parse_card("7C"))
