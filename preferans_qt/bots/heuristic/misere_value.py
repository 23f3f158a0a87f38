"""Misere and raspasy before a card is played: how safe a hand is, and what that is worth."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from preferans_qt.bots.heuristic.hand_value import hand_danger, hand_safety, trick_chances
from preferans_qt.bots.heuristic.weighing import weighed
from preferans_qt.bots.player import Candidate
from preferans_qt.bots.worth import (
    DECLARER,
    SITTING_DEALER,
    Stakes,
    misere_worth,
    raspasy_worth,
    stakes_of,
)
from preferans_qt.game.actions import Accept, Action, Refuse
from preferans_qt.game.cards import FULL_DECK, CardSet, cards_in
from preferans_qt.game.deal import ShareOffer
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView

MISSED = 0.45  # how often the defenders miss a catch that lies in the cards
MISSED_LOSS = 0.2  # less often, for each trick the hand is in danger of taking
FEWEST_CAUGHT = 1.5  # tricks of a misere that fails, beside those it was in danger of
FIRST_LEAD_SAFETY = 0.85  # of a misere whose declarer has to lead
SHARED_BELOW = 0.9  # the chance of a misere below which its risk is worth sharing

RASPASY_TRICKS = 0.2  # expected, beside those that the hand is in danger of taking
RASPASY_TRICKS_FEARED = 1.1  # for each of those
RASPASY_SPREAD = 2.0  # standard deviation of the tricks taken


class Misere(NamedTuple):
    """What a misere may come to: how likely it is made, and the tricks taken if it is not."""

    chance: float
    caught: float

    def worth(self, stakes: Stakes, role: int = DECLARER) -> float:
        """Its expected worth to a role."""
        made, caught_once = (misere_worth(stakes, taken)[role] for taken in (0, 1))
        return self.chance * made + (1 - self.chance) * self.caught * caught_once


USUAL_MISERE = Misere(0.7, 2.0)  # that somebody else has called


def misere_of(hand: CardSet, *, with_talon: bool, leads: bool) -> Misere:
    """What a misere with a hand of ten may come to, before the talon is seen.

    Of the talon's cards one will do less harm than the worst card of the hand, and two are laid
    away: so with the talon the hand is looked at without its worst card.
    """
    others = FULL_DECK & ~hand
    kept = [hand & ~(1 << card) for card in cards_in(hand)] if with_talon else [hand]
    safety = max(hand_safety(cards, others) for cards in kept)
    danger = min(hand_danger(cards, others) for cards in kept)
    if leads:
        safety *= FIRST_LEAD_SAFETY
    missed = max(0.0, MISSED - MISSED_LOSS * danger)
    return Misere(safety + missed * (1 - safety), FEWEST_CAUGHT + danger)


def own_misere(view: PlayerView, *, with_talon: bool) -> Misere:
    """What a misere of this seat may come to."""
    return misere_of(view.hand, with_talon=with_talon, leads=_leads(view, view.seat))


def _leads(view: PlayerView, seat: Seat) -> bool:
    """Whether a declarer in this seat would have to lead to the first trick."""
    return view.rules.first_lead == "declarer" or view.seating.active[0] == seat


def shared(stakes: Stakes) -> Stakes:
    """The stakes of a misere of which the sitting dealer has half."""
    return replace(stakes, terms=replace(stakes.terms, sharer=SITTING_DEALER))


def share_candidates(
    view: PlayerView, offer: ShareOffer, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """The sitting dealer, who sees the hand, takes half of a misere that is worth it."""
    hand = view.hands[offer.seat] or 0
    misere = misere_of(hand, with_talon=True, leads=_leads(view, offer.seat))
    worth = misere.worth(shared(stakes_of(view, offer.seat)), SITTING_DEALER)

    def value(action: Action) -> float | None:
        match action:
            case Accept():
                return worth
            case Refuse():
                return 0.0
        return None

    return weighed(legal, value)


def expected_raspasy(view: PlayerView, stakes: Stakes) -> float:
    """The expected worth of raspasy by the tricks the hand may have to take."""
    feared = hand_danger(view.hand, FULL_DECK & ~view.hand)
    expected = RASPASY_TRICKS + RASPASY_TRICKS_FEARED * feared
    return _raspasy_at(stakes, min(100, round(10 * expected)), view.run + 1)


@lru_cache(maxsize=2**10)
def _raspasy_at(stakes: Stakes, tenths: int, number: int) -> float:
    return sum(
        chance * raspasy_worth(stakes, own, number)
        for own, chance in enumerate(trick_chances(tenths / 10, RASPASY_SPREAD))
    )
