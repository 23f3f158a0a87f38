"""Hints: a question, an idea, the action, the reasons with numbers."""

from PySide6.QtCore import QCoreApplication

from preferans_qt.coach.cause_kinds import CauseKind
from preferans_qt.coach.grades import Strictness
from preferans_qt.coach.hints import Hint, Question, Reasoned
from preferans_qt.ui.texts.amounts import often_text, whists_average_text
from preferans_qt.ui.texts.causes import cause_text
from preferans_qt.ui.texts.coaching import action_text
from preferans_qt.ui.texts.words import tricks_text

translate = QCoreApplication.translate


def hint_text(hint: Hint, strictness: Strictness) -> str:
    """What a hint says; the reasons stand on several lines, one for each option."""
    if hint.question is not None:
        owed = "" if hint.number is None else tricks_text(hint.number)
        return question_text(hint.question).format(owed=owed)
    if hint.action is not None:
        text = translate("Hints", "Best is: {action}.")
        return text.format(action=action_text(hint.action, hint.view))
    if hint.options:
        reason = [] if hint.cause is None else [cause_text(hint.cause, strictness)]
        lines = [_option_text(hint, option, strictness) for option in hint.options]
        return "\n".join([*reason, *lines])
    return "" if hint.cause is None else idea_text(hint.cause.kind)


def _option_text(hint: Hint, option: Reasoned, strictness: Strictness) -> str:
    """An option with its numbers."""
    action, whists = (
        action_text(option.action, hint.view),
        whists_average_text(option.worth.whists, option.worth.error),
    )
    if option.chance is None:
        return translate("Hints", "{action}: {whists}").format(action=action, whists=whists)
    return translate("Hints", "{action}: {whists}, succeeds {often}").format(
        action=action, whists=whists, often=often_text(option.chance, strictness)
    )


def question_text(question: Question) -> str:
    """What there is to count or to think of; ``{owed}`` is left to be filled in."""
    match question:
        case Question.OPENING:
            return translate(
                "Hints",
                "How many tricks would you take as declarer, and how many if all pass?",
            )
        case Question.RAISING:
            return translate("Hints", "How many tricks would you take, and how many must it be?")
        case Question.DISCARD:
            return translate("Hints", "Which cards will never take a trick?")
        case Question.MISERE_DISCARD:
            return translate("Hints", "Which two cards could be made to take a trick?")
        case Question.CONTRACT:
            return translate("Hints", "How many tricks are certain, and how many are likely?")
        case Question.WHIST:
            return translate(
                "Hints", "How many tricks do you count for the defence? The duty is {owed}."
            )
        case Question.DEFENCE:
            return translate("Hints", "Does it help your side more to see both hands, or to hide?")
        case Question.TRUMP_LEAD:
            return translate("Hints", "How many trumps are still out, and who may hold them?")
        case Question.NO_TRUMP_LEAD:
            return translate("Hints", "How many tricks can you take at once, and where are more?")
        case Question.DECLARER_FOLLOWS:
            return translate("Hints", "If you take this trick, what will you lead next?")
        case _:
            return _question_in_defence(question)


def _question_in_defence(question: Question) -> str:
    match question:
        case Question.FIRST_LEAD:
            return translate("Hints", "Which suit can you lead without giving anything away?")
        case Question.DEFENCE_LEAD:
            return translate("Hints", "How many tricks do you still need, and from which suit?")
        case Question.DEFENCE_FOLLOWS:
            return translate("Hints", "Who should take this trick, and what is led after it?")
        case Question.THROW:
            return translate("Hints", "Which of your cards can you do without?")
        case Question.MISERE_LEAD:
            return translate("Hints", "Which of your suits are safe from the lowest card up?")
        case Question.MISERE_FOLLOWS:
            return translate("Hints", "Which is the highest card that you can get rid of safely?")
        case Question.AVOIDING_THROW:
            return translate("Hints", "Which of your cards is the most dangerous?")
        case Question.CATCHING_LEAD:
            return translate("Hints", "In which suit does the declarer have a gap?")
        case Question.CATCHING_FOLLOWS:
            return translate("Hints", "Which of the two of you should take this trick?")
        case Question.CATCHING_THROW:
            return translate("Hints", "Which of your cards would save the declarer later?")
        case Question.RASPASY_LEAD:
            return translate("Hints", "Which of your cards would somebody else have to beat?")
        case Question.RASPASY_FOLLOWS:
            return translate("Hints", "Can you stay under, and if not, which card will you use?")
    raise ValueError(f"nothing is asked about {question}")


def idea_text(kind: CauseKind) -> str:
    """What to think of, to avoid an error of a kind; it does not tell the action."""
    match kind:
        case CauseKind.BID_TOO_HIGH | CauseKind.OTHER_MAY_PLAY:
            return translate("Hints", "Ask yourself whether these cards really make the contract.")
        case CauseKind.RASPASY_IS_CHEAP:
            return translate("Hints", "Think of how little this hand takes if all pass.")
        case CauseKind.PASSED_TOO_EARLY | CauseKind.HIGHER_BID_NEEDED:
            return translate("Hints", "Think of what the talon may add to this hand.")
        case CauseKind.RASPASY_IS_DEAR:
            return translate("Hints", "Think of how much this hand takes if all pass.")
        case CauseKind.MISERE_TOO_RISKY | CauseKind.MISERE_MISSED:
            return translate("Hints", "Look at each suit from the seven up: is there a gap?")
        case CauseKind.BID_IN_WRONG_STRAIN | CauseKind.CONTRACT_IN_WRONG_STRAIN:
            return translate("Hints", "Compare the suits: which one takes the most tricks?")
        case CauseKind.LOWER_BID_DOES:
            return translate("Hints", "Do not bid more than you have to.")
        case (
            CauseKind.CONTRACT_TOO_HIGH | CauseKind.CONTRACT_TOO_LOW | CauseKind.LOWER_CONTRACT_PAYS
        ):
            return translate(
                "Hints", "Think of what you can make, and of what the defenders would owe."
            )
        case CauseKind.GIVEN_UP_TOO_EARLY | CauseKind.HOPELESS:
            return translate("Hints", "Ask yourself how often the contract can still be made.")
        case _:
            return _idea_of_discard(kind)


def _idea_of_discard(kind: CauseKind) -> str:
    match kind:
        case CauseKind.TRUMP_THROWN:
            return translate("Hints", "Every trump counts.")
        case CauseKind.TOP_CARD_THROWN | CauseKind.WINNER_THROWN:
            return translate("Hints", "Keep the cards that take a trick.")
        case CauseKind.GUARD_THROWN | CauseKind.KEEP_GUARD:
            return translate("Hints", "A king or a queen needs low cards beside it.")
        case CauseKind.LENGTH_THROWN:
            return translate("Hints", "A long suit brings tricks by its last cards.")
        case CauseKind.LOSER_KEPT:
            return translate("Hints", "Part with the cards that take nothing anyway.")
        case CauseKind.SHORT_SUIT_KEPT:
            return translate("Hints", "A suit that you do not have can be trumped.")
        case CauseKind.HOLE_KEPT | CauseKind.LOW_CARD_LAID_AWAY:
            return translate("Hints", "Look for the suit in which you have too few low cards.")
        case CauseKind.TALON_REFUSED | CauseKind.TALON_TAKEN:
            return translate("Hints", "Ask yourself whether the talon helps these cards.")
        case CauseKind.WHIST_TOO_DEAR | CauseKind.WHIST_PAYS:
            return translate("Hints", "Set the tricks you count against the duty.")
        case CauseKind.LEAVE_TO_OTHER | CauseKind.JOIN_THE_WHIST:
            return translate("Hints", "Count your own tricks alone: do they pay for a whist?")
        case CauseKind.HALF_WHIST_IS_ENOUGH | CauseKind.HALF_WHIST_IS_FREE:
            return translate("Hints", "Think of the half-whist, which needs no tricks.")
        case CauseKind.LOOK_FIRST | CauseKind.LOOK_AT_OTHER | CauseKind.LOOK_AT_CARDS:
            return translate("Hints", "Think of what a look at the cards would tell.")
        case CauseKind.OPEN_IS_BETTER | CauseKind.CLOSED_IS_BETTER:
            return translate("Hints", "Ask yourself who gains when the cards lie open.")
        case CauseKind.ALONE_IS_BETTER | CauseKind.TOGETHER_IS_BETTER:
            return translate("Hints", "Ask yourself what the passer's cards add.")
        case _:
            return _idea_of_lead(kind)


def _idea_of_lead(kind: CauseKind) -> str:
    match kind:
        case CauseKind.DRAW_TRUMPS:
            return translate("Hints", "Think of the trumps that are still out.")
        case CauseKind.TRUMPS_NEEDED_LATER:
            return translate("Hints", "Think of what your trumps are needed for.")
        case CauseKind.TRUMP_LED | CauseKind.LEAD_TRUMP:
            return translate("Hints", "Ask yourself who gains when trumps are led.")
        case CauseKind.CASH_WINNER:
            return translate("Hints", "Take what is yours while you can.")
        case CauseKind.WINNER_TOO_EARLY | CauseKind.ENTRY_SPENT:
            return translate("Hints", "High cards do not run away: keep a way back to the lead.")
        case CauseKind.LED_FROM_GUARD:
            return translate("Hints", "Some suits are better led by the others.")
        case CauseKind.WRONG_SUIT_LED:
            return translate("Hints", "Compare the suits: one of them gives less away.")
        case CauseKind.TOP_CARD_LED_NEEDED | CauseKind.LOW_CARD_LED_NEEDED:
            return translate("Hints", "The suit is not all: which card of it do you lead?")
        case CauseKind.TRICKS_LOST | CauseKind.MADE_LESS_OFTEN | CauseKind.BEATEN_LESS_OFTEN:
            return translate("Hints", "Count the tricks that each way leads to.")
        case _:
            return _idea_of_card(kind)


def _idea_of_card(kind: CauseKind) -> str:
    match kind:
        case CauseKind.TAKE_TRICK | CauseKind.COVER | CauseKind.DUCK:
            return translate("Hints", "Ask yourself whether this trick is worth taking.")
        case CauseKind.OVERTAKE | CauseKind.PARTNER_HAS_IT:
            return translate("Hints", "Ask yourself which of the two of you should be on lead.")
        case CauseKind.LOWER_IS_ENOUGH | CauseKind.HIGHER_NEEDED | CauseKind.HIGH_CARD_WASTED:
            return translate("Hints", "Think of how high your card must be.")
        case CauseKind.UNBLOCK:
            return translate("Hints", "A high card can be in the way of others.")
        case CauseKind.RUFF | CauseKind.DO_NOT_RUFF:
            return translate("Hints", "Ask yourself whether this trick is worth a trump.")
        case CauseKind.KEEP_SUIT:
            return translate("Hints", "One of your suits is still needed, another is not.")
        case CauseKind.DANGEROUS_CARD_KEPT | CauseKind.LOW_CARD_THROWN:
            return translate("Hints", "Part with danger, and keep the low cards.")
        case CauseKind.STAY_UNDER | CauseKind.STAY_UNDER_DECLARER:
            return translate("Hints", "Think of staying low.")
        case CauseKind.HIGHEST_UNDER:
            return translate("Hints", "This is a moment to be rid of a high card.")
        case CauseKind.TAKE_HIGH | CauseKind.TAKE_NOW:
            return translate("Hints", "If a trick must be taken, choose when and with which card.")
        case _:
            return _idea_of_avoidance(kind)


def _idea_of_avoidance(kind: CauseKind) -> str:
    match kind:
        case CauseKind.LEAD_SAFE_SUIT:
            return translate("Hints", "Lead where you are safe.")
        case CauseKind.LEAD_LOW | CauseKind.LEAD_HIGH:
            return translate("Hints", "The suit is not all: which card of it do you lead?")
        case CauseKind.LEAD_WINS | CauseKind.FEW_ABOVE:
            return translate("Hints", "Lead a card that somebody else must beat.")
        case CauseKind.CAUGHT_MORE_OFTEN | CauseKind.TRICKS_TAKEN:
            return translate("Hints", "Think of the tricks that you may be made to take.")
        case CauseKind.ATTACK_HOLE | CauseKind.WAIT_WITH_HOLE:
            return translate("Hints", "Look for the gap, and ask yourself whether it is time.")
        case CauseKind.WAY_OUT_GIVEN:
            return translate("Hints", "Give the declarer no chance to throw a dangerous card.")
        case CauseKind.KEEP_LOW:
            return translate("Hints", "A low card catches, a high one saves the declarer.")
        case CauseKind.THROW_HIGH:
            return translate("Hints", "High cards in the suit of the gap have to go.")
        case CauseKind.LEAD_NEEDED:
            return translate("Hints", "Ask yourself which of the two of you should be on lead.")
        case CauseKind.CATCH_LESS_OFTEN:
            return translate("Hints", "Think of where the declarer can be caught.")
    raise ValueError(f"nothing comes to mind about {kind}")
