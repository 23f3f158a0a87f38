"""The command ``play``: bots play matches without a window, deal by deal."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from preferans_qt import __version__
from preferans_qt.bots import registry
from preferans_qt.bots.player import Budget
from preferans_qt.game.rules import Rules, digest
from preferans_qt.game.seats import seat_letter
from preferans_qt.headless.errors import InputError
from preferans_qt.headless.profiles import check_players, rules_named
from preferans_qt.headless.report import Report, Status
from preferans_qt.headless.summary import (
    deal_data,
    deal_line,
    match_data,
    results_text,
    standing,
    table_at,
    totals,
)
from preferans_qt.headless.table import plain_number
from preferans_qt.match.drivers import Driver, PlayerDriver
from preferans_qt.match.file import EXTENSION, MatchFileError, write_match
from preferans_qt.match.log import Header
from preferans_qt.match.playing import play_deals
from preferans_qt.match.session import Session
from preferans_qt.match.verify import sheet_faults

# A fixed day: the same seed gives the same files, whenever they are made
_CREATED = "2000-01-01T00:00:00+00:00"


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What is played: rules with their name, a bot's name a seat, deals, and the seed of chance."""

    name: str
    rules: Rules
    bots: tuple[str, ...]
    deals: int
    seed: str

    @property
    def players(self) -> int:
        return len(self.bots)

    def header(self, number: int) -> Header:
        """The header of match ``number``, from 0; its id stands for all that decides the match."""
        source = f"{digest(self.rules)} {self.bots} {self.deals} {self.seed} {number}"
        return Header.new(
            created=_CREATED,
            program=__version__,
            profile=self.name,
            rules=self.rules,
            names=tuple(seat_letter(seat) for seat in range(self.players)),
            kinds=self.bots,
            first_dealer=self.players - 1,
            id=sha256(source.encode()).hexdigest()[:32],
        )

    def drivers(self, number: int) -> tuple[Driver, ...]:
        """A driver a seat for match ``number``."""
        source = f"{self.seed} match {number}"
        return tuple(
            PlayerDriver(registry.player(bot), lambda seed: Budget(seed=seed), source)
            for bot in self.bots
        )


def arrange(rules_name: str, players: int, bots: str, deals: int, seed: str) -> Arrangement:
    """What the options of the command ask for.

    ``bots`` holds a name a seat with commas between them, or one name for all. Raises InputError
    for what cannot be played.
    """
    name, rules = rules_named(rules_name)
    check_players(name, rules, players)
    names = [bot.strip() for bot in bots.split(",")]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise InputError(f"--bots {bots}: {len(names)} names for {players} players")
    for bot in names:
        try:
            registry.player(bot)
        except ValueError as error:
            raise InputError(f"--bots: {error}") from error
    arrangement = Arrangement(name, rules, tuple(names), deals, seed)
    try:
        arrangement.header(0)
    except ValueError as error:  # a text that no file can hold
        raise InputError(f"--rules, --seed: {error}") from error
    return arrangement


def sessions_of(arrangement: Arrangement) -> Iterator[Session]:
    """Play: after each deal the session of the match it belongs to."""

    def sit_down(number: int) -> tuple[Session, Sequence[Driver]]:
        return Session(arrangement.header(number)), arrangement.drivers(number)

    return play_deals(arrangement.deals, arrangement.seed, sit_down)


def play(arrangement: Arrangement, log: Path | None, tell: Callable[[str], None]) -> Report:
    """Play all deals, telling each on a line as it is over; the totals come as the report.

    ``log`` is a folder that gets a match file a match. The check fails when a sheet does not add
    up. Raises InputError when a file cannot be written.
    """
    matches: list[Session] = []
    deals: list[dict[str, object]] = []
    for number, session in enumerate(sessions_of(arrangement), start=1):
        if not matches or session is not matches[-1]:
            matches.append(session)
        table, scored = table_at(session), session.match.finished[-1]
        tell(deal_line(table, scored, number))
        deals.append({"match": len(matches), **deal_data(table, scored, number)})
    if log is not None:
        _write_all(log, matches)
    return _report(arrangement, matches, deals)


def _report(
    arrangement: Arrangement, matches: Sequence[Session], deals: Sequence[dict[str, object]]
) -> Report:
    names = matches[0].header.names
    total = totals([session.match for session in matches])
    lines = []
    for number, session in enumerate(matches, start=1):
        state = "over after" if session.match.is_over else "stands after"
        results = results_text(names, standing(session.match))
        lines.append(f"match {number} {state} {len(session.match.finished)} deals: {results}")
    lines.append(f"{len(deals)} deals, balance in whists: {results_text(names, total)}")
    data = {
        "rules": arrangement.name,
        "players": arrangement.players,
        "bots": list(arrangement.bots),
        "seed": arrangement.seed,
        "deals": deals,
        "matches": [match_data(session) for session in matches],
        "totals": {name: plain_number(whists) for name, whists in zip(names, total, strict=True)},
    }
    faults = tuple(fault for session in matches for fault in sheet_faults(session.match))
    return Report(data, lines, Status.CHECK_FAILED if faults else Status.SUCCESS, faults)


def _write_all(folder: Path, matches: Sequence[Session]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(f"--log {folder}: {error.strerror}") from error
    for number, session in enumerate(matches, start=1):
        path = folder / f"{number:03}-{session.header.id[:8]}{EXTENSION}"
        try:
            write_match(path, session.header, session.entries)
        except MatchFileError as error:
            raise InputError(f"--log: {error}") from error
