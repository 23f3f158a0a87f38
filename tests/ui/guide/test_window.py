"""The window of the guide: places, contents, history, search, printing, and other rules."""

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QFont, QPalette, QTextCursor
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from preferans_qt.game.presets import preset
from preferans_qt.ui.guide.page import HOW_TO_USE, PAGES, RULES, rendered
from preferans_qt.ui.guide.window import GuideWindow


def text(guide: GuideWindow) -> str:
    return guide.browser.toPlainText()


def visible_text(guide: GuideWindow) -> str:
    """The paragraphs that are seen now."""
    QApplication.processEvents()
    browser = guide.browser
    corner = browser.viewport().rect().bottomRight() - QPoint(20, 5)
    first = browser.cursorForPosition(QPoint(20, 20)).block().position()
    return text(guide)[first : browser.cursorForPosition(corner).position()]


def chapter(guide: GuideWindow) -> str:
    return guide.contents.currentItem().text(0)


def press(guide: GuideWindow, label: str) -> None:
    button = next(
        each
        for each in guide.findChildren(QPushButton)
        if each.text().replace("&", "").startswith(label)
    )
    button.click()


def marked(guide: GuideWindow) -> list[str]:
    """The words that stand out on the page that is seen."""
    return [mark.cursor.selectedText() for mark in guide.browser.extraSelections()]


@pytest.mark.parametrize(
    ("paragraph", "sentence", "title"),
    [
        ("C3.3", "A bid names how many of the ten tricks", "The auction"),
        ("C3.13", "There are no bids that do without the talon.", "The auction"),
        ("A.1", "There are no dark games and no bombs", "The auction"),
        ("C5.5", "Nobody but the two defenders is asked.", "Whist"),
        ("C7.4", "If you have no card of the suit, you must trump", "The play"),
        ("C10.3", "If one refuses, the play goes on", "Claims"),
        ("D.2", "Who writes what", "What it is worth"),
        ("E5.3", "Noticed later in the deal", "When something goes wrong"),
    ],
)
def test_a_refusal_opens_its_sentence_and_marks_it(
    guide: GuideWindow, paragraph: str, sentence: str, title: str
) -> None:
    guide.show_paragraph(paragraph)
    QApplication.processEvents()
    assert guide.isVisible()
    (words,) = marked(guide)
    assert words.startswith(sentence)
    assert len(words) < 700
    (mark,) = guide.browser.extraSelections()
    start = QTextCursor(mark.cursor)
    start.setPosition(mark.cursor.selectionStart())
    assert guide.browser.viewport().rect().contains(guide.browser.cursorRect(start))
    assert chapter(guide) == title


@pytest.mark.parametrize(
    ("paragraph", "title"),
    [("C9.99", "Raspasy"), ("C.3", "The auction"), ("Z1", "The rules of this table")],
)
def test_a_chapter_is_opened_as_a_whole(guide: GuideWindow, paragraph: str, title: str) -> None:
    guide.show_paragraph(paragraph)
    assert title in visible_text(guide)
    assert chapter(guide) == title
    assert marked(guide) == []


def test_no_mark_of_a_place_is_seen(guide: GuideWindow) -> None:
    for page in PAGES:
        guide.show_page(page)
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
    titles = [top.text(0) for top in tops]
    assert titles == [guide.browser.pages[page].title.text for page in PAGES]
    for top in tops:
        guide.contents.setCurrentItem(top)
        assert text(guide).startswith(top.text(0))
        for row in range(top.childCount()):
            title = top.child(row).text(0)
            guide.contents.setCurrentItem(top.child(row))
            assert title in visible_text(guide)
            assert chapter(guide) == title
        unfolded = [each.text(0) for each in tops if each.isExpanded()]
        assert unfolded == [top.text(0)]


def test_one_can_go_back_and_forward(guide: GuideWindow) -> None:
    guide.show_how_to_use()
    assert "How to use the program" in text(guide)
    press(guide, "Back")
    assert "The rules of this table" in text(guide)
    press(guide, "Forward")
    assert "How to use the program" in text(guide)


def test_a_link_turns_the_page_and_the_contents_follow(guide: GuideWindow) -> None:
    guide.show_page("checklist")
    guide.browser.setSource(QUrl("guide:rules#c5"))
    assert "Now the defenders say" in visible_text(guide)
    assert chapter(guide) == "Whist"
    press(guide, "Back")
    assert text(guide).startswith("One deal from first to last")
    assert chapter(guide) == "One deal from first to last"


def test_search_goes_through_all_pages_and_round(qtbot: QtBot, guide: GuideWindow) -> None:
    guide.show()
    guide.search.setText("stalingrad")
    assert guide.found.text() == "– of 2"
    seen = []
    for _ in range(3):
        qtbot.keyClick(guide.search, Qt.Key.Key_Return)
        assert guide.browser.textCursor().selectedText() == "Stalingrad"
        seen.append((guide.browser.page, guide.found.text()))
    assert seen == [("rules", "1 of 2"), ("words", "2 of 2"), ("rules", "1 of 2")]
    guide.find_previous()
    assert (guide.browser.page, guide.found.text()) == ("words", "2 of 2")
    press(guide, "Back")
    assert guide.browser.page == "rules"


def test_search_begins_with_the_page_that_is_read(guide: GuideWindow) -> None:
    guide.show_page("words")
    guide.search.setText("trump")
    guide.find_next()
    assert guide.browser.page == "words"
    guide.search.setText("trumps")  # not on that page
    guide.find_next()
    assert guide.browser.page == "example"


def test_finds_are_listed_and_lead_to_their_places(guide: GuideWindow) -> None:
    guide.show()
    guide.search.setText("MISERE")
    assert guide.finds.isVisible()
    assert not guide.contents.isVisible()
    rows = [row for row in guide.finds.rows() if row.parent() is not None]
    assert guide.found.text() == f"– of {len(rows)}"
    assert "The auction · The rules of this table" in {row.parent().text(0) for row in rows}
    for row in rows:
        assert "misère" in row.text(0).casefold()
        guide.finds.setCurrentItem(row)
        assert guide.browser.textCursor().selectedText().casefold() == "misère"
    guide.search.clear()
    assert guide.contents.isVisible()
    assert guide.found.text() == ""


def test_every_find_on_the_page_is_marked(guide: GuideWindow) -> None:
    guide.show_page(RULES)
    guide.search.setText("raspasy")
    assert len(marked(guide)) > 5
    assert {words.casefold() for words in marked(guide)} == {"raspasy"}
    guide.search.clear()
    assert marked(guide) == []


def test_what_is_not_found_is_said(guide: GuideWindow) -> None:
    guide.show_page("words")
    before = guide.browser.textCursor().position()
    guide.search.setText("xyzzy")
    guide.find_next()
    guide.find_previous()
    assert guide.found.text() == "Not found in the guide"
    assert guide.contents.isVisible()
    assert (guide.browser.page, guide.browser.textCursor().position()) == ("words", before)


def test_escape_ends_the_search_before_it_closes_the_window(
    qtbot: QtBot, guide: GuideWindow
) -> None:
    with qtbot.waitActive(guide):
        guide.activateWindow()
    guide.search.setText("whist")
    qtbot.keyClick(guide, Qt.Key.Key_Escape)
    assert guide.isVisible()
    assert guide.search.text() == ""
    qtbot.keyClick(guide, Qt.Key.Key_Escape)
    assert not guide.isVisible()


def test_other_rules_are_searched_at_once(guide: GuideWindow) -> None:
    guide.search.setText("progression")
    guide.search.setText("150 points")
    assert guide.found.text() == "Not found in the guide"
    guide.show_rules(preset("leningrad"), "leningrad")
    assert guide.found.text() == "– of 1"


def test_cards_are_drawn_on_the_page(guide: GuideWindow) -> None:
    guide.show_page("example")
    guide.resize(900, 680)
    guide.show_place("example", "talon")
    QApplication.processEvents()
    seen = guide.browser.viewport().grab().toImage()
    red = sum(
        QColor(seen.pixel(x, y)).red() > 150 and QColor(seen.pixel(x, y)).green() < 80
        for x in range(0, seen.width(), 3)
        for y in range(0, seen.height(), 3)
    )
    assert red > 100  # hearts and diamonds; nothing else on the page is red


def test_every_key_is_on_the_page_about_the_program(guide: GuideWindow, owner: QMainWindow) -> None:
    guide.show_how_to_use()
    for words in ("Ctrl+Shift+P", "Find a command", "On the table", "Claim"):
        assert words in text(guide)


def test_a_page_keeps_the_colours_of_the_window() -> None:
    page = rendered("# A\n\nwords\n\n| a | b |\n|---|---|\n| 1 | 2 |\n", QFont(), QPalette())
    assert "color:#" not in page.html.replace("border-color:#", "")


def test_a_link_has_the_colour_of_the_palette() -> None:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Link, QColor("#123456"))
    assert "color:#123456" in rendered("# A\n\n[b](guide:rules)\n", QFont(), palette).html


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
