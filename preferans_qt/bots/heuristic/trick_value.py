"""What a card wins now and what a suit will win later, in tricks of one's own side."""

from preferans_qt.bots.heuristic.hand_value import (
    SuitRanks,
    above,
    blended_tricks,
    defended_tricks,
    followed,
    lowest,
    ranks_in,
    rounds_for,
    suit_tricks,
    without_lowest,
)
from preferans_qt.bots.heuristic.table import Table
from preferans_qt.game.cards import SUIT_MASKS, Card, CardSet, Suit, rank_of, suit_of
from preferans_qt.game.seats import Seat


def suit_value(table: Table, hand: CardSet, suit: Suit) -> float:
    """Tricks that the cards of one suit of a hand are expected to win later on."""
    held = ranks_in(hand, suit)
    if not held:
        return 0.0
    if table.seat != table.declarer:
        return _defended(table, held, suit)
    first, second = table.rivals_in(suit)
    if table.knows_rivals:
        return blended_tricks(held, first, second)
    return suit_tricks(held, first | second, len(table.rivals))


def value_after_lead(table: Table, card: Card, wins: float) -> float:
    """Tricks the declarer's suit is expected to win once he has led one of its cards."""
    suit, lead = suit_of(card), 1 << rank_of(card)
    held = ranks_in(table.hand, suit) ^ lead
    first, second = table.rivals_in(suit)
    if table.knows_rivals:
        return blended_tricks(held, *followed(lead, first, second))
    missing = first | second
    if wins >= 0.5:
        missing = without_lowest(missing)
    else:
        missing ^= lowest(above(missing, lead))
    if len(table.rivals) > 1:
        missing = without_lowest(missing)
    return suit_tricks(held, missing, len(table.rivals))


def _defended(table: Table, held: SuitRanks, suit: Suit) -> float:
    missing = ranks_in(table.against(suit), suit)
    trump = table.trump if rivals_trump(table) else None
    if trump is not None and not missing and suit != trump:
        return 0.0  # the declarer is void and ruffs
    return defended_tricks(held, missing, rounds_for(suit, trump))


def rivals_trump(table: Table) -> CardSet:
    """The trumps that the other side may hold."""
    return 0 if table.trump is None else table.against(table.trump)


def trick_chance(table: Table, card: Card) -> float:
    """How likely one's own side wins the trick with this card, or in spite of it."""
    takes = table.takes(card)
    best, ours = (card, True) if takes else (table.best, table.winner == table.partner)
    if best is None:
        return 0.0
    if table.seat == table.declarer:
        return chance_unbeaten(table, best) if takes else 0.0
    rival = table.rivals[0]
    if rival in table.after:  # all cards so far are ours
        return _chance_over_declarer(table, best, rival)
    if ours:
        return 1.0
    return sum(table.beaten_by(seat, best) for seat in table.after)  # at most the partner is left


def chance_unbeaten(table: Table, card: Card) -> float:
    """How likely no rival that is still to play beats a card."""
    chance = 1.0
    for seat in table.after:
        if seat in table.rivals:
            chance *= 1 - table.beaten_by(seat, card)
    return chance


def _chance_over_declarer(table: Table, best: Card, declarer: Seat) -> float:
    """How likely the declarer, still to play, does not win from a defender's best card."""
    beaten = table.beaten_by(declarer, best)
    partner = table.partner
    if partner is None or partner not in table.after:
        return 1 - beaten
    suit = suit_of(best) if table.suit is None else table.suit
    over = table.holdings[partner] & table.stronger(best) & SUIT_MASKS[suit]
    if not over:
        return 1 - beaten
    if table.shares[partner] == 1:
        return 1 - table.beaten_by(declarer, over.bit_length() - 1)
    return 1 - beaten * (1 - table.shares[partner])  # he may hold the highest card
