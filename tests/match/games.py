"""A test kit: matches played at random, and drivers for them."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from preferans_qt.game.actions import Action, Bid, OfferStop, Pass, StartDeal
from preferans_qt.game.view import PlayerView
from preferans_qt.match.drivers import Cancel, Driver, PlayerDriver
from preferans_qt.match.log import Header, LogEntry, following_entry, header_digest
from preferans_qt.match.session import Session
from tests.strategies import MOODS, random_action, rules_of

MATCH_ID = "0123456789abcdef0123456789abcdef"
NAMES = ("Anna", 'West "the wall"', "Östen\u2028#", "D")


def header_of(preset: str = "sochi-guide", players: int = 3, **changes: Any) -> Header:
    """A header; ``changes`` are fields of it, or parameters of the rules."""
    fields = {key: changes.pop(key) for key in tuple(changes) if key in Header.__slots__}
    return Header.new(
        **{
            "id": MATCH_ID,
            "created": "2025-03-01T18:22:05+00:00",
            "program": "0.1.0",
            "profile": preset,
            "rules": rules_of(preset, **changes),
            "names": NAMES[:players],
            "kinds": ("human", *["random"] * (players - 1)),
            "first_dealer": players - 1,
            **fields,
        }
    )


def play_on(session: Session, random: Random, deals: int, undos: float = 0.0) -> None:
    """Random legal actions until so many deals are finished; ``undos`` is how likely one is."""
    mood = MOODS["contract"]
    while not session.match.is_over and len(session.match.finished) < deals:
        match, seat = session.match, session.controller
        undoer = random.randrange(match.players)
        if random.random() < undos and session.undoable(undoer) is not None:
            session.undo(undoer)
        elif match.deal is not None:
            session.submit(seat, random_action(match.rules, match.deal, mood, random))
        elif match.stop is not None:
            session.submit(seat, session.legal()[1])
        elif match.finished and random.random() < 0.2 and _may_stop(session):
            session.submit(undoer, OfferStop())
        else:
            mood = random.choice(tuple(MOODS.values()))
            session.submit(None, StartDeal(random.randrange(10**6), "5a17"))


def _may_stop(session: Session) -> bool:
    return session.why_not(0, OfferStop()) is None


@cache
def played(
    preset: str = "sochi-guide",
    players: int = 3,
    seed: int = 1,
    deals: int = 3,
    undos: float = 0.0,
) -> Session:
    """A match played at random; not to be changed."""
    session = Session(header_of(preset, players))
    play_on(session, Random(seed), deals, undos)
    return session


def chained(header: Header, *codes: str) -> tuple[LogEntry, ...]:
    """Entries with right digests, whatever they say, each written ``A bid 6S`` or ``- deal 1``."""
    entries: list[LogEntry] = []
    previous = header_digest(header)
    for code in codes:
        mark, _, code = code.partition(" ")
        seat = None if mark == "-" else "ABCD".index(mark)
        entries.append(following_entry(previous, len(entries), seat, code))
        previous = entries[-1].digest
    return tuple(entries)


def codes_of(entries: Iterable[LogEntry]) -> list[str]:
    """The text codes of entries."""
    return [entry.code for entry in entries]


@dataclass(frozen=True)
class Choice:
    action: Action


class RandomPlayer:
    """Decides by the seed in its budget, which is just that seed; it likes to pass."""

    def decide(
        self, view: PlayerView, legal: tuple[Action, ...], budget: int, cancel: Cancel
    ) -> Choice:
        random = Random(budget)
        if isinstance(legal[0], Bid) and Pass() in legal and random.random() < 0.6:
            return Choice(Pass())
        return Choice(random.choice(legal))


def random_drivers(players: int = 3, source: str = "seed") -> list[Driver]:
    """Seats that all play at random, the same way in each run."""
    return [PlayerDriver(RandomPlayer(), int, source) for _ in range(players)]
