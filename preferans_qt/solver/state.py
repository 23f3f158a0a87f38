# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Cards in hands as the search sees them, and what is asked about them.

Trumps are hearts here: another trump suit changes places with hearts on the way in and out.
"""

import cython

if cython.compiled:
    from cython.cimports.preferans_qt.solver.suits import FIRST
else:
    from preferans_qt.solver.suits import FIRST


@cython.cclass
class State:
    """Three hands, the rules of the question, and where each suit's cards lie.

    ``suits`` holds the indexes of the four suits' distributions for each number of tricks left,
    from place ``4 * tricks``. ``relevant`` is what the last answer rests on: cards whose rank
    matters, and with them all higher ones of their suits, at misere all lower ones. ``moves`` are
    the cards still to be tried, twelve places for each level of the search.
    """

    def __init__(self) -> None:
        self.players = 3
        self.trumps = self.misere = self.must_overtake = False
        self.must_trump = True
        self.game = 0
        self.ordered = True
        self.relevant = 0
        if not cython.compiled:
            self.hands = [0] * 3
            self.distribution = [0] * 1024
            self.suits = [0] * 44
            self.taken = [0] * 4
            self.weights = [0] * 8100
            self.moves = [0] * 400


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def describe(state: State, alive: cython.uint, row: cython.int) -> cython.void:
    """Find the distribution of each suit."""
    suit: cython.int
    byte: cython.int
    place: cython.int
    index: cython.int
    bit: cython.int
    cards: cython.int
    left: cython.uint = state.hands[1]
    right: cython.uint = state.hands[2]
    for suit in range(4):
        byte = alive >> 8 * suit & 255
        place = 256 * suit + byte
        index = state.distribution[place]
        if index == 0:
            cards = 0
            for bit in range(7, -1, -1):
                if byte >> bit & 1:
                    cards += 1
                    index *= 3
                    if left >> (8 * suit + bit) & 1:
                        index += 1
                    elif right >> (8 * suit + bit) & 1:
                        index += 2
            index += FIRST[cards] + 1
            state.distribution[place] = index
        state.suits[row + suit] = index - 1
