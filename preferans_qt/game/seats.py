"""Chairs at the table, and who is first, second and third hand of a deal."""

from collections.abc import Iterator

Seat = int  # a chair, 0 to players - 1, numbered clockwise

SEAT_LETTERS = "ABCD"


def seat_letter(seat: Seat) -> str:
    """The letter a seat is written with."""
    return SEAT_LETTERS[seat]


def parse_seat(letter: str, players: int) -> Seat:
    """The seat a letter names; raises ValueError for any other text."""
    if len(letter) != 1 or letter not in SEAT_LETTERS[:players]:
        raise ValueError(f"{letter!r} is not a seat; seats are {', '.join(SEAT_LETTERS[:players])}")
    return SEAT_LETTERS.index(letter)


def next_seat(seat: Seat, players: int) -> Seat:
    """The left-hand neighbour: the next chair clockwise."""
    return (seat + 1) % players


def clockwise_from(seat: Seat, players: int) -> Iterator[Seat]:
    """Every chair once, clockwise, starting with ``seat``."""
    return ((seat + step) % players for step in range(players))


def active_seats(dealer: Seat, players: int) -> tuple[Seat, Seat, Seat]:
    """First, second and third hand: the three chairs from the dealer's left on.

    With three players the dealer is third hand; with four he sits out (C1.1).
    """
    first = next_seat(dealer, players)
    second = next_seat(first, players)
    return first, second, next_seat(second, players)


def sitting_dealer(dealer: Seat, players: int) -> Seat | None:
    """The dealer who sits out of ordinary play, with four players only (C1.1)."""
    return dealer if players == 4 else None
