"""A match in the window: going on where one stopped, taking back, refusals, settings."""

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from preferans_qt.bots.heuristic.bot import HeuristicPlayer
from preferans_qt.game.actions import Claim, Pass, Play, StartDeal
from preferans_qt.game.deal import Auction
from preferans_qt.store.database import Database
from preferans_qt.ui.bidding.deal_end import DealEndPanel
from preferans_qt.ui.bidding.settlement import SettlementPanel
from preferans_qt.ui.table.picture import picture_of
from preferans_qt.ui.window.program import Program
from tests.ui.window.conftest import start_program
from tests.ui.window.persons import MousePerson, card_position, click_card
from tests.ui.window.playing import begin_short_match, decide_sensibly, in_play, play_until


def test_the_next_start_goes_on_from_the_same_card(database: Database, qtbot: QtBot) -> None:
    first = start_program(database, qtbot)
    play_until(first, qtbot, lambda: in_play(first, tricks=3))
    session = first.control.engine.session
    assert session is not None
    before, entries = session.match, session.entries
    log = first.window.log.sentences()
    first.window.close()

    second = start_program(database, qtbot)
    again = second.control.engine.session
    assert again is not None
    assert again.header == session.header
    assert again.entries[: len(entries)] == entries
    qtbot.waitUntil(lambda: in_play(second, tricks=3))
    assert second.control.engine.match == before
    assert second.window.table.picture == picture_of(again.view(0))
    assert second.window.log.sentences() == log
    second.window.close()


def test_a_card_that_may_not_be_played_stays_and_the_reason_is_said(
    program: Program, qtbot: QtBot
) -> None:
    table = program.window.table
    play_until(program, qtbot, lambda: in_play(program) and bool(table.view.dimmed))
    session = program.control.engine.session
    assert session is not None
    length = session.log_length
    click_card(table, min(table.view.dimmed))
    assert session.log_length == length
    assert "must" in program.window.situation
    assert program.control.last_paragraph in ("C7.3", "C7.4")
    playable = [card for card in table.view.offered if card not in table.view.dimmed]
    click_card(table, playable[0])
    assert session.log_length > length


def test_a_double_click_plays_one_card(program: Program, qtbot: QtBot) -> None:
    table = program.window.table
    play_until(program, qtbot, lambda: in_play(program))
    session = program.control.engine.session
    assert session is not None
    length = session.log_length
    card = next(card for card in table.view.offered if card not in table.view.dimmed)
    position = card_position(table, card)
    viewport = table.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=position)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=position)
    mine = [entry for entry in session.entries[length:] if entry.seat == 0]
    assert [entry.code for entry in mine] == [str(Play(card))]


def drag(program: Program, card: int, target: QPointF) -> None:
    """Drag a card to a point of the table."""
    table = program.window.table
    start = card_position(table, card)
    end = table.view.mapFromScene(target)
    viewport = table.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, (start + end) / 2)
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)


def test_a_card_dragged_to_the_table_is_played(program: Program, qtbot: QtBot) -> None:
    table = program.window.table
    play_until(program, qtbot, lambda: in_play(program))
    session = program.control.engine.session
    length = session.log_length
    card = next(card for card in table.view.offered if card not in table.view.dimmed)
    drag(program, card, table.scene.table_layout.trick_centre())
    assert session.entries[length].code == str(Play(card))


def test_a_card_dragged_back_into_the_hand_is_not_played(program: Program, qtbot: QtBot) -> None:
    table = program.window.table
    play_until(program, qtbot, lambda: in_play(program))
    session = program.control.engine.session
    length = session.log_length
    card = table.view.offered[0]
    home = table.scene.card_item(card).pos()
    drag(program, card, home + QPointF(150, 10))
    assert session.log_length == length
    assert table.scene.card_item(card).pos() == home


def test_undo_and_redo_are_entries_in_the_log(program: Program, qtbot: QtBot) -> None:
    engine, table = program.control.engine, program.window.table
    play_until(program, qtbot, lambda: in_play(program, tricks=1))
    session = engine.session
    place, before = session.log_length, session.match
    decide_sensibly(program)
    qtbot.waitUntil(lambda: table.is_open or engine.match.deal is None)
    code = session.entries[place].code
    if session.undoable(0).index != place:
        pytest.fail("the person decided twice; the deal numbers of this test changed")
    program.window.commands["undo"].trigger()
    assert session.entries[-1].code == f"undo {place}"
    assert session.match == before
    assert "You take your last decision back." in program.window.log.sentences()
    program.window.commands["redo"].trigger()
    after_undo = [entry.code for entry in session.entries if entry.index > place]
    assert after_undo[after_undo.index(f"undo {place}") + 1] == code


def test_after_a_deal_every_entry_is_told_and_enter_deals_on(
    program: Program, qtbot: QtBot
) -> None:
    engine, table = program.control.engine, program.window.table
    play_until(program, qtbot, lambda: engine.match.deal is None)
    assert isinstance(table.overlay, DealEndPanel)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert table.overlay.isAncestorOf(focus)
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert engine.match.deal is not None
    qtbot.waitUntil(lambda: not isinstance(table.overlay, DealEndPanel))


def test_a_whole_match_ends_with_the_settlement(program: Program, qtbot: QtBot) -> None:
    engine, table = program.control.engine, program.window.table
    begin_short_match(program)
    play_until(program, qtbot, lambda: engine.match.is_over)
    assert isinstance(table.overlay, DealEndPanel)
    table.overlay.next_button.click()
    assert isinstance(table.overlay, SettlementPanel)
    assert sum(engine.match.results) == 0
    assert "The match is over" in program.window.log.sentences()[-1]
    assert not program.window.commands["next_deal"].isEnabled()


def test_ending_early_by_agreement_settles_or_goes_on(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = program.control.engine
    play_until(program, qtbot, lambda: engine.match.deal is None)
    monkeypatch.setattr(QMessageBox, "question", lambda *args: QMessageBox.StandardButton.Yes)
    program.window.commands["stop_match"].trigger()
    qtbot.waitUntil(lambda: engine.match.stop is None)
    answers = [e.code for e in engine.session.entries if e.code in ("accept", "refuse")]
    assert answers
    assert engine.match.is_over == (answers[-2:] == ["accept", "accept"])


def test_a_claim_of_everything_is_refused_or_true(program: Program, qtbot: QtBot) -> None:
    engine = program.control.engine
    play_until(program, qtbot, lambda: in_play(program, tricks=2))
    left = 10 - len(engine.request.view.phase.tricks)
    program.control.decide(Claim((left, 0, 0)))
    qtbot.waitUntil(lambda: program.window.table.is_open or engine.match.deal is None)
    codes = [entry.code for entry in engine.session.entries]
    place = codes.index(f"claim {left} 0 0")
    assert codes[place + 1] in ("accept", "refuse")


def test_closing_while_a_bot_thinks_is_clean(
    database: Database, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, may_answer = threading.Event(), threading.Event()
    usual = HeuristicPlayer.decide

    def slow(self, view, legal, budget, cancel):
        thinking.set()
        may_answer.wait(timeout=10)
        return usual(self, view, legal, budget, cancel)

    monkeypatch.setattr(HeuristicPlayer, "decide", slow)
    running = start_program(database, qtbot)
    if running.control.engine.request is not None:
        running.control.decide(Pass())
    qtbot.waitUntil(thinking.is_set)
    length = running.control.engine.session.log_length
    session = running.control.engine.session
    threading.Timer(0.2, may_answer.set).start()
    running.window.close()
    QApplication.processEvents()
    assert session.log_length == length, "an answer arrived after the window was closed"


def test_the_language_changes_at_once(program: Program, qtbot: QtBot) -> None:
    play_until(program, qtbot, lambda: program.window.table.is_open)  # no bot is thinking
    commands = program.window.commands
    english = commands["new_match"].text()
    log = program.window.log.sentences()
    program.set_language("ru")
    QApplication.processEvents()
    assert commands["new_match"].text() != english
    assert program.window.log.sentences() != log
    program.set_language("en")
    QApplication.processEvents()
    assert commands["new_match"].text() == english
    assert program.window.log.sentences() == log


def test_a_chosen_deal_number_gives_its_cards(program: Program, qtbot: QtBot) -> None:
    engine = program.control.engine
    play_until(program, qtbot, lambda: engine.match.deal is None)
    engine.choose_next_deal(4711)
    program.control.next_deal()
    assert engine.match.start == StartDeal(4711, "")
    assert isinstance(engine.match.deal.phase, Auction)


def test_a_copy_opens_as_the_same_match(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    play_until(program, qtbot, lambda: in_play(program))
    path = tmp_path / "copy.pulka"
    program.save_copy(path)
    before = program.control.engine.match
    program.begin_match(before.rules, "sochi-guide", ("A", "B", "C"))
    assert program.control.engine.match != before
    assert program.open_file(path)
    assert program.control.engine.match == before


@pytest.mark.parametrize("content", [b"", b"rubbish", b"\xff\xfe\x00", b"preferans match 99\n"])
def test_an_unreadable_file_is_told_and_changes_nothing(
    content: bytes, program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "bad.pulka"
    path.write_bytes(content)
    before = program.control.engine.session.header.id
    assert not program.open_file(path)
    boxes = program.window.findChildren(QMessageBox)
    assert len(boxes) == 1
    assert str(path) in boxes[0].text()
    assert program.control.engine.session.header.id == before
    assert path.read_bytes() == content


def test_mouse_person_can_press_only_what_is_legal(program: Program, qtbot: QtBot) -> None:
    play_until(program, qtbot, lambda: isinstance(_phase(program), Auction))
    legal = program.control.engine.request.legal
    assert len(MousePerson(program, 0).buttons()) == len(legal)


def _phase(program: Program) -> object:
    request = program.control.engine.request
    return None if request is None else request.view.phase


@pytest.mark.parametrize("part", ["sheet", "log"])
def test_parts_of_the_window_hide_and_come_back(part: str, program: Program) -> None:
    command = program.window.commands[part]
    dock = {"sheet": program.window.sheet_dock, "log": program.window.log_dock}[part]
    assert command.isChecked()
    command.trigger()
    assert dock.isHidden()
    assert not command.isChecked()
    command.trigger()
    assert not dock.isHidden()
    assert command.isChecked()
    dock.close()
    assert not command.isChecked()
    command.trigger()
    assert not dock.isHidden()


def test_the_first_question_has_the_focus(program: Program, qtbot: QtBot) -> None:
    table = program.window.table
    qtbot.waitUntil(lambda: table.is_open)
    focus = program.window.focusWidget()
    assert table.overlay is not None
    assert table.overlay.isAncestorOf(focus)


def test_a_deal_played_again_has_the_same_cards_and_leads_back(
    program: Program, qtbot: QtBot
) -> None:
    engine, table = program.control.engine, program.window.table
    play_until(program, qtbot, lambda: in_play(program, tricks=2))
    header, entries, match = engine.session.header, engine.session.entries, engine.match
    program.window.commands["replay_deal"].trigger()
    assert engine.session.header.id != header.id
    assert engine.match.start.number == match.start.number
    assert engine.match.deal.dealt == match.deal.dealt
    assert engine.match.deal.seating == match.deal.seating
    play_until(program, qtbot, lambda: engine.match.is_over)
    assert isinstance(table.overlay, DealEndPanel)
    table.overlay.next_button.click()
    assert engine.session.header == header
    assert engine.session.entries[: len(entries)] == entries
