"""The score sheet for the window: paper or table, with a switch; or a ledger of points."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.game.entries import Entry
from preferans_qt.ui.sheet.content import EMPTY, SheetContent
from preferans_qt.ui.sheet.ledger import LedgerTable
from preferans_qt.ui.sheet.model import DealRow, DealsModel, SheetModel, SheetTable
from preferans_qt.ui.sheet.paper import PaperSheet
from preferans_qt.ui.theme import Theme

PAPER, TABLE, LEDGER = 0, 1, 2  # pages


class ScoreSheetPanel(QWidget):
    """The sheet as paper, or as two tables: totals, and deals with their results.

    A ledger of points has one table of its own instead.
    """

    entries_activated = Signal(int, object)  # index of the deal, a list of Entry
    deal_activated = Signal(int)  # index of the deal

    def __init__(
        self,
        theme: Theme,
        explain: Callable[[Entry], str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.paper = PaperSheet(theme, explain)
        self.paper.entry_activated.connect(
            lambda deal, entry: self.entries_activated.emit(deal, [entry])
        )
        self.ledger = LedgerTable(theme)
        self.ledger.entries_activated.connect(self.entries_activated)
        self._totals_model = SheetModel(self)
        self._deals_model = DealsModel(self)
        self.totals = SheetTable(self._totals_model)
        self.deals = SheetTable(self._deals_model, wide=0)
        self.deals.activated.connect(self._activate_deal)
        self._pages = QStackedWidget()
        for page in (self.paper, self._tables(), self.ledger):
            self._pages.addWidget(page)
        self._buttons = QButtonGroup(self)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        rows.addLayout(self._switch())
        rows.addWidget(self._pages, 1)
        self._buttons.idToggled.connect(self._show_page)
        self.set_page(PAPER)
        self._retranslate()

    def _tables(self) -> QWidget:
        tables = QWidget()
        column = QVBoxLayout(tables)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.totals)
        column.addWidget(self.deals, 1)
        return tables

    def _switch(self) -> QHBoxLayout:
        """Two buttons, of which one is pressed."""
        switch = QHBoxLayout()
        switch.setContentsMargins(4, 4, 4, 0)
        switch.setSpacing(2)
        for page in (PAPER, TABLE):
            button = QToolButton()
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            self._buttons.addButton(button, page)
            switch.addWidget(button)
        switch.addStretch(1)
        return switch

    @property
    def page(self) -> int:
        """`PAPER` or `TABLE`; `LEDGER` for a ledger of points."""
        return self._pages.currentIndex()

    def set_page(self, page: int) -> None:
        self._buttons.button(page).setChecked(True)

    @property
    def content(self) -> SheetContent:
        """What is shown."""
        return self.paper.content

    def set_explain(self, explain: Callable[[Entry], str] | None) -> None:
        """How an entry is explained in a sentence; None for a plain text."""
        self.paper.set_explain(explain)
        self.ledger.ledger.set_explain(explain)

    def show_content(self, content: SheetContent, deals: Sequence[DealRow] = ()) -> None:
        """Show a sheet on paper and in the tables, or a ledger."""
        self.paper.show_content(content)
        self.ledger.show_content(content if content.is_ledger else EMPTY)
        self._choose_page(content)
        self._totals_model.show_content(content)
        self._deals_model.show_deals(content.names, deals)
        self.deals.scrollToBottom()
        self.deals.setVisible(bool(deals))
        self._fit_totals()

    def _choose_page(self, content: SheetContent) -> None:
        """A ledger stands in place of paper and tables, and needs no switch."""
        for button in self._buttons.buttons():
            button.setVisible(not content.is_ledger)
        page = LEDGER if content.is_ledger else self._buttons.checkedId()
        self._pages.setCurrentIndex(page)

    def set_theme(self, theme: Theme) -> None:
        self.paper.set_theme(theme)
        self.ledger.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._fit_totals()

    def _show_page(self, page: int, shown: bool) -> None:
        if shown and not self.content.is_ledger:
            self._pages.setCurrentIndex(page)

    def _activate_deal(self, index: QModelIndex) -> None:
        self.deal_activated.emit(index.row())

    def _fit_totals(self) -> None:
        """Give the totals the height of their rows, the deals the rest."""
        height = self.totals.horizontalHeader().height() + self.totals.verticalHeader().length()
        bar = self.totals.horizontalScrollBar().sizeHint().height()
        self.totals.setFixedHeight(height + bar)

    def _retranslate(self) -> None:
        self._buttons.button(PAPER).setText(self.tr("Paper"))
        self._buttons.button(PAPER).setToolTip(self.tr("The sheet as it is pencilled at the table"))
        self._buttons.button(TABLE).setText(self.tr("Table"))
        self._buttons.button(TABLE).setToolTip(self.tr("Totals and results of all deals"))
        self.ledger.setAccessibleName(self.tr("Points by deal"))
        self.totals.setAccessibleName(self.tr("Totals by player"))
        self.deals.setAccessibleName(self.tr("Results by deal"))
