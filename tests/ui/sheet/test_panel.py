"""Paper and table behind one switch."""

from fractions import Fraction

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QToolButton

from preferans_qt.ui.sheet.model import DealRow
from preferans_qt.ui.sheet.panel import LEDGER, PAPER, TABLE, ScoreSheetPanel
from preferans_qt.ui.theme import theme_for
from tests.ui.sheet.test_ledger import LEDGER_CONTENT


@pytest.fixture
def panel(qtbot, content_of):
    widget = ScoreSheetPanel(theme_for("light", "green"))
    qtbot.addWidget(widget)
    content = content_of(3, 6, balances=(Fraction(1), Fraction(0), Fraction(-1)))
    deals = [
        DealRow(f"deal {number}", (Fraction(2), Fraction(-1), Fraction(-1))) for number in "123456"
    ]
    widget.show_content(content, deals)
    widget.resize(400, 500)
    widget.show()
    qtbot.waitExposed(widget)
    return widget


def button(panel: ScoreSheetPanel, text: str) -> QToolButton:
    return next(b for b in panel.findChildren(QToolButton) if b.text() == text)


def test_the_switch_shows_paper_or_table(panel, qtbot):
    assert panel.page == PAPER
    assert panel.paper.isVisible()
    qtbot.mouseClick(button(panel, "Table"), Qt.MouseButton.LeftButton)
    assert panel.page == TABLE
    assert panel.totals.isVisible()
    assert not panel.paper.isVisible()
    qtbot.keyClick(button(panel, "Paper"), Qt.Key.Key_Space)
    assert panel.page == PAPER
    panel.set_page(TABLE)
    assert button(panel, "Table").isChecked()


def test_paper_and_tables_show_the_same_match(panel):
    assert len(panel.paper.content.posted) == 6
    pools = {
        p.region.owner: p.figure.total
        for p in panel.paper.sheet_layout.figures
        if p.region.column == "pool"
    }
    for seat in range(3):
        assert panel.totals.model().index(seat, 0).data() == str(pools.get(seat, 0))
    assert panel.deals.model().rowCount() == 6


def test_numbers_and_deals_can_be_opened(panel, qtbot):
    placed = panel.paper.sheet_layout.figures[0]
    with qtbot.waitSignal(panel.entries_activated) as entry:
        qtbot.mouseClick(
            panel.paper, Qt.MouseButton.LeftButton, pos=placed.page_box.center().toPoint()
        )
    assert entry.args == [placed.figure.deal, [placed.figure.entry]]
    panel.set_page(TABLE)
    panel.deals.setCurrentIndex(panel.deals.model().index(3, 1))
    with qtbot.waitSignal(panel.deal_activated) as deal:
        qtbot.keyClick(panel.deals, Qt.Key.Key_Return)
    assert deal.args == [3]


def test_all_totals_are_seen_without_scrolling(panel):
    panel.set_page(TABLE)
    QApplication.processEvents()
    last = panel.totals.model().index(2, 0)
    assert panel.totals.viewport().rect().contains(panel.totals.visualRect(last))


def test_without_deals_there_is_no_empty_table(panel, content_of):
    content = content_of(3, 0)
    panel.show_content(content)
    panel.set_page(TABLE)
    assert not panel.deals.isVisible()


def test_a_ledger_takes_the_place_of_paper_and_tables(panel, content_of):
    panel.show_content(LEDGER_CONTENT)
    assert panel.page == LEDGER
    assert panel.ledger.isVisible()
    assert not any(switch.isVisible() for switch in panel.findChildren(QToolButton))
    panel.set_page(TABLE)
    assert panel.page == LEDGER
    panel.show_content(content_of(3, 2))
    assert panel.page == TABLE
    assert all(switch.isVisible() for switch in panel.findChildren(QToolButton))


def test_everything_that_takes_the_focus_has_a_name(panel):
    QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    for widget in (panel.paper, panel.totals, panel.deals, panel.ledger):
        assert widget.accessibleName()
    for switch in panel.findChildren(QToolButton):
        assert switch.text()
        assert switch.toolTip()
