"""Why a card is worse than another where tricks are avoided, or where a misere is to be caught."""

from statistics import fmean

from preferans_qt.bots.thinking.worlds import World
from preferans_qt.coach.cause_kinds import Cause, CauseKind
from preferans_qt.coach.moments import Moment, endangered
from preferans_qt.game.cards import SUIT_MASKS, Card, Suit, suit_of

FEW = 2  # higher cards elsewhere: so few may not take a trick over
LIKELY = 0.5  # of the imagined deals: so many make something likely


def reason_when_avoiding(moment: Moment, played: Card, better: Card) -> Cause:
    """What is wrong with a card at raspasy, or of the declarer of a misere."""
    if moment.is_lead:
        return _reason_of_lead(moment, played, better)
    suit = moment.suit
    if suit is None or not moment.holding(suit):
        return _reason_of_throw(moment, played, better)
    if moment.takes(played) and not moment.takes(better):
        return Cause(kind=CauseKind.STAY_UNDER, card=better)
    if moment.takes(better) and not moment.takes(played):
        return Cause(kind=CauseKind.TAKE_NOW, card=better)
    if played > better:
        return Cause(kind=CauseKind.STAY_UNDER, card=better)
    kind = CauseKind.TAKE_HIGH if moment.takes(better) else CauseKind.HIGHEST_UNDER
    return Cause(kind=kind, card=better)


def _reason_of_throw(moment: Moment, played: Card, better: Card) -> Cause:
    suit = suit_of(better)
    if endangered(moment.holding(suit), moment.elsewhere) is not None and (
        suit != suit_of(played) or better > played
    ):
        return Cause(kind=CauseKind.DANGEROUS_CARD_KEPT, card=better)
    return Cause(kind=CauseKind.LOW_CARD_THROWN, card=played)


def _reason_of_lead(moment: Moment, played: Card, better: Card) -> Cause:
    led, other = suit_of(played), suit_of(better)
    if led == other:
        kind = CauseKind.LEAD_LOW if better < played else CauseKind.LEAD_HIGH
        return Cause(kind=kind, card=better)
    if moment.is_top(played) and not moment.is_top(better):
        return Cause(kind=CauseKind.LEAD_WINS, card=played)
    has_hole, is_safe = (
        endangered(moment.holding(suit), moment.elsewhere) is not None for suit in (led, other)
    )
    if has_hole and not is_safe:
        return Cause(kind=CauseKind.LEAD_SAFE_SUIT, suit=led, card=better)
    above, other_above = (moment.higher_elsewhere(card) for card in (played, better))
    if above <= FEW < other_above or above < other_above <= FEW:
        return Cause(kind=CauseKind.FEW_ABOVE, card=played)
    return Cause(kind=CauseKind.WRONG_SUIT_LED, suit=led, card=better)


def reason_when_catching(
    moment: Moment, worlds: tuple[World, ...], played: Card, better: Card
) -> Cause:
    """What is wrong with a card against a misere."""
    if moment.is_lead:
        return _reason_of_catching_lead(moment, worlds, played, better)
    if moment.suit is None or not moment.holding(moment.suit):
        return _reason_of_catching_throw(moment, worlds, played, better)
    if moment.winner is not None and moment.winner == moment.declarer:
        if moment.takes(played) and not moment.takes(better):
            return Cause(kind=CauseKind.STAY_UNDER_DECLARER, card=better)
    elif moment.declarer_has_played and moment.takes(better) and not moment.takes(played):
        return Cause(kind=CauseKind.LEAD_NEEDED, card=better)
    return _kept_or_spent(played, better)


def _kept_or_spent(played: Card, better: Card) -> Cause:
    if better > played:
        return Cause(kind=CauseKind.KEEP_LOW, card=played)
    return Cause(kind=CauseKind.STAY_UNDER, card=better)


def _reason_of_catching_lead(
    moment: Moment, worlds: tuple[World, ...], played: Card, better: Card
) -> Cause:
    led, other = suit_of(played), suit_of(better)
    if led == other:
        if better > played:
            return Cause(kind=CauseKind.KEEP_LOW, card=played)
        return Cause(kind=CauseKind.LEAD_LOW, card=better)
    if _has_hole(moment, worlds, other) and not _has_hole(moment, worlds, led):
        return Cause(kind=CauseKind.ATTACK_HOLE, suit=other)
    if _has_hole(moment, worlds, led) and not _has_hole(moment, worlds, other):
        return Cause(kind=CauseKind.WAIT_WITH_HOLE, suit=led)
    if _is_out(moment, worlds, led) and not _is_out(moment, worlds, other):
        return Cause(kind=CauseKind.WAY_OUT_GIVEN, suit=led)
    return Cause(kind=CauseKind.WRONG_SUIT_LED, suit=led, card=better)


def _reason_of_catching_throw(
    moment: Moment, worlds: tuple[World, ...], played: Card, better: Card
) -> Cause:
    thrown, other = suit_of(played), suit_of(better)
    if thrown == other:
        if better > played:
            return Cause(kind=CauseKind.THROW_HIGH, card=better)
        return Cause(kind=CauseKind.LOWER_IS_ENOUGH, card=better)
    if _has_hole(moment, worlds, other):
        return Cause(kind=CauseKind.THROW_HIGH, card=better)
    return Cause(kind=CauseKind.KEEP_SUIT, suit=thrown)


def _has_hole(moment: Moment, worlds: tuple[World, ...], suit: Suit) -> bool:
    """Whether the declarer is likely to have a card in a suit that can be caught."""
    assert moment.declarer is not None
    return fmean(_is_caught_in(world, moment.declarer, suit) for world in worlds) >= LIKELY


def _is_caught_in(world: World, declarer: int, suit: Suit) -> bool:
    others = 0
    for seat, hand in enumerate(world.hands):
        if seat != declarer:
            others |= hand
    return endangered(world.hands[declarer] & SUIT_MASKS[suit], others) is not None


def _is_out(moment: Moment, worlds: tuple[World, ...], suit: Suit) -> bool:
    """Whether the declarer is likely to have no card of a suit, and may throw any."""
    assert moment.declarer is not None
    mask = SUIT_MASKS[suit]
    return fmean(not world.hands[moment.declarer] & mask for world in worlds) >= LIKELY
