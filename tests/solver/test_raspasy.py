"""Raspasy evaluated over layouts: which card is best, and what may be asked."""

import threading
from collections.abc import Iterator
from itertools import combinations
from math import inf
from random import Random

import pytest

from preferans_qt.game.cards import FULL_DECK, Card, card_set, cards_in, parse_card, parse_cards
from preferans_qt.solver.position import Position, after_card
from preferans_qt.solver.raspasy import Outcomes, RaspasyEvaluator
from preferans_qt.solver.search import Flag
from preferans_qt.solver.solver import SearchStopped

EVERY_DEPTH = pytest.mark.parametrize("nested", [False, True], ids=["plain", "nested"])

Layouts = list[tuple[int, ...]]


def spots(own: str, others: str, trick: str = "", leader: int = 0) -> tuple[Position, Layouts]:
    """A hand to play, number 0 unless cards lie, and every way the others' cards may lie."""
    hand, unseen = parse_cards(own), parse_cards(others)
    table = tuple(map(parse_card, trick.split()))
    mover = (leader + len(table)) % 3
    after, before = (mover + 1) % 3, (mover + 2) % 3
    size = (unseen.bit_count() + len(table)) // 2
    held = size if len(table) < 2 else size - 1  # by the hand that plays after the mover
    layouts: Layouts = []
    for cards in combinations(cards_in(unseen), held):
        hands = [0, 0, 0]
        hands[mover], hands[after] = hand, card_set(cards)
        hands[before] = unseen & ~hands[after]
        layouts.append(tuple(hands))
    return Position(layouts[0], leader, misere=True, trick=table), layouts


def fewest(answer: dict[Card, Outcomes]) -> Card:
    """The card with the fewest own tricks; of equal ones the highest goes first."""
    return min(answer, key=lambda card: (answer[card].own.mean, -(card & 7)))


AGREED = {
    "duck as high as possible": (
        ("8S 10S AS", "9S QS KS 7C 8C", "JS", 2),
        "10S",
    ),
    "forced to take it, the last hand takes it with the highest": (
        ("JS AS 7C", "QS KS 8C 9C", "9S 10S", 1),
        "AS",
    ),
    "throw the dangerous ace, keep the safe suit": (
        ("AC 7D 8D", "7C 8C 9D 10D JD", "9S", 2),
        "AC",
    ),
    "throw the bare king, not a card covered by lower ones": (
        ("KC 7D QD", "7C 8C 9C 8D 9D", "9S", 2),
        "KC",
    ),
    "lead the lowest card of all": (
        ("7S AC", "8S 9S 7C QC"),
        "7S",
    ),
    "lead a seven, not under a gap": (
        ("7D 9S KS", "8S 10S JS 8D 9D 10D"),
        "7D",
    ),
}


@EVERY_DEPTH
@pytest.mark.parametrize("name", AGREED)
def test_the_card_every_player_would_choose(name: str, nested: bool) -> None:
    situation, card = AGREED[name]
    position, layouts = spots(*situation)
    answer = RaspasyEvaluator(nested=nested).all_moves(position, layouts)
    assert fewest(answer) == parse_card(card)


def deals(seed: str, number: int) -> Iterator[Position]:
    random = Random(seed)
    for _ in range(number):
        pack = random.sample(range(32), 32)
        hands = tuple(card_set(pack[start : start + 10]) for start in (0, 10, 20))
        yield Position(hands, 0, misere=True)


def sampled(position: Position, gone: int, random: Random, number: int) -> Layouts:
    """Layouts of the cards that the mover does not see, whatever the others have shown."""
    mover = position.to_move
    table = card_set(position.trick)
    unseen = list(cards_in(FULL_DECK & ~(position.hands[mover] | table | gone)))
    layouts: Layouts = []
    for _ in range(number):
        random.shuffle(unseen)
        hands, start = list(position.hands), 0
        for hand in {0, 1, 2} - {mover}:
            size = position.hands[hand].bit_count()
            hands[hand] = card_set(unseen[start : start + size])
            start += size
        layouts.append(tuple(hands))
    return layouts


def test_it_takes_fewer_tricks_than_one_who_always_plays_low() -> None:
    evaluator, random, tricks = RaspasyEvaluator(nested=False), Random("low"), 0
    for position in deals("low", 30):
        gone = 0
        while position.legal:
            (card, *_) = cards_in(position.legal)
            if position.to_move == 0:
                layouts = sampled(position, gone, random, 10)
                card = fewest(evaluator.all_moves(position, layouts))
            before = position.trick
            position, won = after_card(position, card)
            tricks += won
            if not position.trick:
                gone |= card_set((*before, card))
    assert tricks < 30 * 2.5  # three equal players would take a hundred


# ------------------------------------------------------------------ what an answer holds


def test_the_same_question_has_the_same_answer() -> None:
    (position,) = deals("same", 1)
    layouts = sampled(position, 0, Random("same"), 5)
    evaluator = RaspasyEvaluator()
    first = evaluator.all_moves(position, layouts)
    evaluator.all_moves(Position((1, 2, 4), 0, misere=True), [(1, 2, 4)])
    assert (
        evaluator.all_moves(position, layouts)
        == first
        == RaspasyEvaluator().all_moves(position, layouts)
    )


def test_worlds_stand_in_the_order_of_the_layouts() -> None:
    (position,) = deals("order", 1)
    layouts = sampled(position, 0, Random("order"), 4)
    evaluator = RaspasyEvaluator(nested=False)
    together = evaluator.all_moves(position, layouts)
    assert list(together) == list(cards_in(position.legal))
    for card, outcomes in together.items():
        alone = [evaluator.all_moves(position, [layout])[card].splits for layout in layouts]
        assert outcomes.splits == tuple(split for (split,) in alone)


def test_means_errors_and_any_worth() -> None:
    outcomes = Outcomes(1, ((1, 0, 2, 0), (0, 2, 0, 1), (2, 1, 0, 0), (0, 1, 1, 1)))
    assert outcomes.tricks == (0.75, 1.0, 0.75, 0.5)
    assert outcomes.own == pytest.approx((1.0, (2 / 3) ** 0.5 / 2))
    zero_bonus = outcomes.expected(lambda split: 10.0 if split[1] == 0 else 0.0)
    assert zero_bonus == pytest.approx((2.5, 2.5))
    assert Outcomes(0, ((1, 0, 0, 0),)).own == (1.0, inf)


def test_touching_cards_are_worth_the_same() -> None:
    position, layouts = spots("8S 9S JS", "7S QS KS 7C 8C 9C")
    answer = RaspasyEvaluator().all_moves(position, layouts)
    assert answer[parse_card("8S")] == answer[parse_card("9S")]  # the ten has gone, but not
    assert answer[parse_card("9S")] == answer[parse_card("JS")]  # in any layout


def test_cards_do_not_touch_where_one_lies_between() -> None:
    position, layouts = spots("8S 10S KC", "7S QS 7C 8C 9C", "9S", 2)
    answer = RaspasyEvaluator().all_moves(position, layouts)
    assert answer[parse_card("8S")] != answer[parse_card("10S")]


def test_the_talon_card_to_be_turned_next_comes_with_the_layout() -> None:
    """C9.2: nobody sees it while the first one lies."""
    hands = tuple(map(parse_cards, ("7S 8C QH", "9S JC 8H", "10S KC 9H")))
    talon = parse_card("AS"), parse_card("AC")
    for talon_wins in (False, True):
        known = Position(hands, 0, misere=True, talon=talon, talon_wins=talon_wins)
        hidden = Position(hands, 0, misere=True, talon=talon[:1], talon_wins=talon_wins)
        evaluator = RaspasyEvaluator()
        expected = evaluator.all_moves(known, [hands])
        turned = *hands, 1 << talon[1]
        assert evaluator.all_moves(hidden, [turned]) == expected
        alone = evaluator.all_moves(hidden, [hands])
        assert not talon_wins or alone != expected
        both = evaluator.all_moves(hidden, [turned, hands])
        for card, outcomes in both.items():
            assert outcomes.splits == expected[card].splits + alone[card].splits


# ------------------------------------------------------------------ giving up, and bad questions


def test_a_raised_flag_stops_before_the_first_layout() -> None:
    (position,) = deals("flag", 1)
    flag = Flag()
    flag.set()
    with pytest.raises(SearchStopped, match="before a layout"):
        RaspasyEvaluator().all_moves(position, [position.hands], cancel=flag)
    flag.clear()
    assert RaspasyEvaluator().all_moves(position, [position.hands], cancel=flag)


def test_another_thread_stops_it_and_gets_what_is_done() -> None:
    """It can do so only if playouts leave the interpreter to the others."""
    (position,) = deals("thread", 1)
    flag, number = Flag(), 20_000
    timer = threading.Timer(0.5, flag.set)

    def layouts() -> Iterator[tuple[int, ...]]:
        yield from [position.hands] * number
        timer.start()

    answer = RaspasyEvaluator().all_moves(position, layouts(), cancel=flag)
    timer.join()
    worlds = {len(outcomes.splits) for outcomes in answer.values()}
    assert len(worlds) == 1
    assert 0 < worlds.pop() < number


HANDS = tuple(map(parse_cards, ("7S 8C", "9S JC", "10S KC")))
OPEN = Position(HANDS, 0, misere=True)
REFUSED = {
    "posed as a misere of three hands": [
        (Position(HANDS, 0), [HANDS]),
        (Position(HANDS[:2], 0, misere=True), [HANDS[:2]]),
    ],
    "at least one layout": [(OPEN, [])],
    "all cards of the raspasy have been played": [
        (Position((0, 0, 0), 0, misere=True), [(0, 0, 0)])
    ],
    "layout 1 has 2 sets of cards": [(OPEN, [HANDS, HANDS[:2]])],
    "layout 0 has 5 sets of cards": [(OPEN, [(*HANDS, 0, 0)])],
    "layout 0 has AS as talon card to be turned next": [(OPEN, [(*HANDS, parse_cards("AS"))])],
    "layout 0 changes the cards of the hand that is to play": [
        (OPEN, [(HANDS[1], HANDS[0], HANDS[2])])
    ],
    r"layout 0 has hands of \[2, 3, 1\] cards, where the position has \[2, 2, 2\]": [
        (OPEN, [(HANDS[0], HANDS[1] | parse_cards("KC"), parse_cards("10S"))])
    ],
    "layout 0 has a card twice": [(OPEN, [(HANDS[0], HANDS[1], HANDS[1])])],
}


@pytest.mark.parametrize("sentence", REFUSED)
def test_a_bad_question_is_refused(sentence: str) -> None:
    for position, layouts in REFUSED[sentence]:
        with pytest.raises(ValueError, match=sentence):
            RaspasyEvaluator().all_moves(position, layouts)
