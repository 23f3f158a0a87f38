"""Deal number to cards: the same number gives the same cards, for ever.

The specification is a public promise. The deck starts in card order (7S ... AH) and is shuffled
from its end by Fisher and Yates: for i = 31 ... 1 the cards at i and at j are exchanged, where j
is the next byte b of the stream with b < 256 - 256 % (i + 1), taken modulo i + 1. The stream is
the concatenation of SHA-256("preferans deal N block K") for K = 0, 1, ..., with N and K in decimal.
Packets of two then go round to first, second and third hand, fifteen in all; the fourth packet of
the sixteen is the talon (C2.2).
"""

from collections.abc import Iterator
from hashlib import sha256

from preferans_qt.game.cards import Card, CardSet, card_set
from preferans_qt.game.deal import Seating

TALON_PACKET = 3  # the fourth of sixteen, after one round
LARGEST_DEAL_NUMBER = 2**63 - 1


def _stream(number: int) -> Iterator[int]:
    block = 0
    while True:
        yield from sha256(f"preferans deal {number} block {block}".encode()).digest()
        block += 1


def shuffled_deck(number: int) -> tuple[Card, ...]:
    """The 32 cards of a deal number, top first.

    Raises ValueError for a number outside 0 to 2**63 - 1.
    """
    if not 0 <= number <= LARGEST_DEAL_NUMBER:
        raise ValueError(f"deal number {number} is not between 0 and {LARGEST_DEAL_NUMBER}")
    deck = list(range(32))
    stream = _stream(number)
    for last in range(31, 0, -1):
        limit = 256 - 256 % (last + 1)
        place = next(byte for byte in stream if byte < limit) % (last + 1)
        deck[last], deck[place] = deck[place], deck[last]
    return tuple(deck)


def dealt_hands(
    seating: Seating, deck: tuple[Card, ...]
) -> tuple[tuple[CardSet, ...], tuple[Card, Card]]:
    """Hands, one set a seat (empty for a sitting dealer), and the talon, from a deck."""
    packets = [deck[place : place + 2] for place in range(0, 32, 2)]
    talon = packets.pop(TALON_PACKET)
    hands = [0] * seating.players
    for turn, packet in enumerate(packets):
        hands[seating.active[turn % 3]] |= card_set(packet)
    return tuple(hands), (talon[0], talon[1])


def commitment(number: int, salt: str) -> str:
    """The SHA-256, in hexadecimal, that is shown before a deal and can be checked after it."""
    return sha256(f"preferans deal {number} salt {salt}".encode()).hexdigest()
