# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What low cards alone decide at misere, without a card played.

Each function marks the cards that its answer rests on. ``row`` is the place of the suits'
distributions in the state.
"""

import cython

if cython.compiled:
    from cython.cimports.preferans_qt.solver.state import State
    from cython.cimports.preferans_qt.solver.suits import (
        CATCH,
        LASTING,
        LENGTH,
        LOW_RANKS,
        NOBODY,
        NTH_LOWEST,
        STUCK,
    )
else:
    from preferans_qt.solver.state import State
    from preferans_qt.solver.suits import (
        CATCH,
        LASTING,
        LENGTH,
        LOW_RANKS,
        NOBODY,
        NTH_LOWEST,
        STUCK,
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def misere_bounds(
    state: State, leader: cython.int, tricks: cython.int, target: cython.int, row: cython.int
) -> cython.int:
    """What low cards alone decide at misere: 1, 0, or -1 for nothing."""
    # The declarer need not win ``target`` tricks if he can lose the next so many
    if _loses(state, leader, tricks - target + 1, row):
        return 0
    if target == 1:
        if leader == 0:
            return 1 if _is_stuck(state, row) else -1
        return 1 if _is_caught(state, leader, row) else -1
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _loses(state: State, leader: cython.int, enough: cython.int, row: cython.int) -> cython.bint:
    """Whether the declarer loses the next ``enough`` tricks, whatever the others do.

    Each suit must last so long by itself; when he discards, the highest card of a suit does no
    harm. On lead he needs one suit more that gets him off it for certain.
    """
    suit: cython.int
    index: cython.int
    short: cython.int = 0
    exits: cython.int = 0
    for suit in range(4):
        index = 4 * state.suits[row + suit]
        if leader:
            if LASTING[index + leader] < enough:
                return False
        elif LASTING[index + NOBODY] < enough:
            short += 1
            exits += 1 if LASTING[index] >= enough else 0
    if leader == 0:
        if short > 1 or short != exits:
            return False
        if short == 0:
            for suit in range(4):
                exits += LASTING[4 * state.suits[row + suit]] >= enough
            if exits == 0:
                return False
    for suit in range(4):
        index = state.suits[row + suit]
        _mark_lowest(state, suit, min(enough, LOW_RANKS[index]))
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _is_stuck(state: State, row: cython.int) -> cython.bint:
    """Whether the declarer, on lead, wins the trick with any card if the others wish it."""
    suit: cython.int
    index: cython.int
    for suit in range(4):
        index = state.suits[row + suit]
        if LENGTH[4 * index] and not STUCK[index]:
            return False
    for suit in range(4):
        if LENGTH[4 * state.suits[row + suit]]:
            _mark_lowest(state, suit, 1)
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _is_caught(state: State, leader: cython.int, row: cython.int) -> cython.bint:
    """Whether the others make the declarer win a trick by leading one suit all the time."""
    suit: cython.int
    index: cython.int
    whole: cython.uint
    for suit in range(4):
        index = state.suits[row + suit]
        if STUCK[index] and LENGTH[4 * index + leader]:  # with the first lead
            _mark_lowest(state, suit, 1)
            return True
        if CATCH[4 * index + leader]:
            # Who wins a round rests on the highest cards too
            whole = 255
            whole = (state.hands[0] | state.hands[1] | state.hands[2]) & whole << 8 * suit
            state.relevant |= whole
            return True
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _mark_lowest(state: State, suit: cython.int, ranks: cython.int) -> cython.void:
    """Make the declarer's lowest ``ranks`` cards in a suit relevant."""
    byte: cython.int = state.hands[0] >> 8 * suit & 255
    state.relevant |= NTH_LOWEST[9 * byte + ranks] << 8 * suit
