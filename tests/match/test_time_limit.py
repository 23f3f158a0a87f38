"""A match by the clock ends with the deal that runs when the time is up (A17)."""

import pytest

from preferans_qt.bots.player import Budget
from preferans_qt.bots.registry import player
from preferans_qt.game.actions import TimeUp
from preferans_qt.game.events import MatchEnded
from preferans_qt.game.presets import preset
from preferans_qt.game.reasons import Refusal
from preferans_qt.game.reducer import IllegalAction
from preferans_qt.game.rules import with_overrides
from preferans_qt.match.conductor import Conductor
from preferans_qt.match.deals import SeededDeals
from preferans_qt.match.drivers import PlayerDriver
from preferans_qt.match.log import Header
from preferans_qt.match.session import Session


def session_of(end_limit: str) -> Session:
    rules = with_overrides(preset("sochi-guide"), {"end_limit": end_limit})
    return Session(
        Header.new(
            created="2000-01-01T00:00:00+00:00",
            program="test",
            profile="sochi-guide",
            rules=rules,
            names=("A", "B", "C"),
            kinds=("heuristic",) * 3,
            first_dealer=2,
        )
    )


def conductor_of(session: Session, clock: list[bool], heard: list[object]) -> Conductor:
    driver = PlayerDriver(player("heuristic"), lambda seed: Budget(seed=seed), "time")
    return Conductor(
        session,
        [driver] * 3,
        SeededDeals("time"),
        heard.extend,
        time_is_up=lambda: clock[-1],
    )


def test_the_running_deal_is_finished_and_then_the_match_is_settled() -> None:
    session, clock, heard = session_of("clock:30"), [False], []
    conductor = conductor_of(session, clock, heard)
    conductor.start()
    conductor.next_deal()
    assert not session.match.is_over
    assert len(session.match.finished) == 1
    clock.append(True)
    conductor.next_deal()
    assert len(session.match.finished) == 2
    assert session.match.is_over
    assert session.match.is_out_of_time
    assert isinstance(heard[-1], MatchEnded)
    assert heard[-1].early
    assert sum(session.match.results or ()) == 0
    replayed = Session(session.header, session.entries)
    assert replayed.match == session.match


def test_no_match_ends_before_its_first_deal() -> None:
    session, clock, heard = session_of("clock:1"), [True], []
    conductor_of(session, clock, heard).start()
    assert not session.match.is_over


@pytest.mark.parametrize("end_limit", ["none", "max_deals:9"])
def test_without_a_clock_time_never_ends_a_match(end_limit: str) -> None:
    session = session_of(end_limit)
    conductor = conductor_of(session, [True], [])
    conductor.start()
    conductor.next_deal()
    assert not session.match.is_over
    with pytest.raises(IllegalAction) as refused:
        session.submit(None, TimeUp())
    assert refused.value.reason.refusal is Refusal.NO_TIME_LIMIT
