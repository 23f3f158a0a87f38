"""Claims: one is accepted when going on could bring nothing better, whatever the hidden cards.

With many tricks left only plain certainties are seen: solid suits, and a misere that cannot be
caught. The last few tricks are searched, every layout of the hidden cards in turn.
"""

from collections.abc import Iterator, Sequence
from itertools import islice, product

from preferans_qt.bots.heuristic.hand_value import SuitRanks, ranks_in, tops
from preferans_qt.bots.heuristic.last_tricks import LastTricks, TooManyPositions, Tricks, layouts
from preferans_qt.bots.heuristic.weighing import TRIFLE, weighed
from preferans_qt.bots.player import Candidate
from preferans_qt.bots.worth import worth_of_rest
from preferans_qt.game.actions import Accept, Action, Claim, Refuse
from preferans_qt.game.cards import SUIT_MASKS, SUITS, Card, CardSet, Suit, cards_in, count, suit_of
from preferans_qt.game.claims import dealer_tricks_left, tricks_left
from preferans_qt.game.deal import PendingClaim, TrickPlay
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView

SEARCHED_TRICKS = 4
SEARCHED_LAYOUTS = 60
SEARCHED_POSITIONS = 5000  # of all layouts together
FEWEST_CLAIMED = 2  # tricks worth claiming rather than playing


def answer_candidates(
    view: PlayerView, phase: TrickPlay, claim: PendingClaim, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """Accept and refuse, refusing being worth the best that may still be hoped for."""
    offered = worth_of_rest(view, phase, claim.tricks)
    better = [
        worth
        for tricks in _conceivable(view, phase, claim)
        if (worth := worth_of_rest(view, phase, tricks)) > offered
    ]
    hoped = max(better) if better and _may_gain(view, phase, claim, offered) else offered

    def value(action: Action) -> float | None:
        match action:
            case Accept():
                return offered
            case Refuse():
                return hoped - TRIFLE
        return None

    return weighed(legal, value)


def own_claim(view: PlayerView, phase: TrickPlay) -> Claim | None:
    """All further tricks, or none at misere, for a declarer whom nobody can stop.

    Once a claim has been refused in a deal, the cards are played.
    """
    declarer, left = phase.declarer, tricks_left(phase)
    if declarer is None or not phase.actor == declarer == view.seat:
        return None
    if left < FEWEST_CLAIMED or phase.refused_at >= 0:
        return None
    fewest, most = _plain_bounds(view, phase, declarer)
    if phase.is_misere and most == 0:
        taker = view.seating.after(declarer)
    elif fewest == left:
        taker = declarer
    else:
        return None
    return Claim(tuple(left if seat == taker else 0 for seat in range(view.seating.players)))


def sure_tricks(hand: CardSet, others: CardSet, trump: Suit | None) -> int:
    """Tricks that a hand on lead takes against every defence, when others may hold the rest."""
    if trump is not None:
        held, out = ranks_in(hand, trump), ranks_in(others, trump)
        if not _exhausts(held, out):
            return tops(held, out)
    winners = 0
    for suit in SUITS:
        held, out = ranks_in(hand, suit), ranks_in(others, suit)
        winners += count(held) if _exhausts(held, out) else tops(held, out)
    return winners


def _exhausts(held: SuitRanks, out: SuitRanks) -> bool:
    """Whether the top cards of a suit surely bring down all others."""
    return tops(held, out) >= count(out)


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


def can_escape(hand: CardSet, others: CardSet, suit: Suit | None, best: Card | None) -> bool:
    """Whether a misere declarer whose turn it is can lose this trick and all that follow.

    ``suit`` and ``best`` are the suit to follow and the card that wins so far, None on lead.
    """
    if suit is None:
        options = (card for card in cards_in(hand) if _must_be_beaten(card, others))
    elif hand & SUIT_MASKS[suit]:
        options = (card for card in cards_in(hand & SUIT_MASKS[suit]) if card < (best or 0))
    else:
        options = (card for card in cards_in(hand))
    return any(is_uncatchable(hand & ~(1 << card), others) for card in options)


def _must_be_beaten(card: Card, others: CardSet) -> bool:
    """Whether every other card of the suit is higher, and there is one."""
    out = others & SUIT_MASKS[suit_of(card)]
    return out != 0 and out & -out > 1 << card


def _cards_of_others(view: PlayerView, seat: Seat) -> CardSet:
    """The cards that anybody but one seat may still play."""
    cards = view.unseen
    for other in view.seating.in_play:
        if other != seat:
            cards |= view.hands[other] or 0
    return cards


def _conceivable(view: PlayerView, phase: TrickPlay, claim: PendingClaim) -> Iterator[Tricks]:
    """All ways to count the further tricks that this seat may hope for, the plainly impossible
    ones apart."""
    declarer, left = phase.declarer, tricks_left(phase)
    fewest, most = _plain_bounds(view, phase, claim.claimant)
    if declarer is not None:
        most = min(most, _most_hoped_of(view, phase, claim, declarer))
    ranges = dict.fromkeys(view.seating.in_play, left)
    dealers = dealer_tricks_left(view.rules, view.seating, phase)
    if dealers and view.seating.sitting_dealer is not None:
        ranges[view.seating.sitting_dealer] = dealers  # C9.5
    for numbers in product(*(range(limit + 1) for limit in ranges.values())):
        if sum(numbers) == left:
            shares = dict(zip(ranges, numbers, strict=True))
            if declarer is None or fewest <= shares[declarer] <= most:
                yield tuple(shares.get(seat, 0) for seat in range(view.seating.players))


def _most_hoped_of(view: PlayerView, phase: TrickPlay, claim: PendingClaim, declarer: Seat) -> int:
    """The most further tricks this seat may hope the declarer takes.

    A defender wants no more than are claimed, though it would harm his partner; but at misere
    the more the better, and so where the declarer pays for tricks too many.
    """
    if view.seat == declarer or phase.is_misere or view.rules.underbid_penalty:
        return tricks_left(phase)
    return claim.tricks[declarer]


def _plain_bounds(view: PlayerView, phase: TrickPlay, claimant: Seat) -> tuple[int, int]:
    """The fewest and the most further tricks of the declarer, as far as they are plain from the
    claimant's hand, whose turn it is."""
    left, declarer, trick = tricks_left(phase), phase.declarer, phase.trick
    hand = view.hands[claimant]
    if declarer is None or hand is None or phase.actor != claimant:
        return 0, left
    others = _cards_of_others(view, claimant)
    if phase.is_misere:
        best = max((card for card in trick.cards if suit_of(card) == trick.suit), default=None)
        escapes = claimant == declarer and can_escape(hand, others, trick.suit, best)
        return 0, 0 if escapes else left
    if trick.cards or view.rules.underbid_penalty:  # then a trick need not be welcome
        return 0, left
    sure = sure_tricks(hand, others, phase.trump)
    return (sure, left) if claimant == declarer else (0, left - sure)


def _may_gain(view: PlayerView, phase: TrickPlay, claim: PendingClaim, offered: float) -> bool:
    """Whether this seat's side may reach more than is offered, with some layout and good play."""
    if tricks_left(phase) > SEARCHED_TRICKS:
        return True
    possible = list(islice(layouts(view, phase), SEARCHED_LAYOUTS + 1))
    if not 0 < len(possible) <= SEARCHED_LAYOUTS:
        return True
    in_play, declarer = frozenset(view.seating.in_play), phase.declarer
    ours = in_play  # at raspasy the others might even help
    if declarer is not None:
        ours = frozenset((declarer,)) if view.seat == declarer else in_play - {declarer}

    def is_better(further: Tricks) -> bool:
        if declarer is not None and further[declarer] > _most_hoped_of(
            view, phase, claim, declarer
        ):
            return False
        return worth_of_rest(view, phase, further) > offered

    search = LastTricks(
        view.rules, view.seating, phase, ours, is_better, positions=SEARCHED_POSITIONS
    )
    try:
        return any(search.reach(hands) for hands in possible)
    except TooManyPositions:
        return True
