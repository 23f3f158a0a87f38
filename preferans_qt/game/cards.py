"""Cards and sets of cards as plain integers, and their text forms.

A card is ``8 * suit + rank``; a set of cards is a bit mask with bit ``card`` set. Suits stand in
bidding order (spades lowest), ranks from seven to ace, so a larger number is a higher card.
"""

from collections.abc import Iterable, Iterator

Card = int
CardSet = int
Suit = int

SPADES, CLUBS, DIAMONDS, HEARTS = range(4)
SUITS: tuple[Suit, ...] = (SPADES, CLUBS, DIAMONDS, HEARTS)
SUIT_LETTERS = "SCDH"
RANK_NAMES = ("7", "8", "9", "10", "J", "Q", "K", "A")

FULL_DECK: CardSet = (1 << 32) - 1
SUIT_MASKS: tuple[CardSet, ...] = tuple(0xFF << (8 * suit) for suit in SUITS)

_TEXTS = tuple(f"{rank}{suit}" for suit in SUIT_LETTERS for rank in RANK_NAMES)
_CARDS = {text: card for card, text in enumerate(_TEXTS)} | {
    f"T{suit}": 8 * index + 3 for index, suit in enumerate(SUIT_LETTERS)
}


def suit_of(card: Card) -> Suit:
    """The suit of a card, 0 to 3 in bidding order."""
    return card >> 3


def rank_of(card: Card) -> int:
    """The rank of a card, 0 (seven) to 7 (ace)."""
    return card & 7


def card_text(card: Card) -> str:
    """The text form of a card: ``10H``, ``AS``."""
    return _TEXTS[card]


def parse_card(text: str) -> Card:
    """The card a text names; ``TH`` is read as ``10H``.

    Raises ValueError for anything else.
    """
    card = _CARDS.get(text.strip().upper())
    if card is None:
        raise ValueError(f"{text!r} is not a card; write rank and suit letter, like 10H or AS")
    return card


def card_set(cards: Iterable[Card]) -> CardSet:
    """The set of the given cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(cards: CardSet) -> Iterator[Card]:
    """The cards of a set, lowest number first."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def count(cards: CardSet) -> int:
    """How many cards a set holds."""
    return cards.bit_count()


def cards_text(cards: CardSet) -> str:
    """A set as text, suit by suit, highest card first: ``AS 7S 10H``."""
    return " ".join(
        card_text(card)
        for suit in SUITS
        for card in sorted(cards_in(cards & SUIT_MASKS[suit]), reverse=True)
    )


def parse_cards(text: str) -> CardSet:
    """The set of the cards named in a text, separated by blanks.

    Raises ValueError for an unknown card and for a card named twice.
    """
    mask = 0
    for word in text.split():
        bit = 1 << parse_card(word)
        if mask & bit:
            raise ValueError(f"the card {word} is named twice")
        mask |= bit
    return mask
