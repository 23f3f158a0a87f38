"""A declarer who does not count on open cards for his next card: he sees what a guess costs."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from postponed_cards import Branch, overrated, runs
from postponed_play import MANNERS, compared, deals_compared, report

from preferans_qt.game import match as matches
from preferans_qt.game.actions import Bid, Defend, Name, Pass, StartDeal, Whist
from preferans_qt.game.cards import CLUBS, card_text, cards_in, parse_cards
from preferans_qt.game.contracts import Strain, trick_contract
from preferans_qt.game.match import Match
from preferans_qt.game.presets import PRESETS
from preferans_qt.solver.position import Position
from preferans_qt.solver.solver import Solver

RULES = PRESETS["sochi-guide"]
SIX = trick_contract(6, Strain.SPADES)
DEALS = range(1, 3)  # masters play them with a closed defence
# Trumps are clubs. Once they are drawn, a small heart is right where the ace stands alone, and the
# jack where the ten does; a small heart at once does nearly as well and tells which it is
MINE = "AC JC JH 9H 7H"
ACE_ALONE = "QS QC JD 8D AH", "10C KD 10D 10H 8H"
TEN_ALONE = "QS QC KD AH 8H", "10C JD 10D 8D 10H"
TRICKS = range(6)


def branch(*defences: tuple[str, str]) -> Branch:
    layouts = [tuple(map(parse_cards, (MINE, *hands))) for hands in defences]
    chances = dict.fromkeys(range(len(layouts)), 1 / len(layouts))
    return Branch(Position(layouts[0], 0, CLUBS), dict(enumerate(layouts)), chances)


def losses(start: Branch, *, hostile: bool) -> dict[str, float]:
    solver = Solver()
    return {
        card_text(card): overrated(solver, start, card, TRICKS, hostile=hostile)
        for card in cards_in(start.position.legal)
    }


@pytest.mark.parametrize("hostile", [False, True])
def test_a_line_that_ends_in_a_guess_is_overrated(hostile: bool) -> None:
    start = branch(ACE_ALONE, TEN_ALONE)
    position, layouts = start.position, start.layouts.values()
    ace, ten = Solver().batch_all_moves(position, layouts).answers
    plain = [(one + other) / 2 for one, other in zip(ace, ten, strict=True)]
    cards = [card_text(card) for card in cards_in(position.legal)]
    assert cards[plain.index(max(plain))] == "AC"
    lost = losses(start, hostile=hostile)
    assert lost == {"AC": 1, "JC": 0, "7H": 0, "9H": 0, "JH": 0}
    postponed = {card: value - lost[card] for card, value in zip(cards, plain, strict=True)}
    assert max(postponed, key=postponed.__getitem__) == "7H"


@pytest.mark.parametrize("hostile", [False, True])
@pytest.mark.parametrize("defence", [ACE_ALONE, TEN_ALONE])
def test_nothing_is_overrated_where_there_is_nothing_to_guess(
    defence: tuple[str, str], hostile: bool
) -> None:
    assert not any(losses(branch(defence), hostile=hostile).values())


def test_cards_go_together_unless_a_card_of_others_parts_them() -> None:
    hands = "7S 8S 10S AS", "9S KC QC JC", "JS QS AD KD"
    mine, left, right = map(parse_cards, hands)
    found = runs(Position((mine, left, right), 0), left | right)
    assert [list(map(card_text, run)) for run in found] == [["7S", "8S"], ["10S"], ["AS"]]
    gone = parse_cards("QC JC 10C 9C"), parse_cards("AD KD QD JD")
    found = runs(Position((mine, *gone), 0), gone[0] | gone[1])
    assert [list(map(card_text, run)) for run in found] == [["7S", "8S", "10S", "AS"]]


def called(number: int) -> Match:
    """Six spades, whisted closed, up to the first card."""
    match, _ = matches.apply(matches.new_match(RULES, 3, 2), None, StartDeal(number, ""))
    for action in (
        Bid(SIX),
        Pass(),
        Pass(),
        None,
        Name(SIX),
        Whist(),
        Pass(),
        Defend(openly=False),
    ):
        seat = matches.controller(match)
        assert seat is not None
        match, _ = matches.apply(match, seat, action or matches.legal(match)[0])
    return match


def test_a_deal_is_played_in_every_manner() -> None:
    found = compared(called(1), 1, "test")
    assert found is not None
    for name in MANNERS:
        assert found.counts[name, "seen"] >= found.counts[name, "otherwise"]
        if not found.counts[name, "otherwise"]:
            assert not any(found.mean[name])
    assert sum("deals" in line for line in report([found, found])) == len(MANNERS)


def test_deals_come_out_the_same_by_an_executor() -> None:
    alone = [deal.mean for deal in deals_compared(RULES, "test", 0, DEALS)]
    with ThreadPoolExecutor(2) as executor:
        assert [deal.mean for deal in deals_compared(RULES, "test", 0, DEALS, executor)] == alone
