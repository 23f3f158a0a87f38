"""Claims: one is accepted when going on could bring nothing better, whatever the hidden cards.

With many tricks left only plain certainties are seen: solid suits, and a misere that cannot be
caught. The last few tricks are searched, every layout of the hidden cards in turn.
"""

from collections.abc import Iterator, Sequence
from itertools import islice, product

from preferans_qt.bots.heuristic.hand_value import SuitRanks, above, highest, ranks_in
from preferans_qt.bots.heuristic.last_tricks import LastTricks, TooManyPositions, Tricks, layouts
from preferans_qt.bots.player import Candidate
from preferans_qt.bots.worth import result_worth
from preferans_qt.game.actions import Accept, Action, Claim
from preferans_qt.game.cards import SUITS, CardSet, Suit, cards_in, count
from preferans_qt.game.claims import tricks_left
from preferans_qt.game.deal import (
    ContractResult,
    MisereResult,
    PendingClaim,
    RaspasyResult,
    Result,
    TrickPlay,
    taken,
)
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView

SEARCHED_TRICKS = 4
SEARCHED_LAYOUTS = 60
SEARCHED_POSITIONS = 5000  # of all layouts together
FEWEST_CLAIMED = 2  # tricks worth claiming rather than playing
TRIFLE = 0.01  # whists, by which the answer that is given is better


def answer_candidates(
    view: PlayerView, phase: TrickPlay, claim: PendingClaim, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """Accept and refuse, refusing being worth the best that may still be hoped for."""
    offered = _worth(view, phase, claim.tricks)
    hoped = max(_worth(view, phase, tricks) for tricks in _conceivable(view, phase, claim))
    if hoped > offered and not _may_gain(view, phase, offered):
        hoped = offered
    return tuple(
        Candidate(action, offered if isinstance(action, Accept) else hoped - TRIFLE)
        for action in legal
    )


def own_claim(view: PlayerView, phase: TrickPlay) -> Claim | None:
    """All further tricks, for a declarer on lead whom nobody can stop and nobody has doubted."""
    declarer, left = phase.declarer, tricks_left(phase)
    on_lead = phase.actor == declarer == view.seat and not phase.trick.cards
    if declarer is None or phase.is_misere or not on_lead:
        return None
    if left < FEWEST_CLAIMED or phase.refused_at >= 0:
        return None
    others = _cards_of_others(view, declarer)
    if sure_tricks(view.hand, others, phase.trump) < left:
        return None
    return Claim(tuple(left if seat == declarer else 0 for seat in range(view.seating.players)))


def sure_tricks(hand: CardSet, others: CardSet, trump: Suit | None) -> int:
    """Tricks that a hand on lead takes against every defence, when others may hold the rest."""
    if trump is not None:
        held, out = ranks_in(hand, trump), ranks_in(others, trump)
        if not _exhausts(held, out):
            return _tops(held, out)
    winners = 0
    for suit in SUITS:
        held, out = ranks_in(hand, suit), ranks_in(others, suit)
        winners += count(held) if _exhausts(held, out) else _tops(held, out)
    return winners


def _tops(held: SuitRanks, out: SuitRanks) -> int:
    """How many cards are higher than any other of the suit."""
    return count(above(held, highest(out))) if out else count(held)


def _exhausts(held: SuitRanks, out: SuitRanks) -> bool:
    """Whether the top cards of a suit surely bring down all others."""
    return _tops(held, out) >= count(out)


def is_uncatchable(hand: CardSet, others: CardSet) -> bool:
    """Whether a misere declarer who is not on lead can lose every trick.

    He can when no card of a suit has more of the others' cards below it than he has: then each
    trick of the suit finds him a card to duck with, and takes away one of theirs.
    """
    for suit in SUITS:
        out = ranks_in(others, suit)
        for place, card in enumerate(cards_in(ranks_in(hand, suit))):
            if count(out & ((1 << card) - 1)) > place:
                return False
    return True


def _cards_of_others(view: PlayerView, seat: Seat) -> CardSet:
    """The cards that anybody but one seat may still play."""
    cards = view.unseen
    for other in view.seating.active:
        if other != seat:
            cards |= view.hands[other] or 0
    return cards


def _worth(view: PlayerView, phase: TrickPlay, further: Tricks) -> float:
    """What the deal is worth to this seat when the further tricks are counted so."""
    so_far = taken(phase, view.seating.players)
    tricks = tuple(won + more for won, more in zip(so_far, further, strict=True))
    result: Result
    if phase.contract is None or phase.declarer is None:
        result = RaspasyResult(tricks, view.run + 1)
    elif phase.defence is None:
        result = MisereResult(phase.declarer, tricks[phase.declarer])
    else:
        result = ContractResult(phase.declarer, phase.contract, phase.defence, tricks)
    return result_worth(view.rules, view.seating, result)[view.seat]


def _conceivable(view: PlayerView, phase: TrickPlay, claim: PendingClaim) -> Iterator[Tricks]:
    """All ways to count the further tricks that are not plainly impossible."""
    active, left = view.seating.active, tricks_left(phase)
    fewest, most = _plain_bounds(view, phase, claim)
    for first, second in product(range(left + 1), repeat=2):
        if first + second <= left:
            tricks = dict(zip(active, (first, second, left - first - second), strict=True))
            if phase.declarer is None or fewest <= tricks[phase.declarer] <= most:
                yield tuple(tricks.get(seat, 0) for seat in range(view.seating.players))


def _plain_bounds(view: PlayerView, phase: TrickPlay, claim: PendingClaim) -> tuple[int, int]:
    """The fewest and the most further tricks of the declarer, as far as the claimant's hand shows
    it to the other side without search."""
    left, claimant, declarer = tricks_left(phase), claim.claimant, phase.declarer
    hand = view.hands[claimant]
    if declarer is None or hand is None or phase.trick.cards:
        return 0, left
    others = _cards_of_others(view, claimant)
    if phase.is_misere:
        caught_never = claimant == declarer != phase.actor and is_uncatchable(hand, others)
        return 0, 0 if caught_never else left
    if phase.actor != claimant:
        return 0, left
    sure = sure_tricks(hand, others, phase.trump)
    return (sure, left) if claimant == declarer else (0, left - sure)


def _may_gain(view: PlayerView, phase: TrickPlay, offered: float) -> bool:
    """Whether this seat's side may reach more than is offered, with some layout and good play."""
    if tricks_left(phase) > SEARCHED_TRICKS:
        return True
    active, declarer = frozenset(view.seating.active), phase.declarer
    if declarer is None:
        ours = active  # the others might even help
    else:
        ours = frozenset((declarer,)) if view.seat == declarer else active - {declarer}
    search = LastTricks(
        view.seating,
        phase,
        ours,
        lambda further: _worth(view, phase, further) > offered,
        must_trump=view.rules.must_trump,
        positions=SEARCHED_POSITIONS,
    )
    possible = list(islice(layouts(view, phase), SEARCHED_LAYOUTS + 1))
    if len(possible) > SEARCHED_LAYOUTS:
        return True
    try:
        return any(search.reach(hands) for hands in possible)
    except TooManyPositions:
        return True
