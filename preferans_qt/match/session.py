"""A running match: the only holder of its current state, which is a fold of its log.

An action is first written down by the sink and only then seen: whatever a session shows has been
saved. Not for use by several threads at once.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from preferans_qt.game import match as rules_of_match
from preferans_qt.game.actions import Action
from preferans_qt.game.events import Event
from preferans_qt.game.match import Match
from preferans_qt.game.reasons import Reason
from preferans_qt.game.seats import Seat, seat_letter
from preferans_qt.game.view import PlayerView, view_for
from preferans_qt.match.log import (
    Header,
    LogEntry,
    LogError,
    Undo,
    following_entry,
    header_digest,
    parse_code,
)

Sink = Callable[[LogEntry], None]


class NothingToUndo(ValueError):
    """A seat has decided nothing in this deal that could be taken back."""


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat has taken back its decision ``to_index``, and with it all that followed.

    ``taken_back`` holds those entries, the decision first.
    """

    to_index: int
    seat: Seat
    taken_back: tuple[LogEntry, ...]


MatchEvent = Event | Undone


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class _Moment:
    """The match after an entry in force; ``before`` is the moment that entry was made in."""

    match: Match
    entry: LogEntry | None = None
    before: "_Moment | None" = None


class Session:
    """A match with its log.

    Raises LogError when the entries do not hold together under the header. ``sink`` gets each
    new entry; when it returns the entry must be safe on disk, and when it raises, nothing has
    happened. The entries given here are not handed to it.
    """

    def __init__(
        self, header: Header, entries: Iterable[LogEntry] = (), sink: Sink | None = None
    ) -> None:
        self.header = header
        self._sink = sink
        self._entries: list[LogEntry] = []
        self._moments = [_Moment(header.opening())]  # one before each entry, and the present one
        for entry in entries:
            self.read(entry)

    @property
    def match(self) -> Match:
        """The state now."""
        return self._moments[-1].match

    @property
    def log_length(self) -> int:
        """How many entries there are: the key of a question asked now. It only ever grows."""
        return len(self._entries)

    @property
    def entries(self) -> tuple[LogEntry, ...]:
        """The whole log."""
        return tuple(self._entries)

    def effective_entries(self) -> tuple[LogEntry, ...]:
        """The log without undos and without what they took back."""
        return tuple(reversed(list(_entries_back(self._moments[-1]))))

    @property
    def controller(self) -> Seat | None:
        """Who is to decide; None when cards are to be dealt or the match is over."""
        return rules_of_match.controller(self.match)

    def legal(self) -> tuple[Action, ...]:
        """What whoever is to decide may do (claims apart, see game.reducer.legal)."""
        return rules_of_match.legal(self.match)

    def why_not(self, seat: Seat | None, action: Action) -> Reason | None:
        """Why a seat may not do something now, or None. Seat None is the table, which deals."""
        return rules_of_match.why_not(self.match, seat, action)

    def view(self, seat: Seat) -> PlayerView:
        """What a seat knows now."""
        return view_for(self.match, seat)

    def submit(self, seat: Seat | None, action: Action) -> tuple[Event, ...]:
        """Do an action for a seat (None: the table, which deals) and tell what happened.

        Raises IllegalAction when the rules refuse it, ValueError when there is no such seat or
        deal, and whatever the sink raises; then nothing has changed.
        """
        entry = self._following(seat, action)
        match, events = rules_of_match.apply(self.match, seat, action)
        self._write(entry, _Moment(match, entry, self._moments[-1]))
        return events

    def undoable(self, seat: Seat) -> LogEntry | None:
        """The decision `undo` would take back: the seat's last one since the cards were dealt.

        None when there is none. A deal stays open to this until the next one is dealt.
        """
        decisions = (entry for entry in self._this_deal() if entry.seat == seat)
        return next(decisions, None)

    def undo(self, seat: Seat) -> tuple[MatchEvent, ...]:
        """Take back a seat's last decision and all that followed it.

        Raises NothingToUndo, and whatever the sink raises; then nothing has changed.
        """
        decision = self.undoable(seat)
        if decision is None:
            raise NothingToUndo(f"{seat_letter(seat)} has decided nothing in this deal")
        undo = Undo(decision.index)
        moment, undone = self._after_undo(seat, undo)
        self._write(self._following(seat, undo), moment)
        return (undone,)

    def _this_deal(self) -> Iterator[LogEntry]:
        """The decisions in force since the last cards were dealt, latest first."""
        for entry in _entries_back(self._moments[-1]):
            if entry.seat is None:
                return
            yield entry

    def _after_undo(self, seat: Seat | None, undo: Undo) -> tuple[_Moment, Undone]:
        taken_back: list[LogEntry] = []
        for entry in self._this_deal():
            taken_back.append(entry)
            if entry.index == undo.index and entry.seat is not None and entry.seat == seat:
                undone = Undone(undo.index, entry.seat, tuple(reversed(taken_back)))
                return self._moments[undo.index], undone
        raise ValueError(f"entry {undo.index} is no decision of this seat in the current deal")

    def _following(self, seat: Seat | None, step: Action | Undo) -> LogEntry:
        if seat is not None and not 0 <= seat < self.header.players:
            raise ValueError(f"there is no seat {seat}")
        code = str(step)
        if parse_code(code) != step:
            raise ValueError(f"{step!r} cannot be written down")
        previous = self._entries[-1].digest if self._entries else header_digest(self.header)
        return following_entry(previous, self.log_length, seat, code)

    def _write(self, entry: LogEntry, moment: _Moment) -> None:
        if self._sink is not None:
            self._sink(entry)
        self._append(entry, moment)

    def _append(self, entry: LogEntry, moment: _Moment) -> None:
        self._entries.append(entry)
        self._moments.append(moment)

    def read(self, entry: LogEntry) -> None:
        """Take over an entry that has been saved before; the sink does not get it.

        Raises LogError when it does not follow from the log so far; then nothing has changed.
        """
        index = self.log_length
        if entry.index != index:
            raise LogError(index, f"the entry numbered {entry.index} stands in its place")
        try:
            step = parse_code(entry.code)
            if entry != self._following(entry.seat, step):
                raise ValueError("the digest does not fit: this or something before it was changed")
            if isinstance(step, Undo):
                moment, _ = self._after_undo(entry.seat, step)
            else:
                match, _ = rules_of_match.apply(self.match, entry.seat, step)
                moment = _Moment(match, entry, self._moments[-1])
        except ValueError as error:
            raise LogError(index, str(error)) from error
        self._append(entry, moment)


def _entries_back(moment: _Moment) -> Iterator[LogEntry]:
    """The entries in force at a moment, latest first."""
    at: _Moment | None = moment
    while at is not None and at.entry is not None:
        yield at.entry
        at = at.before


def sound_prefix(header: Header, entries: Iterable[LogEntry]) -> tuple[Session, LogError | None]:
    """The session of the longest run of entries that holds together, and what is wrong after it."""
    session = Session(header)
    try:
        for entry in entries:
            session.read(entry)
    except LogError as error:
        return session, error
    return session, None
