"""Misere and raspasy: ducking, throwing, catching. A is the misere declarer."""

from tests.bots.kit import answer, decision_in, last_tricks
from tests.strategies import GUIDE, play_tricks


def card(hands: str, leader: str, contract: str, *played: str) -> str:
    """The card that is played next, by one who does not claim."""
    candidates = decision_in(last_tricks(hands, leader, contract, *played)).candidates
    codes = [str(candidate.action) for candidate in candidates]
    return next(code.removeprefix("play ") for code in codes if code.startswith("play"))


def test_a_misere_declarer_ducks_with_the_highest_card_that_loses() -> None:
    assert card("7D 9D QD/KD 8D 7C/10D JD 8C", "B", "misere", "KD 10D") == "QD"
    assert card("7D 9D QD/10D 8D 7C/JD KD 8C", "B", "misere", "10D JD") == "9D"


def test_a_misere_declarer_in_second_seat_trusts_only_what_lies_on_the_table() -> None:
    # B has played; A is last to speak but one when C leads, and B could still go under the nine
    assert card("7D 9D 7C/8D 10D 8C/JD QD 9C", "C", "misere", "JD") == "9D"
    assert card("7D KD 7C/8D 10D 8C/JD QD 9C", "C", "misere", "JD") == "7D"


def test_a_misere_declarer_who_must_win_takes_his_highest_card_away() -> None:
    assert card("9D KD 7C/7D 10C 8C/8D QC 9C", "B", "misere", "7D 8D") == "KD"


def test_a_misere_declarer_throws_his_most_dangerous_card() -> None:
    hands = "7D 9H AC/8D 10S KC/9D JS QC"
    assert card(hands, "B", "misere", "10S JS") == "AC"


def test_a_misere_declarer_leads_a_card_that_cannot_win() -> None:
    hands = "7D 9C 10H/8D JC 7H/9D QC 8H"
    assert card(hands, "A", "misere") in ("7D", "9C")


def test_catchers_lead_the_suit_in_which_the_declarer_is_in_danger() -> None:
    # spades are safe for A, the lonely ten of hearts is not
    hands = "7S 9S 10H/8S 7H AC/10S 8H KC"
    assert card(hands, "B", "misere") == "7H"


def test_a_catcher_stays_below_the_declarer() -> None:
    hands = "10H 7S 9S/7H AC 8S/8H KH 10S"
    deal = last_tricks(hands, "B", "misere", "7H")
    assert answer(deal) == "play 8H"


def test_a_catcher_gets_rid_of_the_card_that_stands_in_the_way() -> None:
    # B's eight would catch the nine if C had no heart
    hands = "9H 7D 8D/8H AC 10D/KH JS JD"
    assert card(hands, "B", "misere", "AC") == "KH"


def test_at_raspasy_the_highest_losing_card_goes() -> None:
    assert card("7D KD 9C/AD 8D 7C/10D JD 8C", "B", "", "AD 10D") == "KD"


def test_at_raspasy_one_who_must_win_wins_with_his_highest() -> None:
    assert card("QD KD 9C/9D 8D 7C/10D JD 8C", "B", "", "9D 10D") == "KD"


def test_at_raspasy_a_void_hand_throws_a_dangerous_card() -> None:
    assert card("AC 7H 8H/9D 8D 7C/10D JD 8C", "B", "", "9D 10D") == "AC"


def test_at_raspasy_a_low_card_of_a_safe_suit_is_led() -> None:
    hands = "7C 9C AD/8C 10C 8D/JC QC 9D"
    assert card(hands, "A", "") == "7C"


def test_the_last_trick_needs_no_thought() -> None:
    deal = play_tricks(GUIDE, last_tricks("7D 7H/8D 8H/9D 9H", "A", "misere"), "7D 8D 9D")
    assert answer(deal) == "play 9H"
