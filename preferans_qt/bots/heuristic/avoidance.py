"""Misere and raspasy: the play of those who avoid tricks."""

from collections.abc import Sequence

from preferans_qt.bots.heuristic.hand_value import caught, ranks_in, suit_danger
from preferans_qt.bots.heuristic.table import Table, table_of
from preferans_qt.bots.heuristic.weighing import weighed
from preferans_qt.bots.player import Candidate
from preferans_qt.bots.worth import DECLARER, misere_worth, raspasy_worth, stakes_of
from preferans_qt.game.actions import Action, Play
from preferans_qt.game.cards import SUITS, Card, CardSet, Suit, rank_of
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.view import PlayerView

HIGH_CARD_FIRST = 0.002  # tricks for each rank: of cards equally safe, the higher goes first
LATER = 0.8  # how much of the tricks feared later really come
NEXT_LEAD = 0.4  # tricks feared for having to lead after a trick won


def avoiding_candidates(
    view: PlayerView, phase: TrickPlay, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """Every legal card of one who avoids tricks, at raspasy or as misere declarer."""
    table = table_of(view, phase)
    price = _price(view, phase)

    def value(action: Action) -> float | None:
        return -price * _feared(table, action.card) if isinstance(action, Play) else None

    return weighed(legal, value)


def _price(view: PlayerView, phase: TrickPlay) -> float:
    """Whists that a trick costs; one, where raspasy is played but not scored."""
    stakes = stakes_of(view, phase.actor)
    if phase.is_misere:
        fewer, more = (misere_worth(stakes, taken)[DECLARER] for taken in (1, 2))
    else:
        fewer, more = (raspasy_worth(stakes, own, view.run + 1) for own in (3, 4))
    return (fewer - more) or 1.0


def _feared(table: Table, card: Card) -> float:
    """Tricks feared now and later if a card is played."""
    wins = 1.0 if table.takes(card) else 0.0
    for seat in table.after:
        wins *= 1 - table.forced_over(seat, card)
    left = table.hand & ~(1 << card)
    later = sum(_danger(table, left, suit) for suit in SUITS)
    return wins * (1 + NEXT_LEAD) + LATER * later - HIGH_CARD_FIRST * rank_of(card)


def _danger(table: Table, hand: CardSet, suit: Suit) -> float:
    """Tricks a hand is expected to be forced to take in a suit."""
    held = ranks_in(hand, suit)
    first, second = table.rivals_in(suit)
    if table.knows_rivals:
        return caught(held, first, second)
    return suit_danger(held, first | second)
