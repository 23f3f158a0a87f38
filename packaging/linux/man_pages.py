"""Man pages made from the command lines themselves, so that no option can be forgotten."""

import argparse
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from preferans_qt import __version__
from preferans_qt.app import command_line
from preferans_qt.headless.options import parser as headless_command_line

_DATA = """\
.SH FILES
.TP
.I ~/.local/share/preferans\\-qt
The matches and the settings; in
.I preferans\\-qt
below
.B XDG_DATA_HOME
where that is set.
.SH ENVIRONMENT
.TP
.B PREFERANS_DATA
Another folder for matches and settings.
"""


def man_pages(date: int) -> dict[str, str]:
    """The pages by their file names; ``date`` is in seconds of the epoch."""
    window, headless = command_line(), headless_command_line()
    return {
        "preferans-qt.1": _page(
            window,
            "play the card game Preferans in a window",
            "Matches go on from the card at which they stopped. F1 in the window opens the guide.",
            date,
            "preferans",
        ),
        "preferans.1": _page(
            headless,
            "score, solve, deal, play and verify Preferans without a window",
            "",
            date,
            "preferans-qt",
        ),
    }


def _page(parser: argparse.ArgumentParser, what: str, more: str, date: int, other: str) -> str:
    day = datetime.fromtimestamp(date, UTC).strftime("%Y-%m-%d")
    name = parser.prog
    lines = [
        f'.TH "{_roff(name).upper()}" 1 "{day}" "Preferans {__version__}" "Games"',
        ".SH NAME",
        f"{_roff(name)} \\- {_roff(what)}",
        ".SH SYNOPSIS",
        _synopsis(parser),
        ".SH DESCRIPTION",
        _roff(parser.description or ""),
        *([_roff(more)] if more else []),
        ".SH OPTIONS",
        *_options(parser),
        *_commands(parser),
        *([".SH NOTES", _verbatim(parser.epilog)] if parser.epilog else []),
        _DATA.rstrip("\n"),
        ".SH SEE ALSO",
        f".BR {_roff(other)} (1)",
    ]
    return "\n".join(lines) + "\n"


def _roff(text: str) -> str:
    """Text for the page: no sign of it is a command, and a hyphen can be copied as an option."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    lines = (f"\\&{line}" if line.startswith((".", "'")) else line for line in escaped.split("\n"))
    return "\n".join(lines)


def _synopsis(parser: argparse.ArgumentParser) -> str:
    usage = " ".join(parser.format_usage().split()).removeprefix("usage: ")
    name, rest = parser.prog, usage.removeprefix(parser.prog).strip()
    return f".B {_roff(name)}\n{_roff(rest)}"


def _subparsers(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            continue
        yield ".TP"
        yield f".B {_roff(_name_of(action))}"
        yield _roff(action.help or "")


def _name_of(action: argparse.Action) -> str:
    """How an option or an argument is written."""
    values = ""
    if action.nargs != 0:
        choices = "{" + ",".join(map(str, action.choices)) + "}" if action.choices else ""
        values = str(action.metavar or choices or action.dest.upper())
    if not action.option_strings:
        return values
    names = ", ".join(action.option_strings)
    return f"{names} {values}".rstrip()


def _commands(parser: argparse.ArgumentParser, names: Sequence[str] = ()) -> Iterator[str]:
    """A section for each command, in the order of the help."""
    for name, command in _subparsers(parser).items():
        yield f".SH COMMAND: {_roff(' '.join((*names, name))).upper()}"
        yield _synopsis(command)
        yield ".PP"
        yield _roff(command.description or "")
        yield from _options(command)
        if command.epilog:
            yield ".PP"
            yield _verbatim(command.epilog)
        yield from _commands(command, (*names, name))


def _verbatim(text: str) -> str:
    return f".nf\n{_roff(text)}\n.fi"
