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
    standard error in both cases, one line each.
    """

    data: object
    lines: Sequence[str] = ()
    status: Status = Status.SUCCESS
    complaints: tuple[str, ...] = ()
