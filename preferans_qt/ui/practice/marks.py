"""The errors of a deal that the tutor has told, or will tell when their time has come."""

from collections.abc import Iterator
from dataclasses import dataclass

from preferans_qt.coach.tutor import Telling
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.match import Match
from preferans_qt.ui.practice.content import Judged


@dataclass(slots=True)
class Mark:
    """An error that counts. ``is_late``: it is told aloud only while nobody else has acted."""

    error: Judged
    telling: Telling
    is_late: bool = False
    is_written: bool = False
    is_told: bool = False

    @property
    def entry(self) -> int:
        return self.error.key.entry

    def is_due(self, match: Match) -> bool:
        """Whether its time has come, in the match as it stands."""
        match self.telling:
            case Telling.AFTER_TRICK:
                return self._trick_is_over(match)
            case Telling.AFTER_DEAL:
                return match.deal is None
        return True

    def _trick_is_over(self, match: Match) -> bool:
        now = None if match.deal is None else match.deal.phase
        then = self.error.assessment.view.phase
        if not isinstance(now, TrickPlay) or not isinstance(then, TrickPlay):
            return True
        return len(now.tricks) > len(then.tricks)


class Marks:
    """The marks of one deal, in the order of play, and which of them the panel shows."""

    def __init__(self) -> None:
        self._marks: list[Mark] = []
        self._shown: Mark | None = None

    def __iter__(self) -> Iterator[Mark]:
        return iter(self._marks)

    @property
    def told(self) -> list[Mark]:
        """Those that the panel has shown."""
        return [mark for mark in self._marks if mark.is_told]

    @property
    def shown(self) -> Mark | None:
        """The mark that the panel shows, if any."""
        return self._shown

    @property
    def place(self) -> int:
        """The place of the shown mark among those that were told, from 0."""
        return 0 if self._shown is None else self.told.index(self._shown)

    def add(self, mark: Mark) -> None:
        """One more error counts."""
        self._marks.append(mark)
        self._marks.sort(key=lambda one: one.entry)

    def tell(self, mark: Mark) -> None:
        """Let the panel show a mark."""
        mark.is_told = True
        self._shown = mark

    def turn_to(self, place: int) -> None:
        """Let the panel show another of those that were told."""
        self._shown = self.told[place]

    def put_away(self) -> None:
        """Let the panel show none."""
        self._shown = None

    def drop(self, first: int) -> None:
        """Forget what was said of decisions from an entry on: they are undone."""
        self._marks = [mark for mark in self._marks if mark.entry < first]
        if self._shown not in self._marks:
            self._shown = None

    def clear(self) -> None:
        """Other cards have been dealt."""
        self._marks.clear()
        self._shown = None
