"""A position with all cards known: what the solver is asked about."""

from dataclasses import dataclass, replace

from preferans_qt.game.cards import (
    Card,
    CardSet,
    Suit,
    card_text,
    cards_in,
    count,
    suit_of,
)
from preferans_qt.game.tricks import best_card, legal_cards

DECLARER, LEFT, RIGHT = range(3)
HAND_NAMES = ("declarer", "left", "right")

Hands = tuple[CardSet, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """Two or three hands, the current trick, and what the declarer wants.

    ``hands`` are the cards still held, clockwise from the declarer; the cards of ``trick`` are not
    among them. The declarer, hand 0, wants as many tricks as he can get, at ``misere`` as few; the
    other hands are united against him. ``leader`` is the hand that plays first to the current
    trick. With two hands the third is out of play (C12.4).

    ``talon`` holds talon cards of raspasy: the first leads the current trick, the second the next
    one; the same hand plays first to both and leads the trick after them (C9.2, C9.3). They win
    only where ``talon_wins``, and then for nobody here (C9.5).

    ``must_trump`` and ``must_overtake`` are the rules A66 and A67.
    """

    hands: Hands
    leader: int
    trump: Suit | None = None
    misere: bool = False
    trick: tuple[Card, ...] = ()
    talon: tuple[Card, ...] = ()
    talon_wins: bool = False
    must_trump: bool = True
    must_overtake: bool = False

    def __post_init__(self) -> None:
        """Raises ValueError, with one sentence, for what cannot lie on a table."""
        problem = _problem(self)
        if problem is not None:
            raise ValueError(problem)

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def to_move(self) -> int:
        """The hand that plays the next card; the leader's when all cards have been played."""
        return (self.leader + len(self.trick)) % self.players

    @property
    def tricks_left(self) -> int:
        """Tricks not yet complete, the current one included."""
        return count(self.hands[self.leader]) + (1 if self.trick else 0)

    @property
    def suit(self) -> Suit | None:
        """The suit to follow, None for a leader."""
        lead = (*self.talon[:1], *self.trick)
        return suit_of(lead[0]) if lead else None

    @property
    def to_beat(self) -> Card | None:
        """The best card of the trick, where it is a duty to overtake it; else None (A67)."""
        return _best(self, self.trick) if self.must_overtake and not self.misere else None

    @property
    def legal(self) -> CardSet:
        """The cards that may be played next (C7.3)."""
        return legal_cards(
            self.hands[self.to_move],
            self.suit,
            self.trump,
            must_trump=self.must_trump,
            to_beat=self.to_beat,
        )


def _problem(position: Position) -> str | None:
    """What is wrong with a position, or None."""
    players, trick = len(position.hands), position.trick
    if players not in (2, 3):
        return f"a position has two or three hands, not {players}"
    if not 0 <= position.leader < players:
        return f"the leader is hand 0 to {players - 1}, not {position.leader}"
    if len(trick) >= players:
        return f"a trick that is still open has at most {players - 1} cards, not {len(trick)}"
    if len(position.talon) > 2:
        return f"the talon has two cards, not {len(position.talon)}"
    if position.misere and position.trump is not None:
        return "misere has no trump suit"
    return _problem_of_cards(position) or _problem_of_sizes(position)


def _problem_of_cards(position: Position) -> str | None:
    seen: CardSet = 0
    for cards in (*position.hands, *(1 << card for card in (*position.trick, *position.talon))):
        twice = seen & cards
        if twice:
            return f"the card {card_text(next(cards_in(twice)))} is there twice"
        seen |= cards
    return None


def _problem_of_sizes(position: Position) -> str | None:
    """Hands are equally long but for the cards that lie in the current trick."""
    order = [(position.leader + step) % position.players for step in range(position.players)]
    sizes = [
        count(position.hands[hand]) + (place < len(position.trick))
        for place, hand in enumerate(order)
    ]
    if len(set(sizes)) > 1:
        held = ", ".join(str(count(hand)) for hand in position.hands)
        lying = "1 card" if len(position.trick) == 1 else f"{len(position.trick)} cards"
        return f"hands of {held} cards do not fit a trick with {lying}"
    if sizes[0] > 10:
        return f"a hand has at most ten cards, not {sizes[0]}"
    if len(position.talon) > sizes[0]:
        return f"{len(position.talon)} talon cards cannot lead {sizes[0]} tricks"
    return None


def after_card(position: Position, card: Card) -> tuple[Position, int]:
    """The position once a card has been played, and the declarer's tricks it brought: 0 or 1.

    A trick led by a talon card that nobody can follow is nobody's.

    Raises ValueError for a card that may not be played.
    """
    if not position.legal >> card & 1:
        raise ValueError(f"the card {card_text(card)} may not be played here")
    hands = list(position.hands)
    hands[position.to_move] &= ~(1 << card)
    trick = (*position.trick, card)
    if len(trick) < position.players:
        return replace(position, hands=tuple(hands), trick=trick), 0
    winner = _winner(position, trick)
    leader = position.leader if position.talon or winner is None else winner
    after = replace(position, hands=tuple(hands), trick=(), talon=position.talon[1:], leader=leader)
    return after, int(winner == DECLARER)


def _best(position: Position, trick: tuple[Card, ...]) -> Card | None:
    """The card that wins a trick so far, a talon card included; None where none can (C9.2)."""
    suit = suit_of((*position.talon[:1], *trick)[0]) if position.talon or trick else None
    able = tuple(card for card in trick if suit_of(card) in (suit, position.trump))
    turned = position.talon[:1] if position.talon_wins else ()
    return best_card((*turned, *able), suit, position.trump)


def _winner(position: Position, trick: tuple[Card, ...]) -> int | None:
    """The hand that takes a complete trick, None where that is nobody (C7.6, C9.2, C9.5)."""
    best = _best(position, trick)
    if best is None or best in position.talon:
        return None
    return (position.leader + trick.index(best)) % position.players
