"""Slips in a match played to learn, and at a strict table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from preferans_qt.game.actions import Bid
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.deal import Auction
from preferans_qt.game.presets import DEFAULT_PRESET, preset
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.ui.dialogs.conduct_choice import conduct_sentence, conduct_title
from preferans_qt.ui.slips import SLIPS, Slips
from preferans_qt.ui.window.program import Program
from tests.ui.window.persons import KeyboardPerson, MousePerson, click_card
from tests.ui.window.playing import decide_sensibly, in_play, play_until

PUT_RIGHT = "Put right: the first slip of a deal does not count."


def forbidden_card_seen(program: Program) -> bool:
    return in_play(program) and bool(program.window.table.view.dimmed)


def begin(program: Program, conduct: Conduct) -> None:
    rules = preset(DEFAULT_PRESET)
    program.begin_match(rules, DEFAULT_PRESET, ("", "Boris", "Clara"), conduct=conduct)


def risen(program: Program) -> list[int]:
    """The cards that have risen, chosen or hinted at."""
    return [item.card for item in program.window.table.scene.card_items() if item.marks[0]]


def test_who_learns_is_told_of_each_slip_and_the_first_is_put_right(
    program: Program, qtbot: QtBot
) -> None:
    table, log = program.window.table, program.window.log
    play_until(program, qtbot, lambda: forbidden_card_seen(program))
    match = program.control.engine.match
    for number in (1, 2, 3):
        click_card(table, min(table.view.dimmed))
        noted = PUT_RIGHT if number == 1 else f"Slip {number} of this deal."
        assert program.window.situation.startswith("You")
        assert program.window.situation.endswith(noted)
        assert log.sentences()[-1] == program.window.situation
        assert sorted(risen(program)) == sorted(set(table.view.offered) - table.view.dimmed)
    assert program.control.engine.match == match
    assert program.control.last_paragraph in ("C7.3", "C7.4")


def test_the_slips_of_another_deal_are_counted_anew(program: Program, qtbot: QtBot) -> None:
    engine, table = program.control.engine, program.window.table
    play_until(program, qtbot, lambda: forbidden_card_seen(program))
    click_card(table, min(table.view.dimmed))
    click_card(table, min(table.view.dimmed))
    finished = len(engine.match.finished)
    play_until(
        program,
        qtbot,
        lambda: forbidden_card_seen(program) and len(engine.match.finished) > finished,
    )
    click_card(table, min(table.view.dimmed))
    assert program.window.situation.endswith(PUT_RIGHT)


def test_a_barred_call_is_a_slip_too(program: Program, qtbot: QtBot) -> None:
    engine, table = program.control.engine, program.window.table

    def outbid() -> bool:
        request = engine.request
        phase = None if request is None else request.view.phase
        return isinstance(phase, Auction) and phase.high is not None and table.is_open

    play_until(program, qtbot, outbid)
    bids = [button for button in table.overlay.grid.buttons.values() if button.isVisible()]
    barred = next(button for button in bids if button.reason is not None)
    assert Bid(barred.contract) not in engine.request.legal
    QTest.mouseClick(barred, Qt.MouseButton.LeftButton)
    assert program.window.situation.endswith(PUT_RIGHT)


def test_what_is_merely_untimely_is_no_slip(program: Program, qtbot: QtBot) -> None:
    engine, log = program.control.engine, program.window.log
    play_until(program, qtbot, lambda: in_play(program))
    before = log.sentences()
    program.control.open_claim()
    engine.offer_stop()  # in the middle of a deal
    assert program.window.situation == "A match can be ended early only between two deals."
    assert log.sentences() == before


def test_slips_stay_in_the_log_when_a_decision_is_taken_back(
    program: Program, qtbot: QtBot
) -> None:
    engine, log, table = program.control.engine, program.window.log, program.window.table
    play_until(program, qtbot, lambda: forbidden_card_seen(program))
    click_card(table, min(table.view.dimmed))
    noted = program.window.situation
    decide_sensibly(program)
    engine.undo()
    assert log.sentences()[-2:] == [noted, "You take your last decision back."]


def test_every_refusal_is_judged() -> None:
    """What says where the match is, or what is not played at the table, is no slip."""
    slips = Slips()
    assert slips.note(Reason(Refusal.MUST_FOLLOW, "C7.3", ("H",))) == 1
    assert slips.note(Reason(Refusal.NOT_YOUR_TURN, "C3.2")) == 0
    assert slips.note(Reason(Refusal.DISCARD_NOT_TWO, "C4.1")) == 2
    untimely = {
        Refusal.NOT_YOUR_TURN,
        Refusal.WRONG_PHASE,
        Refusal.DEAL_RUNNING,
        Refusal.MATCH_OVER,
        Refusal.CARD_NOT_HELD,
        Refusal.MISERE_NOT_IN_GAME,
        Refusal.CLAIM_WAITS,
    }
    assert SLIPS.isdisjoint(untimely)


@pytest.mark.parametrize("conduct", Conduct)
def test_the_window_shows_the_conduct(conduct: Conduct, program: Program) -> None:
    begin(program, conduct)
    label = program.window.findChild(QLabel, "conduct")
    assert label.text() == conduct_title(conduct)
    assert label.toolTip() == conduct_sentence(conduct)


# A strict table


def strict_choice(program: Program, qtbot: QtBot) -> None:
    """A turn at a strict table with cards that may not be played."""
    begin(program, Conduct.STRICT)
    play_until(program, qtbot, lambda: forbidden_card_seen(program))


def test_only_legal_cards_can_be_chosen_at_a_strict_table(program: Program, qtbot: QtBot) -> None:
    strict_choice(program, qtbot)
    view, engine = program.window.table.view, program.control.engine
    legal = {action.card for action in engine.request.legal}
    assert set(view.offered) == legal
    assert view.dimmed
    reached = set()
    keys = (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home)
    digits = [Qt.Key(Qt.Key.Key_0 + digit) for digit in range(10)]
    for key in (*keys, *digits, *[Qt.Key.Key_Right] * 12):
        QTest.keyClick(view, key)
        reached.add(view.cursor_card)
    assert reached == legal


def test_a_digit_names_a_card_by_its_place_in_the_hand(program: Program, qtbot: QtBot) -> None:
    strict_choice(program, qtbot)
    view = program.window.table.view
    row = sorted((*view.offered, *view.dimmed), key=lambda card: _left_edge(program, card))
    for place, card in enumerate(row):
        QTest.keyClick(view, Qt.Key(Qt.Key.Key_0 + (place + 1) % 10))
        assert (view.cursor_card == card) == (card in view.offered)


def _left_edge(program: Program, card: int) -> float:
    return program.window.table.scene.card_item(card).pos().x()


def test_a_click_on_a_card_that_is_not_offered_says_why_and_nothing_more(
    program: Program, qtbot: QtBot
) -> None:
    strict_choice(program, qtbot)
    table, log = program.window.table, program.window.log.sentences()
    match = program.control.engine.match
    click_card(table, min(table.view.dimmed))
    assert "must" in program.window.situation
    assert "slip" not in program.window.situation.lower()
    assert program.control.last_paragraph in ("C7.3", "C7.4")
    assert risen(program) == []
    assert program.window.log.sentences() == log
    assert program.control.engine.match == match


def test_a_card_that_is_not_offered_tells_why_when_it_is_asked(
    program: Program, qtbot: QtBot
) -> None:
    strict_choice(program, qtbot)
    program.window.table.view.card_inspected.emit(min(program.window.table.view.dimmed))
    assert "must" in program.window.situation


@pytest.mark.parametrize("person", [MousePerson, KeyboardPerson])
def test_a_deal_at_a_strict_table(person: type, program: Program, qtbot: QtBot) -> None:
    begin(program, Conduct.STRICT)
    engine, table = program.control.engine, program.window.table
    someone = person(program, 3)
    while not engine.match.finished:
        qtbot.waitUntil(lambda: table.is_open or bool(engine.match.finished))
        if table.is_open:
            someone.decide()
    assert engine.match.finished
