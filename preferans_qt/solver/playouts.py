# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Raspasy played out to the end: what each card leads to when all cards are known.

Everybody avoids tricks for himself, without trumps (C9.1). ``docs/solver.md`` tells how a card is
chosen here and what that is worth. The module is ordinary Python that Cython compiles; both give
the same answers, and there is no chance in them.

Inside one suit, ranks are a byte with bit 0 for the seven.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.preferans_qt.solver.bits import NOBODY, ONE, highest
    from cython.cimports.preferans_qt.solver.search import Flag
else:
    from preferans_qt.solver.portable import NOBODY, ONE, highest
    from preferans_qt.solver.search import Flag

TRICK = 100  # so that dangers are hundredths of a trick
HIGHER_RANK = 2  # of cards equally dangerous the higher is thrown


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _safe(held: cython.uint, first: cython.uint, second: cython.uint) -> cython.uint:
    """The held ranks that one of two others must beat, having no lower one."""
    limit: cython.uint = first & -first
    if second & -second > limit:
        limit = second & -second
    return held & (limit - 1) if limit else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _after_reply(ranks: cython.uint, rank: cython.int) -> cython.uint:
    """What is left in a suit of one who follows: he plays the highest card that does not win."""
    under: cython.uint = ranks & ((ONE << rank) - 1)
    return ranks ^ ONE << highest(under if under else ranks) if ranks else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _danger(held: cython.uint, first: cython.uint, second: cython.uint) -> cython.int:
    """Tricks to fear in a suit, in hundredths, when the two others lead it from the bottom.

    What may happen in a later round counts less: by then the lead or the cards may have gone.
    """
    fear: cython.int = TRICK
    total: cython.int = 0
    safe: cython.uint
    while held and first | second:
        safe = _safe(held, first, second)
        if not safe:
            total += fear
        held ^= ONE << highest(safe if safe else held)
        first &= first - 1 if first else 0
        second &= second - 1 if second else 0
        fear -= fear >> 2
    return total


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def distinct_cards(held: cython.uint, alive: cython.uint) -> cython.uint:
    """The highest card of each run of ``held`` cards with no other card of ``alive`` between."""
    distinct: cython.uint = 0
    above: cython.int = -1  # the next higher card, where it is held
    card: cython.int
    while alive:
        card = highest(alive)
        alive ^= ONE << card
        if not held >> card & 1:
            above = -1
            continue
        if above < 0 or above >> 3 != card >> 3:
            distinct |= ONE << card
        above = card
    return distinct


@cython.final
@cython.cclass
class World:
    """Three hands and the trick between them, at raspasy.

    ``best`` is the card that takes the trick so far, -1 before one competes, and ``winner`` whose
    it is; ``turned`` is the talon card that leads the trick and ``next_turned`` the one that will
    lead the next, -1 for none.
    """

    def __init__(self) -> None:
        self.leader = self.played = 0
        self.suit = self.best = self.turned = self.next_turned = -1
        self.winner = NOBODY
        self.talon_wins = False
        if not cython.compiled:
            self.hands = [0] * 3
            self.tricks = [0] * 4

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def copy(self, other: World) -> cython.void:
        hand: cython.int
        for hand in range(3):
            self.hands[hand] = other.hands[hand]
        for hand in range(4):
            self.tricks[hand] = other.tricks[hand]
        self.leader = other.leader
        self.played = other.played
        self.suit = other.suit
        self.best = other.best
        self.winner = other.winner
        self.turned = other.turned
        self.next_turned = other.next_turned
        self.talon_wins = other.talon_wins

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_over(self) -> cython.bint:
        return self.played == 0 and self.hands[self.leader] == 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def mover(self) -> cython.int:
        return (self.leader + self.played) % 3

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def distinct(self) -> cython.uint:
        """One of each group of legal cards that are worth the same (C7.3)."""
        held: cython.uint = self.hands[self.mover()]
        alive: cython.uint = self.hands[0] | self.hands[1] | self.hands[2]
        if self.suit >= 0 and self._ranks(0, self.suit):
            held = self._ranks(0, self.suit) << 8 * self.suit
        if self.best >= 0:
            alive |= ONE << self.best
        return distinct_cards(held, alive)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play(self, card: cython.int) -> cython.void:
        hand: cython.int = self.mover()
        self.hands[hand] &= ~(ONE << card)
        if self.suit < 0:
            self.suit = card >> 3
        if card >> 3 == self.suit and card > self.best:
            self.best = card
            self.winner = hand
        self.played += 1
        if self.played == 3:
            self.tricks[self.winner] += 1
            # The hand after the talon plays first three times, whoever takes the tricks (C9.3)
            if self.turned < 0:
                self.leader = self.winner
            self.turned = self.next_turned
            self.next_turned = -1
            self.open_trick()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def open_trick(self) -> cython.void:
        """A turned card names the suit (C9.2), and competes where it is the dealer's (C9.5)."""
        self.played = 0
        self.winner = NOBODY
        self.suit = self.turned >> 3 if self.turned >= 0 else -1
        self.best = self.turned if self.talon_wins else -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def rule_card(self) -> cython.int:
        """The card that the rules of thumb play; it is always one of the distinct ones."""
        if self.suit < 0:
            return self._lead()
        held: cython.uint = self._ranks(0, self.suit)
        return self._follow(held) if held else self._discard()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _ranks(self, step: cython.int, suit: cython.int) -> cython.uint:
        """The ranks in a suit of the hand that plays ``step`` cards later."""
        return self.hands[(self.leader + self.played + step) % 3] >> 8 * suit & 255

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _follow(self, held: cython.uint) -> cython.int:
        """The highest card that loses, or that somebody behind must beat; else the highest."""
        under: cython.uint = 0
        if self.best >= 0:
            under = held & ((ONE << (self.best & 7)) - 1)
        if not under and self.played < 2:
            under = _safe(
                held, self._ranks(1, self.suit), self._ranks(2, self.suit) if not self.played else 0
            )
        return 8 * self.suit + highest(under if under else held)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _discard(self) -> cython.int:
        """The highest card of the suit that becomes safer by most."""
        suit: cython.int
        gain: cython.int
        most: cython.int = -1
        rank: cython.int
        card: cython.int = 0
        held: cython.uint
        first: cython.uint
        second: cython.uint
        for suit in range(4):
            held = self._ranks(0, suit)
            if held:
                first = self._ranks(1, suit)
                second = self._ranks(2, suit)
                rank = highest(held)
                gain = _danger(held, first, second) - _danger(held ^ ONE << rank, first, second)
                gain += HIGHER_RANK * rank
                if gain > most:
                    most = gain
                    card = 8 * suit + rank
        return card

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lead(self) -> cython.int:
        """The card that costs least, now and by what it leaves of its suit.

        From each suit the highest card that somebody must beat; without one, the highest.
        """
        suit: cython.int
        cost: cython.int
        least: cython.int = 100 * TRICK
        rank: cython.int
        card: cython.int = 0
        held: cython.uint
        first: cython.uint
        second: cython.uint
        safe: cython.uint
        for suit in range(4):
            held = self._ranks(0, suit)
            if held:
                first = self._ranks(1, suit)
                second = self._ranks(2, suit)
                safe = _safe(held, first, second)
                rank = highest(safe if safe else held)
                cost = -_danger(held, first, second)
                if not safe:
                    cost += TRICK if first | second else 2 * TRICK  # the lead comes back
                first = _after_reply(first, rank)
                second = _after_reply(second, rank)
                cost += _danger(held ^ ONE << rank, first, second)
                if cost < least:
                    least = cost
                    card = 8 * suit + rank
        return card


@cython.final
@cython.cclass
class Playouts:
    """Plays worlds to the end; not to be used by two threads at once.

    With ``nested`` everybody tries each of his cards before he plays one, and takes the one that
    brings him the fewest tricks when all go on by the rules of thumb.
    """

    def __init__(self, nested: cython.bint) -> None:
        self.root = World()
        self.world = World()
        self.trial = World()
        self.nested = nested

    def pose(
        self,
        leader: cython.int,
        trick: tuple[int, ...],
        talon: tuple[int, ...],
        talon_wins: cython.bint,
    ) -> None:
        """Say what lies on the table: hands are numbered clockwise, ``leader`` plays first."""
        self.root = World()
        self.root.leader = leader
        self.root.talon_wins = talon_wins
        self.root.turned = talon[0] if len(talon) > 0 else -1
        self.root.next_turned = talon[1] if len(talon) > 1 else -1
        self.root.open_trick()
        for card in trick:
            self.root.play(card)

    def splits(
        self,
        layouts: cython.uint[::1],
        cards: cython.int[::1],
        answers: cython.ushort[::1],
        flag: Flag,
    ) -> cython.int:
        """Play each card in each layout; the number of layouts done before the flag was raised.

        A layout is three hands and the set with the talon card to be turned next, if any. An
        answer has four bits for the tricks of each hand, lowest bits first, then for NOBODY's.
        """
        layout: cython.int
        hand: cython.int
        place: cython.int
        turned: cython.uint
        number: cython.int = len(layouts) // 4
        posed: cython.int = self.root.next_turned
        done: cython.int = 0
        with cython.nogil:
            for layout in range(number):
                if flag.raised:
                    break
                for hand in range(3):
                    self.root.hands[hand] = layouts[4 * layout + hand]
                turned = layouts[4 * layout + 3]
                self.root.next_turned = highest(turned) if turned else posed
                for place in range(len(cards)):
                    answers[len(cards) * layout + place] = self._split(cards[place])
                done += 1
        return done

    def line(self, hands: tuple[int, ...]) -> list[int]:
        """The cards that are played in one world, to the end."""
        hand: cython.int
        card: cython.int
        cards = []
        self.world.copy(self.root)
        for hand in range(3):
            self.world.hands[hand] = hands[hand]
        while not self.world.is_over():
            card = self._card()
            cards.append(card)
            self.world.play(card)
        return cards

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _split(self, card: cython.int) -> cython.int:
        """How the tricks are shared out after a card, as four bits each."""
        self.world.copy(self.root)
        self.world.play(card)
        while not self.world.is_over():
            self.world.play(self._card())
        return (
            self.world.tricks[0]
            | self.world.tricks[1] << 4
            | self.world.tricks[2] << 8
            | self.world.tricks[NOBODY] << 12
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _card(self) -> cython.int:
        """The card that whoever is to move plays."""
        cards: cython.uint
        if not self.nested:
            return self.world.rule_card()
        cards = self.world.distinct()
        return self._best_trial(cards) if cards & (cards - 1) else highest(cards)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _best_trial(self, cards: cython.uint) -> cython.int:
        """The card with the fewest tricks for its player; of equal ones that of the rules."""
        mover: cython.int = self.world.mover()
        best: cython.int = self.world.rule_card()
        card: cython.int = best
        fewest: cython.int = 100
        while True:
            self.trial.copy(self.world)
            self.trial.play(card)
            while self.trial.tricks[mover] < fewest and not self.trial.is_over():
                self.trial.play(self.trial.rule_card())
            if self.trial.tricks[mover] < fewest:
                fewest = self.trial.tricks[mover]
                best = card
            cards &= ~(ONE << card)
            if not cards or fewest == self.world.tricks[mover]:
                return best
            card = highest(cards)
