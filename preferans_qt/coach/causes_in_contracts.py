"""Why a card is worse than another in a contract."""

from preferans_qt.coach.cause_kinds import Cause, CauseKind
from preferans_qt.coach.moments import HONOUR, Moment
from preferans_qt.game.cards import SUIT_MASKS, Card, cards_in, count, rank_of, suit_of

LONG = 3  # cards of a suit that is worth being established


def reason_in_contract(moment: Moment, played: Card, better: Card) -> Cause:
    """What a card does that a better one does not, or does not do."""
    if moment.is_lead:
        return _reason_of_lead(moment, played, better)
    if moment.suit is not None and moment.holding(moment.suit):
        return _reason_in_suit(moment, played, better)
    if moment.trump in (suit_of(played), suit_of(better)):
        return _reason_with_trump(moment, played, better)
    return _reason_of_throw(moment, played, better)


def trumps_out(moment: Moment) -> int:
    """How many trumps other hands may hold."""
    return 0 if moment.trump is None else count(moment.elsewhere & SUIT_MASKS[moment.trump])


def _reason_of_lead(moment: Moment, played: Card, better: Card) -> Cause:
    led, other = suit_of(played), suit_of(better)
    if led == other:
        if better > played:
            return Cause(kind=CauseKind.TOP_CARD_LED_NEEDED, card=better)
        return Cause(kind=CauseKind.LOW_CARD_LED_NEEDED, card=better)
    if moment.trump is not None and moment.trump in (led, other):
        return _reason_of_trump_lead(moment, better, is_led=led == moment.trump)
    if moment.is_top(better) and not moment.is_top(played):
        return Cause(kind=CauseKind.CASH_WINNER, card=better)
    if moment.is_top(played) and not moment.is_top(better):
        if count(moment.holding(other)) >= LONG:
            return Cause(kind=CauseKind.ENTRY_SPENT, card=played, suit=other)
        return Cause(kind=CauseKind.WINNER_TOO_EARLY, card=played)
    guarded = guarded_card(moment, led)
    if guarded is not None and guarded_card(moment, other) is None:
        return Cause(kind=CauseKind.LED_FROM_GUARD, card=guarded)
    return Cause(kind=CauseKind.WRONG_SUIT_LED, suit=led, card=better)


def _reason_of_trump_lead(moment: Moment, better: Card, *, is_led: bool) -> Cause:
    """A trump is led, or should be."""
    assert moment.trump is not None
    guarded = guarded_card(moment, moment.trump)
    match is_led, moment.is_declarer:
        case True, True:
            return Cause(kind=CauseKind.TRUMPS_NEEDED_LATER)
        case True, False if guarded is not None:
            return Cause(kind=CauseKind.LED_FROM_GUARD, card=guarded)
        case True, False:
            return Cause(kind=CauseKind.TRUMP_LED)
        case False, True if number := trumps_out(moment):
            return Cause(kind=CauseKind.DRAW_TRUMPS, number=number)
        case False, True:
            return Cause(kind=CauseKind.CASH_WINNER, card=better)
    return Cause(kind=CauseKind.LEAD_TRUMP)


def _reason_in_suit(moment: Moment, played: Card, better: Card) -> Cause:
    """Both follow suit."""
    if moment.takes(better) and not moment.takes(played):
        if moment.partner_wins:
            return Cause(kind=CauseKind.OVERTAKE, card=better)
        return Cause(kind=_taking(moment, better), card=better)
    if moment.takes(played) and not moment.takes(better):
        kind = CauseKind.PARTNER_HAS_IT if moment.partner_wins else CauseKind.DUCK
        return Cause(kind=kind, card=played)
    if moment.takes(played):
        return _reason_of_height(moment, played, better)
    if played > better:
        return Cause(kind=CauseKind.HIGH_CARD_WASTED, card=played)
    return Cause(kind=CauseKind.UNBLOCK, card=better)


def _taking(moment: Moment, better: Card) -> CauseKind:
    """An honour that lies is covered by one that is not sure to take the trick."""
    assert moment.winning is not None
    is_cover = rank_of(moment.winning) >= HONOUR and not moment.is_last
    return CauseKind.COVER if is_cover and not moment.is_top(better) else CauseKind.TAKE_TRICK


def _reason_of_height(moment: Moment, played: Card, better: Card) -> Cause:
    """Both cards beat what lies."""
    if played > better:
        return Cause(kind=CauseKind.LOWER_IS_ENOUGH, card=better)
    kind = CauseKind.UNBLOCK if moment.is_last else CauseKind.HIGHER_NEEDED
    return Cause(kind=kind, card=better)


def _reason_with_trump(moment: Moment, played: Card, better: Card) -> Cause:
    """Who cannot follow trumps, or might."""
    if suit_of(played) == suit_of(better):
        return _reason_in_suit(moment, played, better)
    if suit_of(better) == moment.trump:
        return Cause(kind=CauseKind.RUFF)
    if moment.partner_wins:
        return Cause(kind=CauseKind.PARTNER_HAS_IT, card=played)
    return Cause(kind=CauseKind.DO_NOT_RUFF)


def _reason_of_throw(moment: Moment, played: Card, better: Card) -> Cause:
    thrown = suit_of(played)
    if thrown == suit_of(better):
        if played > better:
            return Cause(kind=CauseKind.HIGH_CARD_WASTED, card=played)
        return Cause(kind=CauseKind.UNBLOCK, card=better)
    guarded = guarded_card(moment, thrown)
    if guarded is not None and guarded != played and _is_barely_guarded(moment, guarded):
        return Cause(kind=CauseKind.KEEP_GUARD, card=guarded)
    if moment.is_top(played):
        return Cause(kind=CauseKind.WINNER_THROWN, card=played)
    return Cause(kind=CauseKind.KEEP_SUIT, suit=thrown)


def guarded_card(moment: Moment, suit: int) -> Card | None:
    """The highest card of a suit that takes a trick as long as the lower ones lie beside it."""
    holding = moment.holding(suit)
    if not holding:
        return None
    highest = list(cards_in(holding))[-1]
    above = moment.higher_elsewhere(highest)
    return highest if above and count(holding) > above else None


def _is_barely_guarded(moment: Moment, guarded: Card) -> bool:
    """Whether one lower card fewer would be too few."""
    return count(moment.holding(suit_of(guarded))) == moment.higher_elsewhere(guarded) + 1
