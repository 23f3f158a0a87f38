# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""How hidden cards may lie, drawn at random: every permitted layout equally likely.

Cards that the same piles may hold form a group. The groups are dealt one after another: first how
many cards of it each pile gets, every choice weighted by the number of ways in which it can be made
and the rest completed, then which ones. The weights are counted once for all layouts.

The random numbers are those of splitmix64, the same compiled and uncompiled.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from math import comb

import cython

from preferans_qt.game.cards import Card, CardSet, cards_in, count

if cython.compiled:
    from cython.cimports.preferans_qt.solver.bits import ONE, SPREAD, WORD
else:
    from preferans_qt.solver.portable import ONE, SPREAD, WORD

MOST_PILES = 4
TO_CHANCE = 1.0 / 9007199254740992.0  # makes a fraction of 53 bits

Room = tuple[int, ...]  # how many cards each pile still takes
Group = tuple[int, list[Card]]  # the piles that may hold them, as bits, and the cards


@cython.final
@cython.cclass
class Layouts:
    """Draws layouts of hidden cards; not to be used by two threads at once.

    ``drawn`` counts the layouts. A state of the dealing is what has been dealt of the groups so
    far, as far as it matters: the room left. ``first`` holds for each state the place of its first
    choice, and for each choice ``odds`` has the chance of this or one before it, ``shares`` the
    numbers of cards, eight bits a pile, and ``following`` the state after it.
    """

    def __init__(self) -> None:
        self.number = self.groups = 0
        self.state = 0
        self.drawn = 0
        if not cython.compiled:
            self.ends = [0] * 17
            self.sorted_cards = [0] * 32
            self.cards = [0] * 32
            self.piles = [0] * MOST_PILES

    def pose(self, unseen: CardSet, sizes: Sequence[int], excluded: Sequence[CardSet]) -> None:
        """Say which cards are hidden, how many each pile holds, and what it cannot hold.

        Raises ValueError when no layout is like that, and for more than four piles.
        """
        if not 1 <= len(sizes) == len(excluded) <= MOST_PILES:
            raise ValueError(f"hidden cards lie in 1 to {MOST_PILES} piles, not {len(sizes)}")
        self.number = 0
        groups = _groups(unseen, excluded)
        self._tabulate([(piles, len(cards)) for piles, cards in groups], tuple(sizes))
        place = 0
        for number, (_, cards) in enumerate(groups):
            for card in cards:
                self.sorted_cards[place] = card
                place += 1
            self.ends[number] = place
        self.groups = len(groups)
        self.number = len(sizes)

    def _tabulate(self, groups: list[tuple[int, int]], sizes: Room) -> None:
        """Lay down the choices of all states. Raises ValueError when there is none at the start."""
        known: dict[tuple[int, Room], int] = {}
        first, following = array("i"), array("i")
        shares, odds = array("I"), array("d")
        states, layer = 1, [sizes]
        if not _ways(groups, sizes, known):
            raise ValueError("no deal is consistent with what is known of the hidden cards")
        for number, group in enumerate(groups):
            numbers: dict[Room, int] = {}
            for room in layer:
                first.append(len(odds))
                choices = []
                for share in _shares(*group, room):
                    left = _less(room, share)
                    ways = _arrangements(share) * _ways(groups[number + 1 :], left, known)
                    if ways:
                        choices.append((ways, share, left))
                choices.sort(reverse=True)  # the likeliest first is found soonest
                total, so_far = sum(ways for ways, _, _ in choices), 0
                for ways, share, left in choices:
                    so_far += ways
                    odds.append(so_far / total)
                    shares.append(sum(cards << 8 * pile for pile, cards in enumerate(share)))
                    following.append(numbers.setdefault(left, states + len(numbers)))
            states += len(numbers)
            layer = list(numbers)
        first.append(len(odds))
        self.first, self.following, self.shares, self.odds = first, following, shares, odds

    def start(self, seed: int) -> None:
        """Begin a series of layouts: the same seed brings the same ones."""
        place: cython.int
        self.state = seed & ((1 << 64) - 1)
        for place in range(32):
            self.cards[place] = self.sorted_cards[place]

    def lay(self, piles: Sequence[CardSet]) -> None:
        """Fill the piles as told. Raises ValueError for another number of them than was posed."""
        if len(piles) != self.number:
            raise ValueError(f"a layout has {self.number} piles, not {len(piles)}")
        self.drawn += 1
        for pile, cards in enumerate(piles):
            self.piles[pile] = cards

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _word(self) -> cython.ulonglong:
        """Sixty-four random bits."""
        word: cython.ulonglong
        self.state = self.state + SPREAD & WORD
        word = self.state
        word = (word ^ word >> 30) * cython.cast(cython.ulonglong, 0xBF58476D1CE4E5B9) & WORD
        word = (word ^ word >> 27) * cython.cast(cython.ulonglong, 0x94D049BB133111EB) & WORD
        return word ^ word >> 31

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def chance(self) -> cython.double:
        """A number from 0 to 1, which is not reached."""
        return (self._word() >> 11) * TO_CHANCE

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _below(self, number: cython.int) -> cython.int:
        """A number from 0 to ``number``, which is not reached."""
        return (self._word() >> 32) * number >> 32

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def draw(self) -> cython.void:
        """Fill the piles at random."""
        group: cython.int
        pile: cython.int
        choice: cython.int
        state: cython.int = 0
        place: cython.int = 0
        chance: cython.double
        self.drawn += 1
        for pile in range(4):
            self.piles[pile] = 0
        for group in range(self.groups):
            choice = self.first[state]
            if self.first[state + 1] - choice > 1:
                chance = self.chance()
                while chance >= self.odds[choice]:
                    choice += 1
            self._deal_group(place, self.ends[group], self.shares[choice])
            place = self.ends[group]
            state = self.following[choice]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deal_group(self, place: cython.int, end: cython.int, shares: cython.uint) -> cython.void:
        """Give the piles so many of the cards from one place to another each."""
        pile: cython.int
        wanted: cython.int
        other: cython.int
        card: cython.int
        for pile in range(self.number):
            wanted = place + (shares >> 8 * pile & 255)
            while place < wanted:
                other = place
                if wanted < end:  # otherwise the pile gets all that are left
                    other += self._below(end - place)
                card = self.cards[other]
                self.cards[other] = self.cards[place]
                self.cards[place] = card
                self.piles[pile] |= ONE << card
                place += 1


def _groups(unseen: CardSet, excluded: Sequence[CardSet]) -> list[Group]:
    """The groups of the unseen cards, those that fewest piles may hold first."""
    groups: dict[int, list[Card]] = {}
    for card in cards_in(unseen):
        piles = sum(1 << pile for pile, cards in enumerate(excluded) if not cards >> card & 1)
        groups.setdefault(piles, []).append(card)
    return sorted(groups.items(), key=lambda group: (count(group[0]), group[0]))


def _ways(groups: list[tuple[int, int]], room: Room, known: dict[tuple[int, Room], int]) -> int:
    """In how many ways the groups fill the room exactly."""
    if not groups:
        return int(not any(room))
    key = len(groups), room
    if key not in known:
        known[key] = sum(
            _arrangements(share) * _ways(groups[1:], _less(room, share), known)
            for share in _shares(*groups[0], room)
        )
    return known[key]


def _shares(piles: int, number: int, room: Room) -> Iterator[Room]:
    """All ways to share out so many cards among the piles that may hold them."""
    if not room:
        if not number:
            yield ()
        return
    others = sum(free for pile, free in enumerate(room) if pile and piles >> pile & 1)
    for cards in range(max(0, number - others), min(number, room[0] * (piles & 1)) + 1):
        for rest in _shares(piles >> 1, number - cards, room[1:]):
            yield (cards, *rest)


def _arrangements(share: Room) -> int:
    """How many ways there are to choose which cards go to which pile."""
    total, product = sum(share), 1
    for number in share:
        product *= comb(total, number)
        total -= number
    return product


def _less(room: Room, share: Room) -> Room:
    return tuple(free - used for free, used in zip(room, share, strict=True))
