"""The match that is looked into: what was done in it, by whom, and how it is told."""

from dataclasses import dataclass

from preferans_qt.coach.review import Moment, moments, persons
from preferans_qt.game.seats import Seat
from preferans_qt.match.course import Place, course
from preferans_qt.match.log import HUMAN, Header
from preferans_qt.match.session import Session
from preferans_qt.ui.review.pictures import Steps
from preferans_qt.ui.texts.opponents import shown_names
from preferans_qt.ui.texts.words import Names


@dataclass(frozen=True, slots=True, eq=False)
class ShownMatch:
    """The finished deals of a match: what lies on the table of one that runs is not to be seen."""

    header: Header
    places: tuple[Place, ...]

    @classmethod
    def of(cls, session: Session) -> "ShownMatch":
        finished = len(session.match.finished)
        places = tuple(place for place in course(session) if place.deal <= finished)
        return cls(session.header, places)

    def is_like(self, other: "ShownMatch") -> bool:
        """Whether these are the same deals of the same match."""
        return self.header == other.header and len(self.places) == len(other.places)

    @property
    def persons(self) -> tuple[Seat, ...]:
        """Whose decisions are looked into when nobody chooses others."""
        return persons(self.header)

    @property
    def all_seats(self) -> tuple[Seat, ...]:
        return tuple(range(self.header.players))

    def names(self) -> Names:
        """Who sits where, in the language of the moment; one person alone is *you*."""
        kinds = self.header.kinds
        you = kinds.index(HUMAN) if kinds.count(HUMAN) == 1 else None
        return Names(shown_names(self.header.names, kinds), you)

    def moments(self, seats: tuple[Seat, ...]) -> tuple[Moment, ...]:
        """The decisions of some seats."""
        return moments(self.places, seats)

    def steps(self, entry: int) -> Steps | None:
        """The steps of the deal in which an entry stands; None between two deals."""
        place = next((one for one in self.places if one.entry.index == entry), None)
        if place is None or not place.is_in_deal:
            return None
        return Steps.of_deal(self.places, place)

    def first_entry(self) -> int | None:
        """The first entry with cards on the table, or None."""
        return next((one.entry.index for one in self.places if one.is_in_deal), None)
