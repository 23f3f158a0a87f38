"""Claims that are certain at a glance: by top cards, by trumps, by low cards at misere.

Nothing is searched and no layout is made: each proof holds wherever the unseen cards lie, and
against all other hands united, a partner's too.
"""

from functools import reduce
from operator import or_

from preferans_qt.game.cards import (
    SUIT_MASKS,
    SUITS,
    Card,
    CardSet,
    Suit,
    cards_in,
    count,
    suit_of,
)
from preferans_qt.game.tricks import best_card, cards_beating
from preferans_qt.solver.knowledge import Spread
from preferans_qt.solver.position import DECLARER, Hands, Position


def sure_tricks(position: Position, spread: Spread, hand: int) -> int:
    """How many tricks a known hand takes at least, the current one included.

    ``position`` has any of the layouts of ``spread``. Not for tricks that a talon card leads.
    """
    if position.talon:
        return 0
    own, trump = position.hands[hand], position.trump
    others = _without(spread.may_hold, hand)
    if position.to_move == hand and not position.trick:
        return _as_leader(own, others, trump)
    if _has_played(position, hand):
        tricks = _as_follower(own, others, trump)
        if _holder(position) == hand and _wins(position, spread, position.trick):
            tricks = max(tricks, 1 + _as_leader(own, others, trump))
        return tricks
    tricks = _as_follower(own, _without(_before_trick(position, spread), hand), trump)
    if position.to_move == hand:
        for card in cards_in(position.legal):
            if _wins(position, spread, (*position.trick, card)):
                tricks = max(tricks, 1 + _as_leader(own & ~(1 << card), others, trump))
    return tricks


def _as_leader(own: CardSet, others: Hands, trump: Suit | None) -> int:
    if trump is None:
        return _cashed(own, others, trump)
    return max(
        _cashed(own, others, trump),
        _controlled(own, others, trump, leads=True),
        _trump_tricks(own, others, trump),
    )


def _as_follower(own: CardSet, others: Hands, trump: Suit | None) -> int:
    if trump is None:
        return 0
    return max(_controlled(own, others, trump, leads=False), _trump_tricks(own, others, trump))


def _rounds(own: CardSet, others: Hands, suit: Suit) -> tuple[int, bool]:
    """The rounds of a suit that a hand wins with cards above all others, and whether they draw it.

    As many rounds as one of the others may have cards take the last one from them; then low cards
    are as good as high ones. No more rounds are counted than that takes.
    """
    theirs = [cards & SUIT_MASKS[suit] for cards in others]
    tops = count((own & SUIT_MASKS[suit]) >> max(theirs).bit_length())
    longest = max(map(count, theirs))
    return min(tops, longest), tops >= longest


def _sure_in_suit(own: CardSet, others: Hands, suit: Suit) -> int:
    """The cards of a suit that win if nobody trumps them."""
    rounds, drawn = _rounds(own, others, suit)
    return count(own & SUIT_MASKS[suit]) if drawn else rounds


def _cashed(own: CardSet, others: Hands, trump: Suit | None) -> int:
    """The tricks a leader takes without ever giving up the lead.

    Whoever has a trump left may ruff the other suits.
    """
    if trump is not None and not _rounds(own, others, trump)[1]:
        return _rounds(own, others, trump)[0]
    return sum(_sure_in_suit(own, others, suit) for suit in SUITS)


def _controlled(own: CardSet, others: Hands, trump: Suit, *, leads: bool) -> int:
    """The tricks of a hand that has trumps enough to get the lead back each time it loses it.

    On lead it first plays the trumps above all others; from then on it always plays its highest
    card of a suit. It loses a trick only to a trump, or when it plays a loser, a card that is not
    sure in its suit. So it loses no more tricks than the others have trumps and it has losers; and
    after each one trump at most is forced from it that does not cost them one too.
    """
    losers = sum(
        count(own & SUIT_MASKS[suit]) - _sure_in_suit(own, others, suit)
        for suit in SUITS
        if suit != trump
    )
    trumps = count(own & SUIT_MASKS[trump])
    lost = count(reduce(or_, others) & SUIT_MASKS[trump])
    if leads:
        rounds, drawn = _rounds(own, others, trump)
        trumps -= rounds
        lost = 0 if drawn else lost - rounds
    lost += losers
    enough = trumps >= lost if leads else trumps > lost
    return count(own) - lost if enough else 0


def _trump_tricks(own: CardSet, others: Hands, trump: Suit) -> int:
    """The trumps of a hand that win whenever they are played.

    Only a higher trump beats a trump, and each does so once at most; so of the hand's trumps those
    win that are left when each trump of the others, from the lowest on, has beaten the lowest it
    can.
    """
    winning = list(cards_in(own & SUIT_MASKS[trump]))
    for card in cards_in(reduce(or_, others) & SUIT_MASKS[trump]):
        if winning and winning[0] < card:
            del winning[0]
    return len(winning)


def _without(hands: Hands, hand: int) -> Hands:
    return hands[:hand] + hands[hand + 1 :]


def _before_trick(position: Position, spread: Spread) -> Hands:
    """What the hands may hold, the cards of the current trick back in them.

    Whoever is still to play to it must be prepared for just those cards.
    """
    hands = list(spread.may_hold)
    for place, card in enumerate(position.trick):
        hands[(position.leader + place) % position.players] |= 1 << card
    return tuple(hands)


def _has_played(position: Position, hand: int) -> bool:
    """Whether a card of the hand lies in the current trick."""
    return (hand - position.leader) % position.players < len(position.trick)


def _holder(position: Position) -> int:
    """The hand whose card wins the trick so far; the leader's before one lies."""
    best = best_card(position.trick, position.suit, position.trump)
    place = 0 if best is None else position.trick.index(best)
    return (position.leader + place) % position.players


def _wins(position: Position, spread: Spread, trick: tuple[Card, ...]) -> bool:
    """Whether the last card of ``trick``, or the best before it, cannot lose the trick any more."""
    best = best_card(trick, suit_of(trick[0]), position.trump)
    if best is None or (len(trick) > len(position.trick) and best != trick[-1]):
        return False
    beating = cards_beating(best, position.trump)
    later = range(len(trick), position.players)
    return not any(
        spread.may_hold[(position.leader + place) % position.players] & beating for place in later
    )


def never_takes(position: Position, spread: Spread) -> bool:
    """Whether the declarer, his hand known, surely takes no trick of a misere any more.

    ``position`` has any of the layouts of ``spread``. Not for tricks that a talon card leads.
    """
    if position.talon:
        return False
    own, others = position.hands[DECLARER], reduce(or_, _without(spread.may_hold, DECLARER))
    if _has_played(position, DECLARER):
        return _holder(position) != DECLARER and _ducks(own, others)
    if position.to_move == DECLARER and not position.trick:
        return any(
            _is_beaten(position, spread, card) and _ducks(own & ~(1 << card), others)
            for card in cards_in(own)
        )
    return _ducks(own, reduce(or_, _without(_before_trick(position, spread), DECLARER)))


def _ducks(own: CardSet, others: CardSet) -> bool:
    """Whether a hand that is not on lead can stay under every trick, in every suit.

    It can if its lowest card is below the lowest of the others, its second below their second and
    so on: following with the highest card below the one that was led keeps it so.
    """
    return all(
        mine < theirs
        for suit in SUIT_MASKS
        for mine, theirs in zip(cards_in(own & suit), cards_in(others & suit), strict=False)
    )


def _is_beaten(position: Position, spread: Spread, card: Card) -> bool:
    """Whether somebody must beat a card that is led."""
    suit = SUIT_MASKS[suit_of(card)]
    below = (1 << card) - 1 & suit
    hidden = 0
    for hand in range(1, position.players):
        cards = spread.may_hold[hand] & suit
        if hand in spread.hidden:
            hidden |= cards
        elif cards and not cards & below:
            return True
    held = count(spread.unseen & suit) - spread.out_of_play  # at least, in all hidden hands
    return held > 0 and not hidden & below
