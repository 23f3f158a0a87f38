# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Which of his legal cards somebody plays: a logit of what each card does in the trick.

What kind of player he is, and where he sits, is left to the weights: whoever fits or gives them has
a row for each kind of moment he tells apart.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from preferans_qt.game.cards import FULL_DECK, Card, CardSet, Suit

if cython.compiled:
    from cython.cimports.preferans_qt.solver.bits import ONE, count, highest, lowest
    from cython.cimports.preferans_qt.solver.evidence import Evidence, JudgedHand, Logit
else:
    from preferans_qt.solver.evidence import Evidence, JudgedHand, Logit
    from preferans_qt.solver.portable import ONE, count, highest, lowest

# What the utility of a card is linear in; all are from 0 to 1
CARD_FEATURES = (
    "wins",  # the card takes the trick so far from an enemy, or from nobody
    "overtakes",  # it takes the trick from the partner
    "sure",  # it takes it, and no card of its suit that is out can take it back
    "winning rank",  # 0 for the seven and 1 for the ace, if it takes the trick so far
    "losing rank",  # the same if it does not
    "next",  # the card next below of those alive is his as well
    "length",  # his cards in its suit, in eighths
    "trump",  # it is a trump
    "lowest",  # he has no lower card of its suit
    "beneath",  # cards of others below it in its suit, in eighths
    "outside",  # cards of others in its suit, in eighths
    "drawn",  # it is a trump, and others have none
)


@cython.final
@cython.cclass
class Moment:
    """What lay on the table when somebody played; not to be used by two threads at once."""

    def __init__(
        self,
        *,
        led: Suit = -1,
        trump: Suit = -1,
        best: Card = -1,
        enemy: bool = True,
        behind: int = 2,
        alive: CardSet = FULL_DECK,
        must_trump: bool = True,
        must_overtake: bool = False,
    ) -> None:
        """-1 stands for nothing: ``led`` of him who leads, ``trump`` without trumps, ``best``
        before a card competes.

        ``enemy`` says whose the best card is, ``behind`` how many hands still play to the trick
        after him, ``alive`` which cards may have been in hands then. The duties are those of C7.3
        and A67; a led suit is followed anyway.
        """
        self.led = led
        self.trump = trump
        self.best = best
        self.enemy = enemy
        self.behind = behind
        self.alive = alive
        self.must_trump = must_trump
        self.must_overtake = must_overtake
        if not cython.compiled:
            self.features = [0.0] * 12

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def legal(self, hand: cython.uint) -> cython.uint:
        """The cards of a hand that may be played (C7.3, C7.5, A67)."""
        allowed: cython.uint
        rest: cython.uint
        over: cython.uint = 0
        if self.led < 0:
            return hand
        allowed = hand & ONE * 255 << 8 * self.led
        if not allowed and self.must_trump and self.trump >= 0:
            allowed = hand & ONE * 255 << 8 * self.trump
        if not allowed:
            allowed = hand
        if self.must_overtake and self.best >= 0:
            rest = allowed
            while rest:
                if self._takes(lowest(rest)):
                    over |= rest & -rest
                rest &= rest - 1
        return over if over else allowed

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _takes(self, card: cython.int) -> cython.bint:
        """Whether the card takes the trick as it lies."""
        suit: cython.int = card >> 3
        if self.best >= 0 and suit == self.best >> 3:
            return card > self.best
        return suit == self.trump or (self.best < 0 and (self.led < 0 or suit == self.led))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def describe(self, hand: cython.uint, card: cython.int) -> cython.void:
        """Compute the features of a card of a hand."""
        suit: cython.int = card >> 3
        rank: cython.int = card & 7
        height: cython.double = rank / 7.0
        held: cython.uint = hand >> 8 * suit & 255
        living: cython.uint = self.alive >> 8 * suit & 255
        others: cython.uint = living & ~held
        lower: cython.uint = (ONE << rank) - 1
        below: cython.uint = living & lower
        takes: cython.bint = self._takes(card)
        from_enemy: cython.bint = self.enemy or self.best < 0
        is_sure: cython.bint = self.behind == 0 or not others >> rank
        self.features[0] = 1.0 if takes and from_enemy else 0.0
        self.features[1] = 1.0 if takes and not from_enemy else 0.0
        self.features[2] = 1.0 if takes and is_sure else 0.0
        self.features[3] = height if takes else 0.0
        self.features[4] = 0.0 if takes else height
        self.features[5] = 1.0 if below and held >> highest(below) & 1 else 0.0
        self.features[6] = count(held) / 8.0
        self.features[7] = 1.0 if suit == self.trump else 0.0
        self.features[8] = 0.0 if held & lower else 1.0
        self.features[9] = count(others & lower) / 8.0
        self.features[10] = count(others) / 8.0
        self.features[11] = 1.0 if suit == self.trump and not others else 0.0


def card_features(hand: CardSet, card: Card, moment: Moment) -> tuple[float, ...]:
    """What is to be said of a card of a hand, in the order of CARD_FEATURES."""
    moment.describe(hand, card)
    return tuple([moment.features[place] for place in range(12)])


@cython.final
@cython.cclass
class PlayedCard(Logit):
    """Somebody played a card; the hand is the one he played it from."""

    def __init__(
        self,
        hand: JudgedHand,
        rest: Evidence | None,
        card: Card,
        moment: Moment,
        weights: Sequence[float],
    ) -> None:
        """A weight for each of CARD_FEATURES. Raises ValueError for another number."""
        Logit.__init__(self, hand, rest)
        if len(weights) != len(CARD_FEATURES):
            raise ValueError(f"a card has {len(CARD_FEATURES)} weights, not {len(weights)}")
        self.card = card
        self.moment = moment
        if not cython.compiled:
            self.weights = [0.0] * 12
        for place, weight in enumerate(weights):
            self.weights[place] = weight

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def log_likelihood(self) -> cython.double:
        hand: cython.uint = self.hand.look()
        card: cython.int
        place: cython.int
        # What he did was among what he could do, even by a revoke
        cards: cython.uint = self.moment.legal(hand) | ONE << self.card
        if not cards & (cards - 1):
            return 0.0
        self.alternatives = 0
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            if card == self.card:
                self.chosen = self.alternatives
            self.moment.describe(hand, card)
            self.utility[self.alternatives] = 0.0
            for place in range(12):
                self.utility[self.alternatives] += self.weights[place] * self.moment.features[place]
            self.alternatives += 1
        return self.log_share()
