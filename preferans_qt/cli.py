"""The headless command ``preferans``: a scorer, a solver, a dealer and a referee, without a window.

What a command does stands in ``headless`` and is imported when it runs, so that a question about
a deal does not wait for what only another command needs.
"""

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from preferans_qt.headless.errors import InputError
from preferans_qt.headless.options import parser

if TYPE_CHECKING:
    from preferans_qt.headless.report import Report

_SUCCESS, _BAD_INPUT, _INTERRUPTED = 0, 2, 130

Tell = Callable[[str], None]
Run = Callable[[argparse.Namespace, Tell], "Report"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit status: 0 success, 1 a check failed, 2 bad input."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a name that the terminal cannot spell
            stream.reconfigure(errors="backslashreplace")
    options = parser().parse_args(arguments)
    status = _SUCCESS
    try:
        report = _RUNS[options.command](options, _silent if options.json else _say)
        status = report.status
        _write(report, as_json=options.json)
    except InputError as error:
        status = _BAD_INPUT
        _complain(str(error).splitlines())
    except BrokenPipeError:  # whoever reads has read enough
        _discard_output()
    except OSError as error:
        status = _BAD_INPUT
        _discard_output()
        _complain([f"{error.filename or 'the output cannot be written'}: {error.strerror}"])
    except KeyboardInterrupt:
        status = _INTERRUPTED
    return int(status)


def _say(line: str) -> None:
    print(line, flush=True)


def _silent(line: str) -> None:
    """Nothing stands between the lines of JSON."""


def _write(report: "Report", *, as_json: bool) -> None:
    _complain(report.complaints)
    if as_json:
        print("\n".join(map(json.dumps, report.documents)), flush=True)
    elif report.lines:
        print("\n".join(report.lines), flush=True)


def _complain(lines: Sequence[str]) -> None:
    for line in lines:
        print(f"preferans: {line}", file=sys.stderr)


def _discard_output() -> None:
    """Let what is still to be flushed at exit go nowhere, instead of failing once more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# --------------------------------------------------------------------- commands


def _score(options: argparse.Namespace, _: Tell) -> "Report":
    from preferans_qt.headless.score import score

    return score(options.file, check=options.check)


def _rules_list(_: argparse.Namespace, __: Tell) -> "Report":
    from preferans_qt.headless.profiles import list_presets

    return list_presets()


def _rules_show(options: argparse.Namespace, _: Tell) -> "Report":
    from preferans_qt.headless.profiles import show_preset

    return show_preset(options.preset)


def _rules_check(options: argparse.Namespace, _: Tell) -> "Report":
    from preferans_qt.headless.profiles import check_profile

    return check_profile(options.file)


def _deal(options: argparse.Namespace, _: Tell) -> "Report":
    from preferans_qt.headless.dealing import deal

    return deal(options.number, options.rules, options.players)


def _play(options: argparse.Namespace, tell: Tell) -> "Report":
    from preferans_qt.headless.playing import arrange, play

    arrangement = arrange(options.rules, options.players, options.bots, options.deals, options.seed)
    return play(arrangement, options.log, tell)


def _duel(options: argparse.Namespace, tell: Tell) -> "Report":
    from preferans_qt.headless.duelling import arrange_duel, duel

    arranged = arrange_duel(
        options.a, options.b, options.rules, options.players, options.deals, options.seed
    )
    return duel(arranged, options.jobs, tell)


def _solve(options: argparse.Namespace, tell: Tell) -> "Report":
    from preferans_qt.headless.solving import solve

    return solve(options.file, check=options.check, tables=not options.json, tell=tell)


def _replay(options: argparse.Namespace, _: Tell) -> "Report":
    from preferans_qt.headless.replaying import replay

    return replay(options.file)


def _review(options: argparse.Namespace, tell: Tell) -> "Report":
    from preferans_qt.headless.reviewing import Wanted, review_file

    wanted = Wanted(tuple(options.seat), options.all, options.budget)
    return review_file(options.file, wanted, tell)


def _selftest(_: argparse.Namespace, tell: Tell) -> "Report":
    from preferans_qt.headless.selftest import selftest

    return selftest(tell)


def _bench(options: argparse.Namespace, _: Tell) -> "Report":
    from preferans_qt.headless.bench import bench

    return bench(options.what)


_RUNS: dict[str, Run] = {
    "score": _score,
    "rules list": _rules_list,
    "rules show": _rules_show,
    "rules check": _rules_check,
    "solve": _solve,
    "deal": _deal,
    "play": _play,
    "duel": _duel,
    "replay": _replay,
    "review": _review,
    "selftest": _selftest,
    "bench": _bench,
}


if __name__ == "__main__":
    sys.exit(main())
