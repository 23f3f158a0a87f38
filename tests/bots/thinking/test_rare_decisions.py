"""What is seldom asked: in the dark, about half of a misere, a look, a claim at raspasy, a stop."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from preferans_qt.bots.player import Budget, Candidate, Decision
from preferans_qt.bots.registry import player
from preferans_qt.bots.thinking.bot import candidates_of
from preferans_qt.bots.thinking.levels import LEVELS
from preferans_qt.bots.thinking.thought import Thought, Tools
from preferans_qt.bots.thinking.worlds import World
from preferans_qt.game import match as matches
from preferans_qt.game import reducer
from preferans_qt.game.actions import Action, OfferStop
from preferans_qt.game.deal import Auction, Deal
from preferans_qt.game.rules import Rules
from preferans_qt.game.sheet import Sheet, empty_sheet
from preferans_qt.game.view import PlayerView, view_for, view_of_deal
from preferans_qt.solver.search import Flag
from tests.bots.kit import deal_with, last_tricks, played_out
from tests.strategies import GUIDE, after, deal_of, new_deal, rules_of

WORLDS = 60

SEVEN_TRICKS = "AS KS QS JS 10S AH KH 7C 8D 9D"
RUBBISH = "9S JS QS 8C 9C QC 9D JD 8H QH"
SAFE = "7S 8S 10S 7C 9C 7D 8D 9D 7H 9H"
RISKY = "QS 8S 7S QC 9C 8C 7C 7D KH 7H"
GOOD_MISERE = "7S 9S JS 7C 9C JC 7D 9D 7H 10H"

DARK = rules_of("sochi-guide", dark_and_bombs="classic")
SHARED = rules_of("sochi-codex")
CONCEDED = rules_of("sochi-guide", concede_without_three=True)


def thought(view: PlayerView, legal: Sequence[Action]) -> Decision:
    """What a master makes of a view."""
    return player("master").decide(view, tuple(legal), Budget(worlds=WORLDS), Flag())


def decision_in(deal: Deal, rules: Rules = GUIDE) -> Decision:
    """What a master does for the seat that is asked."""
    seat = reducer.controller(deal)
    assert seat is not None
    view = view_of_deal(rules, empty_sheet(deal.seating.players), deal, seat)
    return thought(view, reducer.legal(rules, deal))


def answer(deal: Deal, rules: Rules = GUIDE) -> str:
    """The code of that action."""
    return str(decision_in(deal, rules).action)


def candidates(deal: Deal, rules: Rules = GUIDE) -> dict[str, Candidate]:
    """All that was considered, by its code."""
    return {str(one.action): one for one in decision_in(deal, rules).candidates}


def values(deal: Deal, rules: Rules = GUIDE) -> dict[str, float]:
    """What it is worth, in whists."""
    return {code: float(one.value) for code, one in candidates(deal, rules).items()}


# ------------------------------------------------------------------ in the dark


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("steps", "bid"),
    [
        ("", "bid 6S"),
        ("A pass", "bid 7S"),
        ("A look, A pass", "bid 6S"),
        ("A bid 6S", "bid 6C"),
    ],
)
def test_a_bid_in_the_dark_is_a_losing_bet(players: int, steps: str, bid: str) -> None:
    deal = new_deal(0, players, dark=True)
    found = values(after(DARK, deal, steps) if steps else deal, DARK)
    assert found["look"] > found[bid] > found["bid misere"]


def test_over_a_bid_one_always_looks() -> None:
    """A pass there is the same in the dark and in the light."""
    for number in range(5):
        deal = after(DARK, new_deal(number, dark=True), "A bid 6S")
        assert answer(deal, DARK) == "look"
        assert answer(after(DARK, deal, "B look, B pass"), DARK) == "look"


def test_the_last_pass_in_the_dark_doubles_the_price_too() -> None:
    rules = rules_of("sochi-guide", dark_and_bombs="classic", raspasy_zero_bonus="none")
    deal = after(rules, new_deal(2, dark=True), "A look, A pass, B look, B pass")
    passed = candidates(deal, rules)["pass"]
    assert passed.worlds == len(passed.worths) > WORLDS
    for worth in passed.worths:  # two points a trick, against a mean of ten thirds
        tricks = 10 / 3 - worth / 20
        assert tricks == pytest.approx(round(tricks))


def test_a_contract_won_in_the_dark_counts_twice() -> None:
    three = deal_with(SEVEN_TRICKS, seat=2)
    dark = replace(three, phase=Auction(three.seating.active[0], looked=()))
    dark = after(DARK, dark, "A look, A pass, B look, B pass")
    light = values(after(DARK, dark, "C look"), DARK)
    won = values(after(DARK, dark, "C bid 6S"), DARK)
    assert won["talon"] == pytest.approx(2 * light["bid 6S"], rel=0.2)
    assert won["bid misere"] == pytest.approx(light["bid misere"], rel=0.2)


def test_a_bid_in_the_dark_may_still_become_a_misere() -> None:
    """C holds a hand for it in the only deal that is imagined."""
    cards = f"{SAFE}/8C 10C JC QC KC AC 10D JD QD KD/9S JS QS KS AS 8H 10H JH QH KH"
    deal = deal_of(cards, "AD AH")
    deal = replace(deal, phase=Auction(deal.seating.active[0], looked=()))
    deal = after(DARK, deal, "A look, A pass, B look, B pass")
    world = World((deal.hands[2], deal.hands[1], deal.hands[0]), deal.talon, 0)
    view = view_of_deal(DARK, empty_sheet(3), deal, 2)
    thinking = Thought(
        view, reducer.legal(DARK, deal), LEVELS["master"], 0, Tools(), given=(world,)
    )
    found = {str(one.action): one for one in candidates_of(thinking) or ()}
    assert found["bid 6S"].worths == pytest.approx((10 * 10 * 2 / 3,))  # made: ten for the pool
    assert found["look"].worths == found["bid 6S"].worths


def won_in_the_dark(hands: str, talon: str) -> Deal:
    """A deal that A has won with a six before he has looked at his cards."""
    deal = deal_of(hands, talon)
    deal = replace(deal, phase=Auction(deal.seating.active[0], looked=()))
    return after(DARK, deal, "A bid 6S, B pass, C pass")


def test_what_was_won_in_the_dark_turns_to_misere_with_a_hand_for_it() -> None:
    others = "8C 10C JC QC KC AC 10D JD QD KD/9S JS QS KS AS 8H 10H JH QH KH"
    assert answer(won_in_the_dark(f"{SAFE}/{others}", "AD AH"), DARK) == "bid misere"
    others = "9S 8S 7S QH JH 10H 9H 8H 7H JC/QC 10C 9C 8C JD QD KD AD AC KC"
    assert answer(won_in_the_dark(f"{SEVEN_TRICKS}/{others}", "7D 10D"), DARK) == "talon"


# ------------------------------------------------------------------ half of a misere


def four_in_second_seat(hand: str) -> Deal:
    """A hand with B, second of four, who is to call."""
    three = deal_with(hand, seat=1)
    seating = replace(three.seating, players=4, dealer=3)
    deal = reducer.start_deal(seating, 0, (*three.dealt, 0), three.talon)
    return after(SHARED, deal, "A pass")


@pytest.mark.parametrize(
    ("hand", "said"), [(SAFE, "accept"), (GOOD_MISERE, "accept"), (RUBBISH, "refuse")]
)
def test_the_dealer_takes_half_of_a_good_misere_and_none_of_a_wreck(hand: str, said: str) -> None:
    assert answer(after(SHARED, four_in_second_seat(hand), "B share"), SHARED) == said


def test_half_of_a_misere_is_worth_a_third_to_each_of_the_two() -> None:
    """Alone it brings 75 of 100 points of the others, shared 25 to each of the two."""
    deal = four_in_second_seat(SAFE)
    offered = values(deal, SHARED)
    assert offered["share"] == pytest.approx(offered["bid misere"] / 3, rel=0.2)
    asked = candidates(after(SHARED, deal, "B share"), SHARED)
    assert float(asked["accept"].value) == pytest.approx(25, abs=5)
    assert float(asked["refuse"].value) == pytest.approx(-25, abs=5)
    accepted = values(after(SHARED, deal, "B share, D accept"), SHARED)
    assert accepted["bid misere"] == pytest.approx(offered["share"], rel=0.2)


@pytest.mark.parametrize("hand", [SAFE, RISKY, RUBBISH])
def test_nobody_gives_half_of_what_he_likes_nor_offers_what_nobody_likes(hand: str) -> None:
    offered = values(four_in_second_seat(hand), SHARED)
    assert offered["share"] < max(offered["bid misere"], offered["pass"])


# ------------------------------------------------------------------ the dealer's right

DECLARER = "AS KS QS JS 10S AH KH QH 8D 9D"
STRONG = "9S 8S 7S AC KC QC AD KD 10H 9H"
WEAK = "10C JC 9C 8C 7C QD JD 7D JH 8H"
CARELESS = rules_of("sochi-guide", sitting_dealer_liability="none")


def dealer_asked(second: str, third: str, contract: str, calls: str, rules: Rules = GUIDE) -> Deal:
    """A plays a contract, and D, who deals, is asked after B and C."""
    deal = deal_of(f"{DECLARER}/{second}/{third}/", "7H 10D", dealer="D")
    deal = after(rules, deal, "A bid 6S, B pass, C pass, A discard 7H 10D", f"A name {contract}")
    return after(rules, deal, calls)


HALVED = "B pass, C half, B pass"


@pytest.mark.parametrize(("contract", "calls"), [("6S", HALVED), ("8S", "B pass, C pass")])
def test_the_dealer_looks_before_he_passes(contract: str, calls: str) -> None:
    for rules in (GUIDE, CARELESS):
        found = values(dealer_asked(WEAK, STRONG, contract, calls, rules), rules)
        assert min(found["inspect B"], found["inspect C"]) > found["pass"]


def test_a_look_is_worth_more_to_one_who_answers_for_nothing() -> None:
    strict, careless = (
        values(dealer_asked(WEAK, STRONG, "6S", HALVED, rules), rules)["inspect C"]
        for rules in (GUIDE, CARELESS)
    )
    assert strict + 3 < careless


def test_he_whists_with_a_strong_hand_that_he_saw_and_not_with_a_weak_one() -> None:
    for second, third, said in ((WEAK, STRONG, "whist"), (STRONG, WEAK, "pass")):
        deal = dealer_asked(second, third, "6S", HALVED)
        assert answer(after(GUIDE, deal, "D inspect C")) == said


# ------------------------------------------------------------------ claims at raspasy

A_TAKES_ALL = "AS KS QS/7S 8S 9S/7C 8C 9C"
B_TAKES_ALL = "7S 8S 9S/AS KS QS/7C 8C 9C"


@pytest.mark.parametrize(
    ("hands", "claim", "said"),
    [
        (A_TAKES_ALL, "3 0 0", "accept"),
        (A_TAKES_ALL, "2 1 0", "refuse"),
        (A_TAKES_ALL, "0 3 0", "refuse"),
        (B_TAKES_ALL, "0 3 0", "accept"),
        (B_TAKES_ALL, "2 1 0", "accept"),
        (B_TAKES_ALL, "3 0 0", "accept"),
        ("AS 8S/QS JC/7S 10C", "1 1 0", "accept"),  # A would play the eight, and take nothing
    ],
)
def test_a_claim_at_raspasy_is_accepted_if_going_on_is_no_better(
    hands: str, claim: str, said: str
) -> None:
    deal = after(GUIDE, last_tricks(hands, "A"), f"A claim {claim}")
    assert answer(deal) == said


def test_what_going_on_at_raspasy_brings_is_told_by_world() -> None:
    deal = after(GUIDE, new_deal(4), "A pass, B pass, C pass, A claim 0 8 2")
    found = candidates(deal)
    assert found["refuse"].worlds == len(found["accept"].worths) == WORLDS
    assert answer(deal) == "refuse"
    assert float(found["refuse"].value) > float(found["accept"].value) + 10
    assert answer(after(GUIDE, new_deal(4), "A pass, B pass, C pass, A claim 10 0 0")) == "accept"


# ------------------------------------------------------------------ without play, and no more play


def test_a_wreck_is_conceded_and_nothing_better() -> None:
    for hand, talon, is_conceded in ((RUBBISH, "10S 10C", True), (SEVEN_TRICKS, "7S 8S", False)):
        deal = after(CONCEDED, deal_with(hand, talon=talon), "A bid 6S, B pass, C pass")
        assert (answer(deal, CONCEDED) == "concede") == is_conceded


@pytest.mark.parametrize(
    ("pool", "mountain", "said"),
    [
        ((2, 2, 2), (3, 3, 3), "accept"),
        ((4, 2, 4), (0, 6, 0), "refuse"),
    ],
)
def test_to_stop_and_to_go_on_are_worth_the_standing(
    pool: tuple[int, ...], mountain: tuple[int, ...], said: str
) -> None:
    """Nobody knows whom the deals to come will favour."""
    sheet = Sheet(pool, mountain, ((0, 0, 0),) * 3, (0, 0, 0))
    match = played_out(GUIDE, [player("heuristic")] * 3, number=1)
    match, _ = matches.apply(replace(match, sheet=sheet), 0, OfferStop())
    decided = thought(view_for(match, 1), matches.legal(match))
    assert str(decided.action) == said
    stopped, on = (float(one.value) for one in decided.candidates)
    assert stopped == pytest.approx(on, abs=0.02)
