"""The list of saved matches: go on, write to a file, delete after a question."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from preferans_qt.game.presets import preset
from preferans_qt.match.log import Header
from preferans_qt.store.matches import Summary
from preferans_qt.ui.dialogs.matches import MatchesDialog


def header(profile: str = "leningrad") -> Header:
    return Header.new(
        created="2026-03-04T20:00:00+00:00",
        program="1",
        profile=profile,
        rules=preset("leningrad"),
        names=("Anna", "Boris", "Clara"),
        kinds=("human", "heuristic", "heuristic"),
        first_dealer=0,
    )


RUNNING = Summary("run", header(), "2026-03-04T21:00:00+00:00", 7, False, "")
FINISHED = Summary("over", header("Club"), "2026-03-03T21:00:00+00:00", 30, True, "")
DAMAGED = Summary("bad", None, "2026-03-02T21:00:00+00:00", 2, False, "entry 4: has no seat")


def animals() -> Header:
    return replace(header(), names=("", "", "Ada"), kinds=("human", "club-misere", "expert"))


@pytest.fixture
def dialog(qtbot: QtBot) -> MatchesDialog:
    dialog = MatchesDialog((RUNNING, FINISHED, DAMAGED))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def wanted(dialog: MatchesDialog) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    dialog.continue_wanted.connect(lambda id: found.append(("continue", id)))
    dialog.export_wanted.connect(lambda id: found.append(("export", id)))
    dialog.delete_wanted.connect(lambda id: found.append(("delete", id)))
    return found


def row(dialog: MatchesDialog, index: int) -> list[str]:
    return [dialog.table.item(index, column).text() for column in range(5)]


def button(parent: MatchesDialog | QMessageBox, text: str) -> QPushButton:
    found = [
        each for each in parent.findChildren(QPushButton) if each.text().replace("&", "") == text
    ]
    assert len(found) == 1, text
    return found[0]


def shown_text(dialog: MatchesDialog) -> str:
    return "\n".join(each.text() for each in dialog.findChildren(QLabel) if each.isVisible())


def test_each_match_is_a_row(dialog: MatchesDialog) -> None:
    assert row(dialog, 0)[1:] == ["Anna, Boris, Clara", "Leningrad", "7", "in play"]
    assert row(dialog, 1)[1:] == ["Anna, Boris, Clara", "Club", "30", "finished"]
    assert row(dialog, 2)[1:] == ["not known", "", "2", "damaged"]
    assert "2026" in row(dialog, 0)[0]


def test_the_opponents_are_shown_and_told_by_level_and_character(
    qtbot: QtBot, dialog: MatchesDialog
) -> None:
    dialog.show_summaries((replace(RUNNING, header=animals()), FINISHED, DAMAGED))
    players, by_thumb, unknown = (dialog.table.item(index, 1) for index in range(3))
    assert players.text() == "You, Mouse, Ada"
    assert players.toolTip().splitlines() == [
        "You",
        "Mouse: misère lover, club",
        "Ada: even-tempered, expert",
    ]
    told = players.data(Qt.ItemDataRole.AccessibleTextRole)
    assert told == "You; Mouse: misère lover, club; Ada: even-tempered, expert"
    assert "Boris: by rule of thumb" in by_thumb.toolTip()
    size = dialog.table.iconSize()
    pictures = [each.icon().pixmap(size).toImage() for each in (players, by_thumb)]
    assert pictures[0] != pictures[1]
    assert unknown.icon().isNull()


def test_enter_goes_on_with_the_latest_match(
    qtbot: QtBot, dialog: MatchesDialog, wanted: list[tuple[str, str]]
) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert wanted == [("continue", "run")]


def test_a_finished_match_is_looked_at(
    dialog: MatchesDialog, wanted: list[tuple[str, str]]
) -> None:
    dialog.table.selectRow(1)
    button(dialog, "Look at it").click()
    button(dialog, "Write to a file…").click()
    assert wanted == [("continue", "over"), ("export", "over")]


def test_a_damaged_match_can_only_be_deleted(dialog: MatchesDialog) -> None:
    dialog.table.selectRow(2)
    assert not button(dialog, "Go on with it").isEnabled()
    assert not button(dialog, "Write to a file…").isEnabled()
    assert button(dialog, "Delete…").isEnabled()
    assert "entry 4: has no seat" in shown_text(dialog)


@pytest.mark.parametrize(("answer", "expected"), [("Delete", [("delete", "run")]), ("Keep", [])])
def test_deleting_is_asked_about(
    dialog: MatchesDialog, wanted: list[tuple[str, str]], answer: str, expected: list[object]
) -> None:
    button(dialog, "Delete…").click()
    question = dialog.findChild(QMessageBox)
    assert "Anna, Boris, Clara" in question.informativeText()
    assert question.defaultButton() is button(question, "Keep")
    button(question, answer).click()
    assert wanted == expected


def test_the_row_stays_chosen_when_a_match_goes(dialog: MatchesDialog) -> None:
    dialog.table.selectRow(1)
    dialog.show_summaries((RUNNING, DAMAGED))
    assert dialog.table.currentRow() == 1
    dialog.show_summaries(())
    assert "No match is kept yet" in shown_text(dialog)
    assert not button(dialog, "Delete…").isEnabled()
