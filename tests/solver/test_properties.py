"""What is true of exact play whatever the cards are.

The two defenders cannot simply be exchanged. Clockwise play makes the declarer second to his left
opponent's leads and third to his right opponent's, and a defender who leads before the declarer
would rather have him play at once, before the partner. What is true, and tested here:

* the first trick of a declarer's lead is the same for both seatings, since nobody stands between
  the defenders, who choose their two cards together. So as long as he keeps the lead nothing
  changes: whether he takes *all* tricks does not depend on who sits where;
* nobody chooses anything in the last trick, so with two cards each and the declarer to lead the
  values are the same, whoever wins the first.

Both need that what one defender may play does not depend on what the other has played, so there
must be no duty to overtake.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from preferans_qt.game.cards import SUITS, Card, cards_in, parse_cards, suit_of
from preferans_qt.headless.solve_telling import touching_cards
from preferans_qt.solver.position import DECLARER, Position, after_card
from preferans_qt.solver.solver import Solver
from tests.solver.endings import KINDS, Kind, dealt_anew, ending, endings, relabelled, within_trick

EACH = 40  # endings a class

EVERY_CLASS = pytest.mark.parametrize("name", KINDS)


def larger_endings(name: str, number: int) -> Iterator[Position]:
    """Endings of up to seven cards, which a naive search would take long for."""
    random = Random(f"larger {name}")
    for _ in range(number):
        position = ending(KINDS[name], random, random.choice((4, 5, 6, 7)))
        yield within_trick(position, random) if random.random() < 0.4 else position


# ------------------------------------------------------------------ answers agree with each other


@EVERY_CLASS
def test_the_best_move_keeps_the_value(name: str) -> None:
    solver = Solver()
    for position in larger_endings(name, EACH):
        moves, value = solver.all_moves(position), solver.value(position)
        assert list(moves) == list(cards_in(position.legal))
        wants_more = (position.to_move == DECLARER) != position.misere
        assert value == (max if wants_more else min)(moves.values())
        assert 0 <= value <= position.tricks_left


@EVERY_CLASS
def test_a_move_is_worth_its_trick_and_what_comes_after(name: str) -> None:
    solver = Solver()
    for position in larger_endings(name, EACH // 4):
        for card, value in solver.all_moves(position).items():
            after, won = after_card(position, card)
            assert value == won + solver.value(after)


@EVERY_CLASS
def test_at_least_says_the_same_as_the_value(name: str) -> None:
    solver = Solver()
    for position in larger_endings(name, EACH):
        value, most = solver.value(position), position.tricks_left
        answers = [Solver().at_least(position, tricks) for tricks in range(most + 2)]
        assert answers == [tricks <= value for tricks in range(most + 2)]


@EVERY_CLASS
def test_the_best_line_is_legal_and_reaches_the_value(name: str) -> None:
    solver = Solver()
    for position in larger_endings(name, EACH // 2):
        value, taken = solver.value(position), 0
        for card in solver.best_line(position):
            assert solver.value(position) == value - taken, "somebody has erred"
            position, won = after_card(position, card)
            taken += won
        assert (taken, position.tricks_left) == (value, 0)


@EVERY_CLASS
def test_a_batch_answers_like_single_questions(name: str) -> None:
    random = Random(f"batch {name}")
    for position in larger_endings(name, EACH // 8):
        layouts = [dealt_anew(position, random) for _ in range(12)]
        positions = [replace(position, hands=hands) for hands in layouts]
        solver = Solver()
        all_moves = solver.batch_all_moves(position, layouts)
        assert all_moves.complete
        assert list(all_moves.answers) == [
            tuple(Solver().all_moves(each).values()) for each in positions
        ]
        values = solver.batch_values(position, layouts)
        assert list(values.answers) == [Solver().value(each) for each in positions]
        for tricks in range(position.tricks_left + 2):
            enough = solver.batch_at_least(position, layouts, tricks)
            assert list(enough.answers) == [tricks <= value for value in values.answers]
            after = solver.batch_moves_at_least(position, layouts, tricks)
            assert list(after.answers) == [
                tuple(tricks <= value for value in values) for values in all_moves.answers
            ]


def test_a_solver_that_has_been_asked_much_answers_like_a_new_one() -> None:
    """Also when the questions were of other games, and more than its table tells apart."""
    old = Solver()
    small = [position for name in KINDS for position in endings(name, "small", 12)]
    small = [position for position in small if position.tricks_left <= 2]
    for number in range(17_000):
        old.at_least(small[number % len(small)], 1)
    for name in KINDS:
        for position in endings(name, "after much", 10):
            assert old.all_moves(position) == Solver().all_moves(position)


# ------------------------------------------------------------------ what must not matter


@EVERY_CLASS
def test_relabelled_suits(name: str) -> None:
    solver = Solver()
    for position, suits in zip(endings(name, "suits", EACH), permutations(SUITS), strict=False):
        trump = None if position.trump is None else suits[position.trump]

        def new(card: Card, suits: tuple[int, ...] = suits) -> Card:
            return 8 * suits[suit_of(card)] + card % 8

        renamed = relabelled(position, new, trump)
        moves = solver.all_moves(position)
        assert solver.all_moves(renamed) == {new(card): value for card, value in moves.items()}


@EVERY_CLASS
def test_ranks_count_only_by_their_order(name: str) -> None:
    solver, random = Solver(), Random(f"ranks {name}")
    for position in endings(name, "ranks", EACH):
        names: dict[Card, Card] = {}
        for suit in SUITS:
            held = [card for card in in_play(position) if suit_of(card) == suit]
            ranks = sorted(random.sample(range(8), len(held)))
            names |= {card: 8 * suit + rank for card, rank in zip(held, ranks, strict=True)}
        renamed = relabelled(position, names.__getitem__, position.trump)
        moves = solver.all_moves(position)
        assert solver.all_moves(renamed) == {names[card]: moves[card] for card in moves}


def in_play(position: Position) -> list[Card]:
    held = (card for hand in position.hands for card in cards_in(hand))
    return sorted((*held, *position.trick, *position.talon))


@EVERY_CLASS
def test_touching_cards_are_worth_the_same(name: str) -> None:
    solver, joined = Solver(), 0
    for position in larger_endings(name, EACH):
        moves = solver.all_moves(position)
        groups = touching_cards(position)
        assert sorted(card for group in groups for card in group) == list(moves)
        for group in groups:
            joined += len(group) - 1
            assert len({moves[card] for card in group}) == 1
    assert joined >= 10


SEATED = {
    "trump": Kind(1, trump=True),
    "no trump": Kind(1),
    "misere": Kind(1, misere=True),
    "no duty to trump": Kind(1, trump=True, must_trump=False),
}


def exchanged(position: Position) -> Position:
    """The same cards with the two defenders in each other's seat."""
    declarer, left, right = position.hands
    return replace(position, hands=(declarer, right, left))


@pytest.mark.parametrize("name", SEATED)
def test_exchanged_defenders_and_all_tricks(name: str) -> None:
    solver, random, yes = Solver(), Random(f"all tricks {name}"), 0
    for _ in range(400):
        position = replace(ending(SEATED[name], random), leader=DECLARER)
        every = position.tricks_left
        answer = solver.at_least(position, every)
        yes += answer
        assert solver.at_least(exchanged(position), every) == answer
    assert 5 < yes < 395


@pytest.mark.parametrize("name", SEATED)
def test_exchanged_defenders_in_the_last_two_tricks(name: str) -> None:
    solver, random = Solver(), Random(f"two tricks {name}")
    for _ in range(400):
        position = replace(ending(SEATED[name], random, 2), leader=DECLARER)
        assert solver.all_moves(exchanged(position)) == solver.all_moves(position)


def test_exchanged_defenders_are_not_the_same_otherwise() -> None:
    """Three cards: here the left opponent gets a lead that his partner would rather have."""
    hands = tuple(map(parse_cards, ("QD 7D 10H", "9D 8D KH", "KD JD JH")))
    position = Position(hands, leader=DECLARER)
    assert (Solver().value(position), Solver().value(exchanged(position))) == (1, 0)
