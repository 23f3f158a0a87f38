"""The sheet as tables: the same totals as on paper, with names that can be read aloud."""

from fractions import Fraction

import pytest
from PySide6.QtCore import QModelIndex, Qt

from preferans_qt.ui.sheet.content import SheetContent, final_sheet
from preferans_qt.ui.sheet.model import DealRow, DealsModel, SheetModel, SheetTable

HORIZONTAL, VERTICAL = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
SPOKEN = Qt.ItemDataRole.AccessibleTextRole

pytestmark = pytest.mark.usefixtures("qapp")


def titles(model, orientation) -> list[str]:
    count = model.columnCount() if orientation is HORIZONTAL else model.rowCount()
    return [model.headerData(section, orientation) for section in range(count)]


def row_of(model, row: int) -> list[str]:
    return [model.index(row, column).data() for column in range(model.columnCount())]


@pytest.fixture
def balances():
    return (Fraction(58, 3), Fraction(-40, 3), Fraction(-6))


def test_rows_are_players_and_columns_are_zones(content_of, balances, qtmodeltester):
    model = SheetModel()
    content = content_of(3, 20, balances=balances)
    model.show_content(content)
    qtmodeltester.check(model)
    assert titles(model, VERTICAL) == ["You", "West", "East"]
    assert titles(model, HORIZONTAL) == [
        "pool",
        "mountain",
        "on\nYou",
        "on\nWest",
        "on\nEast",
        "balance",
    ]
    sheet = final_sheet(content)
    for seat in range(3):
        whists = [str(number) for number in sheet.whists[seat]]
        whists[seat] = "–"
        assert row_of(model, seat)[:-1] == [
            str(sheet.pool[seat]),
            str(sheet.mountain[seat]),
            *whists,
        ]
    assert [row_of(model, seat)[-1] for seat in range(3)] == ["+19 1/3", "−13 1/3", "−6"]


def test_cells_are_read_aloud_with_owner_and_column(content_of, balances):
    model = SheetModel()
    content = content_of(3, 20, balances=balances)
    model.show_content(content)
    sheet = final_sheet(content)
    assert model.index(1, 0).data(SPOKEN) == f"West, pool: {sheet.pool[1]}"
    assert model.index(1, 4).data(SPOKEN) == f"West, whists on East: {sheet.whists[1][2]}"
    assert model.index(0, 5).data(SPOKEN) == "You, balance in whists: +19 1/3"


def test_what_the_last_deal_changed_is_bold(content_of):
    model = SheetModel()
    content = content_of(4, 10)
    model.show_content(content)
    before, after = final_sheet(content_of(4, 9)), final_sheet(content)
    changed = 0
    for seat in range(4):
        for column, totals in enumerate((lambda s: s.pool, lambda s: s.mountain)):
            font = model.index(seat, column).data(Qt.ItemDataRole.FontRole)
            assert (font is not None) == (totals(before)[seat] != totals(after)[seat])
            changed += font is not None
        for on in range(4):
            font = model.index(seat, 2 + on).data(Qt.ItemDataRole.FontRole)
            assert (font is not None) == (before.whists[seat][on] != after.whists[seat][on])
            changed += font is not None
    assert changed


def test_the_cursor_stays_when_totals_change_and_columns_do_not(qtbot, content_of):
    model = SheetModel()
    model.show_content(content_of(3, 5))
    table = SheetTable(model)
    qtbot.addWidget(table)
    table.setCurrentIndex(model.index(1, 2))
    model.show_content(content_of(3, 6))
    assert (table.currentIndex().row(), table.currentIndex().column()) == (1, 2)
    model.show_content(content_of(4, 6))
    assert not table.currentIndex().isValid()
    assert model.rowCount() == 4


def test_a_ledger_has_one_column_of_points():
    model = SheetModel()
    model.show_content(SheetContent(("You", "West", "East"), None))
    assert titles(model, HORIZONTAL) == ["points"]


def test_the_deals_stand_one_below_another(qtmodeltester, balances):
    model = DealsModel()
    deals = [DealRow("6S, made", balances), DealRow("raspasy", (Fraction(0),) * 3)]
    model.show_deals(("You", "West", "East"), deals)
    qtmodeltester.check(model)
    assert titles(model, HORIZONTAL) == ["result", "You", "West", "East"]
    assert titles(model, VERTICAL) == ["1", "2"]
    assert row_of(model, 0) == ["6S, made", "+19 1/3", "−13 1/3", "−6"]
    assert row_of(model, 1) == ["raspasy", "0", "0", "0"]
    assert model.index(0, 1).data(SPOKEN) == "Deal 1, You: +19 1/3"


def test_cells_have_no_children(content_of):
    for model in (SheetModel(), DealsModel()):
        inside = model.index(0, 0, QModelIndex())
        if inside.isValid():
            assert model.rowCount(inside) == model.columnCount(inside) == 0


@pytest.mark.parametrize("width", [200, 420, 900])
def test_columns_fill_the_table_and_are_never_cut(qtbot, content_of, width):
    model = SheetModel()
    model.show_content(content_of(4, 20, balances=(Fraction(58, 3),) * 4))
    table = SheetTable(model)
    qtbot.addWidget(table)
    table.resize(width, 200)
    table.show()
    header = table.horizontalHeader()
    for column in range(header.count()):
        needed = max(header.sectionSizeHint(column), table.sizeHintForColumn(column))
        assert header.sectionSize(column) >= needed
    assert header.length() >= table.viewport().width() - header.count()
