"""Why a discard or a contract is worse than another."""

from collections.abc import Iterator
from itertools import chain
from statistics import fmean

from preferans_qt.bots.thinking.contracts import planned
from preferans_qt.bots.worth import stakes_of
from preferans_qt.coach.assessment import Assessment
from preferans_qt.coach.cause_kinds import Cause, CauseKind
from preferans_qt.coach.measures import caught_chance, lowest_level, made, strain_tricks
from preferans_qt.coach.moments import endangered, higher_than
from preferans_qt.game.actions import Action, Concede, Discard, Name, RejectTalon
from preferans_qt.game.cards import (
    SUIT_MASKS,
    SUITS,
    Card,
    CardSet,
    Suit,
    cards_in,
    count,
    suit_of,
)
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import Exchange, Naming

WEIGHTY = 0.25  # tricks by which one strain must be better than another to be the reason
SAFE = 0.9  # chance of a contract that is not too high by itself
LONG = 4  # cards of a suit that brings tricks by its length

# The more telling first
TELLING = (
    CauseKind.TRUMP_THROWN,
    CauseKind.TOP_CARD_THROWN,
    CauseKind.GUARD_THROWN,
    CauseKind.LENGTH_THROWN,
    CauseKind.SHORT_SUIT_KEPT,
    CauseKind.LOSER_KEPT,
)


def causes_in_exchange(
    assessment: Assessment, phase: Exchange, action: Action, better: Action
) -> tuple[Cause, ...]:
    """What is wrong with what is done with the talon."""
    match action, better:
        case Discard(thrown), Discard(right) if phase.bid.is_misere:
            return _causes_at_misere(assessment, thrown, right)
        case Discard(thrown), Discard(right):
            return _causes_of_discard(assessment, phase.bid, thrown, right)
        case RejectTalon(), _:
            return (Cause(kind=CauseKind.TALON_REFUSED),)
        case _, RejectTalon():
            return (Cause(kind=CauseKind.TALON_TAKEN),)
        case Concede(), Discard(right):
            kept = assessment.view.hand & ~right
            return (_of_chance(assessment, CauseKind.GIVEN_UP_TOO_EARLY, phase.bid, kept),)
        case Discard(thrown), _:
            kept = assessment.view.hand & ~thrown
            return (_of_chance(assessment, CauseKind.HOPELESS, phase.bid, kept),)
    return ()


def _plan(assessment: Assessment, bid: Contract, kept: CardSet) -> Contract:
    """The contract that ten cards are kept for."""
    view = assessment.view
    return planned(stakes_of(view, view.seat), bid, kept, 0).contract


def _of_chance(assessment: Assessment, kind: CauseKind, bid: Contract, kept: CardSet) -> Cause:
    """A cause that rests on how often the bid can be made good."""
    strain = _plan(assessment, bid, kept).strain
    chance = made(strain_tricks(assessment, kept, strain), lowest_level(bid, strain))
    return Cause(kind=kind, contract=bid, chance=chance)


def _causes_of_discard(
    assessment: Assessment, bid: Contract, thrown: CardSet, right: CardSet
) -> tuple[Cause, ...]:
    twelve, elsewhere = assessment.view.hand, assessment.view.unseen
    trump = _plan(assessment, bid, twelve & ~right).trump
    found = chain(
        (
            _thrown(card, trump, twelve & ~right, twelve & ~thrown, elsewhere)
            for card in cards_in(thrown & ~right)
        ),
        _kept(trump, twelve & ~right, right & ~thrown),
    )
    causes = sorted((one for one in found if one), key=lambda cause: TELLING.index(cause.kind))
    by_kind = {cause.kind: cause for cause in causes}
    return tuple(by_kind.values())[:2]


def _thrown(
    card: Card, trump: Suit | None, before: CardSet, after: CardSet, elsewhere: CardSet
) -> Cause | None:
    """What a card did where it was; ``before`` are the better ten cards, ``after`` the others."""
    suit = suit_of(card)
    if suit == trump:
        return Cause(kind=CauseKind.TRUMP_THROWN, card=card)
    if not higher_than(card, elsewhere):
        return Cause(kind=CauseKind.TOP_CARD_THROWN, card=card)
    holding, rest = before & SUIT_MASKS[suit], after & SUIT_MASKS[suit]
    highest = list(cards_in(holding))[-1]
    above = higher_than(highest, elsewhere)
    if after >> highest & 1 and count(holding) > above >= count(rest):
        return Cause(kind=CauseKind.GUARD_THROWN, card=highest)
    if count(holding) >= LONG:
        return Cause(kind=CauseKind.LENGTH_THROWN, suit=suit)
    if highest == card and count(holding) > above:
        return Cause(kind=CauseKind.TOP_CARD_THROWN, card=card)
    return None


def _kept(trump: Suit | None, ten: CardSet, losers: CardSet) -> Iterator[Cause]:
    """Cards that should go; ``ten`` are left when they have gone."""
    for card in cards_in(losers):
        if trump is not None and not ten & SUIT_MASKS[suit_of(card)]:
            yield Cause(kind=CauseKind.SHORT_SUIT_KEPT, suit=suit_of(card))
        yield Cause(kind=CauseKind.LOSER_KEPT, card=card)


def _causes_at_misere(assessment: Assessment, thrown: CardSet, right: CardSet) -> tuple[Cause, ...]:
    chances = [caught_chance(assessment, Discard(away)) for away in (thrown, right)]
    worse = Cause(kind=CauseKind.CAUGHT_MORE_OFTEN, chance=chances[0], other_chance=chances[1])
    return _reason_at_misere(assessment, thrown, right), worse


def _reason_at_misere(assessment: Assessment, thrown: CardSet, right: CardSet) -> Cause:
    view = assessment.view
    kept = view.hand & ~thrown
    misplaced = right & ~thrown
    in_danger = [
        card
        for suit in SUITS
        if misplaced & SUIT_MASKS[suit]
        and (card := endangered(kept & SUIT_MASKS[suit], view.unseen)) is not None
    ]
    if in_danger:
        return Cause(kind=CauseKind.HOLE_KEPT, card=in_danger[-1])
    return Cause(kind=CauseKind.LOW_CARD_LAID_AWAY, card=next(cards_in(thrown & ~right)))


def causes_in_naming(
    assessment: Assessment, phase: Naming, action: Action, better: Action
) -> tuple[Cause, ...]:
    """What is wrong with a contract."""
    hand = assessment.view.hand
    match action, better:
        case Name(contract), Name(other):
            return _causes_of_contract(assessment, contract, other)
        case Concede(), _:
            return (_of_chance(assessment, CauseKind.GIVEN_UP_TOO_EARLY, phase.bid, hand),)
    return (_of_chance(assessment, CauseKind.HOPELESS, phase.bid, hand),)


def _causes_of_contract(
    assessment: Assessment, contract: Contract, other: Contract
) -> tuple[Cause, ...]:
    hand = assessment.view.hand
    tricks, others = (
        strain_tricks(assessment, hand, strain) for strain in (contract.strain, other.strain)
    )
    gap = fmean(others) - fmean(tricks)
    if gap >= WEIGHTY or contract.level == other.level:
        return (
            Cause(
                kind=CauseKind.CONTRACT_IN_WRONG_STRAIN,
                contract=other,
                tricks=fmean(tricks),
                other_tricks=fmean(others),
            ),
        )
    if contract.level > other.level:
        chance = made(tricks, contract.level)
        if chance >= SAFE:
            return (Cause(kind=CauseKind.LOWER_CONTRACT_PAYS, contract=other),)
        return (Cause(kind=CauseKind.CONTRACT_TOO_HIGH, contract=contract, chance=chance),)
    chance = made(others, other.level)
    return (Cause(kind=CauseKind.CONTRACT_TOO_LOW, contract=other, chance=chance),)
