"""What connects the engine with the window: the order of things, and what is said when."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.game.actions import Claim
from preferans_qt.game.deal import Auction
from preferans_qt.ui.bidding.deal_end import DealEndPanel
from preferans_qt.ui.bidding.settlement import SettlementPanel
from preferans_qt.ui.table.picture import picture_of
from preferans_qt.ui.texts.words import card_name
from preferans_qt.ui.window.program import Program
from preferans_qt.ui.window.why_button import WhyButton
from tests.ui.window.persons import click_card
from tests.ui.window.playing import begin_short_match, decide_sensibly, in_play, play_until


def at_the_end_of_a_deal(program: Program, qtbot: QtBot) -> None:
    play_until(program, qtbot, lambda: program.control.engine.match.deal is None)


def at_ones_pace(program: Program, speed: int) -> None:
    program.apply_preferences(replace(program.preferences, speed=speed))


def forbidden_card_offered(program: Program) -> bool:
    return in_play(program) and bool(program.window.table.view.dimmed)


# Panels that are put away


def test_a_setting_does_not_bring_a_panel_back_that_was_put_away(
    program: Program, qtbot: QtBot
) -> None:
    table = program.window.table
    at_the_end_of_a_deal(program, qtbot)
    QTest.mouseClick(table.overlay.close_button, Qt.MouseButton.LeftButton)
    assert table.overlay is None
    program.set_speed(2)
    program.set_speed(0)
    program.set_language("sv")
    program.set_language("en")
    QApplication.processEvents()
    assert table.overlay is None


def test_a_setting_leaves_the_panel_that_is_open(program: Program, qtbot: QtBot) -> None:
    at_the_end_of_a_deal(program, qtbot)
    panel = program.window.table.overlay
    program.set_language("sv")
    program.apply_preferences(replace(program.preferences, scheme="dark"))
    assert program.window.table.overlay is panel


def test_a_card_brings_the_panel_back_that_was_put_away(program: Program, qtbot: QtBot) -> None:
    control, table = program.control, program.window.table
    play_until(program, qtbot, lambda: in_play(program, tricks=2))
    control.decide(Claim((10 - len(control.engine.request.view.phase.tricks), 0, 0)))
    at_the_end_of_a_deal(program, qtbot)
    QTest.mouseClick(table.overlay.close_button, Qt.MouseButton.LeftButton)
    card = next((item.card for item in table.scene.card_items() if item.card is not None), 0)
    table.view.card_activated.emit(card)
    assert isinstance(table.overlay, DealEndPanel)


def test_enter_deals_on_also_when_the_panel_was_put_away(program: Program, qtbot: QtBot) -> None:
    table = program.window.table
    at_the_end_of_a_deal(program, qtbot)
    QTest.mouseClick(table.overlay.close_button, Qt.MouseButton.LeftButton)
    assert table.view.hasFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert program.control.engine.match.deal is not None


def test_an_undo_takes_the_end_of_the_deal_away(program: Program, qtbot: QtBot) -> None:
    engine, table = program.control.engine, program.window.table
    play_until(program, qtbot, lambda: in_play(program, tricks=3))
    at_the_end_of_a_deal(program, qtbot)
    program.window.commands["undo"].trigger()
    assert engine.match.deal is not None
    assert not isinstance(table.overlay, DealEndPanel)
    assert table.is_open


# What is said


def test_the_status_line_speaks_the_new_language_at_once(program: Program, qtbot: QtBot) -> None:
    play_until(program, qtbot, lambda: in_play(program))
    english = program.window.situation
    program.set_language("pl")
    assert program.window.situation != english
    program.set_language("en")
    assert program.window.situation == english


def test_the_guide_opens_at_a_refusal_only_until_the_next_decision(
    program: Program, qtbot: QtBot
) -> None:
    control, table = program.control, program.window.table
    play_until(program, qtbot, lambda: forbidden_card_offered(program))
    click_card(table, min(table.view.dimmed))
    assert control.last_paragraph
    decide_sensibly(program)
    assert control.last_paragraph == ""


def test_why_stands_beside_a_refusal_and_leads_to_its_sentence(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = program.window.table
    why = program.window.findChild(WhyButton)
    opened: list[str] = []
    monkeypatch.setattr(program, "show_guide", opened.append)
    play_until(program, qtbot, lambda: forbidden_card_offered(program))
    assert not why.isVisible()
    height = program.window.statusBar().height()
    click_card(table, min(table.view.dimmed))
    assert why.isVisible()
    QApplication.processEvents()
    assert program.window.statusBar().height() == height, "the table must not jump"
    assert (why.text(), why.toolTip()) == ("Why?", "Read the rule in the guide (F1)")
    QTest.mouseClick(why, Qt.MouseButton.LeftButton)
    assert opened == [program.control.last_paragraph]
    assert opened != [""]
    decide_sensibly(program)
    play_until(program, qtbot, lambda: program.control.engine.request is not None)
    assert not why.isVisible()


def test_a_card_tells_its_name_and_why_it_may_not_be_played_now(
    program: Program, qtbot: QtBot
) -> None:
    table, window = program.window.table, program.window
    play_until(
        program,
        qtbot,
        lambda: forbidden_card_offered(program) and bool(table.picture.trick),
    )
    dimmed = min(table.view.dimmed)
    allowed = next(card for card in table.view.offered if card not in table.view.dimmed)
    _, lying = table.picture.trick[0]
    table.inspected.emit(dimmed)
    assert window.situation.lower().startswith(card_name(dimmed))
    assert "must" in window.situation
    for card in (allowed, lying):
        table.inspected.emit(card)
        assert window.situation.lower() == f"{card_name(card)}."


def test_reading_out_says_what_is_seen(program: Program, qtbot: QtBot) -> None:
    play_until(program, qtbot, lambda: in_play(program))
    commands, window = program.window.commands, program.window
    said = {}
    for command in ("read_situation", "read_hand", "read_trick", "read_sheet"):
        commands[command].trigger()
        said[command] = window.situation
    assert all(said.values())
    assert len(set(said.values())) == len(said)
    for card in program.window.table.picture.places[0].cards:
        assert card_name(card) in said["read_hand"]


def test_a_match_of_a_fixed_number_of_deals_was_not_ended_by_agreement(
    program: Program, qtbot: QtBot
) -> None:
    begin_short_match(program, deals=1)
    play_until(program, qtbot, lambda: program.control.engine.match.is_over)
    program.window.table.overlay.next_button.click()
    panel = program.window.table.overlay
    assert isinstance(panel, SettlementPanel)
    assert panel.subline.text() == "The match is over."
    assert program.window.situation == "The match is over."


# In the middle of a movement


def moving(program: Program, qtbot: QtBot) -> None:
    """Decide something, so that a bot's answer is being shown."""
    at_ones_pace(program, 5)
    decide_sensibly(program)
    qtbot.waitUntil(lambda: not program.window.table.queue.is_idle)


def undo(program: Program) -> None:
    program.window.commands["undo"].trigger()


def other_match(program: Program) -> None:
    begin_short_match(program)


def same_match(program: Program) -> None:
    program.open_match(program.control.engine.session.header.id)


@pytest.mark.parametrize("change", [undo, other_match, same_match])
def test_what_was_being_shown_gives_way_to(
    program: Program, qtbot: QtBot, change: Callable[[Program], None]
) -> None:
    table, engine = program.window.table, program.control.engine
    play_until(program, qtbot, lambda: in_play(program, tricks=1))
    moving(program, qtbot)
    change(program)
    at_ones_pace(program, 0)
    table.queue.hurry()
    play_until(program, qtbot, lambda: table.is_open)
    assert table.picture == picture_of(engine.view())
    assert table.scene.picture == table.picture
    log = program.window.log.sentences()
    program.open_match(engine.session.header.id)
    seen = [line for line in log if "back" not in line]
    assert program.window.log.sentences()[: len(seen)] == seen


def test_closing_in_the_middle_of_a_movement_is_clean(program: Program, qtbot: QtBot) -> None:
    play_until(program, qtbot, lambda: in_play(program))
    moving(program, qtbot)
    session = program.control.engine.session
    program.window.close()
    length = session.log_length
    table = program.window.table
    table.queue.hurry()
    QApplication.processEvents()
    assert session.log_length == length
    assert program.control.engine.match is None


def test_another_look_in_the_middle_of_a_movement(program: Program, qtbot: QtBot) -> None:
    table = program.window.table
    play_until(program, qtbot, lambda: in_play(program))
    moving(program, qtbot)
    program.apply_preferences(
        replace(program.preferences, scheme="dark", language="pl", four_colour=True)
    )
    program.window.resize(1100, 700)
    QApplication.processEvents()
    table.queue.hurry()
    qtbot.waitUntil(lambda: table.is_open or program.control.engine.match.deal is None)
    spots = table.scene.table_layout.spots(table.picture)
    assert {item.key for item in table.scene.card_items()} == set(spots)


def test_next_deal_lets_the_picture_catch_up_first(program: Program, qtbot: QtBot) -> None:
    engine, table = program.control.engine, program.window.table
    play_until(program, qtbot, lambda: in_play(program, tricks=9))
    at_ones_pace(program, 5)
    finished = len(engine.match.finished)
    while engine.match.deal is not None:
        if table.is_open:
            decide_sensibly(program)
        QApplication.processEvents()
        if engine.match.deal is not None:
            table.queue.hurry()
    assert not table.queue.is_idle
    program.control.next_deal()
    assert engine.match.deal is None
    assert isinstance(table.overlay, DealEndPanel)
    program.control.next_deal()
    assert len(engine.match.finished) == finished + 1
    assert engine.match.deal is not None


# Which commands are possible


def enabled(program: Program, *names: str) -> dict[str, bool]:
    return {name: program.window.commands[name].isEnabled() for name in names}


def test_commands_follow_the_match(program: Program, qtbot: QtBot) -> None:
    names = ("next_deal", "undo", "redo", "claim", "accept", "last_trick", "stop_match")
    play_until(
        program,
        qtbot,
        lambda: isinstance(program.control.engine.request.view.phase, Auction),
    )
    assert not any(enabled(program, "next_deal", "claim", "accept", "redo", "stop_match").values())
    play_until(program, qtbot, lambda: in_play(program, tricks=1))
    assert enabled(program, *names) == {
        "next_deal": False,
        "undo": True,
        "redo": False,
        "claim": True,
        "accept": False,
        "last_trick": True,
        "stop_match": False,
    }
    program.window.commands["undo"].trigger()
    assert enabled(program, "redo") == {"redo": True}
    at_the_end_of_a_deal(program, qtbot)
    assert enabled(program, "next_deal", "claim", "stop_match", "deal_number") == {
        "next_deal": True,
        "claim": False,
        "stop_match": True,
        "deal_number": True,
    }


def test_after_the_match_nothing_can_be_dealt(program: Program, qtbot: QtBot) -> None:
    begin_short_match(program, deals=1)
    play_until(program, qtbot, lambda: program.control.engine.match.is_over)
    assert not any(enabled(program, "next_deal", "deal_number", "stop_match", "claim").values())
    assert all(enabled(program, "print_sheet", "save_copy", "check_deal").values())


def test_the_seal_is_shown_in_a_deal_and_its_number_afterwards(
    program: Program, qtbot: QtBot
) -> None:
    label = program.window._deal_label
    play_until(program, qtbot, lambda: program.window.table.is_open)
    assert "seal" in label.text()
    assert str(program.control.engine.match.start.number) not in label.text()
    program.control.engine.choose_next_deal(4711)
    at_the_end_of_a_deal(program, qtbot)
    assert str(program.control.engine.match.finished[-1].start.number) in label.text()
    program.control.next_deal()
    qtbot.waitUntil(lambda: "4711" in label.text())
