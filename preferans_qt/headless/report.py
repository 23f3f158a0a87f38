"""What a command hands back to the command line."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum


class Status(IntEnum):
    """Exit status of a command."""

    SUCCESS = 0
    CHECK_FAILED = 1
    BAD_INPUT = 2


@dataclass(frozen=True, slots=True)
class Report:
    """The outcome of a command.

    ``data`` is what ``--json`` prints, ``lines`` what a person reads instead; ``complaints`` go to
    standard error in both cases, one line each. With ``json_lines`` the data is a list, and each
    item a document on a line of its own.
    """

    data: object
    lines: Sequence[str] = ()
    status: Status = Status.SUCCESS
    complaints: tuple[str, ...] = ()
    json_lines: bool = False

    @property
    def documents(self) -> list[object]:
        """What ``--json`` prints, one document a line."""
        return self.data if self.json_lines and isinstance(self.data, list) else [self.data]
