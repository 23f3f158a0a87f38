"""Counting tricks: what cards are worth to a declarer, to a defender, and to one who avoids tricks.

Everything is built from one suit at a time. A suit is a byte, bit 0 the seven and bit 7 the ace:
``held`` are one's own cards, ``missing`` those that others may hold. A suit is played out in
thought for every way the missing cards can lie in two hands, and the results are averaged.
"""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from math import comb, erf, prod, sqrt
from typing import NamedTuple

from preferans_qt.game.cards import SUIT_MASKS, SUITS, CardSet, Suit, count
from preferans_qt.game.contracts import Strain
from preferans_qt.game.deal import TRICKS

SuitRanks = int  # a byte, bit 0 the seven

TENACE_SHARE = 0.4  # how often the defenders play a suit as its holder would like
TRUMP_COST = 0.25  # tricks that go astray in every trump contract
SHORT_TRUMPS = 5  # a trump suit shorter than this is counted down
SHORT_TRUMPS_COST = 0.7  # tricks for each trump too few
NO_TRUMP_COST = 0.75  # tricks that go astray at no trump
BARE_SUIT_COST = 0.8  # and more for each suit that the defenders can run


class Rounds(NamedTuple):
    """How likely a defender's winner in each round of a suit comes to a trick, not to a ruff.

    ``long_suit_loss`` is taken off for each card over three: the declarer will be short.
    """

    chances: tuple[float, ...]
    long_suit_loss: float = 0.0


SIDE_ROUNDS = Rounds((0.95, 0.6, 0.2, 0.05, 0.0, 0.0, 0.0, 0.0), long_suit_loss=0.1)
TRUMP_ROUNDS = Rounds((1.0, 0.85, 0.75, 0.7, 0.7, 0.7, 0.7, 0.7))
NO_TRUMP_ROUNDS = Rounds((0.95, 0.75, 0.5, 0.4, 0.4, 0.4, 0.4, 0.4))


def ranks_in(cards: CardSet, suit: Suit) -> SuitRanks:
    """The part of a set that lies in one suit, as a byte."""
    return cards >> (8 * suit) & 0xFF


def lowest(ranks: SuitRanks) -> SuitRanks:
    """The lowest rank alone; 0 of 0."""
    return ranks & -ranks


def highest(ranks: SuitRanks) -> SuitRanks:
    """The highest rank alone; 0 of 0."""
    return 1 << ranks.bit_length() >> 1


def above(ranks: SuitRanks, rank: SuitRanks) -> SuitRanks:
    """Those higher than a single rank."""
    return ranks & -(rank << 1)


def tops(held: SuitRanks, out: SuitRanks) -> int:
    """How many of the held cards are higher than any other of the suit."""
    return count(above(held, highest(out))) if out else count(held)


def without_lowest(ranks: SuitRanks) -> SuitRanks:
    """All but the lowest rank; 0 of 0."""
    return ranks & (ranks - 1)


def followed(lead: SuitRanks, first: SuitRanks, second: SuitRanks) -> tuple[SuitRanks, SuitRanks]:
    """What is left of two hands that beat a lead with their cheapest card, or play low."""
    over_first, over_second = lowest(above(first, lead)), lowest(above(second, lead))
    if over_first and not 0 < over_second < over_first:
        return first ^ over_first, without_lowest(second)
    if over_second:
        return without_lowest(first), second ^ over_second
    return without_lowest(first), without_lowest(second)


def led_out(held: SuitRanks, first: SuitRanks, second: SuitRanks) -> int:
    """Tricks in a suit whose holder leads it from the top against two hands."""
    tricks = 0
    while held:
        lead = highest(held)
        held ^= lead
        tricks += lead > max(first, second)
        first, second = followed(lead, first, second)
    return tricks


def waited_for(held: SuitRanks, first: SuitRanks, second: SuitRanks) -> int:
    """Tricks in a suit that two other hands lead from the top, their best card each time."""
    return sum(_rounds_won(held, first, second))


def _rounds_won(held: SuitRanks, first: SuitRanks, second: SuitRanks) -> tuple[bool, ...]:
    """For each round of a suit that two others lead from the top, whether its holder wins it."""
    won = []
    while held:
        lead = highest(first | second)
        beating = above(held, lead) if lead else held
        won.append(beating != 0)
        held ^= lowest(beating) if beating else lowest(held)
        if first >= second:
            first, second = first & ~lead, without_lowest(second)
        else:
            first, second = without_lowest(first), second & ~lead
    return tuple(won)


@lru_cache(maxsize=2**16)
def caught(held: SuitRanks, first: SuitRanks, second: SuitRanks) -> int:
    """Tricks a hand that avoids them must take when two others lead a suit from the bottom."""
    tricks = 0
    while held and first | second:
        lead = max(lowest(first), lowest(second))
        under = held & (lead - 1)
        held ^= highest(under or held)
        tricks += not under
        first, second = without_lowest(first), without_lowest(second)
    return tricks


def is_safe(held: SuitRanks, first: SuitRanks, second: SuitRanks) -> bool:
    """Whether two others cannot make a hand take a trick in a suit, even if one of them throws
    his cards of the suit away."""
    return not any(caught(held, *others) for others in ((first, second), (first, 0), (second, 0)))


def splits(missing: SuitRanks) -> Iterator[tuple[SuitRanks, SuitRanks, int]]:
    """Every way the missing cards lie in two hands of ten, and how likely it is, unscaled."""
    number = count(missing)
    first = missing
    while True:
        yield first, missing ^ first, comb(20 - number, 10 - count(first))
        if not first:
            return
        first = (first - 1) & missing


def _average(
    played: Callable[[SuitRanks, SuitRanks, SuitRanks], float], held: SuitRanks, missing: SuitRanks
) -> float:
    total, weights = 0.0, 0
    for first, second, weight in splits(missing):
        total += weight * played(held, first, second)
        weights += weight
    return total / weights


def blended_tricks(held: SuitRanks, first: SuitRanks, second: SuitRanks) -> float:
    """Tricks in a suit against two known holdings: mostly led by its holder."""
    led = led_out(held, first, second)
    return led + TENACE_SHARE * (waited_for(held, first, second) - led)


@cache
def suit_tricks(held: SuitRanks, missing: SuitRanks, rivals: int = 2) -> float:
    """Expected tricks in a suit: mostly led by its holder, sometimes led up to him.

    Of one rival's missing cards, those that he does not hold are out of play.
    """
    if not held:
        return 0.0
    return _average(blended_tricks if rivals > 1 else _blended_against_one, held, missing)


def _blended_against_one(held: SuitRanks, first: SuitRanks, second: SuitRanks) -> float:
    """The same where the second hand rests."""
    return blended_tricks(held, first, 0)


@cache
def suit_danger(held: SuitRanks, missing: SuitRanks) -> float:
    """Expected tricks that a hand which avoids them must take in a suit led by others."""
    return _average(caught, held, missing) if held and missing else 0.0


def declarer_tricks(hand: CardSet, strain: Strain, gone: CardSet = 0) -> float:
    """Tricks a declarer counts in his hand; ``gone`` are cards that nobody will play."""
    total = 0.0
    for suit in SUITS:
        held = ranks_in(hand, suit)
        missing = 0xFF & ~held & ~ranks_in(gone, suit)
        total += suit_tricks(held, missing)
        if strain is Strain.NO_TRUMP and not _stops(held, missing):
            total -= BARE_SUIT_COST
    if strain is Strain.NO_TRUMP:
        return total - NO_TRUMP_COST
    trumps = count(hand & SUIT_MASKS[strain])
    return total - TRUMP_COST - SHORT_TRUMPS_COST * max(0, SHORT_TRUMPS - trumps)


@cache
def _stops(held: SuitRanks, missing: SuitRanks) -> bool:
    """Whether the holder is sure to win a trick when the defenders run a suit."""
    return waited_for(held, missing, 0) > 0


def defender_tricks(hand: CardSet, trump: Suit | None) -> float:
    """Tricks a defender counts in his hand against a declarer who may hold all other cards."""
    total = 0.0
    for suit in SUITS:
        held = ranks_in(hand, suit)
        rounds = rounds_for(suit, trump)
        total += defended_tricks(held, 0xFF & ~held, rounds)
    return total


def highest_trumps(hand: CardSet, trump: Suit | None) -> int:
    """Tricks that nobody can take from a hand: its trumps that are higher than all others."""
    if trump is None:
        return 0
    held = ranks_in(hand, trump)
    return tops(held, 0xFF & ~held)


def rounds_for(suit: Suit, trump: Suit | None) -> Rounds:
    """The chances of a defender's winners in a suit."""
    if trump is None:
        return NO_TRUMP_ROUNDS
    return TRUMP_ROUNDS if suit == trump else SIDE_ROUNDS


@cache
def defended_tricks(held: SuitRanks, missing: SuitRanks, rounds: Rounds) -> float:
    """Tricks a defender counts in a suit of which the declarer may hold the missing cards."""
    loss = rounds.long_suit_loss * max(0, count(held) - 3)
    won = _rounds_won(held, missing, 0)
    return sum(max(0.0, rounds.chances[place] - loss) for place, wins in enumerate(won) if wins)


def hand_danger(hand: CardSet, others: CardSet) -> float:
    """Expected tricks that a hand which avoids them must take; ``others`` may hold the rest."""
    return sum(suit_danger(ranks_in(hand, suit), ranks_in(others, suit)) for suit in SUITS)


def hand_safety(hand: CardSet, others: CardSet) -> float:
    """How likely a hand takes no trick when others, who may hold the rest, lead every suit."""
    return prod(_suit_safety(ranks_in(hand, suit), ranks_in(others, suit)) for suit in SUITS)


@cache
def _suit_safety(held: SuitRanks, missing: SuitRanks) -> float:
    safe = weights = 0
    for first, second, weight in splits(missing):
        safe += weight * is_safe(held, first, second)
        weights += weight
    return safe / weights


@cache
def _chances(tenths: int, spread: float) -> tuple[float, ...]:
    edges = [
        0.5 * (1 + erf((tricks - 0.5 - tenths / 10) / (spread * sqrt(2))))
        for tricks in range(1, TRICKS + 1)
    ]
    return tuple(high - low for low, high in zip((0.0, *edges), (*edges, 1.0), strict=True))


def trick_chances(expected: float, spread: float) -> tuple[float, ...]:
    """How likely each number of tricks, 0 to 10, is around an expected number."""
    return _chances(round(10 * expected), spread)
