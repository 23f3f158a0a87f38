"""The course of a match, one entry after the other, and a deal of it taken out to be played on."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from preferans_qt import __version__
from preferans_qt.game import match as rules_of_match
from preferans_qt.game.actions import Action, StartDeal, parse_action
from preferans_qt.game.events import Event
from preferans_qt.game.match import Match
from preferans_qt.game.rules import with_overrides
from preferans_qt.game.seats import Seat
from preferans_qt.match.log import HUMAN, Header, LogEntry, rechained
from preferans_qt.match.session import Session


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Place:
    """One entry in force: the match before it, what was done, and what happened then."""

    match: Match
    entry: LogEntry
    action: Action
    events: tuple[Event, ...]

    @property
    def deal(self) -> int:
        """The number of the deal that runs or begins here, from 1."""
        return len(self.match.finished) + 1

    @property
    def is_in_deal(self) -> bool:
        """Whether the cards of a deal have been dealt and not yet been played."""
        return self.match.deal is not None


def course(session: Session) -> tuple[Place, ...]:
    """A match from its opening on, without undos and without what they took back."""
    match, places = session.header.opening(), []
    for entry in session.effective_entries():
        action = parse_action(entry.code)
        following, events = rules_of_match.apply(match, entry.seat, action)
        places.append(Place(match, entry, action, events))
        match = following
    return tuple(places)


def deal_of(places: Sequence[Place], place: Place) -> tuple[Place, ...]:
    """The deal that a place is in, from the dealing of its cards on."""
    return tuple(
        one
        for one in places
        if one.deal == place.deal and (one.is_in_deal or isinstance(one.action, StartDeal))
    )


def going_on(
    header: Header, places: Sequence[Place], place: Place, seat: Seat, created: str, stand_in: str
) -> tuple[Header, tuple[LogEntry, ...]]:
    """A match of one deal that goes on from a place, with a person in ``seat``.

    Whoever played that seat takes the person's; ``stand_in`` is the kind of bot for other
    persons. A deal that depends on those before it, as a raspasy in a row or with a bomb (C9.8,
    A.1), takes them along. ``created`` is an ISO 8601 time. Raises ValueError between two deals.
    """
    if not place.is_in_deal:
        raise ValueError("no cards lie on the table here")
    first = deal_of(places, place)[0]
    if first.match.run or any(first.match.bombs):
        first = places[0]
    deals = place.deal - first.deal + 1
    kinds, names = _seated(header, seat, stand_in)
    new = Header.new(
        created=created,
        program=__version__,
        profile=header.profile,
        rules=with_overrides(header.rules, {"end_limit": f"max_deals:{deals}"}),
        names=names,
        kinds=kinds,
        first_dealer=first.match.dealer,
        conduct=header.conduct,
    )
    begin, end = places.index(first), places.index(place)
    return new, rechained(new, _renumbered(one.entry for one in places[begin:end]))


def _seated(header: Header, seat: Seat, stand_in: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Kinds and names with a person in a seat."""
    kinds, names = list(header.kinds), list(header.names)
    if HUMAN in kinds and kinds[seat] != HUMAN:
        person = kinds.index(HUMAN)
        for row in (kinds, names):
            row[person], row[seat] = row[seat], row[person]
    kinds = [stand_in if kind == HUMAN else kind for kind in kinds]
    kinds[seat] = HUMAN
    return tuple(kinds), tuple(names)


def _renumbered(entries: Iterable[LogEntry]) -> Iterable[LogEntry]:
    return (replace(entry, index=index) for index, entry in enumerate(entries))
