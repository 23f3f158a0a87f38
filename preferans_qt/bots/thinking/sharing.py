"""Half of a misere, offered to the sitting dealer (C8.4).

He sees the hand that it is offered on and nothing else, so both know the same, and each can tell
what the other thinks of it. Whoever has offered half calls all of it where half is not wanted.
"""

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean

from preferans_qt.bots.player import Candidate
from preferans_qt.bots.thinking.auctions import ImaginedAuction
from preferans_qt.bots.thinking.thought import Thought, candidate
from preferans_qt.bots.worth import Worth
from preferans_qt.game.actions import Accept, Action, Bid, OfferShare, Refuse
from preferans_qt.game.contracts import MISERE
from preferans_qt.game.deal import Auction, ShareOffer
from preferans_qt.game.view import PlayerView

WASTED = 0.01  # whists by which an offer that will be refused is worse than none


def share_offered(view: PlayerView, shared: Sequence[Worth], alone: Sequence[Worth]) -> Candidate:
    """The offer, by what the misere brings all seats in each world, shared and not shared."""
    dealer = view.seating.sitting_dealer
    assert dealer is not None
    if fmean(worth[dealer] for worth in shared) > fmean(worth[dealer] for worth in alone):
        return candidate(OfferShare(), [worth[view.seat] for worth in shared])
    refused = candidate(OfferShare(), [worth[view.seat] for worth in alone])
    return replace(refused, value=refused.value - WASTED)


def share_candidates(thought: Thought, phase: Auction) -> tuple[Candidate, ...]:
    """What the misere brings the sitting dealer with half of it, and without."""
    refused = replace(phase, share=ShareOffer(phase.actor, accepted=False))
    calls: dict[Action, Action] = {Accept(): OfferShare(), Refuse(): Bid(MISERE)}
    worths = ImaginedAuction(thought, refused).worths(tuple(calls.values()))
    return tuple(
        candidate(answer, [worth[thought.view.seat] for worth in worths[call]])
        for answer, call in calls.items()
    )
