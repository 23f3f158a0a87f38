"""Positions as a person types them.

A line says one thing, like ``left: KJ8 A9 - 1087``; an empty line ends a position. A hand is four
suits, spades, clubs, diamonds, hearts, with ``-`` for a void, or a list of cards like ``KS JS``.
"""

import difflib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from preferans_qt.game.cards import RANK_NAMES, SUIT_LETTERS, SUITS, Card, CardSet, Suit, card_set
from preferans_qt.headless.errors import InputError
from preferans_qt.headless.solve_problem import (
    MOST_TRICKS,
    Problem,
    cards_named,
    contract_named,
    located,
)
from preferans_qt.solver.position import HAND_NAMES, Position

_RANKS = "".join(name.replace("10", "T") for name in RANK_NAMES)
_VOID = "-"
_TRUMPS = (*SUIT_LETTERS, "none")
_NO_OR_YES = ("no", "yes")
_NUMBERS = tuple(map(str, range(MOST_TRICKS + 1)))  # of tricks
_AGREEMENTS = ("talon wins", "must trump", "must overtake")
_KEYS = ("contract", "trump", *HAND_NAMES, "leader", "trick", "talon", *_AGREEMENTS, "id", "value")
_TYPED = str.maketrans("♠♣♦♥–—è", "SCDH--e")  # for what is copied from print


@dataclass(frozen=True, slots=True)
class _Line:
    """What a line says after the colon, and where it stands, for a message."""

    where: str
    text: str

    def refuse(self, problem: object) -> InputError:
        """An error about this line, to be raised."""
        return InputError(f"{self.where}: {problem}")


@dataclass(frozen=True, slots=True)
class _Block:
    """The lines of one position, by their key."""

    where: str
    lines: Mapping[str, _Line]

    def needed(self, key: str, what_to_do: str) -> _Line:
        if key not in self.lines:
            raise InputError(f"{self.where}: {key} is missing; {what_to_do}")
        return self.lines[key]


def problems_in_text(text: str, name: str) -> list[Problem]:
    """The positions of a text; ``name`` is what messages call it.

    Raises InputError for the first line that cannot be used.
    """
    return [_problem(block, number) for number, block in enumerate(_blocks(text, name), start=1)]


def _blocks(text: str, name: str) -> Iterator[_Block]:
    where, lines = name, dict[str, _Line]()
    for number, line in enumerate(text.splitlines(), start=1):
        content, comment, _ = line.partition("#")
        if content.strip():
            key, said = _read_line(content, f"{name}, line {number}")
            if key in lines:
                raise said.refuse("there already; an empty line begins another position")
            where = where if lines else f"{name}, the position from line {number} on"
            lines[key] = said
        elif lines and not comment:
            yield _Block(where, lines)
            lines = {}
    if lines:
        yield _Block(where, lines)


def _read_line(content: str, where: str) -> tuple[str, _Line]:
    word, colon, said = content.partition(":")
    key = " ".join(word.lower().replace("_", " ").split())
    if not colon:
        raise InputError(f"{where}: {content.strip()!r} is not a line like 'leader: left'")
    if key not in _KEYS:
        near = difflib.get_close_matches(key, _KEYS, n=1)
        hint = f"did you mean {near[0]}?" if near else f"lines are called {', '.join(_KEYS)}"
        raise InputError(f"{where}: no line is called {key!r}; {hint}")
    text = said.strip()
    line = _Line(f"{where}, {key}", text if key == "id" else text.translate(_TYPED))
    if not line.text:
        raise line.refuse("nothing stands after the colon")
    return key, line


# ------------------------------------------------------------------ one position


def _problem(block: _Block, number: int) -> Problem:
    lines = block.lines
    names = tuple(name for name in HAND_NAMES if name in lines)
    block.needed("declarer", "write his hand, four suits, like AKQ 87 - J109")
    if len(names) == 1:
        block.needed("left", "write the hand of one defender at least, left or right")
    contract = None
    if "contract" in lines:
        if "trump" in lines:
            raise lines["trump"].refuse("the contract says it already; take one of the two out")
        with located(lines["contract"].where):
            contract = contract_named(lines["contract"].text)
        trump = contract.trump
    else:
        trump = _trump(block.needed("trump", "write 'trump: H', 'trump: none' or 'contract: 7H'"))
    hands = tuple(_hand(lines[name]) for name in names)
    leader = _choice(block.needed("leader", "it says who played first to this trick"), names)
    trick, talon = (_cards(lines[key]) if key in lines else () for key in ("trick", "talon"))
    agreements = {
        key.replace(" ", "_"): _choice(lines[key], _NO_OR_YES) == 1
        for key in _AGREEMENTS
        if key in lines
    }
    with located(block.where):
        misere = contract is not None and contract.is_misere
        position = Position(hands, leader, trump, misere, trick, talon, **agreements)
    identity = lines["id"].text if "id" in lines else number
    value = _choice(lines["value"], _NUMBERS) if "value" in lines else None
    return Problem(identity, position, names, contract, value)


def _choice(line: _Line, words: Sequence[str]) -> int:
    """The place of what the line says among the words that it may be."""
    for place, word in enumerate(words):
        if word.lower() == line.text.lower():
            return place
    raise line.refuse(f"{line.text!r} should be {', '.join(words[:-1])} or {words[-1]}")


def _trump(line: _Line) -> Suit | None:
    place = _choice(line, _TRUMPS)
    return place if place in SUITS else None


def _cards(line: _Line) -> tuple[Card, ...]:
    with located(line.where):
        return cards_named(line.text.split())


def _hand(line: _Line) -> CardSet:
    words = line.text.upper().split()
    if any(letter in SUIT_LETTERS for letter in line.text.upper()):
        return card_set(_cards(line))
    if len(words) != len(SUITS):
        raise line.refuse(
            f"{len(words)} suits, not four: spades, clubs, diamonds, hearts, with - for a void"
        )
    with located(line.where):
        suits = zip(SUIT_LETTERS, map(_ranks, words), strict=True)
        return card_set(cards_named(rank + letter for letter, ranks in suits for rank in ranks))


def _ranks(word: str) -> str:
    """The ranks of a suit, a letter each; empty for a void."""
    ranks = "" if word == _VOID else word.replace("10", "T")
    if not set(ranks) <= set(_RANKS):
        raise ValueError(f"{word!r} is no suit; write ranks of A K Q J 10 9 8 7, or - for a void")
    return ranks
