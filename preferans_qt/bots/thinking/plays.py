"""The cards that hidden hands have played, each as a choice out of the hand it was played from.

The sampler weighs imagined hands by how likely their cards were to be played. How likely that is
depends on the sort of moment: ``bots/tables/plays.py`` has weights for each.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from preferans_qt.game.cards import FULL_DECK, Card, CardSet, Suit, suit_of
from preferans_qt.game.deal import Seating, Trick, TrickPlay
from preferans_qt.game.irregular import denied_by, is_opponent, seats_in
from preferans_qt.game.raspasy import talon_competes
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.game.tricks import winning_index
from preferans_qt.game.view import PlayerView, played_by
from preferans_qt.solver.plays import Moment

TRUST = 0.8  # in what single cards tell: cards of one hand do not tell it independently

_NOTHING = -1  # for a moment
_PLACES = ("last", "before one", "before two")  # who plays after
_STAGES = ("first", "early", "early", "midway", "midway", "late")  # of a lead, by tricks before it


class CardChosen(NamedTuple):
    """A card that a seat chose; ``sort`` names the kind of moment.

    ``since`` are the cards that the seat has played from then on, this one included.
    """

    sort: str
    seat: Seat
    card: Card
    moment: Moment
    since: CardSet


def cards_chosen(view: PlayerView) -> Iterator[CardChosen]:
    """What hidden hands played when they may have had a choice, in the order of play.

    Cards that broke the rules, as has shown since, and those that lay exposed tell nothing.
    """
    phase = view.phase
    if not isinstance(phase, TrickPlay):
        return
    hidden = [seat for seat, hand in enumerate(view.hands) if hand is None]
    since = {seat: played_by(view.record, seat) for seat in hidden}
    exposed = {card for _, card in view.terms.exposed}  # E4.1
    alive = FULL_DECK
    for number, trick in enumerate((*(won.trick for won in phase.tricks), phase.trick)):
        if trick.turned is not None:
            alive &= ~(1 << trick.turned)
        seats = seats_in(view.seating, trick)
        for place, (seat, card) in enumerate(zip(seats, trick.cards, strict=True)):
            if seat in hidden:
                own, later = since[seat], since[seat] & ~(1 << card)
                revoked = own & denied_by(view.rules, phase, trick, place)
                if (later or view.sizes[seat]) and not revoked and card not in exposed:
                    turn = _Turn(view.rules, view.seating, phase, number, trick, place)
                    yield CardChosen(turn.sort, seat, card, turn.moment(alive), own)
                since[seat] = later
            alive &= ~(1 << card)


class _Best(NamedTuple):
    """The card that takes a trick so far, and whether an enemy's."""

    card: Card
    is_enemys: bool


@dataclass(frozen=True, slots=True)
class _Turn:
    """A card's place in its trick, the ``number``-th from 0, and what lay there before it."""

    rules: Rules
    seating: Seating
    phase: TrickPlay
    number: int
    trick: Trick
    place: int

    def moment(self, alive: CardSet) -> Moment:
        """What he saw who played the card; ``alive`` had not been played."""
        rules, phase = self.rules, self.phase
        led, best = self._led, self._best
        return Moment(
            led=_NOTHING if led is None else led,
            trump=_NOTHING if phase.trump is None else phase.trump,
            best=_NOTHING if best is None else best.card,
            enemy=best is None or best.is_enemys,
            behind=self._behind,
            alive=alive,
            must_trump=rules.must_trump,
            must_overtake=rules.must_overtake and phase.defence is not None,  # A67
        )

    @property
    def sort(self) -> str:
        """Who did what, and when: ``defender follows last to partner``."""
        if self._led is None:
            stage = _STAGES[min(self.number, len(_STAGES) - 1)]
            return f"{self._role} leads {stage}{self._to_declarer}"
        best = self._best
        whose = "" if best is None or best.is_enemys else " to partner"
        return f"{self._role} {self._deed} {_PLACES[self._behind]}{whose}"

    @property
    def _led(self) -> Suit | None:
        """The suit that he followed, if he could; None for the leader."""
        return self.trick.suit if self.place or self.trick.turned is not None else None

    @property
    def _behind(self) -> int:
        return len(self.seating.in_play) - 1 - self.place

    @property
    def _seats(self) -> list[Seat]:
        return seats_in(self.seating, self.trick)

    @property
    def _best(self) -> _Best | None:
        """What a card has to beat; a turned card may be the sitting dealer's lead (C9.5)."""
        suit, trump, turned = self.trick.suit, self.phase.trump, self.trick.turned
        seats: list[Seat | None] = list(self._seats[: self.place])
        cards = self.trick.cards[: self.place]
        if turned is not None and talon_competes(self.rules, self.seating):
            seats, cards = [None, *seats], (turned, *cards)
        if suit is None or not cards:
            return None
        winning = winning_index(cards, suit, trump)
        if suit_of(cards[winning]) not in (suit, trump):
            return None  # all have discarded on a turned suit
        owner = seats[winning]
        seat = self._seats[self.place]
        return _Best(cards[winning], owner is None or is_opponent(self.phase, owner, seat))

    @property
    def _role(self) -> str:
        declarer, seat = self.phase.declarer, self._seats[self.place]
        if declarer is None:
            return "raspasy"
        if self.phase.is_misere:
            return "misere" if seat == declarer else "catcher"
        return "declarer" if seat == declarer else "defender"

    @property
    def _deed(self) -> str:
        suit = suit_of(self.trick.cards[self.place])
        if suit == self._led:
            return "follows"
        return "ruffs" if suit == self.phase.trump else "discards"

    @property
    def _to_declarer(self) -> str:
        """Whether the declarer plays next to a defender's lead."""
        seat, declarer = self._seats[self.place], self.phase.declarer
        if declarer is None or seat == declarer:
            return ""
        return " through declarer" if self.seating.after(seat) == declarer else " up to declarer"
