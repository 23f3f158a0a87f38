"""Talon, discard and the final contract (C.4)."""

from itertools import combinations

from preferans_qt.game.actions import Discard, Name
from preferans_qt.game.cards import CardSet, card_text, cards_in, count
from preferans_qt.game.contracts import TRICK_CONTRACTS
from preferans_qt.game.deal import Naming
from preferans_qt.game.reasons import Reason, Refusal

ALL_NAMES: tuple[Name, ...] = tuple(Name(contract) for contract in TRICK_CONTRACTS)


def all_discards(hand: CardSet) -> tuple[Discard, ...]:
    """Every pair of the twelve cards held, in card order (C4.1)."""
    return tuple(
        Discard((1 << first) | (1 << second)) for first, second in combinations(cards_in(hand), 2)
    )


def why_not_discard(hand: CardSet, action: Discard) -> Reason | None:
    """Why two cards may not be laid away, or None."""
    if count(action.cards) != 2:
        return Reason(Refusal.DISCARD_NOT_TWO, "C4.2", (str(count(action.cards)),))
    foreign = action.cards & ~hand
    if foreign:
        return Reason(Refusal.DISCARD_NOT_HELD, "C4.1", (card_text(next(cards_in(foreign))),))
    return None


def why_not_name(naming: Naming, action: Name) -> Reason | None:
    """Why a contract may not be named, or None (C4.3)."""
    if action.contract.is_misere:
        return Reason(Refusal.CONTRACT_NOT_MISERE, "C4.3", (str(naming.bid),))
    if action.contract.place < naming.bid.place:
        return Reason(Refusal.CONTRACT_BELOW_BID, "C4.3", (str(naming.bid),))
    return None
