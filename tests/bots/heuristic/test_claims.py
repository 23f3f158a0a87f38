"""Claims: what is certain is accepted, everything else is refused. A is the declarer."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from preferans_qt.bots.heuristic.claims import is_uncatchable, sure_tricks
from preferans_qt.bots.worth import result_worth
from preferans_qt.game import reducer
from preferans_qt.game.actions import Accept, Claim, Refuse
from preferans_qt.game.cards import card_set, cards_text, parse_cards
from preferans_qt.game.deal import Deal, Finished, MisereResult, RaspasyResult, Result, TrickPlay
from preferans_qt.game.seats import Seat
from tests.bots.kit import answer, decision_in, last_tricks
from tests.strategies import GUIDE, after


def answers(deal: Deal, claim: str) -> list[str]:
    """What the bots say to a claim of the hand whose turn it is, in turn, until one refuses."""
    deal = after(GUIDE, deal, claim)
    said = []
    while isinstance(deal.phase, TrickPlay) and deal.phase.claim is not None:
        said.append(answer(deal))
        deal, _ = reducer.apply(GUIDE, deal, decision_in(deal).action)
    return said


TOPS = "AS KS QS AC KC AD KD/JS 10S 7C 8C 7D 8D 9H/9S QC JC QD JD 10H JH"


def test_solid_suits_are_conceded_however_many_tricks_are_left() -> None:
    assert answers(last_tricks(TOPS, "A", "6S"), "A claim 7 0 0") == ["accept", "accept"]
    assert answers(last_tricks(TOPS, "A", "6NT"), "A claim 7 0 0") == ["accept", "accept"]


def test_a_claim_is_refused_while_a_trump_may_stop_it() -> None:
    hands = "KS QS JS AC KC AD KD/AS 10S 7C 8C 7D 8D 9H/9S QC JC QD JD 10H JH"
    assert answers(last_tricks(hands, "A", "6S"), "A claim 7 0 0") == ["refuse"]


def test_nothing_is_conceded_to_one_who_is_not_on_lead() -> None:
    assert answers(last_tricks(TOPS, "B", "6NT"), "B claim 7 0 0") != ["accept", "accept"]


def test_a_trick_given_away_beside_sure_ones_is_accepted() -> None:
    hands = "AS KS QS AC KC AD 7D/JS 10S 7C 8C 8D 9D 9H/9S QC JC QD JD 10H JH"
    deal = last_tricks(hands, "A", "6S", whisters="B")
    assert answers(deal, "A claim 6 1 0") == ["accept", "accept"]
    assert answers(deal, "A claim 7 0 0") == ["refuse"]


def test_what_is_offered_beyond_hope_is_accepted() -> None:
    assert answers(last_tricks(TOPS, "A", "6S", whisters="B"), "A claim 0 7 0") == [
        "accept",
        "accept",
    ]


def test_a_misere_that_cannot_be_caught_is_given_up() -> None:
    deal = last_tricks("7S 9S 7C 9C 7H/8S JS 8C JC QC/10S QS 10C 8H 9H", "B", "misere", "8S 10S")
    assert answers(deal, "A claim 0 5 0") == ["accept", "accept"]


def test_a_misere_with_a_hole_is_played_on() -> None:
    deal = last_tricks("7S 9S 7C 9C 9H/8S JS 8C JC QC/10S QS 10C 7H 8H", "B", "misere", "8S 10S")
    assert "refuse" in answers(deal, "A claim 0 5 0")


def test_the_last_tricks_are_searched_for_every_layout() -> None:
    # B holds nothing that matters, so C's unseen cards decide: the queen may be guarded with him
    hands = "AD KD JD/7C 8C 9H/QD 10D 9D"
    assert answers(last_tricks(hands, "A", "6NT"), "A claim 3 0 0") == ["refuse"]
    hands = "AD KD JD/QD 10D 9D/7C 8C 9H"
    assert answers(last_tricks(hands, "A", "6NT"), "A claim 3 0 0")[0] == "refuse"
    hands = "AD KD JD/9D 8C 9H/QD 10C JC"
    assert answers(last_tricks(hands, "A", "6NT"), "A claim 3 0 0") == ["accept", "accept"]


def test_a_card_that_may_have_been_laid_away_may_also_be_with_the_partner() -> None:
    hands = "AD KD JD/7C 8C 9H/10D 9C 8H"
    known = last_tricks(hands, "A", "6NT")
    unsure = last_tricks(hands, "A", "6NT", laid_away="QD 9D")
    assert answers(known, "A claim 3 0 0") == ["accept", "accept"]
    assert answers(unsure, "A claim 3 0 0") == ["refuse"]


def test_at_raspasy_no_trick_at_all_is_welcome_and_a_doubtful_one_is_not() -> None:
    hands = "7D 7C/8D 8C/9D 9C"
    assert answers(last_tricks(hands, "C"), "C claim 0 0 2") == ["accept", "accept"]
    assert answers(last_tricks(hands, "A"), "A claim 0 2 0") == ["refuse"]


@pytest.mark.parametrize(
    ("hand", "others", "trump", "tricks"),
    [
        ("AS KS AH", "QS JS 10H", 0, 3),
        ("AS QS AH", "KS JS 10H", 0, 1),
        ("AS KS AH", "QS JS 10S 10H", 0, 2),
        ("AC KC AH", "7S QC 10H", 0, 0),
        ("AC KC AH", "QC 10H", None, 3),
        ("AC KC 7C", "QC JC 10H", None, 3),
        ("AC KC 7C", "QC JC 10C", None, 2),
    ],
)
def test_sure_tricks(hand: str, others: str, trump: int | None, tricks: int) -> None:
    assert sure_tricks(parse_cards(hand), parse_cards(others), trump) == tricks


@pytest.mark.parametrize(
    ("hand", "others", "safe"),
    [
        ("7S 9S JS", "8S 10S QS KS", True),
        ("8S", "7S 9S", False),
        ("7S 10S", "8S 9S JS", False),
        ("7S AS", "8S", True),
        ("7S AS", "8S 9S", False),
        ("AS", "", True),
    ],
)
def test_a_misere_hand_without_holes(hand: str, others: str, safe: bool) -> None:
    assert is_uncatchable(parse_cards(hand), parse_cards(others)) == safe


def test_a_declarer_claims_when_nobody_can_stop_him() -> None:
    assert answer(last_tricks(TOPS, "A", "6S")) == "claim 7 0 0"


def test_a_declarer_does_not_claim_what_is_uncertain_or_was_doubted() -> None:
    hands = "AS KS QS AC KC AD QD/JS 10S 7C 8C 7D 8D 9H/9S QC JC KD JD 10H JH"
    assert answer(last_tricks(hands, "A", "6S")).startswith("play")
    deal = last_tricks(TOPS, "A", "6S")
    assert isinstance(deal.phase, TrickPlay)
    assert answer(replace(deal, phase=replace(deal.phase, refused_at=1))).startswith("play")


# ------------------------------------------------------------------ against all play


def can_reach(deal: Deal, ours: frozenset[Seat], wanted: Callable[[Result], bool]) -> bool:
    """Whether some seats get what they want, whatever the others play; by the rules alone."""
    if isinstance(deal.phase, Finished):
        return wanted(deal.phase.result)
    assert isinstance(deal.phase, TrickPlay)
    some_or_all = any if deal.phase.actor in ours else all
    return some_or_all(
        can_reach(reducer.apply(GUIDE, deal, card)[0], ours, wanted)
        for card in reducer.legal(GUIDE, deal)
    )


def random_ending(random: Random) -> Deal:
    """Two or three tricks of some contract, some cards of which nobody has seen the last."""
    size = random.choice((2, 3))
    cards = random.sample(range(32), 3 * size + 2)
    hands = [cards_text(card_set(cards[place::3][:size])) for place in range(3)]
    laid_away = cards_text(card_set(set(cards) - set().union(*map(_parsed, hands))))
    contract = random.choice(("6S", "7H", "8NT", "misere", ""))
    return last_tricks(
        "/".join(hands),
        random.choice("ABC"),
        contract,
        whisters=random.choice(("B", "C", "BC")),
        laid_away=laid_away if contract else "",
    )


def _parsed(hand: str) -> set[int]:
    mask = parse_cards(hand)
    return {card for card in range(32) if mask >> card & 1}


def random_split(random: Random, tricks: int) -> Claim:
    counts = [0, 0, 0]
    favoured = random.choice((0, 1, 2))
    for _ in range(tricks):
        counts[random.choice((0, 1, 2, favoured, favoured, favoured))] += 1
    return Claim(tuple(counts))


def claimed_result(deal: Deal) -> Result:
    """The result when everybody accepts."""
    while not isinstance(deal.phase, Finished):
        deal, _ = reducer.apply(GUIDE, deal, Accept())
    return deal.phase.result


def declarers_tricks(result: Result) -> int:
    """What the declarer took; at raspasy nobody asks."""
    if isinstance(result, RaspasyResult):
        return 0
    return result.taken if isinstance(result, MisereResult) else result.tricks[result.declarer]


def is_better_for(seat: Seat, deal: Deal, offered: Result, result: Result) -> bool:
    """Whether a seat would rather have a result than the one it is offered.

    No defender of a trick contract wishes his partner to fail.
    """
    assert isinstance(deal.phase, TrickPlay)
    defends = seat != deal.phase.declarer and not deal.phase.is_misere
    if defends and declarers_tricks(result) > declarers_tricks(offered):
        return False
    worth, before = (result_worth(GUIDE, deal.seating, one) for one in (result, offered))
    return worth[seat] > before[seat]


def test_nobody_accepts_less_than_his_side_could_reach() -> None:
    random, said = Random(5), {Accept(): 0, Refuse(): 0}
    for _ in range(150):
        deal = random_ending(random)
        assert isinstance(deal.phase, TrickPlay)
        claim = random_split(random, 10 - len(deal.phase.tricks))
        claimed, _ = reducer.apply(GUIDE, deal, claim)
        seat, declarer = reducer.current_actor(claimed), deal.phase.declarer
        assert seat is not None
        action = decision_in(claimed).action
        assert isinstance(action, Accept | Refuse)
        said[action] += 1
        if action == Refuse():
            continue
        sides = [frozenset([declarer]), frozenset(range(3)) - {declarer}]
        ours = frozenset(range(3)) if declarer is None else sides[seat != declarer]
        offered = claimed_result(claimed)

        assert not can_reach(deal, ours, partial(is_better_for, seat, deal, offered))
    assert min(said.values()) > 15
