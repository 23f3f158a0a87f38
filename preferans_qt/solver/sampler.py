# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Layouts of hidden cards, each as likely as what has been called, laid away and played makes it.

Layouts are drawn uniformly among those that are possible, weighed by the evidence, and drawn again
by their weights. ``docs/solver.md`` tells more.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

import cython

from preferans_qt.game.cards import Card, CardSet
from preferans_qt.solver.solver import SearchStopped

if cython.compiled:
    from cython.cimports.libc.math import exp
    from cython.cimports.preferans_qt.solver.evidence import (
        Choice,
        Evidence,
        Exchange,
        JudgedHand,
        MisereExchange,
    )
    from cython.cimports.preferans_qt.solver.hand_values import HandValues
    from cython.cimports.preferans_qt.solver.layouts import Layouts
    from cython.cimports.preferans_qt.solver.plays import Moment, PlayedCard
    from cython.cimports.preferans_qt.solver.search import Flag
else:
    from math import exp

    from preferans_qt.solver.evidence import (
        Choice,
        Evidence,
        Exchange,
        JudgedHand,
        MisereExchange,
    )
    from preferans_qt.solver.hand_values import HandValues
    from preferans_qt.solver.layouts import Layouts
    from preferans_qt.solver.plays import Moment, PlayedCard
    from preferans_qt.solver.search import Flag

LOOK_AT_FLAG = 63  # proposals between two looks at the flag, a power of two less one


@cython.final
@cython.cclass
class Sampler:
    """Draws layouts of hidden cards; not to be used by two threads at once.

    First ``pose`` what is hidden, then add the evidence, then ``draw``. Hands judged by evidence
    are told as ``piles``, a bit for each pile, ``known`` cards beside them, and cards ``removed``.
    """

    def __init__(self, values: HandValues) -> None:
        self.layouts = Layouts()
        self.values = values
        self.evidence: Evidence | None = None
        self.hands: dict[tuple[int, CardSet, CardSet], JudgedHand] = {}

    def pose(self, unseen: CardSet, sizes: Sequence[int], excluded: Sequence[CardSet]) -> None:
        """Say which cards are hidden, how many each pile holds, and what it cannot hold.

        All evidence is forgotten. Raises ValueError when no layout is like that, and for more than
        four piles.
        """
        self.evidence = None
        self.hands = {}
        self.layouts.pose(unseen, sizes, excluded)

    def add_choice(
        self,
        piles: int,
        known: CardSet,
        removed: CardSet,
        trump: int,
        chosen: int,
        coefficients: Sequence[Sequence[float]],
    ) -> None:
        """One of some alternatives was chosen, with a row of coefficients each.

        The coefficients are those of ``CHOICE_FEATURES``; of the ten cards judged by the last,
        ``trump`` is what they defend against, 4 no trump and -1 nothing. Raises ValueError for a
        number of alternatives or coefficients that cannot be.
        """
        hand = self._hand(piles, known, removed)
        self.evidence = Choice(hand, self.evidence, trump, chosen, coefficients)

    def add_exchange(
        self,
        piles: int,
        known: CardSet,
        removed: CardSet,
        laid_piles: int,
        laid_known: CardSet,
        strain: int,
        levels: Sequence[float],
        sharpness: float,
    ) -> None:
        """A declarer laid away two of the twelve cards judged, and named a contract.

        The two lie in ``laid_piles`` or are ``laid_known``; 4 is the strain of no trump.
        ``Exchange`` tells what the numbers mean.
        """
        hand = self._hand(piles, known, removed)
        laid = self._hand(laid_piles, laid_known, 0)
        self.evidence = Exchange(hand, self.evidence, laid, strain, levels, sharpness)

    def add_misere_exchange(
        self,
        piles: int,
        known: CardSet,
        removed: CardSet,
        laid_piles: int,
        laid_known: CardSet,
        sharpness: float,
    ) -> None:
        """A declarer at misere laid away two of the twelve cards judged, as ``add_exchange``."""
        hand = self._hand(piles, known, removed)
        laid = self._hand(laid_piles, laid_known, 0)
        self.evidence = MisereExchange(hand, self.evidence, laid, sharpness)

    def add_card(
        self,
        piles: int,
        known: CardSet,
        removed: CardSet,
        card: Card,
        moment: Moment,
        weights: Sequence[float],
    ) -> None:
        """Somebody played a card from the hand judged, which still has it.

        What he has played since is ``known``. The weights are those of CARD_FEATURES. Raises
        ValueError for another number of them.
        """
        hand = self._hand(piles, known, removed)
        self.evidence = PlayedCard(hand, self.evidence, card, moment, weights)

    def _hand(self, piles: int, known: CardSet, removed: CardSet) -> JudgedHand:
        """One hand for all evidence about the same one."""
        key = piles, known, removed
        if key not in self.hands:
            self.hands[key] = JudgedHand(self.layouts, self.values, *key)
        hand: JudgedHand = self.hands[key]
        return hand

    def draw(
        self, proposals: int, wanted: int, seed: int, cancel: Flag | None = None
    ) -> tuple[array[int], float]:
        """So many layouts, one after another the sets of their piles, and how much they are worth.

        Out of so many ``proposals`` layouts are drawn by their weights, the same one perhaps more
        than once. The second answer is how many layouts of equal weight would tell as much as the
        proposals. Without evidence it is ``wanted``, and that many are proposed.

        Raises ValueError before anything is posed, and SearchStopped when the flag is raised.
        """
        if not self.layouts.number or proposals < 1 or wanted < 1:
            raise ValueError("at least one layout is drawn, of hidden cards that have been posed")
        if self.evidence is None:
            proposals = wanted
        proposed = array("I", bytes(4 * proposals * self.layouts.number))
        weights = array("d", bytes(8 * proposals))
        self.layouts.start(seed)
        if self._propose(proposed, weights, cancel or Flag()) < proposals:
            raise SearchStopped("stopped before enough layouts were proposed")
        if self.evidence is None:
            return proposed, float(wanted)
        effective = _to_weights(weights)
        drawn = array("I", bytes(4 * wanted * self.layouts.number))
        self._draw_again(proposed, weights, drawn, wanted)
        return drawn, effective

    def weights(self, layouts: Iterable[Sequence[CardSet]]) -> list[float]:
        """The log-likelihood of all evidence in each of the layouts, sets of their piles.

        Raises ValueError for a layout of another number of piles than was posed.
        """
        found = []
        for piles in layouts:
            self.layouts.lay(piles)
            found.append(0.0 if self.evidence is None else self.evidence.total())
        return found

    def _propose(
        self, proposed: cython.uint[::1], weights: cython.double[::1], flag: Flag
    ) -> cython.int:
        """Draw and judge; the number of layouts done before the flag was raised."""
        layout: cython.int
        pile: cython.int
        number: cython.int = self.layouts.number
        wanted: cython.int = len(weights)
        done: cython.int = 0
        with cython.nogil:
            for layout in range(wanted):
                if not layout & LOOK_AT_FLAG and flag.raised:
                    break
                self.layouts.draw()
                for pile in range(number):
                    proposed[number * layout + pile] = self.layouts.piles[pile]
                if self.evidence is not None:
                    weights[layout] = self.evidence.total()
                done += 1
        return done

    def _draw_again(
        self,
        proposed: cython.uint[::1],
        weights: cython.double[::1],
        drawn: cython.uint[::1],
        wanted: cython.int,
    ) -> None:
        """Draw by weights that add up to one: systematically, which leaves least to chance."""
        layout: cython.int = 0
        taken: cython.int
        pile: cython.int
        number: cython.int = self.layouts.number
        last: cython.int = len(weights) - 1
        so_far: cython.double = weights[0]
        chance: cython.double = self.layouts.chance()
        for taken in range(wanted):
            while layout < last and so_far * wanted <= taken + chance:
                layout += 1
                so_far += weights[layout]
            for pile in range(number):
                drawn[number * taken + pile] = proposed[number * layout + pile]


def _to_weights(logarithms: cython.double[::1]) -> cython.double:
    """Make them weights that add up to one; how many equal weights would tell as much."""
    layout: cython.int
    number: cython.int = len(logarithms)
    most: cython.double = logarithms[0]
    total: cython.double = 0.0
    squares: cython.double = 0.0
    for layout in range(1, number):
        most = max(most, logarithms[layout])
    for layout in range(number):
        logarithms[layout] = exp(logarithms[layout] - most)
        total += logarithms[layout]
    for layout in range(number):
        logarithms[layout] /= total
        squares += logarithms[layout] * logarithms[layout]
    return 1.0 / squares
