"""Names of cards, suits, contracts, amounts and players."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from preferans_qt.game.cards import Card, Suit, rank_of, suit_of
from preferans_qt.game.contracts import MISERE_WITHOUT_TALON, NINE_WITHOUT_TALON, Contract
from preferans_qt.game.seats import Seat

translate = QCoreApplication.translate


def suit_name(suit: Suit) -> str:
    """A suit by itself: ``hearts``."""
    return (
        translate("Cards", "spades", "the suit by itself"),
        translate("Cards", "clubs", "the suit by itself"),
        translate("Cards", "diamonds", "the suit by itself"),
        translate("Cards", "hearts", "the suit by itself"),
    )[suit]


def card_name(card: Card) -> str:
    """A card in words: ``seven of hearts``."""
    rank = (
        translate("Cards", "seven", "rank"),
        translate("Cards", "eight", "rank"),
        translate("Cards", "nine", "rank"),
        translate("Cards", "ten", "rank"),
        translate("Cards", "jack", "rank"),
        translate("Cards", "queen", "rank"),
        translate("Cards", "king", "rank"),
        translate("Cards", "ace", "rank"),
    )[rank_of(card)]
    suit = (
        translate("Cards", "spades", "in: seven of spades"),
        translate("Cards", "clubs", "in: seven of clubs"),
        translate("Cards", "diamonds", "in: seven of diamonds"),
        translate("Cards", "hearts", "in: seven of hearts"),
    )[suit_of(card)]
    return translate("Cards", "{rank} of {suit}").format(rank=rank, suit=suit)


def cards_list(cards: Sequence[Card]) -> str:
    """Cards in words, one after the other."""
    return QLocale().createSeparatedList([card_name(card) for card in cards])


def contract_name(contract: Contract) -> str:
    """A contract in words: ``six spades``, ``seven no trump``, ``misère``."""
    if contract == MISERE_WITHOUT_TALON:
        return translate("Cards", "misère without the talon")
    if contract == NINE_WITHOUT_TALON:
        return translate("Cards", "nine without the talon")
    if contract.is_misere:
        return translate("Cards", "misère")
    level = (
        translate("Cards", "six", "level of a contract"),
        translate("Cards", "seven", "level of a contract"),
        translate("Cards", "eight", "level of a contract"),
        translate("Cards", "nine", "level of a contract"),
        translate("Cards", "ten", "level of a contract"),
    )[contract.level - 6]
    strain = (
        translate("Cards", "spades", "in: six spades"),
        translate("Cards", "clubs", "in: six clubs"),
        translate("Cards", "diamonds", "in: six diamonds"),
        translate("Cards", "hearts", "in: six hearts"),
        translate("Cards", "no trump", "in: six no trump"),
    )[contract.strain]
    return translate("Cards", "{level} {strain}", "a contract").format(level=level, strain=strain)


class Counted(QObject):
    """Numbers of things, in the plural forms of the language (lupdate wants ``self.tr`` here)."""

    def tricks(self, number: int) -> str:
        return self.tr("%n trick(s)", "", number)

    def whists(self, number: int) -> str:
        return self.tr("%n whist(s)", "", number)

    def points(self, number: int) -> str:
        return self.tr("%n point(s)", "", number)

    def times(self, number: int) -> str:
        return self.tr("%n time(s)", "as in: it counts 2 times", number)


_counted = Counted()


def tricks_text(number: int) -> str:
    """A number of tricks in words."""
    return _counted.tricks(number)


def whists_text(number: int) -> str:
    """A number of whists in words."""
    return _counted.whists(number)


def points_text(number: int) -> str:
    """A number of points in words."""
    return _counted.points(number)


def times_text(number: int) -> str:
    """How many times something counts, in words."""
    return _counted.times(number)


def joined(*sentences: str) -> str:
    """The sentences that there are, one after the other."""
    return " ".join(sentence for sentence in sentences if sentence)


def fraction_text(value: Fraction, *, signed: bool = False) -> str:
    """An exact amount as a mixed number: ``+19 1/3``."""
    whole, part = divmod(abs(value.numerator), value.denominator)
    sign = "−" if value < 0 else "+" if signed and value > 0 else ""
    if not part:
        return f"{sign}{whole}"
    return (
        f"{sign}{whole} {part}/{value.denominator}"
        if whole
        else f"{sign}{part}/{value.denominator}"
    )


class Names:
    """Who sits where, for sentences: the person at this screen is addressed as *you*."""

    def __init__(self, names: Sequence[str], you: Seat | None = 0) -> None:
        self.names = tuple(names)
        self.you = you

    def rename(self, names: Sequence[str]) -> None:
        """Use other names, everywhere where these are shown."""
        self.names = tuple(names)

    def __getitem__(self, seat: Seat) -> str:
        return self.names[seat]

    def listed(self, seats: Iterable[Seat]) -> str:
        """Some players, one after the other."""
        return QLocale().createSeparatedList([self.names[seat] for seat in seats])

    def is_you(self, seat: Seat) -> bool:
        """Whether a seat is the person's at this screen."""
        return seat == self.you

    def say(self, seat: Seat, to_you: str, of_other: str, **values: object) -> str:
        """The sentence about ``seat``, in the second or in the third person."""
        if self.is_you(seat):
            return to_you.format(**values)
        return of_other.format(name=self.names[seat], **values)
