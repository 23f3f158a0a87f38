"""The window of progress: what it shows, chooses, exports and deletes."""

import csv
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from preferans_qt.coach.grades import Grade
from preferans_qt.coach.notes import Note
from preferans_qt.coach.subjects import Subject
from preferans_qt.store.errors import StoreError
from preferans_qt.ui.stats.pictures import Picture, axis
from preferans_qt.ui.stats.window import ProgressWindow
from tests.ui.bidding.decisions import Marked
from tests.ui.dialogs.asking import button

NOW = datetime(2026, 6, 1, 12, tzinfo=UTC)
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
LEFT = Qt.MouseButton.LeftButton


def notes_of(
    number: int, subject: Subject, loss: float, days_ago: int = 0, profile: str = "sochi-guide"
) -> tuple[Note, ...]:
    """Decisions of five deals that all lose the same, but for a little."""
    return tuple(
        Note(
            match=f"{profile} {days_ago}",
            entry=entry,
            attempt=list(Subject).index(subject),
            deal=entry % 5,
            noted=(NOW - timedelta(days=days_ago, minutes=number - entry)).isoformat(),
            profile=profile,
            subject=subject,
            action="",
            best="",
            loss=loss + 0.1 * (entry % 2),
            error=0.2,
            grade=Grade.MISTAKE if loss > 4 else Grade.FINE,
            is_trivial=False,
        )
        for entry in range(number)
    )


SOME = (
    *notes_of(40, Subject.DEFENCE, 1.0, days_ago=60),
    *notes_of(40, Subject.AUCTION, 6.0),
    *notes_of(12, Subject.MISERE, 3.0),
    *notes_of(1, Subject.RULES, 0.0),
)


class Kept:
    """Notes as a database keeps them, with errors where they are wanted."""

    def __init__(self, notes: tuple[Note, ...]) -> None:
        self.notes = notes
        self.error = ""

    def read(self) -> tuple[Note, ...]:
        if self.error:
            raise StoreError(self.error)
        return self.notes

    def delete(self) -> None:
        if self.error:
            raise StoreError(self.error)
        self.notes = ()


Open = Callable[[tuple[Note, ...]], tuple[ProgressWindow, Kept]]


@pytest.fixture
def opened(qtbot: QtBot) -> Open:
    def open_with(notes: tuple[Note, ...]) -> tuple[ProgressWindow, Kept]:
        kept = Kept(notes)
        window = ProgressWindow(kept.read, kept.delete, now=lambda: NOW)
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
        return window, kept

    return open_with


def table_of(window: ProgressWindow) -> dict[str, list[str]]:
    model = window.page.model
    return {
        model.headerData(row, Qt.Orientation.Vertical): [
            model.index(row, column).data() for column in range(model.columnCount())
        ]
        for row in range(model.rowCount())
    }


def choose(qtbot: QtBot, box: object, text: str) -> None:
    """Choose an entry of a box by keyboard, as a person does."""
    box.setFocus()
    while box.currentText() != text:
        before = box.currentText()
        qtbot.keyClick(box, Qt.Key.Key_Down)
        assert box.currentText() != before, text


def test_without_notes_it_says_what_to_do(opened: Open) -> None:
    window, _ = opened(())
    assert window.empty.isVisible()
    assert "Switch the tutor on and play" in window.empty.text()
    assert not window.page.isVisible()
    assert not window.export_button.isEnabled()
    assert not window.delete_button.isEnabled()


def test_the_table_has_all_subjects_and_the_greatest_leak_first(opened: Open) -> None:
    window, _ = opened(SOME)
    table = table_of(window)
    assert list(table) == ["All subjects", "Auction", "Defence", "Rules", "Misère"]
    assert table["Auction"][:3] == ["40", "6.0 (6.0–6.1)", "2420"]
    assert table["Misère"][1:3] == ["not enough yet", "–"]
    assert table["Rules"] == ["0", "–", "–", "1", "0", "0", "1", "1", "0", "0"]
    assert table["All subjects"][3:7] == ["1", "40", "0", "41"]
    assert window.page.model.index(1, 1).data(SPOKEN) == (
        "Auction, whists lost a decision: 6.0 (6.0–6.1)"
    )


def test_the_model_is_sound(opened: Open, qtmodeltester: object) -> None:
    window, _ = opened(SOME)
    qtmodeltester.check(window.page.model)


def test_what_pictures_show_is_said(opened: Open, qtbot: QtBot) -> None:
    window, _ = opened(SOME)
    page = window.page
    for picture in (page.trend, page.leaks):
        assert picture.accessibleName()
        picture.setFocus()
        assert QApplication.focusWidget() is picture
    assert page.leaks.accessibleDescription() == (
        "Auction: 2420; Defence: 420; Misère: not enough yet"
    )
    assert "after 92 decisions." in page.trend.accessibleDescription()
    page.table.setFocus()
    page.table.setCurrentIndex(page.model.index(0, 0))
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert page.trend.accessibleName().endswith("Auction")
    assert page.trend.accessibleDescription().startswith("From 6.")
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert page.trend.accessibleDescription() == "Errors of this kind are only counted."
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert page.trend.accessibleDescription() == "Not enough yet: 12 of 30 decisions."


def pixels(picture: Picture, role: QPalette.ColorRole) -> int:
    """How much of a picture is in a colour of the palette."""
    image = picture.grab().toImage()
    colour = picture.palette().color(role).rgb()
    places = (QPoint(x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(1 for place in places if image.pixel(place) == colour)


def test_bars_and_line_are_in_the_accent(opened: Open) -> None:
    window, kept = opened(SOME)
    page = window.page
    bars = pixels(page.leaks, QPalette.ColorRole.Highlight)
    assert bars > 300
    assert pixels(page.trend, QPalette.ColorRole.Highlight) > 50
    kept.notes = SOME[80:]
    window.refresh()
    assert pixels(page.leaks, QPalette.ColorRole.Highlight) == 0
    assert pixels(page.trend, QPalette.ColorRole.Highlight) == 0


def test_pictures_grow_with_the_text(opened: Open) -> None:
    window, _ = opened(SOME)
    for picture in (window.page.trend, window.page.leaks):
        before = picture.minimumSizeHint()
        font = picture.font()
        font.setPointSizeF(2 * font.pointSizeF())
        picture.setFont(font)
        assert picture.minimumSizeHint().height() > 1.6 * before.height()
        picture.grab()


def test_an_axis_has_round_numbers_beyond_its_highest_value() -> None:
    assert axis(7.3) == [0, 2, 4, 6, 8]
    assert axis(0) == pytest.approx([0, 0.1, 0.2, 0.3])
    assert axis(30) == [0, 10, 20, 30]
    for highest in (0.3, 0.31, 1.1, 99.9, 100.1):
        ticks = axis(highest)
        assert ticks[-2] < highest <= ticks[-1]
        assert len(ticks) <= 8


def test_notes_are_chosen_by_time(opened: Open, qtbot: QtBot) -> None:
    window, _ = opened(SOME)
    choose(qtbot, window.page.time_box, "the last 30 days")
    assert list(table_of(window)) == ["All subjects", "Auction", "Rules", "Misère"]
    choose(qtbot, window.page.time_box, "the last 30 days")
    assert len(window.page.shown_notes) == 53


def test_the_rules_played_last_are_shown_first(opened: Open, qtbot: QtBot) -> None:
    older = notes_of(3, Subject.WHIST, 2.0, days_ago=9, profile="Club")
    window, kept = opened((*older, *SOME))
    page = window.page
    assert page.rules_box.currentText() == "Sochi"
    assert not page.remark.isVisible()
    choose(qtbot, page.rules_box, "Club")
    assert list(table_of(window)) == ["All subjects", "Whist"]
    window.refresh()
    assert page.rules_box.currentText() == "Club"
    qtbot.keyClick(page.rules_box, Qt.Key.Key_Home)
    assert page.rules_box.currentText() == "all rules"
    assert page.remark.isVisible()
    assert len(page.shown_notes) == len(SOME) + 3
    kept.notes = SOME
    window.refresh()
    assert page.rules_box.count() == 1
    assert not page.remark.isVisible()


def test_it_reads_the_notes_anew_when_it_is_shown(opened: Open) -> None:
    window, kept = opened(())
    window.hide()
    kept.notes = SOME
    window.show()
    assert window.page.isVisible()


def rows(path: Path) -> list[list[str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


def test_what_is_shown_is_exported(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window, _ = opened(SOME)
    choose(qtbot, window.page.time_box, "the last 90 days")
    choose(qtbot, window.page.time_box, "the last 30 days")
    proposed: list[str] = []

    def answer(parent: object, title: str, name: str, kinds: str) -> tuple[str, str]:
        proposed.append(name)
        return str(tmp_path / name), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    window.export_notes.trigger()
    window.export_summary.trigger()
    assert proposed == ["decisions.csv", "summary.csv"]
    assert len(rows(tmp_path / "decisions.csv")) == 1 + 53
    summary = [row[0] for row in rows(tmp_path / "summary.csv")]
    assert summary == ["subject", "all", "auction", "rules", "misere"]
    assert not window.problem.isVisible()


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, _ = opened(SOME)
    path = tmp_path / "no folder" / "x.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    window.export_notes.trigger()
    assert window.problem.isVisible()
    assert window.problem.text() == (
        f"{path} could not be written: No such file or directory. Choose another folder."
    )
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    window.export_notes.trigger()  # thought better of


@pytest.mark.parametrize(("answer", "left"), [("Delete", 0), ("Keep", len(SOME))])
def test_deleting_is_asked_about_once(opened: Open, qtbot: QtBot, answer: str, left: int) -> None:
    window, kept = opened(SOME)
    qtbot.mouseClick(window.delete_button, LEFT)
    question = window.findChild(QMessageBox)
    assert "cannot be undone" in question.informativeText()
    assert question.defaultButton() is button(question, "Keep")
    button(question, answer).click()
    assert len(kept.notes) == left
    assert window.empty.isVisible() == (left == 0)


def test_errors_of_the_disk_are_told(opened: Open, qtbot: QtBot) -> None:
    window, kept = opened(SOME)
    kept.error = "The disk is full; free some space and try again."
    qtbot.mouseClick(window.delete_button, LEFT)
    button(window.findChild(QMessageBox), "Delete").click()
    assert window.problem.text() == kept.error
    assert table_of(window)["Auction"][0] == "40"
    window.refresh()
    assert window.problem.isVisible()
    assert window.empty.isVisible()
    kept.error = ""
    window.refresh()
    assert not window.problem.isVisible()


def test_escape_closes_it(opened: Open, qtbot: QtBot) -> None:
    window, _ = opened(SOME)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_everything_follows_the_language(opened: Open, qapp: QApplication) -> None:
    window, _ = opened(SOME)
    marked = Marked()
    qapp.installTranslator(marked)
    QLocale.setDefault(QLocale("de_DE"))
    try:
        QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
        assert window.windowTitle() == "«Progress»"
        assert "«all subjects»" in window.page.trend.accessibleName()
        assert table_of(window)["«auction»"][2] == "2.420"
        assert window.page.time_box.currentText() == "«since the beginning»"
    finally:
        qapp.removeTranslator(marked)
