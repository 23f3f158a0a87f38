"""What happened before the first card: calls, talon, contract and whist, one sentence an event."""

from PySide6.QtCore import QCoreApplication

from preferans_qt.game import events as facts
from preferans_qt.game.actions import Bid, HalfWhist, Here, TakeTalon, Whist
from preferans_qt.ui.texts.words import Names, cards_list, contract_name

translate = QCoreApplication.translate

Declarers = (
    facts.TalonTaken
    | facts.TalonLeft
    | facts.TalonRejected
    | facts.Conceded
    | facts.Discarded
    | facts.ContractNamed
)
Answers = facts.HandInspected | facts.ContractEntered | facts.DefenceChosen


def happening_text(event: facts.Event, names: Names) -> str:
    """The sentence for an event before the first card.

    Empty for others, and when the events beside it already say it.
    """
    match event:
        case facts.Looked(seat):
            return names.say(
                seat,
                translate("Events", "You look at your cards."),
                translate("Events", "{name} looks at the cards dealt."),
            )
        case facts.Called():
            return _dark_call_text(event, names) if event.dark else _call_text(event, names)
        case facts.ShareOffered():
            return _offer_text(event, names)
        case facts.ShareAnswered():
            return _share_text(event, names)
        case facts.AllPassed():
            return translate("Events", "All pass: raspasy. Everybody avoids tricks.")
        case facts.PassedOut():
            return translate("Events", "All pass: nothing is written, and there is a new deal.")
        case facts.WhistCalled():
            return _whist_text(event, names)
        case (
            facts.TalonTaken()
            | facts.TalonLeft()
            | facts.TalonRejected()
            | facts.Conceded()
            | facts.Discarded()
            | facts.ContractNamed()
        ):
            return _declarer_text(event, names)
        case facts.HandInspected() | facts.ContractEntered() | facts.DefenceChosen():
            return _defence_text(event, names)
        case facts.DefenceSettled() if event.defence.without_quota:
            return translate("Events", "Both must whist a ten, and they owe no tricks.")
        case facts.DefenceSettled(forced=True):
            return translate("Events", "Both must whist this six, with closed hands.")
    return ""


def _call_text(event: facts.Called, names: Names) -> str:
    seat = event.seat
    match event.call:
        case Bid(contract):
            return names.say(
                seat,
                translate("Events", "You bid {contract}."),
                translate("Events", "{name} bids {contract}."),
                contract=contract_name(contract),
            )
        case Here():
            return names.say(
                seat,
                translate("Events", "You match the bid: here."),
                translate("Events", "{name} matches the bid: here."),
            )
        case TakeTalon():
            return names.say(
                seat,
                translate("Events", "You take the talon without a bid."),
                translate("Events", "{name} takes the talon without a bid."),
            )
    return names.say(seat, translate("Events", "You pass."), translate("Events", "{name} passes."))


def _dark_call_text(event: facts.Called, names: Names) -> str:
    """A call of somebody who has not looked at his cards."""
    seat = event.seat
    match event.call:
        case Bid(contract):
            return names.say(
                seat,
                translate("Events", "You bid {contract} in the dark."),
                translate("Events", "{name} bids {contract} in the dark."),
                contract=contract_name(contract),
            )
        case Here():
            return names.say(
                seat,
                translate("Events", "You match the bid in the dark: here."),
                translate("Events", "{name} matches the bid in the dark: here."),
            )
        case TakeTalon():
            return names.say(
                seat,
                translate("Events", "You ask for the talon in the dark."),
                translate("Events", "{name} asks for the talon in the dark."),
            )
    return names.say(
        seat,
        translate("Events", "You pass in the dark."),
        translate("Events", "{name} passes in the dark."),
    )


def _offer_text(event: facts.ShareOffered, names: Names) -> str:
    """Half of a misère is offered: three may be told, the two of them and whoever looks on."""
    if names.is_you(event.dealer):
        text = translate("Events", "{name} shows you the hand and offers you half of a misère.")
        return text.format(name=names[event.seat])
    return names.say(
        event.seat,
        translate("Events", "You show {dealer} your hand and offer half of a misère."),
        translate("Events", "{name} shows {dealer} the hand and offers half of a misère."),
        dealer=names[event.dealer],
    )


def _share_text(event: facts.ShareAnswered, names: Names) -> str:
    if event.accepted:
        return names.say(
            event.dealer,
            translate("Events", "You would take half of the misère."),
            translate("Events", "{name} would take half of the misère."),
        )
    return names.say(
        event.dealer,
        translate("Events", "You do not share the misère."),
        translate("Events", "{name} does not share the misère."),
    )


def _declarer_text(event: Declarers, names: Names) -> str:
    """What a declarer does with the talon and with the contract."""
    match event:
        case facts.Conceded(declarer):
            return names.say(
                declarer,
                translate("Events", "You give up and write three tricks short."),
                translate("Events", "{name} gives up and writes three tricks short."),
            )
        case facts.Discarded(declarer):
            return names.say(
                declarer,
                translate("Events", "You make your discard."),
                translate("Events", "{name} makes the discard."),
            )
        case facts.ContractNamed(declarer, contract):
            return names.say(
                declarer,
                translate("Events", "You play {contract}."),
                translate("Events", "{name} plays {contract}."),
                contract=contract_name(contract),
            )
        case _:
            return _talon_text(event, names)


def _talon_text(
    event: facts.TalonTaken | facts.TalonLeft | facts.TalonRejected, names: Names
) -> str:
    """What becomes of the talon."""
    match event:
        case facts.TalonTaken(declarer, _, None):
            return names.say(
                declarer,
                translate("Events", "You take the talon, and nobody else sees it."),
                translate("Events", "{name} takes the talon, and nobody else sees it."),
            )
        case facts.TalonTaken(declarer, _, (first, second)):
            return names.say(
                declarer,
                translate("Events", "You take the talon: {cards}."),
                translate("Events", "{name} takes the talon: {cards}."),
                cards=cards_list((first, second)),
            )
        case facts.TalonLeft(declarer, bid):
            return names.say(
                declarer,
                translate("Events", "You win with {contract}. The talon stays face down."),
                translate("Events", "{name} wins with {contract}. The talon stays face down."),
                contract=contract_name(bid),
            )
        case facts.TalonRejected(declarer):
            return names.say(
                declarer,
                translate("Events", "You leave the talon and play the cards dealt."),
                translate("Events", "{name} leaves the talon and plays the cards dealt."),
            )
    return ""


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


def _defence_text(event: Answers, names: Names) -> str:
    """Answers that complete the declarations."""
    match event:
        case facts.HandInspected():
            return _look_text(event, names)
        case facts.ContractEntered(declarer, off_mountain):
            if off_mountain:
                return names.say(
                    declarer,
                    translate("Events", "You write the contract off your mountain."),
                    translate("Events", "{name} writes the contract off the mountain."),
                )
            return names.say(
                declarer,
                translate("Events", "You write the contract in the pool."),
                translate("Events", "{name} writes the contract in the pool."),
            )
        case facts.DefenceChosen(resting=None):
            return _called_text(event, names) if event.called else _chosen_text(event, names)
        case facts.DefenceChosen():
            return names.say(
                event.seat,
                translate("Events", "You defend alone: the cards of the other are not played."),
                translate("Events", "{name} defends alone: the cards of the other are not played."),
            )


def _look_text(event: facts.HandInspected, names: Names) -> str:
    """The sitting dealer looks at a hand: again there are three who may be told."""
    if names.is_you(event.seat):
        text = translate("Events", "{name} deals, and looks at your hand.")
        return text.format(name=names[event.dealer])
    return names.say(
        event.dealer,
        translate("Events", "You look at the hand of {owner}."),
        translate("Events", "{name} deals, and looks at the hand of {owner}."),
        owner=names[event.seat],
    )


def _chosen_text(event: facts.DefenceChosen, names: Names) -> str:
    if event.openly:
        return names.say(
            event.seat,
            translate("Events", "You defend in the open and play both hands."),
            translate("Events", "{name} defends in the open and plays both hands."),
        )
    return names.say(
        event.seat,
        translate("Events", "You defend with closed hands."),
        translate("Events", "{name} defends with closed hands."),
    )


def _called_text(event: facts.DefenceChosen, names: Names) -> str:
    """The passer is called back (C12.4)."""
    if event.openly:
        return names.say(
            event.seat,
            translate("Events", "You call the passer back in the light and play both hands."),
            translate("Events", "{name} calls the passer back in the light and plays both hands."),
        )
    return names.say(
        event.seat,
        translate("Events", "You call the passer back in the dark."),
        translate("Events", "{name} calls the passer back in the dark."),
    )
