"""The play of trick contracts: each card by what it wins now and what it costs later."""

from collections.abc import Sequence

from preferans_qt.bots.heuristic.leads import declarer_lead, defender_lead
from preferans_qt.bots.heuristic.table import Table, table_of
from preferans_qt.bots.heuristic.trick_value import suit_value, trick_chance
from preferans_qt.bots.heuristic.weighing import weighed
from preferans_qt.bots.player import Candidate
from preferans_qt.bots.worth import stakes_of, trick_price
from preferans_qt.game.actions import Action, Play
from preferans_qt.game.cards import Card, Suit, rank_of, suit_of
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import TrickPlay, taken
from preferans_qt.game.view import PlayerView

LOW_CARD_FIRST = 0.002  # tricks for each rank: of equal cards, the lower


def card_candidates(
    view: PlayerView, phase: TrickPlay, contract: Contract, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """Every legal card of a trick contract with its value."""
    table = table_of(view, phase)
    declarer = view.seat if phase.declarer is None else phase.declarer
    needed = contract.level - taken(phase, view.seating.players)[declarer]
    price = trick_price(stakes_of(view, declarer), contract.level)
    if view.rules.underbid_penalty and view.seat == declarer and needed <= 0:
        price = -price  # now each trick costs as much as it would have brought
    returned = _suits_led_by(phase, table.partner)

    def tricks(card: Card) -> float:
        if table.suit is not None:
            return _followed_with(table, card)
        if table.seat == table.declarer:
            return declarer_lead(table, card, needed)
        return defender_lead(table, card, returned)

    def value(action: Action) -> float | None:
        return price * tricks(action.card) if isinstance(action, Play) else None

    return weighed(legal, value)


def _followed_with(table: Table, card: Card) -> float:
    """What it is worth to play a card to somebody's lead."""
    suit = suit_of(card)
    kept = suit_value(table, table.hand & ~(1 << card), suit)
    cost = suit_value(table, table.hand, suit) - kept
    return trick_chance(table, card) - cost - LOW_CARD_FIRST * rank_of(card)


def _suits_led_by(phase: TrickPlay, partner: int | None) -> frozenset[Suit]:
    """The suits a defender's partner has led."""
    return frozenset(
        suit_of(trick.cards[0]) for trick, _ in phase.tricks if trick.leader == partner
    )
