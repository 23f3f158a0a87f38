"""Whole deals through the window, as a person plays them."""

import pytest
from pytestqt.qtbot import QtBot

from preferans_qt.match.session import Session
from preferans_qt.ui.window.program import Program
from tests.ui.window.persons import KeyboardPerson, MousePerson

DEALS = 4


def play_deals(program: Program, person: MousePerson | KeyboardPerson, qtbot: QtBot) -> None:
    engine, table = program.control.engine, program.window.table

    def person_can_act() -> bool:
        match = engine.match
        assert match is not None
        return table.is_open or (match.deal is None and table.queue.is_idle)

    for _ in range(DEALS * 80):
        qtbot.waitUntil(person_can_act)
        match = engine.match
        assert match is not None
        if len(match.finished) >= DEALS or match.is_over:
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
