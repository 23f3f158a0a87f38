"""The state of the table in words: whose turn, the contract, tricks needed and taken."""

from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from preferans_qt.game.cards import cards_in, suit_of
from preferans_qt.game.deal import (
    Auction,
    DarkWin,
    DefenceChoice,
    Entering,
    Exchange,
    Naming,
    Phase,
    Seating,
    Trick,
    TrickPlay,
    Whisting,
)
from preferans_qt.game.irregular import seats_in
from preferans_qt.game.outcome import Defence
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import Sheet, balance
from preferans_qt.game.view import PlayerView
from preferans_qt.ui.table.layout import hand_order
from preferans_qt.ui.table.picture import Picture
from preferans_qt.ui.texts.words import (
    Names,
    card_name,
    cards_list,
    contract_name,
    fraction_text,
    suit_name,
)

translate = QCoreApplication.translate


def turn_text(phase: Phase, actor: Seat, controller: Seat, names: Names) -> str:
    """What is asked for, and of whom."""
    match phase:
        case Auction():
            return _call_turn_text(phase, controller, names)
        case Exchange():
            return names.say(
                controller,
                translate("Status", "Lay two cards away."),
                translate("Status", "{name} is laying two cards away."),
            )
        case Naming():
            return names.say(
                controller,
                translate("Status", "Name your contract."),
                translate("Status", "{name} is naming the contract."),
            )
        case Whisting():
            return _whist_turn_text(phase, controller, names)
        case DefenceChoice():
            return names.say(
                controller,
                translate("Status", "How do you defend?"),
                translate("Status", "{name} chooses how to defend."),
            )
        case TrickPlay(claim=None):
            return _play_turn_text(actor, controller, names)
        case DarkWin() | Entering():
            return _declarer_turn_text(phase, controller, names)
        case _:
            return names.say(
                controller,
                translate("Status", "Do you agree?"),
                translate("Status", "{name} is to answer."),
            )


def _call_turn_text(phase: Auction, seat: Seat, names: Names) -> str:
    if phase.share is not None and phase.share.accepted is None:
        return names.say(
            seat,
            translate("Status", "Do you take half of the misère?"),
            translate("Status", "The dealer, {name}, considers half of the misère."),
        )
    if phase.actor_is_in_the_dark:
        return names.say(
            seat,
            translate("Status", "Your turn: look at your cards, or bid in the dark."),
            translate("Status", "{name} is to look at the cards or to bid in the dark."),
        )
    return names.say(
        seat,
        translate("Status", "Your turn to bid."),
        translate("Status", "{name} is to bid."),
    )


def _whist_turn_text(phase: Whisting, seat: Seat, names: Names) -> str:
    """A sitting dealer is asked when both defenders have answered (C5.5)."""
    answered = {call.seat for call in phase.calls}
    if len(answered) == 2 and seat not in answered:
        return names.say(
            seat,
            translate("Status", "You deal: whist in place of a defender, or pass?"),
            translate("Status", "The dealer, {name}, considers a whist."),
        )
    return names.say(
        seat,
        translate("Status", "Whist or pass?"),
        translate("Status", "{name} is to whist or pass."),
    )


def _declarer_turn_text(phase: DarkWin | Entering, seat: Seat, names: Names) -> str:
    if isinstance(phase, DarkWin):
        return names.say(
            seat,
            translate("Status", "Take the talon, or turn to misère?"),
            translate("Status", "{name}, who bid in the dark, considers misère."),
        )
    return names.say(
        seat,
        translate("Status", "Nobody whists: where do you write the contract?"),
        translate("Status", "Nobody whists: {name} chooses where the contract is written."),
    )


def _play_turn_text(actor: Seat, controller: Seat, names: Names) -> str:
    if actor != controller and names.is_you(controller):
        return translate("Status", "Play a card from the hand of {name}.").format(name=names[actor])
    return names.say(
        controller,
        translate("Status", "Your turn to play."),
        translate("Status", "{name} is to play."),
    )


def contract_headline(picture: Picture, names: Names) -> str:
    """Who plays or bids what, in words."""
    if picture.raspasy:
        return translate("Status", "Raspasy")
    if picture.declarer is None:
        return ""
    if picture.contract is None:
        if picture.bid is None:
            return ""
        return names.say(
            picture.declarer,
            translate("Status", "Your bid: {contract}"),
            translate("Status", "{name} bids {contract}"),
            contract=contract_name(picture.bid),
        )
    if picture.contract.is_misere:
        return names.say(
            picture.declarer,
            translate("Status", "You play misère"),
            translate("Status", "{name} plays misère"),
        )
    return names.say(
        picture.declarer,
        translate("Status", "You play {contract}"),
        translate("Status", "{name} plays {contract}"),
        contract=contract_name(picture.contract),
    )


def declarer_headline(picture: Picture, names: Names) -> str:
    """The first line of the banner where the contract stands beside it as a sign."""
    if picture.declarer is None:
        return ""
    if picture.contract is None:
        return names.say(
            picture.declarer,
            translate("Status", "Your bid"),
            translate("Status", "{name} bids"),
        )
    return names.say(
        picture.declarer,
        translate("Status", "You play"),
        translate("Status", "{name} plays"),
    )


def needs_text(picture: Picture, rules: Rules) -> str:
    """Tricks needed and taken by either side; empty before they are fixed."""
    if picture.raspasy:
        if picture.turned is not None:
            return translate("Status", "the talon leads {suit}").format(
                suit=suit_name(suit_of(picture.turned))
            )
        return translate("Status", "every trick counts against you")
    if picture.contract is None or picture.declarer is None:
        return ""
    taken = picture.places[picture.declarer].tricks
    others = sum(place.tricks for place in picture.places) - taken
    if picture.contract.is_misere:
        return translate("Status", "must take none, has {taken}").format(taken=taken)
    if picture.defence is None or not picture.defence.whisters:
        return translate("Status", "needs {needed}").format(needed=picture.contract.level)
    quota = _owed(rules, picture.contract.level, picture.defence)
    return translate("Status", "has {taken} of {needed} – defence has {others} of {quota}").format(
        needed=picture.contract.level, taken=taken, quota=quota, others=others
    )


def _owed(rules: Rules, level: int, defence: Defence) -> int:
    """The tricks that the defence must take, so that nobody falls short."""
    if defence.without_quota:
        return 0
    return rules.personal_duty.get(level, 0) if defence.alone else rules.whist_quota[level]


def hand_text(view: PlayerView) -> str:
    """The person's own cards in words."""
    if view.hands[view.seat] is None:
        return translate("Status", "You have not looked at your cards.")
    if not view.hand:
        return translate("Status", "You hold no cards.")
    return translate("Status", "You hold {cards}.").format(
        cards=cards_list(hand_order(list(cards_in(view.hand))))
    )


def trick_text(picture: Picture, names: Names) -> str:
    """The cards of the current trick in words."""
    if not picture.trick:
        return translate("Status", "No card lies on the table.")
    return translate("Status", "On the table: {cards}.").format(
        cards="; ".join(f"{names[seat]}: {cards_list([card])}" for seat, card in picture.trick)
    )


def sheet_text(rules: Rules, sheet: Sheet, names: Names) -> str:
    """Everybody's totals in words."""
    standings = balance(rules, sheet)
    if rules.ledger == "signed_points":
        return " ".join(
            translate("Status", "{name}: total {total}.").format(
                name=names[seat], total=fraction_text(Fraction(total), signed=True)
            )
            for seat, total in enumerate(sheet.points)
        )
    return " ".join(
        translate("Status", "{name}: pool {pool}, mountain {mountain}, balance {balance}.").format(
            name=names[seat],
            pool=sheet.pool[seat],
            mountain=sheet.mountain[seat],
            balance=fraction_text(standings[seat], signed=True),
        )
        for seat in range(sheet.players)
    )


def last_trick_text(picture: Picture, names: Names) -> str:
    """The cards of the last trick in words."""
    trick = picture.last_trick
    if trick is None:
        return translate("Status", "No trick has been taken yet.")
    cards = _cards_by_player(trick, picture.seating, names)
    return translate("Status", "Last trick: {cards}.").format(cards=cards)


def older_trick_text(number: int, trick: Trick, seating: Seating, names: Names) -> str:
    """The cards of a trick, numbered from 0, in words."""
    cards = _cards_by_player(trick, seating, names)
    return translate("Status", "Trick {number}: {cards}.").format(number=number + 1, cards=cards)


def discard_text(view: PlayerView) -> str:
    """The cards that the person has laid away, in words."""
    cards = cards_list(hand_order(list(cards_in(view.discard or 0))))
    return translate("Status", "You laid away: {cards}.").format(cards=cards)


def _cards_by_player(trick: Trick, seating: Seating, names: Names) -> str:
    played = zip(seats_in(seating, trick), trick.cards, strict=True)
    return "; ".join(f"{names[seat]}: {card_name(card)}" for seat, card in played)
