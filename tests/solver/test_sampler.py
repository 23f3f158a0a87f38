"""Layouts are drawn as often as they are likely, by chance alone and by the evidence."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import exp, log
from random import Random

import pytest

from preferans_qt.game.cards import (
    FULL_DECK,
    SUIT_MASKS,
    CardSet,
    card_set,
    cards_in,
    count,
    parse_card,
    parse_cards,
)
from preferans_qt.game.tricks import cards_beating, legal_cards
from preferans_qt.solver.hand_values import HandValues
from preferans_qt.solver.plays import CARD_FEATURES, Moment, card_features
from preferans_qt.solver.sampler import Sampler
from preferans_qt.solver.search import Flag
from preferans_qt.solver.solver import SearchStopped
from tests.solver.hands import (
    best_strain,
    flat,
    in_defence,
    in_strain,
    kept_hands,
    made_up,
    plain,
)

# Contracts are worth so much that hands come too strong for them, and too weak
TABLES = made_up(1) | {"declared_base": [9.0], "declared_no_trump_base": [7.0]}
HEARTS = SUIT_MASKS[3]
Layout = tuple[CardSet, ...]

# Unseen cards, sizes of the piles, what each excludes
POSES: dict[str, tuple[str, Sequence[int], Sequence[str]]] = {
    "one pile": ("7S 8S 9S", (3,), ("",)),
    "all alike": ("7S 8S 9S 7C 8C 7H 9H", (3, 3, 1), ("", "", "")),
    "a void": ("7S 8S 9S 7C 8C 7H 9H", (3, 3, 1), ("7H 9H", "", "")),
    "two voids": ("7S 8S 9S 7C 8C 7H 9H", (3, 3, 1), ("7H 9H", "7S 8S 9S", "")),
    "four piles": ("7S 8S 9S 7C 8C 7H 9H 7D", (3, 2, 2, 1), ("7S 8S", "", "7C 8C", "7H 7S")),
    "an empty pile": ("7S 8S 9S 7C 8C", (3, 0, 2), ("7S", "", "")),
    "no choice": ("7S 8S 9S 7C", (2, 2), ("7S 8S", "")),
}


def sampler() -> Sampler:
    return Sampler(HandValues(flat(TABLES)))


def layouts_of(drawn: Sequence[int], piles: int) -> list[Layout]:
    return [tuple(drawn[first : first + piles]) for first in range(0, len(drawn), piles)]


def every_layout(
    unseen: CardSet, sizes: Sequence[int], excluded: Sequence[CardSet]
) -> Iterator[Layout]:
    """All permitted ones."""
    if not sizes:
        yield ()
        return
    for cards in map(card_set, combinations(cards_in(unseen & ~excluded[0]), sizes[0])):
        for rest in every_layout(unseen & ~cards, sizes[1:], excluded[1:]):
            yield (cards, *rest)


def posed(name: str) -> tuple[CardSet, Sequence[int], Sequence[CardSet]]:
    unseen, sizes, excluded = POSES[name]
    return parse_cards(unseen), sizes, tuple(map(parse_cards, excluded))


def assert_as_often(layouts: list[Layout], chances: dict[Layout, float]) -> None:
    """Chi-square; its mean is the degrees of freedom, its variance twice that."""
    found = Counter(layouts)
    assert set(found) <= set(chances)
    expected = {layout: chance * len(layouts) for layout, chance in chances.items()}
    assert min(expected.values()) > 5
    excess = sum((found[layout] - mean) ** 2 / mean for layout, mean in expected.items())
    freedom = len(chances) - 1
    assert excess <= freedom + 4 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("name", POSES)
def test_every_layout_is_equally_likely(name: str) -> None:
    unseen, sizes, excluded = posed(name)
    every = list(every_layout(unseen, sizes, excluded))
    asked = sampler()
    asked.pose(unseen, sizes, excluded)
    drawn, effective = asked.draw(1, 100 * len(every), seed=1)
    assert effective == 100 * len(every)
    assert_as_often(layouts_of(drawn, len(sizes)), dict.fromkeys(every, 1 / len(every)))


def test_a_whole_deal_is_drawn() -> None:
    own = parse_cards("AS KS 7S AC 7C 8D 9D AH KH QH")
    asked = sampler()
    asked.pose(FULL_DECK & ~own, (10, 10, 2), (HEARTS, 0, SUIT_MASKS[0]))
    drawn, _ = asked.draw(1, 1000, seed=2)
    for first, second, talon in layouts_of(drawn, 3):
        assert (count(first), count(second), count(talon)) == (10, 10, 2)
        assert own ^ first ^ second ^ talon == FULL_DECK
        assert not first & HEARTS
        assert not talon & SUIT_MASKS[0]
    assert len(set(layouts_of(drawn, 3))) > 950


IMPOSSIBLE = {
    "too many cards": ("7S 8S 9S", (1, 1), ("", "")),
    "too few cards": ("7S 8S 9S", (3, 1), ("", "")),
    "a card for nobody": ("7S 8S 9S", (2, 1), ("7S", "7S")),
    "no room where it may lie": ("7S 8S 9S 7H", (2, 2), ("7S 8S 9S", "")),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_pose_is_refused(name: str) -> None:
    unseen, sizes, excluded = IMPOSSIBLE[name]
    asked = sampler()
    with pytest.raises(ValueError, match="no deal is consistent"):
        asked.pose(parse_cards(unseen), sizes, tuple(map(parse_cards, excluded)))
    with pytest.raises(ValueError, match="have been posed"):
        asked.draw(10, 10, seed=1)


@pytest.mark.parametrize("piles", [0, 5])
def test_one_to_four_piles(piles: int) -> None:
    with pytest.raises(ValueError, match="1 to 4 piles"):
        sampler().pose(card_set(range(piles)), (1,) * piles, (0,) * piles)


# How to tell a sampler about the deal of ``with_evidence``, and the log-likelihood in plain Python
Piece = tuple[Callable[[Sampler], None], Callable[[Layout], float]]

OWN = parse_cards("AS KS 7S AC 7C 8D 9D AH KH QH")
PLAYED = parse_cards("AD 10S")  # by the first hand
TALON = parse_cards("7D 10D")  # taken by the first hand
COEFFICIENTS = (
    (0.3, 0.0, 0.0, 0.0, 0.0),
    (-2.0, 0.5, 0.0, 0.0, 0.0),
    (-1.0, 0.1, 0.4, -0.2, 0.3),
    (-0.5, 0.0, 0.0, 0.0, -0.4),
)
WEIGHTS = (0.5, -1.0, 0.8, 1.5, -2.0, 0.7, -0.9, 0.4, 1.1, -1.2, 0.6, -0.8)
UNSEEN = FULL_DECK & ~OWN & ~PLAYED
SIZES = (8, 10, 2)  # the third pile is what the first hand laid away


def choice_features(hand: CardSet, trump: int) -> tuple[float, ...]:
    return (
        1.0,
        best_strain(TABLES, "bid", hand),
        plain(TABLES, "misere_bid", hand),
        plain(TABLES, "raspasy", hand),
        in_defence(TABLES, hand, trump),
    )


def log_share(utilities: Sequence[float], chosen: int) -> float:
    return utilities[chosen] - log(sum(map(exp, utilities)))


def choice(number: int, chosen: int, trump: int, second: bool) -> Piece:
    """A call of the first hand before it got the talon, or of the second one."""
    rows = COEFFICIENTS[:number]

    def add(asked: Sampler) -> None:
        piles, known, removed = (2, 0, 0) if second else (5, PLAYED, TALON)
        asked.add_choice(piles, known, removed, trump, chosen, rows)

    def expected(layout: Layout) -> float:
        first, other, laid = layout
        hand = other if second else (first | PLAYED | laid) & ~TALON
        features = choice_features(hand, trump)
        return log_share([sum(map(float.__mul__, row, features)) for row in rows], chosen)

    return add, expected


# How likely a level is named, for each tenth of a trick that the hand is worth
LEVELS = {level: [-abs(tenths / 10 - level) for tenths in range(121)] for level in range(6, 11)}


def exchange(strain: int, level: int) -> Piece:
    def add(asked: Sampler) -> None:
        asked.add_exchange(5, PLAYED, 0, 4, 0, strain, LEVELS[level], 0.7)

    def expected(layout: Layout) -> float:
        first, _, laid = layout
        kept = first | PLAYED
        best = max(best_strain(TABLES, "declared", hand) for hand in kept_hands(kept | laid))
        value = in_strain(TABLES, "declared", kept, strain)
        named = LEVELS[level][min(120, int(10 * max(0.0, value) + 0.5))]
        return 0.7 * (value - max(best, value)) + named

    return add, expected


def misere_exchange() -> Piece:
    def add(asked: Sampler) -> None:
        asked.add_misere_exchange(5, PLAYED, 0, 4, 0, 0.6)

    def expected(layout: Layout) -> float:
        first, _, laid = layout
        kept = first | PLAYED
        best = max(plain(TABLES, "misere_kept", hand) for hand in kept_hands(kept | laid))
        likely = exp(0.6 * (plain(TABLES, "misere_kept", kept) - best))
        return log(0.005 + 0.995 * likely)  # some lay away by ideas of their own

    return add, expected


MOMENTS: dict[str, dict[str, int]] = {
    "lead": {},
    "lead, whoever won before": {"enemy": 0},
    "lead with trumps": {"trump": 2},
    "second hand": {"led": 2, "best": parse_card("9D"), "behind": 1},
    "over the partner": {"led": 2, "best": parse_card("KD"), "behind": 0, "enemy": 0},
    "last hand, with trumps": {"led": 2, "best": parse_card("9S"), "behind": 0, "trump": 0},
    "overtaking": {"led": 2, "best": parse_card("JD"), "must_overtake": 1},
    "the talon led": {"led": 2, "behind": 2},
    "spades led": {"led": 0, "best": parse_card("9S"), "trump": 1, "behind": 1},
    "trumping optional": {"led": 0, "best": parse_card("9S"), "trump": 2, "must_trump": 0},
}


def reference_features(hand: CardSet, card: int, moment: dict[str, int]) -> tuple[float, ...]:
    best, led, trump = (moment.get(name, -1) for name in ("best", "led", "trump"))
    suit = SUIT_MASKS[card >> 3]
    if best >= 0:
        wins = bool(cards_beating(best, None if trump < 0 else trump) >> card & 1)
    else:
        wins = led < 0 or card >> 3 in (led, trump)
    from_partner = best >= 0 and not moment.get("enemy", 1)
    out = moment.get("alive", FULL_DECK) & ~hand & suit
    lower = (1 << card) - 1
    below = moment.get("alive", FULL_DECK) & suit & lower
    return (
        float(wins and not from_partner),
        float(wins and from_partner),
        float(wins and (moment.get("behind", 2) == 0 or out < 1 << card)),
        (card & 7) / 7 if wins else 0.0,
        0.0 if wins else (card & 7) / 7,
        float(bool(below) and bool(hand >> below.bit_length() - 1 & 1)),
        count(hand & suit) / 8,
        float(card >> 3 == trump),
        float(not hand & suit & lower),
        count(out & lower) / 8,
        count(out) / 8,
        float(card >> 3 == trump and not out),
    )


def reference_legal(hand: CardSet, moment: dict[str, int]) -> CardSet:
    best, led, trump = (moment.get(name, -1) for name in ("best", "led", "trump"))
    return legal_cards(
        hand,
        None if led < 0 else led,
        None if trump < 0 else trump,
        must_trump=bool(moment.get("must_trump", 1)),
        to_beat=best if moment.get("must_overtake", 0) else None,
    )


def played_card(name: str) -> Piece:
    """The first hand played the ace of diamonds, and later the ten of spades."""
    card, moment = parse_card("AD"), MOMENTS[name] | {"alive": UNSEEN | PLAYED}

    def add(asked: Sampler) -> None:
        asked.add_card(1, PLAYED, 0, card, Moment(**moment), WEIGHTS)

    def expected(layout: Layout) -> float:
        hand = layout[0] | PLAYED
        cards = list(cards_in(reference_legal(hand, moment) | 1 << card))
        utilities = [
            sum(map(float.__mul__, WEIGHTS, reference_features(hand, other, moment)))
            for other in cards
        ]
        return log_share(utilities, cards.index(card))

    return add, expected


EVIDENCE: dict[str, Piece] = {
    "an opening": choice(2, 1, -1, False),
    "a pass of the other": choice(2, 0, -1, True),
    "one of three by all values": choice(3, 2, 1, False),
    "one of four against no trump": choice(4, 3, 4, True),
    "a trump contract": exchange(2, 7),
    "a contract of ten": exchange(0, 10),
    "no trump": exchange(4, 6),
    "a misere": misere_exchange(),
} | {name: played_card(name) for name in MOMENTS}


def with_evidence(names: Sequence[str]) -> Sampler:
    asked = sampler()
    asked.pose(UNSEEN, SIZES, (0, TALON, 0))
    for name in names:
        EVIDENCE[name][0](asked)
    return asked


def some_layouts(number: int) -> list[Layout]:
    return layouts_of(with_evidence([]).draw(1, number, seed=4)[0], 3)


@pytest.mark.parametrize("name", EVIDENCE)
def test_evidence_weighs_as_it_should(name: str) -> None:
    layouts = some_layouts(40)
    found = with_evidence([name]).weights(layouts)
    assert found == pytest.approx([EVIDENCE[name][1](layout) for layout in layouts])
    assert len(set(found)) > 1


def test_evidence_adds_up() -> None:
    layouts = some_layouts(40)
    expected = [sum(likely(layout) for _, likely in EVIDENCE.values()) for layout in layouts]
    asked = with_evidence(list(EVIDENCE))
    assert asked.weights(layouts) == pytest.approx(expected)
    asked.pose(UNSEEN, SIZES, (0, TALON, 0))
    assert asked.weights(layouts) == [0.0] * 40


def test_layouts_are_drawn_by_their_weights() -> None:
    unseen, sizes, excluded = posed("two voids")
    asked = sampler()
    asked.pose(unseen, sizes, excluded)
    asked.add_choice(1, OWN & ~unseen, 0, -1, 0, COEFFICIENTS[:3])
    asked.add_misere_exchange(3, OWN & ~unseen, 0, 2, 0, 0.5)
    every = list(every_layout(unseen, sizes, excluded))
    weights = list(map(exp, asked.weights(every)))
    drawn, effective = asked.draw(50_000, 5_000, seed=7)
    chances = {layout: w / sum(weights) for layout, w in zip(every, weights, strict=True)}
    assert_as_often(layouts_of(drawn, 3), chances)
    share = sum(weights) ** 2 / sum(w * w for w in weights) / len(every)
    assert effective == pytest.approx(50_000 * share, rel=0.05)


def test_a_single_layout_is_drawn_by_weight_too() -> None:
    asked = sampler()
    asked.pose(parse_cards("7S 7C 7D 7H"), (2, 2), (0, 0))
    asked.add_choice(1, OWN ^ parse_cards("7S 7C"), 0, -1, 1, COEFFICIENTS[:3])
    every = list(every_layout(parse_cards("7S 7C 7D 7H"), (2, 2), (0, 0)))
    weights = list(map(exp, asked.weights(every)))
    drawn = [tuple(asked.draw(200, 1, seed)[0]) for seed in range(1000)]
    assert_as_often(
        drawn, {layout: w / sum(weights) for layout, w in zip(every, weights, strict=True)}
    )


def test_a_seed_repeats_its_layouts_and_another_does_not() -> None:
    asked = with_evidence(["an opening", "lead"])
    first = asked.draw(500, 50, seed=1)
    assert asked.draw(500, 50, seed=2) != first
    assert asked.draw(500, 50, seed=1) == first
    assert asked.draw(500, 50, seed=1 + 2**64) == first
    assert asked.draw(500, 50, seed=-1) != first


@pytest.mark.parametrize("names", [[], ["an opening"]], ids=["uniform", "weighed"])
def test_a_raised_flag_stops(names: list[str]) -> None:
    asked, flag = with_evidence(names), Flag()
    before = asked.draw(100, 100, 1, flag)
    flag.set()
    with pytest.raises(SearchStopped):
        asked.draw(100, 100, 1, flag)
    flag.clear()
    assert asked.draw(100, 100, 1, flag) == before


@pytest.mark.parametrize(
    "wrong",
    [
        lambda asked: asked.add_choice(1, 0, 0, -1, 0, [(0.0,) * 5]),
        lambda asked: asked.add_choice(1, 0, 0, -1, 0, [(0.0,) * 5] * 5),
        lambda asked: asked.add_choice(1, 0, 0, -1, 2, [(0.0,) * 5] * 2),
        lambda asked: asked.add_choice(1, 0, 0, -1, 0, [(0.0,) * 4] * 2),
        lambda asked: asked.add_card(1, 0, 0, 7, Moment(), (0.0,) * 7),
        lambda asked: asked.weights([(1, 2, 4, 8)]),
        lambda asked: asked.draw(0, 1, seed=1),
        lambda asked: asked.draw(1, 0, seed=1),
    ],
)
def test_what_cannot_be_is_refused(wrong: Callable[[Sampler], object]) -> None:
    asked = with_evidence([])
    with pytest.raises(ValueError, match=r"\w"):
        wrong(asked)


@pytest.mark.parametrize("name", MOMENTS)
def test_legal_cards_and_features_of_a_moment(name: str) -> None:
    random = Random(name)
    for _ in range(50):
        alive = card_set(random.sample(range(32), 24))
        hand = card_set(random.sample(list(cards_in(alive)), 7))
        moment = MOMENTS[name] | {"alive": alive}
        posed_moment = Moment(**moment)
        assert posed_moment.legal(hand) == reference_legal(hand, moment)
        for card in cards_in(posed_moment.legal(hand)):
            found = card_features(hand, card, posed_moment)
            assert found == pytest.approx(reference_features(hand, card, moment))
            assert len(found) == len(CARD_FEATURES)


def test_a_forced_card_tells_nothing() -> None:
    asked = with_evidence([])
    king = parse_card("KD")
    asked.add_card(0, 1 << king, 0, king, Moment(), WEIGHTS)
    assert asked.weights(some_layouts(3)) == [0.0] * 3
