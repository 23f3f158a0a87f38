# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""In which order cards are tried: the one most likely to bring its side what it wants first.

A card's weight is the sum of five: for the outcome of the trick that is to be expected after it,
together with the hand's own holding in the suit; for its rank; and for the holdings of the two
other hands. Order changes how long a search takes, never its answer.
"""

import cython

if cython.compiled:
    from cython.cimports.preferans_qt.solver.bits import ONE, TRUMPS, count, lowest
    from cython.cimports.preferans_qt.solver.state import State
    from cython.cimports.preferans_qt.solver.suits import HOLDING, LENGTH, MISERE_HOLDING
else:
    from preferans_qt.solver.portable import ONE, TRUMPS, count, lowest
    from preferans_qt.solver.state import State
    from preferans_qt.solver.suits import HOLDING, LENGTH, MISERE_HOLDING


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def weigh_cards(
    state: State,
    legal: cython.uint,
    hand: cython.int,
    left: cython.int,
    suit: cython.int,
    best: cython.int,
    best_hand: cython.int,
    alive: cython.uint,
    tricks: cython.int,
    start: cython.int,
) -> cython.int:
    """Put the legal cards among the moves, from place ``start``; returns how many there are.

    Each is a number that holds its weight and the card: of equal weights the lowest card comes
    first, at misere the highest. ``left`` hands are still to play, ``suit`` is -1 for a leader.
    """
    number: cython.int = start
    card: cython.int
    weight: cython.int = 0
    flip: cython.int = 0 if state.misere else 31
    weighed: cython.bint = state.ordered and legal & (legal - 1) != 0
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        if weighed:
            if suit < 0:
                weight = _weight_of_lead(state, card, hand, 4 * tricks, alive)
            else:
                weight = _weight_of_follower(
                    state, card, hand, left, suit, best, best_hand, 4 * tricks, alive
                )
        state.moves[number] = 32 * weight + (card ^ flip)
        number += 1
    return number - start


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_best(state: State, start: cython.int, last: cython.int) -> cython.int:
    """The card with the largest weight from place ``start`` to ``last`` places on.

    The last card takes its place.
    """
    place: cython.int
    best: cython.int = start
    move: cython.int
    for place in range(start + 1, start + last + 1):
        if state.moves[place] > state.moves[best]:
            best = place
    move = state.moves[best]
    state.moves[best] = state.moves[start + last]
    return move & 31 ^ (0 if state.misere else 31)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _weight_of_lead(
    state: State, card: cython.int, hand: cython.int, row: cython.int, alive: cython.uint
) -> cython.int:
    """The weight of a card for the hand on lead."""
    here: cython.int = 4 * state.suits[row + (card >> 3)]
    there: cython.int = 4 * state.suits[row + 3]
    kind: cython.int = state.trumps and card >= 24
    whole: cython.uint = 255
    whole <<= card & 24
    under: cython.uint = whole & ((ONE << card) - 1)
    outcome: cython.int
    if state.misere:
        if hand == 0:
            outcome = _misere_lead_of_declarer(state, here, under)
        else:
            outcome = _misere_lead_of_defender(state, hand, whole, under)
    elif hand == 0:
        outcome = _lead_of_declarer(state, here, there, kind, whole & ~under)
    else:
        outcome = _lead_of_defender(state, hand, here, there, kind, whole, whole & ~under)
    return _weight(state, 3 * hand + kind, outcome, here, hand, count(alive & under))


# The outcome to be expected of a trick is a number: in contracts 0 if the hand's own card wins, 1
# if its partner's does, 2 if the other side's does, 3 if the other side must ruff for that or beat
# the hand's own card; at misere 0 if the declarer takes it, 1 if that depends or another hand must
# take it, 2 if the declarer need not, 3 if he is void or all others are.


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lead_of_declarer(
    state: State, here: cython.int, there: cython.int, trump: cython.bint, over: cython.uint
) -> cython.int:
    if state.trumps and not trump:
        if LENGTH[here + 1] == 0 and LENGTH[there + 1]:
            return 3
        if LENGTH[here + 2] == 0 and LENGTH[there + 2]:
            return 3
    return 2 if (state.hands[1] | state.hands[2]) & over else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lead_of_defender(
    state: State,
    hand: cython.int,
    here: cython.int,
    there: cython.int,
    trump: cython.bint,
    whole: cython.uint,
    over: cython.uint,
) -> cython.int:
    declarer: cython.uint = state.hands[0] & whole
    partner: cython.uint = state.hands[3 - hand] & whole
    plain: cython.bint = state.trumps and not trump
    if plain and not declarer and LENGTH[there]:
        return 3
    if not declarer & over:
        return 0
    if partner > declarer or (plain and not partner and LENGTH[there + 3 - hand]):
        return 1
    return 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _misere_lead_of_declarer(state: State, here: cython.int, under: cython.uint) -> cython.int:
    if LENGTH[here + 1] + LENGTH[here + 2] == 0:
        return 3
    outcome: cython.int = 2
    if LENGTH[here + 1] == 0 or state.hands[1] & under:
        outcome -= 1
    if LENGTH[here + 2] == 0 or state.hands[2] & under:
        outcome -= 1
    return outcome


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _misere_lead_of_defender(
    state: State, hand: cython.int, whole: cython.uint, under: cython.uint
) -> cython.int:
    declarer: cython.uint = state.hands[0] & whole
    partner: cython.uint = state.hands[3 - hand] & whole
    if not declarer:
        return 3
    if declarer & under:
        return 2
    if not partner or partner & ((ONE << lowest(declarer)) - 1):
        return 0
    return 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _weight_of_follower(
    state: State,
    card: cython.int,
    hand: cython.int,
    left: cython.int,
    suit: cython.int,
    best: cython.int,
    best_hand: cython.int,
    row: cython.int,
    alive: cython.uint,
) -> cython.int:
    """The weight of a card for a hand that follows; ``left`` hands play after it."""
    kind: cython.int
    outcome: cython.int
    under: cython.uint = 255
    under = under << (card & 24) & ((ONE << card) - 1)
    trump: cython.bint = state.trumps and card >= 24
    beats: cython.bint = trump
    following: cython.int = -1
    if best < 0:
        beats = trump or card >> 3 == suit
    elif card >> 3 == best >> 3:
        beats = card > best
    if beats:
        best = card
    if left and best >= 0:
        following = hand + 1 if hand + 1 < state.players else 0
    if state.misere:
        outcome = _misere_outcome(state, hand, following, suit, best, best_hand, beats)
    else:
        outcome = _outcome(state, hand, following, suit, best, best_hand, beats)
    kind = 1 if trump else 0 if card >> 3 == suit else 2
    kind += 3 * ((3 if left else 6) + hand)
    return _weight(
        state, kind, outcome, 4 * state.suits[row + (card >> 3)], hand, count(alive & under)
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _outcome(
    state: State,
    hand: cython.int,
    following: cython.int,
    suit: cython.int,
    best: cython.int,
    best_hand: cython.int,
    beats: cython.bint,
) -> cython.int:
    """What is to be expected in a contract, once a hand has made ``best`` the best card, or not."""
    friend: cython.bint = hand != 0 and 0 < best_hand < 3
    able: cython.bint = False
    same: cython.uint = 255
    if following >= 0:
        same = state.hands[following] & same << 8 * suit
        if same:
            able = best >> 3 == suit and same >> best != 0
        elif state.trumps:
            able = state.hands[following] & TRUMPS if best < 24 else state.hands[following] >> best
        if able and (hand == 0 or following == 0):
            return 3 if beats else 2
    if beats:
        return 0
    return 1 if friend or able else 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _misere_outcome(
    state: State,
    hand: cython.int,
    following: cython.int,
    suit: cython.int,
    best: cython.int,
    best_hand: cython.int,
    beats: cython.bint,
) -> cython.int:
    """What is to be expected at misere, once a hand has made ``best`` the best card, or not."""
    same: cython.uint = 255
    if following < 0:
        if hand == 0:
            return 0 if beats else 2
        return 1 if beats else 0 if best_hand == 0 else 2
    if beats and hand and following:
        return 3
    if not beats and hand == 0:
        return 2
    same = state.hands[following] & same << 8 * suit
    if not same:
        return 0 if following else 3
    if best >> 3 == suit and same & ((ONE << best) - 1):
        return 0 if following else 2
    return 1 if following else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _weight(
    state: State,
    role: cython.int,
    outcome: cython.int,
    here: cython.int,
    hand: cython.int,
    rank: cython.int,
) -> cython.int:
    """The weight of a card from its outcome, the three holdings of its suit, and its rank.

    ``weights.py`` tells where each of them stands.
    """
    base: cython.int = 2700 * state.game + 100 * role
    one: cython.int = hand + 1 if hand < 2 else 0
    two: cython.int = hand - 1 if hand else 2
    mine: cython.int = base + 17 * outcome
    if state.misere:
        return (
            state.weights[mine + MISERE_HOLDING[here + hand]]
            + state.weights[mine + 16] * rank
            + state.weights[base + 68 + MISERE_HOLDING[here + one]]
            + state.weights[base + 84 + MISERE_HOLDING[here + two]]
        )
    return (
        state.weights[mine + HOLDING[here + hand]]
        + state.weights[mine + 16] * rank
        + state.weights[base + 68 + HOLDING[here + one]]
        + state.weights[base + 84 + HOLDING[here + two]]
    )
