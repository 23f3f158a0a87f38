"""Why something is refused, in one sentence."""

from PySide6.QtCore import QCoreApplication

from preferans_qt.game.cards import SUIT_LETTERS, parse_card
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.ui.texts.words import card_name, contract_name, suit_name

translate = QCoreApplication.translate


def reason_text(reason: Reason) -> str:
    """The sentence for a refusal."""
    value = reason.values[0] if reason.values else ""
    return _template(reason.refusal).format(value=_value_text(reason.refusal, value))


def _value_text(refusal: Refusal, value: str) -> str:
    match refusal:
        case Refusal.MUST_FOLLOW | Refusal.MUST_TRUMP:
            return suit_name(SUIT_LETTERS.index(value))
        case (
            Refusal.CARD_NOT_HELD
            | Refusal.DISCARD_NOT_HELD
            | Refusal.MUST_OVERTAKE
            | Refusal.EXPOSED_CARD_FIRST
        ):
            return card_name(parse_card(value))
        case (
            Refusal.BID_TOO_LOW
            | Refusal.BID_SKIPS_STEPS
            | Refusal.MISERE_TOO_LOW
            | Refusal.CONTRACT_BELOW_BID
            | Refusal.CONTRACT_NOT_MISERE
        ):
            return contract_name(parse_contract(value))
        case _:
            return value


def _template(refusal: Refusal) -> str:
    match refusal:
        case Refusal.NOT_YOUR_TURN:
            return translate("Reasons", "It is not your turn.")
        case Refusal.WRONG_PHASE:
            return translate("Reasons", "That is not what is asked for now.")
        case Refusal.BID_TOO_LOW:
            return translate("Reasons", "The bid stands at {value}; you must go higher.")
        case Refusal.BID_SKIPS_STEPS:
            return translate("Reasons", "Bids rise one step at a time; the next is {value}.")
        case Refusal.BID_BELOW_EXIT:
            return translate("Reasons", "After raspasy the bidding starts at level {value}.")
        case Refusal.BID_UNDER_MISERE:
            return translate("Reasons", "Over misère only nine or more may be bid.")
        case Refusal.AUCTION_CLOSED_BY_NINE:
            return translate("Reasons", "After a nine over misère this call is closed.")
        case Refusal.MISERE_OUTBID:
            return translate("Reasons", "You have called misère, so this call is closed to you.")
        case Refusal.MISERE_NOT_IN_GAME:
            return translate("Reasons", "Misère is not played at this table.")
        case Refusal.MISERE_NOT_FIRST_CALL:
            return translate("Reasons", "Misère must be your first call.")
        case Refusal.MISERE_TOO_LOW:
            return translate("Reasons", "Misère does not rank above {value}.")
        case Refusal.MISERE_BELOW_EXIT:
            return translate("Reasons", "The bidding starts at level {value}, above misère.")
        case Refusal.HERE_NOT_PLAYED:
            return translate("Reasons", "“Here” is not played at this table.")
        case Refusal.HERE_WITHOUT_BID:
            return translate("Reasons", "There is no bid to match yet.")
        case Refusal.HERE_OVER_MISERE:
            return translate("Reasons", "Misère cannot be matched.")
        case Refusal.HERE_NOT_SENIOR:
            return translate("Reasons", "Only a hand that speaks earlier may match this bid.")
        case Refusal.HERE_THREE_LEFT:
            return translate("Reasons", "A bid may be matched only when one player has passed.")
        case _:
            return _special_call_template(refusal)


def _special_call_template(refusal: Refusal) -> str:
    """Refusals of calls that only some tables know."""
    match refusal:
        case Refusal.IN_THE_DARK_BELOW:
            return translate(
                "Reasons", "After passes in the dark the bidding starts at level {value}."
            )
        case Refusal.ALREADY_LOOKED:
            return translate("Reasons", "You have seen your cards.")
        case Refusal.DARK_MISERE_STANDS:
            return translate(
                "Reasons", "Over misère in the dark only a nine in the dark or a ten may be bid."
            )
        case Refusal.WITHOUT_TALON_NOT_PLAYED:
            return translate("Reasons", "Nobody bids without the talon at this table.")
        case Refusal.TALON_NEEDS_BID:
            return translate(
                "Reasons", "Only the last hand takes the talon without a bid, after two passes."
            )
        case Refusal.SHARE_NOT_PLAYED:
            return translate("Reasons", "Misère is not shared at this table.")
        case Refusal.SHARE_ALREADY_OFFERED:
            return translate("Reasons", "The dealer has been asked once in this deal.")
        case Refusal.SHARE_WITHOUT_MISERE:
            return translate("Reasons", "Look at your cards, and ask before you call misère.")
        case _:
            return _talon_template(refusal)


def _talon_template(refusal: Refusal) -> str:
    """Refusals between the auction and the play."""
    match refusal:
        case Refusal.DISCARD_NOT_TWO:
            return translate("Reasons", "Lay exactly two cards away.")
        case Refusal.DISCARD_NOT_HELD:
            return translate("Reasons", "You do not hold the {value}.")
        case Refusal.TALON_CANNOT_BE_LEFT:
            return translate("Reasons", "The talon cannot be left in this deal.")
        case Refusal.DEALER_CANNOT_REJECT:
            return translate("Reasons", "As the dealer you cannot leave the talon.")
        case Refusal.CANNOT_CONCEDE:
            return translate("Reasons", "This deal cannot be given up for three tricks.")
        case Refusal.CONTRACT_BELOW_BID:
            return translate("Reasons", "You won the bidding at {value}; name at least that.")
        case Refusal.CONTRACT_NOT_MISERE:
            return translate("Reasons", "You won the bidding at {value}; misère is not open now.")
        case Refusal.HALF_WHIST_LEVEL:
            return translate("Reasons", "There is no half-whist at level {value}.")
        case Refusal.HALF_WHIST_NOT_NOW:
            return translate("Reasons", "Half-whist is only for the second defender, after a pass.")
        case Refusal.STAY_OR_HALF:
            return translate("Reasons", "You have whisted: stay, or leave for half-whist.")
        case Refusal.LOOK_FIRST:
            return translate("Reasons", "Look at the hand of a defender first; you would play it.")
        case Refusal.NOT_THE_DEALER:
            return translate("Reasons", "Only a dealer who sits out may look at a hand.")
        case Refusal.HAND_ALREADY_SEEN:
            return translate("Reasons", "You have seen one hand, and may see no other.")
        case Refusal.NOT_A_DEFENDER:
            return translate("Reasons", "You may look at the hand of a defender only.")
        case Refusal.ALONE_NOT_PLAYED:
            return translate("Reasons", "At this table the passer always plays along.")
        case _:
            return _later_template(refusal)


def _later_template(refusal: Refusal) -> str:
    """Refusals that come in the play."""
    match refusal:
        case Refusal.CARD_NOT_HELD:
            return translate("Reasons", "The {value} is not in this hand.")
        case Refusal.MUST_FOLLOW:
            return translate("Reasons", "You must follow suit: {value}.")
        case Refusal.MUST_TRUMP:
            return translate("Reasons", "You cannot follow suit, so you must trump: {value}.")
        case Refusal.MUST_OVERTAKE:
            return translate("Reasons", "You can beat the {value}, so you must.")
        case Refusal.EXPOSED_CARD_FIRST:
            return translate("Reasons", "The {value} lies face up and must be played now.")
        case Refusal.NO_LIVE_TABLE:
            return translate("Reasons", "Nobody can do anything wrong at this table.")
        case Refusal.CHALLENGE_OWN_SIDE:
            return translate("Reasons", "Only an opponent can be called to account.")
        case Refusal.NOTHING_SHOWS:
            return translate("Reasons", "Nothing on the table shows that anything is wrong.")
        case Refusal.NOTHING_TO_WITHDRAW:
            return translate("Reasons", "There is no card that should be taken back.")
        case Refusal.ONLY_LAST_TRICK:
            return translate("Reasons", "Only the last trick may be looked at.")
        case Refusal.NO_DISCARD_TO_SEE:
            return translate("Reasons", "You have laid no cards away that you could look at.")
        case _:
            return _table_template(refusal)


def _table_template(refusal: Refusal) -> str:
    """Refusals of claims, and between deals."""
    match refusal:
        case Refusal.CLAIM_WRONG_SUM:
            return translate("Reasons", "The tricks must add up to the {value} that remain.")
        case Refusal.CLAIM_ALREADY_REFUSED:
            return translate("Reasons", "A claim was refused in this trick; play it out first.")
        case Refusal.CLAIM_WAITS:
            return translate("Reasons", "A claim is waiting for its answer.")
        case Refusal.NO_CLAIM:
            return translate("Reasons", "There is no claim to answer.")
        case Refusal.STOP_ONLY_BETWEEN_DEALS:
            return translate("Reasons", "A match can be ended early only between two deals.")
        case Refusal.STOP_NOT_ALLOWED:
            return translate("Reasons", "At this table a match is always played to its end.")
        case Refusal.DEAL_RUNNING:
            return translate("Reasons", "This deal is not finished yet.")
        case Refusal.MATCH_OVER:
            return translate("Reasons", "The match is over.")
        case Refusal.NO_TIME_LIMIT:
            return translate("Reasons", "No time was agreed on at this table.")
        case _:
            raise ValueError(f"nothing is said about {refusal}")
