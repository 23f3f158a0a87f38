"""What happened at the table, one sentence an event."""

from PySide6.QtCore import QCoreApplication

from preferans_qt.game import events as facts
from preferans_qt.game.cards import cards_in
from preferans_qt.game.contracts import Contract
from preferans_qt.game.outcome import (
    ConcededResult,
    ContractResult,
    MisereResult,
    PassedOutResult,
    RaspasyResult,
    Result,
)
from preferans_qt.game.seats import Seat
from preferans_qt.ui.table.layout import hand_order
from preferans_qt.ui.texts.auction import happening_text
from preferans_qt.ui.texts.factors import terms_text
from preferans_qt.ui.texts.irregular import irregularity_text
from preferans_qt.ui.texts.words import (
    Names,
    card_name,
    cards_list,
    contract_name,
    fraction_text,
    joined,
    tricks_text,
)

translate = QCoreApplication.translate


def event_text(event: facts.Event, names: Names) -> str:
    """The sentence for an event; empty when the events beside it already say it."""
    match event:
        case facts.Dealt():
            return names.say(
                event.seating.dealer,
                translate("Events", "Deal {number}: you deal."),
                translate("Events", "Deal {number}: {name} deals."),
                number=event.index + 1,
            )
        case facts.HandShown() | facts.TalonTurned() | facts.CardPlayed() | facts.TrickTaken():
            return _play_text(event, names)
        case facts.ClaimMade():
            return names.say(
                event.claim.claimant,
                translate("Events", "You show your hand and claim: {split}."),
                translate("Events", "{name} shows the hand and claims: {split}."),
                split=split_text(event.claim.tricks, names),
            )
        case facts.ClaimAnswered() | facts.StopAnswered():
            return _answer_text(event.seat, event.accepted, names)
        case (
            facts.OffenceFound() | facts.PlayTakenBack() | facts.CardExposed() | facts.LookedBack()
        ):
            return irregularity_text(event, names)
        case facts.DealScored() | facts.StopOffered() | facts.MatchEnded():
            return _match_text(event, names)
        case _:
            return happening_text(event, names)


def _play_text(
    event: facts.HandShown | facts.TalonTurned | facts.CardPlayed | facts.TrickTaken, names: Names
) -> str:
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


def split_text(tricks: tuple[int, ...], names: Names) -> str:
    """How further tricks are shared: ``Anna 3, Boris 1``."""
    return ", ".join(f"{names[seat]} {number}" for seat, number in enumerate(tricks))


def split_of_contract(result: Result, names: Names) -> str:
    """Who took how many tricks of a contract; nothing where its headline says it."""
    if not isinstance(result, ContractResult) or not any(result.tricks):
        return ""
    return translate("Events", "Tricks: {split}.").format(split=split_text(result.tricks, names))


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


def _match_text(
    event: facts.DealScored | facts.StopOffered | facts.MatchEnded, names: Names
) -> str:
    match event:
        case facts.DealScored(_, seating, result):
            factors = terms_text(seating, result, names)
            return joined(result_text(result, names), factors)
        case facts.StopOffered(seat):
            return names.say(
                seat,
                translate("Events", "You propose to end the match here."),
                translate("Events", "{name} proposes to end the match here."),
            )
        case facts.MatchEnded(results):
            return translate("Events", "The match is over: {results}.").format(
                results=", ".join(
                    f"{names[seat]} {fraction_text(result, signed=True)}"
                    for seat, result in enumerate(results)
                )
            )


def result_text(result: Result, names: Names) -> str:
    """The outcome of a deal in one sentence."""
    match result:
        case ContractResult(declarer, contract, defence, tricks):
            if defence.whisters:
                return _played_text(declarer, contract, tricks[declarer], names)
            return names.say(
                declarer,
                translate("Events", "You make {contract} without play."),
                translate("Events", "{name} makes {contract} without play."),
                contract=contract_name(contract),
            )
        case MisereResult():
            return _misere_text(result, names)
        case ConcededResult(declarer, bid):
            return names.say(
                declarer,
                translate("Events", "You give up {contract} and write three tricks short."),
                translate("Events", "{name} gives up {contract} and writes three tricks short."),
                contract=contract_name(bid),
            )
        case RaspasyResult(tricks):
            return translate("Events", "Raspasy is over: {split}.").format(
                split=split_text(tricks, names)
            )
        case PassedOutResult():
            return translate("Events", "All passed, and the cards are dealt again.")


def _misere_text(result: MisereResult, names: Names) -> str:
    if result.taken == 0:
        return names.say(
            result.declarer,
            translate("Events", "You make the misère."),
            translate("Events", "{name} makes the misère."),
        )
    return names.say(
        result.declarer,
        translate("Events", "Your misère is caught: {tricks}."),
        translate("Events", "The misère of {name} is caught: {tricks}."),
        tricks=tricks_text(result.taken),
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
