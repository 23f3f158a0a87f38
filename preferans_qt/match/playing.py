"""Matches played at once to their end, by seats that answer at once: without a window."""

from collections.abc import Callable, Iterator, Sequence

from preferans_qt.match.conductor import Conductor
from preferans_qt.match.deals import DealSource, SeededDeals
from preferans_qt.match.drivers import Driver
from preferans_qt.match.session import Session


class SilentDriver(RuntimeError):
    """A seat was asked and has not answered at once, as it must without a window."""


def play_match(
    session: Session, drivers: Sequence[Driver], deals: DealSource, most: int | None = None
) -> int:
    """Play a match to its end, or until ``most`` more deals are finished; how many they were.

    Raises SilentDriver when a seat does not answer, and what the session raises.
    """
    conductor = Conductor(session, drivers, deals)
    before = len(session.match.finished)
    conductor.start()
    while not session.match.is_over:
        if session.match.deal is None and session.match.stop is None:
            if most is not None and len(session.match.finished) - before >= most:
                break
            conductor.next_deal()
        if conductor.request is not None:
            raise SilentDriver(f"seat {conductor.request.seat} does not answer")
    conductor.close()
    return len(session.match.finished) - before


def play_deals(
    count: int,
    seed: int | str,
    sit_down: Callable[[int], tuple[Session, Sequence[Driver]]],
) -> Iterator[Session]:
    """Play ``count`` deals of a seed, in as many matches as it takes.

    ``sit_down`` gives the session and the drivers of each match by its number from 0. After each
    deal comes the session of the match it belongs to.
    """
    played = number = 0
    while played < count:
        session, drivers = sit_down(number)
        deals = SeededDeals(seed, played)
        while played < count and not session.match.is_over:
            played += play_match(session, drivers, deals, most=1)
            yield session
        number += 1
