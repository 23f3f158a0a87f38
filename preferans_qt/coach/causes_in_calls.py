"""Why a call of the auction or a whist declaration is worse than another."""

from statistics import fmean

from preferans_qt.coach.assessment import Assessment
from preferans_qt.coach.cause_kinds import Cause, CauseKind
from preferans_qt.coach.measures import (
    bid_chance,
    defended_tricks,
    misere_chance,
    raspasy_tricks,
)
from preferans_qt.game.actions import (
    Action,
    Alone,
    Bid,
    Defend,
    HalfWhist,
    Inspect,
    Look,
    OfferShare,
    Pass,
    TakeTalon,
    Whist,
)
from preferans_qt.game.auction import next_raise
from preferans_qt.game.contracts import MISERE, Contract
from preferans_qt.game.deal import Auction, DarkWin, Whisting
from preferans_qt.game.rules import Rules

GOOD_CHANCE = 0.6  # of making a bid: then it is not too high by itself


def causes_in_auction(
    assessment: Assessment, phase: Auction | DarkWin, action: Action, better: Action
) -> tuple[Cause, ...]:
    """What is wrong with a call."""
    if isinstance(action, Look):
        return ()
    if isinstance(better, Look):
        return (Cause(kind=CauseKind.LOOK_AT_CARDS),)
    bid, other = (_called(assessment, phase, call) for call in (action, better))
    for contract, kind in ((bid, CauseKind.MISERE_TOO_RISKY), (other, CauseKind.MISERE_MISSED)):
        if contract is not None and contract.is_misere:
            return (Cause(kind=kind, chance=misere_chance(assessment, contract)),)
    if bid is not None and other is not None:
        return (_cause_of_other_bid(bid, other),)
    if other is not None:
        return _causes_of_pass(assessment, phase, other)
    if bid is not None:
        return _causes_of_bid(assessment, phase, bid)
    return ()


def _called(assessment: Assessment, phase: Auction | DarkWin, call: Action) -> Contract | None:
    """What a call undertakes to play; None for a pass."""
    match call:
        case Bid(contract):
            return contract
        case OfferShare():
            return MISERE
        case Pass():
            return None
        case TakeTalon() if isinstance(phase, Auction):
            return next_raise(assessment.view.rules, assessment.view.run, phase)
    return phase.bid if isinstance(phase, DarkWin) else phase.high


def _leads_to_raspasy(assessment: Assessment, phase: Auction | DarkWin) -> bool:
    """Whether tricks will have to be avoided if nobody bids any more."""
    is_played = assessment.view.rules.raspasy_scoring != "redeal"
    return is_played and isinstance(phase, Auction) and phase.high is None


def _causes_of_pass(
    assessment: Assessment, phase: Auction | DarkWin, other: Contract
) -> tuple[Cause, ...]:
    chance = bid_chance(assessment, other)
    early = Cause(kind=CauseKind.PASSED_TOO_EARLY, contract=other, chance=chance)
    if not _leads_to_raspasy(assessment, phase):
        return (early,)
    dear = Cause(kind=CauseKind.RASPASY_IS_DEAR, tricks=raspasy_tricks(assessment))
    return (early, dear) if chance >= GOOD_CHANCE else (dear, early)


def _causes_of_bid(
    assessment: Assessment, phase: Auction | DarkWin, bid: Contract
) -> tuple[Cause, ...]:
    chance = bid_chance(assessment, bid)
    high = Cause(kind=CauseKind.BID_TOO_HIGH, contract=bid, chance=chance)
    if _leads_to_raspasy(assessment, phase):
        cheap = Cause(kind=CauseKind.RASPASY_IS_CHEAP, tricks=raspasy_tricks(assessment))
        return (cheap,) if chance >= GOOD_CHANCE else (high, cheap)
    if chance >= GOOD_CHANCE:
        return (Cause(kind=CauseKind.OTHER_MAY_PLAY),)
    return (high,)


def _cause_of_other_bid(bid: Contract, other: Contract) -> Cause:
    if bid.level == other.level and bid.strain != other.strain:
        kind = CauseKind.BID_IN_WRONG_STRAIN
    else:
        kind = CauseKind.LOWER_BID_DOES if other.place < bid.place else CauseKind.HIGHER_BID_NEEDED
    return Cause(kind=kind, contract=other)


def causes_in_whisting(
    assessment: Assessment, phase: Whisting, action: Action, better: Action
) -> tuple[Cause, ...]:
    """What is wrong with an answer to a contract."""
    rules, level = assessment.view.rules, phase.contract.level
    tricks = fmean(defended_tricks(assessment, phase.declarer, phase.contract))
    owed = duty(rules, level)
    others = {type(made.call) for made in phase.calls if made.seat != phase.actor}

    def measured(kind: CauseKind) -> tuple[Cause, ...]:
        return (Cause(kind=kind, tricks=tricks, number=owed),)

    match action, better:
        case Inspect(), Inspect():
            return (Cause(kind=CauseKind.LOOK_AT_OTHER),)
        case _, Inspect():
            return (Cause(kind=CauseKind.LOOK_FIRST),)
        case Whist(), HalfWhist():
            return measured(CauseKind.HALF_WHIST_IS_ENOUGH)
        case Whist(), _ if Whist in others:
            return (Cause(kind=CauseKind.LEAVE_TO_OTHER),)
        case Whist(), _:
            return measured(CauseKind.WHIST_TOO_DEAR)
        case _, Whist() if Whist in others:
            return (Cause(kind=CauseKind.JOIN_THE_WHIST),)
        case _, Whist():
            return measured(CauseKind.WHIST_PAYS)
        case Pass(), HalfWhist():
            return (Cause(kind=CauseKind.HALF_WHIST_IS_FREE),)
    return (Cause(kind=CauseKind.LEAVE_TO_OTHER),)


def duty(rules: Rules, level: int) -> int:
    """The tricks that one whister must see to (D.2): one at least, which beats the contract."""
    if rules.sole_whister_mode == "polish_call" and level in rules.personal_duty:
        return rules.personal_duty[level]
    return rules.whist_quota[level] or 1


def causes_in_choice_of_defence(action: Action, better: Action) -> tuple[Cause, ...]:
    """What is wrong with a way to defend."""
    match action, better:
        case _, Alone():
            return (Cause(kind=CauseKind.ALONE_IS_BETTER),)
        case Alone(), _:
            return (Cause(kind=CauseKind.TOGETHER_IS_BETTER),)
        case _, Defend(openly=True):
            return (Cause(kind=CauseKind.OPEN_IS_BETTER),)
    return (Cause(kind=CauseKind.CLOSED_IS_BETTER),)
