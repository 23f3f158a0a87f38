"""Who decides for a seat: a person, a bot, a script or an old log, all through one protocol."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from preferans_qt.game.actions import Action, parse_action
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView
from preferans_qt.match.deals import seeded_number
from preferans_qt.match.log import LogEntry


@dataclass(frozen=True, slots=True)
class Request:
    """A question to a seat: what it knows and what it may do.

    ``number`` counts the questions of a conductor, so that a question put twice at the same
    place of the log is told apart; an answer counts only for the question that still stands.
    """

    match_id: str
    log_length: int
    number: int
    seat: Seat
    view: PlayerView
    legal: tuple[Action, ...]

    @property
    def key(self) -> tuple[str, int, int]:
        """What a reply is recognised by."""
        return self.match_id, self.log_length, self.number


Reply = Callable[[Request, Action], None]


class Driver(Protocol):
    """Answers for a seat, at once or later."""

    def ask(self, request: Request, reply: Reply) -> None:
        """Take a question. ``reply`` may be called within this call or at any later time."""

    def withdraw(self) -> None:
        """The question put last no longer stands; a reply to it would be ignored."""


class HumanDriver:
    """Holds the question until the person decides."""

    def __init__(self) -> None:
        self.request: Request | None = None
        self._reply: Reply | None = None

    def ask(self, request: Request, reply: Reply) -> None:
        self.request, self._reply = request, reply

    def withdraw(self) -> None:
        self.request = self._reply = None

    def answer(self, action: Action) -> None:
        """Decide. Without a question nothing happens.

        Raises IllegalAction when the rules refuse it; the question then still stands.
        """
        request, reply = self.request, self._reply
        if request is None or reply is None:
            return
        reply(request, action)
        if self.request is request:  # no other question has come in the meantime
            self.withdraw()


class Decision(Protocol):
    """What a player answers with."""

    @property
    def action(self) -> Action: ...


class Cancel(Protocol):
    """Tells a thinking player to stop."""

    def is_set(self) -> bool: ...


class NeverCancelled:
    """For players that may think to the end."""

    def is_set(self) -> bool:
        return False


Budget = TypeVar("Budget", contravariant=True)


class Player(Protocol[Budget]):
    """What a match needs to know of a bot."""

    def decide(
        self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
    ) -> Decision: ...


def decision_seed(source: str, log_length: int) -> int:
    """The seed of a bot's chance at one place of a log; ``source`` is a seed or the match's id."""
    return seeded_number(f"{source} decision {log_length}")


class PlayerDriver(Generic[Budget]):
    """Lets a bot decide at once, in the caller's thread.

    ``budget`` makes a budget from a seed; the seed comes from ``source`` and the log's length.
    """

    def __init__(
        self, player: Player[Budget], budget: Callable[[int], Budget], source: str
    ) -> None:
        self._player = player
        self._budget = budget
        self._source = source

    def ask(self, request: Request, reply: Reply) -> None:
        budget = self._budget(decision_seed(self._source, request.log_length))
        decision = self._player.decide(request.view, request.legal, budget, NeverCancelled())
        reply(request, decision.action)

    def withdraw(self) -> None:
        """Nothing to do: it has answered by then."""


class ScriptDriver:
    """Answers with one action code after the other, then stays silent."""

    def __init__(self, codes: Iterable[str]) -> None:
        self._actions = iter([parse_action(code) for code in codes])

    def ask(self, request: Request, reply: Reply) -> None:
        action = next(self._actions, None)
        if action is not None:
            reply(request, action)

    def withdraw(self) -> None:
        """Nothing to do: the script goes on with the next question."""


class ReplayDriver:
    """Answers for any seat as a log has it; silent beyond its end and out of another seat's turn.

    ``entries`` are those in force, without undos (Session.effective_entries).
    """

    def __init__(self, entries: Iterable[LogEntry]) -> None:
        self._entries = tuple(entries)

    def ask(self, request: Request, reply: Reply) -> None:
        if request.log_length < len(self._entries):
            entry = self._entries[request.log_length]
            if entry.seat == request.seat:
                reply(request, parse_action(entry.code))

    def withdraw(self) -> None:
        """Nothing to do: the log says what comes next."""
