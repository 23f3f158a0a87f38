"""What goes wrong is told once, and the match goes on."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from preferans_qt.bots.heuristic.bot import HeuristicPlayer
from preferans_qt.game.actions import Pass
from preferans_qt.game.deal import Auction
from preferans_qt.game.presets import DEFAULT_PRESET, preset
from preferans_qt.match.file import match_text
from preferans_qt.match.log import Header
from preferans_qt.store.database import Database
from preferans_qt.store.errors import StoreError
from preferans_qt.store.matches import Matches
from preferans_qt.ui.bidding.deal_end import DealEndPanel
from preferans_qt.ui.window.program import Program
from tests.ui.window.conftest import start_program
from tests.ui.window.playing import decide_sensibly, in_play, play_until

FULL = "The disk is full."


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> dict[str, bool]:
    """Whether the disk is full; it is asked at each entry."""
    state = {"full": False}
    usual = Database.transaction

    def transaction(self: Database) -> object:
        if state["full"]:
            raise StoreError(FULL)
        return usual(self)

    monkeypatch.setattr(Database, "transaction", transaction)
    return state


def complaints(program: Program) -> list[QMessageBox]:
    return [box for box in program.window.findChildren(QMessageBox) if box.isVisible()]


def answer(box: QMessageBox, button: QMessageBox.StandardButton) -> None:
    QTest.mouseClick(box.button(button), Qt.MouseButton.LeftButton)


def test_a_decision_that_could_not_be_saved_can_be_made_again(
    program: Program, disk: dict[str, bool], qtbot: QtBot
) -> None:
    table, engine = program.window.table, program.control.engine
    play_until(program, qtbot, lambda: table.overlay is not None and table.is_open)
    before = engine.match
    disk["full"] = True
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert engine.match == before
    assert FULL in complaints(program)[0].text()
    assert FULL in program.window.log.sentences()
    disk["full"] = False
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert engine.match != before


def test_a_bot_whose_card_could_not_be_saved_plays_once_there_is_room(
    program: Program, disk: dict[str, bool], qtbot: QtBot
) -> None:
    engine = program.control.engine
    play_until(program, qtbot, lambda: in_play(program))
    decide_sensibly(program)
    before = engine.match
    disk["full"] = True
    qtbot.waitUntil(lambda: bool(complaints(program)))
    assert engine.match == before
    disk["full"] = False
    answer(complaints(program)[0], QMessageBox.StandardButton.Retry)
    qtbot.waitUntil(lambda: program.window.table.is_open or engine.match.deal is None)
    assert engine.match != before


def test_an_error_of_a_bot_is_told_and_tried_again(
    program: Program, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    usual, engine = HeuristicPlayer.decide, program.control.engine
    play_until(program, qtbot, lambda: in_play(program))

    def stumble(self: HeuristicPlayer, *arguments: object) -> None:
        raise ArithmeticError("lost count")

    monkeypatch.setattr(HeuristicPlayer, "decide", stumble)
    card = next(
        c for c in program.window.table.view.offered if c not in program.window.table.view.dimmed
    )
    program.window.table.view.card_activated.emit(card)
    qtbot.waitUntil(lambda: bool(complaints(program)))
    assert "heuristic: lost count" in complaints(program)[0].text()
    monkeypatch.setattr(HeuristicPlayer, "decide", usual)
    answer(complaints(program)[0], QMessageBox.StandardButton.Retry)
    qtbot.waitUntil(lambda: program.window.table.is_open or engine.match.deal is None)


def test_cards_that_could_not_be_dealt_can_be_dealt_again_from_the_same_panel(
    program: Program, disk: dict[str, bool], qtbot: QtBot
) -> None:
    table, engine = program.window.table, program.control.engine
    play_until(program, qtbot, lambda: engine.match.deal is None)
    disk["full"] = True
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert engine.match.deal is None
    assert isinstance(table.overlay, DealEndPanel)
    disk["full"] = False
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert engine.match.deal is not None


def test_several_complaints_are_one_message(program: Program) -> None:
    for sentence in ("The first.", "The second.", "The first."):
        program.complain(sentence)
    boxes = complaints(program)
    assert len(boxes) == 1
    assert boxes[0].text() == "The first.\n\nThe second."
    answer(boxes[0], QMessageBox.StandardButton.Close)
    program.complain("The third.")
    assert [box.text() for box in complaints(program)] == ["The third."]
    assert complaints(program)[0].button(QMessageBox.StandardButton.Retry) is None


def test_settings_that_cannot_be_saved_are_used_all_the_same(
    program: Program, disk: dict[str, bool]
) -> None:
    disk["full"] = True
    program.set_speed(2)
    assert program.preferences.speed == 2
    assert complaints(program)[0].text() == FULL


def test_closing_with_a_full_disk_is_quiet(
    database: Database, disk: dict[str, bool], qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    running = start_program(database, qtbot)
    disk["full"] = True
    running.window.close()
    assert FULL in capsys.readouterr().err


# Files


def test_a_damaged_file_is_saved_as_far_as_it_is_sound_and_again_opens_the_same(
    program: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = program.control.engine
    play_until(program, qtbot, lambda: in_play(program, tricks=2))
    lines = match_text(engine.session.header, engine.session.entries).splitlines()
    path = tmp_path / "damaged.pulka"
    path.write_text("\n".join([*lines[:-8], "what is this?", *lines[-3:]]), encoding="utf-8")
    id = engine.session.header.id
    program.begin_match(preset(DEFAULT_PRESET), DEFAULT_PRESET, ("", "", ""))
    program.matches.delete(id)
    monkeypatch.setattr(QMessageBox, "question", lambda *args: QMessageBox.StandardButton.No)
    assert not program.open_file(path)
    monkeypatch.setattr(QMessageBox, "question", lambda *args: QMessageBox.StandardButton.Yes)
    assert program.open_file(path)
    saved = engine.session.entries
    program.begin_match(preset(DEFAULT_PRESET), DEFAULT_PRESET, ("", "", ""))
    assert program.open_file(path), "the very same match is here already"
    assert engine.session.header.id == id
    assert engine.session.entries[: len(saved)] == saved
    assert complaints(program) == []


@pytest.mark.parametrize(
    ("kinds", "told"),
    [
        (("heuristic", "heuristic", "heuristic"), "no match of one person"),
        (("human", "human", "human"), "no match of one person"),
        (("human", "heuristic", "oracle"), "oracle"),
    ],
)
def test_a_match_that_cannot_be_played_here_is_told_and_not_kept(
    kinds: tuple[str, ...],
    told: str,
    program: Program,
    database: Database,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    header = Header.new(
        created="2020-01-01T00:00:00+00:00",
        program="test",
        profile=DEFAULT_PRESET,
        rules=preset(DEFAULT_PRESET),
        names=("A", "B", "C"),
        kinds=kinds,
        first_dealer=0,
    )
    path = tmp_path / "other.pulka"
    path.write_text(match_text(header, ()), encoding="utf-8")
    known = len(Matches(database).summaries())
    open_before = program.control.engine.session
    assert not program.open_file(path)
    assert str(path) in complaints(program)[0].text()
    assert told in complaints(program)[0].text()
    assert len(Matches(database).summaries()) == known
    assert program.control.engine.session is open_before
    play_until(program, qtbot, lambda: program.window.table.is_open)


def test_a_file_that_is_not_there_is_told_once_by_name(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "nowhere.pulka"
    assert not program.open_file(path)
    text = complaints(program)[0].text()
    assert text.count(str(path)) == 1
    assert "No such file" in text


def test_a_copy_that_cannot_be_written_is_told_and_leaves_nothing(
    program: Program, tmp_path: Path
) -> None:
    path = tmp_path / "no folder" / "copy.pulka"
    program.save_copy(path)
    assert str(path) in complaints(program)[0].text()
    assert list(tmp_path.glob("**/*.part")) == []


def test_deleting_the_open_match_goes_on_with_another(program: Program, qtbot: QtBot) -> None:
    engine = program.control.engine
    id = engine.session.header.id
    program._delete(id)
    assert engine.session.header.id != id
    assert id not in [summary.id for summary in program.matches.summaries()]
    qtbot.waitUntil(lambda: program.window.table.is_open)


def test_a_match_that_cannot_be_deleted_stays_open(
    program: Program, disk: dict[str, bool], qtbot: QtBot
) -> None:
    play_until(program, qtbot, lambda: program.window.table.is_open)
    session = program.control.engine.session
    disk["full"] = True
    program.attempt(lambda: program._delete(session.header.id))
    assert complaints(program)[0].text() == FULL
    disk["full"] = False
    assert program.control.engine.session is session
    if isinstance(program.control.engine.request.view.phase, Auction):
        program.control.decide(Pass())
