"""The play of tricks in contracts, misere and raspasy (C.6 to C.9)."""

from dataclasses import replace

from preferans_qt.game.cards import SUIT_MASKS, Card, CardSet, Suit, card_text, suit_of
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import TRICKS, Deal, Seating, Trick, TrickPlay, TrickWon
from preferans_qt.game.outcome import Defence, Terms
from preferans_qt.game.raspasy import talon_competes
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.game.tricks import best_card, legal_cards, winning_index


def card_to_beat(rules: Rules, phase: TrickPlay) -> Card | None:
    """The best card of the trick, where it is a duty to overtake it; else None (A67).

    Only in trick contracts: in misere and raspasy nobody wants the trick.
    """
    contract, trick = phase.contract, phase.trick
    if not rules.must_overtake or contract is None or contract.is_misere:
        return None
    return best_card(trick.cards, trick.suit, phase.trump)


def exposed_first(rules: Rules, deal: Deal, phase: TrickPlay) -> tuple[Card, ...]:
    """Cards that lie exposed before the actor and may be played now: one of them must (E4.1)."""
    own = tuple(
        card
        for seat, card in deal.terms.exposed
        if seat == phase.actor and deal.hands[seat] >> card & 1
    )
    if not own:
        return ()
    allowed = legal_cards(
        deal.hands[phase.actor],
        phase.trick.suit,
        phase.trump,
        must_trump=rules.must_trump,
        to_beat=card_to_beat(rules, phase),
    )
    return tuple(card for card in own if allowed >> card & 1)


def why_not_card(
    hand: CardSet,
    suit: Suit | None,
    trump: Suit | None,
    card: Card,
    *,
    must_trump: bool = True,
    to_beat: Card | None = None,
) -> Reason | None:
    """Why a card may not be played from a hand, or None."""
    allowed = legal_cards(hand, suit, trump, must_trump=must_trump, to_beat=to_beat)
    if allowed >> card & 1:
        return None
    if not hand >> card & 1:
        return Reason(Refusal.CARD_NOT_HELD, "C7.3", (card_text(card),))
    if to_beat is not None and legal_cards(hand, suit, trump, must_trump=must_trump) >> card & 1:
        return Reason(Refusal.MUST_OVERTAKE, "C7.3", (card_text(to_beat),))
    wanted = "SCDH"[suit_of(allowed.bit_length() - 1)]
    if suit is not None and allowed & SUIT_MASKS[suit]:
        return Reason(Refusal.MUST_FOLLOW, "C7.3", (wanted,))
    return Reason(Refusal.MUST_TRUMP, "C7.4", (wanted,))


def first_trick_play(
    rules: Rules,
    seating: Seating,
    terms: Terms,
    declarer: Seat,
    contract: Contract,
    defence: Defence | None,
) -> TrickPlay:
    """The play of a contract or misere before its first card (C7.1, C7.9)."""
    leader = seating.in_play[0] if rules.first_lead == "eldest" else declarer
    phase = TrickPlay(leader, Trick(leader), declarer, contract, defence)
    shown: tuple[Seat, ...] = ()
    if contract.is_misere:
        shown = () if leader == declarer else _open_hands(rules, seating, terms, phase)  # C7.9
    elif defence is not None:
        if contract.level == TRICKS and rules.ten_mode == "checked_open":
            shown = seating.active  # C5.7
        elif rules.open_exposure == "before_first_card":
            shown = _open_hands(rules, seating, terms, phase)  # C6.3
    return replace(phase, shown=shown)


def _open_hands(rules: Rules, seating: Seating, terms: Terms, phase: TrickPlay) -> tuple[Seat, ...]:
    """The defending hands that are laid open, at the latest after the first card."""
    if phase.declarer is None:
        return ()
    defenders, defence = seating.defenders(phase.declarer), phase.defence
    if phase.is_misere:
        return () if terms.dark else defenders  # a misere in the dark is caught closed (A.1)
    if defence is None or not defence.openly:
        return ()
    if rules.sole_whister_mode == "polish_call":  # the caller keeps his own hand (C12.4)
        return tuple(seat for seat in defenders if seat != defence.whisting_hand)
    return defenders


def exposed_after_card(
    rules: Rules, seating: Seating, terms: Terms, play: TrickPlay
) -> tuple[Seat, ...]:
    """The hands that lie open once a card has been played (C6.3, C7.9)."""
    opened = _open_hands(rules, seating, terms, play)
    return (*play.shown, *(seat for seat in opened if seat not in play.shown))


def trick_winner(rules: Rules, seating: Seating, trick: Trick, trump: Suit | None) -> Seat:
    """Who takes a complete trick; a turned talon card competes only as the dealer's (C9.5)."""
    order = [trick.leader]
    while len(order) < len(trick.cards):
        order.append(seating.after(order[-1]))
    cards = trick.cards
    dealer = seating.sitting_dealer
    if trick.turned is not None and dealer is not None and talon_competes(rules, seating):
        order, cards = [dealer, *order], (trick.turned, *cards)
    suit = trick.suit
    if suit is None:
        raise ValueError("an empty trick has no winner")
    return order[winning_index(cards, suit, trump)]


def after_trick(play: TrickPlay, winner: Seat, next_trick: Trick) -> TrickPlay:
    """The play once a trick has been taken and the next one is to be led."""
    return TrickPlay(
        next_trick.leader,
        next_trick,
        play.declarer,
        play.contract,
        play.defence,
        (*play.tricks, TrickWon(play.trick, winner)),
        play.shown,
        refused_at=play.refused_at,
    )
