"""A naive second solver: it tries every legal card to the end and cuts nothing off.

It shares no code with the package; of a position it reads the fields alone. All it remembers is
what became of hands between two tricks.
"""

from functools import cache

from preferans_qt.solver.position import Position

DECLARER = 0
NOBODY = -1
OFF_SUIT, FOLLOWING, TRUMPING = range(3)  # a card's class in a trick; classes go before ranks
PER_CLASS = 8


@cache
def cards(hand: int) -> tuple[int, ...]:
    """The cards of a hand, a suit being eight numbers in a row."""
    return tuple(card for card in range(32) if hand >> card & 1)


class Oracle:
    """The rules of one position, and what has been counted under them."""

    def __init__(self, position: Position) -> None:
        self.rules = position
        self.players = len(position.hands)
        self.choose = min if position.misere else max
        self.refuse = max if position.misere else min
        self.known: dict[tuple[tuple[int, ...], int, int], int] = {}

    def answer(self) -> tuple[int, dict[int, int]]:
        """The declarer's tricks from here on, and the same after each legal card."""
        asked = self.rules
        moves = self.moves(asked.hands, asked.leader, asked.trick, asked.talon)
        player = (asked.leader + len(asked.trick)) % self.players
        return self.best(player, list(moves.values())), moves

    def best(self, player: int, values: list[int]) -> int:
        return (self.choose if player == DECLARER else self.refuse)(values, default=0)

    def moves(
        self,
        hands: tuple[int, ...],
        leader: int,
        trick: tuple[int, ...],
        talon: tuple[int, ...],
    ) -> dict[int, int]:
        player = (leader + len(trick)) % self.players
        found = {}
        for card in self.legal(hands[player], trick, talon):
            left = tuple(hand & ~(1 << card) for hand in hands)
            found[card] = self.after(left, leader, (*trick, card), talon)
        return found

    def after(
        self,
        hands: tuple[int, ...],
        leader: int,
        trick: tuple[int, ...],
        talon: tuple[int, ...],
    ) -> int:
        """The declarer's tricks once a card has been added to the trick."""
        if len(trick) < self.players:
            player = (leader + len(trick)) % self.players
            return self.best(player, list(self.moves(hands, leader, trick, talon).values()))
        winner = self.winner(leader, trick, talon)
        if not talon:
            leader = winner
        return (winner == DECLARER) + self.between_tricks(hands, leader, talon[1:])

    def between_tricks(self, hands: tuple[int, ...], leader: int, talon: tuple[int, ...]) -> int:
        state = hands, leader, len(talon)
        if state not in self.known:
            self.known[state] = self.best(
                leader, list(self.moves(hands, leader, (), talon).values())
            )
        return self.known[state]

    def legal(self, hand: int, trick: tuple[int, ...], talon: tuple[int, ...]) -> list[int]:
        """Follow suit, else trump where that is a duty, else anything; then overtake if it is."""
        able = cards(hand)
        lead = talon[:1] or trick[:1]
        if not lead:
            return list(able)
        trump = self.rules.trump
        chosen = [card for card in able if card // 8 == lead[0] // 8]
        if not chosen and self.rules.must_trump:
            chosen = [card for card in able if card // 8 == trump]
        chosen = chosen or list(able)
        if self.rules.must_overtake and not self.rules.misere:
            on_table = [*trick, *(talon[:1] if self.rules.talon_wins else ())]
            strongest = max(self.strength(card, lead[0]) for card in on_table)
            beating = [card for card in chosen if self.strength(card, lead[0]) > strongest]
            chosen = beating or chosen
        return chosen

    def strength(self, card: int, lead: int) -> int:
        suit, rank = divmod(card, 8)
        if suit == self.rules.trump:
            return PER_CLASS * TRUMPING + rank
        return PER_CLASS * (FOLLOWING if suit == lead // 8 else OFF_SUIT) + rank

    def winner(self, leader: int, trick: tuple[int, ...], talon: tuple[int, ...]) -> int:
        """The hand that takes a complete trick, or nobody."""
        lead = (talon[:1] or trick[:1])[0]
        strengths = [self.strength(card, lead) for card in trick]
        strongest = max(strengths)
        if strongest < PER_CLASS * FOLLOWING:  # only after a talon card, when no hand has its suit
            return NOBODY
        if talon and self.rules.talon_wins and self.strength(lead, lead) > strongest:
            return NOBODY
        return (leader + strengths.index(strongest)) % self.players


def answer(position: Position) -> tuple[int, dict[int, int]]:
    """The declarer's tricks from here on, and the same after each legal card."""
    return Oracle(position).answer()
