"""A trick in progress as the hand that plays next sees it: who may hold what, who may beat what."""

from dataclasses import dataclass

from preferans_qt.game.cards import SUIT_MASKS, Card, CardSet, Suit, card_set, count, suit_of
from preferans_qt.game.deal import Trick, TrickPlay
from preferans_qt.game.play import winning_index
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView, void_suits


@dataclass(frozen=True, slots=True)
class Table:
    """What matters for the next card.

    ``seat`` is the hand that plays, which need not be the seat that decides (C6.3). ``holdings``
    are the cards each seat may hold, and ``shares`` how likely it holds any one of them: 1 when
    its hand is known. ``best`` is the card that wins so far, None before a card competes, and
    ``winner`` whose it is. ``after`` are the seats that still play to the trick, in order.
    """

    seat: Seat
    hand: CardSet
    declarer: Seat | None
    partner: Seat | None
    rivals: tuple[Seat, ...]
    trump: Suit | None
    suit: Suit | None
    best: Card | None
    winner: Seat | None
    after: tuple[Seat, ...]
    holdings: tuple[CardSet, ...]
    shares: tuple[float, ...]

    @property
    def knows_rivals(self) -> bool:
        """Whether every hand of the other side is known."""
        return all(self.shares[seat] == 1 for seat in self.rivals)

    def against(self, suit: Suit) -> CardSet:
        """The cards of a suit that the other side may still play."""
        cards = 0
        for seat in self.rivals:
            cards |= self.holdings[seat]
        return cards & SUIT_MASKS[suit]

    def lacks(self, seat: Seat, cards: CardSet) -> float:
        """How likely a seat holds none of these cards."""
        return float((1 - self.shares[seat]) ** count(self.holdings[seat] & cards))

    def takes(self, card: Card) -> bool:
        """Whether a card of the hand would be the best of the trick so far."""
        if self.best is None:
            return self.suit is None or suit_of(card) == self.suit
        return bool(self.stronger(self.best) >> card & 1)

    def stronger(self, card: Card) -> CardSet:
        """The cards that beat a card which is the best of its trick."""
        own = suit_of(card)
        higher = SUIT_MASKS[own] & -(2 << card)
        if self.trump is None or own == self.trump:
            return higher
        return higher | SUIT_MASKS[self.trump]

    def beaten_by(self, seat: Seat, card: Card) -> float:
        """How likely a seat that is still to play can beat the best card of the trick."""
        suit = suit_of(card) if self.suit is None else self.suit
        stronger = self.stronger(card)
        following, ruffing = stronger & SUIT_MASKS[suit], stronger & ~SUIT_MASKS[suit]
        chance = 1 - self.lacks(seat, following)
        if ruffing:
            chance += self.lacks(seat, SUIT_MASKS[suit]) * (1 - self.lacks(seat, ruffing))
        return chance

    def forced_over(self, seat: Seat, card: Card) -> float:
        """How likely a seat that is still to play must beat a card, having no lower one."""
        suit = suit_of(card) if self.suit is None else self.suit
        higher = self.stronger(card) & SUIT_MASKS[suit]
        return self.lacks(seat, SUIT_MASKS[suit] & ~higher) * (1 - self.lacks(seat, higher))


def table_of(view: PlayerView, phase: TrickPlay) -> Table:
    """The trick that ``phase`` is at, for the hand whose turn it is."""
    seating, seat = view.seating, phase.actor
    if phase.declarer is None:
        partner, rivals = None, tuple(other for other in seating.active if other != seat)
    elif seat == phase.declarer:
        partner, rivals = None, seating.defenders(seat)
    else:
        rivals = (phase.declarer,)
        partner = next(one for one in seating.active if one not in (seat, phase.declarer))
    best, winner = _best_so_far(view.rules, view, phase.trick, phase.trump)
    after = [seating.after(seat)]
    after.append(seating.after(after[0]))
    holdings, shares = _holdings(view, phase)
    return Table(
        seat,
        view.hands[seat] or 0,
        phase.declarer,
        partner,
        rivals,
        phase.trump,
        phase.trick.suit,
        best,
        winner,
        tuple(after[: 2 - len(phase.trick.cards)]),
        holdings,
        shares,
    )


def _best_so_far(
    rules: Rules, view: PlayerView, trick: Trick, trump: Suit | None
) -> tuple[Card | None, Seat | None]:
    """The card that wins the trick so far, and whose it is.

    A turned card wins only where it competes as the sitting dealer's (C9.5).
    """
    cards, seats = list(trick.cards), [trick.leader, view.seating.after(trick.leader)]
    dealer = view.seating.sitting_dealer
    competes = rules.raspasy_talon_4p == "dealer_cards_compete"
    if trick.turned is not None and dealer is not None and competes:
        cards, seats = [trick.turned, *cards], [dealer, *seats]
    if trick.suit is None or all(suit_of(card) not in (trick.suit, trump) for card in cards):
        return None, None
    place = winning_index(tuple(cards), trick.suit, trump)
    return cards[place], seats[place]


def _holdings(view: PlayerView, phase: TrickPlay) -> tuple[tuple[CardSet, ...], tuple[float, ...]]:
    """The cards each seat may hold, and how likely it holds one of them."""
    voids = void_suits(view.rules, view.record, view)
    unseen = view.unseen
    taken_talon = 0 if phase.is_raspasy else card_set(view.talon)
    holdings, shares = [], []
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            holdings.append(hand)
            shares.append(1.0)
            continue
        possible = unseen & ~voids[seat]
        if seat != phase.declarer:
            possible &= ~taken_talon
        holdings.append(possible)
        shares.append(view.sizes[seat] / max(1, count(possible)))
    return tuple(holdings), tuple(shares)
