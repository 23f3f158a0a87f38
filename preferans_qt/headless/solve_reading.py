"""Where positions to be solved come from: JSON in its forms, or text."""

import json
from collections.abc import Callable, Mapping, Sequence

from preferans_qt.game.cards import SUIT_LETTERS, Card, CardSet, Suit, card_set
from preferans_qt.headless.errors import InputError
from preferans_qt.headless.fields import Fields, brief, entries_of, items_of
from preferans_qt.headless.reading import read_text, source_name
from preferans_qt.headless.solve_problem import (
    MOST_TRICKS,
    Problem,
    cards_named,
    contract_named,
    located,
)
from preferans_qt.headless.solve_text import problems_in_text
from preferans_qt.solver.position import HAND_NAMES, Position

_OF_DEALS = ("deals", "problems")  # keys of documents that hold whole deals
_EXPECTED_TRICKS = ("declarer_tricks", "exact_declarer_tricks")  # their keys of the answer
_TWO_HANDS = ("declarer", "defender")
_AGREEMENTS = ("talon_wins", "must_trump", "must_overtake")
_KEYS = ("id", "game", "trump", "hands", "leader", "trick", "talon", *_AGREEMENTS, "value", "moves")


def read_problems(path: str) -> list[Problem]:
    """The positions of a file, or of standard input for ``-``.

    Raises InputError for the first thing that cannot be used.
    """
    text, name = read_text(path), source_name(path)
    is_json = text.lstrip().startswith(("{", "["))
    problems = _problems_in_json(text, name) if is_json else problems_in_text(text, name)
    if not problems:
        raise InputError(f"{name}: no positions; preferans solve --help shows how to write one")
    return problems


def _problems_in_json(text: str, name: str) -> list[Problem]:
    """JSON lines, a list of positions, one position, or a document of whole deals."""
    lines = [(n, line) for n, line in enumerate(text.split("\n"), start=1) if line.strip()]
    if _is_position(lines[0][1]):
        places = [(f"{name}, line {number}", number, line) for number, line in lines]
        return [_problem(_parsed(line, where), where, number) for where, number, line in places]
    document = _parsed(text, name)
    if isinstance(document, list):
        return _each(document, f"{name}, position", _problem)
    if isinstance(document, dict):
        for key in _OF_DEALS:
            if key in document:
                deals = items_of(document[key], f"{name}, {key}")
                return _each(deals, f"{name}, {key[:-1]}", _deal)
    return [_problem(document, name, 1)]


def _each(
    items: list[object], where: str, read: Callable[[object, str, int], Problem]
) -> list[Problem]:
    return [read(item, f"{where} {number}", number) for number, item in enumerate(items, start=1)]


def _is_position(line: str) -> bool:
    """Whether a line by itself is a position: then the others are too."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return False
    return isinstance(value, dict) and not any(key in value for key in _OF_DEALS)


def _parsed(text: str, where: str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        line = f", line {error.lineno}" if "\n" in text else ""
        raise InputError(f"{where}{line}, column {error.colno}: not JSON: {error.msg}") from error
    except RecursionError as error:
        raise InputError(f"{where}: nested too deeply") from error
    except ValueError as error:  # a number of thousands of digits
        raise InputError(f"{where}: {error}") from error


# ------------------------------------------------------------------ one position


def _problem(value: object, where: str, number: int) -> Problem:
    """A position: hands clockwise from the declarer, and the trick that is being played."""
    fields = Fields(value, where)
    fields.refuse_slips(_KEYS)
    hands = tuple(_hand(hand, fields.place("hands")) for hand in fields.items("hands"))
    if len(hands) not in (2, 3):
        raise fields.refuse("hands", f"{len(hands)}, not two or three")
    leader = fields.number("leader", 0, len(hands) - 1)
    misere = _word(fields, "game", ("contract", "misere")) == "misere"
    if not misere and "trump" not in dict(entries_of(value, where)):
        raise fields.refuse("trump", "missing; write null for a contract without trumps")
    trump = _trump(fields)
    trick, talon = (
        _cards(fields.value(key) or [], fields.place(key)) for key in ("trick", "talon")
    )
    agreements = {key: _yes(fields, key) for key in _AGREEMENTS if key in fields}
    with located(where):
        position = Position(hands, leader, trump, misere, trick, talon, **agreements)
    return Problem(
        _id(fields, number),
        position,
        HAND_NAMES if len(hands) == len(HAND_NAMES) else _TWO_HANDS,
        value=_tricks(fields, "value"),
        moves=_moves(fields),
    )


def _deal(value: object, where: str, number: int) -> Problem:
    """A whole deal: hands by name, and the contract of the declarer or only its kind."""
    fields = Fields(value, where)
    hands = tuple(_hand(fields.needed(name), fields.place(name)) for name in HAND_NAMES)
    leader = HAND_NAMES.index(_word(fields, "leader", HAND_NAMES))
    game, contract = fields.text("contract"), None
    trump = _trump(fields) if game == "trump" else None
    if game == "trump" and trump is None:
        raise fields.refuse("trump", "missing; write a suit, S, C, D or H")
    if game not in ("trump", "notrump"):
        with located(fields.place("contract")):
            contract = contract_named(game)
        trump = contract.trump
    with located(where):
        misere = contract is not None and contract.is_misere
        position = Position(hands, leader, trump, misere)
    expected = next((key for key in _EXPECTED_TRICKS if key in fields), _EXPECTED_TRICKS[0])
    return Problem(
        _id(fields, number), position, HAND_NAMES, contract, value=_tricks(fields, expected)
    )


def _id(fields: Fields, number: int) -> int | str:
    """What the input calls a position; its number otherwise."""
    value = fields.value("id")
    if value is None:
        return number
    return value if type(value) is int else fields.text("id")


def _word(fields: Fields, key: str, words: Sequence[str]) -> str:
    """A text that must be there and is one of several."""
    text = fields.text(key)
    if text not in words:
        raise fields.refuse(key, f"{brief(text)} is not one of {', '.join(words)}")
    return text


def _yes(fields: Fields, key: str) -> bool:
    value = fields.value(key)
    if not isinstance(value, bool):
        raise fields.refuse(key, f"{brief(value)} is neither true nor false")
    return value


def _trump(fields: Fields) -> Suit | None:
    if "trump" not in fields:
        return None
    return SUIT_LETTERS.index(_word(fields, "trump", SUIT_LETTERS))


def _hand(value: object, where: str) -> CardSet:
    return card_set(_cards(value, where))


def _cards(value: object, where: str) -> tuple[Card, ...]:
    """Cards in one text with blanks between them, or a list of texts."""
    words = value.split() if isinstance(value, str) else items_of(value, where)
    texts = [word for word in words if isinstance(word, str)]
    if len(texts) < len(words):
        odd = next(word for word in words if not isinstance(word, str))
        raise InputError(f"{where}: {brief(odd)} is not a card")
    with located(where):
        return cards_named(texts)


def _tricks(fields: Fields, key: str) -> int | None:
    return fields.number(key, 0, MOST_TRICKS) if key in fields else None


def _moves(fields: Fields) -> Mapping[Card, int] | None:
    """The expected tricks after each card."""
    if "moves" not in fields:
        return None
    moves = fields.inner("moves")
    named = [str(card) for card, _ in entries_of(fields.value("moves"), moves.where)]
    with located(moves.where):
        cards = cards_named(named)
    return {
        card: moves.number(name, 0, MOST_TRICKS) for card, name in zip(cards, named, strict=True)
    }
