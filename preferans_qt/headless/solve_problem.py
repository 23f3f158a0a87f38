"""A position to be solved as a user hands it in: with names, and with what he expects."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from preferans_qt.game.cards import SUIT_LETTERS, Card, card_text, parse_card
from preferans_qt.game.contracts import LADDER, Contract
from preferans_qt.headless.errors import InputError
from preferans_qt.solver.position import Position

MOST_TRICKS = 10  # those of a whole deal


@dataclass(frozen=True, slots=True)
class Problem:
    """One position of the input.

    ``id`` is what the input calls it, or its line or number there. ``hand_names`` go clockwise
    from the declarer. ``contract`` is None where only the trumps are told. ``value`` and ``moves``
    are the tricks that the input expects, None where it expects nothing.
    """

    id: int | str
    position: Position
    hand_names: tuple[str, ...]
    contract: Contract | None = None
    value: int | None = None
    moves: Mapping[Card, int] | None = None

    @property
    def is_checkable(self) -> bool:
        return self.value is not None or self.moves is not None

    @property
    def game(self) -> str:
        """What is played: ``7H``, ``misere``, ``trump H``, ``no trump``."""
        trump = self.position.trump
        if self.position.misere:
            return "misere"
        if self.contract is not None:
            return str(self.contract)
        return "no trump" if trump is None else f"trump {SUIT_LETTERS[trump]}"

    def verdict(self, tricks: int) -> str:
        """What it means for the game that the declarer takes so many tricks.

        Empty where that cannot be said: in part of a deal, or without a contract.
        """
        if self.position.tricks_left < MOST_TRICKS:
            return ""
        if self.position.misere:
            return "the misere is caught" if tricks else "the misere is made"
        if self.contract is None:
            return ""
        missing = self.contract.level - tricks
        return f"{self.contract} is {f'{missing} down' if missing > 0 else 'made'}"


def contract_named(text: str) -> Contract:
    """The contract a text names, misere included, in any letters.

    Raises ValueError for anything else.
    """
    for contract in LADDER:
        if contract.text.lower() == text.lower():
            return contract
    raise ValueError(f"{text!r} is not a contract; write 6S to 10NT, or misere")


def cards_named(words: Iterable[str]) -> tuple[Card, ...]:
    """The cards that words name, in their order; the suit letter may stand first, as in ``HT``.

    Raises ValueError for an unknown card and for a card named twice.
    """
    cards: list[Card] = []
    for word in words:
        card = _card_named(word)
        if card in cards:
            raise ValueError(f"the card {card_text(card)} is there twice")
        cards.append(card)
    return tuple(cards)


def _card_named(word: str) -> Card:
    with suppress(ValueError):
        return parse_card(word[1:] + word[:1])
    return parse_card(word)


@contextmanager
def located(where: str) -> Iterator[None]:
    """Tell where something stands that is no card, no contract or no position.

    A ValueError becomes an InputError, which begins with ``where``.
    """
    try:
        yield
    except ValueError as error:
        raise InputError(f"{where}: {error}") from error
