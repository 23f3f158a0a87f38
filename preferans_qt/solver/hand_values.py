# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What a hand is worth by itself: a sum over its suits of numbers read from tables.

A row has a number for each of the 256 holdings of a suit; bit 0 of a holding is the seven. Where
the tables come from is no matter here. A strain is 0 to 3 for the trump suit, 4 for no trump.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nsmallest
from itertools import combinations

import cython

from preferans_qt.game.cards import CardSet, cards_in

if cython.compiled:
    from cython.cimports.preferans_qt.solver.bits import count
else:
    from preferans_qt.solver.portable import count

HOLDINGS = 256

# The flat form of the tables: names and how many numbers each has. The rows of side suits are for
# trumps of at most four, of five, and of six or more
FLAT_ORDER = (
    ("bid_trump", HOLDINGS),
    ("bid_side", 3 * HOLDINGS),
    ("bid_no_trump", HOLDINGS),
    ("declared_trump", HOLDINGS),
    ("declared_side", 3 * HOLDINGS),
    ("declared_no_trump", HOLDINGS),
    ("misere_bid", HOLDINGS),
    ("misere_kept", HOLDINGS),
    ("raspasy", HOLDINGS),
    ("defence_trump", HOLDINGS),
    ("defence_side", HOLDINGS),
    ("defence_no_trump", HOLDINGS),
    ("bid_base", 1),
    ("bid_no_trump_base", 1),
    ("declared_base", 1),
    ("declared_no_trump_base", 1),
    ("misere_bid_base", 1),
    ("misere_kept_base", 1),
    ("raspasy_base", 1),
)

# First rows of that form
BID = 0
DECLARED = 5
MISERE_BID = 10
MISERE_KEPT = 11
RASPASY = 12
DEFENCE = 13

NO_TRUMP = 4  # a strain; for BID and DECLARED also the place of its row
FEWEST_TRUMPS = 4  # with which a suit is thought of as trumps
NEVER = -1e9  # instead of what cannot be laid away


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _side(trumps: cython.int) -> cython.int:
    """The place of the row for side suits."""
    return 1 if trumps <= 4 else 2 if trumps == 5 else 3


@cython.final
@cython.cclass
class HandValues:
    """Values of hands; any number of threads may ask.

    ``rows`` holds for each row three of 256: what a holding is worth, and what is left of it at
    best once one or two of its cards are laid away.
    """

    def __init__(self, flat: Sequence[float]) -> None:
        """``flat`` has the numbers of FLAT_ORDER. Raises ValueError for another number of them."""
        wanted = sum(number for _, number in FLAT_ORDER)
        if len(flat) != wanted:
            raise ValueError(f"tables of hand values have {wanted} numbers, not {len(flat)}")
        if not cython.compiled:
            self.rows = [0.0] * 12288
            self.bases = [0.0] * 7
        for row in range(16):
            self._fill(row, flat[256 * row : 256 * row + 256])
        for place, base in enumerate(flat[4096:]):
            self.bases[place] = base

    def _fill(self, row: cython.int, numbers: Sequence[float]) -> None:
        """Lay down a row, and find out what can be kept of each holding."""
        first: cython.int = 768 * row
        place: cython.int
        bit: cython.int
        best: cython.double
        for place in range(256):
            self.rows[first + place] = numbers[place]
        for place in range(first + 256, first + 768):  # the lowest eight bits are the holding
            best = NEVER
            for bit in range(8):
                if place >> bit & 1:
                    best = max(best, self.rows[(place ^ 1 << bit) - 256])
            self.rows[place] = best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _row(self, row: cython.int, hand: cython.uint) -> cython.double:
        """The sum of one row over the suits."""
        first: cython.int = 768 * row
        return (
            self.rows[first + (hand & 255)]
            + self.rows[first + (hand >> 8 & 255)]
            + self.rows[first + (hand >> 16 & 255)]
            + self.rows[first + (hand >> 24)]
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _with_trump(self, row: cython.int, hand: cython.uint, trump: cython.int) -> cython.double:
        """The sum of a row for trumps and one for side suits."""
        trumps: cython.uint = hand >> 8 * trump & 255
        side: cython.int = row + _side(count(trumps))
        return (
            self._row(side, hand) - self.rows[768 * side + trumps] + self.rows[768 * row + trumps]
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _kept(
        self, row: cython.int, hand: cython.uint, passed: cython.int, laid: cython.int
    ) -> cython.double:
        """The most that a row gives for all suits but one once ``laid`` cards are laid away."""
        suit: cython.int
        place: cython.int
        none: cython.double = 0.0
        one: cython.double = NEVER
        two: cython.double = NEVER
        for suit in range(4):
            if suit != passed:
                place = 768 * row + (hand >> 8 * suit & 255)
                two = max(
                    two + self.rows[place],
                    max(one + self.rows[place + 256], none + self.rows[place + 512]),
                )
                one = max(one + self.rows[place], none + self.rows[place + 256])
                none += self.rows[place]
        return two if laid == 2 else one if laid == 1 else none

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def bid(self, hand: cython.uint, strain: cython.int) -> cython.double:
        """Tricks that ten cards take as declarer, before the talon."""
        if strain == NO_TRUMP:
            return self.bases[1] + self._row(BID + NO_TRUMP, hand)
        return self.bases[0] + self._with_trump(BID, hand, strain)

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def game(self, hand: cython.uint) -> cython.double:
        """The most tricks by ``bid`` in a strain; a suit of fewer than four is none."""
        trump: cython.int
        best: cython.double = self.bid(hand, NO_TRUMP)
        for trump in range(4):
            if count(hand >> 8 * trump & 255) >= FEWEST_TRUMPS:
                best = max(best, self.bid(hand, trump))
        return best

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def declared(self, hand: cython.uint, strain: cython.int) -> cython.double:
        """Tricks that ten cards take as declarer, kept after the exchange."""
        if strain == NO_TRUMP:
            return self.bases[3] + self._row(DECLARED + NO_TRUMP, hand)
        return self.bases[2] + self._with_trump(DECLARED, hand, strain)

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def best_declared(self, twelve: cython.uint) -> cython.double:
        """The most tricks by ``declared`` that two cards can be laid away for.

        A suit of which fewer than four cards are kept is no strain.
        """
        trump: cython.int
        laid: cython.int
        trumps: cython.int
        place: cython.int
        best: cython.double = self.bases[3] + self._kept(DECLARED + NO_TRUMP, twelve, -1, 2)
        for trump in range(4):
            place = 768 * DECLARED + (twelve >> 8 * trump & 255)
            for laid in range(3):
                trumps = count(twelve >> 8 * trump & 255) - laid
                if trumps >= FEWEST_TRUMPS:
                    best = max(
                        best,
                        self.bases[2]
                        + self.rows[place + 256 * laid]
                        + self._kept(DECLARED + _side(trumps), twelve, trump, 2 - laid),
                    )
        return best

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def misere(self, hand: cython.uint) -> cython.double:
        """Log-odds that ten cards make a misere, before the talon."""
        return self.bases[4] + self._row(MISERE_BID, hand)

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def misere_kept(self, hand: cython.uint) -> cython.double:
        """Log-odds that ten cards make a misere, kept after the exchange."""
        return self.bases[5] + self._row(MISERE_KEPT, hand)

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def best_misere_kept(self, twelve: cython.uint) -> cython.double:
        """The best log-odds by ``misere_kept`` that two cards can be laid away for."""
        return self.bases[5] + self._kept(MISERE_KEPT, twelve, -1, 2)

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def raspasy(self, hand: cython.uint) -> cython.double:
        """Own tricks of ten cards at raspasy."""
        return self.bases[6] + self._row(RASPASY, hand)

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def defence(self, hand: cython.uint, trump: cython.int) -> cython.double:
        """What ten cards of a defender add to the tricks of the defence, 4 for no trump.

        What a defence takes at a level of contracts is not counted in. Without a contract, -1, it
        is nothing.
        """
        trumps: cython.uint
        if trump < 0:
            return 0.0
        if trump == NO_TRUMP:
            return self._row(DEFENCE + 2, hand)
        trumps = hand >> 8 * trump & 255
        return (
            self._row(DEFENCE + 1, hand)
            - self.rows[768 * (DEFENCE + 1) + trumps]
            + self.rows[768 * DEFENCE + trumps]
        )

    def best_discards(
        self, twelve: cython.uint, strain: cython.int, most: int
    ) -> list[tuple[CardSet, float]]:
        """The best pairs to lay away for a contract: two cards as a set, tricks of the ten kept.

        The best come first, and of equal ones the lower set.
        """
        found = [(pair, self.declared(twelve & ~pair, strain)) for pair in _pairs(twelve)]
        return _best(found, most)

    def best_misere_discards(self, twelve: cython.uint, most: int) -> list[tuple[CardSet, float]]:
        """The best pairs to lay away for a misere: two cards as a set, log-odds of the ten kept."""
        return _best([(pair, self.misere_kept(twelve & ~pair)) for pair in _pairs(twelve)], most)


def _pairs(cards: CardSet) -> list[CardSet]:
    """Any two of the cards."""
    return [one | other for one, other in combinations([1 << card for card in cards_in(cards)], 2)]


def _best(found: list[tuple[CardSet, float]], most: int) -> list[tuple[CardSet, float]]:
    return nsmallest(most, found, key=lambda pair: (-pair[1], pair[0]))
