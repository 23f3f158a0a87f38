"""A claim stands only if it is certain: judged against a search that does nothing but try."""

import threading
import time
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

from preferans_qt.game.cards import (
    FULL_DECK,
    HEARTS,
    SPADES,
    SUIT_MASKS,
    CardSet,
    count,
    parse_card,
    parse_cards,
)
from preferans_qt.solver.claims import Certainty, Claim, ClaimJudge
from preferans_qt.solver.knowledge import Hidden, Knowledge
from preferans_qt.solver.position import DECLARER, LEFT, RIGHT
from preferans_qt.solver.search import Flag
from preferans_qt.solver.solver import Solver
from tests.solver.endings import KINDS, ending
from tests.solver.plans import DEFENCE, Plans, seen_by, views, written_out

CERTAIN, REFUTED, UNDECIDED = Certainty.CERTAIN, Certainty.REFUTED, Certainty.UNDECIDED


def check(knowledge: Knowledge, own: tuple[int, ...], judge: ClaimJudge) -> Counter[str]:
    """Compare every claim that can be made; how often each verdict came, by its witnesses."""
    layouts = written_out(knowledge)
    position = knowledge.position(layouts[0])
    verdicts: Counter[str] = Counter()
    for tricks in range(position.tricks_left + 1):
        claim = Claim(own, tricks)
        plans = Plans(position, claim)
        verdict = judge.judge(knowledge, claim)
        verdicts[f"{verdict.certainty.name} {len(verdict.witness) > 1}"] += 1
        expected = CERTAIN if plans.succeed(layouts) else REFUTED
        assert verdict.certainty is expected, (knowledge, claim)
        if verdict.certainty is REFUTED:
            assert set(verdict.witness) <= set(layouts)
            assert not plans.succeed(verdict.witness)
    return verdicts


@pytest.mark.parametrize("name", KINDS)
def test_a_verdict_is_that_of_all_plans(name: str) -> None:
    judge = ClaimJudge()
    verdicts = sum((check(*view, judge) for view in views(name, 1, 40)), Counter())
    assert verdicts["CERTAIN False"] > 20
    assert verdicts["REFUTED False"] > 20


@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
def test_many_verdicts_are_those_of_all_plans(name: str) -> None:
    judge = ClaimJudge()
    for view in views(name, 2, 400):
        check(*view, judge)


@pytest.mark.parametrize("name", ["trump", "no trump", "misere"])
def test_open_cards_promise_too_much(name: str) -> None:
    """Who plays both hands of the defence has to guess which cards the declarer has laid away."""
    judge, random = ClaimJudge(), Random(f"guesses {name}")
    verdicts: Counter[str] = Counter()
    for _ in range(250):
        position = ending(KINDS[name], random, 4)
        verdicts += check(seen_by(random, position, DEFENCE, 2), DEFENCE, judge)
    assert verdicts["REFUTED True"] > 2


# ---------------------------------------------------------------- situations of the table


Place = str | int | Hidden


def hand_of(cards: Place) -> CardSet | Hidden:
    if isinstance(cards, str):
        return parse_cards(cards)
    return Hidden(cards) if isinstance(cards, int) else cards


def view(
    declarer: Place,
    left: Place,
    right: Place,
    unseen: str = "",
    *,
    leader: int = DECLARER,
    trump: int | None = None,
    misere: bool = False,
    trick: str = "",
) -> Knowledge:
    """What is known, with cards as text; a number is the size of a hidden hand."""
    return Knowledge(
        (hand_of(declarer), hand_of(left), hand_of(right)),
        parse_cards(unseen),
        leader=leader,
        trump=trump,
        misere=misere,
        trick=tuple(map(parse_card, trick.split())),
    )


def ten_cards(own: str, laid_away: str, **facts: Any) -> Knowledge:
    """What the declarer knows at the first trick."""
    unseen = FULL_DECK & ~parse_cards(own) & ~parse_cards(laid_away)
    return Knowledge((parse_cards(own), Hidden(10), Hidden(10)), unseen, **facts)


NOTHING = Claim((DECLARER,), 0)
FINESSE = view("AS QS", 2, 1, "KS 7H 8H", leader=RIGHT, trick="8S")
DISCARD = view("9S 9H", 1, 1, "7S 7H", leader=LEFT, misere=True, trick="AD KD")
CRASH = view("QS 8S", "KS AH", "AS 7S", leader=RIGHT)

SITUATIONS = {
    "top tricks": (view("AS KS", 2, 2, "QS JS 10S 9S"), Claim((DECLARER,), 2), CERTAIN, 0),
    "a long suit runs": (
        view("AS KS 7S", 3, 3, "QS 8S 8D 8C 8H 7H"),
        Claim((DECLARER,), 3),
        CERTAIN,
        0,
    ),
    "it does not if one hand may have three": (
        view("AS KS 7S", 3, 3, "QS 9S 8S 8C 8H 7H"),
        Claim((DECLARER,), 3),
        REFUTED,
        1,
    ),
    "a suit that was led is one round shorter": (
        view("AS KS 7S AH", 3, 4, "QS 10S 7D 8D 9D 7C 8C", leader=LEFT, trick="JS", trump=HEARTS),
        Claim((DECLARER,), 4),
        REFUTED,
        1,
    ),
    "a finesse": (FINESSE, Claim((DECLARER,), 2), REFUTED, 2),
    "a finesse and its ace": (FINESSE, Claim((DECLARER,), 1), CERTAIN, 0),
    "trumps are drawn": (
        view("AS KS", 2, 2, "7D 8D 9D 7C", trump=HEARTS),
        Claim((DECLARER,), 2),
        CERTAIN,
        0,
    ),
    "the last trump is out": (
        view("AS KS", 2, 2, "7D 8D 9D 7H", trump=HEARTS),
        Claim((DECLARER,), 2),
        REFUTED,
        1,
    ),
    "the last trump is out, but can be drawn": (
        view("AH AS KS", 3, 3, "7D 8D 9D 7H 7C 8C", trump=HEARTS),
        Claim((DECLARER,), 3),
        CERTAIN,
        0,
    ),
    "the last trump may only have to follow": (
        view("AS KS", Hidden(2), Hidden(2, SUIT_MASKS[HEARTS]), "7S 8S 7H 7D", trump=HEARTS),
        Claim((DECLARER,), 2),
        REFUTED,
        1,
    ),
    "a safe suit": (
        view("7S 9S JS", 3, 3, "8S 10S QS KS AS 7H", leader=LEFT, misere=True),
        NOTHING,
        CERTAIN,
        0,
    ),
    "a hole": (
        view("7S JS QS", 3, 3, "8S 9S 10S KS AS 7H", leader=LEFT, misere=True),
        NOTHING,
        REFUTED,
        1,
    ),
    "a seven is led": (
        view("7S 7H 9H", 3, 3, "8S 10S QS 8H 10H 7C", misere=True),
        NOTHING,
        CERTAIN,
        0,
    ),
    "a seven that all others may have laid away": (
        view("7S 9H", 2, 2, "8S 7C 8C 9C 10C", misere=True),
        NOTHING,
        REFUTED,
        1,
    ),
    "which nine to throw": (DISCARD, NOTHING, REFUTED, 2),
    "both hands of the defence": (CRASH, Claim(DEFENCE, 0), CERTAIN, 0),
    "a partner who may crash": (CRASH, Claim((LEFT,), 0), REFUTED, 1),
    "no tricks are left": (view("", 0, 0, "QS JS"), NOTHING, CERTAIN, 0),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_situations(name: str) -> None:
    knowledge, claim, certainty, witnesses = SITUATIONS[name]
    verdict = ClaimJudge().judge(knowledge, claim)
    assert (verdict.certainty, len(verdict.witness)) == (certainty, witnesses)
    check(knowledge, claim.hands, ClaimJudge())


@pytest.mark.parametrize(
    ("knowledge", "tricks"), [(FINESSE, 2), (DISCARD, 0)], ids=["finesse", "discard"]
)
def test_each_layout_of_a_guess_can_be_made(knowledge: Knowledge, tricks: int) -> None:
    """It is only that no one card does for all."""
    for layout in knowledge.spread.layouts():
        assert Solver().value(knowledge.position(layout)) == tricks


@pytest.mark.parametrize(
    ("knowledge", "most"),
    [
        (ten_cards("AH KH QH JH 10H AS KS QS AD 7C", "8C 9C", leader=0, trump=HEARTS), 9),
        (ten_cards("AH KH QH 9H AS KS AD KD AC KC", "7S 8S", leader=0, trump=HEARTS), 9),
        (ten_cards("KH QH JH 10H 9H 8H 7H AS KS AD", "7D 8D", leader=1, trump=HEARTS), 9),
        (ten_cards("AS KS QS JS AD KD QD JD AC KC", "7S 8S", leader=0), 10),
        (ten_cards("7S 9S JS 7C 8C 9C 7D 9D JD 7H", "KH AH", leader=1, misere=True), 0),
        (ten_cards("7S 9S JS 7C 8C 9C 7D 9D JD 7H", "KH AH", leader=0, misere=True), 0),
    ],
)
def test_what_a_table_accepts_at_a_glance_needs_no_search(knowledge: Knowledge, most: int) -> None:
    judge = ClaimJudge()
    assert judge.judge(knowledge, Claim((DECLARER,), most)).certainty is CERTAIN
    assert judge.nodes == 0


def test_a_witness_of_one_layout_fails_with_open_cards() -> None:
    knowledge = ten_cards("QH JH 10H 9H 8H AS KS AD KD AC", "7S 8S", leader=0, trump=HEARTS)
    verdict = ClaimJudge().judge(knowledge, Claim((DECLARER,), 9))
    assert verdict.certainty is REFUTED
    (layout,) = verdict.witness
    assert count(layout[LEFT]) == count(layout[RIGHT]) == 10
    assert layout[LEFT] | layout[RIGHT] == knowledge.unseen


# ---------------------------------------------------------------- layouts


@pytest.mark.parametrize("name", KINDS)
def test_layouts_are_counted_made_and_sampled(name: str) -> None:
    for knowledge, _ in views(name, "layouts", 40):
        layouts, spread = written_out(knowledge), knowledge.spread
        assert spread.number() == len(layouts)
        made = list(spread.layouts())
        assert len(made) == len(layouts)
        assert set(made) == set(layouts)
        assert knowledge.some_layout in layouts
        sample = spread.sample(20, Random(7))
        assert set(sample) <= set(layouts)
        assert sample == spread.sample(20, Random(7))


def test_layouts_come_with_the_same_chance() -> None:
    lacking = Hidden(3, parse_cards("7S 8S"))
    spread = view("AS KS QS", 3, lacking, "7S 8S 9S 10S JS 7H 8H").spread
    drawn = Counter(spread.sample(200 * spread.number(), Random(1)))
    assert len(drawn) == spread.number()
    assert 140 < min(drawn.values()) <= max(drawn.values()) < 260


def test_layouts_are_made_one_after_another() -> None:
    spread = ten_cards("AS KS QS JS AD KD QD JD AC KC", "7S 8S", leader=0).spread
    assert spread.number() == 184_756
    assert len(list(islice(spread.layouts(), 3))) == 3


# ---------------------------------------------------------------- limits

HARD = ten_cards("7S 9S JS 7C 8C 9C 7D 9D KD 8H", "KH AH", leader=0, misere=True)
TWO = Claim((DECLARER,), 2)


@pytest.mark.parametrize("budget", [0, 1000, 100_000])
def test_a_spent_budget_leaves_it_undecided(budget: int) -> None:
    judge = ClaimJudge()
    assert judge.judge(HARD, TWO, budget=budget).certainty is UNDECIDED
    assert judge.nodes <= budget + 1100
    assert judge.judge(FINESSE, Claim((DECLARER,), 1)).certainty is CERTAIN


def test_a_budget_that_suffices_changes_nothing() -> None:
    judge = ClaimJudge()
    for knowledge, own in views("no trump", "budget", 40):
        free = judge.judge(knowledge, Claim(own, 1))
        nodes = judge.nodes
        assert judge.judge(knowledge, Claim(own, 1), budget=nodes + 1) == free
        assert judge.nodes == nodes


def test_a_raised_flag_stops_a_proof() -> None:
    flag, found = Flag(), []
    judge = ClaimJudge()
    thread = threading.Thread(
        target=lambda: found.append(judge.judge(HARD, TWO, budget=10**12, cancel=flag))
    )
    thread.start()
    time.sleep(0.3)
    flag.set()
    thread.join(timeout=30)
    assert [verdict.certainty for verdict in found] == [UNDECIDED]


@pytest.mark.parametrize(
    ("hands", "unseen", "sentence"),
    [
        ((2, 2, 2), "7S 8S 9S 10S JS QS", "a player sees at least one hand, his own"),
        (("AS KS", Hidden(-1), 2), "7S 8S 9S", "a hidden hand has 0 to 10 cards, not -1"),
        (("AS KS", 2, 11), "7S 8S 9S 10S", "a hidden hand has 0 to 10 cards, not 11"),
        (("AS KS", 2, 2), "AS 8S 9S 10S", "the card AS is seen and unseen"),
        (("AS KS", 2, 2), "7S 8S 9S", "hidden hands of 4 cards cannot come from 3 unseen"),
        (
            ("AS KS", Hidden(2, SUIT_MASKS[SPADES]), 2),
            "7S 8S 9S 7H",
            "the unseen cards cannot be dealt to the hidden hands: left and right",
        ),
        (("AS KS", "KS QS", 2), "7S 8S", "the card KS is there twice"),
        (("AS KS", 1, 2), "7S 8S 9S", "hands of 2, 1, 2 cards do not fit a trick with 0 cards"),
    ],
)
def test_what_nobody_can_know_is_refused(
    hands: tuple[Place, Place, Place], unseen: str, sentence: str
) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        view(*hands, unseen)


@pytest.mark.parametrize(
    ("claim", "sentence"),
    [
        (Claim((), 1), "a claimant plays the declarer's hand, or one or two of the defence"),
        (Claim((0, 1), 1), "a claimant plays the declarer's hand, or one or two of the defence"),
        (Claim((3,), 1), "a claimant plays hands 0 to 2, not 3"),
        (Claim((1,), 1), "a claimant sees the cards he plays, and hand 1 is hidden"),
        (Claim((0,), 3), "a claim gives the declarer 0 to 2 tricks here, not 3"),
        (Claim((0,), -1), "a claim gives the declarer 0 to 2 tricks here, not -1"),
    ],
)
def test_what_nobody_can_claim_is_refused(claim: Claim, sentence: str) -> None:
    knowledge = view("AS KS", 2, 2, "7S 8S 9S 10S")
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        ClaimJudge().judge(knowledge, claim)
