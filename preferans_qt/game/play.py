"""The play of tricks in contracts, misere and raspasy (C.6 to C.9)."""

from preferans_qt.game.cards import SUIT_MASKS, Card, CardSet, Suit, card_text, suit_of
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import TRICKS, Defence, Seating, Trick, TrickPlay, TrickWon
from preferans_qt.game.raspasy import talon_competes
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat


def legal_cards(
    hand: CardSet, suit: Suit | None, trump: Suit | None, *, must_trump: bool = True
) -> CardSet:
    """The cards of a hand that may be played to a suit (C7.3, C7.5).

    ``suit`` is None for the leader, ``trump`` None without a trump suit.
    """
    if suit is None:
        return hand
    following = hand & SUIT_MASKS[suit]
    if following:
        return following
    if must_trump and trump is not None:
        return (hand & SUIT_MASKS[trump]) or hand
    return hand


def why_not_card(
    hand: CardSet, suit: Suit | None, trump: Suit | None, card: Card, *, must_trump: bool = True
) -> Reason | None:
    """Why a card may not be played from a hand, or None."""
    allowed = legal_cards(hand, suit, trump, must_trump=must_trump)
    if allowed >> card & 1:
        return None
    if not hand >> card & 1:
        return Reason(Refusal.CARD_NOT_HELD, "C7.3", (card_text(card),))
    wanted = "SCDH"[suit_of(allowed.bit_length() - 1)]
    if suit is not None and allowed & SUIT_MASKS[suit]:
        return Reason(Refusal.MUST_FOLLOW, "C7.3", (wanted,))
    return Reason(Refusal.MUST_TRUMP, "C7.4", (wanted,))


def winning_index(cards: tuple[Card, ...], suit: Suit, trump: Suit | None) -> int:
    """Which card of a trick wins, by its place: highest trump, else highest of the suit (C7.6)."""
    ranked = [
        (2 if suit_of(card) == trump else 1 if suit_of(card) == suit else 0, card) for card in cards
    ]
    return max(range(len(cards)), key=lambda place: ranked[place])


def first_trick_play(
    rules: Rules, seating: Seating, declarer: Seat, contract: Contract, defence: Defence | None
) -> TrickPlay:
    """The play of a contract or misere before its first card (C7.1, C7.9)."""
    leader = seating.active[0] if rules.first_lead == "eldest" else declarer
    shown: tuple[Seat, ...] = ()
    defenders = seating.defenders(declarer)
    if contract.is_misere:
        shown = () if leader == declarer else defenders  # C7.9
    elif defence is not None:
        if contract.level == TRICKS and rules.ten_mode == "checked_open":
            shown = seating.active  # C5.7
        elif defence.openly and rules.open_exposure == "before_first_card":
            shown = defenders  # C6.3
    return TrickPlay(leader, Trick(leader), declarer, contract, defence, shown=shown)


def exposed_after_card(seating: Seating, play: TrickPlay) -> tuple[Seat, ...]:
    """The hands that lie open once a card has been played (C6.3, C7.9)."""
    openly = play.defence is not None and play.defence.openly
    if play.declarer is None or not (play.is_misere or openly):
        return play.shown
    defenders = seating.defenders(play.declarer)
    return (*play.shown, *(seat for seat in defenders if seat not in play.shown))


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
