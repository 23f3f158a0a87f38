"""What a declarer may do beside naming a contract: leave the talon, give up, write off."""

from dataclasses import replace

from preferans_qt.game import reducer
from preferans_qt.game.actions import Concede
from preferans_qt.game.deal import Deal, Finished
from preferans_qt.game.outcome import ContractResult
from preferans_qt.game.rules import Rules
from preferans_qt.game.sheet import Sheet, empty_sheet
from preferans_qt.game.view import view_of_deal
from tests.bots.kit import answer, deal_with, decision, decision_in
from tests.strategies import GUIDE, after, rules_of

TEN_TRICKS = "AS KS QS JS 10S AH KH QH JH 10H"
SEVEN_TRICKS = "AS KS QS JS 10S AH KH 7C 8D 9D"
FOUR_TRICKS = "AS KS 9S 8S 7S 9H 7C 8C 8D 9D"
NO_TRICKS = "7S 8S 9S 7H 8H 9H 7C 8C 8D 9D"


def bought(hand: str, talon: str, rules: Rules = GUIDE, bid: str = "6S") -> Deal:
    """A has won the auction and holds the talon."""
    return after(rules, deal_with(hand, talon=talon), f"A bid {bid}, B pass, C pass")


def test_a_talon_that_is_not_needed_is_left_when_the_dealer_pays_for_it() -> None:
    rules = rules_of("sochi-guide", talon_refusal_penalty=5)
    assert answer(bought(TEN_TRICKS, "7D 8D", rules), rules) == "reject"
    assert answer(bought(SEVEN_TRICKS, "AD AC", rules), rules).startswith("discard")
    cheap = rules_of("sochi-guide", talon_refusal_penalty=1)
    assert answer(bought(SEVEN_TRICKS, "QH JH", cheap), cheap).startswith("discard")


def test_three_down_are_written_only_instead_of_more() -> None:
    rules = rules_of("sochi-guide", concede_without_three=True)
    hopeless = bought(NO_TRICKS, "10D 10C", rules, "6S")
    assert answer(hopeless, rules) == "concede"
    assert answer(after(rules, hopeless, "A discard 10D 10C"), rules) == "concede"
    for hand in (SEVEN_TRICKS, FOUR_TRICKS):
        assert answer(bought(hand, "10D 10C", rules), rules).startswith("discard")


def test_conceding_is_compared_with_the_best_that_can_be_played() -> None:
    rules = rules_of("sochi-guide", concede_without_three=True)
    candidates = decision_in(bought(FOUR_TRICKS, "10D 10C", rules), rules).candidates
    conceded = next(one.value for one in candidates if one.action == Concede())
    assert conceded < candidates[0].value < 0


def test_where_underbidding_costs_it_tempts_less() -> None:
    hand, talon = "AS KS QS JS 10S AH KH QC 7D 8D", "AD 7C"
    gains = []
    for rules in (GUIDE, rules_of("sochi-guide", underbid_penalty=True)):
        naming = after(rules, bought(hand, talon, rules), "A discard 7C 7D")
        values = {str(one.action): one.value for one in decision_in(naming, rules).candidates}
        gains.append(values["name 6S"] - values["name 8S"])
    assert gains[0] > gains[1] + 10


def test_the_talons_bonus_makes_a_high_contract_dearer() -> None:
    plain = rules_of("sochi-guide", sitting_dealer_whist="off")
    bonus = rules_of("sochi-guide", sitting_dealer_whist="off", talon_bonus="codex_table")
    three = deal_with("AS KS QS JS 10S KH QH 9C 8D 9D", talon="AH AD")
    seating = replace(three.seating, players=4, dealer=3)
    deal = reducer.start_deal(seating, 0, (*three.dealt, 0), three.talon)
    costs = []
    for rules in (plain, bonus):
        naming = after(rules, deal, "A bid 6S, B pass, C pass, A discard 9C 8D")
        values = {
            str(one.action): float(one.value) for one in decision_in(naming, rules).candidates
        }
        costs.append(values["name 7S"] - values["name 9S"])
    assert costs[1] > costs[0]


# ------------------------------------------------------------------ nobody whisted

WRITES_OFF = rules_of("sochi-guide", unwhisted_may_write_off_mountain=True)


def entered(sheet: Sheet, rules: Rules = WRITES_OFF) -> str:
    """Where A writes an unwhisted eight."""
    deal = after(rules, bought(SEVEN_TRICKS, "AD AC", rules), "A discard 8D 9D, A name 8S")
    deal = after(rules, deal, "B pass, C pass")
    view = view_of_deal(rules, sheet, deal, 0)
    return str(decision(view, reducer.legal(rules, deal)).action)


def test_one_who_is_ahead_fills_his_pool_and_one_who_is_behind_writes_off() -> None:
    empty = empty_sheet(3)
    assert entered(replace(empty, mountain=(2, 8, 8))) == "enter pool"
    assert entered(replace(empty, mountain=(12, 0, 0))) == "enter mountain"


def test_a_full_pool_is_passed_over_where_its_surplus_is_lost() -> None:
    rules = rules_of(
        "sochi-guide",
        unwhisted_may_write_off_mountain=True,
        pool_help="none",
        last_overflow="discard",
    )
    ahead = replace(empty_sheet(3), pool=(20, 2, 2), mountain=(8, 20, 20))
    assert entered(ahead, rules) == "enter mountain"


def test_the_contract_is_entered_as_chosen() -> None:
    deal = after(WRITES_OFF, bought(SEVEN_TRICKS, "AD AC", WRITES_OFF), "A discard 8D 9D")
    deal = after(WRITES_OFF, deal, "A name 8S, B pass, C pass, A enter pool")
    assert isinstance(deal.phase, Finished)
    assert isinstance(deal.phase.result, ContractResult)
    assert not deal.phase.result.terms.off_mountain
