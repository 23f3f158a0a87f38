"""Why an action is worse than the best, one sentence a cause."""

from PySide6.QtCore import QCoreApplication

from preferans_qt.coach.cause_kinds import Cause, CauseKind
from preferans_qt.coach.grades import Strictness
from preferans_qt.ui.texts.amounts import average_text, band, often_text
from preferans_qt.ui.texts.words import card_name, contract_name, suit_name, tricks_text

translate = QCoreApplication.translate

NOW_AND_THEN, ABOUT_ONE = 0.4, 1.5  # tricks below which a beginner is told no number


def cause_text(cause: Cause, strictness: Strictness) -> str:
    """The sentence for a cause, in words for a level."""
    template = _loosely(cause) if strictness is Strictness.BEGINNER else ""
    return (template or _template(cause.kind)).format(**_values(cause, strictness))


def _values(cause: Cause, strictness: Strictness) -> dict[str, str]:
    """What is put into sentences, by name."""
    values = {}
    if cause.card is not None:
        values["card"] = card_name(cause.card)
    if cause.suit is not None:
        values["suit"] = suit_name(cause.suit)
    if cause.contract is not None:
        values["contract"] = contract_name(cause.contract)
    if cause.number is not None:
        values |= {"number": str(cause.number), "owed": tricks_text(cause.number)}
    for name, chance in (("often", cause.chance), ("other_often", cause.other_chance)):
        if chance is not None:
            values[name] = often_text(chance, strictness)
    for name, tricks in (("tricks", cause.tricks), ("other_tricks", cause.other_tricks)):
        if tricks is not None:
            values[name] = average_text(tricks, strictness)
    return values


def _loosely(cause: Cause) -> str:
    """What a beginner is told where rounded numbers would say nothing; empty where they do."""
    chances, tricks = (cause.chance, cause.other_chance), (cause.tricks, cause.other_tricks)
    match cause.kind, chances, tricks:
        case CauseKind.MADE_LESS_OFTEN, (float(one), float(other)), _ if band(one) == band(other):
            return translate("Causes", "The contract is then made less often.")
        case CauseKind.BEATEN_LESS_OFTEN, (float(one), float(other)), _ if band(one) == band(other):
            return translate("Causes", "The contract is then beaten less often.")
        case CauseKind.CAUGHT_MORE_OFTEN, (float(one), float(other)), _ if band(one) == band(other):
            return translate("Causes", "You are then caught more often.")
        case CauseKind.CATCH_LESS_OFTEN, (float(one), float(other)), _ if band(one) == band(other):
            return translate("Causes", "The declarer is then caught less often.")
        case CauseKind.TRICKS_TAKEN, _, (float(one), float(other)) if round(one) == round(other):
            return translate("Causes", "You then take a trick more now and then.")
        case CauseKind.TRICKS_LOST, _, (float(lost), _) if lost < NOW_AND_THEN:
            return translate("Causes", "That costs a trick now and then.")
        case CauseKind.TRICKS_LOST, _, (float(lost), _) if lost < ABOUT_ONE:
            return translate("Causes", "That costs about one trick.")
    return ""


def _template(kind: CauseKind) -> str:
    match kind:
        case CauseKind.BID_TOO_HIGH:
            return translate("Causes", "With these cards {contract} is made {often}.")
        case CauseKind.RASPASY_IS_CHEAP:
            return translate("Causes", "If all pass, this hand comes off cheaply: {tricks}.")
        case CauseKind.PASSED_TOO_EARLY:
            return translate("Causes", "This hand can bid: {contract} is made {often}.")
        case CauseKind.RASPASY_IS_DEAR:
            return translate("Causes", "If all pass, this hand takes {tricks} at raspasy.")
        case CauseKind.MISERE_TOO_RISKY:
            return translate("Causes", "A misère with these cards is caught {often}.")
        case CauseKind.MISERE_MISSED:
            return translate("Causes", "These cards can play misère: it is caught {often}.")
        case CauseKind.BID_IN_WRONG_STRAIN:
            return translate("Causes", "Another bid suits these cards better: {contract}.")
        case CauseKind.LOWER_BID_DOES:
            return translate("Causes", "A lower bid is enough: {contract}.")
        case CauseKind.HIGHER_BID_NEEDED:
            return translate("Causes", "A higher bid is better here: {contract}.")
        case CauseKind.LOOK_AT_CARDS:
            return translate("Causes", "Look at your cards before you call.")
        case CauseKind.OTHER_MAY_PLAY:
            return translate("Causes", "To defend brings more here than to play.")
        case _:
            return _template_of_exchange(kind)


def _template_of_exchange(kind: CauseKind) -> str:
    """Discards and contracts."""
    match kind:
        case CauseKind.TRUMP_THROWN:
            return translate("Causes", "Every trump counts: keep the {card}.")
        case CauseKind.TOP_CARD_THROWN:
            return translate("Causes", "The {card} is good for a trick: keep it.")
        case CauseKind.GUARD_THROWN:
            return translate("Causes", "The {card} takes a trick only with a lower card beside it.")
        case CauseKind.LENGTH_THROWN:
            return translate("Causes", "A long suit brings tricks: keep all your cards in {suit}.")
        case CauseKind.LOSER_KEPT:
            return translate("Causes", "The {card} hardly takes a trick: lay it away.")
        case CauseKind.SHORT_SUIT_KEPT:
            return translate("Causes", "Lay away all your cards in {suit}: then you can trump it.")
        case CauseKind.HOLE_KEPT:
            return translate("Causes", "Too few low cards are beside the {card}: it can be caught.")
        case CauseKind.LOW_CARD_LAID_AWAY:
            return translate("Causes", "The {card} makes its suit safe: keep it.")
        case CauseKind.TALON_REFUSED:
            return translate("Causes", "With the talon these cards are worth more.")
        case CauseKind.TALON_TAKEN:
            return translate("Causes", "Here it is better to leave the talon.")
        case CauseKind.GIVEN_UP_TOO_EARLY:
            return translate("Causes", "It is too early to give up: {contract} is made {often}.")
        case CauseKind.HOPELESS:
            return translate("Causes", "To give up is cheaper: {contract} is made {often}.")
        case CauseKind.CONTRACT_TOO_HIGH:
            return translate("Causes", "The contract is too high: {contract} is made {often}.")
        case CauseKind.CONTRACT_TOO_LOW:
            return translate("Causes", "There is more in these cards: {contract} is made {often}.")
        case CauseKind.LOWER_CONTRACT_PAYS:
            return translate(
                "Causes", "Against a lower contract the defenders owe more tricks: {contract}."
            )
        case CauseKind.CONTRACT_IN_WRONG_STRAIN:
            return translate("Causes", "More tricks are in another contract: {contract}.")
        case _:
            return _template_of_whist(kind)


def _template_of_whist(kind: CauseKind) -> str:
    match kind:
        case CauseKind.WHIST_TOO_DEAR:
            return translate(
                "Causes",
                "The whist is too dear: together the two hands take {tricks}, the duty is {owed}.",
            )
        case CauseKind.WHIST_PAYS:
            return translate(
                "Causes",
                "The whist pays: together the two hands take {tricks}, the duty is {owed}.",
            )
        case CauseKind.LEAVE_TO_OTHER:
            return translate("Causes", "Your cards add too little: leave the whist to the other.")
        case CauseKind.JOIN_THE_WHIST:
            return translate("Causes", "Your own tricks bring you whists only if you whist too.")
        case CauseKind.HALF_WHIST_IS_ENOUGH:
            return translate(
                "Causes",
                "Half-whist is safe: alone you owe {owed}, together the hands take {tricks}.",
            )
        case CauseKind.HALF_WHIST_IS_FREE:
            return translate("Causes", "Half-whist brings whists without play, a pass brings none.")
        case CauseKind.LOOK_FIRST:
            return translate("Causes", "A look at a hand costs nothing: look before you decide.")
        case CauseKind.LOOK_AT_OTHER:
            return translate("Causes", "It is better to look at the other hand.")
        case CauseKind.OPEN_IS_BETTER:
            return translate("Causes", "With open cards both hands can be played as one.")
        case CauseKind.CLOSED_IS_BETTER:
            return translate("Causes", "With closed cards the declarer knows less.")
        case CauseKind.ALONE_IS_BETTER:
            return translate("Causes", "Your cards do better without those of the passer.")
        case CauseKind.TOGETHER_IS_BETTER:
            return translate("Causes", "The cards of the passer take tricks that you will miss.")
        case _:
            return _template_of_lead(kind)


def _template_of_lead(kind: CauseKind) -> str:
    """Leads in contracts, and what a card comes to."""
    match kind:
        case CauseKind.DRAW_TRUMPS:
            return translate("Causes", "Draw the trumps first (still out: {number}).")
        case CauseKind.TRUMPS_NEEDED_LATER:
            return translate("Causes", "You need your trumps later: do not lead them now.")
        case CauseKind.TRUMP_LED:
            return translate("Causes", "A trump led now only helps the declarer.")
        case CauseKind.LEAD_TRUMP:
            return translate("Causes", "A trump led now leaves the declarer fewer to trump with.")
        case CauseKind.CASH_WINNER:
            return translate("Causes", "The {card} is high: take its trick while you can.")
        case CauseKind.WINNER_TOO_EARLY:
            return translate("Causes", "It is too early for the {card}: keep it for later.")
        case CauseKind.ENTRY_SPENT:
            return translate(
                "Causes", "The {card} is your way back to the lead: work on {suit} before it goes."
            )
        case CauseKind.LED_FROM_GUARD:
            return translate(
                "Causes", "The {card} takes a trick if others lead the suit: do not lead it."
            )
        case CauseKind.WRONG_SUIT_LED:
            return translate("Causes", "A lead in {suit} gives more away: better is the {card}.")
        case CauseKind.TOP_CARD_LED_NEEDED:
            return translate("Causes", "This suit is led with a higher card: the {card}.")
        case CauseKind.LOW_CARD_LED_NEEDED:
            return translate("Causes", "This suit is led with a lower card: the {card}.")
        case CauseKind.TRICKS_LOST:
            return translate("Causes", "That costs {tricks}.")
        case CauseKind.MADE_LESS_OFTEN:
            return translate(
                "Causes", "The contract is then made {often}, with the better choice {other_often}."
            )
        case CauseKind.BEATEN_LESS_OFTEN:
            return translate(
                "Causes",
                "The contract is then beaten {often}, with the better choice {other_often}.",
            )
        case _:
            return _template_of_card(kind)


def _template_of_card(kind: CauseKind) -> str:
    """Cards to a trick that somebody has led to, in contracts."""
    match kind:
        case CauseKind.TAKE_TRICK:
            return translate("Causes", "Take this trick with the {card}.")
        case CauseKind.COVER:
            return translate("Causes", "Cover the card on the table: with the {card}.")
        case CauseKind.DUCK:
            return translate("Causes", "Let this trick go: you need the {card} later.")
        case CauseKind.OVERTAKE:
            return translate("Causes", "Take over from your partner, to lead: with the {card}.")
        case CauseKind.PARTNER_HAS_IT:
            return translate("Causes", "Your partner is taking this trick: keep the {card}.")
        case CauseKind.LOWER_IS_ENOUGH:
            return translate("Causes", "A lower card is enough here: the {card}.")
        case CauseKind.HIGHER_NEEDED:
            return translate("Causes", "A higher card is needed here: the {card}.")
        case CauseKind.HIGH_CARD_WASTED:
            return translate("Causes", "The {card} takes nothing here: keep it for later.")
        case CauseKind.UNBLOCK:
            return translate("Causes", "The {card} would be in the way later: part with it now.")
        case CauseKind.RUFF:
            return translate("Causes", "This trick is worth a trump.")
        case CauseKind.DO_NOT_RUFF:
            return translate("Causes", "This trick is not worth a trump.")
        case CauseKind.KEEP_GUARD:
            return translate("Causes", "The {card} needs all the low cards that are beside it.")
        case CauseKind.WINNER_THROWN:
            return translate("Causes", "The {card} will take a trick: do not throw it away.")
        case CauseKind.KEEP_SUIT:
            return translate("Causes", "You still need your cards in {suit}: throw another suit.")
        case _:
            return _template_of_avoidance(kind)


def _template_of_avoidance(kind: CauseKind) -> str:
    """Cards of whoever avoids tricks."""
    match kind:
        case CauseKind.DANGEROUS_CARD_KEPT:
            return translate("Causes", "The {card} can be made to take a trick: throw it now.")
        case CauseKind.LOW_CARD_THROWN:
            return translate("Causes", "Low cards keep you safe: do not throw the {card}.")
        case CauseKind.STAY_UNDER:
            return translate("Causes", "Stay below: play the {card}.")
        case CauseKind.HIGHEST_UNDER:
            return translate("Causes", "The {card} goes away safely now: keep the lower ones.")
        case CauseKind.TAKE_HIGH:
            return translate("Causes", "If you must take a trick, take it high: with the {card}.")
        case CauseKind.TAKE_NOW:
            return translate("Causes", "Take this trick with the {card}: later it costs more.")
        case CauseKind.LEAD_SAFE_SUIT:
            return translate("Causes", "In {suit} you can be caught: safer is the {card}.")
        case CauseKind.LEAD_LOW:
            return translate("Causes", "Lead a lower card of this suit: the {card}.")
        case CauseKind.LEAD_HIGH:
            return translate("Causes", "Lead a higher card of this suit: the {card}.")
        case CauseKind.LEAD_WINS:
            return translate("Causes", "No higher card is left: the {card} must take the trick.")
        case CauseKind.FEW_ABOVE:
            return translate("Causes", "Few cards are higher: the {card} may well take the trick.")
        case CauseKind.CAUGHT_MORE_OFTEN:
            return translate(
                "Causes", "You are then caught {often}, with the better choice {other_often}."
            )
        case CauseKind.TRICKS_TAKEN:
            return translate(
                "Causes",
                "You then take {tricks} from here on, with the better choice {other_tricks}.",
            )
        case _:
            return _template_of_catching(kind)


def _template_of_catching(kind: CauseKind) -> str:
    """Cards against a misere."""
    match kind:
        case CauseKind.ATTACK_HOLE:
            return translate("Causes", "The declarer can be caught in {suit}: lead that suit.")
        case CauseKind.WAIT_WITH_HOLE:
            return translate(
                "Causes", "It is too early to lead {suit}, where the declarer can be caught."
            )
        case CauseKind.WAY_OUT_GIVEN:
            return translate("Causes", "On {suit} the declarer can throw a dangerous card.")
        case CauseKind.STAY_UNDER_DECLARER:
            return translate("Causes", "The declarer is taking this trick: stay below him.")
        case CauseKind.KEEP_LOW:
            return translate("Causes", "The {card} can lie below a card of the declarer: keep it.")
        case CauseKind.THROW_HIGH:
            return translate("Causes", "The {card} would save the declarer: throw it now.")
        case CauseKind.LEAD_NEEDED:
            return translate("Causes", "Take this trick with the {card}, to be the one to lead.")
        case CauseKind.CATCH_LESS_OFTEN:
            return translate(
                "Causes",
                "The declarer is then caught {often}, with the better choice {other_often}.",
            )
    raise ValueError(f"nothing is said about {kind}")
