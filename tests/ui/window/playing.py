"""Ways to get a program on to some state of a match."""

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from preferans_qt.bots.player import Budget
from preferans_qt.bots.registry import player
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.presets import DEFAULT_PRESET, preset
from preferans_qt.game.rules import with_overrides
from preferans_qt.match.drivers import NeverCancelled
from preferans_qt.ui.window.program import Program


def decide_sensibly(program: Program) -> None:
    """Answer the open question as the heuristic bot would."""
    request = program.control.engine.request
    assert request is not None
    decision = player("heuristic").decide(request.view, request.legal, Budget(), NeverCancelled())
    program.control.decide(decision.action)


def play_until(
    program: Program, qtbot: QtBot, reached: Callable[[], bool], steps: int = 4000
) -> None:
    """Play deals, the person deciding sensibly, until ``reached()`` holds with input open."""
    engine, table = program.control.engine, program.window.table

    def can_act() -> bool:
        match = engine.match
        assert match is not None
        return table.is_open or (match.deal is None and table.queue.is_idle)

    for _ in range(steps):
        qtbot.waitUntil(can_act)
        if reached():
            return
        if table.is_open:
            decide_sensibly(program)
        else:
            program.control.next_deal()
    raise AssertionError("the state was not reached")


def in_play(program: Program, tricks: int = 0) -> bool:
    request = program.control.engine.request
    return (
        program.window.table.is_open
        and request is not None
        and isinstance(request.view.phase, TrickPlay)
        and request.view.phase.claim is None
        and len(request.view.phase.tricks) >= tricks
    )


def begin_short_match(program: Program, deals: int = 2) -> None:
    """Begin a match that is over after a few deals."""
    rules = with_overrides(preset(DEFAULT_PRESET), {"end_limit": f"max_deals:{deals}"})
    program.begin_match(rules, "custom", ("", "", ""))
