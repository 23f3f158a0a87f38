# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Questions at the root: exact values from yes-or-no answers, for one layout after another.

Trumps are hearts in the search: another trump suit changes places with hearts on the way in and
out.
"""

import cython

if cython.compiled:
    from cython.cimports.preferans_qt.solver.bits import NOBODY, ONE, TRUMPS, count, lowest
    from cython.cimports.preferans_qt.solver.contract_bounds import contract_bounds
    from cython.cimports.preferans_qt.solver.search import (
        Flag,
        Search,
        beats,
        lead,
        legal_cards,
        play,
        sequence,
        try_cards,
    )
    from cython.cimports.preferans_qt.solver.state import describe
    from cython.cimports.preferans_qt.solver.suits import prepare
    from cython.cimports.preferans_qt.solver.table import forget
else:
    from preferans_qt.solver.contract_bounds import contract_bounds
    from preferans_qt.solver.portable import NOBODY, ONE, TRUMPS, count, lowest
    from preferans_qt.solver.search import (
        Flag,
        Search,
        beats,
        lead,
        legal_cards,
        play,
        sequence,
        try_cards,
    )
    from preferans_qt.solver.state import describe
    from preferans_qt.solver.suits import prepare
    from preferans_qt.solver.table import forget


# What can be left out to measure what it is worth
PARTS = ("partition", "bounds", "order", "sequences")


@cython.final
@cython.cclass
class Searcher(Search):
    """One searcher with its table; not to be used by two threads at once."""

    def __init__(self) -> None:
        Search.__init__(self)
        prepare()
        if not cython.compiled:
            self.values = [0] * 32

    def weigh(self, game: cython.int, place: cython.int, weight: cython.int) -> None:
        self.weights[2700 * game + place] = weight

    def leave_out(self, part: str) -> None:
        """Search without one of ``PARTS``. Raises ValueError for anything else."""
        if part == "partition":
            self.partition = False
        elif part == "bounds":
            self.bounded = False
        elif part == "order":
            self.ordered = False
        elif part == "sequences":
            self.sequences = False
        else:
            raise ValueError(f"the search has no part called {part!r}")

    def pose(
        self,
        players: cython.int,
        trump: cython.int,
        misere: cython.bint,
        must_trump: cython.bint,
        must_overtake: cython.bint,
        leader: cython.int,
        tricks: cython.int,
        trick: tuple[int, ...],
        talon: tuple[int, ...],
        talon_wins: cython.bint,
    ) -> None:
        """Say what is asked about, but for the hands. ``trump`` is -1 where there is none."""
        self.players = players
        self.trump = trump
        self.trumps = trump >= 0
        self.misere = misere
        self.game = 2 if misere else 0 if trump >= 0 else 1
        self.must_trump = must_trump
        self.must_overtake = must_overtake and not misere
        self.exact = self.must_overtake or not self.partition
        self.most_tricks = tricks
        self._lay_talon(talon, talon_wins)
        self._lay_trick(trick, leader)
        forget(self.table)

    def _lay_talon(self, talon: tuple[int, ...], talon_wins: cython.bint) -> None:
        """Put down the talon cards that lead this trick and the next (C9.2, C9.5)."""
        place: cython.int
        self.talon_ends = self.most_tricks - len(talon)
        self.talon_wins = talon_wins
        self.talon_bars = 0
        self.on_table = 0
        for place in range(len(talon)):
            self.on_table |= ONE << cython.cast(cython.int, talon[place])
            self.talon[place] = self._swapped_card(talon[place])
            if talon_wins:  # it lies between the cards it beats and those that beat it
                self.talon_bars |= ONE << self.talon[place]
        self.first_suit = self.talon[0] >> 3 if talon else -1
        self.first_best = self.talon[0] if talon and talon_wins else -1
        self.first_best_hand = NOBODY

    def _lay_trick(self, trick: tuple[int, ...], leader: cython.int) -> None:
        """Put down the cards of the current trick.

        What they beat need not be remembered: no answer is stored before the trick is over.
        """
        place: cython.int
        card: cython.int
        self.first_leader = leader
        self.first_hand = leader
        self.first_left = self.players - 1
        for place in range(len(trick)):
            self.on_table |= ONE << cython.cast(cython.int, trick[place])
            card = self._swapped_card(trick[place])
            if beats(self, card, self.first_best, self.first_suit):
                self.first_best = card
                self.first_best_hand = self.first_hand
            if self.first_suit < 0:
                self.first_suit = card >> 3
            self.first_hand = (self.first_hand + 1) % self.players
            self.first_left -= 1

    def first_wrong(self, layouts: cython.uint[::1], hands: cython.uint[::1]) -> cython.int:
        """The number of the first layout that cannot replace the position's hands, or -1.

        To be asked once the question has been posed.
        """
        layout: cython.int
        hand: cython.int
        seen: cython.uint
        cards: cython.uint
        for layout in range(len(layouts) // 3):
            seen = self.on_table
            for hand in range(3):
                cards = layouts[3 * layout + hand]
                if count(cards) != count(hands[hand]) or seen & cards:
                    return layout
                seen |= cards
        return -1

    def values_of(
        self,
        layouts: cython.uint[::1],
        answers: cython.schar[::1],
        target: cython.int,
        every_move: cython.bint,
        most_nodes: cython.longlong,
        flag: Flag,
    ) -> cython.int:
        """Answer for each layout, three hands each; the number of layouts that were answered.

        Without ``target`` (-1) an answer is the declarer's tricks, with it 1 or 0 for at least so
        many. With ``every_move`` there are ten answers a layout, one for each legal card from the
        lowest number on.
        """
        layout: cython.int
        number: cython.int = len(layouts) // 3
        done: cython.int = 0
        guess: cython.int = -1
        self.flag = flag
        self.nodes = 0
        self.most_nodes = most_nodes
        self.stopped = False
        with cython.nogil:
            for layout in range(number):
                self._load(layouts[3 * layout], layouts[3 * layout + 1], layouts[3 * layout + 2])
                if guess < 0 and target < 0:
                    guess = self._guess()
                if every_move:
                    guess = self._every_move(answers, 10 * layout, target, guess)
                elif target >= 0:
                    answers[layout] = self._ask(-1, target)
                else:
                    guess = self._solve(-1, guess)
                    answers[layout] = guess
                if self.stopped:
                    break
                done += 1
        return done

    def spent(self) -> int:
        """The nodes of the last question: cards played in the search."""
        return self.nodes

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _swapped(self, cards: cython.uint) -> cython.uint:
        """The cards with the trump suit and hearts exchanged."""
        change: cython.uint
        if 0 <= self.trump < 3:
            change = (cards >> 8 * self.trump ^ cards >> 24) & 255
            cards ^= change << 8 * self.trump | change << 24
        return cards

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _swapped_card(self, card: cython.int) -> cython.int:
        if self.trump >= 0 and card >> 3 == self.trump:
            return card & 7 | 24
        if self.trump >= 0 and card >= 24:
            return card & 7 | 8 * self.trump
        return card

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _load(self, declarer: cython.uint, left: cython.uint, right: cython.uint) -> cython.void:
        place: cython.int
        self.hands[0] = self._swapped(declarer)
        self.hands[1] = self._swapped(left)
        self.hands[2] = self._swapped(right)
        for place in range(1024):
            self.distribution[place] = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _ask(self, card: cython.int, target: cython.int) -> cython.int:
        """Whether the declarer takes ``target`` tricks, after ``card`` if it is not -1."""
        self.relevant = 0
        if card < 0 and self.first_left == self.players - 1 and self.first_suit < 0:
            return lead(self, self.first_leader, target)
        describe(self, self.hands[0] | self.hands[1] | self.hands[2], 4 * self.most_tricks)
        self.targets[self.most_tricks] = target
        self.led[self.most_tricks] = self.first_suit
        self.first[self.most_tricks] = self.first_leader
        if card < 0:
            return try_cards(
                self,
                self.first_hand,
                self.first_left,
                self.first_best,
                self.first_best_hand,
                0,
                self.most_tricks,
            )
        return play(
            self,
            card,
            self.first_hand,
            self.first_left,
            self.first_best,
            self.first_best_hand,
            0,
            self.most_tricks,
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _solve(self, card: cython.int, guess: cython.int) -> cython.int:
        """The declarer's tricks, searched for from a guess upward or downward."""
        low: cython.int = 0
        high: cython.int = self.most_tricks
        target: cython.int = max(1, min(guess, high))
        while low < high and not self.stopped:
            if self._ask(card, target):
                low = target
                target = low + 1
            else:
                high = target - 1
                target = high
        return low

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _guess(self) -> cython.int:
        """About how many tricks the declarer takes.

        From what top cards decide at once, his trumps and his honours; the coefficients, in
        sixteenths of a trick, were fitted to random deals.
        """
        low: cython.int = 0
        high: cython.int = self.most_tricks
        row: cython.int = 4 * self.most_tricks
        mine: cython.uint = self.hands[0]
        honours: cython.int = 0
        place: cython.int
        if self.misere:
            return 1
        describe(self, mine | self.hands[1] | self.hands[2], row)
        while (
            low < high
            and contract_bounds(self, self.first_leader, self.most_tricks, low + 1, row) == 1
        ):
            low += 1
        while (
            low < high
            and contract_bounds(self, self.first_leader, self.most_tricks, high, row) == 0
        ):
            high -= 1
        for place in range(4):
            honours += (4 - place) * count(mine >> (7 - place) & 16843009)
        if self.trumps:
            place = 2 * low + 9 * high + 13 * count(mine & TRUMPS) + 5 * honours // 2 - 73
        else:
            place = 12 * low + 2 * high + 3 * honours // 2 - 8
        return max(low, min(place >> 4, high))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _every_move(
        self, answers: cython.schar[::1], first: cython.int, target: cython.int, guess: cython.int
    ) -> cython.int:
        """The answer after each legal card; the last value, to guess the next one from."""
        number: cython.int
        card: cython.int
        place: cython.int = first
        own: cython.uint = self.hands[self.first_hand]
        others: cython.uint = (self.hands[0] | self.hands[1] | self.hands[2]) & ~own
        if self.first_best >= 0:
            others |= ONE << self.first_best
        others |= self.talon_bars
        legal: cython.uint = legal_cards(self, self.first_hand, self.first_suit, self.first_best)
        run: cython.uint
        seen: cython.uint = 0
        for number in range(32):
            card = self._swapped_card(number)
            if not legal >> card & 1:
                continue
            run = sequence(self, card, own, others)
            if seen & run and self.sequences:
                self.values[card] = self.values[lowest(seen & run)]
            elif target >= 0:
                self.values[card] = self._ask(card, target)
            else:
                guess = self._solve(card, guess)
                self.values[card] = guess
            seen |= ONE << card
            answers[place] = self.values[card]
            place += 1
        return guess
