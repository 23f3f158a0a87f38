"""The options of the command ``preferans``, with a help and an example for each command."""

import argparse
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING, NoReturn

from preferans_qt import __version__

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]

_BAD_INPUT = 2


class Parser(argparse.ArgumentParser):
    """Complains on one line, with the way to the help."""

    def error(self, message: str) -> NoReturn:
        self.exit(_BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> Parser:
    """What it parses has ``command``, like "rules show", ``json``, and options of the command."""
    whole = Parser(
        prog="preferans",
        description="Preferans without a window: score, solve, deal, play, verify and measure.\n"
        "The game itself is started with preferans-qt.",
        epilog="preferans COMMAND --help tells more about a command, with an example.\n"
        "Exit status: 0 success, 1 a check failed, 2 something that cannot be used.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    whole.add_argument("--version", action="version", version=f"preferans {__version__}")
    commands = _group(whole)
    _add_score(commands)
    _add_rules(commands)
    _add_solve(commands)
    _add_deal(commands)
    _add_play(commands)
    _add_duel(commands)
    _add_replay(commands)
    _add_review(commands)
    _add_selftest(commands)
    _add_bench(commands)
    return whole


def _group(parser: Parser) -> "Commands":
    return parser.add_subparsers(title="commands", metavar="COMMAND", required=True)


def _command(commands: "Commands", command: str, what: str, more: str) -> Parser:
    """A command; ``what`` it does on a line, and ``more`` about it with an example."""
    parser = commands.add_parser(
        command.rpartition(" ")[2],
        help=what,
        description=what,
        epilog=dedent(more).strip(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(command=command)
    return parser


def _add_file(parser: Parser, what: str) -> None:
    parser.add_argument("file", metavar="FILE", help=f"{what}, or - for standard input")


def _add_table(parser: Parser) -> None:
    """The options of commands that need a table."""
    parser.add_argument(
        "--rules",
        default="sochi-guide",
        metavar="P",
        help="a preset, or a file with a profile (.yaml, .yml, .json); sochi-guide if not given",
    )
    parser.add_argument(
        "--players", type=int, choices=(3, 4), default=3, help="3 (if not given) or 4"
    )


def _add_score(commands: "Commands") -> None:
    parser = _command(
        commands,
        "score",
        "compute worked examples, or check what they expect",
        """
        FILE is YAML or JSON: a list of examples under the key 'examples', each with an id, a kind
        and what its kind needs. Kinds: contract, misere, raspasy, net, polish, penalty, help,
        settlement, codex_rounding, session, auction, whist_order, contract_choice, legal_cards,
        trick. 'profile' names the rules, 'override' changes some of them.

        example: what the two sides write when seven hearts are made

          preferans score - <<END
          examples:
          - {id: mine, kind: contract, profile: sochi-guide, declarer: A, contract: 7H,
             calls: [[B, whist], [C, pass]], tricks: {A: 7, B: 2, C: 1}}
          END
        """,
    )
    _add_file(parser, "the examples")
    parser.add_argument(
        "--check",
        action="store_true",
        help="print each difference from what is expected; exit status 1 if there is any",
    )


def _add_rules(commands: "Commands") -> None:
    what = "list the presets, show one whole, or check a profile of your own"
    rules = commands.add_parser("rules", help=what, description=what, allow_abbrev=False)
    actions = _group(rules)
    _command(
        actions,
        "rules list",
        "list the presets, one a line",
        "example:\n\n  preferans rules list",
    )
    show = _command(
        actions,
        "rules show",
        "print every value of a preset, as YAML",
        """
        What is printed can be changed and checked: it is a profile too.

        example:

          preferans rules show leningrad > ours.yaml
        """,
    )
    show.add_argument("preset", metavar="PRESET", help="a name that rules list prints")
    check = _command(
        actions,
        "rules check",
        "check a profile of your own, and tell what it changes",
        """
        A profile is YAML or JSON with a name, the preset it starts from, and what differs.

        example:

          preferans rules check - <<END
          name: our table
          base: sochi-guide
          override: {pool_target: 10, stalingrad: true}
          END
        """,
    )
    _add_file(check, "the profile")


def _add_solve(commands: "Commands") -> None:
    parser = _command(
        commands,
        "solve",
        "find the best play with all cards known, or check known answers",
        """
        For each position: how many tricks the declarer takes from here on when everybody plays as
        well as possible, both defenders together, and how many after each card that may be played.

        FILE is text like the example. A hand is four suits, spades, clubs, diamonds, hearts, with -
        for a void, or a list of cards like KS JS 10C. Lines in any order, # begins a remark, an
        empty line the next position:

          contract  7H or misere; or instead of it
          trump     S, C, D, H or none
          declarer, left, right
                    the hands; left plays after the declarer. One defender may be left out
          leader    who played or plays the first card to this trick
          trick     the cards that lie there already, which are no longer in the hands
          talon     a card or two that lead this trick and the next, in raspasy
          talon wins, must trump, must overtake
                    yes or no; if not given, only must trump holds
          id, value what to call the position, and the tricks that --check expects

        Or JSON: a position a line, or a list of positions,

          {"id": 1, "game": "contract", "trump": "H", "hands": ["AS KD", "QS 8D", "7S TD"],
           "leader": 0, "trick": [], "value": 2, "moves": {"AS": 2, "KD": 2}}

        hands clockwise from the declarer, leader 0 for the declarer, game contract or misere; or a
        document of whole deals under the key deals or problems. --json prints a line a position.

        example: three tricks left, hearts are trumps

          preferans solve - <<END
          trump:    H
          declarer: AQ - 7 -
          left:     KJ - 8 -
          right:    - KJ - 8
          leader:   left
          END
        """,
    )
    _add_file(parser, "the positions")
    parser.add_argument(
        "--check",
        action="store_true",
        help="print each difference from the answers in FILE; exit status 1 if there is any",
    )


def _add_deal(commands: "Commands") -> None:
    parser = _command(
        commands,
        "deal",
        "print the cards of a deal number",
        """
        The same number gives the same cards, on every machine and in every version.

        example:

          preferans deal --number 17 --players 4
        """,
    )
    parser.add_argument("--number", type=int, required=True, metavar="N", help="0 to 2**63 - 1")
    _add_table(parser)


def _add_play(commands: "Commands") -> None:
    parser = _command(
        commands,
        "play",
        "let bots play deals and print what they write",
        """
        When a match ends the next one begins. The same options give the same deals, bids and cards.

        example:

          preferans play --rules sochi-codex --deals 20 --bots heuristic --seed 7 --log matches
        """,
    )
    _add_table(parser)
    parser.add_argument(
        "--deals", type=_deals, default=10, metavar="N", help="how many; 10 if not given"
    )
    parser.add_argument(
        "--bots",
        default="heuristic",
        metavar="A,B,C",
        help="a bot a seat, or one for all seats; heuristic if not given",
    )
    parser.add_argument(
        "--seed", default="1", metavar="S", help="what all chance comes from; 1 if not given"
    )
    parser.add_argument(
        "--log", type=Path, metavar="DIR", help="write a file for each match into this folder"
    )


def _add_duel(commands: "Commands") -> None:
    parser = _command(
        commands,
        "duel",
        "let two bots play the same cards in turn and tell which is better",
        """
        Every deal is played with one A among Bs in each chair, and with one B among As in each
        chair, from an empty sheet. What A gains is told in whists a deal, with its 95 % interval.
        The same options give the same gain, whatever the number of processes.

        example:

          preferans duel --a heuristic --b heuristic --deals 200 --seed 7 --jobs 2
        """,
    )
    parser.add_argument("--a", required=True, metavar="NAME", help="a bot")
    parser.add_argument("--b", required=True, metavar="NAME", help="the bot it is measured against")
    _add_table(parser)
    parser.add_argument(
        "--deals", type=_deals, default=100, metavar="N", help="how many; 100 if not given"
    )
    parser.add_argument(
        "--seed", default="1", metavar="S", help="what all chance comes from; 1 if not given"
    )
    parser.add_argument(
        "--jobs",
        type=int,
        choices=range(1, 65),
        default=1,
        metavar="J",
        help="how many processes play at once, 1 (if not given) to 64; times are true with one",
    )


def _add_replay(commands: "Commands") -> None:
    parser = _command(
        commands,
        "replay",
        "verify a match file and print the match",
        """
        Every digest of the chain, the legality of every action and the sum of the sheet are
        verified. Exit status 1: the file is a match but does not hold together.

        example:

          preferans replay our-match.pulka
        """,
    )
    _add_file(parser, "a match file")


def _add_review(commands: "Commands") -> None:
    parser = _command(
        commands,
        "review",
        "tell what each decision of a match was worth",
        """
        Each decision with a choice, with the whists that it lost against the best one, by what the
        player could know: 1 is a slip, 4 a mistake, 12 a blunder (twice as many where tricks are
        twice as dear). The cards as they lay only tell luck. The same file and options give the
        same verdicts, and they are those of the tutor. Of a damaged file the sound part is
        reviewed.

        example:

          preferans review our-match.pulka --seat A --budget 400
        """,
    )
    _add_file(parser, "a match file")
    parser.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="A",
        help="whose decisions, A to D; may be given again; the persons', or all if there is none",
    )
    parser.add_argument("--all", action="store_true", help="the decisions of all seats")
    parser.add_argument(
        "--budget",
        type=_worlds,
        default=0,
        metavar="W",
        help="how many deals are imagined for a decision, 2 to 100000; a usual number if not given",
    )


def _add_selftest(commands: "Commands") -> None:
    _command(
        commands,
        "selftest",
        "try everything out on this machine",
        """
        Deals are played, saved, restored and verified in a folder that goes away again; then the
        window is drawn without a screen and switches its language.

        example:

          preferans selftest
        """,
    )


def _add_bench(commands: "Commands") -> None:
    parser = _command(
        commands,
        "bench",
        "measure this machine",
        """
        Figures are medians over several rounds; close other programs for steady ones. Bots take
        about a minute: for each kind of decision of the strongest they tell the milliseconds it
        takes, and for each level how many deals are played a minute. Coach tells how long the
        verdict on each kind of decision takes.

        example:

          preferans bench rules --json
        """,
    )
    parser.add_argument(
        "what",
        nargs="?",
        choices=("rules", "bots", "coach", "solver", "window"),
        help="what to measure; rules and bots if not given",
    )


def _deals(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 7 and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of deals from 1 to 9999999")
    return int(text)


def _worlds(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 6 and 2 <= int(text) <= 100_000):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of deals from 2 to 100000")
    return int(text)
