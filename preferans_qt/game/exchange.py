"""Talon, discard and the final contract (C.4)."""

from itertools import combinations

from preferans_qt.game.actions import Discard, Name
from preferans_qt.game.cards import CardSet, card_text, cards_in, count
from preferans_qt.game.contracts import TRICK_CONTRACTS, Contract, Strain, trick_contract
from preferans_qt.game.deal import Exchange, Naming, Seating
from preferans_qt.game.outcome import Terms
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.game.rules import Rules

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


def why_not_reject(
    rules: Rules, seating: Seating, terms: Terms, exchange: Exchange
) -> Reason | None:
    """Why the talon may not be left, or None: only where the dealer pays for it (A48)."""
    if not rules.talon_refusal_penalty or terms.dark:
        return Reason(Refusal.TALON_CANNOT_BE_LEFT, "C4.4")
    if exchange.declarer == seating.dealer:
        return Reason(Refusal.DEALER_CANNOT_REJECT, "C4.4")
    return None


def why_not_concede(rules: Rules, terms: Terms, bid: Contract) -> Reason | None:
    """Why three undertricks may not be written instead of playing, or None (C4.8)."""
    if not rules.concede_without_three:
        return Reason(Refusal.CANNOT_CONCEDE, "C4.4")
    if bid.is_misere or bid.without_talon or terms.dark or terms.rejected:
        return Reason(Refusal.CANNOT_CONCEDE, "C4.8")
    return None


def lowest_contract(bid: Contract) -> Contract:
    """The lowest contract that may be named: the bid itself, 9S after nine without the talon."""
    return trick_contract(bid.level, Strain.SPADES) if bid.without_talon else bid


def why_not_name(naming: Naming, action: Name) -> Reason | None:
    """Why a contract may not be named, or None (C4.3)."""
    if action.contract not in TRICK_CONTRACTS:
        return Reason(Refusal.CONTRACT_NOT_MISERE, "C4.3", (str(naming.bid),))
    if action.contract.place < lowest_contract(naming.bid).place:
        return Reason(Refusal.CONTRACT_BELOW_BID, "C4.3", (str(naming.bid),))
    return None
