"""Match files (.pulka) in the window: taken over, salvaged when damaged, and written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from preferans_qt.bots.registry import is_bot
from preferans_qt.match.file import MatchFileError, parse_match, read_text, salvage, write_match
from preferans_qt.match.log import HUMAN, Header, LogEntry, LogError
from preferans_qt.store.errors import DuplicateMatchError, StoreError
from preferans_qt.store.matches import Matches

translate = QCoreApplication.translate


class MatchFiles:
    """What goes wrong is told to ``complain``, in a sentence that names the file."""

    def __init__(self, matches: Matches, window: QWidget, complain: Callable[[str], None]) -> None:
        self._matches = matches
        self._window = window
        self._complain = complain

    def take_over(self, path: Path) -> str | None:
        """Put the match of a file into the database; its id there, or None."""
        try:
            text = read_text(path)
        except MatchFileError as error:
            unread = translate("Program", "{path} cannot be read: {problem}")
            self._complain(unread.format(path=path, problem=_problem(error)))
            return None
        try:
            record = parse_match(text)
        except MatchFileError as error:
            return self._salvage(path, text, error)
        return self._store(path, *record)

    def write(self, path: Path, header: Header, entries: Sequence[LogEntry]) -> None:
        """Write a match to a file, whole or not at all."""
        try:
            write_match(path, header, entries)
        except MatchFileError as error:
            unwritten = translate(
                "Program", "{path} could not be written: {problem}. Choose another folder."
            )
            self._complain(unwritten.format(path=path, problem=_problem(error)))

    def _salvage(self, path: Path, text: str, error: MatchFileError) -> str | None:
        """Offer what can be saved of a damaged file; the file itself stays as it is."""
        try:
            header, entries, problem = salvage(text)
        except MatchFileError:
            self._complain(f"{path}: {error}")
            return None
        answer = QMessageBox.question(
            self._window,
            translate("Program", "Damaged match file"),
            translate(
                "Program",
                "{path} is damaged: {problem}\n\nOpen what can be saved, up to entry {number}? "
                "The file is left as it is.",
            ).format(path=path, problem=problem, number=len(entries)),
        )
        is_wanted = answer is QMessageBox.StandardButton.Yes
        return self._store(path, header, entries) if is_wanted else None

    def _store(self, path: Path, header: Header, entries: Sequence[LogEntry]) -> str | None:
        if header.kinds.count(HUMAN) != 1:
            self._complain(
                translate(
                    "Program",
                    "{path} is no match of one person against bots; it can be checked with the "
                    "command preferans replay.",
                ).format(path=path)
            )
            return None
        unknown = [kind for kind in header.kinds if kind != HUMAN and not is_bot(kind)]
        if unknown:
            self._complain(
                translate(
                    "Program",
                    "{path} needs the bot {name}, which this version of the program does not have; "
                    "open it with a newer one.",
                ).format(path=path, name=unknown[0])
            )
            return None
        try:
            return self._matches.take_over(header, entries)
        except DuplicateMatchError as known:
            return known.id
        except (StoreError, LogError) as error:
            self._complain(f"{path}: {error}")
            return None


def _problem(error: MatchFileError) -> str:
    """What the system said, or else the whole sentence."""
    cause = error.__cause__
    return (isinstance(cause, OSError) and cause.strerror) or str(error)
