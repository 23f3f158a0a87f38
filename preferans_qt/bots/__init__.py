"""Players made of code. They see only what their seat sees."""

from preferans_qt.bots.player import Budget, Cancel, Candidate, Decision, Player

__all__ = ["Budget", "Cancel", "Candidate", "Decision", "Player"]
