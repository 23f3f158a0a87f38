"""The commented deal: its cards and tricks as pictures, and what it is worth by the active rules.

The deal stands in assets/guide/commented_deal.txt, in the notation of deals. It is replayed by
the rules of the match, or by those of DEFAULT_PRESET where these do not let it go as it went.
"""

from functools import cache

from preferans_qt.game.actions import Play
from preferans_qt.game.cards import Card, CardSet, card_set, cards_in, suit_of
from preferans_qt.game.deal import TRICKS, Deal, Finished
from preferans_qt.game.entries import Why
from preferans_qt.game.notation import NotationError, parse_deal
from preferans_qt.game.outcome import ContractResult
from preferans_qt.game.presets import DEFAULT_PRESET, preset
from preferans_qt.game.rule_values import plain_text
from preferans_qt.game.rules import Rules
from preferans_qt.game.scoring import entries
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.tricks import winning_index
from preferans_qt.ui.guide.page import resource_text
from preferans_qt.ui.guide.pictures import cards_markdown
from preferans_qt.ui.guide.template import Facts

DEAL_FILE = "commented_deal.txt"

_PLAYERS = ("a", "b", "c")  # as the values are named; seat 0 is first hand
_DECLARER: Seat = 0


def commented_facts(rules: Rules) -> Facts:
    """The values of the page `example`, and whether the deal goes as told by these rules."""
    fits = _replayed(rules) is not None
    rules = rules if fits else preset(DEFAULT_PRESET)
    return {"example_fits": plain_text(fits), **_pictures(), **_worth(rules)}


def _replayed(rules: Rules) -> Deal | None:
    """The deal to its end, or None where the rules refuse a step of it or write no pool."""
    if rules.ledger == "signed_points":
        return None
    try:
        deal = parse_deal(rules, resource_text(DEAL_FILE))
    except NotationError:
        return None
    return deal if isinstance(deal.phase, Finished) else None


@cache
def _told() -> Deal:
    deal = _replayed(preset(DEFAULT_PRESET))
    if deal is None:
        raise ValueError(f"{DEAL_FILE} is no complete deal by the rules of {DEFAULT_PRESET}")
    return deal


@cache
def _pictures() -> Facts:
    """Pictures of hands, talon, exchange and tricks: ``hand_a``, ``talon``, ``trick_1``, ..."""
    deal = _told()
    hands = {f"hand_{name}": _hand(deal.dealt[seat]) for seat, name in enumerate(_PLAYERS)}
    twelve = deal.dealt[_DECLARER] | card_set(deal.talon)
    pictures = {
        **hands,
        "talon": cards_markdown(deal.talon),
        "hand_with_talon": _hand(twelve, deal.talon),
        "hand_before_discard": _hand(twelve, tuple(cards_in(deal.discard))),
        "hand_of_ten": _hand(twelve & ~deal.discard),
    }
    for number, cards in enumerate(_tricks(deal), start=1):
        trump = _result(deal).contract.trump
        best = cards[winning_index(cards, suit_of(cards[0]), trump)]
        pictures[f"trick_{number}"] = cards_markdown(cards, (best,))
    return pictures


def _hand(cards: CardSet, raised: tuple[Card, ...] = ()) -> str:
    """A hand as it is held: suits in bidding order, the highest card first."""
    order = sorted(cards_in(cards), key=lambda card: (suit_of(card), -card))
    return cards_markdown(order, raised)


def _tricks(deal: Deal) -> list[tuple[Card, ...]]:
    """The cards of each trick in the order in which they were played."""
    played = [step.action.card for step in deal.record if isinstance(step.action, Play)]
    return [tuple(played[first : first + 3]) for first in range(0, 3 * TRICKS, 3)]


def _result(deal: Deal) -> ContractResult:
    assert isinstance(deal.phase, Finished)
    assert isinstance(deal.phase.result, ContractResult)
    return deal.phase.result


def _worth(rules: Rules) -> Facts:
    """What everybody writes: ``example_made``, ``example_whists_b`` and the price of a trick."""
    deal = _told()
    result = _result(deal)
    written = entries(rules, deal.seating, empty_sheet(deal.seating.players), result)
    amounts = {(entry.seat, entry.why): entry for entry in written}
    tricks = amounts[1, Why.TRICKS_WHISTED]
    level = result.contract.level
    return {
        "example_made": str(amounts[_DECLARER, Why.CONTRACT_MADE].amount),
        "example_whists_b": str(tricks.amount),
        "example_whist_price": str(tricks.price),
        "example_quota": str(rules.whist_quota[level]),
        "example_undertrick": str(rules.contract_value[level] * rules.undertrick_factor),
    }
