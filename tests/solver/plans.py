"""Plans of a claimant, found by trying: every card of his, against every card from every layout.

Nothing is shared with the package: of knowledge and positions the fields are read alone, and the
rules are those of the naive solver.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random

from preferans_qt.game.cards import SUIT_MASKS, CardSet, card_set, cards_in, count
from preferans_qt.solver.claims import Claim
from preferans_qt.solver.knowledge import Hidden, Knowledge
from preferans_qt.solver.position import DECLARER, LEFT, RIGHT, Hands, Position
from tests.solver.endings import KINDS, ending, within_trick
from tests.solver.oracle import Oracle

DEFENCE = (LEFT, RIGHT)


class Plans:
    """All plans of a claimant, over layouts written out one by one."""

    def __init__(self, position: Position, claim: Claim) -> None:
        self.rules = Oracle(position)
        self.position, self.claim = position, claim
        self.at_least = (DECLARER in claim.hands) != position.misere
        self.seen: dict[object, bool] = {}

    def succeed(self, layouts: Iterable[Hands]) -> bool:
        """Whether some plan keeps the claim in all layouts."""
        asked = self.position
        return self._succeed(
            frozenset(layouts), asked.leader, asked.trick, asked.talon, self.claim.tricks
        )

    def _succeed(
        self,
        layouts: frozenset[Hands],
        leader: int,
        trick: tuple[int, ...],
        talon: tuple[int, ...],
        tricks: int,
    ) -> bool:
        if not any(next(iter(layouts))):
            return tricks <= 0 if self.at_least else tricks >= 0
        state = layouts, leader, trick, talon, tricks
        if state not in self.seen:
            hand = (leader + len(trick)) % self.rules.players
            after = defaultdict(set)
            for layout in layouts:
                for card in self.rules.legal(layout[hand], trick, talon):
                    left = [cards & ~(1 << card) for cards in layout]
                    after[card].add(tuple(left))
            outcomes = (
                self._after(frozenset(left), leader, (*trick, card), talon, tricks)
                for card, left in after.items()
            )
            self.seen[state] = any(outcomes) if hand in self.claim.hands else all(outcomes)
        return self.seen[state]

    def _after(
        self,
        layouts: frozenset[Hands],
        leader: int,
        trick: tuple[int, ...],
        talon: tuple[int, ...],
        tricks: int,
    ) -> bool:
        if len(trick) < self.rules.players:
            return self._succeed(layouts, leader, trick, talon, tricks)
        winner = self.rules.winner(leader, trick, talon)
        if not talon:
            leader = winner
        return self._succeed(layouts, leader, (), talon[1:], tricks - (winner == DECLARER))


def written_out(knowledge: Knowledge) -> list[Hands]:
    """Every layout that fits, by giving the unseen cards to one hidden hand after another."""

    def deal(hands: tuple[CardSet | Hidden, ...], cards: CardSet) -> Iterator[Hands]:
        if not hands:
            yield ()
            return
        hand, *others = hands
        choices = [hand] if isinstance(hand, int) else []
        if isinstance(hand, Hidden):
            able = [card for card in cards_in(cards) if not hand.lacks >> card & 1]
            choices = [card_set(held) for held in combinations(able, hand.size)]
        for held in choices:
            for rest in deal(tuple(others), cards & ~held):
                yield (held, *rest)

    return list(deal(knowledge.hands, knowledge.unseen))


def seen_by(random: Random, position: Position, own: tuple[int, ...], most: int) -> Knowledge:
    """What a player may know who plays some hands; at most so many unseen cards are out of play."""
    in_play = card_set((*position.trick, *position.talon))
    for hand in position.hands:
        in_play |= hand
    suits = sum(suit for suit in SUIT_MASKS if suit & in_play)
    dead = [*cards_in(suits & ~in_play)]
    spare = random.sample(dead, min(len(dead), random.randint(0, most)))
    unseen = card_set(spare)
    hands: list[CardSet | Hidden] = []
    for number, cards in enumerate(position.hands):
        if number in own or random.random() < 0.2:
            hands.append(cards)
            continue
        void = [suit for suit in SUIT_MASKS if not cards & suit and random.random() < 0.4]
        hands.append(Hidden(count(cards), sum(void)))
        unseen |= cards
    return Knowledge(
        tuple(hands),
        unseen,
        leader=position.leader,
        trump=position.trump,
        misere=position.misere,
        trick=position.trick,
        talon=position.talon,
        talon_wins=position.talon_wins,
        must_trump=position.must_trump,
        must_overtake=position.must_overtake,
    )


def views(name: str, seed: object, number: int) -> Iterator[tuple[Knowledge, tuple[int, ...]]]:
    """So many endings of two to four cards as a player sees them, and the hands he plays."""
    random = Random(f"claims {name} {seed}")
    for _ in range(number):
        (size,) = random.choices((2, 3, 4), (45, 45, 10))
        position = ending(KINDS[name], random, size)
        if random.random() < 0.4:
            position = within_trick(position, random)
        defence = [(LEFT,), (RIGHT,), DEFENCE] if position.players == 3 else [(LEFT,)]
        own = random.choice([(DECLARER,), (DECLARER,), *defence])
        yield seen_by(random, position, own, 2 if size < 4 else 0), own
