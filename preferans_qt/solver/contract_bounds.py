# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What high cards alone decide in a contract, without a card played.

Each function answers whether a number of tricks is certain, and marks the cards that rests on.
``row`` is the place of the suits' distributions in the state.
"""

import cython

if cython.compiled:
    from cython.cimports.preferans_qt.solver.state import State
    from cython.cimports.preferans_qt.solver.suits import (
        CASH,
        CASH_RANKS,
        LENGTH,
        NTH_HIGHEST,
        SURE,
        SURE_RANKS,
        TOPS,
    )
else:
    from preferans_qt.solver.state import State
    from preferans_qt.solver.suits import (
        CASH,
        CASH_RANKS,
        LENGTH,
        NTH_HIGHEST,
        SURE,
        SURE_RANKS,
        TOPS,
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def contract_bounds(
    state: State, leader: cython.int, tricks: cython.int, target: cython.int, row: cython.int
) -> cython.int:
    """What top cards alone decide: 1, 0, or -1 for nothing."""
    hand: cython.int
    there: cython.int = 4 * state.suits[row + 3]
    # The declarer takes all but fewer than this many
    enough: cython.int = tricks - target + 1
    if state.trumps:
        if SURE[there] >= target:
            _mark_highest(state, 0, 3, SURE_RANKS[there])
            return 1
        for hand in range(1, state.players):
            if SURE[there + hand] >= enough:
                _mark_highest(state, hand, 3, SURE_RANKS[there + hand])
                return 0
    if leader == 0:
        if _winners(state, 0, row, target) >= target:
            return 1
    else:
        if _winners(state, leader, row, enough) >= enough:
            return 0
        if not state.trumps and state.players == 3 and _joint_winners(state, leader, row, enough):
            return 0
        if _led_into(state, leader, row) and _winners(state, 0, row, target) >= target:
            return 1
    if leader and _held_back(state, tricks, target, row):
        return 1
    return 0 if _losers(state, enough, row) else -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _winners(state: State, hand: cython.int, row: cython.int, enough: cython.int) -> cython.int:
    """Tricks a hand on lead takes by itself; what they rest on is marked if they suffice."""
    suit: cython.int
    here: cython.int
    there: cython.int = 4 * state.suits[row + 3]
    one: cython.int = (hand + 1) % 3
    two: cython.int = (hand + 2) % 3
    drawn: cython.int
    total: cython.int
    sure: cython.int
    ranks: cython.int
    if not state.trumps:
        total = 0
        for suit in range(4):
            total += CASH[4 * state.suits[row + suit] + hand]
        if total >= enough:
            for suit in range(4):
                here = 4 * state.suits[row + suit] + hand
                _mark_highest(state, hand, suit, CASH_RANKS[here])
        return total
    drawn = CASH[there + hand]
    total = max(drawn, SURE[there + hand])
    for suit in range(3):
        total += CASH[4 * state.suits[row + suit] + hand]
    if total < enough:
        return 0  # not even if nobody could ruff
    # Trumps first, then the other suits as long as nobody who is left with a trump is void
    total = drawn
    for suit in range(3):
        here = 4 * state.suits[row + suit]
        state.taken[suit] = CASH[here + hand]
        if LENGTH[there + one] > drawn:
            state.taken[suit] = min(state.taken[suit], LENGTH[here + one])
        if LENGTH[there + two] > drawn:
            state.taken[suit] = min(state.taken[suit], LENGTH[here + two])
        total += state.taken[suit]
    ranks = CASH_RANKS[there + hand]
    if total < enough:
        # The other suits first, then the trumps that win whoever leads them
        sure = SURE[there + hand]
        if sure <= drawn:
            return total
        drawn = sure
        for suit in range(3):
            state.taken[suit] = _safe_cash(state, hand, suit, row)
            drawn += state.taken[suit]
        if drawn <= total:
            return total
        total = drawn
        ranks = SURE_RANKS[there + hand]
    if total >= enough:
        _mark_highest(state, hand, 3, ranks)
        for suit in range(3):
            here = 4 * state.suits[row + suit] + hand
            _mark_highest(state, hand, suit, min(state.taken[suit], CASH_RANKS[here]))
    return total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _safe_cash(state: State, hand: cython.int, suit: cython.int, row: cython.int) -> cython.int:
    """Tricks a hand on lead takes in a suit at once, before trumps are drawn.

    A round is safe while everybody else who has a trump can follow: the enemy would ruff, and
    a partner would have to (C7.4).
    """
    here: cython.int = 4 * state.suits[row + suit]
    there: cython.int = 4 * state.suits[row + 3]
    tricks: cython.int = CASH[here + hand]
    other: cython.int
    if state.trumps and suit < 3:
        other = (hand + 1) % 3
        if LENGTH[there + other]:
            tricks = min(tricks, LENGTH[here + other])
        other = (hand + 2) % 3
        if LENGTH[there + other]:
            tricks = min(tricks, LENGTH[here + other])
    return tricks


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _joint_winners(
    state: State, hand: cython.int, row: cython.int, enough: cython.int
) -> cython.int:
    """Whether without trumps two defenders take ``enough`` tricks when ``hand`` is on lead.

    He takes his winners in some suits while his partner follows, then leads to the partner's
    winners in the others. With trumps this decides too little for what it rests on.
    """
    partner: cython.int = 3 - hand
    suit: cython.int
    here: cython.int
    mine: cython.int
    his: cython.int
    entry: cython.bint = False
    total: cython.int = 0
    for suit in range(4):
        here = 4 * state.suits[row + suit]
        mine = min(CASH[here + hand], LENGTH[here + partner])
        his = CASH[here + partner]
        if his > 0 and his >= mine:
            entry = entry or LENGTH[here + hand] > 0
            total += his
        else:
            total += mine
    if not entry or total < enough:
        return 0
    for suit in range(4):
        here = 4 * state.suits[row + suit]
        mine = min(CASH[here + hand], LENGTH[here + partner])
        his = CASH[here + partner]
        if his > 0 and his >= mine:
            _mark_highest(state, partner, suit, min(his, CASH_RANKS[here + partner]))
        else:
            _mark_highest(state, hand, suit, min(mine, CASH_RANKS[here + hand]))
    return 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _led_into(state: State, leader: cython.int, row: cython.int) -> cython.bint:
    """Whether a defender can lead no suit in which the declarer does not take the trick."""
    suit: cython.int
    here: cython.int
    for suit in range(4):
        here = 4 * state.suits[row + suit]
        if LENGTH[here + leader] and (not CASH[here] or not _safe_cash(state, 0, suit, row)):
            return False
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _losers(state: State, enough: cython.int, row: cython.int) -> cython.int:
    """Whether the declarer loses ``enough`` tricks to cards above all of his.

    Each card he plays in a plain suit goes into a lost trick while a defender keeps a card
    above all of his there, and a defender can always keep as many as still matter.
    """
    suit: cython.int
    here: cython.int
    lost: cython.int = 0
    for suit in range(3 if state.trumps else 4):
        here = 4 * state.suits[row + suit]
        lost += max(TOPS[here + 1], TOPS[here + 2])
    if lost < enough:
        return 0
    for suit in range(3 if state.trumps else 4):
        here = 4 * state.suits[row + suit]
        if TOPS[here + 1] >= TOPS[here + 2]:
            _mark_highest(state, 1, suit, TOPS[here + 1])
        else:
            _mark_highest(state, 2, suit, TOPS[here + 2])
    return 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _held_back(state: State, tricks: cython.int, target: cython.int, row: cython.int) -> cython.int:
    """Whether the declarer's highest cards take ``target`` tricks, once he gets the lead.

    The defenders can keep it from him only by leading suits in which he has no winner, until
    they have no more of them or he ruffs. While they have trumps this holds only if he follows
    suit all the time, they cannot ruff his winners, and he draws their trumps afterwards; as
    they must trump, they cannot get rid of a suit before (C7.4).
    """
    suit: cython.int
    here: cython.int
    there: cython.int = 4 * state.suits[row + 3]
    tops: cython.int = 0
    rounds: cython.int = 0
    longest: cython.int
    plain: cython.int = 4
    danger: cython.bint = False
    if state.trumps:
        longest = max(LENGTH[there + 1], LENGTH[there + 2])
        if longest:
            if CASH[there] < longest or not state.must_trump:
                return 0
            danger = True
        tops = LENGTH[there]
        plain = 3
    for suit in range(plain):
        here = 4 * state.suits[row + suit]
        tops += TOPS[here]
        if not TOPS[here]:
            longest = max(LENGTH[here + 1], LENGTH[here + 2])
            if LENGTH[here] < longest and state.trumps and LENGTH[there]:
                if danger:
                    return 0
                longest = LENGTH[here]
            rounds += longest
        elif danger and (
            (LENGTH[there + 1] and not LENGTH[here + 1])
            or (LENGTH[there + 2] and not LENGTH[here + 2])
        ):
            return 0
    if min(tops, tricks - rounds) < target:
        return 0
    if danger:
        _mark_highest(state, 0, 3, CASH_RANKS[there])
    for suit in range(plain):
        here = 4 * state.suits[row + suit]
        if LENGTH[here + 1] + LENGTH[here + 2]:
            _mark_highest(state, 0, suit, TOPS[here])
    return 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _mark_highest(
    state: State, hand: cython.int, suit: cython.int, ranks: cython.int
) -> cython.void:
    """Make the highest ``ranks`` cards of a hand in a suit relevant."""
    byte: cython.int = state.hands[hand] >> 8 * suit & 255
    state.relevant |= NTH_HIGHEST[9 * byte + ranks] << 8 * suit
