"""Is a claim certain? It is if one plan succeeds wherever the cards may lie (C10.3).

That every layout can be won when all cards lie open is not enough: which card wins may depend on
what the claimant cannot see. A plan is looked for among beliefs, each of them all the layouts that
still fit: in his turn the claimant needs one card for all of them, in another's turn he must be
ready for every card that comes from any.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cache, reduce
from operator import or_
from random import Random
from typing import NamedTuple

from preferans_qt.game.cards import SUITS, Card, CardSet, card_set, cards_in, rank_of, suit_of
from preferans_qt.game.tricks import best_card, cards_beating, cards_denied
from preferans_qt.solver.glance import never_takes, sure_tricks
from preferans_qt.solver.knowledge import Knowledge, Spread
from preferans_qt.solver.playouts import distinct_cards
from preferans_qt.solver.position import DECLARER, Hands, Position, after_card
from preferans_qt.solver.search import Flag
from preferans_qt.solver.solver import Answer, Batch, SearchStopped, Solver

Layouts = tuple[Hands, ...]

BUDGET = 20_000_000  # nodes of one proof, where no other number is given; about a second
CARD_OF_PLAN = 1000  # nodes; a card that is tried for a plan takes as long as those in the solver

# Layouts that are looked at with open cards: all if there are no more than this,
MOST_LAYOUTS = 300
# otherwise so many by chance, before a plan is looked for and then at each turn
FIRST_SAMPLE, SAMPLE = 300, 30
FEW = 8  # that are looked at before the others, since they mostly suffice


class Certainty(Enum):
    """Whether a claim holds against every defence."""

    CERTAIN = auto()
    REFUTED = auto()
    UNDECIDED = auto()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a claim.

    The ``witness`` of a refuted one are layouts that fit what the claimant knows and among which
    no plan of his succeeds in all: one where the claim fails even with open cards, or more, like
    the two of a finesse.
    """

    certainty: Certainty
    witness: tuple[Hands, ...] = ()


@dataclass(frozen=True, slots=True)
class Claim:
    """How many tricks the declarer takes, as the player claims who plays ``hands``.

    ``tricks`` are the declarer's from here on, the current one included, whoever claims: at least
    so many, where the claimant's side wants him to take tricks, otherwise at most so many. So four
    of the last five tricks for the defence is a claim of one; a misere without a trick, of none.

    The hands are the declarer's or defenders', and the claimant sees them. Every other hand plays
    against the claim: where a defender does not see his partner's cards, or does not play them,
    the partner is believed able of any legal card.
    """

    hands: tuple[int, ...]
    tricks: int


class ClaimJudge:
    """Judges claims (C10.3); each thread needs a judge of its own.

    The answers depend on nothing but the question.
    """

    def __init__(self) -> None:
        self._solver = Solver()
        self.nodes = 0  # spent on the last claim

    def judge(
        self,
        knowledge: Knowledge,
        claim: Claim,
        *,
        budget: int = BUDGET,
        cancel: Flag | None = None,
    ) -> Verdict:
        """Whether the claim is certain to somebody who knows so much.

        It is UNDECIDED when the budget is spent or the flag is raised, and only then. The budget
        is in nodes of the solver; each card that is tried for a plan counts for 1000 of them.

        Raises ValueError for a claim that cannot be made with this knowledge.
        """
        belief = Belief.of(knowledge.position(knowledge.some_layout), knowledge.spread)
        problem = _problem(belief, claim)
        if problem is not None:
            raise ValueError(problem)
        proof = _Proof(self._solver, belief.position, claim, budget, cancel or Flag())
        try:
            witness = proof.witness(belief)
        except SearchStopped:
            return Verdict(Certainty.UNDECIDED)
        finally:
            self.nodes = proof.nodes
        return Verdict(Certainty.REFUTED if witness else Certainty.CERTAIN, witness)


class Belief(NamedTuple):
    """A position within a proof: where the cards may lie, and one of the layouts.

    ``best`` is the best card of the trick, and those cards are ``alive`` that still matter: all
    that are or may be in play, and of the trick the best.
    """

    position: Position
    spread: Spread
    best: Card | None
    alive: CardSet

    @classmethod
    def of(cls, position: Position, spread: Spread) -> "Belief":
        trick, talon = position.trick, position.talon
        best = best_card(trick, position.suit, position.trump)
        table = card_set(trick if talon or best is None else (best,))
        alive = reduce(or_, spread.may_hold, spread.unseen | table | card_set(talon))
        return cls(position, spread, best, alive)

    @property
    def state(self) -> tuple[object, ...]:
        """What the belief comes to: the same for beliefs that differ only in the names of cards.

        The living cards are named anew in each suit, from the lowest.
        """
        position, spread, _, alive = self
        spades, clubs, diamonds, hearts = (_names(alive >> 8 * suit & 255) for suit in SUITS)
        table = [1 << card & alive for card in (*position.talon, *position.trick)]
        named = tuple(
            spades[cards & 255]
            | clubs[cards >> 8 & 255] << 8
            | diamonds[cards >> 16 & 255] << 16
            | hearts[cards >> 24] << 24
            for cards in (spread.unseen, *spread.may_hold, *table)
        )
        return named, spread.sizes, position.leader, position.suit, len(position.talon)

    def cards_to_try(self) -> CardSet:
        """What the hand to move may hold and play; of cards that come to the same, the highest.

        Cards are the same where no other living card lies between them. For a hidden hand, from
        which only one of them may come, they must not beat the trick either, unless they end it.
        """
        position, spread, best, alive = self
        hand = position.to_move
        if hand not in spread.hidden:
            own: CardSet = distinct_cards(position.legal, alive)
            return own
        held, free = spread.may_hold[hand], 0
        if best is not None and not position.talon:
            last = len(position.trick) == position.players - 1
            free = held if last else held & ~cards_beating(best, position.trump)
        shared = 0
        for other in spread.hidden:
            shared |= spread.may_hold[other] if other != hand else 0
        alike: CardSet = distinct_cards(free & shared, alive) | distinct_cards(
            free & ~shared, alive
        )
        return held & ~free | alike

    def promise(self, card: Card) -> tuple[bool, int]:
        """How soon a card is tried for a plan: trumps and high ones first, at misere low ones."""
        rank = rank_of(card)
        return suit_of(card) == self.position.trump, -rank if self.position.misere else rank

    def after(self, card: Card) -> tuple["Belief", int] | None:
        """The belief once a card has been played, and the declarer's tricks it brought.

        None if the hand to move cannot have the card or not play it. What it would have had to
        play instead, it is known to lack from then on.
        """
        position, hand = self.position, self.position.to_move
        spread = self.spread.without(hand, card, _denied(position, card))
        if not position.legal >> card & 1:  # it must lie elsewhere
            layout = spread.some_layout()
            if layout is None:
                return None
            position = replace(position, hands=_with_card(layout, hand, card))
        after, tricks = after_card(position, card)
        return Belief.of(after, spread), tricks


class _Proof:
    """The search for a plan, or for layouts that leave the claimant none."""

    def __init__(
        self, solver: Solver, position: Position, claim: Claim, budget: int, cancel: Flag
    ) -> None:
        declarer = DECLARER in claim.hands
        self.solver, self.budget, self.cancel, self.nodes = solver, budget, cancel, 0
        self.own = claim.hands
        # A partner who plays against the claim is more than the solver can be asked about
        self.alone = not declarer and len(claim.hands) < position.players - 1
        # The claimant wants the declarer to take ``goal`` tricks, or else not to take them
        self.raising = declarer != position.misere
        self.goal = claim.tricks if self.raising else claim.tricks + 1
        self.known: dict[tuple[object, ...], tuple[CardSet, Layouts]] = {}

    def witness(self, root: Belief) -> Layouts:
        """Layouts that leave no plan; none if there is a plan for all. Raises SearchStopped."""
        if self._decided(root, self.goal) is None:
            layouts = _some(root.spread, FIRST_SAMPLE)
            answers = self._asked(self.solver.batch_at_least, root.position, layouts, self.goal)
            for layout, answer in zip(layouts, answers, strict=True):
                if answer != self.raising:
                    return (layout,)
        return self._refuting(root, self.goal)

    def _refuting(self, belief: Belief, goal: int) -> Layouts:
        """Layouts of a belief that leave no plan, none if there is a plan for all."""
        decided = self._decided(belief, goal)
        if decided is not None:
            return decided
        state = belief.state, goal
        if state not in self.known:
            self.known[state] = belief.alive, self._searched(belief, goal)
        alive, found = self.known[state]
        return _renamed(found, alive, belief.alive)

    def _searched(self, belief: Belief, goal: int) -> Layouts:
        """The same, where no belief that comes to this one has been searched before."""
        position, spread, *_ = belief
        if not self.alone and spread.number() == 1:
            return self._openly(position, goal)
        if position.to_move in self.own:
            return self._without_card(belief, goal)
        return self._by_reply(belief, goal)

    def _decided(self, belief: Belief, goal: int) -> Layouts | None:
        """The same where it needs no search, else None."""
        position, spread, *_ = belief
        left = position.tricks_left
        if goal <= 0 or goal > left:
            return () if (goal <= 0) == self.raising else (position.hands,)
        if not position.misere:
            wanted = goal if self.raising else left - goal + 1
            certain = any(sure_tricks(position, spread, hand) >= wanted for hand in self.own)
        else:
            certain = not self.raising and never_takes(position, spread)
        return () if certain else None

    def _openly(self, position: Position, goal: int) -> Layouts:
        """The same where one layout is left, so that the claimant knows all cards."""
        (answer,) = self._asked(self.solver.batch_at_least, position, [position.hands], goal)
        return () if answer == self.raising else (position.hands,)

    def _without_card(self, belief: Belief, goal: int) -> Layouts:
        """The same where it is the claimant's turn: every card of his must fail somewhere.

        A card that fails with open cards fails in a plan.
        """
        failing = self._failing_openly(belief, goal)
        cards = sorted(cards_in(belief.cards_to_try()), key=belief.promise, reverse=True)
        layouts = dict.fromkeys(failing[card] for card in cards if card in failing)
        for card in cards:
            if card in failing:
                continue
            found = self._after(belief, card, goal)
            if not found:
                return ()
            layouts.update(dict.fromkeys(found))
        return tuple(layouts)

    def _failing_openly(self, belief: Belief, goal: int) -> dict[Card, Hands]:
        """Cards that fail in some layout when all see all cards, and that layout."""
        failing: dict[Card, Hands] = {}
        layouts = _some(belief.spread, SAMPLE)
        legal = list(cards_in(belief.position.legal))
        for part in (layouts[:FEW], layouts[FEW:]):
            rows = self._asked(self.solver.batch_moves_at_least, belief.position, part, goal)
            for layout, row in zip(part, rows, strict=True):
                for card, answer in zip(legal, row, strict=True):
                    if bool(answer) != self.raising:
                        failing.setdefault(card, layout)
            if len(failing) == len(legal):
                break  # no card is left that could be it
        return failing

    def _by_reply(self, belief: Belief, goal: int) -> Layouts:
        """The same where another hand is to play: one card of it is enough."""
        for card in cards_in(belief.cards_to_try()):
            found = self._after(belief, card, goal)
            if found:
                return found
        return ()

    def _after(self, belief: Belief, card: Card, goal: int) -> Layouts:
        """The same once a card is played, the layouts still with the card; none if it cannot be."""
        self._spend(CARD_OF_PLAN)
        after = belief.after(card)
        if after is None:
            return ()
        found = self._refuting(after[0], goal - after[1])
        return tuple(_with_card(layout, belief.position.to_move, card) for layout in found)

    def _asked(
        self,
        ask: Callable[..., Batch[Answer]],
        position: Position,
        layouts: Sequence[Hands],
        goal: int,
    ) -> tuple[Answer, ...]:
        """The solver's answers for the layouts."""
        self._spend(0)
        batch = ask(position, layouts, goal, budget=self.budget - self.nodes, cancel=self.cancel)
        self.nodes += self.solver.nodes
        if not batch.complete:
            raise SearchStopped("stopped among the layouts")
        return batch.answers

    def _spend(self, nodes: int) -> None:
        self.nodes += nodes
        if self.nodes >= self.budget or self.cancel.is_set():
            raise SearchStopped("stopped while a plan was looked for")


def _problem(belief: Belief, claim: Claim) -> str | None:
    """Why the claim cannot be made, or None."""
    if len({hand == DECLARER for hand in claim.hands}) != 1:
        return "a claimant plays the declarer's hand, or one or two of the defence"
    for hand in claim.hands:
        if not 0 <= hand < belief.position.players:
            return f"a claimant plays hands 0 to {belief.position.players - 1}, not {hand}"
        if hand in belief.spread.hidden:
            return f"a claimant sees the cards he plays, and hand {hand} is hidden"
    left = belief.position.tricks_left
    if not 0 <= claim.tricks <= left:
        return f"a claim gives the declarer 0 to {left} tricks here, not {claim.tricks}"
    return None


def _some(spread: Spread, sample: int) -> list[Hands]:
    """All layouts, or of many a sample, the same each time."""
    if spread.number() <= MOST_LAYOUTS:
        return list(spread.layouts())
    return spread.sample(sample, Random(sample))


def _with_card(layout: Hands, hand: int, card: Card) -> Hands:
    """The layout before a hand has played a card."""
    return tuple(cards | (number == hand) << card for number, cards in enumerate(layout))


def _denied(position: Position, card: Card) -> CardSet:
    """The cards that the hand to move cannot hold if it plays ``card``."""
    if position.suit is None:
        return 0
    return cards_denied(
        position.suit,
        position.trump,
        card,
        must_trump=position.must_trump,
        to_beat=position.to_beat,
    )


@cache
def _names(alive: int) -> bytes:
    """The new ranks of each set of ranks in a suit where so many ranks are alive."""
    ranks = list(cards_in(alive))
    return bytes(
        sum((old >> rank & 1) << new for new, rank in enumerate(ranks)) for old in range(256)
    )


def _renamed(layouts: Layouts, old: CardSet, new: CardSet) -> Layouts:
    """Layouts of a belief whose cards that matter were others, but came to the same."""
    if not layouts or old == new:
        return layouts
    names = dict(zip(cards_in(old), cards_in(new), strict=True))
    return tuple(
        tuple(card_set(names[card] for card in cards_in(hand)) for hand in layout)
        for layout in layouts
    )
