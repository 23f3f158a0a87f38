# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The table of answers: what was found out about positions between two tricks.

An entry stands for all positions that are alike in what its answer rests on (partition search):
its key holds the owners of the relevant cards, two bits a card, and zero for all others. A position
fits an entry if it has the same leader, the same lengths in all suits, and the same owners there.

A word holds, from the lowest bit on: the four shapes (32 bits), the leader (2), the generation
(14), and the least and the greatest number of tricks the declarer may take (4 each).
"""

import cython

if cython.compiled:
    from cython.cimports.preferans_qt.solver.bits import (
        ODD_BITS,
        ONE,
        SPREAD,
        WORD,
        count,
        highest,
        lowest,
    )
    from cython.cimports.preferans_qt.solver.suits import NTH_HIGHEST, NTH_LOWEST
else:
    from preferans_qt.solver.portable import ODD_BITS, ONE, SPREAD, WORD, count, highest, lowest
    from preferans_qt.solver.suits import NTH_HIGHEST, NTH_LOWEST


@cython.final
@cython.cclass
class Table:
    """256 KiB in sets of sixteen entries, the last used first; old generations do not count."""

    def __init__(self) -> None:
        self.generation = 1
        self.relevant = 0
        if not cython.compiled:
            self.keys = [0] * 16384
            self.words = [0] * 16384


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def forget(table: Table) -> cython.void:
    """Make every entry worthless."""
    place: cython.int
    table.generation += 1
    if table.generation == 16384:
        table.generation = 1
        for place in range(16384):
            table.words[place] = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _first_of_set(word: cython.ulonglong) -> cython.int:
    """The place of the set for a position; shapes and leader decide, not the generation."""
    return ((word << 30) * SPREAD & WORD) >> 54 << 4


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def probe(
    table: Table,
    key: cython.ulonglong,
    word: cython.ulonglong,
    target: cython.int,
    alive: cython.uint,
    misere: cython.bint,
) -> cython.int:
    """What the table knows of a position: 1, 0, or -1 for nothing."""
    first: cython.int = _first_of_set(word)
    place: cython.int
    later: cython.int
    suit: cython.int
    made: cython.int
    byte: cython.int
    ranks: cython.int
    found: cython.ulonglong
    known: cython.ulonglong
    mask: cython.ulonglong
    table.relevant = 0
    for place in range(first, first + 16):
        found = table.words[place]
        if found >> 34 & 16383 != table.generation:
            break
        if (found ^ word) << 16 & WORD:
            continue
        known = table.keys[place]
        mask = (known | known >> 1) & ODD_BITS
        mask |= mask << 1
        if (known ^ key) & mask:
            continue
        if cython.cast(cython.int, found >> 48 & 15) >= target:
            made = 1
        elif cython.cast(cython.int, found >> 52 & 15) < target:
            made = 0
        else:
            continue
        for later in range(place, first, -1):
            table.words[later] = table.words[later - 1]
            table.keys[later] = table.keys[later - 1]
        table.words[first] = found
        table.keys[first] = known
        for suit in range(4):
            ranks = count(mask >> 16 * suit & 65535) >> 1
            byte = alive >> 8 * suit & 255
            if misere:
                table.relevant |= NTH_LOWEST[9 * byte + ranks] << 8 * suit
            else:
                table.relevant |= NTH_HIGHEST[9 * byte + ranks] << 8 * suit
        return made
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def store(
    table: Table,
    key: cython.ulonglong,
    word: cython.ulonglong,
    target: cython.int,
    made: cython.int,
    alive: cython.uint,
    relevant: cython.uint,
    misere: cython.bint,
    exact: cython.bint,
) -> cython.void:
    """Remember an answer for all positions that are alike in what it rests on."""
    first: cython.int = _first_of_set(word)
    suit: cython.int
    place: cython.int
    ranks: cython.int
    byte: cython.uint
    marked: cython.uint
    mask: cython.ulonglong = 0
    one: cython.ulonglong
    found: cython.ulonglong
    for suit in range(4):
        byte = alive >> 8 * suit & 255
        marked = relevant >> 8 * suit & 255
        if exact:
            ranks = count(byte)
        elif marked == 0:
            continue
        elif misere:
            ranks = count(byte & ((ONE + ONE << highest(marked)) - 1))
        else:
            ranks = count(byte >> lowest(marked))
        one = 65535
        mask |= (one << (16 - 2 * ranks) & 65535) << 16 * suit
    key &= mask
    for place in range(first, first + 16):
        found = table.words[place]
        if found >> 34 & 16383 != table.generation:
            break
        if (found ^ word) << 16 & WORD == 0 and table.keys[place] == key:
            if made:
                if cython.cast(cython.int, found >> 48 & 15) < target:
                    one = target
                    found = (found >> 52 << 4 | one) << 48 | word
            elif cython.cast(cython.int, found >> 52 & 15) >= target:
                one = target - 1
                found = one << 52 | (found >> 48 & 15) << 48 | word
            table.words[place] = found
            return
    # ``place`` is the first entry that is free, or the last one of the set
    while place > first:
        table.words[place] = table.words[place - 1]
        table.keys[place] = table.keys[place - 1]
        place -= 1
    table.keys[first] = key
    one = target
    if made:
        table.words[first] = word | one << 48 | cython.cast(cython.ulonglong, 15) << 52
    else:
        table.words[first] = word | (one - 1) << 52
