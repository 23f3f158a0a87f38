# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What can be said of one suit alone, for every way its cards can lie.

A distribution tells who holds each of the cards of a suit that are still in hands, from the
highest to the lowest, whatever their ranks are. Three hands and at most eight cards make 9,841 of
them, so everything the search asks of a suit is computed once, by ``prepare``, for the first
searcher of a process: it takes some milliseconds, uncompiled half a second.

The index of a distribution is ``FIRST[cards]`` plus its owners read as a number of base three, the
highest card first.
"""

from threading import Lock

import cython

HANDS = 3
MOST = 8  # cards of a suit

_PREPARING = Lock()

if not cython.compiled:
    _ROWS = 39364
    LENGTH = [0] * _ROWS  # cards held
    CASH = [0] * _ROWS  # tricks a hand on lead takes without losing the lead, if nobody ruffs
    CASH_RANKS = [0] * _ROWS  # how many of its highest cards must beat something for that
    # Cards above all of the other side; of a defender's no more than the declarer has cards
    TOPS = [0] * _ROWS
    SURE = [0] * _ROWS  # tricks a hand takes if the suit is trumps, whoever leads
    SURE_RANKS = [0] * _ROWS
    HOLDING = [0] * _ROWS  # for the order of moves: length up to four, and four if it has the best
    MISERE_HOLDING = [0] * _ROWS  # for the order of moves: twice the holes up to three, and length
    FROM_TOP = [0] * 9841  # owners 1 to 3, two bits a card, the highest card first
    FROM_BOTTOM = [0] * 9841  # the same, the lowest card first
    SHAPE = [0] * 9841  # a number for the three lengths
    LASTING = [0] * _ROWS  # at misere, tricks for which the suit makes the declarer win none
    LOW_RANKS = [0] * 9841  # how many of his lowest cards that rests on at most
    CATCH = [0] * _ROWS  # whether a hand on lead makes him take a trick by this suit alone
    STUCK = [0] * 9841  # whether the others can let him win when he leads the suit
    POWER = [0] * 10  # of three
    FIRST = [0] * 10
    NTH_HIGHEST = [0] * 2304  # the bit of the n-th highest card of a byte, 0 for n = 0
    NTH_LOWEST = [0] * 2304
    OWNER = [0] * 8
    PLACE = [0] * 32
    HELD = [0] * 4
    FOREVER = 10  # more tricks than there are
    NOBODY = 3  # in place of a hand on lead: any but the declarer's


@cython.cfunc
def _describe_cash(index: cython.int, hand: cython.int) -> cython.void:
    """Count the winners of a hand on lead, everybody else playing low.

    Against the declarer a defender's partner must be able to stay below him.
    """
    enemy: cython.int = 1 if hand == 0 else 0
    other: cython.int = 2 if hand == 0 else 3 - hand
    lead: cython.int
    own: cython.int
    low: cython.int
    ranks: cython.int = 0
    tricks: cython.int = 0
    for lead in range(HELD[hand]):
        own = PLACE[8 * hand + lead]
        if HELD[enemy] > lead and PLACE[8 * enemy] < own:
            break
        if HELD[other] > lead:
            low = 0 if hand == 0 else HELD[other] - 1 - lead
            if PLACE[8 * other + low] < own:
                break
        tricks += 1
        if HELD[enemy] > lead or HELD[other] > lead:
            ranks = tricks
    CASH[4 * index + hand] = tricks
    CASH_RANKS[4 * index + hand] = ranks


@cython.cfunc
def _describe_tops(index: cython.int, hand: cython.int) -> cython.void:
    """Count the cards above all of the other side.

    Of a defender's no more count than the declarer has cards in the suit.
    """
    above: cython.int = 8
    tops: cython.int = 0
    if hand == 0:
        if HELD[1]:
            above = min(above, PLACE[8])
        if HELD[2]:
            above = min(above, PLACE[16])
    elif HELD[0]:
        above = PLACE[0]
    while tops < HELD[hand] and PLACE[8 * hand + tops] < above:
        tops += 1
    TOPS[4 * index + hand] = tops if hand == 0 else min(tops, HELD[0])


@cython.cfunc
def _describe_sure(index: cython.int, hand: cython.int, cards: cython.int) -> cython.void:
    """Match each trump of a hand with a higher one of the other side; those left over win.

    No trick holds two cards of one hand, so this holds however the play goes.
    """
    place: cython.int
    higher: cython.int = 0
    own: cython.int = 0
    sure: cython.int = 0
    ranks: cython.int = 0
    for place in range(cards):
        if OWNER[place] == hand:
            own += 1
            if higher > 0:
                higher -= 1
            else:
                sure += 1
                ranks = own
        elif hand == 0 or OWNER[place] == 0:
            higher += 1
    SURE[4 * index + hand] = sure
    SURE_RANKS[4 * index + hand] = ranks


@cython.cfunc
def _without(cards: cython.int, code: cython.int, place: cython.int) -> cython.int:
    """The code of a distribution of so many cards when the card at a place has gone."""
    lower: cython.int = POWER[cards - 1 - place]
    return code // (3 * lower) * lower + code % lower


@cython.cfunc
def _left(
    cards: cython.int, code: cython.int, mine: cython.int, one: cython.int, two: cython.int
) -> cython.int:
    """The index of a distribution after a trick; of ``one`` and ``two`` either may be -1."""
    if two > one:
        one, two = two, one
    if mine < one:
        mine, one = one, mine
    if one < two:
        one, two = two, one
    # Now from the lowest to the highest card, so that places stay what they are
    code = _without(cards, code, mine)
    cards -= 1
    if one >= 0:
        code = _without(cards, code, one)
        cards -= 1
    if two >= 0:
        code = _without(cards, code, two)
        cards -= 1
    return FIRST[cards] + code


@cython.cfunc
def _reply(hand: cython.int, number: cython.int) -> cython.int:
    """The place of a hand's card, -1 for a hand that is void."""
    return PLACE[8 * hand + number] if HELD[hand] else -1


@cython.cfunc
def _ducks(mine: cython.int, one: cython.int, two: cython.int) -> cython.bint:
    """Whether the declarer's card loses to one of the others, -1 being no card."""
    return 0 <= one < mine or 0 <= two < mine


@cython.cfunc
def _after_round(
    cards: cython.int, code: cython.int, mine: cython.int, one: cython.int, two: cython.int
) -> cython.int:
    """The tricks the declarer loses, this one included, if the suit's round goes so."""
    if not _ducks(mine, one, two):
        return 0
    return min(FOREVER, 1 + LASTING[4 * _left(cards, code, mine, one, two) + NOBODY])


@cython.cfunc
def _left_leads(cards: cython.int, code: cython.int) -> cython.int:
    """The same where the left hand leads, so that the declarer plays last and has seen all."""
    first: cython.int
    second: cython.int
    own: cython.int
    best: cython.int
    worst: cython.int = FOREVER
    for first in range(HELD[1]):
        for second in range(max(1, HELD[2])):
            best = 0
            for own in range(HELD[0]):
                best = max(
                    best,
                    _after_round(cards, code, PLACE[own], PLACE[8 + first], _reply(2, second)),
                )
            worst = min(worst, best)
    return worst


@cython.cfunc
def _right_leads(cards: cython.int, code: cython.int) -> cython.int:
    """The same where the right hand leads, and the left one plays after the declarer."""
    first: cython.int
    second: cython.int
    own: cython.int
    best: cython.int
    lasting: cython.int
    worst: cython.int = FOREVER
    for first in range(HELD[2]):
        best = 0
        for own in range(HELD[0]):
            lasting = FOREVER
            for second in range(max(1, HELD[1])):
                lasting = min(
                    lasting,
                    _after_round(cards, code, PLACE[own], _reply(1, second), PLACE[16 + first]),
                )
            best = max(best, lasting)
        worst = min(worst, best)
    return worst


@cython.cfunc
def _declarer_leads(cards: cython.int, code: cython.int) -> cython.int:
    """The same where he leads the suit himself, and the others play as high or low as they can."""
    own: cython.int
    first: cython.int
    second: cython.int
    lasting: cython.int
    best: cython.int = 0
    for own in range(HELD[0]):
        lasting = FOREVER
        for first in range(max(1, HELD[1])):
            for second in range(max(1, HELD[2])):
                lasting = min(
                    lasting,
                    _after_round(cards, code, PLACE[own], _reply(1, first), _reply(2, second)),
                )
        best = max(best, lasting)
    return best


@cython.cfunc
def _describe_lasting(index: cython.int, cards: cython.int, code: cython.int) -> cython.void:
    """Count for how many tricks nothing in this suit makes the declarer win one.

    The others may lead it in any order from either hand and throw its cards away, one a trick, on
    other suits. The row has one number for each hand on lead, and one for any hand but his.
    """
    place: cython.int
    leader: cython.int
    thrown: cython.int
    here: cython.int = 4 * index
    free: cython.bint = HELD[0] == 0 or HELD[0] == cards
    LASTING[here + 1] = FOREVER if free else _left_leads(cards, code)
    LASTING[here + 2] = FOREVER if free else _right_leads(cards, code)
    for place in range(cards):
        if not free and OWNER[place]:
            leader = 3 - OWNER[place]  # the one who leads does not throw away
            thrown = 1 + LASTING[4 * (FIRST[cards - 1] + _without(cards, code, place)) + NOBODY]
            LASTING[here + leader] = min(LASTING[here + leader], thrown)
    LASTING[here + NOBODY] = min(LASTING[here + 1], LASTING[here + 2])
    for leader in range(1, HANDS):  # he may lead another suit, and whoever wins that this one
        LASTING[here + leader] = min(LASTING[here + leader], 1 + LASTING[here + NOBODY])
    LASTING[here] = _declarer_leads(cards, code)


@cython.cfunc
def _goes_on(
    cards: cython.int, code: cython.int, mine: cython.int, left: cython.int, right: cython.int
) -> cython.bint:
    """Whether this round makes the declarer win, or one of the others who catches him then."""
    if not _ducks(mine, left, right):
        return True
    winner: cython.int = 1 if right < 0 or 0 <= left < right else 2
    return CATCH[4 * _left(cards, code, mine, left, right) + winner]


@cython.cfunc
def _catches(cards: cython.int, code: cython.int, leader: cython.int) -> cython.bint:
    """Whether the others make the declarer win by leading nothing but this suit."""
    first: cython.int
    second: cython.int
    own: cython.int
    caught: cython.int
    if HELD[0] == 0:
        return False
    if leader == 1:
        for first in range(HELD[1]):
            for second in range(max(1, HELD[2])):
                caught = 0
                for own in range(HELD[0]):
                    if _goes_on(cards, code, PLACE[own], PLACE[8 + first], _reply(2, second)):
                        caught += 1
                if caught == HELD[0]:
                    return True
        return False
    for first in range(HELD[2]):
        caught = 0
        for own in range(HELD[0]):
            for second in range(max(1, HELD[1])):
                if _goes_on(cards, code, PLACE[own], _reply(1, second), PLACE[16 + first]):
                    caught += 1
                    break
        if caught == HELD[0]:
            return True
    return False


@cython.cfunc
def _describe_misere(index: cython.int, cards: cython.int, code: cython.int) -> cython.void:
    """Look at the suit as a game of its own, and count the holes of the declarer."""
    place: cython.int
    mine: cython.int = HELD[0]
    own: cython.int = 0  # of the declarer's, from the lowest
    below: cython.int = 0  # of the others', lower than that
    holes: cython.int = 0
    for place in range(cards - 1, -1, -1):
        if OWNER[place] != 0:
            below += 1
            continue
        own += 1
        if own <= cards - mine and below >= own:
            holes += 1
    _describe_lasting(index, cards, code)
    LOW_RANKS[index] = min(mine, cards - mine)
    STUCK[index] = mine > 0
    for place in range(1, HANDS):
        CATCH[4 * index + place] = _catches(cards, code, place)
        below = PLACE[8 * place + HELD[place] - 1] if HELD[place] > 0 else MOST
        if mine > 0 and below < PLACE[mine - 1]:
            STUCK[index] = False
    for place in range(HANDS):
        MISERE_HOLDING[4 * index + place] = (
            8 * (LASTING[4 * index + NOBODY] < FOREVER)
            + 4 * (CATCH[4 * index + place] if place else LASTING[4 * index] == FOREVER)
            + 2 * (holes > 1)
            + (HELD[place] > 1)
        )


@cython.cfunc
def _describe(index: cython.int, cards: cython.int, code: cython.int) -> cython.void:
    place: cython.int
    hand: cython.int
    best: cython.int
    known: cython.int = code
    for hand in range(HANDS):
        HELD[hand] = 0
    for place in range(cards - 1, -1, -1):
        OWNER[place] = code % HANDS
        code //= HANDS
    top: cython.int = 0
    bottom: cython.int = 0
    for place in range(cards):
        hand = OWNER[place]
        PLACE[8 * hand + HELD[hand]] = place
        HELD[hand] += 1
        top |= (hand + 1) << (14 - 2 * place)
        bottom |= (hand + 1) << (14 - 2 * (cards - 1 - place))
    FROM_TOP[index] = top
    FROM_BOTTOM[index] = bottom
    # Lengths a + b + c <= 8 in 165 ways: choose three bars among eleven places
    left: cython.int = HELD[0] + HELD[1] + HELD[2]
    two: cython.int = HELD[0] + HELD[1]
    SHAPE[index] = (left + 2) * (left + 1) * left // 6 + (two + 1) * two // 2 + HELD[0]
    for hand in range(HANDS):
        LENGTH[4 * index + hand] = HELD[hand]
        _describe_cash(index, hand)
        _describe_tops(index, hand)
        _describe_sure(index, hand, cards)
        best = 0
        if HELD[hand] > 0:
            best = 1
            for place in range(PLACE[8 * hand]):
                if hand == 0 or OWNER[place] == 0:
                    best = 0
        HOLDING[4 * index + hand] = (
            8 * (HELD[0 if hand else 1] == 0) + 4 * best + max(0, min(HELD[hand], 4) - 1)
        )
    _describe_misere(index, cards, known)


@cython.ccall
def prepare() -> cython.void:
    """Fill the tables, unless they are filled already."""
    with _PREPARING:
        if NTH_HIGHEST[9 * 255 + MOST] == 0:
            _describe_all()
            _count_bits()


@cython.cfunc
def _describe_all() -> cython.void:
    cards: cython.int
    code: cython.int
    many: cython.int = 1
    index: cython.int = 0
    for cards in range(10):
        POWER[cards] = many
        many *= HANDS
    for cards in range(MOST + 1):
        FIRST[cards] = index
        for code in range(POWER[cards]):
            _describe(index, cards, code)
            index += 1


@cython.cfunc
def _count_bits() -> cython.void:
    byte: cython.int
    bit: cython.int
    high: cython.int
    low: cython.int
    for byte in range(256):
        high = 0
        low = 0
        for bit in range(8):
            if byte >> bit & 1:
                low += 1
                NTH_LOWEST[9 * byte + low] = 1 << bit
            if byte >> (7 - bit) & 1:
                high += 1
                NTH_HIGHEST[9 * byte + high] = 1 << (7 - bit)
