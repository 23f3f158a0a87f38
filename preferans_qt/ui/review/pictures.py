"""The table at each step of a deal that was played, as one seat saw it or with all hands open."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce

from preferans_qt.game import match as rules_of_match
from preferans_qt.game.actions import StartDeal
from preferans_qt.game.cards import CardSet
from preferans_qt.game.deal import Auction, DarkWin, Deal, TrickPlay
from preferans_qt.game.match import Match
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView, view_for
from preferans_qt.match.course import Place, deal_of
from preferans_qt.ui.table.picture import Picture, advance, picture_of, with_discard


@dataclass(frozen=True, slots=True, eq=False)
class Steps:
    """The steps of a finished deal: one before each action, and one after the last.

    ``places`` are those with cards on the table.
    """

    places: tuple[Place, ...]

    @classmethod
    def of_deal(cls, places: Sequence[Place], place: Place) -> "Steps":
        """The steps of the deal that a place is in."""
        whole = deal_of(places, place)
        return cls(tuple(one for one in whole if not isinstance(one.action, StartDeal)))

    def __len__(self) -> int:
        return len(self.places) + 1

    def step_of(self, entry: int) -> int | None:
        """The step before the entry with a number, or None."""
        numbers = [place.entry.index for place in self.places]
        return numbers.index(entry) if entry in numbers else None

    def place(self, step: int) -> Place | None:
        """What is done at a step; None after the last action."""
        return self.places[step] if step < len(self.places) else None

    def before(self, step: int) -> Place | None:
        """What was done last; None at the first step."""
        return self.places[step - 1] if step else None

    def match(self, step: int) -> Match:
        """The match at a step."""
        if step < len(self.places):
            return self.places[step].match
        place = self.places[-1]
        match, _ = rules_of_match.apply(place.match, place.entry.seat, place.action)
        return match

    def view(self, step: int, seat: Seat) -> PlayerView:
        """What a seat knew at a step."""
        return view_for(self.match(step), seat)

    def picture(self, step: int, seat: Seat, *, all_hands: bool = False) -> Picture:
        """The table at a step, from a seat's chair."""
        deal, view = self.match(step).deal, self.view(step, seat)
        if deal is None:
            last = self.picture(step - 1, seat, all_hands=all_hands)
            return reduce(
                lambda picture, event: advance(picture, event, view),
                self.places[step - 1].events,
                last,
            )
        return _opened(view, deal) if all_hands else picture_of(view)


def _opened(view: PlayerView, deal: Deal) -> Picture:
    """Every hand, and what lies apart."""
    picture = picture_of(replace(view, hands=tuple(deal.hands)))
    match view.phase:
        case Auction() | DarkWin():
            return replace(picture, talon=deal.talon)
        case TrickPlay(tricks=tricks) as phase if phase.is_raspasy:
            return replace(picture, talon=deal.talon[len(tricks) + 1 :])
    return _with_what_was_laid_away(picture, deal.discard)


def _with_what_was_laid_away(picture: Picture, discard: CardSet) -> Picture:
    return with_discard(picture, discard) if discard and not picture.talon else picture
