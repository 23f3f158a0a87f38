"""A test kit: a match of a person who decides at random, and a window that looks into it."""

from functools import cache
from random import Random

from preferans_qt.bots.player import Budget
from preferans_qt.bots.registry import HEURISTIC, player
from preferans_qt.game.actions import Action, Bid, StartDeal
from preferans_qt.game.presets import preset
from preferans_qt.match.drivers import NeverCancelled
from preferans_qt.match.log import HUMAN, Header
from preferans_qt.match.session import Session

WORLDS = 16  # imagined for a verdict: enough for gross errors
NAMES = ("Me", "Boris", "Clara")


@cache
def erring_match(deals: int = 4, kinds: tuple[str, ...] = (HUMAN, HEURISTIC, HEURISTIC)) -> Session:
    """A match in which seat A makes errors of every sort; not to be changed."""
    header = Header.new(
        created="2026-01-01T00:00:00+00:00",
        program="test",
        profile="sochi-guide",
        rules=preset("sochi-guide"),
        names=NAMES,
        kinds=kinds,
        first_dealer=2,
        id="0123456789abcdef" * 2,
    )
    session, random, bot = Session(header), Random(12), player(HEURISTIC)
    while len(session.match.finished) < deals:
        seat = session.controller
        if seat is None:
            session.submit(None, StartDeal(1000 + len(session.match.finished), ""))
        elif seat == 0:
            session.submit(seat, _at_random(session.legal(), random))
        else:
            decided = bot.decide(session.view(seat), session.legal(), Budget(), NeverCancelled())
            session.submit(seat, decided.action)
    return session


def _at_random(legal: tuple[Action, ...], random: Random) -> Action:
    """No misere and nothing above the lowest bid, so that the deal is played in some contract."""
    bids = [action for action in legal if isinstance(action, Bid)]
    return random.choice([action for action in legal if action not in bids[1:]])
