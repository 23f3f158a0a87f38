"""The guide on paper: pages, tables that stay whole, and black on white in any theme."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPdfWriter, QTextBlock, QTextTable
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from preferans_qt.game.presets import preset
from preferans_qt.ui.dressing import qt_palette
from preferans_qt.ui.guide.browser import guide_deck
from preferans_qt.ui.guide.facts import facts_of
from preferans_qt.ui.guide.page import PAGES, blocks, template_of
from preferans_qt.ui.guide.paper import PaperDocument
from preferans_qt.ui.guide.template import resolve
from preferans_qt.ui.guide.window import GuideWindow
from preferans_qt.ui.theme import theme_for

WIDTH, HEIGHT = 640.0, 940.0  # of a sheet at the resolution of an image


def printer_to(path: Path) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


def pages_in(path: Path) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", path.read_bytes()))


def laid_out(language: str, device: QImage) -> PaperDocument:
    facts = {**facts_of(preset("leningrad"), "Leningrad", 4), "keys": ""}
    pages = [resolve(template_of(page, language), facts) for page in PAGES]
    document = PaperDocument(pages, QFont(), guide_deck())
    document.lay_out(device, QSizeF(WIDTH, HEIGHT))
    return document


@pytest.fixture
def device(qapp: QApplication) -> QImage:
    return QImage(8, 8, QImage.Format.Format_RGB32)


def test_the_whole_guide_has_more_pages_than_one_of_its_own(
    guide: GuideWindow, tmp_path: Path
) -> None:
    whole, one = tmp_path / "whole.pdf", tmp_path / "one.pdf"
    sheets = guide.print_to(printer_to(whole), PAGES)
    assert 15 <= sheets <= 40
    assert pages_in(whole) == sheets
    assert guide.print_to(printer_to(one), ("checklist",)) == pages_in(one) == 1


class AgreeingDialog:
    """Stands for the system's dialog, where somebody presses Print at once."""

    DialogCode = QPrintDialog.DialogCode

    def __init__(self, printer: QPrinter, parent: QWidget) -> None:
        pass

    def exec(self) -> int:
        return QPrintDialog.DialogCode.Accepted


def test_the_button_offers_this_page_and_the_whole_guide(
    guide: GuideWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed: list[tuple[str, ...]] = []
    monkeypatch.setattr("preferans_qt.ui.guide.window.QPrintDialog", AgreeingDialog)
    monkeypatch.setattr(guide, "print_to", lambda _, pages: printed.append(tuple(pages)))
    guide.show_page("questions")
    (menu,) = (button.menu() for button in guide.findChildren(QPushButton) if button.menu())
    for action in menu.actions():
        action.trigger()
    assert printed == [("questions",), PAGES]


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_a_device_that_takes_nothing_is_told(guide: GuideWindow, tmp_path: Path) -> None:
    writer = QPdfWriter(str(tmp_path / "no such folder" / "guide.pdf"))
    assert guide.print_to(writer, PAGES) == 0


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_table_and_no_heading_is_torn_from_what_follows(language: str, device: QImage) -> None:
    document = laid_out(language, device)
    layout = document.documentLayout()

    def sheet(y: float) -> int:
        return int(y // HEIGHT)

    tables = list(tables_of(document))
    assert len(tables) >= 12
    for table in tables:
        area = layout.frameBoundingRect(table)
        assert sheet(area.top()) == sheet(area.bottom() - 1)
    for block in blocks(document):
        if block.blockFormat().headingLevel() and block.next().isValid():
            assert sheet(layout.blockBoundingRect(block).top()) == sheet(
                layout.blockBoundingRect(block.next()).top()
            ), block.text()


def tables_of(document: PaperDocument) -> Iterator[QTextTable]:
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            yield frame


def test_each_page_of_the_guide_begins_a_sheet(device: QImage) -> None:
    document = laid_out("en", device)
    layout = document.documentLayout()
    titles = [each for each in blocks(document) if each.blockFormat().headingLevel() == 1]
    assert len(titles) == len(PAGES)
    sheets = [int(layout.blockBoundingRect(title).top() // HEIGHT) for title in titles]
    assert len(set(sheets)) == len(PAGES)
    for title, sheet in zip(titles, sheets, strict=True):
        assert layout.blockBoundingRect(title).top() - sheet * HEIGHT < HEIGHT / 10


def test_all_of_the_text_is_there(device: QImage) -> None:
    text = laid_out("en", device).toPlainText()
    for words in ("leningrad".title(), "Trick 10", "Frequent questions", "gentleman’s whist"):
        assert words in text
    assert not any(0xE000 <= ord(letter) < 0xF900 for letter in text)


def test_it_is_black_on_white_in_a_dark_window(qapp: QApplication, device: QImage) -> None:
    usual = qapp.palette()
    try:
        qapp.setPalette(qt_palette(theme_for("dark", "green").palette))
        document = laid_out("en", device)
    finally:
        qapp.setPalette(usual)
    assert {colour.name() for block in blocks(document) for colour in inks(block)} == {"#000000"}


def inks(block: QTextBlock) -> Iterator[QColor]:
    pieces = block.begin()
    while not pieces.atEnd():
        brush = pieces.fragment().charFormat().foreground()
        if brush.style() != Qt.BrushStyle.NoBrush:
            yield brush.color()
        pieces += 1
