"""Random endings of every class of position that the solver knows."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random

from preferans_qt.game.cards import SUIT_MASKS, SUITS, Card, card_set, cards_in
from preferans_qt.solver.position import Hands, Position, after_card

SIZES, WEIGHTS = (2, 3, 4, 5), (25, 40, 27, 8)  # cards a hand, and how often of a hundred


@dataclass(frozen=True, slots=True)
class Kind:
    """A class of positions: how many of them a run asks about, and what they look like."""

    number: int
    players: int = 3
    trump: bool = False
    misere: bool = False
    talon: bool = False
    talon_wins: bool = False
    must_trump: bool = True
    must_overtake: bool = False


KINDS = {
    "trump": Kind(2000, trump=True),
    "no trump": Kind(1500),
    "misere": Kind(1500, misere=True),
    "trump, two hands": Kind(750, players=2, trump=True),
    "no trump, two hands": Kind(500, players=2),
    "misere, two hands": Kind(500, players=2, misere=True),
    "talon leads": Kind(1000, misere=True, talon=True),
    "talon leads, more tricks wanted": Kind(250, talon=True),
    "talon leads, two hands": Kind(250, players=2, misere=True, talon=True),
    "talon wins": Kind(750, misere=True, talon=True, talon_wins=True),
    "talon wins, more tricks wanted": Kind(250, talon=True, talon_wins=True),
    "no duty to trump": Kind(500, trump=True, must_trump=False),
    "duty to overtake": Kind(500, trump=True, must_overtake=True),
    "duty to overtake, no trump": Kind(250, must_overtake=True),
    "overtake, but not trump": Kind(250, trump=True, must_trump=False, must_overtake=True),
    "duty to overtake, two hands": Kind(250, players=2, trump=True, must_overtake=True),
}


def endings(name: str, seed: object, number: int) -> Iterator[Position]:
    """So many endings of one class; two of five stand in the middle of a trick."""
    random = Random(f"{name} {seed}")
    for _ in range(number):
        position = ending(KINDS[name], random)
        if random.random() < 0.4:
            position = within_trick(position, random)
        yield position


def ending(kind: Kind, random: Random, size: int | None = None) -> Position:
    """An ending between two tricks, of ``size`` cards a hand.

    The cards come from few suits rather than from all, so that hands follow suit, hold sequences
    and are void in a suit about as often as not.
    """
    if size is None:
        (size,) = random.choices(SIZES, WEIGHTS)
    turned = random.choice((1, 2)) if kind.talon else 0
    needed = kind.players * size + turned
    fewest = (needed + 7) // 8
    suits = random.sample(SUITS, random.choice((fewest, random.randint(fewest, len(SUITS)))))
    pack = random.sample([card for suit in suits for card in cards_in(SUIT_MASKS[suit])], needed)
    hands = tuple(card_set(pack[size * hand : size * (hand + 1)]) for hand in range(kind.players))
    return Position(
        hands,
        leader=random.randrange(kind.players),
        trump=random.choice(SUITS) if kind.trump else None,
        misere=kind.misere,
        talon=tuple(pack[needed - turned :]),
        talon_wins=kind.talon_wins,
        must_trump=kind.must_trump,
        must_overtake=kind.must_overtake,
    )


def within_trick(position: Position, random: Random) -> Position:
    """The position after one card of the trick or two, whichever cards they were."""
    for _ in range(random.randint(1, position.players - 1)):
        position, _ = after_card(position, random.choice(list(cards_in(position.legal))))
    return position


def dealt_anew(position: Position, random: Random) -> Hands:
    """Hands for the position with the cards of those who are not to move dealt anew."""
    mover = position.to_move
    others = [hand for hand in range(position.players) if hand != mover]
    pool = [card for hand in others for card in cards_in(position.hands[hand])]
    random.shuffle(pool)
    hands = list(position.hands)
    for hand in others:
        size = hands[hand].bit_count()
        hands[hand] = card_set(pool[:size])
        del pool[:size]
    return tuple(hands)


def relabelled(position: Position, new: Callable[[Card], Card], trump: int | None) -> Position:
    """The position with each card called by another name."""
    return replace(
        position,
        hands=tuple(card_set(new(card) for card in cards_in(hand)) for hand in position.hands),
        trick=tuple(map(new, position.trick)),
        talon=tuple(map(new, position.talon)),
        trump=trump,
    )
