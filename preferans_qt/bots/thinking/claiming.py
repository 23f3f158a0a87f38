"""Claims: made when nothing can go wrong, accepted when going on would bring no more.

A claim is proved from what the claimant knows (C10.3). One that is not certain is accepted when,
over the imagined deals and with open cards, going on would be worth no more to this seat.
"""

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean

from preferans_qt.bots.heuristic.weighing import TRIFLE
from preferans_qt.bots.player import Candidate
from preferans_qt.bots.thinking.raspasies import rest_of_raspasy
from preferans_qt.bots.thinking.table import Table
from preferans_qt.bots.thinking.thought import Thought, candidate
from preferans_qt.bots.worth import worth_of_rest
from preferans_qt.game.actions import Accept, Refuse
from preferans_qt.game.actions import Claim as ClaimAction
from preferans_qt.game.cards import FULL_DECK, card_set
from preferans_qt.game.claims import controller_of, tricks_left
from preferans_qt.game.deal import PendingClaim, TrickPlay
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView, played_cards, void_suits
from preferans_qt.solver.claims import Certainty, Claim
from preferans_qt.solver.knowledge import Hidden, Knowledge

MOST_CLAIMED, FEWEST_CLAIMED = 7, 2  # tricks
NODES = 400_000  # of a proof; some ten milliseconds


def with_claim(thought: Thought, found: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """The candidates, and before them a claim where one is certain.

    A declarer claims all further tricks, or none at misere. Once a claim has been refused in a
    deal, the cards are played.
    """
    phase = thought.view.phase
    if not isinstance(phase, TrickPlay) or not _may_claim(thought.view, phase):
        return tuple(found)
    declarer, left, seating = phase.declarer, tricks_left(phase), thought.view.seating
    assert declarer is not None
    claimed = 0 if phase.is_misere else left
    if not _is_likely(thought, phase, claimed):
        return tuple(found)
    certainty = _certainty(thought, phase, declarer, claimed)
    thought.check()
    if certainty is not Certainty.CERTAIN:
        return tuple(found)
    taker = seating.after(declarer) if phase.is_misere else declarer
    claim = ClaimAction(tuple(left if seat == taker else 0 for seat in range(seating.players)))
    best = max(float(one.value) for one in found)
    return (Candidate(claim, best + TRIFLE), *found)


def _may_claim(view: PlayerView, phase: TrickPlay) -> bool:
    is_declarers_turn = phase.declarer is not None and phase.actor == phase.declarer == view.seat
    is_time = FEWEST_CLAIMED <= tricks_left(phase) <= MOST_CLAIMED
    return is_declarers_turn and is_time and phase.claim is None and phase.refused_at < 0


def _is_likely(thought: Thought, phase: TrickPlay, claimed: int) -> bool:
    """Whether the claim holds in every imagined deal when all cards lie open."""
    table = Table.of(thought.view, phase)
    layouts = [table.layout(world) for world in thought.worlds]
    position = table.position(thought.worlds[0])
    answers = thought.solver.batch_at_least(
        position, layouts, 1 if phase.is_misere else claimed, cancel=thought.flag
    ).answers
    thought.check()
    return not any(answers) if phase.is_misere else all(answers)


def _certainty(
    thought: Thought, phase: TrickPlay, claimant: Seat, declarers_tricks: int
) -> Certainty:
    """Whether a claim is certain to the claimant, whose hand is known."""
    view = thought.view
    table = Table.of(view, phase)
    voids, known, sizes = void_suits(view), dict[Seat, int](), view.sizes
    for seat in table.order:
        hand = view.hands[seat]
        if hand is not None and (seat == claimant or seat in phase.shown):
            known[seat] = hand
    seen = played_cards(view.record) | card_set(view.talon_in_sight) | sum(known.values())
    if claimant == view.seat:
        seen |= view.discard or 0
    pattern = table.position(thought.worlds[0])
    try:
        knowledge = Knowledge(
            tuple(
                known[seat] if seat in known else Hidden(sizes[seat], voids[seat])
                for seat in table.order
            ),
            FULL_DECK & ~seen,
            pattern.leader,
            pattern.trump,
            pattern.misere,
            pattern.trick,
            must_trump=pattern.must_trump,
            must_overtake=pattern.must_overtake,
        )
    except ValueError:
        if not view.terms.live:
            raise
        return Certainty.UNDECIDED  # somebody revoked
    hands = tuple(
        place
        for place, seat in enumerate(table.order)
        if seat in known and controller_of(phase, seat) == controller_of(phase, claimant)
    )
    claim = Claim(hands, declarers_tricks)
    judge = thought.tools.judge
    return judge.judge(knowledge, claim, budget=NODES, cancel=thought.flag).certainty


def answer_candidates(
    thought: Thought, phase: TrickPlay, claim: PendingClaim
) -> tuple[Candidate, ...]:
    """Accept; and refuse, worth a trifle less than going on."""
    view, declarer = thought.view, phase.declarer
    if declarer is None:
        return _answer_at_raspasy(thought, phase, claim)
    offered = worth_of_rest(view, phase, claim.tricks)
    claimed = claim.tricks[declarer]
    certainty = _certainty(thought, phase, claim.claimant, claimed)
    thought.check()
    if certainty is Certainty.CERTAIN:
        return (Candidate(Accept(), offered), Candidate(Refuse(), offered - TRIFLE))
    table = Table.of(view, phase)
    layouts = [table.layout(world) for world in thought.worlds]
    answers = thought.solver.batch_values(
        table.position(thought.worlds[0]), layouts, cancel=thought.flag
    ).answers
    thought.check()
    hoped = fmean(
        worth_of_rest(view, phase, _shared_out(view, phase, own, claim)) for own in answers
    )
    return (Candidate(Accept(), offered), Candidate(Refuse(), hoped - TRIFLE))


def _answer_at_raspasy(
    thought: Thought, phase: TrickPlay, claim: PendingClaim
) -> tuple[Candidate, ...]:
    """Accept and refuse where everybody plays for himself: the claimant, whose hand lies open,
    would play the card that mostly leaves him the fewest tricks."""
    view = thought.view
    offered = worth_of_rest(view, phase, claim.tricks)
    further = min(
        rest_of_raspasy(thought, phase).values(),
        key=lambda worlds: sum(tricks[phase.actor] for tricks in worlds),
    )
    thought.check()
    hoped = candidate(Refuse(), [worth_of_rest(view, phase, tricks) for tricks in further])
    return (
        Candidate(Accept(), offered, worths=(offered,) * len(further)),
        replace(hoped, value=hoped.value - TRIFLE),
    )


def _shared_out(
    view: PlayerView, phase: TrickPlay, own: int, claim: PendingClaim
) -> tuple[int, ...]:
    """Further tricks of all when the declarer takes ``own``; the others in the claim's relation."""
    declarer, left = phase.declarer, tricks_left(phase)
    assert declarer is not None
    first, second = view.seating.defenders(declarer)
    theirs = claim.tricks[first] + claim.tricks[second]
    of_first = (left - own) * claim.tricks[first] // theirs if theirs else (left - own) // 2
    shares = {declarer: own, first: of_first, second: left - own - of_first}
    return tuple(shares.get(seat, 0) for seat in range(view.seating.players))
