"""The status line and the banner in every language: whose turn, what is played, how it stands."""

from dataclasses import replace
from typing import get_args

import pytest

from preferans_qt.game import match as matches
from preferans_qt.game.actions import Pass, parse_action
from preferans_qt.game.contracts import MISERE, parse_contract
from preferans_qt.game.deal import (
    Auction,
    DarkWin,
    DefenceChoice,
    Entering,
    Exchange,
    Finished,
    Naming,
    PendingClaim,
    Phase,
    Seating,
    ShareOffer,
    Trick,
    TrickPlay,
    WhistCallBy,
    Whisting,
)
from preferans_qt.game.match import new_match
from preferans_qt.game.outcome import Defence
from preferans_qt.game.rules import Rules
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import view_for
from preferans_qt.ui.table.picture import Picture, Place
from preferans_qt.ui.texts.status import (
    contract_headline,
    discard_text,
    hand_text,
    last_trick_text,
    needs_text,
    older_trick_text,
    sheet_text,
    trick_text,
    turn_text,
)
from preferans_qt.ui.texts.words import card_name, contract_name, suit_name
from tests.strategies import rules_of
from tests.ui.texts.samples import NAMES, SEVEN_HEARTS
from tests.ui.texts.test_sentences import check

SEATING = Seating(3, 2)
PLACES = (Place(tricks=1), Place(tricks=3), Place(tricks=2))
PHASES: list[Phase] = [
    Auction(0),
    Auction(0, looked=()),
    Auction(1, share=ShareOffer(1)),
    DarkWin(0, SEVEN_HEARTS),
    Exchange(0, SEVEN_HEARTS),
    Naming(0, SEVEN_HEARTS),
    Whisting(0, 1, SEVEN_HEARTS),
    Whisting(3, 1, SEVEN_HEARTS, (WhistCallBy(0, Pass()), WhistCallBy(2, Pass()))),
    Entering(1, SEVEN_HEARTS, Defence()),
    DefenceChoice(1, SEVEN_HEARTS, Defence((0,))),
    TrickPlay(0, Trick(0)),
    TrickPlay(0, Trick(0), claim=PendingClaim(1, (1, 1, 1), (0, 2))),
]


def _asking(phase: Phase, seat: int) -> Phase:
    """The phase as one in which a seat is asked; as a dealer, where two have answered."""
    if isinstance(phase, Auction):
        return replace(phase, actor=seat)
    if isinstance(phase, Whisting) and phase.calls:
        others = ((seat + step) % 3 for step in (1, 2))
        return replace(phase, calls=tuple(WhistCallBy(other, Pass()) for other in others))
    return phase


def test_every_phase_asks_for_something_of_its_own(language: str) -> None:
    assert {type(phase) for phase in PHASES} | {Finished} == set(get_args(Phase))
    for seat in range(3):
        texts = [turn_text(_asking(phase, seat), seat, seat, NAMES) for phase in PHASES]
        for text in texts:
            check(text)
            assert (NAMES[seat] in text) == (seat != 0), text
        assert len(set(texts)) == len(texts)


def test_who_plays_for_another_is_told_from_which_hand(language: str) -> None:
    text = turn_text(TrickPlay(1, Trick(1)), 1, 0, NAMES)
    check(text)
    assert NAMES[1] in text
    assert text != turn_text(TrickPlay(1, Trick(1)), 1, 1, NAMES)


@pytest.mark.parametrize("declarer", range(3))
def test_the_banner_tells_who_plays_what_and_how_it_stands(language: str, declarer: int) -> None:
    bidding = Picture(0, SEATING, PLACES, declarer=declarer, bid=SEVEN_HEARTS)
    playing = Picture(
        0,
        SEATING,
        PLACES,
        declarer=declarer,
        contract=SEVEN_HEARTS,
        defence=Defence(((declarer + 1) % 3,)),
    )
    misere = Picture(0, SEATING, PLACES, declarer=declarer, contract=MISERE)
    for picture in (bidding, playing, misere):
        headline = contract_headline(picture, NAMES)
        check(headline)
        assert (NAMES[declarer] in headline) == (declarer != 0)
        assert contract_name(picture.contract or picture.bid).casefold() in headline.casefold()
    taken = PLACES[declarer].tricks
    detail = needs_text(playing, Rules())
    check(detail)
    for number in (7, taken, 6 - taken, Rules().whist_quota[7]):
        assert str(number) in detail
    check(needs_text(misere, Rules()))
    assert str(taken) in needs_text(misere, Rules())
    assert needs_text(bidding, Rules()) == ""


@pytest.mark.parametrize(
    ("contract", "defence", "owed"),
    [
        ("6S", Defence((1,), alone=True), 2),
        ("6S", Defence((1,)), 4),
        ("7H", Defence((1,), alone=True), 1),
        ("7H", Defence((1, 2)), 2),
        ("10S", Defence((1, 2), without_quota=True), 0),
    ],
)
def test_the_banner_tells_what_a_polish_defence_owes(
    contract: str, defence: Defence, owed: int
) -> None:
    picture = Picture(
        0, SEATING, PLACES, declarer=0, contract=parse_contract(contract), defence=defence
    )
    assert f"5 of {owed}" in needs_text(picture, rules_of("polish", end_limit="max_deals:9"))


def test_cards_that_were_not_looked_at_are_not_read_out(language: str) -> None:
    rules = rules_of("sochi-guide", dark_and_bombs="classic")
    match, _ = matches.apply(new_match(rules, 3, 2), None, parse_action("deal 1"))
    text = hand_text(view_for(match, 0))
    check(text)
    match, _ = matches.apply(match, 0, parse_action("look"))
    seen = hand_text(view_for(match, 0))
    assert seen != text
    assert seen.count(",") >= 8


def test_a_polish_sheet_is_read_out_in_points(language: str) -> None:
    rules = rules_of("polish", end_limit="max_deals:9")
    sheet = replace(empty_sheet(3), points=(40, -20, 0))
    text = sheet_text(rules, sheet, NAMES)
    check(text)
    assert "+40" in text
    assert "−20" in text


def test_raspasy_tells_the_suit_that_the_talon_leads(language: str) -> None:
    picture = Picture(0, SEATING, PLACES, raspasy=True)
    check(contract_headline(picture, NAMES))
    check(needs_text(picture, Rules()))
    led = Picture(0, SEATING, PLACES, raspasy=True, turned=17)
    check(needs_text(led, Rules()))
    assert suit_name(2) in needs_text(led, Rules())


def test_an_empty_table_says_nothing_on_the_banner(language: str) -> None:
    picture = Picture(0, SEATING, PLACES)
    assert contract_headline(picture, NAMES) == ""
    assert needs_text(picture, Rules()) == ""


def test_hand_trick_and_sheet_are_read_out(language: str) -> None:
    match, _ = matches.apply(new_match(Rules(), 3, 2), None, parse_action("deal 1"))
    view = view_for(match, 0)
    hand = hand_text(view)
    check(hand)
    assert hand.count(",") >= 8
    check(hand_text(view_for(new_match(Rules(), 3, 2), 0)))
    trick = Trick(1, (3, 12))
    picture = Picture(0, SEATING, PLACES, trick=((1, 3), (2, 12)), last_trick=trick)
    for text in (trick_text(picture, NAMES), last_trick_text(picture, NAMES)):
        check(text)
        for name, card in ((NAMES[1], 3), (NAMES[2], 12)):
            assert name in text
            assert card_name(card) in text
    older = older_trick_text(4, trick, SEATING, NAMES)
    check(older)
    assert "5" in older
    assert older.endswith(last_trick_text(picture, NAMES).partition(": ")[2])
    away = discard_text(replace(view, discard=1 << 3 | 1 << 12))
    check(away)
    assert card_name(3) in away
    assert card_name(12) in away
    nothing = Picture(0, SEATING, PLACES)
    for text in (trick_text(nothing, NAMES), last_trick_text(nothing, NAMES)):
        check(text)
    sheet = sheet_text(Rules(), empty_sheet(3), NAMES)
    check(sheet)
    assert all(name in sheet for name in NAMES.names)
