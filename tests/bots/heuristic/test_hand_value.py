"""Counting tricks suit by suit."""

import pytest

from preferans_qt.bots.heuristic.hand_value import (
    caught,
    declarer_tricks,
    defender_tricks,
    hand_danger,
    hand_safety,
    is_safe,
    led_out,
    ranks_in,
    suit_danger,
    suit_tricks,
    trick_chances,
    waited_for,
)
from preferans_qt.game.cards import FULL_DECK, parse_cards
from preferans_qt.game.contracts import Strain


def spades(cards: str) -> int:
    """A suit as a byte, from its ranks."""
    return ranks_in(parse_cards(" ".join(f"{rank}S" for rank in cards.split())), 0)


@pytest.mark.parametrize(
    ("held", "first", "second", "tricks"),
    [
        ("A", "K Q", "J", 1),
        ("A K", "Q J", "10 9", 2),
        ("K Q J", "A 7", "8", 2),
        ("K 7", "A 8", "9", 0),
        ("A K 8 7", "Q J", "10 9", 4),
        ("A K 8 7", "Q J 10", "9", 3),
    ],
)
def test_a_suit_led_from_the_top(held: str, first: str, second: str, tricks: int) -> None:
    assert led_out(spades(held), spades(first), spades(second)) == tricks


@pytest.mark.parametrize(
    ("held", "first", "second", "tricks"),
    [
        ("K 7", "A 8", "9", 1),
        ("K", "A 8", "9", 0),
        ("Q 8 7", "A K", "J", 1),
        ("A Q", "K 8", "9", 2),
        ("J 8 7", "A K Q", "9", 0),
    ],
)
def test_a_suit_the_others_lead_from_the_top(
    held: str, first: str, second: str, tricks: int
) -> None:
    assert waited_for(spades(held), spades(first), spades(second)) == tricks


def counted(held: str) -> float:
    return suit_tricks(spades(held), 0xFF & ~spades(held))


def test_sure_and_probable_tricks() -> None:
    assert counted("A") == 1
    assert counted("A K") == 2
    assert counted("A K Q J 10") == 5
    assert 0.2 < counted("K 7") < 0.7
    assert counted("K") == 0
    assert 1 < counted("A Q 7") < 2
    assert counted("A K 9 8 7") > 4
    assert counted("10 8 7") < 0.2


def test_a_guard_and_a_higher_card_never_count_less() -> None:
    for better, worse in [("K 7", "K"), ("A 7", "K 7"), ("K Q 7", "K J 7"), ("A K 7", "A Q 7")]:
        assert counted(better) > counted(worse)


@pytest.mark.parametrize(
    ("held", "first", "second", "tricks"),
    [
        ("7", "8", "9", 0),
        ("7 9", "8 J", "10 Q", 0),
        ("A", "8 9", "10 J", 1),
        ("8", "7", "9", 0),
        ("9", "7", "8", 1),
        ("7 A", "8 9", "10 J", 1),
        ("J", "Q", "", 0),
        ("A", "", "", 0),
    ],
)
def test_a_hand_that_avoids_tricks_is_caught(
    held: str, first: str, second: str, tricks: int
) -> None:
    assert caught(spades(held), spades(first), spades(second)) == tricks


def test_a_card_thrown_away_can_open_a_hole() -> None:
    held, first, second = spades("8"), spades("7"), spades("9")
    assert not caught(held, first, second)
    assert not is_safe(held, first, second)


def test_low_cards_are_safe_and_high_ones_are_not() -> None:
    low, high = (
        parse_cards("7S 9S JS 7C 9C 7D 8D 7H 9H JH"),
        parse_cards("AS KS QS AC KC QC AD KD AH KH"),
    )
    assert hand_safety(low, FULL_DECK & ~low) > 0.8
    assert hand_safety(high, FULL_DECK & ~high) == 0
    assert hand_danger(low, FULL_DECK & ~low) < 0.3
    assert hand_danger(high, FULL_DECK & ~high) > 5
    assert suit_danger(0, 0xFF) == 0


SOLID = parse_cards("AS KS QS JS 10S AH KH 7C 8C 9D")


def test_five_solid_trumps_and_ace_king_are_seven() -> None:
    assert 6.4 < declarer_tricks(SOLID, Strain.SPADES) < 7.1
    assert declarer_tricks(SOLID, Strain.SPADES) > declarer_tricks(SOLID, Strain.NO_TRUMP)
    assert declarer_tricks(SOLID, Strain.SPADES) > declarer_tricks(SOLID, Strain.HEARTS)


def test_a_bare_suit_is_counted_down_at_no_trump() -> None:
    bare, stopped = (
        parse_cards("AS KS QS JS AC KC AD KD 8H 7H"),
        parse_cards("AS KS QS JS AC KC AD 8D AH 7H"),
    )
    assert declarer_tricks(stopped, Strain.NO_TRUMP) > declarer_tricks(bare, Strain.NO_TRUMP)


def test_cards_laid_away_make_a_suit_longer() -> None:
    hand = parse_cards("AS KS 9S 8S 7S AC AD AH KH QH")
    gone = parse_cards("JS 10S")
    assert declarer_tricks(hand, Strain.SPADES, gone) > declarer_tricks(hand, Strain.SPADES)


def test_a_defender_counts_his_tops_and_his_guarded_trumps() -> None:
    aces = parse_cards("AC 7C 8C AD 7D 8D 7H 8H 7S 8S")
    nothing = parse_cards("10C 7C 8C 10D 7D 8D 7H 8H 7S 8S")
    assert defender_tricks(nothing, 0) == 0
    assert 1.5 < defender_tricks(aces, 0) <= 2
    guarded, bare = (
        parse_cards("KS 7S 7C 8C 9C 7D 8D 9D 7H 8H"),
        parse_cards("KS 7C 8C 9C 10C 7D 8D 9D 7H 8H"),
    )
    assert defender_tricks(guarded, 0) > 0.5
    assert defender_tricks(bare, 0) == 0


def test_chances_of_tricks_add_up_and_centre_on_what_is_expected() -> None:
    for expected in (0.0, 3.3, 6.5, 10.0):
        chances = trick_chances(expected, 0.8)
        assert len(chances) == 11
        assert sum(chances) == pytest.approx(1)
        assert max(range(11), key=lambda tricks: chances[tricks]) in {
            int(expected),
            int(expected) + 1,
        }
