"""At least one of everything that can be said, for any seat."""

from collections.abc import Iterator
from fractions import Fraction
from typing import get_args

from preferans_qt.game import events as facts
from preferans_qt.game.actions import Bid, HalfWhist, Here, Pass, TakeTalon, Whist
from preferans_qt.game.cards import card_set
from preferans_qt.game.contracts import (
    MISERE,
    MISERE_WITHOUT_TALON,
    NINE_WITHOUT_TALON,
    parse_contract,
)
from preferans_qt.game.deal import PendingClaim, Seating, Trick
from preferans_qt.game.entries import Column, Entry, Why
from preferans_qt.game.outcome import (
    ConcededResult,
    ContractResult,
    Defence,
    Finding,
    MisereResult,
    Offence,
    PassedOutResult,
    RaspasyResult,
    Result,
)
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.ui.texts.words import Names

# Names that would show if one were put through format twice
NAMES = Names(("Zara {name}", "Yorick", "Xenia"), 0)
SEVEN_HEARTS = parse_contract("7H")
ALL_EVENTS = get_args(facts.Event)

# What the rules put into a refusal that has a value
VALUES = {
    Refusal.BID_TOO_LOW: "7H",
    Refusal.BID_SKIPS_STEPS: "6NT",
    Refusal.BID_BELOW_EXIT: "7",
    Refusal.MISERE_TOO_LOW: "9S",
    Refusal.MISERE_BELOW_EXIT: "9",
    Refusal.IN_THE_DARK_BELOW: "8",
    Refusal.MUST_OVERTAKE: "QH",
    Refusal.EXPOSED_CARD_FIRST: "7C",
    Refusal.DISCARD_NOT_TWO: "1",
    Refusal.DISCARD_NOT_HELD: "10H",
    Refusal.CONTRACT_BELOW_BID: "8C",
    Refusal.CONTRACT_NOT_MISERE: "6S",
    Refusal.HALF_WHIST_LEVEL: "8",
    Refusal.CARD_NOT_HELD: "AS",
    Refusal.MUST_FOLLOW: "D",
    Refusal.MUST_TRUMP: "C",
    Refusal.CLAIM_WRONG_SUM: "4",
}


def reasons() -> list[Reason]:
    """Every refusal with what it is about."""
    return [
        Reason(refusal, "C1.1", (VALUES[refusal],) if refusal in VALUES else ())
        for refusal in Refusal
    ]


def results(seat: int) -> Iterator[Result]:
    """Every way in which a deal can end for a declarer."""
    tricks = [1, 2, 3]
    for own in (7, 5):
        tricks[seat] = own
        yield ContractResult(seat, SEVEN_HEARTS, Defence(((seat + 1) % 3,)), tuple(tricks))
    yield ContractResult(seat, SEVEN_HEARTS, Defence(), (0, 0, 0))
    yield MisereResult(seat, 0)
    yield MisereResult(seat, 3)
    yield ConcededResult(seat, SEVEN_HEARTS)


def events(seat: int) -> Iterator[facts.Event]:
    """Every kind of event, done by a seat, with every kind of what it can hold."""
    yield facts.Dealt(4, Seating(3, seat))
    yield facts.Looked(seat)
    calls = (Bid(SEVEN_HEARTS), Bid(MISERE), Bid(NINE_WITHOUT_TALON), Here(), TakeTalon(), Pass())
    for call in calls:
        yield facts.Called(seat, call)
        yield facts.Called(seat, call, dark=True)
    yield facts.ShareAnswered(seat, True)
    yield facts.ShareAnswered(seat, False)
    yield facts.AllPassed(1)
    yield facts.PassedOut()
    yield facts.TalonTaken(seat, SEVEN_HEARTS, (3, 30))
    yield facts.TalonTaken(seat, SEVEN_HEARTS, None)
    yield facts.TalonLeft(seat, MISERE_WITHOUT_TALON)
    yield facts.TalonRejected(seat)
    yield facts.Conceded(seat)
    yield facts.Discarded(seat)
    yield facts.ContractNamed(seat, SEVEN_HEARTS)
    for whist_call in (Whist(), HalfWhist(), Pass()):
        yield facts.WhistCalled(seat, whist_call)
    yield facts.WhistCalled(seat, Whist(), reopens=True)
    yield facts.ContractEntered(seat, True)
    yield facts.ContractEntered(seat, False)
    yield facts.DefenceSettled(SEVEN_HEARTS, Defence((seat,)))
    yield facts.DefenceChosen(seat, True)
    yield facts.DefenceChosen(seat, False)
    yield facts.DefenceChosen(seat, True, called=True)
    yield facts.DefenceChosen(seat, False, called=True)
    yield facts.DefenceChosen(seat, False, resting=(seat + 1) % 3)
    yield facts.HandShown(seat, card_set((1, 12, 31)))
    yield facts.TalonTurned(9, 0)
    yield facts.CardPlayed(seat, 17, seat)
    yield facts.TrickTaken(seat, Trick(seat, (1, 2, 3)), 6)
    yield facts.ClaimMade(PendingClaim(seat, (4, 0, 1), ((seat + 1) % 3, (seat + 2) % 3)))
    yield facts.ClaimAnswered(seat, True)
    yield facts.ClaimAnswered(seat, False)
    yield from _irregularities(seat)
    for result in (*results(seat), RaspasyResult((5, 5, 0), 2), PassedOutResult()):
        yield facts.DealScored(4, Seating(3, 0), result, ())
    yield facts.StopOffered(seat)
    yield facts.StopAnswered(seat, True)
    yield facts.StopAnswered(seat, False)
    yield facts.MatchEnded((Fraction(-19, 3), Fraction(10, 3), Fraction(3)), early=False)


def _irregularities(seat: int) -> Iterator[facts.Event]:
    """What can happen at a live table only."""
    for offence in Offence:
        yield facts.OffenceFound(Finding(offence, seat, 4), None)
        yield facts.OffenceFound(Finding(offence, seat, 4), seat)
    yield facts.PlayTakenBack(seat, 4)
    yield facts.CardExposed(seat, 17)
    yield facts.LookedBack(seat, 4)
    yield facts.LookedBack(seat, None)


def between_two(seat: int, other: int) -> Iterator[facts.Event]:
    """What two seats have to do with: a sitting dealer and another."""
    yield facts.ShareOffered(seat, other)
    yield facts.HandInspected(other, seat)


def entries() -> Iterator[Entry]:
    """An entry for every reason, column and seat; what can be taken off again is."""
    for why in Why:
        for seat in range(3):
            helper = (seat + 1) % 3
            for column in Column:
                on = helper if column is Column.WHISTS else None
                yield Entry(seat, column, 8, why, 2, 4, on, helper)
                if column in (Column.MOUNTAIN, Column.POINTS):
                    yield Entry(seat, column, -4, why, 1, -4, on, helper)
