"""Calls: each is followed to the end of the auction, and the deal beyond it, in imagined deals."""

from collections.abc import Sequence
from dataclasses import replace

from preferans_qt.bots.player import Candidate
from preferans_qt.bots.thinking.auctions import ImaginedAuction
from preferans_qt.bots.thinking.sharing import share_candidates, share_offered
from preferans_qt.bots.thinking.thought import Thought, candidate
from preferans_qt.bots.thinking.values import hand_values
from preferans_qt.game.actions import Action, Bid, Look, OfferShare, Pass
from preferans_qt.game.cards import CardSet
from preferans_qt.game.contracts import MISERE, Strain
from preferans_qt.game.deal import Auction

RUNG_COST = 0.01  # whists
MORE_WORLDS = 4  # times as many, in the dark
LOOKED = 0.01  # whists by which it is better to know one's cards


def call_candidates(thought: Thought, phase: Auction) -> tuple[Candidate, ...]:
    """Every legal call with its value. One who is in the dark imagines his own cards too."""
    view = thought.view
    if phase.share is not None and phase.share.accepted is None:
        return share_candidates(thought, phase)
    if phase.actor_is_in_the_dark:
        thought = _with_more_worlds(thought)
    calls = _worth_a_thought(view.hand, thought.legal)
    if isinstance(thought.asked, Bid) and thought.asked not in calls:
        calls.append(thought.asked)
    worths = ImaginedAuction(thought, phase).worths(calls)
    found = {
        call: _a_rung_dearer(candidate(call, [worth[view.seat] for worth in worths[call]]))
        for call in calls
    }
    if OfferShare() in found:
        offer = share_offered(view, worths[OfferShare()], worths[Bid(MISERE)])
        found[OfferShare()] = _a_rung_dearer(offer)
    if Look() in found and phase.high is not None:
        found[Look()] = _looked(found[Look()], found[Pass()])
    lowest = min(float(one.value) for one in found.values())
    candidates = []
    for call in thought.legal:
        match call:
            case Bid(contract) if call not in found:
                candidates.append(Candidate(call, lowest - RUNG_COST * (1 + contract.place)))
            case _:
                candidates.append(found[call])
    return tuple(candidates)


def _with_more_worlds(thought: Thought) -> Thought:
    """The same thought about more deals: they differ more where one's own cards are hidden too."""
    return replace(thought, imagined=MORE_WORLDS * (thought.imagined or thought.level.call_worlds))


def _worth_a_thought(hand: CardSet, legal: Sequence[Action]) -> list[Action]:
    """Of bids that may jump, at each level the lowest and the one in the hand's best strain; those
    not looked into are taken to be worse than all that are."""
    best = max(Strain, key=lambda strain: hand_values().bid(hand, strain))
    levels: set[int] = set()
    calls: list[Action] = []
    for call in legal:
        if isinstance(call, Bid) and not call.contract.is_misere:
            level = call.contract.level
            if level in levels and call.contract.strain != best:
                continue
            levels.add(level)
        calls.append(call)
    return calls


def _looked(looked: Candidate, passed: Candidate) -> Candidate:
    """Over a bid one who has looked may still pass like one who has not (A.1): it costs nothing."""
    still_passed = replace(passed, action=Look(), value=passed.value + LOOKED)
    return max(looked, still_passed, key=lambda one: one.value)


def _a_rung_dearer(found: Candidate) -> Candidate:
    """Of bids that are worth the same, the lowest."""
    match found.action:
        case Bid(contract):
            place = contract.place
        case OfferShare():
            place = MISERE.place
        case _:
            place = 0
    return replace(found, value=found.value - RUNG_COST * place)
