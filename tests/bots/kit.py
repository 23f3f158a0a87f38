"""How tests ask a bot: about a deal given by its cards, or for a whole deal or match."""

from collections.abc import Sequence
from dataclasses import replace

from preferans_qt.bots.player import Budget, Decision, Player
from preferans_qt.bots.registry import player
from preferans_qt.game import match as matches
from preferans_qt.game import reducer
from preferans_qt.game.actions import Action, Play, StartDeal
from preferans_qt.game.cards import FULL_DECK, cards_in, cards_text, parse_cards
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Deal, Step, TrickPlay
from preferans_qt.game.match import Match
from preferans_qt.game.outcome import Defence
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import PlayerView, view_for, view_of_deal
from tests.strategies import GUIDE, deal_of, endgame, play_tricks


class NeverCancelled:
    """Nobody loses patience."""

    def is_set(self) -> bool:
        return False


def decision(view: PlayerView, legal: Sequence[Action], seed: int = 0) -> Decision:
    """What the heuristic player makes of a view."""
    return player("heuristic").decide(view, tuple(legal), Budget(seed=seed), NeverCancelled())


def decision_in(deal: Deal, rules: Rules = GUIDE) -> Decision:
    """What the heuristic player does for the hand whose turn it is."""
    seat = reducer.controller(deal)
    assert seat is not None
    view = view_of_deal(rules, empty_sheet(deal.seating.players), deal, seat)
    return decision(view, reducer.legal(rules, deal))


def answer(deal: Deal, rules: Rules = GUIDE) -> str:
    """The code of that action."""
    return str(decision_in(deal, rules).action)


def deal_with(hand: str, seat: Seat = 0, talon: str = "") -> Deal:
    """A deal of three in which a seat holds a hand; A is first hand.

    The other cards lie as they come: the talon is the lowest two unless it is told.
    """
    rest = FULL_DECK & ~parse_cards(hand) & ~parse_cards(talon)
    cards = [1 << card for card in cards_in(rest)]
    turned = talon or cards_text(cards.pop(0) | cards.pop(0))
    others = [sum(cards[:10]), sum(cards[10:])]
    hands = [hand if other == seat else cards_text(others.pop(0)) for other in range(3)]
    return deal_of("/".join(hands), turned)


def played_out(rules: Rules, players: Sequence[Player], number: int, dealer: Seat = 0) -> Match:
    """A match after one deal between players, one a chair."""
    match = matches.new_match(rules, len(players), dealer)
    match, _ = matches.apply(match, None, StartDeal(number, ""))
    while match.deal is not None:
        seat = matches.controller(match)
        assert seat is not None
        decided = players[seat].decide(
            view_for(match, seat), matches.legal(match), Budget(), NeverCancelled()
        )
        match, _ = matches.apply(match, seat, decided.action)
    return match


def last_tricks(
    hands: str,
    leader: str,
    contract: str = "",
    *played: str,
    whisters: str = "BC",
    openly: bool = False,
    laid_away: str = "",
) -> Deal:
    """The last tricks of a deal: A is the declarer, or nobody where no contract is named.

    All cards but these have been seen to fall, save the two that A has laid away. ``played`` is
    the trick so far.
    """
    named = parse_contract(contract) if contract else None
    defence = Defence(tuple("ABC".index(seat) for seat in whisters), openly=openly)
    deal = endgame(hands, leader, named, "A", defence)
    discard = parse_cards(laid_away)
    fallen = FULL_DECK & ~discard & ~sum(deal.hands)
    talon = tuple(cards_in(fallen))[:2]
    record = tuple(Step(0, Play(card)) for card in cards_in(fallen))
    phase = deal.phase
    assert isinstance(phase, TrickPlay)
    shown = (1, 2) if openly or (named is not None and named.is_misere) else ()
    if named is not None and named.is_misere:
        phase = replace(phase, defence=None)
    phase = replace(phase, shown=shown)
    deal = replace(deal, phase=phase, discard=discard, record=record, talon=(talon[0], talon[1]))
    return play_tricks(GUIDE, deal, *played) if played else deal
