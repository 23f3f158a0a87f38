"""Which cards may follow, and which card wins: the trick as such, without a deal around it."""

from preferans_qt.game.cards import SUIT_MASKS, Card, CardSet, Suit, suit_of


def legal_cards(
    hand: CardSet,
    suit: Suit | None,
    trump: Suit | None,
    *,
    must_trump: bool = True,
    to_beat: Card | None = None,
) -> CardSet:
    """The cards of a hand that may be played to a suit (C7.3, C7.5).

    ``suit`` is None for the leader, ``trump`` None without a trump suit. ``to_beat`` is the best
    card of the trick where it must be overtaken if that is possible (A67).
    """
    if suit is None:
        return hand
    allowed = hand & SUIT_MASKS[suit]
    if not allowed and must_trump and trump is not None:
        allowed = hand & SUIT_MASKS[trump]
    allowed = allowed or hand
    if to_beat is None:
        return allowed
    return (allowed & cards_beating(to_beat, trump)) or allowed


def cards_beating(card: Card, trump: Suit | None) -> CardSet:
    """The cards that would win a trick from its best card so far."""
    suit = suit_of(card)
    higher = SUIT_MASKS[suit] & ~((2 << card) - 1)
    return higher if trump is None or suit == trump else higher | SUIT_MASKS[trump]


def cards_denied(
    suit: Suit, trump: Suit | None, card: Card, *, must_trump: bool, to_beat: Card | None
) -> CardSet:
    """The cards that whoever legally played ``card`` to a suit cannot hold."""
    denied = 0
    if suit_of(card) != suit:
        denied |= SUIT_MASKS[suit]
        if must_trump and trump is not None and suit_of(card) != trump:
            denied |= SUIT_MASKS[trump]
    if to_beat is not None:
        beating = cards_beating(to_beat, trump)
        if not beating >> card & 1:
            denied |= beating & (SUIT_MASKS[suit] if suit_of(card) == suit else beating)
    return denied


def best_card(cards: tuple[Card, ...], suit: Suit | None, trump: Suit | None) -> Card | None:
    """The card that wins so far; None before one lies."""
    if suit is None or not cards:
        return None
    return cards[winning_index(cards, suit, trump)]


def winning_index(cards: tuple[Card, ...], suit: Suit, trump: Suit | None) -> int:
    """Which card of a trick wins, by its place: highest trump, else highest of the suit (C7.6)."""
    ranked = [
        (2 if suit_of(card) == trump else 1 if suit_of(card) == suit else 0, card) for card in cards
    ]
    return max(range(len(cards)), key=lambda place: ranked[place])
