"""The ladder of bids: twenty-five trick contracts, misere between 8NT and 9S, and the two bids
without the talon between 9NT and 10S (C3.13)."""

from dataclasses import dataclass
from enum import IntEnum


class Strain(IntEnum):
    """Trump suit or no trump, in bidding order; the first four equal the suits of cards."""

    SPADES = 0
    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3
    NO_TRUMP = 4


STRAIN_TEXTS = ("S", "C", "D", "H", "NT")


@dataclass(frozen=True, slots=True)
class Contract:
    """One row of the ladder.

    ``place`` is its position from 0 (6S) to 27 (10NT); ``level`` the tricks the declarer must
    take, 0 for misere; ``trump`` the trump suit, or None. A bid ``without_talon`` of nine names
    no strain: the contract is named after the auction.
    """

    place: int
    level: int
    strain: Strain
    text: str
    without_talon: bool = False

    @property
    def is_misere(self) -> bool:
        return self.level == 0

    @property
    def trump(self) -> int | None:
        return None if self.strain is Strain.NO_TRUMP else int(self.strain)

    def __str__(self) -> str:
        return self.text


def _ladder() -> tuple[Contract, ...]:
    rows = [
        (level, strain, f"{level}{STRAIN_TEXTS[strain]}", False)
        for level in range(6, 11)
        for strain in Strain
    ]
    ten = next(index for index, row in enumerate(rows) if row[0] == 10)
    rows[ten:ten] = [
        (0, Strain.NO_TRUMP, "misere without talon", True),
        (9, Strain.NO_TRUMP, "9 without talon", True),
    ]
    nine = next(index for index, row in enumerate(rows) if row[0] == 9)
    rows.insert(nine, (0, Strain.NO_TRUMP, "misere", False))  # C3: misere_rank
    return tuple(Contract(place, *row) for place, row in enumerate(rows))


_ALL_ROWS = _ladder()
LADDER: tuple[Contract, ...] = tuple(row for row in _ALL_ROWS if not row.without_talon)
TRICK_CONTRACTS: tuple[Contract, ...] = tuple(row for row in LADDER if not row.is_misere)
MISERE: Contract = next(row for row in LADDER if row.is_misere)
MISERE_WITHOUT_TALON, NINE_WITHOUT_TALON = (row for row in _ALL_ROWS if row.without_talon)
WITHOUT_TALON = (MISERE_WITHOUT_TALON, NINE_WITHOUT_TALON)
LEVELS = range(6, 11)

_BY_TEXT = {row.text: row for row in _ALL_ROWS}


def trick_contract(level: int, strain: Strain) -> Contract:
    """The row of a level, 6 to 10, and a strain."""
    return TRICK_CONTRACTS[5 * (level - 6) + strain]


def parse_contract(text: str) -> Contract:
    """The row a text names: ``6S`` to ``10NT``, ``misere``, or one of those without the talon.

    Raises ValueError for anything else.
    """
    contract = _BY_TEXT.get(text) or _BY_TEXT.get(text.upper())
    if contract is None:
        raise ValueError(f"{text!r} is not a contract; write 6S to 10NT, or misere")
    return contract
