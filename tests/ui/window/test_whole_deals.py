"""Whole deals through the window, as a person plays them."""

import pytest
from pytestqt.qtbot import QtBot

from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import with_overrides
from preferans_qt.match.session import Session
from preferans_qt.ui.window.program import Program
from tests.ui.window.persons import KeyboardPerson, MousePerson

DEALS = 4
TABLES = [
    (name, players)
    for name, rules in PRESETS.items()
    for players in (3, 4)
    if players in rules.players
]


def play_deals(
    program: Program, person: MousePerson | KeyboardPerson, qtbot: QtBot, deals: int = DEALS
) -> None:
    engine, table = program.control.engine, program.window.table

    def person_can_act() -> bool:
        match = engine.match
        assert match is not None
        return table.is_open or (match.deal is None and table.queue.is_idle)

    for _ in range(deals * 80):
        qtbot.waitUntil(person_can_act)
        match = engine.match
        assert match is not None
        if len(match.finished) >= deals or match.is_over:
            return
        if table.is_open:
            person.decide()
        else:
            person.go_on()
    raise AssertionError("the deals did not come to an end")


@pytest.mark.parametrize("person", [MousePerson, KeyboardPerson])
@pytest.mark.parametrize("seed", range(3))
def test_whole_deals_by(person: type, seed: int, program: Program, qtbot: QtBot) -> None:
    play_deals(program, person(program, seed), qtbot)
    session = program.control.engine.session
    assert session is not None
    again = Session(session.header, session.entries)
    assert again.match == session.match
    assert len(session.match.finished) >= DEALS or session.match.is_over
    assert any(entry.seat == 0 for entry in session.entries), "the person decided nothing"


@pytest.mark.parametrize("person", [MousePerson, KeyboardPerson])
@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_a_deal_of_each_preset_by(
    preset: str, players: int, person: type, program: Program, qtbot: QtBot
) -> None:
    """With four, one deal in each place at the table."""
    deals = 1 if players == 3 else 4
    rules = with_overrides(PRESETS[preset], {"end_limit": f"max_deals:{deals}"})
    program.begin_match(rules, preset, ("",) * players)
    play_deals(program, person(program, 1), qtbot, deals)
    session = program.control.engine.session
    assert len(session.match.finished) == deals
    assert Session(session.header, session.entries).match == session.match
    dealers = {deal.seating.dealer for deal in session.match.finished}
    assert len(dealers) == deals
