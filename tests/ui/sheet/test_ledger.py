"""The ledger of signed points: running totals, a row for each deal, and every entry explained."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPdfWriter
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from preferans_qt.game.entries import Why, points
from preferans_qt.ui.sheet.content import SheetContent
from preferans_qt.ui.sheet.drawing import render_sheet
from preferans_qt.ui.sheet.ink import ink_of
from preferans_qt.ui.sheet.ledger import AMOUNTS, LedgerModel, LedgerTable
from preferans_qt.ui.theme import theme_for

NAMES = ("You", "West", "East")
FAILED = points(1, -1, 20, Why.CONTRACT_FAILED)
WHISTED, CONSOLED = points(0, 4, 20, Why.TRICKS_WHISTED), points(0, 1, 20, Why.CONSOLATION)
MADE = points(1, 1, 50, Why.CONTRACT_MADE)
LEDGER_CONTENT = SheetContent(
    NAMES,
    None,
    ((FAILED, WHISTED, CONSOLED), (MADE,), (points(2, 0, 10, Why.TRICKS_WHISTED),)),
    dealer=2,
    results=("West fails", "West makes it", "nothing"),
)


@pytest.fixture
def ledger(qtbot: QtBot) -> LedgerTable:
    table = LedgerTable(theme_for("light", "green"))
    qtbot.addWidget(table)
    table.ledger.set_explain(lambda entry: f"{entry.why} {entry.amount}")
    table.show_content(LEDGER_CONTENT)
    table.resize(420, 300)
    table.show()
    return table


def column(model: LedgerModel, seat: int, role: int = Qt.ItemDataRole.DisplayRole) -> list[str]:
    return [model.index(row, seat + 1).data(role) for row in range(model.rowCount())]


def test_each_player_has_a_running_total_with_what_each_deal_brought(
    ledger: LedgerTable, qtmodeltester
) -> None:
    model = ledger.ledger
    qtmodeltester.check(model)
    assert [column(model, seat) for seat in range(3)] == [
        ["100", "100", "100"],
        ["−20", "30", "30"],
        ["0", "0", "0"],
    ]
    assert column(model, 0, AMOUNTS) == ["+80 +20", "", ""]
    assert column(model, 1, AMOUNTS) == ["−20", "+50", ""]
    assert column(model, 2, AMOUNTS) == ["", "", ""], "an entry of nothing is not written"


def test_the_header_has_the_totals_and_the_dealer(ledger: LedgerTable) -> None:
    header = [
        ledger.ledger.headerData(section, Qt.Orientation.Horizontal, role)
        for section in range(4)
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.DecorationRole)
    ]
    assert header[0::2] == ["result", "You\n100", "West\n30", "East\n0"]
    assert [icon is not None for icon in header[1::2]] == [False, False, False, True]


def test_a_cell_explains_every_entry_and_the_total(ledger: LedgerTable) -> None:
    model = ledger.ledger
    told = model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole)
    assert told == "tricks_whisted 80\nconsolation 20\nDeal 1. Total now: 100."
    spoken = model.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Deal 1, You: +80 +20, total 100"
    nothing = model.index(1, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert nothing == "Deal 2, You: nothing, total 100"
    assert "Deal 1: West fails" in model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_a_click_and_the_enter_key_ask_about_a_cell(ledger: LedgerTable, qtbot: QtBot) -> None:
    index = ledger.ledger.index(0, 1)
    place = ledger.visualRect(index).center()
    with qtbot.waitSignal(ledger.entries_activated) as asked:
        qtbot.mouseClick(ledger.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked.args == [0, [WHISTED, CONSOLED]]
    assert QToolTip.text().startswith("tricks_whisted 80")
    ledger.setCurrentIndex(ledger.ledger.index(1, 2))
    with qtbot.waitSignal(ledger.entries_activated) as asked:
        qtbot.keyClick(ledger, Qt.Key.Key_Return)
    assert asked.args == [1, [MADE]]
    ledger.setCurrentIndex(ledger.ledger.index(1, 1))
    with qtbot.assertNotEmitted(ledger.entries_activated):
        qtbot.keyClick(ledger, Qt.Key.Key_Return)


def test_the_newest_deal_is_in_sight_and_stands_out(ledger: LedgerTable) -> None:
    many = tuple((MADE,) for _ in range(60))
    ledger.show_content(SheetContent(NAMES, None, many))
    last = ledger.ledger.index(59, 2)
    assert ledger.viewport().rect().contains(ledger.visualRect(last))
    ledger.resize(420, 160)
    assert ledger.viewport().rect().contains(ledger.visualRect(last))
    assert last.data(Qt.ItemDataRole.FontRole).bold()
    assert ledger.ledger.index(58, 2).data(Qt.ItemDataRole.FontRole) is None


@pytest.mark.parametrize(("players", "width"), [(3, 340), (4, 440)])
def test_all_players_are_seen_in_a_narrow_panel(
    ledger: LedgerTable, players: int, width: int
) -> None:
    names = ("You", "Boris", "Anton", "Clara")[:players]
    results = ("You make six diamonds with as many tricks as you named.",)
    written = tuple(points(seat, -2, 50, Why.WHIST_SHORT) for seat in range(players))
    ledger.show_content(SheetContent(names, None, (written,), results=results))
    ledger.resize(width, 300)
    header = ledger.horizontalHeader()
    assert header.length() <= ledger.viewport().width()
    assert header.sectionSize(0) >= 80


def test_what_a_deal_brought_is_drawn_beside_the_total(ledger: LedgerTable) -> None:
    """The same total looks otherwise where something was written."""

    def pictured(row: int) -> QImage:
        cell = ledger.visualRect(ledger.ledger.index(row, 1)).adjusted(1, 1, -1, -1)
        image = QImage(cell.size(), QImage.Format.Format_RGB32)
        ledger.viewport().render(image, sourceRegion=cell)
        return image

    left = pictured(0).width() // 2
    written, unwritten = (pictured(row).copy(0, 0, left, 15) for row in (0, 2))
    colours = [
        {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
        for image in (written, unwritten)
    ]
    assert len(colours[0]) > 2
    assert len(colours[1]) == 1


def test_another_theme_changes_ink_and_chip(ledger: LedgerTable) -> None:
    dark = theme_for("dark", "green")
    before = ledger.ledger.headerData(
        3, Qt.Orientation.Horizontal, Qt.ItemDataRole.DecorationRole
    ).cacheKey()
    ledger.set_theme(dark)
    after = ledger.ledger.headerData(
        3, Qt.Orientation.Horizontal, Qt.ItemDataRole.DecorationRole
    ).cacheKey()
    assert before != after


@pytest.mark.parametrize("deals", [0, 3, 90])
def test_a_ledger_is_printed_as_rows_of_vectors(qapp: object, tmp_path: Path, deals: int) -> None:
    content = SheetContent(NAMES, None, tuple((MADE,) for _ in range(deals)), results=())
    file = tmp_path / "ledger.pdf"
    writer = QPdfWriter(str(file))
    painter = QPainter(writer)
    render_sheet(painter, QRectF(0, 0, writer.width(), writer.height()), content)
    painter.end()
    pdf = file.read_bytes()
    assert pdf.startswith(b"%PDF")
    assert b"/Subtype /Image" not in pdf


def printed(content: SheetContent) -> QImage:
    image = QImage(600, 800, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    render_sheet(painter, QRectF(image.rect()), content)
    painter.end()
    return image


def test_print_has_totals_and_results_and_knows_no_colours(qapp: object) -> None:
    whole = printed(LEDGER_CONTENT)
    assert whole.allGray()
    without = SheetContent(NAMES, None, LEDGER_CONTENT.posted)
    row = whole.height() // 41
    result = (40, row, 150, row)
    assert whole.copy(*result) != printed(without).copy(*result)
    assert whole.copy(250, 0, 350, 800) == printed(without).copy(250, 0, 350, 800)
    assert printed(without) != printed(SheetContent(NAMES, None))


def test_the_ink_is_that_of_the_paper() -> None:
    theme = theme_for("dark", "green")
    assert ink_of(theme.palette).paper == theme.palette.paper
