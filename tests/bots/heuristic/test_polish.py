"""The Polish game: signed points, a whister alone or with the passer called back."""

import pytest

from preferans_qt.bots.heuristic.hand_value import ranks_in, suit_tricks, without_lowest
from preferans_qt.bots.heuristic.table import table_of
from preferans_qt.bots.heuristic.trick_value import value_after_lead
from preferans_qt.game import reducer
from preferans_qt.game.actions import Play
from preferans_qt.game.cards import FULL_DECK, cards_in, parse_card, parse_cards
from preferans_qt.game.deal import Deal, Finished, Seating, TrickPlay
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import view_of_deal
from tests.bots.kit import answer, deal_with, decision_in
from tests.strategies import after, deal_of, rules_of

POLISH = PRESETS["polish"]
DECLARER = "AS KS QS JS 10S AH KH QH 8D 9D"
TWO_ACES = "9S 8S AC KC 9C AD KD 10D 10H 9H"
NOTHING = "7S QC JC 10C 8C QD JD 7D JH 8H"
NINE_TRICKS = "AH KH QH JH 10H 9H AC KC AD 8D"
SIX_TRICKS = "AS KS QS JS 9S AH KH 7C 8D 9D"
RUBBISH = "9S JS QS 8C 9C QC 9D JD 8H QH"


def values(deal: Deal) -> dict[str, float]:
    """The codes of all candidates and what they are worth."""
    return {str(one.action): float(one.value) for one in decision_in(deal, POLISH).candidates}


def named(contract: str, second: str = TWO_ACES, third: str = NOTHING) -> Deal:
    """A has named a contract; B is first defender."""
    deal = deal_of(f"{DECLARER}/{second}/{third}", "7C 7H")
    return after(POLISH, deal, "A bid 6S, B pass, C pass, A discard 7C 7H", f"A name {contract}")


def test_to_pass_costs_nothing_so_only_good_hands_open() -> None:
    third = after(POLISH, deal_with(RUBBISH, seat=2), "A pass, B pass")
    assert values(third)["pass"] == 0
    assert answer(third, POLISH) == "pass"
    assert answer(deal_with(NINE_TRICKS), POLISH).startswith("bid")
    assert (
        answer(after(POLISH, deal_with(SIX_TRICKS, seat=2), "A pass, B pass"), POLISH) == "bid 6S"
    )


def test_values_are_points_and_not_ten_times_as_much() -> None:
    worth = values(named("6S"))
    assert all(-60 < value < 120 for value in worth.values())


def test_whist_is_cheap_where_a_missing_trick_costs_only_its_price() -> None:
    assert answer(named("6S"), POLISH) == "whist"
    assert answer(named("8S", NOTHING, TWO_ACES), POLISH) == "whist"
    assert answer(named("9S", NOTHING, TWO_ACES), POLISH) == "pass"


def test_both_must_whist_a_ten() -> None:
    deal = named("10S")
    assert isinstance(deal.phase, TrickPlay)
    assert deal.phase.defence is not None
    assert deal.phase.defence.without_quota


def test_the_sole_whister_weighs_three_ways_to_defend() -> None:
    deal = after(POLISH, named("6S"), "B whist, C pass")
    worth = values(deal)
    assert set(worth) == {"alone", "open", "closed"}
    assert worth["open"] > worth["closed"]


def test_the_stronger_ones_own_hand_the_more_it_is_worth_to_play_alone() -> None:
    strong = values(after(POLISH, named("6S"), "B whist, C pass"))
    weak = values(after(POLISH, named("6S", NOTHING, TWO_ACES), "B whist, C pass"))
    assert strong["alone"] > weak["alone"]
    assert strong["alone"] - strong["open"] > weak["alone"] - weak["open"]


@pytest.mark.parametrize("way", ["alone", "open", "closed"])
def test_every_way_is_played_to_the_end(way: str) -> None:
    deal = after(POLISH, named("6S"), f"B whist, C pass, B {way}")
    hands = set()
    while not isinstance(deal.phase, Finished):
        assert isinstance(deal.phase, TrickPlay)
        decided = decision_in(deal, POLISH)
        if isinstance(decided.action, Play):
            hands.add(deal.phase.actor)
        deal, _ = reducer.apply(POLISH, deal, decided.action)
    assert hands == ({0, 1} if way == "alone" else {0, 1, 2})


# ------------------------------------------------------------------ tricks of two cards


def lonely(declarer: str, whister: str, resting: str, *tricks: str) -> Deal:
    """A plays spades against B alone; C's hand rests."""
    rest = FULL_DECK & ~sum(parse_cards(hand) for hand in (declarer, whister, resting))
    talon = list(cards_in(rest))
    assert len(talon) == 2
    texts = " ".join(_text(card) for card in talon)
    deal = deal_of(f"{declarer}/{whister}/{resting}", texts)
    deal = after(POLISH, deal, f"A bid 6S, B pass, C pass, A discard {texts}, A name 6S")
    return after(POLISH, deal, "B whist, C pass, B alone", *tricks)


def _text(card: int) -> str:
    return next(text for text in _DECK if parse_card(text) == card)


_DECK = [f"{rank}{suit}" for suit in "SCDH" for rank in ("7", "8", "9", "10", *"JQKA")]


def test_the_table_of_two_has_one_rival_and_no_partner() -> None:
    deal = lonely(DECLARER, TWO_ACES, NOTHING)
    assert deal.seating == Seating(3, 2, resting=2)
    assert isinstance(deal.phase, TrickPlay)
    view = view_of_deal(POLISH, empty_sheet(3), deal, 0)
    table = table_of(view, deal.phase)
    assert (table.rivals, table.partner, table.after) == ((1,), None, (1,))
    assert not table.knows_rivals
    assert table.shares[1] == pytest.approx(0.5)  # the resting hand holds the other half
    deal = after(POLISH, deal, "A play AS")
    view = view_of_deal(POLISH, empty_sheet(3), deal, 1)
    assert isinstance(deal.phase, TrickPlay)
    table = table_of(view, deal.phase)
    assert (table.rivals, table.partner, table.after) == ((0,), None, ())


def test_last_of_two_wins_cheaply_or_throws_his_lowest() -> None:
    deal = lonely(DECLARER, TWO_ACES, NOTHING, "A play 8D")
    assert answer(deal, POLISH) == "play 10D"
    deal = lonely(DECLARER, TWO_ACES, NOTHING, "A play AS")
    assert answer(deal, POLISH) == "play 8S"


def test_a_suit_not_followed_by_the_only_rival_is_gone() -> None:
    deal = lonely(DECLARER, TWO_ACES, NOTHING, "A play AS, B play 8S, A play KS, B play 9S")
    deal = after(POLISH, deal, "A play QS, B play 9H")
    assert isinstance(deal.phase, TrickPlay)
    table = table_of(view_of_deal(POLISH, empty_sheet(3), deal, 0), deal.phase)
    assert table.holdings[1] & parse_cards("7S JS 10S") == 0


def test_a_lonely_whister_answers_for_his_own_duty_only() -> None:
    strict = rules_of("polish", personal_duty={6: 4, 7: 2, 8: 1, 9: 1})
    deal = after(POLISH, named("6S"), "B whist, C pass")
    usual, dear = (
        {str(one.action): one.value for one in decision_in(deal, rules).candidates}
        for rules in (POLISH, strict)
    )
    assert usual["alone"] > dear["alone"] + 5
    assert usual["open"] == dear["open"]


def test_against_one_rival_the_missing_cards_may_be_out_of_play() -> None:
    held, missing = 0b0110_0000, 0b1001_1111  # king and queen
    assert suit_tricks(held, missing, 1) > suit_tricks(held, missing, 2) + 0.2


def test_a_lead_draws_one_card_of_the_only_rival() -> None:
    declarer, whister = "AS KS QS JS 10S AH 10H 9H 8D 9D", "9S 8S AC KC 9C AD KD KH QH JH"
    deal = lonely(declarer, whister, "7S QC JC 10C 8C QD JD 7D 10D 8H")
    assert isinstance(deal.phase, TrickPlay)
    table = table_of(view_of_deal(POLISH, empty_sheet(3), deal, 0), deal.phase)
    held, missing = ranks_in(table.hand, 3) ^ 1 << 7, ranks_in(table.holdings[1], 3)
    after_ace = value_after_lead(table, parse_card("AH"), 1.0)
    assert after_ace == suit_tricks(held, without_lowest(missing), 1)
