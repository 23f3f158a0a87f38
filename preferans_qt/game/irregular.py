"""Irregularities at a live table: what shows them, and what they cost (section E). Pure.

Nobody is told of an error. What the table can see proves it: a card that its owner cannot have
held when he did not follow, or a hand with too many or too few cards.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from preferans_qt.game.actions import Challenge, DealAction, Discard, LookBack, Play
from preferans_qt.game.cards import Card, CardSet, count
from preferans_qt.game.deal import TRICKS, Deal, Exchange, Seating, Trick, TrickPlay
from preferans_qt.game.outcome import Finding, Offence, Terms
from preferans_qt.game.play import card_to_beat
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.game.tricks import cards_denied

_SLIPS_IN_PLAY = {Refusal.MUST_FOLLOW, Refusal.MUST_TRUMP, Refusal.MUST_OVERTAKE}
_WRONG_DISCARDS = (1, 3)


def passes_unseen(deal: Deal, action: DealAction, reason: Reason) -> bool:
    """Whether an action that the rules refuse goes through at a live table.

    A hand that lies open cannot revoke: everybody would see it.
    """
    phase = deal.phase
    if not deal.terms.live:
        return False
    if isinstance(phase, TrickPlay) and isinstance(action, Play):
        return reason.refusal in _SLIPS_IN_PLAY and phase.actor not in phase.shown
    if isinstance(phase, Exchange) and isinstance(action, Discard):
        held = action.cards & ~deal.hands[phase.declarer] == 0
        return held and count(action.cards) in _WRONG_DISCARDS
    return False


def findings(
    rules: Rules,
    seating: Seating,
    phase: TrickPlay,
    sizes: Sequence[int],
    hands: Sequence[CardSet | None],
) -> tuple[Finding, ...]:
    """Every offence that shows now. ``sizes`` and ``hands`` as in PlayerView."""
    return (
        *_revokes(rules, seating, phase, hands),
        *_wrong_counts(seating, phase, sizes),
    )


def _revokes(
    rules: Rules, seating: Seating, phase: TrickPlay, hands: Sequence[CardSet | None]
) -> Iterator[Finding]:
    """Seats that have shown a card which they denied, with the trick where they did (E5.1)."""
    denied: dict[Seat, list[tuple[int, CardSet]]] = {seat: [] for seat in seating.active}
    found: set[Seat] = set()
    for number, seat, card, cannot_hold in cards_played(rules, seating, phase):
        if seat not in found:
            for trick, cards in denied[seat]:
                if cards >> card & 1:
                    found.add(seat)
                    yield Finding(Offence.REVOKE, seat, trick)
                    break
        denied[seat].append((number, cannot_hold))
    for seat in phase.shown:
        hand = hands[seat] or 0
        tricks = [trick for trick, cards in denied[seat] if cards & hand]
        if tricks and seat not in found:
            yield Finding(Offence.REVOKE, seat, tricks[0])


class CardOnTable(NamedTuple):
    """A card that was played: in which trick, from 0, by whom, and which cards he denied by it."""

    trick: int
    seat: Seat
    card: Card
    denied: CardSet


def cards_played(rules: Rules, seating: Seating, phase: TrickPlay) -> Iterator[CardOnTable]:
    """Every card so far, in the order of play."""
    tricks = (*(won.trick for won in phase.tricks), phase.trick)
    for number, trick in enumerate(tricks):
        seat = trick.leader
        for place, card in enumerate(trick.cards):
            yield CardOnTable(number, seat, card, denied_by(rules, phase, trick, place))
            seat = seating.after(seat)


def denied_by(rules: Rules, phase: TrickPlay, trick: Trick, place: int) -> CardSet:
    """The cards that whoever played to a trick at a place says he does not hold."""
    suit = trick.suit
    if suit is None or (place == 0 and trick.turned is None):
        return 0
    so_far = replace(phase, trick=replace(trick, cards=trick.cards[:place]))
    return cards_denied(
        suit,
        phase.trump,
        trick.cards[place],
        must_trump=rules.must_trump,
        to_beat=card_to_beat(rules, so_far),
    )


def _wrong_counts(seating: Seating, phase: TrickPlay, sizes: Sequence[int]) -> Iterator[Finding]:
    """A declarer who holds more or fewer cards than he should (E2.3)."""
    declarer = phase.declarer
    if declarer is None:
        return
    has_played = len(phase.tricks) + (declarer in seats_in(seating, phase.trick))
    if sizes[declarer] != TRICKS - has_played:
        yield Finding(Offence.WRONG_COUNT, declarer)


def seats_in(seating: Seating, trick: Trick) -> list[Seat]:
    """Whose cards lie in a trick, in the order of play."""
    seats = [trick.leader]
    while len(seats) < len(trick.cards):
        seats.append(seating.after(seats[-1]))
    return seats[: len(trick.cards)]


def is_opponent(phase: TrickPlay, one: Seat, other: Seat) -> bool:
    """Whether two seats play against each other."""
    if phase.declarer is None:
        return one != other
    return (one == phase.declarer) != (other == phase.declarer)


def why_not_challenge(
    rules: Rules, deal: Deal, phase: TrickPlay, by: Seat, action: Challenge
) -> Reason | None:
    """Why a player may not be called to account, or None (E5.3, E2.3)."""
    if not deal.terms.live:
        return Reason(Refusal.NO_LIVE_TABLE, "E5.3")
    if not is_opponent(phase, by, action.seat) or action.seat not in deal.seating.in_play:
        return Reason(Refusal.CHALLENGE_OWN_SIDE, "E5.7")
    if finding_against(rules, deal, phase, action.seat) is None:
        return Reason(Refusal.NOTHING_SHOWS, "E5.5")
    return None


def finding_against(rules: Rules, deal: Deal, phase: TrickPlay, seat: Seat) -> Finding | None:
    """The first offence of a seat that shows and has not been dealt with."""
    sizes = [count(hand) for hand in deal.hands]
    shown = findings(rules, deal.seating, phase, sizes, deal.hands)
    return next(
        (each for each in shown if each.seat == seat and not is_settled(deal.terms, each)), None
    )


def is_settled(terms: Terms, finding: Finding) -> bool:
    """A wrong count is paid once; a revoke that was replayed no longer shows."""
    return finding.offence is Offence.WRONG_COUNT and finding in terms.offences


def why_not_look_back(deal: Deal, phase: TrickPlay, by: Seat, action: LookBack) -> Reason | None:
    """Why an older trick or the discard may not be looked at, or None (E3.1, E3.2)."""
    if not deal.terms.live:
        return Reason(Refusal.ONLY_LAST_TRICK, "E3.2")
    if action.trick is None:
        started = bool(phase.tricks or phase.trick.cards)
        own = by == phase.declarer and deal.discard != 0 and started
        return None if own else Reason(Refusal.NO_DISCARD_TO_SEE, "E3.1")
    if not 0 <= action.trick < len(phase.tricks) - 1:
        return Reason(Refusal.ONLY_LAST_TRICK, "E3.2")
    return None


def slip_in_trick(rules: Rules, deal: Deal, phase: TrickPlay, seat: Seat) -> int | None:
    """The place in the present trick of a card that a seat should not have played (E5.2)."""
    seats = seats_in(deal.seating, phase.trick)
    if not deal.terms.live or seat not in seats:
        return None
    place = seats.index(seat)
    return place if denied_by(rules, phase, phase.trick, place) & deal.hands[seat] else None


def step_of_card(deal: Deal, number: int) -> int:
    """Where in the record of a deal the ``number``-th card, from 0, was played."""
    record = enumerate(deal.record)
    return [index for index, step in record if isinstance(step.action, Play)][number]


def step_before(deal: Deal, phase: TrickPlay, finding: Finding) -> int:
    """Where in the record an offence was committed: the wrong card, or the discard."""
    if finding.offence is not Offence.REVOKE:
        record = enumerate(deal.record)
        return next(index for index, step in record if isinstance(step.action, Discard))
    trick = (*(won.trick for won in phase.tricks), phase.trick)[finding.trick]
    place = seats_in(deal.seating, trick).index(finding.seat)
    return step_of_card(deal, finding.trick * len(deal.seating.in_play) + place)


def is_forgiven(rules: Rules, terms: Terms, seat: Seat) -> bool:
    """Whether the next offence of a seat is put right without a penalty (E7.1)."""
    return rules.practice_first_error_amnesty and seat not in terms.forgiven


def tricks_after_penalties(
    seating: Seating, phase: TrickPlay, tricks: tuple[int, ...], terms: Terms
) -> tuple[int, ...]:
    """The tricks that count, a seat, when the tricks for offences have changed hands.

    For a revoke a trick goes to the other side (E5.3), at misere the other way, for there a trick
    is a loss; a defender who looked back loses one of his own to nobody (E3.2, E3.3); in raspasy
    each offence is one trick more for the offender. A declarer's other offences are counted when
    the deal is written down (penalties.py).
    """
    counted, declarer = list(tricks), phase.declarer
    for finding in terms.offences:
        seat = finding.seat
        if declarer is None:
            counted[seat] += 1
            continue
        defenders = seating.defenders(declarer)
        if finding.offence is Offence.REVOKE:
            if (seat == declarer) != phase.is_misere:
                counted[defenders[0]] += _taken_away(counted, (declarer,))
            else:
                counted[declarer] += _taken_away(counted, _own_first(seat, defenders))
        elif finding.offence is Offence.LOOKED_BACK and seat != declarer and not phase.is_misere:
            _taken_away(counted, _own_first(seat, defenders))
    return tuple(counted)


def _own_first(seat: Seat, defenders: tuple[Seat, Seat]) -> tuple[Seat, ...]:
    return (seat, *(other for other in defenders if other != seat))


def _taken_away(counted: list[int], losing: Sequence[Seat]) -> int:
    """Take one trick from the first of some seats that has one; how many that was."""
    for seat in losing:
        if 0 <= seat < len(counted) and counted[seat]:
            counted[seat] -= 1
            return 1
    return 0
