"""The window of the guide: places, contents, history, search, printing, and other rules."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton, QTextEdit
from pytestqt.qtbot import QtBot

from preferans_qt.game.presets import preset
from preferans_qt.ui.actions import CommandSet
from preferans_qt.ui.guide.page import HOW_TO_USE, RULES, rendered
from preferans_qt.ui.guide.window import GuideWindow
from preferans_qt.ui.theme import theme_for


@pytest.fixture
def owner(qtbot: QtBot) -> QMainWindow:
    owner = QMainWindow()
    owner.setCentralWidget(QTextEdit())
    qtbot.addWidget(owner)
    return owner


@pytest.fixture
def guide(qtbot: QtBot, owner: QMainWindow) -> GuideWindow:
    commands = CommandSet(owner, owner.centralWidget(), theme_for("light", "green").palette)
    guide = GuideWindow(commands)
    qtbot.addWidget(guide)
    guide.show_rules(preset("sochi-guide"), "sochi-guide")
    return guide


def text(guide: GuideWindow) -> str:
    return guide.browser.toPlainText()


def visible_text(guide: GuideWindow) -> str:
    """What stands at the top of the page that is seen now, a few lines of it."""
    QApplication.processEvents()
    browser = guide.browser
    top = browser.cursorForPosition(QPoint(20, 20)).position()
    return text(guide)[top : top + 400]


def chapter(guide: GuideWindow) -> str:
    return guide.contents.currentItem().text(0)


def press(guide: GuideWindow, label: str) -> None:
    button = next(
        each
        for each in guide.findChildren(QPushButton)
        if each.text().replace("&", "").startswith(label)
    )
    button.click()


@pytest.mark.parametrize(
    ("paragraph", "sentence", "title"),
    [
        ("C3.3", "A bid names how many", "The auction"),
        ("C7.4", "you must trump", "The play"),
        ("C10.3", "If one refuses", "Claims"),
        ("C9.99", "When all have passed", "Raspasy"),
        ("C.3", "The auction", "The auction"),
        ("Z1", "The rules of this table", "The rules of this table"),
    ],
)
def test_a_refusal_opens_its_paragraph(
    guide: GuideWindow, paragraph: str, sentence: str, title: str
) -> None:
    guide.show_paragraph(paragraph)
    assert guide.isVisible()
    assert sentence in visible_text(guide)
    assert chapter(guide) == title


def test_no_mark_of_a_place_is_seen(guide: GuideWindow) -> None:
    for show in (guide.show_how_to_use, lambda: guide.show_page(RULES)):
        show()
        assert not any(0xE000 <= ord(letter) < 0xF900 for letter in text(guide))
        assert not set("{}#|") & set(text(guide))


def test_other_rules_are_told_at_once(guide: GuideWindow) -> None:
    assert "Sochi" in text(guide)
    guide.show_rules(preset("leningrad"), "leningrad")
    assert "Leningrad" in text(guide)
    assert "150 points" in text(guide)
    guide.show_rules(preset("leningrad"))
    assert "These are the rules as they are played in this match." in text(guide)


def test_the_contents_lead_to_every_chapter(guide: GuideWindow) -> None:
    guide.show()
    tops = [guide.contents.topLevelItem(row) for row in range(guide.contents.topLevelItemCount())]
    assert [top.text(0) for top in tops] == ["The rules of this table", "How to use the program"]
    for top in tops:
        for row in range(top.childCount()):
            guide.contents.setCurrentItem(top.child(row))
            assert top.child(row).text(0) in text(guide)
    assert "SHA-256" in text(guide)


def test_one_can_go_back_and_forward(guide: GuideWindow) -> None:
    guide.show_how_to_use()
    assert "How to use the program" in text(guide)
    press(guide, "Back")
    assert "The rules of this table" in text(guide)
    press(guide, "Forward")
    assert "How to use the program" in text(guide)


def test_search_goes_on_from_the_top_and_says_when_there_is_nothing(
    qtbot: QtBot, guide: GuideWindow
) -> None:
    guide.show()
    guide.search.setText("worked deal")
    qtbot.keyClick(guide.search, Qt.Key.Key_Return)
    first = guide.browser.textCursor().position()
    assert guide.browser.textCursor().selectedText().casefold() == "worked deal"
    qtbot.keyClick(guide.search, Qt.Key.Key_Return)
    assert guide.browser.textCursor().position() == first
    guide.search.setText("raspasy")
    guide.find_next()
    later = guide.browser.textCursor().position()
    guide.find_previous()
    assert guide.browser.textCursor().position() != later
    guide.search.setText("xyzzy")
    before = guide.browser.textCursor().position()
    guide.find_next()
    assert guide.found.text() == "Not found on this page"
    assert guide.browser.textCursor().position() == before


def test_every_key_is_on_the_page_about_the_program(guide: GuideWindow, owner: QMainWindow) -> None:
    guide.show_how_to_use()
    for words in ("Ctrl+Shift+P", "Find a command", "On the table", "Claim"):
        assert words in text(guide)


def test_a_page_can_be_printed(guide: GuideWindow, tmp_path: Path) -> None:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    path = tmp_path / "rules.pdf"
    printer.setOutputFileName(str(path))
    guide.print_to(printer)
    assert path.read_bytes().startswith(b"%PDF")
    assert path.stat().st_size > 10_000


def test_a_page_keeps_the_colours_of_the_window() -> None:
    page = rendered("# A\n\nwords\n\n| a | b |\n|---|---|\n| 1 | 2 |\n", QFont(), QPalette())
    assert "color:#" not in page.html.replace("border-color:#", "")


def test_reading_goes_on_where_it_was_when_the_look_changes(guide: GuideWindow) -> None:
    guide.show_paragraph("C7.4")
    place = guide.browser.verticalScrollBar().value()
    palette = guide.palette()
    palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.red)
    guide.setPalette(palette)
    QApplication.processEvents()
    assert place > 0
    assert guide.browser.verticalScrollBar().value() == place
    assert HOW_TO_USE in guide.browser.pages
