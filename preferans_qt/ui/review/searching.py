"""Something better is looked for, an error at a time: attempts, hints, the answer."""

from dataclasses import dataclass

from preferans_qt.bots.player import Candidate
from preferans_qt.coach.hints import RUNGS, Hint, hint
from preferans_qt.coach.review import Attempt, ReviewedDecision, attempt


@dataclass(frozen=True, slots=True)
class Search:
    """How far the search for something better than a decision has come.

    ``is_open``: it goes on, and the better action is hidden. ``rung`` is that of the last hint
    given, 0 for none, ``hint`` what it says; ``attempt`` is what was tried last.
    """

    decision: ReviewedDecision
    is_open: bool
    rung: int = 0
    hint: Hint | None = None
    attempt: Attempt | None = None

    @classmethod
    def of(cls, decision: ReviewedDecision) -> "Search":
        """Only for an error something better is looked for."""
        return cls(decision, decision.is_error)

    @property
    def has_hints(self) -> bool:
        """Whether there may be another hint."""
        return self.rung < RUNGS[-1]

    def tried(self, option: Candidate) -> "Search":
        """After an attempt; a better action ends the search."""
        found = attempt(self.decision, option)
        is_open = self.is_open and not found.is_better
        return Search(self.decision, is_open, self.rung, self.hint, found)

    def hinted(self) -> "Search":
        """After the next hint that there is; the same one stays when there is no other."""
        for rung in RUNGS[self.rung :]:
            given = hint(self.decision.assessment, rung)
            if given is not None:
                return Search(self.decision, self.is_open, rung, given, self.attempt)
        return Search(self.decision, self.is_open, RUNGS[-1], self.hint, self.attempt)

    def answered(self) -> "Search":
        """The answer is shown."""
        return Search(self.decision, is_open=False)
