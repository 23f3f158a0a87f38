"""What happened at the table, one sentence an event."""

from PySide6.QtCore import QCoreApplication

from preferans_qt.game import events as facts
from preferans_qt.game.actions import Bid, Call, HalfWhist, Here, Whist
from preferans_qt.game.cards import cards_in
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import ContractResult, MisereResult, Result
from preferans_qt.game.seats import Seat
from preferans_qt.ui.table.layout import hand_order
from preferans_qt.ui.texts.words import (
    Names,
    card_name,
    cards_list,
    contract_name,
    fraction_text,
    tricks_text,
)

translate = QCoreApplication.translate


def event_text(event: facts.Event, names: Names) -> str:
    """The sentence for an event; empty when the events beside it already say it."""
    match event:
        case facts.Dealt(index, seating):
            return names.say(
                seating.dealer,
                translate("Events", "Deal {number}: you deal."),
                translate("Events", "Deal {number}: {name} deals."),
                number=index + 1,
            )
        case facts.Called(seat, call):
            return _call_text(seat, call, names)
        case facts.AllPassed():
            return translate("Events", "All pass: raspasy. Everybody avoids tricks.")
        case facts.TalonTaken(declarer, _, cards):
            return names.say(
                declarer,
                translate("Events", "You take the talon: {cards}."),
                translate("Events", "{name} takes the talon: {cards}."),
                cards=cards_list(cards),
            )
        case facts.Discarded(declarer):
            return names.say(
                declarer,
                translate("Events", "You lay two cards away."),
                translate("Events", "{name} lays two cards away."),
            )
        case facts.ContractNamed(declarer, contract):
            return names.say(
                declarer,
                translate("Events", "You play {contract}."),
                translate("Events", "{name} plays {contract}."),
                contract=contract_name(contract),
            )
        case facts.WhistCalled():
            return _whist_text(event, names)
        case facts.DefenceSettled():
            return ""
        case facts.DefenceChosen(seat, openly):
            return _defence_text(seat, openly, names)
        case _:
            return _play_text(event, names)


def _call_text(seat: Seat, call: Call, names: Names) -> str:
    if isinstance(call, Bid):
        return names.say(
            seat,
            translate("Events", "You bid {contract}."),
            translate("Events", "{name} bids {contract}."),
            contract=contract_name(call.contract),
        )
    if isinstance(call, Here):
        return names.say(
            seat,
            translate("Events", "You match the bid: here."),
            translate("Events", "{name} matches the bid: here."),
        )
    return names.say(seat, translate("Events", "You pass."), translate("Events", "{name} passes."))


def _whist_text(event: facts.WhistCalled, names: Names) -> str:
    seat = event.seat
    if isinstance(event.call, HalfWhist):
        return names.say(
            seat,
            translate("Events", "You offer half-whist."),
            translate("Events", "{name} offers half-whist."),
        )
    if isinstance(event.call, Whist) and event.reopens:
        return names.say(
            seat,
            translate("Events", "You take the whist back: the contract is played."),
            translate("Events", "{name} takes the whist back: the contract is played."),
        )
    if isinstance(event.call, Whist):
        return names.say(
            seat, translate("Events", "You whist."), translate("Events", "{name} whists.")
        )
    return names.say(
        seat,
        translate("Events", "You pass the whist."),
        translate("Events", "{name} passes the whist."),
    )


def _defence_text(seat: Seat, openly: bool, names: Names) -> str:
    if openly:
        return names.say(
            seat,
            translate("Events", "You defend in the open and play both hands."),
            translate("Events", "{name} defends in the open and plays both hands."),
        )
    return names.say(
        seat,
        translate("Events", "You defend with closed hands."),
        translate("Events", "{name} defends with closed hands."),
    )


def _play_text(event: facts.Event, names: Names) -> str:
    match event:
        case facts.HandShown(seat, cards):
            return names.say(
                seat,
                translate("Events", "Your hand is laid open: {cards}."),
                translate("Events", "The hand of {name} is laid open: {cards}."),
                cards=cards_list(hand_order(list(cards_in(cards)))),
            )
        case facts.TalonTurned(card):
            return translate("Events", "The talon shows the {card}: that suit is led.").format(
                card=card_name(card)
            )
        case facts.CardPlayed(seat, card):
            return names.say(
                seat,
                translate("Events", "You play the {card}."),
                translate("Events", "{name} plays the {card}."),
                card=card_name(card),
            )
        case facts.TrickTaken(winner, _, number):
            return names.say(
                winner,
                translate("Events", "You take trick {number}."),
                translate("Events", "{name} takes trick {number}."),
                number=number,
            )
        case facts.ClaimMade(claim):
            return names.say(
                claim.claimant,
                translate("Events", "You show your hand and claim: {split}."),
                translate("Events", "{name} shows the hand and claims: {split}."),
                split=split_text(claim.tricks, names),
            )
        case facts.ClaimAnswered(seat, accepted):
            return _answer_text(seat, accepted, names)
        case _:
            return _match_text(event, names)


def split_text(tricks: tuple[int, ...], names: Names) -> str:
    """How further tricks are shared: ``Anna 3, Boris 1``."""
    return ", ".join(f"{names[seat]} {number}" for seat, number in enumerate(tricks))


def _answer_text(seat: Seat, accepted: bool, names: Names) -> str:
    if accepted:
        return names.say(
            seat, translate("Events", "You agree."), translate("Events", "{name} agrees.")
        )
    return names.say(
        seat,
        translate("Events", "You do not agree."),
        translate("Events", "{name} does not agree."),
    )


def _match_text(event: facts.Event, names: Names) -> str:
    match event:
        case facts.DealScored(_, _, result):
            return result_text(result, names)
        case facts.StopOffered(seat):
            return names.say(
                seat,
                translate("Events", "You propose to end the match here."),
                translate("Events", "{name} proposes to end the match here."),
            )
        case facts.StopAnswered(seat, accepted):
            return _answer_text(seat, accepted, names)
        case facts.MatchEnded(results):
            return translate("Events", "The match is over: {results}.").format(
                results=", ".join(
                    f"{names[seat]} {fraction_text(result, signed=True)}"
                    for seat, result in enumerate(results)
                )
            )
    return ""


def result_text(result: Result, names: Names) -> str:
    """The outcome of a deal in one sentence."""
    match result:
        case ContractResult(declarer, contract, defence, tricks):
            if not defence.whisters:
                return names.say(
                    declarer,
                    translate("Events", "You make {contract} without play."),
                    translate("Events", "{name} makes {contract} without play."),
                    contract=contract_name(contract),
                )
            return _played_text(declarer, contract, tricks[declarer], names)
        case MisereResult(declarer, 0):
            return names.say(
                declarer,
                translate("Events", "You make the misère."),
                translate("Events", "{name} makes the misère."),
            )
        case MisereResult(declarer, taken):
            return names.say(
                declarer,
                translate("Events", "Your misère is caught: {tricks}."),
                translate("Events", "The misère of {name} is caught: {tricks}."),
                tricks=tricks_text(taken),
            )
    return translate("Events", "Raspasy is over: {split}.").format(
        split=split_text(result.tricks, names)
    )


def _played_text(declarer: Seat, contract: Contract, taken: int, names: Names) -> str:
    values = {"contract": contract_name(contract), "tricks": tricks_text(taken)}
    if taken >= contract.level:
        return names.say(
            declarer,
            translate("Events", "You make {contract} with {tricks}."),
            translate("Events", "{name} makes {contract} with {tricks}."),
            **values,
        )
    return names.say(
        declarer,
        translate("Events", "You fail in {contract} with {tricks}."),
        translate("Events", "{name} fails in {contract} with {tricks}."),
        **values,
    )
