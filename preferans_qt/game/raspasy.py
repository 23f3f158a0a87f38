"""Raspasy: the all-pass deal, where everybody avoids tricks (C.9)."""

from preferans_qt.game.cards import Card
from preferans_qt.game.deal import Seating, Trick, TrickPlay
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat


def talon_names_suits(rules: Rules, seating: Seating) -> bool:
    """Whether the talon's cards are turned for the first two tricks (C9.2, C9.5, C9.6)."""
    mode = rules.raspasy_talon_3p if seating.players == 3 else rules.raspasy_talon_4p
    return mode != "closed"


def talon_competes(rules: Rules, seating: Seating) -> bool:
    """Whether the turned talon cards are a sitting dealer's own leads and can win (C9.5)."""
    return seating.sitting_dealer is not None and rules.raspasy_talon_4p == "dealer_cards_compete"


def trick_of(
    rules: Rules, seating: Seating, talon: tuple[Card, Card], number: int, previous: Seat | None
) -> Trick:
    """Trick ``number`` (from 0) before a card lies; ``previous`` took the trick before it.

    With an open talon first hand plays first to tricks one to three (C9.2, C9.3).
    """
    first = seating.active[0]
    if not talon_names_suits(rules, seating):
        return Trick(first if previous is None else previous)
    if number < 2:
        return Trick(first, turned=talon[number])
    return Trick(first if number == 2 or previous is None else previous)


def first_raspasy_play(rules: Rules, seating: Seating, talon: tuple[Card, Card]) -> TrickPlay:
    """The play of an all-pass deal before its first card."""
    trick = trick_of(rules, seating, talon, 0, None)
    return TrickPlay(trick.leader, trick)
