# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""How well a layout of hidden cards agrees with what their owners did: log-likelihoods.

Each piece of evidence is about the hand somebody had when he acted, and the pieces form a chain.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from preferans_qt.game.cards import FULL_DECK, CardSet

if cython.compiled:
    from cython.cimports.libc.math import exp, log
    from cython.cimports.preferans_qt.solver.hand_values import HandValues
    from cython.cimports.preferans_qt.solver.layouts import Layouts
else:
    from math import exp, log

    from preferans_qt.solver.hand_values import HandValues
    from preferans_qt.solver.layouts import Layouts

# What the utility of an alternative is linear in
CHOICE_FEATURES = ("constant", "game", "misere", "raspasy", "defence")

MOST_ALTERNATIVES = 4
MOST_TENTHS = 120  # of tricks that a declarer's hand is worth; no hand is worth more
DOUBT = 0.005  # how often, beside the best two, any others are laid away at misere


@cython.final
@cython.cclass
class JudgedHand:
    """What somebody held: known cards and some piles, but for cards he had not got yet.

    It follows the layout at hand, and what it is worth is computed once for each at most.
    """

    def __init__(
        self, layouts: Layouts, values: HandValues, piles: int, known: CardSet, removed: CardSet
    ) -> None:
        """``piles`` has a bit for each pile."""
        self.layouts = layouts
        self.values = values
        self.known = known
        self.kept = FULL_DECK & ~removed
        self.cards = 0
        self.looked_at = -1
        self.valued = 0
        if not cython.compiled:
            self.masks = [0] * 4
            self.worth = [0.0] * 3
        for pile in range(4):
            self.masks[pile] = FULL_DECK if piles >> pile & 1 else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def look(self) -> cython.uint:
        """The cards in the layout at hand."""
        pile: cython.int
        cards: cython.uint
        if self.looked_at != self.layouts.drawn:
            self.looked_at = self.layouts.drawn
            self.valued = 0
            cards = self.known
            for pile in range(4):
                cards |= self.layouts.piles[pile] & self.masks[pile]
            self.cards = cards & self.kept
        return self.cards

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def feature(self, place: cython.int) -> cython.double:
        """Of CHOICE_FEATURES one that is a value of the hand; ``look`` has been asked before."""
        if not self.valued >> place & 1:
            self.valued |= 1 << place
            if place == 1:
                self.worth[0] = self.values.game(self.cards)
            elif place == 2:
                self.worth[1] = self.values.misere(self.cards)
            else:
                self.worth[2] = self.values.raspasy(self.cards)
        return self.worth[place - 1]


@cython.cclass
class Evidence:
    """A piece of evidence; ``rest`` are the pieces found before it."""

    def __init__(self, hand: JudgedHand, rest: Evidence | None) -> None:
        self.hand = hand
        self.rest = rest

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def total(self) -> cython.double:
        """The log-likelihood of this piece and the rest, in the layout at hand."""
        own: cython.double = self.log_likelihood()
        return own if self.rest is None else own + self.rest.total()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def log_likelihood(self) -> cython.double:
        """Of this piece alone; nothing is known of one of no kind."""
        return 0.0


@cython.cclass
class Logit(Evidence):
    """One of some alternatives was chosen, with chances that grow exponentially with utility."""

    def __init__(self, hand: JudgedHand, rest: Evidence | None) -> None:
        Evidence.__init__(self, hand, rest)
        self.chosen = self.alternatives = 0
        if not cython.compiled:
            self.utility = [0.0] * 32

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def log_share(self) -> cython.double:
        """The logarithm of the chosen alternative's share in the exponentials of all utilities."""
        place: cython.int
        total: cython.double = 0.0
        most: cython.double = self.utility[0]
        for place in range(1, self.alternatives):
            most = max(most, self.utility[place])
        for place in range(self.alternatives):
            total += exp(self.utility[place] - most)
        return self.utility[self.chosen] - most - log(total)


@cython.final
@cython.cclass
class Choice(Logit):
    """A call, or another choice by the values of a hand."""

    def __init__(
        self,
        hand: JudgedHand,
        rest: Evidence | None,
        trump: int,
        chosen: int,
        coefficients: Sequence[Sequence[float]],
    ) -> None:
        """A row of coefficients for each alternative, in the order of CHOICE_FEATURES.

        ``trump`` says what is defended against, 4 no trump and -1 nothing. Raises ValueError for
        a number of alternatives or coefficients that cannot be.
        """
        Logit.__init__(self, hand, rest)
        number = len(coefficients)
        if not 2 <= number <= MOST_ALTERNATIVES or not 0 <= chosen < number:
            raise ValueError(f"one of 2 to {MOST_ALTERNATIVES} is chosen, not {chosen} of {number}")
        if any(len(row) != len(CHOICE_FEATURES) for row in coefficients):
            raise ValueError(f"a choice has {len(CHOICE_FEATURES)} coefficients an alternative")
        self.trump = trump
        self.chosen = chosen
        self.alternatives = number
        if not cython.compiled:
            self.matters = [0] * 5
            self.coefficients = [0.0] * 20
        for place, row in enumerate(coefficients):
            for feature, coefficient in enumerate(row):
                self.coefficients[5 * place + feature] = coefficient
                self.matters[feature] |= coefficient != 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def log_likelihood(self) -> cython.double:
        cards: cython.uint = self.hand.look()
        place: cython.int
        feature: cython.int
        value: cython.double
        for place in range(self.alternatives):
            self.utility[place] = self.coefficients[5 * place]
        for feature in range(1, 5):
            if self.matters[feature]:
                if feature < 4:
                    value = self.hand.feature(feature)
                else:
                    value = self.hand.values.defence(cards, self.trump)
                for place in range(self.alternatives):
                    self.utility[place] += self.coefficients[5 * place + feature] * value
        return self.log_share()


@cython.final
@cython.cclass
class Exchange(Evidence):
    """A declarer took the talon, laid two cards away and named a contract."""

    def __init__(
        self,
        hand: JudgedHand,
        rest: Evidence | None,
        laid: JudgedHand,
        strain: int,
        levels: Sequence[float],
        sharpness: float,
    ) -> None:
        """``hand`` has all twelve cards, ``laid`` the two laid away; 4 is the strain of no trump.

        ``sharpness`` is per trick by which the ten kept fall short of the best exchange. How
        likely the level is that was named, ``levels`` tell as logarithms, for each tenth of a
        trick that the ten are worth, from none. Raises ValueError for another number of them.
        """
        Evidence.__init__(self, hand, rest)
        if len(levels) != MOST_TENTHS + 1:
            raise ValueError(f"a level has {MOST_TENTHS + 1} likelihoods, not {len(levels)}")
        self.laid = laid
        self.strain = strain
        self.sharpness = sharpness
        if not cython.compiled:
            self.levels = [0.0] * len(levels)
        for place, level in enumerate(levels):
            self.levels[place] = level

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def log_likelihood(self) -> cython.double:
        twelve: cython.uint = self.hand.look()
        value: cython.double = self.hand.values.declared(twelve & ~self.laid.look(), self.strain)
        # What he did was among what he could do, even in a suit too short to be thought of
        loss: cython.double = min(0.0, value - self.hand.values.best_declared(twelve))
        tenths: cython.int = cython.cast(cython.int, 10 * max(0.0, value) + 0.5)
        return self.sharpness * loss + self.levels[min(tenths, MOST_TENTHS)]


@cython.final
@cython.cclass
class MisereExchange(Evidence):
    """A declarer at misere took the talon and laid two cards away."""

    def __init__(
        self, hand: JudgedHand, rest: Evidence | None, laid: JudgedHand, sharpness: float
    ) -> None:
        """As ``Exchange``; ``sharpness`` is per unit of the log-odds that it is made."""
        Evidence.__init__(self, hand, rest)
        self.laid = laid
        self.sharpness = sharpness

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def log_likelihood(self) -> cython.double:
        twelve: cython.uint = self.hand.look()
        value: cython.double = self.hand.values.misere_kept(twelve & ~self.laid.look())
        loss: cython.double = value - self.hand.values.best_misere_kept(twelve)
        return log(DOUBT + (1 - DOUBT) * exp(self.sharpness * loss))
