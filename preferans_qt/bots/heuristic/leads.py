"""Leads in trick contracts, valued in tricks: what the card does by itself, and rules of thumb."""

from preferans_qt.bots.heuristic.hand_value import highest, ranks_in, tops
from preferans_qt.bots.heuristic.table import Table
from preferans_qt.bots.heuristic.trick_value import (
    chance_unbeaten,
    rivals_trump,
    suit_value,
    trick_chance,
    value_after_lead,
)
from preferans_qt.game.cards import SUIT_MASKS, SUITS, Card, Suit, count, rank_of, suit_of

SURE = 0.9  # a chance that counts as certain
RANK_TASTE = 0.002  # tricks for each rank

# Rules of thumb of a declarer
DRAW_TRUMPS = 0.6
KEEP_TRUMPS = -0.2  # when there are none to draw
BEFORE_TRUMPS_ARE_DRAWN = -0.15
CASH_ALL = 0.6  # when the sure winners are all that is needed
CASH = 0.2
DEVELOP = 0.08  # for each card of a suit that is to be made good

# Rules of thumb of a defender
LEAD_TRUMP = -0.3
LEAD_TO_VOID = -0.15
RETURN_SUIT = 0.25
LEAD_SINGLETON = 0.1
FROM_HONOUR_TO_DECLARER = -0.1
THROUGH_DECLARER = 0.1
TOP_OF_SEQUENCE = 0.2
LONG_SUIT_AT_NO_TRUMP = 0.08
PARTNER_WINS = 0.2
TEN, QUEEN = 1 << 3, 1 << 5


def declarer_lead(table: Table, card: Card, tricks_needed: int) -> float:
    """What it is worth to the declarer to lead a card; ``tricks_needed`` to make his contract."""
    suit = suit_of(card)
    wins = chance_unbeaten(table, card)
    value = wins + value_after_lead(table, card, wins) - suit_value(table, table.hand, suit)
    if suit == table.trump:
        value += DRAW_TRUMPS if _trumps_to_draw(table) else KEEP_TRUMPS
    elif _trumps_to_draw(table):
        value += BEFORE_TRUMPS_ARE_DRAWN
    elif wins >= SURE:
        value += CASH_ALL if _sure_winners(table) >= tricks_needed else CASH
    else:
        value += DEVELOP * count(table.hand & SUIT_MASKS[suit])
    return value + _usual_card(card)


def _trumps_to_draw(table: Table) -> bool:
    """Whether the defenders have trumps, other than a single highest one, which wins anyway."""
    if table.trump is None:
        return False
    held, out = ranks_in(table.hand, table.trump), ranks_in(table.against(table.trump), table.trump)
    return out > 0 and not (count(out) == 1 and out > held)


def _sure_winners(table: Table) -> int:
    """Cards that nobody can beat as they are led one after the other."""
    return sum(
        tops(ranks_in(table.hand, suit), ranks_in(table.against(suit), suit)) for suit in SUITS
    )


def defender_lead(table: Table, card: Card, returned: frozenset[Suit]) -> float:
    """What it is worth to a defender to lead a card; ``returned`` are suits his partner led."""
    suit = suit_of(card)
    held = ranks_in(table.hand, suit)
    kept = suit_value(table, table.hand & ~(1 << card), suit)
    wins = chance_unbeaten(table, card)
    value = wins + kept - suit_value(table, table.hand, suit)
    value += _partner_help(table, card, wins)
    if suit == table.trump:
        value += LEAD_TRUMP
    elif rivals_trump(table):
        value += _side_lead(table, card)
    else:
        value += LONG_SUIT_AT_NO_TRUMP * count(held)
    if suit in returned:
        value += RETURN_SUIT
    return value + _usual_card(card)


def _partner_help(table: Table, card: Card, wins: float) -> float:
    """What it adds that the partner may win the trick: little, for he spends a winner."""
    return PARTNER_WINS * (trick_chance(table, card) - wins)


def _side_lead(table: Table, card: Card) -> float:
    """Rules of thumb for a side suit while the declarer has trumps."""
    suit, lead = suit_of(card), 1 << rank_of(card)
    held = ranks_in(table.hand, suit)
    declarer_last = table.after[-1] in table.rivals
    if not table.against(suit):
        return LEAD_TO_VOID
    if held == lead:
        can_ruff = table.trump is not None and table.hand & SUIT_MASKS[table.trump]
        return LEAD_SINGLETON if can_ruff else 0.0
    if lead >= TEN and lead == highest(held) and held & lead >> 1:
        return TOP_OF_SEQUENCE
    if held >= QUEEN:
        return FROM_HONOUR_TO_DECLARER if declarer_last and lead < QUEEN else 0.0
    return 0.0 if declarer_last else THROUGH_DECLARER


def _usual_card(card: Card) -> float:
    """Of equal cards people lead the highest honour or the lowest spot card."""
    rank = rank_of(card)
    return RANK_TASTE * (rank if rank >= 4 else -rank)
