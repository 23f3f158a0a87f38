# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The search: does the declarer take at least ``target`` of the tricks that are left?

``docs/solver.md`` tells what is searched and why it is sound. Like all modules with a ``.pxd``
beside them this is ordinary Python that Cython compiles; both give the same answers and count the
same nodes.
"""

import cython

if cython.compiled:
    from cython.cimports.preferans_qt.solver.bits import (
        NOBODY,
        NOT_ACES,
        NOT_SEVENS,
        ONE,
        TRUMPS,
        count,
        highest,
        lowest,
    )
    from cython.cimports.preferans_qt.solver.contract_bounds import contract_bounds
    from cython.cimports.preferans_qt.solver.misere_bounds import misere_bounds
    from cython.cimports.preferans_qt.solver.order import take_best, weigh_cards
    from cython.cimports.preferans_qt.solver.state import State, describe
    from cython.cimports.preferans_qt.solver.suits import FROM_BOTTOM, FROM_TOP, SHAPE
    from cython.cimports.preferans_qt.solver.table import Table, probe, store
else:
    from preferans_qt.solver.contract_bounds import contract_bounds
    from preferans_qt.solver.misere_bounds import misere_bounds
    from preferans_qt.solver.order import take_best, weigh_cards
    from preferans_qt.solver.portable import (
        NOBODY,
        NOT_ACES,
        NOT_SEVENS,
        ONE,
        TRUMPS,
        count,
        highest,
        lowest,
    )
    from preferans_qt.solver.state import State, describe
    from preferans_qt.solver.suits import FROM_BOTTOM, FROM_TOP, SHAPE
    from preferans_qt.solver.table import Table, probe, store

COMPILED = cython.compiled


@cython.cclass
class Flag:
    """Something another thread may raise to stop a search."""

    def __init__(self) -> None:
        self.raised = 0

    def set(self) -> None:
        self.raised = 1

    def clear(self) -> None:
        self.raised = 0

    def is_set(self) -> bool:
        return self.raised != 0


@cython.cclass
class Search(State):
    """A position on its way through the search, and the table.

    ``talon_ends`` is the number of tricks left when no talon card leads any more, ``most_tricks``
    that of the first trick. ``targets``, ``led`` and ``first`` hold, by the number of tricks left,
    what a trick is played for, the suit led (-1 before) and who plays first to a talon card.
    """

    def __init__(self) -> None:
        State.__init__(self)
        self.partition = self.bounded = self.sequences = True
        self.nodes = 0
        self.stopped = False
        self.most_nodes = 0
        self.exact = False
        self.talon_ends = self.most_tricks = 0
        self.talon_wins = False
        self.talon_bars = 0
        self.flag = Flag()
        self.table = Table()
        if not cython.compiled:
            self.talon = [0] * 2
            self.targets = [0] * 11
            self.led = [0] * 11
            self.first = [0] * 11


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lead(search: Search, leader: cython.int, target: cython.int) -> cython.int:
    """Whether the declarer takes ``target`` tricks when ``leader`` plays first."""
    tricks: cython.int
    suit: cython.int
    row: cython.int
    made: cython.int
    index: cython.int
    alive: cython.uint
    key: cython.ulonglong = 0
    word: cython.ulonglong = 0
    one: cython.ulonglong
    search.relevant = 0
    if target <= 0:
        return 1
    tricks = count(search.hands[leader])
    if target > tricks:
        return 0
    if tricks > search.talon_ends:
        return _talon(search, leader, tricks, target)
    if tricks == 1:
        return _last(search, leader)
    if search.nodes >= search.most_nodes or search.flag.raised:
        search.stopped = True
        return 0
    row = 4 * tricks
    alive = search.hands[0] | search.hands[1] | search.hands[2]
    describe(search, alive, row)
    if search.bounded and not search.must_overtake:
        if search.misere:
            made = misere_bounds(search, leader, tricks, target, row)
        else:
            made = contract_bounds(search, leader, tricks, target, row)
        if made >= 0:
            return made
    for suit in range(4):
        index = search.suits[row + suit]
        one = FROM_BOTTOM[index] if search.misere else FROM_TOP[index]
        key |= one << 16 * suit
        one = SHAPE[index]
        word |= one << 8 * suit
    one = leader
    word |= one << 32 | search.table.generation << 34
    made = probe(search.table, key, word, target, alive, search.misere)
    search.relevant = search.table.relevant
    if made < 0:
        search.led[tricks] = -1
        search.targets[tricks] = target
        made = try_cards(search, leader, search.players - 1, -1, NOBODY, 0, tricks)
        if not search.stopped:
            store(
                search.table,
                key,
                word,
                target,
                made,
                alive,
                search.relevant,
                search.misere,
                search.exact,
            )
    return made


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _last(search: Search, leader: cython.int) -> cython.int:
    """Whether the declarer takes the last trick; its cards play themselves."""
    _step: cython.int
    hand: cython.int = leader
    card: cython.int
    best: cython.int = highest(search.hands[leader])
    winner: cython.int = leader
    rivals: cython.uint = 0
    for _step in range(1, search.players):
        hand = (hand + 1) % search.players
        card = highest(search.hands[hand])
        if beats(search, card, best, best >> 3):
            rivals = rivals | ONE << best if card >> 3 == best >> 3 else 0
            best = card
            winner = hand
        elif card >> 3 == best >> 3:
            rivals |= ONE << card
    if rivals:
        search.relevant = ONE << (highest(rivals) if search.misere else best)
    return winner == 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _talon(search: Search, first: cython.int, tricks: cython.int, target: cython.int) -> cython.int:
    """A trick that a talon card leads (C9.2, C9.5)."""
    card: cython.int = search.talon[search.most_tricks - tricks]
    best: cython.int = card if search.talon_wins else -1
    describe(search, search.hands[0] | search.hands[1] | search.hands[2], 4 * tricks)
    search.first[tricks] = first
    search.led[tricks] = card >> 3
    search.targets[tricks] = target
    return try_cards(search, first, search.players - 1, best, NOBODY, 0, tricks)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def legal_cards(
    search: Search, hand: cython.int, suit: cython.int, best: cython.int
) -> cython.uint:
    """The cards a hand may play (C7.3, C7.5)."""
    own: cython.uint = search.hands[hand]
    legal: cython.uint = own
    beating: cython.uint
    if suit < 0:
        return own
    beating = 255
    legal = own & beating << 8 * suit
    if not legal:
        legal = own
        if search.trumps and search.must_trump and own & TRUMPS:
            legal = own & TRUMPS
    if search.must_overtake and best >= 0:
        beating = 255
        beating = beating << 8 * (best >> 3) & ~((ONE << best) - 1)
        if search.trumps and best < 24:
            beating |= TRUMPS
        if legal & beating:
            legal &= beating
    return legal


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _representatives(search: Search, own: cython.uint, others: cython.uint) -> cython.uint:
    """One card of each sequence of a hand: the lowest, at misere the highest.

    A card drops out when its neighbour among all cards in play is in the same hand.
    """
    dropped: cython.uint
    through: cython.uint = ~(own | others)
    if search.misere:
        dropped = own >> 1 & NOT_ACES
        through = through >> 1 & NOT_ACES
        dropped |= through & dropped >> 1
        through &= through >> 1
        dropped |= through & dropped >> 2
        through &= through >> 2
        dropped |= through & dropped >> 4
    else:
        dropped = own << 1 & NOT_SEVENS
        through = through << 1 & NOT_SEVENS
        dropped |= through & dropped << 1
        through &= through << 1
        dropped |= through & dropped << 2
        through &= through << 2
        dropped |= through & dropped << 4
    return own & ~dropped


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sequence(
    search: Search, card: cython.int, own: cython.uint, others: cython.uint
) -> cython.uint:
    """The cards of a hand with no other card in play between them and ``card``."""
    run: cython.uint = 255
    run <<= card & 24
    others &= run
    run &= own
    one: cython.uint = (ONE << card) - 1
    below: cython.uint = others & one
    above: cython.uint = others & ~one
    if above:
        run &= (ONE << lowest(above)) - 1
    if below:
        run &= ~((ONE + ONE << highest(below)) - 1)
    return run


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def try_cards(
    search: Search,
    hand: cython.int,
    left: cython.int,
    best: cython.int,
    best_hand: cython.int,
    rivals: cython.uint,
    tricks: cython.int,
) -> cython.int:
    """Let a hand look for a card that brings its side what it wants.

    ``left`` hands play after it; ``best`` is the card that wins so far, ``rivals`` those of its
    suit that it beats.
    """
    own: cython.uint = search.hands[hand]
    others: cython.uint = (search.hands[0] | search.hands[1] | search.hands[2]) & ~own
    legal: cython.uint = legal_cards(search, hand, search.led[tricks], best)
    relevant: cython.uint = 0
    run: cython.uint
    wanted: cython.int = (hand == 0) != search.misere
    made: cython.int
    card: cython.int
    number: cython.int
    start: cython.int = 12 * (3 * tricks - 3 + left)
    if best >= 0:
        others |= ONE << best
    if tricks > search.talon_ends:
        others |= search.talon_bars
    if search.sequences:
        legal &= _representatives(search, own, others)
    number = weigh_cards(
        search,
        legal,
        hand,
        left,
        search.led[tricks],
        best,
        best_hand,
        own | others,
        tricks,
        start,
    )
    while number:
        number -= 1
        card = take_best(search, start, number)
        made = play(search, card, hand, left, best, best_hand, rivals, tricks)
        if made == wanted:
            return made
        # The other cards of its sequence fail too, but only as long as they lie side by side
        run = sequence(search, card, own, others)
        if search.relevant & run:
            relevant |= run
        relevant |= search.relevant
    search.relevant = relevant
    return not wanted


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def beats(search: Search, card: cython.int, best: cython.int, suit: cython.int) -> cython.bint:
    """Whether a card wins a trick from the best one so far; -1 is no card, and no suit (C7.6)."""
    trump: cython.bint = search.trumps and card >= 24
    if best < 0:
        return suit < 0 or card >> 3 == suit or trump
    if card >> 3 == best >> 3:
        return card > best
    return trump


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play(
    search: Search,
    card: cython.int,
    hand: cython.int,
    left: cython.int,
    best: cython.int,
    best_hand: cython.int,
    rivals: cython.uint,
    tricks: cython.int,
) -> cython.int:
    """Play a card and go on; whether the declarer takes as many tricks as the trick's target."""
    made: cython.int
    leader: cython.int
    bit: cython.uint = ONE << card
    suit: cython.int = search.led[tricks]
    search.hands[hand] ^= bit
    search.nodes += 1
    if suit < 0:
        search.led[tricks] = card >> 3
    if beats(search, card, best, suit):
        rivals = rivals | ONE << best if best >= 0 and card >> 3 == best >> 3 else 0
        best = card
        best_hand = hand
    elif best >= 0 and card >> 3 == best >> 3:
        rivals |= bit
    if left:
        hand += 1
        if hand == search.players:
            hand = 0
        made = try_cards(search, hand, left - 1, best, best_hand, rivals, tricks)
        hand = hand - 1 if hand else search.players - 1
    else:
        leader = best_hand if tricks <= search.talon_ends else search.first[tricks]
        made = lead(search, leader, search.targets[tricks] - (best_hand == 0))
        if rivals:
            search.relevant |= ONE << (highest(rivals) if search.misere else best)
    search.led[tricks] = suit
    search.hands[hand] ^= bit
    return made
