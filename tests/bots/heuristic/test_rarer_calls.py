"""Calls that only some tables know: in the dark, without the talon, of half a misere."""

from dataclasses import replace

import pytest

from preferans_qt.bots.heuristic.bidding import call_candidates
from preferans_qt.bots.player import Candidate
from preferans_qt.game import reducer
from preferans_qt.game.deal import Auction, Deal
from preferans_qt.game.outcome import Terms
from preferans_qt.game.rules import Rules
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import view_of_deal
from tests.bots.kit import answer, deal_with, decision_in
from tests.strategies import GUIDE, after, deal_of, new_deal, rules_of

SEVEN_TRICKS = "AS KS QS JS 10S AH KH 7C 8D 9D"
NINE_TRICKS = "AH KH QH JH 10H 9H AC KC AD KD"
FIVE_TRICKS = "AS KS QS 9S 8S AH 8H 9C 8D 9D"
RUBBISH = "9S JS QS 8C 9C QC 9D JD 8H QH"
SAFE = "7S 8S 10S 7C 9C 7D 8D 9D 7H 9H"
DOUBTFUL = "QS JS 10S 7S JC 7C 7D 10H 8H 7H"

DARK = rules_of("sochi-guide", dark_and_bombs="classic")
CHAIN = rules_of("sochi-guide", no_talon_bids="codex_chain")
SILENT = rules_of("sochi-guide", third_hand_takes_talon_silently=True)


def values(deal: Deal, rules: Rules = GUIDE) -> dict[str, float]:
    """The codes of all candidates and what they are worth."""
    candidates: tuple[Candidate, ...] = decision_in(deal, rules).candidates
    return {str(one.action): float(one.value) for one in candidates}


# ------------------------------------------------------------------ in the dark


@pytest.mark.parametrize("number", range(5))
def test_everybody_looks_before_he_calls(number: int) -> None:
    deal = new_deal(number, dark=True)
    assert answer(deal, DARK) == "look"
    looked = after(DARK, deal, "A look")
    assert answer(looked, DARK) == answer(new_deal(number), GUIDE)


def test_a_hand_in_the_dark_is_not_looked_at() -> None:
    deal = new_deal(3, dark=True)
    view = view_of_deal(DARK, empty_sheet(3), deal, 0)
    assert view.hand == 0
    assert isinstance(deal.phase, Auction)
    candidates = call_candidates(view, deal.phase, reducer.legal(DARK, deal))
    assert [str(one.action) for one in candidates if one.value == 0] == ["look"]


def in_the_dark(hands: str, talon: str) -> Deal:
    """A deal of given cards at which nobody has looked."""
    deal = deal_of(hands, talon)
    return replace(deal, phase=Auction(deal.seating.active[0], looked=()))


def test_dark_passes_make_raspasy_worse_to_fear() -> None:
    hands = f"7S 8S AD KD QD AC KC 8H AH KH/{SEVEN_TRICKS}/9S 7D JD QC JC 10C 10H 9H JH QH"
    light, dark = in_the_dark(hands, "7H 8C"), in_the_dark(hands, "7H 8C")
    light = after(DARK, light, "A look, A pass, B look, B pass, C look")
    dark = after(DARK, dark, "A pass, B pass, C look")
    assert values(dark, DARK)["pass"] < values(light, DARK)["pass"] < 0


def test_a_contract_won_in_the_dark_may_turn_to_misere() -> None:
    others = "8C 10C JC QC KC AC 10D JD QD KD/9S JS QS KS AS 8H 10H JH QH KH"
    deal = after(DARK, in_the_dark(f"{SAFE}/{others}", "AD AH"), "A bid 6S, B pass, C pass")
    assert answer(deal, DARK) == "bid misere"
    others = "9S 8S 7S QH JH 10H 9H 8H 7H JC/QC 10C 9C 8C JD QD KD AD AC KC"
    deal = after(
        DARK, in_the_dark(f"{SEVEN_TRICKS}/{others}", "7D 10D"), "A bid 6S, B pass, C pass"
    )
    assert answer(deal, DARK) == "talon"


def test_a_misere_in_the_dark_is_caught_behind_closed_hands() -> None:
    others = "8C 10C JC QC KC AC 10D JD QD KD/9S JS QS KS AS 8H 10H JH QH KH"
    deal = in_the_dark(f"{SAFE}/{others}", "AD AH")
    deal = after(DARK, deal, "A bid misere, B pass, C pass, A discard AD AH, A play 9C")
    lead = values(deal, DARK)
    assert {code.split()[0] for code in lead} == {"play"}
    assert answer(deal, DARK) == "play 8C"  # the only card below the nine


def test_a_bomb_makes_the_same_bid_worth_more_and_a_bad_one_cost_more() -> None:
    for hand, better in ((NINE_TRICKS, True), (RUBBISH, False)):
        plain = deal_with(hand)
        bombed = replace(plain, terms=Terms(bombs=(4, 1, 1)))
        more = values(bombed)["bid 6S"] - values(plain)["bid 6S"]
        assert (more > 0) == better


# ------------------------------------------------------------------ the talon


def test_third_hand_takes_the_talon_where_it_would_bid() -> None:
    for hand, code in ((SEVEN_TRICKS, "talon"), (RUBBISH, "pass")):
        deal = after(SILENT, deal_with(hand, seat=2), "A pass, B pass")
        assert answer(deal, SILENT) == code
    assert answer(after(SILENT, deal_with(SAFE, seat=2), "A pass, B pass"), SILENT) == "bid misere"


def test_nine_without_the_talon_is_worth_bidding_only_with_nine_tricks() -> None:
    for hand, has_nine in ((NINE_TRICKS, True), (SEVEN_TRICKS, False)):
        deal = after(CHAIN, deal_with(hand, seat=1), "A bid misere")
        offered = values(deal, CHAIN)
        assert (offered["bid 9 without talon"] > offered["pass"]) == has_nine


def test_the_talon_is_worth_having() -> None:
    offered = values(deal_with(SEVEN_TRICKS), CHAIN)
    assert offered["bid 6S"] > offered["bid 9 without talon"]
    offered = values(deal_with(DOUBTFUL), CHAIN)
    assert offered["bid misere"] > offered["bid misere without talon"]


def test_without_the_talon_only_ones_own_tricks_are_counted() -> None:
    jumps = rules_of("sochi-guide", no_talon_bids="codex_chain", bid_steps="jumps")
    eight = "AH KH QH JH 10H 9H AC KC 7D 8S"
    offered = values(deal_with(eight), jumps)
    assert offered["bid 9H"] > offered["bid 9 without talon"] + 20


def test_the_bonus_that_a_talon_may_bring_the_dealer_is_feared() -> None:
    bonus = rules_of("sochi-guide", talon_bonus="codex_table")
    deal = four_in_second_seat(SEVEN_TRICKS)
    with_bonus, without = (
        values(after(rules, deal, "A pass"), rules)["bid 6S"] for rules in (bonus, GUIDE)
    )
    assert without - 5 < with_bonus < without


def test_a_six_that_must_be_whisted_is_worth_less() -> None:
    forced = rules_of("sochi-guide", stalingrad=True)
    deal = after(GUIDE, deal_with(FIVE_TRICKS), "A bid 6S, B pass, C pass, A discards")
    usual, whisted = values(deal), values(deal, forced)
    assert whisted["name 6S"] < usual["name 6S"] - 1
    assert whisted["name 6C"] == usual["name 6C"]


def test_after_a_nine_only_a_safe_misere_goes_on_without_the_talon() -> None:
    safe = "7S 9S JS KS 7C 9C JC 7D 9D 7H"
    for hand, code in ((safe, "bid misere without talon"), (DOUBTFUL, "pass")):
        deal = after(CHAIN, deal_with(hand, seat=1), "A pass, B bid misere, C bid 9S")
        assert answer(deal, CHAIN) == code


# ------------------------------------------------------------------ half of a misere


SHARED = rules_of("sochi-codex")
RISKY = "QS 8S 7S QC 9C 8C 7C 7D KH 7H"


def four_in_second_seat(hand: str) -> Deal:
    """A hand with B, second of four."""
    three = deal_with(hand, seat=1)
    seating = replace(three.seating, players=4, dealer=3)
    return reducer.start_deal(seating, 0, (*three.dealt, 0), three.talon)


def test_half_of_a_risky_misere_is_offered_and_then_called() -> None:
    deal = after(SHARED, four_in_second_seat(RISKY), "A pass")
    assert answer(deal, SHARED) == "share"
    for said in ("accept", "refuse"):
        assert answer(after(SHARED, deal, "B share", f"D {said}"), SHARED) == "bid misere"


def test_half_of_a_misere_is_worth_less_than_all_of_it() -> None:
    deal = after(SHARED, four_in_second_seat(RISKY), "A pass, B share")
    half, whole = (
        values(after(SHARED, deal, f"D {said}"), SHARED)["bid misere"]
        for said in ("accept", "refuse")
    )
    assert 0 < half < whole / 2


def test_a_safe_misere_is_not_shared() -> None:
    deal = after(SHARED, four_in_second_seat(SAFE), "A pass")
    assert answer(deal, SHARED) == "bid misere"


@pytest.mark.parametrize(("hand", "said"), [(SAFE, "accept"), (RUBBISH, "refuse")])
def test_the_dealer_takes_half_of_what_he_sees_is_good(hand: str, said: str) -> None:
    deal = after(SHARED, four_in_second_seat(hand), "A pass, B share")
    assert reducer.current_actor(deal) == 3
    assert answer(deal, SHARED) == said


# ------------------------------------------------------------------ a misere whose talon lies apart


def test_catchers_do_not_suppose_that_the_worst_cards_were_laid_away() -> None:
    """A holds nine safe cards and the ace of spades, which B's seven would catch."""
    hand = "AS 7C 8C 9C 7D 8D 9D 7H 8H 9H"
    others = "7S 9S QS 10C JC QC KC 10D JD QD/8S 10S JS AC KD AD 10H JH QH KH"
    deal = deal_of(f"{others}/{hand}", "KS AH")  # C has called, and A leads
    deal = after(CHAIN, deal, "A pass, B pass, C bid misere without talon")
    assert answer(deal, CHAIN).endswith("S")
