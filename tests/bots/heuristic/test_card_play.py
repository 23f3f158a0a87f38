"""Cards in trick contracts, as a sensible beginner plays them. A is always the declarer."""

from dataclasses import replace

from preferans_qt.bots.player import Decision
from preferans_qt.game.deal import TrickPlay
from tests.bots.kit import answer, decision_in, last_tricks
from tests.strategies import GUIDE, play_tricks, rules_of


def card(hands: str, leader: str, contract: str, *played: str, **how: object) -> str:
    """The card that is played next."""
    return answer(last_tricks(hands, leader, contract, *played, **how)).removeprefix("play ")


def test_a_declarer_draws_trumps_before_he_cashes() -> None:
    hands = "AS KS QS AH 7H/7S 8S JH 8H 9H/9S 10S 10H QH KH"
    assert card(hands, "A", "6S") in ("AS", "KS", "QS")


def test_a_declarer_leads_trumps_to_bring_the_ace_down() -> None:
    hands = "KS QS JS 10S 7H/AS 7S 8H 9H 10H/8S 9S JH QH KH"
    assert card(hands, "A", "6S").endswith("S")


def test_a_declarer_does_not_waste_a_trump_on_the_last_high_one() -> None:
    hands = "KS QS AD KD 7D/AS 8D 9D 10H JH/10D JD QH KH AH"
    assert card(hands, "A", "6S") in ("AD", "KD")


def test_a_declarer_wins_cheaply_in_last_seat() -> None:
    assert card("AD QD 7D 7C/8D 8C 9C 10C/JD JC QC KC", "B", "6S", "8D", "JD") == "QD"


def test_a_declarer_keeps_his_honours_when_he_cannot_win() -> None:
    assert card("KD 8D 7D/9D 9C 10C/AD JC QC", "B", "6S", "9D", "AD") == "7D"


def test_a_declarer_takes_his_winners_when_they_are_enough() -> None:
    hands = "AD KD QD JD 10D AH 7C/7D 8D 8C 9C 10C 8H 9H/9D JC QC KC AC 10H JH"
    assert card(hands, "A", "6NT") in ("AD", "KD", "QD", "JD", "10D", "AH")


def test_a_declarer_makes_his_long_suit_good_while_he_has_stoppers() -> None:
    hands = "KD QD JD 10D 9D AC AH/AD 7D 7C 8C 9C 7H 8H/8D 10C JC QC 9H 10H JH"
    assert card(hands, "A", "6NT").endswith("D")


def test_a_forced_ruff_is_the_lowest_trump_that_wins() -> None:
    assert card("QS 10S 8S/AD 7S 9D/KD 9C 7C", "B", "6S", "AD", "KD") == "8S"
    assert card("QS 10S 8S/AD 9D 7C/9S 9C 8C", "B", "6S", "AD", "9S") == "10S"


def test_an_overruffed_declarer_throws_his_lowest_trump() -> None:
    assert card("QS 10S 8S/AD 9D 7C/KS 9C 8C", "B", "6S", "AD", "KS") == "8S"


def test_second_hand_plays_low_before_its_ace() -> None:
    assert card("JD 7C 8C 9C/AD 8D 7D QC/KD 9D KC JC", "A", "6S", "JD") in ("7D", "8D")


def test_last_hand_does_not_beat_its_partner() -> None:
    assert card("7D 7C 8C/AD 9C JC/KD 8D QC", "A", "6S", "7D AD") == "8D"


def test_last_hand_beats_the_declarer_with_the_cheapest_card() -> None:
    assert card("JD 7C 8C/7D 9C JC/KD QD 8D", "A", "6S", "JD 7D") == "QD"


def test_last_hand_wins_what_its_partner_led_through_the_declarer() -> None:
    assert card("9D 7C 8C/KD 10D 9C/8D JC QC", "C", "6S", "8D 9D") == "10D"


def test_a_void_defender_throws_what_is_worth_least() -> None:
    assert card("AD 8H QH/8D 9C JC/AC KC 7H", "A", "6NT", "AD 8D") == "7H"


def test_a_defender_leads_from_ace_and_king() -> None:
    hands = "AS KS 9D QC 7H/AC KC 9H 8H 8S/7D 8D JC 10C 10H"
    assert card(hands, "B", "6S") in ("AC", "KC")


def test_a_defender_does_not_open_a_guarded_king_to_the_declarer() -> None:
    hands = "AD QD 7S 8S AH/KD 7D 8C 9C 10C/8D 9D JC QC KC"
    assert card(hands, "B", "6S").endswith("C")


def test_a_defender_returns_the_suit_his_partner_led() -> None:
    led = last_tricks("AS KS 9D JC 9H/AD 7D 7C 8C 7H/8D 10D 10C QC 8H", "C", "6S", "8D 9D")
    assert answer(led) == "play AD"
    returning = decision_in(play_tricks(GUIDE, led, "AD"))
    opening = decision_in(last_tricks("AS KS JC 9H/7D 7C 8C 7H/10D 10C QC 8H", "B", "6S"))
    assert str(returning.action) == "play 7D"
    assert preference(returning, "7D", "7C") > preference(opening, "7D", "7C")


def preference(decision: Decision, card: str, other: str) -> float:
    """By how many whists one card is better than another."""
    values = {str(candidate.action): float(candidate.value) for candidate in decision.candidates}
    return values[f"play {card}"] - values[f"play {other}"]


def test_an_open_whister_chooses_for_both_hands() -> None:
    deal = last_tricks("JD 7C 8C/7D 9C JC/KD QD 8D", "A", "6S", "JD", whisters="B", openly=True)
    assert answer(deal) == "play 7D"
    assert answer(play_tricks(GUIDE, deal, "7D")) == "play QD"


def test_an_open_whister_lets_the_master_win_and_keeps_the_rest() -> None:
    hands = "QD 7C 8C/KD 9C JC/AD 8D 9D"
    assert card(hands, "A", "6S", "QD KD", whisters="B", openly=True) in ("8D", "9D")


# ------------------------------------------------------------------ by other agreements


def test_where_tricks_too_many_cost_a_declarer_throws_his_winners_away() -> None:
    archaic = rules_of("sochi-guide", underbid_penalty=True)
    deal = last_tricks("QD 7D/10D KD/9D JC", "B", "6NT")  # B has all earlier tricks
    assert answer(play_tricks(GUIDE, deal, "10D 9D"), archaic) == "play QD"
    assert isinstance(deal.phase, TrickPlay)
    won = tuple(trick._replace(winner=0) for trick in deal.phase.tricks)
    made = replace(deal, phase=replace(deal.phase, tricks=won))
    assert answer(play_tricks(GUIDE, made, "10D 9D"), archaic) == "play 7D"
    assert answer(play_tricks(GUIDE, made, "10D 9D"), GUIDE) == "play QD"


def test_only_cards_that_overtake_are_weighed_where_that_is_a_duty() -> None:
    strict = rules_of("sochi-guide", must_overtake=True)
    deal = last_tricks("JD 7C/KD 8D/9D AC", "A", "6NT", "JD")
    assert [str(one.action) for one in decision_in(deal, strict).candidates] == ["play KD"]


def test_in_a_checked_ten_everybody_plays_with_all_hands_in_sight() -> None:
    checked = rules_of("sochi-guide", ten_mode="checked_open")
    deal = last_tricks("AD QD 7C/KD 8D 9C/9D JD 8C", "A", "10NT")
    assert isinstance(deal.phase, TrickPlay)
    deal = replace(deal, phase=replace(deal.phase, shown=(0, 1, 2)))
    assert answer(deal, checked).startswith("play")  # the king is seen to be guarded
    safe = last_tricks("AD QD 7C/9D 8D 9S/KD JS 8S", "A", "10NT")
    assert isinstance(safe.phase, TrickPlay)
    safe = replace(safe, phase=replace(safe.phase, shown=(0, 1, 2)))
    assert answer(safe, checked) == "play AD"
