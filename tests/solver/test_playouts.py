"""Playouts keep to the rules of raspasy (C9), and do so compiled and as they stand alike."""

import importlib.util
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace

import pytest

import preferans_qt.solver
from preferans_qt.game.cards import Card, cards_in, parse_card, parse_cards
from preferans_qt.solver import playouts, search
from preferans_qt.solver.position import Position, after_card
from preferans_qt.solver.raspasy import RaspasyEvaluator, Split
from tests.solver.endings import KINDS, ending, endings, within_trick

EVERY_DEPTH = pytest.mark.parametrize("nested", [False, True], ids=["plain", "nested"])
EVERY_KIND = pytest.mark.parametrize("kind", ["misere", "talon leads", "talon wins"])


def positions(kind: str, number: int) -> Iterator[Position]:
    """Endings, and positions of seven cards a hand."""
    yield from endings(kind, "playouts", number)
    random = Random(f"playouts {kind}")
    for _ in range(max(1, number // 10)):
        yield within_trick(ending(KINDS[kind], random, 7), random)


def split_of(position: Position, line: Sequence[Card]) -> Split:
    """The tricks of a line that goes to the end, by the rules of a position for each hand."""
    taken = []
    for hand in range(3):
        hands = (*position.hands[hand:], *position.hands[:hand])
        seen = Position(
            hands,
            (position.leader - hand) % 3,
            misere=True,
            trick=position.trick,
            talon=position.talon,
            talon_wins=position.talon_wins,
        )
        tricks = 0
        for card in line:
            seen, won = after_card(seen, card)
            tricks += won
        assert not any(seen.hands)
        taken.append(tricks)
    first, second, third = taken
    return first, second, third, position.tricks_left - sum(taken)


def to_the_end(evaluator: RaspasyEvaluator, position: Position) -> tuple[Card, ...]:
    return evaluator.line(position) if position.legal else ()


@EVERY_DEPTH
@EVERY_KIND
def test_what_is_counted_is_a_legal_play_to_the_end(kind: str, nested: bool) -> None:
    evaluator = RaspasyEvaluator(nested=nested)
    for position in positions(kind, 60):
        answer = evaluator.all_moves(position, [position.hands])
        # Of cards that touch the highest is played for all
        played = {id(outcomes): (card, outcomes) for card, outcomes in answer.items()}
        for card, outcomes in played.values():
            line = (card, *to_the_end(evaluator, after_card(position, card)[0]))
            assert outcomes.splits == (split_of(position, line),)


@EVERY_DEPTH
def test_every_trick_is_somebodys(nested: bool) -> None:
    evaluator = RaspasyEvaluator(nested=nested)
    for position in positions("misere", 40):
        for outcomes in evaluator.all_moves(position, [position.hands]).values():
            ((*hands, dealer),) = outcomes.splits
            assert (sum(hands), dealer) == (position.tricks_left, 0)


def turned(talon: str, talon_wins: bool) -> tuple[Split, tuple[Card, ...], Position]:
    """How the tricks are shared when the talon leads twice, and the cards played."""
    hands = ("7S 8C QH", "9S JC 8H", "10S KC 9H")
    position = Position(
        tuple(map(parse_cards, hands)),
        leader=0,
        misere=True,
        talon=tuple(map(parse_card, talon.split())),
        talon_wins=talon_wins,
    )
    line = RaspasyEvaluator(nested=False).line(position)
    outcomes = RaspasyEvaluator(nested=False).all_moves(position, [position.hands])
    (split,) = outcomes[line[0]].splits
    return split, line, position


def test_a_turned_ace_names_the_suit_and_wins_nothing() -> None:
    """C9.2: the highest played card of the suit takes the trick."""
    split, line, _ = turned("AS AC", talon_wins=False)
    assert line[:6] == tuple(map(parse_card, ("7S", "9S", "10S", "8C", "JC", "KC")))
    assert split == (1, 0, 2, 0)


def test_a_turned_card_of_the_sitting_dealer_wins() -> None:
    """C9.5: the trick is his, and the next one too."""
    split, _, _ = turned("AS AC", talon_wins=True)
    assert split == (1, 0, 0, 2)


def test_a_turned_card_of_the_sitting_dealer_can_be_beaten() -> None:
    split, _, _ = turned("8S 9C", talon_wins=True)
    assert split == (1, 0, 2, 0)


@pytest.mark.parametrize("talon_wins", [False, True])
def test_first_hand_plays_first_three_times(talon_wins: bool) -> None:
    """C9.3: whoever takes the tricks that the talon leads."""
    _, line, position = turned("AS AC", talon_wins)
    assert all(position.hands[0] >> line[place] & 1 for place in (0, 3, 6))


RULES_OF_THUMB = {
    "follow with the highest card that loses": ("8S 10S AS / KS QS 9C / 7C 8C", "JS", "10S"),
    "take with the highest where nothing loses": ("JS AS 7C / QS KS / 8C 9C", "9S 10S", "AS"),
    "second hand stays under what the third must beat": ("10S AS / KS QS / 7C", "9S", "10S"),
    "throw away what is most dangerous": ("AC 7D QD / 7C 8C / 9D JD", "9S 10S", "AC"),
    "throw the highest card of a suit": ("7C AC 7D / 8C 9C / 9D JD", "9S 10S", "AC"),
    "of equal dangers throw the higher": ("JC AD / 7C / 7D", "9S 10S", "AD"),
    "lead what somebody must beat": ("9S KS / 7S 8S / 10S JS", "", "9S"),
    "lead what costs least later": ("7S 9D KD / 8D 10D 8S / JD 9S 10S", "", "7S"),
    "do not lead what nobody can follow": ("AS 7H / 8H 9H / 10H JH", "", "7H"),
}


@pytest.mark.parametrize("name", RULES_OF_THUMB)
def test_rules_of_thumb(name: str) -> None:
    cards, lying, expected = RULES_OF_THUMB[name]
    hands = tuple(map(parse_cards, cards.split("/")))
    trick = tuple(map(parse_card, lying.split()))
    position = Position(hands, -len(trick) % 3, misere=True, trick=trick)
    assert RaspasyEvaluator(nested=False).line(position)[0] == parse_card(expected)


# ------------------------------------------------------------------ the same source uncompiled


@pytest.fixture(scope="module")
def from_source() -> ModuleType:
    path = Path(preferans_qt.solver.__file__).parent / "playouts.py"
    spec = importlib.util.spec_from_file_location("playouts_from_source", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def answers(module: ModuleType, nested: bool, position: Position, flag: object) -> list[int]:
    player = module.Playouts(nested)
    player.pose(position.leader, position.trick, position.talon, position.talon_wins)
    cards = array("i", cards_in(position.legal))
    found = array("H", bytes(2 * len(cards)))
    assert player.splits(array("I", (*position.hands, 0)), cards, found, flag) == 1
    return [*found, *player.line(position.hands)]


@pytest.mark.skipif(not search.COMPILED, reason="nothing is compiled here to compare with")
@EVERY_DEPTH
@EVERY_KIND
def test_the_source_gives_the_same_answers(
    from_source: ModuleType, kind: str, nested: bool
) -> None:
    for position in positions(kind, 40):
        compiled = answers(playouts, nested, position, search.Flag())
        assert compiled == answers(from_source, nested, position, SimpleNamespace(raised=0))
