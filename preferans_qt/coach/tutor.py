"""When the tutor speaks of an error, and what is noted of a deal.

Pure: the window waits, shows and saves.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, StrEnum, auto
from typing import NamedTuple

from preferans_qt.coach.assessment import Assessment, Verdict
from preferans_qt.coach.grades import SPOKEN_OF, Grade, Strictness
from preferans_qt.coach.hints import RUNGS, Hint, hint
from preferans_qt.coach.notes import Note
from preferans_qt.coach.subjects import Subject
from preferans_qt.game.actions import Action


class Moment(StrEnum):
    """When the learner wants to hear of an error of judgement."""

    BEFORE = "before"
    AFTER_TRICK = "after_trick"
    AFTER_DEAL = "after_deal"
    NEVER = "never"


class Telling(Enum):
    """What is to happen with a verdict. AT_ONCE: as soon as the table is at rest."""

    NOT = auto()
    HOLD = auto()
    AT_ONCE = auto()
    AFTER_TRICK = auto()
    AFTER_DEAL = auto()


@dataclass(frozen=True, slots=True)
class TutorSettings:
    """What the learner has chosen. Whatever the tutor is silent about is noted all the same."""

    is_on: bool = False
    moment: Moment = Moment.BEFORE
    strictness: Strictness = Strictness.LEARNER
    silent: frozenset[Subject] = frozenset()

    def speaks_of(self, subject: Subject, grade: Grade) -> bool:
        """Whether an error is worth a word; in an exam none is."""
        least = SPOKEN_OF.get(self.strictness)
        is_heard = self.moment is not Moment.NEVER and subject not in self.silent
        return is_heard and least is not None and grade >= least


class GivenHint(NamedTuple):
    """A hint and its rung; without a hint there was nothing to say, and the rung is the last one.

    The rung is 0 as long as none was taken.
    """

    hint: Hint | None
    rung: int


def next_hint(assessment: Assessment, taken: int) -> GivenHint:
    """The hint after the rung ``taken``, which says more; after the last rung the last again."""
    for rung in range(min(taken + 1, RUNGS[-1]), RUNGS[-1] + 1):
        said = hint(assessment, rung)
        if said is not None:
            return GivenHint(said, rung)
    return GivenHint(None, taken)


class Occasion(NamedTuple):
    """Where something was judged, and when, as Note has it."""

    match: str
    entry: int
    deal: int
    noted: str
    profile: str


class Key(NamedTuple):
    """What a note of a match is known by."""

    entry: int
    attempt: int


def key_of(note: Note) -> Key:
    """The key of a note."""
    return Key(note.entry, note.attempt)


@dataclass(frozen=True, slots=True)
class Undoing:
    """The log from the entry ``first`` on, before the entry ``end``, was taken back.

    ``is_free``: nobody else had acted yet, so it was a slip of the hand.
    """

    first: int
    end: int
    is_free: bool

    def concerns(self, note: Note) -> bool:
        """Whether a decision is among what was taken back."""
        return note.subject is not Subject.RULES and self.first <= note.entry < self.end


@dataclass(frozen=True, slots=True)
class DealTutor:
    """The tutor in one deal.

    ``first_error`` is the first one he has spoken of: put right, it does not count. ``held`` is
    the decision that waits for the learner's word, ``hints`` the entry that hints were taken for
    and the highest rung of them. Until it is let through, a held decision is noted as taken back.
    """

    notes: tuple[Note, ...] = ()
    is_quiet: bool = False
    first_error: Key | None = None
    held: Key | None = None
    hints: tuple[int, int] = (-1, 0)
    undoings: tuple[Undoing, ...] = ()

    @classmethod
    def resumed(cls, notes: Iterable[Note]) -> "DealTutor":
        """The state that the notes of a deal tell of, when its match is opened again."""
        kept = tuple(notes)
        put_right = (
            key_of(note)
            for note in kept
            if note.is_taken_back and not note.is_counted and note.grade is not Grade.FINE
        )
        return cls(kept, first_error=next(put_right, None))

    def telling(
        self, settings: TutorSettings, verdict: Verdict, *, is_card: bool, is_played: bool
    ) -> Telling:
        """What is to happen with a verdict; ``is_played``: the action counts already."""
        if self.is_quiet or not settings.speaks_of(verdict.subject, verdict.grade):
            return Telling.NOT
        match settings.moment:
            case Moment.BEFORE:
                return Telling.AT_ONCE if is_played else Telling.HOLD
            case Moment.AFTER_TRICK:
                return Telling.AFTER_TRICK if is_card else Telling.AT_ONCE
            case Moment.AFTER_DEAL:
                return Telling.AFTER_DEAL
        return Telling.NOT

    def rung(self, entry: int) -> int:
        """The highest rung of hints taken for a decision, 0 for none."""
        return self.hints[1] if self.hints[0] == entry else 0

    def hinted(self, entry: int, rung: int) -> "DealTutor":
        """A hint was taken for the decision at hand, or while it is held."""
        hints = entry, max(rung, self.rung(entry))
        notes = tuple(
            replace(note, hints=hints[1]) if key_of(note) == self.held else note
            for note in self.notes
        )
        return replace(self, notes=notes, hints=hints)

    def has_insisted(self, entry: int, action: Action) -> bool:
        """Whether the learner has thought this action over already and chooses it again."""
        return any(note.entry == entry and note.action == str(action) for note in self.notes)

    def is_undone(self, entry: int) -> bool:
        """Whether the decision of a log entry was taken back."""
        return any(undoing.first <= entry < undoing.end for undoing in self.undoings)

    def may_be_put_right(self, key: Key) -> bool:
        """Whether a decision may be taken back without counting."""
        return key == self.first_error and any(
            key_of(note) == key and (not note.is_taken_back or key == self.held)
            for note in self.notes
        )

    def judged(
        self, occasion: Occasion, verdict: Verdict, *, is_told: bool, is_held: bool = False
    ) -> "DealTutor":
        """A verdict on a decision has come; ``is_told``: the learner hears of it."""
        key = self._next(occasion.entry)
        note = Note(
            match=occasion.match,
            entry=occasion.entry,
            attempt=key.attempt,
            deal=occasion.deal,
            noted=occasion.noted,
            profile=occasion.profile,
            subject=verdict.subject,
            action=str(verdict.action),
            best=str(verdict.best),
            loss=verdict.neutral_loss.whists,
            error=verdict.neutral_loss.error,
            grade=verdict.grade,
            is_trivial=verdict.is_trivial,
            hints=self.rung(occasion.entry),
        )
        first = self.first_error
        if is_told and first is None:
            first = key
        if is_held:
            note = replace(note, is_taken_back=True, is_counted=key != first)
        for undoing in self.undoings:
            note = _taken_back(note, undoing, first)
        held = key if is_held else self.held
        return replace(self, notes=(*self.notes, note), first_error=first, held=held)

    def slipped(self, occasion: Occasion, *, is_told: bool) -> "DealTutor":
        """The rules have refused an action (E7.1): the first slip of a deal is put right."""
        is_first = not any(note.subject is Subject.RULES for note in self.notes)
        note = Note(
            match=occasion.match,
            entry=occasion.entry,
            attempt=self._next(occasion.entry).attempt,
            deal=occasion.deal,
            noted=occasion.noted,
            profile=occasion.profile,
            subject=Subject.RULES,
            action="",
            best="",
            loss=0.0,
            error=0.0,
            grade=Grade.FINE,
            is_trivial=False,
            is_counted=not (is_first and is_told),
        )
        return replace(self, notes=(*self.notes, note))

    def let_through(self) -> "DealTutor":
        """The learner plays the held action anyway."""
        notes = tuple(
            replace(note, is_taken_back=False, is_counted=True)
            if key_of(note) == self.held
            else note
            for note in self.notes
        )
        return replace(self, notes=notes, held=None)

    def thought_again(self) -> "DealTutor":
        """The learner takes the held action back."""
        return replace(self, held=None)

    def quiet(self) -> "DealTutor":
        """Nothing more is to be said in this deal."""
        return replace(self, is_quiet=True)

    def undone(self, undoing: Undoing) -> "DealTutor":
        """Decisions were taken back that counted already."""
        notes = tuple(_taken_back(note, undoing, self.first_error) for note in self.notes)
        return replace(self, notes=notes, undoings=(*self.undoings, undoing))

    def changed_since(self, before: "DealTutor") -> tuple[Note, ...]:
        """The notes that are new or have changed since another state of the same deal."""
        known = {key_of(note): note for note in before.notes}
        return tuple(note for note in self.notes if known.get(key_of(note)) != note)

    def _next(self, entry: int) -> Key:
        return Key(entry, sum(note.entry == entry for note in self.notes))


def _taken_back(note: Note, undoing: Undoing, first_error: Key | None) -> Note:
    """A note after an undo: free for a slip of the hand, and for the first error spoken of."""
    if note.is_taken_back or not undoing.concerns(note):
        return note
    is_slip_of_the_hand = undoing.is_free and note.entry == undoing.first
    is_counted = not (is_slip_of_the_hand or key_of(note) == first_error)
    return replace(note, is_taken_back=True, is_counted=is_counted)
