"""Claims: what is certain is accepted, everything else is refused. A is the declarer."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from preferans_qt.bots.heuristic.claims import is_uncatchable, sure_tricks
from preferans_qt.bots.heuristic.last_tricks import LastTricks, layouts
from preferans_qt.bots.worth import result_worth
from preferans_qt.game import reducer
from preferans_qt.game.actions import Accept, Claim, Play, Refuse
from preferans_qt.game.cards import card_set, cards_in, cards_text, parse_cards
from preferans_qt.game.deal import Deal, Finished, TrickPlay, taken
from preferans_qt.game.outcome import ContractResult, Defence, MisereResult, RaspasyResult, Result
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import view_of_deal
from tests.bots.kit import answer, decision_in, last_tricks
from tests.strategies import GUIDE, after, rules_of


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


def test_no_declarer_claims_tricks_that_would_cost_him() -> None:
    archaic = rules_of("sochi-guide", underbid_penalty=True)
    assert not answer(last_tricks(TOPS, "A", "6S"), archaic).startswith("claim")


# ------------------------------------------------------------------ against all play


def can_reach(
    rules: Rules, deal: Deal, ours: frozenset[Seat], wanted: Callable[[Result], bool]
) -> bool:
    """Whether some seats get what they want, whatever the others play; by the rules alone."""
    if isinstance(deal.phase, Finished):
        return wanted(deal.phase.result)
    assert isinstance(deal.phase, TrickPlay)
    some_or_all = any if deal.phase.actor in ours else all
    return some_or_all(
        can_reach(rules, reducer.apply(rules, deal, card)[0], ours, wanted)
        for card in reducer.legal(rules, deal)
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
    return set(cards_in(parse_cards(hand)))


def ending_of_two(random: Random) -> Deal:
    """Two or three tricks of two cards: A plays against B, and C's ten cards rest (C12.4)."""
    size = random.choice((2, 3))
    cards = random.sample(range(32), 2 * size + 12)
    first, second = cards_text(card_set(cards[:size])), cards_text(card_set(cards[size:][:size]))
    away, resting = card_set(cards[-12:-10]), card_set(cards[-10:])
    contract = random.choice(("6S", "7H", "8NT"))
    leader = random.choice("AB")
    deal = last_tricks(
        f"{first}/{second}/", leader, contract, whisters="B", laid_away=cards_text(away)
    )
    assert isinstance(deal.phase, TrickPlay)
    assert deal.phase.defence is not None
    record = tuple(
        step
        for step in deal.record
        if isinstance(step.action, Play) and not resting >> step.action.card & 1
    )
    return replace(
        deal,
        seating=replace(deal.seating, resting=2),
        hands=(*deal.hands[:2], resting),
        phase=replace(deal.phase, defence=replace(deal.phase.defence, alone=True)),
        record=record,
    )


def ending_of_four(random: Random) -> Deal:
    """The same among four: the sitting dealer may have taken one of the defenders' seats."""
    deal = random_ending(random)
    phase = deal.phase
    assert isinstance(phase, TrickPlay)
    terms = deal.terms
    if phase.defence is not None and random.random() < 0.7:
        plays, openly = random.choice((1, 2)), random.choice((True, False))
        defence = Defence((3,), openly=openly, dealer_plays=plays)
        phase = replace(phase, defence=defence, shown=(1, 2) if openly else ())
        terms = replace(terms, dealer_saw=(plays,))
    return replace(
        deal,
        seating=replace(deal.seating, players=4, dealer=3),
        hands=(*deal.hands, 0),
        dealt=(*deal.dealt, 0),
        phase=phase,
        terms=terms,
    )


def ending_with_a_contract_made(random: Random) -> Deal:
    """The same when the declarer has taken all tricks so far."""
    deal = random_ending(random)
    assert isinstance(deal.phase, TrickPlay)
    won = tuple(trick._replace(winner=0) for trick in deal.phase.tricks)
    return replace(deal, phase=replace(deal.phase, tricks=won))


def random_split(random: Random, deal: Deal, tricks: int) -> Claim:
    in_play = deal.seating.in_play
    counts, favoured = [0] * deal.seating.players, random.choice(in_play)
    for _ in range(tricks):
        counts[random.choice((*in_play, favoured, favoured, favoured))] += 1
    return Claim(tuple(counts))


def claimed_result(rules: Rules, deal: Deal) -> Result:
    """The result when everybody accepts."""
    while not isinstance(deal.phase, Finished):
        deal, _ = reducer.apply(rules, deal, Accept())
    return deal.phase.result


def declarers_tricks(result: Result) -> int:
    """What the declarer took; at raspasy nobody asks."""
    match result:
        case MisereResult():
            return result.taken
        case ContractResult():
            return result.tricks[result.declarer]
        case _:
            return 0


def is_better_for(rules: Rules, seat: Seat, deal: Deal, offered: Result, result: Result) -> bool:
    """Whether a seat would rather have a result than the one it is offered.

    No defender of a trick contract wishes his partner to fail, but where the declarer pays for
    tricks too many.
    """
    assert isinstance(deal.phase, TrickPlay)
    defends = seat != deal.phase.declarer and not deal.phase.is_misere
    if (
        defends
        and not rules.underbid_penalty
        and declarers_tricks(result) > declarers_tricks(offered)
    ):
        return False
    worth, before = (result_worth(rules, deal.seating, one) for one in (result, offered))
    return worth[seat] > before[seat]


@pytest.mark.parametrize(
    ("rules", "ending", "endings"),
    [
        (GUIDE, random_ending, 150),
        (rules_of("sochi-guide", must_overtake=True), random_ending, 120),
        (rules_of("sochi-guide", must_trump=False), random_ending, 80),
        (rules_of("sochi-guide", underbid_penalty=True), ending_with_a_contract_made, 200),
        (PRESETS["polish"], ending_of_two, 200),
        (GUIDE, ending_of_four, 120),
    ],
    ids=["guide", "overtaking", "ruffing is free", "underbid", "two hands", "four"],
)
def test_nobody_accepts_less_than_his_side_could_reach(
    rules: Rules, ending: Callable[[Random], Deal], endings: int
) -> None:
    random, said = Random(5), {Accept(): 0, Refuse(): 0}
    for _ in range(endings):
        deal = ending(random)
        assert isinstance(deal.phase, TrickPlay)
        claim = random_split(random, deal, 10 - len(deal.phase.tricks))
        claimed, _ = reducer.apply(rules, deal, claim)
        seat, declarer = reducer.current_actor(claimed), deal.phase.declarer
        assert seat is not None
        action = decision_in(claimed, rules).action
        assert isinstance(action, Accept | Refuse)
        said[action] += 1
        if action == Refuse():
            continue
        in_play = frozenset(deal.seating.in_play)
        sides = [frozenset([declarer]), in_play - {declarer}]
        ours = in_play if declarer is None else sides[seat != declarer]
        offered = claimed_result(rules, claimed)

        better = partial(is_better_for, rules, seat, deal, offered)
        assert not can_reach(rules, deal, ours, better)
    assert min(said.values()) > 8


@pytest.mark.parametrize(
    ("rules", "ending"),
    [
        (GUIDE, random_ending),
        (rules_of("sochi-guide", must_overtake=True), random_ending),
        (rules_of("sochi-guide", must_trump=False), random_ending),
        (PRESETS["polish"], ending_of_two),
        (GUIDE, ending_of_four),
    ],
    ids=["guide", "overtaking", "ruffing is free", "two hands", "four"],
)
def test_the_search_of_the_last_tricks_agrees_with_the_rules(
    rules: Rules, ending: Callable[[Random], Deal]
) -> None:
    random, reached = Random(3), 0
    for _ in range(60):
        deal = ending(random)
        phase = deal.phase
        assert isinstance(phase, TrickPlay)
        seat = 0 if phase.is_misere else random.choice(deal.seating.in_play)
        before = taken(phase, deal.seating.players)[seat]
        least = random.choice((1, 2))
        ours = frozenset(random.sample(deal.seating.in_play, random.choice((1, 2))))
        search = LastTricks(
            rules,
            deal.seating,
            phase,
            ours,
            lambda further, seat=seat, least=least: further[seat] >= least,
            positions=10**6,
        )

        def wanted(result: Result, seat: Seat = seat, least: int = before + least) -> bool:
            return tricks_of(result, seat) >= least

        found = search.reach(deal.hands)
        assert found == can_reach(rules, deal, ours, wanted)
        reached += found
    assert 10 < reached < 50


def tricks_of(result: Result, seat: Seat) -> int:
    """Tricks a seat took; of a misere only the declarer's are told."""
    if isinstance(result, MisereResult):
        assert seat == result.declarer
        return result.taken
    assert isinstance(result, ContractResult | RaspasyResult)
    return result.tricks[seat]


def test_a_hand_that_rests_is_not_laid_out() -> None:
    deal = ending_of_two(Random(1))
    assert isinstance(deal.phase, TrickPlay)
    view = view_of_deal(PRESETS["polish"], empty_sheet(3), deal, 0)
    found = list(layouts(view, deal.phase))
    assert found
    assert all(hands[2] == 0 for hands in found)
    assert deal.hands[1] in {hands[1] for hands in found}


@pytest.mark.parametrize(
    ("rules", "ending"),
    [
        (GUIDE, random_ending),
        (rules_of("sochi-guide", must_overtake=True), random_ending),
        (PRESETS["polish"], ending_of_two),
        (GUIDE, ending_of_four),
    ],
    ids=["guide", "overtaking", "two hands", "four"],
)
def test_what_a_declarer_claims_nobody_can_take_from_him(
    rules: Rules, ending: Callable[[Random], Deal]
) -> None:
    random, claims = Random(11), 0
    for _ in range(1500):
        deal = ending(random)
        phase = deal.phase
        assert isinstance(phase, TrickPlay)
        if phase.actor != phase.declarer:
            continue
        action = decision_in(deal, rules).action
        if isinstance(action, Claim):
            claims += 1
            so_far = taken(phase, deal.seating.players)[phase.declarer]
            wanted = so_far + action.tricks[phase.declarer]
            mine = frozenset([phase.declarer])

            def is_reached(result: Result, wanted: int = wanted) -> bool:
                return declarers_tricks(result) == wanted

            assert can_reach(rules, deal, mine, is_reached)
    assert claims > 10
